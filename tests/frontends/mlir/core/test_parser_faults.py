"""A program on which MLIR's parser ends its process is an error with its place."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from equiv import verify
from frontends.errors import SyntaxProblem
from frontends.mlir.core.parser_faults import ends_the_process

_FAULTY = """func.func @f(%a: memref<4xi32>) {
  acc.host_data dataOperands(%a : memref<4xi32>) {
  }
  return
}
"""
_WHOLE = "func.func @g(%a: i32) -> i32 {\n  return %a : i32\n}\n"


def test_an_invalid_program_is_an_error(tmp_path: Path) -> None:
    path = tmp_path / "f.mlir"
    path.write_text(_FAULTY, encoding="utf-8")
    with pytest.raises(SyntaxProblem, match="ends where it should say why") as raised:
        verify(path, path)
    assert raised.value.place is not None
    assert (raised.value.place.line, raised.value.place.column) == (2, 3)


def test_other_functions_of_its_file_are_checked(tmp_path: Path) -> None:
    path = tmp_path / "f.mlir"
    path.write_text(_WHOLE + _FAULTY, encoding="utf-8")
    assert verify(path, path, source_function="g", target_function="g").verdict == "equivalent"


def test_what_ends_a_process_is_told_from_an_exception() -> None:
    assert ends_the_process(os.abort)
    assert not ends_the_process(lambda: 1 // 0)
    assert not ends_the_process(lambda: None)
