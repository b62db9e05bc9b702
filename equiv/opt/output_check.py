"""What the tool wrote in its own run, held against the programs that its passes ended with in the run that was watched.

The passes that are checked are those of a second run. A tool may do something else then: it may depend on time or on
being watched, or change the program outside of passes. What it read is the beginning of what was checked, and what it
wrote is the end, or is checked against it like a pass, or the record says that neither could be done."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec import Struct

from equiv.opt.arguments import has_option
from equiv.opt.dumps import Application, Dumps

# What messages have no reason to hold, and programs do: a body of something that has a name, or the end of one.
_PROGRAM = re.compile(rb"^[ \t]*\}|@.*\{", re.MULTILINE | re.DOTALL)
_SPLIT = re.compile(rb"^// -----[^\n]*\n?", re.MULTILINE)
# What a tool is asked for that is no program.
_NO_PROGRAMS = ("h", "help", "help-hidden", "help-list", "version", "show-dialects", "list-passes")
ENDED = "output"
"""The name of a gap between what a run ended with and what was written."""
_BYTECODE = b"ML\xefR"


class Output(Struct, frozen=True):
    """What the tool wrote. `mixed` says that its messages are among it; `problem` says why there is nothing to look
    at where somebody else may have seen something, empty where nobody could."""

    text: bytes | None
    mixed: bool = False
    problem: str = ""


class Gap(Struct, frozen=True):
    """Two programs that should be one: `before` is where what was checked ends, `after` where it goes on."""

    name: str
    before: bytes
    after: bytes


class Comparison(Struct, frozen=True):
    """The gaps to check, and why there may be others; empty where there are none."""

    gaps: tuple[Gap, ...]
    problem: str = ""


class _Chain(Struct):
    """Passes of which each began with what the one before left. `last` is None where one of them failed."""

    first: bytes
    last: bytes | None


def compare(dumps: Dumps, output: Output, given: bytes | None, arguments: Sequence[str]) -> Comparison:
    """What of a run that succeeded nobody has looked at yet. `given` is what the tool read, None where that is not
    known."""
    split = has_option(arguments, "split-input-file")
    chains = list(_chains(dumps))
    if not chains:
        return _without_passes(output, given, arguments, split)
    begun = _beginnings([chain.first for chain in (chains if split else chains[:1])], given, split)
    between: list[Gap] = []
    if not split:
        for one, other in pairwise(chains):
            between += [Gap("between-passes", one.last, other.first)] if one.last is not None else []
        chains = chains[-1:]
    ended = _ends([chain.last for chain in chains if chain.last is not None], output, split)
    return Comparison((*begun.gaps, *between, *ended.gaps), begun.problem or ended.problem)


def _without_passes(output: Output, given: bytes | None, arguments: Sequence[str], split: bool) -> Comparison:
    written = output.text
    if any(has_option(arguments, each) for each in _NO_PROGRAMS):
        return Comparison(())
    if written is not None and not written.strip():
        if given is None or not given.strip() or has_option(arguments, "verify-diagnostics"):
            return Comparison(())
        return Comparison((), "the tool wrote nothing, and read a program")
    if given is None:
        return Comparison((), output.problem or "the tool showed no passes, and what it read is not known")
    return _ends(_chunks(given) if split else [given], output, split)


def _beginnings(firsts: list[bytes], given: bytes | None, split: bool) -> Comparison:
    """What was read, against the programs that passes began with."""
    if given is None:
        return Comparison((), "what the tool read is not known, and is not compared with what its passes began with")
    if given.startswith(_BYTECODE):
        return Comparison((), "the tool read bytecode, which is not compared with what its passes began with")
    chunks = [each for each in _chunks(given) if _lines(each)] if split else [given]
    if len(chunks) != len(firsts):
        return Comparison((), f"the tool read {len(chunks)} programs, and {len(firsts)} were seen to be begun with")
    pairs = zip(chunks, firsts, strict=True)
    return Comparison(tuple(Gap("input", each, first) for each, first in pairs if _lines(each) != _lines(first)))


def _ends(ends: list[bytes], output: Output, split: bool) -> Comparison:
    """What was written, against the programs that it should be."""
    written = output.text
    if written is None:
        return Comparison((), output.problem)
    ends = [each for each in ends if _lines(each)]
    expected = [_lines(each) for each in ends]
    if output.mixed:
        said = b"\n" + _lines(written) + b"\n"
        for each in expected:
            before, found, behind = said.partition(b"\n" + each + b"\n")
            if not found:
                break
            said = before + b"\n" + behind
        else:
            if not _PROGRAM.search(said):
                return Comparison(())
        return Comparison((), "what the tool wrote stands among its messages, which go to the same place")
    if written.startswith(_BYTECODE):
        return Comparison((), "the tool wrote bytecode, which is not compared")
    chunks = [each for each in (_chunks(written) if split else [written]) if _lines(each)]
    if ends and not chunks:
        return Comparison((), "the tool wrote nothing, and its passes left a program")
    if len(chunks) != len(ends):
        return Comparison((), f"the tool wrote {len(chunks)} programs, and {len(ends)} were seen to be made")
    pairs = zip(ends, chunks, strict=True)
    return Comparison(tuple(Gap(ENDED, end, each) for end, each in pairs if _lines(end) != _lines(each)))


def _chains(dumps: Dumps) -> Iterator[_Chain]:
    """The passes that no other pass ran, as they follow from each other."""
    chain: _Chain | None = None
    for each in _outermost(dumps.applications):
        if chain is None or each.before != chain.last:
            if chain is not None:
                yield chain
            chain = _Chain(each.before, each.before)
        chain.last = each.after
    if chain is not None:
        yield chain


def _outermost(applications: Sequence[Application]) -> Iterator[Application]:
    return (each for each in applications if not each.nested)


def _chunks(text: bytes) -> list[bytes]:
    """The programs of a file that is split."""
    return _SPLIT.split(text)


def _lines(text: bytes) -> bytes:
    """A program without what printing may add: empty lines, and blanks at the ends of lines."""
    return b"\n".join(line.rstrip() for line in text.splitlines() if line.strip())
