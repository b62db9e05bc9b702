"""A quantized network of tpu-mlir as linalg on integers: what its operations say, spelled out, weights as constants."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

_OPERATION = re.compile(r'^ +(%\d+) = "(?:top|tpu)\.(\w+)"\(([^)]*)\)(?: \{(.*)\})? : \((.*)\) -> (.*?) loc\((.*)\)$')
_TYPE = re.compile(
    r"tensor<([\dx]+)x(?:!quant\.uniform<([iu])8:f32, ([\d.e+-]+)>|!quant\.calibrated<.*>|(s?i\d+)|(f32))>"
)
_ALIAS = re.compile(r'^(#loc\d*) = loc\("([^"]+)"\)$', re.MULTILINE)
_ARGUMENT = re.compile(r"(%arg\d+): (tensor<[^>]*>)")


@dataclass(frozen=True, slots=True)
class _Tensor:
    name: str
    shape: tuple[int, ...]
    element: str
    signed: bool = True
    scale: float = 0.0

    @property
    def type(self) -> str:
        return f"tensor<{'x'.join(map(str, self.shape))}x{self.element}>"


@dataclass(slots=True)
class _Writer:
    weights: Mapping[str, NDArray[np.generic]]
    lines: list[str] = field(default_factory=list)
    count: int = 0

    def fresh(self) -> str:
        self.count += 1
        return f"%v{self.count}"

    def constant(self, numbers: Sequence[int], element: str) -> _Tensor:
        name = self.fresh()
        found = _Tensor(name, (len(numbers),), element)
        self.lines.append(f"{name} = arith.constant dense<{list(map(int, numbers))}> : {found.type}")
        return found

    def filled(self, shape: Sequence[int], value: str, element: str) -> _Tensor:
        scalar, empty, name = self.fresh(), self.fresh(), self.fresh()
        found = _Tensor(name, tuple(shape), element)
        self.lines += [
            f"{scalar} = arith.constant {value} : {element}",
            f"{empty} = tensor.empty() : {found.type}",
            f"{name} = linalg.fill ins({scalar} : {element}) outs({empty} : {found.type}) -> {found.type}",
        ]
        return found

    def elementwise(self, operands: Sequence[tuple[_Tensor, str]], to: _Tensor, body: Sequence[str]) -> _Tensor:
        """`operands` come with the places that they are read at, of `d0`, `d1`, ...; the body yields `%r` and sees the
        operands as `%a0`, `%a1`, ..."""
        dimensions = ", ".join(f"d{at}" for at in range(len(to.shape)))
        maps = [f"affine_map<({dimensions}) -> ({places})>" for _, places in operands]
        maps.append(f"affine_map<({dimensions}) -> ({dimensions})>")
        empty, name = self.fresh(), self.fresh()
        kinds = ", ".join('"parallel"' for _ in to.shape)
        arguments = ", ".join(f"%a{at}: {each.element}" for at, (each, _) in enumerate(operands))
        self.lines += [
            f"{empty} = tensor.empty() : {to.type}",
            f"{name} = linalg.generic {{indexing_maps = [{', '.join(maps)}], iterator_types = [{kinds}]}} "
            f"ins({', '.join(each.name for each, _ in operands)} : {', '.join(each.type for each, _ in operands)}) "
            f"outs({empty} : {to.type}) {{",
            f"^bb0({arguments}, %o: {to.element}):",
            *(f"  {each}" for each in body),
            f"  linalg.yield %r : {to.element}",
            f"}} -> {to.type}",
        ]
        return _Tensor(name, to.shape, to.element, to.signed, to.scale)

    def widened(self, tensor: _Tensor) -> _Tensor:
        if tensor.element == "i32":
            return tensor
        places = ", ".join(f"d{at}" for at in range(len(tensor.shape)))
        body = [f"%r = arith.ext{'s' if tensor.signed else 'u'}i %a0 : {tensor.element} to i32"]
        return self.elementwise([(tensor, places)], _Tensor("", tensor.shape, "i32"), body)


def _places(rank: int) -> str:
    return ", ".join(f"d{at}" for at in range(rank))


def _nearest(value: str, to: _Tensor, rectified: bool) -> list[str]:
    """The nearest number of eight bits to one of 64."""
    low, high = (-128, 127) if to.signed else (0, 255)
    first = value
    lines = ["%zero = arith.constant 0 : i64", f"%positive = arith.maxsi {value}, %zero : i64"] if rectified else []
    first = "%positive" if rectified else value
    return [
        *lines,
        f"%low = arith.constant {low} : i64",
        f"%high = arith.constant {high} : i64",
        f"%least = arith.maxsi {first}, %low : i64",
        "%most = arith.minsi %least, %high : i64",
        "%r = arith.trunci %most : i64 to i8",
    ]


def _scaled(value: str, multiplier: str, half: str, shift: str, away: bool, to: str) -> list[str]:
    """A number of 64 bits times a multiplier, shifted and rounded: of two as near, up, or away from zero."""
    lines = [f"{to}_p = arith.muli {value}, {multiplier} : i64", f"{to}_h = arith.addi {to}_p, {half} : i64"]
    if away:
        lines += [
            f"{to}_z = arith.constant 0 : i64",
            f"{to}_n = arith.cmpi slt, {value}, {to}_z : i64",
            f"{to}_l = arith.extsi {to}_n : i1 to i64",
            f"{to}_b = arith.addi {to}_h, {to}_l : i64",
        ]
    return [*lines, f"{to} = arith.shrsi {to}_{'b' if away else 'h'}, {shift} : i64"]


def _numbers(attributes: str, name: str) -> list[int]:
    found = re.search(rf"\b{name} = \[?([-\d, ]+)", attributes)
    return [int(each) for each in found[1].split(",") if each.strip()] if found else []


def _requantized(writer: _Writer, sums: _Tensor, to: _Tensor, attributes: str, names: tuple[str, str]) -> _Tensor:
    """Sums of 32 bits, scaled by multipliers and shifts for all, or for each channel of an image."""
    multipliers, shifts = (_numbers(attributes, name) for name in names)
    channels = to.shape[1] if len(multipliers) > 1 else 1
    tables = [
        writer.constant(each * (channels if len(each) == 1 else 1), "i64")
        for each in (multipliers, [1 << shift >> 1 for shift in shifts], shifts)
    ]
    places = _places(len(to.shape))
    operands = [(sums, places), *((each, "d1" if channels > 1 else "0") for each in tables)]
    away = "HalfAwayFromZero" in attributes.partition(" round_mode")[2].partition(">")[0]
    body = ["%long = arith.extsi %a0 : i32 to i64", *_scaled("%long", "%a1", "%a2", "%a3", away, "%s")]
    return writer.elementwise(operands, to, [*body, *_nearest("%s", to, "do_relu = true" in attributes)])


def _convolution(writer: _Writer, operands: list[_Tensor | None], to: _Tensor, attributes: str) -> _Tensor:
    image, weights, bias = operands
    assert image is not None and weights is not None
    pads, strides = _numbers(attributes, "pads"), _numbers(attributes, "strides")
    wide, filters = writer.widened(image), writer.widened(weights)
    zero, padded = writer.fresh(), writer.fresh()
    shape = (*wide.shape[:2], wide.shape[2] + pads[0] + pads[2], wide.shape[3] + pads[1] + pads[3])
    around = _Tensor(padded, shape, "i32")
    writer.lines += [
        f"{zero} = arith.constant 0 : i32",
        f"{padded} = tensor.pad {wide.name} low[0, 0, {pads[0]}, {pads[1]}] high[0, 0, {pads[2]}, {pads[3]}] {{",
        "^bb0(%i: index, %j: index, %k: index, %l: index):",
        f"  tensor.yield {zero} : i32",
        f"}} : {wide.type} to {around.type}",
    ]
    start, name = writer.filled(to.shape, "0", "i32"), writer.fresh()
    writer.lines.append(
        f"{name} = linalg.conv_2d_nchw_fchw {{strides = dense<{strides}> : tensor<2xi64>}} "
        f"ins({padded}, {filters.name} : {around.type}, {filters.type}) "
        f"outs({start.name} : {start.type}) -> {start.type}"
    )
    sums = _with_bias(writer, _Tensor(name, to.shape, "i32"), bias, "d1")
    return _requantized(writer, sums, to, attributes, ("multiplier", "rshift"))


def _with_bias(writer: _Writer, sums: _Tensor, bias: _Tensor | None, place: str) -> _Tensor:
    if bias is None:
        return sums
    places = ", ".join(place if size > 1 else "0" for size in bias.shape)
    operands = [(sums, _places(len(sums.shape))), (bias, places)]
    return writer.elementwise(operands, _Tensor("", sums.shape, "i32"), ["%r = arith.addi %a0, %a1 : i32"])


def _product(writer: _Writer, operands: list[_Tensor | None], to: _Tensor, attributes: str) -> _Tensor:
    left, right, bias = operands[:3]
    assert left is not None and right is not None
    factors = [writer.widened(left), writer.widened(right)]
    start, name = writer.filled(to.shape, "0", "i32"), writer.fresh()
    writer.lines.append(
        f"{name} = linalg.matmul ins({', '.join(each.name for each in factors)} : "
        f"{', '.join(each.type for each in factors)}) outs({start.name} : {start.type}) -> {start.type}"
    )
    sums = _with_bias(writer, _Tensor(name, to.shape, "i32"), bias, "d1")
    return _requantized(writer, sums, to, attributes, ("multipliers", "rshifts"))


def _binary(writer: _Writer, kind: str, operands: list[_Tensor | None], to: _Tensor, attributes: str) -> _Tensor:
    both = [writer.widened(each) for each in operands if each is not None]
    places = _places(len(to.shape))
    if kind == "Mul":
        product = _Tensor("", to.shape, "i32")
        body = ["%r = arith.muli %a0, %a1 : i32"]
        factors = writer.elementwise([(each, places) for each in both], product, body)
        return _requantized(writer, factors, to, attributes, ("multiplier", "rshift"))
    multipliers, shifts = _numbers(attributes, "multipliers"), _numbers(attributes, "rshifts")
    body = []
    for at in range(2):
        body += [f"%x{at} = arith.extsi %a{at} : i32 to i64"]
        numbers = {"m": multipliers[at], "q": 1 << shifts[at] >> 1, "t": shifts[at]}
        body += [f"%{name}{at} = arith.constant {number} : i64" for name, number in numbers.items()]
        body += _scaled(f"%x{at}", f"%m{at}", f"%q{at}", f"%t{at}", False, f"%y{at}")
    body.append(f"%sum = arith.{kind.lower()}i %y0, %y1 : i64")
    body += _nearest("%sum", to, "do_relu = true" in attributes)
    return writer.elementwise([(each, places) for each in both], to, body)


def _largest(writer: _Writer, image: _Tensor, to: _Tensor, attributes: str) -> _Tensor:
    window, strides = _numbers(attributes, "kernel_shape"), _numbers(attributes, "strides")
    wide, taps = writer.widened(image), []
    for row in range(window[0]):
        for column in range(window[1]):
            taps.append((wide, f"d0, d1, d2 * {strides[0]} + {row}, d3 * {strides[1]} + {column}"))
    body, last = [], "%a0"
    for at in range(1, len(taps)):
        body.append(f"%b{at} = arith.maxsi {last}, %a{at} : i32")
        last = f"%b{at}"
    low, high = (-128, 127) if to.signed else (0, 255)
    body += [f"%low = arith.constant {low} : i32", f"%high = arith.constant {high} : i32"]
    body += [f"%least = arith.maxsi {last}, %low : i32", "%most = arith.minsi %least, %high : i32"]
    return writer.elementwise(taps, to, [*body, "%r = arith.trunci %most : i32 to i8"])


def _cast(writer: _Writer, operand: _Tensor, to: _Tensor) -> _Tensor:
    places = _places(len(to.shape))
    if to.element == "f32":
        scale = f"%s = arith.constant {_single(operand.scale)} : f32"
        body = [scale, "%f = arith.sitofp %a0 : i32 to f32", "%r = arith.mulf %s, %f : f32"]
        return writer.elementwise([(writer.widened(operand), places)], to, body)
    low, high = (-128.0, 127.0) if to.signed else (0.0, 255.0)
    body = [
        f"%s = arith.constant {_single(1.0 / to.scale)} : f32",
        "%f = arith.mulf %a0, %s : f32",
        "%n = math.round %f : f32",
        f"%low = arith.constant {low} : f32",
        f"%high = arith.constant {high} : f32",
        "%least = arith.maximumf %n, %low : f32",
        "%most = arith.minimumf %least, %high : f32",
        f"%r = arith.fpto{'s' if to.signed else 'u'}i %most : f32 to i8",
    ]
    return writer.elementwise([(operand, places)], to, body)


def _single(value: float) -> str:
    return f"0x{int(np.float32(value).view(np.uint32)):08X}"


def _reshaped(writer: _Writer, operand: _Tensor, to: _Tensor) -> _Tensor:
    """The same elements as a row, which keeps the first dimension."""
    name = writer.fresh()
    groups = f"[[0], [{', '.join(str(at) for at in range(1, len(operand.shape)))}]]"
    writer.lines.append(f"{name} = tensor.collapse_shape {operand.name} {groups} : {operand.type} into {to.type}")
    return _Tensor(name, to.shape, to.element, to.signed, to.scale)


def _tensor(text: str) -> _Tensor:
    found = _TYPE.fullmatch(text)
    if found is None:
        raise SystemExit(f"no tensor of a quantized network: {text}")
    shape = tuple(int(size) for size in found[1].split("x"))
    if found[2]:
        return _Tensor("", shape, "i8", found[2] == "i", float(found[3]))
    return _Tensor("", shape, (found[4] or "f32").removeprefix("s"))


def integer_network(text: str, weights: Mapping[str, NDArray[np.generic]]) -> str:
    """The network of a text as tpuc-opt prints it, whose weights are `weights`."""
    names = dict(_ALIAS.findall(text))
    writer = _Writer(weights)
    arguments = _ARGUMENT.findall(text.partition("func.func @main(")[2].partition(" -> ")[0])
    values: dict[str, _Tensor | None] = {name: _named(_tensor(type), name) for name, type in arguments}
    last: _Tensor | None = None
    for line in text.split("\n"):
        found = _OPERATION.match(line)
        if found is None:
            continue
        result, kind, given, attributes, _, type, location = found.groups()
        operands = [values[each.strip()] for each in given.split(",") if each.strip()]
        if kind == "None":
            values[result] = None
            continue
        to = _tensor(type)
        values[result] = last = _lowered(writer, kind, operands, to, attributes or "", names.get(location, location))
    assert last is not None
    parameters = ", ".join(f"{name}: {type}" for name, type in arguments)
    body = "\n".join(f"    {each}" for each in writer.lines)
    return (
        "// What the quantized network computes, on integers.\n"
        f"module {{\n  func.func @main({parameters}) -> {last.type} {{\n{body}\n"
        f"    return {last.name} : {last.type}\n  }}\n}}\n"
    )


def _named(tensor: _Tensor, name: str) -> _Tensor:
    return _Tensor(name, tensor.shape, tensor.element, tensor.signed, tensor.scale)


def _lowered(
    writer: _Writer, kind: str, operands: list[_Tensor | None], to: _Tensor, attributes: str, name: str
) -> _Tensor:
    first = operands[0] if operands else None
    if kind == "Weight":
        numbers = writer.weights[name].reshape(to.shape).tolist()
        writer.lines.append(f"{(constant := writer.fresh())} = arith.constant dense<{numbers}> : {to.type}")
        return _named(to, constant)
    if kind == "Conv2D":
        return _convolution(writer, operands, to, attributes)
    if kind == "MatMul":
        return _product(writer, operands, to, attributes)
    if kind in ("Add", "Sub", "Mul"):
        return _binary(writer, kind, operands, to, attributes)
    assert first is not None
    if kind == "Input":
        return first
    if kind == "Cast":
        return _cast(writer, first, to)
    if kind == "Pool2D":
        return _largest(writer, first, to, attributes)
    if kind == "Reshape":
        return _reshaped(writer, first, to)
    raise SystemExit(f"no operation of a quantized network: {kind}")
