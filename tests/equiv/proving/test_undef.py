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
    assert check(source, target).verdict == "unknown"
    assert check(source, source).verdict == "equivalent"


FREEZE = "  %f = llvm.freeze %s : i32\n"
GREATER = OVERFLOWS + '  %p = llvm.icmp "sgt" %s, %zero : i32\n'
CHOOSE = "  %m = llvm.select {}, %x, %seven : i1, i32\n  llvm.return %m : i32\n"
PLAIN_ADD = "  %f = llvm.add %x, %one : i32\n"
ZERO_OR = "  %m = llvm.or %f, %zero : i32\n  llvm.return %m : i32\n"
TWICE = "  %m = llvm.add %f, %f : i32\n  llvm.return %m : i32\n"


@pytest.mark.parametrize(
    ("source", "target", "expected"),
    [
        # The source's number may be any one, and so that of the target.
        (OVERFLOWS + FREEZE + "  llvm.return %f : i32\n", PLAIN_ADD + "  llvm.return %f : i32\n", "equivalent"),
        (OVERFLOWS + FREEZE + TWICE, OVERFLOWS + FREEZE + "  %m = llvm.shl %f, %one : i32\n  llvm.return %m : i32\n",
         "equivalent"),
        # A number that is frozen twice may be two numbers.
        (OVERFLOWS + FREEZE + TWICE,
         OVERFLOWS + FREEZE + "  %g = llvm.freeze %s : i32\n  %m = llvm.add %f, %g : i32\n  llvm.return %m : i32\n",
         "unknown"),
        # And one that is frozen is not always what it was computed from.
        (PLAIN_ADD + "  llvm.return %f : i32\n", OVERFLOWS + FREEZE + "  llvm.return %f : i32\n", "unknown"),
        # It is a number where it was one.
        ("  %l = llvm.and %x, %seven : i32\n  %s = llvm.add %l, %one overflow<nsw> : i32\n"
         + FREEZE + "  llvm.return %f : i32\n",
         "  %l = llvm.and %x, %seven : i32\n  %f = llvm.add %l, %one : i32\n  llvm.return %f : i32\n", "equivalent"),
    ],
)  # fmt: skip
def test_frozen_values_are_chosen_once(source: str, target: str, expected: str) -> None:
    verdict = check(*(_function("%x: i32", body) for body in (source, target)))
    assert verdict.verdict == expected, verdict.reasons


@pytest.mark.parametrize(("frozen", "expected"), [(True, "equivalent"), (False, "different")])
def test_a_branch_on_a_frozen_value_is_defined(frozen: bool, expected: str) -> None:
    """And one on what it was frozen from is not, for one number of all."""
    freeze = "  %f = llvm.freeze %p : i1\n" if frozen else "  %f = llvm.select %p, %p, %p : i1, i1\n"
    branches = (
        f"{GREATER}{freeze}  llvm.cond_br %f, ^a, ^b\n^a:\n  llvm.return %x : i32\n^b:\n  llvm.return %seven : i32\n"
    )
    load = "  %x = llvm.load %q : !llvm.ptr -> i32\n"
    texts = (_function("%q: !llvm.ptr", load + body) for body in (GREATER + CHOOSE.format("%p"), branches))
    verdict = check(*texts)
    assert verdict.verdict == expected, verdict.reasons


def test_two_comparisons_that_say_the_same_are_frozen_apart() -> None:
    frozen = '  %p = llvm.icmp "eq" %s, %y : i32\n  %f = llvm.freeze %p : i1\n'
    swapped = '  %q = llvm.icmp "eq" %y, %s : i32\n  %g = llvm.freeze %q : i1\n'
    end = "  %m = llvm.zext %e : i1 to i32\n  llvm.return %m : i32\n"
    load = "  %x = llvm.load %a : !llvm.ptr -> i32\n  %y = llvm.load %b : !llvm.ptr -> i32\n"
    start = load + OVERFLOWS + frozen
    source = start + "  %e = llvm.xor %f, %f : i1\n" + end
    target = start + swapped + "  %e = llvm.xor %f, %g : i1\n" + end
    arguments = "%a: !llvm.ptr, %b: !llvm.ptr"
    assert check(_function(arguments, source), _function(arguments, target)).verdict == "unknown"


