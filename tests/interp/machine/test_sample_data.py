"""Data of the concrete domain that is drawn for many elements at once."""

from __future__ import annotations

import pytest

from frontends.mlir import load
from interp.machine import BufferInput, Domain, Sample, assemble
from tests.interp.lanes_campaign import difference


@pytest.mark.parametrize("profile", ["generic", "special", "few-3"])
def test_data_is_the_same_however_many_elements_are_drawn_at_once(profile: str) -> None:
    """Elements of a buffer that is dense are drawn together, those of one whose strides are given one by one."""
    parameters = ", ".join(f"%{name}: memref<7x9x{name}>" for name in ("f32", "f64", "f16", "i32", "i1"))
    program = assemble(load(f"func.func @main({parameters}) {{ return }}").lower("main"), "main")
    sample = Sample(seed=3, profile=profile, overrides={(0, 5): 7, (0, 62): 8, (3, 0): 9, (4, 63): 1})
    dense, spread = (
        program.run([BufferInput((7, 9), strides)] * 5, Domain.CONCRETE, sample=sample) for strides in (None, (9, 1))
    )
    assert difference(dense, spread) == ""


def test_a_buffer_without_elements_may_have_sizes_of_which_there_is_no_product() -> None:
    program = assemble(load("func.func @main(%a: memref<?x?x?xf32>) { return }").lower("main"), "main")
    run = program.run([BufferInput((2**62, 2**62, 0))], Domain.CONCRETE)
    assert run.stop is None
