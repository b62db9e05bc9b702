"""Values of expressions at values of their variables, and formulas as people read them."""

from __future__ import annotations

from collections.abc import Mapping

from equiv.solver.linear.expression import (
    Atom,
    Both,
    Choice,
    Compare,
    Either,
    Floor,
    Formula,
    Least,
    Linear,
    Variable,
)


def evaluate(given: Linear, values: Mapping[str, int]) -> int:
    """The number that an expression is, where variables have `values`."""
    total = given.constant
    for atom, coefficient in given.terms:
        match atom:
            case Variable():
                total += coefficient * values[atom.text]
            case Floor():
                total += coefficient * (evaluate(atom.body, values) // atom.divisor)
            case Least():
                total += coefficient * min(evaluate(atom.left, values), evaluate(atom.right, values))
            case Choice():
                total += coefficient * evaluate(atom.yes if holds(atom.condition, values) else atom.no, values)
    return total


def holds(given: Formula, values: Mapping[str, int]) -> bool:
    """Whether a formula holds, where variables have `values`."""
    match given:
        case Both(parts=parts):
            return all(holds(each, values) for each in parts)
        case Either(parts=parts):
            return any(holds(each, values) for each in parts)
        case Compare(left=left, is_equal=is_equal):
            value = evaluate(left, values)
            return value == 0 if is_equal else value >= 0
        case _:
            raise AssertionError(given)


def readable(given: Formula, names: Mapping[str, str]) -> str:
    """A formula for people, with names in the place of those of variables."""
    match given:
        case Both(parts=parts):
            return " and ".join(_bracketed(each, names) for each in parts) or "true"
        case Either(parts=parts):
            return " or ".join(_bracketed(each, names) for each in parts) or "false"
        case Compare(left=left, is_equal=is_equal):
            positive = [(atom, each) for atom, each in left.terms if each > 0]
            negative = [(atom, -each) for atom, each in left.terms if each < 0]
            sign = "=" if is_equal else ">="
            if not positive:
                positive, negative, sign = negative, positive, "=" if is_equal else "<="
                return f"{_sum(positive, 0, names)} {sign} {left.constant}"
            less, more = max(left.constant, 0), max(-left.constant, 0)
            return f"{_sum(positive, less, names)} {sign} {_sum(negative, more, names)}"
        case _:
            raise AssertionError(given)


def _bracketed(given: Formula, names: Mapping[str, str]) -> str:
    text = readable(given, names)
    return f"({text})" if isinstance(given, Both | Either) else text


def _sum(terms: list[tuple[Atom, int]], extra: int, names: Mapping[str, str]) -> str:
    parts = []
    for atom, each in terms:
        if isinstance(atom, Floor):
            text = f"floor(({_sum(list(atom.body.terms), atom.body.constant, names)}) / {atom.divisor})"
        else:
            text = names.get(atom.text, atom.text)
        parts.append(text if each == 1 else f"{each} * {text}")
    if extra or not parts:
        parts.append(str(extra))
    return " + ".join(parts)
