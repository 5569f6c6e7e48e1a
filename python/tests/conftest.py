"""Games that every test is about."""

from __future__ import annotations

import random

import pytest

import twocities

TABLES = [
    ("london", 2, None, {}),
    ("london", 3, "london-110", {"loans": "limited"}),
    ("new-york", 2, None, {}),
    ("new-york", 4, None, {"variant": "expert", "characters": "choose", "flip": "yes"}),
]


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def game(request: pytest.FixtureRequest) -> twocities.Game:
    name, players, pack, options = request.param
    return twocities.load_game(name, players=players, pack=pack, options=options)


def play_on(state: twocities.State, actions: int, seed: int = 1) -> twocities.State:
    """Goes on at random for so many actions, or to the end."""
    chance = random.Random(seed)
    for _ in range(actions):
        if state.is_terminal():
            break
        state.apply_action(chance.choice(state.legal_actions()))
    return state
