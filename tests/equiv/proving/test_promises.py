"""What a program promises or leaves undefined, a pass may rely on: no witness comes from breaking it."""

from __future__ import annotations

from pathlib import Path

import pytest

from equiv import verify
from tests.equiv.pairs import check

_VIEW = "memref<4xf32, strided<[1], offset: ?>>"
_SLICE = f"""func.func @f(%a: memref<8xf32>) -> {_VIEW} {{
  %i = arith.constant OFFSET : index
  %s = memref.subview %a[%i] [4] [1] : memref<8xf32> to {_VIEW}
  return %s : {_VIEW}
}}
"""
_SIGNATURE = "func.func @f(%x: index, %y: index) -> index"
_CANCEL = f"""{_SIGNATURE} {{
  %0 = affine.linearize_index disjoint [%x, %y] by (80) : index
  %1:2 = affine.delinearize_index %0 into (80) : index, index
  return %1#0 : index
}}
"""
_FIRST = f"{_SIGNATURE} {{\n  return %x : index\n}}\n"
_SPLIT = (
    f"{_SIGNATURE} {{\n  %0:2 = affine.delinearize_index %x into (4, 5) : index, index\n  return %0#0 : index\n}}\n"
)
_CALL = """func.func private @exp(f32) -> f32
func.func @f(%x: f32) -> f32 {
  %0 = CALL
  return %0 : f32
}
"""
_MASK = """func.func @f(%m: vector<2xi1>, %v: vector<2xf32>, %p: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.mask %m, %p { vector.yield %v : vector<2xf32> } : vector<2xi1> -> vector<2xf32>
  return %0 : vector<2xf32>
}
"""
_ADD = "llvm.func @f(%x: i8, %y: i8) -> i8 {\n  %0 = llvm.add %x, %y : i8\n  llvm.return %0 : i8\n}\n"

PAIRS = {
    "a view that leaves its buffer in the source": (
        _SLICE.replace("OFFSET", "5"),
        _SLICE.replace("OFFSET", "6"),
        "unknown",
    ),
    "a view that leaves its buffer in the target alone": (
        _SLICE.replace("OFFSET", "4"),
        _SLICE.replace("OFFSET", "6"),
        "different",
    ),
    "indices of a disjoint linearization are in bounds": (_CANCEL, _FIRST, "equivalent"),
    "without the promise they may not be": (_CANCEL.replace("disjoint ", ""), _FIRST, "different"),
    "a promise that the target alone makes": (
        _SPLIT.replace("(4, 5)", "(5)"),
        _SPLIT.replace("(4, 5)", "(1, 5)"),
        "unknown",
    ),
    "a promise of both programs that the source keeps": (
        _SPLIT.replace("(4, 5)", "(100, 5)"),
        _SPLIT.replace("(4, 5)", "(100, 5)"),
        "equivalent",
    ),
    "an index of a delinearization is below the product of a full basis": (
        _SPLIT.replace("(4, 5)", "(1, 100)"),
        f"{_SIGNATURE} {{\n  %0 = arith.constant 0 : index\n  return %0 : index\n}}\n",
        "equivalent",
    ),
    "without the outermost size it may be any": (
        _SPLIT.replace("(4, 5)", "(5)"),
        f"{_SIGNATURE} {{\n  %0 = arith.constant 0 : index\n  return %0 : index\n}}\n",
        "different",
    ),
    "a promise of no overflow that the target alone makes": (
        _ADD,
        _ADD.replace("%y : i8", "%y overflow<nsw> : i8"),
        "different",
    ),
    "another promise of no overflow": (
        _ADD.replace("%y : i8", "%y overflow<nsw> : i8"),
        _ADD.replace("%y : i8", "%y overflow<nuw> : i8"),
        "different",
    ),
    "a mask with a pass-through value and nothing under it": (
        _MASK,
        _MASK.replace(
            "vector.mask %m, %p { vector.yield %v : vector<2xf32> } : vector<2xi1> -> vector<2xf32>", "SELECT"
        ).replace("SELECT", "arith.select %m, %v, %p : vector<2xi1>, vector<2xf32>"),
        "unknown",
    ),
    "a number with a fraction as an integer constant": (
        "llvm.func @f() -> i64 {\n  %0 = llvm.mlir.constant(1.0 : f64) : i64\n  llvm.return %0 : i64\n}\n",
        "llvm.func @f() -> i64 {\n  %0 = llvm.mlir.constant(4607182418800017408) : i64\n  llvm.return %0 : i64\n}\n",
        "unknown",
    ),
    "a library's function may be what the source spells out": (
        _CALL.replace("CALL", "math.exp %x : f32"),
        _CALL.replace("CALL", "call @exp(%x) : (f32) -> f32"),
        "unknown",
    ),
    "a call that went is one that is missing": (
        _CALL.replace("CALL", "call @exp(%x) : (f32) -> f32"),
        _CALL.replace("CALL", "math.exp %x : f32"),
        "different",
    ),
}


