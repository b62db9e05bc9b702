"""What the machine says of the sites that it came to: loops, branches and choices."""

from __future__ import annotations

import pytest

from interp.ir.text import parse_module
from interp.machine import BufferInput, DataInput, Domain, SizeInput, assemble
from interp.machine.coverage import Decisions, Outcome, SiteKind


def decided(body: str, *sizes: int) -> Decisions:
    """What `f` of an index, a flag that is data and a buffer decided in runs at `sizes`."""
    program = assemble(parse_module(f"func @f(%n: index, %c: i1, %A: view<9xf32>) {{ {body} }}", "a.txt"), "f")
    found: Decisions | None = None
    for size in sizes:
        execution = program.run([SizeInput(size), DataInput(), BufferInput((9,))], Domain.EXACT)
        assert execution.stop is None, execution.stop
        found = execution.decisions if found is None else found.joined(execution.decisions)
    assert found is not None
    return found


def missing(body: str, *sizes: int) -> list[tuple[SiteKind, Outcome]]:
    decisions = decided(body, *sizes)
    return [(decisions.sites.all[at].kind, outcome) for at, outcome in decisions.missing()]


LOOP = "%x: f32 = const 0.0 for %i = 0 to %n step 1 { store %x, %A[%i] } return"


@pytest.mark.parametrize("sizes", [(0,), (1,), (0, 1)])
def test_a_loop_is_run_when_it_had_two_iterations_at_once(sizes: tuple[int, ...]) -> None:
    assert missing(LOOP, *sizes) == [(SiteKind.LOOP, Outcome.ITERATES)]
    assert missing(LOOP, *sizes, 2) == []


IF = "%k = const 3 %x: f32 = const 0.0 %b: i1 = op cmpi.slt(%n, %k) if %b { store %x, %A[0] } return"


@pytest.mark.parametrize(("size", "outcome"), [(3, Outcome.HOLDS), (2, Outcome.FAILS)])
def test_both_sides_of_a_condition_count(size: int, outcome: Outcome) -> None:
    assert missing(IF, size) == [(SiteKind.COMPARISON, outcome), (SiteKind.BRANCH, outcome)]
    assert missing(IF, 2, 3) == []


def test_a_condition_that_is_data_has_both_sides_at_once() -> None:
    assert missing("%x: f32 = const 0.0 if %c { store %x, %A[0] } return", 1) == []


def test_a_site_that_no_run_came_to_is_behind_another_one() -> None:
    assert missing(f"%k = const 3 %b: i1 = op cmpi.slt(%n, %k) if %b {{ {LOOP.replace('return', '')} }} return", 3) == [
        (SiteKind.COMPARISON, Outcome.HOLDS),
        (SiteKind.BRANCH, Outcome.HOLDS),
    ]


WHILE = """
%z = const 0
%one = const 1
br ^head(%z)
^head(%i):
%b: i1 = op cmpi.slt(%i, %n)
br %b, ^body, ^end
^body:
%next = op addi(%i, %one)
br ^head(%next)
^end:
return
"""
UNTIL = WHILE.replace("cmpi.slt", "cmpi.sge").replace("^body, ^end", "^end, ^body")


@pytest.mark.parametrize(
    ("body", "kind", "again"),
    [(WHILE, SiteKind.WHILE, Outcome.HOLDS_AGAIN), (UNTIL, SiteKind.UNTIL, Outcome.FAILS_AGAIN)],
)
def test_a_loop_of_blocks_goes_on_twice_running(body: str, kind: SiteKind, again: Outcome) -> None:
    assert missing(body, 1) == [(kind, again)]
    assert missing(body, 1, 1) == [(kind, again)]
    assert missing(body, 2) == []


@pytest.mark.parametrize(("name", "first", "second"), [("minsi", 1, 5), ("maxsi", 5, 1)])
def test_each_number_of_an_extreme_counts_and_equal_ones_do_not(name: str, first: int, second: int) -> None:
    body = f"%k = const 3 %m = op {name}(%n, %k) %x: f32 = const 0.0 store %x, %A[%m] return"
    assert missing(body, first) == [(SiteKind.CHOICE, Outcome.SECOND)]
    assert missing(body, second) == [(SiteKind.CHOICE, Outcome.FIRST)]
    assert missing(body, first, second) == []
    assert decided(body, 3).outcomes == b"\0"


def test_each_value_of_a_selection_counts() -> None:
    body = "%k = const 3 %b: i1 = op cmpi.eq(%n, %k) %m = select %b, %n, %k %x: f32 = const 0.0 store %x, %A[%m] return"
    assert missing(body, 3) == [(SiteKind.COMPARISON, Outcome.FAILS), (SiteKind.CHOICE, Outcome.SECOND)]
    assert missing(body, 3, 4) == []


def test_the_loops_of_a_box_count_one_by_one() -> None:
    body = "parallel (%i, %j) = (0, 0) to (2, %n) step (1, 1) { } return"
    assert missing(body, 1) == [(SiteKind.LOOP, Outcome.ITERATES)]
    assert missing(body, 2) == []
