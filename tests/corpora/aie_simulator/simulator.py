"""Runs a device on numbers, under an order drawn at random."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from torch_mlir import ir

from frontends.mlir.core.source import load
from tests.corpora.aie_simulator.channel_host import Host, Move
from tests.corpora.aie_simulator.configuration import configure
from tests.corpora.aie_simulator.fifos import Undefined
from tests.corpora.aie_simulator.runtime_sequence import sequence_steps, serve
from tests.corpora.aie_simulator.state import Device, Steps, Task, always, nested, never, number_of, text_of


def run(
    path: Path,
    device: str,
    arguments: Sequence[np.ndarray],
    seed: int,
    calls: int = 2,
    before: Sequence[Sequence[np.ndarray]] = (),
) -> list[np.ndarray]:
    """What the arguments of a device's runtime sequence hold after it ran once for each of `before`, and then `calls`
    times; arrays without dimensions are numbers. Raises `Undefined`."""
    text = load(path).generic_form()
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        module = ir.Module.parse(text)
        (found,) = (each for each in nested(module.operation) if each.name == "aie.device")
        assert not device or device in str(found.attributes["sym_name"])
        state = Device(random.Random(seed))
        sequence = configure(state, found)
        inside = nested(module.operation)
        state.herds = {text_of(each, "sym_name"): _herd(each) for each in inside if each.name == "airrt.herd_metadata"}
        channels = [each for each in inside if each.name == "air.channel"]
        if sequence is None:  # what the host does is a function beside the device
            (sequence,) = (each for each in inside if each.name == "func.func" and _is_beside(each, found))
        memory = [list(each.reshape(-1)) for each in arguments]
        block = sequence.regions[0].blocks[0]
        state.given = memory
        ports = (*state.streams, *state.arrivals, *(port for port, _ in state.packets))
        for port in dict.fromkeys(ports):  # in an order that a seed repeats
            state.spawn(serve(state, port))
        for given in [*before, *[arguments] * bool(before), *[None] * (calls - bool(before))]:
            for contents, each in zip(memory, given if given is not None else (), strict=given is not None):
                contents[:] = each.reshape(-1)
            for argument, contents, each in zip(block.arguments, memory, arguments, strict=True):
                state.values[argument] = contents if each.ndim else contents[0]
            if sequence.name == "func.func":
                host = Host(
                    state.values,
                    state.allocations,
                    lambda move: _submit(state, move),
                    lambda operation, numbers: _start(state, operation, numbers),
                )
                _finish(state, host.run(sequence, channels))
            else:
                _finish(state, sequence_steps(state, block))
        shapes = [each.shape for each in arguments]
        return [np.array(each).reshape(shape) for each, shape in zip(memory, shapes, strict=True)]


def _submit(state: Device, move: Move) -> None:
    state.queues[move.port].append(Task(move.port, move))


def _herd(metadata: Any) -> list[tuple[int, int]]:
    x, y = number_of(metadata, "loc_x"), number_of(metadata, "loc_y")
    return [
        (x + across, y + up)
        for across in range(number_of(metadata, "size_x"))
        for up in range(number_of(metadata, "size_y"))
    ]


def _start(state: Device, operation: Any, numbers: Sequence[int]) -> None:
    """Of a herd: hands numbers to its cores, and releases their locks, where they have any."""
    for column, row in state.herds.get(text_of(operation, "sym_name"), []):
        for at, each in enumerate(numbers):
            state.values[state.names[f"__air_herd_rtp_{column}_{row}"]][at] = each
        if (lock := state.names.get(f"__air_herd_lock_{column}_{row}")) is not None:
            state.locks[lock] = 1


def _is_beside(function: Any, device: Any) -> bool:
    """Whether a function has a body, and is none of the device, nor the region of an operation."""
    blocks = list(function.regions[0].blocks)
    return bool(blocks) and function.parent == device.parent and text_of(function, "sym_name") != "equiv.region"


def _finish(state: Device, host: Steps) -> None:
    """Runs agents in an order drawn at random, until the host has ended."""
    waiting = always
    # Some are slow.
    speeds = [state.chance.choice((1, 10, 100)) for _ in range(len(state.agents) + 1)]
    while True:
        ready = [at for at, (_, condition) in enumerate(state.agents) if condition()]
        if waiting():
            ready.append(-1)
        if not ready:
            raise Undefined("a deadlock")
        (at,) = state.chance.choices(ready, [speeds[each] for each in ready])
        # As far as it comes, or some steps.
        for _ in range(state.chance.choice((1, 3, 40))):
            steps, condition = (host, waiting) if at == -1 else state.agents[at]
            if not condition():
                break
            try:
                condition = next(steps)
            except StopIteration:
                if at == -1:
                    return
                condition = never
            if at == -1:
                waiting = condition
            else:
                state.agents[at] = steps, condition
