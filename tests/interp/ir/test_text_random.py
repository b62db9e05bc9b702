"""Random well-formed modules of affine IR are accepted by the validator and survive printing and parsing."""

from __future__ import annotations

import random
from collections.abc import Callable

from hypothesis import given, settings
from hypothesis import strategies as st

from interp import ir
from interp.ir import declaration
from interp.ir.text import TextError, parse_module, print_module
from interp.ir.verify import ValidationError, validate
from tests.interp.ir.test_text import EVERYTHING, assert_round_trips, same_program

SCALARS = [
    ir.INDEX,
    ir.I1,
    *map(ir.Scalar, ["ptr", "i8", "i32", "i64", "i128", "f16", "bf16", "f32", "f64", "f80", "tf32", "f24"]),
]
NAMES = ["", "", "i", "acc", "x_1", "x", "12", "a b", "-", "ß"]
FILES = ["a.mlir", "dir/b c.mlir", 'quoted ".mlir']


class Generator:
    """Builds one module from choices of `choice`; `fuel` bounds the number of operations."""

    def __init__(self, choice: random.Random) -> None:
        self.choice = choice
        self.fuel = 40
        self.module = ir.Module()
        self.visible: list[ir.Value] = []

    def build(self) -> ir.Module:
        for number in range(self.choice.randint(0, 2)):
            self.add_global(f"g{number}")
        for name in self.choice.sample(["f", "main", "a name", "f.1", "8", "view"], self.choice.randint(1, 3)):
            parameters = [self.value(self.type()) for _ in range(self.choice.randint(0, 4))]
            results = [self.type() for _ in range(self.choice.randint(0, 2))]
            unordered = [self.place() for _ in range(self.choice.choice([0, 0, 2]))]
            sums = [self.place() for _ in range(self.choice.choice([0, 0, 1]))]
            function = ir.Function(name, parameters, results, None, self.place(), unordered, sums)
            function.holds_up = self.choice.random() < 0.2
            function.orders_later = self.choice.random() < 0.2
            function.order_faithful = self.choice.random() < 0.2
            function.held = self.choice.choice((0, 0, 256))
            function.understated = {self.place(): 1 << at for at in range(self.choice.choice([0, 0, 2]))}
            function.by_value = self.views_among([each.type for each in parameters])
            function.values = self.views_among(results)
            if self.choice.random() < 0.2:
                clock = self.choice.choice(["", "rising edge of 'clk'"])
                inputs = tuple(f"input {at}" for at, _ in enumerate(parameters))
                function.ports = ir.Ports(inputs, tuple(f'"{at}' for at, _ in enumerate(results)), clock)
            self.module.functions[name] = function
        for function in list(self.module.functions.values()):
            if self.choice.random() < 0.8:
                self.visible = []
                function.body = self.region(list(function.parameters), self.returning(function.results))
        return self.module

    def views_among(self, types: list[ir.Type]) -> frozenset[int]:
        """Some of the positions that hold views."""
        views = [at for at, each in enumerate(types) if isinstance(each, ir.View)]
        return frozenset(at for at in views if self.choice.random() < 0.5)

    # -- leaves --------------------------------------------------------------------------------------------------------

    def place(self) -> ir.Place:
        return ir.Place(self.choice.choice(FILES), self.choice.randint(0, 3), self.choice.randint(0, 3))

    def value(self, type_: ir.Type) -> ir.Value:
        return ir.Value(type_, self.choice.choice(NAMES))

    def view_type(self) -> ir.View:
        shape = tuple(self.choice.choice([None, 0, 3, 17]) for _ in range(self.choice.randint(0, 3)))
        strides = tuple(self.choice.choice([None, -2, 1, 5]) for _ in shape)
        row_major = self.choice.random() < 0.6
        offset = 0 if row_major else self.choice.choice([None, 0, 4])
        return ir.View(self.choice.choice(SCALARS), shape, None if row_major else strides, offset)

    def type(self) -> ir.Type:
        return self.choice.choice(SCALARS) if self.choice.random() < 0.7 else self.view_type()

    def bits(self, type_: ir.Scalar) -> int:
        return self.choice.getrandbits(type_.width or 8)

    def constant(self, type_: ir.Scalar) -> ir.Value:
        result = self.value(type_)
        self.emit(ir.Const(place=self.place(), result=result, bits=self.bits(type_)))
        return result

    def operand(self, type_: ir.Type) -> ir.Value:
        """A visible value of the type, or a new one."""
        known = [value for value in self.visible if value.type == type_]
        if known and self.choice.random() < 0.8:
            return self.choice.choice(known)
        if isinstance(type_, ir.Scalar):
            return self.constant(type_)
        base = self.operand(ir.View(type_.element, ())) if self.choice.random() < 0.3 else None
        result = self.value(type_)
        if base is None:
            sizes = [self.index(size) for size in type_.shape]
            self.emit(ir.Alloc(place=self.place(), result=result, sizes=sizes))
            return result
        self.emit(
            ir.Reshape(
                place=self.place(),
                result=result,
                base=base,
                offset=self.index(type_.offset),
                sizes=[self.index(size) for size in type_.shape],
                strides=[self.index(stride) for stride in type_.strides or [None] * type_.rank],
            )
        )
        return result

    def operands(self, types: list[ir.Type]) -> list[ir.Value]:
        return [self.operand(type_) for type_ in types]

    def index(self, known: int | None = None, type_: ir.Scalar = ir.INDEX) -> ir.Index:
        if known is not None:
            return known
        return self.operand(type_) if self.choice.random() < 0.5 else self.choice.randint(0, 9)

    def affine(self, depth: int) -> ir.Affine:
        if depth == 0 or self.choice.random() < 0.3:
            return self.choice.choice([self.operand(ir.INDEX), self.choice.randint(-9, 9)])
        operator = self.choice.choice(["+", "+", "*", "floordiv", "ceildiv", "mod"])
        return ir.Binary(operator, self.affine(depth - 1), self.affine(depth - 1))

    # -- structure -----------------------------------------------------------------------------------------------------

    def emit(self, operation: ir.Operation) -> None:
        self.block.operations.append(operation)
        self.visible += getattr(operation, "results", None) or []
        result: ir.Value | None = getattr(operation, "result", None)
        if result is not None:
            self.visible.append(result)

    def region(self, arguments: list[ir.Value], terminator: Callable[[], ir.Operation]) -> ir.Region:
        """A region whose last block ends in `terminator()`; the blocks before it branch forward in a random order."""
        outside, before = getattr(self, "block", None), list(self.visible)
        blocks = [
            ir.Block([self.value(self.type()) for _ in range(self.choice.choice([0, 0, 1, 2]))]) for _ in range(3)
        ]
        blocks = blocks[: self.choice.choice([1, 1, 1, 2, 3])]
        blocks[0].arguments = arguments
        shared = before + arguments
        for position, block in enumerate(blocks):
            self.block = block
            # what another block defines is visible only where that block dominates; the entry's does always
            self.visible = shared + (block.arguments if position else [])
            while self.fuel > 0 and self.choice.random() < 0.75:
                self.fuel -= 1
                self.random_operation()
            following = blocks[position + 1 :]
            if following:
                self.emit(self.branch(self.choice.choice(following), self.choice.choice(following)))
            else:
                self.emit(terminator())
            if position == 0:
                shared = list(self.visible)
        self.visible = before
        if outside is not None:
            self.block = outside
        entry, *others = blocks
        self.choice.shuffle(others)
        return ir.Region([entry, *others])

    def branch(self, target: ir.Block, other: ir.Block) -> ir.Branch:
        arguments = self.operands([argument.type for argument in target.arguments])
        if self.choice.random() < 0.5:
            return ir.Branch(place=self.place(), target=target, arguments=arguments)
        return ir.Branch(
            place=self.place(),
            target=target,
            arguments=arguments,
            condition=self.operand(ir.I1),
            otherwise=other,
            otherwise_arguments=self.operands([argument.type for argument in other.arguments]),
        )

    def yielding(self, types: list[ir.Type], place: ir.Place) -> Callable[[], ir.Operation]:
        where = self.choice.choice([place, self.place()])
        return lambda: ir.Yield(place=where, values=self.operands(types))

    def returning(self, types: list[ir.Type]) -> Callable[[], ir.Operation]:
        return lambda: ir.Return(place=self.place(), values=self.operands(types))

    def types(self) -> list[ir.Type]:
        return [self.type() for _ in range(self.choice.choice([0, 0, 1, 2]))]

    def values(self, types: list[ir.Type]) -> list[ir.Value]:
        return [self.value(type_) for type_ in types]

    def random_operation(self) -> None:
        getattr(self, f"add_{self.choice.choice(OPERATIONS)}")()

    # -- operations ----------------------------------------------------------------------------------------------------

    def add_global(self, name: str) -> None:
        element, shape = self.choice.choice(SCALARS), tuple(self.choice.choices([1, 2, 3], k=self.choice.randint(0, 2)))
        count = 1
        for size in shape:
            count *= size
        palette = [self.bits(element) for _ in range(2)]
        initial = None if self.choice.random() < 0.3 else [self.choice.choice(palette) for _ in range(count)]
        flags = [self.choice.random() < 0.5 for _ in range(2)]
        self.module.globals[name] = ir.GlobalBuffer(name, element, shape, initial, flags[0], flags[1], self.place())

    def add_const(self) -> None:
        self.constant(self.choice.choice(SCALARS))

    def add_apply(self) -> None:
        self.emit(ir.Apply(place=self.place(), expression=self.affine(4), result=self.value(ir.INDEX)))

    def add_op(self) -> None:
        results = self.values(self.choice.choices(SCALARS, k=self.choice.randint(1, 2)))
        operands = self.operands(self.choice.choices(SCALARS, k=self.choice.randint(0, 4)))
        name = self.choice.choice(["addf", "cmpi.slt", "a name", "view", "2d"])
        flags = tuple(sorted(self.choice.sample(["nsw", "reassoc", "upward"], self.choice.randint(0, 3))))
        self.emit(ir.Op(place=self.place(), results=results, name=name, operands=operands, flags=flags))

    def add_select(self) -> None:
        type_ = self.type()
        condition, yes, no = self.operands([ir.I1, type_, type_])
        self.emit(ir.Select(place=self.place(), result=self.value(type_), condition=condition, yes=yes, no=no))

    def add_memory(self) -> None:
        view = self.operand(self.view_type())
        assert isinstance(view.type, ir.View)
        indices = [self.index() for _ in view.type.shape]
        element = view.type.element
        store = ir.Store(place=self.place(), value=self.operand(element), view=view, indices=indices)
        load = ir.Load(place=self.place(), result=self.value(element), view=view, indices=indices)
        self.emit(self.choice.choice([store, load, ir.Free(place=self.place(), view=view)]))

    def add_pointers(self) -> None:
        base, other, byte = self.operands([ir.POINTER, ir.POINTER, ir.Scalar("i8")])
        view = self.operand(self.view_type())
        overlap = self.choice.random() < 0.5
        flags = self.choice.choice([(), ("inbounds",), ("inbounds", "nuw")])
        place, result = self.place(), self.value(ir.POINTER)
        alignment = self.choice.choice([1, 16, 64])
        operations = [
            ir.Address(place=place, result=result, view=view),
            ir.Displace(place=place, result=result, base=base, offset=self.affine(3), flags=flags),
            ir.Alloc(place=place, result=result, sizes=[self.index()], alignment=alignment, stack=overlap),
            ir.Unwind(place=place, mark=base),
            ir.Copy(place=place, target=base, origin=other, bytes=self.index(), overlap=overlap),
            ir.Fill(place=place, target=base, value=byte, bytes=self.index()),
            ir.Load(place=place, result=self.value(self.choice.choice(SCALARS)), view=base, indices=[]),
            ir.Store(place=place, value=other, view=base, indices=[]),
            ir.Free(place=place, view=base),
        ]
        self.emit(self.choice.choice(operations))

    def add_global_use(self) -> None:
        if self.module.globals:
            buffer = self.choice.choice(list(self.module.globals.values()))
            result = self.value(ir.View(buffer.element, buffer.shape))
            self.emit(ir.Global(place=self.place(), result=result, name=buffer.name))

    def add_extent(self) -> None:
        view = self.operand(self.view_type())
        assert isinstance(view.type, ir.View)
        of_dimensions = [ir.ExtentKind.SIZE, ir.ExtentKind.STRIDE]
        what = self.choice.choice(of_dimensions if view.type.rank else [ir.ExtentKind.OFFSET])
        dimension = self.index(self.choice.choice([None, view.type.rank - 1])) if what in of_dimensions else 0
        if isinstance(dimension, int):
            dimension = min(dimension, max(view.type.rank - 1, 0))
        self.emit(ir.Extent(place=self.place(), result=self.value(ir.INDEX), view=view, what=what, dimension=dimension))

    def add_apart(self) -> None:
        type_ = self.view_type()
        left, right = self.operands([type_, type_])
        pointwise, promise = (self.choice.random() < 0.5 for _ in range(2))
        message = self.choice.choice(["apart", 'a "quoted" one'])
        self.emit(
            ir.Apart(place=self.place(), left=left, right=right, message=message, pointwise=pointwise, promise=promise)
        )

    def add_for(self) -> None:
        types, place = self.types(), self.place()
        counter = self.choice.choice([ir.INDEX, ir.Scalar("i32")])
        lower, upper = self.index(None, counter), self.index(None, counter)
        step = self.index(self.choice.choice([None, 1]), counter) or 1
        carried = self.operands(types)
        body = self.region([self.value(counter), *self.values(types)], self.yielding(types, place))
        self.emit(
            ir.For(
                place=place,
                results=self.values(types),
                lower=lower,
                upper=upper,
                step=step,
                carried=carried,
                body=body,
                unsigned=self.choice.random() < 0.3,
            )
        )

    def add_while(self) -> None:
        inward, outward, place = self.types(), self.types(), self.place()
        carried = self.operands(inward)

        def condition() -> ir.Operation:
            return ir.Condition(place=place, condition=self.operand(ir.I1), values=self.operands(outward))

        before = self.region(self.values(inward), condition)
        after = self.region(self.values(outward), self.yielding(inward, place))
        self.emit(ir.While(place=place, results=self.values(outward), carried=carried, before=before, after=after))

    def add_if(self) -> None:
        types, place, condition = self.types(), self.place(), self.operand(ir.I1)
        then, otherwise = (self.region([], self.yielding(types, place)) for _ in range(2))
        self.emit(ir.If(place=place, results=self.values(types), condition=condition, then=then, otherwise=otherwise))

    def add_execute(self) -> None:
        types, place = self.types(), self.place()
        body = self.region([], self.yielding(types, place))
        self.emit(ir.Execute(place=place, results=self.values(types), body=body))

    def add_parallel(self) -> None:
        rank, place = self.choice.randint(0, 3), self.place()
        lower, upper, step = ([self.index() for _ in range(rank)] for _ in range(3))
        body = self.region(self.values([ir.INDEX] * rank), self.yielding([], place))
        self.emit(ir.Parallel(place=place, lower=lower, upper=upper, step=step, body=body))

    def add_spawn(self) -> None:
        place, types = self.place(), [self.type() for _ in range(self.choice.randint(0, 2))]
        body = self.region([], self.yielding(types, place))
        daemon, detached = self.choice.random() < 0.3, self.choice.random() < 0.3
        (token,) = self.values([ir.INDEX])
        name = self.choice.choice(["", "the core of tile (0, 2)"])
        self.emit(ir.Spawn(place=place, result=token, body=body, daemon=daemon, detached=detached, name=name))

    def add_wait(self) -> None:
        tokens = self.operands([ir.INDEX] * self.choice.randint(1, 3))
        results = self.values([self.type() for _ in range(self.choice.randint(0, 2))])
        self.emit(ir.Wait(place=self.place(), results=results, tokens=tokens))

    def add_barrier(self) -> None:
        self.emit(ir.Barrier(place=self.place(), scope=self.choice.randint(0, 2), relaxed=self.choice.random() < 0.3))

    def add_transfer(self) -> None:
        place, channel = self.place(), self.choice.choice(["c", "a b"])
        indices = [self.index() for _ in range(self.choice.randint(0, 2))]
        view = self.operand(self.view_type())
        if self.choice.random() < 0.5:
            source = self.choice.choice(["", "tile (0, 2)"])
            self.emit(ir.Put(place=place, channel=channel, indices=indices, view=view, source=source))
        else:
            self.emit(ir.Get(place=place, channel=channel, indices=indices, view=view))

    def add_lock(self) -> None:
        place, lock, units = self.place(), self.choice.choice(["l", "a b"]), self.index()
        indices = [self.index() for _ in range(self.choice.randint(0, 2))]
        if self.choice.random() < 0.5:
            exact = self.choice.random() < 0.5
            self.emit(ir.Release(place=place, lock=lock, indices=indices, units=units, exact=exact))
        else:
            self.emit(ir.Acquire(place=place, lock=lock, indices=indices, units=units))

    def add_phase(self) -> None:
        place = self.place()
        barrier = self.operand(ir.View(ir.Scalar("i64"), (), None, 0))
        kind = self.choice.randint(0, 2)
        if kind == 0:
            self.emit(ir.Expect(place=place, barrier=barrier, arrivals=self.index()))
        elif kind == 1:
            self.emit(ir.Await(place=place, barrier=barrier, phase=self.index()))
        else:
            arrivals, transactions = self.index(), self.index()
            (result,) = self.values([ir.INDEX])
            self.emit(
                ir.Arrive(
                    place=place,
                    result=result,
                    barrier=barrier,
                    arrivals=arrivals,
                    transactions=transactions,
                    incomplete=self.choice.random() < 0.5,
                )
            )

    def add_call(self) -> None:
        callee = self.choice.choice(list(self.module.functions.values()))
        arguments = self.operands([parameter.type for parameter in callee.parameters])
        results = self.values(callee.results)
        self.emit(ir.Call(place=self.place(), results=results, callee=callee.name, arguments=arguments))

    def add_check(self) -> None:
        message = self.choice.choice(["sizes agree", 'a "quoted" \\ word', "two\nlines // here", ""])
        self.emit(ir.Check(place=self.place(), condition=self.operand(ir.I1), message=message))

    def add_opaque(self) -> None:
        numbers = self.choice.choices([each for each in SCALARS if each != ir.POINTER], k=self.choice.randint(0, 2))
        views = [self.view_type() for _ in range(self.choice.randint(0, 2))]
        self.emit(
            ir.Opaque(
                place=self.place(),
                results=self.values(self.choice.choices(SCALARS, k=self.choice.randint(0, 2))),
                name=self.choice.choice(["print", "a name"]),
                kernel=self.choice.random() < 0.5,
                arguments=self.operands(list(numbers)),
                reads=self.operands(list(views)),
                writes=self.operands(list(views[:1])),
            )
        )


