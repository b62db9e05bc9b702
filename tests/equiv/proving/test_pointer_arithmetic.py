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


DEFINED: dict[str, str] = {
    "no flag, a product that overflows": QUARTER + stored("- [%k] i32"),
    "no flag, out and back": stored(f"- [100,-400] {NESTED}"),
    "to the end and back": stored("inbounds [8] i32", "inbounds [-8] i32"),
    "within the buffer": stored(f"inbounds [1,-4] {NESTED}"),
    "forward alone": stored(f"nuw [0,0] {NESTED}"),
    "a field after an index": stored("inbounds [1,1] !llvm.struct<(i32, i32)>", "inbounds [-3] i32"),
}


@pytest.mark.parametrize("name", DEFINED)
def test_an_address_that_stays_in_the_buffer_is_none(name: str) -> None:
    target = function(DEFINED[name])
    verdict = check(PLAIN, target)
    assert verdict.verdict == "equivalent", verdict.reasons
    assert check(target, target).verdict == "equivalent"


def test_a_source_whose_address_is_poison_proves_nothing() -> None:
    source = function(POISON["a product of what is computed"])
    verdict = check(source, source)
    assert verdict.verdict == "unknown" and verdict.reasons[0].kind == "undefined-source"


# -- indices that are data ---------------------------------------------------------------------------------------------

GATHER = "llvm.func @f(%D: !llvm.ptr, %p: !llvm.ptr, %A: !llvm.ptr) {{\n%i = llvm.load %D : !llvm.ptr -> i64\n%seven = llvm.mlir.constant(7 : i64) : i64\n%j = llvm.and %i, %seven : i64\n{}%v = llvm.load %q : !llvm.ptr -> i32\nllvm.store %v, %p : i32, !llvm.ptr\nllvm.return\n}}\n"
BY_DATA = GATHER.format("%q = llvm.getelementptr %A[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i32\n")
SIZES = {"D.0": 1, "p.0": 1, "A.0": 8}


@pytest.mark.parametrize(
    "address",
    [
        "%h = llvm.mlir.constant(4611686018427387904 : i64) : i64\n%w = llvm.or %j, %h : i64\n%q = llvm.getelementptr inbounds %A[%w] : (!llvm.ptr, i64) -> !llvm.ptr, i32\n",
        "%q = llvm.getelementptr nusw %A[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32\n",
        "%q = llvm.getelementptr inbounds %A[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32\n",
        "%h = llvm.mlir.constant(-100 : i64) : i64\n%g = llvm.mlir.constant(100 : i64) : i64\n%w = llvm.add %j, %g : i64\n"
        "%q = llvm.getelementptr inbounds %A[%h, %w] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x i32>\n",
        "%g = llvm.mlir.constant(100 : i64) : i64\n%w = llvm.sub %j, %g : i64\n"
        "%q = llvm.getelementptr inbounds %A[%w, 100] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<1 x i32>\n",
    ],
)
def test_an_address_by_data_may_not_overflow_on_its_way(address: str) -> None:
    assert check(BY_DATA, GATHER.format(address)).verdict != "equivalent"
