"""States behave as OpenSpiel's do."""

from __future__ import annotations

import copy
import json
import pickle
import random

import numpy as np
import pytest

import twocities
from conftest import play_on


def test_a_random_game_ends_with_returns_that_sum_to_zero(game: twocities.Game) -> None:
    state = game.new_initial_state(seed=3)
    assert state.rewards() == [0.0] * game.num_players()
    assert state.scores() is None
    play_on(state, game.max_game_length())
    assert state.is_terminal() and state.current_player() == -4
    assert state.legal_actions() == []
    returns = state.returns()
    assert sum(returns) == pytest.approx(0)
    assert max(returns) <= game.max_utility() and min(returns) >= game.min_utility()
    assert state.rewards() == returns == [state.player_return(p) for p in range(len(returns))]
    ranks = state.ranks()
    assert ranks is not None and returns[ranks.index(1)] == max(returns)
    with pytest.raises(ValueError, match="the game is over"):
        state.apply_action(0)


def test_masks_ids_and_words_agree(game: twocities.Game) -> None:
    state = game.new_initial_state(seed=5)
    for _ in range(40):
        player, legal = state.current_player(), state.legal_actions()
        assert legal == sorted(set(legal)) and legal == state.legal_actions(player)
        mask = state.legal_actions_mask()
        assert len(mask) == game.num_distinct_actions()
        assert [action for action, may in enumerate(mask) if may] == legal
        assert twocities.legal_actions_array(state).tolist() == mask
        other = (player + 1) % game.num_players()
        assert state.legal_actions(other) == [] and sum(state.legal_actions_mask(other)) == 0
        words = state.action_to_string(legal[0])
        assert words == state.action_to_string(player, legal[0]) == game.action_to_string(legal[0])
        assert state.string_to_action(words) == legal[0]
        play_on(state, 1, seed=len(legal))


def test_a_clone_goes_its_own_way(game: twocities.Game) -> None:
    state = play_on(game.new_initial_state(seed=8), 30)
    before = state.serialize()
    for other in (state.clone(), copy.copy(state), copy.deepcopy(state)):
        assert other == state and hash(other) == hash(state)
        play_on(other, 1)
        assert other != state and other.move_number() == 31
    child = state.child(state.legal_actions()[0])
    assert child.history()[:-1] == state.history()
    assert state.serialize() == before


def test_a_state_can_be_written_and_read(game: twocities.Game) -> None:
    state = play_on(game.new_initial_state(seed=9), 60)
    for one in (state, state.resample_from_infostate(0, seed=4)):
        again = game.deserialize_state(one.serialize())
        assert again == one and again.full_history() == one.full_history()
        assert pickle.loads(pickle.dumps(one)) == one
    assert pickle.loads(pickle.dumps(game)) == game
    written = json.loads(state.serialize())
    with pytest.raises(ValueError, match="the number of players"):
        game.deserialize_state(json.dumps({**written, "players": 9}))
    with pytest.raises(ValueError, match="this is no serialised state"):
        game.deserialize_state("{}")


def test_the_same_seed_gives_the_same_game(game: twocities.Game) -> None:
    one, other = (play_on(game.new_initial_state(seed=2), 50) for _ in range(2))
    assert one == other
    assert play_on(game.new_initial_state(seed=3), 50) != one


def test_without_a_seed_every_game_is_another(game: twocities.Game) -> None:
    random.seed(11)
    deals = [game.new_initial_state() for _ in range(4)]
    assert all(one != other for place, one in enumerate(deals) for other in deals[:place])
    random.seed(11)
    assert [game.new_initial_state() for _ in range(4)] == deals
    assert game.deserialize_state(deals[0].serialize()) == deals[0]


def test_tensors_have_their_layout(game: twocities.Game) -> None:
    state = play_on(game.new_initial_state(seed=6), 45)
    layout = twocities.observation_layout(game)
    known = twocities.information_state_layout(game)
    assert list(known)[: len(layout)] == list(layout)
    for player in range(game.num_players()):
        seen = twocities.observation_array(state, player)
        assert seen.shape == tuple(game.observation_tensor_shape()) and seen.dtype == np.float32
        assert seen.tolist() == state.observation_tensor(player)
        more = twocities.information_state_array(state, player)
        assert more.shape == tuple(game.information_state_tensor_shape())
        assert np.array_equal(more[: len(seen)], seen)
        # The one who is asked is so many seats away.
        asked = seen[layout["asked.player"].slice]
        steps = (state.current_player() - player) % game.num_players()
        assert np.flatnonzero(asked).tolist() == [steps]
    assert len(game.encoding_digest) == 16 and game.encoding_version >= 1


def test_a_player_cannot_tell_a_resampled_state(game: twocities.Game) -> None:
    for actions in (0, 25, 70):
        state = play_on(game.new_initial_state(seed=actions), actions)
        for player in range(game.num_players()):
            others = [state.resample_from_infostate(player, seed) for seed in range(4)]
            assert any(other != state for other in others)
            for other in others:
                assert other.history() == []
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.information_state_bytes(player) == state.information_state_bytes(player)
                assert other.observation_string(player) == state.observation_string(player)
                assert other.legal_actions(player) == state.legal_actions(player)
                assert play_on(other, game.max_game_length()).is_terminal()


def test_nonsense_is_refused_in_a_sentence(game: twocities.Game) -> None:
    state = game.new_initial_state()
    illegal = state.legal_actions_mask().index(0)
    with pytest.raises(ValueError, match="is not legal now"):
        state.apply_action(illegal)
    with pytest.raises(ValueError, match="there is no player 7"):
        state.observation_tensor(7)
    with pytest.raises(ValueError, match="there is no action 99999"):
        game.action_to_string(99999)
    with pytest.raises(ValueError, match="no legal action is called “jump”"):
        state.string_to_action("jump")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"name": "paris"}, "there is no game “paris”: give london or new-york"),
        ({"name": "london", "players": 9}, "a table has 2 to 4 players, not 9"),
        ({"name": "london", "pack": "paris"}, "there is no pack “paris”"),
        ({"name": "london", "options": {"river": "dry"}}, "there is no option “river”"),
    ],
)
def test_tables_that_cannot_be_laid_are_refused(arguments: dict, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        twocities.load_game(**arguments)
