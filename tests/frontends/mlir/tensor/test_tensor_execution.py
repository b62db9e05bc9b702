"""Operations on tensors, on the machine and in native code, per type and on the values at the edges of each.

Native code runs what MLIR makes of the operations on the way to buffers. All operations that one type has are one
function, so that it is compiled once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from torch_mlir import ir
from torch_mlir.passmanager import PassManager

from tests.frontends.execution import tensor_disagreements

TOSA_TO_LINALG = (
    "func.func(tosa-make-broadcastable,tosa-to-linalg-named,tosa-to-scf,tosa-to-linalg)",
    "func.func(tosa-to-arith{include-apply-rescale=true},tosa-to-tensor)",
)
_BUFFERS = (
    "func.func(convert-elementwise-to-linalg)",
    "canonicalize",
    "one-shot-bufferize{allow-return-allocs-from-loops=true bufferize-function-boundaries=true "
    "function-boundary-type-conversion=identity-layout-map}",
    "buffer-results-to-out-params{modify-public-functions=true}",
    "canonicalize",
)

_COPY = re.compile(r"memref\.copy (%\w+), (%\w+) : (memref<[^ ]*(?: [^ ]+)*>) to (memref<.*>)")


def buffers(text: str, before: tuple[str, ...] = (), after: tuple[str, ...] = ()) -> str:
    """Functions of tensors as functions of buffers, with passes before and after that."""
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse(text)
        for each in (*before, *_BUFFERS, *after):
            PassManager.parse(f"builtin.module({each})").run(module.operation)
        # Copies of strided memory are calls of a runtime library that is not at hand.
        return _COPY.sub(r"linalg.copy ins(\1 : \3) outs(\2 : \4)", str(module))


@dataclass(slots=True)
class Program:
    """A function that applies operations to its arguments, each of which is one of its results. Every argument has a
    companion, a constant with the values at the edges of its type, to which operations are applied as well."""

    arguments: dict[str, str]  # types by name
    constants: list[str] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    results: list[tuple[str, str]] = field(default_factory=list)

    def add(self, operation: str, type: str) -> None:
        """An operation with one result of a type; `$` stands before the names of arguments, which are replaced."""
        for prefix in ("%", "%edges_") if "$" in operation else ("%",):
            name = f"%r{len(self.results)}"
            self.lines.append(f"{name} = {operation.replace('$', prefix)}")
            self.results.append((name, type))

    def text(self) -> str:
        arguments = ", ".join(f"%{name}: {type}" for name, type in self.arguments.items())
        edges = [
            f"%edges_{name} = arith.constant dense<{_edges(type)}> : {type}" for name, type in self.arguments.items()
        ]
        names = ", ".join(name for name, _ in self.results)
        types = ", ".join(type for _, type in self.results)
        body = "\n  ".join([*self.constants, *edges, *self.lines])
        return f"func.func @f({arguments}) -> ({types}) {{\n  {body}\n  return {names} : {types}\n}}\n"


_FLOAT_EDGES = {
    "f32": ("0x7F800000", "0xFF800000", "0x7FC00000", "-0.0", "0.0", "0x00000001", "0x7F7FFFFF", "0.5", "-1.5", "2.5"),
    "f16": ("0x7C00", "0xFC00", "0x7E00", "-0.0", "0.0", "0x0001", "0x7BFF", "0.5", "-1.5", "2.5"),
    # No denormal numbers: how MLIR has bf16 computed in f32 makes zeros of them.
    "bf16": ("0x7F80", "0xFF80", "0x7FC0", "-0.0", "0.0", "1.0e-10", "1.0e10", "0.5", "-1.5", "2.5"),
}


def _edges(type: str) -> str:
    """Values at the edges of a tensor type's elements, as many as there are elements, in the nesting of its shape."""
    *sizes, element = type.removeprefix("tensor<").removesuffix(">").split("x")
    if element == "i1":
        numbers: tuple[str, ...] = ("true", "false")
    elif element[0] == "i":
        half = 1 << (int(element[1:]) - 1)
        numbers = tuple(map(str, (-half, half - 1, -1, 0, 1, half // 2, 1 - half, 7, 100, -3)))
    else:
        numbers = _FLOAT_EDGES[element]
    shape = [int(size) for size in sizes]
    count = 0

    def nested(rest: list[int]) -> str:
        nonlocal count
        if not rest:
            count += 1
            return numbers[(count - 1) % len(numbers)]
        return f"[{', '.join(nested(rest[1:]) for _ in range(rest[0]))}]"

    return nested(shape)


def _disagreements(program: Program, passes: tuple[str, ...] = (), seeds: tuple[int, ...] = (0, 2)) -> list[str]:
    text = program.text()
    return tensor_disagreements(text, buffers(text, passes), seeds=seeds)


# -- tosa --------------------------------------------------------------------------------------------------------------


def _tosa(type: str) -> Program:
    """Columns and rows of one type, whose pairs are all pairs of the values at its edges."""
    column, row = f"tensor<10x1x{type}>", f"tensor<1x10x{type}>"
    zero = "0" if type[0] == "i" else "0.0"
    program = Program({"x": column, "y": row})
    program.constants = [
        f'%zero = "tosa.const"() {{values = dense<{zero}> : tensor<1x{type}>}} : () -> tensor<1x{type}>',
        '%none = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>',
    ]
    return program


def _add_unary(program: Program, names: tuple[str, ...], type: str) -> None:
    for name in names:
        program.add(f"tosa.{name} $x : (tensor<10x1x{type}>) -> tensor<10x1x{type}>", f"tensor<10x1x{type}>")


def _add_binary(program: Program, names: tuple[str, ...], type: str, result: str, attributes: str = "") -> None:
    types = f"(tensor<10x1x{type}>, tensor<1x10x{type}>) -> tensor<10x10x{result}>"
    for name in names:
        program.add(f"tosa.{name} $x, $y {attributes} : {types}", f"tensor<10x10x{result}>")


_TOSA_CASTS = {
    "f32": ("f16", "bf16", "i8", "i16", "i32"),
    "f16": ("f32", "i8"),
    "bf16": ("f32", "i8", "i16"),
    "i8": ("i16", "i32", "f32", "f16", "i1"),
    "i16": ("i8", "i32", "f32", "i1"),
    "i32": ("i8", "i16", "f32", "i1"),
}
_UNARY = ("abs", "ceil", "floor", "exp", "log", "erf", "sin", "cos", "tanh", "rsqrt", "reciprocal", "sigmoid")


def _reductions(program: Program, type: str, names: tuple[str, ...], attributes: str = "") -> None:
    for name in names:
        program.add(
            f"tosa.reduce_{name} $x {{axis = 0 : i32{attributes}}} : (tensor<10x1x{type}>) -> tensor<1x1x{type}>",
            f"tensor<1x1x{type}>",
        )


def _tosa_on_floats(type: str) -> Program:
    program = _tosa(type)
    column = f"tensor<10x1x{type}>"
    _add_unary(program, _UNARY, type)
    program.add(f"tosa.negate $x, %zero, %zero : ({column}, tensor<1x{type}>, tensor<1x{type}>) -> {column}", column)
    _add_binary(program, ("add", "sub", "pow"), type, type)
    _add_binary(program, ("equal", "greater", "greater_equal"), type, "i1")
    pair, square = f"({column}, tensor<1x10x{type}>, tensor<1xi8>)", f"tensor<10x10x{type}>"
    program.add(f"tosa.mul $x, $y, %none : {pair} -> {square}", square)
    for mode in ("PROPAGATE", "IGNORE"):
        _add_binary(program, ("maximum", "minimum"), type, type, f"{{nan_mode = {mode}}}")
        bounds = f"min_val = -1.0 : {type}, max_val = 6.0 : {type}, nan_mode = {mode}"
        program.add(f"tosa.clamp $x {{{bounds}}} : ({column}) -> {column}", column)
        _reductions(program, type, ("max", "min"), f", nan_mode = {mode}")
        axis = f"axis = 0 : i32, nan_mode = {mode}"
        program.add(f"tosa.argmax $x {{{axis}}} : ({column}) -> tensor<1xi32>", "tensor<1xi32>")
    _reductions(program, type, ("sum", "product"))
    # What a NaN is as an integer is open.
    most = "65504.0" if type == "f16" else "3.0e38"
    for prefix in ("", "edges_"):
        program.lines.append(
            f"%{prefix}n = tosa.clamp %{prefix}x {{min_val = -{most} : {type}, max_val = {most} : {type}, "
            f"nan_mode = IGNORE}} : ({column}) -> {column}"
        )
    for to in _TOSA_CASTS[type]:
        name = "n" if to[0] == "i" else "x"
        program.add(f"tosa.cast ${name} : ({column}) -> tensor<10x1x{to}>", f"tensor<10x1x{to}>")
    return program


@pytest.mark.parametrize("type", ["f32", "f16", "bf16"])
def test_tosa_on_floats(type: str) -> None:
    assert _disagreements(_tosa_on_floats(type), TOSA_TO_LINALG, (0, 3) if type == "bf16" else (0, 2)) == []


def _tosa_on_integers(type: str) -> Program:
    program = _tosa(type)
    column = f"tensor<10x1x{type}>"
    width = int(type[1:])
    _add_binary(program, ("add", "sub", "bitwise_and", "bitwise_or", "bitwise_xor", "maximum", "minimum"), type, type)
    _add_binary(program, ("equal", "greater", "greater_equal"), type, "i1")
    _add_unary(program, ("abs", "bitwise_not"), type)
    if width == 32:
        _add_unary(program, ("clz",), type)
    zeros = f"tensor<1x{type}>"
    points = ("%zero", "%zero") if width > 8 else ("%three", "%most")
    program.constants += [
        f'%three = "tosa.const"() {{values = dense<3> : {zeros}}} : () -> {zeros}',
        f'%most = "tosa.const"() {{values = dense<127> : {zeros}}} : () -> {zeros}',
        # Amounts up to the width less one; any other is poison.
        f'%amounts = "tosa.const"() {{values = dense<[[0, 1, 2, 3, 4, 5, 6, 7, {width - 2}, {width - 1}]]> '
        f": tensor<1x10x{type}>}} : () -> tensor<1x10x{type}>",
    ]
    program.add(f"tosa.negate $x, {', '.join(points)} : ({column}, {zeros}, {zeros}) -> {column}", column)
    for name in ("logical_left_shift", "logical_right_shift"):
        types = f"({column}, tensor<1x10x{type}>) -> tensor<10x10x{type}>"
        program.add(f"tosa.{name} $x, %amounts : {types}", f"tensor<10x10x{type}>")
    for rounds in ("false", "true"):
        types = f"({column}, tensor<1x10x{type}>) -> tensor<10x10x{type}>"
        program.add(f"tosa.arithmetic_right_shift $x, %amounts {{round = {rounds}}} : {types}", f"tensor<10x10x{type}>")
    if width in (8, 16):
        bounds = f"min_val = -7 : {type}, max_val = 6 : {type}"
        program.add(f"tosa.clamp $x {{{bounds}}} : ({column}) -> {column}", column)
        program.add(f"tosa.argmax $x {{axis = 0 : i32}} : ({column}) -> tensor<1xi32>", "tensor<1xi32>")
    _reductions(program, type, ("max", "min", "sum") if width == 32 else ("max", "min"))
    pair = f"({column}, tensor<1x10x{type}>, tensor<1xi8>)"
    program.add(f"tosa.mul $x, $y, %none : {pair} -> tensor<10x10xi32>", "tensor<10x10xi32>")
    for to in _TOSA_CASTS[type]:
        program.add(f"tosa.cast $x : ({column}) -> tensor<10x1x{to}>", f"tensor<10x1x{to}>")
    return program


@pytest.mark.parametrize("type", ["i8", "i16", "i32"])
def test_tosa_on_integers(type: str) -> None:
    assert _disagreements(_tosa_on_integers(type), TOSA_TO_LINALG) == []


def _constant(name: str, values: str, type: str) -> str:
    return f'{name} = "tosa.const"() {{values = dense<{values}> : {type}}} : () -> {type}'


# what is rescaled, to what, which of both are unsigned, the rounding, the multipliers and shifts of three channels
_RESCALINGS = (
    ("i32", "i8", "", "SINGLE_ROUND", "[1073741824, 2147483647, 1]", "[35, 31, 2]"),
    ("i32", "i32", "", "DOUBLE_ROUND", "[1073741824, 2147483647, 5]", "[33, 31, 62]"),
    ("i8", "i8", "input", "DOUBLE_ROUND", "[1073741824, 1073741825, 5]", "[35, 30, 33]"),
    ("i8", "i32", "", "SINGLE_ROUND", "[1073741824, 1073741825, 5]", "[35, 30, 33]"),
    ("i16", "i8", "output", "SINGLE_ROUND", "[16384, 16385, 5]", "[15, 16, 14]"),
    ("i16", "i16", "", "SINGLE_ROUND", "[16384, 32767, 5]", "[15, 16, 14]"),
)


def _tosa_rescale_and_shifted_products() -> Program:
    program = Program({"a": "tensor<10x3xi8>", "b": "tensor<10x3xi16>", "c": "tensor<10x3xi32>"})
    for at, (given, to, unsigned, rounding, multipliers, shifts) in enumerate(_RESCALINGS):
        wide = "i16" if given == "i16" else "i32"
        types = [f"tensor<10x3x{given}>", f"tensor<3x{wide}>", "tensor<3xi8>", f"tensor<1x{given}>", f"tensor<1x{to}>"]
        points = ("7" if given == "i8" else "0", "5" if to == "i8" else "0")
        values = (multipliers, shifts, *points)
        program.constants += [
            _constant(f"%k{at}_{number}", value, type)
            for number, (value, type) in enumerate(zip(values, types[1:], strict=True))
        ]
        attributes = [f"scale32 = {str(wide == 'i32').lower()}", f"rounding_mode = {rounding}", "per_channel = true"]
        attributes += [f"{side}_unsigned = {str(unsigned == side).lower()}" for side in ("input", "output")]
        name = {"i8": "a", "i16": "b", "i32": "c"}[given]
        constants = ", ".join(f"%k{at}_{number}" for number in range(4))
        line = f"tosa.rescale ${name}, {constants} {{{', '.join(attributes)}}}"
        program.add(f"{line} : ({', '.join(types)}) -> tensor<10x3x{to}>", f"tensor<10x3x{to}>")
    program.constants.append(_constant("%seven", "7", "tensor<1xi8>"))
    triple = "(tensor<10x3xi32>, tensor<10x3xi32>, tensor<1xi8>)"
    program.add(f"tosa.mul $c, $c, %seven : {triple} -> tensor<10x3xi32>", "tensor<10x3xi32>")
    return program


def _tosa_tables() -> Program:
    program = Program({"a": "tensor<10xi8>", "s": "tensor<256xi8>", "b": "tensor<10xi16>", "t": "tensor<513xi16>"})
    program.add("tosa.table $a, $s : (tensor<10xi8>, tensor<256xi8>) -> tensor<10xi8>", "tensor<10xi8>")
    program.add("tosa.table $b, $t : (tensor<10xi16>, tensor<513xi16>) -> tensor<10xi32>", "tensor<10xi32>")
    return program


def _tosa_images() -> Program:
    """Resizing, pooling, convolutions and transforms."""
    program = Program(
        {
            "x": "tensor<1x3x4x2xf32>",
            "n": "tensor<1x3x4x2xi8>",
            "w": "tensor<3x2x2x2xf32>",
            "v": "tensor<3x2x2x2xi8>",
            "h": "tensor<1x4x8xf32>",
            "b": "tensor<3xi32>",
            "d": "tensor<3xf32>",
        }
    )
    program.constants = [
        "%scale = tosa.const_shape {values = dense<[4, 2, 3, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>",
        "%offset = tosa.const_shape {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>",
        "%border = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>",
        _constant("%zero", "0.0", "tensor<1xf32>"),
        _constant("%three", "3", "tensor<1xi8>"),
        _constant("%five", "-5", "tensor<1xi8>"),
    ]
    shapes = "!tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>"
    for mode, name, given, to in (
        ("NEAREST_NEIGHBOR", "x", "f32", "f32"),
        ("NEAREST_NEIGHBOR", "n", "i8", "i8"),
        ("BILINEAR", "x", "f32", "f32"),
        ("BILINEAR", "n", "i8", "i32"),
    ):
        types = f"(tensor<1x3x4x2x{given}>, {shapes}) -> tensor<1x6x5x2x{to}>"
        program.add(
            f"tosa.resize ${name}, %scale, %offset, %border {{mode = {mode}}} : {types}", f"tensor<1x6x5x2x{to}>"
        )
    window = "kernel = array<i64: 2, 3>, stride = array<i64: 1, 2>, pad = array<i64: 1, 0, 0, 1>"
    for name, type, point, sum_ in (("x", "f32", "%zero", "f32"), ("n", "i8", "%three", "i32")):
        pooled = f"tensor<1x3x2x2x{type}>"
        types = f"(tensor<1x3x4x2x{type}>, tensor<1x{type}>, tensor<1x{type}>) -> {pooled}"
        program.add(f"tosa.avg_pool2d ${name}, {point}, {point} {{acc_type = {sum_}, {window}}} : {types}", pooled)
        program.add(f"tosa.max_pool2d ${name} {{{window}}} : (tensor<1x3x4x2x{type}>) -> {pooled}", pooled)
    program.add(
        f"tosa.max_pool2d $x {{{window}, nan_mode = IGNORE}} : (tensor<1x3x4x2xf32>) -> tensor<1x3x2x2xf32>",
        "tensor<1x3x2x2xf32>",
    )
    placed = "stride = array<i64: 1, 2>, pad = array<i64: 1, 0, 0, 0>, dilation = array<i64: 2, 1>"
    for name, weights, bias, type, sum_, points in (
        ("x", "w", "d", "f32", "f32", ("%zero", "%zero")),
        ("n", "v", "b", "i8", "i32", ("%three", "%five")),
    ):
        types = f"tensor<1x3x4x2x{type}>, tensor<3x2x2x2x{type}>, tensor<3x{sum_}>, tensor<1x{type}>, tensor<1x{type}>"
        program.add(
            f"tosa.conv2d ${name}, ${weights}, ${bias}, {', '.join(points)} {{acc_type = {sum_}, {placed}}} "
            f": ({types}) -> tensor<1x2x2x3x{sum_}>",
            f"tensor<1x2x2x3x{sum_}>",
        )
    pair = "tensor<1x4x8xf32>, tensor<1x4x8xf32>"
    halves = "tensor<1x4x5xf32>, tensor<1x4x5xf32>"
    program.lines += [
        f"%f:2 = tosa.fft2d %h, %h {{inverse = true}} : ({pair}) -> ({pair})",
        f"%g:2 = tosa.rfft2d %h : (tensor<1x4x8xf32>) -> ({halves})",
    ]
    program.results += [("%f#0", "tensor<1x4x8xf32>"), ("%f#1", "tensor<1x4x8xf32>")]
    program.results += [("%g#0", "tensor<1x4x5xf32>"), ("%g#1", "tensor<1x4x5xf32>")]
    return program


@pytest.mark.parametrize("program", [_tosa_rescale_and_shifted_products(), _tosa_tables(), _tosa_images()])
def test_tosa_of_several_types(program: Program) -> None:
    assert _disagreements(program, TOSA_TO_LINALG) == []


# -- tensor ------------------------------------------------------------------------------------------------------------


# MLIR lowers neither of the two: what they do is written out.
_GATHERED = """
func.func @f(%x: memref<4x6xf32>, %s: memref<3x6xf32>, %r: memref<3x6xf32>, %t: memref<4x6xf32>) {
  memref.copy %x, %t : memref<4x6xf32> to memref<4x6xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  affine.for %j = 0 to 6 {
    %a = memref.load %x[%c3, %j] : memref<4x6xf32>
    %b = memref.load %x[%c0, %j] : memref<4x6xf32>
    %c = memref.load %x[%c2, %j] : memref<4x6xf32>
    memref.store %a, %r[%c0, %j] : memref<3x6xf32>
    memref.store %b, %r[%c1, %j] : memref<3x6xf32>
    memref.store %c, %r[%c2, %j] : memref<3x6xf32>
    %d = memref.load %s[%c0, %j] : memref<3x6xf32>
    %e = memref.load %s[%c1, %j] : memref<3x6xf32>
    %f = memref.load %s[%c2, %j] : memref<3x6xf32>
    memref.store %d, %t[%c3, %j] : memref<4x6xf32>
    memref.store %e, %t[%c0, %j] : memref<4x6xf32>
    memref.store %f, %t[%c2, %j] : memref<4x6xf32>
  }
  return
}
"""


_GATHERING = """
    func.func @f(%x: tensor<4x6xf32>, %s: tensor<3x6xf32>) -> (tensor<3x6xf32>, tensor<4x6xf32>) {
      %at = arith.constant dense<[[3], [0], [2]]> : tensor<3x1xindex>
      %r = tensor.gather %x[%at] gather_dims([0]) : (tensor<4x6xf32>, tensor<3x1xindex>) -> tensor<3x6xf32>
      %t = tensor.scatter %s into %x[%at] scatter_dims([0]) unique
        : (tensor<3x6xf32>, tensor<4x6xf32>, tensor<3x1xindex>) -> tensor<4x6xf32>
      return %r, %t : tensor<3x6xf32>, tensor<4x6xf32>
    }"""


def test_gather_and_scatter() -> None:
    assert tensor_disagreements(_GATHERING, _GATHERED) == []


def texts() -> Iterator[str]:
    """What is run here, of one element type."""
    found = (_tosa_rescale_and_shifted_products(), _tosa_tables(), _tosa_images())
    for program in (_tosa_on_floats("f32"), _tosa_on_integers("i32"), *found):
        yield program.text()
    yield _GATHERING


@pytest.mark.parametrize("type", ["f32", "i8", "i64"])
def test_linalg_that_moves_tensors(type: str) -> None:
    whole, turned, stretched = (f"tensor<{shape}x{type}>" for shape in ("5x7", "7x5", "5x2x7"))
    program = Program({"x": whole})
    program.constants = [f"%e0 = tensor.empty() : {turned}", f"%e1 = tensor.empty() : {stretched}"]
    program.add(f"linalg.transpose ins($x : {whole}) outs(%e0 : {turned}) permutation = [1, 0]", turned)
    program.add(f"linalg.broadcast ins($x : {whole}) outs(%e1 : {stretched}) dimensions = [1]", stretched)
    assert _disagreements(program) == []
