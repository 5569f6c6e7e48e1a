"""Many games between bots at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from . import _engine
from ._engine import Game


class Playouts(NamedTuple):
    """What came out, a row for each game: numpy arrays where numpy is installed, lists elsewhere."""

    returns: Any
    """What each player has won, as ``State.returns``."""
    scores: Any
    """The points of each player."""
    ranks: Any
    """The rank of each player, 1 being best."""
    lengths: Any
    """How many decisions the game had."""


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
    columns = _engine.playouts(game, list(bots), games, seed, threads)
    try:
        import numpy as np
    except ImportError:
        return Playouts(*columns)
    returns, scores, ranks, lengths = columns
    shape = (games, game.num_players())
    return Playouts(
        np.array(returns, dtype=np.float32).reshape(shape),
        np.array(scores, dtype=np.int32).reshape(shape),
        np.array(ranks, dtype=np.int8).reshape(shape),
        np.array(lengths, dtype=np.int32),
    )
