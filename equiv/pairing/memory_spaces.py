"""The memory spaces of what two functions take and return.

A caller of the source hands over memory in the spaces that the source names. Pointers of two spaces are of two types,
which may differ in size and need not point to the same where their bits are the same (LLVM Language Reference,
"Pointer Type" and "addrspacecast"; MLIR Language Reference, "MemRef Type"). Spaces that one program alone names, and
those of which each program has a name in a vocabulary of its own, are given by a pass: that they are the same memory is
stated."""

from __future__ import annotations

from collections.abc import Sequence

from interp import ir


def other_space(source: ir.MemorySpaces, target: ir.MemorySpaces) -> tuple[str, str] | None:
    """The first memory space of the source, and that of the target for the same memory, which is another one."""
    return next((each for each in _differing(source, target) if not _is_renamed(*each)), None)


def renamed_spaces(source: ir.MemorySpaces, target: ir.MemorySpaces) -> list[str]:
    """What is to be stated of spaces which may be the same memory."""
    return [
        f"{_words(of_source)} of the source and {_words(of_target)} of the target are the same memory"
        for of_source, of_target in dict.fromkeys(_differing(source, target))
        if _is_renamed(of_source, of_target)
    ]


def _differing(source: ir.MemorySpaces, target: ir.MemorySpaces) -> list[tuple[str, str]]:
    pairs = [
        *_together(source.parameters, target.parameters),
        *_together(source.results, target.results),
    ]
    nowhere = {ir.MemorySpaces.DEFAULT, ir.MemorySpaces.ANYWHERE}
    return [each for each in pairs if each[0] != each[1] and not nowhere >= set(each)]


def _together(source: Sequence[str], target: Sequence[str]) -> list[tuple[str, str]]:
    """The spaces of the same memory. A descriptor has two pointers, and functions of other forms are compared by all of
    their spaces; one that takes values has none."""
    if len(target) == 2 * len(source):
        source = [each for each in source for _ in range(2)]
    elif len(source) == 2 * len(target):
        target = [each for each in target for _ in range(2)]
    if len(source) == len(target):
        return list(zip(source, target, strict=True))
    if not source or not target:
        return []
    missing = [each for each in source if each not in target]
    return [(each, other) for each in missing for other in target if other not in source]


def _is_renamed(source: str, target: str) -> bool:
    """Whether two spaces that are not the same by name may be: one is that of memory of which nothing is said, or they
    are of two vocabularies. All numbers are of one, that of what is lowered to LLVM."""
    return ir.MemorySpaces.DEFAULT in (source, target) or _vocabulary(source) != _vocabulary(target)


def _vocabulary(space: str) -> str:
    return "" if space.isdecimal() else space.partition("<")[0]


def _words(space: str) -> str:
    return f"memory space {space}" if space else "the default memory space"
