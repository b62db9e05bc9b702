"""What is not poison, and no number that is known either: undef, what memory holds that nothing has written, and frozen
values. A source that computes from it leaves a target some numbers, and not any."""

from __future__ import annotations

import pytest

from tests.equiv.pairs import check, check_bodies


def _function(arguments: str, body: str) -> str:
    return f"llvm.func @f({arguments}) -> i32 {{\n{CONSTANTS}{body}}}\n"


CONSTANTS = "".join(
    f"  %{name} = llvm.mlir.constant({value} : i32) : i32\n"
    for name, value in (("zero", 0), ("one", 1), ("seven", 7), ("max", 2**31 - 1), ("many", 16))
)
OVERFLOWS = "  %s = llvm.add %x, %one overflow<nsw> : i32\n"
# One input of all, which the source's overflow excuses and its freezing does not.
RARE = """  %c = llvm.icmp "eq" %x, %max : i32
  %m = llvm.select %c, %seven, %r : i1, i32
  llvm.return %m : i32
"""
# name: source, target
FROZEN: dict[str, tuple[str, str]] = {
    "bits that are known": (
        OVERFLOWS + "  %f = llvm.freeze %s : i32\n  %m = llvm.and %f, %zero : i32\n  llvm.return %m : i32\n",
        "  %r = llvm.mlir.constant(0 : i32) : i32\n" + RARE,
    ),
    "a branch": (
        OVERFLOWS + '  %f = llvm.freeze %s : i32\n  %c = llvm.icmp "eq" %f, %zero : i32\n'
        "  llvm.cond_br %c, ^a, ^b\n^a:\n  llvm.return %one : i32\n^b:\n  llvm.return %zero : i32\n",
        '  %y = llvm.add %x, %one : i32\n  %d = llvm.icmp "eq" %y, %zero : i32\n'
        "  %r = llvm.select %d, %one, %zero : i1, i32\n" + RARE,
    ),
    "one number for all who use it": (
        OVERFLOWS + "  %f = llvm.freeze %s : i32\n  %m = llvm.sub %f, %f : i32\n  llvm.return %m : i32\n",
        OVERFLOWS + "  %f = llvm.freeze %s : i32\n  %g = llvm.freeze %s : i32\n"
        "  %m = llvm.sub %f, %g : i32\n  llvm.return %m : i32\n",
    ),
    "what a block is given": (
        OVERFLOWS + "  llvm.br ^a(%s : i32)\n^a(%b: i32):\n  %f = llvm.freeze %b : i32\n"
        "  %m = llvm.and %f, %zero : i32\n  llvm.return %m : i32\n",
        "  %r = llvm.mlir.constant(0 : i32) : i32\n" + RARE,
    ),
}


@pytest.mark.parametrize("name", FROZEN)
def test_what_is_frozen_is_one_number(name: str) -> None:
    source, target = (_function("%x: i32", body) for body in FROZEN[name])
    verdict = check(source, target)
    assert verdict.verdict == "unknown" and "llvm.freeze" in verdict.reasons[0].message


def test_freezing_what_is_no_poison_does_nothing() -> None:
    body = "  %s = llvm.add %x, %one : i32\n  %f = llvm.freeze %s : i32\n  llvm.return %f : i32\n"
    plain = "  %f = llvm.add %x, %one : i32\n  llvm.return %f : i32\n"
    assert check(_function("%x: i32", body), _function("%x: i32", plain)).verdict == "equivalent"


CHOSEN = "  %u = llvm.mlir.undef : i32\n  %s = llvm.select %c, %x, %u : i1, i32\n"
LOWEST = "  %m = llvm.and %s, %one : i32\n  llvm.return %m : i32\n"


@pytest.mark.parametrize(
    ("source", "target", "expected"),
    [
        (CHOSEN + LOWEST, "  %m = llvm.and %x, %one : i32\n  llvm.return %m : i32\n", "equivalent"),
        (
            CHOSEN + "  llvm.return %s : i32\n",
            "  %m = llvm.select %c, %x, %seven : i1, i32\n  llvm.return %m : i32\n",
            "equivalent",
        ),
        # The source is 0 or 1.
        (
            CHOSEN + LOWEST,
            "  %k = llvm.and %x, %one : i32\n  %m = llvm.select %c, %k, %seven : i1, i32\n  llvm.return %m : i32\n",
            "unknown",
        ),
        (
            "  llvm.return %zero : i32\n",
            "  %u = llvm.mlir.undef : i32\n  %m = llvm.and %u, %zero : i32\n  llvm.return %m : i32\n",
            "unknown",
        ),
    ],
)
def test_undef_is_some_number(source: str, target: str, expected: str) -> None:
    verdict = check(*(_function("%c: i1, %x: i32", body) for body in (source, target)))
    assert verdict.verdict == expected, verdict.reasons


MEMORY = "%d: memref<2xi32>, %w: memref<i32>"
UNWRITTEN = """
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%zero = arith.constant 0 : i32
%one = arith.constant 1 : i32
%x = memref.load %d[%c0] : memref<2xi32>
%y = memref.load %d[%c1] : memref<2xi32>
%c = arith.cmpi eq, %y, %zero : i32
%b = memref.alloc() : memref<i32>
scf.if %c { memref.store %x, %b[] : memref<i32> }
"""


def test_what_is_computed_from_unwritten_memory_is_not_anything() -> None:
    source = (
        UNWRITTEN
        + """
%v = memref.load %b[] : memref<i32>
%m = arith.andi %v, %one : i32
memref.store %m, %w[] : memref<i32>
"""
    )
    target = (
        UNWRITTEN
        + """
%seven = arith.constant 7 : i32
%k = arith.andi %x, %one : i32
%m = arith.select %c, %k, %seven : i32
memref.store %m, %w[] : memref<i32>
"""
    )
    assert check_bodies(MEMORY, source, target).verdict == "unknown"


PLACED = """  %p = llvm.alloca %many x i8 {alignment = 16 : i64} : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %p[AT] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %x, %q {alignment = 1 : i64} : i32, !llvm.ptr
  %m = llvm.load %q {alignment = ALIGNED : i64} : !llvm.ptr -> i32
  llvm.return %m : i32
"""


@pytest.mark.parametrize(
    ("at", "aligned", "expected"),
    [(1, 1, "equivalent"), (4, 4, "equivalent"), (1, 4, "different"), (2, 4, "different")],
)
def test_an_access_keeps_the_alignment_that_it_promises(at: int, aligned: int, expected: str) -> None:
    source = _function("%x: i32", PLACED.replace("AT", str(at)).replace("ALIGNED", "1"))
    target = _function("%x: i32", PLACED.replace("AT", str(at)).replace("ALIGNED", str(aligned)))
    assert check(source, target).verdict == expected
