"""What a reader does not foresee is refused with its place, and costs the function that it is in."""

from __future__ import annotations

import os
import random
import time
from pathlib import Path
from typing import Any

import pytest

from equiv import verify
from equiv.verdict import UNKNOWN
from equiv.verification import verify_all
from frontends.boundary import boundary
from frontends.errors import SyntaxProblem, Unforeseen, Unmodelled, Unsupported
from frontends.mlir import load
from frontends.mlir.core import lowering as core
from frontends.mlir.core import registry
from frontends.mlir.core.entries import Entry
from frontends.mlir.core.registry import Registration
from interp.ir import Place
from tests import ROOT
from tests.reading.mutants import mutant
from tests.reading.outcomes import Kind
from tests.reading.suite import Program, programs, read

TWO = """\
func.func @bad(%x: f32) -> f32 {
  %0 = math.erf %x : f32
  return %0 : f32
}
func.func @good(%x: f32) -> f32 {
  %0 = arith.addf %x, %x : f32
  return %0 : f32
}
"""
KERNELS = """\
"tt.func"() <{function_type = (i32) -> i32, sym_name = "result"}> ({
^bb0(%a: i32):
  "tt.return"(%a) : (i32) -> ()
}) : () -> ()
"tt.func"() <{function_type = (!tt.ptr<f32>) -> (), sym_name = "axis"}> ({
^bb0(%a: !tt.ptr<f32>):
  %0 = "tt.get_program_id"() <{axis = 7 : i32}> : () -> i32
  "tt.return"() : () -> ()
}) : () -> ()
"tt.func"() <{function_type = (!tt.ptr<f32>) -> (), sym_name = "good"}> ({
^bb0(%a: !tt.ptr<f32>):
  "tt.return"() : () -> ()
}) : () -> ()
"""
FAILURES = (
    KeyError("x"),
    IndexError("tuple"),
    AttributeError("name"),
    AssertionError(),
    TypeError("t"),
)


def fail_at(monkeypatch: pytest.MonkeyPatch, operation: str, problem: Exception) -> None:
    def handler(lowering: Any, operation: Any) -> None:
        raise problem

    found = registry.find

    def find(name: str) -> Registration | None:
        return Registration(handler, frozenset(("fastmath",))) if name == operation else found(name)

    monkeypatch.setattr(core, "find", find)


@pytest.mark.parametrize("problem", FAILURES, ids=lambda each: type(each).__name__)
def test_a_handler_that_fails_names_operation_and_place(monkeypatch: pytest.MonkeyPatch, problem: Exception) -> None:
    fail_at(monkeypatch, "math.erf", problem)
    source = load(TWO, file_name="two.mlir")
    with pytest.raises(Unforeseen) as caught:
        source.lower("bad")
    assert (caught.value.operation, caught.value.place) == ("math.erf", Place("two.mlir", 2, 8))
    assert type(problem).__name__ in str(caught.value)
    assert caught.value.__cause__ is problem
    assert "good" in source.lower("good").functions