@pytest.mark.parametrize("name", PAIRS)
def test_promises(name: str, tmp_path: Path) -> None:
    source, target, expected = PAIRS[name]
    (tmp_path / "source.mlir").write_text(source)
    (tmp_path / "target.mlir").write_text(target)
    verdict = verify(tmp_path / "source.mlir", tmp_path / "target.mlir")
    assert verdict.verdict == expected, verdict.reasons


def test_notes_of_passes_say_nothing_of_what_is_computed() -> None:
    noted = """
func.func @f(%x: i32, %y: i32) -> i32 {
  %r = arith.addi %y, %x {__inplace_operands_attr__ = ["none", "none"]} : i32
  return {__equivalent_func_args__ = [-1]} %r : i32
}
"""
    plain = "func.func @f(%x: i32, %y: i32) -> i32 {\n  %r = arith.addi %x, %y : i32\n  return %r : i32\n}\n"
    verdict = check(noted, plain)
    assert verdict.verdict == "equivalent"
    assert sum("note of a pass" in each for each in verdict.assumptions) == 2


_CALLED = """
llvm.func internal @g(%p: !llvm.ptr, %q: !llvm.ptr) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %two = llvm.mlir.constant(2 : i32) : i32
  llvm.store %one, %p : i32, !llvm.ptr
  llvm.store %two, %q : i32, !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.return %v : i32
}
llvm.func @f(%p: !llvm.ptr) -> i32 {
  %v = llvm.call @g(%p, %p) : (!llvm.ptr, !llvm.ptr) -> i32
  llvm.return %v : i32
}
"""
_NO_EFFECTS = (
    "memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, "
    "targetMem0 = none, targetMem1 = none>"
)


@pytest.mark.parametrize(
    ("plain", "claiming", "claim"),
    [
        ("%p: !llvm.ptr, %q: !llvm.ptr)", "%p: !llvm.ptr {llvm.noalias}, %q: !llvm.ptr {llvm.noalias})", "noalias"),
        ("(!llvm.ptr, !llvm.ptr) -> i32", "(!llvm.ptr {llvm.nonnull}, !llvm.ptr) -> i32", "nonnull"),
        ("-> i32 {\n  %one", "-> (i32 {llvm.noundef}) {\n  %one", "noundef"),
    ],
)
def test_what_only_attributes_say_is_an_assumption(plain: str, claiming: str, claim: str) -> None:
    """Some of it is not true here, which nobody looks at: so the verdict names it."""
    assert plain in _CALLED
    verdict = check(_CALLED, _CALLED.replace(plain, claiming))
    assert f"what the attributes {claim} say is true" in verdict.assumptions
    assert not any("the attributes" in each for each in check(_CALLED, _CALLED).assumptions)


@pytest.mark.parametrize(
    ("plain", "claiming", "refused"),
    [
        (
            "-> i32 {\n  %one",
            f"-> i32 attributes {{{_NO_EFFECTS}}} {{\n  %one",
            "in a function of the effects argMem = none",
        ),
        ("(%p, %p) :", f"(%p, %p) {{{_NO_EFFECTS}}} :", "'memory_effects' of a call, which the function"),
    ],
)
def test_effects_that_a_function_denies_and_has_are_refused(plain: str, claiming: str, refused: str) -> None:
    assert plain in _CALLED
    verdict = check(_CALLED, _CALLED.replace(plain, claiming))
    assert (verdict.verdict, verdict.reasons[0].kind) == ("unknown", "unsupported")
    assert refused in verdict.reasons[0].message
