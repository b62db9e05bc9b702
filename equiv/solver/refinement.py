"""Whether one expression is among the ways to compute another that the flags of its operations allow.

A source operation stands for a set of values: `contract` lets a product and a sum be fused, and a number that is cut to
fewer bits and widened again keep them, `reassoc` a chain of sums or products be computed in any order, `arcp` a
quotient be a product with a reciprocal, `nsz` a zero have either sign, `afn` a function be computed by way of another
(only where that is as good for all operands, infinities and NaNs among them); `nnan`, `ninf`, `nsw` and their kin make
some results poison, which anything refines. A target operation may carry some of the flags of the source's operation,
and none that it does not.

A source value that is computed once has one value: whatever it is taken for must be one expression wherever it is used,
in all cells of a pair. A `Refinement` remembers that; cells that do not refine leave no trace in it.
"""

from __future__ import annotations

import math
from collections.abc import Hashable
from fractions import Fraction

from interp.ir import Scalar
from interp.ir.floats import FLOAT_FORMATS
from interp.machine.assembly.assembler import DROPPABLE, SPLITS
from interp.machine.terms import FROZEN, OF_UNWRITTEN, Structures, Term, TermKind, is_itself, unfinished

FREE_FLAGS = frozenset(("afn", "arcp", "contract", "nsz", "reassoc", SPLITS))  # more than one value
_COMMUTATIVE = frozenset(
    (
        *("addf", "mulf", "maximumf", "minimumf", "maxnumf", "minnumf", "addi", "muli", "andi", "ori", "xori"),
        *("maxsi", "maxui", "minsi", "minui", "cmpi.eq", "cmpi.ne", "cmpf.oeq", "cmpf.une", "cmpf.ueq", "cmpf.one"),
    )
)
_STEPS = 100_000  # of all cells together
_MOST_PARTS = 64  # of a chain that is reassociated
_DEPTH = 200
_GREATER = {"maximumf": True, "maxnumf": True, "minimumf": False, "minnumf": False}
_FORMATS = {name: FLOAT_FORMATS[name] for name in ("f32", "f64")}
# Logarithms by another one and a constant factor.
_LOGARITHMS = {
    "log": [("log2", math.log(2)), ("log10", math.log(10))],
    "log2": [("log", math.log2(math.e)), ("log10", math.log2(10))],
    "log10": [("log", math.log10(math.e)), ("log2", math.log10(2))],
}


