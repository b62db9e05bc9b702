"""Workgroups, and what the threads of one do together."""

from __future__ import annotations

import itertools
import re
from typing import Any

import numpy as np

from tests.corpora.dispatches.machine import Run, Thread, handles
from tests.corpora.dispatches.values import FLOATS, Undefined, element_of, kind_of, wrapped
from tests.simulation.amd import factor_at, sum_at


@handles("hal.interface.workgroup.id")
def _workgroup(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    return thread.group[int(operation.attributes["dimension"].value)]


@handles("hal.interface.workgroup.count")
def _workgroups(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    return thread.dispatch.grid[int(operation.attributes["dimension"].value)]


@handles("gpu.thread_id")
def _thread_id(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    return thread.thread["xyz".index(re.sub(r"\W", "", str(operation.attributes["dimension"]))[-1])]


@handles("amdgpu.sched_barrier", "rocdl.sched.barrier")
def _scheduled(thread: Thread, operation: Any, operands: list[Any]) -> Any:
    """Binds the compiler alone."""
    return []


@handles("gpu.barrier")
def _barrier(thread: Thread, operation: Any, operands: list[Any]) -> Run:
    if not thread.alone:
        yield "barrier"
    return []


@handles("gpu.shuffle")
def _shuffle(thread: Thread, operation: Any, operands: list[Any]) -> Run:
    mode = str(operation.attributes["mode"])
    assert int(operands[2]) == thread.dispatch.wave

    def exchanged(lanes: list[Any]) -> list[Any]:
        found = []
        for at, (own, offset) in enumerate(lanes):
            other = at ^ offset if "xor" in mode else at - offset if "up" in mode else at + offset
            there = 0 <= other < len(lanes)
            found.append([lanes[other][0] if there else own, int(there)])
        return found

    found = yield operation, exchanged, (operands[0], int(operands[1]))
    return list(found)


@handles("gpu.subgroup_reduce")
def _subgroup_reduce(thread: Thread, operation: Any, operands: list[Any]) -> Run:
    apply = kind_of(operation, "op")

    def reduced(lanes: list[Any]) -> list[Any]:
        total = lanes[0]
        for each in lanes[1:]:
            total = wrapped(apply(total, each), element_of(operation.results[0].type))
        return [total] * len(lanes)

    if thread.dispatch.wave != int(operation.attributes["cluster_size"].value):
        raise NotImplementedError("clusters of a wave")
    return (yield operation, reduced, operands[0])


@handles("amdgpu.mfma")
def _mfma(thread: Thread, operation: Any, operands: list[Any]) -> Run:
    attributes = operation.attributes
    m, n, k, blocks, cbsz, abid = (int(attributes[each].value) for each in ("m", "n", "k", "blocks", "cbsz", "abid"))
    assert (blocks, cbsz, abid) == (1, 0, 0) and "none" in str(attributes["blgp"])
    element = element_of(operation.results[0].type)
    wide = np.float64 if element in FLOATS else np.int64

    def product(lanes: list[Any]) -> list[Any]:
        a, b = np.zeros((m, k), wide), np.zeros((k, n), wide)
        for depth in range(k):
            for across in range(m):
                lane, part = factor_at(across, depth, 0, m, k, 1)
                a[across, depth] = lanes[lane][0].reshape(-1)[part]
            for across in range(n):
                lane, part = factor_at(across, depth, 0, n, k, 1)
                b[depth, across] = lanes[lane][1].reshape(-1)[part]
        total = a @ b
        results = [np.array(each[2], wide) for each in lanes]
        for i, j in itertools.product(range(m), range(n)):
            lane, register = sum_at(i, j, 0, m, n, 4)
            results[lane][register] += total[i, j]
        return [wrapped(each, element) for each in results]

    return (yield operation, product, operands)


@handles("amdgpu.wmma")
def _wmma(thread: Thread, operation: Any, operands: list[Any]) -> Run:
    """Of 32 lanes of RDNA 3: the upper ones have the factors of the lower ones, sums go by turns."""
    element = element_of(operation.results[0].type)
    assert len(operands[0]) == 16 and element in ("f32", "i32") and thread.dispatch.wave == 32
    assert "clamp" not in operation.attributes
    signed = [f"unsigned{each}" not in operation.attributes for each in "AB"]
    wide = np.float64 if element in FLOATS else np.int64

    def product(lanes: list[Any]) -> list[Any]:
        for at in range(16):
            if any(
                not np.array_equal(lanes[at][each], lanes[at + 16][each], equal_nan=wide is np.float64)
                for each in (0, 1)
            ):
                raise Undefined("lanes whose factors differ")
        a = np.array([lanes[at][0] for at in range(16)], wide)
        b = np.array([lanes[at][1] for at in range(16)], wide).T
        if wide is np.int64:
            a, b = (each if sign else each % 256 for each, sign in zip((a, b), signed, strict=True))
        total = a @ b
        results = [np.array(each[2], wide) for each in lanes]
        for lane, register in itertools.product(range(32), range(8)):
            results[lane][register] += total[register * 2 + lane // 16, lane % 16]
        return [wrapped(each, element) for each in results]

    return (yield operation, product, operands)
