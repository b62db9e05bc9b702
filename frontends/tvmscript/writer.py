"""Writes the MLIR of a script: types, buffers, and values of both."""

from __future__ import annotations

import ast
import re

from msgspec import Struct

from frontends.errors import Unsupported
from frontends.text.mlir_writer import MlirWriter
from interp.ir import Place
from interp.text.source import Source

_TYPE = re.compile(r"(u?int|float)(\d+)|bfloat16|bool")
INDEX = "index"


class Value(Struct, frozen=True):
    """A value of MLIR and its type in TVM; loop variables and what is computed of them alone are `index`."""

    name: str
    type: str


class Buffer(Struct, frozen=True):
    """A buffer of TVM: a memref of this shape."""

    name: str
    shape: tuple[int, ...]
    type: str

    @property
    def mlir(self) -> str:
        return f"memref<{''.join(f'{size}x' for size in self.shape)}{mlir_type(self.type)}>"


def mlir_type(type: str) -> str:
    """`type` is one that `is_type` takes."""
    if type == "bfloat16":
        return "bf16"
    if type == "bool":
        return "i1"
    return type.replace("uint", "i").replace("int", "i").replace("float", "f")


def is_type(type: str) -> bool:
    return _TYPE.fullmatch(type) is not None


def is_float(type: str) -> bool:
    return "float" in type


class Writer(MlirWriter):
    """The MLIR of one script. `names` are the values and buffers at hand, `threads` those that the loops of the kernel
    at hand are bound to, `starts` where loops begin, by their variables."""

    def __init__(self, source: Source) -> None:
        super().__init__(source)
        self.names: dict[str, Value | Buffer] = {}
        self.threads: set[str] = set()
        self.starts: dict[str, int] = {}

    def at(self, node: ast.stmt | ast.expr) -> None:
        """What is written from now on comes from this node."""
        self.origin(self.source.offset(node.lineno, node.col_offset + 1))

    def unsupported(self, node: ast.AST, what: str) -> Unsupported:
        line, column = getattr(node, "lineno", 1), getattr(node, "col_offset", 0)
        return Unsupported("tvmscript", Place(self.source.file, line, column + 1), what)

    def op(self, text: str, type: str) -> Value:
        """Writes an operation with one result of a type in TVM."""
        name = self.fresh()
        self.line(f"{name} = {text}")
        return Value(name, type)

    def constant(self, value: int | float | str, type: str) -> Value:
        if isinstance(value, bool):
            return self.op(f"arith.constant {str(value).lower()}", "bool")
        spelled = f"{float(value):.17e}" if is_float(type) and not isinstance(value, str) else value
        return self.op(f"arith.constant {spelled} : {mlir_type(type) if type != INDEX else INDEX}", type)
