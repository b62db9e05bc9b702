"""What the user assumes of the arguments: `NAME:finite`, `NAME:not-nan`, `NAME:LOW..HIGH`, `NAME:sorted`,
`NAME:distinct`, `alias:NAME,NAME` and `same:NAME,NAME`; each of them for one function with `@FUNCTION:` before it."""

from __future__ import annotations

import difflib
import math
import re
from collections.abc import Mapping, Sequence
from enum import StrEnum

from msgspec import Struct

from equiv.errors import WrongUse
from equiv.request.signature import Parameter, Signature
from equiv.verdict.numbers import to_number, to_pattern
from interp import ir
from interp.ir.floats import FLOAT_FORMATS
from interp.machine import Range

_RANGE = re.compile(r"(.+?)\.\.(.+)")
_FLOATS = tuple(FLOAT_FORMATS)


class PromiseKind(StrEnum):
    """What may be assumed of elements; the values are words of the user, but for the last."""

    FINITE = "finite"
    NOT_NAN = "not-nan"
    SORTED = "sorted"  # none less than the one before
    DISTINCT = "distinct"
    RANGE = "range"


_KINDS = tuple(kind.value for kind in PromiseKind if kind is not PromiseKind.RANGE)


class Promise(Struct, frozen=True):
    """One assumption about the elements of the parameter at a position: finite, or no NaN, for floats; in the range
    from `low` to `high`, in which no NaN is; sorted or distinct for integers, taken as signed numbers in row-major
    order. `text` is what the user wrote."""

    parameter: int
    kind: PromiseKind
    text: str
    low: int | float | None = None
    high: int | float | None = None

    @property
    def relates(self) -> bool:
        """Whether it is about several elements at once."""
        return self.kind in (PromiseKind.SORTED, PromiseKind.DISTINCT)

    def is_unsigned(self, element: ir.Scalar) -> bool:
        """Whether a range of integers reaches beyond the signed ones of its type."""
        return isinstance(self.high, int) and self.high >= 1 << max(element.width - 1, 1)

    def representable(self, element: ir.Scalar) -> tuple[float, float]:
        """The least and the largest number of a range of floats that the type has."""
        assert self.low is not None and self.high is not None
        return _inside(self.low, element, math.inf), _inside(self.high, element, -math.inf)

    def holds(self, bits: int, element: ir.Scalar) -> bool:
        """Whether the promise holds of an element with this pattern, as far as it is about single elements."""
        number = to_number(bits, element)
        if self.relates or number is None:
            return True
        if isinstance(number, int):
            if self.is_unsigned(element):
                number = bits
        elif self.kind is PromiseKind.FINITE:
            return math.isfinite(number)
        elif math.isnan(number):
            return False
        return self.low is None or self.high is None or self.low <= number <= self.high


class Alias(Struct, frozen=True):
    """That the parameters of one type at two positions may be the same buffer, or overlap as well."""

    first: int
    second: int
    names: tuple[str, str]
    type: ir.View
    overlaps: bool


class Assumptions(Struct, frozen=True):
    """All that is assumed of the arguments of a pair."""

    promises: tuple[Promise, ...] = ()
    aliases: tuple[Alias, ...] = ()

    def by_parameter(self) -> dict[int, tuple[Promise, ...]]:
        """The promises about each parameter, by its position."""
        found: dict[int, tuple[Promise, ...]] = {}
        for promise in self.promises:
            found[promise.parameter] = (*found.get(promise.parameter, ()), promise)
        return found

    def ranges(self, signature: Signature) -> list[Range]:
        """The ranges of integers that the machine can make use of."""
        found = []
        for promise in self.promises:
            element = _element(signature.parameters[promise.parameter])
            if promise.kind is PromiseKind.RANGE and 1 < element.width <= 64 and element.is_integer:
                assert isinstance(promise.low, int) and isinstance(promise.high, int)
                if not promise.is_unsigned(element):
                    found.append(Range(promise.parameter, promise.low, promise.high))
        return found

    def allows(self, parameter: int, value: int, element: ir.Scalar) -> bool:
        """Whether a scalar parameter may have a value, a signed number."""
        bits = value & ((1 << element.width) - 1)
        return all(each.holds(bits, element) for each in self.promises if each.parameter == parameter)

    def texts(self, signature: Signature) -> list[str]:
        """In words, for a verdict."""
        names = [f"%{parameter.name}" for parameter in signature.parameters]
        return [_describe(each, names[each.parameter], signature) for each in self.promises]


