"""Families of NPU programs: one module each, with its programs as text and the pairs among them."""

from __future__ import annotations

from dataclasses import dataclass, field
from textwrap import dedent, indent


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two programs of a family by name. `what` says how they are related, or what is wrong with the target."""

    source: str
    target: str
    what: str
    expected: str = "equivalent"
    level: str = "bitwise"


@dataclass(slots=True)
class Family:
    """Programs by name, in the function `kernel` each."""

    programs: dict[str, str] = field(default_factory=dict)
    pairings: list[Pairing] = field(default_factory=list)

    def program(self, name: str, text: str) -> None:
        self.programs[name] = dedent(text).strip() + "\n"

    def equal(self, source: str, target: str, what: str) -> None:
        self.pairings.append(Pairing(source, target, what))

    def wrong(self, source: str, of: str, what: str, *edits: tuple[str, str], expected: str = "different") -> None:
        """A variant of the program `of` by edits of its text, each of which applies exactly once."""
        text = self.programs[of]
        for old, new in edits:
            assert text.count(old) == 1, (of, what, old, text.count(old))
            text = text.replace(old, new)
        name = f"{of}.wrong-{1 + sum(each.startswith(f'{of}.wrong-') for each in self.programs)}"
        self.programs[name] = text
        self.pairings.append(Pairing(source, name, what, expected))


def inside(depth: int, text: str) -> str:
    """Lines of a program at a depth."""
    return indent(dedent(text).strip(), "  " * depth)
