"""The functions of MLIR's own dialects."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from frontends.contexts import text_of
from frontends.mlir.core.alignment import require_operands_aligned
from frontends.mlir.core.attributions import count_attributions
from frontends.mlir.core.demands import require_multiples
from frontends.mlir.core.entries import Entry, Parameter, Spelling
from frontends.mlir.core.function_type import is_public, result_types
from frontends.mlir.core.handed_tokens import wait_for_handed
from frontends.mlir.core.linkage import is_replaceable, linkage_of
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.machine_names import note_machine
from frontends.mlir.core.module_lowering import ModuleLowering
from frontends.mlir.core.packs import packs
from frontends.mlir.core.read_only import ReadOnly
from frontends.mlir.core.sparse import SPECIFIER, is_sparse, storage_of
from frontends.mlir.core.symbols import Symbol
from frontends.mlir.core.walking import outermost, within
from frontends.mlir.dialects.async_coroutines import is_coroutine, lower_coroutine, require_no_errors
from frontends.mlir.dialects.async_handles import are_of_others, is_handle, require_handles
from frontends.mlir.dialects.async_tasks import handed_on
from frontends.mlir.dialects.gpu.launch_bounds import LAUNCH_BOUNDS
from frontends.mlir.dialects.gpu.width import target_flags
from frontends.mlir.dialects.llvm.effects import require_effects
from frontends.mlir.dialects.llvm.function_attributes import (
    COMPILED,
    PARAMETER_HINTS,
    RESULT_HINTS,
    WORKGROUP_ATTRIBUTION,
)
from frontends.mlir.dialects.llvm.pointer_uses import parameter_attributes
from frontends.mlir.dialects.llvm.promises import (
    ACCESSES,
    note_claims,
    note_own_claims,
    require_kept,
    require_known,
    require_known_results,
)
from frontends.mlir.dialects.tensor.flow import is_tensor
from interp import ir
from interp.ir import operands_of

_ATTRIBUTES = frozenset(
    (
        *("sym_name", "function_type", "sym_visibility", "arg_attrs", "res_attrs", "no_inline", "noinline"),
        *COMPILED,
    )
)

# Dialects of which parallel loops alone run anything in an order that is open.
_WITHOUT_AGENTS = frozenset(
    ("affine", "arith", "cf", "complex", "func", "index", "math", "memref", "scf", "tensor", "ub", "vector")
)

# A function in Arm's streaming mode, in which vectors may be of another length, and with a tile of its own.
_STREAMING = ("arm_locally_streaming", "arm_new_za")

# What the lowering of func to LLVM reads: who may call a function, and by which convention.
_LABELS = ("llvm.emit_c_interface", "llvm.linkage")

_CONTROLS = tuple(f"#spirv.function_control<{each}>" for each in ("None", "Inline", "DontInline"))
_WITHOUT_EFFECTS = tuple(f"#spirv.function_control<{each}>" for each in ("Pure", "Const"))


# Of kernels, and of what runs on devices; the first one is what functions have that name none.
_OF_KERNELS = frozenset(("nvvm.kernel", "rocdl.kernel"))
_CONVENTIONS = ("#llvm.cconv<ccc>", "#llvm.cconv<fastcc>")
_KERNEL_CONVENTIONS = ("#llvm.cconv<spir_kernelcc>", "#llvm.cconv<amdgpu_kernelcc>", "#llvm.cconv<ptx_kernelcc>")
_DEVICE_CONVENTIONS = (*_KERNEL_CONVENTIONS, "#llvm.cconv<spir_funccc>")


@cache
def _attributes(labels: frozenset[str]) -> frozenset[str]:
    return _ATTRIBUTES | labels | frozenset(_STREAMING)


class Function(Entry):
    """One that takes and gives what its type says."""

    def attributes(self) -> frozenset[str]:
        return _attributes(packs().function_labels)

    def result_types(self, lowering: Lowering, operation: Any) -> list[Any]:
        return result_types(operation)

    def begin(self, module: ModuleLowering, lowering: Lowering, symbol: Symbol) -> list[ir.Type]:
        """The types of the results. Raises `Unsupported` where attributes say what is not modelled."""
        require_effects(lowering, symbol.operation)
        if symbol.name != module.entry and is_replaceable(symbol.operation):
            linkage = linkage_of(symbol.operation)
            raise lowering.unsupported(f"a call of a function of linkage {linkage}, which may be another one")
        _require_known_labels(lowering, symbol.operation)
        _note_streaming(lowering, symbol.operation)
        note_machine(lowering, symbol.operation)
        if flags := target_flags(symbol.operation):
            raise lowering.unsupported(f"a target with the flags {flags}")
        types = self.result_types(lowering, symbol.operation)
        lowering.result_types = [part for type in types for part in lowering.part_types(type)]
        return lowering.result_types

    def lower(self, module: ModuleLowering, lowering: Lowering, symbol: Symbol) -> ir.Function:
        operation = symbol.operation
        results = self.begin(module, lowering, symbol)
        gives = self.result_types(lowering, operation)
        if lowering.symbols.mentions.any("!async."):
            require_handles(lowering, operation)
        coroutine = is_coroutine(operation)
        body = lower_coroutine(lowering, operation) if coroutine else lowering.region(operation.regions[0])
        _note_read_only(lowering, operation)
        parameters = body.blocks[0].arguments
        for position, parameter in enumerate(parameters):
            parameter.name = parameter.name or f"arg{position}"
            lowering.roots[parameter] = parameter
        given = [each.type for each in operation.regions[0].blocks[0].arguments]
        if symbol.name == module.entry:
            wait_for_handed(lowering, operation, body.blocks[0])
            _note_storage(lowering, given, gives)
        function = module.finished(symbol, lowering, parameters, results, body)
        if symbol.name == module.entry:
            _end_tasks(lowering, function, operation, gives)
        _hold_callers(lowering, operation, body.blocks[0], is_entry=symbol.name == module.entry)
        function.by_value = _tensors_among(lowering, given)
        function.values = _tensors_among(lowering, gives)
        function.order_faithful = _leaves_open_what_loops_do(function, operation)
        return function


def _end_tasks(lowering: Lowering, function: ir.Function, operation: Any, results: Sequence[Any]) -> None:
    """Has a function whose results name tasks end with them, so that callers have what these did, and no name.
    Raises `Unsupported` for several of them."""
    at, position = [], 0
    if any(map(is_handle, results)) and are_of_others(lowering):
        return  # what it gives names no task of its own
    for each in results:
        at += [position] if text_of(each) in packs().tokens else []
        position += len(lowering.part_types(each))
    if at:
        require_no_errors(lowering, operation)
    if len(at) > 1:  # of which callers may wait for one, and use what that has done
        raise lowering.unsupported("several results that name tasks", operation)
    if at:
        said = "callers of a function whose result names a task wait for it before they use what the function did"
        function.assumptions = [*function.assumptions, said]
    for block in function.body.blocks if at and function.body is not None else ():
        last = block.operations[-1]
        if isinstance(last, ir.Return):
            if any(last.values[each].type != ir.INDEX for each in at):
                raise lowering.unsupported("a result that names a task of another kind")
            none = ir.Value(ir.INDEX)
            ended = ir.Wait(place=last.place, results=[], tokens=[last.values[each] for each in at])
            named = ir.Const(place=last.place, result=none, bits=0)
            values = [none if number in at else value for number, value in enumerate(last.values)]
            block.operations[-1:] = [ended, named, ir.Return(place=last.place, values=values)]


def _leaves_open_what_loops_do(function: ir.Function, operation: Any) -> bool:
    """Whether there are parallel loops and nothing else that has an order to leave open: their iterations "may be
    executed in any order and in parallel" (SCFOps.td, `ParallelOp`, and the same of `scf.forall`), as those of affine
    IR may. Atomic operations may be seen in more orders than agents that take turns show."""
    body = function.body
    if body is None or function.atomics or ir.Parallel not in ir.kinds_in(body):
        return False
    return all(each.name.partition(".")[0] in _WITHOUT_AGENTS for each in within(operation))


class AsyncFunction(Function):
    """What an asynchronous function hands on is its token's to give."""

    def result_types(self, lowering: Lowering, operation: Any) -> list[Any]:
        return handed_on(lowering, operation)


