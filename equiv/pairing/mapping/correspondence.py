"""What belongs to what in two functions of different signatures: as the user says, and as far as it can be one thing
only, as the types say."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct, field

from equiv.errors import SignatureMismatch
from equiv.pairing.mapping.entries import EndKind, Entry, How, HowKind
from equiv.pairing.mapping.form import (
    Argument,
    Before,
    Direct,
    Element,
    Form,
    Given,
    Left,
    Part,
    Rearranged,
    Reshaped,
    Result,
    Single,
)
from equiv.pairing.mapping.rearrangement import Groups, Rearrangement, groupings, identity, row_major_order
from equiv.pairing.signature import type_text, unify_types
from interp import ir

ParseMap = Callable[[str], tuple[int, int, Callable[[Sequence[ir.Index]], list[ir.Affine]]]]
"""The numbers of dimensions and results of an affine map, and the map."""

_MOST_RESULTS = 8


class _Pairing(Struct):
    """Which positions belong together: arguments with arguments, results with results, results with arguments of the
    other side (`out`, by the side of the result), results that are an argument of their own side (`same`)."""

    arguments: list[tuple[int, int, How | None]] = field(default_factory=list)
    results: list[tuple[int, int, How | None]] = field(default_factory=list)
    out: tuple[list[tuple[int, int]], list[tuple[int, int]]] = field(default_factory=lambda: ([], []))
    same: tuple[list[tuple[int, int]], list[tuple[int, int]]] = field(default_factory=lambda: ([], []))


class Correspondence:
    """The form that two functions have in common. Raises `SignatureMismatch` where there is none, or more than one."""

    def __init__(
        self,
        source: ir.Function,
        target: ir.Function,
        entries: Sequence[Entry],
        parse_map: ParseMap,
        mismatch: SignatureMismatch | None,
        tensors: frozenset[int] = frozenset(),
        written: frozenset[int] = frozenset(),
    ) -> None:
        """`tensors` are positions of the source's parameters that are values, `written` those of the target's buffers
        that it may write."""
        self.functions = (source, target)
        self.entries = entries
        self.parse_map = parse_map
        self.mismatch = mismatch
        self.tensors = tensors
        self.written = written

    def form(self) -> Form:
        """What belongs to what. Raises `SignatureMismatch` where nothing does, or several things may."""
        return self._build(self._pair())

    # -- what belongs together -----------------------------------------------------------------------------------------

    def _pair(self) -> _Pairing:
        pairing = _Pairing()
        source, target = self.functions
        left: tuple[list[int], list[int]] = list(range(len(source.parameters))), list(range(len(target.parameters)))
        open_results: tuple[list[int], list[int]] = list(range(len(source.results))), list(range(len(target.results)))
        for entry in self.entries:
            on_source, on_target = entry.source, entry.target
            match on_source.kind, on_target.kind:
                case EndKind.ARGUMENT, EndKind.ARGUMENT:
                    pairing.arguments.append((on_source.position, on_target.position, entry.how))
                case EndKind.RESULT, EndKind.RESULT:
                    pairing.results.append((on_source.position, on_target.position, entry.how))
                case EndKind.RESULT, _:
                    pairing.out[0].append((on_source.position, on_target.position))
                case _:
                    pairing.out[1].append((on_target.position, on_source.position))
            if entry.how is not None and on_source.kind != on_target.kind:
                raise self._refuse(f"--map {entry.text}: a result that became an argument keeps its shape")
            for end, arguments, results in zip((on_source, on_target), left, open_results, strict=True):
                found = arguments if end.kind is EndKind.ARGUMENT else results
                if end.position in found:
                    found.remove(end.position)
        # A result that went into an argument which the other side has as well leaves that argument to be paired.
        extra = len(left[1]) - len(left[0])
        for side in (0, 1):
            if extra == 0 or not pairing.out[side]:
                continue
            for _, position in reversed(pairing.out[side]):
                short = len(left[1 - side]) < len(left[side])
                if short and position not in left[1 - side]:
                    left[1 - side].append(position)
                    left[1 - side].sort()
        extra = len(left[1]) - len(left[0])
        outs: list[int] = []
        if extra > 0:
            outs = left[1][len(left[0]) :]
            del left[1][len(left[0]) :]
        elif extra < 0:
            outs = left[0][len(left[1]) :]
            del left[0][len(left[1]) :]
        pairing.arguments += [(source_at, target_at, None) for source_at, target_at in zip(*left, strict=True)]
        self._pair_results(pairing, open_results, outs, 0 if extra >= 0 else 1)
        return pairing

    def _pair_results(
        self, pairing: _Pairing, results: tuple[list[int], list[int]], outs: list[int], giver: int
    ) -> None:
        """The results of the side `giver` may have become the arguments `outs` of the other side."""
        if max(len(results[0]), len(results[1])) > _MOST_RESULTS:
            raise self._refuse(f"more than {_MOST_RESULTS} results that are not named")
        places = self._places_for_results(pairing) if giver == 0 else []
        found = list(self._assignments(results[giver], results[1 - giver], outs, giver, places))
        if not found:
            raise self._refuse("")
        fewest = min(len(each.same[0]) + len(each.same[1]) for each in found)
        found = [each for each in found if len(each.same[0]) + len(each.same[1]) == fewest]
        if len(found) > 1:
            first = found[0].out[giver][0] if found[0].out[giver] else None
            example = self._example(giver, first)
            raise self._refuse(f"there is more than one way to tell which results became arguments{example}")
        (chosen,) = found
        pairing.results += chosen.results
        for side in (0, 1):
            pairing.out[side].extend(chosen.out[side])
            pairing.same[side].extend(chosen.same[side])

    def _places_for_results(self, pairing: _Pairing) -> list[int]:
        """The target's buffers that a result may be left in: those of the source's tensors that it may write."""
        taken = {argument for _, argument in pairing.out[0]}
        return [
            target
            for source, target, how in pairing.arguments
            if source in self.tensors and target in self.written and how is None and target not in taken
        ]

    def _example(self, giver: int, out: tuple[int, int] | None) -> str:
        if out is None:
            return ""
        result, argument = out
        text = f"result{result}=arg{argument}" if giver == 0 else f"arg{argument}=result{result}"
        return f"; say it, as in --map {text}"

    def _assignments(
        self, given: list[int], taken: list[int], outs: list[int], giver: int, places: list[int]
    ) -> Iterator[_Pairing]:
        """All ways to deal the results `given` out to the results `taken` and to `outs`, each in order. What is left
        is in one of `places`, or must be an argument's own buffer."""
        function, taker = self.functions[giver], self.functions[1 - giver]
        if not given and not taken:
            if not outs:
                yield _Pairing()
            return
        if given:
            type = function.results[given[0]]
            if taken and self._results_match(type, taker.results[taken[0]]):
                for rest in self._assignments(given[1:], taken[1:], outs, giver, places):
                    pair = (given[0], taken[0]) if giver == 0 else (taken[0], given[0])
                    rest.results.insert(0, (*pair, None))
                    yield rest
            if outs and _fits_out(type, taker.parameters[outs[0]].type):
                for rest in self._assignments(given[1:], taken, outs[1:], giver, places):
                    rest.out[giver].insert(0, (given[0], outs[0]))
                    yield rest
            argument = _returned_argument(function, given[0])
            if argument is not None:
                for rest in self._assignments(given[1:], taken, outs, giver, places):
                    rest.same[giver].insert(0, (given[0], argument))
                    yield rest
            for place in places:
                if unify_types(type, taker.parameters[place].type) is not None:
                    remaining = [each for each in places if each != place]
                    for rest in self._assignments(given[1:], taken, outs, giver, remaining):
                        rest.out[giver].insert(0, (given[0], place))
                        yield rest
        elif taken:
            argument = _returned_argument(taker, taken[0])
            if argument is not None:
                for rest in self._assignments(given, taken[1:], outs, giver, places):
                    rest.same[1 - giver].insert(0, (taken[0], argument))
                    yield rest

    def _results_match(self, one: ir.Type, two: ir.Type) -> bool:
        if unify_types(one, two) is not None or _is_element(one, two) or _is_element(two, one):
            return True
        return isinstance(one, ir.View) and isinstance(two, ir.View) and bool(_inferred(one, two))

    # -- the form ------------------------------------------------------------------------------------------------------

    def _build(self, pairing: _Pairing) -> Form:
        source, target = self.functions
        form = Form([], ([], []), Part(), Part(), [])
        arguments: tuple[dict[int, Argument], dict[int, Argument]] = ({}, {})
        parameter_of: tuple[dict[int, int], dict[int, int]] = ({}, {})
        for source_at, target_at, how in sorted(pairing.arguments, key=_first):
            position = len(form.names)
            one, two = source.parameters[source_at], target.parameters[target_at]
            types, first, second, words = self._argument(one.type, two.type, how, position)
            if any(source_at in each or target_at in more for each, more in [(arguments[0], arguments[1])]):
                raise self._refuse(f"argument {source_at} or {target_at} belongs to two others")
            left_there = any(argument == target_at for _, argument in pairing.out[0])
            may_change = source_at in self.tensors and target_at in self.written and not left_there
            if may_change and second == Direct(position):
                assert isinstance(two.type, ir.View)
                second = Rearranged(position, identity(two.type.rank), private=True)
                form.words.append(
                    f"argument {_named(source, source_at)} is a value in the source, "
                    "whose buffer the target may write over"
                )
            form.names.append(one.name or f"arg{source_at}")
            for side, type in enumerate(types):
                form.types[side].append(type)
            for made, own, outer, part in (
                (first, one.type, types[0], form.target),
                (second, two.type, types[1], form.source),
            ):
                if (
                    isinstance(made, Rearranged)
                    and isinstance(own, ir.View)
                    and isinstance(outer, ir.View)
                    and made.how.may_not_fit(own, outer)
                ):
                    part.fits.append((position, own, made.how))
            arguments[0][source_at], arguments[1][target_at] = first, second
            parameter_of[0][source_at], parameter_of[1][target_at] = position, position
            if words or source_at != target_at:
                form.words.append(
                    f"argument {_named(source, source_at)} is argument {_named(target, target_at)}{words}"
                )
        for side, part in enumerate((form.source, form.target)):
            other_side = 1 - side
            for result, argument in pairing.out[side]:
                self._out(form, part, (form.source, form.target)[other_side], side, result, argument, arguments,
                          parameter_of)  # fmt: skip
            for result, argument in pairing.same[side]:
                part.same.append((result, argument))
                form.words.append(
                    f"result {result} of {_whose(side)}, which the other side does not return, is its "
                    f"argument {_named(self.functions[side], argument)}"
                )
        for side, (function, part) in enumerate(zip(self.functions, (form.source, form.target), strict=True)):
            if len(arguments[side]) < len(function.parameters):
                raise self._refuse("an argument belongs to nothing")
            part.arguments = [arguments[side][at] for at in range(len(function.parameters))]
        extra = form.source.results, form.target.results
        form.source.results, form.target.results = [], []
        for source_at, target_at, how in sorted(pairing.results, key=_first):
            first_result, second_result, words = self._result(
                source.results[source_at], target.results[target_at], how, source_at, target_at
            )
            form.source.results.append(first_result)
            form.target.results.append(second_result)
            if words or source_at != target_at:
                form.words.append(f"result {source_at} is result {target_at}{words}")
        form.source.results += extra[0]
        form.target.results += extra[1]
        self._require_all_results(pairing)
        return form

    def _require_all_results(self, pairing: _Pairing) -> None:
        for side, function in enumerate(self.functions):
            used = [source_at if side == 0 else target_at for source_at, target_at, _ in pairing.results]
            used += [result for result, _ in pairing.out[side] + pairing.same[side]]
            if sorted(used) != list(range(len(function.results))):
                raise self._refuse("a result belongs to nothing, or to two others")

    def _out(
        self,
        form: Form,
        part: Part,
        other_part: Part,
        side: int,
        result: int,
        argument: int,
        arguments: tuple[dict[int, Argument], dict[int, Argument]],
        parameter_of: tuple[dict[int, int], dict[int, int]],
    ) -> None:
        """The result of one side is what an argument of the other holds at the end."""
        function, other = self.functions[side], self.functions[1 - side]
        type, taken = function.results[result], other.parameters[argument].type
        if not _fits_out(type, taken):
            raise self._refuse(
                f"result {result} of '{function.name}' is {type_text(type)}, argument {argument} of '{other.name}' "
                f"{type_text(taken)}"
            )
        known = parameter_of[1 - side].get(argument)
        end = (
            f"result {result} of {_whose(side)} is what argument {_named(other, argument)} of the other side holds at "
            "the end"
        )
        if known is None:
            known = len(form.names)
            form.names.append(other.parameters[argument].name or f"arg{argument}")
            for types in form.types:
                types.append(taken)
            arguments[1 - side][argument] = Direct(known)
            parameter_of[1 - side][argument] = known
            form.words.append(end)
        else:
            if known not in parameter_of[side].values() or any(parameter == known for _, parameter in part.stores):
                raise self._refuse(f"two results belong to argument {argument} of '{other.name}'")
            own = next(at for at, parameter in parameter_of[side].items() if parameter == known)
            if _returned_argument(function, result) == own:
                part.same.append((result, own))
            else:
                made = arguments[side][own]
                if isinstance(made, Direct):
                    given = function.parameters[own].type
                    assert isinstance(given, ir.View)
                    arguments[side][own] = made = Rearranged(known, identity(given.rank), private=True)
                    part.results.append(Left(own))
                    other_part.results.append(Before(known))
                elif isinstance(made, Rearranged):
                    raise self._refuse(f"argument {own} of '{function.name}' has another shape and gets a result")
                part.stores.append((result, known))
            form.words.append(end)
            return
        part.stores.append((result, known))

    def _argument(
        self, one: ir.Type, two: ir.Type, how: How | None, position: int
    ) -> tuple[tuple[ir.Type, ir.Type], Argument, Argument, str]:
        """The form's parameter for a pair of arguments, and what makes each of them."""
        if how is None and unify_types(one, two) is not None:
            return (one, two), Direct(position), Direct(position), ""
        if how is None and _is_element(one, two):
            return (two, two), Element(position), Direct(position), ", whose only element it is"
        if how is None and _is_element(two, one):
            return (one, one), Direct(position), Element(position), ", which is its only element"
        if not isinstance(one, ir.View) or not isinstance(two, ir.View) or one.element != two.element:
            raise self._refuse(f"{type_text(one)} and {type_text(two)} do not hold the same")
        for side, each in self._rearrangements(one, two, how):
            inner, outer = (one, two) if side == 0 else (two, one)
            if each.inner_sizes(inner, [ir.Value(ir.INDEX) if size is None else size for size in outer.shape]) is None:
                continue
            rearranged = Rearranged(position, each)
            words, known = f" {each.words}", each.outer_type(inner, outer)
            if side == 0:
                return (known, two), rearranged, Direct(position), words
            return (one, known), Direct(position), rearranged, words
        raise self._refuse(
            f"how the elements of {type_text(one)} are those of {type_text(two)} is not known; say it, as in "
            f"--map arg{position}=arg{position}:transpose(...), :reshape, :collapse([[0,1],[2]]) or :affine_map<...>"
        )

    def _result(
        self, one: ir.Type, two: ir.Type, how: How | None, source_at: int, target_at: int
    ) -> tuple[Result, Result, str]:
        if how is None and unify_types(one, two) is not None:
            return Given(source_at), Given(target_at), ""
        if how is None and _is_element(one, two):
            return Given(source_at), Single(target_at), ", a buffer of this one element"
        if how is None and _is_element(two, one):
            return Single(source_at), Given(target_at), ", its only element"
        if not isinstance(one, ir.View) or not isinstance(two, ir.View) or one.element != two.element:
            raise self._refuse(f"results {type_text(one)} and {type_text(two)} do not hold the same")
        for side, each in self._rearrangements(one, two, how):
            # The new buffer is in the shape of that side, made of the other side's result.
            inner, outer = (one, two) if side == 0 else (two, one)
            if each.inner_sizes(inner, [ir.Value(ir.INDEX) if size is None else size for size in outer.shape]) is None:
                continue
            plain = ir.View(inner.element, inner.shape)
            same = identity(inner.rank)
            new = Reshaped(target_at if side == 0 else source_at, each, plain)
            kept: Result = Given(source_at if side == 0 else target_at)
            if inner.strides is not None or inner.offset != 0:
                kept = Reshaped(source_at if side == 0 else target_at, same, plain)
            words = f" {each.words}"
            return (kept, new, words) if side == 0 else (new, kept, words)
        raise self._refuse(
            f"how result {source_at}, {type_text(one)}, is {type_text(two)} is not known; say it, as in "
            f"--map result{source_at}=result{target_at}:transpose(...), :reshape or :collapse([[0,1],[2]])"
        )

    def _rearrangements(self, one: ir.View, two: ir.View, how: How | None) -> list[tuple[int, Rearrangement]]:
        """Ways to go from the elements of one side, 0 for the source, to those of the other."""
        if how is None:
            return _inferred(one, two)
        if how.kind is HowKind.TRANSPOSE:
            (order,) = how.numbers
            if not one.rank == two.rank == len(order):
                raise self._refuse(f"transpose{order} is not of {type_text(one)} and {type_text(two)}")
            inverse = tuple(order.index(at) for at in range(len(order)))
            words = f"with its dimensions in the order {', '.join(map(str, order))}"
            return [(0, Rearrangement(words, order=order)), (1, Rearrangement(words, order=inverse))]
        if how.kind is HowKind.RESHAPE:
            words = "in another shape, in row-major order"
            return [(0, row_major_order(one, two, words)), (1, row_major_order(two, one, words))]
        if how.kind is HowKind.AFFINE_MAP:
            dimensions, results, function = self.parse_map(how.text)
            words = f"by {how.text}"
            for side, (inner, outer) in enumerate(((one, two), (two, one))):
                if (dimensions, results) == (inner.rank, outer.rank):
                    if None in inner.shape:
                        raise self._refuse(f"sizes of {type_text(inner)} that {how.text} does not tell")
                    return [(side, Rearrangement(words, map=function))]
            raise self._refuse(f"{how.text} is not from {type_text(one)} to {type_text(two)}, nor back")
        large, small = (two, one) if how.kind is HowKind.EXPAND else (one, two)
        if large.rank < small.rank:
            raise self._refuse(f"'{how.kind}' does not make {type_text(two)} of {type_text(one)}")
        options = [how.numbers] if how.numbers else groupings(large.shape, small.shape)
        if [each for group in how.numbers for each in group] not in ([], list(range(large.rank))):
            raise self._refuse(f"the groups of '{how.kind}' are all dimensions of {type_text(large)} in order")
        if how.numbers and len(how.numbers) != small.rank:
            raise self._refuse(f"the groups of '{how.kind}' are those that the dimensions of {type_text(small)} are")
        return _joined(one, two, options)

    # -- errors --------------------------------------------------------------------------------------------------------

    def _refuse(self, why: str) -> SignatureMismatch:
        source, target = self.functions
        if self.mismatch is not None and not self.entries:
            extra = len(target.parameters) - len(source.parameters)
            example = f"result0=arg{len(target.parameters) - 1}" if extra > 0 else "arg0=arg0:reshape"
            if not source.parameters or not target.parameters:
                example = "result0=result0"
            reason = f" ({why})" if why else ""
            hint = "" if "--map" in why else f"; if they are the same thing in another shape, say how: --map {example}"
            return SignatureMismatch(f"{self.mismatch.message}{reason}{hint}", self.mismatch.place)
        given = " ".join(f"--map {entry.text}" for entry in self.entries)
        return SignatureMismatch(
            f"function '{target.name}' cannot be matched with '{source.name}' at {source.place}"
            f"{f' by {given}' if given else ''}: {why or 'results and arguments are left over'}",
            target.place,
        )


