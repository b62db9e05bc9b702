"""Integers that the other program has as their halves, as emulation of wide integers makes of them: `i64` as
`vector<2xi32>`, the low half first. A vector is here as its elements, so that one integer stands against two."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from equiv.errors import SignatureMismatch
from equiv.pairing.draft import Draft
from equiv.pairing.signature import unify_types
from interp import ir
from interp.ir.builder import Builder
from interp.ir.wrap import CallsItself, wrap


class _Match(Struct, frozen=True):
    """The types that two lists have in common, the wide integer for two halves, and for each list the positions among
    these types that it has as halves."""

    types: tuple[ir.Type, ...]
    halved: tuple[frozenset[int], frozenset[int]]


def join_halves(draft: Draft) -> Draft:
    """Gives functions that take or return halves an entry of whole integers, where nothing else tells the two
    signatures apart."""
    if draft.maps:
        return draft
    of_source, of_target = draft.entries
    parameters = _match(*([each.type for each in entry.parameters] for entry in draft.entries))
    results = _match(of_source.results, of_target.results)
    if parameters is None or results is None:
        return draft
    modules, words = [draft.source, draft.target], list[str]()
    for side, entry in enumerate(draft.entries):
        taken, given = parameters.halved[side], results.halved[side]
        if not taken and not given:
            continue
        others = draft.entries[1 - side].parameters if not parameters.halved[1 - side] else None
        joined = _Joined(parameters.types, taken, results.types, given, others)
        modules[side] = _with_entry(modules[side], entry, joined)
        words.append(_words(entry, joined))
    return draft.with_entries(modules[0], modules[1], *words) if words else draft


def _match(source: Sequence[ir.Type], target: Sequence[ir.Type]) -> _Match | None:
    """Two lists of types from left to right, at each place of which one thing alone can fit; None where none does."""
    sides = (list(source), list(target))
    types: list[ir.Type] = []
    halved: tuple[set[int], set[int]] = (set(), set())
    while sides[0] and sides[1]:
        first, second = sides[0][0], sides[1][0]
        common = unify_types(first, second)
        if common is not None:
            del sides[0][0], sides[1][0]
        elif _are_halves(first, sides[1][:2]):
            common = first
            halved[1].add(len(types))
            del sides[0][0], sides[1][:2]
        elif _are_halves(second, sides[0][:2]):
            common = second
            halved[0].add(len(types))
            del sides[0][:2], sides[1][0]
        else:
            return None
        types.append(common)
    if sides[0] or sides[1]:
        return None
    return _Match(tuple(types), (frozenset(halved[0]), frozenset(halved[1])))


def _are_halves(whole: ir.Type, parts: Sequence[ir.Type]) -> bool:
    if not isinstance(whole, ir.Scalar) or not whole.is_integer or whole == ir.INDEX or whole.width % 2:
        return False
    return list(parts) == [ir.Scalar(f"i{whole.width // 2}")] * 2


class _Joined(Struct, frozen=True):
    """An entry of whole integers: its types, and which of them the function itself has as halves. `others` are the
    parameters of the other program, where it has all integers whole."""

    parameters: Sequence[ir.Type]
    taken: frozenset[int]
    results: Sequence[ir.Type]
    given: frozenset[int]
    others: Sequence[ir.Value] | None


def _with_entry(module: ir.Module, entry: ir.Function, joined: _Joined) -> ir.Module:
    """Raises `SignatureMismatch` where the function calls itself."""
    try:
        return wrap(module, entry.name, f"{entry.name} in halves", lambda inner: _Adapter(inner, joined).build())
    except CallsItself:
        message = f"function '{entry.name}' takes integers in halves and calls itself, which is not supported"
        raise SignatureMismatch(message, entry.place) from None


def _words(entry: ir.Function, joined: _Joined) -> str:
    what = [f"argument {at}" for at in sorted(joined.taken)] + [f"result {at}" for at in sorted(joined.given)]
    return f"'{entry.name}' at {entry.place} has {', '.join(what)} as two halves, the low one first"


class _Adapter(Builder):
    """Takes whole integers, calls the function with their halves, and joins those that it returns."""

    def __init__(self, inner: ir.Function, joined: _Joined) -> None:
        super().__init__(inner.place)
        self.inner = inner
        self.joined = joined

    def build(self) -> ir.Function:
        entry, joined, inner = self.block, self.joined, self.inner
        arguments: list[ir.Value] = []
        by_value: set[int] = set()
        for at, type in enumerate(joined.parameters):
            own = inner.parameters[len(arguments)]
            name = own.name if joined.others is None else joined.others[at].name
            if at not in joined.taken:
                if len(arguments) in inner.by_value:
                    by_value.add(at)
                parameter = ir.Value(own.type, name)
                arguments.append(parameter)
            else:
                parameter = ir.Value(type, name)
                arguments += self.halves(parameter)
            entry.arguments.append(parameter)
        returned = self.call(inner, arguments)
        values: list[ir.Value] = []
        kept: set[int] = set()
        position = 0
        for at, type in enumerate(joined.results):
            if at in joined.given:
                values.append(self.whole(returned[position], returned[position + 1], type))
                position += 2
                continue
            if position in inner.values:
                kept.add(at)
            values.append(returned[position])
            position += 1
        adapter = self.function(inner.name, entry, values, by_value=frozenset(by_value), values=frozenset(kept))
        return replace(adapter, results=[each.type for each in values])

    def halves(self, whole: ir.Value) -> list[ir.Value]:
        half, width = _half(whole.type)
        high = self.op("shrui", [whole, self.constant(width, _scalar(whole.type))], whole.type)
        return [self.op("trunci", [each], half) for each in (whole, high)]

    def whole(self, low: ir.Value, high: ir.Value, type: ir.Type) -> ir.Value:
        _, width = _half(type)
        wide = [self.op("extui", [each], type) for each in (low, high)]
        shifted = self.op("shli", [wide[1], self.constant(width, _scalar(type))], type)
        return self.op("ori", [wide[0], shifted], type)


def _half(type: ir.Type) -> tuple[ir.Scalar, int]:
    """The type of one half of an integer, and its width in bits."""
    width = _scalar(type).width // 2
    return ir.Scalar(f"i{width}"), width


def _scalar(type: ir.Type) -> ir.Scalar:
    assert isinstance(type, ir.Scalar)
    return type
