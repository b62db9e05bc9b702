"""What the machine says of a device holds for every schedule of its cores, DMAs and host."""

from __future__ import annotations

from functools import partial

import pytest

from corpora.npu import aie_programs as programs
from frontends.mlir import load
from interp import ir, machine
from interp.machine import BufferInput, Domain, Execution, Program, Sample, Schedule
from tests.every_schedule import every_schedule
from tests.frontends.aie.test_aie_fifos import FAR, LOADED, PADDING
from tests.frontends.aie.test_aie_streams import WITH_RULES

SAMPLE = Sample(profile="small")
IN_TURN = Schedule()


def assemble(text: str) -> tuple[Program, list[BufferInput]]:
    module = load(text).lower("sequence")
    function = module.functions["sequence"]
    inputs = [
        BufferInput(tuple(size or 0 for size in each.type.shape))
        for each in function.parameters
        if isinstance(each.type, ir.View)
    ]
    return machine.assemble(module, "sequence"), inputs


def left(execution: Execution, count: int) -> tuple[object, ...]:
    """What an execution left: its outputs, or the kind of its stop."""
    if execution.stop is not None:
        return (execution.stop.kind,)
    return tuple(tuple(execution.output_bits(("argument", position))) for position in range(count))


def run(program: Program, inputs: list[BufferInput], schedule: Schedule) -> Execution:
    return program.run(inputs, Domain.CONCRETE, sample=SAMPLE, schedule=schedule)


FORMS = {
    "locks": programs.ADD_LOCKS,
    "fifos": programs.ADD_FIFOS,
    "a cascade": programs.CASCADE,
    "packets": programs.PACKETS,
    "split and join": programs.SPLIT_AND_JOIN,
    "packets through switches": WITH_RULES,
    "contents of a fifo": LOADED,
    "contents of a fifo by DMA": FAR,
    "padding": PADDING,
}


@pytest.mark.parametrize("name", FORMS)
def test_the_outcome_is_one_under_every_schedule(name: str) -> None:
    program, inputs = assemble(FORMS[name])
    outcomes = {left(run(program, inputs, Schedule(seed, preempt=seed % 10 == 9)), len(inputs)) for seed in range(100)}
    assert len(outcomes) == 1
    assert len(outcomes.pop()) == len(inputs)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("%a_free = aie.lock(%tile, 0) {init = 2", "%a_free = aie.lock(%tile, 0) {init = 3"),
        ("aie.use_lock(%b_free, Release, 1)\n", "\n"),
        ("memref.load %a0[%i]", "memref.load %a1[%i]"),
        ("aiex.dma_await_task(%take_c)", ""),
    ],
)
def test_the_fault_is_found_under_every_schedule(old: str, new: str) -> None:
    text = programs.ADD_LOCKS.replace(old, new, 1)
    assert text != programs.ADD_LOCKS
    program, inputs = assemble(text)
    right = left(run(*assemble(programs.ADD_LOCKS), IN_TURN), len(inputs))
    for seed in range(20):
        assert left(run(program, inputs, Schedule(seed)), len(inputs)) != right


# A core writes one element, which a DMA sends to the host.
SMALL = """
module {
  aie.device(npu1) {
    %shim = aie.tile(0, 0)
    %tile = aie.tile(0, 2)
    %x = aie.buffer(%tile) {sym_name = "x"} : memref<1xi32> = dense<1>
    %full = aie.lock(%tile, 0) {init = 0 : i32}
    aie.flow(%tile, DMA : 0, %shim, DMA : 0)
    aie.core(%tile) {
      %c0 = arith.constant 0 : index
      %seven = arith.constant 7 : i32
      memref.store %seven, %x[%c0] : memref<1xi32>
      aie.use_lock(%full, Release, 1)
      aie.end
    }
    aie.mem(%tile) {
      aie.dma_start(MM2S, 0, ^bd, ^end)
    ^bd:
      aie.use_lock(%full, AcquireGreaterEqual, 1)
      aie.dma_bd(%x : memref<1xi32>)
      aie.next_bd ^end
    ^end:
      aie.end
    }
    aie.shim_dma_allocation @from(%shim, S2MM, 0)
    aie.runtime_sequence(%a: memref<1xi32>) {
      %take = aiex.dma_configure_task_for @from {
        aie.dma_bd(%a : memref<1xi32>)
        aie.end
      } {issue_token = true}
      aiex.dma_start_task(%take)
      aiex.dma_await_task(%take)
    }
  }
}
"""
ACQUIRE = "aie.use_lock(%full, AcquireGreaterEqual, 1)\n"
RELEASE = "aie.objectfifo.release @w(Consume, 1)\n"
STORE = "memref.store %seven, %x[%c0] : memref<1xi32>\n"

