"""Programs of many agents over two buffers of eight numbers, and how they are run."""

from __future__ import annotations

from functools import lru_cache

from interp import machine
from interp.ir import OutputKind
from interp.ir.text import parse_module
from interp.ir.verify import validate
from interp.machine import BufferInput, Domain, Execution, Sample, Schedule

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
