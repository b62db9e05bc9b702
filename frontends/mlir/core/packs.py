"""What the installed packs of dialects say together, in the form in which the core asks for it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING

from msgspec import Struct

from frontends.api import DialectPack, EntryKind, named
from frontends.registry import installed
from interp import ir

if TYPE_CHECKING:
    from frontends.mlir.core.mentions import Mentions
    from frontends.mlir.core.scopes import Scope


class Packs(Struct, frozen=True):
    """See `DialectPack`. `entries` are in the order in which they are asked: those of the pack that has the operation's
    dialect come last; `unnamed` says what one of their operations without a name is known as. `outside` are dialects
    of packages of others, with what these are called."""

    entries: Mapping[str, tuple[EntryKind, ...]]
    unnamed: Mapping[str, str]
    globals: Mapping[str, str]
    named_by_string: Mapping[str, str]
    local: frozenset[str]
    listed: frozenset[str]
    called: frozenset[str]
    returns: frozenset[str]
    tensor_regions: frozenset[str]
    tensor_destinations: Mapping[str, int]
    passing: frozenset[str]
    addressing: Mapping[str, str]
    memory_of_callers: Mapping[str, str]
    tables: frozenset[str]
    parts: tuple[str, ...]
    types: Mapping[str, str]
    tokens: frozenset[str]
    waits: Mapping[str, str]
    layouts: tuple[str, ...]
    stored: frozenset[str]
    labels: frozenset[str]
    understood: Mapping[str, frozenset[str]]
    function_labels: frozenset[str]
    meaningful: tuple[str, ...]
    multiples: frozenset[str]
    promises: frozenset[str]
    of_results: Mapping[str, str]
    index_widths: Mapping[str, int]
    spellings: tuple[re.Pattern[str], ...]
    scopes: tuple[tuple[re.Pattern[str], str], ...]
    outside: Mapping[str, str]

    def converted(self, text: str) -> ir.Type | None:
        """The type of affine IR for one of a system, None where it is none or not modelled."""
        for prefix, reference in self.types.items():
            if text.startswith(prefix):
                convert: Callable[[str], ir.Type | None] = named(reference)
                return convert(text)
        return None

    def scopes_of(self, parsed: Mentions) -> list[type[Scope]]:
        """The scopes around each function of a file of MLIR text that mentions this."""
        return [named(reference) for mention, reference in self.scopes if parsed.match(mention)]


@cache
def packs() -> Packs:
    """Raises `PackProblem`."""
    found = installed().dialects
    kinds = [(pack, kind) for pack in found for kind in pack.entries]
    entries: dict[str, list[EntryKind]] = {}
    for last in (False, True):
        for pack, kind in kinds:
            if (kind.operation.partition(".")[0] in pack.dialects) is last:
                entries.setdefault(kind.operation, []).append(kind)
    return Packs(
        entries={operation: tuple(those) for operation, those in entries.items()},
        unnamed={kind.operation: kind.otherwise for those in entries.values() for kind in those},
        globals={name: at for pack in found for name, at in pack.globals.items()},
        named_by_string={name: attribute for pack in found for name, attribute in pack.named_by_string.items()},
        local=frozenset(name for pack in found for name in pack.local),
        listed=frozenset(kind.operation for _, kind in kinds if kind.listed),
        called=frozenset(kind.operation for _, kind in kinds if kind.called),
        returns=frozenset(name for pack in found for name in pack.returns),
        tensor_regions=frozenset(name for pack in found for name in pack.tensor_regions),
        tensor_destinations={name: at for pack in found for name, at in pack.tensor_destinations.items()},
        passing=frozenset(name for pack in found for name in pack.passing),
        addressing={name: at for pack in found for name, at in pack.addressing.items()},
        memory_of_callers={name: at for pack in found for name, at in pack.memory_of_callers.items()},
        tables=frozenset(name for pack in found for name in pack.tables),
        parts=tuple(f"{dialect}." for pack in found for dialect in pack.parts),
        types={prefix: at for pack in found for prefix, at in pack.types.items()},
        tokens=frozenset(name for pack in found for name in pack.tokens),
        waits={name: wait for pack in found for name, wait in pack.waits.items()},
        layouts=tuple(prefix for pack in found for prefix in pack.layouts),
        stored=frozenset(dialect for pack in found for dialect in pack.stored),
        understood={name: frozenset(those) for pack in found for name, those in pack.understood.items()},
        labels=frozenset(name for pack in found for name in pack.labels),
        function_labels=frozenset(name for pack in found for name in pack.function_labels),
        meaningful=tuple(f"{dialect}." for pack in found for dialect in pack.meaningful),
        multiples=frozenset(name for pack in found for name in pack.multiples),
        promises=frozenset(name for pack in found for name in pack.promises),
        of_results={name: at for pack in found for name, at in pack.of_results.items()},
        index_widths={name: width for pack in found for name, width in pack.index_widths.items()},
        spellings=tuple(re.compile(each) for pack in found for each in pack.spellings),
        scopes=tuple((_mention(pack), pack.scope) for pack in found if pack.scope),
        outside={
            dialect: str(origin)
            for pack in found
            if (origin := installed().origin(pack)) is not None
            for dialect in pack.dialects
        },
    )


def _mention(pack: DialectPack) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, pack.dialects))})\.")
