"""Text to affine IR."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from interp import ir
from interp.ir.text.cursor import Cursor
from interp.ir.text.lexer import Source, Token
from interp.ir.text.literal import parse_bits

_MAX_ELEMENTS = 1 << 26
_MAX_WIDTH = (1 << 24) - 1  # as in MLIR
_MAX_TYPE = 1000  # characters of a type's name
_TERMINATORS = (ir.Yield, ir.Condition, ir.Branch, ir.Return)
_PRECEDENCE = {"+": 1, "*": 2, "floordiv": 2, "ceildiv": 2, "mod": 2}


def parse_module(text: str, file_name: str) -> ir.Module:
    """The module that `text` writes down; `file_name` is for messages and for operations that have no place.

    Only the form is checked here; `interp.ir.verify` checks types and structure.

    Raises:
        TextError: the text is not affine IR.
    """
    return _Parser(Source(text, file_name)).module()


@dataclass(slots=True)
class _Open:
    """A region whose closing brace is still to come. `owner` is None for a function's body."""

    region: ir.Region
    owner: ir.Operation | None
    labels: dict[str, ir.Block] = field(default_factory=dict)
    used: dict[str, Token] = field(default_factory=dict)  # labels branched to and not yet seen


class _Parser(Cursor):
    def __init__(self, source: Source) -> None:
        super().__init__(source)
        self.files: list[str] = []
        self.values: dict[str, ir.Value] = {}
        self.undefined: dict[str, Token] = {}  # values used and not yet defined
        self.open: list[_Open] = []

    # -- constants and places ------------------------------------------------------------------------------------------

    def literal(self, type_: ir.Type) -> int:
        start = self.token
        text = "-" * self.accept("-") + self.take("number", "a number").text
        if not isinstance(type_, ir.Scalar):
            self.fail("a constant has a scalar type", start)
        try:
            return parse_bits(type_, text)
        except ValueError as error:
            self.fail(str(error), start)

    def place(self, start: Token) -> ir.Place:
        """The place that follows, or that of `start` in this text."""
        return self.location() if self.token.kind == "place" else self.source.place(start.offset)

    def location(self) -> ir.Place:
        token = self.take("place", "a place such as @12:5")
        parts = re.split("[:#]", token.text[1:])
        line, column, file = (self.number(part, token) for part in [*parts, "0"][:3])
        if file >= len(self.files):
            self.fail("the place is in a file that `files` at the top does not name", token)
        return ir.Place(self.files[file], line, column)

    # -- types ---------------------------------------------------------------------------------------------------------

    def type(self) -> ir.Type:
        token = self.token
        if token.kind != "view":
            return self.scalar()
        self.position += 1
        sizes = token.text[len("view<") :].split("x")[:-1]
        shape = [None if size == "?" else self.number(size, token) for size in sizes]
        element = self.scalar()
        strides: tuple[int | None, ...] | None = None
        offset: int | None = 0
        while not self.accept(">"):
            self.need(",")
            if self.accept("strides"):
                strides = tuple(self.bracketed(self.extent))
            elif self.accept("offset"):
                offset = self.extent()
            else:
                self.expect("'strides' or 'offset'")
        return ir.View(element, tuple(shape), strides, offset)

    def scalar(self) -> ir.Scalar:
        token = self.token
        name = self.word("a type")
        if not 0 < len(name) <= _MAX_TYPE or not name.isascii():
            self.fail(f"the name of a type has 1 to {_MAX_TYPE} characters of ASCII", token)
        type_ = ir.Scalar(name)
        if type_.width > _MAX_WIDTH:
            self.fail(f"a type of more than {_MAX_WIDTH} bits", token)
        return type_

    def extent(self) -> int | None:
        return None if self.accept("?") else self.integer()

    # -- values --------------------------------------------------------------------------------------------------------

    def use(self) -> ir.Value:
        token = self.take("value", "a value such as %x")
        value = self.values.get(token.text)
        if value is None:
            self.undefined[token.text] = token
            value = self.values[token.text] = self.new_value(token)
        return value

    def define(self) -> ir.Value:
        """A definition with its type; the value may be used already, since blocks stand in any order."""
        token = self.take("value", "a value such as %x")
        value = self.values.get(token.text)
        if value is None:
            value = self.values[token.text] = self.new_value(token)
        elif self.undefined.pop(token.text, None) is None:
            self.fail(f"{token.text} is defined twice", token)
        if self.accept(":"):
            value.type = self.type()
        return value

    @staticmethod
    def new_value(token: Token) -> ir.Value:
        name = token.text[1:]
        return ir.Value(ir.INDEX, "" if name.isdigit() else name)

    def index(self) -> ir.Index:
        return self.use() if self.token.kind == "value" else self.integer()

    def indices(self) -> list[ir.Index]:
        return self.bracketed(self.index)

    def uses(self) -> list[ir.Value]:
        """Values between commas, none where no value follows."""
        values = []
        if self.token.kind == "value":
            values.append(self.use())
            while self.accept(","):
                values.append(self.use())
        return values

    def affine(self) -> ir.Affine:
        """By operator precedence, with stacks of its own so that depth costs no recursion."""
        operands: list[ir.Affine] = []
        operators: list[str] = []
        depth = 0  # of open parentheses

        def reduce(precedence: int) -> None:
            while operators and operators[-1] != "(" and _PRECEDENCE[operators[-1]] >= precedence:
                right, left = operands.pop(), operands.pop()
                operands.append(ir.Binary(operators.pop(), left, right))

        while True:
            while self.accept("("):
                operators.append("(")
                depth += 1
            operands.append(self.index())
            while depth and self.accept(")"):
                reduce(0)
                operators.pop()
                depth -= 1
            minus = self.at("-")
            operator = "+" if minus else self.token.text
            if operator not in _PRECEDENCE or self.token.kind not in ("word", "punctuation"):
                break
            reduce(_PRECEDENCE[operator])
            operators.append(operator)
            if not minus:
                self.position += 1  # a minus stays, as the sign of the number that follows
        if depth:
            self.expect("')' or an operator")
        reduce(0)
        return operands[0]

    # -- modules -------------------------------------------------------------------------------------------------------

    def module(self) -> ir.Module:
        module = ir.Module()
        if self.accept("files"):
            self.files.append(self.string())
            while self.accept(","):
                self.files.append(self.string())
        while self.token.kind != "end":
            start = self.token
            if self.accept("global"):
                buffer = self.global_buffer(start)
                if buffer.name in module.globals:
                    self.fail(f"the global @{buffer.name} is defined twice", start)
                module.globals[buffer.name] = buffer
            elif self.accept("func"):
                function = self.function(start)
                if function.name in module.functions:
                    self.fail(f"the function @{function.name} is defined twice", start)
                module.functions[function.name] = function
            else:
                self.expect("'func' or 'global'")
        return module

    def global_buffer(self, start: Token) -> ir.GlobalBuffer:
        name = self.symbol()
        self.need(":")
        token = self.token
        type_ = self.type()
        if not isinstance(type_, ir.View) or type_.strides is not None or type_.offset != 0:
            self.fail("the type of a global is a row-major view", token)
        shape = tuple(size for size in type_.shape if size is not None)
        if len(shape) != type_.rank:
            self.fail("the sizes of a global are constant", token)
        constant, private = self.accept("constant"), self.accept("private")
        initial = None
        if self.at("["):
            initial = []
            token = self.token
            runs = self.bracketed(lambda: self.run(type_.element))
            if sum(count for _, count in runs) > _MAX_ELEMENTS:
                self.fail(f"a global with more than {_MAX_ELEMENTS} initial values", token)
            for bits, count in runs:
                initial += [bits] * count
        return ir.GlobalBuffer(name, type_.element, shape, initial, constant, private, self.place(start))

    def run(self, element: ir.Scalar) -> tuple[int, int]:
        bits = self.literal(element)
        return bits, self.natural("a count") if self.accept("x") else 1

    def function(self, start: Token) -> ir.Function:
        self.values, self.undefined = {}, {}
        name = self.symbol()
        parameters = self.parenthesized(self.define)
        results = self.parenthesized(self.type) if self.accept("->") else []
        function = ir.Function(name, parameters, results, None, self.place(start))
        if self.accept("unordered_reductions"):
            function.unordered_reductions = self.bracketed(self.location)
        if self.accept("unordered_sums"):
            function.unordered_sums = self.bracketed(self.location)
        if self.accept("calls"):
            function.calls = self.natural("a number of calls")
        function.holds_up = self.accept("holds_up")
        function.orders_later = self.accept("orders_later")
        if self.accept("by_value"):
            function.by_value = frozenset(self.bracketed(lambda: self.natural("the position of a parameter")))
        if self.accept("values"):
            function.values = frozenset(self.bracketed(lambda: self.natural("the position of a result")))
        if self.accept("ports"):
            function.ports = self.ports()
        if self.accept("assumes"):
            function.assumptions = self.bracketed(self.string)
        if self.accept("{"):
            function.body = self.begin(list(parameters), None)
            self.bodies()
        for text, token in self.undefined.items():
            self.fail(f"{text} is used and never defined", token)
        return function

    def ports(self) -> ir.Ports:
        inputs = self.bracketed(self.string)
        self.need("->")
        outputs = self.bracketed(self.string)
        return ir.Ports(tuple(inputs), tuple(outputs), self.string() if self.accept("clock") else "")

    # -- regions -------------------------------------------------------------------------------------------------------

    def begin(self, arguments: list[ir.Value], owner: ir.Operation | None) -> ir.Region:
        """Opens a region; `bodies` reads it."""
        region = ir.Region([ir.Block(arguments)])
        self.open.append(_Open(region, owner))
        return region

    def bodies(self) -> None:
        """Reads all regions that are open and those that open in them."""
        while self.open:
            current = self.open[-1]
            if self.accept("}"):
                self.close()
            elif self.token.kind == "label":
                self.label(current)
            else:
                # a region that the statement opens is read in the next round
                block = current.region.blocks[-1]
                block.operations.append(self.statement())

    def label(self, current: _Open) -> None:
        token = self.take("label", "a label")
        entry = current.region.blocks[0]
        known = current.labels.get(token.text)
        if known is not None and current.used.pop(token.text, None) is None:
            self.fail(f"the label {token.text} stands twice in one region", token)
        first = len(current.region.blocks) == 1 and not entry.operations and entry not in current.labels.values()
        block = entry if first else known or ir.Block()
        current.labels[token.text] = block
        if not first:
            current.region.blocks.append(block)
            if self.at("("):
                block.arguments = self.parenthesized(self.define)
        self.need(":")

    def close(self) -> None:
        current = self.open.pop()
        for label, token in current.used.items():
            self.fail(f"no block of this region has the label {label}", token)
        owner = current.owner
        if owner is None:
            return
        last = current.region.blocks[-1].operations
        if not last or not isinstance(last[-1], _TERMINATORS):
            last.append(ir.Yield(place=owner.place, values=[]))
        if isinstance(owner, ir.While) and current.region is owner.before:
            self.need("do")
            arguments = self.parenthesized(self.define) if self.at("(") else []
            self.need("{")
            owner.after = self.begin(arguments, owner)
        elif isinstance(owner, ir.If) and current.region is owner.then:
            if self.accept("else"):
                self.need("{")
                owner.otherwise = self.begin([], owner)
            else:
                owner.otherwise = ir.Region([ir.Block([], [ir.Yield(place=owner.place, values=[])])])

    # -- operations ----------------------------------------------------------------------------------------------------

    def statement(self) -> ir.Operation:
        start = self.token
        results: list[ir.Value] = []
        if start.kind == "value":
            results.append(self.define())
            while self.accept(","):
                results.append(self.define())
            self.need("=")
        token = self.token
        mnemonic = self.take("word", "an operation, a label or '}'").text
        read = _ONE_RESULT.get(mnemonic)
        if read is not None:
            if len(results) != 1:
                self.fail(f"'{mnemonic}' defines one value", token)
            operation = read(self, results[0])
        elif mnemonic in _RESULTS:
            operation = _RESULTS[mnemonic](self, results)
        elif mnemonic in _NO_RESULT:
            if results:
                self.fail(f"'{mnemonic}' defines no value", token)
            operation = _NO_RESULT[mnemonic](self)
        else:
            self.fail(f"there is no operation '{mnemonic}'", token)
        operation.place = self.place(start)
        if isinstance(operation, _WITH_REGION):
            self.need("{")
        return operation

    def const(self, result: ir.Value) -> ir.Operation:
        return ir.Const(place=_LATER, result=result, bits=self.literal(result.type))

    def apply(self, result: ir.Value) -> ir.Operation:
        return ir.Apply(place=_LATER, result=result, expression=self.affine())

    def select(self, result: ir.Value) -> ir.Operation:
        condition = self.use()
        self.need(",")
        yes = self.use()
        self.need(",")
        return ir.Select(place=_LATER, result=result, condition=condition, yes=yes, no=self.use())

    def alloc(self, result: ir.Value) -> ir.Operation:
        operation = ir.Alloc(place=_LATER, result=result, sizes=self.indices())
        if self.accept("align"):
            operation.alignment = self.natural("an alignment")
        operation.stack = self.accept("stack")
        return operation

    def address(self, result: ir.Value) -> ir.Operation:
        return ir.Address(place=_LATER, result=result, view=self.use())

    def displace(self, result: ir.Value) -> ir.Operation:
        base = self.use()
        self.need("by")
        offset = self.affine()
        flags = self.listed("}", lambda: self.word("a flag")) if self.accept("{") else []
        return ir.Displace(place=_LATER, result=result, base=base, offset=offset, flags=tuple(flags))

    def get_global(self, result: ir.Value) -> ir.Operation:
        return ir.Global(place=_LATER, result=result, name=self.symbol())

    def reshape(self, result: ir.Value) -> ir.Operation:
        base = self.use()
        self.need("offset")
        offset = self.index()
        self.need("sizes")
        sizes = self.indices()
        self.need("strides")
        strides = self.indices()
        return ir.Reshape(place=_LATER, result=result, base=base, offset=offset, sizes=sizes, strides=strides)

    def view_extent(self, result: ir.Value) -> ir.Operation:
        view = self.use()
        what = self.word("'size', 'stride' or 'offset'")
        dimension = 0 if what == "offset" else self.index()
        return ir.Extent(place=_LATER, result=result, view=view, what=what, dimension=dimension)

    def load(self, result: ir.Value) -> ir.Operation:
        atomic = self.atomic()
        return ir.Load(place=_LATER, result=result, view=self.use(), indices=self.indices(), atomic=atomic)

    def atomic(self) -> str:
        return self.string() if self.accept("atomic") else ""

    def op(self, results: list[ir.Value]) -> ir.Operation:
        name = self.word("the name of a scalar operation")
        operands = self.parenthesized(self.use)
        flags = self.listed("}", lambda: self.word("a flag")) if self.accept("{") else []
        return ir.Op(place=_LATER, results=results, name=name, operands=operands, flags=tuple(flags))

    def call(self, results: list[ir.Value]) -> ir.Operation:
        return ir.Call(place=_LATER, results=results, callee=self.symbol(), arguments=self.parenthesized(self.use))

    def opaque(self, results: list[ir.Value]) -> ir.Operation:
        kernel = self.accept("kernel")
        name = self.symbol()
        arguments = self.parenthesized(self.use)
        reads = self.parenthesized(self.use) if self.accept("reads") else []
        writes = self.parenthesized(self.use) if self.accept("writes") else []
        return ir.Opaque(
            place=_LATER, results=results, name=name, arguments=arguments, reads=reads, writes=writes, kernel=kernel
        )

    def free(self) -> ir.Operation:
        return ir.Free(place=_LATER, view=self.use())

    def store(self) -> ir.Operation:
        atomic = self.atomic()
        value = self.use()
        self.need(",")
        return ir.Store(place=_LATER, value=value, view=self.use(), indices=self.indices(), atomic=atomic)

    def wait(self, results: list[ir.Value]) -> ir.Operation:
        tokens = [self.use()]
        while self.accept(","):
            tokens.append(self.use())
        return ir.Wait(place=_LATER, results=results, tokens=tokens)

    def barrier(self) -> ir.Operation:
        scope = self.index()
        if not isinstance(scope, int):
            self.fail("the scope of a barrier is a number")
        return ir.Barrier(place=_LATER, scope=scope, relaxed=self.accept("relaxed"))

    def put(self) -> ir.Operation:
        operation = ir.Put(place=_LATER, channel=self.symbol(), indices=self.indices(), view=self.use())
        if self.accept("from"):
            operation.source = self.string()
        return operation

    def get(self) -> ir.Operation:
        return ir.Get(place=_LATER, channel=self.symbol(), indices=self.indices(), view=self.use())

    def acquire(self) -> ir.Operation:
        return ir.Acquire(place=_LATER, lock=self.symbol(), indices=self.indices(), units=self.index())

    def release(self) -> ir.Operation:
        exact = self.accept("exact")
        return ir.Release(place=_LATER, lock=self.symbol(), indices=self.indices(), units=self.index(), exact=exact)

    def expect_arrivals(self) -> ir.Operation:
        return ir.Expect(place=_LATER, barrier=self.use(), arrivals=self.index())

    def arrive(self, result: ir.Value) -> ir.Operation:
        incomplete = self.accept("incomplete")
        operation = ir.Arrive(
            place=_LATER, result=result, barrier=self.use(), arrivals=self.index(), incomplete=incomplete
        )
        if self.accept("bytes"):
            operation.transactions = self.index()
        return operation

    def await_phase(self) -> ir.Operation:
        return ir.Await(place=_LATER, barrier=self.use(), phase=self.index())

    def unwind(self) -> ir.Operation:
        return ir.Unwind(place=_LATER, mark=self.use())

    def copy(self) -> ir.Operation:
        target = self.use()
        self.need(",")
        origin = self.use()
        self.need("bytes")
        bytes_ = self.index()
        overlap = self.accept("overlap")
        return ir.Copy(place=_LATER, target=target, origin=origin, bytes=bytes_, overlap=overlap)

    def fill(self) -> ir.Operation:
        target = self.use()
        self.need(",")
        value = self.use()
        self.need("bytes")
        return ir.Fill(place=_LATER, target=target, value=value, bytes=self.index())

    def yield_(self) -> ir.Operation:
        return ir.Yield(place=_LATER, values=self.uses())

    def return_(self) -> ir.Operation:
        return ir.Return(place=_LATER, values=self.uses())

    def condition(self) -> ir.Operation:
        self.need("(")
        condition = self.use()
        self.need(")")
        return ir.Condition(place=_LATER, condition=condition, values=self.uses())

    def check(self) -> ir.Operation:
        promise = self.accept("promise")
        condition = self.use()
        self.need(",")
        return ir.Check(place=_LATER, condition=condition, message=self.string(), promise=promise)

    def branch(self) -> ir.Operation:
        condition = None
        if self.token.kind == "value":
            condition = self.use()
            self.need(",")
        target, arguments = self.successor()
        operation = ir.Branch(place=_LATER, target=target, arguments=arguments, condition=condition)
        if condition is not None:
            self.need(",")
            operation.otherwise, operation.otherwise_arguments = self.successor()
        return operation

    def successor(self) -> tuple[ir.Block, list[ir.Value]]:
        token = self.take("label", "a label such as ^bb1")
        current = self.open[-1]
        if token.text not in current.labels:
            current.labels[token.text] = ir.Block()
            current.used[token.text] = token
        return current.labels[token.text], self.parenthesized(self.use) if self.at("(") else []

    # -- operations with regions ---------------------------------------------------------------------------------------

    def carried(self) -> list[tuple[ir.Value, ir.Value]]:
        def pair() -> tuple[ir.Value, ir.Value]:
            argument = self.define()
            self.need("=")
            return argument, self.use()

        return self.parenthesized(pair)

    def for_(self, results: list[ir.Value]) -> ir.Operation:
        unsigned = self.accept("unsigned")
        induction = self.define()
        self.need("=")
        lower = self.index()
        self.need("to")
        upper = self.index()
        self.need("step")
        step = self.index()
        pairs = self.carried() if self.accept("carry") else []
        operation = ir.For(
            place=_LATER,
            results=results,
            lower=lower,
            upper=upper,
            step=step,
            carried=[value for _, value in pairs],
            body=_NOTHING,
            unsigned=unsigned,
        )
        operation.body = self.begin([induction, *(argument for argument, _ in pairs)], operation)
        return operation

    def while_(self, results: list[ir.Value]) -> ir.Operation:
        pairs = self.carried() if self.at("(") else []
        initial = [value for _, value in pairs]
        operation = ir.While(place=_LATER, results=results, carried=initial, before=_NOTHING, after=_NOTHING)
        operation.before = self.begin([argument for argument, _ in pairs], operation)
        return operation

    def if_(self, results: list[ir.Value]) -> ir.Operation:
        operation = ir.If(place=_LATER, results=results, condition=self.use(), then=_NOTHING, otherwise=_NOTHING)
        operation.then = self.begin([], operation)
        return operation

    def execute(self, results: list[ir.Value]) -> ir.Operation:
        operation = ir.Execute(place=_LATER, results=results, body=_NOTHING)
        operation.body = self.begin([], operation)
        return operation

    def spawn(self, result: ir.Value) -> ir.Operation:
        daemon = self.accept("daemon")
        detached = self.accept("detached")
        operation = ir.Spawn(place=_LATER, result=result, body=_NOTHING, daemon=daemon, detached=detached)
        if self.token.kind == "string":
            operation.name = self.string()
        operation.body = self.begin([], operation)
        return operation

    def parallel(self) -> ir.Operation:
        inductions = self.parenthesized(self.define)
        self.need("=")
        lower = self.parenthesized(self.index)
        self.need("to")
        upper = self.parenthesized(self.index)
        self.need("step")
        step = self.parenthesized(self.index)
        operation = ir.Parallel(place=_LATER, lower=lower, upper=upper, step=step, body=_NOTHING)
        operation.body = self.begin(inductions, operation)
        return operation


