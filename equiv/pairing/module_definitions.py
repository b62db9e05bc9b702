"""What two files define beside the functions that are checked: globals, tables, kernels of unknown dialects."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Set

from msgspec import Struct
from msgspec.structs import replace

from equiv.verdict import Reason
from equiv.verdict.reasons import ReasonKind
from frontends.api import Definitions, Symbol


class Changed(Struct, frozen=True):
    """What the target has another of, or lacks: `name` is empty where `operation` has none."""

    name: str
    operation: str
    why: Reason


def changed_beside(
    source: Definitions, target: Definitions, checked: Collection[str], functions: Collection[str], file: str
) -> Iterator[Changed]:
    """What no check of the functions `checked` speaks for, and the target, which is in `file`, has another of or lacks.
    `functions` are those of either program that can be checked.

    Others find a public symbol by its name, so that it may not go, nor become private. What it holds, a check of
    functions compares where they mention it in both programs; elsewhere its text has to be the same. A module with a
    name is as a file of its own; of one in which others find nothing, nothing is compared."""
    tops = {name.partition("::")[0] for name in functions}
    others = {name: each for name, each in source.symbols.items() if name not in tops or each.inner is not None}
    mentioned = _mentioned(source, checked) & _mentioned(target, checked) if others else frozenset[str]()
    for name, before in others.items():
        after = target.symbols.get(name)
        is_reached = name in tops or name in mentioned
        if is_reached and after is not None and before.inner is not None and after.inner is not None:
            inner = {name for name in mentioned if name in before.inner.symbols} | _within(name, checked)
            for each in changed_beside(before.inner, after.inner, inner, _within(name, functions), file):
                yield replace(each, name=f"{name}::{each.name}" if each.name else "")
        elif before.public and name not in tops and not _shows_nothing(before):
            why = _why(before, after, name, file)
            if why is None and not is_reached and _own_closure(source, name) != _own_closure(target, name):
                assert after is not None
                message = f"'{after.operation}' '{name}', which others see, changed"
                why = Reason.at(ReasonKind.GLOBALS, message, after.place)
            if why is not None:
                yield Changed(name, before.operation, why)
    texts = _texts(source), _texts(target)
    changed = {kind for kind in (*texts[0], *texts[1]) if texts[0].get(kind) != texts[1].get(kind)}
    for unnamed in (*target.unnamed, *source.unnamed):
        if unnamed.operation in changed:
            changed.remove(unnamed.operation)
            message = f"'{unnamed.operation}', which is in no function, changed"
            yield Changed("", unnamed.operation, Reason.at(ReasonKind.GLOBALS, message, unnamed.place))


def _shows_nothing(symbol: Symbol) -> bool:
    """Whether a symbol is a module in which others find nothing: an empty one, or one of scripts for passes. For what
    target it would be compiled matters to nobody."""
    inner = symbol.inner
    return inner is not None and not inner.unnamed and not any(each.public for each in inner.symbols.values())


def _why(before: Symbol, after: Symbol | None, name: str, file: str) -> Reason | None:
    """Why others do not find a public symbol in the target; None where they do."""
    if after is None:
        message = f"'{before.operation}' of the name '{name}' is gone: '{file}' has none"
        return Reason.at(ReasonKind.MISSING_FUNCTION, message, before.place)
    if not after.public:
        message = f"'{after.operation}' '{name}' is private in '{file}', where the source makes it public"
        return Reason.at(ReasonKind.MISSING_FUNCTION, message, after.place)
    return None


def _within(module: str, functions: Collection[str]) -> set[str]:
    return {name.removeprefix(f"{module}::") for name in functions if name.startswith(f"{module}::")}


def _mentioned(definitions: Definitions, functions: Collection[str]) -> Set[str]:
    """The symbols that functions reach; of those in modules with names, what they mention by its name."""
    reached = {symbol for name in functions for symbol in definitions.closure(name) if symbol}
    symbols = [definitions.symbols[name] for name in reached]
    return reached.union(*(each.references for each in symbols if each.inner is None))


def _own_closure(definitions: Definitions, name: str) -> Mapping[str, str]:
    """The texts of a symbol and of all that it mentions, without what belongs to all symbols."""
    return {each: text for each, text in definitions.closure(name).items() if each}


def _texts(definitions: Definitions) -> Mapping[str, list[str]]:
    """The texts of operations without names, by kind."""
    found: dict[str, list[str]] = {}
    for each in definitions.unnamed:
        found.setdefault(each.operation, []).append(each.text)
    return found
