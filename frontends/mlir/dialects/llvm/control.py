"""Calls and returns of the LLVM dialect, and the functions of the C library that lowerings call.

The branches are those of cf.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from frontends.assumptions import ABORTS_BY_CALL
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.memory_spaces import memory_spaces_of
from frontends.mlir.core.packs import packs
from frontends.mlir.core.registry import handles
from frontends.mlir.core.scopes import Agents
from frontends.mlir.core.unconditional import runs_once
from frontends.mlir.core.walking import outermost, within
from frontends.mlir.dialects.complex.library import lower_complex_call
from frontends.mlir.dialects.gpu.library import lower_device_call
from frontends.mlir.dialects.gpu.lone_exchanges import lower_exchange
from frontends.mlir.dialects.gpu.printing import lower_print_call
from frontends.mlir.dialects.llvm.effects import has_no_effects, may_be_speculated
from frontends.mlir.dialects.llvm.endings import UNREACHABLE, require_returning
from frontends.mlir.dialects.llvm.intrinsics import ACCURATE
from frontends.mlir.dialects.llvm.promises import (
    called_form,
    note_claims_of_call,
    note_claims_of_external,
    note_claims_of_library,
    note_returned,
    require_arguments_aligned,
    require_arguments_defined,
    require_results_defined,
    says_of_results,
)
from frontends.mlir.dialects.llvm.runtime import MEMREF_COPY, memref_copy
from frontends.mlir.dialects.llvm.scalars import operand_parts, part_type
from interp import ir
from interp.ir.affine import combine

_CALL = (
    *("callee", "CConv", "TailCallKind", "fastmathFlags", "op_bundle_sizes", "operandSegmentSizes", "arg_attrs"),
    *("res_attrs", "no_unwind", "will_return", "var_callee_type", "branch_weights", "access_groups", "alias_scopes"),
    *("noalias_scopes", "tbaa", "memory_effects", "convergent"),
)
_C_CONVENTION = "#llvm.cconv<ccc>"
_PLAIN_CALLS = ("#llvm.tailcallkind<none>", "#llvm.tailcallkind<notail>")


@handles("llvm.return")
def _return(lowering: Lowering, operation: Any) -> None:
    """A kernel is lowered where it is launched."""
    if lowering.scope(Agents) is not None:
        lowering.emit(ir.Yield(place=lowering.place, values=lowering.flat(operation.operands)))
        return
    note_returned(lowering, operation)
    lowering.emit(ir.Return(place=lowering.place, values=lowering.flat(operation.operands)))


# ub.unreachable says the same.
@handles(*UNREACHABLE)
def _unreachable(lowering: Lowering, operation: Any) -> None:
    """Ends a block that control never reaches, of a function or of a region inside one."""
    require_returning(lowering, operation.operation, RETURNING)
    lowering.require(lowering.constant(0, ir.I1), "control does not reach 'unreachable'")
    owner = operation.operation.parent
    in_function = owner.name in packs().called
    if in_function and lowering.scope(Agents) is None:
        results = [lowering.undefined(type) for type in lowering.result_types]
        lowering.emit(ir.Return(place=lowering.place, values=results))
        return
    types = [] if in_function else [part for each in owner.results for part in lowering.part_types(each.type)]
    lowering.emit(ir.Yield(place=lowering.place, values=[lowering.undefined(type) for type in types]))


@handles("llvm.call", attributes=_CALL)
def _call(lowering: Lowering, operation: Any) -> None:
    attributes = operation.attributes
    if "callee" not in attributes:
        raise lowering.unsupported("a call through a pointer")
    if "TailCallKind" in attributes and str(attributes["TailCallKind"]) not in _PLAIN_CALLS:
        _require_no_memory(lowering, operation)
    if "op_bundle_sizes" in attributes and len(attributes["op_bundle_sizes"]):
        raise lowering.unsupported("operand bundles")
    callee = lowering.symbols.require(operation, attributes["callee"].value)
    note_claims_of_call(lowering, operation, callee.operation)
    regions = callee.operation.regions
    if callee.operation.name not in ("llvm.func", "func.func"):
        raise lowering.unsupported(f"a call of a '{callee.operation.name}'")
    if _convention(operation) != _convention(callee.operation):
        # LLVM leaves such a call undefined.
        raise lowering.unsupported(f"a call with another calling convention than that of '{callee.name}'")
    if len(regions[0].blocks):
        require_returning(lowering, operation.operation, RETURNING)
        _require_same_effects(lowering, operation, callee.operation)
        require_arguments_defined(lowering, operation, callee.operation)
        arguments, results = lowering.flat(operation.operands), lowering.flat_results(operation)
        require_arguments_aligned(lowering, operation, callee.operation)
        lowering.emit(ir.Call(place=lowering.place, results=results, callee=callee.name, arguments=arguments))
        require_results_defined(lowering, operation, callee.operation)
        lowering.require_results(operation)
        return
    name = callee.name.rpartition("::")[2]
    known = _LIBRARY.get(name)
    require_arguments_aligned(lowering, operation, callee.operation, is_accessed=known is not None)
    if known is not None:
        note_claims_of_library(lowering, operation, callee.operation)
        known(lowering, operation)
        return
    if lower_exchange(lowering, operation, name):
        note_claims_of_external(lowering, operation, callee.operation, is_known=True, is_required=True)
        lowering.require_results(operation)
        return
    if lower_print_call(lowering, operation, name) or lower_device_call(lowering, operation, name):
        note_claims_of_external(lowering, operation, callee.operation, is_known=True, is_required=True)
        lowering.require_results(operation, of_launch=True)
        return
    if lower_libm_call(lowering, operation, name):
        note_claims_of_external(lowering, operation, callee.operation, is_known=True)
    else:
        note_claims_of_external(lowering, operation, callee.operation)
        if any(_is_convergent(each) for each in (operation, callee.operation)):
            _require_unconditional(lowering, operation, callee.name)
            number = _number_of_call(lowering, operation, callee.operation)
            lowering.choices.add(ir.Choice(ir.ChoiceKind.CONVERGENT, f"call {number}", name))
        _external(lowering, operation, callee.operation, callee.name)


def _is_convergent(said: Any) -> bool:
    passed = str(said.attributes["passthrough"]) if "passthrough" in said.attributes else ""
    return "convergent" in said.attributes or '"convergent"' in passed


def _require_unconditional(lowering: Lowering, operation: Any, callee: str) -> None:
    """Which threads come to a convergent call together may not come to depend on more values than it did (LLVM's
    LangRef, `convergent`). Raises `Unsupported` where it may depend on any."""
    if not runs_once(lowering, operation):
        raise lowering.unsupported(f"a call of '{callee}', which is convergent, that may depend on a condition")


def _number_of_call(lowering: Lowering, operation: Any, callee: Any) -> int:
    """Which of the calls of a function one is. Raises `Unsupported` where some of them are convergent and others not,
    and their order is not that of the text, or nobody sees it."""
    top = outermost(operation)
    calls = [each for each in within(top) if _callee(each) == _callee(operation)]
    others = [each for each in calls if not _is_convergent(each) and not _is_convergent(callee)]
    if any(each.block != operation.block or has_no_effects(callee) for each in others):
        raise lowering.unsupported("calls of one function, of which some are convergent, at several places")
    beside = (each.operation for each in operation.block.operations)
    return [each for each in beside if _callee(each) == _callee(operation)].index(operation)


def _callee(operation: Any) -> str | None:
    callee = operation.attributes.get("callee")
    return None if callee is None else str(callee.value)


def _require_same_effects(lowering: Lowering, operation: Any, callee: Any) -> None:
    """Of what a call says of its effects nothing is known but what the function says itself, and is held to."""
    name = "memory_effects"
    if name not in operation.attributes:
        return
    if name not in callee.attributes or str(operation.attributes[name]) != str(callee.attributes[name]):
        raise lowering.unsupported(f"attribute '{name}' of a call, which the function that is called does not have")


def _require_no_memory(lowering: Lowering, operation: Any) -> None:
    """A call that may reuse its caller's stack must not see it. Raises `Unsupported` where the caller has any."""
    caller = operation
    while caller.name not in ("llvm.func", "func.func"):
        caller = caller.parent.operation
    blocks = caller.regions[0].blocks
    if any(each.operation.name == "llvm.alloca" for block in blocks for each in block.operations):
        raise lowering.unsupported("a tail call in a function with memory on the stack")


