"""What a component's cells hold between its groups."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from frontends.circt.calyx.cells import PIPELINE_OUTPUTS
from frontends.circt.calyx.component import MEMORIES, Cell, Component, is_external
from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.walking import within
from interp import ir

DEPTH = 32  # of instances in instances


class Storage(Struct, eq=False):
    """What one cell holds. `outputs` are buffers of one element, by port; `contents` those of a memory; `inside` is
    the state of an instance."""

    outputs: dict[str, ir.Value] = field(default_factory=dict)
    contents: ir.Value | None = None
    inside: Instance | None = None

    @property
    def takes_cycles(self) -> bool:
        """Whether it is an instance that runs from a start to an end."""
        return self.inside is not None and self.inside.component.control is not None


class Instance(Struct, eq=False):
    """A component with the storage of its cells, by name, and what its inputs are."""

    component: Component
    storages: dict[str, Storage]
    inputs: dict[Any, ir.Value] = field(default_factory=dict)

    def with_references(self, given: Mapping[str, Storage], inputs: Mapping[Any, ir.Value]) -> Instance:
        """The same instance, whose cells of these names are the caller's."""
        return replace(self, storages=self.storages | dict(given), inputs=dict(inputs))


def instantiate(
    lowering: Lowering,
    component: Component,
    components: Mapping[str, Component],
    given: Mapping[str, Storage],
    elsewhere: frozenset[str] = frozenset(),
    depth: int = 0,
) -> Instance:
    """A new instance, whose cells hold nothing that is known; those that are `given` have their storage already, those
    that are `elsewhere` get it from whoever invokes the instance. `components` has those that are instances."""
    if depth > DEPTH:
        raise lowering.unsupported(f"more than {DEPTH} nested components")
    references = _references(component)
    storages = dict(given)
    for name, cell in component.cells.items():
        if name in storages or name in elsewhere:
            continue
        lowering.place_at(cell.operation)
        if cell.kind in MEMORIES and is_external(cell.operation):
            raise lowering.unsupported_at(cell.operation, "a memory of an inner component that others fill and read")
        if cell.kind == "calyx.instance":
            callee = components[cell.operation.attributes["componentName"].value]
            others = references.get(name, frozenset())
            inside = instantiate(lowering, callee, components, {}, others, depth + 1)
            storages[name] = Storage(inside=inside)
        else:
            storages[name] = _storage(lowering, component, cell)
    return Instance(component, storages)


def memory_type(operation: Any, element: ir.Scalar | None = None) -> ir.View:
    """The type of a memory of these elements, by default of bits."""
    sizes = tuple(int(each.value) for each in operation.attributes["sizes"])
    return ir.View(element or ir.Scalar(f"i{int(operation.attributes['width'].value)}"), sizes)


def memory_storage(lowering: Lowering, operation: Any, contents: ir.Value) -> Storage:
    """That of a memory, with a register for what was read where it takes a cycle to read."""
    outputs = {}
    if operation.name == "calyx.seq_mem":
        outputs["read_data"] = lowering.allocate(view_type(contents).element, [])
    return Storage(outputs, contents)


def _storage(lowering: Lowering, component: Component, cell: Cell) -> Storage:
    if cell.kind in MEMORIES:
        type = memory_type(cell.operation, component.type(lowering, cell.ports["read_data"]))
        contents = lowering.allocate(type.element, [size for size in type.shape if size is not None])
        return memory_storage(lowering, cell.operation, contents)
    ports = ("out",) if cell.kind == "calyx.register" else PIPELINE_OUTPUTS.get(cell.kind, ())
    return Storage({port: lowering.allocate(component.type(lowering, cell.ports[port]), []) for port in ports})


def _references(component: Component) -> dict[str, frozenset[str]]:
    """The cells of each instance that its invocations replace by others."""
    found: dict[str, frozenset[str]] = {}
    for invoke in within(component.control) if component.control is not None else ():
        if invoke.name == "calyx.invoke":
            name = invoke.attributes["callee"].value
            found[name] = found.get(name, frozenset()) | frozenset(reference_cells(invoke))
    return found


def reference_cells(invoke: Any) -> dict[str, str]:
    """The caller's cell for each cell of the instance that it stands for."""
    if "refCellsMap" not in invoke.attributes:
        return {}
    found = {}
    for each in invoke.attributes["refCellsMap"]:
        for named in each:
            name = named if isinstance(named, str) else named.name
            found[name] = str(each[name].value)
    return found