class LlvmFunction(Function):
    """`llvm.func`: pointers, structs by their parts, and what its attributes promise."""

    def attributes(self) -> frozenset[str]:
        return super().attributes() | _OF_KERNELS | LAUNCH_BOUNDS

    def begin(self, module: ModuleLowering, lowering: Lowering, symbol: Symbol) -> list[ir.Type]:
        """Raises `Unsupported` where a function's own attributes say more than hints."""
        operation = symbol.operation
        attributes = operation.attributes
        convention = str(attributes["CConv"]) if "CConv" in attributes else _CONVENTIONS[0]
        if convention not in (*_CONVENTIONS, *_DEVICE_CONVENTIONS):
            raise lowering.unsupported(f"calling convention {convention}")
        note_how_called(lowering, symbol)
        if "CConv" in attributes and "fastcc" in str(attributes["CConv"]) and is_public(operation):
            # Calls from elsewhere are not at hand: by another convention they are undefined.
            raise lowering.unsupported("calling convention fastcc of a function that others may call")
        require_known(lowering, operation, PARAMETER_HINTS | ACCESSES | {WORKGROUP_ATTRIBUTION})
        require_known_results(lowering, operation, RESULT_HINTS)
        _require_attributions_last(lowering, operation)
        require_kept(lowering, operation)
        note_claims(lowering, operation, symbol.name == module.entry)
        note_own_claims(lowering, operation, symbol.name == module.entry)
        return super().begin(module, lowering, symbol)

    def parameters(self, operation: Any, spelling: Spelling) -> list[Parameter]:
        found = super().parameters(operation, spelling)
        return found[: len(found) - count_attributions(operation)]

    def lower(self, module: ModuleLowering, lowering: Lowering, symbol: Symbol) -> ir.Function:
        function = super().lower(module, lowering, symbol)
        take_attributions(lowering, symbol, function, count_attributions(symbol.operation))
        return function


