"""Calls behind which control ends: whatever way it goes on, it comes to 'unreachable', or to a call of 'abort'.

Where such a call comes back, the program is undefined. One that does not, as that of `exit`, has ended the program:
what it was given to see has happened, and what stands behind it is never reached."""

from __future__ import annotations

import re
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.packs import packs
from frontends.mlir.core.walking import nested, within
from frontends.mlir.dialects.llvm.effects import passed_through

UNREACHABLE = ("llvm.unreachable", "ub.unreachable")
_CALLS = ("llvm.call", "func.call")
_ABORT = "abort"
# Functions that do not come back, or not where they succeed, by their names (C17, 7.13.2.1, 7.22.4, 7.26.5.5; POSIX;
# the Linux Standard Base; err(3); the Itanium C++ ABI, 2.4 and 2.5). What they run at the end sees memory as it is
# then, and what stands behind them is not reached.
_ENDING = frozenset(
    (
        *(_ABORT, "exit", "quick_exit", "_Exit", "_exit", "thrd_exit", "pthread_exit", "trap", "unreachable"),
        *("assert", "__assert", "__assert_fail", "__assert_perror_fail", "__assert_rtn", "__assertfail", "_assert"),
        *("__stack_chk_fail", "__chk_fail", "__fortify_fail", "err", "errx", "verr", "verrx"),
        *("longjmp", "_longjmp", "siglongjmp", "__longjmp_chk", "setcontext"),
        *("execl", "execle", "execlp", "execv", "execve", "execvp", "execvpe", "fexecve"),
        *("terminate", "_ZSt9terminatev", "rethrow_exception", "throw_with_nested", "__clang_call_terminate"),
        *("__cxa_throw", "__cxa_rethrow", "__cxa_bad_cast", "__cxa_bad_typeid", "__cxa_call_unexpected"),
        *("__cxa_throw_bad_array_new_length", "__cxa_pure_virtual", "__cxa_deleted_virtual", "_Unwind_Resume"),
    )
)
# The same of families: what the C++ library throws by, what a sanitizer ends by, and what ends a program of Fortran
# (flang, Runtime/stop.h; libgfortran.h).
_ENDING_FAMILY = re.compile(
    r"__throw_\w+|_ZN?K?St\w*?\d+(__throw_|rethrow_exception)\w+|__ubsan_handle_(\w+_abort|builtin_unreachable|missing_return)"
    r"|_FortranA(StopStatement(Text)?|FailImageStatement|ProgramEndStatement|Exit|Abort|ReportFatalUserError)"
    r"|_gfortran_((error_)?stop_(numeric|string)|(runtime|os|internal)_error(_at)?|exit_i\d|abort)"
)
# Those that come back more than once (C17, 7.13.1.1; POSIX; what Clang says it of).
_RETURNING_AGAIN = frozenset(
    ("setjmp", "_setjmp", "_setjmpex", "sigsetjmp", "__sigsetjmp", "savectx", "vfork", "getcontext")
)
# What stands before a name and is no part of it: LLVM's mark of one that is not mangled, the namespaces, and what the
# functions of GCC and Clang themselves begin with.
_BEFORE = re.compile(r"\x01|(::)?std::|::|__builtin_")
# Functions that print what has failed and come back (C17, 7.21), where the program aborts behind them: what it did
# before that is not compared (`frontends.assumptions.ABORTS_BY_CALL`).
_PRINT = frozenset(("fprintf", "fputs", "printf", "putchar", "puts"))
# Operations that end as one of their regions does.
_OF_REGIONS = frozenset(("scf.execute_region", "scf.if", "scf.index_switch"))


def require_returning(lowering: Lowering, operation: Any, returning: frozenset[str]) -> None:
    """Looks at the calls from which control always comes to an operation that it does not go on behind, or to another
    one. Raises `Unsupported` at one that need not come back; functions of the C library that are `returning` do."""
    if not lowering.symbols.mentions.any("unreachable", _ABORT):
        return
    while operation.name not in packs().called and _ends(lowering, operation):
        around = operation.operation.parent.operation
        for region in around.regions:
            for block in _without_exit(lowering, region):
                _require_returning_in(lowering, block, returning)
        operation = around


