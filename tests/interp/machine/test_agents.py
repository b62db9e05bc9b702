"""Programs of many agents: what they compute, and which of them race, deadlock or depend on an order left open."""

from __future__ import annotations

import re
from functools import lru_cache

import pytest

from interp import machine
from interp.ir import OutputKind
from interp.ir.text import parse_module
from interp.ir.verify import validate
from interp.machine import BufferInput, Domain, Execution, Sample, Schedule
from tests.every_schedule import every_schedule

SMALL = Sample(profile="small")
EIGHT = BufferInput((8,))

IN_TURN = Schedule()


def run(body: str, domain: Domain = Domain.CONCRETE, schedule: Schedule = IN_TURN) -> Execution:
    """Runs `body` over two buffers of eight numbers, %a and %b."""
    return assembled(body).run([EIGHT, EIGHT], domain, sample=SMALL, schedule=schedule)


@lru_cache(maxsize=4)
def assembled(body: str) -> machine.Program:
    """The program, once for all schedules."""
    text = f"func @f(%a: view<8xi32>, %b: view<8xi32>) {{\n{body}\n  return\n}}\n"
    module = parse_module(text, "agents.air")
    validate(module)
    return machine.assemble(module, "f")


def left(execution: Execution) -> tuple[object, ...]:
    """What an execution left: its outputs, or the kind of its stop."""
    if execution.stop is not None:
        return (execution.stop.kind,)
    return tuple(tuple(execution.output_bits((OutputKind.ARGUMENT, position))) for position in (0, 1))


# Each block of four threads reverses its half of %a into %b by way of a buffer of its own.
REVERSE = """
  parallel (%block) = (0) to (2) step (1) {
    %shared: view<4xi32> = alloc [4]
    parallel (%thread) = (0) to (4) step (1) {
      %own: index = apply %block * 4 + %thread
      %x: i32 = load %a[%own]
      store %x, %shared[%thread]
      barrier 0
      %other: index = apply %thread * -1 + 3
      %y: i32 = load %shared[%other]
      store %y, %b[%own]
    }
  }
"""

# A producer fills one of two slots while a consumer empties the other.
PING_PONG = """
  %slots: view<2x2xi32> = alloc [2, 2]
  release @free[0] 1
  release @free[1] 1
  %producer: index = spawn {
    for %i = 0 to 4 step 1 {
      %slot: index = apply %i mod 2
      acquire @free[%slot] 1
      for %j = 0 to 2 step 1 {
        %from: index = apply %i * 2 + %j
        %x: i32 = load %a[%from]
        store %x, %slots[%slot, %j]
      }
      release @full[%slot] 1
    }
  }
  %consumer: index = spawn {
    for %i2 = 0 to 4 step 1 {
      %slot2: index = apply %i2 mod 2
      acquire @full[%slot2] 1
      for %j2 = 0 to 2 step 1 {
        %to: index = apply %i2 * 2 + %j2
        %x2: i32 = load %slots[%slot2, %j2]
        store %x2, %b[%to]
      }
      release @free[%slot2] 1
    }
  }
  wait %producer, %consumer
"""

# One put of eight elements meets four gets of two.
STREAM = """
  %sender: index = spawn {
    put @c[0] %a
  }
  for %i = 0 to 4 step 1 {
    %offset: index = apply %i * 2
    %part: view<2xi32, offset ?> = view %b offset %offset sizes [2] strides [1]
    get @c[0] %part
  }
"""

# Every thread adds its number to one counter.
HISTOGRAM = """
  parallel (%thread) = (0) to (4) step (1) {
    %old: i32 = load atomic "addi" %b[0]
    %x: i32 = load %a[%thread]
    %new: i32 = op addi(%old, %x)
    store atomic "addi" %new, %b[0]
  }
"""

# The first thread does something to the counter before it takes part.
BEFORE_UPDATE = """
  %first: index = const 0
  %zero: i32 = const 0
  parallel (%thread) = (0) to (4) step (1) {
    %c: i1 = op cmpi.eq(%thread, %first)
    if %c {
      ACCESS
    }
    %old: i32 = load atomic "addi" %b[0]
    %x: i32 = load %a[%thread]
    %new: i32 = op addi(%old, %x)
    store atomic "addi" %new, %b[0]
  }
"""

