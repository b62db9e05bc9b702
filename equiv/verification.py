"""Verifies files: loads and lowers both sides, pairs their functions, and has each pair checked."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from functools import reduce
from os import PathLike
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from equiv.errors import NothingToCompare, SignatureMismatch, WrongUse
from equiv.pairing.aggregates import conventions, other_numbers
from equiv.pairing.aliases import Sharing, left_open, shared, sharings
from equiv.pairing.alignment import compare_alignments
from equiv.pairing.argument_types import DifferentArguments
from equiv.pairing.atomics import weakened
from equiv.pairing.demands import compare_demands
from equiv.pairing.functions import match_functions, missing, missing_functions
from equiv.pairing.further_stores import stores_to_constants
from equiv.pairing.inverse_registers import with_inverses
from equiv.pairing.module_definitions import changed_beside
from equiv.pairing.other_threads import BESIDE, held_to_the_source
from equiv.pairing.pair import Pair, chosen
from equiv.pairing.pipeline import make_pair
from equiv.pairing.signature import unify
from equiv.pairing.sparse_storage import lowered_alike, stored_alike, with_arrays
from equiv.pairing.vector_scale import OTHER_SCALES, has_undefined_source, of_scale, of_scales, rescaled, scale_of
from equiv.proving.budget import UNCOMPARED_OPERATIONS
from equiv.proving.check import check_pair
from equiv.proving.lockstep.prove import in_step
from equiv.refuting.witness import Replay, replay
from equiv.request.assumptions import parse_assumptions
from equiv.request.exhaustion import Exhausted, within
from equiv.request.meter import Meter
from equiv.request.options import (
    DEFAULT_MEMORY,
    DEFAULT_OPERATIONS,
    DEFAULT_QUERY,
    DEFAULT_TIMEOUT,
    AllSizes,
    Options,
    SizeArgument,
)
from equiv.request.printing import printer
from equiv.request.sources import DEFAULT_BINDINGS, InMemory, Source, Summary, definitions_of, load, opened
from equiv.verdict import DIFFERENT, EQUIVALENT, LEVELS, UNKNOWN, Reason, Side, Verdict, Witness
from equiv.verdict.method import Method
from equiv.verdict.reasons import ReasonKind
from equiv.verdict.scope import Scope
from frontends.api import Unread
from frontends.boundary import boundary
from frontends.errors import InputProblem, Unsupported
from interp import ir
from interp.ir.place import Place
from interp.machine import AssemblyError


class Results(Struct, frozen=True):
    """The verdicts of all pairs of functions in two files, and the functions that could not be paired or run."""

    verdicts: tuple[Verdict, ...]
    problems: tuple[InputProblem, ...]


def verify(
    source: Source | PathLike[str] | str | InMemory,
    target: Source | PathLike[str] | str | InMemory,
    *,
    function: str | None = None,
    source_function: str | None = None,
    target_function: str | None = None,
    sizes: SizeArgument | None = None,
    assume: Sequence[str] = (),
    accept: Sequence[str] = ("bitwise",),
    timeout: float = DEFAULT_TIMEOUT,
    max_operations: int = DEFAULT_OPERATIONS,
    max_memory: int = DEFAULT_MEMORY,
    seed: int | None = None,
    bindings: str = DEFAULT_BINDINGS,
    tool: Sequence[str] = (),
    domain: str | None = None,
    maps: Sequence[str] = (),
    solver_limit: int = DEFAULT_QUERY,
    require: str | None = None,
    all_sizes: str = "auto",
    explain: bool = True,
) -> Verdict:
    """The verdict on one function of two programs. A program is a path, MLIR text (a `str` with a line end), a
    module of MLIR's Python bindings, or a loaded source. Without names the programs must have just one function in
    common. For the other arguments see `Options`; a name alone stands for a list of it.

    Raises `WrongUse` (a missing file or function, signatures that do not match, a bad option), `SyntaxProblem` and
    `MissingBindings`, which are all `InputProblem`s."""
    tool = _listed(tool)
    options = Options(
        sizes=sizes or {},
        assume=_listed(assume),
        accept=_listed(accept),
        timeout=timeout,
        max_operations=max_operations,
        max_memory=max_memory,
        seed=seed,
        bindings=bindings,
        tool=tool,
        domain=domain,
        maps=_listed(maps),
        solver_limit=solver_limit,
        require=require,
        all_sizes=all_sizes,
        explain=explain,
    )
    results = verify_all(
        opened(source, "source", bindings, printer(tool, timeout)),
        opened(target, "target", bindings, printer(tool, timeout)),
        source_function=source_function or function,
        target_function=target_function or function,
        options=options,
    )
    if results.problems:
        raise results.problems[0]
    lost = [
        reason
        for each in results.verdicts
        for reason in each.reasons
        if reason.kind in (ReasonKind.MISSING_FUNCTION, ReasonKind.GLOBALS)
    ]
    if len(results.verdicts) > 1 and lost:
        raise WrongUse(lost[0].message, lost[0].place)
    if len(results.verdicts) > 1:
        names = ", ".join(f"'{verdict.source.function}'" for verdict in results.verdicts)
        raise WrongUse(f"the files have several functions in common ({names}); name one")
    return results.verdicts[0]


def _listed(given: Sequence[str]) -> tuple[str, ...]:
    """A text is a sequence of texts as well, and nobody means its letters."""
    return (given,) if isinstance(given, str) else tuple(given)


def verify_all(
    source: Source | Path | str,
    target: Source | Path | str,
    *,
    source_function: str | None = None,
    target_function: str | None = None,
    options: Options | None = None,
) -> Results:
    """The verdicts on all functions that two files have in common, on public ones of the source that users of the
    target do not find, and on what stands beside functions and is another in the target. Raises what concerns the
    files as a whole; problems of single functions are in the results."""
    options = options or Options()
    options.require_valid()
    started = time.monotonic()
    if options.stages:
        options.stages.begins("", started + options.timeout, 0)
    sides = Side(_named(source), source_function or ""), Side(_named(target), target_function or "")
    try:
        sources = within(options, started, lambda: (_loaded(source, options), _loaded(target, options)))
    except Unsupported as problem:
        return Results((_unsupported(problem, *sides, options.meter()),), ())
    except Exhausted as problem:
        message = f"while the programs were read, {problem.message}"
        reason = Reason.at(problem.kind, message, Place(sides[0].file, 1, 1))
        return Results((Verdict(UNKNOWN, *sides, reasons=(reason,)),), ())
    pairs, wrong = match_functions(*sources, source_function, target_function)
    named = source_function is not None or target_function is not None
    lost = {} if named else missing_functions(*sources)
    loading = time.monotonic() - started
    verdicts: list[Verdict] = []
    problems: list[InputProblem] = list(wrong)
    for left, names in enumerate(pairs, 1 - len(pairs)):
        # Who checks one function waits no longer than its limit.
        meter = options.meter(started if len(pairs) == 1 else None)
        if options.stages:
            options.stages.begins(names[0], meter.deadline, -left)
        meter.spend("load", loading)
        loading = 0.0
        if options.progress:
            options.progress.at(f"{names[0]}: lowering")
        place = sources[0].functions[names[0]].place
        try:
            verdict = _verify_within(*sources, names, options, meter)
            verdict = held_to(verdict, options.required_scope, place)
            verdicts.append(withheld(verdict, lost.pop(names[0], None)))
        except WrongUse as problem:
            problems.append(problem)
        else:
            if options.stages:
                options.stages.ended(verdicts[-1])
    if not named:
        lost |= _beside(*sources, [name for name, _ in pairs])
    for name, reason in lost.items():
        sides = Side(sources[0].file, name), Side(sources[1].file, name)
        verdicts.append(Verdict(UNKNOWN, *sides, reasons=(reason,)))
    return Results(tuple(verdicts), tuple(problems))


def _beside(source: Source, target: Source, checked: Sequence[str]) -> dict[str, Reason]:
    """What the target has another of, or lacks, and no check of the functions `checked` speaks for: by name, or by the
    operation where it has none."""
    of_source, of_target = definitions_of(source), definitions_of(target)
    if of_source is None or of_target is None:
        return {}
    found = changed_beside(of_source, of_target, checked, source.functions, target.file)
    return {each.name or f"'{each.operation}'": each.why for each in found}


def held_to(verdict: Verdict, require: str | None, place: Place | None) -> Verdict:
    """The verdict where a proof must have the scope `require`: one that is narrower is not accepted. `place` is that of
    the source's function."""
    if require is None or verdict.verdict != EQUIVALENT:
        return verdict
    required = Scope(require)
    if verdict.scope is not None and verdict.scope.meets(required):
        return verdict
    what = "all sizes are required" if required is Scope.ALL_SIZES else "listed sizes are required"
    message = f"{what}, and the proof is narrower" + (f": {verdict.why_not}" if verdict.why_not else "")
    return replace(verdict, verdict=UNKNOWN, reasons=(Reason.at("scope", message, place),))


