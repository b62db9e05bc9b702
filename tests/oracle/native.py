"""Native execution of functions, each time in a process of its own.

A worker process compiles the text and forks one more process for the runs, so that neither a crash of the compiler nor
one of the compiled code reaches the caller. Every load and store is checked by MLIR's own runtime verification; the
guards around all memory and two runs over differently filled memory catch what it does not see: a cell whose value
changes with the fill depends on memory that the program never wrote."""

from __future__ import annotations

import ctypes
import faulthandler
import os
import pickle
import re
import signal
import struct
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tests.oracle import inputs, runtime
from tests.oracle.heap import MISUSED, Heap

Sizes = Mapping[str, int]
"""`argP` is the value of the scalar parameter at position P, `argP.D` the dynamic extent D of the memref there. A
scalar that is not named is data; every dynamic extent must be named."""

Job = tuple[Sizes, inputs.Data]

FILLS = (0x3A, 0xC5)
SECONDS_PER_RUN = 10
SECONDS_TO_COMPILE = 120
UNBUFFERED = 2  # glibc's _IONBF
VERIFICATION_FAILED = "Runtime op verification failed"

# A number for a memory space says where a buffer lies, not what it holds; native code has one space.
_MEMORY_SPACE = re.compile(
    r"(memref<(?:[?0-9]+x)*[a-z]+[0-9]*(?:, (?:strided<[^>]*>|affine_map<\([^()]*\)(?:\[[^\]]*\])? -> \([^()]*\)>))?)"
    r", [0-9]+(?: : i[0-9]+)?>"
)

_BEFORE_CHECKS = (
    "normalize-memrefs,func.func(scf-forall-to-for,convert-complex-to-standard),convert-linalg-to-loops,lower-affine,func.func(lower-vector-mask,lower-vector-multi-reduction),"
    "convert-vector-to-scf{full-unroll=true},expand-realloc{emit-deallocs=true},memref-expand"
)
_AFTER_CHECKS = (
    "expand-strided-metadata,lower-affine,"
    "arith-emulate-unsupported-floats{source-types=bf16 target-type=f32},arith-expand{include-bf16=true},"
    "convert-complex-to-llvm,convert-vector-to-llvm,convert-scf-to-cf,convert-math-to-llvm,convert-math-to-libm,convert-arith-to-llvm,convert-index-to-llvm,"
    "convert-ub-to-llvm,finalize-memref-to-llvm{use-generic-functions=true},convert-cf-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts"
)
PIPELINE = f"builtin.module({_BEFORE_CHECKS},generate-runtime-verification,{_AFTER_CHECKS})"
UNCHECKED = f"builtin.module({_BEFORE_CHECKS},{_AFTER_CHECKS})"  # half the code; the guards remain


@dataclass(slots=True)
class Outcome:
    """What one run did. `status` is `finished`, `undefined` (an access outside its memref or a misused heap, said by
    MLIR's checks or by the guards), `crashed`, `timeout` or `invalid` (the text could not be compiled or called so).
    `outputs` are the memref arguments in order, then the results; `unsettled` says for each cell whether it depends on
    memory that nothing wrote."""

    status: str
    message: str = ""
    outputs: list[inputs.Array] = field(default_factory=list)
    unsettled: list[inputs.Array] = field(default_factory=list)
    elements: list[str] = field(default_factory=list)


class CannotCall(Exception):
    """The function is missing, or is not of a kind that the oracle can call."""


def run(text: str, function: str, jobs: Sequence[Job]) -> list[Outcome]:
    """The outcome of each job."""
    return run_functions(text, {function: jobs})[function]


def run_functions(text: str, jobs: Mapping[str, Sequence[Job]], pipeline: str = PIPELINE) -> dict[str, list[Outcome]]:
    """The outcome of each job, by function. All functions are compiled at once, which is what costs most."""
    calls = [(function, job) for function, given in jobs.items() for job in given]
    outcomes = iter(_outcomes(text, list(jobs), calls, pipeline))
    return {function: [next(outcomes) for _ in given] for function, given in jobs.items()}