def _first(pair: tuple[int, int, How | None]) -> int:
    return pair[0]


def _whose(side: int) -> str:
    return "the source" if side == 0 else "the target"


def _named(function: ir.Function, position: int) -> str:
    name = function.parameters[position].name
    return f"{position} (%{name})" if name else str(position)


def _is_element(scalar: ir.Type, view: ir.Type) -> bool:
    return isinstance(scalar, ir.Scalar) and isinstance(view, ir.View) and view.rank == 0 and view.element == scalar


def _fits_out(type: ir.Type, taken: ir.Type) -> bool:
    """Whether a result can be left in an argument of a type."""
    if not isinstance(taken, ir.View):
        return False
    if not isinstance(type, ir.View):
        return _is_element(type, taken)
    if type.element != taken.element or type.rank != taken.rank:
        return False
    return all(None in (one, other) or one == other for one, other in zip(type.shape, taken.shape, strict=True))


def _inferred(one: ir.View, two: ir.View) -> list[tuple[int, Rearrangement]]:
    """The same shape in another layout; or dimensions that were split or joined, where that can be one thing only."""
    if one.element != two.element:
        return []
    if one.rank == two.rank:
        sizes = zip(one.shape, two.shape, strict=True)
        fits = all(None in (source, target) or source == target for source, target in sizes)
        return [(0, identity(one.rank)), (1, identity(two.rank))] if fits else []
    large, small = (one, two) if one.rank > two.rank else (two, one)
    options = groupings(large.shape, small.shape)
    static = None not in large.shape and None not in small.shape
    # With all sizes known every way of joining is one order of the elements.
    return _joined(one, two, options[:1]) if static or len(options) == 1 else []


