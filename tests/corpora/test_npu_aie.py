"""The corpus of programs in the aie dialects: its files are what the script makes, and every verdict is as expected."""

from __future__ import annotations

import pytest

from corpora.npu.produce_aie import FAMILIES, ROOT, main
from equiv.corpus.manifests import read_manifest
from tests.corpora.verdicts import require_family


def test_the_files_are_what_the_script_makes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check"]) == 0, capsys.readouterr().out


@pytest.mark.parametrize("family", FAMILIES)
def test_every_verdict_is_the_expected_one(family: str) -> None:
    require_family(read_manifest(ROOT / family / "manifest.toml"))
