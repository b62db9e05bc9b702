"""Pointers that functions return of memory that neither looks at: the same parameter in both, or nobody knows what."""

from __future__ import annotations

from pathlib import Path

import pytest

from equiv import verify
from equiv.errors import SignatureMismatch

PROGRAM = """llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %n: i64, %c: i1) -> !llvm.ptr {
  BEFORE
  llvm.return GIVEN : !llvm.ptr
}
"""
BLOCKS = """llvm.cond_br %c, ^a(%p : !llvm.ptr), ^a(OTHER : !llvm.ptr)
^a(%r: !llvm.ptr):"""


def _program(given: str, before: str = "") -> str:
    return PROGRAM.replace("BEFORE", before).replace("GIVEN", given)


@pytest.mark.parametrize(
    ("given", "before"),
    [
        ("%q", ""),
        ("%r", "%r = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8"),
        ("%r", "%r = llvm.mlir.zero : !llvm.ptr"),
        ("%r", "%r = llvm.load %q : !llvm.ptr -> !llvm.ptr"),
        ("%r", "%r = llvm.call @malloc(%n) : (i64) -> !llvm.ptr"),
        ("%r", "%r = llvm.alloca %n x i8 : (i64) -> !llvm.ptr"),
        ("%r", "%r = llvm.select %c, %p, %q : i1, !llvm.ptr"),
        ("%r", "%z = llvm.mlir.zero : !llvm.ptr\n  %r = llvm.select %c, %p, %z : i1, !llvm.ptr"),
        ("%r", BLOCKS.replace("OTHER", "%q")),
        ("%r", "%i = llvm.ptrtoint %p : !llvm.ptr to i64\n  %r = llvm.inttoptr %i : i64 to !llvm.ptr"),
    ],
)
def test_another_pointer_than_one_parameter_is_not_compared(given: str, before: str, tmp_path: Path) -> None:
    source, target = tmp_path / "a.mlir", tmp_path / "b.mlir"
    source.write_text(_program("%p"))
    target.write_text(_program(given, before))
    with pytest.raises(SignatureMismatch, match="not known what it points to"):
        verify(source, target, function="f")
    with pytest.raises(SignatureMismatch, match="not known what it points to"):
        verify(target, source, function="f")


def test_one_parameter_on_every_path_is_that_parameter(tmp_path: Path) -> None:
    source, target = tmp_path / "a.mlir", tmp_path / "b.mlir"
    number = "!llvm.struct<(ptr, i64)>"
    ends = f"""%u = llvm.mlir.undef : {number}
  %s = llvm.insertvalue %r, %u[0] : {number}
  %t = llvm.insertvalue %n, %s[1] : {number}"""
    for file, before in (
        (source, BLOCKS.replace("OTHER", "%p")),
        (target, "%r = llvm.select %c, %p, %p : i1, !llvm.ptr"),
    ):
        file.write_text(
            _program("%t", f"{before}\n  {ends}")
            .replace("-> !llvm.ptr {", f"-> {number} {{")
            .replace("%t : !llvm.ptr", f"%t : {number}")
        )
    verdict = verify(source, target, function="f")
    assert verdict.verdict == "equivalent"
    assert any("is the same parameter in both" in each for each in verdict.assumptions)
