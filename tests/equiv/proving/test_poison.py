# ruff: noqa: E501
"""Poison that only few inputs make: a target may not make it where the source does not, whatever forgets the operand."""

from __future__ import annotations

import pytest

from tests.equiv.pairs import check, check_bodies


def k(name: str, value: int, type: str = "i32") -> str:
    return f"%{name} = arith.constant {value} : {type}\n"


SCALARS = "%x: i32, %y: i32, %z: i32, %c: i1, %out: memref<i32>"
# %s is poison for one %x of all: samples do not find it.
RARE = (
    k("rare", 123456789) + k("width", 32) + k("zero", 0) + "%at = arith.cmpi eq, %x, %rare : i32\n"
    "%amount = arith.select %at, %width, %zero : i32\n%s = arith.shli %y, %amount : i32\n"
)
PLAIN = k("zero", 0) + "%r = arith.addi %z, %zero : i32"
LESS = "%p = arith.cmpi slt, %s, %z : i32\n"
TRUE = "%t = arith.constant true\n"

# name: source, target; both compute the same where nothing is poison
FORGOTTEN: dict[str, tuple[str, str]] = {
    "a difference from itself": (k("r", 0), RARE + "%r = arith.subi %s, %s : i32"),
    "a part of a sum that cancels out": (
        "%r = arith.addi %z, %z : i32",
        RARE + "%a = arith.subi %s, %s : i32\n%b = arith.addi %a, %z : i32\n%r = arith.addi %b, %z : i32",
    ),
    "an exclusive or with itself": (PLAIN, RARE + "%a = arith.xori %s, %z : i32\n%r = arith.xori %a, %s : i32"),
    "a product by zero": (PLAIN, RARE + "%a = arith.muli %s, %zero : i32\n%r = arith.addi %a, %z : i32"),
    "a product by all powers of two": (
        PLAIN,
        RARE + k("half", -(2**31)) + k("two", 2) + "%a = arith.muli %s, %half : i32\n"
        "%b = arith.muli %a, %two : i32\n%r = arith.addi %b, %z : i32",
    ),
    "a choice between equals": (
        PLAIN,
        RARE + LESS + "%a = arith.select %p, %z, %z : i32\n%r = arith.addi %a, %zero : i32",
    ),
    "a condition and its opposite": (
        "%f = arith.constant false\n%r = arith.extui %f : i1 to i32",
        RARE
        + LESS
        + TRUE
        + "%n = arith.xori %p, %t : i1\n%a = arith.andi %p, %n : i1\n%r = arith.extui %a : i1 to i32",
    ),
    "a condition or its opposite": (
        TRUE + "%r = arith.extui %t : i1 to i32",
        RARE + LESS + "%n = arith.cmpi sge, %s, %z : i32\n%a = arith.ori %p, %n : i1\n%r = arith.extui %a : i1 to i32",
    ),
    "a comparison with itself": (
        TRUE + "%r = arith.extui %t : i1 to i32",
        RARE + "%a = arith.cmpi eq, %s, %s : i32\n%r = arith.extui %a : i1 to i32",
    ),
    "a conjunction for a choice": (
        RARE + LESS + "%f = arith.constant false\n%a = arith.select %c, %p, %f : i1\n%r = arith.extui %a : i1 to i32",
        RARE + LESS + "%a = arith.andi %c, %p : i1\n%r = arith.extui %a : i1 to i32",
    ),
    "one choice for two": (
        RARE + LESS + "%a = arith.select %p, %y, %z : i32\n%r = arith.select %c, %a, %z : i32",
        RARE + LESS + "%a = arith.andi %p, %c : i1\n%r = arith.select %a, %y, %z : i32",
    ),
}


def test_a_target_may_forget_what_may_be_poison() -> None:
    for name in ("a difference from itself", "a part of a sum that cancels out", "a choice between equals"):
        bodies = [f"{body}\nmemref.store %r, %out[] : memref<i32>" for body in FORGOTTEN[name]]
        assert check_bodies(SCALARS, *bodies[::-1]).verdict == "equivalent", name


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

SEARCH = """
func.func @f(%x: f32, %A: memref<8xf32>, %B: memref<2xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  cf.br ^head(%c0 : index)
^head(%i: index):
  %v = memref.load %A[%i] : memref<8xf32>
  %n = arith.cmpf une, %v, %x : f32
  cf.cond_br %n, ^next, ^found
^next:
  %j = arith.addi %i, %c1 : index
  %in = arith.cmpi slt, %j, %c8 : index
  cf.cond_br %in, ^head(%j : index), ^end(%c8 : index)
^found:
  memref.store %i, %B[%c1] : memref<2xindex>
  cf.br ^end(%i : index)
^end(%r: index):
  memref.store %r, %B[%c0] : memref<2xindex>
  return
}
"""
DIRECT = SEARCH.replace("^next, ^found", "^next, ^end(%i : index)").replace(
    "^found:\n  memref.store %i, %B[%c1] : memref<2xindex>\n  cf.br ^end(%i : index)\n", ""
)
BACKWARDS = """
func.func @f(%x: f32, %A: memref<8xf32>, %B: memref<2xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  memref.store %c8, %B[%c0] : memref<2xindex>
  affine.for %k = 0 to 8 {
    %i = affine.apply affine_map<(d0) -> (7 - d0)>(%k)
    %v = memref.load %A[%i] : memref<8xf32>
    %n = arith.cmpf oeq, %v, %x : f32
    scf.if %n {
      memref.store %i, %B[%c0] : memref<2xindex>
      memref.store %i, %B[%c1] : memref<2xindex>
    }
  }
  return
}
"""


@pytest.mark.parametrize("domain", ["exact", "fingerprint"])
def test_the_second_path_of_a_branch_sees_its_own_iteration(domain: str) -> None:
    without = BACKWARDS.replace("      memref.store %i, %B[%c1] : memref<2xindex>\n", "")
    for loop, same in ((SEARCH, BACKWARDS), (DIRECT, without)):
        assert check(loop, same, domain=domain).verdict == "equivalent"
        assert check(same, loop, domain=domain).verdict == "equivalent"
        last = same.replace("memref.store %i, %B[%c0]", "memref.store %c7, %B[%c0]")
        last = last.replace("  %c0 =", "  %c7 = arith.constant 7 : index\n  %c0 =", 1)
        assert check(loop, last, domain=domain).verdict == "different"
