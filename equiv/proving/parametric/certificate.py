"""What a proof for all sizes consists of: flows, a relation, and where the source is undefined. As JSON, too."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import field
from typing import Any

from equiv.solver.linear.expression import (
    Both,
    Compare,
    Either,
    Floor,
    Formula,
    Linear,
    Variable,
    both,
    combine,
    either,
    floor_div,
    is_zero,
    not_negative,
    variable,
)
from interp.dataclass import dataclass

SCHEMA = 2
_NAME = re.compile("[a-z]+[0-9]*(_[0-9]+)?", re.ASCII)
_NUMBER = re.compile("0|[1-9][0-9]*", re.ASCII)
_LARGEST = 1 << 256  # no number of a proof comes near
_DEEPEST = 48  # formulas and quotients in each other


class BadCertificate(Exception):
    """A certificate that is not one, or that its check refuses."""


@dataclass(frozen=True, slots=True)
class Origin:
    """Where `condition` holds of a load's variables, what it reads comes from the `store` of that number at an
    instance, or, without one, from the beginning."""

    condition: Formula
    store: int | None = None
    at: tuple[Linear, ...] = ()


@dataclass(frozen=True, slots=True)
class Related:
    """Which instances of two nodes are equal: those of which one of the pieces holds, formulas of the source's
    variables `x0`, `x1`, ... and the target's `y0`, ... . With `swapped`, the first operand of the one belongs to the
    second of the other. With `leaves` the nodes are trees of operations over these pairs of nodes, and not the same
    operation."""

    pieces: tuple[Formula, ...]
    swapped: bool = False
    leaves: tuple[tuple[int, int], ...] | None = None


@dataclass(frozen=True, slots=True)
class Claim:
    """That the source is undefined at parameters of which `condition` holds: a requirement fails at an instance."""

    requirement: int
    condition: Formula
    at: tuple[Linear, ...]


Flow = dict[int, tuple[Origin, ...]]
Relation = dict[tuple[int, int], Related]


@dataclass(slots=True)
class Certificate:
    """What a proof leaves for the checker: where loads of both programs come from, which nodes are related at which
    instances, and further claims about sizes (docs/all-sizes.md)."""

    source_flow: Flow = field(default_factory=dict)
    target_flow: Flow = field(default_factory=dict)
    relation: Relation = field(default_factory=dict)
    claims: tuple[Claim, ...] = ()

    def to_json(self) -> dict[str, Any]:
        return {
            "schema": SCHEMA,
            "flow": [_flow_json(self.source_flow), _flow_json(self.target_flow)],
            "relation": [
                {
                    "source": u,
                    "target": v,
                    "pieces": [formula_json(each) for each in related.pieces],
                    "swapped": related.swapped,
                    "leaves": None if related.leaves is None else [list(each) for each in related.leaves],
                }
                for (u, v), related in sorted(self.relation.items())
            ],
            "claims": [
                {"requirement": each.requirement, "condition": formula_json(each.condition), "at": _vector(each.at)}
                for each in self.claims
            ],
        }

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Certificate:
        """Raises `BadCertificate`."""
        try:
            if data["schema"] != SCHEMA:
                raise BadCertificate(f"this is not a certificate of schema {SCHEMA}")
            source, target = data["flow"]
            return Certificate(
                _flow(source),
                _flow(target),
                {
                    (_integer(each["source"]), _integer(each["target"])): Related(
                        tuple(formula(piece) for piece in _list(each["pieces"])),
                        _truth(each["swapped"]),
                        _leaves(each["leaves"]),
                    )
                    for each in _list(data["relation"])
                },
                tuple(
                    Claim(_integer(each["requirement"]), formula(each["condition"]), _linears(each["at"]))
                    for each in _list(data["claims"])
                ),
            )
        except (KeyError, TypeError, ValueError, AttributeError, IndexError, RecursionError) as problem:
            raise BadCertificate(f"the certificate is incomplete or damaged: {problem!r}") from problem


def _flow_json(flow: Flow) -> dict[str, Any]:
    return {
        str(load): [
            {"condition": formula_json(each.condition), "store": each.store, "at": _vector(each.at)} for each in origins
        ]
        for load, origins in sorted(flow.items())
    }


def _flow(data: Mapping[str, Any]) -> Flow:
    return {
        _number(load): tuple(
            Origin(
                formula(each["condition"]),
                None if each["store"] is None else _integer(each["store"]),
                _linears(each["at"]),
            )
            for each in _list(origins)
        )
        for load, origins in data.items()
    }


def _vector(values: tuple[Linear, ...]) -> list[Any]:
    return [linear_json(each) for each in values]


def linear_json(given: Linear) -> Any:
    """A constant, or a list of it and of multiples of variables by name and of quotients."""
    if given.is_constant:
        return given.constant
    terms: list[Any] = [given.constant]
    for atom, coefficient in given.terms:
        match atom:
            case Variable():
                terms.append([coefficient, atom.text])
            case Floor():
                terms.append([coefficient, linear_json(atom.body), atom.divisor])
            case _:
                raise AssertionError(atom)
    return terms


def linear(data: Any, depth: int = 0) -> Linear:
    """Raises `ValueError`, as all that reads does, for what is not written so."""
    if not isinstance(data, list):
        return Linear((), _integer(data))
    if depth > _DEEPEST:
        raise ValueError("quotients that nest too deep")
    parts = []
    for term in data[1:]:
        match term:
            case [coefficient, str(name)]:
                parts.append((variable(_name(name)), _integer(coefficient)))
            case [coefficient, body, divisor]:
                if _integer(divisor) <= 0:
                    raise ValueError("a divisor that is not positive")
                parts.append((floor_div(linear(body, depth + 1), divisor), _integer(coefficient)))
            case _:
                raise ValueError(f"'{term}' is no term")
    return combine(parts, _integer(data[0]))


def _linears(data: Any) -> tuple[Linear, ...]:
    return tuple(linear(each) for each in _list(data))


def _list(data: Any) -> list[Any]:
    if not isinstance(data, list):
        raise ValueError(f"'{data}' is no list")
    return data


def _integer(data: Any) -> int:
    if not isinstance(data, int) or isinstance(data, bool) or abs(data) > _LARGEST:
        raise ValueError(f"'{data}' is no integer, or out of all proportion")
    return data


def _leaves(data: Any) -> tuple[tuple[int, int], ...] | None:
    if data is None:
        return None
    pairs = [_list(each) for each in _list(data)]
    return tuple((_integer(u), _integer(v)) for u, v in pairs)


def _truth(data: Any) -> bool:
    if not isinstance(data, bool):
        raise ValueError(f"'{data}' is neither true nor false")
    return data


def _number(text: str) -> int:
    """The number of a load, of which there is one text."""
    if not _NUMBER.fullmatch(text):
        raise ValueError(f"'{text}' is no number")
    return int(text)


def _name(text: Any) -> str:
    """A variable's name. No other text is one: expressions are told apart by their texts."""
    if not isinstance(text, str) or not _NAME.fullmatch(text):
        raise ValueError(f"'{text}' is no variable")
    return text


def formula_json(given: Formula) -> Any:
    """A formula as JSON: `all`, `any`, `zero` (= 0) or `least` (>= 0)."""
    match given:
        case Both(parts=parts):
            return {"all": [formula_json(each) for each in parts]}
        case Either(parts=parts):
            return {"any": [formula_json(each) for each in parts]}
        case Compare(left=left, is_equal=is_equal):
            return {"zero" if is_equal else "least": linear_json(left)}
        case _:
            raise AssertionError(given)


def formula(data: Any, depth: int = 0) -> Formula:
    """A formula from JSON. Raises `ValueError` for what nests too deep, or is none."""
    if depth > _DEEPEST:
        raise ValueError("formulas that nest too deep")
    ((kind, what),) = data.items()
    match kind:
        case "all":
            return both(*(formula(each, depth + 1) for each in _list(what)))
        case "any":
            return either(*(formula(each, depth + 1) for each in _list(what)))
        case "zero":
            return is_zero(linear(what))
        case "least":
            return not_negative(linear(what))
        case _:
            raise ValueError(f"'{kind}' is no formula")
