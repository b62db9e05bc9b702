"""Appending scalars and control of affine IR to a block, for frontends of any language."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from interp import ir


class ScalarEmitter:
    """Emits to the `block` at hand, for what stands at `place`."""

    def __init__(self, place: ir.Place) -> None:
        self.place = place
        self.block = ir.Block()
        self.constants: dict[ir.Value, int] = {}  # the integer constants among the values
        self._undefined: dict[ir.Scalar, ir.Value] = {}

    def emit(self, operation: ir.Operation) -> None:
        self.block.operations.append(operation)

    def op(self, name: str, operands: Sequence[ir.Value], type: ir.Type, flags: tuple[str, ...] = ()) -> ir.Value:
        """A scalar operation with one result."""
        result = ir.Value(type)
        self.emit(ir.Op(place=self.place, results=[result], name=name, operands=list(operands), flags=flags))
        return result

    def constant(self, bits: int, type: ir.Scalar = ir.INDEX) -> ir.Value:
        """A constant by its pattern; negative integers are taken in two's complement."""
        result = ir.Value(type)
        self.define_constant(result, bits)
        return result

    def define_constant(self, result: ir.Value, bits: int) -> None:
        """Gives `result`, of scalar type, the value of a pattern; negative integers are taken in two's complement."""
        assert isinstance(result.type, ir.Scalar)
        bits &= (1 << result.type.width) - 1
        if result.type.is_integer and 1 < result.type.width <= 64:
            self.constants[result] = bits - (1 << result.type.width) if bits >> (result.type.width - 1) else bits
        self.emit(ir.Const(place=self.place, result=result, bits=bits))

    def undefined(self, type: ir.Type) -> ir.Value:
        """A value that no one has defined: it may be passed on, but what is computed from it is poison."""
        assert isinstance(type, ir.Scalar)
        return self._undefined.setdefault(type, ir.Value(type))

    def define_undefined(self, entry: ir.Block) -> None:
        """Has the values of `undefined` at the start of a function: what memory holds that nothing has written."""
        definitions: list[ir.Operation] = []
        for type, value in self._undefined.items():
            buffer = ir.Value(ir.View(type, ()))
            definitions += [
                ir.Alloc(place=self.place, result=buffer, sizes=[]),
                ir.Load(place=self.place, result=value, view=buffer, indices=[]),
                ir.Free(place=self.place, view=buffer),
            ]
        entry.operations[:0] = definitions


class ControlEmitter(ScalarEmitter):
    """Emits loops and choices too, whose bodies are what functions emit."""

    def region(self, arguments: list[ir.Value], body: Callable[[], Sequence[ir.Value]]) -> ir.Region:
        outer, self.block = self.block, ir.Block(arguments)
        values = list(body())
        self.emit(ir.Yield(place=self.place, values=values))
        inner, self.block = self.block, outer
        return ir.Region([inner])

    def loop(
        self,
        count: int,
        carried: Sequence[ir.Value],
        body: Callable[[ir.Value, list[ir.Value]], Sequence[ir.Value]],
    ) -> list[ir.Value]:
        """Runs `body` for 0 to `count` - 1, each time with the values that it gave before; gives the last ones."""
        place, index = self.place, ir.Value(ir.INDEX)
        inside, results = ([ir.Value(each.type) for each in carried] for _ in range(2))
        region = self.region([index, *inside], lambda: body(index, inside))
        self.emit(
            ir.For(place=place, results=results, lower=0, upper=count, step=1, carried=list(carried), body=region)
        )
        return results

    def each(self, count: int, body: Callable[[ir.Value], None]) -> None:
        """Runs `body` for 0 to `count` - 1."""

        def without(index: ir.Value, _: list[ir.Value]) -> Sequence[ir.Value]:
            body(index)
            return ()

        self.loop(count, (), without)

    def either(
        self,
        condition: ir.Value,
        types: Sequence[ir.Type],
        then: Callable[[], Sequence[ir.Value]],
        otherwise: Callable[[], Sequence[ir.Value]],
    ) -> list[ir.Value]:
        """What `then` gives where the condition holds, else what `otherwise` does; values of `types`."""
        results = [ir.Value(each) for each in types]
        self.emit(
            ir.If(
                place=self.place,
                results=results,
                condition=condition,
                then=self.region([], then),
                otherwise=self.region([], otherwise),
            )
        )
        return results

    def when(self, condition: ir.Value, then: Callable[[], None]) -> None:
        """Runs `then` where the condition holds."""

        def without() -> Sequence[ir.Value]:
            then()
            return ()

        self.either(condition, (), without, tuple)
