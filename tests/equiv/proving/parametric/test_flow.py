"""Flows: what isl gets wrong is noticed, and found another way."""

from __future__ import annotations

import pytest

from equiv.proving.parametric.answer import Proven
from equiv.proving.parametric.certificate import Origin
from equiv.proving.parametric.equations import Access
from equiv.proving.parametric.flow import FlowSearch
from equiv.proving.parametric.obligations import Obligations
from equiv.proving.parametric.program import Programs, extract_pair
from equiv.proving.parametric.sets import Space
from equiv.solver.linear.logic import Effort
from tests.equiv.proving.parametric.programs import function, is_refused, pair_of, prove

pytest.importorskip("islpy")

# Loops tiled by 3 and 2 with the bounds of points as minima: each point loads and stores one element of A.
TILED = function(
    "%A: memref<?xf32>, %n: index",
    """
affine.for %ii = 0 to %n step 3 {
  affine.for %jj = 0 to %n step 2 {
    affine.for %i = affine_map<(d)->(d)>(%ii) to min affine_map<(i)[n]->(i + 3, n)>(%ii)[%n] {
      affine.for %j = affine_map<(d)->(d)>(%jj) to min affine_map<(j)[n]->(j + 2, n)>(%jj)[%n] {
        %a = affine.load %A[%i] : memref<?xf32>
        %s = arith.addf %a, %a : f32
        affine.store %s, %A[%i] : memref<?xf32>
      }
    }
  }
}
""",
)

PLAIN = function(
    "%A: memref<?xf32>, %n: index",
    """
affine.for %i = 0 to %n {
  affine.for %j = 0 to %n {
    %a = affine.load %A[%i] : memref<?xf32>
    %s = arith.addf %a, %a : f32
    affine.store %s, %A[%i] : memref<?xf32>
  }
}
""",
)

_POINT = """
%a# = affine.load %A[%i] : memref<?xf32>
%s# = arith.addf %a#, %a# : f32
affine.store %s#, %A[%i] : memref<?xf32>
"""

# Tiled by 4 and unrolled by 2, where the number of rounds depends on the point: both of isl's analyses are wrong here.
UNROLLED = function(
    "%A: memref<?xf32>, %n: index",
    f"""
affine.for %ii = 0 to %n step 4 {{
  affine.for %i = affine_map<(d)->(d)>(%ii) to min affine_map<(i)[n]->(i + 4, n)>(%ii)[%n] {{
    affine.for %j = 0 to affine_map<(i)->(i floordiv 2 * 2)>(%i) step 2 {{
      {_POINT.replace("#", "0")}
      {_POINT.replace("#", "1")}
    }}
    affine.for %j = affine_map<(i)->(i floordiv 2 * 2)>(%i) to affine_map<(i)->(i)>(%i) {{
      {_POINT.replace("#", "2")}
    }}
  }}
}}
""",
)

ROLLED = function(
    "%A: memref<?xf32>, %n: index",
    f"""
affine.for %i = 0 to %n {{
  affine.for %j = 0 to affine_map<(i)->(i)>(%i) {{
    {_POINT}
  }}
}}
""".replace("#", ""),
)


def search(programs: Programs, refused: list[Access]) -> FlowSearch:
    obligations = Obligations(programs.source, programs.target, programs.parameters, programs.ranges, Effort())

    def check(load: Access, origins: object) -> bool:
        failures = obligations.accept(programs.source, load, tuple(origins))
        if failures:
            refused.append(load)
        return not failures

    return FlowSearch(Space(programs.parameters, 10_000_000), programs.source, check)


@pytest.mark.parametrize("text", [TILED, UNROLLED])
def test_the_flow_of_a_tiled_loop_is_right_whatever_isl_says(text: str) -> None:
    programs = extract_pair(pair_of(text, text))
    refused: list[Access] = []
    flows = search(programs, refused)
    for load in programs.source.loads():
        assert flows.origins(load.number)


def test_a_wrong_last_store_is_refused() -> None:
    programs = extract_pair(pair_of(TILED, TILED))
    obligations = Obligations(programs.source, programs.target, programs.parameters, programs.ranges, Effort())
    flows = search(programs, [])
    for load in programs.source.loads():
        origins = flows.origins(load.number)
        assert not obligations.accept(programs.source, load, origins)
        for at, origin in enumerate(origins):
            if origin.store is None:
                continue
            earlier = Origin(origin.condition, origin.store, (*origin.at[:-1], origin.at[-1] - 1))
            wrong = (*origins[:at], earlier, *origins[at + 1 :])
            assert obligations.accept(programs.source, load, wrong)
            none = (*origins[:at], Origin(origin.condition), *origins[at + 1 :])
            assert obligations.accept(programs.source, load, none)
            less = (*origins[:at], *origins[at + 1 :])
            assert obligations.accept(programs.source, load, less)


def test_the_tiled_loop_is_the_plain_one() -> None:
    assert isinstance(prove(PLAIN, TILED), Proven)
    assert isinstance(prove(ROLLED, UNROLLED), Proven)
    assert is_refused(prove(ROLLED, UNROLLED.replace("step 2", "step 3")))
