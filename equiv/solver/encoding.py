"""Terms as z3 expressions.

An integer is a bit-vector, a float a number of z3's floating-point theory. Beside its value each has conditions: under
which it is poison (or its computation is undefined), of which nothing can be said; under which it is what nothing has
written, which may be any number; and under which it was computed from that, so that it may be some numbers and not
others."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

import z3
from msgspec import Struct, field
from msgspec.structs import replace

from equiv.solver.normal_form import NormalForms, TooLarge, pattern_of
from interp.ir import Scalar
from interp.ir.floats import FLOAT_FORMATS, IEEE_FORMATS, NARROW_FORMATS
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
_OF_NARROW = FLOAT_FORMATS["f32"]  # whose numbers those of narrow formats are here
_EXACT = frozenset(("extf", "bitcast", "select", READ))  # operations of which they are what their patterns say


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
    that the definition allows. What holds of any operands, and z3 does not find by itself, an encoder adds to
    `lemmas`."""

    name: str
    flags: frozenset[str]
    operands: tuple[Scalar, ...]
    type: Scalar
    result: int
    free: bool = False
    lemmas: list[Any] = field(default_factory=list)


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
    if type.name not in IEEE_FORMATS and type.name not in NARROW_FORMATS:
        raise NotEncoded(f"numbers of type {type}")
    format_ = IEEE_FORMATS.get(type.name, _OF_NARROW)
    return z3.FPSort(format_.exponent_bits, format_.fraction_bits + 1)  # z3 counts the hidden bit


def width_of(type: Scalar) -> int:
    """In bits. Raises `NotEncoded`."""
    if type.is_integer:
        return type.width
    sort_of(type)
    return NARROW_FORMATS[type.name].width if type.name in NARROW_FORMATS else IEEE_FORMATS[type.name].width


def constant(bits: int, type: Scalar) -> Any:
    """A pattern as a constant of z3: a bit-vector, or an IEEE number."""
    sort = sort_of(type)
    if type.is_integer:
        return z3.BitVecVal(bits, type.width)
    if type.name in NARROW_FORMATS:
        bits, width = _OF_NARROW.from_float(NARROW_FORMATS[type.name].to_float(bits)), _OF_NARROW.width
    else:
        width = width_of(type)
    return z3.simplify(z3.fpBVToFP(z3.BitVecVal(bits, width), sort))


def number_of(pattern: Any, type: Scalar) -> Any:
    """The number of a float type that a bit-vector is the pattern of."""
    if type.name not in NARROW_FORMATS:
        return z3.fpBVToFP(pattern, sort_of(type))
    width = NARROW_FORMATS[type.name].width
    numbers = [constant(bits, type) for bits in range(1 << width)]
    for at in range(width):
        bit = z3.Extract(at, at, pattern) == 1
        numbers = [z3.If(bit, one, zero) for zero, one in zip(numbers[::2], numbers[1::2], strict=True)]
    return numbers[0]


def either(*conditions: Any) -> Any:
    """That one of the conditions holds. z3 takes what is shared between disjunctions apart, and needs time and memory
    for each path to it: so nothing is left of what cannot hold."""
    left = {each.get_id(): each for each in conditions if not z3.is_false(each)}
    if any(z3.is_true(each) for each in left.values()):
        return z3.BoolVal(True)
    return z3.Or(*left.values()) if len(left) > 1 else next(iter(left.values()), z3.BoolVal(False))


