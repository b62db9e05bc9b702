"""A second meaning of tpu-mlir's networks on numpy arrays, which reads their text by itself, written from the
definitions of the top and tpu dialects and from what their interpreter does with 8-bit integers: products and sums are
multiplied by a number, shifted right with rounding, rectified and cut off at the limits of their type.

Attributes are read, or have to have the one value that changes nothing."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from msgspec import Struct

from tests.corpora.tileir_emulator import to_type

_OPERATION = re.compile(r'(?:(%\w+) = )?"(\w+\.\w+)"\(([^)]*)\)\s*(?:\{(.*?)\})? : \((.*)\) -> (.*)')
_ATTRIBUTE = re.compile(r'(\w+) = (\[[^]]*\]|"[^"]*"|#tpu<[^>]*>|[^,]+)')
_TYPE = re.compile(r"tensor<((?:\d+x)+)(.*)>")
_UNIFORM = re.compile(r"!quant\.uniform<(i8|u8):f32, ([\d.e-]+)>")
_LIMITS = {"i8": (-128, 127), "u8": (0, 255)}
# What may stand there with this value, of any operation.
_NEUTRAL = {
    "coeff_merged": "false",
    "count_include_pad": "false",
    "do_preprocess": "false",
    "do_winograd": "false",
    "dq_type": '"NONE"',
    "dynweight_reorderd": "false",
    "f8_scale": "1.000000e+00",
    "first_round_mode": "#tpu<round_mode HalfAwayFromZero>",
    "flatten_start_dim": "-1",
    "fuse_rq": "false",
    "hdim_is_batch": "false",
    "input_zp": "0",
    "is_adaptive": "false",
    "is_lora": "false",
    "is_reverse": "false",
    "is_scalar": "false",
    "keepdims": "true",
    "keep_dims": "true",
    "kernel_zp": "0",
    "left_transpose": "false",
    "log": "false",
    "output_transpose": "false",
    "pad_value": "0",
    "q_group_size": "0",
    "quant_mode": "#tpu<rq_mode MultiplierShift>",
    "right_zp": "0",
    "use_3ic_optimize": "0",
    "weight_is_coeff": "1",
    "with_scale": "true",
}
# Hints of how weights are stored and used again, and what the operands say as well.
_HINTS = {"left_reuse", "support_compress", "cal_i8", "with_bias"}
_BINARY: dict[str, Callable[[Any, Any], Any]] = {"Add": np.add, "Sub": np.subtract, "Mul": np.multiply}


class Element(Struct):
    """The element of a tensor: the name of a float, or of an integer with its scale."""

    name: str
    scale: float = 0.0


class Operation(Struct):
    """One operation; `attributes` are taken out of it as they are read."""

    result: str
    name: str
    operands: list[str]
    attributes: dict[str, str]
    given: list[Element]
    element: Element
    shape: tuple[int, ...]
    location: str

    def number(self, name: str, default: float) -> float:
        return float(self.attributes.pop(name, str(default)))

    def flag(self, name: str) -> bool:
        return self.attributes.pop(name, "false") == "true"

    def numbers(self, name: str, default: Sequence[int] = ()) -> list[int]:
        written = self.attributes.pop(name, None)
        return list(default) if written is None else [int(each) for each in written.strip("[]").split(",")]


class Network(Struct):
    """The parameters of `main`, its operations and what it returns."""

    parameters: list[tuple[str, tuple[int, ...]]]
    operations: list[Operation]
    returned: str


def read_network(path: Path) -> Network:
    """The network of a file in either form. Raises `ValueError` for what is not understood."""
    text = path.read_text(encoding="utf-8")
    places = dict(re.findall(r'^#(\w+) = loc\("([^"]*)"\)', text, re.MULTILINE))
    found = Network([], [], "")
    for line in map(str.strip, text.splitlines()):
        if line.startswith(("^bb0", "func.func")):
            for name, type_ in re.findall(r"(%\w+): (tensor<[^>]*>)", line.partition(" -> ")[0]):
                found.parameters.append((name, _typed(type_)[0]))
        elif re.match(r'(func\.)?return|"func\.return"', line):
            found.returned = re.findall(r"%\w+", line)[0]
        elif match := _OPERATION.match(re.sub(r" loc\(.*\)$", "", line)):
            result, name, operands, attributes, given, type_ = match.groups()
            where = re.search(r"loc\(#(\w+)\)$", line)
            shape, element = _typed(type_)
            kinds = [_typed(each)[1] for each in re.split(r", (?=tensor|none)", given) if each]
            said = {key: value.partition(" : ")[0].strip() for key, value in _ATTRIBUTE.findall(attributes or "")}
            names = re.findall(r"%\w+", operands)
            place = places.get(where[1], "") if where else ""
            found.operations.append(Operation(result or "", name, names, said, kinds, element, shape, place))
        elif not re.match(r'"builtin\.module"|"func\.func"|module|\}|#|$|//', line):
            raise ValueError(f"not understood: {line}")
    return found


def _typed(type_: str) -> tuple[tuple[int, ...], Element]:
    match = _TYPE.match(type_.strip())
    if match is None:
        return (), Element("none")
    shape = tuple(int(each) for each in match[1].split("x") if each)
    uniform = _UNIFORM.match(match[2])
    if uniform:
        return shape, Element(uniform[1], float(uniform[2]))
    return shape, Element("f32" if match[2].startswith("!quant.calibrated<f32") else match[2])


def run_network(path: Path, arguments: Sequence[Any], exact: bool) -> Any:
    """What a network makes of arrays; `exact` numbers are not rounded to the types of floats. Raises `ValueError`."""
    network = read_network(path)
    values: dict[str, Any] = {}
    for (name, shape), each in zip(network.parameters, arguments, strict=True):
        values[name] = np.asarray(each, np.float64).reshape(shape)
    for operation in network.operations:
        values[operation.result] = _result(operation, values, path.parent, exact)
        left = {key: value for key, value in operation.attributes.items() if key not in _HINTS}
        for key, value in left.items():
            if _NEUTRAL.get(key) != value:
                raise ValueError(f"{operation.name} with {key} = {value} is not emulated")
    return values[network.returned]


def _result(operation: Operation, values: Mapping[str, Any], folder: Path, exact: bool) -> Any:
    kind = operation.name.partition(".")[2]
    operands = [values[each] for each in operation.operands]
    if kind == "None":
        return None
    if kind == "Weight":
        (weights,) = folder.glob("*.npz")
        return np.load(weights)[operation.location].reshape(operation.shape).astype(np.int64)
    if kind == "Cast":
        return _cast(operation, operands[0], exact)
    found = _COMPUTED[kind](operation, operands)
    if operation.element.name in _LIMITS:
        return np.clip(found, *_LIMITS[operation.element.name])
    return found if exact else to_type(found, operation.element.name).astype(np.float64)


def _cast(operation: Operation, value: Any, exact: bool) -> Any:
    """Numbers to integers are nearest ones, of two the one away from zero."""
    if operation.attributes.pop("round_mode") != "#tpu<round_mode HalfAwayFromZero>":
        raise ValueError("a cast with another rounding is not emulated")
    (before,), after = operation.given, operation.element
    if after.name in _LIMITS:
        scaled = value.astype(np.float32) * np.float32(1 / after.scale)
        rounded = np.trunc(scaled + np.copysign(np.float32(0.5), scaled))
        return np.clip(rounded, *_LIMITS[after.name]).astype(np.int64)
    if before.name in _LIMITS:
        return np.float32(before.scale) * value.astype(np.float32)
    return value if exact else to_type(value, after.name).astype(np.float64)


def _rectified(operation: Operation, value: Any) -> Any:
    limit = operation.number("relu_limit", -1)
    if not operation.flag("do_relu"):
        return value
    return np.maximum(value, 0) if limit <= 0 else np.clip(value, 0, limit)


def _requantized(value: Any, multiplier: Any, shift: Any, away: bool) -> Any:
    """`value * multiplier / 2**shift` to the nearest integer, of two the upper one, or that away from zero."""
    scaled = value.astype(np.int64) * multiplier
    half = (np.int64(1) << shift) >> 1
    return (
        np.where(scaled < 0, -((-scaled + half) >> shift), (scaled + half) >> shift) if away else scaled + half >> shift
    )


def _is_away(operation: Operation) -> bool:
    mode = operation.attributes.pop("round_mode", "#tpu<round_mode HalfUp>")
    return {"#tpu<round_mode HalfUp>": False, "#tpu<round_mode HalfAwayFromZero>": True}[mode]


def _is_quantized(operation: Operation) -> bool:
    return operation.element.name in _LIMITS


def _binary(kind: str) -> Callable[[Operation, list[Any]], Any]:
    def computed(operation: Operation, operands: list[Any]) -> Any:
        left, right = operands
        if not _is_quantized(operation):
            scales = (operation.number("multiplier", 1), operation.number("rshift", 0))
            if scales != (1, 0):
                raise ValueError("a product of floats with a scale is not emulated")
            return _rectified(operation, _BINARY[kind](left, right))
        if kind == "Mul":
            multiplier, shift = int(operation.number("multiplier", 1)), int(operation.number("rshift", 0))
            return _rectified(operation, _requantized(left * right, multiplier, shift, away=False))
        multipliers, shifts = operation.numbers("multipliers", (1, 1)), operation.numbers("rshifts", (0, 0))
        left, right = (_requantized(*each, away=False) for each in zip(operands, multipliers, shifts, strict=True))
        return _rectified(operation, _BINARY[kind](left, right))

    return computed


def _constant(kind: str) -> Callable[[Operation, list[Any]], Any]:
    def computed(operation: Operation, operands: list[Any]) -> Any:
        scales = (operation.number("multiplier", 1), operation.number("rshift", 0))
        if _is_quantized(operation) or scales != (1, 0):
            raise ValueError("integers with a constant are not emulated")
        return _rectified(operation, _BINARY[kind](operands[0], operation.number("const_val", 0)))

    return computed


def _matmul(operation: Operation, operands: list[Any]) -> Any:
    left, right, bias = operands[:3]
    if any(each is not None for each in operands[3:]):
        raise ValueError("a product with more than a bias is not emulated")
    if operation.flag("right_transpose"):
        right = np.swapaxes(right, -1, -2)
    total = left @ right
    if bias is not None:
        total = total + bias
    multipliers, shifts = operation.numbers("multipliers", (1,)), operation.numbers("rshifts", (0,))
    away = _is_away(operation)
    if _is_quantized(operation):
        total = _requantized(total, multipliers[0], shifts[0], away)
    elif (multipliers, shifts) != ([1], [0]):
        raise ValueError("a product of floats with a scale is not emulated")
    return _rectified(operation, total)


def _convolution(operation: Operation, operands: list[Any]) -> Any:
    image, weights, bias = operands
    top, left, bottom, right = operation.numbers("pads")
    strides, dilations = operation.numbers("strides"), operation.numbers("dilations", (1, 1))
    groups = int(operation.number("group", 1))
    if operation.numbers("kernel_shape") != list(weights.shape[2:]):
        raise ValueError("a kernel of another shape")
    padded = np.pad(image, ((0, 0), (0, 0), (top, bottom), (left, right)))
    total = np.zeros(operation.shape, padded.dtype)
    inputs, outputs = weights.shape[1], weights.shape[0] // groups
    for to in range(weights.shape[0]):
        channels = padded[:, to // outputs * inputs :][:, :inputs]
        for row, column in np.ndindex(*operation.shape[2:]):
            first = (row * strides[0], column * strides[1])
            lasts = [
                at + dilation * size for at, dilation, size in zip(first, dilations, weights.shape[2:], strict=True)
            ]
            window = channels[:, :, first[0] : lasts[0] : dilations[0], first[1] : lasts[1] : dilations[1]]
            total[:, to, row, column] = (window * weights[to]).sum(axis=(1, 2, 3))
    if bias is not None:
        total = total + bias.reshape(1, -1, 1, 1)
    multipliers, shifts = operation.numbers("multiplier"), operation.numbers("rshift")
    away = _is_away(operation)
    if _is_quantized(operation):
        scale, by = (np.array(each, np.int64).reshape(1, -1, 1, 1) for each in (multipliers, shifts))
        total = _requantized(total, scale, by, away)
    elif multipliers or shifts:
        raise ValueError("a convolution of floats with a scale is not emulated")
    return _rectified(operation, total)


def _pool(operation: Operation, operands: list[Any]) -> Any:
    _is_away(operation)  # a maximum is not rounded
    if operation.attributes.pop("pool_mode") != "#tpu<pool_mode Max>" or any(operation.numbers("pads")):
        raise ValueError("only maxima without padding are emulated")
    (rows, columns), (down, across) = operation.numbers("kernel_shape"), operation.numbers("strides")
    found = np.zeros(operation.shape, operands[0].dtype)
    for row, column in np.ndindex(*operation.shape[2:]):
        window = operands[0][:, :, row * down : row * down + rows, column * across : column * across + columns]
        found[:, :, row, column] = window.max(axis=(2, 3))
    return _rectified(operation, found)


def _reduce(operation: Operation, operands: list[Any]) -> Any:
    by = {'"ReduceMean"': np.mean, '"ReduceSum"': np.sum}[operation.attributes.pop("mode")]
    return by(operands[0], axis=tuple(operation.numbers("axes")), keepdims=True)


def _softmax(operation: Operation, operands: list[Any]) -> Any:
    if any(each is not None for each in operands[1:]) or operation.number("beta", 1) != 1:
        raise ValueError("a softmax by tables is not emulated")
    operation.attributes.pop("round_mode", None)  # of what is written as integers
    if _is_quantized(operation):
        raise ValueError("a softmax of integers is not emulated")
    axis = int(operation.attributes.pop("axis"))
    weights = np.exp(operands[0] - operands[0].max(axis=axis, keepdims=True))
    return weights / weights.sum(axis=axis, keepdims=True)


def _relu(operation: Operation, operands: list[Any]) -> Any:
    operation.attributes["do_relu"] = "true"
    return _rectified(operation, operands[0])


def _reshape(operation: Operation, operands: list[Any]) -> Any:
    return operands[0].reshape(operation.numbers("shape"))


_COMPUTED: dict[str, Callable[[Operation, list[Any]], Any]] = {
    "Input": lambda operation, operands: operands[0],
    "Permute": lambda operation, operands: np.transpose(operands[0], operation.numbers("order")),
    "Reshape": _reshape,
    "Relu": _relu,
    "MatMul": _matmul,
    "Conv": lambda operation, operands: _convolution(operation, operands),
    "Conv2D": _convolution,
    "Pool2D": _pool,
    "Reduce": _reduce,
    "Softmax": _softmax,
    **{kind: _binary(kind) for kind in _BINARY},
    **{f"{kind}Const": _constant(kind) for kind in _BINARY},
}
