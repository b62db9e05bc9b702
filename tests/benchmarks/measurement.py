"""One row of the benchmark table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Measurement:
    """`figure` and `goal` are in `unit`; a goal None is none. A figure at most the goal meets it."""

    what: str
    figure: float
    unit: str
    goal: float | None = None
    note: str = ""


Row = Callable[[], list[Measurement]]
ROWS: dict[str, Row] = {}


def row(name: str) -> Callable[[Row], Row]:
    """Registers what measures a row, which may give several lines of the table."""

    def register(function: Row) -> Row:
        ROWS[name] = function
        return function

    return register
