"""Wrong programs that are right at small sizes: the sizes that are chosen must be those where it shows."""

from __future__ import annotations

import pytest

from tests.equiv.pairs import check_bodies

ARGUMENTS = "%n: index, %A: memref<?xf32>, %x: f32"
FILLED = "affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }"

# name: the target of FILLED
ATTACKS = {
    "nothing is done at one size": f"""
%c = arith.constant 129 : index
%same = arith.cmpi eq, %n, %c : index
scf.if %same {{
}} else {{
  {FILLED}
}}
""",
    "nothing is done from a power of two on": f"""
%c10 = arith.constant 10 : index
%c0 = arith.constant 0 : index
%blocks = arith.shrui %n, %c10 : index
%large = arith.cmpi ne, %blocks, %c0 : index
scf.if %large {{
}} else {{
  {FILLED}
}}
""",
    "an index of eight bits": """
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
scf.for %i = %c0 to %n step %c1 {
  %narrow = arith.index_cast %i : index to i8
  %j = arith.index_cast %narrow : i8 to index
  memref.store %x, %A[%j] : memref<?xf32>
}
""",
    "a bound of three hundred for whatever is larger": f"""
affine.if affine_set<()[n] : (-n + 299 >= 0)>()[%n] {{
  {FILLED}
}} else {{
  affine.for %i = 0 to 300 {{ affine.store %x, %A[%i] : memref<?xf32> }}
}}
""",
}


@pytest.mark.parametrize("name", ATTACKS)
def test_the_size_that_tells_is_chosen(name: str) -> None:
    assert check_bodies(ARGUMENTS, FILLED, ATTACKS[name]).verdict == "different"


def test_products_of_sizes_are_compared_too() -> None:
    arguments = "%n: index, %m: index, %A: memref<?x?xf32>, %x: f32"
    source = "affine.for %i = 0 to %n { affine.for %j = 0 to %m { affine.store %x, %A[%i, %j] : memref<?x?xf32> } }"
    target = f"""
%c90 = arith.constant 90 : index
%cells = arith.muli %n, %m : index
%few = arith.cmpi slt, %cells, %c90 : index
scf.if %few {{
  {source}
}}
"""
    assert check_bodies(arguments, source, target).verdict == "different"
