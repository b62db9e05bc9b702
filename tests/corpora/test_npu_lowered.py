"""Operators that real passes lowered: the files are what the script makes, every verdict is the expected one, and
native runs agree with verdicts, as `python -m tests.corpora.lowered_runs` says of all of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from corpora.npu.produce_lowered import ROOT, families, main
from equiv.corpus.manifests import read_manifest
from tests.corpora.lowered_runs import problems
from tests.corpora.verdicts import require_family

MANIFESTS = [ROOT / name / "manifest.toml" for name in families()]


def test_the_files_are_what_the_script_makes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check"]) == 0, capsys.readouterr().out


@pytest.mark.parametrize("manifest", MANIFESTS, ids=lambda path: path.parent.name)
def test_every_verdict_is_the_expected_one(manifest: Path) -> None:
    require_family(read_manifest(manifest))


@pytest.mark.parametrize("manifest", MANIFESTS, ids=lambda path: path.parent.name)
def test_native_runs_agree(manifest: Path) -> None:
    pairs = read_manifest(manifest)
    first = next(pair for pair in pairs if pair.expected == "equivalent")
    last = next(pair for pair in reversed(pairs) if pair.expected == "different")
    assert [problem for pair in (first, last) for problem in problems(pair)] == []
