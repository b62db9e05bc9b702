"""Proofs for all sizes, as a tactic: extraction, search, and the check of what the search found."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from msgspec import Struct

from equiv.pairing.pair import Pair
from equiv.proving.parametric import sets
from equiv.proving.parametric.answer import Failed, NotModelled, Proven
from equiv.proving.parametric.certificate import Certificate, Claim, Relation
from equiv.proving.parametric.domain import claims
from equiv.proving.parametric.equations import Equations, Outside
from equiv.proving.parametric.flow import FlowSearch
from equiv.proving.parametric.instances import Failure
from equiv.proving.parametric.obligations import Obligations
from equiv.proving.parametric.program import Programs, extract_pair
from equiv.proving.parametric.reading import readable
from equiv.proving.parametric.relation import Mismatch, NoRelation, RelationSearch
from equiv.proving.parametric.rewriting import NoTree, is_refined, related_trees
from equiv.proving.parametric.sets import SearchEnded, Space, formulas_of
from equiv.solver.linear.expression import TooLarge, either, negate
from equiv.solver.linear.logic import DEFAULT_STEPS, SolverError

_DELAYS = (2, 1, 4)
_MOST_SIZES = 4  # at which an obligation fails: each is one more question to z3


class Limits(Struct, frozen=True):
    """Counters, which are the same on every machine: z3's steps for one question, isl's operations for one proof,
    steps of a walk, nodes of both programs together, and trees that are compared."""

    solver_steps: int = DEFAULT_STEPS
    operations: int = 6_000_000
    steps: int = 3000
    nodes: int = 2500
    rewritings: int = 24


class _Attempt:
    def __init__(self, programs: Programs, limits: Limits) -> None:
        self.programs = programs
        self.limits = limits
        self.obligations = Obligations(
            programs.source, programs.target, programs.parameters, programs.ranges, limits.solver_steps
        )
        self.space = Space(programs.parameters, limits.operations)
        self.claims: list[Claim] = []
        self.rewritten: dict[tuple[int, int], tuple[tuple[int, int], ...]] = {}
        self.attempts = 0

    def run(self) -> Proven | Failed:
        source, target = self.programs.source, self.programs.target
        for claim in claims(self.space, source, self.obligations):
            if not self.obligations.exclude(claim):
                self.claims.append(claim)
        if self.obligations.is_undefined_everywhere():
            return Failed("the source is undefined at all sizes", None)
        early = list(self.obligations.early())
        if early:
            return self._failed(early)
        flows = self._flow(source), self._flow(target)
        outputs = [
            (u, target.outputs[key])
            for key, u in source.outputs.items()
            if key in target.outputs and not self.obligations.is_untouched(u, target.outputs[key])
        ]
        mismatch: Mismatch | None = None
        for delay in _DELAYS:
            try:
                relation = self._relation(flows, outputs, delay)
            except NoRelation as problem:
                mismatch = problem.mismatch
                if not mismatch.after_widening:
                    break
                continue
            certificate = Certificate(flows[0].found, flows[1].found, relation, tuple(self.claims))
            failures = list(self.obligations.check(certificate))
            if not failures:
                return self._proven(certificate)
            mismatch = None
            if delay == _DELAYS[-1]:
                return self._failed(failures)
        assert mismatch is not None
        return Failed(mismatch.message, mismatch.target or mismatch.source, self._sizes(mismatch))

    def _relation(
        self, flows: tuple[FlowSearch, FlowSearch], outputs: Sequence[tuple[int, int]], delay: int
    ) -> Relation:
        """A relation; what is computed by other operations is rewritten. Raises `NoRelation`."""
        programs = self.programs.source, self.programs.target
        while True:
            search = RelationSearch(self.space, programs, flows, delay, self.limits.steps, self.rewritten)
            try:
                return search.run(outputs)
            except NoRelation as problem:
                if problem.pair is None or not self._rewrite(search.rewriting(problem.pair)):
                    raise

    def _rewrite(self, candidates: Iterator[tuple[tuple[int, int], tuple[tuple[int, int], ...]]]) -> bool:
        """Whether one of the pairs of nodes is the same value by other operations."""
        for pair, leaves in candidates:
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


def prove_all_sizes(pair: Pair, limits: Limits | None = None) -> Proven | Failed | NotModelled:
    """Tries to prove a pair for all sizes at which its source is defined. The outputs are bit for bit the same then."""
    limits = limits or Limits()
    if not sets.available():
        return NotModelled(sets.MISSING)
    try:
        programs = extract_pair(pair)
    except Outside as problem:
        return NotModelled(problem.reason, problem.place)
    if len(programs.source.nodes) + len(programs.target.nodes) > limits.nodes:
        return NotModelled(f"more than {limits.nodes} values")
    try:
        return _Attempt(programs, limits).run()
    except SearchEnded as problem:
        return Failed(str(problem), None)
    except (sets.isl.Error, SolverError, TooLarge) as problem:
        return Failed(f"the search ended: {problem}", None)
    except RecursionError:
        return Failed("the search ended: values depend on each other too deep", None)
