"""Random modules that mostly run: indices mostly in bounds, loops that end, scalar operations at their own types."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from math import prod

from interp import _native, ir
from interp.ir.floats import FLOAT_FORMATS, Rounding
from tests.interp.ir.test_text_random import Generator

INTEGERS = [ir.I1, *map(ir.Scalar, ["i8", "i32", "i64", "i128"]), ir.INDEX]
FLOATS = list(map(ir.Scalar, FLOAT_FORMATS))
BYTE = ir.Scalar("i8")

_TABLE = [(each.name, each.operands, each.results) for each in _native.scalar_operations()]
_INEXACT = re.compile("a?(sin|cos|tan)h?|sincos|atan2|exp.*|log.*|erfc?|powf|fpowi|cbrt|rsqrt|scaling.*")
SCALAR_OPERATIONS = [row for row in _TABLE if not _INEXACT.fullmatch(row[0])]
_FAST_MATH = ("nnan", "ninf", "nsz", "reassoc", "contract")
_RESIZES = {"extsi": 1, "extui": 1, "trunci": -1, "index_cast": 0, "index_castui": 0}


class RunnableGenerator(Generator):
    """The entry function is `main`, which comes last; functions call only those before them."""

    def __init__(self, choice: random.Random) -> None:
        super().__init__(choice)
        self.lines = 0
        self.callable: list[ir.Function] = []
        self.tokens: list[tuple[ir.Value, list[ir.Type]]] = []
        self.around = 0  # parallels around, in this function

    def build(self) -> ir.Module:
        for number in range(self.choice.randint(0, 2)):
            self.add_global(f"g{number}")
        for name in ["f", "g", "main"][self.choice.randint(0, 2) :]:
            self.fuel = 14
            parameters = [self.value(self.type()) for _ in range(self.choice.randint(0, 3))]
            results = [self.type() for _ in range(self.choice.randint(0, 2))]
            function = ir.Function(name, parameters, results, None, self.place())
            self.visible, self.tokens, self.around = [], [], 0
            function.body = self.region(list(function.parameters), self.returning(results))
            self.module.functions[name] = function
            self.callable.append(function)
        return self.module

    def add_global(self, name: str) -> None:
        element, shape = self.scalar(), tuple(self.choice.choices([1, 2, 3], k=self.choice.randint(0, 2)))
        initial = [self.bits(element) for _ in range(prod(shape))]
        constant, private = (self.choice.random() < 0.4 for _ in range(2))
        self.module.globals[name] = ir.GlobalBuffer(name, element, shape, initial, constant, private, self.place())

    # -- leaves --------------------------------------------------------------------------------------------------------

    def place(self) -> ir.Place:
        self.lines += 1
        return ir.Place("random.air", self.lines, 1)

    def scalar(self) -> ir.Scalar:
        return self.choice.choice([*INTEGERS, *FLOATS])

    def view_type(self) -> ir.View:
        shape = tuple(self.choice.choice([None, 2, 3]) for _ in range(self.choice.randint(0, 2)))
        return ir.View(self.scalar(), shape)

    def type(self) -> ir.Type:
        return self.scalar() if self.choice.random() < 0.75 else self.view_type()

    def bits(self, type_: ir.Scalar) -> int:
        if self.choice.random() < 0.2:
            return self.choice.getrandbits(type_.width)
        format_ = FLOAT_FORMATS.get(type_.name)
        if format_ is None:
            return self.choice.randint(-2, 5) & ((1 << type_.width) - 1)
        return format_.one + self.choice.randint(-16, 16) * (1 << format_.fraction_bits - 2)

    def operand(self, type_: ir.Type) -> ir.Value:
        known = [value for value in self.visible if value.type == type_]
        if known and self.choice.random() < 0.8:
            return self.choice.choice(known)
        if type_ == ir.POINTER:
            result = self.value(type_)
            size = self.choice.choice([8, 16, 24])
            stack = self.choice.random() < 0.5
            self.emit(ir.Alloc(place=self.place(), result=result, sizes=[size], stack=stack))
            return result
        if isinstance(type_, ir.Scalar):
            return self.constant(type_)
        result = self.value(type_)
        sizes: list[ir.Index] = [self.choice.randint(1, 3) if size is None else size for size in type_.shape]
        self.emit(ir.Alloc(place=self.place(), result=result, sizes=sizes, stack=self.choice.random() < 0.2))
        if self.choice.random() < 0.8:
            self.fill(result, type_)
        return result

    def fill(self, view: ir.Value, type_: ir.View) -> None:
        """Stores one value to every element."""
        value, outside, indices = self.constant(type_.element), self.block, []
        for dimension in range(type_.rank):
            size, index, place = self.value(ir.INDEX), self.value(ir.INDEX), self.place()
            self.block.operations.append(
                ir.Extent(place=place, result=size, view=view, what=ir.ExtentKind.SIZE, dimension=dimension)
            )
            indices.append(index)
            inner = ir.Block([index], [])
            loop = ir.For(place=place, results=[], lower=0, upper=size, step=1, carried=[], body=ir.Region([inner]))
            self.block.operations += [loop]
            self.block = inner
        self.block.operations.append(ir.Store(place=self.place(), value=value, view=view, indices=list(indices)))
        while self.block is not outside:
            self.block.operations.append(ir.Yield(place=self.place(), values=[]))
            self.block = self.enclosing(outside, self.block)

    @staticmethod
    def enclosing(outer: ir.Block, inner: ir.Block) -> ir.Block:
        """The block around `inner`, which is the body of the last loop of a nest in `outer`."""
        block = outer
        while True:
            loop = block.operations[-1]
            assert isinstance(loop, ir.For)
            if loop.body.blocks[0] is inner:
                return block
            block = loop.body.blocks[0]

    def index(self, known: int | None = None, type_: ir.Scalar = ir.INDEX) -> ir.Index:
        if known is not None:
            return known
        return self.operand(type_) if self.choice.random() < 0.15 else self.choice.randint(0, 3)

    def within(self, type_: ir.View) -> list[ir.Index]:
        """Indices that are mostly in bounds."""
        found: list[ir.Index] = []
        for size in type_.shape:
            wild = self.choice.random() < 0.05
            found.append(self.index() if wild else self.choice.randrange(size) if size else 0)
        return found

    def branch(self, target: ir.Block, other: ir.Block) -> ir.Branch:
        return super().branch(target, other)

    # -- operations ----------------------------------------------------------------------------------------------------

    def add_const(self) -> None:
        self.constant(self.scalar())

    def add_apply(self) -> None:
        self.emit(ir.Apply(place=self.place(), expression=self.affine(3), result=self.value(ir.INDEX)))

    def affine(self, depth: int) -> ir.Affine:
        if depth == 0 or self.choice.random() < 0.3:
            type_ = ir.INDEX if self.choice.random() < 0.9 else self.choice.choice(INTEGERS[:4])
            return self.choice.choice([self.operand(type_), self.choice.randint(-3, 9)])
        operator = self.choice.choice(["+", "+", "*", "floordiv", "ceildiv", "mod"])
        divides = operator not in ("+", "*") and self.choice.random() < 0.9
        right = self.choice.randint(1, 5) if divides else self.affine(depth - 1)
        return ir.Binary(operator, self.affine(depth - 1), right)

    def add_op(self) -> None:
        name, flags, operands, results = self.scalar_operation(self.choice.choice(SCALAR_OPERATIONS))
        values = self.operands(list(operands))
        if name in _DIVISIONS and self.choice.random() < 0.8:
            values[1] = self.value(operands[1])
            self.emit(ir.Const(place=self.place(), result=values[1], bits=1))
        made = self.values(list(results))
        self.emit(ir.Op(place=self.place(), results=made, name=name, operands=values, flags=flags))

    def scalar_operation(
        self, row: tuple[str, int, int]
    ) -> tuple[str, tuple[str, ...], list[ir.Scalar], list[ir.Scalar]]:
        """A row of the table with flags and types that it may have."""
        name, count, result_count = row
        flags: list[str] = []
        if name in _RESIZES:
            narrow, wide = sorted(self.choice.sample(INTEGERS, 2), key=lambda each: each.width)
            operands, results = ([wide], [narrow]) if _RESIZES[name] < 0 else ([narrow], [wide])
        elif name in ("sitofp", "uitofp", "fptosi", "fptoui"):
            operands, results = [self.choice.choice(INTEGERS)], [self.choice.choice(FLOATS)]
            if name.startswith("fp"):
                operands, results = results, operands
        elif name in ("extf", "truncf", "convertf"):
            operands, results = [self.choice.choice(FLOATS)], [self.choice.choice(FLOATS)]
        elif name in ("bitcast", "freeze"):
            operands = [self.scalar()]
            alike = [each for each in [*INTEGERS, *FLOATS] if each.width == operands[0].width]
            results = [self.choice.choice(alike)] if name == "bitcast" else operands
        else:
            of_floats = name.endswith("f") or name.startswith(("cmpf", "is")) or name in _FLOAT_NAMES
            type_ = self.choice.choice(FLOATS if of_floats else INTEGERS)
            operands, results = [type_] * count, [type_] * result_count
            if name.startswith(("cmp", "is")):
                results = [ir.I1]
            if name in ("addui_extended", "subui_extended"):
                results = [type_, ir.I1]
            if of_floats and self.choice.random() < 0.2:
                flags = self.choice.sample(_FAST_MATH, 1)
            if name in ("addf", "mulf", "divf", "fma") and self.choice.random() < 0.2:
                flags = [self.choice.choice(list(Rounding)).value]
            if name in ("addi", "subi", "muli", "shli") and self.choice.random() < 0.3:
                flags = self.choice.sample(["nsw", "nuw"], self.choice.randint(1, 2))
        return name, tuple(sorted(flags)), operands, results

    def add_memory(self) -> None:
        type_ = self.view_type()
        view = self.operand(type_)
        indices = self.within(type_)
        if self.choice.random() < 0.03:
            self.emit(ir.Free(place=self.place(), view=view))
        elif self.choice.random() < 0.5:
            value = self.operand(type_.element)
            self.emit(ir.Store(place=self.place(), value=value, view=view, indices=indices))
        else:
            self.emit(ir.Load(place=self.place(), result=self.value(type_.element), view=view, indices=indices))

    def add_part(self) -> None:
        """A part of a view of one dimension."""
        type_ = ir.View(self.scalar(), (3,))
        base, size = self.operand(type_), self.choice.randint(1, 2)
        offset, stride = self.choice.randint(0, 1), self.choice.choice([1, 1, 2])
        result = self.value(ir.View(type_.element, (size,), (stride,), offset))
        operation = ir.Reshape(
            place=self.place(), result=result, base=base, offset=offset, sizes=[size], strides=[stride]
        )
        self.emit(operation)
        if self.choice.random() < 0.1:
            other = result if self.choice.random() < 0.5 else base
            pointwise = self.choice.random() < 0.8
            self.emit(ir.Apart(place=self.place(), left=result, right=other, message="apart", pointwise=pointwise))
        at = self.choice.randint(0, size - 1)
        self.emit(ir.Load(place=self.place(), result=self.value(type_.element), view=result, indices=[at]))

    def add_pointers(self) -> None:
        base = self.operand(ir.POINTER)
        place, result = self.place(), self.value(ir.POINTER)
        flags = self.choice.choice([(), ("inbounds",), ("inbounds", "nuw")])
        if self.choice.random() < 0.3:
            base = self.value(ir.POINTER)
            self.emit(ir.Address(place=place, result=base, view=self.operand(self.view_type())))
        offset = self.choice.choice([0, 0, 4, 8, 1])
        self.emit(ir.Displace(place=self.place(), result=result, base=base, offset=offset, flags=flags))
        type_ = self.scalar() if self.choice.random() < 0.8 else ir.POINTER
        size = self.choice.randint(0, 8)
        place, loaded = self.place(), self.value(type_)
        if self.choice.random() < 0.4:
            self.emit(ir.Store(place=self.place(), value=self.operand(type_), view=result, indices=[]))
        operations: list[Callable[[], ir.Operation]] = [
            lambda: ir.Copy(place=place, target=result, origin=self.operand(ir.POINTER), bytes=size, overlap=True),
            lambda: ir.Fill(place=place, target=result, value=self.operand(BYTE), bytes=size),
            lambda: ir.Load(place=place, result=loaded, view=result, indices=[]),
            lambda: ir.Load(place=place, result=loaded, view=result, indices=[]),
            lambda: ir.Op(
                place=place,
                results=[self.value(ir.I1)],
                name=self.choice.choice(["cmpi.eq", "cmpi.ult", "cmpi.ne"]),
                operands=[result, base],
            ),
        ]
        self.emit(self.choice.choice(operations)())

    def add_for(self) -> None:
        types, place = self.types(), self.place()
        counter = self.choice.choice([ir.INDEX, ir.INDEX, ir.Scalar("i32"), ir.Scalar("i8")])
        lower, upper = self.choice.randint(0, 1), self.choice.randint(0, 4)
        dynamic: ir.Index = self.operand(counter) if self.choice.random() < 0.1 else upper
        carried = self.operands(types)
        body = self.region([self.value(counter), *self.values(types)], self.yielding(types, place))
        step = self.choice.randint(1, 2)
        unsigned = self.choice.random() < 0.3
        self.emit(
            ir.For(
                place=place,
                results=self.values(types),
                lower=lower,
                upper=dynamic,
                step=step,
                carried=carried,
                body=body,
                unsigned=unsigned,
            )
        )

    def add_while(self) -> None:
        """Counts up, with whatever else it carries."""
        others, place = self.types(), self.place()
        types = [ir.INDEX, *others]
        start = self.value(ir.INDEX)
        self.emit(ir.Const(place=place, result=start, bits=0))
        carried = [start, *self.operands(others)]
        before_arguments, after_arguments = self.values(types), self.values(types)
        limit, goes_on, one, counted = (self.value(each) for each in (ir.INDEX, ir.I1, ir.INDEX, ir.INDEX))

        def condition() -> ir.Operation:
            self.emit(ir.Const(place=self.place(), result=limit, bits=self.choice.randint(0, 3)))
            operands = [before_arguments[0], limit]
            self.emit(ir.Op(place=self.place(), results=[goes_on], name="cmpi.ult", operands=operands))
            values = [before_arguments[0], *self.operands(others)]
            return ir.Condition(place=self.place(), condition=goes_on, values=values)

        def again() -> ir.Operation:
            self.emit(ir.Const(place=self.place(), result=one, bits=1))
            operands = [after_arguments[0], one]
            self.emit(ir.Op(place=self.place(), results=[counted], name="addi", operands=operands))
            return ir.Yield(place=self.place(), values=[counted, *self.operands(others)])

        before = self.region(list(before_arguments), condition)
        after = self.region(list(after_arguments), again)
        self.emit(ir.While(place=place, results=self.values(types), carried=carried, before=before, after=after))

    def add_parallel(self) -> None:
        rank, place = self.choice.randint(0, 2), self.place()
        upper: list[ir.Index] = [self.choice.randint(0, 2) for _ in range(rank)]
        variables = self.values([ir.INDEX] * rank)
        self.around += 1
        body = self.region(list(variables), self.yielding([], place))
        self.around -= 1
        self.emit(ir.Parallel(place=place, lower=[0] * rank, upper=upper, step=[1] * rank, body=body))

    def add_barrier(self) -> None:
        if self.around:
            relaxed = self.choice.random() < 0.2
            self.emit(ir.Barrier(place=self.place(), scope=self.choice.randrange(self.around), relaxed=relaxed))

    def add_spawn(self) -> None:
        place, types, around = self.place(), self.types(), self.around
        self.around = 0
        body = self.region([], self.yielding(types, place))
        self.around = around
        (token,) = self.values([ir.INDEX])
        detached = self.choice.random() < 0.2
        # a token is no number that the schedules agree on, so that nothing is computed of it
        self.block.operations.append(ir.Spawn(place=place, result=token, body=body, detached=detached))
        if self.choice.random() < 0.9:
            self.emit(ir.Wait(place=self.place(), results=self.values(types), tokens=[token]))

    def add_wait(self) -> None:
        zero = self.value(ir.INDEX)
        self.block.operations.append(ir.Const(place=self.place(), result=zero, bits=0))
        self.emit(ir.Wait(place=self.place(), results=[], tokens=[zero]))

    def add_transfer(self) -> None:
        type_ = ir.View(self.scalar(), (self.choice.randint(2, 3),))
        put, get = self.operand(type_), self.operand(type_)
        channel, indices = self.choice.choice(["c", "a b"]), [self.choice.randint(0, 1)]
        self.emit(ir.Put(place=self.place(), channel=channel, indices=list(indices), view=put))
        if self.choice.random() < 0.95:
            self.emit(ir.Get(place=self.place(), channel=channel, indices=list(indices), view=get))

    def add_lock(self) -> None:
        lock, units = self.choice.choice(["l", "a b"]), self.choice.randint(0, 2)
        self.emit(ir.Release(place=self.place(), lock=lock, indices=[], units=units))
        self.emit(ir.Acquire(place=self.place(), lock=lock, indices=[], units=units))

    def add_phase(self) -> None:
        barrier = self.operand(ir.View(ir.Scalar("i64"), (), None, 0))
        place = self.place()
        self.emit(ir.Expect(place=place, barrier=barrier, arrivals=self.choice.randint(1, 2)))
        self.emit(ir.Arrive(place=place, result=self.value(ir.INDEX), barrier=barrier, arrivals=1))
        if self.choice.random() < 0.7:
            self.emit(ir.Arrive(place=place, result=self.value(ir.INDEX), barrier=barrier, arrivals=1))
        self.emit(ir.Await(place=place, barrier=barrier, phase=self.choice.randint(0, 1)))

    def add_call(self) -> None:
        if self.callable:
            callee = self.choice.choice(self.callable)
            arguments = self.operands([parameter.type for parameter in callee.parameters])
            results = self.values(callee.results)
            self.emit(ir.Call(place=self.place(), results=results, callee=callee.name, arguments=arguments))

    def add_check(self) -> None:
        value, holds = self.operand(self.choice.choice(INTEGERS)), self.value(ir.I1)
        name = self.choice.choice(["cmpi.eq", "cmpi.ule", "cmpi.sge", "cmpi.ne"])
        self.emit(ir.Op(place=self.place(), results=[holds], name=name, operands=[value, value]))
        self.emit(ir.Check(place=self.place(), condition=holds, message="a value is itself"))

    def add_opaque(self) -> None:
        """Nothing knows what an external call does."""

    def random_operation(self) -> None:
        getattr(self, f"add_{self.choice.choice(_OPERATIONS)}")()


_FLOAT_NAMES = ("fma", "sqrt", "copysign", "flush_denormals", "ceil", "floor", "round", "roundeven", "trunc")
_DIVISIONS = ("divsi", "divui", "ceildivsi", "ceildivui", "floordivsi", "remsi", "remui")
_RARE = ("parallel", "spawn", "barrier", "transfer", "lock", "phase", "wait", "check", "global_use")
_NAMES = [
    name.removeprefix("add_") for name in dir(RunnableGenerator) if name.startswith("add_") and name != "add_global"
]
_OPERATIONS = [name for name in _NAMES for _ in range(1 if name in _RARE else 8 if name == "op" else 4)]
