"""Blocks of a kernel in several threads: nothing but the time depends on how many these are."""

from __future__ import annotations

import pytest

from frontends.mlir import load
from interp.machine import (
    BufferInput,
    Domain,
    Execution,
    Limits,
    Program,
    Sample,
    Schedule,
    StopKind,
    Threads,
    assemble,
    compare,
)
from tests.interp.agents_campaign import what

BLOCKS, THREADS = 12, 4
SIZE = BLOCKS * THREADS
_LIMITS = Limits()


def kernel(body: str, parameters: str = "") -> str:
    """A launch whose threads run `body`, where `%i` is each one's own element of `%in` and `%out`."""
    return f"""
#own = affine_map<(b, t) -> (b * {THREADS} + t)>
func.func @main(%in: memref<{SIZE}xf32>, %out: memref<{SIZE}xf32>{parameters}) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %blocks = arith.constant {BLOCKS} : index
  %threads = arith.constant {THREADS} : index
  %one = arith.constant 1.0 : f32
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %blocks, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %threads, %sy = %c1, %sz = %c1)
             workgroup(%tile : memref<{THREADS}xf32, 3>) {{
    %i = affine.apply #own(%bx, %tx)
    {body}
    gpu.terminator
  }}
  return
}}
"""


EXCHANGE = f"""
    %x = memref.load %in[%i] : memref<{SIZE}xf32>
    memref.store %x, %tile[%tx] : memref<{THREADS}xf32, 3>
    gpu.barrier
    %other = affine.apply affine_map<(t) -> ({THREADS - 1} - t)>(%tx)
    %y = memref.load %tile[%other] : memref<{THREADS}xf32, 3>
    %s = arith.addf %x, %y : f32
    memref.store %s, %out[%i] : memref<{SIZE}xf32>
"""


def runs(
    text: str, domain: Domain = Domain.FINGERPRINT, limits: Limits = _LIMITS, seed: int = 0
) -> tuple[Execution, ...]:
    """In one thread, in two and in five."""
    program: Program = assemble(load(text).lower("main"), "main")
    return tuple(
        program.run(
            [BufferInput((SIZE,))] * 2,
            domain,
            limits=limits,
            sample=Sample(seed=3),
            schedule=Schedule(seed=seed),
            threads=Threads(count, always=True),
        )
        for count in (1, 2, 5)
    )


def require_alike(alone: Execution, *others: Execution) -> None:
    for run in others:
        assert what(run) == what(alone)
        if alone.stop is None:
            assert not compare(alone, run).differing


@pytest.mark.parametrize("domain", [Domain.FINGERPRINT, Domain.CONCRETE])
def test_independent_blocks_are_shared_out(domain: Domain) -> None:
    alone, *others = runs(kernel(EXCHANGE), domain)
    assert alone.stop is None and alone.in_parts == 0
    assert all(run.in_parts > 0 for run in others)
    require_alike(alone, *others)


def test_what_blocks_decide_is_noted_in_their_order() -> None:
    """Whether a side was taken twice running, and which was the last one, of a condition that each block decides
    otherwise than the one before."""
    body = f"""
    %two = arith.constant 2 : index
    %bit = arith.remui %bx, %two : index
    %is_even = arith.cmpi eq, %bit, %c0 : index
    scf.if %is_even {{ memref.store %one, %out[%i] : memref<{SIZE}xf32> }} else {{ }}
    gpu.barrier
"""
    for each in (body, body.replace("%c0 : index\n", "%c1 : index\n", 1)):
        alone, *others = runs(kernel(each))
        assert alone.stop is None
        assert all(run.in_parts > 0 for run in others)
        require_alike(alone, *others)


def test_a_kernel_that_finds_what_another_one_left_is_shared_out_as_well() -> None:
    twice = f"affine.for %k = 0 to 2 {{ {kernel(EXCHANGE).partition('gpu.launch')[2].rpartition('return')[0]}"
    head = kernel(EXCHANGE).partition("gpu.launch")[0]
    text = f"{head}{twice.replace('{', '{ gpu.launch', 1)} }} return }}"
    alone, *others = runs(text.replace("%in[%i]", "%out[%i]"))
    assert alone.stop is None
    assert all(run.in_parts > 0 for run in others)
    require_alike(alone, *others)


