"""What functions and their calls say of what is handed over, which a program that does not keep to it is undefined by.

That a function only reads, or only writes, through a pointer is told from its text, and what cannot be told is not
supported. That numbers which the program's own calls hand over are no poison is required where they are handed over.
The rest is taken for true, the verdict says so, and a target may not say more of it than its source.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate
from typing import Any

from frontends.mlir.core.alignment import require_operands_aligned, stated_of_operands
from frontends.mlir.core.function_type import input_types
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.ranks import unranked
from frontends.mlir.core.scalar_operation import flags_of
from frontends.mlir.core.walking import nested, outermost
from frontends.mlir.dialects.llvm.aggregates import layout
from frontends.mlir.dialects.llvm.effects import OF_COMPILERS, passed_through, require_effects
from frontends.mlir.dialects.llvm.endings import require_one_return
from frontends.mlir.dialects.llvm.function_attributes import PARAMETER_HINTS, RESULT_HINTS
from frontends.mlir.dialects.llvm.pointer_uses import accesses, parameter_attributes, result_attributes, uses_through
from interp import ir

_ALLOWED: dict[str, frozenset[str]] = {
    "llvm.readonly": frozenset(("read",)),
    "llvm.writeonly": frozenset(("written",)),
    "llvm.readnone": frozenset(),
}
ACCESSES = frozenset(_ALLOWED)
_ALIGN, _APART, _DEFINED = "llvm.align", "llvm.noalias", "llvm.noundef"
_RETURNED = "llvm.returned"
_RANGE, _CLASSES = "llvm.range", "llvm.nofpclass"
_EXTENSIONS = frozenset(("llvm.signext", "llvm.zeroext"))
_OF_CALLEE = frozenset(("llvm.sret", "llvm.inreg", "llvm.writable", "llvm.dead_on_unwind", "llvm.returned"))
_NO_RETURN, _RETURNS_TWICE = "noreturn", "returns_twice"
_OF_EXTERNAL = ("no_unwind", "will_return", _NO_RETURN, "llvm.readnone")
_OF_TENSORS = frozenset(("bufferization.access", "bufferization.writable"))
# What bufferization assumes of a tensor handed to a function of which nobody says anything, and so tells no more.
_ANY_ACCESS = {"bufferization.access": '"read-write"'}
# Text attributes as LLVM has them, and what else is said of a function's calls by them.
_IN_WORDS = {"nounwind": "no_unwind", "willreturn": "will_return"}
_OF_CALLS = frozenset(("no_unwind", "will_return", "mustprogress", "nocallback", "nofree", "norecurse", "nosync"))
# What may be said of a function whose results are known as well: it is so.
_OF_KNOWN = _OF_CALLS | {"convergent", "llvm.readnone", "nounwind", "readnone", "speculatable", "willreturn"}
_CLAIMS = frozenset(
    (
        *(_ALIGN, "llvm.dereferenceable", _APART, "llvm.nocapture", "llvm.nonnull", _DEFINED),
        *("llvm.dereferenceable_or_null", "llvm.returned"),
    )
)
# What is said of an argument or a result of a declared function that is a claim on it, or a name. Whatever else is said
# may be how it is handed over, as `byval`, `nest` and `swiftself` are (LLVM Language Reference, "Parameter
# Attributes").
_OF_CLAIMS = _CLAIMS | ACCESSES | {_RANGE, _CLASSES, "llvm.name"}
# Aggregates of scalars, signs, and what bits stand for.
_SAYS_MORE = re.compile(r"vector<|complex<|[su]i\d+\Z|!quant\.|!ltl\.")
# The mode that a function is called in, and the registers that it shares (the same, "Function Attributes").
_MODES = (
    *("arm_streaming", "arm_streaming_compatible", "arm_locally_streaming"),
    *("arm_in_za", "arm_out_za", "arm_inout_za", "arm_preserves_za", "arm_new_za"),
)


_VARARGS = "func.varargs"  # in the func dialect, whose types have no such mark
# With which an argument that is not as its other attributes say is no poison.
_MADE = frozenset((_DEFINED, "llvm.byval", "llvm.sret"))
_OF_VALUES = frozenset(("llvm.dereferenceable", "llvm.dereferenceable_or_null", "llvm.nonnull", _DEFINED))


def require_known(lowering: Lowering, function: Any, known: frozenset[str]) -> None:
    """Raises `Unsupported` where a parameter has an attribute of the LLVM dialect that is not among the `known`."""
    for names in parameter_attributes(function):
        for name in sorted(names):
            if name.startswith("llvm.") and name not in known:
                raise lowering.unsupported(f"the parameter attribute '{name}'")


def require_known_results(lowering: Lowering, function: Any, known: frozenset[str]) -> None:
    """The same of results."""
    for names in result_attributes(function):
        for name in sorted(names):
            if name.startswith("llvm.") and name not in known:
                raise lowering.unsupported(f"the result attribute '{name}'")


def require_kept(lowering: Lowering, function: Any) -> None:
    """Raises `Unsupported` where a function has a parameter that it says it does not write (`llvm.readonly`), read
    (`llvm.writeonly`) or access (`llvm.readnone`) memory through, and does something that may."""
    if not len(function.regions[0].blocks):
        return
    require_effects(lowering, function)
    _require_returned(lowering, function)
    parameters = function.regions[0].blocks[0].arguments
    for position, names in enumerate(parameter_attributes(function)):
        for name in sorted(names & ACCESSES):
            for use in uses_through(parameters[position]):
                if not _keeps(lowering, use, name):
                    what = f"parameter {position} has the attribute '{name}', which this may not keep to"
                    raise lowering.unsupported_at(use.owner.operation, what)


def _require_returned(lowering: Lowering, function: Any) -> None:
    """Raises `Unsupported` where a function does not give back the parameter of which it says so."""
    parameters = function.regions[0].blocks[0].arguments
    for position, names in enumerate(parameter_attributes(function)):
        if "llvm.returned" not in names:
            continue
        for block in function.regions[0].blocks:
            last = list(block.operations)[-1].operation
            if last.name == "llvm.return" and list(last.operands) != [parameters[position]]:
                raise lowering.unsupported_at(last, f"parameter {position} has the attribute 'llvm.returned'")


def _keeps(lowering: Lowering, use: Any, name: str) -> bool:
    """Whether a use of a pointer is certain to keep to what is said of it."""
    owner = use.owner.operation
    if owner.name == "llvm.call" and "callee" in owner.attributes:
        callee = lowering.symbols.require(owner, owner.attributes["callee"].value).operation
        attributes = parameter_attributes(callee)
        # What it says itself of its parameter is looked at where it is lowered.
        return use.operand_number < len(attributes) and bool(attributes[use.operand_number] & {name, "llvm.readnone"})
    found = accesses(use)
    return found is not None and found <= _ALLOWED[name]


def note_claims(lowering: Lowering, function: Any, is_entry: bool) -> None:
    """What a function or a call says, beside what its callers promise where these are not at hand."""
    if "memory_effects" in function.attributes:
        lowering.claims.add("memory_effects")
    said = result_attributes(function) if is_entry else parameter_attributes(function) + result_attributes(function)
    names = set[str]().union(*said)
    lowering.claims |= {name.removeprefix("llvm.") for name in names & _CLAIMS}


def note_own_claims(lowering: Lowering, function: Any, is_entry: bool) -> None:
    """What a function says of itself, which its callers rely on. It is shown where it calls nothing that is only
    declared and does not say the same, and, that it returns, where it has no loop."""
    attributes = function.attributes
    said = {_IN_WORDS.get(each, each) for each in passed_through(function)} & _OF_CALLS
    said |= {name for name in _OF_EXTERNAL if name in attributes}
    if not said or not len(function.regions[0].blocks):
        return
    calls = [each.attributes for each in nested(function) if each.name in ("llvm.call", "llvm.invoke")]
    called = [lowering.symbols.require(function, each["callee"].value).operation for each in calls if "callee" in each]
    elsewhere = [_said_of(each) for each in called if not len(each.regions[0].blocks)]
    blocks = list(function.regions[0].blocks)
    loops = any(to in blocks[: at + 1] for at, each in enumerate(blocks) for to in each.operations[-1].successors)
    name = "the entry" if is_entry else attributes["sym_name"].value
    for each in sorted(said):
        kept = len(called) == len(calls) and all(each in one for one in elsewhere)
        shown = each in _OF_CALLS and kept and not (each == "will_return" and loops)
        held = ir.Held.CERTAIN if shown else ir.Held.OPEN
        lowering.claimed.add(ir.Claim(f"{each} of {name}", "", frozenset(), "", held, True, False, lowering.place))


def _said_of(callee: Any) -> set[str]:
    words = {_IN_WORDS.get(each, each) for each in passed_through(callee)}
    return words | {name for name in _OF_EXTERNAL if name in callee.attributes}


def note_claims_of_call(lowering: Lowering, call: Any, callee: Any) -> None:
    """What a call says of what it hands over. Of what is known of a library's function only the result matters, which
    is poison where an argument is."""
    require_same_extension(lowering, call, callee)
    require_known(lowering, call, PARAMETER_HINTS | ACCESSES)
    require_known_results(lowering, call, RESULT_HINTS | {_RANGE})
    _require_said_of_callee(lowering, call, callee)
    note_claims(lowering, call, is_entry=False)
    note_operands(lowering, call, callee)
    _note_flags(lowering, call, callee)


def _note_flags(lowering: Lowering, call: Any, callee: Any) -> None:
    """What a call says of floats that it gives: that they are no NaNs, or may be others."""
    for flag in flags_of(lowering, call):
        said = f"{flag} of what {callee.attributes['sym_name'].value} gives"
        lowering.claimed.add(lowering.claims_around(call).about_given(call, said, lowering.place))


def _relied_on(lowering: Lowering, module: Any) -> Mapping[Any, set[tuple[int, int]]]:
    """By function, the pairs of parameters that it, and what it calls, takes for pointers into different memory."""
    key = ("relied on", module)
    memo = lowering.memo if lowering.hands_over else lowering.symbols.shared
    if key not in memo:
        found = memo[key] = dict[Any, set[tuple[int, int]]]()
        operations = list(nested(module)) if _has_scopes(lowering, module) else []
        functions = [each for each in operations if "function_type" in each.attributes and len(each.regions[0].blocks)]

        def of_called(call: Any) -> set[tuple[int, int]]:
            name = call.attributes["callee"].value
            named = [each for each in functions if each.attributes["sym_name"].value == name]
            return set[tuple[int, int]]().union(*(found.get(each, ()) for each in named))

        changed = functions
        while changed:
            told = {each: lowering.claims_of(each).relied_on(of_called) for each in functions}
            changed = [each for each in functions if told[each] != found.get(each)]
            found.update(told)
    known: Mapping[Any, set[tuple[int, int]]] = memo[key]
    return known


def _has_scopes(lowering: Lowering, module: Any) -> bool:
    """Whether an operation of a program says that memory is apart from what others access."""
    key = ("scopes", module)
    memo = lowering.symbols.shared
    if key not in memo:
        memo[key] = any("noalias_scopes" in each.attributes for each in nested(module))
    return bool(memo[key])


def note_call(lowering: Lowering, call: Any, callee: Any) -> None:
    """What a call of another dialect than LLVM's, and the function that is called, say of what is handed over."""
    require_known(lowering, call, PARAMETER_HINTS)
    require_known_results(lowering, call, RESULT_HINTS)
    _require_said_of_callee(lowering, call, callee)
    note_claims(lowering, call, is_entry=False)
    note_operands(lowering, call, callee)
    require_arguments_aligned(lowering, call, callee)
    require_arguments_defined(lowering, call, callee)


