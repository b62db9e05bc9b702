"""What the target asks of its callers, and says of its results, by attributes that no operation shows.

A caller that does not keep to what a function says of its parameters makes it undefined, or an argument poison (LLVM
Language Reference, "Parameter Attributes"). A target that says more than the source is undefined for callers for which
the source is not. A source that takes no pointers, as a function of memrefs, has no words for what a target says of
its own: that is a convention of the lowering, and stated."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate

from msgspec import Struct
from msgspec.structs import replace

from equiv.pairing.external_calls import called_otherwise
from equiv.pairing.memory_spaces import other_space, renamed_spaces
from equiv.pairing.narrowing import narrowed
from equiv.pairing.pair import Pair
from equiv.verdict import Reason
from equiv.verdict.reasons import ReasonKind
from interp import ir
from interp.machine.analysis.poison import MayBePoison

_LOCAL = "local"
_BY_NAME = (ir.DemandKind.EXTENDED, ir.DemandKind.OTHER, ir.DemandKind.PASSED, ir.DemandKind.OFFERED)
_RELIED_ON = (ir.DemandKind.PASSED, ir.DemandKind.OFFERED)


class Demands(Struct, frozen=True):
    """What the target says and the source does not, if there is such a thing, and what is taken for granted."""

    unpromised: Reason | None = None
    assumptions: tuple[str, ...] = ()


def compare_demands(pair: Pair) -> Demands:
    """Holds what the target says of its callers, of its own calls and of accesses against what the source does."""
    (said, wanted), assumed = pair.promises, dict[str, None]()
    meant = said.entry
    if meant:
        meant = (*meant, *_of_descriptors(pair.source_function, meant))
    called = called_otherwise(pair.source_module, pair.target_module)
    if called is not None:
        message = f"the target calls '{called}', which is defined elsewhere, in another form than the source"
        return Demands(Reason.at(ReasonKind.PROMISE, message, pair.target_function.place))
    if said.linkage != wanted.linkage and _LOCAL not in (said.linkage, wanted.linkage):
        # Another definition may take its place, or it may be left out (LLVM Language Reference, "Linkage Types").
        message = f"the source has linkage {said.linkage}, and the target {wanted.linkage}"
        return Demands(Reason.at(ReasonKind.PROMISE, message, pair.target_function.place))
    spaces = other_space(said.spaces, wanted.spaces)
    if spaces is not None:
        message = f"the source takes or gives memory in space {spaces[0]}, and the target the same in {spaces[1]}"
        return Demands(Reason.at(ReasonKind.PROMISE, message, pair.target_function.place))
    assumed.update(dict.fromkeys(renamed_spaces(said.spaces, wanted.spaces)))
    assumed.update(dict.fromkeys(narrowed(pair)))
    declared = pair.source_module.declared, pair.target_module.declared
    for name in sorted(declared[0].keys() & declared[1].keys()):
        assumed.update(dict.fromkeys(renamed_spaces(declared[0][name].spaces, declared[1][name].spaces)))
    for demand in said.entry or ():
        # Callers take the bits of a register above a result for granted, where an argument or a result is, and what the
        # function offers beside itself.
        relied_on = demand.kind in _RELIED_ON or _is_extended_result(demand)
        has_words = wanted.entry is not None or not demand.is_lowered
        if has_words and relied_on and not any(_implies(each, demand) for each in wanted.entry or ()):
            message = f"the source says {_words(demand)}, which the target does not say"
            return Demands(Reason.at(ReasonKind.PROMISE, message, pair.target_function.place))
    for demand in wanted.entry or ():
        offers = demand.kind is ir.DemandKind.OFFERED or _is_extended_result(demand)
        if offers or any(_implies(each, demand) for each in meant or ()):
            continue
        if demand.kind is ir.DemandKind.DEFINED and not demand.of_result:
            assumed[ir.DEFINED_ARGUMENTS] = None
        elif demand.kind is ir.DemandKind.DEFINED and not _may_give_poison(pair):
            continue  # nor does a target that gives the same
        elif demand.kind is ir.DemandKind.APART and not pair.assumptions.aliases:
            continue
        elif said.entry is None and demand.is_lowered:
            assumed[f"{_words(demand)} of the target is true, which the source has no words for"] = None
        else:
            return Demands(_unpromised(pair, demand))
    return Demands(_unpromised_of_calls(pair) or _unpromised_of_accesses(pair), tuple(assumed))


def _is_extended_result(demand: ir.Demand) -> bool:
    return demand.kind is ir.DemandKind.EXTENDED and demand.of_result


def _unpromised_of_calls(pair: Pair) -> Reason | None:
    """What a function that the target calls says of its parameters and results, and that of the source of this name
    does not. That numbers are no poison is required where they are handed over."""
    said, wanted = pair.promises
    for name, demands in wanted.called.items():
        function = pair.target_module.functions.get(name, pair.target_function)
        for demand in demands:
            if demand.kind is ir.DemandKind.EXTENDED or (demand.kind in _RELIED_ON and function.body is not None):
                continue  # as its calls do
            known = any(_implies(each, demand) for each in said.called.get(name, ())) or _is_handed_on(
                pair, name, demand
            )
            if not known and not (demand.kind is ir.DemandKind.DEFINED and _is_number(function, demand)):
                message = f"the target says {_words(demand)} of '{name}', which the source does not say"
                return Reason.at(ReasonKind.PROMISE, message, function.place)
    return None


def _is_handed_on(pair: Pair, name: str, demand: ir.Demand) -> bool:
    """Whether all calls of a function hand it an argument of the entry, of which the source's entry says as much, or
    has no words to."""
    parameters = pair.target_function.parameters
    given = _arguments_of_entry(pair.target_module, pair.target_function)
    calls = _calls(pair.target_module).get(name, [])
    if demand.of_result or any(len(each.arguments) != demand.of for each in calls):
        return False
    if demand.kind is ir.DemandKind.APART and any(
        given.get(each.arguments[demand.position]) in [given.get(other) for other in _others(each, demand.position)]
        for each in calls
    ):
        return False
    handed = {given.get(each.arguments[demand.position]) for each in calls}
    of_entry = pair.promises[0].entry
    if of_entry is None:
        return None not in handed and (demand.kind is not ir.DemandKind.APART or not pair.assumptions.aliases)
    # What a launch adds to the parameters, such as the size of its grid, stands behind those of the text.
    counts = {len(parameters)}
    if pair.source_function.demands == of_entry:
        counts |= {each.of for each in of_entry if each.of < len(pair.source_function.parameters)}
    return bool(handed) and all(
        at is not None
        and any(_implies(each, replace(demand, position=at, of=of)) for each in of_entry for of in counts if at < of)
        for at in handed
    )


def _arguments_of_entry(module: ir.Module, entry: ir.Function) -> dict[ir.Value, int]:
    """The values that are arguments of the entry, or their addresses, those in functions that are handed the same one
    by all of their calls among them, with their positions."""
    given = {parameter: at for at, parameter in enumerate(entry.parameters)}
    calls, found = _calls(module), -1
    while found != len(given):
        found = len(given)
        for function in module.functions.values():
            for each in function.walk():
                if isinstance(each, ir.Address) and each.view in given:
                    given[each.result] = given[each.view]
            for position, parameter in enumerate(function.parameters if function is not entry else ()):
                handed = {given.get(each.arguments[position], -1) for each in calls.get(function.name, ())}
                if len(handed) == 1 and -1 not in handed:
                    given[parameter] = handed.pop()
    return given


def _calls(module: ir.Module) -> dict[str, list[ir.Call]]:
    """The calls of each function."""
    found: dict[str, list[ir.Call]] = {}
    for each in ir.of_kind(module, ir.Call):
        found.setdefault(each.callee, []).append(each)
    return found


def _others(call: ir.Call, position: int) -> list[ir.Value]:
    return [each for at, each in enumerate(call.arguments) if at != position and each.type == ir.POINTER]


def _is_number(function: ir.Function, demand: ir.Demand) -> bool:
    """Whether a parameter or result is a number. LLVM's functions have one result, whose parts may be several."""
    if demand.of_result:
        types = function.results
    elif demand.of == len(function.parameters):
        types = [function.parameters[demand.position].type]
    else:
        types = [each.type for each in function.parameters]
    return all(isinstance(each, ir.Scalar) and each != ir.POINTER for each in types)


