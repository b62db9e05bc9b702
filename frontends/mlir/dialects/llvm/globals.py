"""`llvm.mlir.global`: module-level variables of one element type."""

from __future__ import annotations

import re
from typing import Any

from frontends.mlir.core.alignment import stated_alignment
from frontends.mlir.core.constants import UnsupportedConstant, complex_bits
from frontends.mlir.core.function_type import is_public
from frontends.mlir.core.layout import Layout
from frontends.mlir.core.linkage import is_replaceable, linkage_of
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.properties import property_text
from frontends.mlir.core.symbols import Symbol
from frontends.mlir.dialects.gpu.globals import is_of_block
from frontends.mlir.dialects.llvm.aggregates import constant_bits, layout
from interp import ir

_ATTRIBUTES = frozenset(
    (
        *("addr_space", "alignment", "constant", "dso_local", "global_type", "linkage", "sym_name", "sym_visibility"),
        *("thread_local_", "tls_mode", "unnamed_addr", "value", "visibility_", "externally_initialized", "comdat"),
    )
)

_DECLARED = ("external", "extern_weak")  # of what stands elsewhere, or nowhere
_COMPLEX = re.compile(r"dense<[^<>]*> : (?:tensor|vector)<[\dx]*complex<")


def lower_global(lowering: Lowering, symbol: Symbol, text: str) -> ir.GlobalBuffer | None:
    """The buffer that an `llvm.mlir.global` defines; None for one of which each block of threads has its own. Raises
    `Unsupported`."""
    operation = symbol.operation
    if is_of_block(operation):
        return None
    lowering.check_attributes(operation, _ATTRIBUTES)
    attributes = operation.attributes
    type = attributes["global_type"].value
    whole = _layout(lowering, type)
    if (
        len(set(whole.types)) != 1
        or whole.packed
        or whole.size != len(whole.types) * (whole.leaves[0][0].width // 8 or 1)
    ):
        raise lowering.unsupported(f"a global of type {type}, whose parts are not all of one type")
    threads = "tls_mode" in attributes and _number(attributes["tls_mode"]) != 0
    if threads or "thread_local_" in attributes or "externally_initialized" in attributes:
        raise lowering.unsupported("a global that other threads or programs set")
    initial: list[int] | None = None
    if "value" in attributes:
        initial = _value(lowering, operation, whole, text)
    elif len(operation.regions[0].blocks):
        initial = _initializer(lowering, operation, whole)
    elif linkage_of(operation) in _DECLARED:
        raise lowering.unsupported("an external global, whose contents are unknown")
    constant = "constant" in attributes
    if constant and is_replaceable(operation):
        raise lowering.unsupported(f"a constant of linkage {linkage_of(operation)}, which may be another one")
    private = not is_public(operation)
    alignment = max(stated_alignment(operation), whole.alignment)
    return ir.GlobalBuffer(
        symbol.name, whole.types[0], _shape(whole), initial, constant, private, symbol.place, alignment
    )


def _value(lowering: Lowering, operation: Any, whole: Layout, text: str) -> list[int]:
    """The pattern of each leaf. The bindings do not give attributes of complex numbers, which are read as printed."""
    printed = property_text(operation, "value")
    if _COMPLEX.match(printed) is None:
        return constant_bits(lowering, operation.attributes["value"], whole, text)
    try:
        return complex_bits(printed, whole.types[0], len(whole.types))
    except UnsupportedConstant as error:
        raise lowering.unsupported(str(error)) from None


def _number(attribute: Any) -> int:
    return int(getattr(attribute, "value", -1))


def _layout(lowering: Lowering, type: Any) -> Layout:
    lowering.part_types(type)  # raises where it is not known
    return layout(lowering, type)


def _shape(whole: Layout) -> tuple[int, ...]:
    """The numbers of elements of nested arrays, outside first; a scalar has none."""
    shape = []
    while whole.children and not whole.is_struct:
        shape.append(len(whole.children))
        whole = whole.children[0][0]
    return (*shape, len(whole.leaves)) if whole.is_struct else tuple(shape)


def _initializer(lowering: Lowering, operation: Any, whole: Layout) -> list[int] | None:
    """The value of a region that only makes constants; None for undefined contents."""
    parts: dict[Any, list[int] | None] = {}
    for each in operation.regions[0].blocks[0].operations:
        inner = each.operation
        if inner.name == "llvm.return":
            return parts[inner.operands[0]]
        result = inner.results[0]
        if inner.name == "llvm.mlir.constant":
            parts[result] = constant_bits(lowering, inner.attributes["value"], _layout(lowering, result.type))
        elif inner.name == "llvm.mlir.zero":
            parts[result] = [0] * len(_layout(lowering, result.type).types)
        elif inner.name in ("llvm.mlir.undef", "llvm.mlir.poison"):
            parts[result] = None
        else:
            raise lowering.unsupported(f"an initial value by '{inner.name}'")
    return None
