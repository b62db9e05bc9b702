"""The MLIR-AIR families of the NPU corpus: files are what the script makes, every verdict is the expected one, and what
programs are compared with does what it does as native code, and what numpy computes."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from corpora.npu.produce_air import ROOT, main
from equiv.corpus.manifests import read_corpus
from frontends.mlir import load
from interp.machine import BufferInput, Domain, Sample, assemble
from tests.corpora.verdicts import require_family
from tests.frontends.execution import disagreements

PAIRS = [pair for pair in read_corpus(Path(ROOT)) if pair.family.startswith("air-")]
FAMILIES = sorted({pair.family for pair in PAIRS})
LOOPS = sorted(Path(ROOT).glob("air-*/loops.mlir"))


def test_the_files_are_what_the_script_makes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check"]) == 0, capsys.readouterr().out


@pytest.mark.parametrize("family", FAMILIES)
def test_every_verdict_is_the_expected_one(family: str) -> None:
    require_family(pair for pair in PAIRS if pair.family == family)


@pytest.mark.parametrize("path", LOOPS, ids=lambda path: path.parent.name)
def test_the_loops_agree_with_native_code(path: Path) -> None:
    assert disagreements(path.read_text(), "kernel", {}, (3,)) == []


@pytest.mark.parametrize("form", ["loops", "herds"])
def test_heads_are_what_numpy_computes(form: str) -> None:
    """Rotated queries and keys, masked by position, and the softmax of their products times the values."""
    generator = np.random.default_rng(5)
    q, k, v = (generator.standard_normal((8, 8)).astype(np.float32) for _ in range(3))
    angles = np.arange(8)[:, None] * np.array([1.0, 0.01])
    cos, sin = np.cos(angles).astype(np.float32), np.sin(angles).astype(np.float32)

    def rotated(x: np.ndarray) -> np.ndarray:
        first, second = x[:, :2], x[:, 2:]
        return np.hstack([first * cos - second * sin, second * cos + first * sin])

    heads = []
    for head in (slice(0, 4), slice(4, 8)):
        scores = rotated(q[:, head]) @ rotated(k[:, head]).T * 0.5
        scores[np.triu_indices(8, 1)] = -np.inf
        weights = np.exp(scores - scores.max(axis=1, keepdims=True))
        heads.append(weights / weights.sum(axis=1, keepdims=True) @ v[:, head])

    arrays = (q, k, v, np.zeros((8, 8), np.float32), cos, sin)
    bits = {
        (position, at): int(each)
        for position, array in enumerate(arrays)
        for at, each in enumerate(array.view("u4").ravel())
    }
    text = (Path(ROOT) / "air-heads" / f"{form}.mlir").read_text()
    program = assemble(load(text).lower("kernel"), "kernel")
    given = [BufferInput(array.shape) for array in arrays]
    execution = program.run(given, Domain.CONCRETE, sample=Sample(overrides=bits))
    assert execution.stop is None
    found = np.array(execution.output_bits(("argument", 3)), "u4").view("f4").reshape(8, 8)
    np.testing.assert_allclose(found, np.hstack(heads), rtol=1e-5, atol=1e-5)
