"""How a check is done: sizes, levels, limits. The one record of it, for every command, worker and record on disk."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from msgspec import Struct, field
from msgspec.structs import asdict

from equiv.errors import WrongUse
from equiv.verdict import LEVELS
from equiv.verdict.scope import REQUIRABLE, Scope

if TYPE_CHECKING:
    from equiv.request.meter import Meter
    from equiv.request.progress import Progress, Stages, Trace

DEFAULT_BINDINGS = "torch_mlir"
PROOF_DOMAINS = ("exact", "fingerprint")
DEFAULT_TIMEOUT = 300.0  # seconds
DEFAULT_OPERATIONS = 10**12
DEFAULT_MEMORY = 4 * 10**9  # bytes
DEFAULT_QUERY = 20_000_000  # in the units of work of z3
_SEED_BITS = 128  # as many as a fingerprint has: the stated error bounds are smaller than 2^-64


class AllSizes(StrEnum):
    """Whether to try a proof for all sizes."""

    AUTO = "auto"  # where there are sizes or many iterations
    OFF = "off"
    REQUIRE = "require"  # and accept no other


ALL_SIZES = tuple(each.value for each in AllSizes)
OF_THIS_PROCESS = ("progress", "certificates", "trace", "stages")

SizeArgument = Mapping[str, int | Sequence[int]]


class Options(Struct, frozen=True):
    """How to check, as plain data but for `progress`, `certificates`, `trace` and `stages`, which are of this process.

    `sizes` maps names (`n`, `A.0`) to a number, or to numbers that go side by side with those of other names. `assume`
    lists what is assumed of the arguments (see `equiv.request.assumptions`); with `assume_where_it_fits`, functions
    whose arguments it does not fit are checked without. `accept` lists the levels that make a pass. `timeout` is in
    seconds for each pair of functions, and for reading the programs (both together where there is one pair),
    `max_memory` in bytes for both programs together, `max_operations` for each run of a program. `seed` None draws one
    afresh. `domain` is `exact`, `fingerprint`, or None to try the first and go on to the second. `maps` say what
    belongs to what in functions of different forms (`result0=arg3`), see `equiv.pairing.mapping.entries`.
    `solver_limit` is in z3's units of work for one query, the same on every machine; all limits on obligations grow
    with it. `require` names the scope that a proof must have to be accepted, one of `equiv.verdict.scope.REQUIRABLE`;
    None accepts every proof. `all_sizes` says whether to try a proof for all sizes: `auto` where there are sizes or
    many iterations, `off`, or `require`. What certifies such proofs is added to `certificates` where given; `trace` is
    told of each tactic that was tried, and `stages` of each function. `tool` is the command of the user's own tool,
    which prints what only it can read. Without `explain`, a witness is the first that was found and does not say what
    led to the difference, and no level at which the outputs are equal is looked for beyond those of `accept`."""

    sizes: SizeArgument = field(default_factory=dict)
    assume: tuple[str, ...] = ()
    assume_where_it_fits: bool = False
    accept: tuple[str, ...] = ("bitwise",)
    timeout: float = DEFAULT_TIMEOUT
    max_operations: int = DEFAULT_OPERATIONS
    max_memory: int = DEFAULT_MEMORY
    seed: int | None = None
    bindings: str = DEFAULT_BINDINGS
    tool: tuple[str, ...] = ()
    domain: str | None = None
    maps: tuple[str, ...] = ()
    solver_limit: int = DEFAULT_QUERY
    require: str | None = None
    all_sizes: str = AllSizes.AUTO.value
    explain: bool = True
    progress: Progress | None = None
    certificates: list[Any] | None = None
    trace: Trace | None = None
    stages: Stages | None = None

    def to_json(self) -> dict[str, Any]:
        """All that a check in another process needs, as JSON has it."""
        return {name: value for name, value in asdict(self).items() if name not in OF_THIS_PROCESS}

    @property
    def required_scope(self) -> str | None:
        """What a proof has to speak for, whichever option says so."""
        return Scope.ALL_SIZES.value if self.all_sizes == AllSizes.REQUIRE else self.require

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Options:
        """The inverse of `to_json`, after JSON made lists of tuples. Raises `TypeError` for what is no option."""
        sizes = {
            name: value if isinstance(value, int) else tuple(value) for name, value in data.get("sizes", {}).items()
        }
        listed = {name: tuple(data[name]) for name in ("accept", "assume", "maps", "tool") if name in data}
        return Options(**{**data, **listed, "sizes": sizes})

    def meter(self, began: float | None = None) -> Meter:
        """The limits as a meter that counts from `began`, a time of `time.monotonic`, or from now; without a seed, one
        is drawn."""
        from equiv.request.meter import Meter  # which brings the machine along

        seed = int.from_bytes(os.urandom(_SEED_BITS // 8)) if self.seed is None else self.seed
        meter = Meter(self.max_operations, self.max_memory, (began or time.monotonic()) + self.timeout, seed)
        meter.watch = self.progress.operations if self.progress is not None else None
        return meter

    def require_valid(self) -> None:
        """Raises `WrongUse` for options that make no sense."""
        for level in self.accept:
            if level not in LEVELS:
                raise WrongUse(f"there is no level '{level}'; the levels are {', '.join(LEVELS)}")
        if not self.accept:
            raise WrongUse("no level is accepted; name at least one of " + ", ".join(LEVELS))
        if self.require not in (None, *REQUIRABLE):
            raise WrongUse(f"there is no scope '{self.require}'; require {' or '.join(REQUIRABLE)}")
        if self.all_sizes not in ALL_SIZES:
            raise WrongUse(f"proofs for all sizes are {', '.join(ALL_SIZES)}, not '{self.all_sizes}'")
        if self.domain not in (None, *PROOF_DOMAINS):
            raise WrongUse(f"there is no proof domain '{self.domain}'; choose {' or '.join(PROOF_DOMAINS)}")
        if not self.timeout > 0 or min(self.max_operations, self.max_memory, self.solver_limit) <= 0:
            raise WrongUse("limits must be greater than zero")
        if self.seed is not None and not 0 <= self.seed < 1 << _SEED_BITS:
            raise WrongUse(f"the seed must be a number from 0 to 2^{_SEED_BITS} - 1")
