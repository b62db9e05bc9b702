"""The native core is the one that its sources make."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from interp import _native
from interp.errors import StaleCore
from interp.machine import native_sources

SOURCES = Path(native_sources.__file__).parents[1] / "native"


def test_the_core_was_built_from_these_sources() -> None:
    assert native_sources.digest_of(SOURCES) == _native.sources


@pytest.mark.parametrize("change", ["changed", "renamed", "missing", "listed"])
def test_other_sources_are_told_apart(change: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = shutil.copytree(SOURCES, tmp_path / "native")
    monkeypatch.setattr(native_sources, "_FOLDER", folder)
    native_sources.require_current()
    source = folder / "core" / "memory.cpp"
    if change == "changed":
        source.write_text(source.read_text() + "\n")
    elif change == "renamed":
        source.rename(folder / "core" / "heap.cpp")
    elif change == "listed":
        opcodes = folder / "opcodes.def"
        opcodes.write_text(opcodes.read_text().replace("OPCODE(Jump)", "OPCODE(Leap)"))
    else:
        source.unlink()
    with pytest.raises(StaleCore, match="was built from other sources"):
        native_sources.require_current()


def test_sources_that_are_not_there_do_not_matter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native_sources, "_FOLDER", tmp_path / "native")
    native_sources.require_current()
