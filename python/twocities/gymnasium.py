"""One seat of a game as a Gymnasium environment; bots sit on the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from ._engine import Bot, State, load_game
from .arrays import legal_actions_array, observation_array

_DEALS = 2**63


class SeatEnv(gymnasium.Env):
    """One seat. The observation is the tensor of what the seat sees, ``info["action_mask"]`` says what is
    legal, and the reward is 0 until the end and then what the seat has won."""

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(
        self,
        game: str = "london",
        opponents: Sequence[str] = ("rules",),
        seat: int = 0,
        pack: str | None = None,
        options: dict[str, str] | None = None,
    ) -> None:
        self.game = load_game(game, len(opponents) + 1, pack, options)
        if not 0 <= seat <= len(opponents):
            raise ValueError(f"there is no seat {seat}: seats are 0 to {len(opponents)}")
        for name in opponents:
            Bot(name).check(self.game)
        self.seat = seat
        self._names = list(opponents)
        self._bots: dict[int, Bot] = {}
        actions = self.game.num_distinct_actions()
        self.action_space = spaces.Discrete(actions)
        shape = (self.game.observation_tensor_size(),)
        self.observation_space = spaces.Box(-1e6, 1e6, shape, np.float32)
        self._now: State | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        super().reset(seed=seed)
        deal = int(self.np_random.integers(_DEALS))
        self._now = self.game.new_initial_state(deal)
        others = [number for number in range(self.game.num_players()) if number != self.seat]
        self._bots = {number: Bot(name, deal) for number, name in zip(others, self._names)}
        self._let_others_play(self._now)
        return self._seen(self._now)

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        state = self._now
        if state is None:
            raise ValueError("nothing is dealt: call reset first")
        state.apply_action(int(action))
        self._let_others_play(state)
        seen, info = self._seen(state)
        return seen, state.returns()[self.seat], state.is_terminal(), False, info

    def _let_others_play(self, state: State) -> None:
        while (player := state.current_player()) >= 0 and player != self.seat:
            state.apply_action(self._bots[player].step(state))

    def _seen(self, state: State) -> tuple[np.ndarray, dict[str, Any]]:
        info = {"action_mask": legal_actions_array(state, self.seat)}
        return observation_array(state, self.seat), info
