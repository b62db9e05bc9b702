"""Procs of XLS IR: random ones against queues and a state that a loop in Python keeps, and procs of other channels."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from equiv import verify
from equiv.errors import SignatureMismatch
from equiv.verdict import EQUIVALENT
from frontends.xls.source import load
from interp import ir
from interp.machine import Cell, Domain, SizeInput, assemble

ACTIVATIONS = 5
_CHANNELS = """package p

chan a(bits[8], id=0, kind=streaming, ops=receive_only, flow_control=ready_valid, strictness=total_order)
chan b(bits[8], id=1, kind=streaming, ops=receive_only, flow_control=ready_valid, strictness=total_order)
chan out(bits[8], id=2, kind=streaming, ops=send_only, flow_control=ready_valid, strictness=total_order)
chan log(bits[8], id=3, kind=streaming, ops=send_only, flow_control=ready_valid, strictness=total_order)

"""
_Values = dict[str, int]


class _Machine:
    """What a proc does to its surroundings in one activation. `given` are the values that wait on each channel."""

    def __init__(self, given: dict[str, list[int]], present: bool) -> None:
        self.given = given
        self.present = present
        self.taken: dict[str, int] = {"a": 0, "b": 0}
        self.sent: dict[str, list[int]] = {"out": [], "log": []}

    def receive(self, channel: str) -> int:
        value = self.given[channel][self.taken[channel]]
        self.taken[channel] += 1
        return value


_Step = Callable[[_Values, _Machine], None]


class _Proc:
    """A random proc: its text, and what it does, node by node."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.lines = ["t: token = after_all()", "st: bits[8] = state_read(state_element=st)"]
        self.steps: list[_Step] = []
        self.bytes = ["st"]
        self.bits: list[str] = []
        self.token = "t"
        self.receives: dict[str, int] = {"a": 0, "b": 0}
        self.sends: dict[str, int] = {"out": 0, "log": 0}
        self.waits = self.chance.random() < 0.5  # whether 'b' is received from without waiting
        for _ in range(self.chance.randint(4, 9)):
            self.chance.choice([self.add, self.test, self.receive, self.receive, self.send, self.send])()
        self.first = self.chance.randrange(256)
        new, predicate = self.chance.choice(self.bytes), self.predicate()
        said = f", predicate={predicate}" if predicate else ""
        self.lines.append(f"next: () = next_value(state_element=st, value={new}{said})")
        self.new, self.set = new, predicate

    def name(self) -> str:
        return f"n{len(self.lines)}"

    def predicate(self) -> str:
        return self.chance.choice(self.bits) if self.bits and self.chance.random() < 0.6 else ""

    def add(self) -> None:
        name, one, other = self.name(), self.chance.choice(self.bytes), self.chance.choice(self.bytes)
        self.lines.append(f"{name}: bits[8] = add({one}, {other})")
        self.steps.append(lambda values, _: values.update({name: (values[one] + values[other]) & 255}))
        self.bytes.append(name)

    def test(self) -> None:
        name, of, at = self.name(), self.chance.choice(self.bytes), self.chance.randrange(8)
        self.lines.append(f"{name}: bits[1] = bit_slice({of}, start={at}, width=1)")
        self.steps.append(lambda values, _: values.update({name: values[of] >> at & 1}))
        self.bits.append(name)

    def receive(self) -> None:
        channel = self.chance.choice("ab")
        if channel == "b" and self.receives["b"] and not self.waits:
            return
        self.receives[channel] += 1
        polled = channel == "b" and not self.waits
        name, predicate = self.name(), self.predicate()
        said = f", predicate={predicate}" if predicate else ""
        said += ", blocking=false" if polled else ""
        type = "(token, bits[8], bits[1])" if polled else "(token, bits[8])"
        self.lines.append(f"{name}: {type} = receive({self.token}{said}, channel={channel})")
        self.lines.append(f"{name}_token: token = tuple_index({name}, index=0)")
        self.lines.append(f"{name}_data: bits[8] = tuple_index({name}, index=1)")
        if polled:
            self.lines.append(f"{name}_valid: bits[1] = tuple_index({name}, index=2)")

        def step(values: _Values, machine: _Machine) -> None:
            happens = (not predicate or values[predicate] == 1) and (not polled or machine.present)
            values[f"{name}_data"] = machine.receive(channel) if happens else 0
            values[f"{name}_valid"] = int(happens)

        self.steps.append(step)
        self.token = f"{name}_token"
        self.bytes.append(f"{name}_data")
        if polled:
            self.bits.append(f"{name}_valid")

    def send(self) -> None:
        channel = self.chance.choice(["out", "log"])
        self.sends[channel] += 1
        name, predicate, data = self.name(), self.predicate(), self.chance.choice(self.bytes)
        said = f", predicate={predicate}" if predicate else ""
        self.lines.append(f"{name}: token = send({self.token}, {data}{said}, channel={channel})")

        def step(values: _Values, machine: _Machine) -> None:
            if not predicate or values[predicate]:
                machine.sent[channel].append(values[data])

        self.steps.append(step)
        self.token = name

    @property
    def text(self) -> str:
        body = "".join(f"  {line}\n" for line in self.lines)
        return f"{_CHANNELS}top proc p(st: bits[8], init={{{self.first}}}) {{\n{body}}}\n"

    def run(self, state: int, machine: _Machine) -> int:
        """One activation; the state after it."""
        values = {"st": state}
        for step in self.steps:
            step(values, machine)
        return values[self.new] if not self.set or values[self.set] else state


