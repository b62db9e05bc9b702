"""Edits that make one MLIR program smaller. Each gives text; a program that does not allow an edit gives none."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from frontends import editing
from frontends.editing import Edit
from frontends.errors import InputProblem
from frontends.mlir.core.bindings import import_ir
from frontends.mlir.core.locations import TEXT_NAME
from frontends.mlir.core.syntax import rewrite
from frontends.mlir.core.walking import nested
from frontends.registry import installed

# A number that stands alone or as an extent of a shape: no part of a name, of a type or of a floating-point number.
_NUMBER = re.compile(
    r"(?<![\w%#@.+\-])\d+(?=x[\d?a-z!])|(?<=\dx)\d+(?=x[\d?a-z!])|(?<=\?x)\d+(?=x)|(?<![\w%#@.+\-])\d+(?![\w.])"
)


class Editor(editing.Editor):
    """Parses and prints programs with MLIR's bindings."""

    def __init__(self, bindings: str) -> None:
        self._ir = import_ir(bindings)
        self._kept = {"builtin.module", *(each for pack in installed().dialects for each in pack.terminators)}

    def parse(self, text: str) -> Any:
        """The module, or None for text that is no valid program; what the bindings do not know is in generic form."""
        context = self._ir.Context()
        context.allow_unregistered_dialects = True
        context.enable_multithreading(False)
        try:
            rewritten = rewrite(text, TEXT_NAME, context.is_registered_operation)
            if rewritten and rewritten.refused:
                return None
            return self._ir.Module.parse(rewritten.text if rewritten else text, context)
        except (self._ir.MLIRError, InputProblem):
            return None

    def normal(self, text: str) -> str | None:
        """The program as MLIR prints it, without operations that nobody needs."""
        return self._edited(text, _erase_unused)

    def functions(self, text: str) -> list[str]:
        """The names of the symbols at the top."""
        module = self.parse(text)
        return [] if module is None else [name for name, _ in _symbols(module)]

    def count(self, text: str) -> int:
        """How many operations a program has."""
        module = self.parse(text)
        return 0 if module is None else sum(1 for _ in nested(module.operation))

    def names(self, text: str) -> list[str]:
        """The names of the operations with one result, each once."""
        module = self.parse(text)
        found = [] if module is None else [each.name for each in nested(module.operation) if len(each.results) == 1]
        return list(dict.fromkeys(found))

    # -- edits of one program by position, for a target that is made again ---------------------------------------------

    @staticmethod
    def numbers(text: str) -> list[int]:
        """The numbers of a program that are worth shrinking, largest first."""
        return sorted({int(found.group()) for found in _NUMBER.finditer(text)} - {0, 1}, reverse=True)

    def without_operation(self, position: int) -> Edit:
        """Without the operation at a position in the order of the text, and all in it."""

        def change(module: Any) -> bool:
            operation = next((op for at, op in enumerate(nested(module.operation)) if at == position), None)
            return operation is not None and self._remove(operation)

        return lambda text: self._edited(text, change)

    def unwrapped(self, position: int) -> Edit:
        """With the first iteration of a loop without results instead of the loop."""

        def change(module: Any) -> bool:
            operation = next((op for at, op in enumerate(nested(module.operation)) if at == position), None)
            if operation is None or operation.name not in ("affine.for", "scf.for") or len(operation.results):
                return False
            body = operation.regions[0].blocks[0]
            with self._ir.InsertionPoint(operation), self._ir.Location.unknown(module.context):
                zero = self._constant(body.arguments[0].type, 0)
            for use in list(body.arguments[0].uses):
                use.owner.operation.replace_uses_of_with(body.arguments[0], zero)
            for inner in list(body.operations)[:-1]:
                inner.operation.move_before(operation)
            operation.erase()
            return True

        return lambda text: self._edited(text, change)

    # -- edits of two programs alike -----------------------------------------------------------------------------------

    def without_symbol(self, name: str) -> Edit:
        """Without a symbol at the top."""

        def change(module: Any) -> bool:
            operation = dict(_symbols(module)).get(name)
            if operation is None:
                return True
            operation.erase()
            return True

        return lambda text: self._edited(text, change)

    def without_result(self, function: str, position: int) -> Edit:
        """Without a result of a function that nothing in the module calls."""

        def change(module: Any) -> bool:
            operation = dict(_symbols(module)).get(function)
            if operation is None or operation.name != "func.func" or _is_used(module, function):
                return False
            signature = operation.attributes["function_type"].value
            if position >= len(signature.results):
                return False
            results = [each for at, each in enumerate(signature.results) if at != position]
            self._set_type(operation, signature.inputs, results)
            if "res_attrs" in operation.attributes:
                del operation.attributes["res_attrs"]
            for block in operation.regions[0].blocks:
                last = list(block.operations)[-1].operation
                if last.name == "func.return":
                    kept = [each for at, each in enumerate(last.operands) if at != position]
                    with self._ir.InsertionPoint(last), self._ir.Location.unknown(module.context):
                        self._ir.Operation.create("func.return", operands=kept)
                    last.erase()
            return True

        return lambda text: self._edited(text, change)

    def without_argument(self, function: str, position: int) -> Edit:
        """Without an argument that nothing uses, of a function that nothing in the module calls."""

        def change(module: Any) -> bool:
            operation = dict(_symbols(module)).get(function)
            if operation is None or operation.name != "func.func" or _is_used(module, function):
                return False
            signature = operation.attributes["function_type"].value
            blocks = list(operation.regions[0].blocks)
            if position >= len(signature.inputs) or not blocks or list(blocks[0].arguments[position].uses):
                return False
            blocks[0].erase_argument(position)
            inputs = [each for at, each in enumerate(signature.inputs) if at != position]
            self._set_type(operation, inputs, signature.results)
            if "arg_attrs" in operation.attributes:
                del operation.attributes["arg_attrs"]
            return True

        return lambda text: self._edited(text, change)

    def without_stores(self, function: str, position: int) -> Edit:
        """Without the stores to an argument of a function."""

        def change(module: Any) -> bool:
            stores = _accesses(module, function, position, ("memref.store", "affine.store"), view=1)
            for store in stores:
                store.erase()
            return bool(stores)

        return lambda text: self._edited(text, change)

    def without_loads(self, function: str, position: int) -> Edit:
        """With ones instead of what is loaded from an argument of a function."""

        def change(module: Any) -> bool:
            loads = _accesses(module, function, position, ("memref.load", "affine.load"), view=0)
            return bool(loads) and all(self._replace(load, [self._one(load)]) for load in loads)

        return lambda text: self._edited(text, change)

    def collapsed(self, name: str, operand: int) -> Edit:
        """With one operand, which must be of the result's type, instead of every operation of a name."""

        def change(module: Any) -> bool:
            found = [op for op in nested(module.operation) if op.name == name]
            for operation in found:
                if len(operation.results) != 1 or operand >= len(operation.operands):
                    return False
                if operation.operands[operand].type != operation.results[0].type:
                    return False
                self._replace(operation, [operation.operands[operand]])
            return bool(found)

        return lambda text: self._edited(text, change)

    def with_number(self, number: int, smaller: int) -> Edit:
        """With `smaller` wherever the text has `number`."""

        def edit(text: str) -> str | None:
            changed = _NUMBER.sub(lambda found: str(smaller) if int(found.group()) == number else found.group(), text)
            return None if changed == text else self.normal(changed)

        return edit

    # -- how it is done ------------------------------------------------------------------------------------------------

    def _edited(self, text: str, change: Callable[[Any], bool]) -> str | None:
        module = self.parse(text)
        if module is None:
            return None
        try:
            if not change(module):
                return None
            _erase_unused(module)
            if not module.operation.verify():
                return None
        except (self._ir.MLIRError, ValueError, IndexError, RuntimeError):
            return None  # the bindings refuse: a value is still used, a block needs its terminator
        return str(module)

    def _remove(self, operation: Any) -> bool:
        """Erases an operation. Its results are replaced by operands or arguments of the same type, or by zeros."""
        if operation.name in self._kept:
            return False
        values = [self._stand_in(operation, result) for result in operation.results]
        return all(value is not None for value in values) and self._replace(operation, values)

    def _replace(self, operation: Any, values: list[Any]) -> bool:
        for result, value in zip(operation.results, values, strict=True):
            result.replace_all_uses_with(value)
        operation.erase()
        return True

    def _stand_in(self, operation: Any, result: Any) -> Any:
        if not list(result.uses):
            return result
        for operand in operation.operands:
            if operand.type == result.type:
                return operand
        if operation.name == "arith.constant":
            return None
        with self._ir.InsertionPoint(operation), self._ir.Location.unknown(operation.context):
            return self._constant(result.type, 0)

    def _one(self, operation: Any) -> Any:
        with self._ir.InsertionPoint(operation), self._ir.Location.unknown(operation.context):
            return self._constant(operation.results[0].type, 1)

    def _constant(self, type: Any, value: int) -> Any:
        """A new constant; None for a type that has none. An insertion point must be set."""
        for kind, attribute in (
            (self._ir.IndexType, self._ir.IntegerAttr),
            (self._ir.IntegerType, self._ir.IntegerAttr),
            (self._ir.FloatType, self._ir.FloatAttr),
        ):
            if isinstance(type, kind):
                made = attribute.get(type, value)
                return self._ir.Operation.create("arith.constant", [type], attributes={"value": made}).results[0]
        return None

    def _set_type(self, function: Any, inputs: Any, results: Any) -> None:
        type = self._ir.FunctionType.get(list(inputs), list(results), context=function.context)
        function.attributes["function_type"] = self._ir.TypeAttr.get(type, context=function.context)


