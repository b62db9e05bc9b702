"""Loops that never end are seen when the program is in a state again, and limits bind inside expensive operations."""

from __future__ import annotations

import signal
import subprocess
import sys
import time

import pytest

from interp import machine
from interp.ir.text import parse_module
from interp.ir.verify import validate
from interp.machine import BufferInput, Domain, Input, Limits

MANY = Limits(operations=10**11, seconds=60.0)


INPUTS: list[Input] = [BufferInput((4,))]


def program(body: str) -> machine.Program:
    """`body` sees an argument `%a` of four integers."""
    module = parse_module(f"func @f(%a: view<4xi32>) {{\n{body}\nreturn\n}}\n", "endless.air")
    validate(module)
    return machine.assemble(module, "f")


def run(body: str, domain: Domain = Domain.CONCRETE, limits: Limits = MANY) -> machine.Execution:
    return program(body).run(INPUTS, domain, limits=limits)


ENDLESS = {
    "nothing changes": "while { %yes: i1 = const 1 condition(%yes) } do { yield }",
    "values that are handed on as they are": """
        %zero: i32 = const 0
        %r: i32 = while (%i: i32 = %zero) {
          %more: i1 = op cmpi.sle(%i, %zero)
          condition(%more) %i
        } do (%j: i32) { yield %j }""",
    "values that change places": """
        %no: i1 = const 0
        %yes: i1 = const 1
        %p: i1, %q: i1 = while (%b: i1 = %no, %c: i1 = %yes) {
          %more: i1 = op ori(%b, %c)
          condition(%more) %b, %c
        } do (%d: i1, %e: i1) { yield %e, %d }""",
    "a counter that wraps around": """
        %zero = const 0
        %r = while (%i = %zero) {
          %yes: i1 = const 1
          condition(%yes) %i
        } do (%j) {
          %next = apply (%j + 1) mod 60
          yield %next
        }""",
    "memory that nobody changes": """
        %x: i32 = load %a[0]
        store %x, %a[1]
        while {
          %y: i32 = load %a[0]
          %z: i32 = load %a[1]
          %same: i1 = op cmpi.eq(%y, %z)
          condition(%same)
        } do { yield }""",
    "a loop within": """
        while { %yes: i1 = const 1 condition(%yes) } do {
          for %i = 0 to 20 step 1 { yield }
          yield
        }""",
    "blocks": """
        execute {
          br ^bb1
        ^bb1:
          br ^bb2
        ^bb2:
          br ^bb1
        }""",
    "after a million rounds that are none": """
        for %i = 0 to 1000000 step 1 { store %i32, %a[0] yield }
        while { %yes: i1 = const 1 condition(%yes) } do { yield }""",
}


@pytest.mark.parametrize("domain", [Domain.CONCRETE, Domain.EXACT, Domain.FINGERPRINT])
@pytest.mark.parametrize("name", ENDLESS)
def test_a_loop_whose_state_repeats_is_stopped_at_once(name: str, domain: Domain) -> None:
    execution = run("%i32: i32 = const 7\n" + ENDLESS[name], domain)
    assert execution.stop is not None and execution.stop.kind == "endless"
    assert "never ends" in execution.stop.message
    assert execution.operations < 6_000_000


