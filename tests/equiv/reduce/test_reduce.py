"""`equiv reduce`: smaller pairs of which the same is found out."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from frontends.mlir.editor import Editor

SOURCE = """func.func private @unused(%x: f32) -> f32 {
  return %x : f32
}
func.func @f(%A: memref<64x32xf32>, %B: memref<64x32xf32>, %C: memref<64x32xf32>, %y: f32) -> (f32, f32) {
  %k = arith.constant 3.0 : f32
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 32 {
      %a = affine.load %A[%i, %j] : memref<64x32xf32>
      %b = affine.load %B[%i, %j] : memref<64x32xf32>
      %s = arith.mulf %a, %k : f32
      %t = arith.addf %s, %b : f32
      affine.store %t, %C[%i, %j] : memref<64x32xf32>
      affine.store %s, %B[%i, %j] : memref<64x32xf32>
    }
  }
  return %k, %y : f32, f32
}
"""
WRONG = SOURCE.replace("addf", "subf")
OUT_OF_BOUNDS = SOURCE.replace("%i = 0 to 64", "%i = 0 to 65")
FOREIGN = SOURCE.replace("arith.addf %s, %b : f32", '"their.op"(%s, %b) : (f32, f32) -> f32')


def reduced(folder: Path, source: str, *arguments: str, target: str | None = None) -> tuple[str, str]:
    (folder / "a.mlir").write_text(source)
    files = ["a.mlir"]
    if target is not None:
        (folder / "b.mlir").write_text(target)
        files.append("b.mlir")
    command = [sys.executable, "-m", "equiv", "reduce", *files, "-o", "out", *arguments]
    ended = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert ended.returncode == 0, ended.stderr
    return (folder / "out/source.mlir").read_text(), (folder / "out/target.mlir").read_text()


def test_a_difference_stays_and_what_has_no_part_in_it_goes(tmp_path: Path) -> None:
    source, target = reduced(tmp_path, SOURCE, target=WRONG)
    assert "addf" in source and "subf" in target
    for text in (source, target):
        assert "@unused" not in text and "64" not in text and "mulf" not in text
        assert text.count("affine.store") == 1


def test_undefined_behaviour_stays_that(tmp_path: Path) -> None:
    source, _ = reduced(tmp_path, SOURCE, target=OUT_OF_BOUNDS)
    ended = subprocess.run(
        [sys.executable, "-m", "equiv", "check", "out/source.mlir", "out/target.mlir"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert ended.returncode == 1 and "out of bounds" in ended.stdout
    assert "memref<1x1xf32>" in source and "@unused" not in source


def test_what_is_not_modelled_stays_that(tmp_path: Path) -> None:
    source, target = reduced(tmp_path, FOREIGN, target=FOREIGN.replace("mulf %a, %k", "mulf %k, %a"))
    assert "their.op" in source or "their.op" in target
    assert "@unused" not in source and len(source) < len(FOREIGN) / 2


def test_the_tool_makes_the_target_anew(tmp_path: Path) -> None:
    (tmp_path / "tool.sh").write_text('#!/bin/sh\nexec sed s/arith.addf/arith.subf/ "$1"\n')
    source, target = reduced(tmp_path, SOURCE, "--with", "sh tool.sh")
    assert target == source.replace("addf", "subf") and "addf" in source
    assert "affine.for" not in source and "mulf" not in source


def test_an_equivalent_pair_gets_smaller_too(tmp_path: Path) -> None:
    source, target = reduced(tmp_path, SOURCE, target=SOURCE)
    assert source == target and len(source) < len(SOURCE)


@pytest.mark.parametrize("arguments", [["a.mlir"], ["a.mlir", "b.mlir", "--with", "cat"], ["gone.mlir", "gone.mlir"]])
def test_wrong_use(tmp_path: Path, arguments: list[str]) -> None:
    (tmp_path / "a.mlir").write_text(SOURCE)
    command = [sys.executable, "-m", "equiv", "reduce", *arguments]
    assert subprocess.run(command, cwd=tmp_path, capture_output=True).returncode == 2


def test_numbers_are_extents_and_bounds_alone() -> None:
    text = '%arg7 = f 12 : memref<64x?x9xf32, 5>, i32, 2.5e+10, #map3, @f8, "x" {a = 77 : i64}'
    assert Editor.numbers(text) == [77, 64, 12, 9, 5]


def test_an_edit_that_does_not_fit_gives_nothing() -> None:
    editor = Editor("torch_mlir")
    assert editor.without_result("f", 7)(SOURCE) is None
    assert editor.without_argument("f", 0)(SOURCE) is None  # it is used
    assert editor.without_operation(999)(SOURCE) is None
    assert editor.collapsed("arith.addf", 0)("no program") is None
