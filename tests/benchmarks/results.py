"""Figures of a run as JSON, which a later run is held against."""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from tests.benchmarks.machines import Load, State
from tests.benchmarks.measurement import Measurement

_TOLERANCE = 0.03
_TIMES = ("s", "ms", "us", "ns", "ns/operation")


class Change(StrEnum):
    """How a median stands to that of an earlier run."""

    SAME = "same"
    MORE = "more"
    LESS = "less"
    APART = "not comparable"  # one machine was busy and the other one was not, or another one, or one changed


@dataclass(frozen=True, slots=True)
class Result:
    """One line of the table. `yardstick` is what fixed work cost beside it, in processor seconds."""

    row: str
    measurement: Measurement
    load: Load
    yardstick: float

    def to_json(self) -> dict[str, object]:
        measurement = self.measurement
        return {
            "row": self.row,
            "what": measurement.what,
            "unit": measurement.unit,
            "goal": measurement.goal,
            "median": measurement.median,
            "figures": list(measurement.figures),
            "own": self.load.own,
            "others": self.load.others,
            "state": str(self.load.state),
            "yardstick": self.yardstick,
        }


class Earlier:
    """The figures of a file that `write` has made."""

    def __init__(self, file: Path, machine: dict[str, str]) -> None:
        document = json.loads(file.read_text("utf-8"))
        self._same_machine = document["machine"]["processor"] == machine["processor"]
        self._lines = {(line["row"], line["what"], line["unit"]): line for line in document["rows"]}

    def change(self, result: Result) -> tuple[Change, float] | None:
        """By which factor less one the median is another one; None for a line that is new. Medians within the figures
        of the other run, or 3 % from each other, are the same. Times are those of a machine on which fixed work costs
        what it did then."""
        measurement = result.measurement
        line = self._lines.get((result.row, measurement.what, measurement.unit))
        if line is None or not line["median"]:
            return None
        speed = line["yardstick"] / result.yardstick if measurement.unit in _TIMES else 1.0
        median, low, high = (speed * each for each in (measurement.median, *measurement.spread))
        factor = median / line["median"] - 1
        state = result.load.state
        if not self._same_machine or state is State.MIXED or State(line["state"]) is not state:
            return Change.APART, factor
        within = min(line["figures"]) <= median <= max(line["figures"]) or low <= line["median"] <= high
        if abs(factor) <= _TOLERANCE or within:
            return Change.SAME, factor
        return (Change.MORE if factor > 0 else Change.LESS), factor


def write(file: Path, machine: dict[str, str], date: str, results: list[Result]) -> None:
    document = {"machine": machine, "date": date, "rows": [result.to_json() for result in results]}
    file.write_text(json.dumps(document, indent=1) + "\n", "utf-8")
