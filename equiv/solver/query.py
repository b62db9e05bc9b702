"""Queries to z3: made as text, and answered in a context of their own, so that threads can answer several at once and
each answer is the same whatever else is asked."""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from typing import Any

import z3
from msgspec import Struct, field

from equiv.solver.abstraction import with_any_functions, with_given_factors
from equiv.solver.assumptions import Facts
from equiv.solver.context import bits_solver, core_solver, encoding_alone, own_context, used_by
from equiv.solver.encoding import Encoding, either, same
from equiv.solver.held import held
from equiv.solver.merging import Merging
from equiv.solver.normal_form import NormalForms
from equiv.solver.obligation import Obligation, names_of
from equiv.solver.whole_numbers import as_whole_numbers
from interp.machine.requirement import Requirement

_MEMORY_MEGABYTES = 1500  # of all queries at once: beyond, z3 gives up; the limit on work keeps them far from it
z3.set_param("memory_max_size", _MEMORY_MEGABYTES)
_ABSTRACT_SHARE = 4  # of a query's units, for the query with any functions
_FACTORS_SHARE = 128  # for the query with given factors, each time
_FIRST_SHARE = 64  # for the query as it is, before others are tried
_WHOLE_SHARE = 64  # for the query of whole numbers
_MERGING_SHARE = 2  # for all questions that merge terms

Inputs = Mapping[tuple[int, int], int]


class Query(Struct, frozen=True):
    """`text` asserts first that the source is defined, then what is assumed of the inputs, last that the two differ.
    `inputs` are the names of the inputs' patterns, and `may_be_undefined` says whether the first assertion is
    more than nothing. One that is `too_large` in this many words is asked only without its products."""

    text: str
    inputs: Mapping[tuple[int, int], str]
    may_be_undefined: bool
    too_large: str = ""


class Answer(Struct, frozen=True):
    """What z3 said of an obligation, in words, with the units of work that it took. `model` holds inputs on which both
    sides differ; where they are not proven equal and there is none, the obligation is open."""

    text: str
    used: int
    model: Inputs | None = None
    is_equal: bool = False

    @staticmethod
    def equal(used: int) -> Answer:
        """That no inputs tell the two apart."""
        return Answer("equal", used, is_equal=True)


def make_query(obligation: Obligation, facts: Facts, too_large: str = "", given: Sequence[Requirement] = ()) -> Query:
    """Where the requirements `given` are met, which are the source's. Raises `NotEncoded`, and what z3 raises."""
    with encoding_alone:
        encoding = Encoding(free=names_of(obligation.target), forms=NormalForms(), freezes=obligation.freezes)
        source, target = encoding.encode(obligation.source), encoding.encode(obligation.target)
        # The target may be more defined than the source, never less.
        less = either(source.of_unwritten, target.undefined)
        follows = [each for requirement in given for each in held(encoding, requirement)]
        differ = z3.And(*encoding.lemmas, z3.Or(less, z3.Not(same(source.value, target.value))))
        solver = z3.Solver()
        defined = z3.And(z3.Not(source.arbitrary), *follows)
        solver.add(defined, *facts.assertions(encoding.values), differ)
        names = {key: str(pattern) for key, (pattern, _) in encoding.inputs.items()}
        may_be_undefined = bool(follows) or not z3.is_false(z3.simplify(source.arbitrary))
        return Query(solver.to_smt2(), names, may_be_undefined, too_large)


class Interrupt(Struct):
    """Stops the queries that are being answered, and those to come."""

    _contexts: list[Any] = field(default_factory=list)
    _lock: threading.Lock = field(default_factory=threading.Lock)
    _stopped: bool = False

    def enter(self, context: Any) -> bool:
        """Begins a query in a context of z3; False where no query is to begin any more."""
        with self._lock:
            self._contexts.append(context)
            return not self._stopped

    @property
    def is_stopped(self) -> bool:
        """Whether no query is to go on."""
        return self._stopped

    def leave(self, context: Any) -> None:
        """Ends a query in a context of z3."""
        with self._lock:
            self._contexts.remove(context)

    def stop(self) -> None:
        """Interrupts all queries, and lets no further one begin."""
        with self._lock:
            self._stopped = True
            for context in self._contexts:
                context.interrupt()


def answer(query: Query, resources: int, interrupt: Interrupt) -> Answer:
    """What z3 says within `resources` of its units. Only this thread touches the context."""
    context = own_context()
    try:
        if not interrupt.enter(context):
            return Answer("not asked any more", 0)
        return _ask(query, resources, context, interrupt)
    except z3.Z3Exception as problem:
        return Answer(f"the solver gave up: {problem}", resources)
    finally:
        interrupt.leave(context)


def _ask(query: Query, resources: int, context: Any, interrupt: Interrupt) -> Answer:
    solver = bits_solver(context, resources)
    defined, *others = z3.parse_smt2_string(query.text, ctx=context)
    assumed, differ = others[:-1], others[-1]
    solver.add(defined, *assumed)
    # A source that is never defined proves nothing, and nothing follows from assumptions that contradict each other.
    if (query.may_be_undefined or assumed) and solver.check() != z3.sat:
        return Answer("the solver knows no inputs for which the source is defined", used_by(solver))
    assertions = [defined, *assumed, differ]
    used = used_by(solver)
    abstract = with_any_functions(assertions)
    if abstract is not None:
        found, part = _check(abstract, resources // _ABSTRACT_SHARE, context)
        used = max(used, used_by(part))
        if found == z3.unsat:
            return Answer.equal(used)
    if query.too_large:
        return Answer(query.too_large, used)
    for given in with_given_factors(assertions, query.inputs.values()):
        if interrupt.is_stopped:
            break
        found, part = _check(given, resources // _FACTORS_SHARE, context)
        used = max(used, used_by(part))
        if found == z3.sat:
            return _refuted(query, part, used)
    found, part = _check(assertions, resources // _FIRST_SHARE, context)
    used = max(used, used_by(part))
    if found == z3.unknown and not interrupt.is_stopped:
        merging = Merging(assertions[:-1], resources // _MERGING_SHARE, context, lambda: interrupt.is_stopped)
        differ = merging.merged(differ)
        whole = as_whole_numbers([*assertions[:-1], differ])
        if whole is not None:
            numbers = core_solver(resources // _WHOLE_SHARE, context)
            numbers.add(*whole)
            found = z3.unsat if numbers.check() == z3.unsat else z3.unknown
            used = max(used, merging.used, used_by(numbers))
    if found == z3.unknown and not interrupt.is_stopped:
        solver.add(differ)
        found, part = solver.check(), solver
        used = max(used, used_by(part))
    if found == z3.unsat:
        return Answer.equal(used)
    if found == z3.unknown:
        return Answer(f"the solver's limit of {resources:,} units was reached ({part.reason_unknown()})", used)
    return _refuted(query, part, used)


def _check(assertions: Sequence[Any], resources: int, context: Any) -> tuple[Any, Any]:
    """What a solver of its own says, and the solver."""
    solver = bits_solver(context, resources)
    solver.add(*assertions)
    return solver.check(), solver


def _refuted(query: Query, solver: Any, used: int) -> Answer:
    values = {str(each): solver.model()[each] for each in solver.model().decls()}
    model = {
        key: int(values[name].as_long()) if values.get(name) is not None else 0 for key, name in query.inputs.items()
    }
    return Answer("the solver names inputs on which they differ", used, model)
