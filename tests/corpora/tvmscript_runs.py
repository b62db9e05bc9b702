"""Programs in TVMScript as the Python that they look like: what `corpora/gpu/*-tvm` compute, without the verifier's
semantics, from TVM's documentation of its script.

A block runs once for each iteration around it, and what is under `T.init` where all its reductions begin. Iterations
that are bound to threads come in an order drawn at random. What nobody has written is no number."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

from equiv.corpus.manifests import CorpusPair

Array = np.ndarray[Any, Any]


class Undefined(Exception):
    """What a program does that has no meaning."""


@dataclass(frozen=True)
class _Buffer:
    """A buffer as it is declared, or with its elements."""

    shape: tuple[int, ...]
    dtype: str = "float32"
    elements: Array = field(default_factory=lambda: np.zeros(0))

    def _checked(self, at: Any) -> Any:
        indices = at if isinstance(at, tuple) else (at,)
        if not all(0 <= index < size for index, size in zip(indices, self.shape, strict=True)):
            raise Undefined(f"an access at {indices} of {self.shape}")
        return at

    def __getitem__(self, at: Any) -> Any:
        return self.elements[self._checked(at)]

    def __setitem__(self, at: Any, value: Any) -> None:
        self.elements[self._checked(at)] = value


class _Own:
    """A buffer that each block or each thread has one of; `whose` tells which one is at hand."""

    def __init__(self, new: Callable[[], _Buffer], whose: Callable[[], object]) -> None:
        self._new, self._whose = new, whose
        self._held: dict[object, _Buffer] = {}

    def _mine(self) -> _Buffer:
        whose = self._whose()
        if whose not in self._held:
            self._held[whose] = self._new()
        return self._held[whose]

    def __getitem__(self, at: Any) -> Any:
        return self._mine()[at]

    def __setitem__(self, at: Any, value: Any) -> None:
        self._mine()[at] = value

    def kept(self) -> Array:
        """What the one at hand holds."""
        return self._mine().elements.copy()

    def restore(self, elements: Array) -> None:
        self._mine().elements[...] = elements


class _Script:
    """What `T` stands for in a program that is run."""

    def __init__(self, seed: int) -> None:
        self._chance = np.random.default_rng(seed)
        self._reductions: list[list[Any]] = []
        self._threads: dict[str, int] = {}  # the numbers of the block and the thread at hand
        self._shared: list[_Own] = []
        self._turns: dict[Any, int] = {}  # how often the thread at hand came to a loop that threads do together
        self._copied: dict[Any, list[Any]] = {}
        self.axis = SimpleNamespace(remap=self._remap, spatial=lambda size, at: at, reduce=self._reduce)
        self.Buffer, self.int8, self.uint32 = _Buffer, np.int8, np.uint32
        self.float16, self.float32 = np.float16, np.float32
        self.unroll = self.vectorized = range

    def prim_func(self, **_: Any) -> Callable[[Any], Any]:
        return lambda function: function

    def func_attr(self, attributes: Any) -> None:
        if not set(attributes) <= {"tirx.noalias", "tirx.is_scheduled", "global_symbol"}:
            raise NotImplementedError(f"the attributes {attributes}")

    def serial(self, size: int, annotations: dict[str, int]) -> range:
        if not all(name.startswith("pragma_") and "unroll" in name for name in annotations):
            raise NotImplementedError(f"the annotations {annotations}")
        return range(size)

    def parallel(self, size: int) -> list[int]:
        return [int(each) for each in self._chance.permutation(size)]

    def grid(self, *sizes: int) -> Iterator[tuple[int, ...]]:
        return product(*map(range, sizes))

    def thread_binding(self, size: int, thread: str, annotations: dict[str, int] | None = None) -> Iterator[int]:
        """Of a loop in another one on the same thread the inner number counts. Such a loop, in which threads copy
        together what is one block's, does the same whichever thread comes to it: what it left is kept."""
        before = self._threads.get(thread)
        at = sys._getframe(1).f_lineno, self._number("blockIdx")
        if before is not None:
            self._turns[at] = turn = self._turns.get(at, -1) + 1
            if (at, turn) in self._copied:
                for buffer, held in zip(self._shared, self._copied[at, turn], strict=True):
                    buffer.restore(held)
                return
        for each in self._chance.permutation(size):
            self._threads[thread] = int(each)
            if before is None:
                self._turns.clear()
            yield int(each)
        del self._threads[thread]
        if before is not None:
            self._threads[thread] = before
            self._copied[at, turn] = [buffer.kept() for buffer in self._shared]

    def _number(self, *kinds: str) -> tuple[tuple[str, int], ...]:
        return tuple(sorted((name, at) for name, at in self._threads.items() if name.startswith(kinds)))

    def sblock_alloc_buffer(self, shape: tuple[int, ...], dtype: str = "float32", scope: str = "") -> _Buffer | _Own:
        if scope == "shared":
            self._shared.append(_Own(lambda: self._buffer(shape, dtype), lambda: self._number("blockIdx")))
            return self._shared[-1]
        if scope == "local":
            return _Own(lambda: self._buffer(shape, dtype), lambda: self._number("blockIdx", "threadIdx", "vthread"))
        if scope:
            raise NotImplementedError(f"the scope {scope}")
        return self._buffer(shape, dtype)

    def _buffer(self, shape: tuple[int, ...], dtype: str) -> _Buffer:
        if dtype.startswith("float"):
            return _Buffer(shape, dtype, np.full(shape, np.nan, dtype))
        return _Buffer(shape, dtype, self._chance.integers(-99, 99, shape).astype(dtype))

    @contextmanager
    def sblock(self, name: str) -> Iterator[None]:
        self._reductions.append([])
        yield
        self._reductions.pop()

    def begins(self) -> bool:
        """Whether all reductions of the block are at their first iteration."""
        return not any(self._reductions[-1])

    def _reduce(self, size: int, at: Any) -> Any:
        self._reductions[-1].append(at)
        return at

    def _remap(self, kinds: str, values: Sequence[Any]) -> Any:
        self._reductions[-1] += [at for kind, at in zip(kinds, values, strict=True) if kind == "R"]
        return values[0] if len(values) == 1 else list(values)

    def Cast(self, dtype: str, value: Any) -> Any:
        return np.dtype(dtype).type(value)


