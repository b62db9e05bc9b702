"""Queries that are answered in processes of their own, as large ones are."""

from __future__ import annotations

import pytest

from equiv.solver import query_process as apart
from tests.equiv.pairs import check_bodies

ARGUMENTS = "%d: memref<i32>, %w: memref<i32>"
LOAD = "%x = memref.load %d[] : memref<i32>\n"
STORE = "memref.store %r, %w[] : memref<i32>"
SOURCE = LOAD + "%c = arith.constant 8 : i32\n%r = arith.remui %x, %c : i32\n" + STORE
TARGET = LOAD + "%c = arith.constant 7 : i32\n%r = arith.andi %x, %c : i32\n" + STORE


@pytest.fixture(autouse=True)
def every_query_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(apart, "_SMALL", -1)
    monkeypatch.setattr(apart, "_idle", [])


def test_a_process_that_ends_leaves_the_obligation_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.executable", "/bin/false")
    verdict = check_bodies(ARGUMENTS, SOURCE, TARGET)
    assert verdict.verdict == "unknown" and "the solver ended without an answer" in verdict.reasons[0].message


def test_what_a_process_says_is_what_it_found(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[str]()

    def answered_here(process: object, line: str) -> str:
        asked.append(line)
        return apart._answer(line)

    monkeypatch.setattr("equiv.solver.query_process.Child.ask", answered_here)
    assert check_bodies(ARGUMENTS, SOURCE, TARGET).verdict == "equivalent" and asked
