"""The environments keep the contracts of PettingZoo and Gymnasium."""

from __future__ import annotations

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import twocities
from twocities.gymnasium import SeatEnv
from twocities.pettingzoo import env


@pytest.mark.parametrize(("game", "players"), [("london", 2), ("new-york", 3)])
@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_is_content(game: str, players: int) -> None:
    api_test(env(game, players=players), num_cycles=400)
    seed_test(lambda: env(game, players=players), num_cycles=50)


def test_a_render_mode_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="no render mode .human."):
        env(render_mode="human")


def test_a_whole_game_in_the_environment() -> None:
    table = env("new-york", players=3)
    table.reset(seed=5)
    chance = np.random.default_rng(5)
    won = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, over, cut, _ = table.last()
        won[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        assert (len(legal) == 0) == over and not cut
        table.step(None if over else int(chance.choice(legal)))
    assert sum(won.values()) == pytest.approx(0) and max(won.values()) > 0


class Masked(SeatEnv):
    """Takes the next legal action for one that is not: checkers know no masks."""

    def step(self, action: int):  # noqa: ANN201
        legal = self._now.legal_actions(self.seat)
        return super().step(legal[int(action) % len(legal)] if legal else action)


@pytest.mark.filterwarnings("ignore")
def test_gymnasium_is_content() -> None:
    check_env(Masked("new-york", opponents=["random", "rules"], seat=1), skip_render_check=True)


def test_a_seat_plays_to_its_end() -> None:
    seat = SeatEnv("london", opponents=["greedy"], seat=1)
    _, info = seat.reset(seed=4)
    over, reward = False, 0.0
    while not over:
        action = int(np.flatnonzero(info["action_mask"])[0])
        _, reward, over, cut, info = seat.step(action)
        assert not cut and (over or reward == 0)
    assert reward in (-1.0, 0.0, 1.0)
    with pytest.raises(ValueError, match="there is no seat 3"):
        SeatEnv("london", opponents=["random"], seat=3)
    for bot in ("foo", "lot-blocker"):
        with pytest.raises(ValueError, match=bot):
            SeatEnv("london", opponents=[bot])
    assert seat.game == twocities.load_game("london")
