"""Modules of hw with comb, seq, synth's and-inverter graphs and arith, functions on scalars, and machines of fsm as
Verilog for a simulator, each operation as the documentation of its dialect has it. Nothing of this knows how the
frontend reads them.

Registers hold what nobody knows until they are reset or written, but for those with an initial value."""

from __future__ import annotations

import re
from typing import Any

from msgspec import Struct, field

from frontends.contexts import program_context
from frontends.mlir.core.bindings import DEFAULT, import_ir

_PORT = re.compile(r"(input|output) (\w+) : (!seq\.clock|i\d+)")
_INFIX = {
    "add": "+",
    "addi": "+",
    "sub": "-",
    "subi": "-",
    "mul": "*",
    "muli": "*",
    "and": "&",
    "andi": "&",
    "or": "|",
    "ori": "|",
    "xor": "^",
    "xori": "^",
    "shl": "<<",
    "shli": "<<",
    "shru": ">>",
    "shrui": ">>",
    "divu": "/",
    "divui": "/",
    "modu": "%",
    "remui": "%",
}
_SIGNED = {"shrs": ">>>", "shrsi": ">>>", "divs": "/", "divsi": "/", "mods": "%", "remsi": "%"}
_COMPARED = ("==", "!=", "<", "<=", ">", ">=", "<", "<=", ">", ">=")  # 2 to 5 are those with signs
_NAMED = {"0": "==", "1": "!=", "2": "<", "3": ">=", "4": "<=", "5": ">"}  # of hwarith, by number
_CLOCK, _RESET = "clk", "rst"


class Port(Struct):
    """A port; the width of a clock is 0."""

    name: str
    width: int


class Ports(Struct):
    """Those of a module, in order."""

    inputs: list[Port] = field(default_factory=list)
    outputs: list[Port] = field(default_factory=list)


def in_verilog(text: str) -> tuple[str, Ports]:
    """The Verilog of all modules of a text, and the ports of `main`. Raises `NotImplementedError`."""
    ir = import_ir(DEFAULT)
    module = ir.Module.parse(text, program_context(ir))
    ports: dict[str, Ports] = {}
    written = []
    for view in module.body.operations:
        operation = view.operation
        if operation.name == "hw.constant":
            continue
        if operation.name not in ("hw.module", "func.func", "fsm.machine"):
            raise NotImplementedError(operation.name)
        writer = _Writer(operation)
        written.append(writer.text())
        ports[writer.name] = writer.ports
    return "\n".join(written), ports["main"]


def _ports_of(operation: Any) -> Ports:
    found = Ports()
    if operation.name == "hw.module":
        for kind, name, type_ in _PORT.findall(str(operation.attributes["module_type"].value)):
            width = 0 if type_.startswith("!") else int(type_[1:])
            (found.inputs if kind == "input" else found.outputs).append(Port(name, width))
        return found
    inputs, outputs = str(operation.attributes["function_type"].value).split(" -> ")
    for side, prefix, types in ((found.inputs, "in", inputs), (found.outputs, "out", outputs)):
        side += [Port(f"{prefix}{at}", int(width)) for at, width in enumerate(re.findall(r"\bi(\d+)", types))]
    if operation.name == "fsm.machine":
        found.inputs += [Port(_CLOCK, 0), Port(_RESET, 1)]
    return found


