"""Wrong addresses in LLVM form that look right: in steps, bounds and what is promised of them."""

from __future__ import annotations

import pytest

from tests.benchmarks.gemm import gemm
from tests.equiv.lowered import lowered
from tests.equiv.pairs import check

SIZE = 6
GEMM = gemm(SIZE).replace("@gemm", "@f")

# name: what of the lowered program becomes what
WRONG = {
    "a row of another length": ("%9 = llvm.mul %3, %1", "%9 = llvm.mul %3, %less"),
    "the column of another loop": ("llvm.add %13, %5 overflow", "llvm.add %13, %3 overflow"),
    "rows and columns swapped": ("%10 = llvm.add %9, %7", "%s = llvm.mul %7, %1 : i64\n%10 = llvm.add %s, %3"),
    "one iteration too many": ('llvm.icmp "slt" %3, %1', 'llvm.icmp "sle" %3, %1'),
    "one iteration too few": ('llvm.icmp "slt" %7, %1', 'llvm.icmp "slt" %7, %less'),
    "no iteration": ('llvm.icmp "slt" %5, %1', 'llvm.icmp "sgt" %5, %1'),
    "steps of two": ("%22 = llvm.add %7, %0", "%22 = llvm.add %7, %two"),
    "sides of a branch swapped": ("llvm.cond_br %8, ^bb6, ^bb7", "llvm.cond_br %8, ^bb7, ^bb6"),
    "steps of eight bytes": (
        "%arg8[%14] : (!llvm.ptr, i64) -> !llvm.ptr, f32",
        "%arg8[%14] : (!llvm.ptr, i64) -> !llvm.ptr, f64",
    ),
    "the other matrix": ("%arg8[%14]", "%arg1[%14]"),
    "a pointer before its buffer": (
        "%18 = llvm.getelementptr inbounds|nuw %arg15[%17]",
        "%back = llvm.sub %17, %two overflow<nsw> : i64\n%18 = llvm.getelementptr inbounds|nuw %arg15[%back]",
    ),
}
CONSTANTS = f"""%two = llvm.mlir.constant(2 : i64) : i64
    %less = llvm.mlir.constant({SIZE - 1} : i64) : i64
    """


def attacked(name: str) -> str:
    text = lowered(GEMM)
    before, after = WRONG[name]
    assert text.count(before) == 1, text
    entry = text.index("llvm.br ^bb1")
    return (text[:entry] + CONSTANTS + text[entry:]).replace(before, after)


@pytest.mark.parametrize("domain", ["exact", "fingerprint"])
def test_the_lowering_is_equivalent(domain: str) -> None:
    verdict = check(GEMM, lowered(GEMM), domain=domain)
    assert verdict.verdict == "equivalent" and verdict.level == "bitwise", verdict.reasons


@pytest.mark.parametrize("domain", ["exact", "fingerprint"])
@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_address_is_refuted(name: str, domain: str) -> None:
    verdict = check(GEMM, attacked(name), domain=domain)
    assert verdict.verdict == "different", verdict.reasons


ENTRY = "%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64"


def column(flags: str, pointer: str, start: int, used: bool = True) -> str:
    """Loads at 2 * %start - 2^64 + 1, which is 1 where nothing forbids that the product wraps around."""
    load = "%5 = llvm.load %4 : !llvm.ptr -> f32" if used else "%5 = llvm.mlir.constant(1.0 : f32) : f32"
    return f"""
llvm.func @f({ENTRY}) {{
  %0 = llvm.mlir.constant({start} : i64) : i64
  %1 = llvm.mlir.constant(2 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %2 = llvm.mul %0, %1 {flags} : i64
  %3 = llvm.add %2, %o : i64
  %4 = llvm.getelementptr {pointer} %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  {load}
  llvm.store %5, %arg1 : f32, !llvm.ptr
  llvm.return
}}
"""


SOURCE = """
func.func @f(%A: memref<4xf32>) {
  %x = affine.load %A[1] : memref<4xf32>
  affine.store %x, %A[0] : memref<4xf32>
  return
}
"""
HALF = 2**63


def test_a_product_that_may_wrap_around_does() -> None:
    assert check(SOURCE, column("", "inbounds", HALF)).verdict == "equivalent"


@pytest.mark.parametrize("flags", ["overflow<nsw>", "overflow<nuw>", "overflow<nsw, nuw>"])
def test_a_product_that_may_not_is_poison(flags: str) -> None:
    assert check(SOURCE, column(flags, "inbounds", HALF)).verdict == "different"
    # The same promise is kept where nothing overflows, and broken for nobody where nobody loads.
    assert check(SOURCE, column(flags, "inbounds|nuw", 0)).verdict == "equivalent"
    kept = column(flags, "inbounds", HALF, used=False)
    assert check(column("", "inbounds", 0, used=False), kept).verdict == "equivalent"