def note_operands(lowering: Lowering, call: Any, callee: Any, operands: Sequence[Any] | None = None) -> None:
    """What a call, and the function that is called, say of what is handed over: of the call's own operands, but for a
    launch, which hands over these. What the function says of its results, its ends are held to (`note_returned`)."""
    called = callee.attributes["sym_name"].value
    if operands is None:
        for attribute in ("arg_attrs", "res_attrs"):
            if attribute in call.attributes:
                lowering.note_claims(call, attribute, called, _CLAIMS - {_ALIGN})
        pairs = sorted(_relied_on(lowering, outermost(callee)).get(callee, ()))
        lowering.claimed.update(lowering.claims_around(call).shared(call, called, pairs, lowering.place))
    if "arg_attrs" in callee.attributes and len(callee.regions[0].blocks):  # else `note_claims_of_external`
        names = _OF_VALUES if operands is not None else _OF_VALUES | {_APART}  # which launches are held to
        lowering.note_claims(call, "arg_attrs", called, names, callee, operands)


def note_returned(lowering: Lowering, end: Any) -> None:
    """What a function that is called says of its results holds of what it returns."""
    function = end.parent
    if "res_attrs" in function.attributes and function.attributes["sym_name"].value != lowering.symbols.entry:
        name = f"the results of {function.attributes['sym_name'].value}"
        lowering.note_claims(end, "res_attrs", name, _OF_VALUES, function, list(end.operands))


