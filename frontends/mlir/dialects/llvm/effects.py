"""What a function of the LLVM dialect says of its effects, held against its text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.walking import nested
from frontends.mlir.dialects.async_coroutines import SAID, is_coroutine
from frontends.mlir.dialects.llvm.pointer_uses import NO_ACCESS, Use, accesses

_EFFECT = re.compile(r"(\w+) = (\w+)")
# Operations that give a pointer into what their first operand points to.
_DERIVING = frozenset(("llvm.getelementptr", "llvm.addrspacecast", "llvm.bitcast", "llvm.freeze"))
# Text attributes that are about how a function is compiled.
OF_COMPILERS = frozenset(
    (
        *("no-trapping-math", "min-legal-vector-width", "stack-protector-buffer-size", "no-builtins", "uwtable"),
        *("probe-stack", "no-inline-line-tables", "target-cpu", "target-features", "tune-cpu", "frame-pointer"),
        *("uniform-work-group-size", "inlinehint", "alwaysinline", "noinline", "optnone", "cold", "hot"),
    )
)
# Those that every function that is modelled keeps to: none calls itself, and none goes on for ever without an end that
# is looked for. What it calls that is defined elsewhere may not (`promises.note_own_claims`).
_KEPT = frozenset(("mustprogress", "norecurse", "nocallback", "willreturn", "nounwind"))
_ABOUT_MEMORY = frozenset(("readnone", "readonly"))  # as functions said it before `memory_effects`
_OF_VALUES = ("arith.", "builtin.", "cf.", "complex.", "func.return", "index.", "llvm.", "math.", "scf.", "ub.")
_MEMORY = re.compile("memref|ptr|tensor")
# How those begin that are for the launches of a kernel, and are looked at there.
PASSED_THROUGH = ("nvvm.", "amdgpu-")
_SYNCHRONIZING = ("barrier", "fence", "atomic", "cmpxchg", "mbarrier", ".sync", "cp.async")


class _Location(Enum):
    ARGUMENTS = "argMem"
    OTHER = "other"
    OWN = ""  # the function's stack and constants, which no effect is of


def has_no_effects(function: Any) -> bool:
    """Whether a function says that it touches no memory and always returns, so that nobody sees its calls."""
    said = _EFFECT.findall(str(function.attributes.get("memory_effects", "")))
    passed = str(function.attributes.get("passthrough", ""))
    returns = "will_return" in function.attributes or '"willreturn"' in passed
    ends = "no_unwind" in function.attributes or '"nounwind"' in passed
    return bool(said) and all(effect == "none" for _, effect in said) and returns and ends


def may_be_speculated(function: Any) -> bool:
    """Whether a function says that calls that the program has not are as good as none."""
    return '"speculatable"' in str(function.attributes.get("passthrough", ""))


def require_effects(lowering: Lowering, function: Any) -> None:
    """Raises `Unsupported` where a function may do to memory what `memory_effects` says it does not, or has a text
    attribute that is not known to be kept to."""
    if not len(function.regions[0].blocks):
        return
    _require_passthrough(lowering, function)
    if "memory_effects" not in function.attributes:
        return
    said = dict(_EFFECT.findall(str(function.attributes["memory_effects"])))
    for operation in nested(function):
        for location, effect in _effects(lowering, operation, function):
            if location is not _Location.OWN and effect not in said.get(location.value, "none"):
                effects = f"{location.value} = {said.get(location.value, 'none')}"
                raise lowering.unsupported_at(operation, f"in a function of the effects {effects}")


def _effects(lowering: Lowering, operation: Any, function: Any) -> Iterator[tuple[_Location, str]]:
    """Where an operation reads or writes memory; what is not known does both through each of its pointers."""
    if operation.name in _DERIVING or operation.name in NO_ACCESS:
        return
    through = dict.fromkeys(_BOTH, True)
    if operation.name == "llvm.call":
        called = _called(lowering, operation)
        for effect in _BOTH:
            through[effect] = effect in called[_Location.ARGUMENTS]
            if effect in called[_Location.OTHER]:
                yield _Location.OTHER, effect
    for position, pointer in enumerate(operation.operands):
        if not str(pointer.type).startswith("!llvm.ptr"):
            continue
        found = accesses(Use(operation, position))
        if found is None:
            found = {"read", "written"} if _touches(operation) else set()
        for effect, done in zip(_BOTH, ("read", "written"), strict=True):
            if done in found and through[effect]:
                for location in _locations(lowering, pointer, function):
                    yield location, effect


def _called(lowering: Lowering, operation: Any) -> dict[_Location, str]:
    """What a call does to its arguments' memory and to other memory."""
    if "callee" in operation.attributes:
        callee = lowering.symbols.require(operation, operation.attributes["callee"].value).operation
        if "memory_effects" in callee.attributes:  # which is held against what it does where it is lowered
            said = dict(_EFFECT.findall(str(callee.attributes["memory_effects"])))
            return {location: said.get(location.value, "none") for location in _Location}
    return dict.fromkeys(_Location, "readwrite")