# A number that is in a fifo from the start: one core sends it on, the other one then writes another in its place.
HELD = """
module {
  aie.device(npu1) {
    %shim = aie.tile(0, 0)
    %tile = aie.tile(0, 2)
    %other = aie.tile(0, 3)
    aie.objectfifo @w(%other, {%tile}, 1 : i32) : !aie.objectfifo<memref<1xi32>> = [dense<7> : memref<1xi32>]
    aie.objectfifo @out(%tile, {%shim}, 1 : i32) : !aie.objectfifo<memref<1xi32>>
    aie.core(%tile) {
      %c0 = arith.constant 0 : index
      %x = aie.objectfifo.acquire @w(Consume, 1) : memref<1xi32>
      %y = aie.objectfifo.acquire @out(Produce, 1) : memref<1xi32>
      %v = memref.load %x[%c0] : memref<1xi32>
      memref.store %v, %y[%c0] : memref<1xi32>
      aie.objectfifo.release @out(Produce, 1)
      aie.objectfifo.release @w(Consume, 1)
      aie.end
    }
    aie.core(%other) {
      %c0 = arith.constant 0 : index
      %nine = arith.constant 9 : i32
      %x = aie.objectfifo.acquire @w(Produce, 1) : memref<1xi32>
      memref.store %nine, %x[%c0] : memref<1xi32>
      aie.end
    }
    aie.runtime_sequence(%a: memref<1xi32>) {
      %take = aiex.dma_configure_task_for @out {
        aie.dma_bd(%a : memref<1xi32>)
        aie.end
      } {issue_token = true}
      aiex.dma_start_task(%take)
      aiex.dma_await_task(%take)
    }
  }
}
"""

FIFOS = {
    "an object that is full from the start": HELD,
    "one that nobody fills": HELD.replace(" = [dense<7> : memref<1xi32>]", ""),
    "one that is given back too early": HELD.replace(RELEASE, "").replace("%v = memref", f"{RELEASE}      %v = memref"),
}
JUDGED_FIFOS = {
    "an object that is full from the start": None,
    "one that nobody fills": "deadlock",
    "one that is given back too early": "race",
}
SMALL_PROGRAMS = {
    "one element": SMALL,
    "sent at once": SMALL.replace(ACQUIRE, ""),
    "given before it is written": SMALL.replace(STORE, "").replace("Release, 1)\n", "Release, 1)\n" + STORE),
    "a lock that begins at one": SMALL.replace("init = 0", "init = 1"),
    "never given": SMALL.replace("aie.use_lock(%full, Release, 1)\n", ""),
    "not awaited": SMALL.replace("aiex.dma_await_task(%take)\n", ""),
}
JUDGED = {
    "one element": None,
    "sent at once": "race",
    "given before it is written": "race",
    "a lock that begins at one": "race",
    "never given": "deadlock",
    "not awaited": "race",
}


@pytest.mark.parametrize("name", SMALL_PROGRAMS)
def test_the_verdict_agrees_with_every_interleaving(name: str) -> None:
    """A run that finds no fault speaks for all schedules, and a fault is found by every one of them."""
    program, inputs = assemble(SMALL_PROGRAMS[name])
    judged = left(run(program, inputs, IN_TURN), len(inputs))
    outcomes = {left(execution, len(inputs)) for execution in every_schedule(partial(run, program, inputs), 30_000)}
    assert judged == (JUDGED[name],) if JUDGED[name] else judged == ((7,),)
    if JUDGED[name] is None:
        assert outcomes == {judged}
    else:
        assert all(len(outcome) == 1 and isinstance(outcome[0], str) for outcome in outcomes)


@pytest.mark.parametrize("name", FIFOS)
def test_fifos_that_are_full_from_the_start_under_a_hundred_seeds(name: str) -> None:
    program, inputs = assemble(FIFOS[name])
    outcomes = {left(run(program, inputs, Schedule(seed, preempt=seed % 2 == 1)), len(inputs)) for seed in range(100)}
    assert outcomes == ({(JUDGED_FIFOS[name],)} if JUDGED_FIFOS[name] else {((7,),)})
