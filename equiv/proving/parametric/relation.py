"""The search for a relation: which instances of the two programs' nodes have to be equal for the outputs to be.

A walk from the outputs. What recurs is widened to the affine hull of what was reached, within the domains of both
nodes. Nothing of it is trusted: any relation that the check finds closed is a proof.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from equiv.proving.parametric import sets
from equiv.proving.parametric.certificate import Related, Relation
from equiv.proving.parametric.equations import Alias, Equations, Leaf, Loaded, Operation, Reference, Uninitialized
from equiv.proving.parametric.flow import FlowSearch
from equiv.proving.parametric.obligations import origin_value
from equiv.proving.parametric.rewriting import NoTree, leaves_of, related_trees
from equiv.proving.parametric.sets import Space, formulas_of
from equiv.solver.linear.expression import TRUE, Formula, both, equal, variable
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


class RelationSearch:
    """One walk. Pairs of operations are widened when they are reached for the `delay`-th time and again. Those that
    are `rewritten` are trees over pairs of other nodes."""

    def __init__(
        self,
        space: Space,
        programs: tuple[Equations, Equations],
        flows: tuple[FlowSearch, FlowSearch],
        delay: int,
        most_steps: int,
        rewritten: Mapping[_Pair, tuple[_Pair, ...]],
    ) -> None:
        self.space, self.programs, self.flows = space, programs, flows
        self.delay, self.most_steps = delay, most_steps
        self.related: dict[_Pair, Any] = {}
        self.hulls: dict[_Pair, Any] = {}
        self.swapped: dict[_Pair, bool] = {}
        self.rewritten = rewritten
        self.reached: dict[_Pair, _Pair] = {}  # from which pair each was reached first
        self.steps = 0
        self._pending: dict[_Pair, Any] = {}
        self._visits: dict[_Pair, int] = {}
        self._domains: dict[tuple[int, int], Any] = {}
        self._maps: dict[tuple[int, int, Formula, Reference], Any] = {}
        self._failed: dict[_Pair, Any] = {}
        self._tried: _Pair | None = None  # to be rewritten
        self._pieces: dict[tuple[int, int], Sequence[tuple[Formula, Reference]]] = {}

    def run(self, outputs: Sequence[_Pair]) -> Relation:
        """Raises `NoRelation`, and what isl and the search for flows raise."""
        for u, v in outputs:
            same = self._identity(len(self._node(0, u).variables))
            self._push(u, v, self._within(u, v, same))
        while self._pending:
            self.steps += 1
            if self.steps > self.most_steps:
                raise NoRelation(Mismatch("the search took too many steps", None, None, None, True))
            pair = next(iter(self._pending))
            self._step(*pair, self._pending.pop(pair))
        return {pair: self._found(pair) for pair in self.related}

    def _found(self, pair: _Pair) -> Related:
        u, v = pair
        names = [f"x{at}" for at in range(len(self._node(0, u).variables))]
        names += [f"y{at}" for at in range(len(self._node(1, v).variables))]
        kinds = self._node(0, u).kind, self._node(1, v).kind
        if isinstance(kinds[0], Leaf) and isinstance(kinds[1], Leaf):
            half = len(names) // 2
            same = [equal(variable(one), variable(two)) for one, two in zip(names[:half], names[half:], strict=True)]
            return Related((both(*same),))
        if isinstance(kinds[0], Uninitialized):
            return Related((TRUE,))
        pieces = formulas_of(self.hulls.get(pair, self.related[pair]), names)
        return Related(tuple(pieces), self.swapped.get(pair, False), self.rewritten.get(pair))

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
        source, target = self._node(0, u), self._node(1, v)
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
        visits = self._visits[u, v] = self._visits.get((u, v), 0) + 1
        operations = isinstance(source.kind, Operation) and isinstance(target.kind, Operation)
        if operations and (u, v) not in self.rewritten:
            self._require_alike(u, v, new)
        if visits > (self.delay if operations else _ALIAS_VISITS):
            whole = new if known is None else known.union(new)
            hull = whole.affine_hull()
            self.hulls[u, v] = sets.isl.Map.from_basic_map(hull)
            within = self._within(u, v, self.hulls[u, v])
            new = within if known is None else within.subtract(known)
            self.related[u, v] = within
        else:
            self.hulls.pop((u, v), None)
            self.related[u, v] = new if known is None else known.union(new).coalesce()
        self._expand(u, v, new)

    def _expand(self, u: int, v: int, new: Any) -> None:
        source, target = self._node(0, u), self._node(1, v)
        if isinstance(source.kind, Alias | Loaded):
            for condition, reference in self._parts(0, u):
                self._push(reference.node, v, new.apply_domain(self._map(0, u, condition, reference)), (u, v))
        elif isinstance(target.kind, Alias | Loaded):
            for condition, reference in self._parts(1, v):
                self._push(u, reference.node, new.apply_range(self._map(1, v, condition, reference)), (u, v))
        else:
            for one, two in self._operands(u, v, new):
                pairs = new.apply_domain(self._map(0, u, TRUE, one)).apply_range(self._map(1, v, TRUE, two))
                self._push(one.node, two.node, pairs, (u, v))

    def _require_alike(self, u: int, v: int, new: Any) -> None:
        source, target = self._node(0, u).kind, self._node(1, v).kind
        assert isinstance(source, Operation) and isinstance(target, Operation)
        if source.head != target.head or len(source.operands) != len(target.operands):
            raise self._mismatch(f"'{source.head[0]}' against '{target.head[0]}'", u, v, new)

    def _are_one_leaf(self, u: int, v: int, pairs: Any) -> bool:
        source, target = self._node(0, u).kind, self._node(1, v).kind
        if not isinstance(source, Leaf) or not isinstance(target, Leaf) or source.key != target.key:
            return False
        dimensions = len(self._node(0, u).variables)
        return dimensions == len(self._node(1, v).variables) and bool(pairs.is_subset(self._identity(dimensions)))

    def _require_leaf(self, u: int, v: int, new: Any) -> None:
        source, target = self._node(0, u), self._node(1, v)
        assert isinstance(source.kind, Leaf) and isinstance(target.kind, Leaf)
        if source.kind.key != target.kind.key or len(source.variables) != len(target.variables):
            raise self._mismatch(f"{_key_text(source.kind)} against {_key_text(target.kind)}", u, v, new)
        apart = new.subtract(self._identity(len(source.variables)))
        if not apart.is_empty():
            raise self._mismatch(f"different elements of {_key_text(source.kind)}", u, v, apart)

    def _mismatch(self, message: str, u: int, v: int, pairs: Any) -> NoRelation:
        widened = bool(self.hulls)
        self._failed[u, v] = pairs
        places = self._node(0, u).place, self._node(1, v).place
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
            image = pairs.apply_domain(self._map(0, u, TRUE, one))
            for two, other in targets.items():
                both_ways = image.apply_range(self._map(1, v, TRUE, two))
                if type_ == other and self._may_equal(one.node, two.node, both_ways, _LOOK_AHEAD, _ALIASES_AHEAD):
                    found.append((one.node, two.node))
                    break
            else:
                return None
        return tuple(found)

    # -- the order of operands -----------------------------------------------------------------------------------------

    def _operands(self, u: int, v: int, new: Any) -> list[tuple[Reference, Reference]]:
        source, target = self._node(0, u).kind, self._node(1, v).kind
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
            image = pairs.apply_domain(self._map(0, u, TRUE, one)).apply_range(self._map(1, v, TRUE, two))
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
        source, target = self._node(0, u), self._node(1, v)
        if isinstance(source.kind, Uninitialized) or (u, v) in self.rewritten or (u, v) == self._tried:
            return True
        if isinstance(source.kind, Alias | Loaded):
            images = [(each.node, v, self._map(0, u, condition, each), None) for condition, each in self._parts(0, u)]
        elif isinstance(target.kind, Alias | Loaded):
            images = [(u, each.node, None, self._map(1, v, condition, each)) for condition, each in self._parts(1, v)]
        elif isinstance(source.kind, Leaf) and isinstance(target.kind, Leaf):
            same = source.kind.key == target.kind.key and len(source.variables) == len(target.variables)
            return same and bool(pairs.is_subset(self._identity(len(source.variables))))
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

    # -- isl objects ---------------------------------------------------------------------------------------------------

    def _node(self, side: int, number: int) -> Any:
        return self.programs[side].nodes[number]

    def _parts(self, side: int, number: int) -> Sequence[tuple[Formula, Reference]]:
        key = side, number
        if key not in self._pieces:
            kind = self._node(side, number).kind
            if isinstance(kind, Alias):
                self._pieces[key] = kind.pieces
            else:
                program = self.programs[side]
                load = program.accesses[kind.access]
                origins = self.flows[side].origins(kind.access)
                self._pieces[key] = [(each.condition, origin_value(program, load, each)) for each in origins]
        return self._pieces[key]

    def _map(self, side: int, number: int, condition: Formula, reference: Reference) -> Any:
        key = side, number, condition, reference
        if key not in self._maps:
            variables = self._node(side, number).variables
            self._maps[key] = self.space.map(variables, reference.at, condition)
        return self._maps[key]

    def _within(self, u: int, v: int, pairs: Any) -> Any:
        return pairs.intersect_domain(self._domain(0, u)).intersect_range(self._domain(1, v))

    def _domain(self, side: int, number: int) -> Any:
        if (side, number) not in self._domains:
            node = self._node(side, number)
            self._domains[side, number] = self.space.set(node.variables, node.domain)
        return self._domains[side, number]

    def _identity(self, dimensions: int) -> Any:
        names = [f"x{at}" for at in range(dimensions)]
        return self.space.map(names, [variable(each) for each in names])


def _key_text(leaf: Leaf) -> str:
    return " ".join(str(each) for each in leaf.key)


def _kind_text(kind: object) -> str:
    match kind:
        case Operation(head=head):
            return f"'{head[0]}'"
        case Leaf():
            return _key_text(kind)
        case _:
            return "an uninitialized value"