class Refinement:
    """What the cells of one pair of executions have shown so far."""

    def __init__(self) -> None:
        self._keys: dict[Term, int] = {}
        self._structures = Structures()
        self._numbers: dict[Hashable, int] = {}
        self._free: dict[Term, bool] = {}
        self._taken: dict[int, int] = {}  # source values that stand for several, by what they were taken for
        self._trail: list[int] = []
        self._known: dict[tuple[int, int], bool] = {}  # of source values that are one value
        self._left = _STEPS

    def refines(self, source: Term, target: Term) -> bool:
        """Whether the target's expression is one of those that the source's allows."""
        return self._attempt(source, target, 0)

    def is_free(self, source: Term) -> bool:
        """Whether an expression of the source may have several values."""
        self._key(source)
        return self._free[source]

    def keeps(self, source: Term) -> bool:
        """Takes each part of an expression of the source for itself, if none was taken for anything else."""
        self._key(source)
        return self._take_whole(source, source, 0)

    @property
    def takes_otherwise(self) -> bool:
        """Whether any value of the source was taken for another expression."""
        return any(source != target for source, target in self._taken.items())

    # -- keys ----------------------------------------------------------------------------------------------------------

    def _key(self, root: Term) -> int:
        """Equal for equal expressions, flags included."""
        for term in unfinished(root, self._keys):
            operands = [self._keys[each] for each in term.operands]
            if term.name in _COMMUTATIVE:
                operands.sort()
            types = tuple(each.type for each in term.operands)
            unknown = id(term) if is_itself(term) or _is_some_number(term) else 0
            if term.name == FROZEN:
                unknown = self._structures.number(term)
            key = (term.kind, term.type, term.bits, term.parameter, term.element, term.name, term.flags, term.result)
            self._keys[term] = self._numbers.setdefault((key, types, tuple(operands), unknown), len(self._numbers))
            self._free[term] = not FREE_FLAGS.isdisjoint(term.flags) or any(self._free[each] for each in term.operands)
        return self._keys[root]

    # -- matching ------------------------------------------------------------------------------------------------------

    def _attempt(self, source: Term, target: Term, depth: int) -> bool:
        mark = len(self._trail)
        if self._left <= 0 or depth > _DEPTH:
            return False
        self._left -= 1
        if _is_arbitrary(source):
            return True
        source_key, target_key = self._key(source), self._key(target)
        taken = self._taken.get(source_key)
        if taken is not None:
            return taken == target_key
        if source_key == target_key:
            return self._take_whole(source, target, depth)
        known = self._known.get((source_key, target_key))
        if known is not None:
            return known
        matches = source.type == target.type and self._match(source, target, depth) and self._take(source, target)
        if not matches:
            self._undo(mark)
        if not self._free[source]:
            self._known[source_key, target_key] = matches
        return matches

    def _take(self, source: Term, target: Term) -> bool:
        source_key, target_key = self._key(source), self._key(target)
        if not self._free[source]:
            return True
        if self._taken.setdefault(source_key, target_key) != target_key:
            return False
        self._trail.append(source_key)
        return True

    def _take_whole(self, source: Term, target: Term, depth: int) -> bool:
        """Equal expressions: each part of the source that may have several values is taken for itself."""
        if not self._free[source]:
            return True
        mark = len(self._trail)
        pending, seen = [source], {source}
        while pending:
            term = pending.pop()
            if not self._take(term, term):
                self._undo(mark)
                return False
            for each in term.operands:
                if self._free[each] and each not in seen:
                    seen.add(each)
                    pending.append(each)
        return True

    def _undo(self, mark: int) -> None:
        # A value that was taken twice is on the trail twice.
        for key in self._trail[mark:]:
            if key not in self._trail[:mark]:
                self._taken.pop(key, None)
        del self._trail[mark:]

    def _match(self, source: Term, target: Term, depth: int) -> bool:
        if source.kind is not TermKind.OPERATION:
            return False
        rules = (
            *(self._same, self._chosen, self._fused, self._split, self._unrounded, self._reciprocal),
            *(self._zero, self._settled, self._function, self._selected, self._chain),
        )
        mark = len(self._trail)
        for rule in rules:
            if rule(source, target, depth + 1):
                return True
            self._undo(mark)
        return False

    def _pairs(self, sources: tuple[Term, ...], targets: tuple[Term, ...], depth: int, swaps: bool = False) -> bool:
        mark = len(self._trail)
        if len(sources) == len(targets) and all(
            self._attempt(source, target, depth) for source, target in zip(sources, targets, strict=True)
        ):
            return True
        self._undo(mark)
        return swaps and self._pairs((sources[1], sources[0], *sources[2:]), targets, depth)

    def _same(self, source: Term, target: Term, depth: int) -> bool:
        """The same operation, with no flag more. What is frozen has one value in all cells, and is itself alone."""
        return (
            target.kind is TermKind.OPERATION
            and target.name != FROZEN
            and target.name == source.name
            and target.result == source.result
            and _may_carry(source, target)
            and [each.type for each in source.operands] == [each.type for each in target.operands]
            and self._pairs(source.operands, target.operands, depth, source.name in _COMMUTATIVE)
        )

    def _chosen(self, source: Term, target: Term, depth: int) -> bool:
        """Of a select with an undefined side the other one."""
        if source.name != "select":
            return False
        _, yes, no = source.operands
        return (_is_arbitrary(no) and self._attempt(yes, target, depth)) or (
            _is_arbitrary(yes) and self._attempt(no, target, depth)
        )

    def _fused(self, source: Term, target: Term, depth: int) -> bool:
        """contract: a * b + c and its kin as one operation. To negate is exact, whatever flags it carries."""
        if source.name not in ("addf", "subf") or "contract" not in source.flags:
            return False
        if target.name != "fma" or not _may_carry(source, target):
            return False
        for at in (0, 1):
            product, other = source.operands[at], source.operands[1 - at]
            if product.name != "mulf" or "contract" not in product.flags:
                continue
            factors, addend = target.operands[:2], target.operands[2]
            mark = len(self._trail)
            if source.name == "subf" and at == 0:
                if addend.name != "negf" or not _may_carry(source, addend):
                    continue
                addend = addend.operands[0]
            if source.name == "subf" and at == 1:
                negated = [each for each in factors if each.name == "negf" and _may_carry(source, each)]
                if not negated:
                    continue
                factors = tuple(each.operands[0] if each is negated[0] else each for each in factors)
            # An infinity times zero is a NaN: `ninf` makes poison of the factor, and not of the product.
            if "ninf" in target.flags and "ninf" not in product.flags:
                continue
            if self._pairs(product.operands, factors, depth, True) and self._attempt(other, addend, depth):
                return True
            self._undo(mark)
        return False

    def _split(self, source: Term, target: Term, depth: int) -> bool:
        """splits: a product with a sum as the two operations."""
        if source.name != "fma" or SPLITS not in source.flags:
            return False
        if target.name != "addf" or not _may_carry(source, target):
            return False
        factors, addend = source.operands[:2], source.operands[2]
        mark = len(self._trail)
        for at in (0, 1):
            product, other = target.operands[at], target.operands[1 - at]
            if product.name == "mulf" and _may_carry(source, product):
                if self._pairs(factors, product.operands, depth, True) and self._attempt(addend, other, depth):
                    return True
                self._undo(mark)
        return False

    def _unrounded(self, source: Term, target: Term, depth: int) -> bool:
        """contract: a number that is cut to a narrower format and widened again as it was (llvm/llvm-project pull
        request 95346)."""
        if source.name != "extf" or source.operands[0].name != "truncf":
            return False
        narrow = source.operands[0]
        wide = narrow.operands[0]
        if wide.type != source.type or not all("contract" in each.flags for each in (source, narrow)):
            return False
        return self._attempt(wide, target, depth)

    def _reciprocal(self, source: Term, target: Term, depth: int) -> bool:
        """arcp: a / b as a * (1 / b)."""
        if source.name != "divf" or "arcp" not in source.flags or target.name != "mulf":
            return False
        if not _may_carry(source, target):
            return False
        for at in (0, 1):
            reciprocal, other = target.operands[at], target.operands[1 - at]
            divisor = source.operands[1]
            number = _number(divisor)
            mark = len(self._trail)
            if (
                reciprocal.name == "divf"
                and _number(reciprocal.operands[0]) == 1.0
                and _may_be_infinite(source, reciprocal)
            ):
                if self._pairs(source.operands, (other, reciprocal.operands[1]), depth):
                    return True
            elif (
                number is not None
                and number != 0
                and math.isfinite(number)
                and _is_nearest(reciprocal, 1 / number)
                and self._attempt(source.operands[0], other, depth)
            ):
                return True
            self._undo(mark)
        return False

    def _zero(self, source: Term, target: Term, depth: int) -> bool:
        """nsz: x + 0 and x - 0 as x, 0 - x as -x."""
        if "nsz" not in source.flags or source.name not in ("addf", "subf"):
            return False
        left, right = source.operands
        if _number(right) == 0 and self._attempt(left, target, depth):
            return True
        if _number(left) != 0:
            return False
        if source.name == "addf":
            return self._attempt(right, target, depth)
        return target.name == "negf" and _may_carry(source, target) and self._attempt(right, target.operands[0], depth)

    def _settled(self, source: Term, target: Term, depth: int) -> bool:
        """nnan: x - x and x / x as constants; with nsz, 0 * x as well."""
        value = _number(target)
        if "nnan" not in source.flags or value is None or target.kind is not TermKind.CONSTANT:
            return False
        left, right = source.operands[0], source.operands[-1]
        positive = math.copysign(1.0, value) > 0
        match source.name:
            case "subf":
                return left is right and value == 0 and (positive or "nsz" in source.flags)
            case "divf":
                return left is right and value == 1
            case "mulf":
                return value == 0 and "nsz" in source.flags and 0.0 in (_number(left), _number(right))
        return False

    def _function(self, source: Term, target: Term, depth: int) -> bool:
        """afn: a function by way of another."""
        if "afn" not in source.flags or not _may_carry(source, target):
            return False
        argument = source.operands[0]
        match source.name, target.name:
            case "rsqrt", "divf":
                root = target.operands[1]
                return (
                    _number(target.operands[0]) == 1.0
                    and root.name == "sqrt"
                    and _may_carry(source, root)
                    and self._attempt(argument, root.operands[0], depth)
                )
            case "tan", "divf":
                sine, cosine = target.operands
                return (
                    (sine.name, cosine.name) == ("sin", "cos")
                    and _may_carry(source, sine)
                    and _may_carry(source, cosine)
                    and self._pairs((argument, argument), (sine.operands[0], cosine.operands[0]), depth)
                )
            case "powf", _:
                return self._power(source, target, depth)
            case "exp", "exp2":
                scaled = target.operands[0]
                if scaled.name == "mulf" and _may_be_infinite(source, scaled):
                    return self._scaled(argument, scaled, math.log2(math.e), depth)
            case (("log" | "log2" | "log10"), "mulf"):
                for at in (0, 1):
                    other, constant = target.operands[at], target.operands[1 - at]
                    for name, factor in _LOGARITHMS[source.name]:
                        if other.name == name and _may_carry(source, other) and _is_nearest(constant, factor):
                            return self._attempt(argument, other.operands[0], depth)
        return False

    def _scaled(self, argument: Term, product: Term, factor: float, depth: int) -> bool:
        for at in (0, 1):
            if _is_nearest(product.operands[1 - at], factor):
                return self._attempt(argument, product.operands[at], depth)
        return False

    def _power(self, source: Term, target: Term, depth: int) -> bool:
        base, exponent = source.operands
        number = _number(exponent)
        if _number(base) == 2.0 and target.name == "exp2":
            return self._attempt(exponent, target.operands[0], depth)
        if number == 1.0:
            return self._attempt(base, target, depth)
        if number == 2.0 and target.name == "mulf":
            return self._pairs((base, base), target.operands, depth)
        if number == -1.0 and target.name == "divf":
            return _number(target.operands[0]) == 1.0 and self._attempt(base, target.operands[1], depth)
        if number == 0.5 and target.name == "sqrt" and {"ninf", "nsz"} <= set(source.flags):
            # Of minus infinity and of minus zero the root is another than the power.
            return self._attempt(base, target.operands[0], depth)
        return False

    def _selected(self, source: Term, target: Term, depth: int) -> bool:
        """nnan and nsz: a maximum or a minimum as a select by a comparison."""
        if source.name not in _GREATER or not {"nnan", "nsz"} <= set(source.flags) or target.name != "select":
            return False
        condition, yes, no = target.operands
        kind, _, predicate = condition.name.partition(".")
        if kind != "cmpf" or predicate[1:] not in ("gt", "ge", "lt", "le") or not _may_carry(source, condition):
            return False
        # Whether the first of the two that are compared is chosen where it is the greater one.
        first, second = condition.operands
        if (self._key(yes), self._key(no)) == (self._key(first), self._key(second)):
            greater = predicate[1] == "g"
        elif (self._key(no), self._key(yes)) == (self._key(first), self._key(second)):
            greater = predicate[1] == "l"
        else:
            return False
        return greater == _GREATER[source.name] and self._pairs(source.operands, (first, second), depth, True)

    def _chain(self, source: Term, target: Term, depth: int) -> bool:
        """reassoc: sums, and products, in any order and grouping."""
        if "reassoc" not in source.flags or source.name not in ("addf", "mulf") or target.name != source.name:
            return False
        source_parts, target_parts = self._parts(source, source, True), self._parts(target, source, False)
        if source_parts is None or target_parts is None or len(source_parts) < 3:
            return False
        if len(source_parts) > len(target_parts) and not _merge_constants(source_parts, target_parts, source.name):
            return False
        if len(source_parts) != len(target_parts):
            return False
        for part in source_parts:
            # What can only be itself is matched first come, first served: there is no other choice to regret.
            for at, other in enumerate(target_parts):
                if self._attempt(part, other, depth):
                    del target_parts[at]
                    break
            else:
                return False
        return True

    def _parts(self, root: Term, source: Term, of_source: bool) -> list[Term] | None:
        parts: list[Term] = []
        pending = [root]
        while pending:
            term = pending.pop()
            if term.name == source.name and (
                "reassoc" in term.flags and set(term.flags) == set(source.flags)
                if of_source
                else _may_carry(source, term)
            ):
                pending += reversed(term.operands)
            else:
                parts.append(term)
            if len(parts) > _MOST_PARTS:
                return None
        return parts


