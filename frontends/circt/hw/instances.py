"""Instances of modules in modules, and what their operations may say."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from frontends.circt.hw.combinational import ATTRIBUTES
from frontends.circt.hw.module import Guard, operations_of
from frontends.circt.hw.parameters import Given, parameters_of, text_of
from frontends.mlir.core.lowering import Lowering
from interp import ir

EXTERNAL = ("hw.module.extern", "hw.module.generated")
_UNDERSTOOD = frozenset(
    (
        *ATTRIBUTES,
        *("argNames", "doNotPrint", "instanceName", "isAsync", "moduleName", "numElements", "operandSegmentSizes"),
        *("parameters", "pow2", "preset", "resultNames"),
        *("clockEdge", "events", "resetEdge", "resetStyle"),  # of processes
        *("almostEmptyThreshold", "almostFullThreshold", "depth", "rdLatency", "resultSegmentSizes"),  # of FIFOs
        *("init", "latency", "output_file", "prefix", "readLatency", "ruw", "writeLatency", "wuw"),  # of memories
    )
)


class Scope(Struct, eq=False):
    """An instance of a module. `given` are the operands of the instance around it, by block argument."""

    number: int
    path: str
    operation: Any
    around: Scope | None = None
    given: dict[Any, Any] = field(default_factory=dict)
    inside: dict[Any, Scope] = field(default_factory=dict)  # by operation
    driven: dict[Any, Any] = field(default_factory=dict)  # what wires are driven with
    guards: dict[Any, Guard] = field(default_factory=dict)  # of operations that are there only under conditions
    parameters: dict[str, Given] = field(default_factory=dict)
    known: dict[str, ir.Value] = field(default_factory=dict)  # parameters that were asked for

    @property
    def outputs(self) -> list[Any]:
        """What its body gives."""
        last = operations_of(self.operation)[-1]
        return list(last.operands)


class External(Struct):
    """An instance of a module that is not known. What it gives are inputs and what it takes are outputs of the whole,
    by names that say which module it is."""

    scope: Scope
    operation: Any
    module: str

    def names(self, kind: str) -> list[str]:
        path = f"{self.scope.path}{self.operation.attributes['instanceName'].value}"
        return [f"{path}.{each.value} of {self.module}" for each in self.operation.attributes[kind]]


def identity(lowering: Lowering, module: Any, instance: Any) -> str:
    """What tells modules that are not known apart: the name that they have elsewhere, and all that is said of them."""
    attributes = module.attributes
    given = [f"{each.name}: {each.type} = {each.value}" for each in parameters_of(lowering, instance)]
    said = [
        f" {key} = {operation.attributes[key]}"
        for operation in (module, instance)
        for key in sorted(_attributes(operation))
        if key not in _SAYS_NOTHING
    ]
    name = text_of(attributes["verilogName"] if "verilogName" in attributes else attributes["sym_name"])
    return "".join([name, f"<{', '.join(given)}>" if given else "", *said])


_SAYS_NOTHING = (
    *("inner_sym", "module_type", "per_port_attrs", "result_locs", "sym_name", "sym_visibility", "verilogName"),
    *("argNames", "comment", "doNotPrint", "instanceName", "moduleName", "parameters", "port_locs", "resultNames"),
)


def _attributes(operation: Any) -> list[str]:
    return [each if isinstance(each, str) else each.name for each in operation.attributes]


def require_understood(lowering: Lowering, operation: Any) -> None:
    """Raises `Unsupported` for an attribute of an operation that is not understood. Other dialects' are hints."""
    for name in _attributes(operation):
        if "." not in name and name not in _UNDERSTOOD and not lowering.is_label(name):
            raise lowering.unsupported_at(operation, f"attribute '{name}'")


def is_arithmetic(operation: Any) -> bool:
    return str(operation.name).startswith("arith.") and not len(operation.regions)
