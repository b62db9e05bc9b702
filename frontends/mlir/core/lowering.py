"""The core of the lowering from MLIR to affine IR that all dialects share.

A handler gets the `Lowering` of the function at hand and one MLIR operation, and appends affine IR to `lowering.block`.
Regions are not lowered by recursion: a handler names the region and where it goes, and the work is done later, so that
deep nesting costs no stack. Values are in SSA form, so a region finds everything it uses in the value map.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from frontends.api import named
from frontends.mlir.core.affine_function import AffineFunction, TooDeep
from frontends.mlir.core.emission import view_type
from frontends.mlir.core.isolation import problem_of
from frontends.mlir.core.locations import Places
from frontends.mlir.core.mentions import Mentions
from frontends.mlir.core.packs import packs
from frontends.mlir.core.registry import Registration, find
from frontends.mlir.core.scopes import Chain, Scope
from frontends.mlir.core.sparse import is_sparse, knows_storage
from frontends.mlir.core.symbols import Symbol
from frontends.mlir.core.syntax.forms import REFUSED
from frontends.mlir.core.types import TypeConverter
from frontends.mlir.core.values import ValueLowering
from frontends.mlir.dialects.llvm.alignments import impossible_alignment
from frontends.mlir.dialects.llvm.claims import ABOUT_MEMORY, ABOUT_VALUES, Claims
from frontends.mlir.dialects.llvm.pointer_uses import function_of, is_pointer
from frontends.mlir.dialects.tensor.values import Tensors
from interp import ir
from interp.ir.cfg import reverse_postorder

__all__ = ["Lowering", "Symbols", "view_type"]

Terminator = Callable[["Lowering", Any], None]

_Scope = TypeVar("_Scope", bound=Scope)

# What compilers may rely on, and nothing is computed by. A program of which it is not true is undefined.
_CLAIMS = ABOUT_MEMORY | ABOUT_VALUES
_NOTED = _CLAIMS | {"alignment", "arg_attrs", "res_attrs"}  # of which more is to be known than that it is understood
_DEFINED, _RANGE = "llvm.noundef", "llvm.range"
_BOUNDS = re.compile(r", (-?\d+), (-?\d+)>")
_OF_WHAT_IS_CALLED = frozenset(("llvm.nocapture",))
_INTRINSICS = ("llvm.intr.", "nvvm.", "rocdl.")  # whose operands may have attributes as those of functions
# What passes leave on any operation for other passes: how loops are to be compiled.
_LABELS = frozenset(("unroll", "loop_annotation"))

# Operations that make memrefs of bytes or pointers.
_MOVING = ("memref.view", "unrealized_conversion_cast")

INLINE_DEPTH = 32  # how deep inlined blocks may be nested in one another


class Symbols(Protocol):
    """What a function's lowering asks of the module around it."""

    module: ir.Module
    text: str  # of the file
    mentions: Mentions  # in it
    shared: dict[Any, Any]  # what handlers worked out from the whole program, by (purpose, operation)
    entry: str  # the name of the function that is asked for
    scopes: Sequence[type[Scope]]  # around each function

    def require(self, user: Any, name: str) -> Symbol:
        """The symbol that the MLIR operation `user` refers to by `name`; has it lowered."""
        ...

    def inlined(self, user: Any, name: str) -> Symbol:
        """The same for what takes what the symbol holds instead of calling it."""
        ...


class _Pending(Struct):
    """A block to be lowered: `terminate` takes the place of the terminator's own handler."""

    source: Any
    target: ir.Block
    place: ir.Place
    terminate: Terminator | None
    scopes: Chain


_FLAGS = ("noWrapFlags", "overflowFlags")


