"""Runs of a pair at sizes, which deny what a proof for all sizes says or do not."""

from __future__ import annotations

from collections.abc import Mapping

from equiv.pairing.layout import machine_inputs
from equiv.pairing.pair import Pair
from equiv.proving.parametric.certificate import Certificate
from equiv.proving.parametric.equations import Equations
from equiv.proving.parametric.program import Programs
from equiv.proving.parametric.reading import holds
from equiv.solver.limits import SolverLimits
from equiv.solver.solve import settle
from interp import machine
from interp.machine import Domain

_MOST_OPERATIONS = 400_000
_MOST_CELLS = 2_000  # of other expressions


def inputs(pair: Pair, sizes: Mapping[str, int], equations: tuple[Equations, Equations]) -> list[machine.Input]:
    """The inputs at these parameters; a scalar that the equations do not mention is data."""
    text = ""
    for program in equations:
        text += " ".join(f"{each.domain.text} {each.kind}" for each in program.nodes)
        text += " ".join(f"{each.condition.text} {each.context.domain.text}" for each in program.requirements)
    scalars: dict[int, int] = {}
    extents: dict[tuple[int, int], int | None] = {}
    for name, value in sizes.items():
        position, _, dimension = name[1:].partition("_")
        if dimension:
            extents[int(position), int(dimension)] = value
        elif any(f"{name}{end}" in f"{text} " for end in (" ", ")", ",")):
            scalars[int(position)] = value
    return machine_inputs(pair.signature.parameters, scalars, extents)


def denial(pair: Pair, programs: Programs, certificate: Certificate, sizes: Mapping[str, int]) -> str | None:
    """What a run at these sizes shows against a proof, in words."""
    excluded = [each for each in certificate.claims if holds(each.condition, sizes)]
    # Sums in another order have other expressions, which are equal up to that in a domain of their own.
    reordered = any(each.sum is not None for each in certificate.relation.values())
    domains = (Domain.REASSOCIATING, Domain.EXACT) if reordered else (Domain.EXACT,)
    denied = None
    for domain in domains:
        denied = _denial_in(domain, pair, programs, bool(excluded), sizes)
        if denied is None:
            break
    return denied


def _denial_in(domain: Domain, pair: Pair, programs: Programs, excluded: bool, sizes: Mapping[str, int]) -> str | None:
    given = inputs(pair, sizes, (programs.source, programs.target))
    limits = machine.Limits(operations=_MOST_OPERATIONS)
    source, target = machine.run_pair(pair.source_program, pair.target_program, given, given, domain, limits=limits)
    if source.stop is not None:
        return None
    if excluded:
        return f"{dict(sizes)}: the source is defined, and claimed to be undefined"
    if target.stop is not None:
        if target.stop.kind.startswith("limit"):
            return None
        return f"{dict(sizes)}: the target stops: {target.stop}"
    comparison = machine.compare(source, target, _MOST_CELLS)
    if comparison.problems:
        return f"{dict(sizes)}: {comparison.problems[0][0]}"
    # What is computed by other operations the solver has to know as equal, cell by cell.
    cells = [each.cell for each in comparison.differences]
    is_known = len(cells) == comparison.differing
    if cells and is_known:
        is_known = domain is Domain.EXACT and settle(source, target, cells, SolverLimits()).all_equal
    return None if is_known else f"{dict(sizes)}: {comparison.differing} of {comparison.cells} cells differ"
