"""Threads that run a dispatch, and how they take turns."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Generator, Sequence
from typing import Any, Protocol

import numpy as np

from tests.corpora.dispatches.values import BINARY, FLOATS, UNSIGNED, Undefined, as_unsigned, element_of, wrapped

Run = Generator[Any, Any, Any]
Bindings = dict[int, np.ndarray[Any, Any]]


class Launch(Protocol):
    """How many workgroups of how many threads there are, and how many of these are a wave."""

    grid: list[int]
    block: list[int]
    wave: int


def take_turns(agents: list[Run], wave: int, chance: random.Random) -> None:
    """Runs the threads of a workgroup: each goes on until it accesses memory or waits."""
    waiting: dict[int, Any] = {}
    running = list(range(len(agents)))
    handed: dict[int, Any] = {}
    ended: set[int] = set()
    while running or waiting:
        while running:
            at = chance.randrange(len(running))
            running[at], running[-1] = running[-1], running[at]
            number = running[-1]
            try:
                for _ in range(chance.choice((1, 4, 10**9))):
                    request = agents[number].send(handed.pop(number, None))
                    if request is not None:
                        waiting[number] = request
                        running.pop()
                        break
            except StopIteration:
                ended.add(number)
                running.pop()
        if waiting and all(request == "barrier" for request in waiting.values()):
            if ended:
                raise Undefined("a barrier that not all threads reach")
            running, waiting = list(waiting), {}
            continue
        for first in range(0, len(agents), wave):
            lanes = [each for each in range(first, min(first + wave, len(agents))) if each in waiting]
            requests = [waiting[each] for each in lanes]
            if requests and all(each != "barrier" for each in requests):
                if len(lanes) != wave or len({each[0] for each in requests}) != 1:
                    raise Undefined("lanes that do not meet")
                for lane, result in zip(lanes, requests[0][1]([each[2] for each in requests]), strict=True):
                    handed[lane] = result
                    del waiting[lane]
                    running.append(lane)
        if not running and waiting:
            raise Undefined("a deadlock")


class Thread:
    """What runs the dispatch: all of it, or a thread of a workgroup."""

    def __init__(
        self,
        dispatch: Launch,
        bindings: dict[int, np.ndarray[Any, Any]],
        shared: dict[Any, Any],
        group: Sequence[int],
        thread: Sequence[int],
        number: int,
        chance: random.Random,
    ) -> None:
        self.dispatch, self.bindings, self.shared = dispatch, bindings, shared
        self.group, self.thread, self.number, self.chance = group, thread, number, chance
        self.alone = math.prod(dispatch.block) == 1
        self.values: dict[Any, Any] = {}

    def region(self, region: Any, arguments: Sequence[Any]) -> Run:
        """Runs blocks from the first one on; what the last operation is given."""
        block = region.blocks[0]
        given = list(arguments)
        while True:
            for argument, value in zip(block.arguments, given, strict=True):
                self.values[argument] = value
            operations = [view.operation for view in block.operations]
            for each in operations[:-1]:
                yield from self.operation(each)
            last = operations[-1]
            operands = [self.values[each] for each in last.operands]
            successors = list(last.successors)
            if not successors:
                if last.name in ("scf.forall.in_parallel",):
                    yield from self.operation(last)
                    return []
                return operands
            if last.name == "cf.br":
                block, given = successors[0], operands
            else:
                assert last.name == "cf.cond_br", last.name
                count = len(successors[0].arguments)
                taken = bool(operands[0])
                block = successors[0] if taken else successors[1]
                given = operands[1 : 1 + count] if taken else operands[1 + count :]

    def operation(self, operation: Any) -> Run:
        name = operation.name
        if name in BINARY:
            self._elementwise(operation)
            return
        handler = HANDLERS.get(name)
        if handler is None:
            raise NotImplementedError(name)
        results = handler(self, operation, [self.values[each] for each in operation.operands])
        if isinstance(results, Generator):
            results = yield from results
        if not isinstance(results, list):
            results = [results] if len(operation.results) else []
        for result, value in zip(operation.results, results, strict=True):
            self.values[result] = value

    def _elementwise(self, operation: Any) -> None:
        operands = [self.values[each] for each in operation.operands]
        element = element_of(operation.results[0].type)
        if operation.name.endswith(UNSIGNED):
            operands = [as_unsigned(each, element) for each in operands]
        with np.errstate(all="ignore"):
            self.values[operation.results[0]] = wrapped(BINARY[operation.name](*operands), element)

    def fresh(self, shape: Sequence[int], element: str) -> np.ndarray[Any, Any]:
        """What nobody has written."""
        if element in FLOATS:
            return np.full(shape, np.nan, FLOATS[element])
        return np.full(shape, self.chance.randrange(1 << 6) if element != "i1" else 0, np.int64)

    def pause(self) -> Run:
        if not self.alone:
            yield None

    def inline(self, region: Any, arguments: Sequence[Any]) -> list[Any]:
        """What a region without effects on memory gives."""
        run = self.region(region, arguments)
        try:
            next(run)
        except StopIteration as end:
            return list(end.value)
        raise AssertionError("a region that waits")


Handler = Callable[[Thread, Any, list[Any]], Any]
HANDLERS: dict[str, Handler] = {}


def handles(*names: str) -> Callable[[Handler], Handler]:
    def register(handler: Handler) -> Handler:
        HANDLERS.update(dict.fromkeys(names, handler))
        return handler

    return register
