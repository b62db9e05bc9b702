"""Programs of many agents: what they compute, and which of them race, deadlock or depend on an order left open."""

from __future__ import annotations

import pytest

from interp import machine
from interp.ir import OutputKind
from interp.machine import Domain, Schedule
from tests.interp.machine.agents import BAD, GOOD, left, run


@pytest.mark.parametrize("name", GOOD)
def test_the_outcome_is_one_under_every_schedule(name: str) -> None:
    outcomes = {left(run(GOOD[name], schedule=Schedule(seed, preempt=seed % 2 == 1))) for seed in range(100)}
    assert len(outcomes) == 1
    assert len(outcomes.pop()) == 2


@pytest.mark.parametrize("scope", [0, 1])
def test_a_barrier_for_no_agents_is_refused(scope: int) -> None:
    around = "parallel (%i) = (0) to (4) step (1) {\nbarrier 1\n}" if scope else "barrier 0"
    with pytest.raises(machine.AssemblyError, match="not in the parallel loop whose agents it holds up"):
        run(around)


# What each does before the condition, under it, and after it.
CONDITIONAL = {
    "an acquire": ("release @l[] 1", "acquire @l[] 1", ""),
    "a release": ("", "release @l[] 1", ""),
    "a put": ("", "put @c[0] %a", ""),
    "a get": ("put @c[0] %a", "get @c[0] %b", ""),
    "a task": ("", "%t: index = spawn {\n}\nwait %t", ""),
    "a wait": ("%t: index = spawn {\n}", "wait %t", ""),
}


@pytest.mark.parametrize("domain", [Domain.EXACT, Domain.FINGERPRINT])
@pytest.mark.parametrize("name", CONDITIONAL)
def test_whether_agents_meet_must_not_depend_on_data(name: str, domain: Domain) -> None:
    before, under, after = CONDITIONAL[name]
    condition = "%x: i32 = load %a[0]\n%y: i32 = load %a[1]\n%c: i1 = op cmpi.slt(%x, %y)"
    execution = run(f"{before}\n{condition}\nif %c {{\n{under}\n}}\n{after}", domain)
    assert execution.stop is not None and execution.stop.kind == "data", execution.stop


@pytest.mark.parametrize("name", BAD)
def test_the_fault_is_found_under_every_schedule(name: str) -> None:
    body, kinds = BAD[name]
    for seed in range(100):
        stop = run(body, schedule=Schedule(seed, preempt=seed % 2 == 1)).stop
        assert (stop.kind if stop else None) in (kinds.split("|") if kinds else [None])


@pytest.mark.parametrize("name", GOOD)
@pytest.mark.parametrize("domain", [Domain.EXACT, Domain.FINGERPRINT, Domain.EXTENT])
def test_symbolic_domains_run_the_same_schedule(name: str, domain: Domain) -> None:
    symbolic, concrete = run(GOOD[name], domain), run(GOOD[name])
    assert symbolic.stop is None
    assert symbolic.operations == concrete.operations


CALLS = """
  parallel (%i) = (0) to (2) step (1) {
    %first: index = apply %i * 4
    %part: view<4xi32, offset ?> = view %b offset %first sizes [4] strides [1]
    %fresh: view<4xi32> = alloc [4]
    opaque kernel @zero() reads (%fresh) writes (%fresh)
    opaque kernel @add() reads (%fresh, %part) writes (%part)
  }
"""


def test_kernels_are_in_no_order_and_do_not_read_what_nobody_wrote() -> None:
    execution = run(CALLS, Domain.EXACT)
    assert execution.stop is None
    kinds = {execution.value(machine.Cell((OutputKind.ARGUMENT, 1), (at,))).state for at in range(8)}
    assert kinds == {"symbolic"}
    tasks = (
        CALLS.replace("parallel (%i) = (0) to (2) step (1) {", "for %i = 0 to 2 step 1 {\n%t: index = spawn {") + "}"
    )
    assert run(tasks, Domain.EXACT).stop is None
    stop = run(tasks.replace("opaque kernel", "opaque"), Domain.EXACT).stop
    assert stop is not None and stop.kind == "order"


def test_a_kernel_races_like_any_access() -> None:
    stop = run(CALLS.replace("offset %first", "offset 0"), Domain.EXACT).stop
    assert stop is not None and stop.kind == "race"


def test_messages_name_tasks_channels_and_locks() -> None:
    body = """
      %one: index = spawn daemon "the core" {
        acquire @full[] 1
      }
      %two: index = spawn "the sender" {
        get @"stream into it"[] %a
      }
    """
    stop = run(body).stop
    assert stop is not None and stop.kind == "deadlock"
    assert "the core waits for lock full" in stop.message
    assert "the sender waits for elements of channel stream into it" in stop.message
    both = """
      %one: index = spawn "the core" {
        %x: i32 = load %a[0]
        store %x, %b[0]
      }
      %y: i32 = load %b[0]
    """
    stop = run(both).stop
    assert stop is not None and stop.kind == "race"
    assert "the core" in stop.message and "the program" in stop.message
