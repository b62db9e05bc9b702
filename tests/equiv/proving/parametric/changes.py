"""Random changes of a certificate's file: of one thing in it, whatever that is."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator, Sequence
from typing import Any

_Path = tuple[Any, ...]
_READABLE = 0.8
_NAMES = ("x0", "x1", "x2", "y0", "y1", "y2", "p0", "p1", "p2", "p0_0", "p1_0", "s1", "s2", "t1", "t2", "tc0", "q", "")
_ODD: tuple[Any, ...] = (
    None, True, False, "", "x0", "0", 1.5, float("inf"), float("nan"), [], {}, [0], [[]], {"all": []}, {"any": []},
    {"least": True}, {"zero": [0, [1, "x0"]]}, 1 << 70, 1 << 300, -(1 << 63), {"least": [0, [1, [0, [1, "x0"]], 0]]},
)  # fmt: skip


def changed(data: Any, others: Sequence[Any], draw: random.Random) -> tuple[str, Any]:
    """What was changed, and the file with it. `others` are files to take parts from."""
    while True:
        fresh = copy.deepcopy(data)
        places = list(_places(fresh))
        path = draw.choice(places)
        # Most changes leave a certificate that can be read, and that the obligations decide about.
        plain = draw.random() < _READABLE
        kind = draw.choice(_PLAIN if plain else _ANY)
        if (
            plain
            and ("certificate" not in path or not isinstance(_at(fresh, path[:-1]), list))
            and kind is not _relation
        ):
            continue
        what = kind(fresh, path, others, draw)
        if what is not None and fresh != data:
            return f"{what} at {'/'.join(map(str, path))}", fresh


def _places(data: Any, path: _Path = ()) -> Iterator[_Path]:
    if path:
        yield path
    match data:
        case dict():
            for key, value in data.items():
                yield from _places(value, (*path, key))
        case list():
            for at, value in enumerate(data):
                yield from _places(value, (*path, at))


def _at(data: Any, path: _Path) -> Any:
    for key in path:
        data = data[key]
    return data


def _set(data: Any, path: _Path, value: Any) -> None:
    _at(data, path[:-1])[path[-1]] = value


def _number(data: Any, path: _Path, others: Sequence[Any], draw: random.Random) -> str | None:
    value = _at(data, path)
    if isinstance(value, bool):
        _set(data, path, not value)
        return "another truth"
    if not isinstance(value, int):
        return None
    _set(data, path, draw.choice((value + 1, value - 1, -value, 0, value * 2, draw.randrange(-8, 9))))
    return "another number"


def _name(data: Any, path: _Path, others: Sequence[Any], draw: random.Random) -> str | None:
    value = _at(data, path)
    if not isinstance(value, str):
        return None
    if len(value) > 8:  # a digest, a file, words
        at = draw.randrange(len(value))
        _set(data, path, value[:at] + draw.choice("0123456789abcdef") + value[at + 1 :])
        return "another text"
    _set(data, path, draw.choice(_NAMES))
    return "another name"


def _relation(data: Any, path: _Path, others: Sequence[Any], draw: random.Random) -> str | None:
    value = _at(data, path)
    if not isinstance(value, dict) or len(value) != 1:
        return None
    ((kind, inner),) = value.items()
    mirrored = {"all": "any", "any": "all", "zero": "least", "least": "zero"}.get(kind)
    if mirrored is None:
        return None
    _set(data, path, {mirrored: inner})
    return "another relation"


def _deleted(data: Any, path: _Path, others: Sequence[Any], draw: random.Random) -> str | None:
    del _at(data, path[:-1])[path[-1]]
    return "a deletion"


def _doubled(data: Any, path: _Path, others: Sequence[Any], draw: random.Random) -> str | None:
    around = _at(data, path[:-1])
    if not isinstance(around, list):
        return None
    around.insert(draw.randrange(len(around) + 1), copy.deepcopy(_at(data, path)))
    return "a duplicate"


def _swapped(data: Any, path: _Path, others: Sequence[Any], draw: random.Random) -> str | None:
    around = _at(data, path[:-1])
    keys = list(range(len(around))) if isinstance(around, list) else list(around)
    if len(keys) < 2:
        return None
    one, two = draw.sample(keys, 2)
    around[one], around[two] = around[two], around[one]
    return "an exchange"


def _moved(data: Any, path: _Path, others: Sequence[Any], draw: random.Random) -> str | None:
    """Another part of the same file in the place of one."""
    value = copy.deepcopy(_at(data, draw.choice(list(_places(data)))))
    _set(data, path, value)
    return "another part"


def _taken(data: Any, path: _Path, others: Sequence[Any], draw: random.Random) -> str | None:
    """What another certificate has in the same place, or the half of it where that is the whole."""
    other = draw.choice(others)
    for length in range(len(path), 0, -1):
        try:
            value = _at(other, path[:length])
        except (KeyError, IndexError, TypeError):
            continue
        _set(data, path[:length], copy.deepcopy(value))
        return "a part of another certificate"
    return None


def _odd(data: Any, path: _Path, others: Sequence[Any], draw: random.Random) -> str | None:
    value = draw.choice((*_ODD, _nested(draw)))
    _set(data, path, copy.deepcopy(value))
    return "what belongs nowhere"


_PLAIN = (*(_number,) * 5, _name, _relation, _relation, _deleted, _doubled, _swapped)
_ANY = (*_PLAIN, _taken, _moved, _odd)


def _nested(draw: random.Random) -> Any:
    value: Any = {"least": [0, [1, "x0"]]}
    for _ in range(draw.choice((3, 40, 60, 90))):
        value = {draw.choice(("all", "any")): [value]}
    return value
