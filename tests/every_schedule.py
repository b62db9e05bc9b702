"""The runs of a concurrent program under every schedule."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from interp.machine import Execution, Schedule


def every_schedule(run: Callable[[Schedule], Execution], limit: int, preempt: bool = True) -> Iterator[Execution]:
    """Every run with a switch at any synchronization, and with `preempt` at any access, in the order of their choices.
    Raises `AssertionError` after `limit` of them."""
    script: list[int] = []
    for _ in range(limit):
        execution = run(Schedule(preempt=preempt, any_order=True, script=tuple(script)))
        yield execution
        taken = [*script, *[0] * (len(execution.choices) - len(script))][: len(execution.choices)]
        while taken and taken[-1] + 1 >= execution.choices[len(taken) - 1]:
            taken.pop()
        if not taken:
            return
        taken[-1] += 1
        script = taken
    raise AssertionError(f"more than {limit} schedules")
