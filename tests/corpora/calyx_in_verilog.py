"""Circuits in Calyx as Verilog for a simulator: cells are modules, groups switch the assignments that they hold, and
control is a process that starts one group after the other and waits until it is done.

Nothing of this knows how the frontend reads Calyx, but for the names of ports. A port that several groups drive at once
with different values is unknown."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from frontends.circt.calyx.component import CONTROL, PORTS, ports_of, ports_of_memory
from frontends.contexts import program_context
from frontends.mlir.core.bindings import DEFAULT, import_ir

HALF_CYCLE = 1000
MOST_CYCLES = 20_000

_BINARY = {
    "add": "+",
    "sub": "-",
    "and": "&",
    "or": "|",
    "xor": "^",
    "lsh": "<<",
    "rsh": ">>",
    "lt": "<",
    "le": "<=",
    "gt": ">",
    "ge": ">=",
    "eq": "==",
    "neq": "!=",
}
_SIGNED = {"slt": "<", "sle": "<=", "sgt": ">", "sge": ">=", "seq": "==", "sneq": "!=", "srsh": ">>>"}
_BITWISE = {"comb.and": "&", "comb.or": "|", "comb.xor": "^"}
_PIPES = {
    "calyx.std_mult_pipe": "left * right",
    "calyx.std_divu_pipe": "left / right",
    "calyx.std_divs_pipe": "$signed(left) / $signed(right)",
    "calyx.ieee754.mul": "single(real_of(left) * real_of(right))",
    "calyx.ieee754.add": "single(subOp ? real_of(left) - real_of(right) : real_of(left) + real_of(right))",
}
# Numbers of 32 bits that are small and have few digits, as these are what circuits are run on.
_FLOATS = """
  function automatic real real_of(input [31:0] bits);
    real_of = bits[30:0] == 0 ? 0.0 : $bitstoreal({bits[31], 11'd0 + bits[30:23] + 11'd896, bits[22:0], 29'd0});
  endfunction
  function automatic [31:0] single(input real value);
    reg [63:0] bits;
    begin
      bits = $realtobits(value);
      single = value == 0.0 ? 32'd0 : {bits[63], bits[59:52] + 8'd128, bits[51:29]};
    end
  endfunction
"""


class Circuit:
    """The text of a circuit. `memories` are the wires' names and sizes of those that are external, by name."""

    def __init__(self, text: str) -> None:
        ir = import_ir(DEFAULT)
        module = ir.Module.parse(text, program_context(ir))
        self.components: dict[str, Any] = {}
        for view in module.body.operations:
            if view.operation.name == "calyx.component":
                self.components[view.operation.attributes["sym_name"].value] = view.operation
        self.lines: list[str] = []
        self.memories: dict[str, tuple[str, int, int]] = {}  # the module, the number of elements, their width
        self.drivers: dict[str, list[tuple[str, str]]] = {}  # by wire: when, and with what
        self.defaults: dict[str, str] = {}
        self.outputs: list[str] = []
        self.inputs: list[str] = []
        top = next(each for each in self.components.values() if "toplevel" in each.attributes)
        self.process = _Instance(self, "", top, {}).control()
        for wire, drivers in self.drivers.items():
            self._drive(wire, drivers)

    def _drive(self, wire: str, drivers: list[tuple[str, str]]) -> None:
        value = self.defaults[wire]
        for when, what in reversed(drivers):
            value = what if when == "1'b1" else f"({when}) ? ({what}) : ({value})"
        if len({what for _, what in drivers}) > 1:
            several = " + ".join(f"(({when}) === 1'b1)" for when, _ in drivers)
            value = f"(32'd0 + {several}) > 1 ? 'bx : ({value})"
        self.lines.append(f"assign {wire} = {value};")


class _Instance:
    """A component, whose wires begin with `prefix`; `given` are the prefixes of the caller's cells that stand for its
    own."""

    def __init__(self, circuit: Circuit, prefix: str, operation: Any, given: dict[str, str]) -> None:
        self.circuit = circuit
        self.prefix = prefix
        self.operation = operation
        self.values: dict[Any, str] = {}
        self.inside: dict[str, _Instance] = {}
        self.cells: dict[str, str] = {}  # the prefix of each cell's wires
        self.groups: dict[str, tuple[str, str]] = {}  # the register that starts a group, and what says it is done
        self.widths: dict[str, int] = {}
        for port in ports_of(operation):
            wire = self._wire(f"{prefix}port__{port.name}", port.type, "'bx")
            self.values[port.value] = wire
            if not prefix and not port.role:
                (circuit.inputs if port.input else circuit.outputs).append(port.name)
        body = [view.operation for view in operation.regions[0].blocks[0].operations]
        self._control = next(each for each in body if each.name == "calyx.control")
        for each in body:
            if each.name == "calyx.wires":
                self._wires(each)
            elif each.name != "calyx.control":
                self._cell(each, given)

    def _wire(self, name: str, type: Any, default: str) -> str:
        width = int(str(type)[1:])
        self.circuit.lines.append(f"wire [{width - 1}:0] {name};")
        self.circuit.defaults[name] = default
        self.widths[name] = width
        return name

    # -- cells ---------------------------------------------------------------------------------------------------------

    def _cell(self, operation: Any, given: dict[str, str]) -> None:
        if self._computed(operation):
            return
        name = operation.attributes["sym_name"].value
        prefix = self.cells[name] = given.get(name, f"{self.prefix}{name}__")
        if operation.name == "calyx.instance":
            callee = self.circuit.components[operation.attributes["componentName"].value]
            ports = [port.name for port in ports_of(callee)]
            self.inside[name] = _Instance(self.circuit, prefix, callee, self._references(name))
            self.values |= {
                result: f"{prefix}port__{port}" for result, port in zip(operation.results, ports, strict=True)
            }
            return
        memory = operation.name == "calyx.seq_mem"
        names = ports_of_memory(operation) if memory else PORTS[operation.name]
        for port, result in zip(names, operation.results, strict=True):
            wire = self.values[result] = f"{prefix}{port}"
            if name not in given:
                self._wire(wire, result.type, "1'b0" if port in CONTROL else "'bx")
        if name in given:
            return
        if memory:
            self._memory(operation, prefix)
        else:
            self._primitive(operation, prefix)

    def _references(self, name: str) -> dict[str, str]:
        """The caller's wires for the cells of an instance, the same for all that invoke it."""
        found: dict[str, str] = {}
        pending = [self._control_operation()]
        while pending:
            each = pending.pop()
            pending += [
                view.operation for region in each.regions for block in region.blocks for view in block.operations
            ]
            if each.name == "calyx.invoke" and each.attributes["callee"].value == name:
                for pairs in each.attributes["refCellsMap"]:
                    for pair in pairs:
                        wires = self.cells[str(pair.attr.value)]
                        assert found.setdefault(pair.name, wires) == wires
        return found

    def _control_operation(self) -> Any:
        body = self.operation.regions[0].blocks[0].operations
        return next(view.operation for view in body if view.operation.name == "calyx.control")

    def _memory(self, operation: Any, p: str) -> None:
        sizes = [int(each.value) for each in operation.attributes["sizes"]]
        width, elements = int(operation.attributes["width"].value), 1
        address = "32'd0"
        for number, size in enumerate(sizes):
            address = f"({address}) * {size} + {p}addr{number}"
            elements *= size
        self.circuit.lines += [
            f"reg [{width - 1}:0] {p}mem [0:{elements - 1}];",
            f"reg [{width - 1}:0] {p}data; reg {p}was;",
            f"initial {p}was = 0;",
            f"always @(posedge clk) begin {p}was <= {p}content_en === 1'b1; if ({p}content_en) begin",
            f"  if ({p}write_en) {p}mem[{address}] <= {p}write_data;",
            f"  {p}data <= {p}write_en ? 'bx : {p}mem[{address}]; end end",
            f"assign {p}read_data = {p}data; assign {p}done = {p}was;",
        ]
        self._driven(p, "read_data", "done")
        if not self.prefix and "external" in operation.attributes:
            self.circuit.memories[operation.attributes["sym_name"].value] = (f"{p}mem", elements, width)

    def _driven(self, prefix: str, *ports: str) -> None:
        """Ports that the cell itself drives."""
        for port in ports:
            self.circuit.defaults.pop(f"{prefix}{port}", None)

    def _primitive(self, operation: Any, p: str) -> None:
        kind, lines = operation.name, self.circuit.lines
        name = kind.removeprefix("calyx.std_")
        width = self.widths.get(f"{p}out", 0)
        self._driven(p, "out", "done", "lt", "eq", "gt", "unordered", "exceptionalFlags")
        if kind == "calyx.register":
            lines += [
                f"reg [{width - 1}:0] {p}held; reg {p}was; initial {p}was = 0;",
                f"always @(posedge clk) begin {p}was <= {p}write_en === 1'b1; if ({p}write_en) {p}held <= {p}in; end",
                f"assign {p}out = {p}held; assign {p}done = {p}was;",
            ]
        elif kind in _PIPES or kind == "calyx.ieee754.compare":
            what = _PIPES.get(kind, "0").replace("left", f"{p}left").replace("right", f"{p}right")
            lines += [
                f"reg [{max(width, 1) - 1}:0] {p}held; reg [2:0] {p}since; reg {p}was; initial {p}was = 0;",
                f"initial {p}since = 0;",
                f"always @(posedge clk) if ({p}go === 1'b1 && !{p}was) begin",
                f"  {p}since <= {p}since == 3 ? 0 : {p}since + 1; {p}was <= {p}since == 3;",
                f"  {p}held <= {p}since == 3 ? {what.replace('subOp', p + 'subOp')} : 'bx;",
                f"end else begin {p}since <= 0; {p}was <= 0; end",
                f"assign {p}done = {p}was;",
            ]
            if kind == "calyx.ieee754.compare":
                for port, sign in (("lt", "<"), ("eq", "=="), ("gt", ">")):
                    compared = f"real_of({p}left) {sign} real_of({p}right)"
                    lines += [
                        f"reg {p}{port}_held;",
                        f"always @(posedge clk) {p}{port}_held <= {p}go === 1'b1 && !{p}was && {p}since == 3"
                        f" ? {compared} : {p}go === 1'b1 ? 1'bx : {p}{port}_held;",
                        f"assign {p}{port} = {p}{port}_held;",
                    ]
                lines.append(f"assign {p}unordered = 1'b0;")
            else:
                lines.append(f"assign {p}out = {p}held;")
        else:
            lines.append(f"assign {p}out = {self._function(operation, name, p)};")

    def _function(self, operation: Any, name: str, p: str) -> str:
        if name in _BINARY:
            return f"{p}left {_BINARY[name]} {p}right"
        if name in _SIGNED:
            right = f"{p}right" if name == "srsh" else f"$signed({p}right)"
            return f"$signed({p}left) {_SIGNED[name]} {right}"
        if operation.name == "calyx.constant":
            assert str(operation.attributes["value"].type) == "f32"
            return f"single({operation.attributes['value'].value!r})"
        simple = {"slice": f"{p}in", "pad": f"{p}in", "wire": f"{p}in", "not": f"~{p}in"}
        simple |= {"signext": f"$signed({p}in)", "mux": f"{p}cond ? {p}tru : {p}fal"}
        return simple[name]

    def _computed(self, operation: Any) -> bool:
        """Whether an operation is computed within a cycle, which gives its value."""
        operands = [f"({self.values[each]})" for each in operation.operands] if operation.name in _BITWISE else []
        if operation.name == "hw.constant":
            width = int(str(operation.results[0].type)[1:])
            number = int(operation.attributes["value"].value) & ((1 << width) - 1)
            self.values[operation.results[0]] = f"{width}'d{number}"
        elif operands:
            self.values[operation.results[0]] = f" {_BITWISE[operation.name]} ".join(operands)
        elif operation.name == "calyx.undef":
            self.values[operation.results[0]] = "'bx"
        else:
            return False
        return True

    # -- groups --------------------------------------------------------------------------------------------------------

    def _wires(self, operation: Any) -> None:
        for view in operation.regions[0].blocks[0].operations:
            each = view.operation
            if each.name == "calyx.assign":
                self._assign(each, "1'b1")
            elif each.name in ("calyx.group", "calyx.comb_group"):
                self._group(each)
            else:
                assert self._computed(each), each.name

    def _group(self, operation: Any) -> None:
        name = operation.attributes["sym_name"].value
        go = f"{self.prefix}go__{name}"
        self.circuit.lines.append(f"reg {go}; initial {go} = 0;")
        done = "1'b0"
        for view in operation.regions[0].blocks[0].operations:
            each = view.operation
            if each.name == "calyx.assign":
                self._assign(each, go)
            elif each.name == "calyx.group_done":
                done = " && ".join(f"(({self.values[value]}) === 1'b1)" for value in each.operands)
            elif each.name == "calyx.group_go":
                self.values[each.results[0]] = go
            else:
                assert self._computed(each), each.name
        self.groups[name] = go, done

    def _assign(self, operation: Any, when: str) -> None:
        target, source, *guard = (self.values[each] for each in operation.operands)
        holds = f"{when} & ({guard[0]})" if guard else when
        self.circuit.drivers.setdefault(target, []).append((holds, source))

    # -- control -------------------------------------------------------------------------------------------------------

    def control(self) -> str:
        return self._sequence(self._control)

    def _sequence(self, operation: Any, region: int = 0) -> str:
        if len(operation.regions) <= region:
            return ""
        return "\n".join(
            self._statement(view.operation) for block in operation.regions[region].blocks for view in block.operations
        )

    def _statement(self, operation: Any) -> str:
        match operation.name:
            case "calyx.seq":
                return self._sequence(operation)
            case "calyx.par":
                arms = [
                    f"begin\n{self._statement(view.operation)}\nend"
                    for block in operation.regions[0].blocks
                    for view in block.operations
                ]
                return "fork\n" + "\n".join(arms) + "\njoin"
            case "calyx.enable":
                go, done = self.groups[operation.attributes["groupName"].value]
                # In the cycle in which it is done, a group drives nothing any more.
                return f"{go} = 1; @(negedge clk); while (!({done})) @(negedge clk); {go} = 0; @(negedge clk);"
            case "calyx.repeat":
                count = int(operation.attributes["count"].value)
                return f"repeat ({count}) begin\n{self._sequence(operation)}\nend"
            case "calyx.if":
                go, condition = self._condition(operation)
                arms = self._sequence(operation), self._sequence(operation, 1)
                begin = f"{go} = 1; #1;\nif (({condition}) === 1'b1) begin {go} = 0;\n{arms[0]}\nend else begin"
                return f"{begin} {go} = 0;\n{arms[1]}\nend"
            case "calyx.while":
                go, condition = self._condition(operation)
                body = self._sequence(operation)
                head = f"{go} = 1; #1;\nwhile (({condition}) === 1'b1) begin {go} = 0;"
                return f"{head}\n{body}\n{go} = 1; #1;\nend\n{go} = 0;"
            case "calyx.invoke":
                return self._invoke(operation)
            case "fsm.machine":
                started = "calyx.fsm_group_go_outputs" in operation.attributes
                return self._started_groups(operation) if started else self._machine(operation)
            case name:
                raise AssertionError(name)

    def _condition(self, operation: Any) -> tuple[str, str]:
        condition = self.values[operation.operands[0]]
        if "groupName" in operation.attributes:
            return self.groups[operation.attributes["groupName"].value][0], condition
        unused = f"{self.prefix}looks"
        if f"reg {unused};" not in self.circuit.lines:
            self.circuit.lines.append(f"reg {unused};")
        return unused, condition

    def _machine(self, operation: Any) -> str:
        """A state machine whose states enable groups; one without transitions is the last one."""
        states = [view.operation for view in operation.regions[0].blocks[0].operations]
        numbers = {each.attributes["sym_name"].value: number for number, each in enumerate(states)}
        register = f"{self.prefix}state"
        self.circuit.lines.append(f"integer {register};")
        cases = []
        for number, state in enumerate(states):
            enabled = [view.operation for view in state.regions[0].blocks[0].operations]
            text = "\n".join(self._statement(each) for each in enabled if each.name != "fsm.output")
            choices = ""
            for view in state.regions[1].blocks[0].operations:
                goal = numbers[view.operation.attributes["nextState"].value]
                choices += f"if ({self._guard(view.operation)}) {register} = {goal}; else "
            # Where no guard holds, nothing ends any more.
            stays = f"begin forever #{HALF_CYCLE}; end" if choices else f"{register} = -1;"
            cases.append(f"{number}: begin\n{text}\n#1; {choices}{stays}\nend")
        begin = numbers[operation.attributes["initialState"].value]
        return f"{register} = {begin};\nwhile ({register} >= 0) case ({register})\n" + "\n".join(cases) + "\nendcase"

    def _started_groups(self, operation: Any) -> str:
        """A machine whose ports start groups and are told which are done: in the cycle in which it is done, a group
        drives nothing any more. It ends with the state that says so."""
        attributes = operation.attributes
        (block,) = operation.regions[0].blocks
        starts = {each.name: int(each.attr.value) for each in attributes["calyx.fsm_group_go_outputs"]}
        ends = {each.name: int(each.attr.value) for each in attributes["calyx.fsm_group_done_inputs"]}
        self.values[block.arguments[int(attributes["calyx.fsm_top_level_go"].value)]] = "1'b1"
        text, register = [], f"{self.prefix}state"
        self.circuit.lines.append(f"integer {register};")
        for name, at in ends.items():
            was = f"{self.prefix}ended__{name}"
            self.circuit.lines.append(f"reg {was}; initial {was} = 0;")
            self.values[block.arguments[at]] = was
        states = []
        for view in block.operations:
            if view.operation.name == "fsm.state":
                states.append(view.operation)
            else:
                assert self._computed(view.operation), view.operation.name
        numbers = {each.attributes["sym_name"].value: number for number, each in enumerate(states)}
        stop = int(attributes["calyx.fsm_top_level_done"].value)
        for number, state in enumerate(states):
            for view in state.regions[0].blocks[0].operations:
                if view.operation.name == "fsm.output":
                    shown = [self.values[each] for each in view.operation.operands]
                else:
                    assert self._computed(view.operation)
            steps = [f"{self.groups[name][0]} = {shown[at]};" for name, at in starts.items()]
            steps.append("#1;")
            steps += [f"{self.prefix}ended__{name} = ({self.groups[name][1]}) === 1'b1;" for name in ends]
            steps += [f"if ({self.prefix}ended__{name}) {self.groups[name][0]} = 0;" for name in ends]
            choices = ""
            for view in [each for block in state.regions[1].blocks for each in block.operations]:
                goal = numbers[view.operation.attributes["nextState"].value]
                choices += f"if ({self._guard(view.operation)}) {register} = {goal}; else "
            steps.append(f"#1; if (({shown[stop]}) === 1'b1) {register} = -1; else {choices};")
            steps.append("@(negedge clk);")
            text.append(f"{number}: begin\n" + "\n".join(steps) + "\nend")
        begin = numbers[attributes["initialState"].value]
        return f"{register} = {begin};\nwhile ({register} >= 0) case ({register})\n" + "\n".join(text) + "\nendcase"

    def _guard(self, transition: Any) -> str:
        for block in transition.regions[0].blocks:
            for view in block.operations:
                if view.operation.name == "fsm.return" and len(view.operation.operands):
                    return f"({self.values[view.operation.operands[0]]}) === 1'b1"
                self._computed(view.operation)
        return "1"

    def _invoke(self, operation: Any) -> str:
        name = operation.attributes["callee"].value
        go = f"{self.prefix}invokes__{name}"
        if f"reg {go}; initial {go} = 0;" not in self.circuit.lines:
            self.circuit.lines.append(f"reg {go}; initial {go} = 0;")
        values = [self.values[each] for each in operation.operands]
        for port, value in zip(values[: len(values) // 2], values[len(values) // 2 :], strict=True):
            self.circuit.drivers.setdefault(port, []).append((go, value))
        return f"{go} = 1;\n{self.inside[name].control()}\n{go} = 0;"


def simulated(
    text: str, memories: Sequence[Sequence[int]], inputs: Sequence[int], folder: Path
) -> tuple[list[list[int | None]], list[int | None]] | None:
    """What iverilog gives for a circuit in Calyx, of whose external memories, by number, the contents are given, and of
    whose inputs, in order, the values: the memories and the outputs, with None for what is not known, or None where the
    circuit is never done."""
    circuit = Circuit(text)
    names = sorted(circuit.memories, key=lambda name: int(name.rpartition("_")[2]))
    lines = ["module bench;", "reg clk; initial clk = 0;", f"always #{HALF_CYCLE} clk = ~clk;", _FLOATS]
    for name, value in zip(circuit.inputs, inputs, strict=True):
        circuit.lines.append(f"assign port__{name} = {value};")
    lines += [*circuit.lines, "integer i;", "initial begin"]
    for name, contents in zip(names, memories, strict=True):
        lines += [f"{circuit.memories[name][0]}[{at}] = {value};" for at, value in enumerate(contents)]
    lines += ["@(negedge clk);", circuit.process, "#1;"]
    for name in names:
        memory, elements, _ = circuit.memories[name]
        lines.append(f'for (i = 0; i < {elements}; i = i + 1) $display("%b", {memory}[i]);')
    lines += [f'$display("%b", port__{name});' for name in circuit.outputs]
    lines += ["$finish;", "end", f'initial begin #{2 * HALF_CYCLE * MOST_CYCLES}; $display("never"); $finish; end']
    (folder / "bench.sv").write_text("\n".join([*lines, "endmodule", ""]))
    subprocess.run(["iverilog", "-g2012", "-o", str(folder / "bench"), str(folder / "bench.sv")], check=True)
    output = subprocess.run([str(folder / "bench")], check=True, capture_output=True, text=True).stdout.split()
    if "never" in output:
        return None
    bits = [int(each, 2) if set(each) <= {"0", "1"} else None for each in output if set(each) <= set("01xz")]
    found: list[list[int | None]] = []
    for name in names:
        found.append(bits[: circuit.memories[name][1]])
        bits = bits[circuit.memories[name][1] :]
    return found, bits
