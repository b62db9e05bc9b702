"""The page on adding a scalar function: each line that it shows stands in the file that it names."""

from __future__ import annotations

import re

import pytest

from tests import ROOT

PAGE = ROOT / "docs" / "contributing" / "add-a-scalar-function.md"
_SHOWN = re.compile(r"^```\w+ (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SHOWN = _SHOWN.findall(PAGE.read_text(encoding="utf-8"))


def test_four_files_are_touched() -> None:
    assert len({file for file, _ in SHOWN}) == len(SHOWN) == 4


@pytest.mark.parametrize(("file", "lines"), SHOWN, ids=[file for file, _ in SHOWN])
def test_the_lines_stand_in_their_file(file: str, lines: str) -> None:
    assert lines in (ROOT / file).read_text(encoding="utf-8")
