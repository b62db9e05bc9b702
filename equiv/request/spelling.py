"""Options of a check as words of a command line: what `equiv check` has to be given to check the same again."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from typing import Any

from equiv.errors import WrongUse
from equiv.request.options import Options
from equiv.verdict import LEVELS

# By field, in the order in which they are told.
_FLAGS = {
    "assume": "--assume",
    "accept": "--accept",
    "maps": "--map",
    "require": "--require",
    "all_sizes": "--all-sizes",
    "timeout": "--timeout",
    "max_operations": "--max-ops",
    "max_memory": "--max-memory",
    "solver_limit": "--solver-limit",
    "seed": "--seed",
    "domain": "--domain",
    "bindings": "--bindings",
    "tool": "--tool",
}
_COUNTS = ("max_operations", "max_memory", "solver_limit")
_DEFAULT = Options()
_UNITS = ((10**12, "T"), (10**9, "G"), (10**6, "M"), (10**3, "K"))


def words_of(options: Options, function: str) -> list[str]:
    """The options of `equiv check` that are not its defaults, for one function."""
    words = [f"--size={name}={_numbers(value)}" for name, value in options.sizes.items()]
    for name, flag in _FLAGS.items():
        value = getattr(options, name)
        if value == getattr(_DEFAULT, name) or value is None:
            continue
        if name == "assume":
            words += [f"{flag}={each}" for each in _assumed(value, function)]
        elif name == "maps":
            words += [f"{flag}={each}" for each in value]
        elif name == "accept":
            words.append(f"{flag}={max(value, key=LEVELS.index)}")
        elif name == "tool":
            words.append(f"{flag}={shlex.join(value)}")
        elif name in _COUNTS:
            words.append(f"{flag}={_number(value)}")
        else:
            words.append(f"{flag}={_text(value)}")
    return words


def options_of_record(data: Mapping[str, Any]) -> Options | None:
    """The options that a record holds; None where they are not all that a check has, or make no sense."""
    known = Options.__struct_fields__
    try:
        options = Options.from_json({name: value for name, value in data.items() if name in known})
        options.require_valid()
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError, WrongUse):
        return None
    return options


def _assumed(texts: tuple[str, ...], function: str) -> list[str]:
    """Assumptions as they hold in a function: those for others are left out."""
    found = []
    for text in texts:
        named, colon, rest = text.partition(":")
        if not named.startswith("@"):
            found.append(text)
        elif colon and named[1:] == function:
            found.append(rest)
    return found


def _numbers(value: Any) -> str:
    return str(value) if isinstance(value, int) else ",".join(map(str, value))


def _number(value: int) -> str:
    """The number as people write it: 20M."""
    for unit, sign in _UNITS:
        if value % unit == 0 and value:
            return f"{value // unit}{sign}"
    return str(value)


def _text(value: Any) -> str:
    return f"{value:g}" if isinstance(value, float) else str(value)