def withheld(verdict: Verdict, reason: Reason | None) -> Verdict:
    """The verdict on a function that, for `reason`, users of the target do not find: that it means the same is of no
    use to them."""
    if reason is None or verdict.verdict != EQUIVALENT:
        return verdict
    return replace(verdict, verdict=UNKNOWN, reasons=(reason,))


def replay_witness(witness: Witness, options: Options | None = None) -> Replay:
    """Runs both programs on a witness's inputs again, as their files are now. Raises `InputProblem`."""
    options = options or Options()
    source, target = _loaded(witness.source.file, options), _loaded(witness.target.file, options)
    if witness.vscale is not None:
        source, target = rescaled(source, witness.vscale), rescaled(target, witness.vscale)
    names, _ = match_functions(source, target, witness.source.function, witness.target.function)
    try:
        pair = _lower(source, target, names[0], witness.maps, options.bindings)
        if witness.sharing is not None:
            pair = shared(pair, Sharing(*witness.sharing))
        return replay(pair, witness, options.meter())
    except AssemblyError as problem:
        return Replay(False, f"{problem.place}: {problem.message}")


def pair_again(
    source: Side, target: Side, maps: tuple[str, ...], bindings: str = DEFAULT_BINDINGS
) -> tuple[Pair, Reason | None]:
    """The pair of two functions, as their files are now, and what makes the target of no use to callers of the source
    whatever it computes. Raises `InputProblem`, of which `WrongUse` says that the two belong together no more."""
    sources = load(source.file, bindings), load(target.file, bindings)
    names, _ = match_functions(*sources, source.function, target.function)
    try:
        pair = _lower(*sources, names[0], maps, bindings)
    except AssemblyError as problem:
        raise WrongUse(problem.message, problem.place) from problem
    functions = sources[0].functions[names[0][0]], sources[1].functions[names[0][1]]
    alignments, demands = compare_alignments(pair), compare_demands(pair)
    pair.conventions += (*conventions(*functions, _by_name(pair)), *alignments.assumptions, *demands.assumptions)
    reason = alignments.unpromised or demands.unpromised or weakened(pair) or missing(*functions, target.file)
    reason = reason or _numbered_otherwise(*functions, pair)
    unproven = pair.allocated or pair.placed
    if reason is None and unproven is not None:
        reason = Reason.at(ReasonKind.UNSUPPORTED, unproven.message, unproven.place)
    return pair, reason