def require_one_return(lowering: Lowering, name: str, ends: bool = False, returns_again: bool = False) -> None:
    """Raises `Unsupported` where a function that is only declared is known, or said, not to come back, or to do so more
    than once: calls are taken to return (`equiv.proving.assumptions`)."""
    stem = _BEFORE.sub("", "".join(name.split()), count=1)
    if ends or stem in _ENDING or _ENDING_FAMILY.fullmatch(stem):
        raise lowering.unsupported(f"a call of '{name}', which does not return")
    if returns_again or stem in _RETURNING_AGAIN:
        raise lowering.unsupported(f"a call of '{name}', which returns more than once")


def _require_returning_in(lowering: Lowering, block: Any, returning: frozenset[str]) -> None:
    operations = [each.operation for each in block.operations]
    prints = _PRINT if any(_name(each) == _ABORT for each in operations) else frozenset[str]()
    for each in operations:
        for inner in within(each):
            if inner.name in _CALLS and _may_end(lowering, inner, returning | prints, set()):
                raise lowering.unsupported_at(inner, "a call that need not return before control ends")


def _name(operation: Any) -> str:
    is_call = operation.name in _CALLS and "callee" in operation.attributes
    return str(operation.attributes["callee"].value) if is_call else ""


def _ends(lowering: Lowering, operation: Any) -> bool:
    """Whether control never goes on behind an operation."""
    if operation.name in UNREACHABLE:
        return True
    if operation.name in _OF_REGIONS:
        regions = list(operation.regions)
        return all(len(each.blocks) and not _has_exit(lowering, each) for each in regions)
    if not _name(operation):
        return False
    callee = lowering.symbols.require(operation, _name(operation)).operation
    if _name(operation) == _ABORT:
        return True
    return bool(len(callee.regions[0].blocks)) and not _has_exit(lowering, callee.regions[0])


def _has_exit(lowering: Lowering, region: Any) -> bool:
    return region.blocks[0] not in _without_exit(lowering, region)


def _without_exit(lowering: Lowering, region: Any) -> list[Any]:
    """The blocks of a region from which control never leaves it."""
    key = ("without exit", region.owner, list(region.owner.regions).index(region))
    shared = lowering.symbols.shared
    if key not in shared:
        shared[key] = list[Any]()  # of a function that calls itself, which is refused
        blocks = list(region.blocks)
        ends = [any(_ends(lowering, each.operation) for each in block.operations) for block in blocks]
        pending = [block for block, end in zip(blocks, ends, strict=True) if not end]
        found: list[Any] = []
        changed = True
        while changed:
            changed = False
            for block in pending:
                after = list(block.operations[len(block.operations) - 1].successors)
                if block not in found and (not after or any(each in found for each in after)):
                    found.append(block)
                    changed = True
        shared[key] = [block for block in blocks if block not in found]
    known: list[Any] = shared[key]
    return known


def _may_end(lowering: Lowering, call: Any, returning: frozenset[str], seen: set[str]) -> bool:
    """Whether a program may end in what a call runs: in a function that is only declared and not said to return."""
    if "callee" not in call.attributes:
        return True
    callee = lowering.symbols.require(call, call.attributes["callee"].value).operation
    name = callee.attributes["sym_name"].value
    if name in seen:
        return False
    seen.add(name)
    if len(callee.regions[0].blocks):
        return any(_may_end(lowering, each, returning, seen) for each in nested(callee) if each.name in _CALLS)
    said = (call, callee)
    return name not in returning and not any("will_return" in each.attributes or _returns(each) for each in said)


def _returns(said: Any) -> bool:
    return "willreturn" in passed_through(said)