def _symbols(module: Any) -> Iterator[tuple[str, Any]]:
    for view in module.body.operations:
        operation = view.operation
        if "sym_name" in operation.attributes:
            yield operation.attributes["sym_name"].value, operation


def _accesses(module: Any, function: str, position: int, names: Sequence[str], view: int) -> list[Any]:
    """The operations of some names that access the memref that a function takes at a position, as operand `view`."""
    operation = dict(_symbols(module)).get(function)
    blocks = list(operation.regions[0].blocks) if operation is not None else []
    if not blocks or position >= len(blocks[0].arguments):
        return []
    argument = blocks[0].arguments[position]
    users = [use.owner.operation for use in argument.uses]
    return [user for user in users if user.name in names and user.operands[view] == argument]


def _is_used(module: Any, symbol: str) -> bool:
    text = str(module)
    return len(re.findall(rf'@"?{re.escape(symbol)}"?(?![\w$.-])', text)) > 1


def _erase_unused(module: Any) -> bool:
    """Erases operations without effect whose results nothing uses, and loops without a body."""
    changed = True
    while changed:
        changed = False
        for operation in reversed(list(nested(module.operation))):
            if _is_unused(operation):
                operation.erase()
                changed = True
    return True


_PURE = (
    "arith.",
    "math.",
    "index.",
    "affine.apply",
    "affine.load",
    "affine.min",
    "affine.max",
    "memref.load",
    "memref.dim",
)


def _is_unused(operation: Any) -> bool:
    if any(list(result.uses) for result in operation.results):
        return False
    if operation.name in ("affine.for", "scf.for", "affine.parallel", "scf.if", "affine.if"):
        blocks = [block for region in operation.regions for block in region.blocks]
        return all(len(list(block.operations)) <= 1 for block in blocks)
    if operation.name in ("memref.alloc", "memref.alloca"):
        return True
    name: str = operation.name
    return name.startswith(_PURE)
