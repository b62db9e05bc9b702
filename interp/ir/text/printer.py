"""Affine IR to text."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

from interp import ir
from interp.ir.declaration import Declaration, Kind, Part, declaration_of
from interp.ir.format import Anchor, Argument, Arguments, Carried, Field, Group, Literal, NoSpace, Successor
from interp.ir.text.lexer import WORD
from interp.ir.text.literal import format_bits
from interp.ir.walks import results_of

_MAX_INDENT = 40  # levels; deeper nesting is not indented further, or text would grow with the square of the depth
_WORD = re.compile(WORD)
_NOT_NAME = re.compile("[^A-Za-z0-9_$.]")

# A line of text, or the lines of a region that go between the last line and the next.
_Lines = Iterator["str | _Lines"]


def print_module(module: ir.Module, places: bool = True, names: bool = True) -> str:
    """The module as text that `parse_module` reads back to the same program, with the same places where `places`, and
    with values of the same names where `names`: without, programs that differ in these alone have the same text.

    The module is well-formed (`interp.ir.verify`); of a malformed one the text may not parse.
    """
    printer = _Printer(places, names)
    chunks = [printer.global_buffer(buffer) for buffer in module.globals.values()]
    chunks += [printer.function(function) for function in module.functions.values()]
    if printer.files:
        chunks.insert(0, "files " + ", ".join(_string(name) for name in printer.files))
    return "\n\n".join(chunks) + "\n"


def print_type(type_: ir.Type) -> str:
    """A type as it stands in the text form: `f32`, `view<8x?xf32, strides [?, 1], offset ?>`."""
    if isinstance(type_, ir.Scalar):
        return _scalar(type_)
    shape = "".join("?x" if size is None else f"{size}x" for size in type_.shape)
    strides = "" if type_.strides is None else f", strides [{', '.join(map(_extent, type_.strides))}]"
    offset = "" if type_.offset == 0 else f", offset {_extent(type_.offset)}"
    return f"view<{shape}{_scalar(type_.element)}{strides}{offset}>"


class _Line:
    """A line that grows element by element, each with the space that its format wants before it. A list is close to
    what it is a list of, and what is in brackets to these."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.close = False  # what follows stands close
        self.after_field = False

    def literal(self, literal: Literal) -> None:
        text = literal.text
        opens = text in ("(", "[")
        close = self.close or text in (")", "]", "}", ",") or (opens and self.after_field)
        self.text += text if close else f" {text}"
        self.close, self.after_field = opens or text == "{", False

    def field(self, text: str) -> None:
        if text:
            self.text += text if self.close else f" {text}"
        self.close, self.after_field = False, True


