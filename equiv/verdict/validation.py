"""Whether a verdict or a record that was read from elsewhere is what its classes declare: reports rely on that.

The classes are the only declaration. Reading makes objects of JSON field by field; this looks whether each field has
the type that it is declared with, and a value that exists."""

from __future__ import annotations

import math
import types
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from equiv.verdict.verdict import EQUIVALENT, LEVELS, Verdict, VerdictFormatError

_LARGEST = 1 << 1000  # of an integer: a pattern of bits may be long, and a float must hold it


def require_sound(value: object) -> None:
    """Raises `VerdictFormatError` where a field of an object, or of one in it, is not what it is declared to be."""
    for problem in _problems(value, type(value), type(value).__name__.lower()):
        raise VerdictFormatError(problem)


def _problems(value: Any, declared: Any, where: str) -> Iterator[str]:
    origin, arguments = get_origin(declared), get_args(declared)
    if declared is Any:
        return
    if origin in (Union, types.UnionType):
        if all(next(_problems(value, each, where), None) for each in arguments):
            yield from _problems(value, next(each for each in arguments if each is not types.NoneType), where)
    elif origin is tuple and isinstance(value, tuple):
        if len(arguments) == 2 and arguments[1] is Ellipsis:
            arguments = (arguments[0],) * len(value)
        if len(arguments) != len(value):
            yield f"'{where}' has {len(value)} parts in place of {len(arguments)}"
        for at, (each, kind) in enumerate(zip(value, arguments, strict=False)):
            yield from _problems(each, kind, f"{where}[{at}]")
    elif origin in (dict, Mapping) and isinstance(value, Mapping):
        for key, each in value.items():
            yield from _problems(key, arguments[0], f"{where}: a key")
            yield from _problems(each, arguments[1], f"{where}[{str(key)!r}]")
    elif not _is_of(value, origin or declared):
        yield f"'{where}' is not of the type that it should be"
    elif isinstance(value, Struct):
        for name, kind in _declared(type(value)).items():
            yield from _problems(getattr(value, name), kind, f"{where}.{name}")
        if isinstance(value, Verdict):
            yield from _contradictions(value)


def _is_of(value: Any, kind: Any) -> bool:
    if kind is float:
        return isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)
    if kind is int:
        return isinstance(value, int) and not isinstance(value, bool) and abs(value) < _LARGEST
    return isinstance(value, kind)


@cache
def _declared(kind: type[Struct]) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {name: hints[name] for name in kind.__struct_fields__}


def _contradictions(verdict: Verdict) -> Iterator[str]:
    if verdict.level is not None and verdict.level not in LEVELS:
        yield f"'{verdict.level}' is no level"
    if verdict.error_bound is not None and not 0 <= verdict.error_bound <= 1:
        yield f"{verdict.error_bound} is no bound on a probability"
    if verdict.witness is not None and verdict.verdict == EQUIVALENT:
        yield "a verdict that is equivalent has no witness of a difference"