def require_arguments_aligned(lowering: Lowering, call: Any, callee: Any, is_accessed: bool = False) -> None:
    """What a call, and the function that is called, say of the alignment of what is handed over. One that is not so
    aligned is poison where it is handed over (LLVM Language Reference, "Parameter Attributes"), and the program is
    undefined by that alone where it is `llvm.noundef` or surely `is_accessed`; elsewhere it is a claim of this call."""
    said = (call, callee) if len(callee.regions[0].blocks) else (call,)  # else `note_claims_of_external`
    required = [is_accessed or _is_required(at, call, callee) for at in range(len(call.operands))]
    for each in said:
        require_operands_aligned(lowering, each, lambda at: lowering.parts(call.operands[at]), required.__getitem__)
        for at, alignment in stated_of_operands(each):
            if not required[at] and not _is_made_aligned(lowering, call.operands[at], alignment):
                what = f"{_ALIGN} = {alignment} of arg_attrs {at} of {callee.attributes['sym_name'].value}"
                lowering.claimed.add(lowering.claims_around(call).about_given(call, what, lowering.place))


def _is_made_aligned(lowering: Lowering, pointer: Any, alignment: int) -> bool:
    """Whether a pointer is to the start of memory on the stack that is aligned so far."""
    made = getattr(pointer.owner, "operation", None)
    if made is None or made.name != "llvm.alloca":
        return False
    stated = int(made.attributes["alignment"].value) if "alignment" in made.attributes else 0
    return (stated or layout(lowering, made.attributes["elem_type"].value).alignment) % alignment == 0


