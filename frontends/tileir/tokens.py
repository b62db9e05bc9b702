"""Which accesses to memory the tokens of a kernel order.

The machine runs a tile's accesses one after the other. So it is required here that tokens order every two that may
touch the same element, one of them writing: those of one argument, but for tiles of one partition at the place that a
loop counts, which are others in each of its iterations."""

from __future__ import annotations

import re

from msgspec import Struct

from frontends.errors import Unsupported
from frontends.tileir.atomics import mode_of
from frontends.tileir.statements import Region, Statement

_TOKEN = re.compile(r"token ?= ?(%[\w#-]+)")
_VIEW = re.compile(r"(%[\w#-]+)\[(.*?)\]")
_LOADS = ("load_view_tko", "load_ptr_tko")
_STORES = ("store_view_tko", "store_ptr_tko")
_UPDATES = ("atomic_rmw_tko", "atomic_cas_tko", "atomic_red_view_tko")
_MADE_OF_FIRST = ("offset", "reshape", "broadcast", "assume", "make_tensor_view", "make_partition_view", "permute")
_PARAMETER = re.compile(r"(%[\w-]+) ?:")
_BINDINGS = re.compile(r"(%[\w-]+) = (%[\w#-]+)")


class _Access(Struct, frozen=True):
    """`loops` are the loops around it: which one, which iteration, and what counts it. Two accesses are the same where
    they are the same statement in the same iterations. `root` is the argument that it is to, or empty where that is not
    known. `update` is what an atomic update does, empty for what is none: those of one kind need no order."""

    number: int
    loops: tuple[tuple[int, int, str], ...]
    writes: bool
    root: str
    partition: str
    indices: tuple[str, ...]
    update: str

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

    def __init__(self, entry: Statement) -> None:
        self._after: dict[str, frozenset[_Access]] = {}
        self._roots: dict[str, str] = {}
        self._partitions: dict[str, str] = {}
        self._seen: list[tuple[_Access, Statement]] = []
        self._numbers: dict[int, int] = {}
        self._roots |= {name: name for name in _PARAMETER.findall(entry.rest)}
        self._walk(entry.regions[0], ())

    def _walk(self, region: Region, loops: tuple[tuple[int, int, str], ...]) -> list[str]:
        """The operands of the terminator."""
        for statement in region.statements:
            name = statement.name
            if name in ("continue", "yield"):
                return statement.operands
            if name in ("return", "make_token"):
                for each in statement.results:
                    self._after[each] = frozenset()
            elif name == "join_tokens":
                joined = [self._after.get(each, frozenset()) for each in statement.operands]
                self._after[statement.results[0]] = frozenset().union(*joined)
            elif name in (*_LOADS, *_STORES, *_UPDATES):
                self._access(statement, loops)
            elif name == "for":
                self._loop(statement, loops)
            elif name == "if":
                self._branch(statement, loops)
            elif name in _MADE_OF_FIRST and statement.operands:
                self._roots[statement.results[0]] = self._roots.get(statement.operands[0], "")
                if name == "make_partition_view":
                    self._partitions[statement.results[0]] = f"{statement.operands[0]} {statement.types}"
        return []

    def _access(self, statement: Statement, loops: tuple[tuple[int, int, str], ...]) -> None:
        token = _TOKEN.search(statement.rest)
        ordered = self._after.get(token[1], frozenset()) if token else frozenset()
        view = _VIEW.search(statement.rest)
        pointer = view[1] if view else statement.operands[0]
        indices = tuple(each.strip() for each in view[2].split(",")) if view else ()
        number = self._numbers.setdefault(statement.offset, len(self._numbers))
        access = _Access(
            number,
            loops,
            statement.name not in _LOADS,
            self._roots.get(pointer, ""),
            self._partitions.get(pointer, ""),
            indices,
            mode_of(statement) if statement.name in _UPDATES else "",
        )
        for other, where in self._seen:
            apart = other.root != access.root and other.root and access.root
            commute = access.update not in ("", "xchg") and access.update == other.update
            harmless = apart or commute or not (other.writes or access.writes) or other in ordered
            if not harmless and not access.is_elsewhere(other):
                what = f"an access that no token orders after the one at {where.place.line}:{where.place.column}"
                raise Unsupported(f"cuda_tile.{statement.name}", statement.place, what)
        self._seen.append((access, statement))
        self._after[statement.results[-1]] = ordered | {access}

    def _loop(self, statement: Statement, loops: tuple[tuple[int, int, str], ...]) -> None:
        counter = statement.operands[0]
        carried = _BINDINGS.findall(statement.rest.partition("iter_values")[2])
        start = [self._after.get(initial, frozenset()) for _, initial in carried]
        now = list(start)
        within: set[_Access] = set()
        for iteration in range(2):
            for (name, _), ordered in zip(carried, now, strict=True):
                self._after[name] = ordered
            before = len(self._seen)
            inner = (*loops, (statement.offset, iteration, counter))
            yielded = self._walk(statement.regions[0], inner)
            within |= {access for access, _ in self._seen[before:]}
            now = [self._after.get(each, frozenset()) for each in yielded] or now
        for name, initial, ordered in zip(statement.results, start, now, strict=False):
            self._after[name] = (initial & ordered) | (ordered & within)

    def _branch(self, statement: Statement, loops: tuple[tuple[int, int, str], ...]) -> None:
        ends: list[tuple[list[frozenset[_Access]], set[_Access]]] = []
        for region in statement.regions:
            before = len(self._seen)
            yielded = self._walk(region, loops)
            within = {access for access, _ in self._seen[before:]}
            ends.append(([self._after.get(each, frozenset()) for each in yielded], within))
        for at, name in enumerate(statement.results):
            found = [(each[at], within) for each, within in ends if at < len(each)]
            everywhere = frozenset.intersection(*(each for each, _ in found)) if found else frozenset()
            self._after[name] = everywhere.union(*(each & within for each, within in found))
