"""Goals: a pair is to be proven equal at one size vector. What tactics found of it on the way stands here, too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct, field

from equiv.pairing.pair import Pair
from equiv.proving.all_sizes import Attempt
from equiv.proving.findings import Findings, sizes_text
from equiv.proving.symbolic_run import SymbolicRun
from equiv.request.meter import Meter
from equiv.request.options import Options
from equiv.sizing.variables import SizePlan, Sizes, Variable
from equiv.verdict import LEVELS
from interp.machine import Domain, Input


class Context(Struct):
    """What all goals of a check share. `attempt` is what came of a proof for all sizes, None where none was tried.
    `levels` are those, other than identical outputs, that would pass, the strongest first. `is_long` holds where a
    static program is proven whatever it runs and takes longer than a run that confirms that."""

    pair: Pair
    options: Options
    meter: Meter
    plan: SizePlan
    attempt: Attempt | None
    findings: Findings
    domains: list[Domain]
    levels: tuple[str, ...]
    is_long: bool = False

    @property
    def weakest(self) -> str:
        """The weakest level that the caller accepts."""
        return max(self.options.accept, key=LEVELS.index)

    @property
    def is_static(self) -> bool:
        """Whether there are no sizes."""
        return not (self.plan.free or self.plan.tied or self.plan.elastic)

    @property
    def is_proven_for_all_sizes(self) -> bool:
        return self.attempt is not None and self.attempt.is_proven

    def tell(self, what: str) -> None:
        """Tells whoever watches the check what it is at."""
        if self.options.progress:
            self.options.progress.at(f"{self.pair.source.function}: {what}")


class Goal(Struct):
    """`sizes` are those of all variables, `named` the same by name, with the extents that the source needs. `budget`
    bounds the operations of a run, where given; with `slack`, arguments are larger than the source needs where the
    target can see that. With `packed`, arguments whose layout is open have no gaps between their elements. With
    `short`, extents are those of `sizes` where the source needs more for some data alone.

    `inputs` are known once extents are, and `by_data` the extents that need to be as large as they are for some data
    alone, with what is needed whatever the data and in all; `run` is the last symbolic run. `differs_in_bits` holds
    where a concrete run has shown it, though a weaker level would pass. `remarks` say why tactics did not settle the
    goal, `unseen` why what concrete runs showed does not count, and `said` what came of the last tactic, where it has
    no answer."""

    context: Context
    sizes: Sizes
    budget: int | None
    slack: bool
    packed: bool = False
    short: bool = False
    named: dict[str, int] = field(default_factory=dict)
    inputs: Sequence[Input] = ()
    by_data: Mapping[Variable, tuple[int, int]] = field(default_factory=dict)
    run: SymbolicRun | None = None
    differs_in_bits: bool = False
    remarks: list[str] = field(default_factory=list)
    unseen: str = ""
    said: str = ""

    def __post_init__(self) -> None:
        self.name({})

    def name(self, extents: dict[tuple[int, int], int]) -> None:
        """Names the sizes in the order of the parameters, with elastic extents where they are known."""
        plan = self.context.plan
        known: dict[Variable, int] = dict(self.sizes)
        for variable in plan.elastic:
            if variable.dimension is not None and (variable.parameter, variable.dimension) in extents:
                known[variable] = extents[variable.parameter, variable.dimension]
        ordered = sorted(known, key=lambda each: (each.parameter, -1 if each.dimension is None else each.dimension))
        self.named = {variable.name: known[variable] for variable in ordered}

    @property
    def text(self) -> str:
        return sizes_text(self.named)
