"""The labels of programs of many agents, by the second interpreter: right ones compute what their sources do under
every schedule drawn, and wrong ones do not under one of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from equiv.corpus.manifests import CorpusPair, read_corpus, read_manifest
from tests import ROOT
from tests.simulation.labels import disagreement
from tests.simulation.schedules import Agent, Running, Schedule, Undefined
from tests.simulation.writing import Program

CORPORA = ROOT / "corpora"
FAMILIES = sorted(
    path.parent.relative_to(CORPORA)
    for folder, names in (
        ("fpga", (
            "approximate-adder", "banked-loops", "beamforming", "binary-training", "equeue-*", "jpeg", "lenet", "lstm",
            "retiming", "shift-add",
        )),
        ("npu", (
            "air-*", "crossbar", "cube-format", "dense-split", "dma-hoisting", "graph-fusion", "halo",
            "sampling-resize", "scratchpad-banks", "spatial-split", "transposed-convolution",
        )),
        ("gpu", (
            "boxes", "convolution", "epilogue-residual", "fused-gather", "gptq-int4", "histogram", "k-truss*",
            "layout-shared", "mapped", "matmul", "maximum", "mfma*", "mma", "promoted", "rows", "scan", "softmax",
            "sparse-*", "split-barrier", "tiles", "transpose", "wmma*",
        )),
    )
    for name in names
    for path in (CORPORA / folder).glob(f"{name}/manifest.toml")
    if path.parent.name != "air-stages"  # some of which are devices
)  # fmt: skip
# Stages of aircc for a host and its herds. Where there is a device, the function beside it may be what it was before.
STAGES = [
    pair
    for path in sorted((CORPORA / "npu").glob("air[c-][cs]*/manifest.toml"))
    for pair in read_manifest(path)
    if pair.expected != "unknown" and not any("aie.device" in each.read_text() for each in (pair.source, pair.target))
]
RIGHT, WRONG = range(2), range(400)


def pairs(family: Path) -> list[CorpusPair]:
    return [each for each in read_corpus(CORPORA / family) if each.expected != "unknown"]


@pytest.mark.parametrize("family", FAMILIES, ids=str)
def test_a_second_interpreter_agrees(family: Path) -> None:
    assert {each.name: disagreement(each, RIGHT, WRONG) for each in pairs(family)} == {
        each.name: None for each in pairs(family)
    }


@pytest.mark.parametrize("pair", STAGES, ids=lambda pair: pair.full_name)
def test_it_agrees_of_stages_without_a_device(pair: CorpusPair) -> None:
    assert disagreement(pair, RIGHT, WRONG) is None


def test_agents_that_wait_for_each_other_are_a_deadlock() -> None:
    schedule, running = Schedule(1), list[Running]()

    def waits_for(other: int) -> Agent:
        yield lambda: running[other].ended

    running += [schedule.spawn(waits_for(1)), schedule.spawn(waits_for(0))]
    with pytest.raises(Undefined, match="deadlock"):
        schedule.run()


def test_what_has_no_meaning_here_is_refused() -> None:
    with pytest.raises(NotImplementedError, match="complex"):
        Program(
            """
func.func @f(%a: f32) {
  %0 = complex.create %a, %a : complex<f32>
  return
}
"""
        )
