"""What the target says of the alignment of its arguments' memory, and the source does not.

An access that states no alignment says that its address is a multiple of what the type requires (LLVM Language
Reference, "load": an omitted alignment is the ABI's): one that states less may not become one that states nothing.

An access that says that its address is a multiple of more than the size of an element is undefined elsewhere, and a
compiler relies on that. A run places each argument at a page, so that it shows what is wrong with the distance from
there alone. What is said of the start of an argument has to be said by the source too.

Another module that declares a global may state of it what its definition does, so that this may not become less."""

from __future__ import annotations

from msgspec import Struct

from equiv.pairing.pair import Pair
from equiv.pairing.placement.alignment import Access, Buffer, Claim, accesses
from equiv.verdict import Reason
from equiv.verdict.reasons import ReasonKind
from interp import ir

_LARGEST_NUMBER = 16  # bytes
_OF_DEVICE = 256  # bytes, to which memory of a device is allocated


class Alignments(Struct, frozen=True):
    """Why the target may rely on an alignment that nothing promises, if it may, and what is taken for granted."""

    unpromised: Reason | None = None
    assumptions: tuple[str, ...] = ()


def compare_alignments(pair: Pair) -> Alignments:
    """Holds what the target says against what the source says of the same memory, and its types and allocations do."""
    understated = _understated(pair) or _less_aligned_than_accessed(pair) or _less_aligned_for_others(pair)
    if understated is not None:
        return Alignments(understated)
    wanted = [each for each in pair.claims[1] if each.alignment > _natural(pair, each.buffer)]
    assumed = dict.fromkeys(_of_promised(pair))
    stated = [each for each in pair.claims[0] if each.certain]
    for claim in wanted:
        if isinstance(claim.buffer, ir.Alloc) or claim.buffer is None:
            return Alignments(_unpromised(pair, claim))
        same = [each for each in stated if each.buffer == claim.buffer and each.alignment >= claim.alignment]
        if _is_less_aligned(pair, claim.buffer):
            same = []  # what the source says is true of its own global
        if any(each.always for each in same):
            continue
        if _is_of_device(pair, claim):
            name = _name(pair, claim.buffer)
            what = f"as the access at {claim.place} says and as allocations of a device's memory are"
            assumed.setdefault(f"{name} is aligned to {claim.alignment} bytes, {what}")
            continue
        if claim.always or not same:
            return Alignments(_unpromised(pair, claim))
        # Both say so, under conditions of their own.
        name = _name(pair, claim.buffer)
        assumed[f"{name} is aligned to {claim.alignment} bytes, as both programs say ({same[0].place})"] = None
    return Alignments(assumptions=tuple(assumed))


def _understated(pair: Pair) -> Reason | None:
    """Where the target says of an argument's or a global's memory what its type requires, and all that the source says
    of the same memory is less."""
    has_understated = any(each.understated for each in pair.source_module.functions.values())
    if not has_understated and not pair.promised and not (pair.bare_pointers and _moves_bytes(pair.source_module)):
        return None
    accessed = accesses(pair.source_module, pair.source.function)
    said = {place: least for each in pair.source_module.functions.values() for place, least in each.understated.items()}
    # What a memref's descriptor points to is aligned to its elements, whoever copies them byte by byte.
    less = {each.buffer for each in accessed if each.place in said or (each.of_bytes and pair.bare_pointers)}
    less |= pair.promised.keys()  # of bytes that may be read nothing is said but how many they are
    known: list[Access | Claim] = [*accessed, *pair.claims[0]]
    for access in accesses(pair.target_module, pair.target.function):
        if isinstance(access.buffer, ir.Alloc) or (access.buffer not in less and None not in less | {access.buffer}):
            continue
        if not any(_promises(each, access) for each in known) and access.alignment > _allocated(pair, access.buffer):
            what = "an address" if access.buffer is None else _name(pair, access.buffer)
            message = f"this says that {what} is aligned to {access.alignment} bytes, and the source says less"
            return Reason.at(ReasonKind.ALIGNMENT, message, access.place)
    return None


def _of_promised(pair: Pair) -> list[str]:
    """What both programs say of the alignment of bytes that callers promise, each under conditions of its own: where
    they do not access them, nothing else says it."""
    if not pair.promised:
        return []
    known: list[Access | Claim] = [*accesses(pair.source_module, pair.source.function), *pair.claims[0]]
    found: list[str] = []
    for access in accesses(pair.target_module, pair.target.function):
        if not isinstance(access.buffer, int) or access.buffer not in pair.promised or access.alignment == 1:
            continue
        same = [each for each in known if _promises(each, access)]
        if same and not any(each.always for each in same):
            name = _name(pair, access.buffer)
            found.append(f"{name} is aligned to {access.alignment} bytes, as both programs say ({same[0].place})")
    return found


