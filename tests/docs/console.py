"""Console blocks of the documentation, run as a reader would.

A block begins with a line "$ equiv ..."; what follows is what it prints. "..." stands for any text, in a line or as a
line of its own for any lines. `python -m tests.docs.console --accept` writes what the commands print now into blocks
that no longer hold; look at the change before it is committed."""

from __future__ import annotations

import argparse
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests import ROOT

_WITH_ERRORS = " 2>&1"
_BLOCK = re.compile(r"^```console\n\$ (equiv [^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True, slots=True)
class Block:
    """One command of a page, and what the page says that it prints."""

    page: Path
    command: str
    expected: str

    def run(self) -> str:
        """What the command prints on standard output, and on standard error where the page says `2>&1`."""
        command = self.command.removesuffix(_WITH_ERRORS)
        errors = subprocess.PIPE if command == self.command else subprocess.STDOUT
        words = [sys.executable, "-m", *shlex.split(command)]
        output = subprocess.PIPE
        return subprocess.run(words, cwd=ROOT, stdout=output, stderr=errors, text=True, timeout=300, check=False).stdout

    def matches(self, printed: str) -> bool:
        """Whether `printed` is what the page says."""
        parts = re.split(r"^\.\.\.\n|\.\.\.", self.expected, flags=re.MULTILINE)
        kinds = re.findall(r"^\.\.\.\n|\.\.\.", self.expected, flags=re.MULTILINE)
        pattern = re.escape(parts[0])
        for kind, part in zip(kinds, parts[1:], strict=True):
            pattern += (r"(?:.*\n)*?" if kind.endswith("\n") else ".*?") + re.escape(part)
        return re.fullmatch(pattern, printed) is not None


def pages() -> list[Path]:
    """The README and all pages of the documentation."""
    return [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def blocks() -> Iterator[Block]:
    """The console blocks of all pages."""
    for page in pages():
        for match in _BLOCK.finditer(page.read_text(encoding="utf-8")):
            yield Block(page, match[1], match[2])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--accept", action="store_true")
    accept = parser.parse_args().accept
    for block in blocks():
        printed = block.run()
        if block.matches(printed):
            continue
        print(f"{block.page.relative_to(ROOT)}: $ {block.command}\n{printed}")
        if accept:
            text = block.page.read_text(encoding="utf-8")
            old, new = (f"$ {block.command}\n{each}```" for each in (block.expected, printed))
            block.page.write_text(text.replace(old, new), encoding="utf-8")


if __name__ == "__main__":
    main()
