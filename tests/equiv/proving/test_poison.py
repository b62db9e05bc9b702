# ruff: noqa: E501
"""Poison that only few inputs make: a target may not make it where the source does not, whatever forgets the operand."""

from __future__ import annotations

import pytest

from tests.equiv.pairs import check_bodies


def k(name: str, value: int, type: str = "i32") -> str:
    return f"%{name} = arith.constant {value} : {type}\n"


# -- in indices ----------------------------------------------------------------------------------------------------------

MEMORY = "%D: memref<2xi64>, %A: memref<4xf32>, %w: memref<1xf32>"
LOADED = """
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%a = memref.load %D[%c0] : memref<2xi64>
%b = memref.load %D[%c1] : memref<2xi64>
"""
RARE_INDEX = (
    k("rare", 123456789, "i64") + k("width", 64, "i64") + k("zero", 0, "i64") + "%at = arith.cmpi eq, %a, %rare : i64\n"
    "%amount = arith.select %at, %width, %zero : i64\n%p = arith.shli %b, %amount : i64\n"
)


@pytest.mark.parametrize("domain", ["exact", "fingerprint"])
def test_what_ranges_tell_of_poison_is_nothing(domain: str) -> None:
    """Whatever a masked number is, it is below 8, but it may be poison; the load makes the machine follow ranges."""
    also = "%i = arith.index_cast %b : i64 to index\n%v = memref.load %A[%i] : memref<4xf32>\n"
    source = LOADED + also + "%t = arith.constant 1.0 : f32\nmemref.store %t, %w[%c0] : memref<1xf32>"
    masked = k("m", 7, "i64") + k("n", 8, "i64") + "%x = arith.andi %p, %m : i64\n%y = arith.cmpi slt, %x, %n : i64\n"
    target = LOADED + also + RARE_INDEX + masked
    target += "%u = arith.uitofp %y : i1 to f32\nmemref.store %u, %w[%c0] : memref<1xf32>"
    assert check_bodies(MEMORY, source, target, domain=domain).verdict != "equivalent"


# -- loops whose first path goes round again -------------------------------------------------------------------------------
