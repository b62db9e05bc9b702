"""A function that MLIR's parser does not take costs the checks of no other, as long as a pass leaves it as it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from equiv.opt.step import Step
from equiv.opt.steps import Plan, Programs, check, plan
from equiv.request.options import DEFAULT_BINDINGS, Options
from equiv.verdict import DIFFERENT, EQUIVALENT
from frontends.errors import InputProblem

PROGRAM = """#map = affine_map<(d0) -> (d0 + 1)>
memref.global @table : memref<4xi32>
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  return %0 : i32
}
func.func private @callee(%a: i32) -> i32 {
  return %a : i32
}
func.func @unread(%a: i32, %i: index) -> i32 {
  %0 = call @callee(%a) : (i32) -> i32
  %1 = arith.of_tomorrow %0, @table : i32
  %2 = affine.apply #map(%i)
  return %1 : i32
}
"""


def planned(folder: Path, *edits: str) -> tuple[Step, Programs, Plan]:
    """What there is to check of a pass that does the edits, each of the form `old=>new`."""
    target = PROGRAM
    for each in edits:
        old, new = each.split("=>")
        assert old in target
        target = target.replace(old, new)
    files = folder / "before.mlir", folder / "after.mlir"
    for file, text in zip(files, (PROGRAM, target), strict=True):
        file.write_text(text, "utf-8")
    step, programs = Step(0, "edit", "", *map(str, files)), Programs(DEFAULT_BINDINGS)
    return step, programs, plan(step, programs)


@pytest.mark.parametrize(
    ("edits", "expected"),
    [
        (["addi %a, %b=>addi %b, %a"], EQUIVALENT),
        (["addi %a, %b=>addi %b, %a", "%0 = call=>%9 = call", "tomorrow %0=>tomorrow %9"], EQUIVALENT),
        (["addi %a, %b=>subi %a, %b"], DIFFERENT),
    ],
)
def test_the_others_are_checked(tmp_path: Path, edits: list[str], expected: str) -> None:
    step, programs, found = planned(tmp_path, *edits)
    assert found.common == ("f",) and not found.settled
    assert check(step, "f", programs, Options(seed=0)).verdict == expected


@pytest.mark.parametrize(
    "edits",
    [
        ["of_tomorrow %0=>of_tomorrow %a"],
        ["of_tomorrow=>of_yesterday"],
        ["affine.apply #map(%i)=>affine.apply #map(%j)", "%i: index=>%j: index", "return %1=>return %0"],
        ["d0 + 1=>d0 + 2"],  # what stands outside of it, and decides what it means
        ["memref<4xi32>=>memref<5xi32>"],
        ["return %a : i32=>return %a {tag} : i32"],  # in what it calls
        ["addi %a, %b=>addi %b, %a", "%1 = arith.of_tomorrow=>%1, %3 = arith.of_tomorrow"],
    ],
)
def test_one_that_a_pass_changed_leaves_the_pass_open(tmp_path: Path, edits: list[str]) -> None:
    with pytest.raises(InputProblem):
        planned(tmp_path, *edits)


def test_one_that_a_pass_makes_unreadable_leaves_the_pass_open(tmp_path: Path) -> None:
    with pytest.raises(InputProblem):
        planned(tmp_path, "arith.addi=>arith.adi")


def test_one_that_is_gone_is_told_of(tmp_path: Path) -> None:
    unread = PROGRAM[PROGRAM.index("func.func @unread") :]
    with pytest.raises(InputProblem):
        planned(tmp_path, f"{unread}=>")
