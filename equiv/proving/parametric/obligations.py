"""The check of a certificate: every obligation of the theorem, settled by z3.

The obligations are those of the theorem in `docs/all-sizes.md`, by its letters. Nothing that was found is taken on
trust: neither flows nor the relation nor where the source is undefined.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from itertools import islice

from msgspec.structs import replace

from equiv.proving.parametric.certificate import Certificate, Claim, Flow, Origin, Relation, Sum
from equiv.proving.parametric.equations import (
    Access,
    Alias,
    Context,
    Equations,
    Leaf,
    Loaded,
    Need,
    Node,
    Operation,
    Reference,
    Requirement,
    Uninitialized,
    same_cell,
)
from equiv.proving.parametric.instances import COPY, Failure, Instances
from equiv.proving.parametric.rewriting import NoTree, is_refined, related_trees, shows_pattern, type_of
from equiv.proving.parametric.sums import Edges, NoSum, SumCheck, first_of, summed
from equiv.solver.linear.expression import (
    TRUE,
    Formula,
    Linear,
    both,
    either,
    negate,
    substitute,
    substitute_in,
    variable,
    variables_of,
)
from equiv.solver.linear.logic import Effort, Statement, Term
from interp.ir.place import Place


class Obligations(Instances):
    """The obligations of a pair of programs. `ranges` is what is assumed of the parameters."""

    def __init__(
        self, source: Equations, target: Equations, parameters: Sequence[str], ranges: Formula, effort: Effort
    ) -> None:
        super().__init__(source, target, parameters, ranges, effort)
        self._early: list[Failure] | None = None
        self._excluded: dict[Claim, None] = {}
        self._accepted: set[tuple[str, int, tuple[Origin, ...]]] = set()
        self._needed: dict[tuple[int, int], list[tuple[int, int]]] = defaultdict(list)  # by pairs of nodes
        self._uses: dict[int, set[tuple[int, int]]] = defaultdict(set)  # pairs that an operation of the source is in
        self._free: list[tuple[tuple[int, int], set[int]]] = []  # pairs, and operations that may have several values
        self._shown: list[tuple[int, int]] = []  # pairs of which an operation shows which NaN they are
        self.reordered: set[tuple[int, int]] = set()  # pairs of sums of floats that are taken in another order

    def check(self, certificate: Certificate) -> Iterator[Failure]:
        """All that is not proven; nothing where the certificate is a proof."""
        bad = [failure for claim in certificate.claims for failure in self.exclude(claim)]
        if bad:
            yield from bad
            return
        if self.is_undefined_everywhere():
            yield Failure("D", "the source is undefined at all sizes", None)
            return
        yield from self.early()
        wrong = [*self.flows(self.source, certificate.source_flow), *self.flows(self.target, certificate.target_flow)]
        if wrong:
            yield from wrong
            return
        yield from self.outputs(certificate.relation)
        yield from self.closure(certificate)

    # -- where the source is undefined ---------------------------------------------------------------------------------

    def early(self) -> list[Failure]:
        """What is not proven of the programs alone, whatever the flows and the relation."""
        if self._early is None:
            self._early = [*self.exactness(), *self.requirements()]
            for equations in (self.source, self.target):
                self._early += [*self.conflicts(equations), *self.lifetimes(equations)]
        return self._early

    def exclude(self, claim: Claim) -> list[Failure]:
        """Goes on under the hypothesis that a claim's condition does not hold, where the claim is true. It has to be so
        at all sizes, those of other claims as well: exactness is asked of what each of them names."""
        if claim in self._excluded:
            return []
        with self.logic.without_hypotheses():
            failures = list(self.claim(claim))
        if not failures:
            self._excluded[claim] = None
            self.logic.assume(negate(claim.condition))
        return failures

    def is_undefined_everywhere(self) -> bool:
        """Whether the claims leave no sizes to speak for."""
        return self.logic.refuted([])

    def claim(self, claim: Claim) -> Iterator[Failure]:
        """That a requirement of the source fails at the instance that a claim names."""
        requirements = self.source.requirements
        valid = 0 <= claim.requirement < len(requirements)
        requirement = requirements[claim.requirement] if valid else None
        if requirement is None or requirement.need is not Need.DEFINED:
            yield Failure("D", "a claim of nothing that the source requires", None)
            return
        names = set().union(*(variables_of(each) for each in claim.at), variables_of(claim.condition))
        context = requirement.context
        if not names <= set(self.parameters) or len(claim.at) != len(context.variables):
            yield Failure("D", "a claim that is not about parameters", requirement.place)
            return
        values = dict(zip(context.variables, claim.at, strict=True))
        fails = substitute_in(both(context.domain, negate(requirement.condition)), values)
        wrong = [self.logic.formula(claim.condition), self.logic.formula(negate(fails))]
        yield from self.refute(
            "D", "a claim that the source is undefined where it may be defined", requirement.place, wrong
        )

    # -- (a) and (d): what the equations take for granted, and where the target may be undefined -----------------------

    def exactness(self) -> list[Failure]:
        """That the source's equations are what it does, up to where it is undefined. Claims are about the equations:
        that these are right cannot be asked where no claim holds alone."""
        exact = [each for each in self.source.requirements if each.need is Need.EXACT]
        failures: list[Failure] = []
        with self.logic.without_hypotheses():
            for each, wrong in self._doubtful(exact):
                for at, claim in enumerate(self._excluded):
                    wrong += self._not_before(claim, each.context, f"*{at}")
                for failure in self.refute("a", each.message, each.place, wrong):
                    sizes = failure.at()  # asked now, as these may be sizes at which a claim holds
                    failures.append(replace(failure, at=_always(sizes)))
        return failures

    def _not_before(self, claim: Claim, context: Context, mark: str) -> list[Statement]:
        """That a claim does not hold, or the source is undefined no earlier than at an instance of the context."""
        logic = self.logic
        undefined = self.source.requirements[claim.requirement].context
        found: list[Statement] = []
        for name, value in zip(undefined.variables, claim.at, strict=True):
            term, defined = logic.value(value)
            found += [*defined, logic.same(logic.variable(name, mark), term)]
        before = self.earlier(undefined, mark, context, "")
        return [*found, logic.negated(logic.all([logic.formula(claim.condition), before]))]

    def requirements(self) -> Iterator[Failure]:
        """That the target meets what it requires wherever the source is defined."""
        for each, wrong in self._doubtful(self.target.requirements):
            yield from self.refute("a" if each.need is Need.EXACT else "d", each.message, each.place, wrong)

    def _doubtful(self, requirements: Sequence[Requirement]) -> Iterator[tuple[Requirement, list[Statement]]]:
        """The requirements that are not known to be met, all of one domain together, and that one is not."""
        logic = self.logic
        groups: dict[Formula, list[Requirement]] = defaultdict(list)
        for each in requirements:
            groups[each.context.domain].append(each)
        for domain, group in groups.items():
            executed = logic.formula(domain)
            fails = [logic.formula(negate(each.condition)) for each in group]
            if not logic.refuted([executed, logic.any(fails)]):
                yield from ((each, [executed, fail]) for each, fail in zip(group, fails, strict=True))

    def is_always_met(self, requirement: Requirement) -> bool:
        """Whether a requirement holds wherever control comes to it, at all sizes."""
        where, fails = requirement.context.domain, negate(requirement.condition)
        return self.logic.refuted([self.logic.formula(where), self.logic.formula(fails)])

    # -- (b): where loads get their values from ------------------------------------------------------------------------

    def flows(self, equations: Equations, flow: Flow) -> Iterator[Failure]:
        """Obligation (b): what is wrong with the origins that a certificate names for the loads of a program."""
        loads = {each.number: each for each in equations.loads()}
        for number, origins in flow.items():
            if number in loads:
                yield from self.accept(equations, loads[number], origins)
            else:
                yield Failure("b", "origins of no load", None)

    def accept(self, equations: Equations, load: Access, origins: tuple[Origin, ...]) -> list[Failure]:
        """The first failure of a load's origins; none for what was accepted before."""
        key = equations.prefix, load.number, origins
        failures = [] if key in self._accepted else list(islice(self.origins(equations, load, origins), 1))
        if not failures:
            self._accepted.add(key)
        return failures

    def origins(self, equations: Equations, load: Access, origins: Sequence[Origin]) -> Iterator[Failure]:
        """That each origin is the last store to the load's cell before it, and that they cover the load's domain."""
        logic = self.logic
        where = self.instance(load, "")
        variables = set(load.context.variables) | set(self.parameters)
        stores = {each.number: each for each in equations.stores_to(load.buffer)}
        for origin in origins:
            names = set().union(variables_of(origin.condition), *(variables_of(each) for each in origin.at))
            known = origin.store is None or origin.store in stores
            if not names <= variables or not known or _length(stores, origin) != len(origin.at):
                yield Failure("b", "an origin of no store or of other variables", load.place)
                return
        outside = [logic.formula(negate(each.condition)) for each in origins]
        yield from self.refute("b", "a load of which no origin is known", load.place, [*where, *outside])
        for origin in origins:
            yield from self._origin(load, origin, where, stores)

    def _origin(
        self, load: Access, origin: Origin, where: list[Statement], stores: dict[int, Access]
    ) -> Iterator[Failure]:
        logic = self.logic
        hypotheses = [*where, logic.formula(origin.condition)]
        last: Access | None = None
        if origin.store is not None:
            last = stores[origin.store]
            # The store's instance under its own mark, by equations.
            for name, value in zip(last.context.variables, origin.at, strict=True):
                hypotheses.append(logic.same(logic.variable(name, "*"), logic.term(value)))
            defined, same = self.cells(last.cell, "*", load.cell, "")
            happens = [*self.instance(last, "*"), *same, self.earlier(last.context, "*", load.context, "")]
            wrong = [*hypotheses, *defined, logic.negated(logic.all(happens))]
            yield from self.refute("b", "a load does not read what a store wrote", load.place, wrong)
        for other in stores.values():
            between = [
                *hypotheses,
                *self.instance(other, COPY),
                *self.same_cell(other.cell, COPY, load.cell, ""),
                self.earlier(other.context, COPY, load.context, ""),
            ]
            if last is not None:
                between.append(self.earlier(last.context, "*", other.context, COPY))
            yield from self.refute("b", "another store comes in between", load.place, between)

    # -- (e): outputs --------------------------------------------------------------------------------------------------

    def outputs(self, relation: Relation) -> Iterator[Failure]:
        """Every output of the source is that of the target: where this is not so."""
        logic = self.logic
        if self.source.outputs.keys() != self.target.outputs.keys():
            yield Failure("e", "the programs have different outputs", None)
            return
        for key, u in self.source.outputs.items():
            v = self.target.outputs[key]
            if self.is_untouched(u, v):
                continue
            source, target = self.source.nodes[u], self.target.nodes[v]
            if len(source.variables) != len(target.variables):
                yield Failure("e", "an output of another rank", target.place)
                continue
            same = [
                logic.same(logic.variable(x), logic.variable(y))
                for x, y in zip(source.variables, target.variables, strict=True)
            ]
            domains = logic.formula(source.domain), logic.formula(target.domain)
            for one, two in (domains, domains[::-1]):
                yield from self.refute("e", "an output of another size", target.place, [*same, one, logic.negated(two)])
            shapes = self.source.shapes.get(u, ()), self.target.shapes.get(v, ())
            if shapes[0] != shapes[1]:
                yield from self.refute("e", "an output of another shape", target.place, self._unequal(*shapes))
            missing = [*domains, *same, *self._outside(relation, u, v, self._terms(source, target))]
            yield from self.refute("e", "an output that is not known to be equal", target.place, missing)

    def is_untouched(self, u: int, v: int) -> bool:
        """Whether an output, node `u` of the source and `v` of the target, is the same input that neither program
        stores to."""
        for equations, node in ((self.source, u), (self.target, v)):
            kind = equations.nodes[node].kind
            if not isinstance(kind, Loaded):
                return False
            buffer = equations.accesses[kind.access].buffer
            if equations.buffers[buffer].key is None or equations.stores_to(buffer):
                return False
        return True

    def _unequal(self, left: Sequence[Linear], right: Sequence[Linear]) -> list[Statement]:
        return [self.logic.formula(either(*(negate(each) for each in same_cell(left, right))))]

    def _terms(self, source: Node, target: Node) -> dict[str, Term]:
        """The variables of two nodes by their names in a relation."""
        sides = ("x", source), ("y", target)
        return {f"{side}{at}": self.logic.variable(name) for side, of in sides for at, name in enumerate(of.variables)}

    def _outside(self, relation: Relation, u: int, v: int, terms: dict[str, Term]) -> list[Statement]:
        related = relation.get((u, v))
        pieces = related.pieces if related is not None else ()
        return [self.logic.negated(self.logic.placed(each, terms)) for each in pieces]

    # -- (f): closure --------------------------------------------------------------------------------------------------

    def closure(self, certificate: Certificate) -> Iterator[Failure]:
        """Obligation (f): what is wrong with the relation, so that related nodes need not be equal."""
        relation = certificate.relation
        self._needed.clear()
        self._shown.clear()
        self._uses.clear()
        self._free.clear()
        self.reordered.clear()
        for (u, v), related in relation.items():
            if not (0 <= u < len(self.source.nodes) and 0 <= v < len(self.target.nodes)):
                yield Failure("f", "a pair of no nodes", None)
                continue
            allowed = {*self.parameters, *self._terms(self.source.nodes[u], self.target.nodes[v])}
            for piece in related.pieces:
                if not variables_of(piece) <= allowed:
                    yield Failure("f", "a relation of other variables", None)
                elif related.sum is None:
                    yield from self._closed(certificate, u, v, piece, related.swapped, related.leaves)
            if related.sum is not None:
                yield from self._summed(certificate, u, v, related.sum)
        for pair, operations in self._free:
            if any(self._uses[each] != {pair} for each in operations):
                yield Failure("f", "one value for which flags allow several, in several places", None)
        if self._may_be_other_nans(relation):
            yield Failure("f", "an operation that shows which NaN a value is that is computed in another way", None)

    def _summed(self, certificate: Certificate, u: int, v: int, sum_: Sum) -> Iterator[Failure]:
        """What is wrong with a pair of sums in another order."""
        edges: list[dict[int, Edges]] = []
        flows = certificate.source_flow, certificate.target_flow
        for equations, flow, tree in zip((self.source, self.target), flows, (sum_.source, sum_.target), strict=True):
            edges.append({})
            for node in tree:
                kind = equations.nodes[node].kind if 0 <= node < len(equations.nodes) else None
                pieces = self._edges(equations, kind, flow)
                if pieces is None:
                    yield Failure("f", "a sum of what is none, or a load without origins", None)
                    return
                edges[-1][node] = pieces
        try:
            sides = summed((self.source, self.target), (u, v), sum_, edges)
        except NoSum as problem:
            yield Failure("f", str(problem), self.target.nodes[v].place)
            return
        check = SumCheck(self, certificate.relation, sides, sum_)
        yield from check.failures()
        if sides[0].type.is_float:
            self.reordered.add((u, v))
        for node in sum_.source:
            self._uses[node].add((u, v))
        self._needed[u, v] += check.needed

    def _edges(self, equations: Equations, kind: object, flow: Flow) -> Edges | None:
        """What a node of a sum is computed from; None for what is no node of a sum."""
        if isinstance(kind, Operation):
            return [(TRUE, each) for each in kind.operands]
        pieces = self._pieces(equations, kind, flow) if isinstance(kind, Alias | Loaded) else None
        return first_of(pieces) if pieces is not None else None

    def _may_be_other_nans(self, relation: Relation) -> bool:
        """Whether an operation shows the pattern of a number that comes from one which the programs compute by
        different operations: these may give NaNs of different patterns."""
        other = {pair for pair in self._needed if relation[pair].leaves is not None and self._is_float(pair)}
        other |= self.reordered
        changed = bool(other) and bool(self._shown)
        while changed:
            found = {pair for pair, needed in self._needed.items() if not other.isdisjoint(needed)}
            changed = not found <= other
            other |= found
        return not other.isdisjoint(self._shown)

    def _is_float(self, pair: tuple[int, int]) -> bool:
        kinds = self.source.nodes[pair[0]].kind, self.target.nodes[pair[1]].kind
        return any(type_of(each).is_float for each in kinds if isinstance(each, Operation))

    def _rewritten(
        self, u: int, v: int, leaves: tuple[tuple[int, int], ...]
    ) -> list[tuple[list[Statement], Reference, Reference]] | None:
        """The pairs of values that two trees are over, of which the target's is a refinement; None where it is not
        known to be."""
        try:
            source, target = related_trees((self.source, self.target), (u, v), leaves)
        except NoTree:
            return None
        if not is_refined(source.term, target.term):
            return None
        for each in source.operations:
            self._uses[each].add((u, v))
        if source.is_free:
            self._free.append(((u, v), source.operations))
        self._shown += [(one, two) for one, two in leaves if one in source.shown or two in target.shown]
        return [([], source.leaves[one], target.leaves[two]) for one, two in leaves]

    def _closed(
        self,
        certificate: Certificate,
        u: int,
        v: int,
        piece: Formula,
        swapped: bool,
        leaves: tuple[tuple[int, int], ...] | None,
    ) -> Iterator[Failure]:
        logic = self.logic
        source, target = self.source.nodes[u], self.target.nodes[v]
        placed = logic.placed(piece, self._terms(source, target))
        where = [logic.formula(source.domain), logic.formula(target.domain), placed]
        x, y = Reference(u, _own(source.variables)), Reference(v, _own(target.variables))
        needed: list[tuple[list[Statement], Reference, Reference]] = []
        if not isinstance(target.kind, Alias | Loaded):
            self._uses[u].add((u, v))
        match source.kind, target.kind:
            case Alias() | Loaded(), _ if not (swapped and isinstance(target.kind, Alias | Loaded)):
                pieces = self._pieces(self.source, source.kind, certificate.source_flow)
                if pieces is None:
                    yield Failure("f", "a load without origins", source.place)
                    return
                needed = [([logic.formula(condition)], each, y) for condition, each in pieces]
            case _, Alias() | Loaded():
                pieces = self._pieces(self.target, target.kind, certificate.target_flow)
                if pieces is None:
                    yield Failure("f", "a load without origins", target.place)
                    return
                needed = [([logic.formula(condition)], x, each) for condition, each in pieces]
            case Uninitialized(), _:
                return
            case Leaf(key=key), Leaf(key=same) if key == same and len(source.variables) == len(target.variables):
                if not source.variables:
                    return
                pairs = zip(source.variables, target.variables, strict=True)
                differ = [*where, logic.differ((logic.variable(one), logic.variable(two)) for one, two in pairs)]
                yield from self.refute("f", "different inputs, or different numbers", target.place, differ)
                return
            case _ if leaves is not None:
                trees = self._rewritten(u, v, leaves)
                if trees is None:
                    yield Failure("f", "operations that are not known to be equal", target.place)
                    return
                needed = trees
            case Operation(), Operation() if _alike(source.kind, target.kind):
                if shows_pattern(source.kind):
                    self._shown += [
                        (one.node, two.node)
                        for one, two in zip(source.kind.operands, target.kind.operands, strict=True)
                    ]
                operands = list(source.kind.operands)
                if swapped and source.kind.commutative:
                    operands[:2] = operands[1::-1]
                needed = [([], one, two) for one, two in zip(operands, target.kind.operands, strict=True)]
            case _:
                yield from self.refute("f", "different operations", target.place, where)
                return
        self._needed[u, v] += [(one.node, two.node) for _, one, two in needed]
        for extra, one, two in needed:
            yield from self._reaches(certificate.relation, [*where, *extra], one, two, target.place)

    def _reaches(
        self, relation: Relation, where: list[Statement], one: Reference, two: Reference, place: Place | None
    ) -> Iterator[Failure]:
        """That the instances that two references name are related."""
        terms: dict[str, Term] = {}
        defined: list[Statement] = []
        for letter, reference in (("x", one), ("y", two)):
            for at, value in enumerate(reference.at):
                terms[f"{letter}{at}"], more = self.logic.value(value)
                defined += more
        formulas = [*where, *defined, *self._outside(relation, one.node, two.node, terms)]
        yield from self.refute("f", "operands that are not known to be equal", place, formulas)

    def _pieces(self, equations: Equations, kind: object, flow: Flow) -> Sequence[tuple[Formula, Reference]] | None:
        if isinstance(kind, Alias):
            return kind.pieces
        assert isinstance(kind, Loaded)
        load = equations.accesses[kind.access]
        if kind.access not in flow:
            return None
        return [(each.condition, origin_value(equations, load, each)) for each in flow[kind.access]]


def origin_value(equations: Equations, load: Access, origin: Origin) -> Reference:
    """The value that a load gets from an origin, as a reference by the load's variables."""
    if origin.store is None:
        return equations.beginning(load)
    store = equations.accesses[origin.store]
    assert store.value is not None
    values = dict(zip(store.context.variables, origin.at, strict=True))
    return Reference(store.value.node, tuple(substitute(each, values) for each in store.value.at))


def _always(sizes: dict[str, int] | None) -> Callable[[], dict[str, int] | None]:
    return lambda: sizes


def _alike(source: Operation, target: Operation) -> bool:
    return source.head == target.head and len(source.operands) == len(target.operands)


def _own(variables: Sequence[str]) -> tuple[Linear, ...]:
    return tuple(variable(each) for each in variables)


def _length(stores: dict[int, Access], origin: Origin) -> int:
    return 0 if origin.store is None else len(stores[origin.store].context.variables)
