"""Verdicts that are kept between runs: used where the same change was made to the same function, and only there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from equiv.opt import steps
from equiv.opt import verdict_cache as remembered
from equiv.opt.step import Step, undecided
from equiv.opt.steps import Programs, plan, run
from equiv.opt.verdict_cache import VerdictCache, own_text
from equiv.request.options import Options
from equiv.verdict import Reason, Verdict
from equiv.verdict.reasons import LIMITS, ReasonKind
from tests.equiv.opt.conftest import Tool
from tests.equiv.opt.test_wrapper import SUM, SWAP, WRONG

OPTIONS = {"accept": ["bitwise"], "seed": 1}
DIVIDED = """func.func @g(%a: i32, %b: i32) -> i32 {
  %0 = arith.divsi %a, %b : i32
  return %0 : i32
}
"""
OTHER = "func.func @other(%x: f32) -> f32 {\n  return %x : f32\n}\n"
LOADED = """func.func @h(%a: memref<4xi32>, %i: index) -> i32 {
  %0 = memref.load %a[%i] : memref<4xi32>
  return %0 : i32
}
"""
CALLS = """func.func private @callee(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  return %0 : i32
}
func.func @caller(%x: i32) -> i32 {
  %0 = call @callee(%x) : (i32) -> i32
  %1 = arith.muli %0, %x : i32
  return %1 : i32
}
"""


class Checker:
    """Checks pairs of texts with one database."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.database = folder / "results.sqlite"
        self.count = 0

    def check(
        self, source: str, target: str, *, options: dict[str, Any] | None = None, fresh: bool = False
    ) -> dict[str, tuple[Verdict, bool]]:
        """The verdicts by function, and whether they are from before. The files have other names each time."""
        self.count += 1
        files = [self.folder / f"{self.count}-{side}.mlir" for side in ("before", "after")]
        for file, text in zip(files, (source, target), strict=True):
            file.write_text(text)
        step = Step(0, "pass", "", *map(str, files))
        programs = Programs("torch_mlir")
        kept = VerdictCache(self.database, OPTIONS if options is None else options, fresh=fresh)
        checked = run(
            step, plan(step, programs), programs, Options(seed=1, timeout=20.0, max_operations=10**6), frozenset(), kept
        )
        found = {each.function: (each.verdict, each.cached) for each in checked if each.verdict is not None}
        kept.close()
        return found


@pytest.fixture
def checker(tmp_path: Path) -> Checker:
    return Checker(tmp_path)


LAYOUT = 'module attributes {llvm.data_layout = "e-i64:64"} {'
PAIRS = (
    (SUM, SUM.replace("%a, %b : i32", "%b, %a : i32")),
    (SUM, SUM.replace("addi", "subi")),
    (DIVIDED, DIVIDED.replace("divsi", "divui")),
    (LOADED, LOADED.replace("%a[%i]", "%a[%i]").replace("return %0", "%1 = arith.addi %0, %0 : i32\n  return %1")),
)


@pytest.mark.parametrize("pair", PAIRS)
def test_what_is_remembered_is_what_was_found(checker: Checker, pair: tuple[str, str]) -> None:
    ((first, before),) = checker.check(*pair).values()
    ((again, cached),) = checker.check(*pair).values()
    assert (before, cached) == (False, True)
    assert again.to_json() == _renamed(first.to_json(), "1-", "2-")


def test_places_are_those_of_the_programs_at_hand(checker: Checker) -> None:
    """The function stands elsewhere, and the program around it is another one."""
    wrong = DIVIDED.replace("divsi", "divui")
    checker.check(DIVIDED, wrong)
    found = checker.check(OTHER + DIVIDED, OTHER + OTHER.replace("other", "third") + wrong)
    verdict, cached = found["g"]
    fresh, _ = checker.check(OTHER + DIVIDED, OTHER + OTHER.replace("other", "third") + wrong, fresh=True)["g"]
    assert cached and verdict.witness is not None and fresh.witness is not None
    assert verdict.witness.to_json() == _renamed(fresh.witness.to_json(), "3-", "2-")


@pytest.mark.parametrize(
    ("source", "target"),
    [
        (SUM.replace("i32", "i16"), SUM.replace("%a, %b : i32", "%b, %a : i32").replace("i32", "i16")),
        (SUM, SUM.replace("%a, %b : i32", "%a, %a : i32")),
        (SUM.replace("%a", "%c"), SUM.replace("%a, %b : i32", "%b, %a : i32").replace("%a", "%c")),
        (SUM.replace("module {", LAYOUT), PAIRS[0][1].replace("module {", LAYOUT)),
    ],
)
def test_another_function_is_checked(checker: Checker, source: str, target: str) -> None:
    checker.check(*PAIRS[0])
    ((_, cached),) = checker.check(source, target).values()
    assert not cached


def test_a_function_depends_on_what_it_calls(checker: Checker) -> None:
    target = CALLS.replace("arith.muli %0, %x", "arith.muli %x, %0")
    assert checker.check(CALLS, target)["caller"][0].verdict == "equivalent"
    assert checker.check(CALLS, target)["caller"][1]
    verdict, cached = checker.check(CALLS.replace("addi", "subi"), target)["caller"]
    assert (verdict.verdict, cached) == ("different", False)


