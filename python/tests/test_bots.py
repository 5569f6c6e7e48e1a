"""Bots play, and play alike wherever they are asked."""

from __future__ import annotations

import pickle
import random
import threading
import time

import numpy as np
import pytest

import twocities
from conftest import play_on


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
    london = twocities.load_game("london").new_initial_state(4)
    assert {"random", "rules", "champion", "deck-rusher", "lot-blocker"} <= set(twocities.bot_names())
    for name in twocities.bot_names():
        bot = twocities.Bot(name)
        assert bot.name == name
        played = 0
        # One bot may go from game to game; those with one idea play one of them.
        for at in (state, london):
            try:
                bot.check(at.get_game())
            except ValueError as refused:
                assert "the other game" in str(refused)
                continue
            assert bot.step(at) in at.legal_actions()
            bot.restart()
            played += 1
        assert played == (1 if name in twocities.bot_names()[-10:] else 2), name


def test_a_bot_can_be_pickled() -> None:
    state = play_on(twocities.load_game("london").new_initial_state(4), 30)
    bot = twocities.Bot("rules", 9)
    copy = pickle.loads(pickle.dumps(bot))
    assert (copy.name, copy.step(state)) == ("rules", bot.step(state))


def test_numbers_out_of_range_are_refused_in_a_sentence() -> None:
    game = twocities.load_game("london")
    state = game.new_initial_state(1)
    for wrong in (
        lambda: twocities.load_game("london", players=-1),
        lambda: game.new_initial_state(-1),
        lambda: game.action_to_string(-1),
        lambda: state.apply_action(-1),
        lambda: state.observation_tensor(-1),
        lambda: state.legal_actions(2**70),
        lambda: state.resample_from_infostate(0, -1),
        lambda: state.resample_from_infostate(0, lambda: 2.0),
        lambda: state.resample_from_infostate(0),
        lambda: twocities.Bot("rules", -1),
        lambda: twocities.playouts(game, ["random"] * 2, games=-1),
    ):
        with pytest.raises(ValueError, match="[a-z]+ [a-z]+"):
            wrong()
    with pytest.raises(TypeError):
        state.apply_action("draw")  # type: ignore[arg-type]


def test_chance_is_as_openspiel_has_it() -> None:
    state = twocities.load_game("new-york").new_initial_state(1)
    assert state.is_player_node() and not state.is_chance_node()
    with pytest.raises(ValueError, match="no chance node"):
        state.chance_outcomes()
    chance = random.Random(3)
    worlds = {state.resample_from_infostate(0, chance.random).serialize() for _ in range(4)}
    assert len(worlds) == 4
    one, other = (state.resample_from_infostate(0, seed=5), state.resample_from_infostate(0, 5))
    assert one == other
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert not state.is_player_node()


@pytest.mark.parametrize("name", ["random", "rules", "learned"])
def test_a_bot_cannot_see_what_is_hidden(name: str) -> None:
    differed = 0
    for game in ("london", "new-york"):
        state = twocities.load_game(game).new_initial_state(6)
        for _ in range(40):
            player, done = state.current_player(), state.move_number()
            worlds = [state.resample_from_infostate(player, seed=seed) for seed in (done, 1000 + done)]
            differed += worlds[0] != worlds[1]
            chosen = [twocities.Bot(name, 3).step(world) for world in worlds]
            assert chosen[0] == chosen[1], f"{game}, action {done}"
            state.apply_action(twocities.Bot("rules", 3).step(state))
    assert differed > 40


def test_games_go_on_from_a_state_as_bots_play_on_step_by_step() -> None:
    game, names = twocities.load_game("london"), ["rules", "random"]
    state = play_on(game.new_initial_state(8), 150)
    before = state.serialize()
    batch = twocities.playouts_from(state, names, games=4, seed=21, threads=2)
    assert state.serialize() == before
    for number in range(4):
        bots, on = [twocities.Bot(name, 21 + number) for name in names], state.clone()
        while not on.is_terminal():
            on.apply_action(bots[on.current_player()].step(on))
        assert on.scores() == batch.scores[number].tolist()
        assert on.move_number() - 150 == batch.lengths[number]
        assert np.allclose(on.returns(), batch.returns[number])


def test_games_from_a_state_can_be_dealt_anew_for_a_player() -> None:
    state = play_on(twocities.load_game("london", players=3).new_initial_state(9), 60)
    names = ["random"] * 3
    dealt = twocities.playouts_from(state, names, games=5, seed=40, player=1)
    for number in range(5):
        world = state.resample_from_infostate(1, seed=40 + number)
        one = twocities.playouts_from(world, names, games=1, seed=40 + number)
        assert np.array_equal(one.scores[0], dealt.scores[number])
        assert one.lengths[0] == dealt.lengths[number]
    # A player who cannot tell two states apart is told the same by both.
    other = state.resample_from_infostate(1, seed=7)
    assert other != state
    assert np.array_equal(
        twocities.playouts_from(other, names, games=5, seed=40, player=1).scores, dealt.scores
    )
    # A game that is over stays as it is.
    over = play_on(state, 100_000)
    done = twocities.playouts_from(over, names, games=2)
    assert done.scores.tolist() == [over.scores()] * 2 and done.lengths.tolist() == [0, 0]
    with pytest.raises(ValueError, match="there is no player 7"):
        twocities.playouts_from(state, names, player=7)
    with pytest.raises(ValueError, match="the game has 3 players, not 2"):
        twocities.playouts_from(state, ["random"] * 2)


def test_a_bot_that_has_learnt_nothing_for_the_cards_is_refused() -> None:
    state = twocities.load_game("london", pack="london-110").new_initial_state(1)
    sentence = "the bot learned cannot play this game: the weights were learnt with other content"
    with pytest.raises(ValueError, match=sentence):
        twocities.Bot("learned").step(state)
    with pytest.raises(ValueError, match=sentence):
        twocities.playouts(state.get_game(), ["rules", "learned"], games=1)
    with pytest.raises(ValueError, match=sentence):
        twocities.playouts_from(state, ["rules", "learned"], games=1)
    assert twocities.Bot("rules").step(state) in state.legal_actions()


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
    with pytest.raises(ValueError, match="one for each seat"):
        twocities.playouts(game, "random", games=1)
    with pytest.raises(ValueError, match="threads has to be 1"):
        twocities.playouts(game, ["random", "random"], games=1, threads=0)
    with pytest.raises(ValueError, match="the game has 2 players, not 3"):
        twocities.playouts(game, ["random"] * 3)
    state = game.new_initial_state()
    for _ in range(game.max_game_length()):
        if state.is_terminal():
            break
        state.apply_action(state.legal_actions()[-1])
    with pytest.raises(ValueError, match="the game is over"):
        twocities.Bot("random").step(state)
