# ruff: noqa: E501
"""Addresses whose computation overflows or leaves the buffer: with `inbounds`, `nusw` and `nuw` they are poison, also
where the address that comes out lies within the buffer."""

from __future__ import annotations

import pytest

from tests.equiv.pairs import check

ALLOCATED = "%n = llvm.mlir.constant(8 : i64) : i64\n%m = llvm.alloca %n x i32 : (i64) -> !llvm.ptr\n"
LOADED = "%v = llvm.load %m : !llvm.ptr -> i32\nllvm.store %v, %p : i32, !llvm.ptr\n"
QUARTER = "%k = llvm.mlir.constant(4611686018427387904 : i64) : i64\n"  # four times this is 2^64
NESTED = "!llvm.array<4 x i32>"


def function(body: str) -> str:
    return f"llvm.func @f(%p: !llvm.ptr, %x: i32, %i: i64) {{\n{ALLOCATED}{body}{LOADED}llvm.return\n}}\n"


def stored(*addresses: str) -> str:
    """Stores to the first element of %m, by way of these addresses, each computed from the one before."""
    lines = []
    before = "m"
    for at, address in enumerate(addresses):
        flags, indices, type = address.split(" ", 2)
        dynamic = [each for each in indices.strip("[]").split(",") if each.startswith("%")]
        types = "".join(", i64" for _ in dynamic)
        lines.append(
            f"%q{at} = llvm.getelementptr {flags.strip('-')} %{before}{indices} : (!llvm.ptr{types}) -> !llvm.ptr, {type}\n"
        )
        before = f"q{at}"
    return "".join(lines) + f"llvm.store %x, %{before} : i32, !llvm.ptr\n"


PLAIN = function(stored())
POISON: dict[str, str] = {
    "a product that overflows": QUARTER + stored("inbounds [%k] i32"),
    "a product that overflows, nusw": QUARTER + stored("nusw [%k] i32"),
    "a product that overflows, nuw": QUARTER + stored("nuw [%k] i32"),
    "a product of what is computed": QUARTER
    + "%z = llvm.mlir.constant(0 : i64) : i64\n%s = llvm.add %k, %z : i64\n"
    + stored("inbounds [%s] i32"),
    "out of the buffer and back": stored(f"inbounds [100,-400] {NESTED}"),
    "before the buffer and back": stored(f"inbounds [-1,4] {NESTED}"),
    "out and back in two steps": stored("inbounds [100] i32", "inbounds [-100] i32"),
    "an index that is known later": "%a = llvm.mlir.constant(100 : i64) : i64\n%b = llvm.mlir.constant(-400 : i64) : i64\n"
    + stored(f"inbounds [%a,%b] {NESTED}"),
    "back, nuw": stored(f"nuw [1,-4] {NESTED}"),
    "back at once, nuw": stored("inbounds [2] i32", "nuw [-2] i32"),
    "several indices, nusw": stored(f"nusw [100,-400] {NESTED}"),
}


@pytest.mark.parametrize("name", POISON)
def test_an_address_that_overflows_on_its_way_is_poison(name: str) -> None:
    for domain in ("exact", "fingerprint"):
        assert check(PLAIN, function(POISON[name]), domain=domain).verdict != "equivalent", domain
