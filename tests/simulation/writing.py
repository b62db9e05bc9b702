"""Programs of MLIR as Python: each function becomes a generator, which yields before every access to memory and where
it waits. What an operation becomes stands in the module of its dialect."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from torch_mlir import ir

from frontends.mlir.core.source import load
from tests.simulation import memory, numbers, schedules

Emit = Callable[["Writer", Any], None]
EMITTERS: dict[str, Emit] = {}
RUNTIME: dict[str, Any] = {"np": np}  # what programs call
for _module in (memory, numbers, schedules):
    RUNTIME |= {name: value for name, value in vars(_module).items() if not name.startswith("_")}


def emits(*names: str) -> Callable[[Emit], Emit]:
    def register(emit: Emit) -> Emit:
        EMITTERS.update(dict.fromkeys(names, emit))
        return emit

    return register


def runtime(function: Callable[..., Any]) -> Callable[..., Any]:
    """Makes a function known to programs under its name."""
    RUNTIME[function.__name__] = function
    return function


class Writer:
    """The Python of a module, as far as it is written."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.names: dict[Any, str] = {}
        self.futures: dict[Any, int] = {}  # values that are results of an agent, by their position among these
        self.symbols: dict[str, Any] = {}
        self._depth = 0
        self._count = 0

    def write(self, line: str) -> None:
        self.lines.append("    " * self._depth + line)

    @contextmanager
    def indented(self, line: str) -> Iterator[None]:
        self.write(line)
        self._depth += 1
        yield
        self.write("pass")
        self._depth -= 1

    def fresh(self, prefix: str = "t") -> str:
        self._count += 1
        return f"{prefix}{self._count}"

    def name(self, value: Any) -> str:
        """The variable that holds a value, or what will have it."""
        if value not in self.names:
            self.names[value] = self.fresh("v")
        return self.names[value]

    def use(self, value: Any) -> str:
        """The variable that holds a value, which is waited for."""
        name = self.names[value]
        if value in self.futures:
            found = self.fresh()
            self.write(f"{found} = yield from value_of({name}, {self.futures[value]})")
            return found
        return name

    def uses(self, values: Any) -> list[str]:
        return [self.use(each) for each in values]

    def define(self, value: Any, expression: str) -> None:
        self.write(f"{self.name(value)} = {expression}")

    def body(self, block: Any) -> list[str]:
        """Writes a block; the operands of its terminator."""
        operations = [view.operation for view in block.operations]
        for each in operations[:-1]:
            self.operation(each)
        if not operations:
            return []
        if operations[-1].name in EMITTERS:
            self.operation(operations[-1])
            return []
        return self.uses(operations[-1].operands)

    def operation(self, operation: Any) -> None:
        if operation.name not in EMITTERS:
            raise NotImplementedError(operation.name)
        EMITTERS[operation.name](self, operation)

    def agent(self, block: Any, arguments: Sequence[Any] = (), *, joins: bool = True) -> tuple[str, list[str]]:
        """Writes a block as an agent of its own: its function, and what is handed to it first: what it takes from
        around it. `arguments` are the block's that come then. What begins in it has ended when it ends, or `joins` the
        agents of what is around it."""
        function = self.fresh("agent")
        taken = list(dict.fromkeys(self.names[each] for each in _free(block) if each in self.names))
        around = ["machine", "thread", *([] if joins else ["scope"]), *taken]
        with self.indented(f"def {function}({', '.join([*around, *map(self.name, arguments)])}):"):
            self.write("yield")
            if joins:
                self.write("scope = []")
            results = self.body(block)
            if joins:
                self.write("yield from wait(*scope)")
            self.write(f"return ({''.join(f'{each}, ' for each in results)})")
        return function, around

    def function(self, operation: Any) -> None:
        """A function with a body, with blocks that branch to each other or without."""
        name = str(operation.attributes["sym_name"].value)
        blocks = list(operation.regions[0].blocks) if len(operation.regions) else []
        if not blocks:
            return
        arguments, declared = list(blocks[0].arguments), []
        if operation.name == "gpu.func":
            count = len(ir.FunctionType(operation.attributes["function_type"].value).inputs)
            arguments, declared = arguments[:count], arguments[count:]
        parameters = ", ".join(["machine", "thread", *map(self.name, arguments)])
        with self.indented(f"def function_{name}({parameters}):"):
            self.write("yield")
            self.write("scope = []")
            for at, each in enumerate(declared):
                self.define(each, attribution(each, at))
            if len(blocks) == 1:
                results = self.body(blocks[0])
                self.leave(results)
                return
            self.write("at = 0")
            numbers_of = {block: number for number, block in enumerate(blocks)}
            with self.indented("while True:"):
                self.write("yield")
                for block, number in numbers_of.items():
                    with self.indented(f"if at == {number}:"):
                        operations = [view.operation for view in block.operations]
                        for each in operations[:-1]:
                            self.operation(each)
                        self._branch(operations[-1], numbers_of)

    def leave(self, results: Sequence[str]) -> None:
        self.write("yield from wait(*scope)")
        self.write(f"return ({''.join(f'{each}, ' for each in results)})")

    def _branch(self, last: Any, numbers_of: dict[Any, int]) -> None:
        successors, operands = list(last.successors), list(last.operands)
        if not successors:
            self.leave(self.uses(operands))
            return
        if len(successors) == 1:
            self._jump(numbers_of[successors[0]], successors[0], operands)
            return
        assert last.name in ("cf.cond_br", "llvm.cond_br"), last.name
        count = len(successors[0].arguments)
        with self.indented(f"if {self.use(operands[0])}:"):
            self._jump(numbers_of[successors[0]], successors[0], operands[1 : 1 + count])
        with self.indented("else:"):
            self._jump(numbers_of[successors[1]], successors[1], operands[1 + count :])

    def _jump(self, number: int, block: Any, operands: Sequence[Any]) -> None:
        if operands:
            targets = ", ".join(map(self.name, block.arguments))
            self.write(f"{targets}, = {', '.join(self.uses(operands))},")
        self.write(f"at = {number}")
        self.write("continue")