def _convention(operation: Any) -> str:
    attributes = operation.attributes
    return str(attributes["CConv"]) if "CConv" in attributes else _C_CONVENTION


def _require_defined(lowering: Lowering, name: str, arguments: list[ir.Value]) -> None:
    """Nobody says that a function is defined for all that it may be given (LLVM Language Reference, `speculatable`), so
    that no program may call it with other arguments than its source. Runs find a number that is hardly ever zero."""
    type = ir.Scalar("i64")
    number = ir.Value(type)
    lowering.emit(
        ir.Opaque(
            place=lowering.place,
            results=[number],
            name=f"whether {name} is defined",
            arguments=arguments,
            reads=[],
            writes=[],
            kernel=True,
        )
    )
    holds = lowering.op("cmpi.ne", [number, lowering.constant(0, type)], ir.I1)
    message = f"'{name}' is defined for what it is given"
    lowering.emit(ir.Check(place=lowering.place, condition=holds, message=message))


def _external(lowering: Lowering, operation: Any, callee: Any, name: str) -> None:
    """Nothing is known of a function that is only declared: it may read and write every buffer that it is given. Calls
    of one that has no effects are in no order. One that the C library has by this name is that, and no other."""
    arguments, results = lowering.flat(operation.operands), lowering.flat_results(operation)
    lowering.declare(name, arguments, results, called_form(callee), memory_spaces_of(callee))
    pointers = [each for each in arguments if each.type == ir.POINTER]
    scalars = [each for each in arguments if each.type != ir.POINTER]
    is_seen = bool(pointers) or not has_no_effects(callee)
    if not is_seen and not may_be_speculated(callee):
        _require_defined(lowering, name, scalars)
    lowering.emit(
        ir.Opaque(
            place=lowering.place,
            results=results,
            name=name,
            arguments=scalars,
            reads=pointers,
            writes=list(pointers),
            kernel=not is_seen,
            fixed=name in _CERTAIN or says_of_results(operation, callee),
        )
    )


