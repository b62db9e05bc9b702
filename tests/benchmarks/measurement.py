"""Figures of the benchmark table: what is measured, how often, and beside what."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Measurement:
    """The figures of several runs in one unit, of which the median counts; a goal None is none. A median at most the
    goal meets it."""

    what: str
    figures: tuple[float, ...]
    unit: str
    goal: float | None = None

    @property
    def median(self) -> float:
        return statistics.median(self.figures)

    @property
    def spread(self) -> tuple[float, float]:
        return min(self.figures), max(self.figures)


def once(what: str, figure: float, unit: str, goal: float | None = None) -> Measurement:
    """Of what takes too long to be run again."""
    return Measurement(what, (figure,), unit, goal)


class Missing(Exception):
    """What a row needs is not installed here, as the text says."""


Row = Callable[[], Sequence[Measurement]]
ROWS: dict[str, Row] = {}


def row(name: str) -> Callable[[Row], Row]:
    """Registers what measures a row, which may give several lines of the table."""

    def register(function: Row) -> Row:
        ROWS[name] = function
        return function

    return register


def processor_seconds(work: Callable[[], object]) -> Callable[[], float]:
    """Work as the time that it takes of a processor, all threads together: what it costs whatever else is done here."""

    def measured() -> float:
        started = time.process_time()
        work()
        return time.process_time() - started

    return measured


def alternated(runs: int, *works: Callable[[], float]) -> list[list[float]]:
    """What each of the works returns in so many runs. They take turns: a figure and its baseline are of one time
    and of one state of the machine."""
    figures: list[list[float]] = [[] for _ in works]
    for _ in range(runs):
        for index, work in enumerate(works):
            figures[index].append(work())
    return figures


def ratios(figures: Sequence[float], baseline: Sequence[float]) -> tuple[float, ...]:
    """Each figure by the baseline of the same turn."""
    return tuple(figure / base for figure, base in zip(figures, baseline, strict=True))
