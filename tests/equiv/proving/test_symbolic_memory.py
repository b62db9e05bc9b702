"""Stores and loads at addresses that are data, some under conditions: what may not be reordered or forwarded."""

from __future__ import annotations

import pytest

from tests.equiv.pairs import check_bodies

ARGUMENTS = "%D: memref<4xi32>, %A: memref<4xi32>, %x: i32, %y: i32"
HEAD = "%k3 = arith.constant 3 : i32\n" + "".join(
    f"%c{n} = arith.constant {n} : index\n%d{n} = memref.load %D[%c{n}] : memref<4xi32>\n"
    f"%m{n} = arith.andi %d{n}, %k3 : i32\n%i{n} = arith.index_cast %m{n} : i32 to index\n"
    for n in range(4)
)
CONDITION = "%p = arith.cmpi slt, %d2, %d3 : i32\n"


def store(value: str, index: str) -> str:
    return f"memref.store %{value}, %A[%{index}] : memref<4xi32>\n"


def load(index: str) -> str:
    return f"%v = memref.load %A[%{index}] : memref<4xi32>\n"


def when(then: str, otherwise: str = "") -> str:
    return f"scf.if %p {{\n{then}}} else {{\n{otherwise}}}\n"


FILLED = "%t = memref.alloc() : memref<4xi32>\naffine.for %q = 0 to 4 { affine.store %x, %t[%q] : memref<4xi32> }\n"
COPY = "memref.copy %t, %A : memref<4xi32> to memref<4xi32>\n"

# name: source, target
WRONG: dict[str, tuple[str, str]] = {
    "stores that may meet change places": (store("x", "i0") + store("y", "i1"), store("y", "i1") + store("x", "i0")),
    "a store leaves a condition for after another one": (
        CONDITION + when(store("x", "i0")) + store("y", "i1"),
        CONDITION + store("y", "i1") + when(store("x", "i0")),
    ),
    "a value is forwarded over a store": (
        store("x", "i0") + store("y", "i1") + load("i0") + store("v", "c3"),
        store("x", "i0") + store("y", "i1") + store("x", "c3"),
    ),
    "a value is forwarded over a store under a condition": (
        store("x", "i0") + CONDITION + when(store("y", "i1")) + load("i0") + store("v", "c3"),
        store("x", "i0") + CONDITION + when(store("y", "i1")) + store("x", "c3"),
    ),
    "a value is forwarded from the other side": (
        store("x", "i0") + CONDITION + when(store("y", "i0"), load("i0") + store("v", "c3")),
        store("x", "i0") + CONDITION + when(store("y", "i0"), store("y", "c3")),
    ),
    "a load moves behind a store": (
        load("i0") + store("x", "i1") + store("v", "c3"),
        store("x", "i1") + load("i0") + store("v", "c3"),
    ),
    "a store goes that a load may see": (
        store("x", "i0") + load("i1") + store("y", "i0") + store("v", "c3"),
        load("i1") + store("y", "i0") + store("v", "c3"),
    ),
    "a copy leaves its condition": (CONDITION + FILLED + when(COPY), CONDITION + FILLED + COPY),
    "a division that may overflow leaves its condition": (
        CONDITION + when("%q = arith.divsi %d0, %d1 : i32\n" + store("q", "c0")),
        CONDITION + "%q = arith.divsi %d0, %d1 : i32\n" + when(store("q", "c0")),
    ),
    "what is not initialized decides under a condition": (
        store("x", "c0"),
        CONDITION
        + "%t = memref.alloc() : memref<4xi32>\n"
        + when("%u = memref.load %t[%c0] : memref<4xi32>\n%w = arith.cmpi eq, %u, %x : i32\nscf.if %w { }\n")
        + store("x", "c0"),
    ),
    "what is not initialized is stored for one side": (
        store("x", "c0"),
        CONDITION
        + "%t = memref.alloc() : memref<4xi32>\n%u = memref.load %t[%c0] : memref<4xi32>\n"
        + store("u", "c0")
        + when(store("x", "c0")),
    ),
}


@pytest.mark.parametrize("domain", ["exact", "fingerprint"])
@pytest.mark.parametrize("name", WRONG)
def test_what_may_not_be_done_is_refuted(name: str, domain: str) -> None:
    source, target = WRONG[name]
    assert check_bodies(ARGUMENTS, HEAD + source, HEAD + source, domain=domain).verdict == "equivalent"
    assert check_bodies(ARGUMENTS, HEAD + source, HEAD + target, domain=domain).verdict == "different"


def test_a_copy_under_a_condition_is_its_elements_under_it() -> None:
    elements = "affine.for %q = 0 to 4 { scf.if %p { affine.store %x, %A[%q] : memref<4xi32> } }\n"
    copied = HEAD + CONDITION + FILLED + when(COPY)
    assert check_bodies(ARGUMENTS, copied, HEAD + CONDITION + elements).verdict == "equivalent"


def test_the_same_element_forwards_its_value() -> None:
    forwarded = store("x", "i0") + store("x", "c3")
    assert check_bodies(
        ARGUMENTS, HEAD + store("x", "i0") + load("i0") + store("v", "c3"), HEAD + forwarded
    ).verdict == ("equivalent")


# Two of four columns are kept, and where they stood: the place is data.
SPARSE = """
affine.for %i = 0 to 4 {{
  affine.for %{0} = 0 to 2 {{
    affine.for %{1} = 0 to 2 {{
      affine.for %k = 0 to 2 {{
        %x = affine.load %v[%i, %g * 2 + %k] : memref<4x4xf32>
        %at = affine.load %p[%i, %g * 2 + %k] : memref<4x4xi32>
        %n = arith.index_cast %at : i32 to index
        %group = arith.constant {2} : index
        %first = arith.muli %g, %group : index
        %row = arith.addi %first, %n : index
        %y = memref.load %b[%row, %j] : memref<8x2xf32>
        %z = affine.load %c[%i, %j] : memref<4x2xf32>
        %m = arith.mulf %x, %y : f32
        %s = arith.addf %z, %m : f32
        affine.store %s, %c[%i, %j] : memref<4x2xf32>
      }}
    }}
  }}
}}
"""
SPARSE_ARGUMENTS = "%v: memref<4x4xf32>, %p: memref<4x4xi32>, %b: memref<8x2xf32>, %c: memref<4x2xf32>"


def test_a_sparse_product_whose_structure_is_data() -> None:
    source = SPARSE.format("j", "g", 4)
    options = {"assume": ("p:0..3",)}
    verdict = check_bodies(SPARSE_ARGUMENTS, source, SPARSE.format("g", "j", 4), **options)
    assert (verdict.verdict, verdict.level) == ("equivalent", "bitwise")
    assert check_bodies(SPARSE_ARGUMENTS, source, SPARSE.format("g", "j", 3), **options).verdict == "different"
