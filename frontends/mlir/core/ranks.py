"""Unranked tensors and memrefs, whose rank the program itself tells.

What is cast from a ranked value has its rank, and so has all that it is handed on to: by branches, loops, and calls of
functions that are defined. An argument has the rank that it is cast to whatever the function does (a cast to another
rank than a value has is undefined behaviour, MemRefOps.td and TensorOps.td); one that nothing casts, and whose sizes
alone are asked for, at dimensions that are known, or which is given another shape alone, has that of all others, or
`ANY_RANK`. That is an assumption about callers, in which both programs of a pair have to agree. One whose elements are
seen through `memref.reinterpret_cast` or transfers alone, which say anew what its layout is, is the vector of its
elements, unless its rank or one of its sizes is asked for: these are those of the argument.

A value stays unranked where an operation that is not known here makes or takes one like it, or where its casts are of
two ranks. A function is not run whose argument is cast under a condition alone: with one of another rank it may never
come to the cast.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable
from typing import Any

from msgspec import Struct, field

from frontends.api import named
from frontends.mlir.core.packs import packs
from frontends.mlir.core.walking import within

ANY_RANK = 2
"""The least rank of an argument that the program asks for its sizes alone, where others have several or none."""

_MARK = "<*x"

# Operations whose result is their operand, whether or not both are ranked.
_CASTS = frozenset(
    (
        *("tensor.cast", "memref.cast", "memref.memory_space_cast", "bufferization.to_tensor"),
        *("bufferization.to_memref", "bufferization.to_buffer"),
    )
)
# Operations that take a value of any rank, and hand on nothing of it.
_USES = frozenset(("memref.dealloc",))
_SIZES = frozenset(("tensor.dim", "memref.dim"))
# Those that ask for the rank, which then has to be known.
_ASKS = frozenset(("tensor.rank", "memref.rank"))
# Operations with regions whose results are what the regions yield.
_YIELDING = frozenset(("scf.if", "scf.execute_region"))


def has_unranked(text: str) -> bool:
    """Whether a text may have values of any rank."""
    return _MARK in text


def unranked(mlir_type: Any) -> bool:
    """Whether a type is that of a tensor or memref of any rank."""
    return str(mlir_type).startswith(("tensor<*x", "memref<*x"))


class _Class(Struct):
    """Values of one rank. `made` and `wanted` are the ranked types that they are cast from and to, `given` says that
    one is an argument of a function, `unknown` that nothing is to be said of one, `reinterpreted` that the elements of
    one are seen in another layout. `least` is the rank that has all dimensions whose sizes are asked for."""

    made: list[Any] = field(default_factory=list)
    wanted: list[Any] = field(default_factory=list)
    given: bool = False
    asked: bool = False  # for its rank, or for the size of a dimension that is not known
    least: int = 0
    unknown: bool = False
    reinterpreted: bool = False

    def take(self, other: _Class) -> None:
        self.made += other.made
        self.wanted += other.wanted
        self.given |= other.given
        self.asked |= other.asked
        self.least = max(self.least, other.least)
        self.unknown |= other.unknown
        self.reinterpreted |= other.reinterpreted

    def ranks(self) -> set[int]:
        """Those that the program tells of the members."""
        told = {len(each.shape) for each in (*self.made, *self.wanted)}
        return told | {1} if self.reinterpreted else told

    def ranked(self, type: Any, otherwise: int) -> str | None:
        """The ranked type for an unranked one of a member, as text; of the rank `otherwise` where any will do."""
        ranks = self.ranks()
        if self.unknown or len(ranks) > 1 or not (ranks or (self.given and not self.asked)):
            return None
        if not (self.made or self.wanted) and self.reinterpreted and (self.asked or self.least):
            return None
        rank = ranks.pop() if ranks else max(otherwise, self.least)
        shapes = {_shape(each) for each in self.made}
        shape = shapes.pop() if len(shapes) == 1 and not self.given else "?x" * rank
        kind, _, element = str(type)[:-1].partition(_MARK)
        if kind == "tensor":
            return f"tensor<{shape}{element}>"
        element, comma, space = _split(element)
        seen = {_layout(each) for each in (*self.made, *(self.wanted if self.given else ()))} - {None}
        layout = seen.pop() if len(seen) == 1 and (not self.given or seen == {""}) else ""
        if seen:
            layout = f", strided<[{', '.join('?' * rank)}], offset: ?>"
        return f"memref<{shape}{element}{layout}{comma}{space}>"


class Ranked:
    """Gives the unranked values of a module the types of ranked ones, where their rank is known."""

    def __init__(self, bindings: Any, module: Any) -> None:
        """`module` is an operation of the `bindings`, and is changed."""
        self._ir = bindings
        self._leader: dict[Hashable, Hashable] = {}
        self._classes: defaultdict[Hashable, _Class] = defaultdict(_Class)
        self._functions: dict[str, Any] = {}
        self._values: list[Any] = []
        self._entered: set[Any] = set()  # block arguments of which it is known where they come from
        self.arguments: dict[str, dict[int, str]] = {}
        """By function, what its arguments of any rank are taken for, by their positions: a rank, and whether strides
        are any."""
        self.untold: dict[str, int] = {}
        """By function, the first argument whose rank other values tell, and nothing that is done whenever it runs."""
        self._read(list(within(module)))
        self._write()

    # -- classes of values -----------------------------------------------------------------------------------------

    def _read(self, operations: list[Any]) -> None:
        for operation in operations:
            if operation.name == "func.func" and len(operation.regions[0].blocks):
                self._functions[operation.attributes["sym_name"].value] = operation
                for argument in operation.regions[0].blocks[0].arguments:
                    self._entered.add(argument)
                    self._class(argument).given = True
        entering: list[Any] = []
        for operation in operations:
            blocks = [block for region in operation.regions for block in region.blocks]
            arguments = [each for block in blocks for each in block.arguments if unranked(each.type)]
            entering += arguments
            self._values += [*arguments, *(each for each in operation.results if unranked(each.type))]
            if any(unranked(each.type) for each in (*operation.operands, *operation.results)):
                self._follow(operation)
        for argument in entering:
            if argument not in self._entered:
                self._class(argument).unknown = True

    def _follow(self, operation: Any) -> None:
        name, operands, results = operation.name, list(operation.operands), list(operation.results)
        around = operation.parent.name if operation.parent is not None else ""
        if name in _CASTS:
            self._cast(operands[0], results[0])
        elif name == "arith.select":
            self._join(operands[1:], results * 2)
        elif name in ("cf.br", "cf.cond_br"):
            arguments = [each for target in operation.successors for each in target.arguments]
            self._entered.update(arguments)
            self._join(operands[name == "cf.cond_br" :], arguments)
        elif name == "func.return" and around == "func.func":
            function = operation.parent.attributes["sym_name"].value
            self._join(operands, [(function, position) for position in range(len(operands))])
        elif name == "scf.yield" and around in (*_YIELDING, "scf.for"):
            self._join(operands, list(operation.parent.results))
        elif name == "scf.for":
            arguments = list(operation.regions[0].blocks[0].arguments)[1:]
            self._entered.update(arguments)
            self._join(operands[3:], arguments)
            self._join(results, arguments)
        elif name == "func.call":
            self._call(operation.attributes["callee"].value, operands, results)
        elif name == "memref.reinterpret_cast":
            self._class(operands[0]).reinterpreted = True
        elif name == "tensor.reshape":
            self._class(results[0]).unknown |= unranked(results[0].type)  # of a rank that its shape tells
        elif name in packs().passing:
            self._pass(operation)
        elif name in packs().addressing:
            addressed: list[Any] = named(packs().addressing[name])(operation)
            for each in (*operands, *results):
                if each in addressed:
                    self._class(each).reinterpreted = True
                elif unranked(each.type):
                    self._class(each).unknown = True
        elif name in _ASKS:
            self._class(operands[0]).asked = True
        elif name in _SIZES:
            known, number = self._class(operands[0]), operands[1].owner
            if not isinstance(number, self._ir.Block) and number.name == "arith.constant":
                known.least = max(known.least, number.attributes["value"].value + 1)
            else:
                known.asked = True
        elif name not in _USES and name not in _YIELDING:
            for each in (*operands, *results):
                self._class(each).unknown = True

    def _pass(self, operation: Any) -> None:
        """Its last operands are the last arguments of its body."""
        count = list(operation.attributes["operandSegmentSizes"])[-1]
        arguments = [each for block in list(operation.regions[0].blocks)[:1] for each in block.arguments]
        passed, taken = list(operation.operands)[-count:] if count else [], arguments[-count:] if count else []
        if len(passed) == len(taken):
            self._entered.update(taken)
            self._join(passed, taken)

    def _is_told(self, value: Any, through: tuple[str, ...]) -> bool:
        """Whether an argument, or a value that is one, is cast to a ranked type whenever its function runs; `through`
        are the functions whose argument it is, too."""
        for use in value.uses:
            user = use.owner.operation
            function = user.parent
            if function is None or function.name != "func.func" or user.block != function.regions[0].blocks[0]:
                continue
            if user.name in _CASTS and (not unranked(user.results[0].type) or self._is_told(user.results[0], through)):
                return True
            if user.name == "func.call":
                name = user.attributes["callee"].value
                callee = None if name in through else self._functions.get(name)
                if callee is not None:
                    argument = callee.regions[0].blocks[0].arguments[use.operand_number]
                    if self._is_told(argument, (*through, name)):
                        return True
        return False

    def _cast(self, value: Any, result: Any) -> None:
        if unranked(value.type) and unranked(result.type):
            self._join([value], [result])
        elif unranked(value.type):
            self._class(value).wanted.append(result.type)
        else:
            self._class(result).made.append(value.type)

    def _call(self, name: str, operands: list[Any], results: list[Any]) -> None:
        """Of what a function gives that is only declared nothing is known."""
        callee = self._functions.get(name)
        if callee is None:
            for each in results:
                self._class(each).unknown = True
            return
        self._join(operands, list(callee.regions[0].blocks[0].arguments))
        self._join(results, [(name, position) for position in range(len(results))])

    def _find(self, node: Hashable) -> Hashable:
        while node in self._leader:
            node = self._leader[node]
        return node

    def _class(self, node: Hashable) -> _Class:
        return self._classes[self._find(node)]

    def _join(self, ones: list[Any], others: list[Any]) -> None:
        """A value of the first list and the one of the second at its place are of one class."""
        for one, other in zip(ones, others, strict=True):
            first, second = self._find(one), self._find(other)
            if unranked(one.type) and first != second:
                self._leader[first] = second
                self._classes[second].take(self._classes.pop(first, _Class()))

    # -- types -----------------------------------------------------------------------------------------------------

    def _write(self) -> None:
        told = {rank for each in self._classes.values() for rank in each.ranks()}
        otherwise = told.pop() if len(told) == 1 else ANY_RANK
        types = [self._class(each).ranked(each.type, otherwise) for each in self._values]
        owners = {
            argument: (name, position)
            for name, function in self._functions.items()
            for position, argument in enumerate(function.regions[0].blocks[0].arguments)
        }
        for value, type in zip(self._values, types, strict=True):
            if type is None:
                continue
            ranked = self._ir.Type.parse(type, value.type.context)
            if value in owners:
                name, position = owners[value]
                of = self._class(value)
                if (of.made or of.wanted) and not self._is_told(value, ()):
                    self.untold.setdefault(name, position)
                self.arguments.setdefault(name, {})[position] = _said(ranked)
            value.set_type(ranked)
        for function in self._functions.values():
            self._set_signature(function)

    def _set_signature(self, function: Any) -> None:
        type = function.attributes["function_type"].value
        if not any(unranked(each) for each in (*type.inputs, *type.results)):
            return
        blocks, results = function.regions[0].blocks, list(type.results)
        for block in blocks:
            last = block.operations[len(block.operations) - 1].operation
            if last.name == "func.return":
                results = [each.type for each in last.operands]
        inputs = [each.type for each in blocks[0].arguments]
        changed = self._ir.FunctionType.get(inputs, results, context=function.context)
        function.attributes["function_type"] = self._ir.TypeAttr.get(changed, context=function.context)


def _shape(type: Any) -> str:
    dynamic = type.get_dynamic_size()
    return "".join("?x" if size == dynamic else f"{size}x" for size in type.shape)


def _said(type: Any) -> str:
    """The rank of an argument. One that is cast to a memref of the identity layout has that."""
    return f"{len(type.shape)}{' and of any strides' if _layout(type) else ''}"


def _layout(type: Any) -> str | None:
    """That of a memref as its text has it, with the comma before it; none of a tensor."""
    text = str(type)
    if text.startswith("tensor<"):
        return None
    found = text.partition(", ")[2][:-1]
    if text.startswith("memref<") and found.startswith(("strided<", "affine_map<")):
        end = found.index(">", found.index("->") + 2 if found.startswith("affine_map<") else 0)
        return f", {found[: end + 1]}"
    return ""


def _split(element: str) -> tuple[str, str, str]:
    """The element type of an unranked memref, and its memory space."""
    depth = 0
    for at, letter in enumerate(element):
        depth += (letter in "<[(") - (letter in ">])")
        if letter == "," and not depth:
            return element[:at], ", ", element[at + 1 :].strip()
    return element, "", ""
