"""Which loops, branches and choices of both programs the size vectors of a proof ran, and which they must still run.

What does not depend on sizes is the same at all of them: it is covered once it was run. The condition of a check of the
source need not fail, since the source is undefined there; that of a check of the target need not where it is understood
in terms of sizes, and at no sizes found that make it fail the source is defined and control comes there. A comparison
that nothing depends on need not go either way.
"""

from __future__ import annotations

from collections.abc import Iterator, Set

from msgspec import Struct

from equiv.sizing.dependence import Dependences, Extent, Node
from equiv.sizing.settled import Settled
from equiv.verdict import Reason
from equiv.verdict.reasons import ReasonKind
from interp import ir
from interp.ir.walks import operands_of
from interp.machine.coverage import Decisions, Outcome, Site, SiteKind, Sites

SIDES = ("source", "target")


class Missing(Struct, frozen=True):
    """An outcome that no run had in which cells were compared: of the source (side 0) or of the target (1), at one of
    its sites."""

    side: int
    at: int
    outcome: Outcome


class Coverage:
    """Of one pair; `varied` are the positions and dimensions of the parameters whose sizes are chosen. `known` are
    the dependences of the source and of the target, as far as they were found."""

    def __init__(
        self, entries: tuple[str, str], varied: set[tuple[int, int | None]], known: tuple[Dependences, ...] = ()
    ) -> None:
        self._entries = entries
        self.varied = frozenset(varied)
        self._decisions: list[Decisions | None] = [None, None]  # where cells were compared
        self._otherwise: list[Decisions | None] = [None, None]  # where there were none
        self._excluded: set[Missing] = set()
        self._settled: list[Settled | None] = [None, None]
        self._needed: list[dict[int, bool]] = [{}, {}]
        self._dependences: list[Dependences | None] = [*known] or [None, None]
        self._programs: list[_Program | None] = [None, None]

    def add(self, source: Decisions, target: Decisions, cells: int) -> None:
        """What both programs did at sizes at which they were proven equal, and so many cells compared."""
        kept = self._decisions if cells else self._otherwise
        for side, new in enumerate((source, target)):
            known = kept[side]
            kept[side] = new if known is None else known.joined(new)

    def was_run(self, missing: Missing) -> bool:
        """Whether an outcome was there where no cells were compared, as where a size is 0."""
        decisions = self._otherwise[missing.side]
        return decisions is not None and decisions.had(missing.at, missing.outcome)

    def is_checked(self, missing: Missing) -> bool:
        """Whether a site is a comparison that nothing depends on but whether a check holds."""
        site = self.site(missing)
        return site.kind is SiteKind.COMPARISON and self._program(missing.side).is_checked(site.operation)

    def exclude(self, missing: Missing) -> None:
        """Notes that there are no sizes for an outcome that tell more."""
        self._excluded.add(missing)

    def never(self, missing: Missing) -> None:
        """Notes that there are no sizes at all for an outcome, and what else never happens by that."""
        self.exclude(missing)
        side, sites = missing.side, self.sites(missing.side)
        settled, never = self._settled[side], (self.site(missing).operation, missing.outcome)
        if settled is None:
            entry = sites.module.functions[self._entries[side]]
            settled = self._settled[side] = Settled(sites.module, entry, [never])
        else:
            settled.add(never)
        for at, site in enumerate(sites.all):
            for outcome in site.kind.outcomes:
                if settled.is_never(site, outcome):
                    self.exclude(Missing(side, at, outcome))

    def modules(self, *otherwise: ir.Module) -> list[ir.Module]:
        """What was run, source and target, or the other ones where nothing was."""
        return [
            other if decisions is None else decisions.sites.module
            for decisions, other in zip(self._decisions, otherwise, strict=True)
        ]

    def dependences(self, *otherwise: ir.Module) -> list[Dependences]:
        """What depends on what in `modules`."""
        return [self._dependences_of(side, module) for side, module in enumerate(self.modules(*otherwise))]

    def site(self, missing: Missing) -> Site:
        return self.sites(missing.side).all[missing.at]

    def sites(self, side: int) -> Sites:
        """The loops, branches and comparisons of the source (0) or the target (1)."""
        decisions = self._decisions[side]
        assert decisions is not None
        return decisions.sites

    def missing(self) -> Iterator[Missing]:
        """The outcomes of sites that no size vector had so far, and that are not known to be impossible."""
        for side, decisions in enumerate(self._decisions):
            for at, outcome in decisions.missing() if decisions is not None and self.varied else ():
                missing = Missing(side, at, outcome)
                if missing not in self._excluded and self._is_needed(side, at):
                    yield missing

    def _is_needed(self, side: int, at: int) -> bool:
        if at not in self._needed[side]:
            site, program = self.sites(side).all[at], self._program(side)
            idle = site.kind is SiteKind.COMPARISON and (
                program.is_unused(site.operation) or (side == 0 and program.is_checked(site.operation))
            )
            self._needed[side][at] = not idle and program.depends(site, self.varied)
        return self._needed[side][at]

    def _program(self, side: int) -> _Program:
        dependences = self._dependences_of(side, self.sites(side).module)
        program = self._programs[side]
        if program is None or program.dependences is not dependences:
            program = self._programs[side] = _Program(dependences)
        return program

    def _dependences_of(self, side: int, module: ir.Module) -> Dependences:
        found = self._dependences[side]
        if found is None or found.module is not module:
            found = self._dependences[side] = Dependences(module, self._entries[side])
        return found

    def reason(self, missing: Missing) -> Reason:
        """Why the proof does not cover an outcome, with the place of its site."""
        site = self.site(missing)
        message = (
            f"the sizes that were chosen never ran {missing.outcome.value} of this {site.kind.value} of the "
            f"{SIDES[missing.side]}"
        )
        return Reason.at(ReasonKind.NOT_COVERED, message, site.operation.place)


