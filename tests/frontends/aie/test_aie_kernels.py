"""Kernels that cores call and that are defined elsewhere."""

from __future__ import annotations

from dataclasses import replace

from tests.frontends.aie.devices import check_device, negate
from tests.pairs.files import FOLDER, pairs

# A kernel that is linked with the core's program, and defined elsewhere.
KERNEL = 'func.func private @negate(memref<4xi32>, memref<4xi32>) attributes {link_with = "negate.o"}\n'
CALLED = (
    KERNEL
    + """
func.func @sequence(%a: memref<8xi32>, %b: memref<8xi32>) {
  affine.for %half = 0 to 2 {
    %in = memref.alloc() : memref<4xi32>
    %out = memref.alloc() : memref<4xi32>
    affine.for %i = 0 to 4 {
      %x = affine.load %a[%half * 4 + %i] : memref<8xi32>
      affine.store %x, %in[%i] : memref<4xi32>
    }
    func.call @negate(%in, %out) : (memref<4xi32>, memref<4xi32>) -> ()
    affine.for %i = 0 to 4 {
      %y = affine.load %out[%i] : memref<4xi32>
      affine.store %y, %b[%half * 4 + %i] : memref<8xi32>
    }
  }
  return
}
"""
)
CALLING = """
aie.use_lock(%full, AcquireGreaterEqual, 1)
aie.use_lock(%free_out, AcquireGreaterEqual, 1)
func.call @negate(%in, %out) : (memref<4xi32>, memref<4xi32>) -> ()
aie.use_lock(%free, Release, 1)
aie.use_lock(%full_out, Release, 1)
"""


def test_kernels_are_functions_of_what_they_read() -> None:
    cleared = CALLING.replace(
        "func.call",
        """scf.for %i = %c0 to %c4 step %c1 {
  memref.store %zero, %out[%i] : memref<4xi32>
}
func.call""",
    )
    source = CALLED.replace(
        "func.call",
        """%zero = arith.constant 0 : i32
    affine.for %i = 0 to 4 {
      affine.store %zero, %out[%i] : memref<4xi32>
    }
    func.call""",
    )
    verdict = check_device(source, negate(cleared).replace("%shim =", KERNEL + "    %shim =", 1))
    assert verdict.verdict == "equivalent", verdict.reasons
    assert any("kernels" in each for each in verdict.assumptions)


def test_the_files_of_a_kernel_are_said() -> None:
    source = pairs([FOLDER / "aie/kernels/a-kernel-of-a-file-among-others.mlir"])[0]
    other = replace(source, target=source.target.replace('"k.o"', '"another.o"'))
    assert any(each.startswith("the kernel 'k' of ") and "'k.o'" in each for each in source.check().assumptions)
    refused = other.check()
    assert refused.verdict == "unknown"
    assert "the kernel 'k' is one of" in refused.reasons[0].message and "another.o" in refused.reasons[0].message
