"""What is said of a program of several agents holds for each order in which their steps may be made."""

from __future__ import annotations

import re

import pytest

from interp.machine import Schedule
from tests.every_schedule import every_schedule
from tests.interp.machine.agents import left, run


def two(first: str, second: str) -> str:
    """A program of two tasks."""
    second = re.sub(r"%([a-z]+)(:|,| |\))", r"%\g<1>2\2", second)
    return f"%t: index = spawn {{\n{first}\n}}\n%u: index = spawn {{\n{second}\n}}\nwait %t, %u\n"


LOAD_STORE = "%x: i32 = load %a[{0}]\n store %x, %b[{1}]"

SMALL_PROGRAMS = {
    "apart": two(first=LOAD_STORE.format(0, 0), second=LOAD_STORE.format(1, 1)),
    "the same element": two(first=LOAD_STORE.format(0, 0), second=LOAD_STORE.format(1, 0)),
    "a reader": two(first=LOAD_STORE.format(0, 0), second="%x: i32 = load %b[0]\n store %x, %b[1]"),
    "a reader that is told": two(
        first=LOAD_STORE.format(0, 0) + "\n release @l[] 1",
        second="acquire @l[] 1\n %x: i32 = load %b[0]\n store %x, %b[1]",
    ),
    "told too early": two(
        first="release @l[] 1\n" + LOAD_STORE.format(0, 0),
        second="acquire @l[] 1\n %x: i32 = load %b[0]\n store %x, %b[1]",
    ),
    "two that exclude each other": "release @l[] 1\n"
    + two(
        first="acquire @l[] 1\n" + LOAD_STORE.format(0, 0) + "\n release @l[] 1",
        second="acquire @l[] 1\n" + LOAD_STORE.format(1, 0) + "\n release @l[] 1",
    ),
    "atomic": two(
        first='%o: i32 = load atomic "+" %b[0]\n %n: i32 = op addi(%o, %o)\n store atomic "+" %n, %b[0]',
        second='%o: i32 = load atomic "+" %b[0]\n %n: i32 = op addi(%o, %o)\n store atomic "+" %n, %b[0]',
    ),
    "not atomic": two(
        first="%o: i32 = load %b[0]\n %n: i32 = op addi(%o, %o)\n store %n, %b[0]",
        second="%o: i32 = load %b[0]\n %n: i32 = op addi(%o, %o)\n store %n, %b[0]",
    ),
    "crossed locks": two(
        first="acquire @l[] 1\n release @m[] 1", second="acquire @m[] 1\n release @l[] 1"
    ),
}  # fmt: skip


def test_every_schedule_is_each_order_of_two_tasks() -> None:
    """Each takes the one unit, and leaves what it reads behind what the others left."""
    tasks = "".join(
        f"%t{at}: index = spawn {{\nacquire @l[] 1\n%x{at}: i32 = load %b[0]\n%y{at}: i32 = op muli(%x{at}, %three)\n"
        f"%c{at}: i32 = const {at}\n%z{at}: i32 = op addi(%y{at}, %c{at})\nstore %z{at}, %b[0]\nrelease @l[] 1\n}}\n"
        for at in range(2)
    )
    body = "%three: i32 = const 3\n" + tasks + "release @l[] 1\nwait %t0, %t1"
    runs = list(every_schedule(lambda schedule: run(body, schedule=schedule), 20_000, preempt=False))
    assert len({left(each) for each in runs}) == 2


@pytest.mark.parametrize("name", SMALL_PROGRAMS)
def test_the_verdict_agrees_with_every_interleaving(name: str) -> None:
    """A run that finds no fault speaks for all schedules; where schedules disagree, every run finds a fault."""
    body = SMALL_PROGRAMS[name]
    judged = left(run(body))
    outcomes = {left(execution) for execution in every_schedule(lambda schedule: run(body, schedule=schedule), 20_000)}
    if len(judged) == 2:
        assert outcomes == {judged}
    else:
        assert judged[0] in ("race", "deadlock", "order")
        assert (judged,) == tuple({left(run(body, schedule=Schedule(seed))) for seed in range(1, 30)})
    values = {outcome for outcome in outcomes if len(outcome) == 2}
    if len(values) > 1:
        assert len(judged) == 1


