"""One attempt at a proof for all sizes: the search, and the check of what it found."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from msgspec import Struct

from equiv.proving.parametric import sets
from equiv.proving.parametric.answer import Failed, Proven
from equiv.proving.parametric.certificate import Certificate, Claim, Relation
from equiv.proving.parametric.domain import claims
from equiv.proving.parametric.equations import Equations
from equiv.proving.parametric.flow import FlowSearch
from equiv.proving.parametric.graph import Graph
from equiv.proving.parametric.instances import Failure
from equiv.proving.parametric.obligations import Obligations
from equiv.proving.parametric.program import Programs
from equiv.proving.parametric.reading import readable
from equiv.proving.parametric.relation import Mismatch, NoRelation, RelationSearch, Reordering
from equiv.proving.parametric.rewriting import NoTree, is_refined, related_trees
from equiv.proving.parametric.sets import SearchEnded, Space, formulas_of
from equiv.proving.parametric.sum_search import SumSearch
from equiv.solver.linear.expression import TooLarge, either, negate
from equiv.solver.linear.logic import Effort, SolverError

_DELAYS = (2, 1, 4)
_Pair = tuple[int, int]  # of nodes
_MOST_SIZES = 4  # at which an obligation fails: each is one more question to z3


class Limits(Struct, frozen=True):
    """Counters, which are the same on every machine: z3's steps for one question, isl's operations for one proof,
    steps of a walk, nodes of both programs together, trees that are compared, and sums."""

    solver: Effort = Effort()
    operations: int = 6_000_000
    steps: int = 3000
    nodes: int = 2500
    rewritings: int = 24
    sums: int = 24


class ProofAttempt:
    """Of the equations of a pair. With `reorders_floats`, sums of floats may be in another order."""

    def __init__(self, programs: Programs, limits: Limits, reorders_floats: bool) -> None:
        self.programs = programs
        self.limits = limits
        self.reorders_floats = reorders_floats
        self.obligations = Obligations(
            programs.source, programs.target, programs.parameters, programs.ranges, limits.solver
        )
        self.space = Space(programs.parameters, limits.operations)
        self.claims: list[Claim] = []
        self.rewritten: dict[_Pair, tuple[_Pair, ...]] = {}
        self.refused: set[tuple[_Pair, tuple[_Pair, ...]]] = set()  # what is not rewritten
        self.attempts = 0
        self.reordered: dict[_Pair, bool] = {}  # whether a pair of nodes is a sum in another order
        self.copied: set[_Pair] = set()
        self.tried = 0

    def answer(self) -> Proven | Failed:
        """What comes of it; where the search ends early, that it does."""
        try:
            return self._run()
        except SearchEnded as problem:
            return Failed(str(problem), None)
        except (sets.isl.Error, SolverError, TooLarge) as problem:
            return Failed(f"the search ended: {problem}", None)
        except RecursionError:
            return Failed("the search ended: values depend on each other too deep", None)

    def _run(self) -> Proven | Failed:
        source, target = self.programs.source, self.programs.target
        for claim in claims(self.space, source, self.obligations):
            if not self.obligations.exclude(claim):
                self.claims.append(claim)
        if self.obligations.is_undefined_everywhere():
            return Failed("the source is undefined at all sizes", None)
        early = list(self.obligations.early())
        if early:
            return self._failed(early)
        graph = Graph(self.space, (source, target), (self._flow(source), self._flow(target)))
        outputs = [
            (u, target.outputs[key])
            for key, u in source.outputs.items()
            if key in target.outputs and not self.obligations.is_untouched(u, target.outputs[key])
        ]
        answer = self._searched(graph, outputs, None)
        if isinstance(answer, Failed) and outputs:
            undefined = [each.condition for each in self.claims]
            sums = SumSearch(graph, self.programs.ranges, undefined, self.reorders_floats)
            if sums.is_of_use:
                reordered = self._searched(graph, outputs, sums)
                return reordered if isinstance(reordered, Proven) else answer
        return answer

    def _searched(self, graph: Graph, outputs: Sequence[_Pair], sums: SumSearch | None) -> Proven | Failed:
        mismatch: Mismatch | None = None
        for delay in _DELAYS:
            try:
                relation = self._relation(graph, outputs, sums, delay)
            except NoRelation as problem:
                mismatch = problem.mismatch
                if not mismatch.after_widening:
                    break
                continue
            flows = graph.flows
            certificate = Certificate(flows[0].found, flows[1].found, relation, tuple(self.claims))
            failures = list(self.obligations.check(certificate))
            if not failures:
                return self._proven(certificate)
            mismatch = None
            if delay == _DELAYS[-1]:
                return self._failed(failures)
        assert mismatch is not None
        return Failed(mismatch.message, mismatch.target or mismatch.source, self._sizes(mismatch))

    def _relation(self, graph: Graph, outputs: Sequence[_Pair], sums: SumSearch | None, delay: int) -> Relation:
        """A relation; what is computed by other operations is rewritten, and sums are taken in another order where
        these are given. Raises `NoRelation`."""
        reordering = Reordering(sums, self.reordered, self.copied) if sums is not None else None
        while True:
            search = RelationSearch(graph, delay, self.limits.steps, self.rewritten, reordering)
            try:
                return search.run(outputs)
            except NoRelation as problem:
                if problem.pair is None:
                    raise
                if self.reordered.get(problem.pair):
                    self.reordered[problem.pair] = False
                elif not self._rewrite(search.rewriting(problem.pair)) and not self._reorder(search, problem.pair):
                    raise

    def _reorder(self, search: RelationSearch, pair: _Pair) -> bool:
        """Whether one of the pairs that need a pair of nodes is the same sum in another order, or may turn out to be
        once the target's copies are followed first."""
        failed: list[_Pair] = []
        for each in search.sums_before(pair):
            if self.tried >= self.limits.sums:
                return False
            self.tried += 1
            self.reordered[each] = search.is_sum(each)
            if self.reordered[each]:
                return True
            failed.append(each)
        # A value that is copied to several places is one sum before it is copied, and part of several after.
        for each in failed:
            if search.are_copies(each):
                self.copied.add(each)
                return True
        return False

    def _rewrite(self, candidates: Iterator[tuple[_Pair, tuple[_Pair, ...]]]) -> bool:
        """Whether one of the pairs of nodes is the same value by other operations."""
        for pair, leaves in candidates:
            if (pair, leaves) in self.refused:
                continue
            if self.attempts >= self.limits.rewritings:
                return False
            self.attempts += 1
            try:
                trees = related_trees((self.programs.source, self.programs.target), pair, leaves)
            except NoTree:
                continue
            if is_refined(trees[0].term, trees[1].term):
                self.rewritten[pair] = leaves
                return True
            self.refused.add((pair, leaves))
        return False

    def _flow(self, equations: Equations) -> FlowSearch:
        return FlowSearch(
            self.space, equations, lambda load, origins: not self.obligations.accept(equations, load, tuple(origins))
        )

    def _proven(self, certificate: Certificate) -> Proven:
        return Proven(
            self._excluded(),
            self.programs.assumption,
            certificate,
            self.programs,
            self.obligations.logic.questions,
            bool(self.obligations.reordered),
        )

    def _excluded(self) -> str:
        """Where the source is known to be undefined, as text. isl makes it short, and z3 checks that it is no more."""
        if not self.claims:
            return ""
        claimed = either(*(each.condition for each in self.claims))
        try:
            short = either(*formulas_of(self.space.set((), claimed).coalesce(), ()))
        except sets.isl.Error:
            short = claimed
        logic = self.obligations.logic
        with logic.without_hypotheses():
            is_claimed = logic.refuted([logic.formula(short), logic.formula(negate(claimed))])
        return readable(short if is_claimed else claimed, self.programs.names)

    def _failed(self, failures: Sequence[Failure]) -> Failed:
        first = failures[0]
        found = (each.at() for each in failures)
        return Failed(first.message, first.place, tuple(islice((each for each in found if each), _MOST_SIZES)))

    def _sizes(self, mismatch: Mismatch) -> tuple[dict[str, int], ...]:
        """Small parameters at which instances differ."""
        if mismatch.sizes is None:
            return ()
        found = []
        for bound in (2, 4, 8, 16, 64):
            near = " and ".join(f"-{bound} <= {each} <= {bound}" for each in self.space.parameters) or "true"
            box = sets.isl.Set.read_from_str(self.space.context, f"{self.space.head}{{ : {near} }}")
            point = mismatch.sizes.intersect_params(box.params()).sample_point()
            if not point.is_void():
                values = [
                    sets.value_of(point.get_coordinate_val(sets.isl.dim_type.param, at))
                    for at in range(len(self.space.parameters))
                ]
                found.append(dict(zip(self.space.parameters, values, strict=True)))
                break
        return tuple(found)
