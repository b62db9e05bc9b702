"""A pair in the making: both modules, and what the passes that bring them together said of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from msgspec import Struct, field
from msgspec.structs import replace

from equiv.errors import SignatureMismatch
from equiv.request.sources import DEFAULT_BINDINGS
from frontends.errors import Unsupported
from interp import ir


class Draft(Struct, frozen=True):
    """`names` are those of the entries, `maps` what the user said of what belongs to what, and `bindings` the package
    that parses it. `words` say how the programs were understood and what was made of them.

    `declared` are the functions that are defined elsewhere. `by_value` are the positions of what the entries took by
    value as they were given, and `returns_values` of what the source's gave so. `reshaped` holds for a program in which
    another function, with a signature of its own, stands in the place of the entry; `exact` are the positions of its
    parameters that are a result of one of the programs. `placed` says where the target may depend on the addresses of
    its buffers. Both programs hold the same mutable globals where `globals_agree`; `begin_apart` are globals that begin
    with other values in the target. `bare_pointers` holds where both programs take pointers of which nothing but their
    accesses tells what they point to. `unknown_memory` says of which pointers of both entries not even that does, or
    where the source may depend on addresses: such programs can be compared without running them alone. `allocated` says
    where one of them uses the pointer of a descriptor that was allocated. `promised` are the bytes that callers of the
    source promise behind bare pointers, by their positions.
    """

    source: ir.Module
    target: ir.Module
    names: tuple[str, str]
    maps: tuple[str, ...] = ()
    bindings: str = DEFAULT_BINDINGS
    words: tuple[str, ...] = ()
    declared: frozenset[str] = frozenset()
    by_value: tuple[frozenset[int], frozenset[int]] = (frozenset(), frozenset())
    returns_values: frozenset[int] = frozenset()
    reshaped: tuple[bool, bool] = (False, False)
    exact: frozenset[int] = frozenset()
    placed: Unsupported | None = None
    globals_agree: bool = True
    begin_apart: tuple[str, ...] = ()
    bare_pointers: bool = False
    unknown_memory: SignatureMismatch | Unsupported | None = None
    allocated: Unsupported | None = None
    promised: Mapping[int, int] = field(default_factory=dict)

    @property
    def entries(self) -> tuple[ir.Function, ir.Function]:
        """The two functions that are compared, the source's first."""
        return self.source.functions[self.names[0]], self.target.functions[self.names[1]]

    def with_modules(self, source: ir.Module, target: ir.Module, *words: str) -> Draft:
        """With other modules, and words on what a pass made of them."""
        return replace(self, source=source, target=target, words=self.words + words)

    def with_entries(self, source: ir.Module, target: ir.Module, *words: str) -> Draft:
        """With modules whose entries, where the module is another one, have a signature of their own."""
        first, second = self.reshaped
        reshaped = first or source is not self.source, second or target is not self.target
        return replace(self.with_modules(source, target, *words), reshaped=reshaped)


Pass: TypeAlias = Callable[[Draft], Draft]
"""Changes nothing of what it is given. Raises `InputProblem` where the programs cannot be compared."""
