"""What a program's text mentions, which decides for each of its functions how it is read."""

from __future__ import annotations

import re
from functools import cache

# Of a pattern that begins with the name of a dialect, or one of several.
_OF_DIALECTS = re.compile(
    r"""\\b(?:\(\?:(?P<several>\w+(?:\|\w+)*)\)|(?P<one>\w+))\\\.  # the name
        (?:\w+\\b|\(\?:[^()]*\)\\b)?                            # what of the dialect""",
    re.VERBOSE,
)


class Mentions:
    """Of one text. Each pattern is looked for once, however many functions of the text ask for it."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._found: dict[str | re.Pattern[str], bool] = {}

    def match(self, pattern: str | re.Pattern[str]) -> bool:
        """Whether a regular expression is found in the text."""
        found = self._found.get(pattern)
        if found is None:
            needed = _needed(pattern)
            found = not needed or self.any(*needed)
            found = self._found[pattern] = found and re.search(pattern, self._text) is not None
        return found

    def any(self, *words: str) -> bool:
        """Whether one of these texts is found in it."""
        return any(map(self._text.__contains__, words))


@cache
def _needed(pattern: str | re.Pattern[str]) -> tuple[str, ...]:
    """Texts of which one is in all that matches a pattern, which takes longer to look for; none where none is known."""
    begins = _OF_DIALECTS.fullmatch(pattern if isinstance(pattern, str) else pattern.pattern)
    if begins is None:
        return ()
    return tuple(f"{name}." for name in (begins["several"] or begins["one"]).split("|"))
