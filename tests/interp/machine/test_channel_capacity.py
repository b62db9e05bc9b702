"""How much a channel holds: it decides who waits, and nothing of what is computed."""

from __future__ import annotations

import pytest

from interp.machine import Schedule
from tests.interp.machine.agents import GOOD, STREAM, left, run

# Two tasks that send to each other before they receive.
CROSSING = """
  %left: index = spawn {
    put @p[] %a
    get @q[] %b
  }
  %right: index = spawn {
    %m: view<8xi32> = alloc [8]
    put @q[] %a
    get @p[] %m
  }
  wait %left, %right
"""


@pytest.mark.parametrize("name", ["a stream in parts", "atomic updates"])
@pytest.mark.parametrize("slots", [0, 1, 2])
def test_how_much_a_channel_holds_does_not_change_what_is_computed(name: str, slots: int) -> None:
    outcomes = {left(run(GOOD[name], schedule=Schedule(seed, slots=slots))) for seed in range(20)}
    assert outcomes == {left(run(GOOD[name]))}


def test_parts_of_a_get_come_from_several_puts() -> None:
    body = STREAM.replace("put @c[0] %a", "for %n = 0 to 8 step 1 {\n%e: view<1xi32, offset ?> = view %a offset %n "
        "sizes [1] strides [1]\nput @c[0] %e\n}")  # fmt: skip
    for slots in (None, 0, 1, 3):
        assert left(run(body, schedule=Schedule(slots=slots))) == left(run(STREAM))


def test_senders_that_meet_their_receivers_wait_for_ever() -> None:
    assert run(CROSSING).stop is None
    assert run(CROSSING, schedule=Schedule(slots=1)).stop is None
    for seed in range(20):
        stop = run(CROSSING, schedule=Schedule(seed, slots=0)).stop
        assert stop is not None and stop.kind == "deadlock" and "waits for capacity in channel" in stop.message


def test_who_finds_nothing_in_a_channel_took_nothing_from_it() -> None:
    """Of two that wait for one element one waits for ever, whichever it is."""
    body = """
      %one: view<1xi32> = view %a offset 0 sizes [1] strides [1]
      %left: index = spawn {
        %m: view<1xi32> = alloc [1]
        get @c[] %m
      }
      %right: index = spawn {
        %n: view<1xi32> = alloc [1]
        get @c[] %n
      }
      put @c[] %one
      wait %left, %right
    """
    for slots in (None, 1):
        for seed in range(8):
            stop = run(body, schedule=Schedule(seed, slots=slots)).stop
            assert stop is not None and stop.kind == "deadlock"
