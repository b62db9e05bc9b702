"""Changes each number, flag and word of the attributes of accepted programs, and sees whether what is lowered changes.

An attribute that can be changed and leaves the affine IR as it was is read past: a target that has another value there
than the source is called equivalent.
"""

from __future__ import annotations

import os
import re
import signal
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import NoReturn

from frontends.errors import InputProblem, Unsupported
from frontends.mlir import load
from frontends.mlir.core.catalogue import operations
from frontends.mlir.core.registry import find
from frontends.mlir.core.spelling import NAMED, definitions_of, expanded
from interp import ir
from interp.ir.text import print_module
from tests.frontends.attribute_sweep.edits import changed, word
from tests.frontends.attribute_sweep.generic_form import Attribute, Dictionary, dictionaries, without, without_aliases
from tests.frontends.attribute_sweep.programs import Program
from tests.frontends.attribute_sweep.samples import SAMPLES

MOST_PROGRAMS = 3  # in which one attribute of one operation is changed
_MOST_WORDS = 4
_SECONDS = 4.0  # of processor time for one change: a number that sizes something may make it huge
_NOT_ACCEPTED = "-"
_FUNCTION = re.compile(  # with its name where it begins, or behind its body
    r'^( *)"\w+\.func"\((?:[^\n]*\bsym_name = "([^"]+)"|.*?^\1\}\)[^\n]*\bsym_name = "([^"]+)")', re.M | re.S
)


class Effect(Enum):
    """What becomes of a program when an attribute is changed."""

    MODELLED = "modelled"
    ASSUMED = "assumed"  # the verdict says another thing that it takes for granted
    REFUSED = "refused"
    UNCHANGED = "unchanged"  # what was left out is what goes without saying
    INVALID = "invalid"  # the parser or MLIR's verifier does not take it
    READ_PAST = "read past"
    PARTLY = "partly"  # of several changes some are read past, and others are not


WORST_FIRST = (
    Effect.READ_PAST,
    Effect.PARTLY,
    Effect.ASSUMED,
    Effect.MODELLED,
    Effect.REFUSED,
    Effect.UNCHANGED,
    Effect.INVALID,
)


@dataclass(frozen=True, slots=True)
class Key:
    """An attribute. `owner` is the handler's module and name, or an operation that no handler lowers."""

    owner: str
    attribute: str

    def __str__(self) -> str:
        return f"{self.owner} {self.attribute}"


@dataclass(frozen=True, slots=True)
class Example:
    program: str
    operation: str
    line: int
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.program}:{self.line}: {self.operation}: {self.before} -> {self.after}"


@dataclass(slots=True)
class Finding:
    """What the changes of one attribute did."""

    effects: dict[Effect, list[Example]] = field(default_factory=lambda: defaultdict(list))

    def note(self, effect: Effect, example: Example) -> None:
        self.effects[effect].append(example)

    @property
    def verdict(self) -> Effect:
        """The worst, where any change went through the parser."""
        if self.effects.get(Effect.READ_PAST) and (
            self.effects.get(Effect.MODELLED) or self.effects.get(Effect.REFUSED)
        ):
            return Effect.PARTLY
        return next((effect for effect in WORST_FIRST if self.effects.get(effect)), Effect.INVALID)


def accepted() -> dict[Key, set[str]]:
    """Every attribute that some handler understands, with the operations."""
    found: dict[Key, set[str]] = {}
    for dialect, names in operations().items():
        for name in names:
            full = f"{dialect}.{name}"
            registration = find(full)
            assert registration is not None
            for attribute in registration.attributes:
                found.setdefault(Key(owner(full), attribute), set()).add(full)
    return found


def owner(operation: str) -> str:
    registration = find(operation)
    if registration is None:
        return operation
    handler = registration.handler
    name = handler.__qualname__.replace(".<locals>", "")
    return f"{handler.__module__.removeprefix('frontends.')}:{name}"


@dataclass(frozen=True, slots=True)
class Lowered:
    """What all functions of a text become, what is taken for granted, and the text as MLIR prints it."""

    text: str
    assumptions: tuple[str, ...]
    printed: str
    refused: frozenset[str]  # names of functions: what else is changed in one shows nothing