def _verify_within(source: Source, target: Source, names: tuple[str, str], options: Options, meter: Meter) -> Verdict:
    try:
        return within(
            options, time.monotonic(), lambda: _verify_scales(source, target, names, options, meter), meter.deadline
        )
    except Exhausted as problem:
        reason = Reason.at(problem.kind, problem.message, source.functions[names[0]].place)
        sides = Side(source.file, names[0]), Side(target.file, names[1])
        return Verdict(UNKNOWN, *sides, reasons=(reason,), seed=meter.seed, stats=meter.stats)


def _loaded(given: Source | Path | str, options: Options) -> Source:
    return load(given, options.bindings, printer(options.tool, options.timeout))


def _named(given: Source | Path | str) -> str:
    return str(given) if isinstance(given, Path | str) else given.file


def _verify_scales(source: Source, target: Source, names: tuple[str, str], options: Options, meter: Meter) -> Verdict:
    """The verdict on two functions, with scalable vectors of several lengths where they have any: of those for which
    the source is defined, where it is for some."""
    verdict, scale = _verify_functions(source, target, names, options, meter)
    if scale is None or not (verdict.verdict == EQUIVALENT or has_undefined_source(verdict)):
        return verdict
    found = {scale: verdict}
    for other in OTHER_SCALES:
        found[other], _ = _verify_functions(rescaled(source, other), rescaled(target, other), names, options, meter)
        if not (found[other].verdict == EQUIVALENT or has_undefined_source(found[other])):
            return found[other]
    proven = [each for each in found.values() if each.verdict == EQUIVALENT]
    undefined = sorted(each for each in found if found[each].verdict != EQUIVALENT)
    return of_scales(reduce(_both, proven), proven, undefined) if proven else verdict


