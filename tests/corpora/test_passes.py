"""What MLIR's passes get wrong: the files are what the script makes, every verdict is the expected one, and native runs
say the same; of loops that are parallel a second interpreter does."""

from __future__ import annotations

import pytest

from corpora.passes.produce import FAMILIES, ROOT, main
from equiv.corpus.manifests import CorpusPair, read_manifest
from tests.corpora.native_form import native_form
from tests.corpora.verdicts import require_expected
from tests.oracle import Edges, run
from tests.oracle.agreement import SEEDS, compare
from tests.oracle.native import Job
from tests.simulation.labels import disagreement

PAIRS = [pair for family in FAMILIES for pair in read_manifest(ROOT / family / "manifest.toml")]
# What runs one iteration after the other shows nothing of these.
PARALLEL = [pair for pair in PAIRS if pair.source.stem == "private"]
IN_TURN = [pair for pair in PAIRS if pair not in PARALLEL]


def test_the_files_are_what_the_script_makes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check"]) == 0, capsys.readouterr().out


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: pair.full_name)
def test_every_verdict_is_the_expected_one(pair: CorpusPair) -> None:
    require_expected(pair)


@pytest.mark.parametrize("pair", IN_TURN, ids=lambda pair: pair.full_name)
def test_native_runs_agree(pair: CorpusPair) -> None:
    sizes = {name: column[0] for name, column in pair.sizes.items()}
    work: list[Job] = [*((sizes, seed) for seed in SEEDS), *((sizes, Edges(turn)) for turn in range(4))]
    source, target = (
        run(native_form(text) if "tensor<" in text else text, pair.function, work)
        for text in (path.read_text() for path in (pair.source, pair.target))
    )
    assert all(outcome.status == "finished" for outcome in source)
    seen = [compare(*outcomes) for outcomes in zip(source, target, strict=True)]
    assert any(seen) == (pair.expected == "different"), seen
    assert not any(what.startswith("invalid") for what in seen), seen


@pytest.mark.parametrize("pair", PARALLEL, ids=lambda pair: pair.full_name)
def test_a_second_interpreter_agrees(pair: CorpusPair) -> None:
    assert disagreement(pair, range(2), range(40)) is None