def _require_attributions_last(lowering: Lowering, operation: Any) -> None:
    said = [WORKGROUP_ATTRIBUTION in names for names in parameter_attributes(operation)]
    if sum(said) != count_attributions(operation) or (any(said) and operation.parent.operation.name != "gpu.module"):
        raise lowering.unsupported(f"the parameter attribute '{WORKGROUP_ATTRIBUTION}'")


def take_attributions(lowering: Lowering, symbol: Symbol, function: ir.Function, shared: int) -> None:
    """Takes from a function the last arguments, which are memory: of its block `shared` of them, and memory of its own
    behind these. Raises `Unsupported` where the former, which other threads share, is used."""
    own = function.parameters[len(function.parameters) - count_attributions(symbol.operation) :]
    if not own:
        return
    assert function.body is not None
    used = {value for each in ir.walk(function.body) for value in operands_of(each)}
    if used.intersection(own[:shared]):
        raise lowering.unsupported("memory of a block, outside of a launch", symbol.operation)
    entry = function.body.blocks[0]
    prelude = ir.Block()
    with lowering.within(prelude):
        for each in own[shared:]:
            assert isinstance(each.type, ir.View)
            sizes = [size for size in each.type.shape if size is not None]
            lowering.emit(ir.Alloc(place=symbol.place, result=each, sizes=[*sizes], stack=True))
    entry.operations[:0] = prelude.operations
    entry.arguments = function.parameters = function.parameters[: len(function.parameters) - len(own)]
    spaces = function.spaces
    function.spaces = ir.MemorySpaces(spaces.parameters[: len(spaces.parameters) - len(own)], spaces.results)


def note_how_called(lowering: Lowering, symbol: Symbol) -> None:
    """A function of a module of kernels is called by a launch or by others of its module, which one may not become."""
    operation = symbol.operation
    said = [name for name in ("kernel", "gpu.kernel", *sorted(_OF_KERNELS)) if name in operation.attributes]
    convention = str(operation.attributes["CConv"]) if "CConv" in operation.attributes else ""
    kernel = bool(said) or convention in _KERNEL_CONVENTIONS
    if operation.parent.operation.name == "gpu.module":
        how = "by launches" if kernel else "by functions"
        lowering.choices.add(ir.Choice(ir.ChoiceKind.MACHINE, how, f"how '{symbol.name}' is called"))
    elif said or convention in _DEVICE_CONVENTIONS:
        raise lowering.unsupported(f"'{(said or [convention])[0]}' outside of a module of kernels")


class SpirvFunction(Function):
    """`spirv.func`, on its own or in a file with functions of other dialects. Whether a compiler should put its body
    into callers says nothing of what it computes; that it has no effects would."""

    def attributes(self) -> frozenset[str]:
        return super().attributes() | {"function_control"}

    def begin(self, module: ModuleLowering, lowering: Lowering, symbol: Symbol) -> list[ir.Type]:
        """Raises `Unsupported` for what is promised of it, and where it is a kernel of its own."""
        attributes = symbol.operation.attributes
        abi = [str(getattr(each, "name", each)) for each in attributes]
        abi = [each for each in abi if each.startswith("spirv.")]
        abi += [name for names in parameter_attributes(symbol.operation) for name in names if name.startswith("spirv.")]
        if abi:
            raise lowering.unsupported(f"attribute '{abi[0]}'")
        control = str(attributes["function_control"])
        if control not in _CONTROLS and not (control in _WITHOUT_EFFECTS and _touches_no_memory(symbol.operation)):
            raise lowering.unsupported(f"the function control {control}")
        return super().begin(module, lowering, symbol)


def _touches_no_memory(operation: Any) -> bool:
    """Whether a function of SPIR-V has no pointer, calls nothing and orders no accesses, so that it reads and writes no
    memory."""
    for each in within(operation):
        values = (*each.operands, *each.results, *(at for region in each.regions for at in _arguments(region)))
        if each.name == "spirv.FunctionCall" or str(each.name).endswith("Barrier"):
            return False
        if any(str(value.type).startswith("!spirv.ptr") for value in values):
            return False
    return True


