"""Obligations: that two expressions are equal, each for the output cells in which they stand."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct, field

from interp.machine import Cell
from interp.machine.terms import READ, Term, TermKind

_WORK = {
    **dict.fromkeys(("addf", "subf", "sitofp", "uitofp", "fptosi", "fptoui"), 3.0),
    **dict.fromkeys(("mulf", "extf", "truncf"), 5.0),
    **dict.fromkeys(("divf", "fma", "sqrt"), 15.0),
    **dict.fromkeys(("muli", "mulsi_extended", "mului_extended"), 2.0),
    **dict.fromkeys(("divsi", "divui", "remsi", "remui", "ceildivsi", "ceildivui", "floordivsi"), 6.0),
}


class Obligation(Struct):
    """`source` and `target` as one of `cells` has them; in the others they are the same up to the names of inputs.
    `freezes` says whether the target program freezes any value, be it for another cell."""

    source: Term
    target: Term
    cells: list[Cell] = field(default_factory=list)
    freezes: bool = True

    @property
    def work(self) -> float:
        """The size of the circuits of both sides, as `work` estimates them."""
        return work(self.source) + work(self.target)


def shape(left: Term, right: Term, name: Callable[[int, int], object]) -> tuple[object, ...]:
    """Equal for obligations that are the same up to the names of their inputs. `name(parameter, element)` is what is
    known of an input: inputs of which other things are known are not to be exchanged."""
    numbers: dict[Term, int] = {}
    inputs: dict[tuple[int, int], int] = {}
    found: list[object] = []
    for root in (left, right):
        pending = [root]
        while pending:
            term = pending[-1]
            missing = [each for each in term.operands if each not in numbers]
            if term in numbers:
                pending.pop()
                continue
            if missing:
                pending += reversed(missing)
                continue
            pending.pop()
            numbers[term] = len(numbers)
            if term.kind is TermKind.INPUT:
                number = inputs.setdefault((term.parameter, term.element), len(inputs))
                found.append(("input", term.type, number, name(term.parameter, term.element)))
            else:
                operands = tuple(numbers[each] for each in term.operands)
                found.append(
                    (term.kind, term.type, term.bits, term.name, term.flags, term.result, term.element, operands)
                )
        found.append(numbers[root])
    return tuple(found)


def names_of(root: Term) -> set[str]:
    """The operations of a term."""
    return {term.name for term in parts(root)}


def inputs_of(*roots: Term) -> set[tuple[int, int]]:
    """The inputs in terms, by parameter and by element in row-major order."""
    return {(term.parameter, term.element) for root in roots for term in parts(root) if term.kind is TermKind.INPUT}


def parts(root: Term) -> set[Term]:
    """The term, its operands, theirs, and so on."""
    seen, pending = {root}, [root]
    for term in pending:
        new = set(term.operands) - seen
        seen |= new
        pending += new
    return seen


def work(root: Term) -> float:
    """How large the circuits of a term are, in those of a few 32-bit operations."""
    total, seen, pending = 0.0, {root}, [root]
    while pending:
        term = pending.pop()
        width = max((each.type.width for each in (term, *term.operands) if each.type is not None), default=32) / 32
        # By a constant, a product or a quotient of integers is a few shifts and additions.
        constant = any(each.kind is TermKind.CONSTANT for each in term.operands) and not term.name.endswith("f")
        own = 0.1 * len(term.operands) if term.name == READ else _WORK.get(term.name, 0.1)
        total += own * (width if constant else width * width)
        for each in term.operands:
            if each not in seen:
                seen.add(each)
                pending.append(each)
    return total