class _Program:
    """What depends on what in one program."""

    def __init__(self, dependences: Dependences) -> None:
        self.dependences = dependences
        self._carried: set[ir.Value] = set()  # what depends on how often a loop runs, or on the path taken
        self._users: dict[ir.Value, list[ir.Operation]] = {}
        for operation in self.dependences.operations:
            match operation:
                case ir.For():
                    self._carried.update(operation.results, operation.body.blocks[0].arguments[1:])
                case ir.While():
                    self._carried.update(
                        operation.results, operation.before.blocks[0].arguments, operation.after.blocks[0].arguments
                    )
                case ir.Branch():
                    self._carried.update(operation.target.arguments)
                    self._carried.update(operation.otherwise.arguments if operation.otherwise is not None else ())
                case ir.Wait() | ir.Arrive():
                    self._carried.update(operation.results if isinstance(operation, ir.Wait) else [operation.result])
                case ir.Load() | ir.Opaque():
                    self._carried.update([operation.result] if isinstance(operation, ir.Load) else operation.results)
                case _:
                    pass
            for value in operands_of(operation):
                self._users.setdefault(value, []).append(operation)

    def depends(self, site: Site, varied: Set[tuple[int, int | None]]) -> bool:
        """Whether what happens at a site depends on the parameters `varied`, and says something of its own."""
        if site.kind is SiteKind.COMPARISON and self._is_condition(site.operation):
            return False
        if _is_connective(site.operation) and not self._is_number(site.operation):
            return False
        roots = _deciding(site)
        found = self.dependences.slice(roots)
        if site.is_data:
            # What memory holds is data, whatever decides where it lies.
            return any(root in self.dependences.reached(varied, found.nodes) for root in roots)
        return (
            any((position, None) in varied for position in found.scalars)
            or any(extent in varied for extent in found.extents)
            or any(not isinstance(node, Extent) and node in self._carried for node in found.nodes)
        )

    def _is_condition(self, operation: ir.Operation) -> bool:
        """Whether a comparison is the condition of another site."""
        users = self._users.get(_result(operation), [])
        deciding = [user for user in users if isinstance(user, ir.If | ir.Select | ir.Condition | ir.Branch)]
        return any(user.condition is _result(operation) for user in deciding)

    def _is_number(self, operation: ir.Operation) -> bool:
        """Whether a truth value is used for more than deciding and being joined with others."""
        return not all(
            isinstance(user, ir.Check) or _is_connective(user) or self._is_decided_by(user, _result(operation))
            for user in self._users.get(_result(operation), [])
        )

    @staticmethod
    def _is_decided_by(user: ir.Operation, value: ir.Value) -> bool:
        """Whether a value is the condition of an operation, and nothing else in it."""
        deciding = isinstance(user, ir.If | ir.Select | ir.Condition | ir.Branch) and user.condition is value
        return deciding and list(operands_of(user)).count(value) == 1

    def is_checked(self, operation: ir.Operation) -> bool:
        """Whether nothing depends on a comparison but whether a check holds."""
        return all(isinstance(user, ir.Check) for user in self._final_users(operation))

    def is_unused(self, operation: ir.Operation) -> bool:
        """Whether nothing at all depends on a comparison."""
        return next(self._final_users(operation), None) is None

    def _final_users(self, operation: ir.Operation) -> Iterator[ir.Operation]:
        """What uses a comparison, or what it is joined with."""
        pending = [_result(operation)]
        seen: set[ir.Value] = set()
        while pending:
            value = pending.pop()
            if value in seen:
                continue
            seen.add(value)
            for user in self._users.get(value, []):
                if _is_connective(user):
                    pending.append(_result(user))
                else:
                    yield user


def _is_connective(operation: ir.Operation) -> bool:
    return isinstance(operation, ir.Op) and operation.name in ("andi", "ori", "xori")


def _result(operation: ir.Operation) -> ir.Value:
    assert isinstance(operation, ir.Op)
    (result,) = operation.results
    return result


def _deciding(site: Site) -> list[Node]:
    match site.operation:
        case ir.For() as loop:
            bounds: list[ir.Index] = [loop.lower, loop.upper, loop.step]
        case ir.Parallel() as box:
            bounds = [box.lower[site.dimension], box.upper[site.dimension], box.step[site.dimension]]
        case ir.Op(operands=operands):
            bounds = list(operands)
        case ir.If() | ir.Select() | ir.Condition() | ir.Branch() as operation:
            assert operation.condition is not None
            bounds = [operation.condition]
        case other:
            raise AssertionError(f"{type(other).__name__} decides nothing")
    return [each for each in bounds if isinstance(each, ir.Value)]
