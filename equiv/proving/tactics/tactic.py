"""What a tactic is."""

from __future__ import annotations

from typing import Protocol

from equiv.proving.answers import Answer
from equiv.proving.goal import Goal


class Tactic(Protocol):
    """One way to settle a goal, or to find out what is in its way."""

    @property
    def name(self) -> str:
        """As `equiv check -v` prints it."""

    def domain(self, goal: Goal) -> str:
        """The value domain in which it works, or what else it reasons in."""
        ...

    def applies(self, goal: Goal) -> bool:
        """Whether it is worth a try, cheaply."""

    def apply(self, goal: Goal) -> Answer | None:
        """None where the goal is open as before; what was found is in the goal, and in its `said` in words."""
        ...