ENDING = {
    "a counter": """
        %zero = const 0
        %r = while (%i = %zero) {
          %limit = const 3000000
          %more: i1 = op cmpi.slt(%i, %limit)
          condition(%more) %i
        } do (%j) {
          %next = apply %j + 1
          yield %next
        }""",
    "a counter in memory": """
        %zero: i32 = const 0
        %one: i32 = const 1
        %limit: i32 = const 1500000
        store %zero, %a[0]
        while {
          %i: i32 = load %a[0]
          %more: i1 = op cmpi.slt(%i, %limit)
          condition(%more)
        } do {
          %j: i32 = load %a[0]
          %next: i32 = op addi(%j, %one)
          store %next, %a[0]
          yield
        }""",
    "a counter that a pointer leads to": """
        %zero: i32 = const 0
        %one: i32 = const 1
        %limit: i32 = const 1500000
        store %zero, %a[0]
        %p: ptr = address %a
        while {
          %i: i32 = load %p[]
          %more: i1 = op cmpi.slt(%i, %limit)
          condition(%more)
        } do {
          %j: i32 = load %p[]
          %next: i32 = op addi(%j, %one)
          store %next, %p[]
          yield
        }""",
    "a loop of a million rounds": "for %i = 0 to 3000000 step 1 { yield }",
    "many short loops": """
        for %i = 0 to 3000 step 1 {
          for %j = 0 to 1000 step 1 { %x: i32 = load %a[0] yield }
          yield
        }""",
}


@pytest.mark.parametrize("name", ENDING)
def test_a_long_loop_ends(name: str) -> None:
    execution = run(ENDING[name])
    assert execution.stop is None and execution.operations >= 3_000_000


LONG = ENDING["a counter"].replace("3000000", "30000000000000")


def stops(source: str, target: str, limits: Limits, *, source_first: bool = False) -> list[str | None]:
    """Why both programs of a pair stop, None for one that comes to its end."""
    executions = machine.run_pair(
        program(source), program(target), INPUTS, INPUTS, Domain.CONCRETE, limits=limits, source_first=source_first
    )
    return [None if each.stop is None else str(each.stop.kind) for each in executions]


def test_a_source_that_never_ends_ends_the_run_of_the_target() -> None:
    assert stops(ENDLESS["nothing changes"], LONG, MANY) == ["endless", "cancelled"]


def test_a_target_that_never_ends_leaves_the_source_its_result() -> None:
    assert stops(ENDING["a loop of a million rounds"], ENDLESS["nothing changes"], MANY) == [None, "endless"]


def test_a_target_runs_after_its_source_where_that_ends() -> None:
    few = Limits(operations=1000)
    short = "for %i = 0 to 10 step 1 { yield }"
    assert stops(LONG, short, few, source_first=True) == ["limit-operations", "cancelled"]
    assert stops(short, LONG, few, source_first=True) == [None, "limit-operations"]
    assert stops(short, short, few, source_first=True) == [None, None]


EXPENSIVE = {
    "allocations": """
        for %i = 0 to 100000000 step 1 {
          %b: view<1048576xi32> = alloc [1048576]
          %x: i32 = load %a[0]
          store %x, %b[0]
          free %b
          yield
        }""",
    "copies": """
        %p: ptr = alloc [67108864]
        %q: ptr = alloc [67108864]
        %x: i8 = const 1
        fill %p, %x bytes 67108863
        for %i = 0 to 100000000 step 1 {
          copy %q, %p bytes 67108864
          yield
        }""",
    "comparisons of views": """
        %b: view<16777216xi32> = alloc [16777216]
        %even: view<8388608xi32, strides [2]> = view %b offset 0 sizes [8388608] strides [2]
        %odd: view<8388608xi32, strides [2], offset 1> = view %b offset 1 sizes [8388608] strides [2]
        for %i = 0 to 100000000 step 1 {
          apart %even, %odd, "apart"
          yield
        }""",
}


@pytest.mark.parametrize("name", EXPENSIVE)
def test_the_time_limit_binds_where_operations_are_expensive(name: str) -> None:
    began = time.monotonic()
    execution = run(EXPENSIVE[name], limits=Limits(operations=10**13, seconds=0.5))
    assert execution.stop is not None and execution.stop.kind == "limit-time"
    assert time.monotonic() - began < 6.0


