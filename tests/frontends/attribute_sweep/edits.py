"""Values of attributes with one number, flag or word changed."""

from __future__ import annotations

import re
from collections.abc import Iterator

# Numbers that are no part of a name, of a type or of an affine map's names.
_NUMBER = re.compile(r'(?<![\w.#%@!^$"-])-?(?:0x[0-9A-Fa-f]+|\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])')
_FLAG = re.compile(r"\b(?:true|false)\b")
_STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
_TYPE_SUFFIX = re.compile(r"\s:\s[^:]*$")
_NESTED = re.compile(r"\{([^{}]*)\}")
_MOST_NUMBERS = 6  # of one value that are changed


def changed(value: str) -> Iterator[str]:
    """Each a change in one place."""
    strings = [found.span() for found in _STRING.finditer(value)]
    suffix = _TYPE_SUFFIX.search(value)
    end = suffix.start() if suffix is not None else len(value)
    count = 0
    for found in _NUMBER.finditer(value):
        quoted = any(start <= found.start() < stop for start, stop in strings)
        if found.start() >= end or (quoted and len(strings) == 1 and strings[0] != (0, len(value))):
            continue
        count += 1
        if count > _MOST_NUMBERS:
            break
        for other in _numbers(found.group()):
            yield value[: found.start()] + other + value[found.end() :]
    for found in _FLAG.finditer(value):
        yield value[: found.start()] + ("false" if found.group() == "true" else "true") + value[found.end() :]
    for found in _NESTED.finditer(value):  # the attributes of arguments and results
        entries = [each for each in found.group(1).split(",") if each.strip()]
        for position in range(len(entries)):
            rest = ",".join(entries[:position] + entries[position + 1 :])
            yield f"{value[: found.start()]}{{{rest}}}{value[found.end() :]}"


def _numbers(text: str) -> list[str]:
    if text.startswith("0x"):
        return [f"0x{int(text, 16) ^ 1:0{len(text) - 2}X}"]
    if not re.fullmatch(r"-?\d+", text):
        number = float(text)
        return [f"{number + 3.25:.6e}"]
    value = int(text)
    found = [value + 1, value * 2, value // 2, value - 1]
    return [str(each) for each in dict.fromkeys(found) if each != value]


def word(value: str) -> str | None:
    """What of a value names a member of an enumeration, without the type of a number; None where there is none."""
    if _NUMBER.fullmatch(value.split(" : ")[0]) or value in ("true", "false"):
        return None
    return value if re.fullmatch(r'"\w+"|#[\w.]+<[\w, ]+>|#\w+<\w+ \w+>', value) else None
