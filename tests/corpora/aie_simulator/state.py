"""The state of a device while the second interpreter runs it, and how attributes of its operations are read."""

from __future__ import annotations

import random
from collections import defaultdict, deque
from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from typing import Any

from tests.corpora.aie_simulator import routes
from tests.corpora.aie_simulator.fifos import Fifo

Steps = Generator[Callable[[], bool], None, None]
"""An agent: it yields the condition under which its next step can be made."""
Port = tuple[Any, str, int]
"""The tile or the name of a fifo, the direction, and the channel."""


class NotSimulated(Exception):
    """An operation, by name, that the simulator gives no meaning."""


@dataclass
class Task:
    """A task of the host: its port, its descriptor, whether it has ended."""

    port: Port
    operation: Any
    done: bool = False


@dataclass
class Device:
    """The state of a device while it runs."""

    chance: random.Random
    values: dict[Any, Any] = field(default_factory=dict)
    locks: dict[Any, int] = field(default_factory=dict)
    tiles: dict[Any, tuple[int, int]] = field(default_factory=dict)
    streams: defaultdict[Port, list[deque[Any]]] = field(default_factory=lambda: defaultdict(list))
    arrivals: dict[Port, deque[Any]] = field(default_factory=dict)
    packets: dict[tuple[Port, int], list[deque[Any]]] = field(default_factory=dict)
    fifos: dict[str, Fifo] = field(default_factory=dict)
    allocations: dict[str, Port] = field(default_factory=dict)
    queues: defaultdict[Port, deque[Task]] = field(default_factory=lambda: defaultdict(deque))
    switches: dict[Any, Any] = field(default_factory=dict)
    descriptors: dict[Any, Any] = field(default_factory=dict)  # of tasks, by tile and number
    registers: routes.Registers = field(default_factory=lambda: routes.Registers({}))
    tokens: defaultdict[Port, int] = field(default_factory=lambda: defaultdict(int))
    names: dict[str, Any] = field(default_factory=dict)  # locks and buffers by their symbols
    herds: dict[str, list[tuple[int, int]]] = field(default_factory=dict)  # the tiles of each
    given: list[list[Any]] = field(default_factory=list)
    agents: list[tuple[Steps, Callable[[], bool]]] = field(default_factory=list)

    def spawn(self, steps: Steps) -> None:
        self.agents.append((steps, always))


def always() -> bool:
    return True


def never() -> bool:
    return False


def nested(operation: Any) -> list[Any]:
    found = []
    for region in operation.regions:
        for block in region.blocks:
            for view in block.operations:
                found += [view.operation, *nested(view.operation)]
    return found


def number_of(operation: Any, name: str, default: int | None = None) -> int:
    if name not in operation.attributes:
        assert default is not None, (operation.name, name)
        return default
    return int(operation.attributes[name].value)


def text_of(operation: Any, name: str) -> str:
    return str(operation.attributes[name].value)
