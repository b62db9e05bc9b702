"""Figures are paired with their baseline, and are held against earlier ones of the same machine in the same state."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from tests.benchmarks.machines import Load, LoadMeter, State
from tests.benchmarks.measurement import Measurement, alternated
from tests.benchmarks.results import Change, Earlier, Result, write
from tests.benchmarks.turns import table

_MACHINE = {"processor": "2 x one", "system": "one", "commit": "one"}
_QUIET, _BUSY = Load.of(1.0, 0.0), Load.of(0.4, 1.5)
_MIXED = Load.together([_QUIET, _BUSY])


def result(
    *figures: float, load: Load = _QUIET, what: str = "a run", yardstick: float = 0.1, unit: str = "s"
) -> Result:
    return Result("row", Measurement(what, figures, unit), load, yardstick)


class _Loads:
    """A meter that reads what a test says."""

    def __init__(self, *loads: Load) -> None:
        self._loads = iter(loads)

    def read(self) -> Load:
        return next(self._loads)


def test_a_figure_and_its_baseline_take_turns() -> None:
    order = count()
    loads = _Loads(_QUIET, _QUIET, _QUIET)
    turns = alternated(3, lambda: float(next(order)), lambda: float(next(order)), meter=lambda: loads)
    assert turns.figures == ((0, 2, 4), (1, 3, 5))
    assert turns.of(1, "a run", "ms", factor=2).figures == (2, 6, 10)
    assert turns.ratio(0, 1, "a run", "x another").figures == (0, 2 / 3, 4 / 5)


def test_turns_of_quiet_and_busy_machines_do_not_mix() -> None:
    order = count()
    loads = _Loads(_QUIET, _MIXED, _BUSY, _BUSY, _QUIET, _BUSY)
    turns = alternated(3, lambda: float(next(order)), meter=lambda: loads)
    assert (turns.figures, turns.load.state) == (((2, 3, 5),), State.BUSY)


def test_a_stretch_is_in_one_state_or_said_to_be_mixed() -> None:
    assert Load.together([_QUIET] * 9 + [_BUSY]).state is State.QUIET
    assert Load.together([_QUIET, _BUSY, _BUSY]).state is State.MIXED
    assert Load.together([_BUSY, Load(1.0, None, State.UNTOLD)]).state is State.UNTOLD


def test_a_time_is_held_against_what_fixed_work_costs(tmp_path: Path) -> None:
    earlier = [result(10.0), result(10.0, unit="x another")]
    write(tmp_path / "earlier.json", _MACHINE, "2026-01-01", earlier)
    now = [result(20.0, yardstick=0.2), result(20.0, yardstick=0.2, unit="x another")]
    against = Earlier(tmp_path / "earlier.json", _MACHINE)
    assert [against.change(each) for each in now] == [(Change.SAME, 0.0), (Change.MORE, 1.0)]


def test_the_median_counts_and_the_spread_is_told() -> None:
    measurement = result(5.0, 1.0, 2.0).measurement
    assert (measurement.median, measurement.spread) == (2.0, (1.0, 5.0))


@pytest.mark.parametrize(
    ("now", "change"),
    [
        (result(10.0, 10.1, 10.2), Change.SAME),
        (result(10.2, 10.25, 10.3), Change.SAME),
        (result(10.5, 11.0, 11.5), Change.MORE),
        (result(8.0, 9.0, 9.5), Change.LESS),
        (result(9.9, 11.0, 11.5), Change.SAME),
        (result(10.5, 11.0, 11.5, load=_BUSY), Change.APART),
        (result(10.5, 11.0, 11.5, load=_MIXED), Change.APART),
    ],
)
def test_medians_are_held_against_earlier_ones(now: Result, change: Change, tmp_path: Path) -> None:
    write(tmp_path / "earlier.json", _MACHINE, "2026-01-01", [result(9.9, 10.0, 10.1)])
    found = Earlier(tmp_path / "earlier.json", _MACHINE).change(now)
    assert found is not None and found[0] is change


def test_another_machine_is_not_comparable(tmp_path: Path) -> None:
    write(tmp_path / "earlier.json", _MACHINE | {"processor": "8 x other"}, "2026-01-01", [result(10.0)])
    found = Earlier(tmp_path / "earlier.json", _MACHINE).change(result(20.0))
    assert found is not None and found[0] is Change.APART


def test_a_new_line_has_nothing_to_be_held_against(tmp_path: Path) -> None:
    write(tmp_path / "earlier.json", _MACHINE, "2026-01-01", [result(10.0)])
    assert Earlier(tmp_path / "earlier.json", _MACHINE).change(result(10.0, what="another run")) is None


def test_others_are_told_from_this_process() -> None:
    load = LoadMeter().read()
    assert load.own >= 0 and (load.others is None or load.others >= 0)


def test_rows_before_and_after_are_held_against_each_other_turn_by_turn() -> None:
    run, gone, new = ("a run", "s"), ("gone", "s"), ("new", "s")
    before = [{run: 1.0, gone: 1.0}, {run: 4.0, gone: 1.0}, {run: 2.0, gone: 1.0}]
    after = [{run: 3.0, new: 1.0}, {run: 2.0, new: 1.0}, {run: 1.0, new: 1.0}]
    assert table(before, after) == [("a run", "2 s (1 to 4)", "2 s (1 to 3)", "0.50")]
