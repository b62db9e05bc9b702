"""The text form of affine IR: `print_module` writes it, `parse_module` reads it back to the same program.

    files "gemm.mlir"

    global @table: view<4xf32> constant private [1.0, 2.5 x 3] @2:1

    func @gemm(%A: view<8x?xf32>, %n: index) -> (f32) @4:3 {
      %zero: f32 = const 0.0 @5:5
      %sum: f32 = for %i = 0 to %n step 1 carry (%acc: f32 = %zero) @6:5 {
        %row = apply %i floordiv 2 + 1 @7:7
        %x: f32 = load %A[%row, 0] @8:7
        %next: f32 = op addf(%acc, %x) {reassoc} @9:7
        yield %next @10:7
      }
      return %sum @12:5
    }

A definition names its type; it is `index` where none is named. `@7:7` is line 7, column 7 of the first of `files`,
`@7:7#1` of the second; where an operation has no place of its own, it has the place of its text. An empty `yield` at
the end of a nested region, and an `else` that holds nothing more, may be left out; they have the place of their
operation. `//` starts a comment.
"""

from interp.ir.text.lexer import TextError
from interp.ir.text.parser import parse_module
from interp.ir.text.printer import print_module

__all__ = ["TextError", "parse_module", "print_module"]
