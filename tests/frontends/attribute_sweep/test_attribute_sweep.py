"""Every attribute that a handler understands is in the sweep's table, and each that is read past has a reason."""

from __future__ import annotations

from fnmatch import fnmatchcase

import pytest

from tests.frontends.attribute_sweep import table
from tests.frontends.attribute_sweep.edits import changed
from tests.frontends.attribute_sweep.generic_form import dictionaries, without, without_aliases
from tests.frontends.attribute_sweep.programs import Program
from tests.frontends.attribute_sweep.read_past import REASONS, UNREACHED, reasons_of
from tests.frontends.attribute_sweep.sweep import Effect, accepted, sweep

COMMAND = "python -m tests.frontends.attribute_sweep --write --only DIALECT"
PAST = (Effect.READ_PAST.value, Effect.PARTLY.value, Effect.ASSUMED.value)


def test_the_table_has_every_attribute_of_every_handler() -> None:
    known = table.read()
    missing = sorted(str(key) for key in accepted() if key not in known)
    assert not missing, f"run {COMMAND}, and say in read_past.py why what is read past may be: {missing[:5]}"
    gone = sorted(str(key) for key in set(filter(table.of_handler, known)) - set(accepted()))
    assert not gone, f"take these out of the table: {gone[:5]}"


def test_what_is_read_past_has_a_reason() -> None:
    past = [key for key, outcome in table.read().items() if outcome in PAST]
    unexplained = [str(key) for key in past if not reasons_of(key.owner, key.attribute)]
    assert not unexplained


def test_what_no_program_has_has_a_reason() -> None:
    unreached = [str(key) for key, outcome in table.read().items() if outcome == table.UNREACHED]
    for patterns in UNREACHED.values():
        for each in patterns:
            assert any(fnmatchcase(name, each) for name in unreached), each
    known = [each for patterns in UNREACHED.values() for each in patterns]
    assert not [name for name in unreached if not any(fnmatchcase(name, each) for each in known)]


def test_every_reason_is_of_something() -> None:
    names = [str(key) for key in table.read()]
    for reason, patterns in REASONS.items():
        idle = [each for each in patterns if not any(fnmatchcase(name, each) for name in names)]
        assert not idle, reason


PROGRAM = """
func.func @f(%a: memref<4xi32>, %i: index) -> i1 {
  memref.prefetch %a[%i], read, locality<3>, data : memref<4xi32>
  %x = memref.load %a[%i] : memref<4xi32>
  %y = arith.addi %x, %x overflow<nsw> : i32
  %z = arith.cmpi slt, %x, %y : i32
  return %z : i1
}
"""


def test_a_sweep_tells_what_is_read_from_what_is_read_past() -> None:
    findings, count = sweep([Program("program", PROGRAM)])
    verdicts = {key.attribute: finding.verdict for key, finding in findings.items()}
    assert count > 10
    assert verdicts["localityHint"] is Effect.READ_PAST
    assert verdicts["predicate"] is verdicts["overflowFlags"] is Effect.MODELLED


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("4 : i32", {"5 : i32", "8 : i32", "2 : i32", "3 : i32"}),
        ("true", {"false"}),
        ("array<i64: 1, 0>", {"array<i64: 2, 0>", "array<i64: 0, 0>", "array<i64: 1, 1>", "array<i64: 1, -1>"}),
        ("[{llvm.noalias}, {}]", {"[{}, {}]"}),
        ('"row"', set()),
    ],
)
def test_values_are_changed_in_one_place(value: str, expected: set[str]) -> None:
    assert set(changed(value)) == expected


def test_the_generic_form_is_taken_apart() -> None:
    text = without_aliases(
        '#m = affine_map<(d0) -> (d0 + 1)>\n"x.y"(%a) <{a = #m, b}> ({\n  "x.z"() : () -> ()\n}) {c = 2} : () -> ()'
    )
    found = {attribute.name: attribute for each in dictionaries(text) for attribute in each.attributes}
    assert list(found) == ["a", "b", "c"]
    assert text[found["a"].value : found["a"].end] == "affine_map<(d0) -> (d0 + 1)>"
    assert "<{a = affine_map<(d0) -> (d0 + 1)>}>" in without(text, found["b"])
    assert "<{ b}>" in without(text, found["a"]) and "{}" in without(text, found["c"])
