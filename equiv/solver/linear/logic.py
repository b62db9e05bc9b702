"""Questions to z3: whether formulas of linear integer arithmetic with quotients exclude each other.

Each question is quantifier-free and has a limit of z3's own counter of steps, which is the same on every machine. Terms
are built through z3's C interface: its Python one would take longer than the proofs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, TypeAlias, TypeVar

import z3
from msgspec import Struct
from z3 import z3core

from equiv.solver.context import own_context
from equiv.solver.linear.expression import (
    Atom,
    Both,
    Choice,
    Compare,
    Either,
    Floor,
    Formula,
    Least,
    Linear,
    Variable,
    equal,
    variable,
)


class Effort(Struct, frozen=True):
    """What z3 may do for a question: so many of its steps, and as many again with another seed, up to `restarts` times,
    as how many one takes has a heavy tail (Gomes, Selman, Kautz, "Boosting combinatorial search through randomization",
    AAAI 1998)."""

    steps: int = 3_000_000
    restarts: int = 0


SolverError = z3.Z3Exception
"""What any question raises where z3 itself fails, with its message."""

_Answer = TypeVar("_Answer")

Term: TypeAlias = z3.ArithRef
Statement: TypeAlias = z3.BoolRef


class Logic:
    """A solver under what is `given`, and under hypotheses beside. Variables are told apart by their names; the `mark`
    of a copy is put behind those of variables that are no parameters, whose names begin with a `p`."""

    def __init__(self, given: Formula, effort: Effort) -> None:
        self._restarts = effort.restarts
        self._context = own_context()
        self._reference = self._context.ref()
        self._solver = z3.SolverFor("QF_LIA", ctx=self._context)
        self._solver.set("rlimit", effort.steps)
        self._solver.set("ignore_solver1", True)  # strategies with clocks, where the core has no answer
        self._integers = z3.IntSort(self._context)
        self._zero = self._number(0)
        self._variables: dict[str, Term] = {}
        self._statements: dict[tuple[str, str], Statement] = {}
        self._terms: dict[tuple[str, str], Term] = {}
        self._fresh = 0
        self.questions = 0
        self._solver.add(self.formula(given))
        self._hypotheses: list[Formula] = []
        self._solver.push()

    def assume(self, hypothesis: Formula) -> None:
        """Takes a formula for granted in all questions that follow."""
        self._hypotheses.append(hypothesis)
        self._solver.add(self.formula(hypothesis))

    @contextmanager
    def without_hypotheses(self) -> Iterator[None]:
        """Questions under what is given alone."""
        self._solver.pop()
        try:
            yield
        finally:
            self._solver.push()
            for each in self._hypotheses:
                self._solver.add(self.formula(each))

    def refuted(self, statements: Iterable[Statement]) -> bool:
        """Whether the statements cannot hold together; False also where z3 does not know."""
        asked = list(statements)
        for seed in range(self._restarts + 1):
            if self._restarts:
                self._solver.set("random_seed", seed)
            self.questions += 1
            answer = self._ask(asked, lambda answer: answer)
            if answer != z3.unknown:
                break
        return bool(answer == z3.unsat)

    def model(self, statements: Iterable[Statement], names: Sequence[str]) -> dict[str, int] | None:
        """Values at which the statements hold together, as far as z3 finds some."""

        def values(answer: z3.CheckSatResult) -> dict[str, int] | None:
            if answer != z3.sat:
                return None
            model = self._solver.model()
            return {name: model.eval(self.variable(name), model_completion=True).as_long() for name in names}

        return self._ask(statements, values)

    def _ask(self, statements: Iterable[Statement], read: Callable[[Any], _Answer]) -> _Answer:
        self._solver.push()
        try:
            for each in statements:
                z3core.Z3_solver_assert(self._reference, self._solver.solver, each.as_ast())
            return read(self._solver.check())
        finally:
            self._solver.pop()

    # -- terms and statements ------------------------------------------------------------------------------------------

    def variable(self, name: str, mark: str = "") -> Term:
        """The integer of a variable. One with a mark is another one, but for parameters, whose names begin with `p`."""
        text = name if not mark or name.startswith("p") else name + mark
        found = self._variables.get(text)
        if found is None:
            found = self._variables[text] = z3.Int(text, ctx=self._context)
        return found

    def term(self, given: Linear, mark: str = "") -> Term:
        """An expression without minima and choices."""
        key = given.text, mark
        found = self._terms.get(key)
        if found is None:
            found = self._terms[key] = self._sum(given, {}, mark)
        return found

    def formula(self, given: Formula, mark: str = "") -> Statement:
        """A formula as a statement of z3, with its variables marked."""
        key = given.text, mark
        found = self._statements.get(key)
        if found is None:
            found = self._statements[key] = self._build(given, {}, mark)
        return found

    def placed(self, given: Formula, values: Mapping[str, Term]) -> Statement:
        """A formula with terms in the place of variables."""
        return self._build(given, values, "")

    def value(self, given: Linear, mark: str = "") -> tuple[Term, list[Statement]]:
        """A term for any expression, and what defines it."""
        if not any(isinstance(atom, Least | Choice) for atom, _ in given.terms):
            return self.term(given, mark), []
        self._fresh += 1
        name = f"={self._fresh}"
        term = self.variable(name)
        return term, [self._build(equal(variable(name), given), {name: term}, mark)]

    def same(self, left: Term, right: Term) -> Statement:
        return self._statement(z3core.Z3_mk_eq(self._reference, left.as_ast(), right.as_ast()))

    def less(self, left: Term, right: Term) -> Statement:
        return self._statement(z3core.Z3_mk_lt(self._reference, left.as_ast(), right.as_ast()))

    def differ(self, pairs: Iterable[tuple[Term, Term]]) -> Statement:
        """That a pair of terms is not equal."""
        return self.any([self.negated(self.same(left, right)) for left, right in pairs])

    def negated(self, given: Statement) -> Statement:
        return self._statement(z3core.Z3_mk_not(self._reference, given.as_ast()))

    def any(self, parts: Sequence[Statement]) -> Statement:
        return parts[0] if len(parts) == 1 else self._statement(self._many(z3core.Z3_mk_or, parts))

    def all(self, parts: Sequence[Statement]) -> Statement:
        return parts[0] if len(parts) == 1 else self._statement(self._many(z3core.Z3_mk_and, parts))

    def _many(self, make: Callable[..., Any], parts: Sequence[Term] | Sequence[Statement]) -> Any:
        return make(self._reference, len(parts), (z3.Ast * len(parts))(*(each.as_ast() for each in parts)))

    def _statement(self, made: Any) -> Statement:
        return z3.BoolRef(made, self._context)

    def _term(self, made: Any) -> Term:
        return z3.ArithRef(made, self._context)

    def _number(self, value: int) -> Term:
        return self._term(z3core.Z3_mk_numeral(self._reference, str(value), self._integers.ast))

    def _build(self, given: Formula, values: Mapping[str, Term], mark: str) -> Statement:
        match given:
            case Both(parts=parts):
                return self.all([self._build(each, values, mark) for each in parts])
            case Either(parts=parts):
                return self.any([self._build(each, values, mark) for each in parts])
            case Compare(left=left, is_equal=is_equal):
                term = self._sum(left, values, mark)
                if is_equal:
                    return self.same(term, self._zero)
                return self._statement(z3core.Z3_mk_ge(self._reference, term.as_ast(), self._zero.as_ast()))
            case _:
                raise AssertionError(given)

    def _sum(self, given: Linear, values: Mapping[str, Term], mark: str) -> Term:
        parts = [self._multiple(atom, coefficient, values, mark) for atom, coefficient in given.terms]
        if given.constant or not parts:
            parts.append(self._number(given.constant))
        return parts[0] if len(parts) == 1 else self._term(self._many(z3core.Z3_mk_add, parts))

    def _multiple(self, atom: Atom, coefficient: int, values: Mapping[str, Term], mark: str) -> Term:
        match atom:
            case Variable():
                term = values.get(atom.text)
                if term is None:
                    term = self.variable(atom.text, mark)
            case Floor():
                body, divisor = self._sum(atom.body, values, mark), self._number(atom.divisor)
                term = self._term(z3core.Z3_mk_div(self._reference, body.as_ast(), divisor.as_ast()))
            case _:
                raise AssertionError(atom)
        if coefficient == 1:
            return term
        return self._term(self._many(z3core.Z3_mk_mul, [self._number(coefficient), term]))
