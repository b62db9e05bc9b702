"""What z3 is told of a program against runs of it at small sizes: wherever control comes, with whatever numbers, the
terms of its path and of these numbers have a solution; and where all is understood they have no others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

import pytest
import z3

from equiv.sizing.variables import Variable
from equiv.solver.events import pieces_seen
from equiv.solver.numbers import Made
from equiv.solver.piecewise import Pieces
from equiv.solver.program import Program
from equiv.solver.size_terms import SizeTerms
from frontends.mlir import load
from interp import ir
from interp.ir.reference import Interpreter, Undefined, given

SIZES = -3, 0, 2, 7
N, M = Variable("n", 0), Variable("m", 1)
EXTENT = Variable("A.0", 2, 0)

# Bodies of a function of %n, %m: index and %A: memref<?xindex>, whose extent is 9; what they store is looked at.
BODIES = {
    "a loop": "scf.for %i = %m to %n step %c1 { memref.store %i, %A[%c0] : memref<?xindex> }",
    "a loop by a step": "scf.for %i = %c1 to %n step %c3 { memref.store %i, %A[%c0] : memref<?xindex> }",
    "a loop by a size": """
        %s = arith.maxsi %m, %c1 : index
        scf.for %i = %c0 to %n step %s { memref.store %i, %A[%c0] : memref<?xindex> }""",
    "two loops": """
        scf.for %i = %c0 to %n step %c2 { scf.for %j = %i to %m step %c3 {
          %v = arith.subi %j, %i : index
          memref.store %v, %A[%c0] : memref<?xindex> } }""",
    "loops in parallel": """
        scf.parallel (%i, %j) = (%c0, %m) to (%n, %c3) step (%c2, %c1) {
          %v = arith.muli %i, %j : index
          memref.store %v, %A[%c0] : memref<?xindex> }""",
    "branches": """
        %p = arith.cmpi slt, %n, %m : index
        %q = arith.cmpi ult, %m, %n : index
        scf.if %p {
          %b = arith.xori %p, %q : i1
          scf.if %b { memref.store %n, %A[%c0] : memref<?xindex> }
        } else {
          %b = arith.andi %p, %q : i1
          %o = arith.ori %b, %q : i1
          scf.if %o { memref.store %m, %A[%c0] : memref<?xindex> }
        }""",
    "selections": """
        %p = arith.cmpi eq, %n, %m : index
        %q = arith.cmpi uge, %n, %c2 : index
        %x = arith.select %p, %q, %p : i1
        %y = arith.select %q, %n, %m : index
        %z = scf.if %x -> (index) { scf.yield %y : index } else { scf.yield %c3 : index }
        %w = arith.index_castui %x : i1 to index
        %t = arith.trunci %k : i64 to i1
        scf.if %t { memref.store %z, %A[%c0] : memref<?xindex> }
        memref.store %w, %A[%c0] : memref<?xindex>""",
    "quotients": """
        %a = arith.divsi %n, %c3 : index
        %b = arith.remsi %n, %c2 : index
        %c = arith.floordivsi %m, %c2 : index
        %d = arith.ceildivsi %m, %c3 : index
        %e = arith.divui %n, %c2 : index
        %f = affine.apply affine_map<(d, e) -> (d floordiv 3 + e mod 2 - d ceildiv 2)>(%n, %m)
        memref.store %a, %A[%c0] : memref<?xindex>
        memref.store %b, %A[%c0] : memref<?xindex>
        memref.store %c, %A[%c0] : memref<?xindex>
        memref.store %d, %A[%c0] : memref<?xindex>
        memref.store %e, %A[%c0] : memref<?xindex>
        memref.store %f, %A[%c0] : memref<?xindex>""",
    "quotients by sizes": """
        %a = arith.divsi %n, %m : index
        %b = arith.remsi %n, %m : index
        memref.store %a, %A[%c0] : memref<?xindex>
        memref.store %b, %A[%c0] : memref<?xindex>""",
    "bits": """
        %a = arith.andi %n, %c6 : index
        %b = arith.ori %n, %m : index
        %c = arith.xori %m, %c5 : index
        %d = arith.shrsi %n, %c1 : index
        %e = arith.shli %m, %c2 : index
        %f = arith.andi %n, %c5 : index
        memref.store %a, %A[%c0] : memref<?xindex>
        memref.store %b, %A[%c0] : memref<?xindex>
        memref.store %c, %A[%c0] : memref<?xindex>
        memref.store %d, %A[%c0] : memref<?xindex>
        memref.store %e, %A[%c0] : memref<?xindex>
        memref.store %f, %A[%c0] : memref<?xindex>""",
    "extrema and narrow numbers": """
        %a = arith.minsi %n, %m : index
        %b = arith.maxui %n, %m : index
        %t = arith.trunci %k : i64 to i3
        %u = arith.addi %t, %t : i3
        %c = arith.index_cast %u : i3 to index
        %d = arith.index_castui %u : i3 to index
        memref.store %a, %A[%c0] : memref<?xindex>
        memref.store %b, %A[%c0] : memref<?xindex>
        memref.store %c, %A[%c0] : memref<?xindex>
        memref.store %d, %A[%c0] : memref<?xindex>""",
    "what a loop carries": """
        %r:2 = scf.for %i = %m to %n step %c2 iter_args(%x = %n, %y = %c5) -> (index, index) {
          memref.store %x, %A[%c0] : memref<?xindex>
          memref.store %y, %A[%c0] : memref<?xindex>
          %1 = arith.addi %c3, %x : index
          %2 = arith.subi %y, %m : index
          scf.yield %1, %2 : index, index
        }
        memref.store %r#0, %A[%c0] : memref<?xindex>
        memref.store %r#1, %A[%c0] : memref<?xindex>""",
    "a while": """
        %r = scf.while (%x = %m) : (index) -> index {
          memref.store %x, %A[%c0] : memref<?xindex>
          %g = arith.cmpi slt, %x, %n : index
          scf.condition(%g) %x : index
        } do {
        ^bb0(%x: index):
          memref.store %x, %A[%c0] : memref<?xindex>
          %1 = arith.addi %x, %c2 : index
          scf.yield %1 : index
        }""",
    "a while downwards": """
        %r = scf.while (%x = %n) : (index) -> index {
          %g = arith.cmpi sge, %x, %m : index
          scf.condition(%g) %x : index
        } do {
        ^bb0(%x: index):
          memref.store %x, %A[%c0] : memref<?xindex>
          %1 = arith.subi %x, %c3 : index
          scf.yield %1 : index
        }""",
    "blocks": """
        cf.br ^head(%c0 : index)
      ^head(%x: index):
        %g = arith.cmpi slt, %x, %n : index
        cf.cond_br %g, ^body, ^end
      ^body:
        memref.store %x, %A[%c0] : memref<?xindex>
        %1 = arith.addi %x, %c2 : index
        cf.br ^head(%1 : index)
      ^end:
        memref.store %n, %A[%c0] : memref<?xindex>
        cf.br ^out
      ^out:""",
    "branches of blocks": """
        %g = arith.cmpi sle, %m, %n : index
        cf.cond_br %g, ^one(%n : index), ^other
      ^one(%x: index):
        memref.store %x, %A[%c0] : memref<?xindex>
        cf.br ^end
      ^other:
        memref.store %m, %A[%c0] : memref<?xindex>
        cf.br ^end
      ^end:""",
    "extents": """
        %p = arith.cmpi slt, %n, %m : index
        %l = arith.maxsi %n, %c1 : index
        %B = memref.alloc(%l) : memref<?xindex>
        %C = arith.select %p, %A, %B : memref<?xindex>
        %D = scf.if %p -> (memref<?xindex>) { scf.yield %B : memref<?xindex> } else { scf.yield %A : memref<?xindex> }
        %a = memref.dim %A, %c0 : memref<?xindex>
        %b = memref.dim %B, %c0 : memref<?xindex>
        %c = memref.dim %C, %c0 : memref<?xindex>
        %d = memref.dim %D, %c0 : memref<?xindex>
        memref.store %a, %A[%c0] : memref<?xindex>
        memref.store %b, %A[%c0] : memref<?xindex>
        memref.store %c, %A[%c0] : memref<?xindex>
        memref.store %d, %A[%c0] : memref<?xindex>""",
    "strides": """
        %l = arith.maxsi %n, %c1 : index
        %w = arith.maxsi %m, %c2 : index
        %B = memref.alloc(%l, %w) : memref<?x?xindex>
        %o, %p, %q:2, %r:2 = memref.extract_strided_metadata %B
          : memref<?x?xindex> -> memref<index>, index, index, index, index, index
        %C = memref.reinterpret_cast %B to offset: [0], sizes: [1, %l], strides: [%l, %w]
          : memref<?x?xindex> to memref<1x?xindex, strided<[?, ?]>>
        %s, %t, %u:2, %v:2 = memref.extract_strided_metadata %C
          : memref<1x?xindex, strided<[?, ?]>> -> memref<index>, index, index, index, index, index
        memref.store %r#0, %A[%c0] : memref<?xindex>
        memref.store %r#1, %A[%c0] : memref<?xindex>
        memref.store %q#1, %A[%c0] : memref<?xindex>
        memref.store %u#1, %A[%c0] : memref<?xindex>
        memref.store %v#0, %A[%c0] : memref<?xindex>
        memref.store %v#1, %A[%c0] : memref<?xindex>""",
    "sizes in memory": """
        %B = memref.alloca() : memref<index>
        memref.store %n, %B[] : memref<index>
        %a = memref.load %B[] : memref<index>
        memref.store %a, %A[%c0] : memref<?xindex>""",
}
CONSTANTS = "".join(f"%c{each} = arith.constant {each} : index\n" for each in range(7))
HEAD = "func.func @f(%n: index, %m: index, %A: memref<?xindex>) {\n"
ODD = {"sizes in memory", "blocks"}  # whose paths or numbers are not understood throughout