OPERATIONS = [name.removeprefix("add_") for name in vars(Generator) if name.startswith("add_") and name != "add_global"]


@settings(max_examples=150, deadline=None)
@given(st.randoms(use_true_random=False))
def test_random_modules_are_valid_and_round_trip(choice: random.Random) -> None:
    module = Generator(choice).build()
    validate(module)
    assert_round_trips(module)


@settings(max_examples=50, deadline=None)
@given(st.randoms(use_true_random=False))
def test_text_without_names_is_that_of_a_program_up_to_names(choice: random.Random) -> None:
    module = Generator(choice).build()
    text = print_module(module, names=False)
    again = parse_module(text, "again.air")
    assert same_program(module, again), text
    assert print_module(again, names=False) == text


@settings(max_examples=300, deadline=None)
@given(st.randoms(use_true_random=False))
def test_damaged_text_is_refused_with_a_place_or_read(choice: random.Random) -> None:
    text = EVERYTHING
    for _ in range(choice.randint(1, 3)):
        start, size = choice.randrange(len(text)), choice.choice([1, 1, 2, 8, 40])
        other = choice.randrange(len(text))
        new = choice.choice(["", text[other : other + size], choice.choice('%@^"(){}[]<>,:=?+-*/ x0\n\\'), "9" * 5000])
        text = text[:start] + new + text[start + size :]
    try:
        module = parse_module(text, "damaged.air")
        validate(module)
    except (TextError, ValidationError) as error:
        assert error.place.line > 0
    else:
        assert_round_trips(module)


def test_the_generator_builds_every_kind_of_operation() -> None:
    kinds: set[type] = set()
    for seed in range(60):
        for function in Generator(random.Random(seed)).build().functions.values():
            if function.body is not None:
                kinds |= {type(operation) for operation in ir.walk(function.body)}
    assert kinds == set(declaration.OPERATIONS.values())