def _arguments(region: Any) -> Iterator[Any]:
    return (each for block in region.blocks for each in block.arguments)


def _require_known_labels(lowering: Lowering, operation: Any) -> None:
    """Raises `Unsupported` for what a function of func says to its lowering to LLVM that says more than its linkage."""
    if operation.name != "func.func":
        return
    for name in (str(getattr(each, "name", each)) for each in operation.attributes):
        if name.startswith("llvm.") and name not in _LABELS:
            raise lowering.unsupported(f"attribute '{name}'")


def _note_streaming(lowering: Lowering, operation: Any) -> None:
    """In streaming mode vectors are as long as the verdict says. Raises `Unsupported` where a function with a body is
    called from there, or calls it: it may be in the other mode."""
    if not any(name in operation.attributes for name in _STREAMING):
        return
    name = operation.attributes["sym_name"].value
    top = outermost(operation)
    for other in _functions_around(top):
        calls = [each for each in within(other) if each.name in ("func.call", "llvm.call")]
        for call in calls:
            callee = call.attributes["callee"].value if "callee" in call.attributes else ""
            if callee == name or (other == operation and callee in _with_bodies(top)):
                raise lowering.unsupported("streaming mode in one of two functions that call each other")
    lowering.assumptions.add("in streaming mode vectors are as long as the given vscale says")


def _functions_around(top: Any) -> Iterator[Any]:
    return (each for each in within(top) if each.name in ("func.func", "llvm.func"))


def _with_bodies(top: Any) -> set[str]:
    return {each.attributes["sym_name"].value for each in _functions_around(top) if len(each.regions[0].blocks)}


def _note_read_only(lowering: Lowering, operation: Any) -> None:
    """Parameters through which a function says that it only reads. A function of LLVM is held to it by its uses."""
    if operation.name == "llvm.func":
        return
    # The lowering to LLVM hands them on.
    require_known(lowering, operation, PARAMETER_HINTS | ACCESSES)
    require_known_results(lowering, operation, RESULT_HINTS)
    arguments = operation.regions[0].blocks[0].arguments
    for position, names in enumerate(parameter_attributes(operation)):
        for name in sorted(names & ACCESSES):
            if not list(arguments[position].uses):
                continue
            if name != "llvm.readonly":
                raise lowering.unsupported(f"the parameter attribute '{name}'")
            for part in lowering.parts(arguments[position]):
                lowering.own(ReadOnly).note(part, operation.name, f"parameter {position} has the attribute '{name}'")


def _hold_callers(lowering: Lowering, operation: Any, entry: ir.Block, is_entry: bool) -> None:
    """At its entry, what a function says of what its arguments are multiples of holds, and, if nobody calls it here, of
    their alignment (`require_arguments_aligned`)."""
    prelude = ir.Block()
    with lowering.within(prelude):
        lowering.place_at(operation)
        arguments = operation.regions[0].blocks[0].arguments
        if is_entry:
            require_operands_aligned(lowering, operation, lambda at: lowering.parts(arguments[at]))
        require_multiples(lowering, operation, map(lowering.parts, arguments))
    entry.operations[:0] = prelude.operations


def _note_storage(lowering: Lowering, arguments: Sequence[Any], results: Sequence[Any]) -> None:
    """What the handles are of that callers give and take, and the arrays."""
    specifiers = [each for each in map(text_of, arguments) if each.startswith(SPECIFIER)]
    in_arrays = [str(each) for each in arguments if lowering.sparse_in_arrays and is_sparse(each)]
    for at, each in enumerate(in_arrays or specifiers):
        storage = storage_of(each)
        told = each if storage is None else storage.in_words
        lowering.choices.add(ir.Choice(ir.ChoiceKind.ARRAYS, f"{at} of levels {told}"))
    if lowering.sparse_in_arrays:
        if any(map(is_sparse, results)):
            raise lowering.unsupported("the arrays of a sparse tensor for a result")
        return
    for what, types in (("argument", arguments), ("result", results)) if lowering.sparse_by_storage else ():
        for at, each in enumerate(types):
            if is_sparse(each):
                lowering.choices.add(ir.Choice(ir.ChoiceKind.STORAGE, f"{what} {at} is a {each}"))


def _tensors_among(lowering: Lowering, mlir_types: Sequence[Any]) -> frozenset[int]:
    """The parameters or results, by their position in the affine IR, that are tensors, or shapes, which are values as
    well."""
    found, position = set(), 0
    for each in mlir_types:
        types = lowering.part_types(each)
        # The storage of a sparse tensor is no value.
        stored = lowering.sparse_by_storage and is_sparse(each)
        if (is_tensor(each) and not stored) or text_of(each) == "!shape.shape":
            found.add(position)
        position += len(types)
    return frozenset(found)
