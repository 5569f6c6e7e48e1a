"""London (second edition) and New York 1901 for research.

>>> import random, twocities
>>> state = twocities.load_game("london", players=2).new_initial_state(seed=7)
>>> while not state.is_terminal():
...     state.apply_action(random.choice(state.legal_actions()))
>>> sum(state.returns())
0.0

See docs/python.md of the project.
"""

from ._engine import Bot, Game, State, __version__, bot_names, game_names, load_game
from .arrays import information_state_array, legal_actions_array, observation_array
from .layout import Field, information_state_layout, observation_layout
from .playouts import Playouts, playouts, playouts_from

__all__ = [
    "Bot",
    "Field",
    "Game",
    "Playouts",
    "State",
    "__version__",
    "bot_names",
    "game_names",
    "information_state_array",
    "information_state_layout",
    "legal_actions_array",
    "load_game",
    "observation_array",
    "observation_layout",
    "playouts",
    "playouts_from",
]
