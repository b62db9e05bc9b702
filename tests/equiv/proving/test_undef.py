"""What is not poison, and no number that is known either: undef, what memory holds that nothing has written, and frozen
values. A source that computes from it leaves a target some numbers, and not any."""

from __future__ import annotations

import pytest

from tests.equiv.pairs import check_bodies

MEMORY = "%d: memref<2xi32>, %w: memref<i32>"


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
