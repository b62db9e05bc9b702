"""What a program's text mentions, which decides for each of its functions how it is read."""

from __future__ import annotations

import re


class Mentions:
    """Of one text. Each pattern is looked for once, however many functions of the text ask for it."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._found: dict[str | re.Pattern[str], bool] = {}

    def match(self, pattern: str | re.Pattern[str]) -> bool:
        """Whether a regular expression is found in the text."""
        found = self._found.get(pattern)
        if found is None:
            found = self._found[pattern] = re.search(pattern, self._text) is not None
        return found

    def any(self, *words: str) -> bool:
        """Whether one of these texts is found in it."""
        return any(word in self._text for word in words)
