"""The search for a relation: which instances of the two programs' nodes have to be equal for the outputs to be.

A walk from the outputs. What recurs is widened to the affine hull of what was reached, within the domains of both
nodes. Nothing of it is trusted: any relation that the check finds closed is a proof.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Any

from msgspec import Struct

from equiv.proving.parametric import sets
from equiv.proving.parametric.certificate import Related, Relation, Sum
from equiv.proving.parametric.equations import Alias, Leaf, Loaded, Operation, Reference, Uninitialized
from equiv.proving.parametric.graph import Graph
from equiv.proving.parametric.identity import ConstantData, Input, Literal, Number
from equiv.proving.parametric.rewriting import NoTree, leaves_of, related_trees
from equiv.proving.parametric.sets import formulas_of
from equiv.proving.parametric.sum_search import FoundSum, SumSearch
from equiv.proving.parametric.sums import NoSum
from equiv.solver.linear.expression import TRUE, both, equal, variable
from interp.ir.place import Place

_ALIAS_VISITS = 10  # copies are widened only where they go on for so long
_LOOK_AHEAD = 6  # operations, to find the order of operands
_ALIASES_AHEAD = 12
_STEPS_BACK = 24  # from values that differ, to what may be the same by other operations

_Pair = tuple[int, int]


class Mismatch(Struct, frozen=True):
    """Instances that have to be equal and are not known to be. `sizes` are the parameters at which there are some."""

    message: str
    source: Place | None
    target: Place | None
    sizes: Any
    after_widening: bool


class NoRelation(Exception):
    """No relation was found. `pair` are nodes that have to be related and differ, where these are known."""

    def __init__(self, mismatch: Mismatch, pair: tuple[int, int] | None = None) -> None:
        super().__init__(mismatch.message)
        self.mismatch, self.pair = mismatch, pair


class Reordering(Struct, frozen=True):
    """Sums in another order: which pairs of nodes are such sums, and which are known to be none; of those in `copied`
    the target's copies are followed before the source's."""

    sums: SumSearch
    pairs: Mapping[_Pair, bool]
    copied: AbstractSet[_Pair]


class RelationSearch:
    """One walk. Pairs of operations are widened when they are reached for the `delay`-th time and again. Those that
    are `rewritten` are trees over pairs of other nodes."""

    def __init__(
        self,
        graph: Graph,
        delay: int,
        most_steps: int,
        rewritten: Mapping[_Pair, tuple[_Pair, ...]],
        reordering: Reordering | None = None,
    ) -> None:
        self.graph, self.programs = graph, graph.programs
        self.delay, self.most_steps = delay, most_steps
        self.related: dict[_Pair, Any] = {}
        self.hulls: dict[_Pair, Any] = {}
        self.swapped: dict[_Pair, bool] = {}
        self.rewritten = rewritten
        self.reordering = reordering
        self.found: dict[_Pair, Sum] = {}
        self.reached: dict[_Pair, _Pair] = {}  # from which pair each was reached first
        self.steps = 0
        self._pending: dict[_Pair, Any] = {}
        self._visits: dict[_Pair, int] = {}
        self._failed: dict[_Pair, Any] = {}
        self._tried: _Pair | None = None  # to be rewritten

    def run(self, outputs: Sequence[_Pair]) -> Relation:
        """Raises `NoRelation`, and what isl and the search for flows raise."""
        for u, v in outputs:
            same = self.graph.identity(len(self.graph.node(0, u).variables))
            self._push(u, v, self.graph.within(u, v, same))
        while self._pending:
            self.steps += 1
            if self.steps > self.most_steps:
                raise NoRelation(Mismatch("the search took too many steps", None, None, None, True))
            pair = next(iter(self._pending))
            self._step(*pair, self._pending.pop(pair))
        return {pair: self._found(pair) for pair in self.related}

    def _found(self, pair: _Pair) -> Related:
        u, v = pair
        names = [f"x{at}" for at in range(len(self.graph.node(0, u).variables))]
        names += [f"y{at}" for at in range(len(self.graph.node(1, v).variables))]
        kinds = self.graph.node(0, u).kind, self.graph.node(1, v).kind
        if pair in self.found:
            return Related(tuple(formulas_of(self.related[pair], names)), sum=self.found[pair])
        if isinstance(kinds[0], Leaf) and isinstance(kinds[1], Leaf):
            half = len(names) // 2
            same = [equal(variable(one), variable(two)) for one, two in zip(names[:half], names[half:], strict=True)]
            return Related((both(*same),))
        if isinstance(kinds[0], Uninitialized):
            return Related((TRUE,))
        pieces = formulas_of(self.hulls.get(pair, self.related[pair]), names)
        swapped = self.swapped.get(pair, False) or self._is_copied(*pair)
        return Related(tuple(pieces), swapped, self.rewritten.get(pair))

    # -- one pair ------------------------------------------------------------------------------------------------------

    def _push(self, u: int, v: int, pairs: Any, by: _Pair | None = None) -> None:
        if by is not None:
            self.reached.setdefault((u, v), by)
        if self._are_one_leaf(u, v, pairs):
            # How many of its elements are reached does not matter, and is costly to keep.
            if not pairs.is_empty():
                self.related.setdefault((u, v), pairs)
            return
        if (u, v) in self.related:
            pairs = pairs.subtract(self.related[u, v])
        if pairs.is_empty():
            return
        waiting = self._pending.get((u, v))
        self._pending[u, v] = pairs if waiting is None else waiting.union(pairs).coalesce()

    def _step(self, u: int, v: int, new: Any) -> None:
        source, target = self.graph.node(0, u), self.graph.node(1, v)
        known = self.related.get((u, v))
        if known is not None:
            new = new.subtract(known)
            if new.is_empty():
                return
        if isinstance(source.kind, Uninitialized):
            self.related[u, v] = new if known is None else known.union(new)
            return
        if isinstance(source.kind, Leaf) and isinstance(target.kind, Leaf) and (u, v) not in self.rewritten:
            self._require_leaf(u, v, new)
            self.related[u, v] = new if known is None else known.union(new)
            return
        if self.reordering is not None and self.reordering.pairs.get((u, v)):
            self._reorder(u, v, new if known is None else known.union(new).coalesce())
            return
        visits = self._visits[u, v] = self._visits.get((u, v), 0) + 1
        operations = isinstance(source.kind, Operation) and isinstance(target.kind, Operation)
        if operations and (u, v) not in self.rewritten:
            self._require_alike(u, v, new)
        if visits > (self.delay if operations else _ALIAS_VISITS):
            whole = new if known is None else known.union(new)
            hull = whole.affine_hull()
            self.hulls[u, v] = sets.isl.Map.from_basic_map(hull)
            within = self.graph.within(u, v, self.hulls[u, v])
            new = within if known is None else within.subtract(known)
            self.related[u, v] = within
        else:
            self.hulls.pop((u, v), None)
            self.related[u, v] = new if known is None else known.union(new).coalesce()
        self._expand(u, v, new)

    def _expand(self, u: int, v: int, new: Any) -> None:
        source, target = self.graph.node(0, u), self.graph.node(1, v)
        if isinstance(source.kind, Alias | Loaded) and not self._is_copied(u, v):
            for condition, reference in self.graph.parts(0, u):
                self._push(reference.node, v, new.apply_domain(self.graph.map(0, u, condition, reference)), (u, v))
        elif isinstance(target.kind, Alias | Loaded):
            for condition, reference in self.graph.parts(1, v):
                self._push(u, reference.node, new.apply_range(self.graph.map(1, v, condition, reference)), (u, v))
        else:
            for one, two in self._operands(u, v, new):
                pairs = new.apply_domain(self.graph.map(0, u, TRUE, one)).apply_range(self.graph.map(1, v, TRUE, two))
                self._push(one.node, two.node, pairs, (u, v))

    def _reorder(self, u: int, v: int, pairs: Any) -> None:
        """What a pair of sums needs: that their contributions are equal."""
        self.related[u, v] = self.graph.within(u, v, pairs)
        try:
            found = self._sum(u, v)
        except NoSum as problem:
            raise self._mismatch(str(problem), u, v, pairs) from None
        self.found[u, v] = found.sum
        for one, two, instances in found.needed:
            self._push(one, two, instances, (u, v))

    def _sum(self, u: int, v: int) -> FoundSum:
        pairs = self.related.get((u, v))
        if pairs is None:
            pairs = self._failed.get((u, v))
        if pairs is None or self.reordering is None:
            raise NoSum("values that are not reached")
        return self.reordering.sums.find(u, v, self.graph.within(u, v, pairs))

    def is_sum(self, pair: _Pair) -> bool:
        """Whether a pair of nodes is a sum in another order, at the instances that were reached."""
        try:
            self._sum(*pair)
        except NoSum:
            return False
        return True

    def are_copies(self, pair: _Pair) -> bool:
        """Whether both values of a pair are copies, of which the source's were followed first."""
        kinds = [self.graph.node(side, each).kind for side, each in enumerate(pair)]
        return not self._is_copied(*pair) and all(isinstance(each, Alias | Loaded) for each in kinds)

    def _is_copied(self, u: int, v: int) -> bool:
        return self.reordering is not None and (u, v) in self.reordering.copied

    def sums_before(self, pair: _Pair) -> Iterator[_Pair]:
        """Pairs of nodes that may be sums in another order and need a pair that was found to differ: of sums within
        each other the outermost first."""
        if self.reordering is None:
            return
        at: _Pair | None = pair
        block: list[_Pair] = []
        for _ in range(_STEPS_BACK):
            if at is not None and self.reordering.sums.heads(*at) and at not in self.reordering.pairs:
                block.append(at)
            else:
                yield from reversed(block)
                block = []
            if at is None:
                break
            at = self.reached.get(at)
        yield from reversed(block)

    def _require_alike(self, u: int, v: int, new: Any) -> None:
        source, target = self.graph.node(0, u).kind, self.graph.node(1, v).kind
        assert isinstance(source, Operation) and isinstance(target, Operation)
        if source.head != target.head or len(source.operands) != len(target.operands):
            raise self._mismatch(f"'{source.head.name}' against '{target.head.name}'", u, v, new)

    def _are_one_leaf(self, u: int, v: int, pairs: Any) -> bool:
        source, target = self.graph.node(0, u).kind, self.graph.node(1, v).kind
        if not isinstance(source, Leaf) or not isinstance(target, Leaf) or source.key != target.key:
            return False
        dimensions = len(self.graph.node(0, u).variables)
        return dimensions == len(self.graph.node(1, v).variables) and bool(
            pairs.is_subset(self.graph.identity(dimensions))
        )

    def _require_leaf(self, u: int, v: int, new: Any) -> None:
        source, target = self.graph.node(0, u), self.graph.node(1, v)
        assert isinstance(source.kind, Leaf) and isinstance(target.kind, Leaf)
        if source.kind.key != target.kind.key or len(source.variables) != len(target.variables):
            raise self._mismatch(f"{_key_text(source.kind)} against {_key_text(target.kind)}", u, v, new)
        apart = new.subtract(self.graph.identity(len(source.variables)))
        if not apart.is_empty():
            raise self._mismatch(f"different elements of {_key_text(source.kind)}", u, v, apart)

    def _mismatch(self, message: str, u: int, v: int, pairs: Any) -> NoRelation:
        widened = bool(self.hulls)
        self._failed[u, v] = pairs
        places = self.graph.node(0, u).place, self.graph.node(1, v).place
        return NoRelation(Mismatch(message, *places, pairs.params(), widened), (u, v))

    # -- other operations for the same value ---------------------------------------------------------------------------

    def rewriting(self, pair: _Pair) -> Iterator[tuple[_Pair, tuple[_Pair, ...]]]:
        """Pairs of nodes that may be the same value by other operations, and the leaves of their trees: what was found
        to differ, and what needs it."""
        at: _Pair | None = pair
        for _ in range(_STEPS_BACK):
            if at is None or at in self.rewritten:
                return
            leaves = self._leaves(*at)
            if leaves is not None:
                yield at, leaves
            at = self.reached.get(at)

    def _leaves(self, u: int, v: int) -> tuple[_Pair, ...] | None:
        """For each leaf of the source's tree one of the target's that may be equal."""
        try:
            sources, targets = (leaves_of(program, root) for program, root in zip(self.programs, (u, v), strict=True))
        except NoTree:
            return None
        pairs = self.related.get((u, v))
        if pairs is None:
            pairs = self._failed.get((u, v))
        if pairs is None:
            return None
        self._tried = u, v
        found: list[_Pair] = []
        for one, type_ in sources.items():
            image = pairs.apply_domain(self.graph.map(0, u, TRUE, one))
            for two, other in targets.items():
                both_ways = image.apply_range(self.graph.map(1, v, TRUE, two))
                if type_ == other and self._may_equal(one.node, two.node, both_ways, _LOOK_AHEAD, _ALIASES_AHEAD):
                    found.append((one.node, two.node))
                    break
            else:
                return None
        return tuple(found)

    # -- the order of operands -----------------------------------------------------------------------------------------

    def _operands(self, u: int, v: int, new: Any) -> list[tuple[Reference, Reference]]:
        source, target = self.graph.node(0, u).kind, self.graph.node(1, v).kind
        leaves = self.rewritten.get((u, v))
        if leaves is not None:
            trees = related_trees(self.programs, (u, v), leaves)
            return [(trees[0].leaves[one], trees[1].leaves[two]) for one, two in leaves]
        if not isinstance(source, Operation) or not isinstance(target, Operation):
            raise self._mismatch(f"{_kind_text(source)} against {_kind_text(target)}", u, v, new)
        straight = list(zip(source.operands, target.operands, strict=True))
        if not source.commutative:
            return straight
        first, second, *rest = source.operands
        crossed = list(zip((second, first, *rest), target.operands, strict=True))
        if (u, v) not in self.swapped:
            self.swapped[u, v] = not self._may_match(u, v, new, straight, _LOOK_AHEAD, _ALIASES_AHEAD) and (
                self._may_match(u, v, new, crossed, _LOOK_AHEAD, _ALIASES_AHEAD)
            )
        return crossed if self.swapped[u, v] else straight

    def _may_match(
        self, u: int, v: int, pairs: Any, operands: list[tuple[Reference, Reference]], depth: int, aliases: int
    ) -> bool:
        for one, two in operands:
            image = pairs.apply_domain(self.graph.map(0, u, TRUE, one)).apply_range(self.graph.map(1, v, TRUE, two))
            if not self._may_equal(one.node, two.node, image, depth, aliases):
                return False
        return True

    def _may_equal(self, u: int, v: int, pairs: Any, depth: int, aliases: int) -> bool:
        """Whether nothing is found, some levels ahead, that tells pairs of instances apart."""
        if depth == 0 or aliases == 0:
            return True
        known = self.related.get((u, v))
        if known is not None:
            pairs = pairs.subtract(known)
        if pairs.is_empty():
            return True
        source, target = self.graph.node(0, u), self.graph.node(1, v)
        if isinstance(source.kind, Uninitialized) or (u, v) in self.rewritten or (u, v) == self._tried:
            return True
        if isinstance(source.kind, Alias | Loaded):
            images = [
                (each.node, v, self.graph.map(0, u, condition, each), None)
                for condition, each in self.graph.parts(0, u)
            ]
        elif isinstance(target.kind, Alias | Loaded):
            images = [
                (u, each.node, None, self.graph.map(1, v, condition, each))
                for condition, each in self.graph.parts(1, v)
            ]
        elif isinstance(source.kind, Leaf) and isinstance(target.kind, Leaf):
            same = source.kind.key == target.kind.key and len(source.variables) == len(target.variables)
            return same and bool(pairs.is_subset(self.graph.identity(len(source.variables))))
        elif isinstance(source.kind, Operation) and isinstance(target.kind, Operation):
            if source.kind.head != target.kind.head or len(source.kind.operands) != len(target.kind.operands):
                return False
            straight = list(zip(source.kind.operands, target.kind.operands, strict=True))
            if self._may_match(u, v, pairs, straight, depth - 1, aliases):
                return True
            if not source.kind.commutative:
                return False
            crossed = [(straight[1][0], straight[0][1]), (straight[0][0], straight[1][1]), *straight[2:]]
            return self._may_match(u, v, pairs, crossed, depth - 1, aliases)
        else:
            return False
        for one, two, first, second in images:
            image = pairs.apply_domain(first) if first is not None else pairs.apply_range(second)
            if not self._may_equal(one, two, image, depth, aliases - 1):
                return False
        return True


def _key_text(leaf: Leaf) -> str:
    match leaf.key:
        case Input(given=(kind, name)):
            return f"{kind} {name}"
        case ConstantData(element=element, shape=shape):
            return f"a constant {'x'.join((*map(str, shape), element))}"
        case Literal(type=type_, bits=bits):
            return f"the constant 0x{bits:X} of {type_}"
        case Number(type=type_):
            return f"a number of {type_}"


def _kind_text(kind: object) -> str:
    match kind:
        case Operation(head=head):
            return f"'{head.name}'"
        case Leaf():
            return _key_text(kind)
        case _:
            return "an uninitialized value"