class Lowering(ValueLowering):
    """Lowers one function. Errors: `Unsupported`, with the place of the operation that is not modelled."""

    def __init__(
        self, bindings: Any, types: TypeConverter, places: Places, symbols: Symbols, operation: Any, place: ir.Place
    ) -> None:
        super().__init__(types, places, operation, place)
        self.bindings = bindings
        self.symbols = symbols
        self.origins_move = symbols.mentions.any(*_MOVING)
        self._hints = [name for name in packs().of_results if symbols.mentions.any(name)]
        self.blocks: dict[Any, ir.Block] = {}
        self.memo: dict[Any, Any] = {}  # what handlers worked out from attributes, by (purpose, attribute)
        self.hands_over = False  # buffers to a kernel, of which more is known then
        self.unordered_reductions: list[ir.Place] = []
        self.unordered_sums: list[ir.Place] = []
        self.before_return: list[Callable[[Lowering], None]] = []  # what the function does last of all
        self.atomics: list[ir.Atomic] = []
        self.assumptions: set[str] = set()  # what the meaning given to an operation takes for granted
        self.choices: set[ir.Choice] = set()  # what of that the other program of a pair has to choose as well
        self.understated: dict[ir.Place, int] = {}  # accesses that promise less than the size of what they access
        self.claims: set[str] = set()  # attributes that say what operations do not show
        self.claimed: set[ir.Claim] = set()  # what operations say by them
        self.result_types: list[ir.Type] = []  # of the function
        self.tensors = Tensors(self, operation)
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

    # -- operations ----------------------------------------------------------------------------------------------------

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
        if self.sparse_by_storage and not knows_storage(name):
            for each in (*operation.operands, *operation.results):
                if is_sparse(each.type):
                    raise self.unsupported(f"a {each.type}, of which the storage is known alone")
        for override in self._scopes.overrides.get(name, ()):
            if override(self, operation):
                return
        registration.handler(self, operation)
        if self.wide:
            for each in operation.operands:
                self.end_use(each)
        if operation.name.startswith(_INTRINSICS):
            self.require_results(operation)
        for hint in self._hints:
            if hint in operation.attributes:
                named(packs().of_results[hint])(self, operation, hint)

    def require_results(self, operation: Any, of_launch: bool = False) -> None:
        """Numbers are what `res_attrs` says of them. One out of its range is poison, which those of a launch, by which
        memory is addressed, may not be."""
        for at, (value, names) in enumerate(
            zip(operation.results, operation.attributes.get("res_attrs", ()), strict=False)
        ):
            if _DEFINED in names and self._is_float(value):
                # A comparison of what a library's function gave would seem to depend on its last bits.
                said = f"{_DEFINED} of result {at} of {operation.name}"
                self.claimed.add(self.claims_around(operation).about_call(operation, said, self.place))
            elif _DEFINED in names and not is_pointer(value):
                self.require_no_poison(value)
            if _RANGE in names:
                self._require_in_range(value, str(names[_RANGE]), of_launch or _DEFINED in names)

    def require_no_poison(self, value: Any) -> None:
        """The program is undefined where a number is poison: what is computed with it is, and may not decide."""
        for part in self.parts(value):
            if isinstance(part.type, ir.Scalar) and part.type != ir.POINTER:
                same = self.op("cmpi.eq" if part.type.is_integer else "cmpf.ueq", [part, part], ir.I1)
                self.require(same, "what is 'llvm.noundef' is no poison")

    def _is_float(self, value: Any) -> bool:
        return any(isinstance(each, ir.Scalar) and not each.is_integer for each in self.part_types(value.type))

    def _require_in_range(self, value: Any, text: str, is_defined: bool) -> None:
        """A number that is no poison is in a range, which may go on from the largest number to the smallest."""
        found = _BOUNDS.search(text)
        if found is None or not is_defined:
            raise self.unsupported(f"attribute '{_RANGE} = {text}'")
        low, high = int(found[1]), int(found[2])
        for part in self.parts(value):
            assert isinstance(part.type, ir.Scalar)
            mask = (1 << part.type.width) - 1
            above = self.op("subi", [part, self.constant(low & mask, part.type)], part.type)
            inside = self.op("cmpi.ult", [above, self.constant(high - low & mask, part.type)], ir.I1)
            self.require(inside, f"a number is in '{_RANGE}'")

    @staticmethod
    def is_label(name: str) -> bool:
        """Whether an attribute of this name says nothing of what any operation does."""
        return name in _LABELS or name in packs().labels

    def check_attributes(self, operation: Any, understood: frozenset[str]) -> None:
        """Raises `Unsupported` where an operation has an inherent attribute that is not understood."""
        if operation.name in packs().understood:
            understood |= packs().understood[operation.name]
        for attribute in operation.attributes:
            name = attribute if isinstance(attribute, str) else attribute.name
            if name in understood and name not in _NOTED:
                continue
            meaningful = "." not in name or name.startswith(packs().meaningful)
            if not meaningful or name in understood or self.is_label(name):
                if name in _CLAIMS and str(operation.attributes[name]) != "false":
                    self.claims.add(name)
                    self._note_claim(operation, name)
                elif name in ("arg_attrs", "res_attrs") and operation.name.startswith(_INTRINSICS):
                    self.note_claims(operation, name, operation.name)
                self._require_alignment_possible(operation, name)
                continue
            if name.startswith("__") and name.endswith("__"):
                # What a pass notes for itself or for another one; no operation has an inherent attribute named so.
                self.assumptions.add(f"the attribute {name} is a note of a pass and says nothing of what is computed")
                continue
            raise self.unsupported(f"attribute '{name}'")
        for name, why in sorted(self._places.unread.get(operation.name, {}).items()) if self._places.unread else ():
            # Which of the operations of this name have it is no longer known.
            if not self.is_label(name):
                raise self.unsupported(f"property '{name}', {why}")
        spelled = understood & self._places.spelled_attributes
        for name in sorted(spelled) if spelled else ():
            # MLIR drops an optional attribute without a word where its value is not of the kind that it knows. Flags of
            # the LLVM dialect are no attributes: frontends.mlir.dialects.llvm.properties reads them.
            if name in _FLAGS and operation.name.startswith("llvm."):
                continue
            if name not in operation.attributes and self._places.spells(self._places.of(operation, self.place), name):
                raise self.unsupported(f"attribute '{name}' with a value that MLIR's parser ignores")

    def _require_alignment_possible(self, operation: Any, name: str) -> None:
        if name in ("alignment", "arg_attrs", "res_attrs"):
            number = impossible_alignment(operation, name)
            if number is not None:
                raise self.unsupported(f"an alignment of {number}, which is no power of two")

    def claims_around(self, operation: Any) -> Claims:
        """Those of the function that an operation is in."""
        return self.claims_of(function_of(operation))

    def claims_of(self, function: Any) -> Claims:
        """Those of a function, or of a kernel that was handed its buffers (`hand_over`)."""
        key = ("claims", function)
        if key not in self.memo:
            named = "sym_name" in function.attributes and function.attributes["sym_name"].value == self.symbols.entry
            self.memo[key] = Claims(function, named, self._texts)
        found: Claims = self.memo[key]
        return found

    def hand_over(self, kernel: Any, buffers: Mapping[Any, Any]) -> None:
        """What is lowered of a kernel from now on is on these buffers, by its arguments."""
        self.hands_over = True
        self.memo["claims", kernel] = Claims(kernel, False, self._texts, buffers)

    @property
    def _texts(self) -> dict[Any, str]:
        texts: dict[Any, str] = self.symbols.shared.setdefault("texts of programs", {})
        return texts

    def _note_claim(self, operation: Any, name: str) -> None:
        claims = self.claims_around(operation)
        if name in ABOUT_MEMORY:
            self.claimed.update(claims.about_memory(operation, name, self.place))
        else:
            said = f"{name} = {operation.attributes[name]}"
            self.claimed.update(claims.about_value(operation, each, said, self.place) for each in operation.results)

    def note_claims(
        self,
        operation: Any,
        attribute: str,
        of: str,
        names: Container[str] | None = None,
        said: Any = None,
        values: Sequence[Any] | None = None,
    ) -> None:
        """What `arg_attrs` or `res_attrs` say of an intrinsic, or those with one of these `names` of a call,
        beside what is required. They are those of the operation unless they are `said` by another one, and of its
        operands or results unless they are of other `values`."""
        claims = self.claims_around(operation)
        if values is None:
            values = operation.operands if attribute == "arg_attrs" else operation.results
        for at, entries in enumerate((said or operation).attributes[attribute]):
            for each in entries:
                name = each if isinstance(each, str) else each.name
                if name == "llvm.align" or (names is not None and name not in names):
                    continue
                is_number = name == _DEFINED and not is_pointer(values[at])
                is_required = is_number and not (names is None and self._is_float(values[at]))
                if is_required and names is None and attribute == "arg_attrs":
                    self.require_no_poison(values[at])
                if is_required and (names is None or attribute == "arg_attrs" or said is not None):
                    continue  # which is required
                if name == _RANGE and names is None and attribute == "res_attrs":
                    continue  # the same
                what = f"{name} = {entries[name]} of {attribute} {at} of {of}"
                if is_number or name in _OF_WHAT_IS_CALLED:
                    self.claimed.add(claims.about_call(operation, what, self.place))
                elif name == "llvm.noalias":
                    self.claimed.add(claims.apart(operation, at, what, self.place))
                else:
                    self.claimed.add(claims.about_value(operation, values[at], what, self.place))

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

    def region_of(self, blocks: Sequence[Any], terminators: Mapping[Any, Terminator]) -> ir.Region:
        """A region of some blocks of an MLIR region, from the first on, which has no arguments; it is filled later.
        `terminators` lower those of the blocks that leave it."""
        region = ir.Region([])
        for block in blocks:
            target = self.blocks[block] = ir.Block(self.arguments(block))
            self._region_of[target] = region
            region.blocks.append(target)
        for block in reversed(blocks):
            self.defer(block, self.blocks[block], terminators.get(block))
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
        operations = self._operations(source)
        for each in operations[:-1]:
            self.lower(each)
        yielded = [self.parts(each) for each in operations[-1].operands]
        self._drain()
        self.block.operations += self.tensors.ending(source)
        self._pending = outer
        self.place, self._operation = place, operation
        self._inlined -= 1
        return yielded

    def _operations(self, source: Any) -> list[Any]:
        """Those of an MLIR block. Raises `Unsupported` for one that stands for what was not read, whose only operation
        would pass for the terminator that `terminate` and `inline` take for themselves."""
        operations = [each.operation for each in source.operations]
        if operations and operations[-1].name == REFUSED:
            function = operations[-1].parent.operation
            refused = self._places.refused(self._places.of(function, self.place))
            raise refused or problem_of(function, self._places.isolated) or self.unsupported("not read", function)
        return operations

    def finish(self) -> None:
        """Does the deferred work."""
        self._drain()

    def end(self) -> None:
        """Lets go of all that it holds, of which parts hold it: MLIR's operations would stay until Python looks for
        cycles. There is nothing left to be asked of it."""
        vars(self).clear()

    def _drain(self) -> None:
        block, scopes = self.block, self._scopes
        while self._pending:
            pending = self._pending.pop()
            self.block = pending.target
            self._scopes = pending.scopes
            self.place = pending.place
            operations = self._operations(pending.source)
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

    def declare(
        self,
        name: str,
        arguments: Sequence[ir.Value],
        results: Sequence[ir.Value],
        form: tuple[str, ...] = (),
        spaces: ir.MemorySpaces = ir.NO_SPACES,
    ) -> None:
        """Notes how a function that is defined elsewhere is called; one that is called in several ways has none."""
        taken, given = (tuple(each.type for each in values) for values in (arguments, results))
        found = ir.Declaration(taken, given, form, spaces)
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