class Seen:
    """An observer: what each store of an `index` stores, and the numbers of the loops around it."""

    def __init__(self) -> None:
        self.stores: dict[ir.Store, list[tuple[int, dict[ir.Value, int]]]] = {}

    def begun(self, frame: Any, operation: ir.Operation) -> None:
        if isinstance(operation, ir.Store) and operation.view.name == "A":
            known = {each: value for each, value in frame.values.items() if isinstance(value, int)}
            self.stores.setdefault(operation, []).append((_signed(known[operation.value]), known))

    def ended(self, frame: Any, operation: ir.Operation, outcome: Any) -> Any:
        return outcome

    def forked(self, parent: Any, agent: Any) -> None: ...
    def entered(self, frame: Any, block: Any) -> None: ...
    def branched(self, frame: Any, branch: Any) -> None: ...
    def conflicting(self, frame: Any, buffer: Any, index: int, other: int, is_store: bool) -> None: ...


def _signed(bits: int) -> int:
    return bits - (1 << 64) if bits >> 63 else bits


def runs(module: ir.Module) -> Iterator[tuple[Mapping[str, int], Seen]]:
    for n, m in product(SIZES, repeat=2):
        seen = Seen()
        arguments = [n & (1 << 64) - 1, m & (1 << 64) - 1, given(ir.INDEX, (9,))]
        try:
            Interpreter(module, "f", observer=seen).run(arguments)
        except Undefined:
            continue
        yield {"n": n, "m": m}, seen


