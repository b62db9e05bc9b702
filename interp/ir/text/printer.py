"""Affine IR to text."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from itertools import groupby

from interp import ir
from interp.ir.text.lexer import WORD
from interp.ir.text.literal import format_bits

_MAX_INDENT = 40  # levels; deeper nesting is not indented further, or text would grow with the square of the depth
_WORD = re.compile(WORD)
_NOT_NAME = re.compile("[^A-Za-z0-9_$.]")

# A line of text, or the lines of a region that go between the last line and the next.
_Lines = Iterator["str | _Lines"]


def print_module(module: ir.Module, places: bool = True) -> str:
    """The module as text that `parse_module` reads back to the same program, with the same places where `places`.

    The module is well-formed (`interp.ir.verify`); of a malformed one the text may not parse.
    """
    printer = _Printer(places)
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


def _atomic(operation: ir.Load | ir.Store) -> str:
    return f" atomic {_string(operation.atomic)}" if operation.atomic else ""


class _Printer:
    def __init__(self, places: bool) -> None:
        self.places = places
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
        for what, positions in (("by_value", function.by_value), ("values", function.values)):
            if positions:
                head += f" {what} [{', '.join(map(str, sorted(positions)))}]"
        if function.ports is not None:
            ports = function.ports
            inputs, outputs = (", ".join(map(_string, each)) for each in (ports.inputs, ports.outputs))
            head += f" ports [{inputs}] -> [{outputs}]" + (f" clock {_string(ports.clock)}" if ports.clock else "")
        if function.assumptions:
            head += f" assumes [{', '.join(map(_string, function.assumptions))}]"
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
        place = self.place(operation.place)
        results = getattr(operation, "results", None) or [getattr(operation, "result", None)]
        # in the order of the text, so that names are numbered in the order in which a reader meets them
        defined = self.definitions(results) + " = " if results[0] is not None else ""
        head = f"{defined}{operation.mnemonic}{self.rest(operation)}{place}"
        match operation:
            case ir.For() | ir.Parallel() | ir.Execute() | ir.Spawn():
                yield head + " {"
                yield self.region(operation.body, operation)
                yield "}"
            case ir.While():
                yield head + " {"
                yield self.region(operation.before, operation)
                arguments = operation.after.blocks[0].arguments
                yield f"}} do ({self.definitions(arguments)}) {{" if arguments else "} do {"
                yield self.region(operation.after, operation)
                yield "}"
            case ir.If():
                yield head + " {"
                yield self.region(operation.then, operation)
                if not self.nothing(operation.otherwise, operation):
                    yield "} else {"
                    yield self.region(operation.otherwise, operation)
                yield "}"
            case _:
                yield head

    def rest(self, operation: ir.Operation) -> str:
        """What follows the mnemonic, up to the place."""
        uses, index, use = self.uses, self.index, self.use
        match operation:
            case ir.Const(result=result, bits=bits):
                return f" {format_bits(result.type, bits) if isinstance(result.type, ir.Scalar) else hex(bits)}"
            case ir.Apply(expression=expression):
                return f" {self.affine(expression)}"
            case ir.Op():
                flags = f" {{{', '.join(operation.flags)}}}" if operation.flags else ""
                return f" {_word(operation.name)}({uses(operation.operands)}){flags}"
            case ir.Select():
                return f" {uses([operation.condition, operation.yes, operation.no])}"
            case ir.Alloc(sizes=sizes):
                aligned = f" align {operation.alignment}" if operation.alignment != 16 else ""
                return f" [{self.indices(sizes)}]{aligned}" + " stack" * operation.stack
            case ir.Address(view=view):
                return f" {use(view)}"
            case ir.Unwind(mark=mark):
                return f" {use(mark)}"
            case ir.Displace(base=base, offset=offset):
                flags = f" {{{', '.join(operation.flags)}}}" if operation.flags else ""
                return f" {use(base)} by {self.affine(offset)}{flags}"
            case ir.Copy():
                text = f" {use(operation.target)}, {use(operation.origin)} bytes {index(operation.bytes)}"
                return text + " overlap" * operation.overlap
            case ir.Fill():
                return f" {use(operation.target)}, {use(operation.value)} bytes {index(operation.bytes)}"
            case ir.Free(view=view):
                return f" {use(view)}"
            case ir.Global(name=name):
                return f" {_symbol(name)}"
            case ir.Reshape():
                text = f" {use(operation.base)} offset {index(operation.offset)}"
                return f"{text} sizes [{self.indices(operation.sizes)}] strides [{self.indices(operation.strides)}]"
            case ir.Extent(view=view, what=what, dimension=dimension):
                return f" {use(view)} {what}" + ("" if what == "offset" else f" {index(dimension)}")
            case ir.Load():
                return f"{_atomic(operation)} {use(operation.view)}[{self.indices(operation.indices)}]"
            case ir.Store():
                element = f"{use(operation.view)}[{self.indices(operation.indices)}]"
                return f"{_atomic(operation)} {use(operation.value)}, {element}"
            case ir.For():
                induction, *arguments = operation.body.blocks[0].arguments
                text = " unsigned" * operation.unsigned + f" {self.definition(induction)} = {index(operation.lower)}"
                text += f" to {index(operation.upper)} step {index(operation.step)}"
                return text + (f" carry ({self.carried(arguments, operation.carried)})" if arguments else "")
            case ir.While():
                arguments = operation.before.blocks[0].arguments
                return f" ({self.carried(arguments, operation.carried)})" if arguments else ""
            case ir.If(condition=condition):
                return f" {use(condition)}"
            case ir.Parallel():
                text = f" ({self.definitions(operation.body.blocks[0].arguments)}) = ({self.indices(operation.lower)})"
                return f"{text} to ({self.indices(operation.upper)}) step ({self.indices(operation.step)})"
            case ir.Spawn(daemon=daemon, detached=detached, name=name):
                return " daemon" * daemon + " detached" * detached + (f" {_string(name)}" if name else "")
            case ir.Wait(tokens=tokens):
                return f" {uses(tokens)}"
            case ir.Barrier(scope=scope, relaxed=relaxed):
                return f" {scope}" + " relaxed" * relaxed
            case ir.Put(channel=channel, indices=indices, view=view, source=source):
                origin = f" from {_string(source)}" if source else ""
                return f" {_symbol(channel)}[{self.indices(indices)}] {use(view)}{origin}"
            case ir.Get(channel=channel, indices=indices, view=view):
                return f" {_symbol(channel)}[{self.indices(indices)}] {use(view)}"
            case ir.Acquire(lock=lock, indices=indices, units=units):
                return f" {_symbol(lock)}[{self.indices(indices)}] {index(units)}"
            case ir.Release(lock=lock, indices=indices, units=units, exact=exact):
                return f"{' exact' * exact} {_symbol(lock)}[{self.indices(indices)}] {index(units)}"
            case ir.Expect(barrier=barrier, arrivals=arrivals):
                return f" {use(barrier)} {index(arrivals)}"
            case ir.Arrive(barrier=barrier, arrivals=arrivals, transactions=transactions, incomplete=incomplete):
                bytes_ = f" bytes {index(transactions)}" if transactions != 0 else ""
                return f"{' incomplete' * incomplete} {use(barrier)} {index(arrivals)}{bytes_}"
            case ir.Await(barrier=barrier, phase=phase):
                return f" {use(barrier)} {index(phase)}"
            case ir.Yield(values=values) | ir.Return(values=values):
                return f" {uses(values)}" if values else ""
            case ir.Condition():
                return f"({use(operation.condition)})" + (f" {uses(operation.values)}" if operation.values else "")
            case ir.Branch():
                target = self.successor(operation.target, operation.arguments)
                if operation.condition is None:
                    return f" {target}"
                other = self.successor(operation.otherwise, operation.otherwise_arguments)
                return f" {use(operation.condition)}, {target}, {other}"
            case ir.Call():
                return f" {_symbol(operation.callee)}({uses(operation.arguments)})"
            case ir.Check(condition=condition, message=message):
                return f"{' promise' * operation.promise} {use(condition)}, {_string(message)}"
            case ir.Opaque():
                text = f"{' kernel' * operation.kernel} {_symbol(operation.name)}({uses(operation.arguments)})"
                text += f" reads ({uses(operation.reads)})" if operation.reads else ""
                return text + (f" writes ({uses(operation.writes)})" if operation.writes else "")
            case _:
                return ""

    def successor(self, block: ir.Block | None, arguments: list[ir.Value]) -> str:
        label = "^?" if block is None else self.labels.get(block, "^?")
        return f"{label}({self.uses(arguments)})" if arguments else label

    def carried(self, arguments: list[ir.Value], initial: list[ir.Value]) -> str:
        pairs = zip(arguments, initial, strict=True)
        return ", ".join(f"{self.definition(argument)} = {self.use(value)}" for argument, value in pairs)

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
        base = _NOT_NAME.sub("_", value.name)
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


def _string(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _extent(extent: int | None) -> str:
    return "?" if extent is None else str(extent)
