"""OpenSpiel's own programs in Python play the games as they are."""

from __future__ import annotations

import random

import numpy as np
import pytest

import twocities
from conftest import play_on

pyspiel = pytest.importorskip("pyspiel")


@pytest.mark.parametrize("name", ["london", "new-york"])
def test_the_type_says_what_the_game_is(name: str) -> None:
    game = twocities.load_game(name)
    kind = game.get_type()
    assert isinstance(kind, pyspiel.GameType)
    assert kind.short_name == name.replace("-", "_")
    assert kind.reward_model == pyspiel.GameType.RewardModel.TERMINAL
    assert game.utility_sum() == 0 and kind.utility == pyspiel.GameType.Utility.ZERO_SUM


@pytest.mark.parametrize("name", ["london", "new-york"])
def test_its_search_with_information_sets_plays(name: str) -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    chance = np.random.RandomState(3)
    game = twocities.load_game(name)
    state = play_on(game.new_initial_state(5), 40)
    bot = ismcts.ISMCTSBot(
        game=game, evaluator=mcts.RandomRolloutEvaluator(1, chance), uct_c=1.4, max_simulations=15, random_state=chance
    )
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_its_environment_plays_games_that_differ() -> None:
    from open_spiel.python import rl_environment

    table = rl_environment.Environment(twocities.load_game("new-york", players=3))
    chance, deals = random.Random(1), set()
    for _ in range(3):
        step = table.reset()
        deals.add(tuple(step.observations["info_state"][0]))
        while not step.last():
            player = step.observations["current_player"]
            legal = step.observations["legal_actions"][player]
            step = table.step([chance.choice(legal)])
        assert sum(step.rewards) == pytest.approx(0)
    assert len(deals) == 3
