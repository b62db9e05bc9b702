"""Functions as compilers of C and C++ print them: pointers on both sides, lives of memory on the stack, and what a
function says of its own parameters."""

from __future__ import annotations

from tests.equiv.pairs import check

# -- pointers on both sides --------------------------------------------------------------------------------------------


def _sum_of(*positions: int) -> str:
    """Sums the numbers at the positions, in that order, into the first of %y."""
    lines = ["llvm.func @f(%x: !llvm.ptr, %y: !llvm.ptr) {", "  %s = llvm.mlir.constant(0 : i32) : i32"]
    last = "%s"
    for at, position in enumerate(positions):
        lines += [
            f"  %p{at} = llvm.getelementptr %x[{position}] : (!llvm.ptr) -> !llvm.ptr, i32",
            f"  %v{at} = llvm.load %p{at} : !llvm.ptr -> i32",
            f"  %s{at} = llvm.add {last}, %v{at} : i32",
        ]
        last = f"%s{at}"
    return "\n".join((*lines, f"  llvm.store {last}, %y : i32, !llvm.ptr", "  llvm.return", "}"))


def test_pointers_hold_what_the_source_accesses() -> None:
    verdict = check(_sum_of(0, 1, 2), _sum_of(2, 1, 0))
    assert verdict.verdict == "equivalent", verdict.reasons
    assert any("bare pointers" in each for each in verdict.assumptions)