def _unpromised_of_accesses(pair: Pair) -> Reason | None:
    """What operations of the target claim, neither its text shows, nor the source claims of the same under the same
    conditions. How often they run says nothing. What else the text would have to show is the same in the same text."""
    said, wanted = pair.promises
    for claim in sorted(wanted.claims, key=lambda each: (each.place.line, each.place.column, each.name)):
        open_ = ir.Held.APART_ARGUMENTS if pair.assumptions.aliases else ir.Held.UNTOLD
        shown = claim.held.value < open_.value
        known = [each for each in said.claims if (each.name, each.of) == (claim.name, claim.of)]
        alone = shown and not (claim.beyond and said.has_words)
        if alone or any(
            each.under <= claim.under and (claim.of_value or shown or each.within == claim.within) for each in known
        ):
            continue
        message = f"the target says '{claim.name}', which the source does not say of the same"
        return Reason.at(ReasonKind.PROMISE, message, claim.place)
    return None


def _may_give_poison(pair: Pair) -> bool:
    """Whether a result of the source may be poison."""
    functions = [each for each in pair.source_module.functions.values() if each.body is not None]
    poison = MayBePoison(pair.source_module, functions)
    return any(value in poison for each in ir.of_kind(pair.source_module, ir.Return) for value in each.values)


