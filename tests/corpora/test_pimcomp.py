"""The corpus of PIMCOMP's streams: its files are what the script makes, every verdict is the expected one, the machine
does with them what numpy does, and wrong ones do something else."""

from __future__ import annotations

import numpy as np
import pytest

from corpora.npu.pimcomp.produce import FAMILIES, ROOT, main
from equiv.corpus.manifests import CorpusPair, read_corpus, read_manifest
from equiv.request.sources import load
from interp.machine import BufferInput, Domain, Sample, assemble
from tests.corpora.pimcomp_model import Array, Deadlock, arguments, result
from tests.corpora.verdicts import require_family

PAIRS = read_corpus(ROOT)
SEEDS = range(7, 17)


def test_the_files_are_what_the_script_makes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check"]) == 0, capsys.readouterr().out


@pytest.mark.parametrize("family", FAMILIES)
def test_every_verdict_is_the_expected_one(family: str) -> None:
    require_family(read_manifest(ROOT / family / "manifest.toml"))


def _drawn(text: str, seed: int) -> dict[str, Array]:
    """Integers small enough that all sums are exact."""
    draw = np.random.default_rng(seed)
    return {name: draw.integers(-4, 5, shape).astype(np.float32) for name, shape in arguments(text)}


@pytest.mark.parametrize(
    "pair", [pair for pair in PAIRS if pair.expected == "equivalent"], ids=lambda pair: pair.full_name
)
def test_the_machine_does_what_numpy_does(pair: CorpusPair) -> None:
    for path in (pair.target, pair.source):
        drawn = _drawn(pair.target.read_text(), SEEDS[0])
        module = load(path).lower("main")
        bits = {
            (position, index): int(each)
            for position, array in enumerate(drawn.values())
            for index, each in enumerate(array.reshape(-1).view(np.uint32))
        }
        inputs = [BufferInput(array.shape) for array in drawn.values()]
        execution = assemble(module, "main").run(inputs, Domain.CONCRETE, sample=Sample(overrides=bits))
        assert execution.stop is None
        found = np.array(execution.output_bits(("argument", len(drawn) - 1)), np.uint32).view(np.float32)
        wanted = result(pair.target.read_text(), drawn)
        assert np.array_equal(found + np.float32(0), wanted.reshape(-1) + np.float32(0))
        assert len(set(wanted.reshape(-1).tolist())) > 2


@pytest.mark.parametrize(
    "pair", [pair for pair in PAIRS if pair.expected == "different"], ids=lambda pair: pair.full_name
)
def test_wrong_streams_do_something_else_in_numpy(pair: CorpusPair) -> None:
    right = next(each for each in PAIRS if each.source == pair.source and each.expected == "equivalent")
    text, wrong = right.target.read_text(), pair.target.read_text()
    assert any(not _agree(text, wrong, _drawn(text, seed)) for seed in SEEDS)


def _agree(right: str, wrong: str, drawn: dict[str, Array]) -> bool:
    try:
        return np.array_equal(result(wrong, drawn), result(right, drawn))
    except Deadlock:
        return False