_Call = tuple[str, Job]


def _outcomes(text: str, functions: list[str], calls: list[_Call], pipeline: str) -> list[Outcome]:
    read_end, write_end = os.pipe()
    worker = os.fork()
    if worker == 0:
        status = 1
        try:
            os.close(read_end)
            signal.alarm(SECONDS_TO_COMPILE + 2 * SECONDS_PER_RUN * len(calls))
            _work(lambda: _Compiled(text, functions, pipeline), calls, write_end)
            status = 0
        except Exception as error:  # nothing may leave this process but through the pipe
            _send(write_end, Outcome("invalid", f"{type(error).__name__}: {error}"))
        finally:
            os._exit(status)
    os.close(write_end)
    outcomes: list[Outcome] = []
    with os.fdopen(read_end, "rb") as stream:
        while header := stream.read(8):
            (length,) = struct.unpack("<Q", header)
            outcomes.append(pickle.loads(stream.read(length)))
    _, status = os.waitpid(worker, 0)
    if len(outcomes) < len(calls):
        last = outcomes[-1] if outcomes and outcomes[-1].status == "invalid" else None
        ending = last or Outcome("invalid", f"the compiler ended: {_how_it_ended(status)}")
        outcomes += [ending] * (len(calls) - len(outcomes))
    return outcomes


def _work(compile: Callable[[], _Compiled], calls: list[_Call], write_end: int) -> None:
    faulthandler.disable()  # a crash here is an outcome like any other
    with tempfile.TemporaryFile() as diagnostics:
        os.dup2(diagnostics.fileno(), 1)
        os.dup2(diagnostics.fileno(), 2)
        # Compiled code says through C's stdout what failed, and then aborts without flushing it.
        libc = ctypes.CDLL(None)
        libc.setvbuf(ctypes.c_void_p.in_dll(libc, "stdout"), None, UNBUFFERED, 0)
        try:
            compiled = compile()
        except CannotCall as error:
            for _ in calls:
                _send(write_end, Outcome("invalid", str(error)))
            return
        done = 0
        while done < len(calls):
            diagnostics.seek(0)
            diagnostics.truncate()
            finished, status = _run_in_child(compiled, calls[done:], write_end)
            done += finished
            if done == len(calls):
                break
            outcome = _explain(status, diagnostics)
            function, (stuck, _) = calls[done]
            # Where control does not depend on data, the other seeds end in the same way: do not run them again.
            while done < len(calls) and (calls[done][0], calls[done][1][0]) == (function, stuck):
                _send(write_end, outcome)
                done += 1


def _run_in_child(compiled: _Compiled, calls: Sequence[_Call], write_end: int) -> tuple[int, int]:
    """Runs jobs until the process dies; gives how many were finished and how it ended."""
    progress_read, progress_write = os.pipe()
    child = os.fork()
    if child == 0:
        status = 1
        try:
            for function, (sizes, data) in calls:
                signal.alarm(SECONDS_PER_RUN)
                outcome = compiled.functions[function].run(sizes, data)
                signal.alarm(0)
                _send(write_end, outcome)
                os.write(progress_write, b".")
            status = 0
        except BaseException as error:
            os.write(2, f"{type(error).__name__}: {error}\n".encode())
        finally:
            os._exit(status)
    os.close(progress_write)
    _, status = os.waitpid(child, 0)
    finished = 0
    while chunk := os.read(progress_read, 65536):
        finished += len(chunk)
    os.close(progress_read)
    return finished, status


def _send(descriptor: int, outcome: Outcome) -> None:
    data = pickle.dumps(outcome)
    data = struct.pack("<Q", len(data)) + data
    while data:
        data = data[os.write(descriptor, data) :]