def lowered(text: str) -> Lowered | Effect:
    """Or how it fails."""
    try:
        source = load(text, file_name="sweep.mlir")
    except Unsupported:
        return Effect.REFUSED
    except InputProblem:
        return Effect.INVALID
    texts: list[str] = []
    assumptions: list[str] = []
    refused = set[str]()
    names = [name for name in source.functions if source.functions[name].defined]
    for name in names:
        try:
            module = source.lower(name)
        except Unsupported as error:
            texts.append(f"{name} at {error.place}: {error}")
            refused.add(name)
            continue
        kinds = {each.kind for function in module.functions.values() for each in function.choices}
        if ir.ChoiceKind.WRITTEN in kinds:  # of which every attribute shows, whatever it means
            texts.append(f"{name} as it is written")
            refused.add(name)
            continue
        texts.append(_text(module))
        for function in module.functions.values():
            assumptions += function.assumptions
    if not names or len(refused) == len(names):
        return Effect.REFUSED
    return Lowered("\n".join(texts), tuple(assumptions), source.generic_form(), frozenset(refused))


def effects(before: str, edited: Sequence[str]) -> list[Effect] | None:
    """What each edited text does to what is lowered of `before`; None where that is not accepted itself. MLIR may abort
    where properties are missing, so that another process does it, and the next one where that died."""
    found: list[Effect] = []
    while len(found) < len(edited):
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            _report(before, edited[len(found) :], writing)
        os.close(writing)
        with os.fdopen(reading, "r") as lines:
            names = lines.read().split()
        _, status = os.waitpid(child, 0)
        if names == [_NOT_ACCEPTED]:
            return None
        found += [Effect[each] for each in names]
        if status:
            found.append(Effect.INVALID)
    return found[: len(edited)]


def _report(before: str, edited: Sequence[str], descriptor: int) -> NoReturn:
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    outcome = lowered(before)
    if isinstance(outcome, Effect):
        os.write(descriptor, _NOT_ACCEPTED.encode())
        os._exit(0)
    for each in edited:
        signal.setitimer(signal.ITIMER_PROF, _SECONDS)  # ends this process
        effect = _effect(outcome, lowered(each))
        if effect is Effect.READ_PAST and _function_at(before, each) in outcome.refused:
            effect = Effect.REFUSED
        os.write(descriptor, f"{effect.name}\n".encode())
    os._exit(0)


def _function_at(before: str, edited: str) -> str:
    """The name of the function in whose body, or in whose own attributes, two texts differ first."""
    start = next((at for at, pair in enumerate(zip(before, edited, strict=False)) if pair[0] != pair[1]), 0)
    named = [found for found in _FUNCTION.finditer(before) if found.start() < before.index("\n", start)]
    return named[-1].group(2) or named[-1].group(3) if named else ""


def _text(module: ir.Module) -> str:
    lines = []
    for function in module.functions.values():
        lines += [repr(each) for each in (function.unordered_reductions, function.unordered_sums, function.atomics)]
        orders = function.holds_up, function.orders_later, function.order_faithful
        lines += [repr((function.by_value, function.values, *orders))]
        claims = sorted((each.name, each.held.name) for each in function.claims)
        lines += [repr((function.demands, claims, function.understated))]
    lines += [repr(each) for each in module.globals.values()]
    said = {each.name: (each.assumptions, each.choices) for each in module.functions.values()}
    for function in module.functions.values():
        function.assumptions = []
        # The digest of a text tells of every attribute, whether a handler reads it or not.
        function.choices = frozenset(each for each in function.choices if each.kind != ir.ChoiceKind.OUTSTANDING)
    text = print_module(module)
    for function in module.functions.values():
        function.assumptions, function.choices = said[function.name]
    return "\n".join([text, *lines])


def sweep(
    programs: Iterable[Program],
    only: str = "",
    seconds: float = float("inf"),
    most: int = MOST_PROGRAMS,
    among: Container[Key] | None = None,
) -> tuple[dict[Key, Finding], int]:
    """What was found of each attribute, or of those `among` some, those without a handler's word among them, and how
    many changes were made."""
    state = _Sweep(only, most, among)
    end = time.monotonic() + seconds
    pool = [(each, text) for each in programs if (text := _generic(each.text)) is not None and f'"{only}' in text]
    for _, text in pool:
        state.learn(text)
    for at, (program, text) in enumerate(pool):
        print(f"{at} of {len(pool)}: {state.count} changes", end="\r", file=sys.stderr)
        if time.monotonic() > end:
            break
        state.run(program.name, text)
    return state.findings, state.count


