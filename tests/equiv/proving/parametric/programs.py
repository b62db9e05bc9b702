"""Pairs of programs as text, and what the tactic for all sizes says of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from equiv.pairing.pair import Pair
from equiv.pairing.pipeline import make_pair
from equiv.proving.parametric.answer import Failed, NotModelled, Proven
from equiv.proving.parametric.prove import prove_all_sizes
from equiv.verdict.verdict import Side
from frontends import mlir

if TYPE_CHECKING:
    from equiv.proving.parametric.attempt import Limits

Result = Proven | Failed | NotModelled


def pair_of(source: str, target: str, name: str = "f") -> Pair:
    modules = [mlir.load(text, file_name=file).lower(name) for text, file in ((source, "source"), (target, "target"))]
    return make_pair(modules[0], modules[1], Side("source", name), Side("target", name))


def prove(source: str, target: str, limits: Limits | None = None) -> Result:
    return prove_all_sizes(pair_of(source, target), limits)


def function(arguments: str, body: str) -> str:
    return f"func.func @f({arguments}) {{\n{body}\nreturn\n}}\n"


def changed(text: str, *changes: tuple[str, str]) -> str:
    """The text with each of the changes, of which the old one stands in it once."""
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def is_refused(result: Result) -> bool:
    return isinstance(result, Failed | NotModelled)


def prove_bodies(arguments: str, source: str, target: str) -> Result:
    return prove(function(arguments, source), function(arguments, target))
