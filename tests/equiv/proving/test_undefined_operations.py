"""Operations that are undefined for some of their operands: a target may not execute one where its source does not.

What is undefined follows LLVM's LangRef for the LLVM dialect, and the operations' descriptions for MLIR's own."""

from __future__ import annotations

from tests.equiv.pairs import check

# -- quotients and remainders that overflow ----------------------------------------------------------------------------


# -- quotients of, and by, what is undefined ---------------------------------------------------------------------------


REMAINDER = "func.func @f(%a: i32, %b: i32) -> i32 {\n%r = arith.remsi %a, %b : i32\nreturn %r : i32\n}"
SREM = "llvm.func @f(%a: i32, %b: i32) -> i32 {\n%r = llvm.srem %a, %b : i32\nllvm.return %r : i32\n}"
BY_SEVEN = "{\n%k = arith.constant 7 : i32\n%r = arith.remsi %a, %k"
SREM_BY_SEVEN = "{\n%k = llvm.mlir.constant(7 : i32) : i32\n%r = llvm.srem %a, %k"


def test_what_is_assumed_of_the_remainder_of_the_least_number_by_minus_one_is_said() -> None:
    def says(source: str, target: str) -> bool:
        verdict = check(source, target)
        assert verdict.verdict == "equivalent"
        return any("remainder of the least number by -1" in each for each in verdict.assumptions)

    assert says(REMAINDER, SREM)
    assert not says(SREM, REMAINDER)
    assert not says(REMAINDER, REMAINDER)
    assert not says(
        REMAINDER.replace("{\n%r = arith.remsi %a, %b", BY_SEVEN),
        SREM.replace("{\n%r = llvm.srem %a, %b", SREM_BY_SEVEN),
    )
