"""Writes streams of instructions as PIMCOMP writes them for its verification (`VerificationInfo.json`), one instruction
a line: networks, array groups, and the instructions of each core with addresses in its memory."""

from __future__ import annotations

import copy
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

Record = dict[str, Any]


@dataclass(slots=True)
class Stream:
    """A stream while it is written. `used` is how much of each core's memory is in use."""

    nodes: list[Record] = field(default_factory=list)
    groups: list[Record] = field(default_factory=list)
    cores: list[list[Record]] = field(default_factory=list)
    used: list[int] = field(default_factory=list)
    meetings: int = 0
    reshaped: Record | None = None

    @property
    def text(self) -> str:
        cores = ",\n".join(_lines(core) for core in self.cores)
        return (
            f'{{"AG_info": {_lines(self.groups)},\n"comm_pair_total_num": {self.meetings},\n'
            f'"instruction": {{"core_list": [{cores}]}},\n"node_list": {_lines(self.nodes)},\n'
            f'"reshape_info": {json.dumps(self.reshaped)}}}\n'
        )

    @staticmethod
    def read(text: str) -> Stream:
        """The stream that a text holds."""
        given = json.loads(text)
        cores = [core or [] for core in given["instruction"]["core_list"]]
        reshaped = given["reshape_info"] or None
        meetings = given["comm_pair_total_num"]
        return Stream(given["node_list"], given["AG_info"], cores, [], meetings, reshaped)

    # -- networks ------------------------------------------------------------------------------------------------------

    def node(
        self, name: str, operation: str, output: Sequence[int], providers: Sequence[int], **parameters: int
    ) -> int:
        """Adds a node and gives its index."""
        index = len(self.nodes)
        record: Record = {
            "bitwidth": 16,
            "index": index,
            "name": name,
            "new_node_index": index,
            "operation": operation,
            "output_dim": list(output),
            "output_dim_num": len(output),
            "provider_index": list(providers),
        }
        self.nodes.append(record | ({"param": parameters} if parameters else {}))
        return index

    def group(self, node: int, rows: range, columns: range, width: int) -> int:
        """Adds an array group of crossbars of `width` columns, and gives its index."""
        index = len(self.groups)
        ends = [*range(columns.start, columns.stop, width), columns.stop]
        crossbars = [{"width_start": start, "width_end": stop - 1} for start, stop in pairwise(ends)]
        self.groups.append(
            {
                "AG_index": index,
                "crossbar": crossbars,
                "crossbar_num": len(crossbars),
                "height_end": rows.stop - 1,
                "height_start": rows.start,
                "node_name": self.nodes[node]["name"],
            }
        )
        return index

    # -- instructions --------------------------------------------------------------------------------------------------

    def room(self, core: int, size: int) -> int:
        """The address of memory of a core that nobody uses yet."""
        while len(self.cores) <= core:
            self.cores.append([])
            self.used.append(0)
        start = self.used[core]
        self.used[core] += size
        return start

    def load(self, core: int, node: int, source: int, offset: int, target: int, count: int) -> None:
        """Elements of the tensor of node `source`, for node `node`; at once with the load before where both go on."""
        last = self.cores[core][-1] if self.cores[core] else {}
        if last.get("stage") == "INPUT" and last["source_address"] == -source:
            ends = (last["source_offset"] + last["element_num"], last["destination_address"] + last["element_num"])
            if ends == (offset, target):
                last["element_num"] += count
                return
        self._memory(core, "LD", node, "INPUT", (-source, offset), (target, 0), count)

    def load_bias(self, core: int, node: int, target: int, count: int) -> None:
        self._memory(core, "LD", node, "BIAS", (0, 0), (target, 0), count)

    def store(self, core: int, node: int, source: int, offset: int, count: int) -> None:
        self._memory(core, "ST", node, "OUTPUT", (source, 0), (-node, offset), count)

    def fill(self, core: int, node: int, target: int, count: int, value: float = 0.0) -> None:
        self.cores[core].append(
            {
                "operation": "LLDI",
                "stage": "MAIN",
                "node_index": node,
                "destination_address": target,
                "destination_offset": 0,
                "imm_value": value,
                "element_num": count,
            }
        )

    def multiply(self, core: int, node: int, group: int, window: int, source: int, target: int) -> None:
        """A vector times the weights of a group."""
        rows = self.groups[group]["height_end"] - self.groups[group]["height_start"] + 1
        crossbars = self.groups[group]["crossbar"]
        self.cores[core].append(
            {
                "operation": "MVMUL",
                "stage": "MAIN",
                "source": group,
                "source_address": source,
                "source_offset": 0,
                "destination": group,
                "destination_address": target,
                "destination_offset": 0,
                "node_index": node,
                "input_cycle_index": window,
                "input_element_num": rows,
                "output_element_num": crossbars[-1]["width_end"] - crossbars[0]["width_start"] + 1,
            }
        )

    def one(self, core: int, operation: str, node: int, source: int, target: int, count: int) -> None:
        """`VRELU` or `LMV`."""
        self.cores[core].append(
            {
                "operation": operation,
                "node_index": node,
                "stage": "MAIN",
                "input_cycle_index": 0,
                "source_address": source,
                "source_offset": 0,
                "destination_address": target,
                "destination_offset": 0,
                "element_num": count,
                "imm_value": 0.0,
            }
        )

    def two(self, core: int, operation: str, node: int, sources: tuple[int, int], target: int, count: int) -> None:
        """`VVADD`, `VVMUL` or `VVMAX`."""
        self.cores[core].append(
            {
                "operation": operation,
                "node_index": node,
                "stage": "MAIN",
                "source_1_address": sources[0],
                "source_1_offset": 0,
                "source_2_address": sources[1],
                "source_2_offset": 0,
                "destination_address": target,
                "destination_offset": 0,
                "element_num": count,
            }
        )

    def verify(self, core: int, node: int, window: int, source: int, count: int) -> None:
        self.cores[core].append(
            {
                "operation": "VER",
                "node_index": node,
                "stage": "MAIN",
                "input_cycle_index": window,
                "source_address": source,
                "source_offset": 0,
                "element_num": count,
            }
        )

    def send(self, sender: int, receiver: int, source: int, target: int, count: int) -> None:
        """What the one core sends from `source` and the other one receives at `target`."""
        shared = {"stage": "MAIN", "element_num": count, "comm_index": self.meetings}
        self.cores[sender].append({"operation": "SEND", "to_core": receiver, "source_address": source, **shared})
        self.cores[receiver].append({"operation": "RECV", "from_core": sender, "destination_address": target, **shared})
        self.meetings += 1

    def _memory(
        self,
        core: int,
        operation: str,
        node: int,
        stage: str,
        source: tuple[int, int],
        target: tuple[int, int],
        count: int,
    ) -> None:
        self.cores[core].append(
            {
                "operation": operation,
                "node_index": node,
                "stage": stage,
                "source_address": source[0],
                "source_offset": source[1],
                "destination_address": target[0],
                "destination_offset": target[1],
                "element_num": count,
            }
        )

    # -- wrong ones ----------------------------------------------------------------------------------------------------

    def at(self, core: int, operation: str, number: int) -> int:
        """The place of the `number`-th instruction of that operation in a core."""
        return [place for place, each in enumerate(self.cores[core]) if each["operation"] == operation][number]

    def last(self, core: int, operation: str) -> int:
        """The number of the last instruction of that operation in a core."""
        return sum(each["operation"] == operation for each in self.cores[core]) - 1

    def changed(self, core: int, operation: str, number: int, /, **members: int | str) -> Stream:
        """The same with other members of one instruction."""
        found = copy.deepcopy(self)
        found.cores[core][self.at(core, operation, number)] |= members
        return found

    def without(self, core: int, operation: str, number: int) -> Stream:
        found = copy.deepcopy(self)
        del found.cores[core][self.at(core, operation, number)]
        return found

    def moved(self, core: int, operation: str, number: int, before: tuple[str, int]) -> Stream:
        """The same with one instruction before another one of its core."""
        found = copy.deepcopy(self)
        instruction = found.cores[core].pop(self.at(core, operation, number))
        found.cores[core].insert(found.at(core, *before), instruction)
        return found

    def swapped(self, core: int, operation: str, one: int, other: int) -> Stream:
        """The same with two instructions of one operation in each other's place."""
        found = copy.deepcopy(self)
        places = [self.at(core, operation, each) for each in (one, other)]
        for place, origin in zip(places, reversed(places), strict=True):
            found.cores[core][place] = copy.deepcopy(self.cores[core][origin])
        return found


def _lines(records: Sequence[Record]) -> str:
    return "[\n" + ",\n".join(json.dumps(record) for record in records) + "]"