# -- the library -------------------------------------------------------------------------------------------------------


def _allocate(lowering: Lowering, operation: Any, size: ir.Index, alignment: int = 16) -> None:
    lowering.assumptions.add(
        "allocations succeed, also those of nothing, at addresses of their own that are multiples of 16 and of what "
        "they ask for"
    )
    lowering.emit(ir.Alloc(place=lowering.place, result=lowering.result(operation), sizes=[size], alignment=alignment))


def _malloc(lowering: Lowering, operation: Any) -> None:
    _allocate(lowering, operation, lowering.index(operation.operands[0]))


def _aligned_alloc(lowering: Lowering, operation: Any) -> None:
    alignment, size = (lowering.index(each) for each in operation.operands)
    if not isinstance(alignment, int) or alignment <= 0 or alignment & (alignment - 1):
        raise lowering.unsupported("an alignment that is not a constant power of two")
    _allocate(lowering, operation, size, max(alignment, 16))


def _calloc(lowering: Lowering, operation: Any) -> None:
    count, size = (lowering.index(each) for each in operation.operands)
    total = lowering.apply(combine("*", count, size))
    _allocate(lowering, operation, total)
    zero = lowering.constant(0, ir.Scalar("i8"))
    target = lowering.value(operation.results[0])
    lowering.emit(ir.Fill(place=lowering.place, target=target, value=zero, bytes=total))


def _free(lowering: Lowering, operation: Any) -> None:
    lowering.free(lowering.value(operation.operands[0]))


def _abort(lowering: Lowering, operation: Any) -> None:
    require_returning(lowering, operation.operation, RETURNING)
    lowering.assumptions.add(ABORTS_BY_CALL)
    lowering.require(lowering.constant(0, ir.I1), "the program does not abort")


