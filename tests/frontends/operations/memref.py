# ruff: noqa: E501
"""The memref dialect: views of buffers, and what moves elements between them."""

from __future__ import annotations

from tests.frontends.operations.case import ELEMENTS, FLOATS, INTEGERS, Case

X, OUT, OUT_24 = "%x: memref<4x6xT>", "%o: memref<4x6xT>", "%o: memref<24xT>"


def _out_of(view: str, sizes: tuple[int, int], layout: str) -> str:
    """Elements of a view %v, row by row, to %o."""
    rows, columns = sizes
    return (
        f"{view}\n"
        f"affine.for %i = 0 to {rows} {{\naffine.for %j = 0 to {columns} {{\n"
        f"%e = memref.load %v[%i, %j] : {layout}\n"
        f"affine.store %e, %o[%i * {columns} + %j] : memref<24xT>\n}}\n}}"
    )


_SUBVIEW = "memref<2x3xT, strided<[12, 1], offset: 8>>"

CASES = [
    Case("load and store", f"{X}, {OUT}", "%e = memref.load %x[%c1, %c5] : memref<4x6xT>\n"
         "memref.store %e, %o[%c3, %c0] : memref<4x6xT>", ""),
    Case("alloc, copy and dealloc", f"{X}, {OUT}", "%m = memref.alloc(%c4) : memref<?x6xT>\n"
         "%s = memref.cast %x : memref<4x6xT> to memref<?x6xT>\nmemref.copy %s, %m : memref<?x6xT> to memref<?x6xT>\n"
         "%e = memref.load %m[%c2, %c3] : memref<?x6xT>\nmemref.store %e, %o[%c0, %c0] : memref<4x6xT>\n"
         "memref.dealloc %m : memref<?x6xT>", ""),
    Case("alloca_scope", f"{X}, {OUT}", "%e = memref.alloca_scope -> (T) {\n%m = memref.alloca() : memref<4x6xT>\n"
         "memref.copy %x, %m : memref<4x6xT> to memref<4x6xT>\n%f = memref.load %m[%c1, %c1] : memref<4x6xT>\n"
         "memref.alloca_scope.return %f : T\n}\nmemref.store %e, %o[%c0, %c2] : memref<4x6xT>", "",
         tuple(each for each in ELEMENTS if each != "index")),  # MLIR's lowering leaves an index in a branch
    Case("rank and dim", "%x: memref<4x6xT>, %o: memref<2xindex>", "%d = memref.cast %x : memref<4x6xT> to memref<?x6xT>\n"
         "%r = memref.rank %x : memref<4x6xT>\n%n = memref.dim %d, %c0 : memref<?x6xT>\n"
         "memref.store %r, %o[%c0] : memref<2xindex>\nmemref.store %n, %o[%c1] : memref<2xindex>", "", ("i8", "f32")),
    Case("memory_space_cast", f"{X}, {OUT}", "%v = memref.memory_space_cast %x : memref<4x6xT> to memref<4x6xT, 1>\n"
         "%e = memref.load %v[%c1, %c2] : memref<4x6xT, 1>\nmemref.store %e, %o[%c0, %c1] : memref<4x6xT>", ""),
    Case("distinct_objects", f"{X}, {OUT}", "%v, %w = memref.distinct_objects %x, %o : memref<4x6xT>, memref<4x6xT>\n"
         "%e = memref.load %v[%c3, %c2] : memref<4x6xT>\nmemref.store %e, %w[%c0, %c1] : memref<4x6xT>", ""),
    Case("assume_alignment and prefetch", f"{X}, {OUT}", "%v = memref.assume_alignment %x, 16 : memref<4x6xT>\n"
         "memref.prefetch %v[%c0, %c1], read, locality<3>, data : memref<4x6xT>\n"
         "%e = memref.load %v[%c3, %c3] : memref<4x6xT>\nmemref.store %e, %o[%c0, %c1] : memref<4x6xT>", ""),
    Case("subview", f"{X}, {OUT_24}", _out_of(f"%v = memref.subview %x[1, 2] [2, 3] [2, 1] : memref<4x6xT> to {_SUBVIEW}",
         (2, 3), _SUBVIEW), ""),
    Case("subview that drops a dimension", "%x: memref<2x3x4xT>, %o: memref<24xT>", _out_of(
         "%v = memref.subview %x[0, 1, 1] [2, 1, 3] [1, 1, 1] "
         ": memref<2x3x4xT> to memref<2x3xT, strided<[12, 1], offset: 5>>", (2, 3),
         "memref<2x3xT, strided<[12, 1], offset: 5>>"), ""),
    Case("subview by values", f"{X}, {OUT_24}", _out_of("%v = memref.subview %x[%c1, %c0] [%c2, %c3] [%c1, %c2] "
         ": memref<4x6xT> to memref<?x?xT, strided<[?, ?], offset: ?>>", (2, 3),
         "memref<?x?xT, strided<[?, ?], offset: ?>>"), ""),
    Case("transpose", f"{X}, {OUT_24}", _out_of("%v = memref.transpose %x (i, j) -> (j, i) "
         ": memref<4x6xT> to memref<6x4xT, strided<[1, 6]>>", (6, 4), "memref<6x4xT, strided<[1, 6]>>"), ""),
    Case("reinterpret_cast", f"{X}, {OUT_24}", _out_of("%v = memref.reinterpret_cast %x to offset: [%c3], sizes: [3, %c2], "
         "strides: [%c5, 2] : memref<4x6xT> to memref<3x?xT, strided<[?, 2], offset: ?>>", (3, 2),
         "memref<3x?xT, strided<[?, 2], offset: ?>>"), ""),
    Case("expand_shape", "%x: memref<24xT>, %o: memref<24xT>", _out_of("%v = memref.expand_shape %x [[0, 1]] "
         "output_shape [3, 8] : memref<24xT> into memref<3x8xT>", (3, 8), "memref<3x8xT>"), ""),
    Case("collapse_shape", "%x: memref<2x3x4xT>, %o: memref<24xT>", _out_of("%v = memref.collapse_shape %x [[0, 1], [2]] "
         ": memref<2x3x4xT> into memref<6x4xT>", (6, 4), "memref<6x4xT>"), ""),
    Case("reshape", f"{X}, {OUT_24}", _out_of("%n = memref.alloca() : memref<2xindex>\n"
         "memref.store %c3, %n[%c0] : memref<2xindex>\n%c8 = arith.constant 8 : index\n"
         "memref.store %c8, %n[%c1] : memref<2xindex>\n"
         "%v = memref.reshape %x(%n) : (memref<4x6xT>, memref<2xindex>) -> memref<?x?xT>", (3, 8), "memref<?x?xT>"), ""),
    Case("view", f"{X}, {OUT_24}", _out_of("%s = memref.alloc() {alignment = 64} : memref<256xi8>\n"
         "%c16 = arith.constant 16 : index\n%v = memref.view %s[%c16][%c4] : memref<256xi8> to memref<?x6xT>\n"
         "affine.for %i = 0 to 4 {\naffine.for %j = 0 to 6 {\n%d = affine.load %x[%i, %j] : memref<4x6xT>\n"
         "memref.store %d, %v[%i, %j] : memref<?x6xT>\n}\n}", (4, 6), "memref<?x6xT>")
         + "\nmemref.dealloc %s : memref<256xi8>", "", (*INTEGERS, *FLOATS)),
    Case("extract_strided_metadata", f"{X}, %o: memref<5xindex>",
         f"%v = memref.subview %x[1, 2] [2, 3] [2, 1] : memref<4x6xT> to {_SUBVIEW}\n"
         f"%b, %p, %n:2, %t:2 = memref.extract_strided_metadata %v : {_SUBVIEW} "
         "-> memref<T>, index, index, index, index, index\n"
         + "\n".join(f"memref.store {name}, %o[%c{at}] : memref<5xindex>"
                     for at, name in enumerate(("%p", "%n#0", "%n#1", "%t#0", "%t#1"))), "", ("i8", "f32")),
    Case("realloc", "%x: memref<24xT>, %o: memref<24xT>", "%m = memref.alloc() : memref<3xT>\n"
         "affine.for %i = 0 to 3 {\n%e = affine.load %x[%i + 7] : memref<24xT>\naffine.store %e, %m[%i] : memref<3xT>\n}\n"
         "%n = memref.realloc %m : memref<3xT> to memref<5xT>\naffine.for %i = 0 to 3 {\n"
         "%e = affine.load %n[%i] : memref<5xT>\naffine.store %e, %o[%i] : memref<24xT>\n}\n"
         "memref.dealloc %n : memref<5xT>", ""),
    Case("get_global", OUT_24, "%g = memref.get_global @g : memref<2xT>\naffine.for %i = 0 to 2 {\n"
         "%e = affine.load %g[%i] : memref<2xT>\naffine.store %e, %o[%i] : memref<24xT>\n}", "", INTEGERS,
         before='memref.global "private" constant @g : memref<2xT> = dense<[-3, 100]>\n'),
    Case("generic_atomic_rmw", f"%y: memref<4xT>, {X}", "affine.for %i = 0 to 4 {\n%e = affine.load %y[%i] : memref<4xT>\n"
         "%r = memref.generic_atomic_rmw %x[%i, %c2] : memref<4x6xT> {\n^bb0(%old: T):\n%c = arith.muli %old, %e : T\n"
         "memref.atomic_yield %c : T\n}\nmemref.store %r, %x[%i, %c0] : memref<4x6xT>\n}", "", INTEGERS),
    *(
        Case(f"atomic_rmw by {kind}", "%y: memref<4xT>, %x: memref<4xT>, %o: memref<4xT>",
             "affine.for %i = 0 to 4 {\n%e = affine.load %y[%i] : memref<4xT>\n"
             f"%r = memref.atomic_rmw {kind} %e, %x[%i] : (T, memref<4xT>) -> T\naffine.store %r, %o[%i] : memref<4xT>\n}}",
             "", types)
        for kinds, types in (
            (("addf", "maximumf", "minimumf", "maxnumf", "minnumf"), ("f32", "f64")),
            (("addi", "andi", "ori", "xori", "maxs", "mins", "maxu", "minu"), INTEGERS),
            (("assign",), (*INTEGERS, "f32", "f64")),
        )
        for kind in kinds
    ),
]  # fmt: skip


def natively(text: str) -> str:
    """The functions as they are."""
    return text
