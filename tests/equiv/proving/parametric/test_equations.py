"""Equations against the machine: at small sizes they give every output the value that the program gives it, and say
that it is undefined where, and only where, it is."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from equiv.pairing.pair import Pair
from equiv.proving.parametric.equations import Outside
from equiv.proving.parametric.program import Programs, extract_pair
from interp import ir, machine
from interp.machine import Domain
from tests.equiv.proving.parametric.enumeration import TooLarge, Unrolled, undefined
from tests.equiv.proving.parametric.runs import inputs
from tests.equiv.proving.parametric.table import CORPUS, lowered, pairs

_SMALL = (1, 3)
_MOST_VECTORS = 4
_MOST_OPERATIONS = 1500


def vectors(programs: Programs) -> list[dict[str, int]]:
    """Small sizes, some negative: all alike, and some that are not."""
    names = programs.parameters
    alike = [dict.fromkeys(names, size) for size in _SMALL]
    extents = [name for name in names if "_" in name]
    scalars = [name for name in names if "_" not in name]
    apart = [
        dict.fromkeys(extents, large) | dict(zip(scalars, values, strict=True))
        for large in (4,)
        for values in itertools.islice(itertools.product((-2, 3, 4), repeat=len(scalars)), 9)
    ]
    staggered = [{name: 2 + (at * step) % 4 for at, name in enumerate(names)} for step in (1, 3)]
    found: list[dict[str, int]] = []
    for each in (*alike, *staggered, *apart):
        if each not in found:
            found.append(each)
    return found[:_MOST_VECTORS]


def disagreement(pair: Pair, programs: Programs, side: int, sizes: dict[str, int]) -> str | None:
    """Where the equations of one program and the machine do not say the same at these sizes; None where
    that would take long to find out."""
    equations = (programs.source, programs.target)[side]
    module = (pair.source_module, pair.target_module)[side]
    function = (pair.source_function, pair.target_function)[side]
    given = inputs(pair, sizes, (programs.source, programs.target))
    program = machine.assemble(module, function.name)
    run = program.run(given, Domain.EXACT, limits=machine.Limits(operations=_MOST_OPERATIONS))
    if run.stop is not None and run.stop.kind.startswith("limit"):
        return None
    missing = undefined(equations, sizes)
    if equations.has_products and missing and all(each.startswith("exact: ") for each in missing):
        return None  # an index beyond its row: what the program does then is not said
    stopped = run.stop is not None and run.stop.kind == "undefined"
    if stopped != bool(missing):
        return f"{function.place} at {sizes}: machine {run.stop}, equations {missing}"
    if run.stop is not None:
        return ""
    parameters = [ir.Value(each.type, each.name) for each in pair.signature.parameters]
    typed = ir.Function(function.name, parameters, list(function.results), None, function.place)
    unrolled = machine.assemble(Unrolled(equations, module, typed, sizes).module_of(), function.name)
    first, second = machine.run_pair(program, unrolled, given, given, Domain.EXACT)
    if second.stop is not None:
        return f"{function.place} at {sizes}: {second.stop}"
    comparison = machine.compare(first, second)
    if comparison.differing or comparison.problems:
        return f"{function.place} at {sizes}: {comparison.differing} of {comparison.cells} cells differ"
    return ""


FAMILIES = sorted(each.name for each in Path(CORPUS).iterdir() if (each / "manifest.toml").is_file())
# Together they have every construct that is extracted; the others take minutes, and run with `pytest -m long`.
_SHORT = frozenset(("atax", "durbin", "floyd-warshall", "gemm", "gesummv", "jacobi-1d", "mvt", "trisolv"))


@pytest.mark.parametrize(
    "family", [each if each in _SHORT else pytest.param(each, marks=pytest.mark.long) for each in FAMILIES]
)
def test_equations_give_every_output_its_value(family: str) -> None:
    done: set[tuple[str, str]] = set()
    checked = 0
    for _, entry, folder in pairs(CORPUS / family):
        pair = lowered(entry, folder)
        try:
            programs = extract_pair(pair)
        except Outside:
            continue
        for side in (0, 1):
            file = entry[("source", "target")[side]]
            if (file, str(pair.signature)) in done:
                continue
            done.add((file, str(pair.signature)))
            for sizes in vectors(programs):
                try:
                    found = disagreement(pair, programs, side, sizes)
                except TooLarge:
                    continue
                assert not found
                checked += found is not None
    assert checked
