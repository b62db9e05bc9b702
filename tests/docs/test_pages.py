"""The documentation: its commands print what it says, its links lead somewhere, generated pages are current."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from equiv.cli.reference import pages as generated_pages
from equiv.verdict.reasons import EXPLANATIONS, ReasonKind
from tests import ROOT
from tests.docs.console import Block, blocks, pages

_LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")


@pytest.mark.parametrize("block", list(blocks()), ids=lambda block: f"{block.page.stem}: {block.command[:60]}")
def test_a_command_prints_what_its_page_says(block: Block) -> None:
    printed = block.run()
    assert block.matches(printed), f"{block.page}\n$ {block.command}\n{printed}"


def test_a_block_that_says_otherwise_is_noticed() -> None:
    block = Block(ROOT / "README.md", "equiv check A B", "equivalent ...: f\n...\n  cost  1\n")
    assert block.matches("equivalent at 1 size: f\n  level x\n  cost  1\n")
    assert not block.matches("different: f\n  level x\n  cost  1\n")
    assert not block.matches("equivalent at 1 size: f\n  level x\n")


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    links = [link for link in _LINK.findall(page.read_text(encoding="utf-8")) if "://" not in link]
    missing = [link for link in links if not (page.parent / link).exists()]
    assert not missing


def test_every_page_is_reached_from_the_index() -> None:
    reached: set[Path] = set()
    pending = [ROOT / "README.md"]
    while pending:
        page = pending.pop().resolve()
        if page in reached or page.suffix != ".md" or not page.exists():
            continue
        reached.add(page)
        pending += [page.parent / link for link in _LINK.findall(page.read_text(encoding="utf-8")) if "://" not in link]
    assert not {page.resolve() for page in (ROOT / "docs").rglob("*.md")} - reached


@pytest.mark.parametrize(("name", "text"), generated_pages().items(), ids=list(generated_pages()))
def test_generated_pages_are_current(name: str, text: str) -> None:
    written = (ROOT / "docs" / "reference" / name).read_text(encoding="utf-8")
    assert written == text, "run python -m equiv.cli.reference --write docs/reference"


def test_every_kind_of_reason_is_explained() -> None:
    assert set(EXPLANATIONS) == set(ReasonKind)


def test_the_readme_fits_on_two_screens() -> None:
    assert len((ROOT / "README.md").read_text(encoding="utf-8").splitlines()) <= 100


def test_every_kind_of_stop_is_a_kind_of_reason() -> None:
    files = [path for path in (ROOT / "interp" / "native").rglob("*") if path.suffix in (".cpp", ".h")]
    core = "".join(path.read_text("utf-8") for path in files)
    stops = set(re.findall(r'Stop(?:Error)?(?: \w+)?[({]\s*"([a-z-]+)"', core))
    # That a loop never ends is a reason as its limit is, where it is no difference.
    assert {"race", "deadlock", "data", "order", "endless"} <= stops <= {*ReasonKind, "endless"}
