"""What a file defines beside functions: where a pass changed it, no proof of the functions lets the pair pass."""

from __future__ import annotations

from pathlib import Path

import pytest

from equiv import verify
from equiv.errors import WrongUse
from equiv.verification import verify_all

PROGRAM = """module {  // with a table @g, and kernels in @kernels
  func.func @f(%a: i32, %b: i32) -> i32 {
    %y = arith.addi %a, %b : i32
    return %y : i32
  }
  spirv.module @kernels Logical GLSL450 {
    spirv.func @q() -> i32 "None" {
      %c = spirv.Constant 1 : i32
      spirv.ReturnValue %c : i32
    }
  }
  memref.global @g : memref<2xi32> = dense<[1, 2]>
  llvm.mlir.global_ctors ctors = [@init], priorities = [0 : i32], data = [#llvm.zero]
  llvm.func internal @init() {
    llvm.return
  }
}
"""


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("Constant 1", "Constant 2", "'spirv.module' 'kernels', which others see, changed"),
        ("[1, 2]", "[1, 3]", "'memref.global' 'g', which others see, changed"),
        ("global @g", 'global "private" @g', "'memref.global' of the name 'g' is gone"),
        ("  memref.global @g : memref<2xi32> = dense<[1, 2]>\n", "", "'memref.global' of the name 'g' is gone"),
        ("dense<[1, 2]>", "dense<[1, 3]>  // of @g", "'memref.global' 'g', which others see, changed"),
        (
            "  memref.global @g : memref<2xi32> = dense<[1, 2]>\n",
            "  // @g @g\n",
            "'memref.global' of the name 'g' is gone",
        ),
        ("[0 : i32]", "[1 : i32]", "'llvm.mlir.global_ctors', which is in no function, changed"),
        ("@init], priorities = [0 : i32], data = [#llvm.zero", "], priorities = [], data = [", "global_ctors"),
    ],
)
def test_what_changed_beside_functions_is_unknown(old: str, new: str, said: str, tmp_path: Path) -> None:
    source, target = tmp_path / "a.mlir", tmp_path / "b.mlir"
    source.write_text(PROGRAM)
    assert old in PROGRAM
    target.write_text(PROGRAM.replace(old, new))
    proven, open_ = verify_all(source, target).verdicts
    assert proven.verdict == "equivalent"
    assert open_.verdict == "unknown" and said in open_.reasons[0].message
    assert open_.reasons[0].place is not None
    with pytest.raises(WrongUse, match=r"changed|gone"):
        verify(source, target)
    assert verify(source, target, function="f").verdict == "equivalent"


@pytest.mark.parametrize(
    ("old", "new"), [("%a, %b : i32", "%b, %a : i32"), ("%c", "%one"), ("func.func @f", "func.func @f")]
)
def test_what_means_the_same_is_proven(old: str, new: str, tmp_path: Path) -> None:
    source, target = tmp_path / "a.mlir", tmp_path / "b.mlir"
    source.write_text(PROGRAM)
    target.write_text(PROGRAM.replace(old, new))
    assert [each.verdict for each in verify_all(source, target).verdicts] == ["equivalent"]