def _verify_functions(
    source: Source, target: Source, names: tuple[str, str], options: Options, meter: Meter
) -> tuple[Verdict, int | None]:
    """The verdict, and for which length of scalable vectors it is."""
    started = time.monotonic()
    try:
        pair = _lower(source, target, names, options.maps, options.bindings)
    except (Unsupported, AssemblyError) as problem:
        mismatch = None if options.maps else _mismatch(source.functions[names[0]], target.functions[names[1]])
        if mismatch is not None and not isinstance(problem, DifferentArguments):
            raise mismatch from problem
        return _unsupported(problem, Side(source.file, names[0]), Side(target.file, names[1]), meter), None
    scale = scale_of(pair)
    if scale is None:
        verdict = _verify_pair(source, target, names, pair, options, meter, started)
        for turned, assumed in with_inverses(pair) if verdict.verdict == DIFFERENT else ():
            again = _verify_pair(source, target, names, turned, options, meter, started)
            if again.verdict == EQUIVALENT:
                return replace(again, assumptions=(*again.assumptions, assumed)), None
        return verdict, None
    options = replace(options, all_sizes=AllSizes.OFF.value)  # which would be those of one length
    return of_scale(_verify_pair(source, target, names, pair, options, meter, started), scale), scale


def _verify_pair(
    source: Source,
    target: Source,
    names: tuple[str, str],
    pair: Pair,
    options: Options,
    meter: Meter,
    started: float,
) -> Verdict:
    functions = source.functions[names[0]], target.functions[names[1]]
    pair.conventions += tuple(conventions(*functions, _by_name(pair)))
    alignments = compare_alignments(pair)
    pair.conventions += alignments.assumptions
    meter.spend("lower", time.monotonic() - started)
    pair.assumptions = parse_assumptions(
        options.assume, pair.signature, names[0], where_they_fit=options.assume_where_it_fits
    )
    demands = compare_demands(pair)
    pair.conventions += demands.assumptions
    if not pair.has_outputs:
        meter.operations = min(meter.operations, UNCOMPARED_OPERATIONS)
    try:
        verdict = _check_sharing(pair, options, meter)
    except AssemblyError as problem:
        return _unsupported(problem, pair.source, pair.target, meter)
    if not pair.has_outputs and verdict.verdict != DIFFERENT:
        # What is left to tell such functions apart is where they are defined, which runs can refute and not prove.
        raise NothingToCompare(
            f"function '{names[0]}' has nothing to compare: no results, no memref arguments, no globals that "
            "change and no external calls; --func names a function that has",
            pair.source_function.place,
        )
    unpromised = alignments.unpromised or demands.unpromised
    unpromised = unpromised or _numbered_otherwise(source.functions[names[0]], target.functions[names[1]], pair)
    if verdict.verdict == EQUIVALENT and unpromised is not None:
        return replace(verdict, verdict=UNKNOWN, reasons=(unpromised,))
    if verdict.verdict == EQUIVALENT and pair.allocated is not None:
        return _unsupported(pair.allocated, pair.source, pair.target, meter)
    # Programs that do the same step by step do it with the same addresses.
    if verdict.verdict == EQUIVALENT and pair.placed is not None and verdict.method != Method.LOCKSTEP:
        return _unsupported(pair.placed, pair.source, pair.target, meter)
    return verdict


def _by_name(pair: Pair) -> bool:
    """Whether what the two take and give goes by names, as in circuits."""
    return pair.source_function.ports is not None and pair.target_function.ports is not None


def _numbered_otherwise(source: Summary, target: Summary, pair: Pair) -> Reason | None:
    message = other_numbers(source, target, _by_name(pair))
    return None if message is None else Reason.at(ReasonKind.PROMISE, message, pair.target_function.place)


def _explained(pair: Pair, verdict: Verdict, options: Options, meter: Meter) -> Verdict:
    if verdict.witness is None:
        return verdict
    # The reference interpreter, by which runs are explained, is for witnesses alone.
    from equiv.refuting.explaining import explained

    return explained(pair, verdict, options, meter)


def _check_sharing(pair: Pair, options: Options, meter: Meter) -> Verdict:
    """The verdict on a pair, also with arguments that share memory where that is assumed to be possible."""
    verdict = _explained(pair, check_pair(pair, options, meter), options, meter)
    weaker = weakened(pair) or stores_to_constants(pair)
    if verdict.verdict == EQUIVALENT and weaker is not None:
        return replace(verdict, verdict=UNKNOWN, reasons=(weaker,))
    taken_apart = {
        each for module in (pair.source_module, pair.target_module) for each in chosen(module, ir.ChoiceKind.APART)
    }
    if verdict.verdict == EQUIVALENT and pair.assumptions.aliases and taken_apart:
        message = "arguments may overlap, of which one is read as a tensor made of it while another one is written"
        return replace(verdict, verdict=UNKNOWN, reasons=(Reason.at("alias", message, pair.target_function.place),))
    verdict = _held_apart(pair, verdict, options, meter)
    for alias in pair.assumptions.aliases:
        for sharing in sharings(alias):
            if verdict.verdict != EQUIVALENT:
                return verdict
            one_buffer = shared(pair, sharing)
            other = _explained(one_buffer, check_pair(one_buffer, options, meter), options, meter)
            where = sharing.describe(pair)
            if other.verdict != EQUIVALENT:
                reasons = tuple(replace(each, message=f"with {where}: {each.message}") for each in other.reasons)
                witness = other.witness and replace(
                    other.witness, sharing=(sharing.first, sharing.second, sharing.shift)
                )
                note = Reason("alias", f"the programs were told apart with {where}")
                notes = (*other.notes, note) if witness else other.notes
                verdict = replace(other, reasons=reasons, witness=witness, notes=notes)
            else:
                verdict = _both(verdict, other)
        unchecked = left_open(alias)
        if verdict.verdict == EQUIVALENT and unchecked:
            return replace(
                verdict, verdict=UNKNOWN, reasons=(Reason.at("alias", unchecked, pair.source_function.place),)
            )
    return verdict


