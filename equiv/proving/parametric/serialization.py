"""Dataclasses as JSON and back, by the types of their fields. What is not written as `write` does is refused.

A formula is an object of one key: `all`, `any`, `zero` (= 0) or `least` (>= 0). An expression is a constant, or a list
of it and of multiples of variables by name and of quotients: `[3, [2, "x0"], [1, [0, [1, "x1"]], 4]]` is 3 + 2 x0 +
x1 / 4. A mapping is a list of keys and values, in the order of the keys.
"""

from __future__ import annotations

import re
from functools import cache
from types import NoneType, UnionType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import asdict

from equiv.proving.parametric.certificate import BadCertificate
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

_NAME = re.compile("[a-z]+[0-9]*(_[0-9]+)?", re.ASCII)
_LARGEST = 1 << 256  # no number of a proof comes near
_DEEPEST = 48  # formulas and quotients in each other

_Kind = TypeVar("_Kind")
_types = cache(get_type_hints)


def write(given: Any) -> Any:
    """Plain objects for JSON."""
    match given:
        case None | bool() | int() | str():
            return given
        case Linear():
            return _written_linear(given)
        case Both(parts=parts):
            return {"all": [write(each) for each in parts]}
        case Either(parts=parts):
            return {"any": [write(each) for each in parts]}
        case Compare(left=left, is_equal=is_equal):
            return {"zero" if is_equal else "least": write(left)}
        case tuple():
            return [write(each) for each in given]
        case dict():
            return [[write(key), write(value)] for key, value in sorted(given.items())]
        case _:
            return {name: write(value) for name, value in asdict(given).items()}


def read(kind: type[_Kind], data: Any) -> _Kind:
    """What `write` gave plain objects of. Raises `BadCertificate`."""
    try:
        found: _Kind = _read(kind, data)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError, RecursionError) as problem:
        raise BadCertificate(f"the certificate is incomplete or damaged: {problem!r}") from problem
    return found


def _read(kind: Any, data: Any) -> Any:
    if kind is Formula:
        return _formula(data)
    if kind is Linear:
        return _linear(data)
    if isinstance(kind, type) and issubclass(kind, Struct):
        types = _types(kind)
        _require(isinstance(data, dict) and data.keys() == types.keys(), "the fields", data)
        return kind(**{name: _read(type_, data[name]) for name, type_ in types.items()})
    parts = get_args(kind)
    if isinstance(kind, UnionType):
        (some,) = (each for each in parts if each is not NoneType)
        return None if data is None else _read(some, data)
    if get_origin(kind) is tuple:
        parts = parts[:1] * len(_list(data)) if parts[-1] is Ellipsis else parts
        return tuple(_read(part, each) for part, each in zip(parts, _list(data), strict=True))
    if get_origin(kind) is dict:
        found = {_read(parts[0], key): _read(parts[1], value) for key, value in _list(data)}
        _require(len(found) == len(data), "a mapping", data)
        return found
    _require(type(data) is kind, f"of type {kind.__name__}", data)
    return _integer(data) if kind is int else data


def _require(holds: bool, what: str, data: Any) -> None:
    if not holds:
        raise ValueError(f"'{data}' is not {what}")


def _list(data: Any) -> list[Any]:
    _require(isinstance(data, list), "a list", data)
    return list(data)


def _integer(data: Any) -> int:
    _require(type(data) is int and abs(data) <= _LARGEST, "an integer, or out of all proportion", data)
    return int(data)


def _name(data: Any) -> str:
    """A variable's name. No other text is one: expressions are told apart by their texts."""
    _require(isinstance(data, str) and _NAME.fullmatch(data) is not None, "a variable", data)
    return str(data)


def _written_linear(given: Linear) -> Any:
    if given.is_constant:
        return given.constant
    terms: list[Any] = [given.constant]
    for atom, coefficient in given.terms:
        match atom:
            case Variable():
                terms.append([coefficient, atom.text])
            case Floor():
                terms.append([coefficient, write(atom.body), atom.divisor])
            case _:
                raise AssertionError(atom)
    return terms


def _linear(data: Any, depth: int = 0) -> Linear:
    _require(depth <= _DEEPEST, "an expression, as its quotients nest too deep", data)
    first, *terms = data if isinstance(data, list) else [data]
    parts = []
    for term in terms:
        match term:
            case [coefficient, str(name)]:
                part = variable(_name(name))
            case [coefficient, body, divisor]:
                _require(_integer(divisor) > 0, "a divisor", divisor)
                part = floor_div(_linear(body, depth + 1), divisor)
            case _:
                raise ValueError(f"'{term}' is no term")
        parts.append((part, _integer(coefficient)))
    return combine(parts, _integer(first))


def _formula(data: Any, depth: int = 0) -> Formula:
    _require(depth <= _DEEPEST, "a formula, as it nests too deep", data)
    ((kind, what),) = data.items()
    match kind:
        case "all" | "any":
            parts = [_formula(each, depth + 1) for each in _list(what)]
            return both(*parts) if kind == "all" else either(*parts)
        case "zero":
            return is_zero(_linear(what))
        case "least":
            return not_negative(_linear(what))
        case _:
            raise ValueError(f"'{kind}' is no formula")
