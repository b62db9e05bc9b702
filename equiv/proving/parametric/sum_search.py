"""The search for sums in another order: trees of one operation, and which of their contributions stand for each other.

The tree of a root is found by a walk to what it is the sum of: which root an instance belongs to is widened to the
affine hull of what was reached. Contributions stand for each other where they may be equal, some levels deep, and their
roots are related. Nothing of it is trusted: `sums.py` checks what is found.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from equiv.proving.parametric import sets
from equiv.proving.parametric.certificate import Move, Part, Sum, Tree
from equiv.proving.parametric.equations import Alias, Leaf, Loaded, Operation, Reference, Uninitialized
from equiv.proving.parametric.graph import Graph
from equiv.proving.parametric.rewriting import constant_bits, type_of
from equiv.proving.parametric.sets import formulas_of, pieces_of
from equiv.proving.parametric.sums import NoSum, is_summed, neutral
from equiv.solver.linear.expression import TRUE, Formula, Linear, variable
from interp.ir import Scalar

_DEPTH = 8  # operations, to find contributions that may be equal
_VISITS = 2  # of a node of a tree, before which root its instances belong to is widened
_NARROWINGS = 3
_MOST_EDGES = 160  # of the contributions of one sum

Head = tuple[str, Scalar]
_Edge = tuple[int, int]


class FoundSum(Struct, frozen=True):
    """A sum, and which contributions have to be equal: pairs of nodes with a map of isl."""

    sum: Sum
    needed: tuple[tuple[int, int, Any], ...]


class _Grown(Struct, frozen=True):
    """A tree. `owners` say which root an instance belongs to, `leaving` to which instances the edges of contributions
    lead."""

    tree: Tree
    owners: dict[int, Any]
    leaving: dict[_Edge, Any]


class _Shared(Exception):
    """A node of a tree that is not in one place of it."""

    def __init__(self, node: int) -> None:
        super().__init__()
        self.node = node


class SumSearch:
    """Sums of two programs, those of floats where they are wanted. What the parameters may be is `given`; where one of
    the formulas in `undefined` holds the source is undefined."""

    def __init__(self, graph: Graph, given: Formula, undefined: Sequence[Formula], floats: bool) -> None:
        self.graph, self.floats = graph, floats
        self._given = graph.space.set((), given).params()
        self._undefined = [graph.space.set((), each).params() for each in undefined]
        self._heads: tuple[dict[int, frozenset[Head]], ...] = tuple(self._reaching(side) for side in (0, 1))
        self._alike: dict[tuple[int, int, int], Any] = {}

    @property
    def is_of_use(self) -> bool:
        """Whether a program sums anything."""
        return any(any(of.values()) for of in self._heads)

    def heads(self, u: int, v: int) -> list[Head]:
        """The operations by which two values may be sums."""
        kinds = (self.graph.node(side, each).kind for side, each in ((0, u), (1, v)))
        if not all(isinstance(each, Operation | Alias | Loaded) for each in kinds):
            return []
        return sorted(self._heads[0].get(u, frozenset()) | self._heads[1].get(v, frozenset()), key=str)

    def find(self, u: int, v: int, roots: Any) -> FoundSum:
        """The sums at nodes `u` of the source and `v` of the target, at the pairs of instances in the isl relation
        `roots`. Raises `NoSum`."""
        reasons = []
        roots = roots.intersect_params(self._given)
        for head in self.heads(u, v):
            try:
                return self._found(u, v, roots, head)
            except NoSum as problem:
                reasons.append(str(problem))
        raise NoSum("; ".join(reasons) or "values that are no sums")

    def _reaching(self, side: int) -> dict[int, frozenset[Head]]:
        """The operations of sums that a node is, or that it is an alias of in some part."""
        nodes = self.graph.programs[side].nodes
        found: dict[int, frozenset[Head]] = {}
        users: dict[int, list[int]] = {}
        for at, node in enumerate(nodes):
            kind = node.kind
            if isinstance(kind, Operation) and is_summed(kind, side == 0):
                if self.floats or not type_of(kind).is_float:
                    found[at] = frozenset(((kind.head.name, type_of(kind)),))
            elif isinstance(kind, Alias | Loaded):
                for _, reference in self.graph.parts(side, at):
                    users.setdefault(reference.node, []).append(at)
        pending = list(found)
        while pending:
            at = pending.pop()
            for user in users.get(at, ()):
                more = found.get(user, frozenset()) | found[at]
                if more != found.get(user):
                    found[user] = more
                    pending.append(user)
        return found

    # -- trees ---------------------------------------------------------------------------------------------------------

    def _grown(self, side: int, root: int, instances: Any, head: Head) -> _Grown:
        cut: set[int] = set()
        while True:
            try:
                return self._tree(side, root, instances, head, cut)
            except _Shared as shared:
                if shared.node == root:
                    raise NoSum("a sum that is part of another one") from None
                cut.add(shared.node)

    def _is_within(self, side: int, node: int, head: Head, cut: set[int]) -> bool:
        return node not in cut and head in self._heads[side].get(node, ())

    def _tree(self, side: int, root: int, instances: Any, head: Head, cut: set[int]) -> _Grown:
        graph = self.graph
        owners = {root: instances.identity()}
        visits: dict[int, int] = {}
        pending = {root: owners[root]}
        while pending:
            node = next(iter(pending))
            new = pending.pop(node)
            for condition, reference in graph.edges(side, node):
                child = reference.node
                if not self._is_within(side, child, head, cut):
                    continue
                reached = new.apply_domain(graph.map(side, node, condition, reference))
                reached = reached.intersect_domain(graph.domain(side, child))
                known = owners.get(child)
                whole = reached if known is None else known.union(reached).coalesce()
                visits[child] = visits.get(child, 0) + 1
                if visits[child] > _VISITS:
                    whole = sets.isl.Map.from_basic_map(whole.affine_hull())
                    whole = whole.intersect_domain(graph.domain(side, child)).intersect_range(instances)
                    if child == root:
                        whole = whole.union(owners[root])
                more = whole if known is None else whole.subtract(known)
                if more.is_empty():
                    continue
                if not whole.is_single_valued():
                    raise _Shared(child)
                owners[child] = whole
                waiting = pending.get(child)
                pending[child] = more if waiting is None else waiting.union(more)
        return self._parts(side, root, instances, owners)

    def _steps(self, side: int, owners: dict[int, Any]) -> Iterator[tuple[_Edge, int, Any]]:
        """The edges of a tree: what they lead to, from instances that belong to it."""
        for node, owner in owners.items():
            for at, (condition, reference) in enumerate(self.graph.edges(side, node)):
                step = self.graph.map(side, node, condition, reference).intersect_domain(owner.domain())
                yield (node, at), reference.node, step

    def _parts(self, side: int, root: int, instances: Any, owners: dict[int, Any]) -> _Grown:
        for _ in range(_NARROWINGS):
            parents: dict[int, list[tuple[_Edge, Any]]] = {}
            for edge, child, step in self._steps(side, owners):
                if child in owners:
                    parent = step.intersect_range(owners[child].domain()).reverse()
                    if not parent.is_empty():
                        parents.setdefault(child, []).append((edge, parent))
            narrowed = False
            for node in list(owners):
                inside = instances if node == root else None
                for _, parent in parents.get(node, ()):
                    inside = parent.domain() if inside is None else inside.union(parent.domain())
                if inside is None:
                    del owners[node]
                    narrowed = True
                elif not owners[node].domain().is_subset(inside):
                    owners[node] = owners[node].intersect_domain(inside).coalesce()
                    narrowed = True
            if not narrowed:
                break
        tree: dict[int, tuple[Part, ...]] = {}
        for node in owners:
            names = self.graph.node(side, node).variables
            parts: list[Part] = []
            inside = None
            if node == root:
                own = self._own(side, node)
                parts = [Part(each, own) for each in formulas_of(instances, names)]
                inside = instances
            for edge, parent in parents.get(node, ()):
                if not parent.is_single_valued() or (inside is not None and not parent.domain().is_disjoint(inside)):
                    raise _Shared(node)
                inside = parent.domain() if inside is None else inside.union(parent.domain())
                length = len(self.graph.node(side, edge[0]).variables)
                for condition, values in _pieces(parent.flat_range_product(owners[node]), names):
                    parts.append(Part(condition, values[length:], edge, values[:length]))
            tree[node] = tuple(parts)
        leaving: dict[_Edge, Any] = {}
        for edge, child, step in self._steps(side, owners):
            if child in owners:
                step = step.subtract(step.intersect_range(owners[child].domain()))
            if not step.is_empty():
                leaving[edge] = step
        return _Grown(tree, owners, leaving)

    def _own(self, side: int, node: int) -> tuple[Linear, ...]:
        return tuple(variable(each) for each in self.graph.node(side, node).variables)

    # -- contributions -------------------------------------------------------------------------------------------------

    def _found(self, u: int, v: int, roots: Any, head: Head) -> FoundSum:
        source = self._grown(0, u, roots.domain(), head)
        target = self._grown(1, v, roots.range(), head)
        if u not in source.tree or v not in target.tree:
            raise NoSum("values that are no sums")
        name, type_ = head
        leaving = [
            {edge: step for edge, step in grown.leaving.items() if not self._is_neutral(side, edge, name, type_)}
            for side, grown in enumerate((source, target))
        ]
        if len(leaving[0]) + len(leaving[1]) > _MOST_EDGES:
            raise NoSum("a sum of too many contributions")
        # What is left to stand for something, by the root of the other sum.
        left = [
            {edge: grown.owners[edge[0]].intersect_domain(step.domain()).apply_range(to) for edge, step in of.items()}
            for grown, of, to in zip((source, target), leaving, (roots, roots.reverse()), strict=True)
        ]
        forth: list[Move] = []
        back: list[Move] = []
        needed: list[tuple[int, int, Any]] = []
        for origin, step in leaving[0].items():
            for image, other in leaving[1].items():
                if left[0][origin].is_empty():
                    break
                if left[1][image].is_empty():
                    continue
                one, two = self._operand(0, origin), self._operand(1, image)
                alike = self._alike_instances(one, two, _DEPTH)
                pairs = step.apply_range(alike).apply_range(other.reverse())
                if pairs.is_empty():
                    continue
                # From contributions and the other root: [z -> y] -> z'.
                moved = left[0][origin].range_product(pairs)
                moved = moved.intersect_range(target.owners[image[0]].intersect_domain(other.domain()).reverse().wrap())
                moved = moved.uncurry()
                free = left[1][image].range_product(moved.domain_factor_domain().reverse())
                free = free.intersect_range(source.owners[origin[0]].reverse().wrap()).uncurry()
                if not moved.is_single_valued() or not free.is_single_valued():
                    moved, free = _matching(moved, free)
                matched = free.domain_factor_domain().reverse().intersect(moved.domain_factor_domain())
                if matched.is_empty():
                    continue
                forth += self._moves(0, origin, v, image, moved)
                back += self._moves(1, image, u, origin, free)
                left[0][origin] = left[0][origin].subtract(moved.domain().unwrap())
                left[1][image] = left[1][image].subtract(free.domain().unwrap())
                needed.append((one, two, matched.apply_domain(step).apply_range(other)))
        if not all(self._is_nothing(each) for of in left for each in of.values()):
            raise NoSum("a contribution that the other sum lacks")
        return FoundSum(Sum(source.tree, target.tree, tuple(forth), tuple(back)), tuple(needed))

    def _is_nothing(self, instances: Any) -> bool:
        """Whether there are none where the source may be defined."""
        for each in self._undefined:
            if instances.is_empty():
                break
            instances = instances.subtract(instances.intersect_params(each))
        return bool(instances.is_empty())

    def _moves(self, side: int, origin: _Edge, other: int, image: _Edge, moved: Any) -> Iterator[Move]:
        names = (*self.graph.node(side, origin[0]).variables, *self.graph.node(1 - side, other).variables)
        for condition, values in _pieces(moved.flatten_domain(), names):
            yield Move(origin, condition, image, values)

    def _operand(self, side: int, edge: _Edge) -> int:
        return self.graph.edges(side, edge[0])[edge[1]][1].node

    def _is_neutral(self, side: int, edge: _Edge, name: str, type_: Scalar) -> bool:
        reference = self.graph.edges(side, edge[0])[edge[1]][1]
        node = self.graph.node(side, reference.node)
        return constant_bits(node, reference.at, type_) in neutral(name, type_)

    def _alike_instances(self, u: int, v: int, depth: int) -> Any:
        """Pairs of instances of which nothing is found, some levels deep, that tells them apart."""
        key = u, v, depth
        if key not in self._alike:
            self._alike[key] = self._all(u, v)  # while it is being found
            self._alike[key] = self._compared(u, v, depth)
        return self._alike[key]

    def _all(self, u: int, v: int) -> Any:
        return sets.isl.Map.from_domain_and_range(self.graph.domain(0, u), self.graph.domain(1, v))

    def _none(self, u: int, v: int) -> Any:
        everything = self._all(u, v)
        return everything.subtract(everything)

    def _compared(self, u: int, v: int, depth: int) -> Any:
        graph = self.graph
        source, target = graph.node(0, u).kind, graph.node(1, v).kind
        if depth == 0 or isinstance(source, Uninitialized):
            return self._all(u, v)
        if isinstance(source, Alias | Loaded):
            return self._united(
                self._none(u, v),
                (
                    graph.map(0, u, condition, each).apply_range(self._alike_instances(each.node, v, depth))
                    for condition, each in graph.parts(0, u)
                ),
            )
        if isinstance(target, Alias | Loaded):
            return self._united(
                self._none(u, v),
                (
                    self._alike_instances(u, each.node, depth).apply_range(graph.map(1, v, condition, each).reverse())
                    for condition, each in graph.parts(1, v)
                ),
            )
        nothing = self._none(u, v)
        if isinstance(source, Leaf) and isinstance(target, Leaf):
            dimensions = [len(graph.node(side, each).variables) for side, each in ((0, u), (1, v))]
            if source.key != target.key or dimensions[0] != dimensions[1]:
                return nothing
            return graph.within(u, v, graph.identity(dimensions[0]))
        if not isinstance(source, Operation) or not isinstance(target, Operation):
            return nothing
        if source.head != target.head or len(source.operands) != len(target.operands):
            return nothing
        orders = [source.operands]
        if source.commutative:
            orders.append((source.operands[1], source.operands[0], *source.operands[2:]))
        for operands in orders:
            found = self._all(u, v)
            for one, two in zip(operands, target.operands, strict=True):
                found = found.intersect(self._pulled(u, v, one, two, depth))
            if not found.is_empty():
                return found
        # Sums may be equal whatever their last contributions are.
        return self._all(u, v) if self._heads[0].get(u) else nothing

    def _pulled(self, u: int, v: int, one: Reference, two: Reference, depth: int) -> Any:
        alike = self._alike_instances(one.node, two.node, depth - 1)
        first, second = self.graph.map(0, u, TRUE, one), self.graph.map(1, v, TRUE, two)
        return first.apply_range(alike).apply_range(second.reverse())

    def _united(self, nothing: Any, parts: Iterator[Any]) -> Any:
        """The union of relations, of which there are none where a node has no instances."""
        for each in parts:
            nothing = nothing.union(each)
        return nothing


def _matching(moved: Any, free: Any) -> tuple[Any, Any]:
    """A part of what may stand for each other that is one to one: the least of what is left for each."""
    raise NoSum("contributions that may stand for several")


def _pieces(function: Any, names: tuple[str, ...]) -> list[tuple[Any, Any]]:
    return pieces_of(sets.isl.PwMultiAff.from_map(function), names)
