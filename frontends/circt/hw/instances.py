"""Instances of modules in modules, and what their operations may say."""

from __future__ import annotations

import re
from typing import Any

from msgspec import Struct, field

from frontends.circt.hw.aggregates import resolved
from frontends.circt.hw.combinational import ATTRIBUTES
from frontends.circt.hw.module import CLOCK, Guard, operations_of
from frontends.circt.hw.parameters import Given, parameters_of, text_of
from frontends.circt.hw.wire_parts import part_of
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.walking import outermost, within
from interp import ir

EXTERNAL = ("hw.module.extern", "hw.module.generated")
_NUMBER = re.compile(r"i\d+")
_UNDERSTOOD = frozenset(
    (
        *ATTRIBUTES,
        *("argNames", "doNotPrint", "instanceName", "isAsync", "moduleName", "numElements", "operandSegmentSizes"),
        *("parameters", "pow2", "preset", "resultNames"),
        *("clockEdge", "events", "resetEdge", "resetStyle"),  # of processes
        *("casePatterns", "caseStyle", "cond", "macroName", "validationQualifier"),  # of what is in them
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
    driven: dict[Any, tuple[Scope, Any]] = field(default_factory=dict)  # what drives wires, and where
    contested: set[Any] = field(default_factory=set)  # wires that are driven twice
    guards: dict[Any, Guard] = field(default_factory=dict)  # of operations that are there only under conditions
    parameters: dict[str, Given] = field(default_factory=dict)
    known: dict[str, ir.Value] = field(default_factory=dict)  # parameters that were asked for

    def drive(self, lowering: Lowering, operation: Any, guard: Guard) -> None:
        """Notes an assignment to a whole wire. Raises `Unsupported` for others."""
        wire, value = operation.operands
        if part_of(lowering, wire).whole != wire:
            raise lowering.unsupported_at(operation, "an assignment to a part of a wire")
        holder, net = self.net(wire)
        if guard != holder.guards.get(getattr(net.owner, "operation", None), ()):
            raise lowering.unsupported_at(operation, "a wire that is driven under other conditions of macros")
        if net in holder.driven:
            holder.contested.add(net)
        holder.driven[net] = (self, value)

    def driver(self, lowering: Lowering, operation: Any, net: Any) -> tuple[Scope, Any] | None:
        """What drives a wire that stands here, as an operation asks. Raises `Unsupported` where several do."""
        if net in self.contested:
            raise lowering.unsupported_at(operation, "a wire that is driven twice")
        return self.driven.get(net)

    def net(self, wire: Any) -> tuple[Scope, Any]:
        """What a wire is that may be a bidirectional port, and where that stands."""
        scope = self
        while wire in scope.given and scope.around is not None:
            scope, wire = scope.around, scope.given[wire]
        return scope, wire

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
        """Those of `argNames` or `resultNames`, with types that say more than how many bits there are."""
        path = f"{self.scope.path}{self.operation.attributes['instanceName'].value}"
        values = self.operation.results if kind == "resultNames" else self.operation.operands
        types = [resolved(str(each.type)) for each in values]
        said = ["" if _NUMBER.fullmatch(text) or text == CLOCK else f", {text}" for text in types]
        names = [each.value for each in self.operation.attributes[kind]]
        return [f"{path}.{name} of {self.module}{more}" for name, more in zip(names, said, strict=True)]


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


_BOUND = re.compile(r"@\"?([^@\">:]+)\"?")


def require_printed(lowering: Lowering, module: Any, instance: Any) -> None:
    """Raises `Unsupported` for an instance that is printed neither where it stands nor by an `sv.bind`."""
    if "doNotPrint" not in instance.attributes:
        return
    if "bound" not in lowering.memo:
        binds = [each for each in within(outermost(instance)) if each.name == "sv.bind"]
        lowering.memo["bound"] = {tuple(_BOUND.findall(str(each.attributes["instance"]))) for each in binds}
    symbol = _BOUND.findall(str(instance.attributes["inner_sym"])) if "inner_sym" in instance.attributes else []
    if (text_of(module.attributes["sym_name"]), *symbol) not in lowering.memo["bound"]:
        raise lowering.unsupported_at(instance, "an instance that nothing prints")


def _attributes(operation: Any) -> list[str]:
    return [each if isinstance(each, str) else each.name for each in operation.attributes]


def require_understood(lowering: Lowering, operation: Any) -> None:
    """Raises `Unsupported` for an attribute of an operation that is not understood. Other dialects' are hints."""
    for name in _attributes(operation):
        if "." not in name and name not in _UNDERSTOOD and not lowering.is_label(name):
            raise lowering.unsupported_at(operation, f"attribute '{name}'")


def is_arithmetic(operation: Any) -> bool:
    return str(operation.name).startswith("arith.") and not len(operation.regions)
