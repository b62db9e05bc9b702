"""What the sweep found of each attribute that a handler understands, as a table that stands beside it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from tests.frontends.attribute_sweep.sweep import WORST_FIRST, Finding, Key, accepted

TABLE = Path(__file__).parent / "table.txt"
_HEAD = """# What becomes of a program when an attribute is changed.
# Made by `python -m tests.frontends.attribute_sweep --write`.
# 'invalid' are those of which MLIR's parser or verifier takes no other value, 'unchanged' those whose other values are
# printed as the first one was; 'unreached' are those that no program has.
"""
UNREACHED = "unreached"


def of_handler(key: Key) -> bool:
    """Whether an attribute is one that a handler has to name, and not one that stands beside."""
    return ":" in key.owner and "." not in key.attribute


def read() -> dict[Key, str]:
    found = {}
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            outcome, owner, attribute = line.split("\t")
            found[Key(owner, attribute)] = outcome
    return found


def outcomes(findings: Mapping[Key, Finding]) -> dict[Key, str]:
    """What is said of each attribute: of all that handlers understand, and of those that stand on operations beside."""
    found = dict.fromkeys(accepted(), UNREACHED)
    for key, finding in findings.items():
        if key in found or not of_handler(key):  # what a handler does not name is refused
            found[key] = finding.verdict.value
    return found


def worst(known: str | None, found: str) -> str:
    """What two sweeps over different programs say of one attribute."""
    order = [each.value for each in WORST_FIRST]
    outcomes = [each for each in (known, found) if each in order]
    return min(outcomes, key=order.index) if outcomes else found


def write(outcomes: Mapping[Key, str]) -> None:
    lines = [f"{outcome}\t{key.owner}\t{key.attribute}" for key, outcome in outcomes.items()]
    TABLE.write_text(_HEAD + "\n".join(sorted(lines, key=lambda line: line.split("\t")[1:])) + "\n", encoding="utf-8")
