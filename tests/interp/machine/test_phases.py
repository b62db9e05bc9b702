"""Threads that run in step between barriers leave what they leave one after the other."""

import pytest

from frontends.mlir import load
from interp.machine import BufferInput, Domain, Execution, Lanes, StopKind, Threads, assemble, compare
from tests.benchmarks.agents import tiled_launch
from tests.interp.agents_campaign import check, what


def _runs(text: str, entry: str, shapes: list[tuple[int, ...]], domain: Domain) -> tuple[Execution, Execution]:
    program = assemble(load(text).lower(entry), entry)
    inputs = [BufferInput(shape) for shape in shapes]
    one_by_one, in_step = (
        program.run(inputs, domain, lanes=lanes, threads=Threads(1)) for lanes in (Lanes.NEVER, Lanes.PAYING)
    )
    return one_by_one, in_step


@pytest.mark.parametrize("domain", [Domain.FINGERPRINT, Domain.EXACT])
def test_tiles_are_multiplied_in_step(domain: Domain) -> None:
    one_by_one, in_step = _runs(tiled_launch(32), "gemm", [(32, 32)] * 3, domain)
    assert what(one_by_one) == what(in_step)
    assert not compare(one_by_one, in_step).differing
    assert one_by_one.in_lanes == 0
    assert in_step.in_lanes > in_step.operations // 2


# A missing barrier, before the tiles are read and before they are written again.
@pytest.mark.parametrize("missing", [0, 1])
def test_a_race_is_the_one_of_threads_one_after_the_other(missing: int) -> None:
    before, between, behind = tiled_launch(32).split("gpu.barrier\n")
    text = before + between + "gpu.barrier\n" + behind if missing == 0 else before + "gpu.barrier\n" + between + behind
    one_by_one, in_step = _runs(text, "gemm", [(32, 32)] * 3, Domain.FINGERPRINT)
    assert one_by_one.stop is not None
    assert one_by_one.stop.kind is StopKind.RACE
    assert what(one_by_one) == what(in_step)


@pytest.mark.parametrize("seed", range(400, 420))
def test_random_kernels(seed: int) -> None:
    assert check(seed)[0] == ""