class _Printer:
    def __init__(self, places: bool, named: bool) -> None:
        self.places = places
        self.named = named
        self.files: dict[str, int] = {}
        self.names: dict[ir.Value, str] = {}
        self.taken: set[str] = set()
        self.suffixes: dict[str, int] = {}
        self.unnamed = 0
        self.labels: dict[ir.Block, str] = {}

    # -- modules -------------------------------------------------------------------------------------------------------

    def global_buffer(self, buffer: ir.GlobalBuffer) -> str:
        text = f"global {_symbol(buffer.name)}: {print_type(ir.View(buffer.element, buffer.shape))}"
        text += " constant" * buffer.constant + " private" * buffer.private
        text += f" align {buffer.alignment}" if buffer.alignment > 1 else ""
        if buffer.initial is not None:
            runs = [(format_bits(buffer.element, bits), sum(1 for _ in run)) for bits, run in groupby(buffer.initial)]
            text += f" [{', '.join(bits if count == 1 else f'{bits} x {count}' for bits, count in runs)}]"
        return text + self.place(buffer.place)

    def function(self, function: ir.Function) -> str:
        self.names, self.taken, self.suffixes, self.unnamed, self.labels = {}, set(), {}, 0, {}
        parameters = ", ".join(f"{self.use(value)}: {print_type(value.type)}" for value in function.parameters)
        head = f"func {_symbol(function.name)}({parameters})"
        if function.results:
            head += f" -> ({', '.join(map(print_type, function.results))})"
        head += self.place(function.place)
        if function.unordered_reductions:
            # these places say what the program means, and are printed whether or not the others are
            head += f" unordered_reductions [{', '.join(map(self.location, function.unordered_reductions))}]"
        if function.unordered_sums:
            head += f" unordered_sums [{', '.join(map(self.location, function.unordered_sums))}]"
        if function.calls != 1:
            head += f" calls {function.calls}"
        if function.holds_up:
            head += " holds_up"
        if function.orders_later:
            head += " orders_later"
        if function.order_faithful:
            head += " order_faithful"
        if function.launches:
            head += " launches"
        if function.held:
            head += f" holds {function.held}"
        if function.atomics:
            head += f" atomics [{', '.join(map(self.atomic, function.atomics))}]"
        if function.understated:
            said = (f"{least} {self.location(place)}" for place, least in function.understated.items())
            head += f" understated [{', '.join(said)}]"
        for what, positions in (("by_value", function.by_value), ("values", function.values)):
            if positions:
                head += f" {what} [{', '.join(map(str, sorted(positions)))}]"
        if function.ports is not None:
            ports = function.ports
            inputs, outputs = (", ".join(map(_string, each)) for each in (ports.inputs, ports.outputs))
            head += f" ports [{inputs}] -> [{outputs}]" + (f" clock {_string(ports.clock)}" if ports.clock else "")
        if function.assumptions:
            head += f" assumes [{', '.join(map(_string, function.assumptions))}]"
        if function.choices:
            choices = map(_choice, sorted(function.choices))
            head += f" chooses [{', '.join(choices)}]"
        if function.body is None:
            return head
        lines = [head + " {"]
        pending = [self.region(function.body, None)]
        while pending:
            item = next(pending[-1], None)
            if item is None:
                pending.pop()
            elif isinstance(item, str):
                # labels stand one level further out than the operations under them
                depth = min(len(pending), _MAX_INDENT) - item.startswith("^")
                lines.append("  " * depth + item)
            else:
                pending.append(item)
        return "\n".join([*lines, "}"])

    def atomic(self, atomic: ir.Atomic) -> str:
        words = f"{_string(atomic.update)} {atomic.ordering.text} {_string(atomic.scope)}"
        return f"{words} {self.location(atomic.place)}"

    def region(self, region: ir.Region, parent: ir.Operation | None) -> _Lines:
        """The lines between the braces. The entry's arguments stand in the line of `parent`, None for a function."""
        blocks = region.blocks
        self.labels.update((block, f"^bb{number}") for number, block in enumerate(blocks))
        targets: set[ir.Block | None] = set()
        for block in blocks:
            if block.operations and isinstance(last := block.operations[-1], ir.Branch):
                targets |= {last.target, last.otherwise}
        for block in blocks:
            if block is not blocks[0]:
                arguments = f"({self.definitions(block.arguments)})" if block.arguments else ""
                yield f"{self.labels[block]}{arguments}:"
            elif block in targets or (len(blocks) > 1 and not block.operations):
                yield f"{self.labels[block]}:"
            for operation in block.operations:
                if not (block is blocks[-1] and operation is block.operations[-1] and self.implied(operation, parent)):
                    yield from self.operation(operation)

    def implied(self, operation: ir.Operation, parent: ir.Operation | None) -> bool:
        """Whether the last operation of a region goes without saying."""
        if parent is None or not isinstance(operation, ir.Yield) or operation.values:
            return False
        return not self.places or operation.place == parent.place

    def nothing(self, region: ir.Region, parent: ir.Operation) -> bool:
        if len(region.blocks) != 1 or region.blocks[0].arguments or len(region.blocks[0].operations) != 1:
            return False
        return self.implied(region.blocks[0].operations[0], parent)

    # -- operations ----------------------------------------------------------------------------------------------------

    def operation(self, operation: ir.Operation) -> _Lines:
        declaration = declaration_of(type(operation))
        line = _Line(operation.mnemonic)
        # in the order of the text, so that names are numbered in the order in which a reader meets them
        if results := results_of(operation):
            line.text = f"{self.definitions(results)} = {operation.mnemonic}"
        place = self.place(operation.place)
        pending = list(reversed(declaration.format))
        while pending:
            element = pending.pop()
            match element:
                case Group():
                    if self.present(element, operation):
                        pending += reversed(element.elements)
                case Field(name=name) if declaration.parts[name].kind is Kind.REGION:
                    yield f"{line.text}{place} {{"
                    yield self.region(getattr(operation, name), operation)
                    line, place = _Line("}"), ""
                case Literal():
                    line.literal(element)
                case NoSpace.HERE:
                    line.close = True
                case _:
                    line.field(self.directive(element, operation, declaration))
        yield line.text + place

    def present(self, group: Group, operation: ir.Operation) -> bool:
        """Whether an optional group is there."""
        if group.unless is not None:
            return bool(getattr(operation, group.unless.field) != group.unless.word)
        match group.anchor:
            case Field(name=name):
                part, content = declaration_of(type(operation)).parts[name], getattr(operation, name)
                if part.kind is Kind.REGION:
                    return not self.nothing(content, operation)
                return bool(content) if part.many else content is not None and content != part.default
            case Carried(region=region):
                return bool(self.carried_by(region, operation))
            case Argument(region=region) | Arguments(region=region):
                return bool(getattr(operation, region).blocks[0].arguments)
            case Successor(block=block):
                return getattr(operation, block) is not None

    def directive(self, element: Anchor, operation: ir.Operation, declaration: Declaration) -> str:
        match element:
            case Field(name=name):
                return self.part(declaration.parts[name], getattr(operation, name), operation)
            case Argument(region=region):
                return self.definition(getattr(operation, region).blocks[0].arguments[0])
            case Arguments(region=region):
                return self.definitions(getattr(operation, region).blocks[0].arguments)
            case Carried(region=region, values=values):
                pairs = zip(self.carried_by(region, operation), getattr(operation, values), strict=True)
                return ", ".join(f"{self.definition(argument)} = {self.use(value)}" for argument, value in pairs)
            case Successor(block=block, values=values):
                return self.successor(getattr(operation, block), getattr(operation, values))

    def carried_by(self, region: str, operation: ir.Operation) -> list[ir.Value]:
        """The arguments of a region that begin as operands."""
        (entry,) = (each for each in declaration_of(type(operation)).entries if each.region == region)
        arguments: list[ir.Value] = getattr(operation, region).blocks[0].arguments
        return arguments[entry.leading :]

    def part(self, part: Part, content: Any, operation: ir.Operation) -> str:
        if part.many:
            return ", ".join(self.item(part, each, operation) for each in content)
        return self.item(part, content, operation)

    def item(self, part: Part, content: Any, operation: ir.Operation) -> str:
        match part.kind:
            case Kind.VALUE:
                return self.use(content)
            case Kind.INDEX:
                return self.index(content)
            case Kind.AFFINE:
                return self.affine(content)
            case Kind.FLAG:
                return part.name if content else ""
            case Kind.SYMBOL:
                return _symbol(content)
            case Kind.STRING:
                return _string(content)
            case Kind.WORD:
                return _word(content)
            case Kind.BITS:
                (result,) = results_of(operation)
                return format_bits(result.type, content) if isinstance(result.type, ir.Scalar) else hex(content)
            case _:
                return str(content)

    def successor(self, block: ir.Block | None, arguments: list[ir.Value]) -> str:
        label = "^?" if block is None else self.labels.get(block, "^?")
        return f"{label}({self.uses(arguments)})" if arguments else label

    # -- values --------------------------------------------------------------------------------------------------------

    def definition(self, value: ir.Value) -> str:
        type_ = "" if value.type == ir.INDEX else f": {print_type(value.type)}"
        return self.use(value) + type_

    def definitions(self, values: Iterable[ir.Value]) -> str:
        return ", ".join(map(self.definition, values))

    def use(self, value: ir.Value) -> str:
        known = self.names.get(value)
        if known is not None:
            return known
        base = _NOT_NAME.sub("_", value.name) if self.named else ""
        if not base or base.isdigit():
            name = str(self.unnamed)
            self.unnamed += 1
        else:
            base = f"_{base}" if base[0].isdigit() else base
            name = base
            while name in self.taken:
                self.suffixes[base] = self.suffixes.get(base, 0) + 1
                name = f"{base}_{self.suffixes[base]}"
            self.taken.add(name)
        self.names[value] = f"%{name}"
        return self.names[value]

    def uses(self, values: Iterable[ir.Value]) -> str:
        return ", ".join(map(self.use, values))

    def index(self, operand: ir.Index) -> str:
        return str(operand) if isinstance(operand, int) else self.use(operand)

    def indices(self, operands: Iterable[ir.Index]) -> str:
        return ", ".join(map(self.index, operands))

    def affine(self, expression: ir.Affine) -> str:
        """`+` binds less than the other operators; all associate to the left."""
        pieces: list[str] = []
        pending: list[ir.Affine | str] = [expression]
        while pending:
            item = pending.pop()
            if not isinstance(item, ir.Binary):
                pieces.append(item if isinstance(item, str) else self.index(item))
                continue
            left, right = item.left, item.right
            additive = item.operator == "+"
            in_order: list[ir.Affine | str] = []
            wrap = not additive and isinstance(left, ir.Binary) and left.operator == "+"
            in_order += ["(", left, ")"] if wrap else [left]
            if additive and isinstance(right, int) and right < 0:
                in_order.append(f" - {-right}")
            else:
                wrap = isinstance(right, ir.Binary) and (not additive or right.operator == "+")
                in_order.append(f" {item.operator} ")
                in_order += ["(", right, ")"] if wrap else [right]
            pending += reversed(in_order)
        return "".join(pieces)

    def place(self, place: ir.Place) -> str:
        return f" {self.location(place)}" if self.places else ""

    def location(self, place: ir.Place) -> str:
        number = self.files.setdefault(place.file, len(self.files))
        return f"@{place.line}:{place.column}" + (f"#{number}" if number else "")


def _scalar(type_: ir.Scalar) -> str:
    return _word(type_.name) if type_.name != "view" else _string(type_.name)


def _word(name: str) -> str:
    return name if _WORD.fullmatch(name) else _string(name)


def _symbol(name: str) -> str:
    return f"@{_word(name)}"


def _choice(choice: ir.Choice) -> str:
    text = f"{_string(choice.kind.value)} {_string(choice.value)}"
    return f"{text} of {_string(choice.of)}" if choice.of else text


def _string(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _extent(extent: int | None) -> str:
    return "?" if extent is None else str(extent)