def _generic(text: str) -> str | None:
    try:
        source = load(text, file_name="sweep.mlir")
    except InputProblem:
        return None
    # MLIR prints no aliases that stand within what it does not know, as these are words to it.
    known = definitions_of(text)
    form = without_aliases(source.generic_form())
    return NAMED.sub(lambda found: expanded(found[0], known) or found[0], form)


class _Sweep:
    def __init__(self, only: str, most: int, among: Container[Key] | None) -> None:
        self.findings: dict[Key, Finding] = {}
        self.count = 0
        self._only = only
        self._among = among
        self._most = most
        self._tried: Counter[tuple[str, str]] = Counter()
        self._words: dict[str, dict[str, None]] = defaultdict(dict)
        self._entries: dict[str, dict[str, str]] = defaultdict(dict)
        self._of_others: dict[str, dict[str, None]] = defaultdict(dict)

    def learn(self, text: str) -> None:
        """Notes which values attributes have."""
        for each in dictionaries(text):
            for attribute in each.attributes:
                value = text[attribute.value : attribute.end].strip()
                entry = text[attribute.start : attribute.end]
                self._entries[each.operation].setdefault(attribute.name, entry)
                if len(self._of_others[attribute.name]) < _MOST_WORDS:
                    self._of_others[attribute.name][entry] = None
                known = word(value)
                if known is not None and len(self._words[attribute.name]) < 2 * _MOST_WORDS:
                    self._words[attribute.name][known] = None

    def run(self, name: str, text: str) -> None:
        examples: list[tuple[Key, Example]] = []
        texts: list[str] = []
        seen: Counter[tuple[str, str]] = Counter()
        for group in dictionaries(text):
            for attribute, edits in self._wanted(text, group):
                if self._among is not None and Key(owner(group.operation), attribute) not in self._among:
                    continue
                pair = (group.operation, attribute)
                if self._tried[pair] + seen[pair] >= self._most:
                    continue
                seen[pair] += 1
                key = Key(owner(group.operation), attribute)
                for before, after, edited in edits:
                    examples.append((key, Example(name, group.operation, group.line, before, after)))
                    texts.append(edited)
        done = effects(text, texts) if texts else None
        if done is None:
            return
        self._tried.update(seen)
        self.count += len(done)
        for (key, example), effect in zip(examples, done, strict=True):
            self.findings.setdefault(key, Finding()).note(effect, example)

    def _wanted(self, text: str, group: Dictionary) -> Iterator[tuple[str, list[tuple[str, str, str]]]]:
        if self._only and not group.operation.startswith(self._only):
            return
        present = {each.name for each in group.attributes}
        for attribute in group.attributes:
            if self._tried[group.operation, attribute.name] < self._most:
                yield attribute.name, list(self._edits(text, attribute))
        for name, entries in self._possible(group.operation).items():
            if name not in present and self._tried[group.operation, name] < self._most:
                yield name, [("", entry, group.with_entry(text, entry)) for entry in entries]

    def _possible(self, operation: str) -> dict[str, list[str]]:
        """How attributes of an operation are written: as they are on others of this name, or on any other operation
        and as samples have them, where no program has one that its handler understands."""
        found = {name: [entry] for name, entry in self._entries[operation].items()}
        registration = find(operation)
        for name in sorted(registration.attributes if registration is not None else ()):
            samples = [f"{name} = {each}" for each in SAMPLES.get(name, ())]
            found.setdefault(name, [*self._of_others[name], *samples])
        return found

    def _edits(self, text: str, attribute: Attribute) -> Iterator[tuple[str, str, str]]:
        entry, value = text[attribute.start : attribute.end], text[attribute.value : attribute.end]
        for other in changed(value):
            yield entry, other, text[: attribute.value] + other + text[attribute.end :]
        if word(value.strip()) is not None:
            others = [each for each in self._words[attribute.name] if each != value.strip()]
            for other in others[:_MOST_WORDS]:
                yield entry, other, text[: attribute.value] + other + text[attribute.end :]
        yield entry, "", without(text, attribute)


def _effect(before: Lowered, after: Lowered | Effect) -> Effect:
    if isinstance(after, Effect):
        return after
    if before.printed == after.printed:
        return Effect.UNCHANGED
    if before.text != after.text:
        return Effect.MODELLED
    return Effect.READ_PAST if before.assumptions == after.assumptions else Effect.ASSUMED
