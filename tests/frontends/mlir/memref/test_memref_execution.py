# ruff: noqa: E501
"""The memref dialect's less usual operations do on the machine what they do as native code."""

from __future__ import annotations

import pytest

from tests.frontends.execution import disagreements, disagreements_by_function
from tests.oracle.native import Job


def function(body: str, arguments: str, returned: str = "") -> str:
    values, _, types = returned.partition(" : ")
    result = f" -> ({types})" if types else ""
    constants = "\n".join(f"%c{n} = arith.constant {n} : index" for n in (0, 1, 2, 3, 4))
    return (
        f"func.func @f({arguments}){result} {{\n{constants}\n{body}\nreturn {values}{' : ' if types else ''}{types}\n}}"
    )


def update(kind: str, type: str) -> str:
    """Updates of all elements of %a by those of %x, which leave what each returns in %o."""
    return function(
        "%n = memref.dim %a, %c0 : memref<?xT>\nscf.for %i = %c0 to %n step %c1 {\n"
        "%v = memref.load %x[%i] : memref<?xT>\n"
        f"%r = memref.atomic_rmw {kind} %v, %a[%i] : (T, memref<?xT>) -> T\nmemref.store %r, %o[%i] : memref<?xT>\n}}".replace(
            "T", type
        ),
        "%a: memref<?xT>, %x: memref<?xT>, %o: memref<?xT>".replace("T", type),
    )


SIZES = {"arg0.0": 24, "arg1.0": 24, "arg2.0": 24}
UPDATES = [
    *((kind, type) for kind in ("addf", "assign", "maximumf", "minimumf", "maxnumf", "minnumf") for type in ("f32", "f64")),
    *((kind, type) for kind in ("addi", "andi", "ori", "xori", "maxs", "mins", "maxu", "minu", "assign") for type in ("i8", "i32", "i64")),
]  # fmt: skip


@pytest.mark.parametrize("type", sorted({type for _, type in UPDATES}))
def test_atomic_updates(type: str) -> None:
    """Seeds 0 and 2: numbers of all sizes, and among floats infinities, zeros of both signs and NaNs."""
    kinds = [kind for kind, of in UPDATES if of == type]
    text = "\n".join(update(kind, type).replace("@f(", f"@{kind}(") for kind in kinds)
    jobs: list[Job] = [(SIZES, seed) for seed in (0, 2)]
    found = disagreements_by_function(text, text, dict.fromkeys(kinds, jobs))
    assert found == {kind: [] for kind in kinds}


