"""Every pair here has the verdict that its last line says."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.pairs.files import FOLDER, Pair, found, pairs


@pytest.mark.parametrize("pair", pairs(), ids=lambda pair: pair.name)
def test_a_pair_has_the_verdict_that_is_expected(pair: Pair) -> None:
    now = found(pair.check())
    assert now[: len(pair.expected)] == pair.expected


def test_another_expectation_is_noticed(tmp_path: Path) -> None:
    text = (FOLDER / "sizes" / "two-sizes-are-the-same.mlir").read_text(encoding="utf-8")
    path = tmp_path / "wrong.mlir"
    path.write_text(text.replace("// expect: different", "// expect: equivalent"), encoding="utf-8")
    pair = Pair.read(path)
    assert found(pair.check())[: len(pair.expected)] != pair.expected


@pytest.mark.parametrize("text", ["func.func @f() { return }\n", "a\n// expect:\n", "a\n// expect: different\n"])
def test_a_file_of_another_form_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "wrong.mlir"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=r"wrong\.mlir"):
        Pair.read(path)
