"""Small pairs of programs for batches."""

from __future__ import annotations

from pathlib import Path


def program(constant: int, elements: int = 8) -> str:
    """Adds a constant to every element."""
    return f"""
func.func @f(%A: memref<{elements}xi32>) {{
  %c = arith.constant {constant} : i32
  affine.for %i = 0 to {elements} {{
    %x = affine.load %A[%i] : memref<{elements}xi32>
    %y = arith.addi %x, %c : i32
    affine.store %y, %A[%i] : memref<{elements}xi32>
  }}
  return
}}
"""


def unrolled(constant: int, elements: int = 8) -> str:
    """The same, two elements at a time."""
    return f"""
func.func @f(%A: memref<{elements}xi32>) {{
  %c = arith.constant {constant} : i32
  affine.for %i = 0 to {elements} step 2 {{
    %x = affine.load %A[%i] : memref<{elements}xi32>
    %y = arith.addi %x, %c : i32
    affine.store %y, %A[%i] : memref<{elements}xi32>
    %z = affine.load %A[%i + 1] : memref<{elements}xi32>
    %w = arith.addi %z, %c : i32
    affine.store %w, %A[%i + 1] : memref<{elements}xi32>
  }}
  return
}}
"""


def write_pairs(folder: Path, count: int, wrong: frozenset[int] = frozenset()) -> None:
    """Pairs `0000.src.mlir`, `0000.tgt.mlir`, ...; the targets of those in `wrong` add another constant."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(count):
        (folder / f"{number:04}.src.mlir").write_text(program(number))
        (folder / f"{number:04}.tgt.mlir").write_text(unrolled(number + (number in wrong)))
