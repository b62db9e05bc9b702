"""Which families `equiv corpus` takes its arguments for, and what it says of those that it cannot take."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from equiv.cli import commands
from tests import ROOT as PROJECT

ROOT = PROJECT / "corpora"
FAMILIES = ["fpga/equeue-convolution", "fpga/equeue-matmul"]


@pytest.mark.parametrize(
    ("arguments", "families"),
    [(FAMILIES[:1], FAMILIES[:1]), (["fpga/equeue-*"], FAMILIES), (FAMILIES[::-1], FAMILIES)],
)
def test_families_are_named_or_fit_a_pattern(arguments: list[str], families: list[str]) -> None:
    found = CliRunner().invoke(commands, ["corpus", "list", "--root", str(ROOT), *arguments])
    listed = {"/".join(line.split("/")[:2]) for line in found.output.splitlines()}
    assert found.exit_code == 0 and sorted(listed) == families


def test_what_is_no_family_is_refused_with_the_nearest_one() -> None:
    found = CliRunner().invoke(commands, ["corpus", "list", "--root", str(ROOT), "fpga/equeue-matmol"])
    assert found.exit_code == 2 and "did you mean 'fpga/equeue-matmul'" in found.output


def test_no_mutants_are_made_of_what_mlir_does_not_parse() -> None:
    found = CliRunner().invoke(commands, ["corpus", "mutate", "--root", str(ROOT), "npu/air-stages/loops-herd"])
    assert found.exit_code == 2
    assert "no mutants are made of" in found.output and "Dialect `air' not found" in found.output