class _Writer:
    def __init__(self, operation: Any) -> None:
        self.name = operation.attributes["sym_name"].value
        self.ports = _ports_of(operation)
        self._operation = operation
        self._lines: list[str] = []
        self._names: dict[Any, str] = {}
        self._count = 0

    def text(self) -> str:
        header = [f"{'input' if each in self.ports.inputs else 'output'} {_bits(each.width)}{each.name}" for each in (
            *self.ports.inputs, *self.ports.outputs
        )]  # fmt: skip
        (block,) = self._operation.regions[0].blocks
        for argument, port in zip(block.arguments, self.ports.inputs, strict=False):
            self._names[argument] = port.name
        if self._operation.name == "fsm.machine":
            self._machine(block)
        else:
            self._body(block)
        return "\n".join([f"module {self.name}({', '.join(header)});", *self._lines, "endmodule", ""])

    def _declare(self, value: Any, kind: str = "wire") -> str:
        """The wire or register of a value, which may have been used before."""
        if value not in self._names:
            self._count += 1
            self._names[value] = f"v{self._count}"
        name = self._names[value]
        self._lines.insert(0, f"{kind} {_bits(_width(value.type))}{name};")
        return name

    def _value(self, value: Any) -> str:
        if value not in self._names:
            self._count += 1
            self._names[value] = f"v{self._count}"
        return self._names[value]

    def _body(self, block: Any) -> list[str]:
        """Writes operations; the operands of the last one."""
        for view in block.operations:
            operation = view.operation
            if operation.name in ("hw.output", "func.return"):
                for port, value in zip(self.ports.outputs, operation.operands, strict=True):
                    self._lines.append(f"assign {port.name} = {self._value(value)};")
            elif operation.name in ("seq.yield", "fsm.output", "fsm.return"):
                return [self._value(each) for each in operation.operands]
            else:
                self._write(operation)
        return []

    def _write(self, operation: Any) -> None:
        dialect, _, kind = operation.name.partition(".")
        if operation.name == "hw.instance":
            self._instance(operation)
        elif operation.name == "seq.initial":
            (block,) = operation.regions[0].blocks
            (self._names[operation.results[0]],) = self._body(block)
        elif operation.name in ("seq.compreg", "seq.compreg.ce"):
            self._register(operation)
        elif operation.name == "seq.shiftreg":
            self._shift_register(operation)
        elif operation.name == "seq.to_clock":
            self._names[operation.results[0]] = self._value(operation.operands[0])
        elif dialect == "hwarith":
            self._signed(operation, kind)
        elif dialect in ("hw", "comb", "arith", "synth"):
            value = self._computed(operation, kind, [self._value(each) for each in operation.operands])
            self._lines.append(f"assign {self._declare(operation.results[0])} = {value};")
        else:
            raise NotImplementedError(operation.name)

    def _computed(self, operation: Any, kind: str, operands: list[str]) -> str:
        attributes, width = operation.attributes, _width(operation.results[0].type)
        if kind in ("shli", "shrui", "shrsi"):  # poison by all bits and more
            left = f"$signed({operands[0]})" if kind == "shrsi" else operands[0]
            shifted = f"{left} {({**_INFIX, **_SIGNED})[kind]} {operands[1]}"
            return f"{operands[1]} < {width} ? {shifted} : {width}'sbx"
        if kind == "constant":
            value = attributes["value"].value
            return f"{width}'d{int(value) & (1 << width) - 1}"
        if kind in _INFIX:
            return f" {_INFIX[kind]} ".join(operands)
        if kind in _SIGNED:
            left, right = operands
            return f"$signed({left}) {_SIGNED[kind]} {right if '>' in _SIGNED[kind] else f'$signed({right})'}"
        if kind in ("icmp", "cmpi"):
            predicate = int(attributes["predicate"].value)
            if 2 <= predicate <= 5:
                operands = [f"$signed({each})" for each in operands]
            return f"{operands[0]} {_COMPARED[predicate]} {operands[1]}"
        if kind in ("mux", "select"):
            return "{} ? {} : {}".format(*operands)
        if kind in ("minui", "maxui"):
            left, right = operands
            return f"{left} {'<' if kind == 'minui' else '>'} {right} ? {left} : {right}"
        if kind == "extract":
            low = int(attributes["lowBit"].value)
            return f"{operands[0]} >> {low}"
        if kind == "concat":
            return f"{{{', '.join(operands)}}}"
        if kind == "replicate":
            return f"{{{width // _width(operation.operands[0].type)}{{{operands[0]}}}}}"
        if kind in ("extsi", "trunci", "extui"):
            return f"$signed({operands[0]})" if kind == "extsi" else operands[0]
        if kind == "aig.and_inv":
            inverted = re.findall(r"true|false", str(attributes["inverted"]))
            parts = [f"~{each}" if flag == "true" else each for each, flag in zip(operands, inverted, strict=True)]
            return " & ".join(parts)
        raise NotImplementedError(operation.name)

    def _signed(self, operation: Any, kind: str) -> None:
        """Numbers that keep their sign, in results that are wide enough."""
        given = []
        for each in operation.operands:
            name = self._value(each)
            given.append(f"$signed({{1'b0, {name}}})" if str(each.type).startswith("u") else f"$signed({name})")
        if kind == "constant":
            width = _width(operation.results[0].type)
            text = f"{width}'d{int(str(operation.attributes['rawValue']).partition(' ')[0]) & (1 << width) - 1}"
        elif kind == "cast":
            (text,) = given if str(operation.operands[0].type)[0] in "su" else [self._value(operation.operands[0])]
        elif kind == "icmp":
            text = f"{given[0]} {_NAMED[str(operation.attributes['predicate']).partition(' ')[0]]} {given[1]}"
        else:
            text = f"{given[0]} {_INFIX[kind] if kind in _INFIX else {'div': '/'}[kind]} {given[1]}"
        self._lines.append(f"assign {self._declare(operation.results[0])} = {text};")

    def _instance(self, operation: Any) -> None:
        names = [str(each).strip('"') for each in operation.attributes["argNames"]]
        outputs = [str(each).strip('"') for each in operation.attributes["resultNames"]]
        given = [f".{name}({self._value(each)})" for name, each in zip(names, operation.operands, strict=True)]
        given += [f".{name}({self._declare(each)})" for name, each in zip(outputs, operation.results, strict=True)]
        module = str(operation.attributes["moduleName"]).lstrip("@")
        self._count += 1
        self._lines.append(f"{module} instance{self._count}({', '.join(given)});")

    def _register(self, operation: Any) -> None:
        """A reset is synchronous, and comes before what enables the register."""
        parts = list(_segments(operation))
        given, clock = (self._value(each[0]) for each in parts[:2])
        enabled = parts.pop(2) if operation.name.endswith(".ce") else []
        reset, to, initial = parts[2:]
        name = self._declare(operation.results[0], "reg")
        if reset:
            given = f"{self._value(reset[0])} ? {self._value(to[0])} : {given}"
            enabled = [f"{self._value(reset[0])} || {self._value(each)}" for each in enabled]
        else:
            enabled = [self._value(each) for each in enabled]
        self._clocked(name, given, clock, enabled)
        if initial:
            self._lines.append(f"initial {name} = {self._value(initial[0])};")

    def _clocked(self, name: str, given: str, clock: str, enabled: list[str]) -> None:
        when = f"if ({enabled[0]}) " if enabled else ""
        self._lines.append(f"always @(posedge {clock}) {when}{name} <= {given};")

    def _shift_register(self, operation: Any) -> None:
        given, clock, enabled, *reset = _segments(operation)
        if any(reset):
            raise NotImplementedError("seq.shiftreg with a reset")
        count = int(operation.attributes["numElements"].value)
        value, width = self._value(given[0]), _width(given[0].type)
        for at in range(count):
            name = self._declare(operation.results[0], "reg") if at == count - 1 else self._fresh(width)
            self._clocked(name, value, self._value(clock[0]), [self._value(each) for each in enabled])
            value = name

    def _fresh(self, width: int) -> str:
        self._count += 1
        self._lines.insert(0, f"reg {_bits(width)}v{self._count};")
        return f"v{self._count}"

    # -- machines ------------------------------------------------------------------------------------------------------

    def _machine(self, block: Any) -> None:
        """The first transition whose guard holds is taken, and what it updates with it."""
        states = []
        variables: dict[str, str] = {}
        for view in block.operations:
            operation = view.operation
            if operation.name == "fsm.state":
                states.append(operation)
            elif operation.name == "fsm.variable":
                width = _width(operation.results[0].type)
                begin = f"{width}'d{int(operation.attributes['initValue'].value) & (1 << width) - 1}"
                variables[self._declare(operation.results[0], "reg")] = begin
            else:
                self._write(operation)
        numbers = {each.attributes["sym_name"].value: at for at, each in enumerate(states)}
        first = numbers[self._operation.attributes["initialState"].value]
        begin = " ".join([f"state <= {first};", *(f"{name} <= {value};" for name, value in variables.items())])
        self._lines.insert(0, "integer state;")
        cases, outputs = [], []
        for number, state in enumerate(states):
            (shown,) = state.regions[0].blocks
            outputs.append((number, self._body(shown)))
            cases.append(f"{number}: begin {self._transitions(state, numbers)} end")
        for at, port in enumerate(self.ports.outputs):
            chosen = "'bx"
            for number, values in outputs:
                chosen = f"state == {number} ? {values[at]} : ({chosen})"
            self._lines.append(f"assign {port.name} = {chosen};")
        self._lines += [
            f"initial begin {begin} end",
            f"always @(posedge {_CLOCK}) if ({_RESET}) begin {begin} end else case (state)",
            *cases,
            "endcase",
        ]

    def _transitions(self, state: Any, numbers: dict[str, int]) -> str:
        text = ""
        for view in [each for block in state.regions[1].blocks for each in block.operations]:
            transition = view.operation
            goal = numbers[transition.attributes["nextState"].value]
            guards = [self._body(block) for block in transition.regions[0].blocks]
            guard = guards[0][0] if guards and guards[0] else "1"
            action = f"state <= {goal};"
            for block in transition.regions[1].blocks:
                for each in block.operations:
                    if each.operation.name == "fsm.update":
                        target, value = each.operation.operands
                        action += f" {self._value(target)} <= {self._value(value)};"
                    else:
                        self._write(each.operation)
            text += f"if ({guard}) begin {action} end else "
        return f"{text};" if text else ";"


def _segments(operation: Any) -> list[list[Any]]:
    operands, found = list(operation.operands), []
    for size in list(operation.attributes["operandSegmentSizes"]):
        found.append(operands[: int(size)])
        operands = operands[int(size) :]
    return found


def _width(type_: Any) -> int:
    return 1 if str(type_).startswith("!seq.clock") else int(re.findall(r"i(\d+)", str(type_))[0])


def _bits(width: int) -> str:
    return f"[{width - 1}:0] " if width > 1 else ""