INTERRUPTED = """
import signal, threading, time
from interp import machine
from interp.ir.text import parse_module
from interp.machine import Domain, Limits
text = "func @f() {\\n for %i = 0 to 1000000000000 step 1 {\\n yield\\n }\\n return\\n}\\n"
program = machine.assemble(parse_module(text, "long.air"), "f")
print("ready", flush=True)
machine.run_pair(program, program, [], [], Domain.CONCRETE, limits=Limits(operations=10**15, seconds=60.0))
"""


@pytest.mark.parametrize("signals", [1, 2])
def test_an_interrupt_ends_a_run_and_the_process(signals: int) -> None:
    process = subprocess.Popen([sys.executable, "-c", INTERRUPTED], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    process.stdout.readline()
    time.sleep(1.0)
    for _ in range(signals):
        process.send_signal(signal.SIGINT)
        time.sleep(0.01)
    _, errors = process.communicate(timeout=30)
    assert process.returncode == -signal.SIGINT, errors
    assert b"KeyboardInterrupt" in errors


class _Run:
    """Of a program that comes to `operations` before it ends, by a `limit` or by itself."""

    progress = 0

    def __init__(self, operations: int, limit: machine.StopKind | None = None) -> None:
        self.operations, self.most = operations, 10**18
        self.stop = None if limit is None else machine.Stop(limit, "", ())

    def run(self) -> None:
        pass

    def cancel(self, beyond: int = -1) -> None:
        self.most = min(self.most, beyond)


@pytest.mark.parametrize(
    ("limit", "most"), [(machine.StopKind.LIMIT_OPERATIONS, 1000), (machine.StopKind.LIMIT_TIME, -1)]
)
@pytest.mark.parametrize("are_short", [False, True])
def test_the_other_program_may_come_as_far(limit: machine.StopKind, most: int, are_short: bool) -> None:
    """Which of two threads begins first decides nothing: a short program ends, whatever limit the other one met."""
    runs = [_Run(1000, limit), _Run(10)]
    machine.machine._run(runs, None, are_short)
    assert runs[1].most == most


@pytest.mark.parametrize(("beyond", "cancelled"), [(10**6, False), (-1, True)])
def test_a_run_is_cancelled_where_it_came_further(beyond: int, cancelled: bool) -> None:
    body = "for %i = 0 to 7 step 1 {\n%x: i32 = load %a[0]\nstore %x, %a[1]\nyield\n}"
    module = parse_module(f"func @f(%a: view<4xi32>) {{\n{body}\nreturn\n}}\n", "short.air")
    program, inputs = machine.assemble(module, "f"), [BufferInput((4,))]
    native, _ = program.prepare(
        inputs,
        Domain.CONCRETE,
        limits=MANY,
        seed=0,
        sample=None,
        track_writers=False,
        algebra=machine.Algebra(),
        target=False,
        schedule=machine.Schedule(),
        traits=program.traits(inputs),
        ranges=(),
    )
    native.cancel(beyond)
    native.cancel(10**9)
    native.run()
    assert (native.stop is not None) == cancelled


_NEST = """
for %i = 0 to 10 step 1 {
  for %j = 0 to 7 step 1 {
    %x: i32 = load %a[1]
    store %x, %a[0]
    yield
  }
  yield
}"""
_BRANCH = """
%n: i32 = load %a[0]
%z: i32 = const 0
%c: i1 = op cmpi.eq(%n, %z)
if %c {
  store %n, %a[1]
  yield
} else {
  yield
}"""


@pytest.mark.parametrize(("body", "least"), [(_NEST, 140), (_BRANCH, 3)], ids=["constant bounds", "a branch"])
def test_what_a_run_takes_at_least_is_no_more_than_it_takes(body: str, least: int) -> None:
    module = parse_module(f"func @f(%a: view<4xi32>) {{\n{body}\nreturn\n}}\n", "least.air")
    validate(module)
    program = machine.assemble(module, "f")
    inputs: list[Input] = [BufferInput((4,))]
    known, needed = program.least_operations(inputs), program.run(inputs, Domain.EXACT).operations
    assert least <= known <= needed