def _explain(status: int, diagnostics: Any) -> Outcome:
    diagnostics.seek(0)
    message = diagnostics.read().decode(errors="replace")
    if VERIFICATION_FAILED in message:
        start = message.index(VERIFICATION_FAILED) + len(VERIFICATION_FAILED)
        return Outcome("undefined", " ".join(message[start:].split())[:400])
    if MISUSED in message:
        return Outcome("undefined", message[message.index(MISUSED) :].splitlines()[0])
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGALRM:
        return Outcome("timeout", f"no end after {SECONDS_PER_RUN} s")
    if os.WIFSIGNALED(status):
        return Outcome("crashed", _how_it_ended(status))
    return Outcome("invalid", message.strip()[:400])


def _how_it_ended(status: int) -> str:
    if os.WIFSIGNALED(status):
        return f"signal {signal.Signals(os.WTERMSIG(status)).name}"
    return f"exit code {os.WEXITSTATUS(status)}"


class _Compiled:
    """Functions compiled to native code."""

    def __init__(self, text: str, functions: list[str], pipeline: str = PIPELINE) -> None:
        from torch_mlir import ir
        from torch_mlir.execution_engine import ExecutionEngine
        from torch_mlir.passmanager import PassManager

        self.context = ir.Context()
        self.context.enable_multithreading(False)
        with self.context, ir.Location.unknown():
            try:
                module = ir.Module.parse(_MEMORY_SPACE.sub(r"\1>", text))
                signatures = {function: _signature(module, function) for function in functions}
                PassManager.parse(pipeline).run(module.operation)
            except ir.MLIRError as error:
                raise CannotCall(str(error)[:2000]) from error
            self.engine = ExecutionEngine(module, opt_level=0)
            heap = Heap(self.engine)
            runtime.register(self.engine)
            self.functions = {
                function: _Function(self.engine.lookup(function), heap, *signature)
                for function, signature in signatures.items()
            }


def _signature(module: Any, function: str) -> tuple[list[_Parameter], list[_Parameter]]:
    """The parameters and results of a function, which becomes one that can be called from outside."""
    from torch_mlir import ir

    found = [op for op in module.body.operations if op.operation.name == "func.func"]
    chosen = next((op for op in found if op.name.value == function), None)
    if chosen is None:
        raise CannotCall(f"no function @{function}")
    parameters = [_describe(*each) for each in enumerate(chosen.type.inputs)]
    results = [_describe(*each) for each in enumerate(chosen.type.results)]
    if any(result.shape is not None for result in results):
        raise CannotCall("results that are memrefs are not read")
    chosen.attributes["llvm.emit_c_interface"] = ir.UnitAttr.get()
    chosen.attributes["sym_visibility"] = ir.StringAttr.get("public")
    return parameters, results


