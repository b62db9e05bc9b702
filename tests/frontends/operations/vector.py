# ruff: noqa: E501
"""The vector dialect, on vectors that are read from buffers and written to one."""

from __future__ import annotations

import re

import numpy as np

from tests.frontends.mlir.vector.transform_scripts import ANY, transformed
from tests.frontends.operations.case import DATA, ELEMENTS, FLOATS, INTEGERS, Case

_SHAPES = {"a": (4,), "b": (4,), "x": (3, 4), "y": (2, 2), "z": (4, 3), "w": (3, 3), "e": (8,)}
_WIDE = ("f32", "f64")
# Vectors of less than a byte are packed in LLVM's memory, which MLIR's lowering does not heed where buffers have an
# element in a byte: they are read and written by elements.
_NARROW = ("i1", "i4")
_WHOLE = tuple(each for each in ELEMENTS if each not in _NARROW)


def _spelled(shape: tuple[int, ...]) -> str:
    return "".join(f"{extent}x" for extent in shape)


def _inside(shape: tuple[int, ...]) -> tuple[str, str]:
    """The indices of the first element, and that every element lies in bounds."""
    return ", ".join(["%c0"] * len(shape)), f"{{in_bounds = [{', '.join(['true'] * len(shape))}]}}"


def _read(name: str, narrow: bool) -> list[str]:
    shape = _SHAPES[name]
    memory, vector = f"memref<{_spelled(shape)}T>", f"vector<{_spelled(shape)}T>"
    if not narrow:
        at, inside = _inside(shape)
        return [f"%{name} = vector.transfer_read %m{name}[{at}], %pad {inside} : {memory}, {vector}"]
    places = list(np.ndindex(*shape))
    loads = [
        f"%{name}_{at} = affine.load %m{name}[{', '.join(map(str, place))}] : {memory}"
        for at, place in enumerate(places)
    ]
    names = ", ".join(f"%{name}_{at}" for at in range(len(places)))
    return [*loads, f"%{name} = vector.from_elements {names} : {vector}"]


def _written(shape: tuple[int, ...], narrow: bool) -> list[str]:
    memory, vector = f"memref<{_spelled(shape)}T>", f"vector<{_spelled(shape)}T>"
    if not narrow:
        at, inside = _inside(shape)
        return [f"vector.transfer_write %r, %o[{at}] {inside} : {vector}, {memory}"]
    places = list(np.ndindex(*shape))
    return [
        f"%r_all:{len(places)} = vector.to_elements %r : {vector}",
        *(f"affine.store %r_all#{at}, %o[{', '.join(map(str, place))}] : {memory}" for at, place in enumerate(places)),
    ]


def _case(
    name: str, operation: str, result: tuple[int, ...], types: tuple[str, ...] = _WHOLE, before: str = ""
) -> Case:
    """`operation` on vectors %a, %b, ... of the shapes above gives a vector, or a number where it has no dimension. %pad
    is one more number."""
    narrow = set(types) <= set(_NARROW)
    used = [each for each in _SHAPES if re.search(rf"%m?{each}\b", before + operation)]
    parameters = ["%p: memref<T>", *(f"%m{each}: memref<{_spelled(_SHAPES[each])}T>" for each in used)]
    lines = ["%pad = memref.load %p[] : memref<T>"]
    for each in used:
        lines += _read(each, narrow)
    lines += [*([before] if before else []), f"%r = {operation}"]
    lines += _written(result, narrow) if result else ["memref.store %r, %o[] : memref<T>"]
    parameters.append(f"%o: memref<{_spelled(result)}T>")
    return Case(name, ", ".join(parameters), "\n".join(lines), "", types)


_ROWS = "vector<3x4xT>"


