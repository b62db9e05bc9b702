"""Over how many blocks, warps and threads tiles are dealt out: as many as the program has, or there is no such program.

Triton's own verifier holds the encodings of tensors to the attributes of the modules and functions around an operation,
and to its partition where warps are specialized (Triton, `TritonGPUVerifyTensorLayoutInterface` and
`maybeLookupNumWarps`). What a program is compiled for is a choice that both have to make alike."""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import prod
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.walking import within
from frontends.triton.aliases import without_aliases
from frontends.triton.attributes import said_around
from interp import ir

_WARPS, _THREADS, _BLOCKS = "ttg.num-warps", "ttg.threads-per-warp", "ttg.num-ctas"
_TARGET = "ttg.target"
_OF_TWO_BLOCKS, _IS_OF_TWO_BLOCKS = "ttng.two-ctas", "two_ctas"  # of a module, and of a product
_PRODUCTS = ("ttng.tc_gen5_mma", "ttng.tc_gen5_mma_scaled")
_THREADS_OF_A_WARP = 32  # where nothing else is said
_SPECIALIZED, _PARTITIONS = "ttg.warp_specialize", "ttg.warp_specialize.partitions"
_NUMBERS = re.compile(r"\b(warpsPerCTA|threadsPerWarp|CTAsPerCGA)\s*=\s*\[([\d,\s]*)\]")
_BASES = re.compile(r"\b(lane|warp|block|CGALayout)\s*=\s*\[((?:\s*\[[\d,\s]*\]\s*,?)*)\]")
_KINDS = {
    **dict.fromkeys(("warpsPerCTA", "warp"), "warps"),
    **dict.fromkeys(("threadsPerWarp", "lane"), "threads of a warp"),
    **dict.fromkeys(("CTAsPerCGA", "CGALayout", "block"), "blocks"),
}


def require_warps(lowering: Lowering, function: Any) -> None:
    """Raises `Unsupported` for a tile that is dealt out over more or fewer warps or threads than the program has, and
    notes for which target it is."""
    warps, target = said_around(function, _WARPS), said_around(function, _TARGET)
    if target is not None:
        lowering.choices.add(ir.Choice(ir.ChoiceKind.MACHINE, target, "the target of Triton's programs"))
    _require_pairs(lowering, function)
    if warps is None or not warps.isdecimal():
        return
    wanted = {
        "blocks": _number(said_around(function, _BLOCKS), 1),
        "threads of a warp": _number(said_around(function, _THREADS), _THREADS_OF_A_WARP),
    }
    seen = set[tuple[Any, int]]()
    for operation, count in _with_warps(function, int(warps)):
        types = [each.type for each in operation.results]
        types += [each.type for region in operation.regions for block in region.blocks for each in block.arguments]
        for type in types:
            if (type, count) in seen:
                continue
            seen.add((type, count))
            for kind, found in _dealt_out(lowering, str(type)).items():
                if found != wanted.get(kind, count):
                    raise lowering.unsupported_at(
                        operation, f"{type} over {found} {kind}, where there are {wanted.get(kind, count)}"
                    )


def _require_pairs(lowering: Lowering, function: Any) -> None:
    """Raises `Unsupported` where the module says that products are of two blocks, and there is one, or that they are
    not, and a product says otherwise: by it the first of two blocks alone copies to tensor memory and tells of products
    (Triton, `TensorMemoryCopyOpConversion` and `TCGen5CommitOpConversion`), and both do what the whole program says."""
    said = said_around(function, _OF_TWO_BLOCKS)
    if said is None:  # by a pass that has not run
        return
    if said != "false" and _number(said_around(function, _BLOCKS), 1) < 2:
        raise lowering.unsupported_at(function.operation, f"'{_OF_TWO_BLOCKS}' of a program of one block")
    for each in within(function.operation):
        if each.name in _PRODUCTS and (_IS_OF_TWO_BLOCKS in each.attributes) != (said == "true"):
            raise lowering.unsupported_at(each, f"where the module says '{_OF_TWO_BLOCKS} = {said}'")


def _number(text: str | None, otherwise: int) -> int:
    return int(text) if text is not None and text.isdecimal() else otherwise


def _with_warps(operation: Any, count: int) -> Iterator[tuple[Any, int]]:
    """The operations of a function, each with the number of warps that run it."""
    yield operation, count
    counts = [count] * len(operation.regions)
    if operation.name == _SPECIALIZED and len(counts) > 1:
        counts[1:] = _of_partitions(operation)[: len(counts) - 1] or counts[1:]
    elif operation.name == _PARTITIONS and operation.parent is not None:
        counts = _of_partitions(operation.parent.operation) or counts
    for region, inside in zip(operation.regions, counts, strict=False):
        for block in region.blocks:
            for view in block.operations:
                yield from _with_warps(view.operation, inside)


def _of_partitions(operation: Any) -> list[int]:
    attributes = operation.attributes
    return [int(each) for each in attributes["partitionNumWarps"]] if "partitionNumWarps" in attributes else []


def _dealt_out(lowering: Lowering, text: str) -> dict[str, int]:
    """How many blocks, warps and threads of a warp the encoding of a tensor says, each where it does; a part of another
    one as that says. One that says the warps and no blocks is of one."""
    if not text.startswith("tensor<"):
        return {}
    text = without_aliases(lowering, text)
    found = {
        _KINDS[name]: prod(int(each) for each in numbers.split(",") if each.strip())
        for name, numbers in _NUMBERS.findall(text)
    }
    found |= {_KINDS[name]: 1 << bases.count("[") for name, bases in _BASES.findall(text)}
    return {"blocks": 1, **found} if "warps" in found else found
