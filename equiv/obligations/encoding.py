"""Terms as z3 expressions.

An integer is a bit-vector, a float a number of z3's floating-point theory. Beside its value each has a condition under
which it is poison (or its computation is undefined), of which nothing can be said."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import z3

from interp.ir import Scalar
from interp.term import Term

FORMATS = {"f16": (5, 11), "bf16": (8, 8), "f32": (8, 24), "f64": (11, 53)}


class NotEncoded(Exception):
    """A term that z3 is not asked about; the message says why."""


@dataclass(frozen=True, slots=True)
class Encoded:
    """`value` as a z3 expression; `poison` is a z3 condition."""

    value: Any
    poison: Any


@dataclass(frozen=True, slots=True)
class Use:
    """An operation as it is used in a term."""

    name: str
    flags: frozenset[str]
    operands: tuple[Scalar, ...]
    type: Scalar
    result: int


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
    from equiv.obligations import floats, integers  # noqa: F401  (they register theirs)

    return _encoders.get(name)


def sort_of(type: Scalar | None) -> Any:
    """Raises `NotEncoded`."""
    if type is None:
        raise NotEncoded("a value without a type")
    if type.is_integer:
        return z3.BitVecSort(type.width)
    if type.name not in FORMATS:
        raise NotEncoded(f"numbers of type {type}")
    return z3.FPSort(*FORMATS[type.name])


def constant(bits: int, type: Scalar) -> Any:
    if type.is_integer:
        return z3.BitVecVal(bits, type.width)
    sort = sort_of(type)
    return z3.simplify(z3.fpBVToFP(z3.BitVecVal(bits, type.width), sort))


class Encoding:
    """Encodes terms of one obligation; inputs are z3 constants by parameter and element."""

    def __init__(self) -> None:
        self.inputs: dict[tuple[int, int], tuple[Any, Scalar]] = {}
        self._known: dict[Term, Encoded] = {}

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
                self._known[term] = self._make(term)
        return self._known[root]

    def _make(self, term: Term) -> Encoded:
        if term.type is None or term.kind == "unknown":
            raise NotEncoded("an external call or a value that is not defined")
        if term.kind == "constant":
            return Encoded(constant(term.bits, term.type), z3.BoolVal(False))
        if term.kind == "input":
            key = (term.parameter, term.element)
            if key not in self.inputs:
                self.inputs[key] = z3.Const(f"x{term.parameter}_{term.element}", sort_of(term.type)), term.type
            value, type = self.inputs[key]
            if type != term.type:
                raise NotEncoded("an input of two types")
            return Encoded(value, z3.BoolVal(False))
        operands = [self._known[each] for each in term.operands]
        types = tuple(each.type for each in term.operands)
        if any(type is None for type in types):
            raise NotEncoded("a value without a type")
        use = Use(term.name, frozenset(term.flags), types, term.type, term.result)  # type: ignore[arg-type]
        values = [each.value for each in operands]
        if term.name == "select":
            chosen = values[0] == 1
            poison = z3.Or(operands[0].poison, z3.If(chosen, operands[1].poison, operands[2].poison))
            return Encoded(z3.If(chosen, values[1], values[2]), poison)
        encoder = encoder_of(term.name)
        if encoder is None:
            encoder = _uninterpreted
        value, own = encoder(use, values)
        return Encoded(value, z3.Or(own, *(each.poison for each in operands)))


def _uninterpreted(use: Use, values: Sequence[Any]) -> tuple[Any, Any]:
    """Some function of its operands."""
    if use.flags:
        raise NotEncoded(f"{use.name} with flags")
    name = f"{use.name}:{','.join(map(str, use.operands))}:{use.type}:{use.result}"
    function = z3.Function(name, *(sort_of(type) for type in use.operands), sort_of(use.type))
    return function(*values), z3.BoolVal(False)


def same(left: Any, right: Any) -> Any:
    """Equal bit for bit, up to the payload of NaNs."""
    return left == right