ATTACKS = {
    "the last block reads what the first one writes": f"""
    memref.store %one, %out[%i] : memref<{SIZE}xf32>
    %back = affine.apply affine_map<(d) -> ({SIZE - 1} - d)>(%i)
    %x = memref.load %out[%back] : memref<{SIZE}xf32>
    gpu.barrier
""",
    "all blocks write one element": f"""
    gpu.barrier
    memref.store %one, %out[%tx] : memref<{SIZE}xf32>
""",
    "a write of the last block to what all read": f"""
    %x = memref.load %in[%c0] : memref<{SIZE}xf32>
    %is_last = arith.cmpi eq, %bx, %last : index
    gpu.barrier
    scf.if %is_last {{ memref.store %x, %in[%c0] : memref<{SIZE}xf32> }}
""",
    "the last block is out of bounds": f"""
    %far = affine.apply affine_map<(d) -> (d + 1)>(%i)
    gpu.barrier
    %x = memref.load %in[%far] : memref<{SIZE}xf32>
    memref.store %x, %out[%i] : memref<{SIZE}xf32>
""",
    "half of the last block stays away from a barrier": f"""
    %is_away = arith.cmpi eq, %i, %away : index
    scf.if %is_away {{ }} else {{ gpu.barrier }}
    memref.store %one, %out[%i] : memref<{SIZE}xf32>
""",
}


@pytest.mark.parametrize("body", ATTACKS.values(), ids=ATTACKS)
def test_a_stop_is_what_it_is_in_one_thread(body: str) -> None:
    constants = f"%last = arith.constant {BLOCKS - 1} : index\n%away = arith.constant {SIZE - 1} : index\n"
    alone, *others = runs(kernel(body).replace("gpu.launch", f"{constants}gpu.launch", 1))
    assert alone.stop is not None
    require_alike(alone, *others)


def test_updates_of_one_element_by_all_blocks_are_not_shared_out() -> None:
    body = f"""
    gpu.barrier
    %old = memref.atomic_rmw addf %one, %out[%tx] : (f32, memref<{SIZE}xf32>) -> f32
"""
    alone, *others = runs(kernel(body))
    require_alike(alone, *others)
    assert all(run.in_parts == 0 for run in others)


def test_memory_that_the_last_block_frees_is_freed_for_who_comes_behind() -> None:
    body = f"""
    gpu.barrier
    %is_last = arith.cmpi eq, %i, %last : index
    scf.if %is_last {{ memref.dealloc %own : memref<{SIZE}xf32> }}
    memref.store %one, %out[%i] : memref<{SIZE}xf32>
"""
    own = f"%last = arith.constant {SIZE - 1} : index\n%own = memref.alloc() : memref<{SIZE}xf32>\n"
    load = f"%x = memref.load %own[%c0] : memref<{SIZE}xf32>\n"
    alone, *others = runs(kernel(body).replace("gpu.launch", f"{own}gpu.launch", 1).replace("return", f"{load}return"))
    assert alone.stop is not None and "after the buffer was freed" in alone.stop.message
    require_alike(alone, *others)


@pytest.mark.parametrize("operations", [50, 300, 700, 1_000])
def test_a_limit_of_operations_ends_a_run_where_it_does_in_one_thread(operations: int) -> None:
    alone, *others = runs(kernel(EXCHANGE), limits=Limits(operations=operations))
    require_alike(alone, *others)


def test_another_schedule_is_run_in_one_thread() -> None:
    alone, *others = runs(kernel(EXCHANGE), seed=5)
    require_alike(alone, *others)
    assert all(run.in_parts == 0 for run in others)


def test_a_race_names_blocks_by_their_numbers_where_they_have_threads() -> None:
    body = f"""
    gpu.barrier
    %at = affine.apply affine_map<(d) -> (d mod {SIZE - 1})>(%i)
    memref.store %one, %out[%at] : memref<{SIZE}xf32>
"""
    for run in runs(kernel(body)):
        assert run.stop is not None and run.stop.kind is StopKind.RACE
        assert f"({BLOCKS - 1}, 0, 0)({THREADS - 1}, 0, 0) stores it" in run.stop.message


@pytest.mark.parametrize("text", ["0", "4 sometimes", "four", "2 always always"])
def test_what_the_environment_cannot_say(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EQUIV_THREADS", text)
    with pytest.raises(ValueError, match="EQUIV_THREADS"):
        Threads.chosen()


def test_what_the_environment_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EQUIV_THREADS", "3")
    assert Threads.chosen() == Threads(3)
    monkeypatch.setenv("EQUIV_THREADS", "2 always")
    assert Threads.chosen() == Threads(2, always=True)