def as_bit(condition: Any) -> Any:
    """A condition as a bit-vector of width 1."""
    return z3.If(condition, z3.BitVecVal(1, 1), z3.BitVecVal(0, 1))


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
        self._patterns: dict[Term, Any] = {}
        self._numbers: dict[str, tuple[Any, Any]] = {}  # by narrow type, a pattern and the number that it stands for
        self.lemmas: list[Any] = []  # that hold of the terms that were encoded

    def _number(self, pattern: Any, type: Scalar) -> Any:
        """As `number_of`. Of a narrow type that is a choice among all of its numbers, which is made once."""
        if type.name not in NARROW_FORMATS:
            return number_of(pattern, type)
        if type.name not in self._numbers:
            some = z3.BitVec(f"pattern of {type.name}", NARROW_FORMATS[type.name].width)
            self._numbers[type.name] = some, number_of(some, type)
        some, number = self._numbers[type.name]
        return z3.substitute(number, (some, pattern))

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
        if term.type is None or (term.kind is TermKind.UNKNOWN and not term.type.is_integer):
            raise NotEncoded("an external call, or data of a global")
        if term.kind is TermKind.UNKNOWN:  # some number, of which nothing else is known
            return Encoded(z3.Const(f"unknown {self._structures.number(term)}", sort_of(term.type)), NEVER)
        if term.kind is TermKind.UNDEFINED:
            conditions = [z3.BoolVal(term.bits == each) for each in (POISON, UNWRITTEN, OF_UNWRITTEN)]
            return Encoded(constant(0, term.type), *conditions)
        if term.kind is TermKind.CONSTANT:
            return Encoded(constant(term.bits, term.type), NEVER)
        if term.kind is TermKind.INPUT:
            key = (term.parameter, term.element)
            if key not in self.inputs:
                pattern = z3.BitVec(f"x{term.parameter}_{term.element}", width_of(term.type))
                self.inputs[key] = pattern, term.type
                self.values[key] = self._number(pattern, term.type) if term.type.is_float else pattern, term.type
            value, type = self.values[key]
            if type != term.type:
                raise NotEncoded("an input of two types")
            return Encoded(value, NEVER)
        operands = [self._known[each] for each in term.operands]
        if term.name == "bitcast":
            whose = pattern_of(term)
            if whose.type == term.type:
                return self._known[whose]
            if whose.type is not None and whose.type.is_float:
                pattern = self._pattern(whose)
                value = pattern if term.type.is_integer else self._number(pattern, term.type)
                return _computed(value, [self._known[whose]])
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
        use = Use(term.name, frozenset(term.flags), types, term.type, term.result, free, self.lemmas)
        values = [each.value for each in operands]
        narrow = [each for each in (*types, term.type) if each.name in NARROW_FORMATS]
        if narrow and (term.name not in _EXACT or (term.name == "extf" and term.type in narrow)):
            raise NotEncoded(f"numbers of type {narrow[0]}")
        if term.name == "select":
            return _choice(values[0] == 1, *operands)
        if term.name == "copysign" and not term.flags:
            last = width_of(term.type) - 1
            size, sign = z3.fpAbs(values[0]), z3.Extract(last, last, self._pattern(term.operands[1]))
            return _computed(z3.If(sign == 1, z3.fpNeg(size), size), operands)
        encoder = encoder_of(term.name)
        if encoder is None:
            encoder = _uninterpreted
        value, own = encoder(use, values)
        return _computed(value, operands, own)

    def _pattern(self, root: Term) -> Any:
        """The pattern of a float that was encoded. What computes with numbers may give any NaN; what is given or passed
        on, and the sign that `negf`, `absf` and `copysign` change, is known."""
        pending = [root]
        while pending:
            term = pending[-1]
            passed = _passed_on(term)
            missing = [each for each in passed if each not in self._patterns]
            if missing and term not in self._patterns:
                pending += missing
                continue
            pending.pop()
            if term not in self._patterns:
                self._patterns[term] = self._made_pattern(term, [self._patterns[each] for each in passed])
        return self._patterns[root]

    def _made_pattern(self, term: Term, passed: Sequence[Any]) -> Any:
        assert term.type is not None
        width = width_of(term.type)
        if term.kind is TermKind.INPUT:
            return self.inputs[term.parameter, term.element][0]
        if term.kind is TermKind.CONSTANT:
            return z3.BitVecVal(term.bits, width)
        if term.name == "bitcast" and (before := term.operands[0].type) is not None and before.is_integer:
            return self._known[term.operands[0]].value
        sign = z3.BitVecVal(1 << (width - 1), width)
        match term.name if passed else "":
            case "bitcast":
                return passed[0]
            case "negf":
                return passed[0] ^ sign
            case "absf":
                return passed[0] & ~sign
            case "copysign":
                return (passed[0] & ~sign) | (passed[1] & sign)
            case "select":
                return z3.If(self._known[term.operands[0]].value == 1, *passed)
        if term.type.name in NARROW_FORMATS:
            raise NotEncoded(f"the pattern of a {term.type}")
        format_, number = IEEE_FORMATS[term.type.name], self._structures.number(term)
        payload = z3.BitVec(f"payload {number}", format_.fraction_bits)
        some = z3.If(payload == 0, z3.BitVecVal(1, format_.fraction_bits), payload)
        ones = z3.BitVecVal((1 << format_.exponent_bits) - 1, format_.exponent_bits)
        nan = z3.Concat(z3.BitVec(f"sign {number}", 1), ones, some)
        value = self._known[term].value
        return z3.If(z3.fpIsNaN(value), nan, z3.fpToIEEEBV(value))


def _passed_on(term: Term) -> Sequence[Term]:
    """The floats of whose patterns that of a float is made, none where it is computed."""
    if term.kind is not TermKind.OPERATION or term.flags:
        return ()
    match term.name:
        case "bitcast" if term.operands[0].type is not None and term.operands[0].type.is_float:
            return term.operands
        case "negf" | "absf" | "copysign":
            return term.operands
        case "select":
            return term.operands[1:]
    return ()


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
