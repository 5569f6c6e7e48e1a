"""The games as PettingZoo environments in which agents move one after the other.

>>> from twocities.pettingzoo import env
>>> table = env("new-york", players=3)
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ._engine import State, load_game
from .arrays import legal_actions_array, observation_array

#: Seeds of deals that follow one another stay apart.
_DEALS = 2**63


class CityEnv(AECEnv):
    """A table. Agents are ``player_0`` and so on; an observation is a dict of ``observation``, the tensor of
    what the agent sees, and ``action_mask``. Rewards are 0 until the end, then the returns."""

    metadata: dict[str, Any] = {
        "render_modes": ["ansi"],
        "name": "twocities_v1",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str = "london",
        players: int = 2,
        pack: str | None = None,
        options: dict[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f'there is no render mode "{render_mode}": take "ansi", or none')
        self.game = load_game(game, players, pack, options)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{number}" for number in range(players)]
        self.agents: list[str] = []
        self._number = {agent: number for number, agent in enumerate(self.possible_agents)}
        actions = self.game.num_distinct_actions()
        shape = (self.game.observation_tensor_size(),)
        seen = spaces.Dict(
            {
                "observation": spaces.Box(-1e6, 1e6, shape, np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self.observation_spaces = {agent: seen for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._random = np.random.default_rng()
        self.state_now: State | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals. The same seed begins the same series of deals."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.state_now = self.game.new_initial_state(int(self._random.integers(_DEALS)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        state, number = self._state(), self._number[agent]
        return {
            "observation": observation_array(state, number),
            "action_mask": legal_actions_array(state, number),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked and must choose an action")
        state = self._state()
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        state.apply_action(int(action))
        if state.is_terminal():
            returns = state.returns()
            self.rewards = {agent: returns[self._number[agent]] for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        self._ask()
        self._accumulate_rewards()

    def render(self) -> str | None:
        if self.render_mode is None or self.state_now is None:
            return None
        return self.state_now.observation_string(0)

    def close(self) -> None:
        """Nothing is held."""

    def _state(self) -> State:
        if self.state_now is None:
            raise ValueError("nothing is dealt: call reset first")
        return self.state_now

    def _ask(self) -> None:
        player = self._state().current_player()
        if player >= 0:
            self.agent_selection = self.possible_agents[player]


def raw_env(*args: Any, **kwargs: Any) -> CityEnv:
    """The environment itself."""
    return CityEnv(*args, **kwargs)


def env(*args: Any, **kwargs: Any) -> AECEnv:
    """The environment with PettingZoo's checks around it: takes the arguments of ``CityEnv``."""
    return wrappers.OrderEnforcingWrapper(CityEnv(*args, **kwargs))
