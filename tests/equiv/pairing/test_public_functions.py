"""Public functions of the source that users of the target do not find: whoever compares whole files is told."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from equiv import Options, WrongUse, verify, verify_all
from equiv.jobs.job import Job
from equiv.jobs.record import Record
from equiv.jobs.worker import check
from equiv.testing import NotEquivalent, assert_equivalent
from frontends.mlir import load


def adding(name: str, operation: str = "addi", visibility: str = "") -> str:
    body = f"  %0 = arith.{operation} %a, %a : i32\n  return %0 : i32\n"
    return f"func.func {visibility} @{name}(%a: i32) -> i32 {{\n{body}}}\n"


LLVM = "llvm.func @g(%a: i32) -> i32 {\n  %0 = llvm.add %a, %a : i32\n  llvm.return %0 : i32\n}\n"
SOURCE = adding("f") + adding("g")
F, G = adding("f"), adding("g")

ATTACKS = {
    "gone": F,
    "renamed": F + adding("h"),
    "only declared": F + "func.func private @g(i32) -> i32\n",
    "hidden": F + adding("g", visibility="private"),
    "nested": F + adding("g", visibility="nested"),
    "in a module below": F + f"module @inner {{\n{G}}}\n",
    "another kind of symbol": F + "memref.global constant @g : memref<1xi32> = dense<1>\n",
    "declared in LLVM": F + "llvm.func @g(i32) -> i32\n",
    "hidden in LLVM": F + LLVM.replace("@g", "internal @g"),
}


@pytest.mark.parametrize("name", ATTACKS)
def test_a_public_function_that_is_not_found_is_unknown(name: str) -> None:
    results = verify_all(load(SOURCE), load(ATTACKS[name]))
    assert not results.problems
    verdicts = {each.source.function: each for each in results.verdicts}
    assert verdicts["f"].verdict == "equivalent"
    assert verdicts["g"].verdict == "unknown"
    assert [reason.kind for reason in verdicts["g"].reasons] == ["missing-function"]


@pytest.mark.parametrize("name", ATTACKS)
def test_neither_a_test_nor_a_caller_of_the_api_takes_it_for_proven(name: str) -> None:
    with pytest.raises((WrongUse, NotEquivalent)):
        assert_equivalent(SOURCE, ATTACKS[name])
    with pytest.raises(WrongUse):
        verify(load(SOURCE), load(ATTACKS[name]))


def test_one_that_is_hidden_and_different_is_different() -> None:
    (verdict,) = verify_all(load(F), load(adding("f", "muli", "private"))).verdicts
    assert verdict.verdict == "different"


def test_the_only_function_that_is_hidden_is_not_proven() -> None:
    with pytest.raises(NotEquivalent):
        assert_equivalent(F, adding("f", visibility="private"))


def test_a_batch_has_a_record_of_it(tmp_path: Path) -> None:
    (tmp_path / "a.mlir").write_text(SOURCE)
    (tmp_path / "b.mlir").write_text(F)
    job = Job("pair", str(tmp_path / "a.mlir"), str(tmp_path / "b.mlir"), options=Options(timeout=30))
    records = [Record.from_json(each) for each in json.loads(check(job.to_json()))]
    assert {record.name: record.outcome for record in records} == {"pair::f": "equivalent", "pair::g": "unknown"}


@pytest.mark.parametrize(
    ("source", "target"),
    [
        (SOURCE, SOURCE + adding("new")),
        (SOURCE + adding("h", visibility="private"), SOURCE),
        (SOURCE + "func.func private @extern(i32) -> i32\n", SOURCE),
        (adding("f", visibility="private"), adding("f", visibility="private")),
        (adding("f", visibility="private"), F),
    ],
    ids=["new", "dead", "declaration", "all private", "published"],
)
def test_what_nobody_outside_misses_is_proven(source: str, target: str) -> None:
    assert {each.verdict for each in verify_all(load(source), load(target)).verdicts} == {"equivalent"}


def test_functions_that_are_named_are_taken_as_named() -> None:
    results = verify_all(load(SOURCE), load(ATTACKS["renamed"]), source_function="g", target_function="h")
    assert [each.verdict for each in results.verdicts] == ["equivalent"]


def test_a_function_that_a_file_does_not_have_is_named_with_those_it_has(tmp_path: Path) -> None:
    for side in ("source", "target"):
        (tmp_path / f"{side}.mlir").write_text(SOURCE, "utf-8")
    with pytest.raises(WrongUse, match=r"has no function 'h'; it defines .*f.*g"):
        verify(tmp_path / "source.mlir", tmp_path / "target.mlir", function="h")
