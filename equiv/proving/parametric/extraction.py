"""From a function of the affine IR to recurrence equations.

One walk over its operations. Whatever is not modelled raises `Outside` with its place: operations, attributes and flags
are listed, and what is not listed is refused.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from equiv.proving.parametric import intervals, loops, pointers, products, scalars
from equiv.proving.parametric.bindings import Bound
from equiv.proving.parametric.branches import Blocks
from equiv.proving.parametric.digits import Digits
from equiv.proving.parametric.equations import (
    Access,
    Buffer,
    Context,
    Equations,
    Freed,
    Loaded,
    Need,
    Outside,
    Reference,
    Uninitialized,
    same_cell,
)
from equiv.proving.parametric.forwarding import Forwarding
from equiv.proving.parametric.identity import ConstantData, Input, Literal, MemoryKey, Own
from equiv.proving.parametric.modelled import CHANGED, FUNCTION
from equiv.proving.parametric.operations import PARTIAL, Frame, Operations
from equiv.proving.parametric.views import Layouts, Memory, Pointer, Seen, cell_of, reshaped, row_major
from equiv.proving.parametric.while_loops import counted_while
from equiv.request.signature import Signature
from equiv.solver.linear.expression import (
    TRUE,
    ZERO,
    Formula,
    Linear,
    TooLarge,
    both,
    constant,
    either,
    floor_div,
    less,
    negate,
    not_negative,
    variable,
)
from interp import ir
from interp.ir.place import Place
from interp.machine.assembly.affine import sign_extend

_MOST_NODES = 4000
_DEEPEST_CALLS = 16


def extract(
    module: ir.Module,
    entry: str,
    signature: Signature,
    prefix: str,
    layouts: Layouts | None = None,
    settled: frozenset[ir.Operation] = frozenset(),
) -> Equations:
    """The equations of a function whose parameters are as the signature says. The operations `settled` show nowhere.
    Raises `Outside`, and `NeedsNumbers`, `NeedsElement` and `NeedsDigits` where it has to be called again with other
    layouts."""
    extraction = Extraction(module, signature, prefix, layouts or Layouts())
    extraction.settled = settled
    return extraction.function(module.functions[entry])


class Extraction(Operations):
    """The recurrence equations of one program. Raises `Outside` for what has none, with its place."""

    def __init__(self, module: ir.Module, signature: Signature, prefix: str, layouts: Layouts) -> None:
        super().__init__(Equations(prefix), Digits(layouts.weights))
        self.module, self.signature, self.layouts = module, signature, layouts
        self.settled: frozenset[ir.Operation] = frozenset()
        self._position = 0
        self._depth = 0
        self._loops = 0
        self._forwarding = Forwarding()
        self._globals: dict[str, Memory] = {}

    # -- functions -----------------------------------------------------------------------------------------------------

    def function(self, function: ir.Function) -> Equations:
        """The equations of a function and of all that it calls: its results, and what its memory holds at the end."""
        self._require_plain(function)
        context = Context()
        for parameter, known in zip(function.parameters, self.signature.parameters, strict=True):
            self.frame[parameter] = self._parameter(known.position, known.type, context, function.place)
        arguments = [self.frame[each].seen for each in function.parameters]
        returned = self._body(function, context)
        end = Context(time=(self.tick(),))
        for position, seen in enumerate(arguments):
            if seen is not None:
                self._observe((ir.OutputKind.ARGUMENT, position), seen, end, function.place)
        for name, buffer in self.module.globals.items():
            if not buffer.constant:
                seen = Seen(self._global(name), self._global(name).shape)
                self._observe((ir.OutputKind.GLOBAL, name), seen, end, buffer.place)
        self._results(returned, end, {seen: (ir.OutputKind.ARGUMENT, at) for at, seen in enumerate(arguments) if seen})
        self.digits.require()
        return self.equations

    def _require_plain(self, function: ir.Function) -> None:
        # Sums are taken in the order in which they are written; the level of the proof is that of sums in any order.
        if function.unordered_reductions:
            raise Outside("a reduction whose order is left open", function.unordered_reductions[0])
        if atomics := [each for each in function.atomics if not (each.dispensable or each.unseen)]:
            raise Outside("an atomic operation", atomics[0].place)
        if set(function.__struct_fields__) != FUNCTION:
            raise Outside("a function with attributes that are not known", function.place)
        if function.calls != 1 or function.ports is not None or function.holds_up or function.orders_later:
            raise Outside("a function with state, ports or an order of its own", function.place)

    def _parameter(self, position: int, type_: ir.Type, context: Context, place: Place) -> Bound:
        bound = Bound(type_, context, place)
        if isinstance(type_, ir.View):
            sizes = tuple(
                variable(f"p{position}_{at}") if size is None else constant(size) for at, size in enumerate(type_.shape)
            )
            if type_.strides is not None or type_.offset != 0:
                if type_.strides is None or None in type_.strides or None in type_.shape or type_.offset is None:
                    raise Outside("an argument whose layout its caller chooses", place)
                raise Outside("an argument that is not laid out in row-major order", place)
            given = (ir.OutputKind.ARGUMENT, position)
            bound.seen = Seen(self._memory(given, Input(given), sizes, type_.element, context, place), sizes)
            return bound
        if type_.is_pointer:
            raise Outside("a pointer as an argument", place)
        bound.data = self.leaf(Input((ir.OutputKind.ARGUMENT, position)), ())
        if type_.is_integer:
            symbol = variable(f"p{position}")
            if type_.width == 1:
                bound.condition = less(constant(0), symbol)
            else:
                bound.number = symbol
        return bound

    def _memory(
        self,
        key: MemoryKey,
        leaf: Input | ConstantData | None,
        sizes: tuple[Linear, ...],
        element: ir.Scalar | None,
        context: Context,
        place: Place,
        stack: bool = False,
        alignment: int = 1,
    ) -> Memory:
        """New memory; `leaf` is what it holds in the beginning, None where it is uninitialized."""
        number = len(self.equations.buffers)
        strides = row_major(sizes)
        flat = key in self.layouts.flat
        if flat and strides is None:
            raise Outside("a view of another shape over a dynamic inner size", place)
        cells = sizes
        if flat:
            cells = (sizes[0] * (strides[0] if strides else 1),) if sizes else (constant(1),)
        if leaf is None:
            initial = self.equations.add(Uninitialized(), (), TRUE, place).node
        else:
            leaf = replace(leaf, flat=flat)
            initial = self.leaf(leaf, cells).node
        self.equations.buffers.append(Buffer(number, leaf, initial, context.variables, cells, place))
        instance = tuple(variable(each) for each in context.variables)
        return Memory(number, key, instance, sizes, strides, element, flat, stack, alignment)

    def _observe(self, key: ir.Output, seen: Seen, end: Context, place: Place) -> None:
        """Makes what is in a view in the end an output: the cells of a whole buffer, the elements of another view."""
        whole = seen.offset is None
        sizes = self.equations.buffers[seen.memory.number].sizes if whole else seen.sizes
        names = tuple(f"{self.equations.prefix}c{at}" for at in range(len(sizes)))
        at = tuple(variable(each) for each in names)
        domain = both(*(not_negative(each) for each in at), *(less(a, b) for a, b in zip(at, sizes, strict=True)))
        context = Context(names, domain, end.time)
        cell, inside = (at, TRUE) if whole else cell_of(seen, at, place)
        # A view that goes beyond its buffer is no reason for a program to be undefined.
        self.require(Need.EXACT, context, inside, "a result beyond its memory", place)
        node = self._access(seen.memory, cell, TRUE, context, None, place).node
        self.equations.outputs[key], self.equations.shapes[node] = node, sizes

    def _results(self, returned: Sequence[Bound], end: Context, arguments: Mapping[Seen, ir.Output]) -> None:
        """Makes what a function returns outputs; `arguments` are the whole views that are observed already."""
        shown: set[int] = set()
        for position, bound in enumerate(returned):
            if not bound.is_memory:
                if isinstance(bound.type, ir.View) or bound.type.is_pointer:
                    raise Outside("a result that is memory", bound.place)
                value = self.data(bound)
                result = self.alias(((TRUE, value),), Context(), bound.place)
                self.equations.outputs[ir.OutputKind.RESULT, position] = result.node
                continue
            seen = self.seen(bound, bound.place)
            if seen in arguments:
                self.equations.returned[position] = arguments[seen]
                continue
            memory = seen.memory
            own = self.equations.buffers[memory.number].key is None and not memory.stack and not memory.instance
            if not own or memory.number in shown:
                raise Outside("a result in memory that is not all its own", bound.place)
            shown.add(memory.number)
            if memory.flat and seen.offset is None:
                assert memory.strides is not None
                seen = Seen(memory, seen.sizes, ZERO, memory.strides)
            self._observe((ir.OutputKind.RESULT, position), seen, end, bound.place)

    def _body(self, function: ir.Function, context: Context) -> list[Bound]:
        if function.body is None:
            raise Outside("a function that is only declared", function.place)
        return self.region(function.body, context, function.place)

    def region(self, region: ir.Region, context: Context, place: Place) -> list[Bound]:
        """Walks a region of one block; what its terminator hands on."""
        if len(region.blocks) != 1:
            return Blocks(self, region, place).walk(context)
        operations = region.blocks[0].operations
        for operation in operations[:-1]:
            context = self.visit(operation, context)
        last = operations[-1]
        if not isinstance(last, ir.Yield | ir.Return):
            raise Outside(f"'{last.mnemonic}' at the end of a region", last.place)
        return [self.frame[each] for each in last.values]

    def tick(self) -> int:
        """The next position among operations: later operations have larger ones."""
        self._position += 1
        return self._position

    def timed(self, context: Context) -> Context:
        """The context of one thing that happens."""
        return replace(context, time=(*context.time, self.tick()))

    def fresh_variable(self) -> str:
        """A name for the variable of one more loop."""
        self._loops += 1
        return f"{self.equations.prefix}{self._loops}"

    # -- operations ----------------------------------------------------------------------------------------------------

    def visit(self, operation: ir.Operation, context: Context) -> Context:
        """Walks an operation; the context of what comes after it, which is another one where that is after barriers."""
        if isinstance(operation, ir.Barrier) and type(operation) not in CHANGED:
            return intervals.barrier(self, operation, context)
        barriers = len(self.equations.barriers)
        try:
            self._visit(operation, context)
        except TooLarge as problem:
            raise Outside(str(problem), operation.place) from None
        return intervals.after(self, context, barriers)

    def _visit(self, operation: ir.Operation, context: Context) -> None:
        if operation in self.settled:
            self._require_total(operation)
            return
        place = operation.place
        if type(operation) in CHANGED:
            raise Outside(f"'{operation.mnemonic}' with attributes that are not known", place)
        match operation:
            case ir.Const(result=result, bits=bits):
                self.frame[result] = self._constant(result.type, bits, context, place)
            case ir.Apply(result=result, expression=expression):
                self.frame[result] = self._apply(result, expression, context, place)
            case ir.Op():
                self.scalar(operation, context)
            case ir.Select():
                self.frame[operation.result] = self.select(operation, context)
            case ir.Alloc():
                self._alloc(operation, context)
            case ir.Free(view=view):
                memory = pointers.freed(self, self.frame[view], place)
                if memory is None:
                    return
                if self.equations.buffers[memory.number].key is not None:
                    raise Outside("the end of memory that was not allocated here", place)
                timed = self.timed(context)
                self.equations.freed.append(Freed(memory.number, memory.instance, timed, place))
            case ir.Global(result=result, name=name):
                memory = self._global(name)
                self.frame[result] = Bound(result.type, context, place, seen=Seen(memory, memory.shape))
            case ir.Reshape():
                self.frame[operation.result] = self._reshape(operation, context)
            case ir.Extent():
                self.frame[operation.result] = self._extent(operation, context)
            case ir.Apart():
                self._apart(operation, context)
            case ir.Load(result=result, view=view, indices=indices, atomic=""):
                self.frame[result] = self._touch(view, indices, context, result.type, None, place)
            case ir.Store(value=value, view=view, indices=indices, atomic=""):
                self._touch(view, indices, context, value.type, self.frame[value], place)
            case ir.Address() | ir.Displace():
                self.frame[operation.result] = pointers.made(self, operation, context)
            case ir.For():
                loops.counted_for(self, operation, context)
            case ir.While():
                counted_while(self, operation, context)
            case ir.Parallel():
                loops.parallel(self, operation, context)
            case ir.If():
                self._if(operation, context)
            case ir.Execute(results=results, body=body):
                for value, bound in zip(results, self.region(body, context, place), strict=True):
                    self.frame[value] = bound
            case ir.Call():
                self._call(operation, context)
            case ir.Check(condition=condition, message=message):
                holds = self.condition(self.frame[condition], "a check", place)
                self.require(Need.DEFINED, context, holds, message, place)
            case _:
                raise Outside(f"'{operation.mnemonic}'", place)
        if len(self.equations.nodes) > _MOST_NODES:
            raise Outside(f"more than {_MOST_NODES} values", place)

    def _require_total(self, operation: ir.Operation) -> None:
        """That what is left out, as nothing but a check that holds uses it, is defined for all operands."""
        by = self.frame.get(operation.operands[-1]) if isinstance(operation, ir.Op) and operation.operands else None
        divides = by is not None and by.number is not None and by.number.is_constant and by.number.constant > 0
        partial = isinstance(operation, ir.Op) and operation.name in PARTIAL and not divides
        if partial or (isinstance(operation, ir.Displace) and operation.flags):
            raise Outside("a check of an address that may be undefined itself", operation.place)

    def index(self, index: ir.Index, place: Place, what: str = "an index") -> Linear:
        return constant(index) if isinstance(index, int) else self.number(self.frame[index], what, place)

    def _factor(self, index: ir.Index, place: Place, what: str = "an index") -> products.Product:
        if isinstance(index, int):
            return products.known(constant(index))
        return self.product(self.frame[index], what, place)

    def _constant(self, type_: ir.Type, bits: int, context: Context, place: Place) -> Bound:
        if not isinstance(type_, ir.Scalar):
            raise Outside("a constant view", place)
        bound = Bound(type_, context, place)
        if type_.is_pointer:
            bound.pointer = Pointer(None, constant(bits))
        elif not type_.is_integer:
            bound.data = self.leaf(Literal(type_.name, bits), ())
        elif type_.width == 1:
            bound.condition = scalars.bit(bits)
        else:
            bound.number = constant(sign_extend(bits, type_.width))
        return bound

    def _apply(self, result: ir.Value, expression: ir.Affine, context: Context, place: Place) -> Bound:
        bounds = tuple(self.frame[each] for each in ir.leaves(expression))
        if any(each.factor is None for each in bounds):
            raise Outside("an affine expression of data", place)
        numbers = {value: self.frame[value].number for value in ir.leaves(expression)}
        linear = {value: each for value, each in numbers.items() if each is not None}
        found = scalars.applied(expression, linear) if len(linear) == len(numbers) else None
        if found is None:
            factors = {value: self.frame[value].factor for value in numbers}
            product = products.applied(expression, {value: each for value, each in factors.items() if each})
            if product is None:
                raise Outside("a product of sizes, or a division by one", place)
            return Bound(result.type, context, place, product=product[0], needs=product[1], of=bounds)
        value, needs = self.digits.settled(found.value), self.digits.settled_in(found.needs)
        return Bound(result.type, context, place, number=value, needs=needs, of=bounds)

    # -- memory --------------------------------------------------------------------------------------------------------

    def _alloc(self, operation: ir.Alloc, context: Context) -> None:
        result, place, stack = operation.result, operation.place, operation.stack
        shape = tuple(self.index(each, place, "a size") for each in operation.sizes)
        self.require(Need.DEFINED, context, both(*(not_negative(each) for each in shape)), "a negative size", place)
        key = Own(self.equations.prefix, len(self.equations.buffers))
        if isinstance(result.type, ir.View):
            memory = self._memory(key, None, shape, result.type.element, context, place, stack)
            self._forwarding.allocated(memory, context)
            self.frame[result] = Bound(result.type, context, place, seen=Seen(memory, shape))
            return
        element = self.layouts.elements.get(key)
        cells = floor_div(shape[0], pointers.size_of(element, place)) if element is not None else shape[0]
        memory = self._memory(key, None, (cells,), element, context, place, stack, operation.alignment)
        self.frame[result] = Bound(result.type, context, place, pointer=Pointer(memory, ZERO))

    def _global(self, name: str) -> Memory:
        if name not in self._globals:
            buffer = self.module.globals[name]
            given = (ir.OutputKind.GLOBAL, name)
            leaf: Input | ConstantData = Input(given)
            if buffer.constant:
                if buffer.initial is None:
                    raise Outside("a constant without a value", buffer.place)
                text = ",".join(map(str, buffer.initial))
                digest = hashlib.sha256(text.encode()).hexdigest()
                leaf = ConstantData(str(buffer.element), buffer.shape, digest)
            shape = tuple(constant(each) for each in buffer.shape)
            memory = self._memory(given, leaf, shape, buffer.element, Context(), buffer.place)
            self._globals[name] = memory
        return self._globals[name]

    def _reshape(self, operation: ir.Reshape, context: Context) -> Bound:
        place, type_ = operation.place, operation.result.type
        assert isinstance(type_, ir.View)
        spread = self.frame[operation.base].spread
        base = Seen(spread.memory, ()) if spread else self.accessed(self.frame[operation.base], type_.element, place)
        if operation.base.type != ir.POINTER and products.are_counted(base.memory):
            view = products.Spread(
                base.memory,
                tuple(self._factor(each, place, "a size") for each in operation.sizes),
                self._factor(operation.offset, place, "an offset"),
                tuple(self._factor(each, place, "a stride") for each in operation.strides),
            )
            seen = Seen(view.memory, view.memory.shape) if view.is_whole else None
            return Bound(type_, context, place, seen=seen, spread=None if seen else view)
        offset = self.index(operation.offset, place, "an offset")
        if operation.base.type == ir.POINTER:
            offset += base.start
        sizes = tuple(self.index(each, place, "a size") for each in operation.sizes)
        strides = tuple(self.index(each, place, "a stride") for each in operation.strides)
        return Bound(type_, context, place, seen=reshaped(base, offset, sizes, strides, place))

    def _extent(self, operation: ir.Extent, context: Context) -> Bound:
        place = operation.place
        dimension = self.index(operation.dimension, place, "a dimension")
        spread = self.frame[operation.view].spread
        if spread is not None:
            return self._factor_bound(operation, products.extent(spread, operation.what, dimension, place), context)
        seen = self.seen(self.frame[operation.view], place)
        if operation.what is ir.ExtentKind.OFFSET:
            return Bound(operation.result.type, context, place, number=seen.start)
        if not dimension.is_constant or not 0 <= dimension.constant < len(seen.sizes):
            raise Outside("the size of a dimension that is not constant", place)
        if operation.what is ir.ExtentKind.SIZE:
            return Bound(operation.result.type, context, place, number=seen.sizes[dimension.constant])
        stride = seen.stride(dimension.constant)
        if stride is not None:
            return Bound(operation.result.type, context, place, number=stride)
        if seen.offset is not None or not products.are_counted(seen.memory):
            raise Outside(f"the {operation.what} of a view", place)
        return self._factor_bound(operation, products.stride(seen.memory, dimension.constant), context)

    def _factor_bound(self, operation: ir.Extent, factor: products.Product, context: Context) -> Bound:
        """What describes a view, as a number where it is one."""
        number = factor.value.linear if factor.value is not None and not factor.parts else None
        product = factor if number is None else None
        return Bound(operation.result.type, context, operation.place, number=number, product=product)

    def accessed(self, bound: Bound, element: ir.Type, place: Place) -> Seen:
        """The view, or that of the element under a pointer, in memory of elements of a type."""
        seen = pointers.element_under(self, bound, element, place) if bound.pointer else self.seen(bound, place)
        if seen.memory.element != element:
            raise Outside("an access of another type than the buffer's", place)
        return seen

    def converted(self, operation: ir.Op, operand: Bound, context: Context) -> Bound:
        return pointers.converted(self, operation, operand, context)

    def _touch(
        self,
        view: ir.Value,
        indices: Sequence[ir.Index],
        context: Context,
        element: ir.Type,
        value: Bound | None,
        place: Place,
    ) -> Bound:
        """The value of a load, or the one that is stored."""
        spread = self.frame[view].spread
        if spread is not None:
            return self._touch_spread(spread, indices, context, element, value, place)
        seen = self.accessed(self.frame[view], element, place)
        if value is not None and self._is_constant(seen.memory):
            raise Outside("a store to constant memory", place)
        cell, inside = cell_of(seen, [self.index(each, place) for each in indices], place)
        reference = self._access(seen.memory, cell, inside, context, self.data(value) if value else None, place)
        if value is not None:
            self._forwarding.stored(seen.memory, cell, value, context)
            return value
        known = self._forwarding.loaded(seen.memory, cell, reference, context, place)
        return known or Bound(element, context, place, data=reference)

    def _touch_spread(
        self,
        spread: products.Spread,
        indices: Sequence[ir.Index],
        context: Context,
        element: ir.Type,
        value: Bound | None,
        place: Place,
    ) -> Bound:
        """The value of a load, or the one that is stored, of an argument through a view with products of sizes."""
        memory = spread.memory
        if memory.element != element:
            raise Outside("an access of another type than the buffer's", place)
        cell, inside, within = products.cell_of(spread, [self._factor(each, place) for each in indices], place)
        self.equations.has_products = True
        self.require(Need.EXACT, self.timed(context), within, "an index that may be in another row, or nowhere", place)
        cell = tuple(self.digits.settled(each) for each in cell)
        reference = self._access(memory, cell, inside, context, self.data(value) if value else None, place)
        return value or Bound(element, context, place, data=reference)

    def _apart(self, operation: ir.Apart, context: Context) -> None:
        """Requires of each two elements of the views that they are not one, or have the same place in both."""
        place = operation.place
        views = [self.frame[each] for each in (operation.left, operation.right)]
        memories = [each.spread.memory if each.spread else self.seen(each, place).memory for each in views]
        if memories[0].key != memories[1].key:
            return
        sides = [self.seen(each, place) for each in views]
        if operation.pointwise and sides[0].sizes != sides[1].sizes:
            raise Outside("a copy within one buffer between views of different sizes", place)
        names = [[self.fresh_variable() for _ in each.sizes] for each in sides]
        indices = [[variable(name) for name in each] for each in names]
        bounds = [
            both(not_negative(index), less(index, size))
            for seen, at in zip(sides, indices, strict=True)
            for index, size in zip(at, seen.sizes, strict=True)
        ]
        left, right = (cell_of(seen, at, place)[0] for seen, at in zip(sides, indices, strict=True))
        holds = negate(both(*same_cell(left, right)))
        if operation.pointwise:
            holds = either(holds, both(*same_cell(*indices)))
        variables = (*context.variables, *names[0], *names[1])
        pairs = replace(self.timed(context), variables=variables, domain=both(context.domain, *bounds))
        self.require(Need.DEFINED, pairs, holds, operation.message, place)

    def _is_constant(self, memory: Memory) -> bool:
        return isinstance(self.equations.buffers[memory.number].key, ConstantData)

    def _access(
        self,
        memory: Memory,
        cell: tuple[Linear, ...],
        inside: Formula,
        context: Context,
        value: Reference | None,
        place: Place,
    ) -> Reference:
        """A load's value; of a store what it stores."""
        number = len(self.equations.accesses)
        timed = self.timed(context)
        self.equations.accesses.append(Access(number, memory.number, cell, timed, inside, value, place))
        self.require(Need.DEFINED, timed, inside, "an access out of bounds", place)
        if value is not None:
            return value
        return self.equations.add(Loaded(number), context.variables, both(context.domain, inside), place)

    # -- control -------------------------------------------------------------------------------------------------------

    def _if(self, operation: ir.If, context: Context) -> None:
        place = operation.place
        bound = self.frame[operation.condition]
        condition = self.condition(bound, "a branch", place)
        sides = []
        for region, holds in ((operation.then, condition), (operation.otherwise, negate(condition))):
            inner = replace(context, domain=both(context.domain, holds))
            sides.append(self.region(region, inner, place))
        for result, yes, no in zip(operation.results, *sides, strict=True):
            self.frame[result] = self.chosen(condition, yes, no, bound, context, place)

    def _call(self, operation: ir.Call, context: Context) -> None:
        callee = self.module.functions[operation.callee]
        if self._depth >= _DEEPEST_CALLS:
            raise Outside("calls that nest too deep", operation.place)
        self._require_plain(callee)
        outer = self.frame
        given = [outer[each] for each in operation.arguments]
        self.frame = Frame(zip(callee.parameters, given, strict=True))
        self._depth += 1
        returned = self._body(callee, context)
        self._depth -= 1
        self.frame = outer
        for result, bound in zip(operation.results, returned, strict=True):
            memory = bound.seen.memory if bound.seen else bound.pointer.memory if bound.pointer else None
            if memory is not None and memory.stack:
                raise Outside("a result on the stack of a function that has ended", operation.place)
            self.frame[result] = bound
