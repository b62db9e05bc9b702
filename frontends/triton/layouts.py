"""How tiles are dealt out to registers, and lie in shared memory, as encodings of types say."""

from __future__ import annotations

import re
from typing import Any

from frontends.mlir.core.lowering import Lowering

_ALIAS = re.compile(r"#[\w$]+(?![\w.$])")
_ENCODING = re.compile(r"!ttg\.memdesc<(?:\d+x)+\w+, (#[\w$.]+(?:<\{[^}]*\}>)?)")
_BLOCKED = re.compile(r"tensor<[^#]*#ttg\.blocked<\{[^}]*\border = \[(\d+)")
_UNSWIZZLED = re.compile(r"#ttg\.swizzled_shared<\{[^}]*\bmaxPhase = 1, order = \[([\d, ]+)\]")
_CTAS = re.compile(r'"ttg\.num-ctas" = (\d+)')


def fastest_dimension(lowering: Lowering, tile: Any) -> int:
    """That in which consecutive elements are those of one thread. Raises `Unsupported` where it is not known."""
    type = lowering.type(tile.type)
    rank = getattr(type, "rank", 0)
    if rank == 1:
        return 0
    found = _BLOCKED.match(str(tile.type))
    if found is None or int(found[1]) >= rank:
        raise lowering.unsupported(f"which elements of a {tile.type} are those of one thread")
    return int(found[1])


def require_same_bytes(lowering: Lowering, source: Any, target: Any) -> None:
    """Raises `Unsupported` where the elements that lie one after the other in memory of one type are not certain to be
    those that do so in memory of another: a view keeps the bytes, and not the elements."""
    encodings = [_encoding(lowering, str(each.type)) for each in (source, target)]
    shapes = [getattr(lowering.type(each.type), "shape", None) for each in (source, target)]
    if encodings[0] == encodings[1] and shapes[0] == shapes[1]:
        return
    if not all(_is_row_major(each) for each in encodings):
        raise lowering.unsupported(f"{source.type} as {target.type}, which lies in memory otherwise")


def _encoding(lowering: Lowering, type: str) -> str:
    found = _ENCODING.match(type)
    if found is None:
        return type
    name = found[1]
    if not _ALIAS.fullmatch(name):
        return name
    alias = re.search(rf"{re.escape(name)}\s*=\s*(.*)", lowering.symbols.text)
    return alias[1].strip() if alias is not None else name


def _is_row_major(encoding: str) -> bool:
    found = _UNSWIZZLED.match(encoding)
    if found is None:
        return False
    order = [int(each) for each in found[1].split(",")]
    return order == sorted(order, reverse=True)


def require_several_blocks(lowering: Lowering, what: str) -> None:
    """Raises `Unsupported` for what the blocks of a cluster do together in a program that is said to have one."""
    counts = _CTAS.findall(lowering.symbols.text)
    if not counts or any(int(each) < 2 for each in counts):
        raise lowering.unsupported(f"{what} of a program that is not said to have several blocks")