def test_verdicts_of_other_options_and_other_versions_are_not_used(
    checker: Checker, monkeypatch: pytest.MonkeyPatch
) -> None:
    checker.check(*PAIRS[0])
    assert not checker.check(*PAIRS[0], options={**OPTIONS, "accept": ["real"]})["f"][1]
    assert not checker.check(*PAIRS[0], fresh=True)["f"][1]
    assert checker.check(*PAIRS[0])["f"][1]
    monkeypatch.setattr(remembered, "tool_identity", lambda: "another version")
    assert not checker.check(*PAIRS[0])["f"][1]


ENDLESS = """func.func @f(%a: memref<4xi32>) {
  %true = arith.constant true
  scf.while : () -> () {
    scf.condition(%true)
  } do {
    scf.yield
  }
  return
}
"""


def test_what_ended_at_a_limit_is_checked_again_with_another_limit(checker: Checker) -> None:
    other = ENDLESS[: ENDLESS.index("  %true")] + "  return\n}\n"
    limits = [{"max_operations": 10**6}, {"max_operations": 10**6}, {"max_operations": 10**7}]
    found = [checker.check(ENDLESS, other, options={**OPTIONS, **each})["f"] for each in limits]
    assert [cached for _, cached in found] == [False, True, False]
    assert {verdict.verdict for verdict, _ in found} == {"unknown"}
    verdict, cached = checker.check(ENDLESS, other, options={**OPTIONS, **limits[0]}, fresh=True)["f"]
    assert not cached and verdict.reasons[0].kind in LIMITS


def test_what_is_said_of_a_place_is_said_of_the_program_at_hand(checker: Checker) -> None:
    """Why there is no proof for all sizes names a place, and the target of the first check is the source of another."""
    before = """func.func @f(%A: memref<?xi32>, %n: index, %v: i32) {
  affine.for %i = 0 to %n {
    %0 = memref.atomic_rmw addi %v, %A[%i] : (i32, memref<?xi32>) -> i32
  }
  return
}
"""
    after = before.replace("  affine.for", "  %c = arith.constant 1 : i32\n  affine.for")
    first, _ = checker.check(before, after)["f"]
    moved, cached = checker.check(OTHER + before, OTHER + OTHER.replace("other", "third") + after)["f"]
    assert first.why_not is not None and "1-before.mlir:" in first.why_not
    assert cached and moved.why_not is not None
    fresh, _ = checker.check(OTHER + before, OTHER + OTHER.replace("other", "third") + after, fresh=True)["f"]
    assert moved.why_not == _renamed(fresh.why_not, "3-", "2-") != _renamed(first.why_not, "1-", "2-")


@pytest.mark.parametrize("kind", [ReasonKind.CRASH, ReasonKind.CANCELLED])
def test_what_a_death_cut_short_is_checked_again(checker: Checker, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    def died(step: Step, function: str, *_: object) -> Verdict:
        limit = Reason(ReasonKind.LIMIT_TIME, "late")
        return replace(undecided(step, function, kind, "it died"), reasons=(limit, Reason(kind, "it died")))

    monkeypatch.setattr(steps, "check", died)
    for _ in range(2):
        ((_, cached),) = checker.check(*PAIRS[0]).values()
        assert not cached


@pytest.mark.parametrize("damage", [b"", b"this is no database" * 100])
def test_a_database_that_cannot_be_used_costs_no_verdict(tool: Tool, damage: bytes) -> None:
    (tool.folder / "sum.mlir").write_text(SUM)
    database = tool.folder / "results.sqlite"
    database.write_bytes(damage)
    database.chmod(0o400)
    for _ in range(2):
        tool.same("sum.mlir", f"--passes={SWAP}", options=("--database", str(database)))
    assert tool.outcomes() == {"swap f": "equivalent"}
    nowhere = tool.folder / "sum.mlir" / "results.sqlite"
    tool.same("sum.mlir", f"--passes={SWAP};again:i32=>i16", options=("--database", str(nowhere)))


def test_runs_of_a_tool_remember(tool: Tool) -> None:
    (tool.folder / "sum.mlir").write_text(SUM)
    options = ("--database", str(tool.folder / "results.sqlite"))
    for expected in (False, True):
        tool.same("sum.mlir", f"--passes={SWAP}", options=options)
        assert [record["cached"] for record in tool.records().values()][-1] is expected or expected is False
    newest = max(tool.reports.glob("*/*.json"), key=lambda file: file.stat().st_mtime_ns)
    assert '"cached": true' in newest.read_text()
    # What is remembered as different fails again, with its witness.
    first, second = (tool.wrapped("sum.mlir", f"--passes={WRONG}", options=options) for _ in range(2))
    assert first.code == second.code == 1
    assert b"inputs" in second.errors
    assert tool.wrapped("sum.mlir", f"--passes={WRONG}", options=(*options, "--no-cache")).code == 1


def test_the_text_of_a_function_ends_with_it() -> None:
    text = f"module {{\n  {DIVIDED.replace(chr(10), chr(10) + '  ')}\n  {OTHER}}}\n"
    assert own_text(text.split("\n"), 2).split() == DIVIDED.split()
    assert own_text((DIVIDED + OTHER).split("\n"), 5) == OTHER.rstrip("\n")


def _renamed(data: Any, old: str, new: str) -> Any:
    if isinstance(data, dict):
        return {key: _renamed(value, old, new) for key, value in data.items()}
    if isinstance(data, list):
        return [_renamed(each, old, new) for each in data]
    return data.replace(f"/{old}", f"/{new}") if isinstance(data, str) else data