NOTHING = Assumptions()


def parse_assumptions(
    given: Sequence[str], signature: Signature, function: str = "", *, where_they_fit: bool = False
) -> Assumptions:
    """What is assumed of the arguments of a function of that name. Raises `WrongUse` for names that no argument has and
    for what cannot be assumed of it; with `where_they_fit`, an assumption on all functions is left out there: less is
    assumed."""
    promises: list[Promise] = []
    aliases: list[Alias] = []
    for text in given:
        scope, name, what = split_assumption(text)
        if scope not in ("", function):
            continue
        try:
            if name in ("alias", "same"):
                aliases.append(_alias(text, name, what, signature))
            else:
                promises.append(_promise(text, _find(text, name, signature), what))
        except WrongUse:
            if scope or not where_they_fit:
                raise
    return Assumptions(tuple(promises), tuple(aliases))


def split_assumption(text: str) -> tuple[str, str, str]:
    """The function that an assumption is for, empty for all; the argument's name, `alias` or `same`; and what is
    assumed. Raises `WrongUse` where that is not its form."""
    scope, rest = "", text.strip()
    if rest.startswith("@"):
        # Names of functions in modules have colons of their own.
        parts = rest[1:].rsplit(":", 2)
        scope, rest = parts[0].strip(), ":".join(parts[1:])
        if not scope or len(parts) < 3:
            raise WrongUse(f"the assumption '{text}' is not of the form @FUNCTION:NAME:WHAT, {_FORMS}")
    name, colon, what = (part.strip() for part in rest.partition(":"))
    if not name or not colon or not what:
        raise WrongUse(f"the assumption '{text}' is not of the form NAME:WHAT, {_FORMS}")
    return scope, name, what


_FORMS = "where WHAT is finite, not-nan, LOW..HIGH, sorted or distinct, alias:NAME,NAME or same:NAME,NAME"


def _find(text: str, name: str, signature: Signature) -> Parameter:
    """The parameter that a name means: the source's name, the target's, `argN` or `N`."""
    bare = name.removeprefix("%")
    for known in (lambda each: each.name, lambda each: each.target_name, lambda each: f"arg{each.position}"):
        for parameter in signature.parameters:
            if bare in (known(parameter), str(parameter.position)):
                return parameter
    names = [parameter.name for parameter in signature.parameters]
    near = difflib.get_close_matches(bare, names, 1, cutoff=0.0)
    hint = f"; did you mean '{near[0]}'?" if near else ""
    raise WrongUse(f"in the assumption '{text}': there is no argument '{name}'{hint}")


def _element(parameter: Parameter) -> ir.Scalar:
    return parameter.type if isinstance(parameter.type, ir.Scalar) else parameter.type.element


def _promise(text: str, parameter: Parameter, what: str) -> Promise:
    element = _element(parameter)
    bounds = _RANGE.fullmatch(what)
    if bounds is not None:
        return _range(text, parameter, element, bounds[1], bounds[2])
    if what not in _KINDS:
        near = difflib.get_close_matches(what, _KINDS, 1)
        hint = f"did you mean '{near[0]}'?" if near else _FORMS
        raise WrongUse(f"in the assumption '{text}': '{what}' cannot be assumed; {hint}")
    kind = PromiseKind(what)
    if kind in (PromiseKind.FINITE, PromiseKind.NOT_NAN):
        if element.name not in _FLOATS:
            raise WrongUse(f"in the assumption '{text}': the elements of %{parameter.name} are {element}, no floats")
    elif not element.is_integer or isinstance(parameter.type, ir.Scalar):
        raise WrongUse(f"in the assumption '{text}': that can be assumed of the integers in a memref alone")
    return Promise(parameter.position, kind, text)


