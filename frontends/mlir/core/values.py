"""The values of MLIR at hand, and the values of affine IR that stand for them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import product
from typing import Any

from msgspec import Struct

from frontends.contexts import text_of
from frontends.errors import Unsupported
from frontends.mlir.core.emission import Emitter
from frontends.mlir.core.layout import is_aggregate
from frontends.mlir.core.locations import Places
from frontends.mlir.core.sparse import is_sparse
from frontends.mlir.core.types import TypeConverter, UnsupportedType
from frontends.mlir.dialects.tensor.values import Tensors
from interp import ir


class _Values(dict[Any, ir.Value]):
    """The values at hand, by MLIR value. What is not among them is obtained where it is used (`later`), or has several
    parts, which not every operation takes."""

    def __init__(self, unsupported: Callable[[str], Unsupported]) -> None:
        super().__init__()
        self.later: dict[Any, Callable[[], ir.Value]] = {}
        self._unsupported = unsupported

    def __missing__(self, mlir_value: Any) -> ir.Value:
        obtain = self.later.get(mlir_value)
        if obtain is not None:
            return obtain()
        raise self._unsupported(f"type {mlir_value.type}, an aggregate value")


class InMemory(Struct):
    """A vector in a buffer of its own. `uses` counts those that are still to come, None where the buffer stays."""

    buffer: ir.Value
    shape: tuple[int, ...]
    uses: int | None


class ValueLowering(Emitter):
    """Emits for one MLIR operation after the other, and knows what stands for their operands."""

    tensors: Tensors

    def __init__(self, types: TypeConverter, places: Places, operation: Any, place: ir.Place) -> None:
        super().__init__(place)
        self.values = _Values(self.unsupported)
        self.aggregates: dict[Any, list[ir.Value]] = {}  # the parts of values that are several
        self.wide: dict[Any, InMemory] = {}  # vectors that are kept in memory
        self._wide_later: dict[Any, Callable[[], InMemory]] = {}  # those that are obtained where they are used
        self._types = types
        self._places = places
        self._operation: Any = operation

    # -- the operation at hand -----------------------------------------------------------------------------------------

    @property
    def at_hand(self) -> Any:
        """The MLIR operation that is being lowered."""
        return self._operation

    @property
    def operation_name(self) -> str:
        return str(self._operation.name)

    def unsupported(self, what: str = "", operation: Any = None) -> Unsupported:
        """The error that the operation at hand, or a part of it, is not modelled."""
        return Unsupported((operation or self._operation).name, self.place, what)

    def unsupported_at(self, operation: Any, what: str) -> Unsupported:
        """The error that an operation which is not at hand is not modelled."""
        return Unsupported(operation.name, self.place_of(operation), what)

    def place_at(self, operation: Any) -> None:
        """What is emitted from now on comes from an MLIR operation that is not lowered by a handler."""
        self.place = self._places.of(operation, self.place)
        self._operation = operation

    def place_of(self, operation: Any) -> ir.Place:
        """Where an operation stands."""
        return self._places.of(operation, self.place)

    def result_name(self, operation: Any) -> str:
        """What the text calls the first result of the operation at hand, or nothing."""
        return self._places.result_name(self.place_of(operation), 0)

    # -- values and types ----------------------------------------------------------------------------------------------

    def type(self, mlir_type: Any) -> ir.Type:
        try:
            return self._types.convert(mlir_type)
        except UnsupportedType as error:
            raise self.unsupported(str(error)) from None

    def scalar(self, mlir_type: Any) -> ir.Scalar:
        converted = self.type(mlir_type)
        if not isinstance(converted, ir.Scalar):
            raise self.unsupported(f"type {mlir_type} where a scalar is needed")
        return converted

    def value(self, mlir_value: Any) -> ir.Value:
        return self.values[mlir_value]

    def operands(self, operation: Any) -> list[ir.Value]:
        """The values of all operands, each of which is one."""
        values = self.values
        return [values[operand] for operand in operation.operands]

    def index(self, mlir_value: Any) -> ir.Index:
        """An operand as an index operand; a number where it is an index constant."""
        value = self.values[mlir_value]
        return self.constants.get(value, value)

    def indices(self, mlir_values: Iterable[Any]) -> list[ir.Index]:
        """Values as index operands: constants as numbers."""
        values, constants = self.values, self.constants
        return [constants.get(value, value) for value in [values[each] for each in mlir_values]]

    def bind(self, mlir_value: Any, value: ir.Value) -> None:
        """A value of MLIR is one of affine IR."""
        self.values[mlir_value] = value

    def define_later(self, mlir_value: Any, obtain: Callable[[], ir.Value]) -> None:
        """Has `obtain` called for each use of a value, where that is."""
        if is_aggregate(text_of(mlir_value.type)) or self._is_in_arrays(mlir_value.type):
            raise self.unsupported(f"a forward reference to a value of type {mlir_value.type}")
        self.values.pop(mlir_value, None)
        self.values.later[mlir_value] = obtain

    def result(self, operation: Any, position: int = 0) -> ir.Value:
        """A new value for a result of an MLIR operation."""
        mlir_value = operation.results[position]
        value = ir.Value(self.type(mlir_value.type), self._places.result_name(self.place, position))
        self.values[mlir_value] = value
        return value

    def results(self, operation: Any) -> list[ir.Value]:
        return [self.result(operation, position) for position in range(len(operation.results))]

    def argument(self, mlir_argument: Any) -> ir.Value:
        """A new value for a block argument."""
        value = ir.Value(self.type(mlir_argument.type), self._places.argument_name(mlir_argument.location))
        self.values[mlir_argument] = value
        return value

    @property
    def file(self) -> str:
        """What is read, as the user knows it."""
        return self._places.file

    @property
    def has_tensors(self) -> bool:
        """Whether tensors may be among the values at hand."""
        return self._types.met_tensors

    def argument_name(self, mlir_argument: Any) -> str:
        """What the text calls a block argument, or nothing."""
        return self._places.argument_name(mlir_argument.location)

    def part_types(self, mlir_type: Any) -> tuple[ir.Type, ...]:
        """The types of the values that stand for one of this type."""
        try:
            return self._types.parts(mlir_type)
        except UnsupportedType as error:
            raise self.unsupported(str(error)) from None

    @property
    def sparse_by_storage(self) -> bool:
        """Whether sparse tensors are handles of their storage."""
        return self._types.sparse_by_storage

    @property
    def sparse_in_arrays(self) -> bool:
        """Whether these are the arrays of the storage themselves, and the fields of its specifier."""
        return self._types.sparse_in_arrays

    @property
    def sparse_in_library(self) -> bool:
        """Whether MLIR's runtime library is called to make and end the storage of sparse tensors."""
        return self._types.sparse_in_library

    @property
    def whole_matrices(self) -> bool:
        """Whether a matrix that the lanes of a subgroup hold together is one value."""
        return self._types.whole_matrices

    @property
    def vscale(self) -> int:
        """How many times as long as their types say scalable vectors are here; what asks for it depends on it."""
        self._types.met_scalable = True
        return self._types.vscale

    def parts(self, mlir_value: Any) -> list[ir.Value]:
        """The values that stand for one MLIR value: its scalars where it is a struct, an array, a vector or a complex
        number; one view, whose last dimensions are those of its elements, where it is a memref of these."""
        found = self.aggregates.get(mlir_value)
        if found is None and (vector := self.in_memory(mlir_value)) is not None:
            return [self.load(vector.buffer, position) for position in product(*map(range, vector.shape))]
        return found if found is not None else [self.values[mlir_value]]

    def in_memory(self, mlir_value: Any) -> InMemory | None:
        """The buffer of a vector that is kept in memory; None for other values."""
        later = self._wide_later.get(mlir_value)
        return later() if later is not None else self.wide.get(mlir_value)

    def define_vector_later(self, mlir_value: Any, obtain: Callable[[], InMemory]) -> None:
        """Has `obtain` called for each use of a vector, where that is."""
        self._wide_later[mlir_value] = obtain

    def end_use(self, mlir_value: Any) -> None:
        """Has the buffer of a vector end with the last of its uses."""
        vector = self.wide.get(mlir_value)
        if vector is not None and vector.uses is not None:
            vector.uses -= 1
            if vector.uses <= 0:
                del self.wide[mlir_value]
                self.free(vector.buffer)

    def view(self, mlir_value: Any) -> ir.Value:
        """The one view that stands for a memref or a tensor, whatever its elements are."""
        (view,) = self.parts(mlir_value)
        return view

    def type_of_view(self, mlir_value: Any) -> ir.View:
        """The type of that, which need not be there yet."""
        (type,) = self.part_types(mlir_value.type)
        if not isinstance(type, ir.View):
            raise self.unsupported(f"the elements of a {mlir_value.type}, of which the storage is known alone")
        return type

    def flat(self, mlir_values: Iterable[Any]) -> list[ir.Value]:
        """The parts of all values, one after the other."""
        return [part for each in mlir_values for part in self.parts(each)]

    def handed(self, operation: Any, first: int = 0, count: int | None = None) -> list[ir.Value]:
        """The parts of the operands that an MLIR operation hands to block arguments or results, from operand `first`
        on: tensors that it must not share are copied."""
        operands = list(operation.operands)[first : None if count is None else first + count]
        if not self.has_tensors:
            return self.flat(operands)
        return [part for at, each in enumerate(operands, first) for part in self.tensors.handed(operation, at, each)]

    def bind_parts(self, mlir_value: Any, parts: Sequence[ir.Value]) -> None:
        """A value of MLIR is a list of scalars, or one value where its type is no aggregate."""
        if is_aggregate(text_of(mlir_value.type)) or self._is_in_arrays(mlir_value.type):
            self.aggregates[mlir_value] = list(parts)
        else:
            (self.values[mlir_value],) = parts

    def _is_in_arrays(self, mlir_type: Any) -> bool:
        return self.sparse_in_arrays and is_sparse(mlir_type)

    def new_parts(self, mlir_value: Any, name: str) -> list[ir.Value]:
        """New values for the parts of an MLIR value."""
        types = self.part_types(mlir_value.type)
        parts = [
            ir.Value(type, name if len(types) == 1 or not name else f"{name}_{at}") for at, type in enumerate(types)
        ]
        self.bind_parts(mlir_value, parts)
        return parts

    def flat_results(self, operation: Any, without: Sequence[int] = ()) -> list[ir.Value]:
        """New values for the parts of all results of an MLIR operation but some."""
        found = []
        for position, mlir_value in enumerate(operation.results):
            if position not in without:
                found += self.new_parts(mlir_value, self._places.result_name(self.place, position))
        return found

    def arguments(self, mlir_block: Any) -> list[ir.Value]:
        """New values for the parts of all arguments of an MLIR block."""
        found = []
        for each in mlir_block.arguments:
            found += self.new_parts(each, self._places.argument_name(each.location))
        return found

    def segments(self, operation: Any, attribute: str = "operandSegmentSizes") -> list[list[Any]]:
        """The MLIR operands of an operation, grouped as its segment sizes say."""
        operands = list(operation.operands)
        groups, start = [], 0
        sizes = operation.attributes[attribute]
        for size in [sizes[at] for at in range(len(sizes))]:  # to iterate over them takes the bindings longer
            groups.append(operands[start : start + size])
            start += size
        if start != len(operands):  # only where nobody checks operations of a dialect
            raise self.unsupported(f"{len(operands)} operands in groups of {start}")
        return groups