@pytest.mark.parametrize("body", BODIES)
def test_terms_have_the_numbers_of_runs_and_no_others(body: str) -> None:
    number = "%k = arith.index_cast %n : index to i64\n" if "%k" in BODIES[body] else ""
    module = load(f"{HEAD}{CONSTANTS}{number}{BODIES[body]}\nreturn\n}}\n").lower("f")
    terms = SizeTerms({})
    program = Program.of(module, "f", 0, terms, {(0, None): N, (1, None): M, (2, 0): EXTENT})
    stores = [each for each in program.structure.operations if isinstance(each, ir.Store) and each.view.name == "A"]
    pieces, count, understood = Pieces(program), 0, 0
    events = {(each.place, each.what) for each in pieces_seen(program)}
    for store in stores:
        # What is in a piece that no run records is an event of its own, to be run at some sizes.
        for piece in pieces.of(store.value):
            assert ((store.place, f"operation where {piece.text}") in events) is not piece.is_recorded
    for sizes, seen in runs(module):
        fixed = [terms.of(N).term == sizes["n"], terms.of(M).term == sizes["m"], terms.of(EXTENT).term == 9]
        for store in stores:
            number_, path = program.values.number(store.value), program.paths.path(store)
            solver = z3.Solver()
            solver.add(*fixed, *program.values.facts, *(each.term for each in path))
            values = {value for value, _ in seen.stores.get(store, [])}
            for each in sorted(values):
                assert number_.low <= each <= number_.high, f"{body}, {store.place}, {sizes}: {each} is in no range"
                assert solver.check(number_.term == each) == z3.sat, f"{body}, {store.place}, {sizes}: {each}"
                found = pieces.of(store.value)
                within = [one for one in found if _holds(solver, number_.term == each, one.truth.term)]
                assert within, f"{body}, {store.place}, {sizes}: {each} is in no piece"
                assert len(within) == 1 or not found[-1].is_alone or len(found) > 3, f"{body}, {store.place}: {within}"
                count += 1
            made = max([number_.made, *(each.made for each in path)])
            if made in (Made.OF_SIZES, Made.OF_LOOPS):
                others = solver.check(z3.And(*(number_.term != each for each in values)))
                assert others == z3.unsat, f"{body}, {store.place}, {sizes}: more than {values}, {solver.model()}"
                understood += 1
    assert count and (understood or body in ODD)