def _is_required(at: int, *said: Any) -> bool:
    """Whether an operand may not be poison, or is memory that is made for the call."""
    return any(at < len(each) and not _MADE.isdisjoint(each[at]) for each in map(parameter_attributes, said))


def says_of_results(*said: Any) -> bool:
    """Whether a call, or the function that is called, says which numbers it gives, which not any function would."""
    arguments = [each for one in said for each in parameter_attributes(one)]
    results = [each for one in said for each in result_attributes(one)]
    return any(_RETURNED in each for each in arguments) or any(each & {_RANGE, _CLASSES} for each in results)


def note_claims_of_library(lowering: Lowering, call: Any, callee: Any) -> None:
    """What is said of a function of the C library that gives or takes memory, which nothing shows but that it hands on
    no exception, returns, and that the memory which it gives is no other (C17, 7.22.3)."""
    called = callee.attributes["sym_name"].value
    claims = lowering.claims_around(call)
    names = {each for said in (call.attributes, callee.attributes) for each in _OF_EXTERNAL if each in said}
    for said in (call.attributes, callee.attributes):
        names |= {str(said["memory_effects"])} if "memory_effects" in said else set()
    names |= {each for each in passed_through(callee) if each not in OF_COMPILERS}
    names -= _OF_CALLS | _IN_WORDS.keys() | ({"noreturn"} if called == "abort" else set())
    for attribute, true in (("arg_attrs", {_DEFINED}), ("res_attrs", {_DEFINED, _APART, "llvm.nonnull"})):
        for at, entries in enumerate(callee.attributes.get(attribute, ())):
            said = {each if isinstance(each, str) else each.name for each in entries} - true
            names |= {f"{name} = {entries[name]} of {attribute} {at}" for name in said}
    said_of_it = (f"{each} of {called}" for each in names)
    lowering.claimed |= {claims.about_call(call, each, lowering.place, ir.Held.OPEN) for each in said_of_it}
    require_arguments_defined(lowering, call, callee)


