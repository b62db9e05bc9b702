"""Records of which one field was changed, as a file from elsewhere may have them."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

VALUES: tuple[Any, ...] = (
    None,
    True,
    -1,
    10**30,
    1e308,
    float("nan"),
    float("inf"),
    "",
    "text",
    "\ud800\x00\n::error::x",
    [],
    [None],
    {},
    {"x": {}},
)


def mutants(data: Any) -> Iterator[tuple[str, Any]]:
    """Each with the path of what was changed: another value, or no field at all, or one more."""
    for path in _paths(data, ()):
        name = "/".join(map(str, path))
        for number, value in enumerate(VALUES):
            mutant = copy.deepcopy(data)
            _inside(mutant, path[:-1])[path[-1]] = value
            yield f"{name} = value {number}", mutant
        mutant = copy.deepcopy(data)
        del _inside(mutant, path[:-1])[path[-1]]
        yield f"{name} missing", mutant


def _paths(data: Any, path: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        yield (*path, key)
        yield from _paths(value, (*path, key))


def _inside(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        data = data[key]
    return data
