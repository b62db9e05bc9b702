"""Which accesses to memory the tokens of a kernel order.

The machine runs a tile's accesses one after the other. So it is required here that tokens order every two that may
touch the same element, one of them writing: those of one argument, but for tiles of one partition at the place that a
loop counts, which are others in each of its iterations. The same is required of every two prints."""

from __future__ import annotations

from msgspec import Struct

from frontends.errors import Unsupported
from frontends.tileir.statements import DIALECT, Region, Statement

_LOADS = ("load_view_tko", "load_ptr_tko")
_STORES = ("store_view_tko", "store_ptr_tko")
_UPDATES = ("atomic_rmw_tko", "atomic_cas_tko", "atomic_red_view_tko")
_PRINT = "print_tko"
_ACCESSES = frozenset((*_LOADS, *_STORES, *_UPDATES, _PRINT))
# In which group of operands the view and the indices of an access are.
_VIEWS = {"load_view_tko": (0, 1), "store_view_tko": (1, 2), "atomic_red_view_tko": (0, 1)}
_MADE_OF_FIRST = frozenset(
    ("offset", "reshape", "broadcast", "assume", "make_tensor_view", "make_partition_view", "permute", "extract")
)
_EXITS = ("break", "continue", "return")

Ordered = frozenset["_Access"]
Exits = dict[str, list[list[Ordered]]]
"""By a terminator, what is ordered before each of its operands, wherever it stands."""


class _Access(Struct, frozen=True):
    """`loops` are the loops around it: which one, which iteration, and what counts it. Two accesses are the same where
    they are the same statement in the same iterations. `root` is the argument that it is to, or empty where that is not
    known; prints have one of their own. `update` is what an atomic update does, empty for what is none: those of one
    kind need no order. `branches` are those around it: of which statement, in which iterations, and which of them."""

    number: int
    loops: tuple[tuple[int, int, str], ...]
    writes: bool
    root: str
    partition: str
    indices: tuple[str, ...]
    update: str
    branches: tuple[tuple[int, tuple[tuple[int, int, str], ...], int], ...] = ()

    def excludes(self, other: _Access) -> bool:
        """Whether no run has both."""
        own = {(statement, loops): at for statement, loops, at in self.branches}
        return any(own.get((statement, loops), at) != at for statement, loops, at in other.branches)

    def is_elsewhere(self, other: _Access) -> bool:
        """Whether the two are tiles of one partition that a loop counts, in different iterations. That the elements of
        an array which is stored to are apart is promised with each store, and not where it is updated."""
        if not self.partition or self.partition != other.partition or self.update or other.update:
            return False
        for (loop, iteration, counter), (other_loop, other_iteration, _) in zip(self.loops, other.loops, strict=False):
            if loop == other_loop and iteration != other_iteration:
                pairs = zip(self.indices, other.indices, strict=True)
                return any(one == another == counter for one, another in pairs)
        return False


