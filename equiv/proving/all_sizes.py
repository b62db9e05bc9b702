"""The tactic for all sizes within a check: whether to try it, and what of its answer the verdict says."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Iterator

from msgspec import Struct

from equiv.pairing.pair import Pair
from equiv.proving.levels import weaker_levels
from equiv.proving.parametric.answer import Failed, NotInstalled, NotModelled, Proven
from equiv.request.meter import Meter
from equiv.request.options import AllSizes, Options
from equiv.request.progress import Result, Step
from equiv.sizing.variables import SizePlan, Sizes
from equiv.verdict import Level
from interp import ir

_MANY_ITERATIONS = 20_000_000  # from here on a static program is worth a proof that runs nothing
_LARGEST_LEADING = 300  # sizes above this are not run before others


class Attempt(Struct, frozen=True):
    """What was tried, and what came of it."""

    answer: Proven | Failed | NotModelled

    @property
    def is_proven(self) -> bool:
        return isinstance(self.answer, Proven)

    @property
    def level(self) -> Level:
        """The level of a proof: sums of floats may be taken in another order."""
        is_reordered = isinstance(self.answer, Proven) and self.answer.reordered
        return Level.REASSOCIATED if is_reordered else Level.BITWISE

    @property
    def assumptions(self) -> list[str]:
        return [self.answer.assumption] if isinstance(self.answer, Proven) and self.answer.assumption else []

    @property
    def domain(self) -> str | None:
        """The sizes that a proof speaks for, in words."""
        if not isinstance(self.answer, Proven):
            return None
        where = "all sizes at which the source is defined"
        return f"{where}; it is undefined where {self.answer.domain}" if self.answer.domain else where

    @property
    def certificate(self) -> str | None:
        """What certifies a proof: how much it is, and the digest of its text."""
        if not isinstance(self.answer, Proven):
            return None
        from equiv.proving.parametric.serialization import write

        certificate = self.answer.certificate
        text = json.dumps(write(certificate), sort_keys=True)
        digest = hashlib.sha256(text.encode()).hexdigest()
        return f"{len(certificate.relation)} relations, {self.answer.obligations} obligations, sha256:{digest}"

    @property
    def why_not(self) -> str | None:
        """Why there is no proof for all sizes, in words; None where there is one, or none was tried."""
        match self.answer:
            case Failed(reason=reason, place=place):
                return f"not proven for all sizes: {reason}" + (f" at {place}" if place is not None else "")
            case NotModelled(reason=reason, place=place):
                return f"outside of proofs for all sizes: {reason}" + (f" at {place}" if place is not None else "")
            case _:
                return None

    @property
    def not_installed(self) -> str | None:
        """Which package is missing that a proof for all sizes needs, None where none is."""
        return self.answer.reason if isinstance(self.answer, NotInstalled) else None

    def leading(self, plan: SizePlan) -> list[Sizes]:
        """The sizes at which the proof failed, which are worth running first."""
        if not isinstance(self.answer, Failed):
            return []
        found: list[Sizes] = []
        for values in self.answer.sizes:
            vector: Sizes = {}
            for variable in plan.free:
                name = f"p{variable.parameter}"
                name += f"_{variable.dimension}" if variable.dimension is not None else ""
                vector[variable] = values.get(name, 1)
            known = all(each.accepts(size) and abs(size) <= _LARGEST_LEADING for each, size in vector.items())
            if vector and known and vector not in found:
                found.append(vector)
        return found


def try_all_sizes(pair: Pair, options: Options, meter: Meter) -> Attempt | None:
    """What a proof for all sizes comes to, where it is worth trying."""
    if options.all_sizes == AllSizes.OFF or (options.all_sizes == AllSizes.AUTO and not _is_worth_it(pair, options)):
        return None
    from equiv.proving.parametric.prove import prove_all_sizes  # most checks need none of it

    started = time.monotonic()
    required = options.all_sizes == AllSizes.REQUIRE
    answer = prove_all_sizes(pair, reorders_floats=bool(weaker_levels(options.accept)), required=required)
    seconds = time.monotonic() - started
    meter.spend("all sizes", seconds)
    if isinstance(answer, Proven) and options.certificates is not None:
        options.certificates.append((pair, answer))
    attempt = Attempt(answer)
    if options.trace is not None:
        result = Result.PROVEN if attempt.is_proven else Result.OPEN
        said = attempt.domain or attempt.why_not or ""
        options.trace(Step(pair.source.function, {}, "parametric", "recurrence equations", result, said, seconds))
    return attempt


def _is_worth_it(pair: Pair, options: Options) -> bool:
    """Whether there are sizes to speak of, or so many iterations that runs take long."""
    if options.sizes:
        return False
    parameters = pair.signature.parameters
    if any(isinstance(each.type, ir.View) and None in each.type.shape for each in parameters):
        return True
    if any(isinstance(each.type, ir.Scalar) and each.type.is_integer for each in parameters):
        modules = pair.source_module, pair.target_module
        if not all(_is_settled(module) for module in modules):
            return True
    return iterations_of(pair) > _MANY_ITERATIONS


def _is_settled(module: ir.Module) -> bool:
    """Whether constants alone decide what runs, and where: no parameter, and nothing that is loaded or chosen."""
    settled: set[ir.Value] = set()

    def all_settled(*indices: ir.Index) -> bool:
        return all(isinstance(each, int) or each in settled for each in indices)

    def is_settled(operation: ir.Operation) -> bool:
        match operation:
            case ir.Const(result=result):
                settled.add(result)
            case ir.Apply(result=result, expression=expression):
                if all_settled(*ir.leaves(expression)):
                    settled.add(result)
            case ir.For(lower=lower, upper=upper, step=step, body=body):
                settled.add(body.blocks[0].arguments[0])
                return all_settled(lower, upper, step)
            case ir.Load(view=ir.Value(type=ir.View()), indices=indices):
                return all_settled(*indices)
            case ir.Store(view=ir.Value(type=ir.View()), indices=indices):
                return all_settled(*indices)
            case ir.Alloc(sizes=sizes):
                return all_settled(*sizes)
            case ir.Select(result=result):
                return isinstance(result.type, ir.Scalar)
            case _:
                return isinstance(operation, ir.Op | ir.Free | ir.Yield | ir.Return)
        return True

    return all(is_settled(each) for each in module.walk())


def iterations_of(pair: Pair) -> int:
    """How often the most frequent operation of a pair runs, as far as constants tell how far bounds are apart."""
    bodies = (each.body for each in (pair.source_function, pair.target_function))
    return max((_Trips(body).of(body) for body in bodies if body is not None), default=1)


class _Trips:
    """How often loops of a function run, as far as constants tell how far their bounds are apart."""

    def __init__(self, body: ir.Region) -> None:
        self._definitions: dict[ir.Value, ir.Const | ir.Apply | ir.Op] = {}
        for each in ir.walk(body):
            if type(each) is ir.Const or type(each) is ir.Apply:
                self._definitions[each.result] = each
            elif type(each) is ir.Op and each.name == "minsi":
                self._definitions[each.results[0]] = each

    def of(self, region: ir.Region) -> int:
        """Of the most frequent operation of a region."""
        most = 1
        for block in region.blocks:
            for each in block.operations:
                regions = ir.regions_of(each)
                if not regions:
                    continue
                times = 1
                if isinstance(each, ir.For):
                    times = self._of_loop(each.lower, each.upper, each.step)
                elif isinstance(each, ir.Parallel):
                    for bounds in zip(each.lower, each.upper, each.step, strict=True):
                        times *= self._of_loop(*bounds)
                most = max([most, *(times * self.of(inner) for inner in regions)])
        return most

    def _of_loop(self, lower: ir.Index, upper: ir.Index, step: ir.Index) -> int:
        first, by = list(self._distances(lower)), next(self._distances(step), None)
        if len(first) != 1 or by is None or by[0] is not None or by[1] <= 0:
            return 1
        (start, at), (_, stride) = first[0], by
        lengths = [end - at for value, end in self._distances(upper) if value == start]
        return max(-(-min(lengths) // stride), 1) if lengths else 1

    def _distances(self, bound: ir.Index | ir.Affine, added: int = 0) -> Iterator[tuple[ir.Value | None, int]]:
        """A bound as a value, None for 0, and a number beyond it: each of the bounds that the least is taken of."""
        match bound:
            case int():
                yield None, bound + added
            case ir.Binary(operator="+", left=left, right=int() as right):
                yield from self._distances(left, added + right)
            case ir.Value():
                match self._definitions.get(bound):
                    case ir.Const(bits=bits):
                        yield None, bits + added
                    case ir.Apply(expression=expression):
                        yield from self._distances(expression, added)
                    case ir.Op(operands=operands):
                        for each in operands:
                            yield from self._distances(each, added)
                    case _:
                        yield bound, added
            case _:
                pass
