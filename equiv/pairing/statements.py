"""What programs state of a part of themselves or of what they run on, which is one thing for both."""

from __future__ import annotations

from equiv.pairing.draft import Draft
from equiv.pairing.pair import choices_of
from frontends.errors import Unsupported
from interp import ir

# By kind, what states it, and the words for two statements: of what, that of the target, and that of the source. A kind
# with further words is one on which compilers rely: the target may not be the first to state it.
_STATED = {
    ir.ChoiceKind.LATENCY: (
        "calyx.component",
        "{} takes {} cycles, and {} in the source",
        "'static' says {1} of {0}, and the source nothing",
    ),
    ir.ChoiceKind.LIBRARY: (
        "linalg",
        "'library_call' has {1} mean '{0}', and {2} in the source",
        "'library_call' has an operation mean '{0}', which none of the source does",
    ),
    ir.ChoiceKind.HOST: ("hal.interface", "the host hands over {} by {}, and by {} in the source"),
    ir.ChoiceKind.MACHINE: ("a machine", "{} of what it is compiled for is {}, and {} in the source"),
    ir.ChoiceKind.LINKED: ("link_with", "{} is one of {}, and of {} in the source"),
}
_ANY = (ir.ChoiceKind.LINKED,)  # of which one of several is enough


def require_equal_statements(draft: Draft) -> Draft:
    """Raises `Unsupported` where the two programs state different things of one part, as both cannot be true, and where
    the target promises what the source does not."""
    for kind, (operation, words, *first) in _STATED.items():
        of_source, of_target = (_stated(module, kind) for module in (draft.source, draft.target))
        for part in sorted(of_target.keys() - of_source.keys()) if first else ():
            message = first[0].format(part, " and ".join(sorted(of_target[part])))
            raise Unsupported(operation, draft.entries[1].place, message)
        for part in sorted(of_source.keys() & of_target.keys()):
            source, target = of_source[part], of_target[part]
            if source.isdisjoint(target) if kind in _ANY else source != target:
                said = (" and ".join(sorted(each)) for each in (target, source))
                raise Unsupported(operation, draft.entries[1].place, words.format(part, *said))
    return draft


def _stated(module: ir.Module, kind: ir.ChoiceKind) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for each in choices_of(module, kind):
        found.setdefault(each.of, set()).add(each.value)
    return found
