"""What attributes of top and tpu say, and which of them must say nothing."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.dialects.tosa.operands import float_constant
from interp import ir

# Attributes that have a meaning only for quantized numbers, weights in files, or schedules, and what they are without.
SILENT = {
    "cal_i8": "",
    "do_winograd": "false",
    "store_mode": "",
    "do_preprocess": "false",
    "dq_type": '"NONE"',
    "f8_scale": "1.000000e+00",
    "fuse_rq": "false",
    "hdim_is_batch": "false",
    "input_zp": "0",
    "is_lora": "false",
    "is_scalar": "false",
    "left_reuse": "",
    "log": "false",
    "multiplier": "1",
    "multipliers": "[1]",
    "output_transpose": "false",
    "q_group_size": "0",
    "quant_mode": "",
    "right_zp": "0",
    "round_mode": "",
    "rshift": "0",
    "rshifts": "[0]",
    "support_permute_fuse": "",
}
# What elements may be where an operation computes in single precision and rounds what it gives.
NARROW = ("f32", "bf16", "f16")
SINGLE = ir.Scalar("f32")
ACTIVATION = ("do_relu", "relu_limit")


def understood(*names: str) -> tuple[str, ...]:
    return (*names, *SILENT, *ACTIVATION)


class _Floats:
    """Single precision, calibrated or not."""

    def __contains__(self, text: object) -> bool:
        return text == "f32" or str(text).startswith("!quant.calibrated<f32<")


FLOATS = _Floats()


def require_plain(
    lowering: Lowering, operation: Any, types: Container[str] = ("f32",), silent: Mapping[str, str] = SILENT
) -> None:
    """Raises `Unsupported` where an attribute says what is not modelled, or a tensor is of none of `types`."""
    for named in operation.attributes:
        name = named if isinstance(named, str) else named.name
        wanted = silent.get(name)
        if wanted:
            text = str(operation.attributes[name]).partition(" :")[0]
            if text != wanted:
                raise lowering.unsupported(f"attribute '{name}' of {text}")
    for value in (*operation.operands, *operation.results):
        if not is_missing(value) and str(value.type.element_type) not in types:
            raise lowering.unsupported(f"type {value.type}")


def is_missing(mlir_value: Any) -> bool:
    """Whether an operand stands for none."""
    return str(mlir_value.type) == "none"


def given(operation: Any) -> list[Any]:
    """The operands that are tensors."""
    return [each for each in operation.operands if not is_missing(each)]


def flag(operation: Any, name: str) -> bool:
    return name in operation.attributes and bool(operation.attributes[name].value)


def number(operation: Any, name: str, otherwise: float) -> float:
    return float(operation.attributes[name].value) if name in operation.attributes else otherwise


def integers(operation: Any, name: str) -> list[int]:
    return [int(each.value) for each in operation.attributes[name]]


def coefficients(lowering: Lowering, operation: Any, count: int) -> list[float]:
    """The factors of the operands of a sum."""
    if "coeff" not in operation.attributes:
        return [1.0] * count
    found = [float(each.value) for each in operation.attributes["coeff"]]
    if len(found) != count:
        raise lowering.unsupported(f"{len(found)} coefficients of {count} operands")
    return found


def activated(lowering: Lowering, operation: Any, value: ir.Value, always: bool = False) -> ir.Value:
    """What becomes of a result where the operation ends in a rectifier, or is one: nothing below 0, nor above the limit
    where there is one."""
    if not (always or flag(operation, "do_relu")):
        return value
    value = lowering.op("maximumf", [value, float_constant(lowering, 0.0, SINGLE)], SINGLE)
    limit = number(operation, "relu_limit", -1.0)
    if limit > 0:
        value = lowering.op("minimumf", [value, float_constant(lowering, limit, SINGLE)], SINGLE)
    return value


def element(lowering: Lowering, view: ir.Value, indices: Sequence[ir.Index]) -> ir.Value:
    """An element, in single precision."""
    value = lowering.load(view, indices)
    return value if value.type == SINGLE else lowering.op("extf", [value], SINGLE)


def rounded(lowering: Lowering, value: ir.Value, type: ir.Scalar) -> ir.Value:
    """A number of single precision as the nearest one of a type, the even one of two."""
    if type == SINGLE:
        return value
    if type.name == "bf16":
        lowering.assumptions.add("no number of bf16 is subnormal, which the processor takes for zero")
    return lowering.op("truncf", [value], type)


def product(factors: Iterable[int]) -> int:
    """1 for no factors."""
    total = 1
    for each in factors:
        total *= each
    return total
