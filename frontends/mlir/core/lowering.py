"""The core of the lowering from MLIR to affine IR that all dialects share.

A handler gets the `Lowering` of the function at hand and one MLIR operation, and appends affine IR to `lowering.block`.
Regions are not lowered by recursion: a handler names the region and where it goes, and the work is done later, so that
deep nesting costs no stack. Values are in SSA form, so a region finds everything it uses in the value map.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from frontends.errors import Unsupported
from frontends.mlir.core.affine_function import AffineFunction, TooDeep
from frontends.mlir.core.emission import Emitter, view_type
from frontends.mlir.core.layout import is_aggregate
from frontends.mlir.core.locations import Places
from frontends.mlir.core.packs import packs
from frontends.mlir.core.registry import Registration, find
from frontends.mlir.core.scopes import Chain, Scope
from frontends.mlir.core.symbols import Symbol
from frontends.mlir.core.types import TypeConverter, UnsupportedType
from frontends.mlir.dialects.tensor.values import Tensors
from interp import ir
from interp.ir.cfg import reverse_postorder

__all__ = ["Lowering", "Symbols", "view_type"]

Terminator = Callable[["Lowering", Any], None]

_Scope = TypeVar("_Scope", bound=Scope)

# What compilers may rely on, and nothing is computed by. A program of which it is not true is undefined.
_CLAIMS = frozenset(
    (
        *("access_groups", "alias_scopes", "dereferenceable", "invariant", "invariantGroup", "memory_effects"),
        *("noalias_scopes", "tbaa"),
    )
)
# What passes leave on any operation for other passes: how loops are to be compiled.
_LABELS = frozenset(("unroll", "loop_annotation"))

# Operations that make memrefs of bytes or pointers.
_MOVING = ("memref.view", "unrealized_conversion_cast")

INLINE_DEPTH = 32  # how deep inlined blocks may be nested in one another


class Symbols(Protocol):
    """What a function's lowering asks of the module around it."""

    module: ir.Module
    text: str  # of the file
    scopes: Sequence[type[Scope]]  # around each function

    def require(self, user: Any, name: str) -> Symbol:
        """The symbol that the MLIR operation `user` refers to by `name`; has it lowered."""
        ...


@dataclass(slots=True)
class _Pending:
    """A block to be lowered: `terminate` takes the place of the terminator's own handler."""

    source: Any
    target: ir.Block
    place: ir.Place
    terminate: Terminator | None
    scopes: Chain


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


_FLAGS = ("noWrapFlags", "overflowFlags")


