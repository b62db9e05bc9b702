"""Barriers that agents arrive at and wait for apart: what a run without a fault says holds under every schedule."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from interp.machine import Execution, Schedule
from tests.every_schedule import every_schedule
from tests.interp.machine.agents import left, run

BARRIER = """
  %memory: view<1xi64> = alloc [1]
  %bar: view<i64> = view %memory offset 0 sizes [] strides []
  expect %bar {}
"""


def every_run(body: str, limit: int) -> Iterator[Execution]:
    return every_schedule(lambda schedule: run(body, schedule=schedule), limit)


def tasks(arrivals: int, *bodies: str) -> str:
    """A program of several tasks at one barrier."""
    own = [re.sub(r"%([pqrxyz])\b", rf"%\g<1>_{number}", body) for number, body in enumerate(bodies)]
    started = "".join(f"%t{number}: index = spawn {{\n{body}\n}}\n" for number, body in enumerate(own))
    return BARRIER.format(arrivals) + started + f"wait {', '.join(f'%t{each}' for each in range(len(bodies)))}\n"


STORE = "%x: i32 = load %a[0]\nstore %x, %b[0]\n"
READ = "%y: i32 = load %b[0]\nstore %y, %b[1]\n"
ARRIVE = "%p: index = arrive %bar 1\n"
EXPECT = "%p: index = arrive %bar 1 bytes 4\n"
COME = "%q: index = arrive %bar 0 bytes -4\n"

GOOD = {
    "one arrives, the other waits": tasks(1, STORE + ARRIVE, "await %bar 0\n" + READ),
    "both arrive": tasks(2, STORE + ARRIVE, ARRIVE + "await %bar 0\n" + READ),
    "a phase that is over at the start": tasks(1, "await %bar 1\n" + STORE),
    "bytes come": tasks(1, EXPECT + "await %bar 0\n" + READ, STORE + COME),
    "bytes come before they are expected": tasks(1, STORE + COME + EXPECT, "await %bar 0\n" + READ),
    "two phases": tasks(
        1,
        STORE + ARRIVE + "await %bar 1\nstore %x, %b[0]",
        "await %bar 0\n%y: i32 = load %b[0]\nstore %y, %b[1]\n%r: index = arrive %bar 1\n",
    ),
    "some that do not end the phase": tasks(
        3, STORE + "%q: index = arrive incomplete %bar 1\n" + ARRIVE, ARRIVE + "await %bar 0\n" + READ
    ),
}
BAD = {
    "the wait is for the other phase": (tasks(1, STORE + ARRIVE, "await %bar 1\n" + READ), "race|order|deadlock"),
    "the wait is missing": (tasks(1, STORE + ARRIVE, READ), "race"),
    "the arrival comes first": (tasks(1, ARRIVE + STORE, "await %bar 0\n" + READ), "race"),
    "one arrives twice": (
        tasks(2, STORE + ARRIVE, ARRIVE + "%q: index = arrive %bar 1\nawait %bar 0\n" + READ), "order|undefined|race"),
    "nobody else arrives": (tasks(2, STORE + ARRIVE, "await %bar 0\n" + READ), "deadlock"),
    "more bytes than come": (tasks(1, "%p: index = arrive %bar 1 bytes 8\nawait %bar 0\n" + READ, STORE + COME),
                             "deadlock"),
    "fewer bytes than come": (tasks(1, "%p: index = arrive %bar 1 bytes 2\nawait %bar 0\n" + READ, STORE + COME),
                              "order"),
    "no bytes": (tasks(1, ARRIVE + "await %bar 0\n" + READ, STORE + COME), "race|order"),
    "bytes that are expected apart": (
        tasks(1, ARRIVE + "%q: index = arrive %bar 0 bytes 4\nawait %bar 0\n" + READ, STORE + COME),
        "order|race|deadlock|undefined"),
    "bytes that are expected beside an arrival": (
        tasks(
            1,
            "await %bar 0\n" + STORE + ARRIVE + "await %bar 0\n",
            ARRIVE + "%q: index = arrive %bar 0 bytes 4\n",
        ),
        "order|deadlock",
    ),
    "an arrival that does not end the phase, and does": (
        tasks(1, STORE + "%p: index = arrive incomplete %bar 1\n", "await %bar 0\n" + READ), "undefined"),
    "one that may be the last": (
        tasks(2, STORE + "%p: index = arrive incomplete %bar 1\n", ARRIVE + "await %bar 0\n" + READ),
        "order|undefined"),
    "a wait that may come too late": (
        tasks(1, ARRIVE + "%q: index = arrive %bar 1\n", "await %bar 0\n" + STORE), "order|deadlock"),
    "nobody has set it up": (tasks(1, ARRIVE).replace("expect %bar 1", ""), "undefined"),
    "it is set up beside an arrival": (tasks(1, ARRIVE, "expect %bar 1"), "race"),
    "it is overwritten": (
        tasks(1, "%z: i64 = const 0\nstore %z, %bar[]\n" + ARRIVE), "undefined"),
}  # fmt: skip


@pytest.mark.parametrize("name", GOOD)
def test_the_outcome_is_one_under_every_schedule(name: str) -> None:
    body = GOOD[name]
    judged = left(run(body))
    assert len(judged) == 2, run(body).stop
    assert {left(execution) for execution in every_run(body, 20_000)} == {judged}
    assert {left(run(body, schedule=Schedule(seed, preempt=seed % 2 == 1))) for seed in range(100)} == {judged}


@pytest.mark.parametrize("name", BAD)
def test_the_fault_is_found_under_every_schedule(name: str) -> None:
    body, kinds = BAD[name]
    for seed in range(50):
        stop = run(body, schedule=Schedule(seed, preempt=seed % 2 == 1)).stop
        assert stop is not None and stop.kind in kinds.split("|"), stop


def generated(random_: random.Random) -> str:
    """Two or three tasks that arrive, wait, and access two elements, in any order."""
    bodies = []
    number = 0
    for _ in range(random_.choice((2, 2, 3))):
        body = ""
        for _ in range(random_.randint(1, 4)):
            number += 1
            body += random_.choice(
                (
                    f"%x{number}: i32 = load %a[{number % 8}]\nstore %x{number}, %b[{random_.randrange(2)}]\n",
                    f"%y{number}: i32 = load %b[{random_.randrange(2)}]\nstore %y{number}, %b[{number % 6 + 2}]\n",
                    f"%p{number}: index = arrive %bar 1\n",
                    f"%p{number}: index = arrive %bar 1\nawait %bar 0\n",
                    f"%p{number}: index = arrive %bar 1 bytes 4\n",
                    f"%p{number}: index = arrive %bar 0 bytes {random_.choice((4, -4, -4, -2))}\n",
                    f"%p{number}: index = arrive incomplete %bar 1\n",
                    f"await %bar {random_.randrange(2)}\n",
                )
            )
        bodies.append(body)
    return tasks(random_.randint(1, 3), *bodies)


def disagreement(body: str, limit: int) -> str | None:
    """How the judgement of a run disagrees with what happens under all schedules."""
    judged = left(run(body))
    outcomes: set[tuple[object, ...]] = set()
    try:
        for execution in every_run(body, limit):
            outcomes.add(left(execution))
    except AssertionError:
        pass  # the first so many schedules will do
    if len(judged) == 2 and outcomes != {judged}:
        return f"proven, but there is {outcomes - {judged}}"
    return None


def test_generated_programs_agree_with_every_interleaving() -> None:
    for seed in range(30):
        body = generated(random.Random(seed))
        assert disagreement(body, 300) is None, (seed, body)
