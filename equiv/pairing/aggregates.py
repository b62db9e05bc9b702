"""Vectors, complex numbers and structs among what two functions take and give: they are compared scalar by scalar."""

from __future__ import annotations

import re
from collections.abc import Sequence

from equiv.request.sources import Summary

_AGGREGATE = re.compile(r"vector<|complex<|!llvm\.(?:array|struct)|!llvm\.vec")
_DESCRIPTOR = re.compile(r"!llvm\.struct<.*\bptr\b")
_SIGN = re.compile(r"(?:(?<=x)|\b)[su]i(?=\d)")
_QUANTIZED = re.compile(r"!quant\.\w+<[^<>]*(?:<[^<>]*>[^<>]*)*>")
# Types of circuits behind their aliases: cases of enumerations, and fields of structs and unions with their places.
_OF_CIRCUITS = re.compile(r"!hw\.|typealias<")
_ALIAS = re.compile(r"(?:!hw\.)?typealias<[^<>,]*,([^<>]*(?:<[^<>]*>)*[^<>]*)>")
_NAMES = re.compile(r"enum<[^<>]*>|\bunion<|[\w.$\"]+:(?!:)(?:i\d+)?(?:offset[1-9]\d*)?")
_PARTS = re.compile(r"(?:array|enum|struct|union)<")
_FORMULA = re.compile(r"!ltl\.")  # which is no number at all
_ARRAY = re.compile(r"!llvm\.array<(\d+) x (.*)>")
_VECTOR = re.compile(r"vector<((?:\d+x)*)(.*)>")


def conventions(source: Summary, target: Summary, by_name: bool) -> list[str]:
    """Where the two take or give aggregates of different shapes, or numbers of which one says more than their bits, in
    words. What circuits take goes `by_name`."""
    found = []
    for noun, of_source, of_target in _taken_and_given(source, target, by_name):
        if len(of_source) == len(of_target):
            found += [
                f"{noun} {at} is {one} in the source and {other} in the target, taken for the same bits"
                for at, (one, other) in enumerate(zip(of_source, of_target, strict=True))
                if _says_more(one, other)
            ]
        if not any(map(_AGGREGATE.match, (*of_source, *of_target))) or _is_lowered(of_source) != _is_lowered(of_target):
            continue
        if len(of_source) != len(of_target):
            texts = [f"({', '.join(each)})" for each in (of_source, of_target)]
            found.append(f"{noun}s are {texts[0]} in the source and {texts[1]} in the target, taken scalar by scalar")
            continue
        for at, (one, other) in enumerate(zip(of_source, of_target, strict=True)):
            if any(map(_AGGREGATE.match, (one, other))) and _shape(one) != _shape(other):
                found.append(
                    f"{noun} {at} is {one} in the source and {other} in the target, taken element by element in "
                    "row-major order"
                )
    return found


def _says_more(one: str, other: str) -> bool:
    """Whether one of two types says of its numbers what the other one does not: a sign, or what they stand for."""
    if bool(_QUANTIZED.search(one)) != bool(_QUANTIZED.search(other)):
        return True
    if one and other and _is_aggregate_of_circuits(one) != _is_aggregate_of_circuits(other):
        return True
    if _is_aggregate_of_circuits(one) and _behind_aliases(one) != _behind_aliases(other):
        return True
    return one != other and _SIGN.sub("i", one) == _SIGN.sub("i", other)


def other_numbers(source: Summary, target: Summary, by_name: bool) -> str | None:
    """What of the two is quantized in different ways, has other cases or fields, has signs in one and none in the
    other, or is a formula in one and none in the other, in words: the same bits are other things to callers."""
    for noun, of_source, of_target in _taken_and_given(source, target, by_name):
        for at, (one, other) in enumerate(zip(of_source, of_target, strict=False)):
            quantized = _QUANTIZED.findall(one), _QUANTIZED.findall(other)
            signs = zip(_SIGN.findall(one), _SIGN.findall(other), strict=False)
            named = _names(one), _names(other)
            if (
                any(each != another for each, another in signs)
                or any(all(said) and said[0] != said[1] for said in (quantized, named))
                or (one != other and (_FORMULA.match(one) or _FORMULA.match(other)))
            ):
                return f"{noun} {at} is {one} in the source and {other} in the target"
    return None


def _names(text: str) -> list[str]:
    """The cases and fields that a type of a circuit tells, in their order."""
    return _NAMES.findall(_behind_aliases(text)) if _OF_CIRCUITS.match(text) else []


def _is_aggregate_of_circuits(text: str) -> bool:
    return bool(_OF_CIRCUITS.match(text)) and bool(_PARTS.search(_behind_aliases(text)))


def _behind_aliases(text: str) -> str:
    """A type of a circuit without the names that it was given, and without spaces."""
    known, text = "", re.sub(r"\s", "", text)
    while known != text:
        known, text = text, _ALIAS.sub(r"\1", text)
    return text


def _taken_and_given(source: Summary, target: Summary, by_name: bool) -> tuple[tuple[str, list[str], list[str]], ...]:
    both = source, target
    taken = [[(each.name, _text(each)) for each in summary.parameters] for summary in both]
    given = [list(zip(_names_of_results(summary), map(str, summary.results), strict=False)) for summary in both]
    return (
        ("argument", *_held_together(taken[0], taken[1], by_name)),
        ("result", *_held_together(given[0], given[1], by_name)),
    )


_Named = list[tuple[str, str]]


def _held_together(source: _Named, target: _Named, by_name: bool) -> tuple[list[str], list[str]]:
    """The types that belong together: those of one name, or else of one place."""
    others = dict(target)
    if not by_name or len(others) != len(target):
        return [text for _, text in source], [text for _, text in target]
    both = [(text, others[name]) for name, text in source if name in others]
    return [one for one, _ in both], [other for _, other in both]


def _names_of_results(summary: Summary) -> Sequence[str]:
    """What circuits know their outputs by; of others the places of their results."""
    return getattr(summary, "outputs", ()) or tuple(map(str, range(len(summary.results))))


def _text(parameter: object) -> str:
    return str(getattr(parameter, "type", ""))


def _is_lowered(types: Sequence[str]) -> bool:
    """Whether there are descriptors among the types, with which others do not go one by one."""
    return any(each.startswith("!llvm.ptr") or _DESCRIPTOR.match(each) for each in types)


def _shape(text: str) -> tuple[str, ...]:
    """Sizes and element; arrays of vectors are vectors of more dimensions."""
    array = _ARRAY.fullmatch(text)
    if array is not None:
        return (array.group(1), *_shape(array.group(2)))
    vector = _VECTOR.fullmatch(text)
    if vector is not None:
        return (*(size for size in vector.group(1).split("x") if size), vector.group(2))
    return (text,)
