"""Questions to z3: whether formulas of linear integer arithmetic with quotients exclude each other.

Each question is quantifier-free and has a limit of z3's own counter of steps, which is the same on every machine.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import z3

from equiv.parametric.expression import (
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

DEFAULT_STEPS = 3_000_000

Terms = Mapping[str, z3.ArithRef]


class Logic:
    """A solver under hypotheses that hold throughout. Variables are told apart by their names; the `mark` of a copy is
    put behind those of variables that are no parameters, whose names begin with a `p`."""

    def __init__(self, steps: int = DEFAULT_STEPS) -> None:
        self._context = z3.Context()
        self._solver = z3.SolverFor("QF_LIA", ctx=self._context)
        self._solver.set("rlimit", steps)
        self._formulas: dict[tuple[str, str], z3.BoolRef] = {}
        self._terms: dict[tuple[str, str], z3.ArithRef] = {}
        self._fresh = 0
        self.questions = 0

    def assume(self, formula: Formula) -> None:
        self._solver.add(self.formula(formula))

    def refuted(self, formulas: Iterable[z3.BoolRef]) -> bool:
        """Whether the formulas cannot hold together; False also where z3 does not know."""
        self.questions += 1
        self._solver.push()
        self._solver.add(*formulas)
        answer = self._solver.check()
        self._solver.pop()
        return bool(answer == z3.unsat)

    def model(self, formulas: Iterable[z3.BoolRef], names: Sequence[str]) -> dict[str, int] | None:
        """Values at which the formulas hold together, as far as z3 finds some."""
        self._solver.push()
        self._solver.add(*formulas)
        found = None
        if self._solver.check() == z3.sat:
            model = self._solver.model()
            found = {name: model.eval(self.variable(name), model_completion=True).as_long() for name in names}
        self._solver.pop()
        return found

    # -- terms ---------------------------------------------------------------------------------------------------------

    def variable(self, name: str, mark: str = "") -> z3.ArithRef:
        text = name if not mark or name.startswith("p") else name + mark
        found = self._terms.get((text, ""))
        if found is None:
            found = self._terms[text, ""] = z3.Int(text, ctx=self._context)
        return found

    def term(self, given: Linear, mark: str = "") -> z3.ArithRef:
        """An expression without minima and choices."""
        key = given.text, mark
        found = self._terms.get(key)
        if found is None:
            found = self._terms[key] = self._sum(given, {}, mark)
        return found

    def formula(self, given: Formula, mark: str = "") -> z3.BoolRef:
        key = given.text, mark
        found = self._formulas.get(key)
        if found is None:
            found = self._formulas[key] = self._build(given, {}, mark)
        return found

    def placed(self, given: Formula, values: Terms) -> z3.BoolRef:
        """A formula with terms in the place of variables."""
        return self._build(given, values, "")

    def value(self, given: Linear, mark: str = "") -> tuple[z3.ArithRef, list[z3.BoolRef]]:
        """A term for any expression, and what defines it."""
        if not any(isinstance(atom, Least | Choice) for atom, _ in given.terms):
            return self.term(given, mark), []
        self._fresh += 1
        name = f"={self._fresh}"
        return self.variable(name), [self._build(equal(variable(name), given), {name: self.variable(name)}, mark)]

    def different(self, left: Sequence[z3.ArithRef], right: Sequence[z3.ArithRef]) -> z3.BoolRef:
        return self.any([mine != other for mine, other in zip(left, right, strict=True)])

    def any(self, parts: Sequence[z3.BoolRef]) -> z3.BoolRef:
        if len(parts) == 1:
            return parts[0]
        return z3.Or(*parts) if parts else z3.BoolVal(False, ctx=self._context)

    def all(self, parts: Sequence[z3.BoolRef]) -> z3.BoolRef:
        if len(parts) == 1:
            return parts[0]
        return z3.And(*parts) if parts else z3.BoolVal(True, ctx=self._context)

    def negated(self, given: z3.BoolRef) -> z3.BoolRef:
        return z3.Not(given)

    def _build(self, given: Formula, values: Terms, mark: str) -> z3.BoolRef:
        match given:
            case Both(parts=parts):
                return self.all([self._build(each, values, mark) for each in parts])
            case Either(parts=parts):
                return self.any([self._build(each, values, mark) for each in parts])
            case Compare(left=left, is_equal=is_equal):
                term = self._sum(left, values, mark)
                return term == 0 if is_equal else term >= 0
            case _:
                raise AssertionError(given)

    def _sum(self, given: Linear, values: Terms, mark: str) -> z3.ArithRef:
        parts = [self._multiple(atom, coefficient, values, mark) for atom, coefficient in given.terms]
        if given.constant or not parts:
            parts.append(z3.IntVal(given.constant, ctx=self._context))
        return parts[0] if len(parts) == 1 else z3.Sum(*parts)

    def _multiple(self, atom: Atom, coefficient: int, values: Terms, mark: str) -> z3.ArithRef:
        match atom:
            case Variable():
                term = values.get(atom.text)
                if term is None:
                    term = self.variable(atom.text, mark)
            case Floor():
                term = self._sum(atom.body, values, mark) / atom.divisor
            case _:
                raise AssertionError(atom)
        return term if coefficient == 1 else coefficient * term
