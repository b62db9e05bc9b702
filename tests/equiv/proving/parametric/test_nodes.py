"""Every value of every program of a corpus, by its equations and by the reference interpreter at small sizes, and where
the programs are undefined."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from equiv.pairing.pair import Pair
from equiv.proving.parametric import extraction, intervals, loops, operations, scalars
from equiv.proving.parametric.equations import Equations, Outside, Reference
from equiv.proving.parametric.instances import Instances
from equiv.proving.parametric.operations import Operations
from equiv.proving.parametric.program import Programs
from equiv.proving.parametric.views import reshaped
from equiv.solver.linear.expression import ZERO, variable
from equiv.solver.linear.logic import Effort
from interp import ir
from interp.ir.reference import Interpreter, Race, Undefined, Unsupported
from tests.equiv.proving.parametric.enumeration import TooLarge, undefined
from tests.equiv.proving.parametric.nodes import Comparison, Recording, Trace, arguments_of, recorded
from tests.equiv.proving.parametric.programs import function, pair_of
from tests.equiv.proving.parametric.table import CORPUS, lowered, pairs

_MOST_OPERATIONS = 30_000
_ALIKE = (0, 1, 2, 3)
_DRAWN = 8
_EFFORT = Effort(300_000)


def vectors(parameters: tuple[str, ...]) -> list[dict[str, int]]:
    """Small sizes: all alike; with arrays that are large enough; and drawn, some of them negative."""
    draw = random.Random(len(parameters))
    found = [dict.fromkeys(parameters, size) for size in _ALIKE]
    for at in range(_DRAWN):
        near = draw.sample(range(-1, 6), 2)
        found.append({name: 5 if "_" in name and at % 2 else draw.choice(near) for name in parameters})
    return [each for at, each in enumerate(found) if each not in found[:at]]


def disagreements(
    pair: Pair, programs: Programs, recordings: tuple[Recording, Recording], side: int, sizes: dict[str, int]
) -> list[str]:
    """What the equations of a program say otherwise than a run at these sizes. Raises `Unsupported` and `TooLarge`
    where that would take long to find out, or where there is no such run."""
    recording = recordings[side]
    module = (pair.source_module, pair.target_module)[side]
    function = (pair.source_function, pair.target_function)[side]
    try:
        arguments = arguments_of(pair, sizes, random.Random(1))
    except Undefined:
        raise Unsupported("an argument of a negative size") from None
    missing = undefined(recording.equations, sizes)
    comparison, trace = Comparison(pair, recording, sizes, arguments), Trace(module)
    stop: Undefined | None = None
    try:
        Interpreter(module, function.name, _MOST_OPERATIONS, trace).run(arguments)
    except Undefined as problem:
        stop = problem
    if isinstance(stop, Race):
        conflicts = Instances(programs.source, programs.target, programs.parameters, programs.ranges, _EFFORT).conflicts
        return [] if any(conflicts(recording.equations)) else [f"a race at {stop.place} in the run alone"]
    if (stop is not None) != bool(missing):
        return [f"undefined: {stop} in the run, {missing} by the equations"]
    if stop is not None and not any(each.endswith(f"at {stop.place}") for each in missing):
        return [f"undefined: {stop} at {stop.place} in the run, {missing} by the equations"]
    # Up to where a program without parallel loops stops, the equations are what it does.
    in_order = not any(isinstance(each, ir.Parallel) for each in walk(module))
    exact = not any(each.startswith("exact: ") for each in missing)
    if stop is None or (in_order and exact):
        return list(islice(comparison.disagreements(trace, stop is None), 3))
    return []


def walk(module: ir.Module) -> Iterator[ir.Operation]:
    """All operations of a module."""
    return (each for made in module.functions.values() if made.body is not None for each in ir.walk(made.body))


def problems(folder: Path, patch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """For each program of a folder, and each vector of sizes, where equations and run do not say the same."""
    done: set[tuple[str, str]] = set()
    for _, entry, inner in pairs(folder):
        pair = lowered(entry, inner)
        try:
            programs, recordings = recorded(pair, patch)
        except Outside:
            continue
        for side, file in enumerate((entry["source"], entry["target"])):
            if (file, str(pair.signature)) not in done:
                done.add((file, str(pair.signature)))
                yield from problems_of(pair, programs, recordings, side)


def problems_of(
    pair: Pair, programs: Programs, recordings: tuple[Recording, Recording], side: int
) -> Iterator[list[str]]:
    """The same of one program."""
    for sizes in vectors(programs.parameters):
        try:
            found = disagreements(pair, programs, recordings, side, sizes)
        except (TooLarge, Unsupported):
            continue
        yield [f"{pair.source_function.place.file} at {sizes}: {each}" for each in found]


FAMILIES = sorted(each.name for each in Path(CORPUS).iterdir() if (each / "manifest.toml").is_file())
_SHORT = frozenset(("trisolv",))


@pytest.mark.parametrize(
    "family", [each if each in _SHORT else pytest.param(each, marks=pytest.mark.long) for each in FAMILIES]
)
def test_equations_give_every_value(family: str, monkeypatch: pytest.MonkeyPatch) -> None:
    checked = 0
    for found in problems(CORPUS / family, monkeypatch):
        assert not found
        checked += 1
    assert checked


# -- equations that say something else ---------------------------------------------------------------------------------

CARRIED = """
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%c2 = arith.constant 2 : index
%z = memref.load %A[%c0] : memref<?xf32>
%s, %k = scf.for %i = %c0 to %n step %c2 iter_args(%t = %z, %j = %c2) -> (f32, index) {
  %a = memref.load %A[%i] : memref<?xf32>
  %d = arith.subf %t, %a : f32
  %next = arith.addi %j, %c2 : index
  scf.yield %d, %next : f32, index
}
%m = arith.addi %k, %c1 : index
memref.store %s, %B[%c1] : memref<?xf32>
"""
CHOICE = """
affine.for %i = 0 to 6 {
  affine.for %j = 0 to 4 {
    %x = affine.load %C[%i, %j] : memref<6x4xf32>
    %less = arith.cmpi slt, %i, %j : index
    %r = scf.if %less -> f32 {
      %q = arith.mulf %x, %x : f32
      scf.yield %q : f32
    } else {
      scf.yield %x : f32
    }
    affine.store %r, %C[%i, %j] : memref<6x4xf32>
  }
}
"""
COUNTED = """
%c0 = arith.constant 0 : index
%c2 = arith.constant 2 : index
%e = scf.while (%i = %c0) : (index) -> index {
  %less = arith.cmpi slt, %i, %n : index
  scf.condition(%less) %i : index
} do {
^bb0(%i: index):
  %a = memref.load %A[%i] : memref<?xf32>
  memref.store %a, %B[%i] : memref<?xf32>
  %next = arith.addi %i, %c2 : index
  scf.yield %next : index
}
%m = arith.addi %e, %c2 : index
"""
LESSER = """
affine.for %i = 0 to %n {
  %x = affine.load %I[%i] : memref<?xi32>
  %y = affine.load %I[0] : memref<?xi32>
  %less = arith.cmpi slt, %x, %y : i32
  %r = arith.select %less, %x, %y : i32
  affine.store %r, %I[%i] : memref<?xi32>
}
"""
VIEW = """
%V = memref.subview %C[1, 0] [5, 3] [1, 1] : memref<6x4xf32> to memref<5x3xf32, strided<[4, 1], offset: 4>>
affine.for %i = 0 to 5 {
  %x = memref.load %V[%i, %i] : memref<5x3xf32, strided<[4, 1], offset: 4>>
}
"""
EXCHANGE = """
%c1 = arith.constant 1 : index
%c2 = arith.constant 2 : index
%c3 = arith.constant 3 : index
gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
           threads(%t, %ty, %tz) in (%sx = %c3, %sy = %c1, %sz = %c1)
           workgroup(%S : memref<3xf32, #gpu.address_space<workgroup>>) {
  %a = memref.load %A[%t] : memref<?xf32>
  memref.store %a, %S[%t] : memref<3xf32, #gpu.address_space<workgroup>>
  gpu.barrier
  %back = arith.subi %c2, %t : index
  %x = memref.load %S[%back] : memref<3xf32, #gpu.address_space<workgroup>>
  memref.store %x, %B[%t] : memref<?xf32>
  gpu.terminator
}
"""
ARGUMENTS = "%A: memref<?xf32>, %B: memref<?xf32>, %C: memref<6x4xf32>, %I: memref<?xi32>, %n: index"
BODIES = {
    "carried": CARRIED,
    "choice": CHOICE,
    "counted": COUNTED,
    "lesser": LESSER,
    "view": VIEW,
    "exchange": EXCHANGE,
}
PROGRAMS = {name: function(ARGUMENTS, body) for name, body in BODIES.items()}


def found_in(text: str, patch: pytest.MonkeyPatch) -> list[str]:
    """What is found in a program at all sizes that are tried."""
    pair = pair_of(text, text)
    programs, recordings = recorded(pair, patch)
    found = list(problems_of(pair, programs, recordings, 0))
    assert found
    return [each for some in found for each in some]


def test_each_construct_is_as_it_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, text in PROGRAMS.items():
        assert not found_in(text, monkeypatch), name


def _backwards(self: extraction.Extraction) -> int:
    self._position -= 1
    return self._position


def _swapped(original: Any) -> Any:
    return lambda self, operation, operands, context: original(self, operation, operands[::-1], context)


def _other_side(original: Any) -> Any:
    return lambda self, condition, yes, no, *rest: original(self, condition, no, yes, *rest)


_DOMAIN = loops.Range.__dict__["domain"].fget
_BEGINNING = Equations.beginning
MUTATIONS: dict[str, tuple[str, object, str, object]] = {
    "one iteration more": (
        "carried",
        loops.Range,
        "domain",
        property(lambda self: _DOMAIN(replace(self, upper=self.upper + 1))),
    ),
    "one iteration more of a loop with a test": (
        "counted",
        loops.Range,
        "domain",
        property(lambda self: _DOMAIN(replace(self, upper=self.upper + 1))),
    ),
    "what the first iteration leaves": ("carried", loops.Range, "last", property(lambda self: self.lower)),
    "a number that begins with a step": (
        "carried",
        loops.Carried,
        "_rounds",
        property(lambda self: variable(self.counted.name)),
    ),
    "operands in another order": ("carried", operations.Operations, "operation", _swapped(Operations.operation)),
    "the other side": ("choice", operations.Operations, "chosen", _other_side(Operations.chosen)),
    "the other order": (
        "choice",
        scalars,
        "compared",
        lambda predicate, left, right, original=scalars.compared: original(predicate, right, left),
    ),
    "the greater one": (
        "lesser",
        operations,
        "_EXTREMA",
        {name: names[::-1] for name, names in operations._EXTREMA.items()},
    ),
    "a view one further": (
        "view",
        extraction,
        "reshaped",
        lambda base, offset, *rest: reshaped(base, offset + 1, *rest),
    ),
    "the first cell of a row": (
        "choice",
        Equations,
        "beginning",
        lambda self, access: Reference(_BEGINNING(self, access).node, (*access.cell[:-1], ZERO)),
    ),
    "later before earlier": ("choice", extraction.Extraction, "tick", _backwards),
    "no barriers": ("exchange", intervals, "_next", lambda self, context: context),
}


@pytest.mark.parametrize("name", MUTATIONS)
def test_other_equations_are_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    program, owner, attribute, value = MUTATIONS[name]
    monkeypatch.setattr(owner, attribute, value)
    assert found_in(PROGRAMS[program], monkeypatch)
