"""A dispatch as a file has it, and how it is run."""

from __future__ import annotations

import ctypes
import itertools
import math
import random
from pathlib import Path
from typing import Any

import numpy as np
from torch_mlir import ir
from torch_mlir.execution_engine import ExecutionEngine

from frontends.mlir.core.source import load
from tests.corpora.dispatches import scalars, tensors, vectors, workgroups  # noqa: F401  what operations do
from tests.corpora.dispatches.machine import Bindings, Thread, take_turns
from tests.corpora.dispatches.values import FLOATS, Undefined, shape_of, width_of
from tests.simulation import amd, gpu, llvm, schedules, upstream  # noqa: F401  what operations become
from tests.simulation.gpu import launched
from tests.simulation.memory import Buffer, Pointer
from tests.simulation.writing import Program


class Dispatch:
    """A dispatch, and how many workgroups of how many threads run it."""

    def __init__(self, path: Path, function: str) -> None:
        self._context = ir.Context()
        self._context.allow_unregistered_dialects = True
        self._module = ir.Module.parse(load(path.read_text(encoding="utf-8")).generic_form(), self._context)
        self.body: Any = None
        self.grid, self.block, self.wave = [1, 1, 1], [1, 1, 1], 32
        self.kernel: Program | None = None
        self.function, self._engine = function, None
        self._find(self._module.operation, function)
        if self.body is None:
            text = str(self._module)
            if "rocdl." in text or "nvvm." in text:
                self.kernel = Program(path.read_text(encoding="utf-8"))
            else:
                self._erase_config()
                self._engine = ExecutionEngine(self._module, opt_level=0)

    def _find(self, operation: Any, function: str) -> None:
        for block in operation.regions[0].blocks:
            for view in block.operations:
                each = view.operation
                if each.name == "func.func" and str(each.attributes["sym_name"].value) == function:
                    self.body = each.regions[0]
                elif each.name == "iree_codegen.dispatch_config":
                    if "workgroup_size" in each.attributes:
                        self.block = [int(size) for size in each.attributes["workgroup_size"]]
                    if "subgroup_size" in each.attributes:
                        self.wave = int(each.attributes["subgroup_size"].value)
                    end = list(each.regions[0].blocks[0].operations)[-1].operation
                    if all(getattr(given.owner, "name", "") == "arith.constant" for given in end.operands):
                        self.grid = [int(given.owner.attributes["value"].value) for given in end.operands]
                elif each.name == "builtin.module":
                    self._find(each, function)

    def _erase_config(self) -> None:
        """What LLVM has no words for."""
        for view in list(self._module.body.operations):
            for each in (view, *(list(view.regions[0].blocks[0].operations) if view.name == "builtin.module" else ())):
                if each.operation.name == "iree_codegen.dispatch_config":
                    each.operation.erase()

    def bindings(self) -> dict[int, tuple[int, str]]:
        """How many elements of which type each binding has."""
        found: dict[int, tuple[int, str]] = {}
        for each in operations(self.body):
            if each.name == "hal.interface.binding.subspan":
                shape, element = shape_of(each.results[0].type)
                found[int(each.attributes["binding"].value)] = (math.prod(shape), element)
        return found

    def run(self, bindings: Bindings, elements: dict[int, str], seed: int) -> None:
        """Changes the bindings, whose elements are of these types. Raises `Undefined`."""
        if self._engine is not None:
            self._run_natively(bindings, elements)
            return
        if self.kernel is not None:
            self._run_kernel(bindings, elements, seed)
            return
        chance = random.Random(seed)
        threads = list(itertools.product(*(range(size) for size in self.block[::-1])))
        for group in itertools.product(*(range(size) for size in self.grid[::-1])):
            shared: dict[Any, Any] = {}
            agents = []
            for number, thread in enumerate(threads):
                machine = Thread(self, bindings, shared, group[::-1], thread[::-1], number, chance)
                agents.append(machine.region(self.body, []))
            take_turns(agents, self.wave, chance)

    def _run_natively(self, bindings: Bindings, elements: dict[int, str]) -> None:
        """As IREE's runtime calls a library (`iree/hal/local/executable_library.h`)."""
        held = {number: in_memory(each, elements[number]) for number, each in bindings.items()}
        table = (ctypes.c_void_p * len(held))(*(held[number].ctypes.data for number in sorted(held)))
        state = State(*self.block, 0, *self.grid, 1, len(held), None, ctypes.cast(table, ctypes.c_void_p), None)
        call = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(self._engine.raw_lookup(self.function))
        for group in itertools.product(*(range(size) for size in self.grid[::-1])):
            own = Workgroup(*group[::-1], 0, 0, None, 0)
            given = [ctypes.c_void_p(each) for each in (None, ctypes.addressof(state), ctypes.addressof(own))]
            status = ctypes.c_int32(-1)
            packed = (ctypes.c_void_p * 4)(*(ctypes.addressof(each) for each in (*given, status)))
            call(ctypes.addressof(packed))
            if status.value:
                raise Undefined("a workgroup that fails")
        for number, each in held.items():
            bindings[number][...] = each

    def _run_kernel(self, bindings: Bindings, elements: dict[int, str], seed: int) -> None:
        """By the other interpreter, which knows threads and pointers (`tests.simulation`)."""
        assert self.kernel is not None
        buffers = []
        for number in sorted(bindings):
            held = in_memory(bindings[number], elements[number])
            values = list(held) if held.dtype.kind == "f" else [int(each) for each in held]
            buffers.append(Buffer(len(held), held.dtype.itemsize, values))
        function = self.kernel.functions[f"function_{self.function}"]
        machine = schedules.Schedule(seed)

        def kernel(thread: Any) -> Any:
            return function(machine, thread, *(Pointer(each, 0) for each in buffers))

        machine.spawn(launched(machine, self.grid, self.block, kernel))
        machine.run()
        for number, buffer in zip(sorted(bindings), buffers, strict=True):
            bindings[number][...] = buffer.values


class State(ctypes.Structure):
    _fields_ = [
        *((f"size_{axis}", ctypes.c_uint32) for axis in "xy"),
        *(("size_z", ctypes.c_uint16), ("constant_count", ctypes.c_uint16)),
        *((f"count_{axis}", ctypes.c_uint32) for axis in "xy"),
        *(("count_z", ctypes.c_uint16), ("concurrency", ctypes.c_uint8), ("binding_count", ctypes.c_uint8)),
        *((name, ctypes.c_void_p) for name in ("constants", "bindings", "lengths")),
    ]


class Workgroup(ctypes.Structure):
    _fields_ = [
        *((f"id_{axis}", ctypes.c_uint32) for axis in "xy"),
        *(("id_z", ctypes.c_uint16), ("reserved", ctypes.c_uint16), ("processor", ctypes.c_uint32)),
        *(("memory", ctypes.c_void_p), ("size", ctypes.c_uint32)),
    ]


def in_memory(array: np.ndarray[Any, Any], element: str) -> np.ndarray[Any, Any]:
    """Numbers as a binding holds them."""
    return array.astype(FLOATS.get(element) or f"i{width_of(element) // 8}")


def operations(region: Any) -> Any:
    for block in region.blocks:
        for view in block.operations:
            yield view.operation
            for inner in view.operation.regions:
                yield from operations(inner)
