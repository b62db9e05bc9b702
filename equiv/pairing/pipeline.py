"""From two modules to a pair: passes, each from a draft to a draft, in this order."""

from __future__ import annotations

from msgspec.structs import replace

from equiv.errors import SignatureMismatch
from equiv.pairing.argument_types import require_equal_arguments
from equiv.pairing.by_value import note_values, protect_values
from equiv.pairing.c_interfaces import call_directly
from equiv.pairing.descriptors import adapt_descriptors
from equiv.pairing.draft import Draft, Pass
from equiv.pairing.external_calls import align_external_calls
from equiv.pairing.halves import join_halves
from equiv.pairing.mapping.unification import bring_together
from equiv.pairing.pair import Pair
from equiv.pairing.placement.alignment import alignment_claims, settled_by_placement
from equiv.pairing.placement.dependence import dependence_on_placement
from equiv.pairing.ports import match_ports, share_beginnings
from equiv.pairing.promises import promises_of
from equiv.pairing.repeated_calls import repeat_calls
from equiv.pairing.shared_globals import share_globals
from equiv.pairing.signature import unify
from equiv.pairing.split_products import round_once
from equiv.pairing.statements import require_equal_statements
from equiv.pairing.storage import give_elements
from equiv.pairing.subgroup_width import require_equal_subgroups
from equiv.pairing.unused import without_unused
from equiv.pairing.visible_globals import show_globals
from equiv.pairing.wide_constants import divide_constants
from equiv.request.signature import Signature
from equiv.request.sources import DEFAULT_BINDINGS
from equiv.verdict import Side
from interp import ir, machine


def find_placement(draft: Draft) -> Draft:
    """Where the programs may depend on the addresses of their buffers. Where the source does, runs tell nothing."""
    of_source = dependence_on_placement(draft.source, draft.names[0])
    unknown_memory = draft.unknown_memory or of_source
    return replace(draft, placed=dependence_on_placement(draft.target, draft.names[1]), unknown_memory=unknown_memory)


PASSES: tuple[Pass, ...] = (
    share_beginnings,  # registers of circuits that begin unknown
    match_ports,  # circuits are wired by the names of their ports
    require_equal_arguments,  # arguments of any rank are of one
    require_equal_statements,  # parts of which both programs state something
    divide_constants,  # constants of more bits than a cell of the machine holds
    round_once,  # products with a sum of which nobody says how often they round
    require_equal_subgroups,  # kernels are lowered for subgroups of one size
    call_directly,  # functions defined elsewhere through their interfaces for C
    align_external_calls,  # calls of functions defined elsewhere, with memrefs or with descriptors
    note_values,  # what the entries take and give by value
    adapt_descriptors,  # entries that take pointers become such as take memrefs
    give_elements,  # bytes that are memory for other elements
    find_placement,  # what depends on where buffers lie
    join_halves,  # integers that one program has as their halves
    repeat_calls,  # state that outlives a call
    bring_together,  # entries of different forms get one form
    protect_values,  # what the target may write over, and the source takes by value
    share_globals,  # globals that one program alone mentions
    show_globals,  # globals that functions defined elsewhere may read and write
)


def make_pair(
    source_module: ir.Module,
    target_module: ir.Module,
    source: Side,
    target: Side,
    maps: tuple[str, ...] = (),
    bindings: str = DEFAULT_BINDINGS,
) -> Pair:
    """Assembles both programs. `maps` say what belongs to what where the functions have different forms. Raises
    `WrongUse` where the functions cannot be compared."""
    draft = Draft(source_module, target_module, (source.function, target.function), maps, bindings)
    try:
        pair = _assembled(_passed(draft), source, target)
    except SignatureMismatch:
        smaller = without_unused(draft)
        if smaller is draft:
            raise
        pair = _assembled(_passed(smaller), source, target)
    pair.promises = promises_of(source_module, source.function), promises_of(target_module, target.function)
    return pair


def _passed(draft: Draft) -> Draft:
    for each in PASSES:
        draft = each(draft)
    return draft


def _assembled(draft: Draft, source: Side, target: Side) -> Pair:
    signature = unify(*draft.entries)
    sides = tuple(zip((draft.source, draft.target), draft.names, strict=True))
    claims = [alignment_claims(module, name) for module, name in sides]
    settled = [settled_by_placement(each, *side) for each, side in zip(claims, sides, strict=True)]
    return Pair(
        source,
        target,
        draft.source,
        draft.target,
        signature,
        machine.assemble(draft.source, draft.names[0], settled=settled[0]),
        machine.assemble(draft.target, draft.names[1], notes_promises=True, settled=settled[1]),
        draft.globals_agree,
        conventions=draft.words,
        maps=draft.maps,
        exact=draft.exact,
        memory=_returned_memory(draft, signature),
        begin_apart=draft.begin_apart,
        bare_pointers=draft.bare_pointers,
        unknown_memory=draft.unknown_memory,
        allocated=draft.allocated,
        promised=draft.promised,
        placed=draft.placed,
        claims=(claims[0], claims[1]),
    )


def _returned_memory(draft: Draft, signature: Signature) -> tuple[int, ...]:
    """The results that are memory; none where functions of another form copy what they return."""
    if any(draft.reshaped):
        return ()
    views = (at for at, each in enumerate(signature.results) if isinstance(each, ir.View))
    return tuple(at for at in views if at not in draft.returns_values)