def _free(block: Any) -> list[Any]:
    """What a block uses, and what is in it."""
    found = []
    for view in block.operations:
        found += list(view.operation.operands)
        for region in view.operation.regions:
            for inner in region.blocks:
                found += _free(inner)
    return found


def segments(operation: Any) -> list[list[Any]]:
    """The operands, by the segments that an attribute says."""
    operands, found = list(operation.operands), []
    for size in list(operation.attributes["operandSegmentSizes"]):
        found.append(operands[:size])
        operands = operands[size:]
    return found


def number(operation: Any, name: str, default: int | None = None) -> int:
    if name not in operation.attributes:
        assert default is not None, (operation.name, name)
        return default
    return int(operation.attributes[name].value)


def symbol(attribute: Any) -> str:
    """The last part of a reference."""
    return str(attribute).rpartition("@")[2].strip('"')


def width(type: Any) -> int:
    return 64 if str(type) in ("index", "i64") else int(str(type)[1:])


_SIZES = {"index": 8, "bf16": 2, "i1": 1}


def byte_size(type: Any) -> int:
    text = str(type)
    if text.startswith("!llvm.ptr"):
        return 8
    array = re.fullmatch(r"(?:!llvm\.)?array<(\d+) x (.*)>|vector<(\d+)x(.*)>", text)
    if array:
        count, element = [each for each in array.groups() if each is not None]
        return int(count) * byte_size(element)
    return _SIZES.get(text) or int(text[1:]) // 8


def rounded(expression: str, type: Any) -> str:
    """An expression in Python as a value of a scalar type."""
    text = str(type)
    if text in numbers.FLOATS:
        return f"bf16({expression})" if text == "bf16" else expression
    return f"wrapped({expression}, {width(type)})" if text != "index" else f"({expression})"


_FORM = re.compile(r"affine_(?:map|set)<\(([^)]*)\)(?:\[([^\]]*)\])? ?(?:->|:) ?\((.*)\)>", re.DOTALL)


def affine(attribute: Any, operands: Sequence[str]) -> list[str]:
    """The Python of each result of a map, or of each constraint of a set."""
    found = _FORM.fullmatch(str(attribute))
    assert found is not None, attribute
    dimensions, symbols, results = found.groups()
    names = [each.strip() for each in f"{dimensions},{symbols or ''}".split(",") if each.strip()]
    text = results.replace("floordiv", "//").replace(" mod ", " % ")
    text = re.sub(r"(\([^()]*\)|\w+) ceildiv (\w+)", r"(-(-\1 // \2))", text)
    values = dict(zip(names, operands, strict=True))
    text = re.sub(r"\b[ds]\d+\b", lambda each: f"({values[each[0]]})", text)
    return [f"({each})" for each in _split(text)]


def _split(text: str) -> list[str]:
    """At the commas outside of parentheses."""
    found, depth, start = [], 0, 0
    for at, character in enumerate(text):
        depth += (character == "(") - (character == ")")
        if character == "," and depth == 0:
            found.append(text[start:at])
            start = at + 1
    return [each.strip() for each in [*found, text[start:]] if each.strip()]


def attribution(argument: Any, at: int) -> str:
    """The memory that a kernel declares as an argument of its block: its block's, or the thread's own."""
    type = ir.MemRefType(argument.type)
    shape, size = list(type.shape), byte_size(type.element_type)
    if "workgroup" in str(type.memory_space) or str(type.memory_space).startswith("3"):
        return f"thread.block.shared({at}, {shape}, {size})"
    return f"allocate({shape}, {size})"


class Program:
    """A module as Python: its functions by name, with what each parameter is."""

    def __init__(self, text: str) -> None:
        with ir.Context() as context:
            context.allow_unregistered_dialects = True
            module = ir.Module.parse(load(text).generic_form())
            writer = Writer()
            self.parameters: dict[str, list[str]] = {}
            self._collect(writer, module.operation)
            for each in _functions(module.operation):
                name = str(each.attributes["sym_name"].value)
                if each.name == "func.func":
                    type = ir.FunctionType(each.attributes["function_type"].value)
                    self.parameters[name] = [str(parameter) for parameter in type.inputs]
                writer.function(each)
        self.code = "\n".join(writer.lines)
        self.functions: dict[str, Any] = dict(RUNTIME)
        exec(compile(self.code, "program", "exec"), self.functions)

    def _collect(self, writer: Writer, operation: Any) -> None:
        for region in operation.regions:
            for block in region.blocks:
                for view in block.operations:
                    each = view.operation
                    if "sym_name" in each.attributes:
                        writer.symbols[str(each.attributes["sym_name"].value)] = each
                    if each.name in ("builtin.module", "gpu.module"):
                        self._collect(writer, each)


def _functions(operation: Any) -> Iterator[Any]:
    for region in operation.regions:
        for block in region.blocks:
            for view in block.operations:
                each = view.operation
                if each.name in ("func.func", "gpu.func", "llvm.func"):
                    yield each
                elif each.name in ("builtin.module", "gpu.module"):
                    yield from _functions(each)


@lru_cache(maxsize=64)
def program(path: Path) -> Program:
    return Program(path.read_text(encoding="utf-8"))