_BOTH = ("read", "write")
_HANDED_ON = frozenset(("llvm.br", "llvm.cond_br", "llvm.switch", "llvm.select", "llvm.return", "llvm.ptrtoint"))


def _touches(operation: Any) -> bool:
    """Whether an operation that is not known may access memory through its pointers."""
    return operation.name not in _HANDED_ON and not operation.name.startswith("llvm.mlir.")


def _locations(lowering: Lowering, pointer: Any, function: Any) -> tuple[_Location, ...]:
    """Which memory a pointer may point to."""
    owner = pointer.owner
    operation = getattr(owner, "operation", None)
    if operation is None or not hasattr(operation, "operands"):
        block = function.regions[0].blocks[0]
        return (_Location.ARGUMENTS,) if owner == block else (_Location.ARGUMENTS, _Location.OTHER)
    if operation.name in _DERIVING:
        return _locations(lowering, operation.operands[0], function)
    if operation.name == "llvm.alloca":
        return (_Location.OWN,)
    if operation.name == "llvm.mlir.addressof":
        found = lowering.symbols.require(operation, operation.attributes["global_name"].value).operation
        return (_Location.OWN if "constant" in found.attributes else _Location.OTHER,)
    return _Location.ARGUMENTS, _Location.OTHER


def _require_passthrough(lowering: Lowering, function: Any) -> None:
    for name in passed_through(function):
        if name == "nosync":
            _require_none(lowering, function, name, _SYNCHRONIZING)
        elif name == "nofree":
            _require_none(lowering, function, name, ("@free",))
        elif name in _ABOUT_MEMORY and _touches_no_memory(function):
            continue
        elif name == SAID and is_coroutine(function):
            continue  # its form is looked at where it is lowered
        elif name not in OF_COMPILERS | _KEPT and not name.startswith(PASSED_THROUGH):
            raise lowering.unsupported(f"'{name}' in 'passthrough'")


def _touches_no_memory(function: Any) -> bool:
    """Whether a function calls nothing, and none of its operations takes or gives memory, or orders accesses."""
    for each in nested(function):
        values = (*each.operands, *each.results)
        if "callee" in each.attributes or "intrin" in each.attributes or each.name == "llvm.inline_asm":
            return False
        if not each.name.startswith(_OF_VALUES) or each.name == "llvm.fence":
            return False
        if any(_MEMORY.search(str(value.type)) for value in values):
            return False
    return True


def passed_through(function: Any) -> list[str]:
    """The names of a function's text attributes."""
    given = function.attributes.get("passthrough", ())
    return [str(each.value) if hasattr(each, "value") else str(each[0].value) for each in given]


def _require_none(lowering: Lowering, function: Any, name: str, words: tuple[str, ...]) -> None:
    for operation in nested(function):
        said = operation.name
        for attribute in ("callee", "intrin"):
            if attribute in operation.attributes:
                said += f" {operation.attributes[attribute]}"
        if any(word in said for word in words):
            raise lowering.unsupported_at(operation, f"in a function that says '{name}'")