def _held_apart(pair: Pair, verdict: Verdict, options: Options, meter: Meter) -> Verdict:
    """The verdict on a kernel of which one thread was run, that does the same: whether others notice it."""
    if verdict.verdict != EQUIVALENT or verdict.method == Method.ALPHA:
        return verdict
    held = held_to_the_source(pair)
    if held is None:
        return verdict
    if isinstance(held, Reason):
        return replace(verdict, verdict=UNKNOWN, reasons=(held,))
    if in_step(held) is None:
        return verdict
    other = check_pair(held, options, meter)
    if other.verdict == EQUIVALENT:
        scopes = verdict.scope, other.scope
        scope = scopes[0].shared_with(scopes[1]) if scopes[0] is not None and scopes[1] is not None else None
        return replace(verdict, scope=scope)
    why = "" if other.verdict == DIFFERENT or not other.reasons else f": {other.reasons[0].message}"
    reason = Reason.at(ReasonKind.RACE, f"{BESIDE}{why}", pair.target_function.place)
    return replace(verdict, verdict=UNKNOWN, reasons=(reason,))


def _both(one: Verdict, other: Verdict) -> Verdict:
    """What two proofs of a pair, of different arguments, prove together."""
    weaker = max((one, other), key=lambda each: LEVELS.index(each.level or LEVELS[0]))
    assumptions = dict.fromkeys((*one.assumptions, *other.assumptions))
    return replace(
        weaker,
        error_bound=(one.error_bound or 0.0) + (other.error_bound or 0.0),
        scope=one.scope.shared_with(other.scope) if one.scope is not None and other.scope is not None else None,
        assumptions=tuple(assumptions),
    )


def _lower(source: Source, target: Source, names: tuple[str, str], maps: tuple[str, ...], bindings: str) -> Pair:
    sides = Side(source.file, names[0]), Side(target.file, names[1])

    def paired(modules: tuple[ir.Module, ir.Module]) -> Pair:
        with boundary(lambda: (names[0], source.functions[names[0]].place)):
            return make_pair(*modules, *sides, maps, bindings)

    try:
        return paired(lowered_alike(source, target, names))
    except (SignatureMismatch, DifferentArguments):
        # Where one program has tensors, the other one may have what they are stored in.
        stored = stored_alike(source, target)
        for both in (*([] if stored is None else [stored]), *with_arrays(source, target)):
            with suppress(InputProblem, AssemblyError):
                return paired((both[0].lower(names[0]), both[1].lower(names[1])))
        raise


def _mismatch(source: Summary, target: Summary) -> SignatureMismatch | None:
    """What makes two functions differ in form, as far as that can be told without lowering them, which may find
    something unsupported."""
    if isinstance(source, Unread) or isinstance(target, Unread):
        return None
    if any(each.converted == ir.POINTER for summary in (source, target) for each in summary.parameters):
        return None  # memrefs may have become pointers
    functions = []
    for summary in (source, target):
        parameters = [ir.Value(each.converted, each.name) for each in summary.parameters if each.converted is not None]
        if len(parameters) < len(summary.parameters) and len(source.parameters) == len(target.parameters):
            return None
        results: list[ir.Type] = [ir.INDEX for _ in summary.results]
        functions.append(ir.Function(summary.name, parameters, results, None, summary.place))
    try:
        unify(*functions)
    except SignatureMismatch as problem:
        return problem
    return None


def _unsupported(problem: Unsupported | AssemblyError, source: Side, target: Side, meter: Meter) -> Verdict:
    operation = problem.operation if isinstance(problem, Unsupported) else None
    reason = Reason.at(ReasonKind.UNSUPPORTED, problem.message, problem.place, operation)
    return Verdict(UNKNOWN, source, target, reasons=(reason,), seed=meter.seed, stats=meter.stats)
