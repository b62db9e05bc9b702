"""What a program promises or leaves undefined, a pass may rely on: no witness comes from breaking it."""

from __future__ import annotations

import pytest

from tests.equiv.pairs import check


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
