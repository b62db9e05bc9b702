"""Constants of more bits than a cell of the machine holds, made of parts that it holds."""

from __future__ import annotations

from equiv.pairing.draft import Draft
from equiv.pairing.rewriting import rewritten
from interp import ir

_PART = ir.Scalar("i128")  # the widest constant of a cell


def divide_constants(draft: Draft) -> Draft:
    """The draft with each constant that needs more than 128 bits as the sum of its parts, in both programs alike."""
    modules = [each if not _has_wide(each) else rewritten(each, _divided) for each in (draft.source, draft.target)]
    if modules[0] is draft.source and modules[1] is draft.target:
        return draft
    return draft.with_modules(modules[0], modules[1])


def _has_wide(module: ir.Module) -> bool:
    return any(map(_is_wide, ir.of_kind(module, ir.Const)))


def _is_wide(operation: ir.Operation) -> bool:
    if not isinstance(operation, ir.Const) or not operation.bits >> _PART.width:
        return False
    type_ = operation.result.type
    return isinstance(type_, ir.Scalar) and type_.is_integer and operation.bits < 1 << type_.width


def _divided(operation: ir.Operation) -> list[ir.Operation] | None:
    """An extension of one part with its sign, or all parts that are not zero, each shifted to its place."""
    if not isinstance(operation, ir.Const) or not _is_wide(operation):
        return None
    place, result, bits = operation.place, operation.result, operation.bits
    assert isinstance(result.type, ir.Scalar)
    width, mask = result.type.width, (1 << _PART.width) - 1
    made: list[ir.Operation] = []

    def constant(type_: ir.Scalar, number: int) -> ir.Value:
        value = ir.Value(type_, "")
        made.append(ir.Const(place=place, result=value, bits=number))
        return value

    def apply(name: str, *operands: ir.Value, gives: ir.Value | None = None) -> ir.Value:
        value = gives or ir.Value(result.type, "")
        made.append(ir.Op(place=place, results=[value], name=name, operands=list(operands)))
        return value

    negative = (1 << width) - bits
    if negative <= 1 << (_PART.width - 1):
        apply("extsi", constant(_PART, bits & mask), gives=result)
        return made
    starts = [at for at in range(0, width, _PART.width) if bits >> at & mask]
    whole = None
    for at in starts:
        is_last = at == starts[-1]
        part = constant(_PART, bits >> at & mask)
        if at:
            part = apply("extui", part)
            amount = constant(result.type, at)
            part = apply("shli", part, amount, gives=result if is_last and whole is None else None)
        else:
            part = apply("extui", part)
        whole = part if whole is None else apply("ori", whole, part, gives=result if is_last else None)
    return made
