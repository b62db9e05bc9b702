"""The changes: a comparison is another one, a condition is turned or fixed, a returned constant is another, a statement
that records or refuses something is left out."""

from __future__ import annotations

import ast
from dataclasses import dataclass

_COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
_CONDITIONS = ast.If, ast.While, ast.IfExp


@dataclass(frozen=True, slots=True)
class Mutant:
    """The change number `number` of a module, in words."""

    module: str
    number: int
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.module}:{self.line}: {self.what}"


class _Change(ast.NodeTransformer):
    """Goes through a module and makes the change of one number; with none it only lists."""

    def __init__(self, chosen: int | None) -> None:
        self.chosen = chosen
        self.found: list[tuple[int, str]] = []
        self._depth = 0  # of functions: what a module does on import has happened in a process that takes a change

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        self._depth += 1
        node.body = [self.visit(each) for each in node.body]
        self._depth -= 1
        return node

    def _is_chosen(self, node: ast.stmt | ast.expr | ast.comprehension, what: str) -> bool:
        if not self._depth:
            return False
        line = node.lineno if not isinstance(node, ast.comprehension) else node.target.lineno
        self.found.append((line, what))
        return len(self.found) - 1 == self.chosen

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        self.generic_visit(node)
        other = _COMPARISONS[type(node.ops[0])]
        if self._is_chosen(node, f"'{ast.unparse(node)}' with {other.__name__}"):
            node.ops[0] = other()
        return node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        self.generic_visit(node)
        other = ast.Or if isinstance(node.op, ast.And) else ast.And
        if self._is_chosen(node, f"'{ast.unparse(node)}' with {other.__name__}"):
            node.op = other()
        return node

    def visit_Return(self, node: ast.Return) -> ast.AST:
        self.generic_visit(node)
        value = node.value
        if isinstance(value, ast.Constant) and isinstance(value.value, bool):
            if self._is_chosen(node, f"returns {not value.value}"):
                node.value = ast.Constant(not value.value)
        elif value is not None and not isinstance(value, ast.Constant) and self._is_chosen(node, "returns None"):
            node.value = ast.Constant(None)
        return node

    def visit_Raise(self, node: ast.Raise) -> ast.AST:
        return ast.Pass() if self._is_chosen(node, f"without '{ast.unparse(node)}'") else node

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        self.generic_visit(node)
        calls = isinstance(node.value, ast.Call | ast.Yield | ast.YieldFrom)
        if calls and self._is_chosen(node, f"without '{ast.unparse(node)}'"):
            # A generator stays one.
            empty = ast.YieldFrom(ast.Tuple([], ast.Load()))
            return ast.Pass() if isinstance(node.value, ast.Call) else ast.Expr(empty)
        return node

    def visit_comprehension(self, node: ast.comprehension) -> ast.AST:
        self.generic_visit(node)
        for at, each in enumerate(node.ifs):
            if self._is_chosen(node, f"without 'if {ast.unparse(each)}'"):
                node.ifs[at] = ast.Constant(True)
        return node

    def generic_visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        if isinstance(node, _CONDITIONS):
            for value in (True, False):
                # A loop that never ends says nothing.
                fixed = f"'{ast.unparse(node.test)}' is {value}"
                if not (isinstance(node, ast.While) and value) and self._is_chosen(node, fixed):
                    node.test = ast.Constant(value)
        return node


def mutants(module: str, text: str) -> list[Mutant]:
    """All changes of the module's text."""
    change = _Change(None)
    change.visit(ast.parse(text))
    return [Mutant(module, number, line, what) for number, (line, what) in enumerate(change.found)]


def changed(text: str, number: int) -> ast.Module:
    """The module with one change. Raises IndexError where it has fewer."""
    tree = ast.parse(text)
    change = _Change(number)
    change.visit(tree)
    if number >= len(change.found):
        raise IndexError(number)
    return ast.fix_missing_locations(tree)
