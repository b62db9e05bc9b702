"""What is done with a pointer and with all that are derived from it, in the function where it is made."""

from __future__ import annotations

from typing import Any

from frontends.contexts import text_of

# Operations that give pointers into what an operand points to.
SAME = frozenset(("llvm.getelementptr", "llvm.addrspacecast", "llvm.bitcast", "llvm.freeze", "llvm.select"))
_BRANCHES = frozenset(("llvm.br", "llvm.cond_br", "llvm.switch"))
NO_ACCESS = frozenset(("llvm.icmp", "llvm.intr.assume", "llvm.intr.lifetime.start", "llvm.intr.lifetime.end"))
# By operation: through which operands it reads, and through which ones it writes.
_READS = {"llvm.load": (0,), "llvm.intr.memcpy": (1,), "llvm.intr.memmove": (1,), "llvm.intr.masked.load": (0,)}
_WRITES = {
    "llvm.store": (1,),
    "llvm.intr.memcpy": (0,),
    "llvm.intr.memmove": (0,),
    "llvm.intr.memset": (0,),
    "llvm.intr.masked.store": (1,),
}


def uses_through(pointer: Any) -> list[Any]:
    """The uses of a pointer and of all that are derived from it, but for those that derive others."""
    return [use for each in derived_from(pointer) for use in each.uses if _derived(use) is None]


def derived_from(pointer: Any) -> list[Any]:
    """A pointer and all that are derived from it."""
    found, known = [pointer], {pointer}
    for each in found:
        for use in each.uses:
            derived = [value for value in _derived(use) or () if value not in known]
            known.update(derived)
            found += derived
    return found


def _derived(use: Any) -> list[Any] | None:
    """The pointers that a use of one derives from it, None for one that derives none."""
    owner = use.owner.operation
    if owner.name in SAME:
        return list(owner.results)
    if owner.name == "llvm.insertvalue" and use.operand_number == 1:
        return taken_out(owner.results[0], list(owner.attributes["position"]))
    if owner.name in _BRANCHES:
        # Which argument it is does not matter where all are taken for it.
        return [each for block in owner.successors for each in block.arguments if is_pointer(each)]
    return None


def taken_out(struct: Any, position: list[int]) -> list[Any] | None:
    """The values that are taken from a position of a struct, and of those made of it by other positions, as descriptors
    are. None where something else is done with one of these."""
    found: list[Any] = []
    for use in struct.uses:
        user = use.owner.operation
        if user.name not in ("llvm.insertvalue", "llvm.extractvalue") or use.operand_number != 0:
            return None
        other = list(user.attributes["position"])
        if other == position[: len(other)]:
            if user.name == "llvm.extractvalue":
                if len(other) < len(position):
                    return None
                found.append(user.results[0])
            continue  # or what was there is overwritten
        if user.name == "llvm.insertvalue":
            further = taken_out(user.results[0], position)
            if further is None:
                return None
            found += further
    return found


class Use:
    """A use of an operation's operand, as the bindings have it."""

    def __init__(self, operation: Any, position: int) -> None:
        self.owner = self
        self.operation = operation
        self.operand_number = position


def function_of(operation: Any) -> Any:
    """The function that an operation is in, or the operation that holds all where it is in none."""
    while "function_type" not in operation.attributes and operation.parent is not None:
        operation = operation.parent.operation
    return operation


def is_pointer(value: Any) -> bool:
    """Whether a value is a pointer of the LLVM dialect."""
    return text_of(value.type).startswith("!llvm.ptr")


def accesses(use: Any) -> set[str] | None:
    """What an operation does to memory through an operand: `read`, `written`. None where that is not known, or where
    the pointer may be used elsewhere after it."""
    owner, operand = use.owner.operation, use.operand_number
    if owner.name in NO_ACCESS:
        return set()
    read, written = operand in _READS.get(owner.name, ()), operand in _WRITES.get(owner.name, ())
    found = ({"read"} if read else set()) | ({"written"} if written else set())
    return found or None


def parameter_attributes(operation: Any) -> list[set[str]]:
    """The names of the attributes of each parameter of a function, or of each argument of a call; none at all where no
    one has any."""
    return _names(operation, "arg_attrs")


def result_attributes(operation: Any) -> list[set[str]]:
    """The same of results."""
    return _names(operation, "res_attrs")


def _names(operation: Any, attribute: str) -> list[set[str]]:
    entries = list(operation.attributes[attribute]) if attribute in operation.attributes else []
    return [{named if isinstance(named, str) else named.name for named in each} for each in entries]
