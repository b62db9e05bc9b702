"""The lines of a row are there when they are known."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.benchmarks.machines import Load
from tests.benchmarks.measurement import ROWS, Measurement, measured, once

_LOAD = Load.of(1.0, 0.0)


def test_lines_of_a_generator_come_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[int] = []

    def lines() -> Iterator[Measurement]:
        for number in (1, 2):
            begun.append(number)
            yield Measurement(f"line {number}", (1.0,), "s", None, _LOAD)

    monkeypatch.setitem(ROWS, "lines", lines)
    found = measured("lines")
    line, load, fixed = next(found)
    assert (line.what, load, begun) == ("line 1", _LOAD, [1])
    assert fixed > 0
    assert [line.what for line, _, _ in found] == ["line 2"]


def test_lines_without_a_load_have_that_of_the_row(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ROWS, "lines", lambda: [once("one", 1.0, "s"), once("two", 1.0, "s")])
    first, second = measured("lines")
    assert first[1:] == second[1:]
