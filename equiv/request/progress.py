"""What a check tells of itself while it goes on."""

from __future__ import annotations

from typing import Protocol


class Progress(Protocol):
    """Somebody who watches a check; every call is from the thread that called for the check, and must not take long."""

    def at(self, what: str) -> None:
        """A new part of the work begins."""
        ...

    def sizes(self, done: int, total: int) -> None:
        """So many of the size vectors that are known by now have been run."""
        ...

    def operations(self, count: int) -> None:
        """The run that goes on has executed so many operations, in both programs together; told twice a second."""
        ...