def note_claims_of_external(
    lowering: Lowering, call: Any, callee: Any, is_known: bool = False, is_required: bool = False
) -> None:
    """What is said of a function that is only declared, which nothing shows. Of one that is known by its name it is
    shown that it has no effects; what the call says of a result may be `is_required` of the number instead."""
    called = callee.attributes["sym_name"].value
    ends, returns_again = (
        any(name in each.attributes or name in passed_through(each) for each in (call, callee))
        for name in (_NO_RETURN, _RETURNS_TWICE)
    )
    require_one_return(lowering, called, ends, returns_again)
    claims = lowering.claims_around(call)
    names = set[str]()
    for said in (call.attributes, callee.attributes):
        names |= {f"{name} of {called}" for name in _OF_EXTERNAL if name in said}
        if "memory_effects" in said and not is_known:
            names.add(f"{said['memory_effects']} of {called}")
    names |= {f"{each} of {called}" for each in passed_through(callee) if each not in OF_COMPILERS}
    if is_known:
        names -= {f"{each} of {called}" for each in _OF_KNOWN}
    for attribute in ("arg_attrs", "res_attrs"):
        # That arguments are no poison is required; of a result it is one more claim.
        nothing_shows = (_CLAIMS | ACCESSES | _OF_TENSORS | {_RANGE, _CLASSES}) - (
            {_DEFINED} if attribute == "arg_attrs" else set()
        )
        for of_what, entries in zip(_handed(callee, attribute), callee.attributes.get(attribute, ()), strict=False):
            known = {each if isinstance(each, str) else each.name for each in entries} & nothing_shows
            told = {name: entries[name] for name in known if str(entries[name]) != _ANY_ACCESS.get(name)}
            names |= {f"{name} = {each} of {of_what} of {called}" for name, each in told.items()}
    lowering.claimed |= {claims.about_call(call, each, lowering.place, ir.Held.OPEN) for each in names}
    for at, entries in enumerate(() if is_required else call.attributes.get("res_attrs", ())):
        if _RANGE in entries:
            said = f"{_RANGE} = {entries[_RANGE]} of result {at} of {called}"
            lowering.claimed.add(claims.about_value(call, call.results[at], said, lowering.place))
    if not is_known:  # what a known function gives is poison where what it is given is
        require_arguments_defined(lowering, call, callee)


def _handed(callee: Any, attribute: str) -> list[str]:
    """What the entries of `arg_attrs` or `res_attrs` are of, in words that are the same before and after the lowering
    to LLVM: a memref is a descriptor there, of which nothing is said, and several results are one struct."""
    if attribute == "res_attrs" or callee.name == "llvm.func":
        count = len(callee.attributes.get(attribute, ()))
        return [f"{attribute} {at} of {count}" for at in range(count)]
    types = input_types(callee)
    starts = list(accumulate(map(_parts_of_descriptor, types), initial=0))
    return [
        f"{attribute} {start} of {starts[-1]}" if _parts_of_descriptor(each) == 1 else f"{attribute} {at}, a memref,"
        for at, (each, start) in enumerate(zip(types, starts, strict=False))
    ]


