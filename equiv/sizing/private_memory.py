"""Memory that holds what a program itself puts there: buffers of its own of which nothing but its loads and stores
knows, and those of its parameters that it stores to.

A number that sizes make may pass through such memory, be counted there, or be one that a condition lets be stored. So
what a load gives depends on the values that are stored and on all that decides which of the stores are made.
"""

from __future__ import annotations

from interp import ir
from interp.ir import flow
from interp.ir.walks import operands_of


class OwnMemory:
    """Of these functions; `definitions` are of the values in them."""

    def __init__(self, functions: list[ir.Function], definitions: dict[ir.Value, ir.Operation]) -> None:
        self._definitions = definitions
        self._parameters = {each for function in functions for each in function.parameters}
        self._stores: dict[ir.Value, list[ir.Store]] = {}
        self._guards: dict[ir.Store, list[ir.Value]] = {}
        self._shared: set[ir.Value] = set()
        for function in functions:
            if function.body is not None:
                for operation, guards in flow.guarded(function.body):
                    self._note(operation, guards)

    def stores(self, load: ir.Load) -> list[ir.Store] | None:
        """The stores to the buffer that a load is from; None where it holds what others have written, or may."""
        root = self._root(load.view)
        if root is None or root in self._shared:
            return None
        found = self._stores.get(root, [])
        return found if found or root not in self._parameters else None

    def is_own(self, view: ir.Value) -> bool:
        """Whether a view is of a buffer of the program's own that nobody else sees."""
        root = self._root(view)
        return root is not None and root not in self._parameters and root not in self._shared

    def guards(self, store: ir.Store) -> list[ir.Value]:
        """What decides whether a store is made, and how often."""
        return self._guards[store]

    def _note(self, operation: ir.Operation, guards: list[ir.Value]) -> None:
        match operation:
            case ir.Load() | ir.Reshape() | ir.Displace() | ir.Extent() | ir.Free():
                used = [each for each in operands_of(operation) if each is not _base(operation)]
            case ir.Store(view=view, value=value):
                self._guards[operation] = guards
                root = self._root(view)
                if root is not None:
                    self._stores.setdefault(root, []).append(operation)
                used = [value]
            case _:
                used = list(operands_of(operation))
        for each in used:
            root = self._root(each)
            if root is not None and root not in self._parameters:
                self._shared.add(root)

    def _root(self, view: ir.Value) -> ir.Value | None:
        """The buffer that a view or a pointer is of, where nothing chooses among several."""
        while True:
            match self._definitions.get(view):
                case ir.Reshape(base=base) | ir.Displace(base=base):
                    view = base
                case ir.Alloc():
                    return view
                case _:
                    return view if view in self._parameters else None


def _base(operation: ir.Operation) -> ir.Value | None:
    match operation:
        case ir.Load(view=view) | ir.Extent(view=view) | ir.Free(view=view):
            return view
        case ir.Reshape(base=base) | ir.Displace(base=base):
            return base
        case _:
            return None
