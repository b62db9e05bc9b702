"""Figures of the benchmark table: what is measured, how often, and beside what."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from tests.benchmarks.machines import Load, LoadMeter, State, yardstick


@dataclass(frozen=True, slots=True)
class Measurement:
    """The figures of several runs in one unit, of which the median counts; a goal None is none. A median at most the
    goal meets it. `load` is None where it is that of the whole row."""

    what: str
    figures: tuple[float, ...]
    unit: str
    goal: float | None = None
    load: Load | None = None

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


# Lines of a row that come one by one have a load each.
Row = Callable[[], Iterable[Measurement]]
ROWS: dict[str, Row] = {}


def row(name: str) -> Callable[[Row], Row]:
    """Registers what measures a row, which may give several lines of the table."""

    def register(function: Row) -> Row:
        ROWS[name] = function
        return function

    return register


def measured(name: str) -> Iterator[tuple[Measurement, Load, float]]:
    """The lines of a row, each when it is known, with the load that it met and what fixed work cost beside it, in
    processor seconds."""
    meter, before = LoadMeter(), yardstick()
    try:
        found = ROWS[name]()
    finally:
        load = meter.read()
    fixed = (before + yardstick()) / 2
    for measurement in found:
        if not isinstance(found, Sequence):
            fixed = yardstick()
        yield measurement, measurement.load or load, fixed


def processor_seconds(work: Callable[[], object]) -> Callable[[], float]:
    """Work as the time that it takes of a processor, all threads together: what it costs whatever else is done here."""

    def measured() -> float:
        started = time.process_time()
        work()
        return time.process_time() - started

    return measured


class Meter(Protocol):
    """What tells the load since it was made."""

    def read(self) -> Load: ...


@dataclass(frozen=True, slots=True)
class Turns:
    """What each of several works returned in the same turns, all of them on a machine in one state."""

    figures: tuple[tuple[float, ...], ...]
    load: Load

    def of(self, index: int, what: str, unit: str, goal: float | None = None, factor: float = 1.0) -> Measurement:
        """The figures of one work, times a factor."""
        return Measurement(what, tuple(factor * each for each in self.figures[index]), unit, goal, self.load)

    def ratio(self, index: int, baseline: int, what: str, unit: str, goal: float | None = None) -> Measurement:
        """The figures of one work, each by that of another one in the same turn."""
        pairs = zip(self.figures[index], self.figures[baseline], strict=True)
        return Measurement(what, tuple(figure / base for figure, base in pairs), unit, goal, self.load)


def alternated(runs: int, *works: Callable[[], float], meter: Callable[[], Meter] = LoadMeter) -> Turns:
    """The works in turns: a figure and its baseline are of one time. Goes on until `runs` turns found the machine in
    one state, at most for twice as many; those that found it in another one, or saw it change, are left out."""
    turns: list[tuple[Load, list[float]]] = []

    def alike() -> list[tuple[Load, list[float]]]:
        states = [load.state for load, _ in turns if load.state is not State.MIXED]
        state = statistics.mode(states) if states else State.MIXED
        return [turn for turn in turns if turn[0].state is state]

    while len(alike()) < runs and len(turns) < 2 * runs:
        load = meter()
        figures = [work() for work in works]
        turns.append((load.read(), figures))
    kept = alike()
    by_work = tuple(zip(*(figures for _, figures in kept), strict=True))
    return Turns(by_work, Load.together([load for load, _ in kept]))
