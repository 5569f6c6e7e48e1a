"""Bots play, and play alike wherever they are asked."""

from __future__ import annotations

import threading
import time

import numpy as np
import pytest

import twocities


def play(game: twocities.Game, names: list[str], seed: int) -> twocities.State:
    state = game.new_initial_state(seed)
    bots = [twocities.Bot(name, seed) for name in names]
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    return state


@pytest.mark.parametrize("name", ["london", "new-york"])
def test_batches_are_the_games_that_bots_play_step_by_step(name: str) -> None:
    game = twocities.load_game(name)
    names = ["rules", "random"]
    batch = twocities.playouts(game, names, games=3, seed=11, threads=2)
    for number in range(3):
        state = play(game, names, 11 + number)
        assert state.scores() == batch.scores[number].tolist()
        assert state.ranks() == batch.ranks[number].tolist()
        assert state.move_number() == batch.lengths[number]
        assert np.allclose(state.returns(), batch.returns[number])


def test_every_bot_can_be_asked() -> None:
    state = twocities.load_game("new-york").new_initial_state(4)
    assert {"random", "rules"} <= set(twocities.bot_names())
    for name in twocities.bot_names():
        bot = twocities.Bot(name)
        assert bot.name == name
        assert bot.step(state) in state.legal_actions()
        bot.restart()
        # One bot may go from game to game.
        london = twocities.load_game("london").new_initial_state(4)
        assert bot.step(london) in london.legal_actions()


def test_a_bot_cannot_see_what_is_hidden() -> None:
    state = twocities.load_game("london").new_initial_state(6)
    for _ in range(40):
        player = state.current_player()
        other = state.resample_from_infostate(player, seed=state.move_number())
        assert twocities.Bot("random", 3).step(state.resample_from_infostate(player, 0)) == (
            twocities.Bot("random", 3).step(other)
        )
        state.apply_action(twocities.Bot("rules", 3).step(state))


def test_batches_do_not_depend_on_threads_and_let_others_run() -> None:
    game = twocities.load_game("london", players=3)
    one = twocities.playouts(game, ["random"] * 3, games=200, seed=5, threads=1)
    ticks, over = [], threading.Event()

    def tick() -> None:
        while not over.is_set():
            ticks.append(time.monotonic())
            time.sleep(0.0005)

    thread = threading.Thread(target=tick)
    thread.start()
    begin = time.monotonic()
    other = twocities.playouts(game, ["random"] * 3, games=2000, seed=5, threads=2)
    end = time.monotonic()
    over.set()
    thread.join()
    assert sum(begin < tick < end for tick in ticks) > 2
    assert one.returns.shape == (200, 3)
    assert np.array_equal(one.scores, other.scores[:200])
    assert np.array_equal(one.lengths, other.lengths[:200])
    assert np.allclose(other.returns.sum(axis=1), 0, atol=1e-6)


def test_bots_that_do_not_fit_are_refused() -> None:
    game = twocities.load_game("london")
    with pytest.raises(ValueError, match="there is no bot “deep-blue”"):
        twocities.Bot("deep-blue")
    with pytest.raises(ValueError, match="the game has 2 players, not 3"):
        twocities.playouts(game, ["random"] * 3)
    state = game.new_initial_state()
    for _ in range(game.max_game_length()):
        if state.is_terminal():
            break
        state.apply_action(state.legal_actions()[-1])
    with pytest.raises(ValueError, match="the game is over"):
        twocities.Bot("random").step(state)