def _memref_copy(lowering: Lowering, operation: Any) -> None:
    name = memref_copy(lowering.symbols.module, lowering.place)
    lowering.emit(ir.Call(place=lowering.place, results=[], callee=name, arguments=lowering.flat(operation.operands)))


_LIBRARY: dict[str, Callable[[Lowering, Any], None]] = {
    "malloc": _malloc,
    "_mlir_memref_to_llvm_alloc": _malloc,
    "aligned_alloc": _aligned_alloc,
    "_mlir_memref_to_llvm_aligned_alloc": _aligned_alloc,
    "calloc": _calloc,
    "free": _free,
    "_mlir_memref_to_llvm_free": _free,
    "abort": _abort,
    MEMREF_COPY: _memref_copy,
}
# Functions whose names are the C library's (C17, 7.1.3; POSIX), and whose numbers it says: compilers compute them.
_CERTAIN = frozenset(
    (
        *("abs", "labs", "llabs", "div", "ldiv", "lldiv", "ffs", "ffsl", "ffsll"),
        *("atoi", "atol", "atoll", "atof", "strtol", "strtoll", "strtoul", "strtoull", "strtof", "strtod"),
        *("isalnum", "isalpha", "isascii", "isblank", "iscntrl", "isdigit", "isgraph", "islower", "isprint", "ispunct"),
        *("isspace", "isupper", "isxdigit", "toascii", "tolower", "toupper"),
        *("strlen", "strnlen", "wcslen", "strcmp", "strncmp", "strcoll", "strcasecmp", "strncasecmp", "memcmp", "bcmp"),
        *("strchr", "strrchr", "strstr", "strpbrk", "strspn", "strcspn", "memchr", "memrchr"),
        *("strcpy", "strncpy", "stpcpy", "stpncpy", "strcat", "strncat"),
        *("memcpy", "memmove", "memset", "bcopy", "bzero"),
    )
)
_LIBM = {
    "acos": 1,
    "acosh": 1,
    "asin": 1,
    "asinh": 1,
    "atan": 1,
    "atan2": 2,
    "atanh": 1,
    "cbrt": 1,
    "cos": 1,
    "cosh": 1,
    "erf": 1,
    "erfc": 1,
    "exp": 1,
    "exp2": 1,
    "expm1": 1,
    "log": 1,
    "log10": 1,
    "log1p": 1,
    "log2": 1,
    "pow": 2,
    "sin": 1,
    "sinh": 1,
    "tan": 1,
    "tanh": 1,
    "sqrt": 1,
    "ceil": 1,
    "floor": 1,
    "round": 1,
    "roundeven": 1,
    "trunc": 1,
    "fabs": 1,
    "copysign": 2,
    "fma": 3,
}
RETURNING = frozenset((*_LIBRARY, *_LIBM))
"""Functions of the C library that are known by their names; 'abort' ends the program, which is looked at apart."""

_OTHER_NAMES = {"pow": "powf", "fabs": "absf"}


def _libm(name: str, operation: Any) -> str | None:
    """The operation of the math dialect that a function of the C library computes, by its name and types."""
    types = {str(each.type) for each in (*operation.operands, *operation.results)}
    stem = name
    if types == {"f32"}:
        if not name.endswith("f"):
            return None
        stem = name.removesuffix("f")
    elif types != {"f64"}:
        return None
    if _LIBM.get(stem) != len(operation.operands):
        return None
    return _OTHER_NAMES.get(stem, stem)


def _elementary(lowering: Lowering, operation: Any, name: str) -> None:
    type = part_type(lowering, operation.results[0].type)
    operands = [each for (each,) in operand_parts(lowering, operation)]
    lowering.bind_parts(operation.results[0], [lowering.op(name, operands, type)])


# func.call reaches the same functions before functions themselves are lowered.
def lower_libm_call(lowering: Lowering, operation: Any, name: str) -> bool:
    """Lowers a call of a declared function if it is one of the C library's; says whether it was."""
    function = _libm(name, operation)
    if function is None:
        return lower_complex_call(lowering, operation, name)
    if function not in ACCURATE:
        lowering.assumptions.add(
            f"the library's '{name}' is the function math.{function} of the source, to the last bit"
        )
    _elementary(lowering, operation, function)
    return True
