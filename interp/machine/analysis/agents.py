"""Which agents of a program have to run at once, since they synchronize with each other."""

from __future__ import annotations

from interp.ir import (
    Acquire,
    Arrive,
    Await,
    Barrier,
    Call,
    Expect,
    Function,
    Get,
    Module,
    Operation,
    Parallel,
    Put,
    Region,
    Release,
    Spawn,
    regions_of,
)

_ANYWHERE = (Put, Get, Acquire, Release, Expect, Arrive, Await)
_CONCERNED = (*_ANYWHERE, Barrier, Call)  # beside what has regions
_unconcerned: set[type[Operation]] = set()  # classes that were met and are neither


class Concurrency:
    """The `parallel`s of the functions `reached` whose agents need coroutines; those of the others run one after the
    other. Barriers stand in the function of the `parallel` whose agents they hold up: `stray` are those that do not."""

    def __init__(self, module: Module, reached: list[Function]) -> None:
        self.at_once: set[Parallel] = set()
        self.stray: list[Barrier] = []
        self.has_agents = False
        self._module = module
        # The functions in which agents wait for each other, or start others, wherever they are called from.
        self._synchronizing: set[str] = set()
        while True:
            before = len(self._synchronizing)
            for function in reached:
                if function.body is not None and self._outward(function.body, []):
                    self._synchronizing.add(function.name)
            if len(self._synchronizing) == before:
                return

    def _outward(self, region: Region, around: list[Parallel | Spawn]) -> bool:
        """Marks the `parallel`s of a region; whether agents of one around it may wait for each other in it."""
        outward = False
        for block in region.blocks:
            for operation in block.operations:
                if type(operation) in _unconcerned:
                    continue
                if not isinstance(operation, _CONCERNED) and not regions_of(operation):
                    _unconcerned.add(type(operation))
                else:
                    outward |= self._operation(operation, around)
        return outward

    def _operation(self, operation: Operation, around: list[Parallel | Spawn]) -> bool:
        match operation:
            case Parallel():
                self.has_agents = True
                if self._outward(operation.body, [*around, operation]):
                    self.at_once.add(operation)
                # Tasks that an agent starts end with it.
                return any(isinstance(inner, _ANYWHERE) for inner in _inside(operation.body)) or self._calls(operation)
            case Spawn():
                self.has_agents = True
                self._outward(operation.body, [*around, operation])
                return True
            case Barrier(scope=scope):
                groups = around[len(around) - 1 - scope :] if scope < len(around) else []
                if not groups or not all(isinstance(group, Parallel) for group in groups):
                    if operation not in self.stray:
                        self.stray.append(operation)
                    return True
                # Those between run at once as well: their agents arrive together.
                self.at_once.update(group for group in groups if isinstance(group, Parallel))
                return False
            case Put() | Get() | Acquire() | Release() | Expect() | Arrive() | Await():
                self.has_agents = True
                return True
            case Call(callee=callee):
                return callee in self._synchronizing
            case _:
                # All of them are looked into, whatever the first one says.
                inward = [self._outward(inner, around) for inner in regions_of(operation)]
                return any(inward)

    def _calls(self, operation: Parallel) -> bool:
        return any(isinstance(inner, Call) and inner.callee in self._synchronizing for inner in _inside(operation.body))


def _inside(region: Region) -> list[Operation]:
    found = []
    pending = [region]
    while pending:
        for block in pending.pop().blocks:
            for operation in block.operations:
                found.append(operation)
                pending.extend(regions_of(operation))
    return found
