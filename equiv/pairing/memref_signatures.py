"""The memrefs that functions of pointers take and return: as the function says, or as two of them tell."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field

from equiv.errors import SignatureMismatch
from equiv.pairing.pointees import Pointees, returned_parameter
from interp import ir
from interp.ir import operands_of

_I64 = ir.Scalar("i64")


class MemrefSignature(Struct):
    """`loose` are memrefs, by position, of which some sizes and strides are parameters of their own, that follow them:
    the numbers' places in the descriptor. Those that were `inferred` from two functions of pointers hold as much as the
    source accesses. Of the results, None is a pointer that is one of the parameters in both functions, and is left
    out."""

    parameters: list[ir.Type]
    results: list[ir.Type | None]
    names: list[str]
    loose: dict[int, list[int]] = field(default_factory=dict)
    inferred: bool = False

    @property
    def kept(self) -> list[ir.Type]:
        """The results that are compared."""
        return [each for each in self.results if each is not None]

    @property
    def given(self) -> list[ir.Type]:
        """The types of the parameters that are no numbers of a descriptor."""
        types: list[ir.Type] = []
        at = 0
        while at < len(self.parameters):
            types.append(self.parameters[at])
            at += 1 + len(self.loose.get(at, ()))
        return types


def signature_of(function: ir.Function) -> MemrefSignature:
    """What a function takes and returns, as it stands."""
    names = [each.name for each in function.parameters]
    return MemrefSignature([each.type for each in function.parameters], list(function.results), names)


def used_in(function: ir.Function) -> set[ir.Value]:
    """The values that operations of a function use."""
    assert function.body is not None
    return {value for operation in ir.walk(function.body) for value in operands_of(operation)}


def inferred_signature(
    source: ir.Module, of_source: ir.Function, target: ir.Module, of_target: ir.Function
) -> MemrefSignature:
    """The memrefs that two functions in LLVM form take, from the order of their parameters: two pointers and an odd
    number of integers are a descriptor, unless memory is accessed through the first pointer, which a descriptor has for
    `free` alone, or a lone integer is used, as the offset of a scalar is not. Element types are those of the accesses.
    A memref whose sizes and strides are not all arguments is a flat one, whose extent the accesses tell. Raises
    `SignatureMismatch` where the two take or return other types, or point to what is not known."""
    given, results = [each.type for each in of_source.parameters], list(of_source.results)
    if given != [each.type for each in of_target.parameters] or results != list(of_target.results):
        raise SignatureMismatch(
            f"function '{of_target.name}' takes or returns other pointers and numbers than '{of_source.name}' at "
            f"{of_source.place}",
            of_target.place,
        )
    pointees = [Pointees(source, of_source), Pointees(target, of_target)]
    used = [used_in(of_source), used_in(of_target)]

    def is_used(position: int) -> bool:
        return of_source.parameters[position] in used[0] or of_target.parameters[position] in used[1]

    def rank_of_descriptor(position: int) -> int | None:
        rank = _rank(given, position)
        for found, function in zip(pointees, (of_source, of_target), strict=True):
            if rank is not None and found.of(function.parameters[position]):
                return None
        return None if rank == 0 and is_used(position + 2) else rank

    def element(position: int) -> ir.Scalar:
        for found, function in zip(pointees, (of_source, of_target), strict=True):
            types = found.of(function.parameters[position])
            if len(types) > 1:
                raise SignatureMismatch(
                    f"argument {position} of function '{function.name}' points to several types of elements",
                    function.place,
                )
            if types:
                return types.pop()
        return ir.Scalar("i8")

    parameters: list[ir.Type] = []
    names: list[str] = []
    loose: dict[int, list[int]] = {}
    at = 0
    while at < len(given):
        rank = rank_of_descriptor(at)
        name = of_source.parameters[at].name or f"arg{at}"
        if given[at] != ir.POINTER:
            parameters.append(given[at])
            names.append(name)
            at += 1
        elif rank is None:
            parameters.append(ir.View(element(at), (None,)))
            names.append(name)
            at += 1
        else:
            sizes, strides = range(at + 3, at + 3 + rank), range(at + 3 + rank, at + 3 + 2 * rank)
            dynamic = [is_used(each) for each in (*sizes, *strides)]
            all_strides = all(dynamic[rank : 2 * rank - 1]) if rank else True
            if any(dynamic) and not all_strides:
                # What the code does not take from the descriptor is a constant in it, which the memref cannot tell.
                loose[len(parameters)] = [1 + each for each, is_one in enumerate(dynamic) if is_one]
                numbers = [each for each, is_one in enumerate(dynamic) if is_one]
                parameters += [_memref(element(at + 1), rank, False, False, dynamic), *[_I64] * len(numbers)]
                names += [name, *(f"{name}_{'stride' if each >= rank else 'size'}{each % rank}" for each in numbers)]
            else:
                parameters.append(_memref(element(at + 1), rank, any(dynamic), is_used(at + 2), dynamic))
                names.append(name)
            at += 3 + 2 * rank
    return MemrefSignature(
        parameters, _results((source, of_source), (target, of_target), pointees), names, loose, inferred=True
    )


def _results(
    source: tuple[ir.Module, ir.Function], target: tuple[ir.Module, ir.Function], pointees: Sequence[Pointees]
) -> list[ir.Type | None]:
    """What two functions in LLVM form return: descriptors are memrefs of any sizes and strides. Of memory that neither
    looks at nothing is known but which pointer it is."""
    given, found = list(source[1].results), list[ir.Type | None]()
    at = 0
    while at < len(given):
        rank = _rank(given, at)
        if given[at] != ir.POINTER:
            found.append(given[at])
            at += 1
            continue
        elements = set[ir.Scalar]()
        if rank is not None:
            for types, (_, function) in zip(pointees, (source, target), strict=True):
                elements |= types.returned(function, at + 1)
        if rank is not None and len(elements) == 1:
            found.append(ir.View(elements.pop(), (None,) * rank, (None,) * rank, None))
            at += 3 + 2 * rank
            continue
        of_source, of_target = (returned_parameter(*each, at) for each in (source, target))
        if of_source is None or of_source != of_target:
            raise SignatureMismatch(
                f"function '{source[1].name}' returns a pointer of which is not known what it points to; compare with "
                "the program before the lowering to LLVM",
                source[1].place,
            )
        found.append(None)
        at += 1
    return found


def _rank(types: Sequence[ir.Type], at: int) -> int | None:
    """The rank of the descriptor at a position, None where there is none."""
    if list(types[at : at + 2]) != [ir.POINTER] * 2:
        return None
    count = 0
    while at + 2 + count < len(types) and types[at + 2 + count] == _I64:
        count += 1
    return (count - 1) // 2 if count else None


def _memref(element: ir.Scalar, rank: int, dynamic: bool, has_offset: bool, used: Sequence[bool]) -> ir.View:
    offset = None if has_offset else 0
    if rank == 0:
        return ir.View(element, (), None, offset)
    if not dynamic:
        return ir.View(element, (None, *(1,) * (rank - 1)), None, offset)
    shape: tuple[int | None, ...] = (None,) * rank
    strides = (None,) * (rank - 1) + (None if used[-1] else 1,)
    return ir.View(element, shape, strides, offset)
