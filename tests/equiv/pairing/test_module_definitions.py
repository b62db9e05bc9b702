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


def _require_said(before: str, after: str, said: str, folder: Path) -> None:
    """Of two programs all functions are proven, or some are open for the reason that is `said`, if one is."""
    source, target = folder / "a.mlir", folder / "b.mlir"
    source.write_text(before)
    target.write_text(after)
    verdicts = verify_all(source, target).verdicts
    open_ = [each.reasons[0].message for each in verdicts if each.verdict == "unknown"]
    assert {each.verdict for each in verdicts} <= {"equivalent", "unknown"}
    assert any(said in each for each in open_) if said else not open_, open_


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("Constant 1", "Constant 2", "'spirv.module' 'kernels', which others see, changed"),
        ("[1, 2]", "[1, 3]", "'memref.global' 'g', which others see, changed"),
        ("global @g", 'global "private" @g', "'memref.global' 'g' is private in"),
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


CONSTANT = """memref.global constant @g : memref<2xi32> = dense<[1, 2]>
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @g : memref<2xi32>
  %v = memref.load %g[%c0] : memref<2xi32>
  return %v : i32
}
"""
FOLDED = """memref.global constant @g : memref<2xi32> = dense<[1, 2]>
func.func @f() -> i32 {
  %v = arith.constant 1 : i32
  return %v : i32
}
"""
KERNELS = """module attributes {gpu.container_module} {
  gpu.module @kernels {
    memref.global constant @g : memref<2xi32> = dense<[1, 2]>
    gpu.func @launched(%m: memref<1xi32>) kernel {
      %c0 = arith.constant 0 : index
      %v = arith.constant 3 : i32
      memref.store %v, %m[%c0] : memref<1xi32>
      gpu.return
    }
    gpu.func @other(%m: memref<1xi32>) kernel {
      %c0 = arith.constant 0 : index
      %g = memref.get_global @g : memref<2xi32>
      %v = memref.load %g[%c0] : memref<2xi32>
      memref.store %v, %m[%c0] : memref<1xi32>
      gpu.return
    }
  }
  func.func @f(%m: memref<1xi32>) {
    %c1 = arith.constant 1 : index
    gpu.launch_func @kernels::@launched blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%m : memref<1xi32>)
    return
  }
}
"""


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        (CONSTANT, FOLDED, ""),
        (CONSTANT, FOLDED.replace("[1, 2]", "[1, 3]"), "'memref.global' 'g', which others see, changed"),
        (CONSTANT, FOLDED.partition("\n")[2], "'memref.global' of the name 'g' is gone"),
        (CONSTANT, CONSTANT.replace("[1, 2]", "[1, 3]"), "@g of the target begins with other values"),
        (CONSTANT.replace("@g :", "@h :").replace("get_global @g", "get_global @h"), FOLDED, "name 'h' is gone"),
        (KERNELS, KERNELS.replace("%v = arith.constant 3", "%w = arith.constant 4 : i32\n %v = arith.constant 3"), ""),
        (KERNELS, KERNELS.replace("[1, 2]", "[1, 3]"), "'memref.global' 'g', which others see, changed"),
        (
            KERNELS,
            KERNELS.replace("load %g[%c0]", "load %g[%c1]").replace(
                "%c0 = arith.constant 0 : index\n      %g",
                "%c0 = arith.constant 0 : index\n      %c1 = arith.constant 1 : index\n      %g",
            ),
            "'gpu.func' 'other'",
        ),
        (KERNELS, KERNELS.replace("@other", "@another"), "'gpu.func' of the name 'other' is gone"),
    ],
)
def test_no_other_function_sees_another_global_or_kernel(before: str, after: str, said: str, tmp_path: Path) -> None:
    """A function that reads a global in one of the programs alone, or a part of it, does not speak for what others
    read; nor a function that launches one kernel for the other kernels of its module."""
    _require_said(before, after, said, tmp_path)


NOTHING = """module attributes {gpu.container_module} {
  gpu.module @kernels {
  }
  module @scripts attributes {transform.with_named_sequence} {
    transform.named_sequence @script(%op: !transform.any_op {transform.readonly}) {
      transform.yield
    }
  }
  func.func @f(%a: i32) -> i32 {
    return %a : i32
  }
}
"""
GLOBALS = "memref.global @g : memref<2xi32> = dense<[1, 2]>"


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        (NOTHING, NOTHING.replace("@kernels {", "@kernels [#nvvm.target<chip = \"sm_90\">] {"), ""),
        (NOTHING, NOTHING.replace("named_sequence @script", "named_sequence @other"), ""),
        (NOTHING.replace("@kernels {", f"@kernels {{\n{GLOBALS}"), NOTHING, "'kernels', which others see, changed"),
        (NOTHING.replace("@scripts", "@kept").replace("transform.yield\n    }", f"transform.yield\n}}\n{GLOBALS}"),
         NOTHING.replace("@scripts", "@kept"), "'kept', which others see, changed"),
    ],
)  # fmt: skip
def test_a_module_in_which_others_find_nothing_is_not_compared(
    before: str, after: str, said: str, tmp_path: Path
) -> None:
    _require_said(before, after, said, tmp_path)


VARIABLE = """tosa.variable @v = dense<7.0> : tensor<3xf32>
func.func @f(%a: tensor<3xf32>) -> tensor<3xf32> {
  %0 = tosa.variable_read @v : tensor<3xf32>
  tosa.variable_write @v, %a : tensor<3xf32>
  return %0 : tensor<3xf32>
}
"""
GLOBAL = """ml_program.global private mutable @v(dense<7.0> : tensor<3xf32>) : tensor<3xf32>
func.func @f(%a: tensor<3xf32>) -> tensor<3xf32> {
  %0 = ml_program.global_load @v : tensor<3xf32>
  ml_program.global_store @v = %a : tensor<3xf32>
  return %0 : tensor<3xf32>
}
"""


def test_a_variable_that_is_named_by_a_string_is_mentioned(tmp_path: Path) -> None:
    source, target = tmp_path / "a.mlir", tmp_path / "b.mlir"
    source.write_text(VARIABLE)
    target.write_text(GLOBAL)
    assert [each.verdict for each in verify_all(source, target).verdicts] == ["equivalent"]
    target.write_text(GLOBAL.replace("dense<7", "dense<8"))
    assert "equivalent" not in [each.verdict for each in verify_all(source, target).verdicts]