@dataclass(slots=True)
class _Function:
    """A function in native code, by its entry."""

    entry: Any
    heap: Heap
    parameters: list[_Parameter]
    results: list[_Parameter]

    def run(self, sizes: Sizes, data: inputs.Data) -> Outcome:
        if unknown := [name for name in sizes if not any(p.knows(name) for p in self.parameters)]:
            return Outcome("invalid", f"no such size: {', '.join(unknown)}")
        outputs: list[list[inputs.Array]] = []
        for fill in FILLS:
            outcome = self._run_over(sizes, data, fill)
            if isinstance(outcome, Outcome):
                return outcome
            outputs.append(outcome)
        elements = [p.element for p in self.parameters if p.shape is not None] + [r.element for r in self.results]
        unsettled = [~inputs.same(one, other, element) for one, other, element in zip(*outputs, elements, strict=True)]
        return Outcome("finished", "", outputs[0], unsettled, elements)

    def _run_over(self, sizes: Sizes, data: inputs.Data, fill: int) -> list[inputs.Array] | Outcome:
        """One run with guards and fresh memory holding `fill`."""
        self.heap.reset(fill)
        pointers: list[Any] = []
        arrays: list[inputs.GuardedArray] = []
        for parameter in self.parameters:
            shape = parameter.shape_at(sizes)
            if shape is None:
                return Outcome("invalid", f"arg{parameter.position} has an extent that is not given, or a wrong one")
            content = inputs.content(data, parameter.element, shape, parameter.position)
            if parameter.shape is None and parameter.name in sizes:
                content = np.array(sizes[parameter.name], content.dtype)
            fenced = isinstance(data, inputs.Fenced) and content.nbytes
            place = inputs.GuardedArray.before_a_fence if fenced else inputs.GuardedArray.around
            array = place(content, fill)
            arrays.append(array)
            if parameter.shape is None:
                pointers.append(ctypes.c_void_p(array.address))
                continue
            strides = [int(np.prod(shape[axis + 1 :])) for axis in range(len(shape))]
            fields = [array.address, array.address, 0, *shape, *strides]
            descriptor = (ctypes.c_int64 * len(fields))(*fields)
            pointers.append(ctypes.pointer(ctypes.c_void_p(ctypes.addressof(descriptor))))
            pointers.append(descriptor)
        packed = [pointer for pointer in pointers if not isinstance(pointer, ctypes.Array)]
        results = [inputs.GuardedArray.around(np.zeros((), inputs.DTYPES[r.element]), fill) for r in self.results]
        record = np.zeros(256, np.uint8)
        if len(results) == 1:
            packed.append(ctypes.c_void_p(results[0].address))
        elif results:
            packed.insert(0, ctypes.pointer(ctypes.c_void_p(record.ctypes.data)))
        frame = (ctypes.c_void_p * max(1, len(packed)))(*[ctypes.cast(pointer, ctypes.c_void_p) for pointer in packed])
        self.entry(frame)
        if len(results) > 1:
            offset = 0
            for result in results:
                size = result.array.dtype.itemsize
                offset = -(-offset // size) * size
                result.array[...] = record[offset : offset + size].view(result.array.dtype)[0]
                offset += size
        for position, array in enumerate(arrays):
            if not array.intact:
                return Outcome("undefined", f"wrote outside argument {position}")
        if problem := self.heap.problem():
            return Outcome("undefined", problem)
        memrefs = [a.array for p, a in zip(self.parameters, arrays, strict=True) if p.shape is not None]
        return [array.copy() for array in memrefs] + [result.array.copy() for result in results]


@dataclass(frozen=True, slots=True)
class _Parameter:
    """A parameter or a result. `shape` is None for a scalar; a dynamic extent is -1."""

    position: int
    element: str
    shape: tuple[int, ...] | None

    @property
    def name(self) -> str:
        return f"arg{self.position}"

    def knows(self, name: str) -> bool:
        if self.shape is None:
            return name == self.name and self.element[0] == "i"
        return name in [f"{self.name}.{axis}" for axis, extent in enumerate(self.shape) if extent == -1]

    def shape_at(self, sizes: Sizes) -> tuple[int, ...] | None:
        """The shape with its dynamic extents filled in, or None where one is missing or negative."""
        declared = self.shape or ()
        shape = [
            sizes.get(f"{self.name}.{axis}", -1) if extent == -1 else extent for axis, extent in enumerate(declared)
        ]
        return None if min(shape, default=0) < 0 else tuple(shape)


def _describe(position: int, kind: Any) -> _Parameter:
    from torch_mlir import ir

    shape, element = None, str(kind)
    if isinstance(kind, ir.MemRefType):
        if kind.affine_map != ir.AffineMap.get_identity(kind.rank):
            raise CannotCall(f"the layout of {kind} is not the identity")
        shape = tuple(-1 if kind.is_dynamic_dim(axis) else kind.get_dim_size(axis) for axis in range(kind.rank))
        element = str(kind.element_type)
    if element not in inputs.DTYPES:
        raise CannotCall(f"no arrays of {element}")
    return _Parameter(position, element, shape)