def _holds(solver: z3.Solver, *terms: Any) -> bool:
    return bool(solver.check(*terms) == z3.sat)


def _program(body: str) -> tuple[Program, SizeTerms]:
    module = load(f"{HEAD}{CONSTANTS}{body}\nreturn\n}}\n").lower("f")
    terms = SizeTerms({})
    return Program.of(module, "f", 0, terms, {(0, None): N, (1, None): M, (2, 0): EXTENT}), terms


@pytest.mark.parametrize(
    ("bounds", "least"),
    [("%m to %u step %c1", 1), ("%m to %c6 step %s", 4)],  # how far from %m the end is where it tells
)
def test_a_bound_is_seen_in_the_first_iteration_and_a_step_in_the_second(bounds: str, least: int) -> None:
    """Where a loop does not come as far, nothing is seen of its bounds."""
    program, terms = _program(f"""
        %u = arith.minsi %n, %c6 : index
        %p = arith.cmpi slt, %n, %c0 : index
        %s = arith.select %p, %c4, %c5 : index
        scf.for %i = {bounds} {{ memref.store %i, %A[%c0] : memref<?xindex> }}""")
    seen = [each for each in pieces_seen(program) if each.what.startswith("loop that runs")]
    assert seen
    loop = next(each for each in program.structure.operations if isinstance(each, ir.For))
    end, start = program.values.index(loop.upper).term, terms.of(M).term
    for event in seen:
        solver = z3.Solver()
        solver.add(*program.values.facts, event.term)
        assert solver.check(end - start > least) == z3.sat
        assert solver.check(end - start < least) == z3.unsat, event.what


def test_what_a_loop_carries_is_of_the_loop_and_what_it_gives_of_sizes() -> None:
    program, _ = _program("""
        %r = scf.for %i = %m to %n step %c2 iter_args(%x = %n) -> (index) {
          memref.store %x, %A[%c0] : memref<?xindex>
          %1 = arith.addi %x, %c3 : index
          scf.yield %1 : index
        }
        memref.store %r, %A[%c0] : memref<?xindex>""")
    stored = [each.value for each in program.structure.operations if isinstance(each, ir.Store)]
    made = {each.name: program.values.number(each).made for each in stored}
    assert made == {"x": Made.OF_LOOPS, "r": Made.OF_SIZES}