def test_a_function_that_is_not_foreseen_costs_no_other_verdict(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    fail_at(monkeypatch, "math.erf", KeyError("x"))
    file = tmp_path / "two.mlir"
    file.write_text(TWO)
    verdicts = {each.source.function: each for each in verify_all(file, file).verdicts}
    assert verdicts["good"].verdict == "equivalent"
    assert verdicts["bad"].verdict == UNKNOWN
    assert verdicts["bad"].reasons[0].kind == "unsupported"
    assert (verdicts["bad"].reasons[0].line, verdicts["bad"].reasons[0].column) == (2, 8)


@pytest.mark.parametrize(
    "operation",
    [
        '"tt.make_range"() : () -> tensor<8xi32>',
        '"tt.make_range"() <{start = 0 : i32}> : () -> tensor<8xi32>',
        '"tt.get_program_id"() : () -> i32',
        '"tt.get_num_programs"() : () -> i32',
        '"tt.expand_dims"(%r) : (tensor<8xi32>) -> tensor<1x8xi32>',
        '"tt.trans"(%r) : (tensor<8xi32>) -> tensor<8xi32>',
        '"tt.atomic_rmw"(%a, %c) : (!tt.ptr<i32>, i32) -> i32',
    ],
)
def test_an_attribute_that_is_missing_is_no_defect(operation: str) -> None:
    text = f"""
"tt.func"() <{{function_type = (!tt.ptr<i32>) -> (), sym_name = "kernel"}}> ({{
^bb0(%a: !tt.ptr<i32>):
  %c = arith.constant 1 : i32
  %r = arith.constant dense<1> : tensor<8xi32>
  %0 = {operation}
  "tt.return"() : () -> ()
}}) : () -> ()
"""
    with pytest.raises(Unsupported, match="an attribute that must be there is missing") as caught:
        load(text, file_name="kernel.mlir").lower("kernel")
    assert not isinstance(caught.value, Unforeseen)
    assert caught.value.place is not None and caught.value.place.line == 6


@pytest.mark.parametrize(
    ("operation", "said"),
    [
        ('"comb.sub"() : () -> i32', "an operand, a result, a region or a block that must be there is missing"),
        ('"comb.mux"(%c) : (i32) -> i32', "it has not as many operands, results or regions as it must have"),
        ('"comb.add"() : () -> i32', "it has not as many operands, results or regions as it must have"),
        ('"top.Add"(%c) : (i32) -> i32', "is of another kind than it must be"),
    ],
)
def test_a_part_that_is_missing_is_no_defect(operation: str, said: str) -> None:
    text = f"func.func @f(%c: i32) {{\n  %0 = {operation}\n  return\n}}"
    with pytest.raises(Unsupported, match=said) as caught:
        load(text, file_name="f.mlir").lower("f")
    assert not isinstance(caught.value, Unforeseen)
    assert caught.value.place is not None and caught.value.place.line == 2


def test_a_function_without_an_attribute_is_no_defect() -> None:
    text = """
"tt.func"() <{sym_name = "kernel"}> ({
  "tt.return"() : () -> ()
}) : () -> ()
"""
    with pytest.raises(Unsupported, match="an attribute that must be there is missing") as caught:
        load(text, file_name="kernel.mlir").lower("kernel")
    assert not isinstance(caught.value, Unforeseen)
    assert caught.value.place == Place("kernel.mlir", 2, 1)


def test_a_summary_that_fails_costs_its_function(monkeypatch: pytest.MonkeyPatch) -> None:
    summary = Entry.summary

    def failing(self: Entry, symbol: Any, spelling: Any) -> Any:
        if symbol.name == "bad":
            raise IndexError("list index out of range")
        return summary(self, symbol, spelling)

    monkeypatch.setattr(Entry, "summary", failing)
    source = load(TWO, file_name="two.mlir")
    assert set(source.functions) == {"bad", "good"}
    with pytest.raises(Unforeseen) as caught:
        source.lower("bad")
    assert caught.value.place == Place("two.mlir", 1, 1)
    assert "good" in source.lower("good").functions


def test_a_file_that_fails_as_a_whole_has_a_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("frontends.mlir.core.source.SymbolTables", lambda *_: dict[str, int]()["x"])
    with pytest.raises(Unforeseen) as caught:
        load(TWO, file_name="two.mlir")
    assert caught.value.place == Place("two.mlir", 1, 1)


def test_a_pair_that_fails_is_unknown(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def failing(*_: Any) -> Any:
        raise AssertionError

    monkeypatch.setattr("equiv.verification.make_pair", failing)
    file = tmp_path / "two.mlir"
    file.write_text(TWO)
    verdict = verify(file, file, function="good")
    assert (verdict.verdict, verdict.reasons[0].kind) == (UNKNOWN, "unsupported")
    assert verdict.reasons[0].line == 5


def test_what_is_wrong_with_the_input_stays_that() -> None:
    for problem in (SyntaxProblem("no"), Unsupported("a.b", None), MemoryError(), RecursionError()):
        with pytest.raises(type(problem)) as caught, boundary(lambda: ("x.y", None)):
            raise problem
        assert caught.value is problem


def test_a_value_that_is_not_modelled_is_no_defect() -> None:
    place = Place("a.mlir", 3, 4)
    with pytest.raises(Unsupported) as caught, boundary(lambda: ("x.y", place)):
        raise Unmodelled("a constant of type f80")
    assert not isinstance(caught.value, Unforeseen)
    assert str(caught.value) == "a.mlir:3:4: 'x.y' is not supported: a constant of type f80"


def test_a_kernel_that_no_launch_has_is_refused() -> None:
    source = load(KERNELS, file_name="kernels.mlir")
    with pytest.raises(Unsupported) as caught:
        source.lower("axis")
    assert not isinstance(caught.value, Unforeseen)
    assert caught.value.place is not None and caught.value.place.line == 7
    assert "good" in source.lower("good").functions
    assert "result" in source.lower("result").functions


def test_mutants_of_a_program_are_read_or_refused() -> None:
    originals = [*programs(ROOT / "docs" / "examples" / "scale.mlir"), *programs(ROOT / "corpora/loops/gemm/bf16.mlir")]
    generator = random.Random(7)
    for number in range(12):
        changed = mutant(generator.choice(originals), generator, number)
        kinds = {each.kind for each in read(changed, limit=60.0)}
        assert kinds and kinds <= {Kind.READ, Kind.UNSUPPORTED, Kind.SYNTAX, Kind.INPUT}, changed.text


def test_a_reader_that_dies_or_never_ends_costs_one_program(monkeypatch: pytest.MonkeyPatch) -> None:
    program = Program("a.mlir", ".mlir", TWO)
    monkeypatch.setattr("tests.reading.suite.outcomes", lambda *_: os._exit(9))
    assert [each.kind for each in read(program, limit=60.0)] == [Kind.DIED]
    monkeypatch.setattr("tests.reading.suite.outcomes", lambda *_: time.sleep(60))
    assert [each.kind for each in read(program, limit=0.5)] == [Kind.LIMIT]


def test_programs_that_a_suite_is_to_reject_are_left_out(tmp_path: Path) -> None:
    good, bad = "func.func @f() {\n  return\n}\n", "// expected-error @below {{no}}\nfunc.func @g() {\n  return\n}\n"
    (tmp_path / "a.mlir").write_text(f"// RUN: tool %s \\\n// RUN:   -verify\n{good}// -----\n{bad}")
    (tmp_path / "b.mlir").write_text(f"// RUN: cat %s | not tool\n// RUN: echo %t\n{good}")
    (tmp_path / "c.mlir").write_text(f"// RUN: not tool %s\n// RUN: tool %s\n{good}")
    assert [each.name for each in programs(tmp_path, accepted=True)] == ["a.mlir#0", "c.mlir"]
    assert [each.name for each in programs(tmp_path)] == ["a.mlir#0", "a.mlir#1", "b.mlir", "c.mlir"]


@pytest.mark.parametrize("type_", ["i1", "i3", "i5"])
def test_copies_that_are_none_are_refused(type_: str) -> None:
    text = f"""
"hw.module"() <{{module_type = !hw.modty<input a : i2, output y : {type_}>, sym_name = "m", parameters = []}}> ({{
^bb0(%a: i2):
  %0 = "comb.replicate"(%a) : (i2) -> {type_}
  "hw.output"(%0) : ({type_}) -> ()
}}) : () -> ()
"""
    with pytest.raises(Unsupported) as caught:
        load(text).lower("m")
    assert (caught.value.operation, type(caught.value)) == ("comb.replicate", Unsupported)
