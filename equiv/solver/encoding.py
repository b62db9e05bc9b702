"""Terms as z3 expressions.

An integer is a bit-vector, a float a number of z3's floating-point theory. Beside its value each has conditions: under
which it is poison (or its computation is undefined), of which nothing can be said; under which it is what nothing has
written, which may be any number; and under which it was computed from that, so that it may be some numbers and not
others."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

import z3
from msgspec import Struct
from msgspec.structs import replace

from equiv.solver.normal_form import NormalForms, TooLarge, pattern_of
from interp.ir import Scalar
from interp.ir.floats import IEEE_FORMATS
from interp.machine.terms import (
    EQUAL,
    FROZEN,
    MULTIPLE,
    OF_UNWRITTEN,
    POISON,
    READ,
    SUM,
    UNWRITTEN,
    Structures,
    Term,
    TermKind,
)

NEVER = z3.BoolVal(False)


class NotEncoded(Exception):
    """A term that z3 is not asked about; the message says why."""


class Encoded(Struct, frozen=True):
    """`value` as a z3 expression; `poison`, `unwritten` and `of_unwritten` are z3 conditions."""

    value: Any
    poison: Any
    unwritten: Any = NEVER
    of_unwritten: Any = NEVER

    @property
    def arbitrary(self) -> Any:
        """Where it may be any number."""
        return either(self.poison, self.unwritten)

    @property
    def undefined(self) -> Any:
        """Where it is no number that is known."""
        return either(self.poison, self.unwritten, self.of_unwritten)


class Use(Struct, frozen=True):
    """An operation as it is used in a term. Where its definition leaves a choice, the choice is `free`, or one of those
    that the definition allows."""

    name: str
    flags: frozenset[str]
    operands: tuple[Scalar, ...]
    type: Scalar
    result: int
    free: bool = False


Encoder = Callable[[Use, Sequence[Any]], tuple[Any, Any]]
_encoders: dict[str, Encoder] = {}


def encodes(*names: str) -> Callable[[Encoder], Encoder]:
    """Registers the encoder of scalar operations: from the operands' values to the value and its own poison."""

    def register(encoder: Encoder) -> Encoder:
        for name in names:
            _encoders[name] = encoder
        return encoder

    return register


def encoder_of(name: str) -> Encoder | None:
    """The rule that makes terms of z3 of a scalar operation; None where there is none."""
    from equiv.solver import floats, integers  # noqa: F401  (they register theirs)

    return _encoders.get(name)


def sort_of(type: Scalar | None) -> Any:
    """Raises `NotEncoded`."""
    if type is None:
        raise NotEncoded("a value without a type")
    if type.is_integer:
        return z3.BitVecSort(type.width)
    if type.name not in IEEE_FORMATS:
        raise NotEncoded(f"numbers of type {type}")
    format_ = IEEE_FORMATS[type.name]
    return z3.FPSort(format_.exponent_bits, format_.fraction_bits + 1)  # z3 counts the hidden bit


def width_of(type: Scalar) -> int:
    """In bits. Raises `NotEncoded`."""
    if type.is_integer:
        return type.width
    sort_of(type)
    return IEEE_FORMATS[type.name].width


def constant(bits: int, type: Scalar) -> Any:
    """A pattern as a constant of z3: a bit-vector, or an IEEE number."""
    sort = sort_of(type)
    if type.is_integer:
        return z3.BitVecVal(bits, type.width)
    return z3.simplify(z3.fpBVToFP(z3.BitVecVal(bits, width_of(type)), sort))


def either(*conditions: Any) -> Any:
    """That one of the conditions holds. z3 takes what is shared between disjunctions apart, and needs time and memory
    for each path to it: so nothing is left of what cannot hold."""
    left = {each.get_id(): each for each in conditions if not z3.is_false(each)}
    if any(z3.is_true(each) for each in left.values()):
        return z3.BoolVal(True)
    return z3.Or(*left.values()) if len(left) > 1 else next(iter(left.values()), z3.BoolVal(False))


