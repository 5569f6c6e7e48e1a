"""Many games between bots at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from . import _engine
from ._engine import Game, State


class Playouts(NamedTuple):
    """What came out, a row for each game: numpy arrays where numpy is installed, lists elsewhere."""

    returns: Any
    """What each player has won, as ``State.returns``."""
    scores: Any
    """The points of each player."""
    ranks: Any
    """The rank of each player, 1 being best."""
    lengths: Any
    """How many decisions were made."""


def playouts(
    game: Game,
    bots: Sequence[str],
    games: int = 1000,
    seed: int = 1,
    threads: int | None = None,
) -> Playouts:
    """Lets a bot for each seat play many games; game ``i`` has the seed ``seed + i``.

    The same call gives the same result on any number of threads. Other threads of Python go on meanwhile.
    """
    return _arrays(_engine.playouts(game, _named(bots), games, seed, threads), game.num_players())


def playouts_from(
    state: State,
    bots: Sequence[str],
    games: int = 1000,
    seed: int = 1,
    threads: int | None = None,
    player: int | None = None,
) -> Playouts:
    """Lets bots play on from a state, many times: in game ``i`` they have the seed ``seed + i``.

    Without a ``player`` every game begins at the state as it is, and bots that leave nothing to chance play the same
    game each time. With one, game ``i`` begins at ``state.resample_from_infostate(player, seed + i)``: what a search
    needs that must not see what is hidden from that player. The state itself stays as it is.
    """
    columns = _engine.playouts_from(state, _named(bots), games, seed, threads, player)
    return _arrays(columns, state.num_players())


def _named(bots: Sequence[str]) -> list[str]:
    if isinstance(bots, str):
        raise ValueError(f'bots has to name one for each seat, as in ["{bots}", "{bots}"]')
    return list(bots)


def _arrays(
    columns: tuple[list[list[float]], list[list[int]], list[list[int]], list[int]], players: int
) -> Playouts:
    try:
        import numpy as np
    except ImportError:
        return Playouts(*columns)
    returns, scores, ranks, lengths = columns
    shape = (len(lengths), players)
    return Playouts(
        np.array(returns, dtype=np.float32).reshape(shape),
        np.array(scores, dtype=np.int32).reshape(shape),
        np.array(ranks, dtype=np.int8).reshape(shape),
        np.array(lengths, dtype=np.int32),
    )