def _moves(types: tuple[str, ...]) -> list[Case]:
    def case(name: str, operation: str, result: tuple[int, ...], before: str = "") -> Case:
        return _case(name, operation, result, types, before)

    return [
        case("broadcast of a number", "vector.broadcast %pad : T to vector<2x3xT>", (2, 3)),
        case("broadcast of a row", f"vector.broadcast %a : vector<4xT> to {_ROWS}", (3, 4)),
        case("broadcast of a column", f"vector.broadcast %k : vector<3x1xT> to {_ROWS}", (3, 4), before=
             "%k = vector.extract_strided_slice %x {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} "
             f": {_ROWS} to vector<3x1xT>"),
        case("shape_cast", f"vector.shape_cast %x : {_ROWS} to vector<2x1x6xT>", (2, 1, 6)),
        case("transpose", f"vector.transpose %x, [1, 0] : {_ROWS} to vector<4x3xT>", (4, 3)),
        case("transpose of three dimensions", "vector.transpose %k, [2, 0, 1] : vector<2x3x2xT> to vector<2x2x3xT>",
             (2, 2, 3), before=f"%k = vector.shape_cast %x : {_ROWS} to vector<2x3x2xT>"),
        case("shuffle", "vector.shuffle %a, %b [0, 5, 3, 7, 1] : vector<4xT>, vector<4xT>", (5,)),
        case("shuffle of rows", f"vector.shuffle %x, %x [2, 3] : {_ROWS}, {_ROWS}", (2, 4)),
        case("extract of a row", f"vector.extract %x[1] : vector<4xT> from {_ROWS}", (4,)),
        case("extract of a number", f"vector.extract %x[2, 3] : T from {_ROWS}", ()),
        case("extract where a value says", "vector.extract %a[%c2] : T from vector<4xT>", ()),
        case("insert of a row", f"vector.insert %a, %x[2] : vector<4xT> into {_ROWS}", (3, 4)),
        case("insert of a number", f"vector.insert %pad, %x[0, 3] : T into {_ROWS}", (3, 4)),
        case("insert where a value says", "vector.insert %pad, %a[%c3] : T into vector<4xT>", (4,)),
        case("extract_strided_slice", "vector.extract_strided_slice %x {offsets = [1, 1], sizes = [2, 3], "
             f"strides = [1, 1]}} : {_ROWS} to vector<2x3xT>", (2, 3)),
        case("extract_strided_slice of rows", "vector.extract_strided_slice %x {offsets = [1], sizes = [2], "
             f"strides = [1]}} : {_ROWS} to vector<2x4xT>", (2, 4)),
        case("insert_strided_slice", "vector.insert_strided_slice %y, %x {offsets = [0, 2], strides = [1, 1]} "
             f": vector<2x2xT> into {_ROWS}", (3, 4)),
        case("insert_strided_slice of a row", "vector.insert_strided_slice %a, %x {offsets = [1, 0], strides = [1]} "
             f": vector<4xT> into {_ROWS}", (3, 4)),
        case("interleave", "vector.interleave %a, %b : vector<4xT> -> vector<8xT>", (8,)),
        # MLIR's lowering makes no valid code of it for vectors of index.
        _case("deinterleave", "vector.interleave %j, %i : vector<4xT> -> vector<8xT>", (8,),
              tuple(each for each in types if each != "index"),
              "%i, %j = vector.deinterleave %e : vector<8xT> -> vector<4xT>"),
        case("to_elements and from_elements", "vector.from_elements %f#3, %f#0, %pad, %f#2 : vector<2x2xT>",
             (2, 2), before="%f:4 = vector.to_elements %a : vector<4xT>"),
        case("select", "arith.select %k, %a, %b : vector<4xi1>, vector<4xT>", (4,), before=
             "%k = arith.constant dense<[true, false, false, true]> : vector<4xi1>"),
        case("a mask by its bounds", f"arith.select %k, %x, %n : vector<3x4xi1>, {_ROWS}", (3, 4), before=
             f"%k = vector.create_mask %c2, %c3 : vector<3x4xi1>\n%n = vector.broadcast %pad : T to {_ROWS}"),
        case("constant_mask", f"arith.select %k, %x, %n : vector<3x4xi1>, {_ROWS}", (3, 4), before=
             f"%k = vector.constant_mask [1, 3] : vector<3x4xi1>\n%n = vector.broadcast %pad : T to {_ROWS}"),
    ]  # fmt: skip


