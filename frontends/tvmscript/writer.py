"""Writes the MLIR of a script: types, buffers, and values of both."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from frontends.errors import Unsupported
from frontends.text.mlir_writer import MlirWriter
from interp.ir import Place
from interp.text.source import Source

if TYPE_CHECKING:
    from frontends.tvmscript.kernels import Kernel

_TYPE = re.compile(r"(u?int|float)(\d+)|bfloat16|bool")
INDEX = "index"


_LEAST, _MOST = -(1 << 31), (1 << 31) - 1
INT32 = (_LEAST, _MOST)


class Value(Struct, frozen=True):
    """A value of MLIR and its type in TVM; loop variables and what is computed of them alone are `index`. In TVM such
    have 32 bits, 64 where they are `wide`; `span` are the least and the greatest number that they may be, as far as the
    text tells."""

    name: str
    type: str
    wide: bool = False
    span: tuple[int, int] = INT32


def fits(span: tuple[int, int]) -> bool:
    """Whether all numbers from a first to a last one have 32 bits."""
    return span[0] >= _LEAST and span[1] <= _MOST


class Buffer(Struct, frozen=True):
    """A buffer of TVM: a memref of this shape; `scope` says whose it is, nothing for one of all blocks."""

    name: str
    shape: tuple[int, ...]
    type: str
    scope: str = ""

    @property
    def mlir(self) -> str:
        """The type as MLIR writes it."""
        space = {"": "", "local": ", #gpu.address_space<private>"}.get(self.scope, ", #gpu.address_space<workgroup>")
        return f"memref<{''.join(f'{size}x' for size in self.shape)}{mlir_type(self.type)}{space}>"


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
    at hand are bound to, `starts` where loops begin, by their variables, `scoped` the buffers of blocks and threads
    that the function has, and `kernel` the kernel at hand whose threads exchange data."""

    def __init__(self, source: Source) -> None:
        super().__init__(source)
        self.names: dict[str, Value | Buffer] = {}
        self.threads: set[str] = set()
        self.starts: dict[str, int] = {}
        self.scoped: dict[str, Buffer] = {}
        self.kernel: Kernel | None = None

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
        if type == INDEX and isinstance(value, int):
            span = value, value
            return replace(self.op(f"arith.constant {value} : index", INDEX), wide=not fits(span), span=span)
        spelled = f"{float(value):.17e}" if is_float(type) and not isinstance(value, str) else value
        return self.op(f"arith.constant {spelled} : {mlir_type(type)}", type)

    def index(self, value: Value, wide: bool, span: tuple[int, int]) -> Value:
        """An index that was computed, of which this is known. One of 32 bits that may not have them is required to:
        an overflow is undefined (TVM makes `nsw` of it)."""
        if not wide and not fits(span):
            for predicate, bound in zip(("sge", "sle"), INT32, strict=True):
                limit = self.constant(bound, INDEX)
                inside = self.op(f"arith.cmpi {predicate}, {value.name}, {limit.name} : index", "bool")
                self.line(f'cf.assert {inside.name}, "an index of 32 bits does not overflow"')
            span = INT32
        return replace(value, wide=wide, span=span)
