"""What stands where in observations and information states."""

from __future__ import annotations

import json
from dataclasses import dataclass

from ._engine import Game


@dataclass(frozen=True)
class Field:
    """A stretch of a tensor.

    Names that begin with ``p0.`` belong to the player who looks, ``p1.`` to the next one clockwise, and so on.
    """

    name: str
    meaning: str
    scale: int
    """The numbers are what they count, divided by this."""
    first: int
    size: int
    labels: tuple[str, ...]
    """What each number is about; empty if there is only one."""

    @property
    def slice(self) -> slice:
        """Where it stands: ``tensor[field.slice]``."""
        return slice(self.first, self.first + self.size)


def observation_layout(game: Game) -> dict[str, Field]:
    """The fields of ``observation_tensor`` by name, in their order."""
    return _fields(game._observation_layout_json())


def information_state_layout(game: Game) -> dict[str, Field]:
    """The fields of ``information_state_tensor`` by name: those of the observation, and more after them."""
    return _fields(game._information_state_layout_json())


def _fields(text: str) -> dict[str, Field]:
    rows = json.loads(text)
    return {row["name"]: Field(**{**row, "labels": tuple(row["labels"])}) for row in rows}