_TRANSFERS = [
    _case("transfer_read beyond the end", "vector.transfer_read %mx[%c1, %c2], %pad : memref<3x4xT>, vector<3x3xT>",
          (3, 3)),
    _case("transfer_read that transposes", "vector.transfer_read %mx[%c0, %c1], %pad {in_bounds = [true, true], "
          "permutation_map = affine_map<(i, j) -> (j, i)>} : memref<3x4xT>, vector<3x3xT>", (3, 3)),
    _case("transfer_read that broadcasts", "vector.transfer_read %mx[%c1, %c1], %pad {in_bounds = [true, true], "
          "permutation_map = affine_map<(i, j) -> (0, j)>} : memref<3x4xT>, vector<2x3xT>", (2, 3)),
    _case("transfer_read under a mask", "vector.transfer_read %ma[%c1], %pad, %k {in_bounds = [true]} "
          ": memref<4xT>, vector<3xT>", (3,), before=
          "%k = arith.constant dense<[true, false, true]> : vector<3xi1>"),
    Case("transfer_write beyond the end and under a mask", "%m: memref<4xT>, %o: memref<5xT>",
         "%v = vector.load %m[%c0] : memref<4xT>, vector<4xT>\nvector.transfer_write %v, %o[%c3] "
         ": vector<4xT>, memref<5xT>\n%k = arith.constant dense<[false, true, true, false]> : vector<4xi1>\n"
         "vector.transfer_write %v, %o[%c0], %k {in_bounds = [true]} : vector<4xT>, memref<5xT>", "", _WHOLE),
    Case("load and store", "%m: memref<3x4xT>, %o: memref<2x4xT>", "%v = vector.load %m[%c2, %c1] "
         ": memref<3x4xT>, vector<3xT>\nvector.store %v, %o[%c1, %c0] : memref<2x4xT>, vector<3xT>", "", _WHOLE),
    Case("maskedload and maskedstore", "%m: memref<6xT>, %o: memref<6xT>",
         "%k = arith.constant dense<[false, true, true, false]> : vector<4xi1>\n"
         "%n = vector.load %m[%c2] : memref<6xT>, vector<4xT>\n"
         "%v = vector.maskedload %m[%c1], %k, %n : memref<6xT>, vector<4xi1>, vector<4xT> into vector<4xT>\n"
         "vector.maskedstore %o[%c1], %k, %v : memref<6xT>, vector<4xi1>, vector<4xT>\n"
         "%t = vector.constant_mask [1] : vector<4xi1>\n"
         "vector.maskedstore %o[%c0], %t, %v : memref<6xT>, vector<4xi1>, vector<4xT>", "", _WHOLE),
    Case("gather and scatter", "%m: memref<6xT>, %o: memref<6xT>",
         "%k = arith.constant dense<[true, true, true, false]> : vector<4xi1>\n"
         "%i = arith.constant dense<[4, 0, 2, 9]> : vector<4xi32>\n"
         "%n = vector.load %m[%c2] : memref<6xT>, vector<4xT>\n"
         "%v = vector.gather %m[%c1] [%i], %k, %n : memref<6xT>, vector<4xi32>, vector<4xi1>, vector<4xT> "
         "into vector<4xT>\n"
         "vector.scatter %o[%c0] [%i], %k, %v : memref<6xT>, vector<4xi32>, vector<4xi1>, vector<4xT>", "", _WHOLE),
    Case("expandload and compressstore", "%m: memref<6xT>, %o: memref<6xT>",
         "%k = arith.constant dense<[true, false, false, true]> : vector<4xi1>\n"
         "%n = vector.load %m[%c2] : memref<6xT>, vector<4xT>\n"
         "%v = vector.expandload %m[%c1], %k, %n : memref<6xT>, vector<4xi1>, vector<4xT> into vector<4xT>\n"
         "vector.compressstore %o[%c2], %k, %v : memref<6xT>, vector<4xi1>, vector<4xT>", "", _WHOLE),
    Case("type_cast", "%m: memref<3x4xT>, %o: memref<3x4xT>",
         "%t = vector.type_cast %m : memref<3x4xT> to memref<vector<3x4xT>>\n"
         "%u = vector.type_cast %o : memref<3x4xT> to memref<vector<3x4xT>>\n"
         "%v = memref.load %t[] : memref<vector<3x4xT>>\nmemref.store %v, %u[] : memref<vector<3x4xT>>", "", _WHOLE),
]  # fmt: skip

_FLOAT_KINDS = ("add", "mul", "maximumf", "minimumf", "maxnumf", "minnumf")
_INTEGER_KINDS = ("add", "mul", "minsi", "maxsi", "minui", "maxui", "and", "or", "xor")