def _less_aligned_than_accessed(pair: Pair) -> Reason | None:
    """Where the target accesses memory of its own as what its allocation says it is not aligned to."""
    if not any(map(_may_be_less, ir.of_kind(pair.target_module, ir.Alloc))):
        return None
    for access in accesses(pair.target_module, pair.target.function):
        match access.buffer:
            case ir.Alloc(alignment=alignment) as buffer if _may_be_less(buffer) and alignment < access.alignment:
                message = f"this says that an address is a multiple of {access.alignment}, in a buffer of {alignment}"
                return Reason.at(ReasonKind.ALIGNMENT, message, access.place)
    return None


def _less_aligned_for_others(pair: Pair) -> Reason | None:
    """Where a global that others name is aligned to less than the source's, which a declaration of it may state."""
    for name, source in pair.source_module.globals.items():
        target = pair.target_module.globals.get(name)
        if target is None or source.private:
            continue
        before, after = (max(each.alignment, _size(each.element)) for each in (source, target))
        if after < before:
            message = f"@{name}, which others see, is aligned to {after} bytes, and to {before} in the source"
            return Reason.at(ReasonKind.ALIGNMENT, message, target.place)
    return None


def _may_be_less(buffer: ir.Alloc) -> bool:
    return buffer.alignment < _LARGEST_NUMBER and (buffer.stated or buffer.result.type == ir.POINTER)


def _moves_bytes(module: ir.Module) -> bool:
    return not ir.kinds_of(module).isdisjoint((ir.Copy, ir.Fill))


def _promises(source: Access | Claim, target: Access) -> bool:
    """Whether an access of the source, or a claim, says what one of the target does, wherever that is made."""
    same = source.buffer is not None and source.buffer == target.buffer
    return same and source.alignment >= target.alignment and (source.always or not target.always)


def _allocated(pair: Pair, buffer: int | str | None) -> int:
    """What a buffer is aligned to that one of the programs allocates."""
    return pair.target_module.globals[buffer].alignment if isinstance(buffer, str) else 1


def _is_less_aligned(pair: Pair, buffer: Buffer) -> bool:
    """Whether the target's global of a name is aligned to less than the source's."""
    if not isinstance(buffer, str):
        return False
    source, target = pair.source_module.globals.get(buffer), pair.target_module.globals.get(buffer)
    return source is not None and target is not None and target.alignment < source.alignment


def _is_of_device(pair: Pair, claim: Claim) -> bool:
    """Whether a kernel says no more of an argument than what allocates memory of a device does: `cudaMalloc` aligns to
    256 bytes at least (CUDA C++ Programming Guide, Device Memory Accesses)."""
    launches = any(each.launches for each in pair.target_module.functions.values())
    return launches and not claim.always and isinstance(claim.buffer, int) and claim.alignment <= _OF_DEVICE


def _natural(pair: Pair, buffer: Buffer) -> int:
    """What memory is aligned to without a word from a program's accesses."""
    match buffer:
        case ir.Alloc(result=result, alignment=alignment, stated=stated):
            if isinstance(result.type, ir.View):
                return max(alignment if stated else 1, _size(result.type.element))
            return alignment
        case int():
            type = pair.signature.parameters[buffer].type
            return _size(type.element) if isinstance(type, ir.View) else 1
        case str():
            global_ = pair.target_module.globals[buffer]
            return max(global_.alignment, _size(global_.element))
        case None:
            return 1


def _size(element: ir.Scalar) -> int:
    """The largest power of two that divides the size of an element, in bytes."""
    size = max(element.width // 8, 1)
    return size & -size


def _name(pair: Pair, buffer: int | str) -> str:
    return f"@{buffer}" if isinstance(buffer, str) else f"%{pair.signature.parameters[buffer].name}"


def _unpromised(pair: Pair, claim: Claim) -> Reason:
    if claim.buffer is None:
        said = f"this says that an address is a multiple of {claim.alignment}, and in which buffer it is is not known"
    elif isinstance(claim.buffer, ir.Alloc):
        promised = _natural(pair, claim.buffer)
        said = (
            f"this says that an address is a multiple of {claim.alignment}, in a buffer that is aligned to {promised}"
        )
    else:
        name = _name(pair, claim.buffer)
        said = f"this says that {name} is aligned to {claim.alignment} bytes, which the source does not say"
    return Reason.at(ReasonKind.ALIGNMENT, said, claim.place)
