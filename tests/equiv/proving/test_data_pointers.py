"""Loads and stores through LLVM pointers whose place in their buffer is data."""

from __future__ import annotations

from tests.equiv.pairs import check

HEAD = """func.func @f(%A: memref<1xi64>) -> f32 {
  %zero = arith.constant 0 : index
  %i = memref.load %A[%zero] : memref<1xi64>
  %size = llvm.mlir.constant(64 : i64) : i64
  %one = llvm.mlir.constant(1.0 : f32) : f32
  %two = llvm.mlir.constant(2.0 : f32) : f32
  %m3 = llvm.mlir.constant(-3 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %m1 = llvm.mlir.constant(-1 : i64) : i64
  %c4 = llvm.mlir.constant(4 : i64) : i64
  %c15 = llvm.mlir.constant(15 : i64) : i64
  %b = llvm.alloca %size x i8 {alignment = 16 : i64} : (i64) -> !llvm.ptr
"""
FILL = "".join(
    f"  %b{n} = llvm.getelementptr inbounds %b[{n}] : (!llvm.ptr) -> !llvm.ptr, f32\n"
    f"  llvm.store %{'two' if n % 2 else 'one'}, %b{n} : f32, !llvm.ptr\n"
    for n in range(16)
)


def through(pointer: str) -> str:
    """A function that loads what a pointer %p into 16 floats points to, which depends on %i."""
    return f"""{HEAD}{FILL}{pointer}
  %v = llvm.load %p : !llvm.ptr -> f32
  return %v : f32
}}
"""


def step(result: str, base: str, index: str, flags: str = "inbounds ", type_: str = "f32", width: str = "i64") -> str:
    pointers = f"(!llvm.ptr, {width}) -> !llvm.ptr, {type_}"
    return f"  %{result} = llvm.getelementptr {flags}%{base}[%{index}] : {pointers}\n"


def proven(source: str, target: str) -> bool:
    return check(source, target).verdict == "equivalent"


def product(flags: str, index: str = "i", by: str = "c4", result: str = "m") -> str:
    overflow = f" overflow<{flags}>" if flags else ""
    return f"  %{result} = llvm.mul %{index}, %{by}{overflow} : i64\n"


def test_a_sum_that_wraps_around_is_not_one_that_must_not() -> None:
    """Products that must not overflow on both sides, whose sum may on one of them."""
    head = HEAD.replace("memref<1xi64>", "memref<2xi64>").replace(
        "  %size =", "  %one_ = arith.constant 1 : index\n  %j = memref.load %A[%one_] : memref<2xi64>\n  %size ="
    )

    def sums(product_flags: str, sum_flags: str) -> str:
        added = f"  %n = llvm.add %m, %j{f' overflow<{sum_flags}>' if sum_flags else ''} : i64\n"
        text = through(product(product_flags) + added + step("p", "b", "n"))
        return text.replace(HEAD, head)

    assert proven(sums("nsw", "nsw"), sums("nsw", "nsw"))
    for one, other in (("nsw", ""), ("", "nsw"), ("", "")):
        assert not proven(sums(one, other), sums("nsw", "nsw")), (one, other)
