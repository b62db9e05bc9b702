"""What programs state of a part of themselves or of what they run on, which is one thing for both."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from equiv.pairing.draft import Draft
from equiv.pairing.pair import choices_of, chosen
from frontends.errors import Unsupported
from interp import ir


class _Statement(Struct, frozen=True):
    """What states it, and the words for what the two programs state of one part: other things (of what, the target's
    and the source's), or one of them nothing (of what, and what the other one states). Without words that is fine;
    `mapped` are the words where it names parameters by their places, and the request has others belong together; what
    is `assumed` are the words where the target's machine is taken for the one that there is."""

    operation: str
    otherwise: str
    added: str = ""
    dropped: str = ""
    mapped: str = ""
    assumed: str = ""


_STATED = {
    ir.ChoiceKind.LATENCY: _Statement(
        "calyx.component",
        "{} takes {} cycles, and {} in the source",
        added="'static' says {1} of {0}, and the source nothing",
    ),
    ir.ChoiceKind.LIBRARY: _Statement(
        "linalg",
        "'library_call' has {1} mean '{0}', and {2} in the source",
        added="'library_call' has an operation mean '{0}', which none of the source does",
    ),
    ir.ChoiceKind.CONVERGENT: _Statement(
        "llvm.call",
        "fewer calls of '{0}' are convergent than in the source",
        dropped="'{0}' is convergent in the source, and not in the target",
    ),
    ir.ChoiceKind.HOST: _Statement("hal.interface", "the host hands over {} by {}, and by {} in the source"),
    ir.ChoiceKind.MACHINE: _Statement(
        "a machine",
        "{} of what it is compiled for is {}, and {} in the source",
        assumed="the machine is one of which {0} is {1}, as the target says and the source does not",
    ),
    ir.ChoiceKind.OUTSTANDING: _Statement(
        "tt.return",
        "{} leaves to its caller what goes on, and does not do the same in the same order as in the source",
        added="what {} starts may go on when it has returned, and none of it in the source",
        dropped="what {} starts has ended when it returns, and may go on in the source",
        mapped="{} leaves to its caller what goes on, and parameters of other places are said to belong together",
    ),
    ir.ChoiceKind.WRITTEN: _Statement(
        "tt.func",
        "{} is compared as it is written, and does not do the same in the same order as in the source",
        added="{} is compared as it is written, and there is none in the source",
        dropped="{} is compared as it is written in the source, and there is none in the target",
        mapped="{} is compared as it is written, and parameters of other places are said to belong together",
    ),
    ir.ChoiceKind.PASSED: _Statement(
        "tt.func",
        "{} is passed as {}, and as {} in the source",
        added="{} is passed as {}, and is not in the source",
        dropped="{} is passed as {} in the source, and is not in the target",
    ),
    ir.ChoiceKind.LINKED: _Statement("link_with", "{} is one of {}, and of {} in the source"),
}
_ANY = (ir.ChoiceKind.LINKED,)  # of which one of several is enough
_MORE = (ir.ChoiceKind.CONVERGENT,)  # of which more is as good


def require_equal_statements(draft: Draft) -> Draft:
    """Raises `Unsupported` where the two programs state different things of one part, as both cannot be true, and where
    compilers rely on what the target states and the source does not, or the other way round."""
    _require_operations(draft)
    words: list[str] = []
    said_at_all = any(each.choices for module in (draft.source, draft.target) for each in module.functions.values())
    for kind, statement in _STATED.items() if said_at_all else ():
        of_source, of_target = (_stated(module, kind) for module in (draft.source, draft.target))
        found: list[tuple[str, str, tuple[set[str], ...]]] = []
        found += [(statement.added, part, (of_target[part],)) for part in of_target.keys() - of_source.keys()]
        found += [(statement.dropped, part, (of_source[part],)) for part in of_source.keys() - of_target.keys()]
        for part in of_source.keys() & of_target.keys():
            source, target = of_source[part], of_target[part]
            if statement.mapped and draft.maps:
                found.append((statement.mapped, part, ()))
            if _are_apart(kind, source, target):
                found.append((statement.otherwise, part, (target, source)))
        for form, part, said in sorted(found, key=lambda each: each[1]):
            if form:
                message = form.format(part, *(" and ".join(sorted(each)) for each in said))
                raise Unsupported(statement.operation, draft.entries[1].place, message)
        if statement.assumed:
            new = sorted(of_target.keys() - of_source.keys())
            words += [statement.assumed.format(part, " and ".join(sorted(of_target[part]))) for part in new]
    return replace(draft, words=draft.words + tuple(words)) if words else draft


def _require_operations(draft: Draft) -> None:
    """A library's function rounds as it likes: it is an operation of the other program, and not what that becomes.
    Raises `Unsupported` where there is none."""
    modules = draft.source, draft.target
    for side, module in enumerate(modules):
        there = chosen(modules[1 - side], ir.ChoiceKind.ROUNDING)
        for each in choices_of(module, ir.ChoiceKind.MEANING):
            if each.value not in there:
                message = f"'{each.of}' is {each.value} of the library, and the other program has none"
                raise Unsupported("call", draft.entries[side].place, message)


def _are_apart(kind: ir.ChoiceKind, source: set[str], target: set[str]) -> bool:
    if kind in _ANY:
        return source.isdisjoint(target)
    return not source <= target if kind in _MORE else source != target


def _stated(module: ir.Module, kind: ir.ChoiceKind) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for each in choices_of(module, kind):
        found.setdefault(each.of, set()).add(each.value)
    return found
