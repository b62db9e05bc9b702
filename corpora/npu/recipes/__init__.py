"""Families of NPU programs: one module each, with its programs as text and the pairs among them."""

from __future__ import annotations

from dataclasses import dataclass, field
from textwrap import dedent, indent

from corpora.producing import entry, manifest
from equiv.corpus.manifests import Origin


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two programs of a family by name. `what` says how they are related, or what is wrong with the target; `pipeline`
    what made the target."""

    source: str
    target: str
    what: str
    expected: str = "equivalent"
    level: str = "bitwise"
    pipeline: str = ""
    saw: str = ""


@dataclass(slots=True)
class Family:
    """Programs by name, in the function `kernel` each."""

    programs: dict[str, str] = field(default_factory=dict)
    pairings: list[Pairing] = field(default_factory=list)

    def program(self, name: str, text: str) -> None:
        self.programs[name] = dedent(text).strip() + "\n"

    def equal(self, source: str, target: str, what: str, level: str = "bitwise", pipeline: str = "") -> None:
        self.pairings.append(Pairing(source, target, what, level=level, pipeline=pipeline))

    def differs(
        self, source: str, target: str, what: str, level: str = "bitwise", pipeline: str = "", saw: str = ""
    ) -> None:
        """A program that means something else, though it came about as right ones do; `saw` is what runs show."""
        self.pairings.append(Pairing(source, target, what, "different", level, pipeline, saw))

    def wrong(
        self,
        source: str,
        of: str,
        what: str,
        *edits: tuple[str, str],
        expected: str = "different",
        level: str = "bitwise",
    ) -> None:
        """A variant of the program `of` by edits of its text, each of which applies exactly once."""
        text = self.programs[of]
        for old, new in edits:
            assert text.count(old) == 1, (of, what, old, text.count(old))
            text = text.replace(old, new)
        name = f"{of}.wrong-{1 + sum(each.startswith(f'{of}.wrong-') for each in self.programs)}"
        self.programs[name] = text
        self.pairings.append(Pairing(source, name, what, expected, level))

    def files(self, name: str, script: str, change: str, tool: str, origin: Origin) -> dict[str, str]:
        """The files of this family's folder by name; the manifest says that `script` wrote it, that `change` is what
        to change for another one, and that `tool` made the targets."""
        pairs = [
            entry(
                f"{each.source}-{each.target}",
                f"{each.source}.mlir",
                f"{each.target}.mlir",
                each.what,
                each.pipeline,
                level=each.level,
                expected=each.expected,
                saw=each.saw,
            )
            for each in self.pairings
        ]
        texts = {f"{program}.mlir": text for program, text in self.programs.items()}
        texts["manifest.toml"] = manifest(script, change, name, tool, pairs, origin=origin)
        return texts


def inside(depth: int, text: str) -> str:
    """Lines of a program at a depth."""
    return indent(dedent(text).strip(), "  " * depth)