class Encoding:
    """Encodes terms of one obligation; `inputs` are z3 constants by parameter and element, bit-vectors of the patterns,
    and `values` what these are as numbers."""

    def __init__(self, free: Collection[str] = (), forms: NormalForms | None = None, *, freezes: bool = True) -> None:
        """`free` names the operations whose choices are not known: those that the target makes. Values of one normal
        form are one expression where `forms` are given: whether they are poison each term tells for itself. `freezes`
        says whether the target freezes anything."""
        self._free = free
        self._forms = forms
        self._freezes = freezes
        self._values: dict[int, Any] = {}
        self.inputs: dict[tuple[int, int], tuple[Any, Scalar]] = {}
        self.values: dict[tuple[int, int], tuple[Any, Scalar]] = {}
        self._known: dict[Term, Encoded] = {}
        self._structures = Structures()

    def encode(self, root: Term) -> Encoded:
        """Raises `NotEncoded`."""
        pending = [root]
        while pending:
            term = pending[-1]
            missing = [each for each in term.operands if each not in self._known]
            if term in self._known:
                pending.pop()
            elif missing:
                pending += missing
            else:
                pending.pop()
                made = self._make(term)
                self._known[term] = replace(made, value=self._of_normal_form(term, made.value))
        return self._known[root]

    def _of_normal_form(self, term: Term, value: Any) -> Any:
        """The value that the first term of the same normal form had."""
        if self._forms is None or term.kind is not TermKind.OPERATION:
            return value
        try:
            return self._values.setdefault(self._forms.key(term), value)
        except TooLarge:
            return value

    def _make(self, term: Term) -> Encoded:
        if term.type is None or term.kind is TermKind.UNKNOWN:
            raise NotEncoded("an external call, or data of a global")
        if term.kind is TermKind.UNDEFINED:
            conditions = [z3.BoolVal(term.bits == each) for each in (POISON, UNWRITTEN, OF_UNWRITTEN)]
            return Encoded(constant(0, term.type), *conditions)
        if term.kind is TermKind.CONSTANT:
            return Encoded(constant(term.bits, term.type), NEVER)
        if term.kind is TermKind.INPUT:
            key = (term.parameter, term.element)
            if key not in self.inputs:
                sort = sort_of(term.type)
                pattern = z3.BitVec(f"x{term.parameter}_{term.element}", width_of(term.type))
                self.inputs[key] = pattern, term.type
                self.values[key] = z3.fpBVToFP(pattern, sort) if term.type.is_float else pattern, term.type
            value, type = self.values[key]
            if type != term.type:
                raise NotEncoded("an input of two types")
            return Encoded(value, NEVER)
        operands = [self._known[each] for each in term.operands]
        if term.name == "bitcast":
            whose = pattern_of(term)
            if whose.type == term.type:
                return self._known[whose]
            if whose.kind is TermKind.INPUT and term.type.is_integer:
                # The pattern of a computed float may be that of any NaN; that of an input is given.
                return Encoded(self.inputs[whose.parameter, whose.element][0], NEVER)
        if term.name == FROZEN:
            # One for each that the target makes, as which the source may choose its own. One that makes none leaves
            # the source to choose whatever its computation would give.
            some = z3.Const(f"frozen {self._structures.number(term)}", sort_of(term.type))
            unknown = operands[0].undefined if self._freezes else operands[0].of_unwritten
            return Encoded(z3.If(unknown, some, operands[0].value), NEVER)
        if term.name in _MACHINE_OPERATIONS:
            return _MACHINE_OPERATIONS[term.name](term, operands)
        types = tuple(each.type for each in term.operands if each.type is not None)
        if len(types) < len(term.operands):
            raise NotEncoded("a value without a type")
        free = term.name in self._free
        use = Use(term.name, frozenset(term.flags), types, term.type, term.result, free)
        values = [each.value for each in operands]
        if term.name == "select":
            return _choice(values[0] == 1, *operands)
        encoder = encoder_of(term.name)
        if encoder is None:
            encoder = _uninterpreted
        value, own = encoder(use, values)
        return _computed(value, operands, own)


def _computed(value: Any, operands: Sequence[Encoded], poison: Any = NEVER) -> Encoded:
    """The result of an operation that makes `poison` itself."""
    return Encoded(
        value,
        either(poison, *(each.poison for each in operands)),
        NEVER,
        either(*(each.of_unwritten for each in operands), *(each.unwritten for each in operands)),
    )


def _choice(chosen: Any, condition: Encoded, yes: Encoded, no: Encoded) -> Encoded:
    def one(left: Any, right: Any) -> Any:
        return left if left.eq(right) else z3.If(chosen, left, right)

    return Encoded(
        z3.If(chosen, yes.value, no.value),
        either(condition.poison, one(yes.poison, no.poison)),
        one(yes.unwritten, no.unwritten),
        either(condition.unwritten, condition.of_unwritten, one(yes.of_unwritten, no.of_unwritten)),
    )


def _uninterpreted(use: Use, values: Sequence[Any]) -> tuple[Any, Any]:
    """Some function of its operands."""
    if use.flags:
        raise NotEncoded(f"{use.name} with flags")
    name = f"{use.name}:{','.join(map(str, use.operands))}:{use.type}:{use.result}"
    function = z3.Function(name, *(sort_of(type) for type in use.operands), sort_of(use.type))
    return function(*values), NEVER


def _wide(operand: Encoded) -> Any:
    """A signed integer of any width as one of 64 bits."""
    width = operand.value.size()
    return z3.SignExt(64 - width, operand.value) if width < 64 else operand.value


def _linear(term: Term, operands: Sequence[Encoded]) -> Encoded:
    left, right = map(_wide, operands)
    made = {
        SUM: lambda: left + right,
        MULTIPLE: lambda: left * right,
        EQUAL: lambda: z3.If(left == right, z3.BitVecVal(1, 1), z3.BitVecVal(0, 1)),
    }[term.name]()
    return _computed(made, operands)


def _read(term: Term, operands: Sequence[Encoded]) -> Encoded:
    """One of the elements; to read any other is undefined."""
    index = operands[0]
    number = _wide(index) - term.element
    *elements, found = operands[1:]
    for at, element in reversed(list(enumerate(elements))):
        found = _choice(number == at, index, element, found)
    poison = either(index.poison, z3.UGE(number, len(operands) - 1), found.poison)
    of_unwritten = either(index.unwritten, index.of_unwritten, found.of_unwritten)
    return Encoded(found.value, poison, found.unwritten, of_unwritten)


_MACHINE_OPERATIONS = {READ: _read, SUM: _linear, MULTIPLE: _linear, EQUAL: _linear}


def same(left: Any, right: Any) -> Any:
    """Equal bit for bit, up to the payload of NaNs."""
    return left == right