def test_two_cells_hold_one_frozen_value() -> None:
    """What a source's number is chosen as in one cell, it is in the other one as well."""
    arguments = "%x: i32, %a: !llvm.ptr, %b: !llvm.ptr"

    def function(first: str, second: str) -> str:
        return (
            f"llvm.func @f({arguments}) {{\n{CONSTANTS}{OVERFLOWS}{FREEZE}  %y = llvm.add %x, %one : i32\n"
            f"  llvm.store %{first}, %a : i32, !llvm.ptr\n  llvm.store %{second}, %b : i32, !llvm.ptr\n"
            "  llvm.return\n}\n"
        )

    assert check(function("f", "f"), function("f", "f")).verdict == "equivalent"
    assert check(function("f", "f"), function("f", "y")).verdict == "unknown"
    assert check(function("f", "f"), function("y", "y")).verdict != "different"


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


PARTS = """
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%zero = arith.constant 0 : i32
%one = arith.constant 1 : i32
%seven = arith.constant 7 : i32
%width = arith.constant 32 : i32
%x = memref.load %d[%c0] : memref<2xi32>
%y = memref.load %d[%c1] : memref<2xi32>
%c = arith.cmpi eq, %y, %zero : i32
%b = memref.alloc() : memref<i32>
%u = memref.load %b[] : memref<i32>
%p = arith.shli %one, %width : i32
"""
LOWEST_OF_UNWRITTEN = "%v = arith.andi %u, %one : i32\n"
MORE_THAN_UNWRITTEN = "%v = arith.addi %u, %seven : i32\n"
PARTLY = """%m = memref.alloc() : memref<i32>
scf.if %c { memref.store %x, %m[] : memref<i32> }
%s = memref.load %m[] : memref<i32>
"""


def _or_else(value: str) -> str:
    return f"%r = arith.select %c, %x, {value} : i32\nmemref.store %r, %w[] : memref<i32>\n"


# name: source, target, verdict in the exact domain and by fingerprints
UNDEFINED_PARTS: dict[str, tuple[str, str, str, str]] = {
    "poison for what was computed from unwritten memory": (
        MORE_THAN_UNWRITTEN + _or_else("%v"), _or_else("%p"), "unknown", "unknown",
    ),
    "another function of unwritten memory": (
        LOWEST_OF_UNWRITTEN + _or_else("%v"), MORE_THAN_UNWRITTEN + _or_else("%v"), "unknown", "unknown",
    ),
    "unwritten memory for a part of it": (
        LOWEST_OF_UNWRITTEN + _or_else("%v"), _or_else("%u"), "unknown", "unknown",
    ),
    "a part of unwritten memory for it": (
        _or_else("%u"), LOWEST_OF_UNWRITTEN + _or_else("%v"), "equivalent", "unknown",
    ),
    "poison for poison": (_or_else("%p"), _or_else("%p"), "equivalent", "equivalent"),
    "a branch on what may be unwritten": (
        "memref.store %one, %w[] : memref<i32>\n",
        PARTLY + "%q = arith.cmpi slt, %s, %seven : i32\n"
        "%r = scf.if %q -> i32 { scf.yield %one : i32 } else { scf.yield %one : i32 }\n"
        "memref.store %r, %w[] : memref<i32>\n",
        "different", "different",
    ),
    "an index that may be unwritten": (
        "memref.store %one, %w[] : memref<i32>\n",
        PARTLY + "%l = arith.andi %s, %one : i32\n%i = arith.index_castui %l : i32 to index\n"
        "%n = memref.load %d[%i] : memref<2xi32>\nmemref.store %one, %w[] : memref<i32>\n",
        "different", "different",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", UNDEFINED_PARTS)
def test_undefined_values_are_not_taken_for_each_other(name: str) -> None:
    source, target, exact, fingerprint = UNDEFINED_PARTS[name]
    for domain, expected in (("exact", exact), ("fingerprint", fingerprint)):
        verdict = check_bodies(MEMORY, PARTS + source, PARTS + target, domain=domain)
        assert verdict.verdict == expected, (domain, verdict.reasons)


@pytest.mark.parametrize("level", ["reassociated", "real"])
def test_nor_are_they_at_weaker_levels(level: str) -> None:
    source, target = (PARTS + LOWEST_OF_UNWRITTEN + _or_else("%v"), PARTS + MORE_THAN_UNWRITTEN + _or_else("%v"))
    assert check_bodies(MEMORY, source, target, accept=("bitwise", level)).verdict == "unknown"
