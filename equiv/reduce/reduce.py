"""Takes a pair apart, piece by piece, for as long as the same is found out about what is left."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

from msgspec import Struct

from equiv.reduce.finding import Examiner, Finding
from frontends.editing import Edit, Editor

Progress = Callable[[str], None]
Remake = Callable[[str], str | None]

_OPERANDS = 3  # operands that an operation may be replaced by
_ARGUMENTS = 12


class Reduced(Struct, frozen=True):
    """The pair that is left, and how many pairs were tried."""

    source: str
    target: str
    tried: int


class Reducer:
    """Makes a pair smaller. `remake` makes the target of a source with the compiler under test, or is None where there
    is only the pair: then both programs are always edited alike, so that what is left is still what the same
    transformation would make of it, as far as that can be known."""

    def __init__(
        self, editor: Editor, examiner: Examiner, finding: Finding, deadline: float, remake: Remake | None = None
    ) -> None:
        self._editor = editor
        self._examiner = examiner
        self._finding = finding
        self._deadline = deadline
        self._remake = remake
        self._tried = 0

    def run(self, source: str, target: str, progress: Progress | None = None) -> Reduced:
        """The smallest pair found before the deadline that shows the finding; at worst the given one."""
        best = source, target
        better = True
        while better and time.monotonic() < self._deadline:
            better = False
            for edit in self._edits(best):
                if time.monotonic() >= self._deadline:
                    break
                smaller = self._apply(edit, best)
                if smaller is not None:
                    best, better = smaller, True
                    if progress is not None:
                        operations = sum(map(self._editor.count, best))
                        progress(f"{operations} operations left, {self._tried} pairs tried")
        return Reduced(*best, self._tried)

    def _apply(self, edit: Edit, pair: tuple[str, str]) -> tuple[str, str] | None:
        source = edit(pair[0])
        if source is None:
            return None
        target = edit(pair[1]) if self._remake is None else self._remake(source)
        if target is None or self._size((source, target)) >= self._size(pair):
            return None
        self._tried += 1
        return (source, target) if self._examiner.shows(source, target, self._finding) else None

    def _size(self, pair: tuple[str, str]) -> tuple[int, int, int]:
        """What an edit must make less: operations, then text, then numbers."""
        counted = pair if self._remake is None else pair[:1]
        operations = sum(map(self._editor.count, counted))
        return operations, sum(map(len, counted)), sum(sum(self._editor.numbers(text)) for text in counted)

    def _edits(self, pair: tuple[str, str]) -> Iterator[Edit]:
        """The edits worth trying, those that remove most first. They need not fit the pair any more when tried."""
        editor, function = self._editor, self._finding.function
        yield lambda text: editor.normal(text)
        for name in editor.functions(pair[0]):
            if name != function:
                yield editor.without_symbol(name)
        for position in reversed(range(_ARGUMENTS)):
            yield editor.without_result(function, position)
            yield editor.without_stores(function, position)
            yield editor.without_loads(function, position)
            yield editor.without_argument(function, position)
        if self._remake is not None:
            for position in reversed(range(editor.count(pair[0]))):
                yield editor.without_operation(position)
            for position in range(editor.count(pair[0])):
                yield editor.unwrapped(position)
        else:
            for name in editor.names(pair[0]):
                for operand in range(_OPERANDS):
                    yield editor.collapsed(name, operand)
        for number in editor.numbers(pair[0]):
            for smaller in sorted({1, 2, 3, 4, number // 2, number - 1}):
                if 0 < smaller < number:
                    yield editor.with_number(number, smaller)
