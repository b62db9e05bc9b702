"""Formulas as sets and maps of isl, and back. Nothing here is trusted: what comes back is checked by z3."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from equiv.solver.linear.expression import (
    TRUE,
    Both,
    Choice,
    Either,
    Formula,
    Least,
    Linear,
    both,
    combine,
    equal,
    floor_div,
    is_zero,
    not_negative,
    variable,
)

isl: Any
try:
    import islpy as isl
except ImportError:  # an optional dependency
    isl = None

MISSING = "islpy is not installed: pip install 'equiv[sizes]'"


def available() -> bool:
    return isl is not None


class SearchEnded(Exception):
    """isl gave up, at its limit of operations or with an error of its own."""


class Space:
    """isl sets over the parameters of a pair, with a limit of isl's own counter of operations."""

    def __init__(self, parameters: Sequence[str], operations: int) -> None:
        self.parameters = tuple(parameters)
        self.context = isl.Context()
        self.context.set_max_operations(operations)
        self.head = f"[{', '.join(self.parameters)}] -> "

    def set(self, variables: Sequence[str], domain: Formula, name: str = "") -> Any:
        return isl.Set.read_from_str(
            self.context, f"{self.head}{{ {name}[{', '.join(variables)}] : {text_of(domain)} }}"
        )

    def map(
        self,
        variables: Sequence[str],
        values: Sequence[Linear],
        condition: Formula = TRUE,
        names: tuple[str, str] = ("", ""),
    ) -> Any:
        """From variables to the values of expressions, where a condition holds."""
        outputs, parts = [], [condition]
        for at, value in enumerate(values):
            if any(isinstance(atom, Least | Choice) for atom, _ in value.terms):
                outputs.append(f"z{at}")
                parts.append(equal(variable(f"z{at}"), value))
            else:
                outputs.append(value.text)
        domain, range_ = f"{names[0]}[{', '.join(variables)}]", f"{names[1]}[{', '.join(outputs)}]"
        return isl.Map.read_from_str(self.context, f"{self.head}{{ {domain} -> {range_} : {text_of(both(*parts))} }}")


def text_of(formula: Formula) -> str:
    """A formula in isl's notation, which is nearly that of its own text."""
    match formula:
        case Both(parts=parts):
            return " and ".join(f"({text_of(each)})" for each in parts) or "true"
        case Either(parts=parts):
            return " or ".join(f"({text_of(each)})" for each in parts) or "false"
        case _:
            return formula.text


def formulas_of(given: Any, names: Sequence[str]) -> list[Formula]:
    """The basic parts of a set or a map, whose dimensions have these names in the formulas."""
    found = []
    whole = given.compute_divs()
    parts: list[Any] = []
    (whole.foreach_basic_map if isinstance(whole, isl.Map) else whole.foreach_basic_set)(parts.append)
    for part in parts:
        basic = part.wrap() if isinstance(part, isl.BasicMap) else part
        found.append(_basic(basic.flatten(), names))
    return found


def _basic(basic: Any, names: Sequence[str]) -> Formula:
    quotients = [_affine(basic.get_div(at), names) for at in range(basic.dim(isl.dim_type.div))]
    parts = []
    for constraint in basic.get_constraints():
        terms = [
            (variable(name), value_of(constraint.get_coefficient_val(isl.dim_type.set, at)))
            for at, name in enumerate(names)
        ]
        terms += [
            (
                variable(constraint.get_dim_name(isl.dim_type.param, at)),
                value_of(constraint.get_coefficient_val(isl.dim_type.param, at)),
            )
            for at in range(constraint.dim(isl.dim_type.param))
        ]
        for at, quotient in enumerate(quotients):
            coefficient = value_of(constraint.get_coefficient_val(isl.dim_type.div, at))
            if coefficient:
                terms.append((quotient, coefficient))
        left = combine([each for each in terms if each[1]], value_of(constraint.get_constant_val()))
        parts.append(is_zero(left) if constraint.is_equality() else not_negative(left))
    return both(*parts)


def value_of(given: Any) -> int:
    """A number of isl. Raises `SearchEnded` where isl stopped at its limit of operations."""
    text = given.to_str()
    if text is None:  # where isl has counted too many operations, and no error is raised
        raise SearchEnded("maximal number of operations exceeded")
    return int(text)


def _affine(aff: Any, names: Sequence[str]) -> Linear:
    """An affine expression of isl, rounded down where it is a quotient."""
    denominator = value_of(aff.get_denominator_val())

    def scaled(value: Any) -> int:
        return value_of(value.mul(isl.Val.int_from_si(value.get_ctx(), denominator)))

    terms = [(variable(name), scaled(aff.get_coefficient_val(isl.dim_type.in_, at))) for at, name in enumerate(names)]
    for at in range(aff.dim(isl.dim_type.param)):
        terms.append(
            (
                variable(aff.get_dim_name(isl.dim_type.param, at)),
                scaled(aff.get_coefficient_val(isl.dim_type.param, at)),
            )
        )
    for at in range(aff.dim(isl.dim_type.div)):
        coefficient = scaled(aff.get_coefficient_val(isl.dim_type.div, at))
        if coefficient:
            terms.append((_affine(aff.get_div(at), names), coefficient))
    total = combine([each for each in terms if each[1]], scaled(aff.get_constant_val()))
    return floor_div(total, denominator)


def pieces_of(function: Any, names: Sequence[str]) -> list[tuple[Formula, tuple[Linear, ...]]]:
    """A piecewise function of isl as conditions and values."""
    pieces: list[tuple[Any, Any]] = []
    function.foreach_piece(lambda domain, values: pieces.append((domain, values)))
    found: list[tuple[Formula, tuple[Linear, ...]]] = []
    for domain, values in pieces:  # not in isl's callback, which would lose what is raised
        value = tuple(_affine(values.get_aff(at), names) for at in range(values.dim(isl.dim_type.out)))
        found += [(condition, value) for condition in formulas_of(domain, names)]
    return found
