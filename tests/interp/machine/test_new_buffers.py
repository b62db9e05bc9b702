"""What is in a buffer that a program allocates."""

from __future__ import annotations

import pytest

from frontends.mlir import load
from interp.ir import OutputKind
from interp.machine import BufferInput, Cell, DataInput, Domain, assemble


@pytest.mark.parametrize("sizes", [(9000, 9000), (9000, 5000), (9000, 8), (70000, 60000)])
@pytest.mark.parametrize("domain", [Domain.CONCRETE, Domain.FINGERPRINT])
def test_a_new_buffer_has_nothing_of_one_that_was_freed(sizes: tuple[int, int], domain: Domain) -> None:
    first, second = sizes
    text = f"""func.func @main(%x: f32, %b: memref<{second}xf32>) {{
      affine.for %t = 0 to 5 {{
        %u = memref.alloc() : memref<{first}xf32>
        affine.for %c = 0 to {first} {{ affine.store %x, %u[%c] : memref<{first}xf32> }}
        memref.dealloc %u : memref<{first}xf32>
      }}
      %v = memref.alloc() : memref<{second}xf32>
      affine.for %c = 0 to {second} {{
        %0 = affine.load %v[%c] : memref<{second}xf32>
        affine.store %0, %b[%c] : memref<{second}xf32>
      }}
      return
    }}"""
    program = assemble(load(text).lower("main"), "main")
    run = program.run([DataInput(), BufferInput((second,))], domain)
    assert run.stop is None
    left = {run.value(Cell((OutputKind.ARGUMENT, 1), (at,))).state for at in range(0, second, max(second // 500, 1))}
    assert left == {"uninitialized"}