def test_what_one_iteration_learns_the_next_one_does_not_know() -> None:
    """The threads of the first block have met at a barrier; those of the second still race with them."""
    body = """
      parallel (%block) = (0) to (2) step (1) {
        parallel (%thread) = (0) to (2) step (1) {
          %x: i32 = load %a[%thread]
          store %x, %b[%thread]
          barrier 0
        }
      }
    """
    stop = run(body).stop
    assert stop is not None and stop.kind == "race"
    assert stop.message == "(0)(0) stores element 0 and (1)(0) stores it, and nothing orders the two"


def test_what_a_sender_learns_later_its_receiver_does_not_know() -> None:
    """%middle waits for the store of %late behind what it sends to %last."""
    body = """
      %one: view<1xi32> = view %a offset 0 sizes [1] strides [1]
      %early: index = spawn {
        put @p[] %one
      }
      %late: index = spawn {
        %x: i32 = load %a[0]
        store %x, %b[0]
        put @q[] %one
      }
      %middle: index = spawn {
        %m: view<1xi32> = alloc [1]
        get @p[] %m
        put @r[] %one
        get @q[] %m
      }
      %last: index = spawn {
        %n: view<1xi32> = alloc [1]
        get @r[] %n
        %y: i32 = load %b[0]
        store %y, %b[1]
      }
      wait %early, %late, %middle, %last
    """
    for seed in range(8):
        stop = run(body, schedule=Schedule(seed)).stop
        assert stop is not None and stop.kind == "race"
    sent_later = body.replace("put @r[] %one\n        get @q[] %m", "get @q[] %m\n        put @r[] %one")
    assert all(run(sent_later, schedule=Schedule(seed)).stop is None for seed in range(8))


def test_elements_of_two_sources_arrive_in_any_order_whatever_stands_first() -> None:
    """Although one agent sends both, and the first put is the first instruction of all."""
    body = """
      put @c[] %a from "left"
      put @c[] %a from "right"
      get @c[] %b
      get @c[] %b
    """
    stop = run(body).stop
    assert stop is not None and stop.kind == "order"
    assert stop.message == "elements of two sources may arrive in channel c in any order"
    assert run(body.replace("right", "left")).stop is None


# Nine threads load one element, the ninth behind the first alone; a tenth stores there behind LOADS of them.
LOADED_BY_NINE = """
  %one: view<1xi32> = view %a offset 0 sizes [1] strides [1]
  %rest: view<1xi32> = alloc [1]
  %tenth: index = const 9
  %y: i32 = const 0
  for %k = 0 to 8 step 1 {
    put @may_load[%k] %one
  }
  parallel (%i) = (0) to (10) step (1) {
    %m: view<1xi32> = alloc [1]
    %c: i1 = op cmpi.slt(%i, %tenth)
    if %c {
      get @may_load[%i] %m
      %x: i32 = load %b[0]
      %next: index = apply %i + 8
      put @may_load[%next] %one
      put @loaded[%i] %one
    } else {
      for %j = 0 to LOADS step 1 {
        get @loaded[%j] %m
      }
      store %y, %b[0]
    }
  }
  for %l = LOADS to 9 step 1 {
    get @loaded[%l] %rest
  }
  for %n = 9 to 17 step 1 {
    get @may_load[%n] %rest
  }
"""


def test_a_load_behind_one_of_many_is_kept_beside_them() -> None:
    """Accesses by one instruction are noted together, up to one that comes after some of them."""
    for seed in range(8):
        assert run(LOADED_BY_NINE.replace("LOADS", "9"), schedule=Schedule(seed)).stop is None
        stop = run(LOADED_BY_NINE.replace("LOADS", "8"), schedule=Schedule(seed)).stop
        assert stop is not None and stop.kind == "race"
        assert stop.message.startswith("(8) loads element 0 and (9) stores it")