FUTURE = """
  %task: index = spawn {
    %m: view<8xi32> = alloc [8]
    for %i = 0 to 8 step 1 {
      %x: i32 = load %a[%i]
      store %x, %m[%i]
    }
    yield %m
  }
  %later: index = spawn {
    %m2: view<8xi32> = wait %task
    for %i2 = 0 to 8 step 1 {
      %x2: i32 = load %m2[%i2]
      store %x2, %b[%i2]
    }
  }
  wait %later
"""

# Warps of two lanes meet at a barrier of their own, then with all at one of the block.
WARPS = """
  %shared: view<4xi32> = alloc [4]
  parallel (%warp) = (0) to (2) step (1) {
    parallel (%lane) = (0) to (2) step (1) {
      %own: index = apply %warp * 2 + %lane
      %x: i32 = load %a[%own]
      store %x, %shared[%own]
      barrier 0
      %beside: index = apply %warp * 2 + %lane * -1 + 1
      %y: i32 = load %shared[%beside]
      store %y, %b[%own]
      barrier 1
      %across: index = apply %own * -1 + 3
      %z: i32 = load %shared[%across]
      %to: index = apply %own + 4
      store %z, %b[%to]
    }
  }
"""

# Lanes exchange numbers: they meet, but what else they did is not told.
EXCHANGE = """
  %exchanged: view<4xi32> = alloc [4]
  parallel (%lane) = (0) to (4) step (1) {
    %x: i32 = load %a[%lane]
    store %x, %b[%lane]
    store atomic "exchange" %x, %exchanged[%lane]
    barrier 0 relaxed
    %other: index = apply %lane * -1 + 3
    %y: i32 = load atomic "exchange" %exchanged[%other]
    barrier 0 relaxed
    %to: index = apply %lane + 4
    store %y, %b[%to]
  }
"""

# A task starts another one, and ends without it.
LEFT = """
  %outer: index = spawn detached {
    %inner: index = spawn detached {
      %x: i32 = load %a[0]
      store %x, %b[0]
    }
    wait %inner
  }
  wait %outer
"""

# The first two elements of a stream are overwritten where they came from, while the others are still to be sent.
IN_PLACE = """
  %sender: index = spawn {
    put @c[0] %a
  }
  %some: view<2xi32> = view %b offset 0 sizes [2] strides [1]
  get @c[0] %some
  %x: i32 = load %b[0]
  store %x, %a[1]
  %others: view<6xi32, offset 2> = view %b offset 2 sizes [6] strides [1]
  get @c[0] %others
"""

# Two tasks send to one channel; the second one when what the first one sent was taken.
TWO_SOURCES = """
  %first: view<4xi32> = view %a offset 0 sizes [4] strides [1]
  %second: view<4xi32, offset 4> = view %a offset 4 sizes [4] strides [1]
  %to_first: view<4xi32> = view %b offset 0 sizes [4] strides [1]
  %to_second: view<4xi32, offset 4> = view %b offset 4 sizes [4] strides [1]
  %one: index = spawn {
    put @c[] %first from "one"
  }
  %two: index = spawn {
    acquire @taken[] 1
    put @c[] %second from "two"
  }
  get @c[] %to_first
  release @taken[] 1
  get @c[] %to_second
  wait %one, %two
"""

# A lock that is set for each of two tasks in turn.
SET = """
  %one: index = spawn {
    acquire @l[] 2
    %x: i32 = load %a[0]
    store %x, %b[0]
  }
  release exact @l[] 2
  wait %one
  %two: index = spawn {
    acquire @l[] 1
    %y: i32 = load %a[1]
    store %y, %b[0]
  }
  release exact @l[] 1
  wait %two
"""

# The first of two agents waits for the second one, and does something else afterwards in which nobody waits.
WAITS_FIRST = """
  parallel (%agent) = (0) to (2) step (1) {
    %first: index = apply 0
    %c: i1 = op cmpi.eq(%agent, %first)
    if %c {
      acquire @l[] 1
    } else {
      release @l[] 1
    }
    %x: i32 = load %a[%agent]
    if %c {
      store %x, %b[%agent]
    }
  }
"""