def _joined(
    one: ir.View, two: ir.View, options: Sequence[tuple[tuple[int, ...], ...]]
) -> list[tuple[int, Rearrangement]]:
    """From the shape of fewer dimensions first, whose sizes are products."""
    if len(options) != 1:
        return []
    (groups,) = options
    joined: Groups = tuple((group, (at,)) for at, group in enumerate(groups))
    split: Groups = tuple(((at,), group) for at, group in enumerate(groups))
    if not groups:
        rank = max(one.rank, two.rank)
        joined, split = ((tuple(range(rank)), ()),), (((), tuple(range(rank))),)
    shown = ", ".join(str(list(group)) for group in groups) or "all of size 1"
    if one.rank >= two.rank:
        words = f"with its dimensions [{shown}] joined"
        return [(1, Rearrangement(words, groups=split)), (0, Rearrangement(words, groups=joined))]
    words = f"with its dimensions split into [{shown}]"
    return [(0, Rearrangement(words, groups=split)), (1, Rearrangement(words, groups=joined))]


def _returned_argument(function: ir.Function, result: int) -> int | None:
    """The argument that the function returns as a result, wherever it returns."""
    if function.body is None:
        return None
    ends = [block.operations[-1] for block in function.body.blocks if block.operations]
    values = {end.values[result] for end in ends if isinstance(end, ir.Return)}
    if len(values) != 1:
        return None
    (value,) = values
    return function.parameters.index(value) if value in function.parameters else None