# `statement` sets the place, which stands at the end; regions are set as soon as their brace is read.
_LATER = ir.Place("", 0, 0)
_NOTHING = ir.Region([])
_WITH_REGION = (ir.For, ir.While, ir.If, ir.Execute, ir.Parallel, ir.Spawn)
_ONE_RESULT: dict[str, Callable[[_Parser, ir.Value], ir.Operation]] = {
    "const": _Parser.const,
    "apply": _Parser.apply,
    "select": _Parser.select,
    "alloc": _Parser.alloc,
    "global": _Parser.get_global,
    "view": _Parser.reshape,
    "extent": _Parser.view_extent,
    "load": _Parser.load,
    "spawn": _Parser.spawn,
    "address": _Parser.address,
    "displace": _Parser.displace,
    "arrive": _Parser.arrive,
}
_RESULTS: dict[str, Callable[[_Parser, list[ir.Value]], ir.Operation]] = {
    "op": _Parser.op,
    "call": _Parser.call,
    "opaque": _Parser.opaque,
    "for": _Parser.for_,
    "while": _Parser.while_,
    "if": _Parser.if_,
    "execute": _Parser.execute,
    "wait": _Parser.wait,
}
_NO_RESULT: dict[str, Callable[[_Parser], ir.Operation]] = {
    "free": _Parser.free,
    "store": _Parser.store,
    "copy": _Parser.copy,
    "unwind": _Parser.unwind,
    "fill": _Parser.fill,
    "yield": _Parser.yield_,
    "return": _Parser.return_,
    "condition": _Parser.condition,
    "check": _Parser.check,
    "br": _Parser.branch,
    "parallel": _Parser.parallel,
    "barrier": _Parser.barrier,
    "put": _Parser.put,
    "get": _Parser.get,
    "acquire": _Parser.acquire,
    "release": _Parser.release,
    "expect": _Parser.expect_arrivals,
    "await": _Parser.await_phase,
}