class Lowering(Emitter):
    """Lowers one function. Errors: `Unsupported`, with the place of the operation that is not modelled."""

    def __init__(
        self, bindings: Any, types: TypeConverter, places: Places, symbols: Symbols, operation: Any, place: ir.Place
    ) -> None:
        super().__init__(place)
        self.bindings = bindings
        self.symbols = symbols
        self.origins_move = any(each in symbols.text for each in _MOVING)
        self.values = _Values(self.unsupported)
        self.aggregates: dict[Any, list[ir.Value]] = {}  # the parts of values that are several
        self.blocks: dict[Any, ir.Block] = {}
        self.memo: dict[Any, Any] = {}  # what handlers worked out from attributes, by (purpose, attribute)
        self.unordered_reductions: list[ir.Place] = []
        self.unordered_sums: list[ir.Place] = []
        self.before_return: list[Callable[[Lowering], None]] = []  # what the function does last of all
        self.atomics: list[ir.Atomic] = []
        self.assumptions: set[str] = set()  # what the meaning given to an operation takes for granted
        self.choices: set[ir.Choice] = set()  # what of that the other program of a pair has to choose as well
        self.claims: set[str] = set()  # attributes that say what operations do not show
        self.result_types: list[ir.Type] = []  # of the function
        self.tensors = Tensors(self, operation)
        self._types = types
        self._places = places
        self._region_of: dict[ir.Block, ir.Region] = {}
        self._maps: dict[Any, AffineFunction] = {}
        self._pending: list[_Pending] = []
        self._ways: dict[Any, Callable[[Lowering, list[Any]], None]] = {}  # to lower blocks
        self._registrations: dict[str, Registration] = {}
        self._inlined = 0
        self._own: dict[type[Scope], Scope] = {}  # those of the whole function
        self._scopes = Chain()
        for kind in symbols.scopes:
            self.around_all(kind())
        self._operation: Any = operation

    # -- operations ----------------------------------------------------------------------------------------------------

    def unsupported(self, what: str = "", operation: Any = None) -> Unsupported:
        """The error that the operation at hand, or a part of it, is not modelled."""
        return Unsupported((operation or self._operation).name, self.place, what)

    def unsupported_at(self, operation: Any, what: str) -> Unsupported:
        """The error that an operation which is not at hand is not modelled."""
        return Unsupported(operation.name, self.place_of(operation), what)

    def lower(self, operation: Any) -> None:
        """Lowers one MLIR operation into the block at hand."""
        name = operation.name
        self.place = self._places.of(operation, self.place)
        self._operation = operation
        registration = self._registrations.get(name)
        if registration is None:
            registration = find(name)
            if registration is None:
                raise self.unsupported()
            self._registrations[name] = registration
            dialect = name.partition(".")[0]
            if dialect in packs().outside:
                self.assumptions.add(f"operations of '{dialect}' mean what {packs().outside[dialect]} makes of them")
        self.check_attributes(operation, registration.attributes)
        for override in self._scopes.overrides.get(name, ()):
            if override(self, operation):
                return
        registration.handler(self, operation)

    @staticmethod
    def is_label(name: str) -> bool:
        """Whether an attribute of this name says nothing of what any operation does."""
        return name in _LABELS or name in packs().labels

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

    def check_attributes(self, operation: Any, understood: frozenset[str]) -> None:
        """Raises `Unsupported` where an operation has an inherent attribute that is not understood."""
        for attribute in operation.attributes:
            name = attribute if isinstance(attribute, str) else attribute.name
            meaningful = "." not in name or name.startswith(packs().meaningful)
            if not meaningful or name in understood or self.is_label(name):
                if name in _CLAIMS:
                    self.claims.add(name)
                continue
            if name.startswith("__") and name.endswith("__"):
                # What a pass notes for itself or for another one; no operation has an inherent attribute named so.
                self.assumptions.add(f"the attribute {name} is a note of a pass and says nothing of what is computed")
                continue
            raise self.unsupported(f"attribute '{name}'")
        for name in sorted(understood & self._places.spelled_attributes):
            # MLIR drops an optional attribute without a word where its value is not of the kind that it knows. Flags of
            # the LLVM dialect are no attributes: frontends.mlir.dialects.llvm.properties reads them.
            if name in _FLAGS and operation.name.startswith("llvm."):
                continue
            if name not in operation.attributes and self._places.spells(self.place, name):
                raise self.unsupported(f"attribute '{name}' with a value that MLIR's parser ignores")

    # -- scopes --------------------------------------------------------------------------------------------------------

    def scope(self, kind: type[_Scope]) -> _Scope | None:
        """The innermost scope of a class around the operation at hand."""
        chain: Chain | None = self._scopes
        while chain is not None:
            if isinstance(chain.scope, kind):
                return chain.scope
            chain = chain.outer
        return None

    def own(self, kind: type[_Scope]) -> _Scope:
        """The scope of a class that the function as a whole has; made when it is first asked for."""
        found = self._own.get(kind)
        if found is None:
            found = self._own[kind] = kind()
        assert isinstance(found, kind)
        return found

    def around_all(self, scope: Scope) -> None:
        """From now on, `scope` is around all that is lowered of the function."""
        self._own[type(scope)] = scope
        self._scopes = Chain(scope, self._scopes)

    @contextmanager
    def entered(self, scope: Scope) -> Iterator[None]:
        """`scope` is around what is lowered in the `with` block, and around what that defers."""
        outer, self._scopes = self._scopes, Chain(scope, self._scopes)
        yield
        self._scopes = outer

    def finish_scopes(self, function: ir.Function) -> None:
        """Has the scopes of the whole function say of it what they know."""
        for scope in self._own.values():
            scope.finish(function)

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
        values = self.values
        return [values[operand] for operand in operation.operands]

    def index(self, mlir_value: Any) -> ir.Index:
        """An operand as an index operand; a number where it is an index constant."""
        value = self.values[mlir_value]
        return self.constants.get(value, value)

    def indices(self, mlir_values: Iterable[Any]) -> list[ir.Index]:
        values, constants = self.values, self.constants
        return [constants.get(value, value) for value in [values[each] for each in mlir_values]]

    def bind(self, mlir_value: Any, value: ir.Value) -> None:
        self.values[mlir_value] = value

    def define_later(self, mlir_value: Any, obtain: Callable[[], ir.Value]) -> None:
        """Has `obtain` called for each use of a value, where that is."""
        if is_aggregate(str(mlir_value.type)):
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

    def parts(self, mlir_value: Any) -> list[ir.Value]:
        """The values that stand for one MLIR value: its scalars where it is a struct, an array, a vector or a complex
        number; one view, whose last dimensions are those of its elements, where it is a memref of these."""
        found = self.aggregates.get(mlir_value)
        return found if found is not None else [self.values[mlir_value]]

    def view(self, mlir_value: Any) -> ir.Value:
        """The one view that stands for a memref or a tensor, whatever its elements are."""
        (view,) = self.parts(mlir_value)
        return view

    def type_of_view(self, mlir_value: Any) -> ir.View:
        """The type of that, which need not be there yet."""
        (type,) = self.part_types(mlir_value.type)
        assert isinstance(type, ir.View)
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
        if is_aggregate(str(mlir_value.type)):
            self.aggregates[mlir_value] = list(parts)
        else:
            (self.values[mlir_value],) = parts

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
        for size in operation.attributes[attribute]:
            groups.append(operands[start : start + size])
            start += size
        return groups

    # -- regions -------------------------------------------------------------------------------------------------------

    def body(
        self, source: Any, arguments: list[ir.Value] | None = None, terminate: Terminator | None = None
    ) -> ir.Region:
        """A region of one block that holds what the MLIR block `source` holds; it is filled later. `arguments` are
        bound to the block's arguments; by default there is one new value for each. `terminate` lowers the terminator.
        """
        if arguments is None:
            arguments = self.arguments(source)
        else:
            for argument, value in zip(source.arguments, arguments, strict=True):
                self.values[argument] = value
        target = ir.Block(arguments)
        self.defer(source, target, terminate)
        return ir.Region([target])

    def defer(self, source: Any, target: ir.Block, terminate: Terminator | None = None) -> None:
        """Has the operations of the MLIR block `source`, whose arguments are bound already, appended to `target`."""
        self._pending.append(_Pending(source, target, self.place, terminate, self._scopes))

    def lower_blocks_by(self, operation: Any, how: Callable[[Lowering, list[Any]], None]) -> None:
        """Has the blocks of an operation that is lowered next lowered by `how` but for their terminators."""
        self._ways.update((block, how) for region in operation.regions for block in region.blocks)

    def region(self, source: Any, entered: bool = False) -> ir.Region:
        """A region like the MLIR region `source`, which may hold several blocks; it is filled later. Blocks that no
        branch can reach never run, and are left out. Where it is `entered`, the arguments of its first block have
        their values already, and the region takes none."""
        if len(source.blocks) == 1 and not entered:
            return self.body(source.blocks[0])
        # A block comes after the blocks that dominate it, whatever their order in the text.
        blocks = _blocks_in_order(source)
        region = ir.Region([])
        for block in blocks:
            arguments = [] if entered and block is blocks[0] else self.arguments(block)
            target = ir.Block(arguments)
            self.blocks[block] = target
            self._region_of[target] = region
            region.blocks.append(target)
        for block in reversed(blocks):  # pending work is taken from the end
            self.defer(block, self.blocks[block])
        return region

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """Does what the `with` block defers at its end, while what surrounds it still holds."""
        outer, self._pending = self._pending, []
        place, operation = self.place, self._operation
        yield
        self._drain()
        self._pending = outer
        self.place, self._operation = place, operation

    def defer_at_once(self, source: Any, target: ir.Block) -> None:
        """Appends what the MLIR block `source` holds but for its terminator to `target`, now."""
        with self.at_once():
            self.defer(source, target, _nothing)

    def new_block(self) -> ir.Block:
        """Another block in the region of the block at hand, which must be one of several."""
        region = self._region_of[self.block]
        block = ir.Block()
        self._region_of[block] = region
        region.blocks.append(block)
        return block

    def inline(self, source: Any, arguments: Sequence[ir.Value]) -> list[ir.Value]:
        """Lowers the MLIR block `source` into the block at hand, its arguments being `arguments`, and gives the
        operands of its terminator, which itself is not lowered. One block can be inlined any number of times."""
        yielded = self.inline_parts(source, [[each] for each in arguments])
        if any(len(each) != 1 for each in yielded):
            raise self.unsupported("a body that yields an aggregate")
        return [part for (part,) in yielded]

    def inline_parts(self, source: Any, arguments: Sequence[Sequence[ir.Value]]) -> list[list[ir.Value]]:
        """The same with the parts of each argument, none for one that is not used, and of each operand."""
        if self._inlined >= INLINE_DEPTH:
            raise self.unsupported(f"more than {INLINE_DEPTH} levels of nested operations with a scalar body")
        self._inlined += 1
        for argument, parts in zip(source.arguments, arguments, strict=True):
            if parts:
                self.bind_parts(argument, parts)
        place, operation = self.place, self._operation
        outer, self._pending = self._pending, []
        operations = [each.operation for each in source.operations]
        for each in operations[:-1]:
            self.lower(each)
        yielded = [self.parts(each) for each in operations[-1].operands]
        self._drain()
        self.block.operations += self.tensors.ending(source)
        self._pending = outer
        self.place, self._operation = place, operation
        self._inlined -= 1
        return yielded

    def finish(self) -> None:
        """Does the deferred work."""
        self._drain()

    def _drain(self) -> None:
        block, scopes = self.block, self._scopes
        while self._pending:
            pending = self._pending.pop()
            self.block = pending.target
            self._scopes = pending.scopes
            self.place = pending.place
            operations = [each.operation for each in pending.source.operations]
            way = self._ways.pop(pending.source, None) if self._ways else None
            if way is not None:
                way(self, operations[:-1])
                operations = operations[-1:]
            for each in operations if pending.terminate is None else operations[:-1]:
                self.place = pending.place
                self.lower(each)
            if pending.terminate is not None:
                self.place = self._places.of(operations[-1], pending.place)
                self._operation = operations[-1]
                pending.terminate(self, operations[-1])
            self.block.operations[-1:-1] = self.tensors.ending(pending.source)
        self.block, self._scopes = block, scopes

    # -- maps and declarations -----------------------------------------------------------------------------------------

    def map(self, attribute: Any, operands: Sequence[ir.Index]) -> list[ir.Index]:
        """The results of an affine map attribute, applied to its dimensions, then its symbols."""
        return [self.apply(expression) for expression in self.map_expressions(attribute, operands)]

    def map_expressions(self, attribute: Any, operands: Sequence[ir.Index]) -> list[ir.Affine]:
        """The results of an affine map attribute as expressions that are not evaluated yet."""
        known = self._maps.get(attribute)
        if known is None:
            try:
                known = AffineFunction.of_map(self.bindings, attribute.value)
            except TooDeep as error:
                raise self.unsupported(str(error)) from None
            self._maps[attribute] = known
        return known(operands)

    def declare(self, name: str, arguments: Sequence[ir.Value], results: Sequence[ir.Value]) -> None:
        """Notes how a function that is defined elsewhere is called; one that is called in several ways has none."""
        found = ir.Declaration(tuple(each.type for each in arguments), tuple(each.type for each in results))
        declared = self.symbols.module.declared
        declared[name] = found if declared.get(name, found) == found else ir.Declaration((), ())


def _nothing(lowering: Lowering, terminator: Any) -> None:
    """For a terminator that says nothing."""


def _blocks_in_order(region: Any) -> list[Any]:
    """The blocks of an MLIR region that control reaches, each after those that dominate it."""
    blocks = list(region.blocks)
    number = {block: position for position, block in enumerate(blocks)}
    return [blocks[node] for node in reverse_postorder([[number[each] for each in _successors(b)] for b in blocks])]


def _successors(block: Any) -> list[Any]:
    operations = list(block.operations)
    return list(operations[-1].operation.successors) if operations else []
