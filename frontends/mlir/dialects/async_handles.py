"""Tokens, values and groups of the async dialect that are of no task of the program: a function is given them, by its
callers or by functions that are only declared, or makes one that others make available.

What the runtime does with one is an unknown function: a wait is a call that others see. Each value that is such a
handle has a name of its own, which no function gives twice. Values that may stand for several are refused, and programs
with memory, which tasks of others write until they are waited for.

A coroutine that is not taken apart (`async_coroutines`) is what its operations do one after the other: each is an
unknown function, too, also where it goes on when it was suspended.

A program may count references (AsyncRuntimeRefCounting.cpp): a function is handed one of each handle that it takes, and
hands on one of each that it gives. Where there is one at each use, on all paths, counting frees nothing that is still
used, and has no effect that others see. All else is refused. A program that counts none keeps what it has."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.walking import outermost, within
from frontends.mlir.dialects.llvm.pointer_uses import function_of
from interp import ir

_ADD, _DROP, _CREATE = "async.runtime.add_ref", "async.runtime.drop_ref", "async.runtime.create"
_WAIT, _JOIN = "async.runtime.await", "async.runtime.add_to_group"
_OF_OTHERS = frozenset((_ADD, _DROP, _CREATE, _WAIT, _JOIN, "async.runtime.is_error", "async.runtime.load"))
_CALLS = ("func.call", "async.call")
_ENTRY, _REFUSAL = ("handles", "entry"), ("handles", "refusal")  # of what is shared
_COROUTINE = frozenset(
    (
        *("async.coro.id", "async.coro.begin", "async.coro.save", "async.coro.suspend", "async.coro.free"),
        *("async.coro.end", "async.runtime.resume", "async.runtime.await_and_resume"),
        *("async.runtime.set_available", "async.runtime.set_error"),
    )
)
_OF_THE_TASK = ("async.runtime.set_available", "async.runtime.set_error", "async.runtime.store")
_HANDS_ON = ("func.call", "func.return")
_WITHOUT_MEMORY = ("arith.", "async.", "builtin.module", "cf.", "func.", "index.", "math.", "scf.")
_PLAIN = re.compile(
    r"index|i\d+|f\d+\w*|bf16|!async\.(?:token|group|value<(?:index|i\d+|f\d+|bf16)>|coro\.(?:id|handle|state))"
)
_COUNTED = (
    "in a program that counts references of the async dialect, a function is handed one of each handle that it takes, "
    "and hands on one of each that it gives"
)


def is_handle(mlir_type: Any) -> bool:
    """Whether a type is a token, a value or a group of the async dialect."""
    return str(mlir_type).startswith(("!async.token", "!async.value<", "!async.group"))


def are_of_others(lowering: Lowering) -> bool:
    """Whether no task is of the program, which is the function that is asked for and all that it calls: handles are
    those of others."""
    shared = lowering.symbols.shared
    if "handles of others" not in shared:
        shared["handles of others"] = all(_is_of_others(lowering, each) for each in _program(lowering))
    return bool(shared["handles of others"])


def _is_of_others(lowering: Lowering, operation: Any) -> bool:
    if not operation.name.startswith("async.") or operation.name in _OF_OTHERS:
        return True
    function = function_of(operation)
    return (
        operation.name in _COROUTINE and not _is_called(lowering, function) and "passthrough" not in function.attributes
    )


def require_handles(lowering: Lowering, function: Any) -> None:
    """Looks at the handles of a function in a file that has some, of which the first one is that which is asked for.
    Raises `Unsupported` where handles that callers give are not those of others alone, and where references are counted
    otherwise than they have to be."""
    lowering.symbols.shared.setdefault(_ENTRY, function)
    blocks = list(function.regions[0].blocks)
    taken = [each for each in blocks[0].arguments if is_handle(each.type)]
    if taken and not _is_called(lowering, function) and not are_of_others(lowering):
        raise lowering.unsupported("handles that callers give, beside tasks", function)
    if _counts(lowering, function):
        lowering.assumptions.add(_COUNTED)
        for each in (*taken, *(one for inner in within(function) for one in inner.results if is_handle(one.type))):
            _References(lowering, function, each).require()


def name_apart(lowering: Lowering, operation: Any) -> None:
    """Gives each handle among the results of a call a name of its own. Raises `Unsupported` where they may be of tasks
    of the program."""
    for each in operation.results:
        if is_handle(each.type):
            _require_alone(lowering)
            lowering.bind(each, _unknown(lowering, _name(lowering, operation), [each], ir.INDEX))


def wait_for_others(lowering: Lowering, operation: Any) -> None:
    """A wait for what others do. Raises `Unsupported` where that may be seen in memory."""
    _require_alone(lowering)
    resumes = " that resumes a coroutine" if operation.name.endswith("resume") else ""
    name = f"wait for a {_kind(operation)} of the async dialect{resumes}"
    _call(lowering, name, [lowering.value(each) for each in operation.operands])


def ended_of_others(lowering: Lowering, operation: Any, types: list[ir.Type]) -> list[ir.Value]:
    """Whether what was waited for is in error, and its value, of these types."""
    _require_alone(lowering)
    kind, handle = _kind(operation), [operation.operands[0]]
    failed = _unknown(lowering, f"error of a {kind}", handle, ir.I1)
    return [failed, *(_unknown(lowering, f"part of a {kind}", handle, each) for each in types)]


@handles(_CREATE)
def _create(lowering: Lowering, operation: Any) -> None:
    _require_alone(lowering)
    name = f"making of a {_kind(operation)}, {_name(lowering, operation)}"
    made = _unknown(lowering, name, [], ir.INDEX)
    lowering.bind(operation.results[0], made)


@handles(_JOIN)
def _join(lowering: Lowering, operation: Any) -> None:
    """The number among the members depends on when the others were added."""
    _require_alone(lowering)
    joined = _unknown(lowering, "member of a group", list(operation.operands), ir.INDEX)
    lowering.bind(operation.results[0], joined)


@handles("async.coro.id", "async.coro.begin", "async.coro.end", "async.runtime.resume")
def _step(lowering: Lowering, operation: Any) -> None:
    step_of_others(lowering, operation)


def step_of_others(lowering: Lowering, operation: Any) -> None:
    """An operation of a coroutine that is not taken apart. Raises `Unsupported` for those of others."""
    _require_alone(lowering)
    given = list(operation.operands)
    for each in operation.results:
        lowering.bind(each, _unknown(lowering, operation.name, given, ir.INDEX))
    if operation.name == "async.coro.suspend":
        suspended, resumed, destroyed = (lowering.blocks[each] for each in operation.successors)
        for target in (suspended, resumed):
            goes_on = lowering.new_block()
            chosen = _unknown(lowering, f"{operation.name} to another place", given, ir.I1)
            lowering.emit(
                ir.Branch(place=lowering.place, condition=chosen, target=target, arguments=[], otherwise=goes_on)
            )
            lowering.block = goes_on
        lowering.emit(ir.Branch(place=lowering.place, target=destroyed, arguments=[]))
    elif not len(operation.results):
        _call(lowering, operation.name, [lowering.value(each) for each in given])


@handles(_ADD, _DROP, attributes=("count",))
def _count(lowering: Lowering, operation: Any) -> None:
    """`require_handles` has seen that it has no effect."""
    if function_of(operation).name != "func.func":
        raise lowering.unsupported("references outside of a function")


def _kind(operation: Any) -> str:
    handle = operation.results[0] if operation.name == _CREATE else operation.operands[0]
    return str(handle.type).removeprefix("!async.")


def _name(lowering: Lowering, operation: Any) -> str:
    """That of the next handle of a function."""
    key = ("handles", function_of(operation))
    lowering.memo[key] = lowering.memo.get(key, 0) + 1
    called = _is_called(lowering, key[1])
    return f"task {lowering.memo[key]}" + (f" of @{key[1].attributes['sym_name'].value}" if called else "")


def _unknown(lowering: Lowering, name: str, given: list[Any], type: ir.Type) -> ir.Value:
    result = ir.Value(type)
    _call(lowering, f"{name} -> {type}", [lowering.value(each) for each in given], [result])
    return result


def _call(lowering: Lowering, name: str, given: list[ir.Value], results: list[ir.Value] | None = None) -> None:
    place, results = lowering.place, results or []
    lowering.emit(ir.Opaque(place=place, results=results, name=name, arguments=given, reads=[], writes=[], fixed=True))


# -- what is refused ---------------------------------------------------------------------------------------------------


def _require_alone(lowering: Lowering) -> None:
    """Raises `Unsupported` unless handles of others are all that a program has, each value is one of them, and there is
    no memory."""
    if not are_of_others(lowering):
        raise lowering.unsupported("of what is no task of the program, beside tasks")
    shared = lowering.symbols.shared
    if _REFUSAL not in shared:
        shared[_REFUSAL] = next((why for each in _program(lowering) if (why := _refusal(lowering, each))), "")
    if shared[_REFUSAL]:
        raise lowering.unsupported(shared[_REFUSAL])


def _refusal(lowering: Lowering, operation: Any) -> str:
    """Why the handles of a file with an operation are refused, nothing where they are not."""
    if not operation.name.startswith(_WITHOUT_MEMORY):
        return f"of what others do, in a program with '{operation.name}'"
    blocks = [block for region in operation.regions for block in region.blocks]
    arguments = [each for block in blocks for each in block.arguments]
    if not all(_PLAIN.fullmatch(str(each.type)) for each in (*operation.operands, *operation.results, *arguments)):
        return "of what others do, in a program with memory"
    inner = arguments if operation.name != "func.func" else [each for block in blocks[1:] for each in block.arguments]
    made = () if operation.name in ("func.call", _CREATE) else operation.results
    if any(is_handle(each.type) for each in (*inner, *made)):
        return "a value that may stand for several handles"
    if operation.name == "func.call" and any(is_handle(each.type) for each in operation.results):
        callee = lowering.symbols.require(operation, operation.attributes["callee"].value).operation
        return "a handle from a function with a body" if len(callee.regions[0].blocks) else ""
    return ""


def _program(lowering: Lowering) -> Iterator[Any]:
    """The operations of the function that is asked for, and of those that it calls."""
    pending = [lowering.symbols.shared[_ENTRY]]
    known = list(pending)
    while pending:
        for each in within(pending.pop()):
            yield each
            if each.name in _CALLS:
                callee = lowering.symbols.inlined(each, each.attributes["callee"].value).operation
                if callee not in known:
                    known.append(callee)
                    pending.append(callee)


def _is_called(lowering: Lowering, function: Any) -> bool:
    """Whether a function is another one than that which is asked for."""
    return bool(lowering.symbols.shared[_ENTRY] != function)


def _counts(lowering: Lowering, operation: Any) -> bool:
    """Whether references are counted anywhere in a file."""
    top = outermost(operation)
    if ("references", top) not in lowering.memo:
        lowering.memo["references", top] = any(each.name in (_ADD, _DROP) for each in within(top))
    return bool(lowering.memo["references", top])


class _References:
    """How many references to a handle there are at least, along all paths of a function."""

    def __init__(self, lowering: Lowering, function: Any, handle: Any) -> None:
        self._lowering = lowering
        self._function = function
        self._handle = handle
        self._changes: dict[Any, int] = {}
        self._used: set[Any] = set()  # operations of the function's own blocks, of what uses the handle

    def require(self) -> None:
        """Raises `Unsupported` unless there is one at each use, and none is dropped that is not there."""
        for each in self._handle.uses:
            self._note(each.owner.operation)
        begin = self._handle.owner
        if getattr(begin, "operation", None) is None:
            pending = [(begin, list(begin.operations))]
        else:
            if begin.operation.parent.operation != self._function:
                raise self._unsupported(begin.operation, "a handle that is made in a region, of a program that counts")
            block = begin.operation.block
            operations = [each.operation for each in block.operations]
            pending = [(block, operations[operations.index(begin.operation) + 1 :])]
        least: dict[Any, int] = {}
        counts = [1]
        while pending:
            block, operations = pending.pop()
            count = self._through([getattr(each, "operation", each) for each in operations], counts.pop())
            if count is None:
                continue
            last = list(block.operations)[-1].operation
            for after in last.successors:
                if after not in least or count < least[after]:
                    least[after] = count
                    pending.append((after, list(after.operations)))
                    counts.append(count)

    def _note(self, user: Any) -> None:
        if user.name in _OF_THE_TASK:
            return  # which has a reference of its own until it has ended (AsyncRuntime.cpp, `AsyncToken`)
        if user.name not in (*_OF_OTHERS, *_HANDS_ON, "async.runtime.await_and_resume"):
            raise self._unsupported(user, f"a handle that '{user.name}' is given, of a program that counts references")
        outer = user
        while outer.parent.operation != self._function:
            outer = outer.parent.operation
        change = 0
        if user.name in (_ADD, _DROP):
            change = int(user.attributes["count"].value) * (1 if user.name == _ADD else -1)
        elif user.name in _HANDS_ON:
            change = -list(user.operands).count(self._handle)
        if change and outer != user:
            raise self._unsupported(user, "references that are counted in a region")
        self._changes[user] = change
        if change >= 0:
            self._used.add(outer)

    def _through(self, operations: list[Any], count: int) -> int | None:
        """The count behind operations, None where the handle is another one from there on. Raises `Unsupported`."""
        own = getattr(self._handle.owner, "operation", None)
        for each in operations:
            if own is not None and each == own:
                return None
            if each in self._used and count < 1:
                raise self._unsupported(each, "a handle that is used when there may be no reference to it")
            count += self._changes.get(each, 0)
            if count < 0:
                raise self._unsupported(each, "more references that are dropped than there may be")
        return count

    def _unsupported(self, operation: Any, what: str) -> Exception:
        return self._lowering.unsupported_at(operation, what)
