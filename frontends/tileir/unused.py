"""What a kernel computes and nothing uses."""

from __future__ import annotations

from collections.abc import Iterator

from frontends.tileir.statements import Region, Statement

# Operations without an effect that are defined for all operands.
_TOTAL = frozenset(
    ("constant", "ftof", "get_global", "int_to_ptr", "mmaf", "pack", "ptr_to_int", "ptr_to_ptr", "unpack")
)


def drop_unused(body: Region) -> None:
    """Removes the statements of a kernel whose results nothing uses, where all that they do is to compute them."""
    used = {name for each in _within(body) if each.name not in _TOTAL for name in each.operands}
    by_result = {name: each for each in _within(body) if each.name in _TOTAL for name in each.results}
    pending = [by_result[name] for name in used if name in by_result]
    for each in pending:
        for name in each.operands:
            if name not in used:
                used.add(name)
                pending += [by_result[name]] if name in by_result else []
    _drop(body, used)


def _within(region: Region) -> Iterator[Statement]:
    for statement in region.statements:
        yield statement
        for each in statement.regions:
            yield from _within(each)


def _drop(region: Region, used: set[str]) -> None:
    region.statements = [
        each for each in region.statements if each.name not in _TOTAL or any(name in used for name in each.results)
    ]
    for statement in region.statements:
        for each in statement.regions:
            _drop(each, used)
