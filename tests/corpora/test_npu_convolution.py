"""Convolutions that transform scripts scheduled: the files are what the script makes, every verdict is the expected
one, and the programs do on the machine what they do as native code."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from corpora.npu.produce_convolution import ROOT, SCHEDULES, main
from equiv.corpus.manifests import CorpusPair, read_manifest
from tests.corpora.lowered_runs import problems
from tests.corpora.native_form import native_form
from tests.corpora.verdicts import require_family
from tests.frontends.execution import disagreements
from tests.simulation.labels import disagreement

MANIFESTS = sorted(ROOT / schedule.stem / "manifest.toml" for schedule in SCHEDULES.glob("*.mlir"))
SEEDS = (3,)
RACES = "tiles of one sum done at once"  # which native runs do one after the other
PAIRS = [pair for manifest in MANIFESTS for pair in read_manifest(manifest) if pair.what != RACES]
# Those, and the first stages, whose tiles are done at once and of elements of their own.
AT_ONCE = [
    pair
    for manifest in MANIFESTS
    for pair in read_manifest(manifest)
    if pair.what == RACES or (pair.name.startswith("1-") and "scf.forall" in pair.target.read_text())
]


def test_the_files_are_what_the_script_makes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check"]) == 0, capsys.readouterr().out


@pytest.mark.parametrize("manifest", MANIFESTS, ids=lambda path: path.parent.name)
def test_every_verdict_is_the_expected_one(manifest: Path) -> None:
    require_family(pair for pair in read_manifest(manifest) if not pair.name.endswith(".step"))


@pytest.mark.parametrize("manifest", MANIFESTS, ids=lambda path: path.parent.name)
def test_agrees_with_native_code(manifest: Path) -> None:
    folder = manifest.parent
    for program in (*folder.glob("*-buffers.mlir"), *folder.glob("*-loops.mlir")):
        assert disagreements(native_form(program.read_text()), "kernel", {}, SEEDS) == [], program.name


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: f"{pair.family}-{pair.name}")
def test_native_runs_agree_with_labels(pair: CorpusPair) -> None:
    assert problems(pair) == []


@pytest.mark.parametrize("pair", AT_ONCE, ids=lambda pair: f"{pair.family}-{pair.name}")
def test_tiles_at_once_race_where_labels_say_so(pair: CorpusPair, tmp_path: Path) -> None:
    """With tensors in memory, as MLIR has them there, each tile is an agent of a second interpreter."""
    memory = {}
    for side in ("source", "target"):
        memory[side] = tmp_path / f"{side}.mlir"
        memory[side].write_text(native_form(getattr(pair, side).read_text()))
    assert disagreement(replace(pair, **memory), range(2), range(8)) is None
