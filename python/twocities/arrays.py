"""What a player sees, knows and may do, as numpy arrays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ._engine import State

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


def observation_array(state: State, player: int | None = None) -> NDArray[np.float32]:
    """What a player sees now; the player who is asked, unless another is named."""
    import numpy as np

    return np.frombuffer(state.observation_bytes(player), dtype=np.float32).copy()


def information_state_array(state: State, player: int | None = None) -> NDArray[np.float32]:
    """What a player knows now; the player who is asked, unless another is named."""
    import numpy as np

    return np.frombuffer(state.information_state_bytes(player), dtype=np.float32).copy()


def legal_actions_array(state: State, player: int | None = None) -> NDArray[np.int8]:
    """1 for every action that is legal now, 0 for the others."""
    import numpy as np

    return np.frombuffer(state.legal_actions_mask_bytes(player), dtype=np.int8).copy()
