"""What OpenSpiel's own programs in Python ask of a game beyond its shape.

>>> from open_spiel.python import rl_environment
>>> import twocities
>>> table = rl_environment.Environment(twocities.load_game("new-york", players=2))
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ._engine import Game


def game_type(game: Game) -> Any:
    """What kind of game it is, as a ``pyspiel.GameType``. ``Game.get_type`` gives the same."""
    try:
        import pyspiel
    except ImportError as missing:
        raise ImportError("get_type needs OpenSpiel: pip install open_spiel") from missing
    kind = pyspiel.GameType
    return kind(
        short_name=game.name.replace("-", "_"),
        long_name={"london": "London (second edition)", "new-york": "New York 1901"}[game.name],
        dynamics=kind.Dynamics.SEQUENTIAL,
        # Chance is settled by the seed: there are no chance nodes, and no probabilities to ask for.
        chance_mode=kind.ChanceMode.SAMPLED_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        default_loadable=False,
    )