GOOD = {
    "a wait before something else": WAITS_FIRST,
    "an exchange": EXCHANGE,
    "a task in a task": LEFT,
    "overwritten after it was sent": IN_PLACE,
    "one source after the other": TWO_SOURCES,
    "a lock that is set": SET,
    "threads around a barrier": REVERSE,
    "ping-pong under locks": PING_PONG,
    "a stream in parts": STREAM,
    "atomic updates": HISTOGRAM,
    "the value of a task": FUTURE,
    "barriers of two scopes": WARPS,
    "a wait in each iteration": (
        "%t: index = spawn {\n%x: i32 = load %a[0]\nstore %x, %a[1]\n}\n"
        "parallel (%i) = (0) to (2) step (1) {\nwait %t\n%y: i32 = load %a[1]\nstore %y, %b[%i]\n}"
    ),
}

BAD = {
    "an exchange taken for a barrier": (
        EXCHANGE.replace("store %y, %b[%to]", "%z: i32 = load %b[%other]\nstore %z, %b[%to]"), "race"),
    "an exchange that one takes no part in": (
        EXCHANGE.replace("store atomic", "%c: i1 = op cmpi.ult(%lane, %other2)\nif %c {\nstore atomic").replace(
            "%b[%to]", "%b[%to]\n}").replace("%x: i32", "%other2: index = const 3\n%x: i32"), "unsupported"),
    "a task that its starter does not wait for": (LEFT.replace("wait %inner", ""), "race"),
    "a task that nobody waits for": (LEFT.replace("wait %outer", ""), "race"),
    "a buffer freed beside a task": (
        "%m: view<1xi32> = alloc [1]\n%t: index = spawn detached {\n%x: i32 = load %a[0]\nstore %x, %m[0]\n}\n"
        "%u: index = spawn detached {\n}\nwait %u\nfree %m", "race|undefined"),
    "no barrier": (REVERSE.replace("barrier 0", ""), "race"),
    "a barrier for some": (
        REVERSE.replace("barrier 0", "%some: i1 = op cmpi.slt(%thread, %block)\nif %some {\nbarrier 0\n}"),
        "race|undefined",
    ),
    "a barrier that one never reaches": (
        REVERSE.replace("barrier 0", "%some: i1 = op cmpi.slt(%block, %thread)\nif %some {\nbarrier 0\n}").replace(
            "load %shared[%other]", "load %a[%other]"
        ),
        "undefined",
    ),
    "a store after the barrier": (REVERSE.replace("store %y, %b[%own]", "store %y, %shared[%thread]"), "race"),
    "a shared buffer of all blocks": (
        "%shared: view<4xi32> = alloc [4]" + REVERSE.replace("%shared: view<4xi32> = alloc [4]", ""),
        "race",
    ),
    "a barrier of the warp alone": (WARPS.replace("barrier 1", "barrier 0"), "race"),
    "no lock for the free slot": (
        PING_PONG.replace("acquire @free[%slot] 1", "").replace("release @free[%slot2] 1", ""),
        "race",
    ),
    "freed before it is read": (
        PING_PONG.replace("release @free[%slot2] 1", "").replace(
            "acquire @full[%slot2] 1", "acquire @full[%slot2] 1\nrelease @free[%slot2] 1"
        ),
        "race",
    ),
    "what one iteration waited for is not known in another": (
        "%one: index = const 1\n%t: index = spawn {\n%x: i32 = load %a[0]\nstore %x, %a[1]\n}\n"
        "parallel (%i) = (0) to (2) step (1) {\n%c: i1 = op cmpi.slt(%i, %one)\nif %c {\nwait %t\n}\n"
        "%y: i32 = load %a[1]\nstore %y, %b[%i]\n}", "race"),
    "one unit too many": (PING_PONG.replace("release @free[1] 1", "release @free[1] 2"), "race"),
    "one unit too few": (PING_PONG.replace("release @full[%slot] 1", "release @full[0] 1"), "deadlock|race|order"),
    "nothing to take": (STREAM.replace("put @c[0] %a", ""), "deadlock"),
    "nobody takes it": (STREAM.replace("get @c[0] %part", ""), "deadlock"),
    "one get too few": (STREAM.replace("0 to 4", "0 to 3"), "deadlock"),
    "a store beside the put": (STREAM.replace("for %i", "%y: i32 = load %b[0]\nstore %y, %a[0]\nfor %i"), "race"),
    "two senders on one channel": (
        STREAM.replace("for %i", "%s: index = spawn {\nput @c[0] %a\n}\nfor %i") + "\nget @c[0] %b\n",
        "order",
    ),
    "a store beside atomic updates": (HISTOGRAM.replace('store atomic "addi"', "store"), "race"),
    "a load beside atomic updates": (HISTOGRAM.replace('load atomic "addi"', "load"), "race"),
    "a read beside atomic updates": (HISTOGRAM.replace("load %a[%thread]", "load %b[0]"), "race"),
    "a store before the update of one thread alone": (BEFORE_UPDATE.replace("ACCESS", "store %zero, %b[0]"), "race"),
    "a load before the update of one thread alone": (
        BEFORE_UPDATE.replace("ACCESS", "%z: i32 = load %b[0]\nstore %z, %b[1]"), "race"),
    "two kinds of atomic updates": (
        HISTOGRAM.replace("%x: i32", '%o: i32 = load atomic "muli" %b[0]\nstore atomic "muli" %o, %b[0]\n%x: i32'),
        "race",
    ),
    "no wait for the task": (FUTURE.replace("%m2: view<8xi32> = wait %task\n", "%m2: view<8xi32> = alloc [8]\n"), None),
    "a write beside the task": (FUTURE.replace("wait %later", "store %y, %b[0]").replace(
        "%later:", "%y: i32 = load %a[0]\n%later:"), "race"),
    "overwritten before it is sent": (IN_PLACE.replace("store %x, %a[1]", "store %x, %a[2]"), "race"),
    "a store beside the put of a source": (
        STREAM.replace("put @c[0] %a", 'put @c[0] %a from "one"').replace(
            "for %i", "%y: i32 = load %b[0]\nstore %y, %a[0]\nfor %i"), "race"),
    "a source that may overtake": (
        TWO_SOURCES.replace("acquire @taken[] 1", "wait %one").replace("release @taken[] 1", ""),
        "order",
    ),
    "set while it may hold units": (SET.replace("wait %one\n", "", 1) + "wait %one\n", "order"),
    "set beside a release": (SET.replace("%two:", "%other: index = spawn {\nrelease @l[] 1\n}\n%two:"), "order"),
    "a token that waits for itself": ("%t: index = spawn {\n%u: index = const 1\nwait %u\n}", "deadlock"),
}  # fmt: skip


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


