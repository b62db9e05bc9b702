"""Agents that take turns: which goes on is drawn at random, by priorities that change, so that one may run far ahead
of the others (Burckhardt et al., "A randomized scheduler with probabilistic guarantees of finding bugs", 2010)."""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Iterable
from typing import Any, Protocol

Condition = Callable[[], bool]
Access = tuple[Any, int, bool]  # a buffer, an element of it, and whether it is written
# Yields where others may go on: what it waits for, or what it will do to memory then.
Agent = Generator[Condition | Access | None, None, Any]
_FAR, _FINE = (1, 4, 60, 10**9), (1, 2, 4)  # how many steps an agent goes on for
_FEW = 16  # agents, among which changing at every step costs little


class Undefined(Exception):
    """The program does something that has no meaning."""


class Signal(Protocol):
    """What can be waited for."""

    ended: bool


class Ended:
    """What has ended from the beginning."""

    ended = True


class Running:
    """An agent, and what it returned when it has ended."""

    def __init__(self, agent: Agent, priority: float) -> None:
        self.agent, self.priority = agent, priority
        self.waits_for: Condition | None = None
        self.next: Access | None = None
        self.ended, self.value = False, tuple[Any, ...]()


class All:
    """Ends when all of its parts have."""

    def __init__(self, parts: Iterable[Signal]) -> None:
        self._parts = list(parts)

    @property
    def ended(self) -> bool:
        return all(each.ended for each in self._parts)


class Returned:
    """Ends when the signal that an agent returns has."""

    def __init__(self, agent: Running, position: int) -> None:
        self._agent, self._position = agent, position

    @property
    def ended(self) -> bool:
        return self._agent.ended and bool(self._agent.value[self._position].ended)


class Schedule:
    """The agents of one run."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self._agents: list[Running] = []
        self._fine = self.chance.random() < 0.5

    def spawn(self, agent: Agent) -> Running:
        running = Running(agent, self.chance.random())
        self._agents.append(running)
        return running

    def run(self) -> None:
        """Until all agents have ended. Raises `Undefined`."""
        while self._agents:
            ready = [each for each in self._agents if each.waits_for is None or each.waits_for()]
            if not ready:
                raise Undefined("a deadlock")
            chosen = max(ready, key=lambda each: each.priority)
            if chosen.next is not None:
                self._require_alone(chosen, chosen.next)
            self._advance(chosen)

    def _require_alone(self, running: Running, access: Access) -> None:
        """No other agent is about to access the same element, where one of them writes it."""
        buffer, at, writes = access
        for each in self._agents:
            if each.next is not None and each is not running:
                other, place, written = each.next
                if other is buffer and place == at and (writes or written):
                    raise Undefined("a race")

    def _advance(self, running: Running) -> None:
        running.waits_for = running.next = None
        try:
            quanta = _FINE if self._fine and len(self._agents) <= _FEW else _FAR
            for _ in range(self.chance.choice(quanta)):
                found = next(running.agent)
                if found is None:
                    running.next = None
                elif isinstance(found, tuple):
                    running.next = found
                else:
                    running.next = None
                    if not found():
                        running.waits_for = found
                        return
        except StopIteration as end:
            running.ended, running.value = True, end.value
            self._agents.remove(running)
        running.priority = self.chance.random()


def wait(*signals: Signal) -> Agent:
    """Ends when all signals have."""
    for each in signals:
        if not each.ended:
            yield lambda each=each: each.ended


def value_of(future: Running, position: int) -> Agent:
    """One of the values that an agent returns, when it has."""
    yield from wait(future)
    return future.value[position]
