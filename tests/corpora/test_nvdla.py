"""The corpus of NVDLA's traces: its files are what the script makes, every verdict is the expected one, what traces
become does natively what they do in numpy, and wrong ones do something else."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from corpora.npu.nvdla.produce import FAMILIES, ROOT, main
from equiv.corpus.manifests import CorpusPair, read_corpus, read_manifest
from frontends.nvdla.parts import split
from frontends.nvdla.source import translate
from tests.corpora.nvdla_model import Array, Model
from tests.corpora.verdicts import require_family
from tests.oracle import inputs, run

SEEDS = (4, 5)  # any bytes, and small ones
PAIRS = read_corpus(ROOT)
UNDEFINED = ("-wait", "-block")  # pairs whose target reads too early, or what is not there
ELEMENTS = {"bias": np.int16, "factors": np.int16}


def test_the_files_are_what_the_script_makes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check"]) == 0, capsys.readouterr().out


@pytest.mark.parametrize("family", FAMILIES)
def test_every_verdict_is_the_expected_one(family: str) -> None:
    require_family(read_manifest(ROOT / family / "manifest.toml"))


# -- concrete runs -----------------------------------------------------------------------------------------------------


def _traces(path: Path) -> dict[str, str]:
    text = path.read_text()
    return {part.name: text[part.start : part.end] for part in split(text, str(path)) if part.is_trace}


def _drawn(text: str, seed: int) -> dict[str, Array]:
    """Numbers for the files that a trace loads, as native runs draw them."""
    model, found = Model(text, {}), {}
    for position, name in enumerate(model.arguments):
        element = ELEMENTS.get(name, np.int8)
        size, type = model.content(name, element).size, np.dtype(element).name.replace("int", "i")
        found[name] = inputs.values(type, (size,), seed, position)
    return found


RIGHT = sorted({path for pair in PAIRS if pair.expected == "equivalent" for path in (pair.source, pair.target)})


@pytest.mark.parametrize("path", [path for path in RIGHT if path.suffix != ".mlir"], ids=lambda path: path.name)
def test_traces_do_natively_what_they_do_in_numpy(path: Path) -> None:
    text = translate(path.read_text(), str(path)).text
    for name, trace in _traces(path).items():
        for seed, outcome in zip(SEEDS, run(text, name, [({}, seed) for seed in SEEDS]), strict=True):
            assert outcome.status == "finished", outcome.message
            model = Model(trace, _drawn(trace, seed))
            wanted, result = model.content("result", np.int8), model.arguments.index("result")
            settled = ~outcome.unsettled[result]
            assert np.array_equal(wanted[settled], outcome.outputs[result][settled])
            assert len(set(wanted[settled].tolist())) > 1


@pytest.mark.parametrize(
    "pair",
    [pair for pair in PAIRS if pair.source.suffix == ".cfg" and not pair.name.endswith(UNDEFINED)],
    ids=lambda pair: pair.full_name,
)
def test_traces_agree_in_numpy_where_their_pairs_do(pair: CorpusPair) -> None:
    (source,), (target,) = _traces(pair.source).values(), _traces(pair.target).values()
    drawn = _drawn(source, SEEDS[-1])
    results = [Model(trace, drawn).content("result", np.int8) for trace in (source, target)]
    assert np.array_equal(*results) == (pair.expected == "equivalent")