def _of_descriptors(source: ir.Function, said: Sequence[ir.Demand]) -> Iterator[ir.Demand]:
    """What is said of memrefs, of both pointers of their descriptors: the lowering to LLVM hands it on so."""
    views = [each.type if isinstance(each.type, ir.View) else None for each in source.parameters]
    starts = list(accumulate((1 if each is None else 3 + 2 * each.rank for each in views), initial=0))
    for demand in said:
        if not demand.of_result and 0 < len(views) == demand.of and views[demand.position] is not None:
            for pointer in (0, 1):
                yield replace(demand, position=starts[demand.position] + pointer, of=starts[-1])


def _implies(source: ir.Demand, target: ir.Demand) -> bool:
    """Whether what the source says is as much as what the target does, of the same parameter or result."""
    if (source.position, source.of, source.of_result) != (target.position, target.of, target.of_result):
        return False
    kinds = {target.kind, ir.DemandKind.BYTES} if target.kind is ir.DemandKind.BYTES_OR_NULL else {target.kind}
    if source.kind not in kinds or (target.kind in _BY_NAME and source.name != target.name):
        return False
    if source.number is None or target.number is None:
        return source.number == target.number
    if target.kind in (ir.DemandKind.BYTES, ir.DemandKind.BYTES_OR_NULL):
        return source.number >= target.number
    if target.kind is ir.DemandKind.MULTIPLE:
        return target.number != 0 and source.number % target.number == 0
    return source.number == target.number


def _unpromised(pair: Pair, demand: ir.Demand) -> Reason:
    message = f"the target says {_words(demand)}, which the source does not say"
    return Reason.at(ReasonKind.PROMISE, message, pair.target_function.place)


def _words(demand: ir.Demand) -> str:
    if not demand.of:
        return f"'{demand.name}'"
    of = f"{'result' if demand.of_result else 'parameter'} {demand.position}"
    number = "" if demand.number is None else f" = {demand.number}"
    return f"'{demand.name}{number}' of {of}"