PROGRAMS = {
    "an update by a region": function(
        "scf.for %i = %c0 to %c4 step %c1 {\n%v = memref.load %x[%i] : memref<4xf32>\n"
        "%r = memref.generic_atomic_rmw %a[%i] : memref<4xf32> {\n^bb0(%old: f32):\n%p = arith.mulf %old, %v : f32\n"
        "%q = arith.subf %p, %old : f32\nmemref.atomic_yield %q : f32\n}\nmemref.store %r, %o[%i] : memref<4xf32>\n}",
        "%a: memref<4xf32>, %x: memref<4xf32>, %o: memref<4xf32>",
    ),
    "views of other types into one storage": function(
        "%s = memref.alloc() {alignment = 64} : memref<96xi8>\n%c32 = arith.constant 32 : index\n"
        "%m = memref.view %s[%c32][] : memref<96xi8> to memref<2x2xf32>\n%n = memref.view %s[%c0][%c4] : memref<96xi8> to memref<?xf32>\n"
        "scf.for %i = %c0 to %c2 step %c1 {\nscf.for %j = %c0 to %c2 step %c1 {\n"
        "%v = memref.load %a[%i, %j] : memref<2x2xf32>\nmemref.store %v, %m[%j, %i] : memref<2x2xf32>\n"
        "%l = arith.addi %i, %j : index\nmemref.store %v, %n[%l] : memref<?xf32>\n}\n}\n"
        "%w = memref.load %n[%c1] : memref<?xf32>\nmemref.store %w, %m[%c0, %c0] : memref<2x2xf32>\n"
        "memref.copy %m, %b : memref<2x2xf32> to memref<2x2xf32>\nmemref.dealloc %s : memref<96xi8>",
        "%a: memref<2x2xf32>, %b: memref<2x2xf32>",
    ),
    "more memory": function(
        "%s = memref.alloc() : memref<3xf32>\nscf.for %i = %c0 to %c3 step %c1 {\n%v = memref.load %a[%i] : memref<8xf32>\n"
        "memref.store %v, %s[%i] : memref<3xf32>\n}\n%t = memref.realloc %s(%n) : memref<3xf32> to memref<?xf32>\n"
        "%u = memref.load %a[%c4] : memref<8xf32>\nmemref.store %u, %t[%c4] : memref<?xf32>\n"
        "%w = memref.load %t[%c2] : memref<?xf32>\n%x = memref.load %t[%c4] : memref<?xf32>\n"
        "memref.store %w, %b[%c0] : memref<2xf32>\nmemref.store %x, %b[%c1] : memref<2xf32>\nmemref.dealloc %t : memref<?xf32>",
        "%a: memref<8xf32>, %b: memref<2xf32>, %n: index",
    ),
    "another shape, from memory": function(
        "%s = memref.alloca() : memref<2xindex>\nmemref.store %c2, %s[%c0] : memref<2xindex>\nmemref.store %c4, %s[%c1] : memref<2xindex>\n"
        "%r = memref.reshape %a(%s) : (memref<8xf32>, memref<2xindex>) -> memref<?x?xf32>\n"
        "scf.for %i = %c0 to %c2 step %c1 {\nscf.for %j = %c0 to %c4 step %c1 {\n%v = memref.load %r[%i, %j] : memref<?x?xf32>\n"
        "memref.store %v, %b[%j, %i] : memref<4x2xf32>\n}\n}",
        "%a: memref<8xf32>, %b: memref<4x2xf32>",
    ),
    "expanded and collapsed": function(
        "%e = memref.expand_shape %a [[0, 1], [2]] output_shape [2, 3, 4] : memref<6x4xf32> into memref<2x3x4xf32>\n"
        "%v = memref.subview %e[0, 1, 0] [2, 1, 4] [1, 1, 1] : memref<2x3x4xf32> to memref<2x4xf32, strided<[12, 1], offset: 4>>\n"
        "%k = memref.collapse_shape %b [[0, 1, 2]] : memref<1x2x4xf32> into memref<8xf32>\n"
        "scf.for %i = %c0 to %c2 step %c1 {\nscf.for %j = %c0 to %c4 step %c1 {\n"
        "%x = memref.load %v[%i, %j] : memref<2x4xf32, strided<[12, 1], offset: 4>>\n"
        "%p = arith.muli %i, %c4 : index\n%q = arith.addi %p, %j : index\nmemref.store %x, %k[%q] : memref<8xf32>\n}\n}",
        "%a: memref<6x4xf32>, %b: memref<1x2x4xf32>",
    ),
    "a view taken apart and put together": function(
        "%v = memref.subview %a[1, 1] [2, 3] [2, 1] : memref<6x4xf32> to memref<2x3xf32, strided<[8, 1], offset: 5>>\n"
        "%base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %v : memref<2x3xf32, strided<[8, 1], offset: 5>>"
        " -> memref<f32>, index, index, index, index, index\n"
        "%r = memref.reinterpret_cast %base to offset: [%offset], sizes: [%sizes#1, %sizes#0], strides: [%strides#1, %strides#0]"
        " : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>\n"
        "scf.for %i = %c0 to %c3 step %c1 {\nscf.for %j = %c0 to %c2 step %c1 {\n%x = memref.load %r[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>\n"
        "memref.store %x, %b[%i, %j] : memref<3x2xf32>\n}\n}",
        "%a: memref<6x4xf32>, %b: memref<3x2xf32>",
    ),
    "elements that repeat": function(
        "%v = memref.reinterpret_cast %a to offset: [3], sizes: [2, 4], strides: [4, 0] : memref<8xf32> to memref<2x4xf32, strided<[4, 0], offset: 3>>\n"
        "scf.for %i = %c0 to %c4 step %c1 {\n%x = memref.load %v[%c1, %i] : memref<2x4xf32, strided<[4, 0], offset: 3>>\n"
        "memref.store %x, %b[%i] : memref<4xf32>\n}",
        "%a: memref<8xf32>, %b: memref<4xf32>",
    ),
    "a scope that returns and a switch": function(
        "%n = memref.alloca_scope -> (f32) {\n%t = memref.alloca() : memref<4xf32>\nmemref.copy %a, %t : memref<4xf32> to memref<4xf32>\n"
        "%x = memref.load %t[%c2] : memref<4xf32>\nmemref.alloca_scope.return %x : f32\n}\n"
        "memref.prefetch %a[%c0], read, locality<3>, data : memref<4xf32>\n%al = memref.assume_alignment %b, 4 : memref<4xf32>\n"
        "scf.for %i = %c0 to %c4 step %c1 {\n%y = scf.index_switch %i -> f32\ncase 1 {\nscf.yield %n : f32\n}\ncase 3 {\n"
        "%m = arith.negf %n : f32\nscf.yield %m : f32\n}\ndefault {\n%z = memref.load %a[%i] : memref<4xf32>\nscf.yield %z : f32\n}\n"
        "memref.store %y, %al[%i] : memref<4xf32>\n}",
        "%a: memref<4xf32>, %b: memref<4xf32>",
    ),
    "branches, a switch and an assertion": function(
        "cf.br ^loop(%c0 : index)\n^loop(%i: index):\n%go = arith.cmpi slt, %i, %c4 : index\ncf.cond_br %go, ^body, ^end\n"
        "^body:\n%x = memref.load %a[%i] : memref<4xi32>\n%k = arith.index_cast %i : index to i32\ncf.assert %go, \"in range\"\n"
        "cf.switch %k : i32, [default: ^other(%x : i32), 1: ^one, 2: ^other(%k : i32)]\n^one:\n%y = arith.muli %x, %x : i32\n"
        "cf.br ^other(%y : i32)\n^other(%z: i32):\nmemref.store %z, %b[%i] : memref<4xi32>\n%j = arith.addi %i, %c1 : index\n"
        "cf.br ^loop(%j : index)\n^end:",
        "%a: memref<4xi32>, %b: memref<4xi32>",
    ),
    "regions and parallel iterations": function(
        "%v = scf.execute_region -> f32 {\n%x = memref.load %a[%c0] : memref<4xf32>\n%p = arith.cmpf ogt, %x, %x : f32\n"
        "cf.cond_br %p, ^t, ^u\n^t:\nscf.yield %x : f32\n^u:\n%y = memref.load %a[%c1] : memref<4xf32>\nscf.yield %y : f32\n}\n"
        "scf.forall (%i) in (4) {\n%x = memref.load %a[%i] : memref<4xf32>\n%s = arith.addf %x, %v : f32\nmemref.store %s, %b[%i] : memref<4xf32>\n}",
        "%a: memref<4xf32>, %b: memref<4xf32>",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", PROGRAMS)
def test_the_machine_does_what_native_code_does(name: str) -> None:
    sizes = {"arg2": 6} if name == "more memory" else {}
    assert disagreements(PROGRAMS[name], sizes=sizes) == []
