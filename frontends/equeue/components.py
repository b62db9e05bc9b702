"""Components: processors, memories, DMAs, connections, and what is composed of them; the queues of devices."""

from __future__ import annotations

import re
from enum import StrEnum
from math import prod
from typing import Any

from msgspec import Struct, field

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.scopes import Scope
from frontends.mlir.core.walking import within
from interp import ir


class ComponentKind(StrEnum):
    """What a component is, in the words of errors."""

    PROCESSOR = "processor"
    DMA = "DMA"
    MEMORY = "memory"
    CONNECTION = "connection"
    COMPOSITION = "composition"


class Component(Struct, eq=False):
    """`parts` are those of a composed one by name. A device has a `queue`, a buffer with the token of the last event
    that was put there, and an `owner`, the operation whose region puts events there: the function, at `depth` 0, or a
    launch, one deeper than its device. A memory has so many `bits`, if that is known, of which buffers that nothing
    frees were seen to take `taken`."""

    kind: ComponentKind
    parts: dict[str, Component] = field(default_factory=dict)
    queue: ir.Value | None = None
    owner: Any = None
    depth: int = 0
    bits: int | None = None
    taken: int = 0


class Queues:
    """The devices of a function that have events, and where it returns: not before all queues are empty."""

    def __init__(self, place: ir.Place) -> None:
        self._place = place
        self._devices: list[Component] = []
        self._ends: list[ir.Block] = []

    def add(self, device: Component) -> None:
        """A device from here on: at all places where queues are drained, it takes part."""
        self._devices.append(device)
        # What an event puts in another queue is there when it has ended.
        self._devices.sort(key=lambda each: each.depth)
        for end in self._ends:
            self._fill(end)

    def drain(self, lowering: Lowering) -> None:
        """Emits that all queues run until they are empty; devices that come later count as well."""
        end = ir.Block()
        self._fill(end)
        self._ends.append(end)
        lowering.emit(ir.Execute(place=lowering.place, results=[], body=ir.Region([end])))

    def _fill(self, end: ir.Block) -> None:
        end.operations.clear()
        for device in self._devices:
            assert device.queue is not None
            last = ir.Value(ir.INDEX)
            end.operations.append(ir.Load(place=self._place, result=last, view=device.queue, indices=[0]))
            end.operations.append(ir.Wait(place=self._place, results=[], tokens=[last]))
        end.operations.append(ir.Yield(place=self._place, values=[]))


class Components(Scope):
    """The components of a function by the handles that name them, and the queues of its devices."""

    def __init__(self) -> None:
        self.named: dict[Any, Component] = {}
        self.queues: Queues | None = None


def component(lowering: Lowering, mlir_value: Any, *kinds: ComponentKind) -> Component:
    """The component of one of `kinds` that a handle names. Raises `Unsupported`."""
    found = lowering.own(Components).named.get(mlir_value)
    if found is None:
        raise lowering.unsupported("a handle that is not the result of an operation that makes a component")
    if kinds and found.kind not in kinds:
        raise lowering.unsupported(f"a {found.kind} where a {kinds[0]} is needed")
    return found


def is_handle(lowering: Lowering, mlir_value: Any) -> bool:
    return mlir_value in lowering.own(Components).named


_WIDTH = re.compile(r"[a-z](\d+)")
_KINDS = {
    "equeue.create_proc": ComponentKind.PROCESSOR,
    "equeue.create_dma": ComponentKind.DMA,
    "equeue.create_mem": ComponentKind.MEMORY,
    "equeue.connection": ComponentKind.CONNECTION,
}


@handles(*_KINDS, attributes=("name", "type", "shape", "data", "data_bit", "banks", "bandwidth"))
def _create(lowering: Lowering, operation: Any) -> None:
    made = lowering.own(Components).named[operation.results[0]] = Component(_KINDS[operation.name])
    if made.kind == ComponentKind.MEMORY:
        made.bits = _bits(operation)
    if made.kind in (ComponentKind.PROCESSOR, ComponentKind.DMA):
        function = operation.parent
        if function.name != "func.func":
            raise lowering.unsupported("a device that is created inside of another operation than the function")
        if _is_called(function):
            raise lowering.unsupported("a device in a function that is called by another")
        made.queue = lowering.allocate(ir.INDEX, [1])
        lowering.store(lowering.constant(0), made.queue, [0])
        queues(lowering)


def _bits(operation: Any) -> int | None:
    """Those of a memory: of so many elements as its shape says, of as many bits as they have."""
    given = operation.attributes
    found = _WIDTH.search(str(given["data"].value)) if "data" in given else None
    width = given["data_bit"].value if "data_bit" in given else int(found[1]) if found else None
    if "shape" not in given or width is None:
        return None
    return int(width) * prod(int(each) for each in given["shape"])


def _is_called(function: Any) -> bool:
    """Whether the module calls a function: it would return before its events have ended."""
    name = function.attributes["sym_name"].value
    attributes = (each.attributes for each in within(function.operation.parent.operation))
    return any("callee" in each and str(each["callee"]) == f"@{name}" for each in attributes)


def queues(lowering: Lowering) -> Queues:
    """The queues of the function at hand."""
    components = lowering.own(Components)
    if components.queues is None:
        components.queues = Queues(lowering.place)
        lowering.before_return.append(components.queues.drain)
    return components.queues


@handles("equeue.create_comp_field", attributes=("names", "name"))
def _compose(lowering: Lowering, operation: Any) -> None:
    names = operation.attributes["names"].value.split()
    parts = [component(lowering, each) for each in operation.operands]
    if len(names) != len(parts) or len(set(names)) != len(names):
        raise lowering.unsupported(f"{len(parts)} parts with the names {', '.join(names)}")
    lowering.own(Components).named[operation.results[0]] = Component(
        ComponentKind.COMPOSITION, dict(zip(names, parts, strict=True))
    )


@handles("equeue.get_comp_field", attributes=("name",))
def _part(lowering: Lowering, operation: Any) -> None:
    whole = component(lowering, operation.operands[0], ComponentKind.COMPOSITION)
    name = operation.attributes["name"].value.strip()
    if name not in whole.parts:
        raise lowering.unsupported(f"the component '{name}', which does not exist")
    lowering.own(Components).named[operation.results[0]] = whole.parts[name]