class TokenOrder:
    """Checks a kernel: two iterations of each loop stand for all. Raises `Unsupported`."""

    def __init__(self, entry: Region) -> None:
        self._after: dict[str, Ordered] = {}
        self._roots: dict[str, str] = {name: name for name, _ in entry.arguments}
        self._partitions: dict[str, str] = {
            name: name for name, type in entry.arguments if type.startswith("partition")
        }
        self._seen: list[tuple[_Access, Statement]] = []
        self._numbers: dict[int, int] = {}
        self._branches: tuple[tuple[int, tuple[tuple[int, int, str], ...], int], ...] = ()
        self._walk(entry, ())

    def _walk(self, region: Region, loops: tuple[tuple[int, int, str], ...]) -> Exits:
        """What the paths of a region end with."""
        exits: Exits = {}
        for statement in region.statements:
            name = statement.name
            if name in (*_EXITS, "yield"):
                exits.setdefault(name, []).append([self._of(each) for each in statement.operands])
                return exits
            if name == "join_tokens":
                joined = [self._of(each) for each in statement.operands]
                for each in statement.results:
                    self._after[each] = frozenset().union(*joined)
            elif name in _ACCESSES:
                self._access(statement, loops)
            elif name in ("for", "loop"):
                self._loop(statement, loops)
            elif name == "if":
                for exit, found in self._branch(statement, loops).items():
                    exits.setdefault(exit, []).extend(found)
            elif name in _MADE_OF_FIRST and statement.operands:
                for each in statement.results:
                    self._roots[each] = self._roots.get(statement.operands[0], "")
                    if name == "assume" and statement.operands[0] in self._partitions:
                        self._partitions[each] = self._partitions[statement.operands[0]]
                    if name == "make_partition_view":
                        self._partitions[each] = f"{statement.operands[0]} {statement.types}"
        return exits

    def _of(self, token: str) -> Ordered:
        return self._after.get(token, frozenset())

    def _access(self, statement: Statement, loops: tuple[tuple[int, int, str], ...]) -> None:
        token = statement.optional(len(statement.groups) - 1)
        ordered = self._of(token) if token is not None else frozenset()
        view, index = _VIEWS.get(statement.name, (0, None))
        pointer = statement.optional(view) or ""
        indices = tuple(statement.groups[index]) if index is not None and index < len(statement.groups) else ()
        number = self._numbers.setdefault(statement.offset, len(self._numbers))
        access = _Access(
            number,
            loops,
            statement.name not in _LOADS,
            _PRINT if statement.name == _PRINT else self._roots.get(pointer, ""),
            self._partitions.get(pointer, ""),
            indices,
            statement.attributes.get("mode", "xchg") if statement.name in _UPDATES else "",
            self._branches,
        )
        for other, where in self._seen:
            apart = other.root != access.root and ((other.root and access.root) or _PRINT in (other.root, access.root))
            commute = access.update not in ("", "xchg") and access.update == other.update
            harmless = (
                apart or commute or access.excludes(other) or not (other.writes or access.writes) or other in ordered
            )
            if not harmless and not access.is_elsewhere(other):
                what = f"an access that no token orders after the one at {where.place.line}:{where.place.column}"
                raise Unsupported(f"{DIALECT}{statement.name}", statement.place, what)
        self._seen.append((access, statement))
        if statement.results:
            self._after[statement.results[-1]] = ordered | {access}

    def _loop(self, statement: Statement, loops: tuple[tuple[int, int, str], ...]) -> None:
        """What leads to the next iteration must order what is before it, wherever in the body it stands, and so must
        what ends the loop."""
        counted = statement.name == "for"
        region = statement.regions[0] if statement.regions else Region()
        carried = [name for name, _ in region.arguments][1 if counted else 0 :]
        initial = statement.operands[3 if counted else 0 :]
        counter = region.arguments[0][0] if counted and region.arguments else ""
        start = [self._of(each) for each in initial]
        now = list(start)
        within: set[_Access] = set()
        broken: list[list[Ordered]] = []
        for iteration in range(2):
            for name, ordered in zip(carried, now, strict=False):
                self._after[name] = ordered
            before = len(self._seen)
            exits = self._walk(region, (*loops, (statement.offset, iteration, counter)))
            within |= {access for access, _ in self._seen[before:]}
            broken += exits.get("break", [])
            now = _common(exits.get("continue", [])) or now
        if counted:
            for name, first, ordered in zip(statement.results, start, now, strict=False):
                self._after[name] = (first & ordered) | (ordered & within)
        else:
            for name, ordered in zip(statement.results, _common(broken), strict=False):
                self._after[name] = ordered

    def _branch(self, statement: Statement, loops: tuple[tuple[int, int, str], ...]) -> Exits:
        ends: list[tuple[list[Ordered], set[_Access]]] = []
        exits: Exits = {}
        outer = self._branches
        for number, region in enumerate(statement.regions):
            before = len(self._seen)
            self._branches = (*outer, (statement.offset, loops, number))
            found = self._walk(region, loops)
            self._branches = outer
            within = {access for access, _ in self._seen[before:]}
            if list(found) == ["return"]:  # behind which nothing comes
                del self._seen[before:]
            yielded = found.pop("yield", [])
            if yielded:
                ends.append((_common(yielded), within))
            for name, each in found.items():
                exits.setdefault(name, []).extend(each)
        for at, name in enumerate(statement.results):
            given = [(each[at], within) for each, within in ends if at < len(each)]
            everywhere = frozenset.intersection(*(each for each, _ in given)) if given else frozenset()
            self._after[name] = everywhere.union(*(each & within for each, within in given))
        return exits


def _common(paths: list[list[Ordered]]) -> list[Ordered]:
    """What is ordered on all paths, by the operand; nothing without any path."""
    return [frozenset.intersection(*each) for each in zip(*paths, strict=False)]
