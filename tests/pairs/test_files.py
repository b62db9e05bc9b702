"""Every pair here has the verdict that its last line says."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.pairs.files import FOLDER, Pair, found, pairs


@pytest.mark.parametrize("pair", pairs(), ids=lambda pair: pair.name)
def test_a_pair_has_the_verdict_that_is_expected(pair: Pair) -> None:
    verdict = pair.check()
    now = found(verdict)
    assert now[: len(pair.expected)] == pair.expected
    assert not pair.assumed or verdict.assumptions == pair.assumed


def test_another_expectation_is_noticed(tmp_path: Path) -> None:
    text = (FOLDER / "sizes" / "two-sizes-are-the-same.mlir").read_text(encoding="utf-8")
    path = tmp_path / "wrong.mlir"
    path.write_text(text.replace("// expect: different", "// expect: equivalent"), encoding="utf-8")
    pair = Pair.read(path)
    assert found(pair.check())[: len(pair.expected)] != pair.expected


def test_another_assumption_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "assumed.mlir"
    path.write_text((FOLDER / "sizes" / "two-sizes-are-the-same.mlir").read_text(encoding="utf-8"), encoding="utf-8")
    pair = Pair.read(path)
    verdict = pair.check()
    assert verdict.assumptions
    pair.accept(verdict, assumptions=True)
    again = Pair.read(path)
    assert (again.source, again.target, again.expected) == (pair.source, pair.target, pair.expected)
    assert again.assumed == verdict.assumptions
    assert again.is_as_expected(verdict)
    assert not again.is_as_expected(replace(verdict, assumptions=verdict.assumptions[1:]))
    assert not again.is_as_expected(replace(verdict, assumptions=(*verdict.assumptions, "more")))
    assert pair.is_as_expected(replace(verdict, assumptions=()))


def test_every_file_is_a_pair() -> None:
    files = {path for path in FOLDER.rglob("*") if path.is_file() and path.suffix not in (".py", ".pyc")}
    assert files == {pair.path for pair in pairs()}


def test_the_languages_are_those_of_the_suffixes(tmp_path: Path) -> None:
    path = tmp_path / "a.name.mlir.blif"
    path.write_text("// a\n# -----\n# b\n# expect: unknown\n", encoding="utf-8")
    pair = Pair.read(path)
    assert (pair.suffixes, pair.source, pair.target, pair.expected) == (
        (".mlir", ".blif"),
        "// a\n",
        "# b",
        ("unknown",),
    )


@pytest.mark.parametrize("text", ["func.func @f() { return }\n", "a\n// expect:\n", "a\n// expect: different\n"])
def test_a_file_of_another_form_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "wrong.mlir"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=r"wrong\.mlir"):
        Pair.read(path)