# -- every interleaving ------------------------------------------------------------------------------------------------


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


# -- capacity of channels, and kernels --------------------------------------------------------------------------------

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


# -- memory of several types -------------------------------------------------------------------------------------------

# Numbers of 32 and of 64 bits, one after the other, which all agents read.
_STRUCT = """
  %n: i32 = const 7
  %m: i64 = const 9
  %s: ptr = alloc [16]
  store %n, %s[]
  %t: ptr = displace %s by 8
  store %m, %t[]"""


def _agents(body: str, before: str = _STRUCT) -> Execution:
    inside = f"parallel (%i) = (0) to (8) step (1) {{\n{body}\n yield\n }}"
    return run(f"{before}\n  {inside}")


_READS = "%x: i32 = load %s[] %y: i64 = load %t[] %z: i32 = op trunci(%y) %w: i32 = op addi(%x, %z) store %w, %a[%i]"


def test_all_agents_may_read_memory_of_several_types() -> None:
    assert left(_agents(_READS))[0] == (16,) * 8


def test_each_agent_may_have_memory_of_several_types() -> None:
    own = _STRUCT.replace("%n: i32 = const 7\n", "%n: i32 = op index_cast(%i)\n")
    assert left(_agents(own + "\n" + _READS, before=""))[0] == tuple(9 + at for at in range(8))


@pytest.mark.parametrize(
    "body",
    [
        _READS + " store %n, %s[]",
        "store %m, %t[]",
        "store %n, %s[]",
        "%q: ptr = displace %s by 4 store %n, %q[]",
        "%q: ptr = displace %s by 12 %h: i16 = load %q[] store %m, %t[]",
    ],
)
def test_agents_that_nothing_orders_leave_memory_of_several_types_open(body: str) -> None:
    execution = _agents(body)
    assert execution.stop is not None
    assert (execution.stop.kind, "nothing orders" in execution.stop.message) == ("unsupported", True)


def test_one_type_becomes_several_only_where_all_before_is_ordered() -> None:
    first = "%s: ptr = alloc [16] %n: i32 = const 7 %m: i64 = const 9"
    mixed = "%at: index = apply %i * 4 %q: ptr = displace %s by %at store %n, %q[] store %m, %s[]"
    execution = run(f"{first}\n parallel (%i) = (0) to (4) step (1) {{ {mixed} yield }}")
    assert execution.stop is not None
    assert execution.stop.kind == "unsupported"
