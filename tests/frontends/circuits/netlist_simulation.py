"""Netlists as a program that knows nothing of affine IR runs them."""

from __future__ import annotations

from collections.abc import Mapping

from frontends.blif.netlist import Netlist


def step(netlist: Netlist, values: Mapping[str, int]) -> tuple[dict[str, int], dict[str, int]]:
    """The outputs of a netlist and what its registers hold next, given its inputs and what they hold."""
    known = dict(values)

    def value(signal: str) -> int:
        if signal not in known:
            table = netlist.tables[signal]
            bits = "".join(str(value(each)) for each in table.inputs)
            matches = any(all(p in ("-", b) for p, b in zip(row, bits, strict=True)) for row in table.rows)
            known[signal] = int(matches == table.covered) if table.rows else 0
        return known[signal]

    outputs = {each: value(each) for each in netlist.outputs}
    return outputs, {each.output: value(each.input) for each in netlist.registers.values()}