def _is_where(call: ast.Call) -> bool:
    return ast.unparse(call.func) == "T.where"


class _Executable(ast.NodeTransformer):
    """Leaves out what a block only declares, and makes conditions of `with T.init()` and of `T.where` in a block, of
    whose iterations those that do not meet it do nothing."""

    def visit_Expr(self, node: ast.Expr) -> Any:
        if ast.unparse(node).startswith(("T.reads(", "T.writes(", "T.sblock_attr({'buffer_dim_align'")):
            return None
        self.generic_visit(node)
        return node

    def visit_Call(self, node: ast.Call) -> Any:
        self.generic_visit(node)
        if ast.unparse(node.func) != "T.if_then_else":
            return node
        return ast.copy_location(ast.IfExp(*node.args), node)

    def visit_With(self, node: ast.With) -> Any:
        for at, each in enumerate(node.body):
            if isinstance(each, ast.Expr) and isinstance(each.value, ast.Call) and _is_where(each.value):
                met = ast.copy_location(ast.If(each.value.args[0], node.body[at + 1 :], []), each)
                node.body = [*node.body[:at], met]
                break
        self.generic_visit(node)
        if ast.unparse(node.items[0].context_expr) != "T.init()":
            return node
        test = ast.parse("T.begins()", mode="eval").body
        return ast.copy_location(ast.If(test, node.body, []), node)


@lru_cache(maxsize=64)
def _code(path: Path) -> Any:
    tree = ast.fix_missing_locations(_Executable().visit(ast.parse(path.read_text(encoding="utf-8"))))
    return compile(tree, str(path), "exec", dont_inherit=True)


def run(path: Path, function: str, seed: int) -> list[Array] | str:
    """What the arguments of a function hold after a run on numbers of a seed, or why it has no meaning."""
    script, chance = _Script(seed), np.random.default_rng(seed)
    names: dict[str, Any] = {"T": script, "I": SimpleNamespace(ir_module=lambda module: module)}
    exec(_code(path), names)
    called = getattr(names["Module"], function)
    arguments = []
    for declared in called.__annotations__.values():
        if declared.dtype.startswith(("int", "uint")):  # patterns of narrow numbers, with every bit
            limits = np.iinfo(declared.dtype)
            numbers = chance.integers(limits.min, limits.max, declared.shape, endpoint=True)
        else:
            numbers = chance.normal(size=declared.shape)
        arguments.append(_Buffer(declared.shape, declared.dtype, numbers.astype(declared.dtype)))
    try:
        with np.errstate(all="ignore"):
            called(*arguments)
    except Undefined as problem:
        return str(problem)
    return [each.elements for each in arguments]


def disagreement(pair: CorpusPair, seeds: Sequence[int] = range(4)) -> str | None:
    """Why what was seen is not what the label says."""
    alike = True
    for seed in seeds:
        source, target = (
            run(path, function, seed)
            for path, function in ((pair.source, pair.function), (pair.target, pair.target_function))
        )
        if isinstance(source, str):
            return f"the source is undefined: {source}"
        same = not isinstance(target, str) and all(
            np.allclose(one, other, rtol=1e-4, atol=1e-4) for one, other in zip(source, target, strict=True)
        )
        alike = alike and same
    return None if alike == (pair.expected == "equivalent") else f"runs are {'alike' if alike else 'not alike'}"
