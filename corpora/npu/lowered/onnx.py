"""Graphs of ONNX operators as torch-mlir takes them: one function with operators on tensors of known shapes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import ArrayLike

Attribute = int | float | str | Sequence[int]
_META = "attributes {torch.onnx_meta.ir_version = 9 : si64, torch.onnx_meta.opset_version = 20 : si64}"


@dataclass(frozen=True, slots=True)
class Tensor:
    """A value of a graph: its name, the shape, and the type of its elements."""

    name: str
    shape: tuple[int, ...]
    element: str = "f32"

    @property
    def type(self) -> str:
        return f"!torch.vtensor<[{','.join(map(str, self.shape))}],{self.element}>"


@dataclass(slots=True)
class Graph:
    """A graph while it grows: its inputs and its lines."""

    inputs: list[Tensor] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)

    def input(self, name: str, *shape: int) -> Tensor:
        tensor = Tensor(f"%{name}", shape)
        self.inputs.append(tensor)
        return tensor

    def constant(self, values: ArrayLike, element: str = "f32") -> Tensor:
        """A constant tensor, of `f32` or `si64`."""
        array = np.asarray(values, np.float32 if element == "f32" else np.int64)
        literal = _dense(array.tolist())
        tensor = Tensor(f"%{len(self.lines)}", array.shape, element)
        shape = "x".join([*map(str, array.shape), element])
        self.lines.append(
            f'{tensor.name} = torch.operator "onnx.Constant"()'
            f" {{torch.onnx.value = dense<{literal}> : tensor<{shape}>}} : () -> {tensor.type}"
        )
        return tensor

    def op(self, name: str, operands: Sequence[Tensor | None], shape: Sequence[int], **attributes: Attribute) -> Tensor:
        """The one result, of a given shape, of the operator `name`; an operand `None` is one that is left out."""
        names, types = [], []
        for operand in operands:
            if operand is None:
                self.lines.append(f"%{len(self.lines)} = torch.constant.none")
            names.append(operand.name if operand else f"%{len(self.lines) - 1}")
            types.append(operand.type if operand else "!torch.none")
        tensor = Tensor(f"%{len(self.lines)}", tuple(shape))
        given = ", ".join(f"torch.onnx.{key} = {_literal(value)}" for key, value in attributes.items())
        self.lines.append(
            f'{tensor.name} = torch.operator "onnx.{name}"({", ".join(names)})'
            f"{f' {{{given}}}' if given else ''} : ({', '.join(types)}) -> {tensor.type}"
        )
        return tensor

    def text(self, result: Tensor, name: str = "kernel") -> str:
        """The function that returns `result`."""
        inputs = ", ".join(f"{each.name}: {each.type}" for each in self.inputs)
        body = "\n".join(f"  {line}" for line in (*self.lines, f"return {result.name} : {result.type}"))
        return f"func.func @{name}({inputs}) -> {result.type} {_META} {{\n{body}\n}}\n"


def _dense(values: object) -> str:
    """Nested lists of numbers as MLIR has them, which wants a point in a number with an exponent."""
    if isinstance(values, list):
        return f"[{', '.join(map(_dense, values))}]"
    mantissa, mark, exponent = repr(values).partition("e")
    return f"{mantissa}{'.0' if mark and '.' not in mantissa else ''}{mark}{exponent}"


def _literal(value: Attribute) -> str:
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, int):
        return f"{value} : si64"
    if isinstance(value, float):
        return f"{value:e} : f32"
    return f"[{', '.join(f'{each} : si64' for each in value)}]"
