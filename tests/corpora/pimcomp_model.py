"""What streams of PIMCOMP's instructions compute, in numpy: written from the program that PIMCOMP verifies them with,
apart from the frontend, to test that. Memory that nothing has written holds NaN."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]
Record = dict[str, Any]
_ROOM = 4096


class Deadlock(Exception):
    """All cores that are not done wait for others."""


def arguments(text: str) -> list[tuple[str, tuple[int, ...]]]:
    """The names and shapes of the input, weights and biases, and of the one output."""
    nodes = json.loads(text)["node_list"]
    found = [("x", tuple(nodes[0]["output_dim"]))]
    for node in nodes:
        given = node.get("param", {})
        if node["operation"] == "OP_CONV":
            channels = given["input_channel"] // given["group"]
            shape = (given["output_channel"], channels, given["kernel_h"], given["kernel_w"])
            found.append((f"{node['name']}.weight", shape))
        elif node["operation"] == "OP_FC":
            found.append((f"{node['name']}.weight", (given["num_output"], given["num_input"])))
        if given.get("with_bias"):
            found.append((f"{node['name']}.bias", (node["output_dim"][1],)))
    last = _computed(nodes)
    return [*found, (last["name"], tuple(last["output_dim"]))]


def _computed(nodes: list[Record]) -> Record:
    """The node whose elements the network gives: a flattened tensor at its end is checked before it was flattened."""
    return nodes[nodes[-1]["provider_index"][0]] if nodes[-1]["operation"] == "OP_FLATTEN" else nodes[-1]


def result(text: str, given: dict[str, Array]) -> Array:
    """The network's result, in ONNX's order. Raises `Deadlock`."""
    document = json.loads(text)
    nodes = document["node_list"]
    played = _Stream(document, given)
    played.run()
    last = _computed(nodes)
    shape = last["output_dim"]
    stored = played.tensors[nodes.index(last)][: int(np.prod(shape))]
    if len(shape) == 2:
        return stored.reshape(shape)
    return stored.reshape(1, shape[2], shape[3], shape[1]).transpose(0, 3, 1, 2)


class _Stream:
    def __init__(self, document: Record, given: dict[str, Array]) -> None:
        self._document = document
        self._given = given
        self._nodes: list[Record] = document["node_list"]
        cores = document["instruction"]["core_list"]
        self._memories = [np.full(_ROOM, np.nan, np.float32) for _ in cores]
        self._left = [list(core or ()) for core in cores]
        self._kept = {each["node_index"] for core in cores for each in core or () if each["operation"] == "ST"}
        self.tensors = [np.full(_ROOM, np.nan, np.float32) for _ in self._nodes]
        x = given["x"]
        flat = x.transpose(0, 2, 3, 1).reshape(-1) if x.ndim == 4 else x.reshape(-1)
        self.tensors[0][: flat.size] = flat
        self._matrices = {node["name"]: self._matrix(node) for node in self._nodes if "param" in node}

    def run(self) -> None:
        while any(self._left):
            moved = False
            for core, left in enumerate(self._left):
                while left and left[0]["operation"] not in ("SEND", "RECV"):
                    self._do(core, left.pop(0))
                    moved = True
            heads = {left[0]["comm_index"]: core for core, left in enumerate(self._left) if left and self._sends(left)}
            for core, left in enumerate(self._left):
                if left and left[0]["operation"] == "RECV" and left[0]["comm_index"] in heads:
                    sender = heads[left[0]["comm_index"]]
                    receive, send = left.pop(0), self._left[sender].pop(0)
                    count = send["element_num"]
                    start, target = send["source_address"], receive["destination_address"]
                    self._memories[core][target : target + count] = self._memories[sender][start : start + count]
                    moved = True
                    break
            if not moved:
                raise Deadlock

    @staticmethod
    def _sends(left: list[Record]) -> bool:
        return bool(left[0]["operation"] == "SEND")

    def _matrix(self, node: Record) -> Array | None:
        weight = self._given.get(f"{node['name']}.weight")
        if weight is None:
            return None
        if weight.ndim == 4:
            groups = node["param"]["group"]
            kernels, deep = weight.shape[0], weight.shape[1]
            full = np.zeros((kernels, deep * groups, *weight.shape[2:]), np.float32)
            for kernel in range(kernels):
                first = kernel // (kernels // groups) * deep
                full[kernel, first : first + deep] = weight[kernel]
            return full.transpose(0, 2, 3, 1).reshape(kernels, -1).T
        reshaped = self._document["reshape_info"]
        if reshaped and reshaped["name"] == node["name"]:
            _, channels, height, width = reshaped["input_dim"]
            return weight.T.reshape(channels, height, width, -1).transpose(1, 2, 0, 3).reshape(weight.shape[1], -1)
        return weight.T

    def _do(self, core: int, each: Record) -> None:
        memory, operation = self._memories[core], each["operation"]
        node, count = each["node_index"], each.get("element_num", 0)

        def part(side: str, size: int = count) -> slice:
            start = each[f"{side}_address"] + each[f"{side}_offset"]
            return slice(start, start + size)

        if operation == "LD":
            if each["stage"] == "BIAS":
                values = self._given[f"{self._nodes[node]['name']}.bias"][:count]
            else:
                # The verification reads the input for the first node, whatever the address.
                provider = 0 if self._nodes[node]["provider_index"] == [0] else -each["source_address"]
                values = self.tensors[provider][each["source_offset"] : each["source_offset"] + count]
            memory[part("destination")] = values
        elif operation == "VER" and node in self._kept:
            pass  # It compares, and what the network gives is what `ST` writes.
        elif operation in ("ST", "VER"):
            channels = self._nodes[node]["output_dim"][1]
            offset = each["destination_offset"] if operation == "ST" else each["input_cycle_index"] * channels
            self.tensors[node][offset : offset + count] = memory[part("source")]
        elif operation == "MVMUL":
            group = self._document["AG_info"][each["source"]]
            rows = slice(group["height_start"], group["height_end"] + 1)
            columns = slice(group["crossbar"][0]["width_start"], group["crossbar"][-1]["width_end"] + 1)
            matrix = self._matrices[group["node_name"]]
            assert matrix is not None
            taken = memory[part("source", each["input_element_num"])]
            memory[part("destination", each["output_element_num"])] = taken @ matrix[rows, columns]
        elif operation == "LLDI":
            memory[part("destination")] = each["imm_value"]
        elif operation == "LMV":
            memory[part("destination")] = memory[part("source")].copy()
        elif operation == "VRELU":
            memory[part("destination")] = np.maximum(memory[part("source")], 0)
        else:
            combine = {"VVADD": np.add, "VVMUL": np.multiply, "VVMAX": np.maximum}[operation]
            memory[part("destination")] = combine(memory[part("source_1")], memory[part("source_2")])