def _range(text: str, parameter: Parameter, element: ir.Scalar, first: str, last: str) -> Promise:
    try:
        low, high = (int(each, 0) if element.is_integer else float(each) for each in (first, last))
    except ValueError:
        kind = "whole numbers" if element.is_integer else "numbers"
        raise WrongUse(f"in the assumption '{text}': the ends of the range are not {kind}") from None
    if not low <= high:
        raise WrongUse(f"in the assumption '{text}': no number is in the range")
    if element.is_integer:
        width = element.width
        least, most = -(1 << (width - 1)), (1 << width) - 1
        if low < least or high > most or (low < 0 and high > most >> 1):
            raise WrongUse(f"in the assumption '{text}': {element} does not have all numbers of the range")
    elif element.name not in _FLOATS:
        raise WrongUse(f"in the assumption '{text}': nothing can be assumed of elements of type {element}")
    promise = Promise(parameter.position, PromiseKind.RANGE, text, low, high)
    if element.is_float:
        least_number, most_number = promise.representable(element)
        if least_number > most_number:
            raise WrongUse(f"in the assumption '{text}': {element} has no number in the range")
    return promise


def _alias(text: str, kind: str, what: str, signature: Signature) -> Alias:
    names = [each.strip() for each in what.split(",")]
    if len(names) != 2:
        raise WrongUse(f"in the assumption '{text}': {kind} takes two names, {kind}:NAME,NAME")
    first, second = (_find(text, name, signature) for name in names)
    if first is second:
        raise WrongUse(f"in the assumption '{text}': both names are of one argument")
    if not isinstance(first.type, ir.View) or not isinstance(second.type, ir.View):
        raise WrongUse(f"in the assumption '{text}': only memrefs can be the same buffer")
    if first.type != second.type:
        raise WrongUse(
            f"in the assumption '{text}': %{first.name} and %{second.name} have different types, and only arguments of "
            "one type can be checked as the same buffer"
        )
    left, right = sorted((first, second), key=lambda each: each.position)
    return Alias(left.position, right.position, (left.name, right.name), first.type, kind == "alias")


def _describe(promise: Promise, name: str, signature: Signature) -> str:
    if promise.kind is PromiseKind.RANGE:
        return f"every element of {name} is from {promise.low} to {promise.high}" if isinstance(
            signature.parameters[promise.parameter].type, ir.View
        ) else f"{name} is from {promise.low} to {promise.high}"  # fmt: skip
    words: Mapping[str, str] = {
        "finite": "holds neither NaN nor infinities",
        "not-nan": "holds no NaN",
        "sorted": "is sorted: no element is less than the one before",
        "distinct": "holds no number twice",
    }
    return f"{name} {words[promise.kind]}"


def _inside(bound: int | float, element: ir.Scalar, towards: float) -> float:
    """The number of a format next to `bound`, or `bound` itself, on the side of `towards`."""
    bits = to_pattern(float(bound), element)
    number = to_number(bits, element)
    assert isinstance(number, float)
    if number == bound or (number > bound) == (towards > bound):
        return number
    # One step in the order of the numbers, in which patterns of one sign are counted.
    sign = 1 << (element.width - 1)
    magnitude = bits & (sign - 1)
    upwards = towards > bound
    away = upwards != bool(bits & sign)
    stepped = bits + (1 if away else -1) if magnitude else (1 if upwards else sign | 1)
    again = to_number(stepped, element)
    assert isinstance(again, float)
    return again
