"""Conditions that are kept in memory, as the lanes of a mask are, and loaded again at an index."""

from __future__ import annotations

import pytest

from equiv.proving.parametric.answer import Proven
from tests.equiv.proving.parametric.programs import is_refused, prove_bodies

pytest.importorskip("islpy")

ARGUMENTS = "%A: memref<?xf32>, %B: memref<?xf32>, %M: memref<4xi1>, %n: index"
CONSTANTS = "".join(f"%c{each} = arith.constant {each} : index\n" for each in range(5))
CONSTANTS += "%yes = arith.constant true\n%no = arith.constant false\n"
COPY = """
  %a = memref.load %A[%i] : memref<?xf32>
  memref.store %a, %B[%i] : memref<?xf32>
"""

SOURCE = f"""{CONSTANTS}
scf.for %i = %c0 to %n step %c1 {{
  %r = arith.remsi %i, %c4 : index
  %b = arith.cmpi slt, %r, %c3 : index
  scf.if %b {{{COPY}}}
}}
"""

LANES = "".join(f"memref.store {('%no' if at == 3 else '%yes')}, %m[%c{at}] : memref<4xi1>\n" for at in range(4))
LOADED = "%b = memref.load %m[%r] : memref<4xi1>\n"
ALLOCATED = "%m = memref.alloc() : memref<4xi1>\n"


def masked(stores: str = LANES, load: str = LOADED, before: str = "", after: str = "") -> str:
    """`before` is outside of the loop, `after` behind the load."""
    return f"""{CONSTANTS}{before}
scf.for %i = %c0 to %n step %c1 {{
  %r = arith.remsi %i, %c4 : index
  {"" if before else ALLOCATED}{stores}{load}{after}
  scf.if %b {{{COPY}}}
}}
"""


def store(what: str, at: str) -> str:
    return f"memref.store {what}, %m[{at}] : memref<4xi1>\n"


def without(lane: int) -> str:
    return "".join(f"{line}\n" for line in LANES.splitlines() if f"%c{lane}]" not in line)


RIGHT = {
    "all lanes": masked(),
    "a lane that is stored twice": masked(store("%no", "%c1") + LANES),
    "a lane that is never loaded is not written": masked(
        without(2) + "%two = arith.cmpi eq, %r, %c2 : index\n",
        "%b = scf.if %two -> (i1) {\n  scf.yield %yes : i1\n} else {\n  %x = memref.load %m[%r] : memref<4xi1>\n"
        "  scf.yield %x : i1\n}\n",
    ),
    "a condition that was computed": masked(
        without(3) + "%in = arith.cmpi slt, %i, %c0 : index\n" + store("%in", "%c3")
    ),
    "a store behind the load": masked(after=store("%no", "%c0")),
    "lanes chosen by comparisons, of no value beyond them": masked(
        "%nothing = memref.load %m[%c0] : memref<4xi1>\n",
        "%is0 = arith.cmpi eq, %r, %c0 : index\n%is1 = arith.cmpi eq, %r, %c1 : index\n"
        "%is2 = arith.cmpi eq, %r, %c2 : index\n%is3 = arith.cmpi eq, %r, %c3 : index\n"
        "%x0 = arith.select %is0, %yes, %nothing : i1\n%x1 = arith.select %is1, %yes, %x0 : i1\n"
        "%x2 = arith.select %is2, %yes, %x1 : i1\n%b = arith.select %is3, %no, %x2 : i1\n",
    ),
}
WRONG = {
    "a lane without a value": masked(without(2)),
    "a lane without a value, where nothing is done": masked(without(3)),
    "a lane that a condition alone makes right": masked(
        without(1)
        + store("%no", "%c1")
        + f"%far = arith.cmpi sgt, %i, %c4 : index\nscf.if %far {{\n{store('%yes', '%c1')}}}\n"
    ),
    "lanes in another order": masked(LANES.replace("%c2", "%c9").replace("%c3", "%c2").replace("%c9", "%c3")),
    "a lane that is stored over": masked(LANES + store("%no", "%c1")),
    "a lane that is stored over by a condition": masked(
        LANES + f"%far = arith.cmpi sgt, %i, %c4 : index\nscf.if %far {{\n{store('%no', '%c1')}}}\n"
    ),
    "a lane that is stored over in a loop": masked(
        LANES + f"scf.for %j = %c0 to %i step %c1 {{\n{store('%no', '%c1')}}}\n"
    ),
    "lanes of the iteration before": masked("", after=store("%no", "%c1"), before=ALLOCATED + LANES),
    "a mask that an argument holds": masked("", before="%m = memref.cast %M : memref<4xi1> to memref<4xi1>\n"),
    "a lane that is data": masked(without(1) + "%d = memref.load %M[%c0] : memref<4xi1>\n" + store("%d", "%c1")),
    "a lane beyond those that are chosen": RIGHT["lanes chosen by comparisons, of no value beyond them"].replace(
        "eq, %r, %c2", "eq, %r, %c4"
    ),
    "lanes the other way round": masked(LANES.replace("%yes", "%x").replace("%no", "%yes").replace("%x", "%no")),
}


@pytest.mark.parametrize("name", RIGHT)
def test_a_mask_in_memory_is_a_condition(name: str) -> None:
    assert isinstance(prove_bodies(ARGUMENTS, SOURCE, RIGHT[name]), Proven)


@pytest.mark.parametrize("name", WRONG)
def test_another_mask_is_refused(name: str) -> None:
    assert is_refused(prove_bodies(ARGUMENTS, SOURCE, WRONG[name]))
