"""Writes the MLIR of kernels in generic form."""

from __future__ import annotations

from collections.abc import Sequence

from frontends.errors import SyntaxProblem, Unsupported
from frontends.text.mlir_writer import MlirWriter
from frontends.tileir.statements import Statement
from frontends.tileir.types import NARROW_FLOATS, PartitionView, TensorView, Tile, tile
from interp.ir import Place
from interp.text.source import Source

Value = tuple[str, Tile]  # a name in MLIR, and its type

I1 = Tile((), "i1")
I32 = Tile((), "i32")
I64 = Tile((), "i64")
OPERAND_SEGMENTS = "operandSegmentSizes"


class Writer(MlirWriter):
    """The MLIR of one text. `names` are the tiles at hand: by the name in the text, the one in MLIR and the type."""

    def __init__(self, source: Source) -> None:
        super().__init__(source)
        self.names: dict[str, Value] = {}
        self.views: dict[str, TensorView | PartitionView] = {}
        self._statement: Statement | None = None
        self._place: Place | None = None
        self._unread: set[str] = set()  # attributes of the statement at hand that nobody has asked for

    def at(self, statement: Statement) -> None:
        """What is written from now on comes from this statement."""
        self._statement, self._place = statement, statement.place
        self._unread = set(statement.attributes)
        self.origin(statement.offset)

    def stand(self, place: Place) -> None:
        """What is written from now on belongs to an entry, and to no statement of it yet."""
        self._statement, self._place = None, place

    def unsupported(self, what: str = "") -> Unsupported:
        name = self._statement.name if self._statement is not None else "entry"
        return Unsupported(f"cuda_tile.{name}", self._place, what)

    def wrong(self, what: str) -> SyntaxProblem:
        """An error at the statement at hand."""
        return SyntaxProblem(what, self._place)

    def attributes(self, *names: str) -> dict[str, str]:
        """Those of the statement at hand, which may have these and no other. Raises `Unsupported`."""
        assert self._statement is not None
        for name, value in self._statement.attributes.items():
            if name not in names:
                raise self.unsupported(f"the attribute '{name}'{f' = {value}' if value else ''}")
        self._unread.clear()
        return self._statement.attributes

    def finish_statement(self) -> None:
        """An attribute that no handler asked for is not read past. Raises `Unsupported`."""
        if self._unread:
            self.attributes()

    def tile(self, text: str) -> Tile:
        """A type that is one of tiles. Raises `Unsupported`."""
        found = tile(text)
        if found is None:
            raise self.unsupported(f"type {text}")
        return found

    # -- text ----------------------------------------------------------------------------------------------------------

    def op(
        self, name: str, operands: Sequence[Value], result: Tile | None, properties: str = "", to: str = ""
    ) -> Value:
        """Writes an operation with one result, or none, and gives the result."""
        found = self.ops(name, operands, [] if result is None else [result], properties, to)
        return found[0] if found else ("", I1)

    def ops(
        self, name: str, operands: Sequence[Value], results: Sequence[Tile], properties: str = "", to: str = ""
    ) -> list[Value]:
        """Writes an operation, and gives its results."""
        values = ", ".join(value for value, _ in operands)
        types = ", ".join(type.mlir for _, type in operands)
        held = f" <{{{properties}}}>" if properties else ""
        count = len(results)
        to = to or self.fresh()
        bound = "" if not count else f"{to} = " if count == 1 else f"{to}:{count} = "
        self.line(f'{bound}"{name}"({values}){held} : ({types}) -> ({", ".join(each.mlir for each in results)})')
        return [(f"{to}#{at}" if count > 1 else to, each) for at, each in enumerate(results)]

    def constant(self, value: str, type: Tile) -> Value:
        if type.element in NARROW_FLOATS:
            if value not in ("0.0", "0.000000e+00", "0"):
                raise self.unsupported(f"the value {value} in {type.element}")
            name, _ = self.constant("0", type.of(type.scalar))
            return name, type
        typed = value if value in ("true", "false") else f"{value} : {type.element}"
        text = typed if not type.shape else f"dense<{value}> : {type.mlir}"
        return self.op("arith.constant", [], type, f"value = {text}")

    # -- values --------------------------------------------------------------------------------------------------------

    def value(self, name: str) -> Value:
        found = self.names.get(name)
        if name in self.views:
            raise self.unsupported("a view where a tile is expected")
        if found is None:
            raise self.wrong(f"the tile '{name}' is not defined here")
        return found

    def bind(self, name: str, value: Value) -> None:
        """A name of the program is a value of MLIR."""
        self.names[name] = value

    def widened(self, value: Value) -> Value:
        """A signed integer in 64 bits."""
        if value[1].element == "i64":
            return value
        return self.op("arith.extsi", [value], value[1].of("i64"))

    def number(self, value: str | int) -> Value:
        """A size or stride in 64 bits: a number, or the name of a value."""
        return self.constant(str(value), I64) if isinstance(value, int) else self.widened(self.value(value))

    def arithmetic(self, name: str, left: Value, right: Value) -> Value:
        return self.op(f"arith.{name}", [left, right], left[1], "overflowFlags = #arith.overflow<none>")

    def compare(self, predicate: int, left: Value, right: Value) -> Value:
        return self.op("arith.cmpi", [left, right], left[1].of("i1"), f"predicate = {predicate} : i64")

    def require(self, condition: Value, message: str) -> None:
        self.op("tt.assert", [condition], None, f'message = "{message}"')

    def promise(self, condition: Value, message: str) -> None:
        """What the kernel means where the condition does not hold is not known."""
        self.op("tt.assert", [condition], None, f'message = "{message}", promise = true')

    def splat(self, value: Value, shape: tuple[int, ...]) -> Value:
        """A scalar as a tile; without dimensions it is the scalar."""
        if not shape:
            return value
        return self.op("tt.splat", [value], Tile(shape, value[1].element, value[1].pointee))

    def spread(self, value: Value, dimension: int, shape: tuple[int, ...]) -> Value:
        """A tile of one dimension as that `dimension` of a tile of `shape`, the same along all others."""
        inner = value[1].shape
        for axis in range(len(shape)):
            if axis != dimension:
                inner = (*inner[:axis], 1, *inner[axis:])
                value = self.op("tt.expand_dims", [value], Tile(inner, value[1].element), f"axis = {axis} : i32")
        return self.op("tt.broadcast", [value], Tile(shape, value[1].element)) if inner != shape else value
