"""Agents of the reference interpreter, and what each knows to have come before it.

An access comes before another one where the agent of the other one knows its tick: what an agent did up to a tick is
known to whom it starts, who waits for its end, meets it at a barrier, or takes what it sent or released.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator

from msgspec import Struct, field

from interp import ir
from interp.ir.reference.memory import Value

Clock = dict[int, int]
"""For each agent the last of its ticks that came before."""


class Group(Struct, eq=False):
    """The agents of one `parallel`."""

    agents: list[Agent] = field(default_factory=list)

    def leaves(self) -> Iterator[Agent]:
        """Those that run themselves, not those of an inner `parallel` for whose agents they wait."""
        for agent in self.agents:
            if agent.inner is not None:
                yield from agent.inner.leaves()
            else:
                yield agent


class Agent(Struct, eq=False):
    """One thread of control. `clock` says what of all agents happens before its next step (FastTrack, PLDI 2009)."""

    number: int
    clock: Clock
    groups: tuple[Group, ...] = ()  # the `parallel`s around it, the innermost last
    work: Generator[Wait, None, None] | None = None
    waits: Wait | None = None
    inner: Group | None = None
    tasks: list[Agent] = field(default_factory=list)  # that it waits for at its end
    values: list[Value] = field(default_factory=list)
    daemon: bool = False
    ended: bool = False

    def tick(self) -> Clock:
        """What came before now; what comes later is not part of it."""
        known = dict(self.clock)
        self.clock[self.number] += 1
        return known

    def learn(self, clock: Clock) -> None:
        """What happens before another event happens before the next step of this one as well."""
        for agent, ticks in clock.items():
            self.clock[agent] = max(self.clock.get(agent, 0), ticks)

    def is_after(self, agent: int, tick: int) -> bool:
        return agent == self.number or self.clock.get(agent, 0) >= tick


class Wait(Struct, eq=False):
    """Until `ready` holds. `barrier` is the group that is waited for at an operation."""

    ready: Callable[[], bool]
    operation: ir.Operation
    barrier: Group | None = None


class Phases(Struct):
    """A barrier in memory."""

    arrivals: int
    arrived: int = 0
    bytes: int = 0
    number: int = 0
    clock: Clock = field(default_factory=dict)
    ended: Clock = field(default_factory=dict)