def _reductions() -> list[Case]:
    cases = []
    for kinds, types in ((_FLOAT_KINDS, _WIDE), (_INTEGER_KINDS, INTEGERS)):
        for kind in kinds:
            group = "floats" if types is _WIDE else "integers"
            cases.append(
                _case(
                    f"reduction of {group} by {kind}",
                    f"vector.reduction <{kind}>, %a, %pad : vector<4xT> into T",
                    (),
                    types,
                )
            )
            if kind not in ("add", "mul") or types is INTEGERS:  # of floats in an order that is left open
                cases.append(
                    _case(
                        f"multi_reduction of {group} by {kind}",
                        f"vector.multi_reduction <{kind}>, %x, %a [0] : {_ROWS} to vector<4xT>",
                        (4,),
                        types,
                    )
                )
            cases.append(
                _case(
                    f"outerproduct of {group} by {kind}",
                    f"vector.outerproduct %a, %b, %q {{kind = #vector.kind<{kind}>}} : vector<4xT>, vector<4xT>",
                    (4, 4),
                    types,
                    "%q = vector.broadcast %a : vector<4xT> to vector<4x4xT>",
                )
            )
    return cases  # fmt: skip


_ELEMENTWISE = [
    _case("step", "arith.index_cast %k : vector<4xindex> to vector<4xT>", (4,), INTEGERS,
          "%k = vector.step : vector<4xindex>"),
    _case("fma", "vector.fma %a, %b, %a : vector<4xT>", (4,), _WIDE),
    *(_case(f"arith.{name} of vectors", f"arith.{name} %a, %b : vector<4xT>", (4,), FLOATS)
      for name in ("addf", "divf", "maximumf")),
    *(_case(f"arith.{name} of vectors", f"arith.{name} %a, %b : vector<4xT>", (4,), INTEGERS)
      for name in ("addi", "muli", "maxsi")),
    _case("contract", "vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, "
          "affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], "
          'iterator_types = ["parallel", "parallel", "reduction"]} %x, %z, %w '
          ": vector<3x4xT>, vector<4x3xT> into vector<3x3xT>", (3, 3), INTEGERS),
]  # fmt: skip


def _bitcasts() -> list[Case]:
    """Between vectors of elements of several widths; what bits a NaN has is left open."""
    return [
        Case(f"bitcast from {before} to {after}", f"%m: memref<{count}x{before}>, %o: memref<{into}x{after}>",
             f"%v = vector.load %m[%c0] : memref<{count}x{before}>, vector<{count}x{before}>\n"
             f"%r = vector.bitcast %v : vector<{count}x{before}> to vector<{into}x{after}>\n"
             f"vector.store %r, %o[%c0] : memref<{into}x{after}>, vector<{into}x{after}>", "", ("f32",),
             (0, 3) if before[0] == "f" else DATA)
        for before, count, after, into in (
            *(("f32", 4, "i16", 8), ("i16", 4, "f32", 2), ("f64", 2, "f32", 4), ("i8", 8, "i64", 1)),
            *(("i64", 2, "i8", 16), ("i32", 4, "f64", 2), ("f32", 3, "i32", 3), ("f16", 4, "bf16", 4)),
        )
    ]  # fmt: skip


_MASKED = [
    _case("a reduction under a mask", "vector.mask %k { vector.reduction <xor>, %a, %pad : vector<4xT> into T } "
          ": vector<4xi1> -> T", (), INTEGERS, "%k = arith.constant dense<[true, false, true, true]> : vector<4xi1>"),
    _case("a multi_reduction under a mask", "vector.mask %k { vector.multi_reduction <add>, %x, %n [1] "
          ": vector<3x4xT> to vector<3xT> } : vector<3x4xi1> -> vector<3xT>", (3,), INTEGERS,
          "%k = vector.create_mask %c2, %c3 : vector<3x4xi1>\n%n = vector.broadcast %pad : T to vector<3xT>"),
    *(
        _case(f"scan by {kind}, {which}", "vector.insert %last, %scanned[0] : vector<4xT> into vector<3x4xT>", (3, 4), types,
              f"%scanned, %last = vector.scan <{kind}>, %x, %a {{inclusive = {which}, reduction_dim = 0 : i64}} "
              ": vector<3x4xT>, vector<4xT>")
        for kinds, types in ((("add", "minsi", "maxui", "xor"), INTEGERS), (("add", "mul"), _WIDE))
        for kind in kinds
        for which in ("true", "false")
    ),
]  # fmt: skip

CASES = [*_moves(_WHOLE), *_moves(_NARROW), *_TRANSFERS, *_reductions(), *_ELEMENTWISE, *_bitcasts(), *_MASKED]


def natively(text: str) -> str:
    """The functions without scans, which no pass lowers."""
    return transformed(
        text,
        f'%f = transform.structured.match ops{{["func.func"]}} in %m : ({ANY}) -> {ANY}\n'
        f"transform.apply_patterns to %f {{\ntransform.apply_patterns.vector.lower_scan\n}} : {ANY}",
    )