def _signed(value: int, width: int) -> int:
    return value - (1 << width) if value >> (width - 1) else value


@pytest.mark.parametrize("seed", range(60))
def test_random_procs_do_what_queues_say(tmp_path: Path, seed: int) -> None:
    proc = _Proc(seed)
    path = tmp_path / "p.xlsir"
    path.write_text(proc.text)
    module = load(path).lower("p")
    function = module.functions["p"]
    assert function.ports is not None
    program = assemble(module, "p")
    state = proc.first
    for _ in range(ACTIVATIONS):
        inputs = {name: proc.chance.randrange(1 << 8) for name in function.ports.inputs[:-1]}
        polled = next((name for name in inputs if "whether there is any" in name), "")
        if polled:
            inputs[polled] &= 1
        waiting = {
            channel: [_given(inputs, channel, number) for number in range(count)]
            for channel, count in proc.receives.items()
        }
        machine = _Machine(waiting, inputs[polled] == 1 if polled else True)
        following = proc.run(state, machine)
        types = [each.type for each in function.parameters]
        widths = [each.width for each in types if isinstance(each, ir.Scalar)]
        given = [
            SizeInput(_signed(value, width)) for value, width in zip([*inputs.values(), state], widths, strict=True)
        ]
        execution = program.run(given, Domain.CONCRETE)
        assert execution.stop is None
        found = [execution.value(Cell(("result", at), ())).bits for at in range(len(function.results))]
        for port, value in zip(function.ports.outputs, found, strict=True):
            assert value == _expected(port, machine, following, proc.first), port
        state = following


def _given(inputs: dict[str, int], channel: str, number: int) -> int:
    name = channel + (f" #{number}" if number else "")
    return next(
        value
        for port, value in inputs.items()
        if "whether" not in port and port.removeprefix("input '").partition(",")[0].rstrip("'") == name
    )


def _expected(port: str, machine: _Machine, following: int, first: int) -> int:
    if not port.startswith("output"):
        return following if port.startswith("next") else first
    name, _, what = port.removeprefix("output '").removesuffix("'").partition(",")
    channel, _, position = name.partition(" #")
    at = int(position or 0)
    if "whether" in what:
        return int(at < (len(machine.sent[channel]) if channel in machine.sent else machine.taken[channel]))
    return machine.sent[channel][at] if at < len(machine.sent[channel]) else 0


# -- what is another proc's --------------------------------------------------------------------------------------------

_HEAD = """proc child<i: bits[8] in, o: bits[8] out>() {
  t: token = after_all()
  r: (token, bits[8]) = receive(t, channel=i)
  tok: token = tuple_index(r, index=0)
  x: bits[8] = tuple_index(r, index=1)
  one: bits[8] = literal(value=1)
  y: bits[8] = add(x, one)
  s: token = send(tok, y, channel=o)
}

"""
_BODY = """top proc p<i: bits[8] in, o: bits[8] out>() {
  chan mid(bits[8], id=9, kind=streaming, ops=send_receive)
  proc_instantiation first(i, mid, proc=child)
  proc_instantiation second(mid, o, proc=child)
  t: token = after_all()
  r: (token, bits[8]) = receive(t, channel=a)
  tok: token = tuple_index(r, index=0)
  x: bits[8] = tuple_index(r, index=1)
  one: bits[8] = literal(value=1)
  s: token = send(tok, one, channel=out)
}
"""


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("send(tok, one, channel=out)", "send(t, one, channel=out)"),  # what is sent waits for nothing
        ("send(tok, one, channel=out)", "send(tok, one, channel=log)"),
        ("receive(t, channel=a)", "receive(t, channel=b)"),
        ("second(mid, o,", "second(i, o,"),
        ("p<i: bits[8] in, o: bits[8] out>", "p<o: bits[8] out, i: bits[8] in>"),  # which instances give in this order
        ("a(bits[8], id=0, kind=streaming,", "a(bits[8], id=0, kind=single_value,"),  # which takes no value away
        ("mid(bits[8], id=9, kind=streaming,", "mid(bits[8], id=9, kind=single_value,"),
        ("literal(value=1)\n  y", "literal(value=2)\n  y"),  # in the proc that is inside
    ],
)
def test_procs_that_others_can_tell_apart_have_other_ports(tmp_path: Path, old: str, new: str) -> None:
    text = _CHANNELS + _HEAD + _BODY
    assert text.count(old) == 1
    before, after = tmp_path / "before.xlsir", tmp_path / "after.xlsir"
    before.write_text(text)
    after.write_text(text.replace(old, new))
    assert verify(before, before, function="p").verdict == EQUIVALENT
    with pytest.raises(SignatureMismatch):
        verify(before, after, function="p")
