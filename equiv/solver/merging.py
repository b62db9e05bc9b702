"""Terms of a query that are always equal, as one term: inner ones first, each pair by a question of its own, in which
what both are made of is any number (SAT sweeping: Kuehlmann and Krohm, "Equivalence checking using cuts and heaps",
DAC 1997).

A long computation that two programs do in steps which differ is one question too hard for z3, and many easy ones."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import z3

from equiv.solver.context import bits_solver, core_solver, used_by
from equiv.solver.model_evaluation.patterns import Patterns, samples
from equiv.solver.subterms import inner_first

_SAMPLES = 32
_MOST_SAMPLES = 96  # with those that questions name
_MOST_TERMS = 12_000
_NEAR = 48  # terms of each side in the first question of a pair
_LEAST_TERMS = 24  # below, there is nothing between the inputs and the question
_SHARE = 32  # of all units, for one question


class Merging:
    """The questions of one query, in a context, within `resources` units of work together."""

    def __init__(
        self, assumed: Sequence[Any], resources: int, context: Any, is_stopped: Callable[[], bool] = lambda: False
    ) -> None:
        self._assumed = assumed
        self._context = context
        self._resources = resources
        self._is_stopped = is_stopped
        self._begin = _units(context)
        self.used = self._begin  # as the context counts units

    def merged(self, assertion: Any) -> Any:
        """A proposition that is the same wherever what is assumed holds. The given one where it is small or large."""
        terms = list(inner_first([assertion, *self._assumed]))
        if not _LEAST_TERMS <= len(terms) <= _MOST_TERMS or not all(map(z3.is_app, terms)):
            return assertion
        return _Sweep(self, terms, self._assumed).merged(assertion)

    def never_differ(self, one: Any, other: Any) -> tuple[bool, Any]:
        """Whether two terms are equal, and a model where they are not; None where it is not known."""
        near = _Cut(one, other)
        if near.is_smaller and self._ask([near.of(one) != near.of(other)])[0] == z3.unsat:
            return True, None
        found, solver = self._ask([*self._assumed, one != other])
        return found == z3.unsat, solver.model() if found == z3.sat else None

    @property
    def is_over(self) -> bool:
        """Whether no question is to be asked any more."""
        return self.used - self._begin >= self._resources or self._is_stopped()

    def _ask(self, assertions: Sequence[Any]) -> tuple[Any, Any]:
        solver = bits_solver(self._context, self._resources // _SHARE)
        solver.add(*assertions)
        found = solver.check()
        self.used = max(self.used, used_by(solver))
        return found, solver


def _units(context: Any) -> int:
    solver = core_solver(1, context)
    solver.check()
    return used_by(solver)


class _Sweep:
    """Over terms, each of which comes after those that it is made of."""

    def __init__(self, questions: Merging, terms: Sequence[Any], assumed: Sequence[Any]) -> None:
        self._questions = questions
        self._terms = terms
        self._patterns = Patterns(terms)
        at = {term.get_id(): number for number, term in enumerate(terms)}
        drawn = [self._patterns.at(each) for each in samples(self._patterns.constants, _SAMPLES, random.Random(0))]
        allowed = [each for each in drawn if all(each[at[one.get_id()]] != 0 for one in assumed)]
        self._samples = allowed or drawn
        self._made: dict[int, Any] = {}
        self._firsts: list[tuple[int, Any]] = []  # the first of terms that may be equal: its number, and what it became
        self._classes: dict[object, Any] = {}

    def merged(self, root: Any) -> Any:
        for number, term in enumerate(self._terms):
            if z3.is_bv_value(term):
                self._begin(number, term)
        for number, term in enumerate(self._terms):
            made = self._made[term.get_id()] = self._rebuilt(term)
            name = self._name(number)
            if name is None or z3.is_bv_value(term):
                continue
            first = self._classes.get(name)
            if first is None:
                self._begin(number, made)
            elif first.eq(made) or (not self._questions.is_over and self._is_equal(first, made)):
                self._made[term.get_id()] = first
            else:
                self._firsts.append((number, made))
        return self._made[root.get_id()]

    def _begin(self, number: int, made: Any) -> None:
        self._firsts.append((number, made))
        self._classes.setdefault(self._name(number), made)

    def _name(self, number: int) -> object:
        """Equal for terms that may be equal; None for those of which nothing is known."""
        values = tuple(each[number] for each in self._samples)
        return None if None in values else (str(self._terms[number].sort()), values)

    def _rebuilt(self, term: Any) -> Any:
        operands = term.children()
        made = [self._made[each.get_id()] for each in operands]
        if all(one.eq(other) for one, other in zip(operands, made, strict=True)):
            return term
        return term.decl()(*made)

    def _is_equal(self, first: Any, made: Any) -> bool:
        is_equal, model = self._questions.never_differ(first, made)
        if model is not None and len(self._samples) < _MOST_SAMPLES:
            # What tells these two apart may tell others apart.
            self._samples.append(self._patterns.at(_numbers(model)))
            self._classes = {}
            for number, each in self._firsts:
                self._classes.setdefault(self._name(number), each)
        return is_equal


class _Cut:
    """Two terms down to what both are made of, or to so many terms: what is below is any number. What never differs in
    these never differs."""

    def __init__(self, one: Any, other: Any) -> None:
        sides = [_near(each) for each in (one, other)]
        self._kept = {name: term for side in sides for name, term in side.items()}
        common = sides[0].keys() & sides[1].keys()
        self._cut = {name for name in common if self._kept[name].num_args()}
        self.is_smaller = bool(self._cut) or any(
            each.get_id() not in self._kept for term in self._kept.values() for each in term.children()
        )
        self._made: dict[int, Any] = {}

    def of(self, term: Any) -> Any:
        """The term with constants for what is below."""
        found = self._made.get(term.get_id())
        if found is None:
            name = term.get_id()
            if name in self._cut or name not in self._kept:
                found = term if not term.num_args() else z3.FreshConst(term.sort(), "cut")
            else:
                found = term.decl()(*map(self.of, term.children())) if term.num_args() else term
            self._made[name] = found
        return found


def _near(root: Any) -> dict[int, Any]:
    found = {root.get_id(): root}
    pending = [root]
    for term in pending:
        for each in term.children():
            if len(found) >= _NEAR:
                return found
            if each.get_id() not in found:
                found[each.get_id()] = each
                pending.append(each)
    return found


def _numbers(model: Any) -> dict[str, int]:
    found: dict[str, int] = {}
    for each in model.decls():
        value = model[each]
        if z3.is_bv_value(value):
            found[each.name()] = value.as_long()
        elif z3.is_true(value):
            found[each.name()] = 1
    return found