def _parts_of_descriptor(type: Any) -> int:
    """What a parameter of a type is in LLVM: a memref of n dimensions is two pointers, an offset, n sizes and n
    strides, and one of any rank a rank and a pointer (MLIR, "LLVM IR Target")."""
    if not str(type).startswith("memref<"):
        return 1
    return 2 if unranked(type) else 3 + 2 * int(type.rank)


def called_form(callee: Any) -> tuple[str, ...]:
    """How a function that is only declared is called, for `ir.Declaration`. What types of func become is open, but for
    those that say more than the scalars that they are of."""
    attributes, dialect = callee.attributes, callee.name.partition(".")[0]
    form = [
        dialect,
        *(str(attributes[name]) for name in ("function_type", "CConv") if dialect == "llvm" and name in attributes),
    ]
    if _VARARGS in attributes and str(attributes[_VARARGS]) != "false":
        form.append("...")
    form += [name for name in ("llvm.emit_c_interface", *_MODES) if name in attributes]
    for attribute in ("arg_attrs", "res_attrs"):
        for at, entries in enumerate(attributes.get(attribute, ())):
            names = {each if isinstance(each, str) else each.name for each in entries}
            passed = sorted(name for name in names - _OF_CLAIMS if name.startswith("llvm."))
            form += [f"{attribute} {at} {name} {entries[name]}" for name in passed]
    if dialect == "func":
        type = attributes["function_type"].value
        sides = (("parameter", type.inputs), ("result", type.results))
        said = ((f"{side} {at}", str(each)) for side, types in sides for at, each in enumerate(types))
        form += [f"{where} {text}" for where, text in said if _SAYS_MORE.match(text)]
    return tuple(form)


def _require_said_of_callee(lowering: Lowering, call: Any, callee: Any) -> None:
    """Raises `Unsupported` where a call says of how it hands something over, or of what is done with it, what the
    function that is called does not say, and is not held to."""
    said = parameter_attributes(callee)
    for at, names in enumerate(parameter_attributes(call)):
        for name in sorted(names & (_OF_CALLEE | ACCESSES) - (said[at] if at < len(said) else set())):
            raise lowering.unsupported(f"'{name}' in a call, which the function that is called does not say")


def require_same_extension(lowering: Lowering, call: Any, callee: Any) -> None:
    """Raises `Unsupported` where a call extends a number in another way than the function that is called: the upper
    bits of what is handed over are not those that it takes for granted."""
    for attributes in (parameter_attributes, result_attributes):
        for ours, theirs in zip(attributes(call), attributes(callee), strict=False):
            if len((ours | theirs) & _EXTENSIONS) > 1:
                raise lowering.unsupported("a call that extends a number in another way than the function")


def require_arguments_defined(lowering: Lowering, call: Any, callee: Any) -> None:
    """Numbers that a call hands over are no poison where it or the function says so."""
    require_defined(lowering, call.operands, parameter_attributes(call), parameter_attributes(callee))


def require_results_defined(lowering: Lowering, call: Any, callee: Any) -> None:
    """Numbers that a call gets back are no poison where it or the function says so."""
    require_defined(lowering, call.results, result_attributes(call), result_attributes(callee))


def require_defined(lowering: Lowering, values: Iterable[Any], *said: Sequence[set[str]]) -> None:
    """The program is undefined where numbers that are `llvm.noundef`, as one of several lists of attributes says, are
    poison."""
    for at, value in enumerate(values):
        if any(_DEFINED in each[at] for each in said if at < len(each)) and not _is_defined(lowering, value):
            lowering.require_no_poison(value)


def _is_defined(lowering: Lowering, value: Any) -> bool:
    """Whether a value is a constant, or an argument of the entry, which is taken to be no poison."""
    owner = value.owner
    definition = getattr(owner, "operation", None)
    if definition is not None:
        return definition.name in ("llvm.mlir.constant", "arith.constant")
    function = owner.owner.operation
    return (
        "sym_name" in function.attributes
        and function.attributes["sym_name"].value == lowering.symbols.entry
        and owner == function.regions[0].blocks[0]
    )