def _merge_constants(source_parts: list[Term], target_parts: list[Term], name: str) -> bool:
    """Whether all constants of a chain are one of the target's, computed beforehand; then both are without them."""
    constants = [each for each in source_parts if _is_finite(each)]
    merged: Fraction | None = None
    for each in constants:
        number = Fraction(_number(each) or 0)
        merged = number if merged is None else merged + number if name == "addf" else merged * number
        if not _is_representable(merged, each.type):
            return False
    for other in target_parts:
        if _is_finite(other) and Fraction(_number(other) or 0) == merged and merged != 0:
            target_parts.remove(other)
            source_parts[:] = [each for each in source_parts if each not in constants]
            return True
    return False


def _is_finite(term: Term) -> bool:
    number = _number(term)
    return number is not None and math.isfinite(number)


def _is_representable(number: Fraction, type_: Scalar | None) -> bool:
    assert type_ is not None
    format_ = _FORMATS[type_.name]
    pattern = format_.rounded(number)
    return format_.is_finite(pattern) and format_.number(pattern) == number


def _is_arbitrary(term: Term) -> bool:
    """Whether it may be taken for any number."""
    return term.kind is TermKind.UNDEFINED and not _is_some_number(term)


def _is_some_number(term: Term) -> bool:
    """Whether it was computed from unwritten memory: it may be some numbers and not others, and nobody knows which."""
    return term.kind is TermKind.UNDEFINED and term.bits == OF_UNWRITTEN


def _may_carry(source: Term, target: Term) -> bool:
    """Whether the target's flags are among the source's; others, such as roundings, are the same."""
    carried, allowed = set(target.flags), set(source.flags)
    return carried <= allowed and allowed - carried <= DROPPABLE


def _may_be_infinite(source: Term, between: Term) -> bool:
    """The same of what the target computes on the way, which may overflow where the source does not."""
    return _may_carry(source, between) and "ninf" not in between.flags


def _number(term: Term) -> float | None:
    """The value of a constant of a format that Python has."""
    if term.kind is not TermKind.CONSTANT or term.type is None or term.type.name not in _FORMATS:
        return None
    return _FORMATS[term.type.name].to_float(term.bits)


def _is_nearest(term: Term, value: float) -> bool:
    """Whether a constant is the number of its format that is nearest to `value`."""
    number = _number(term)
    assert number is None or isinstance(term.type, Scalar)
    if number is None or term.type is None:
        return False
    format_ = _FORMATS[term.type.name]
    return math.isfinite(number) and number == format_.to_float(format_.from_float(value))
