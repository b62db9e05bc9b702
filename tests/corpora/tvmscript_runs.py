"""Programs in TVMScript as the Python that they look like: what `corpora/gpu/*-tvm` compute, without the verifier's
semantics, from TVM's documentation of its script.

A block runs once for each iteration around it, and what is under `T.init` where all its reductions begin. Iterations
that are bound to threads come in an order drawn at random. What nobody has written is no number."""

from __future__ import annotations

import ast
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


class _Script:
    """What `T` stands for in a program that is run."""

    def __init__(self, seed: int) -> None:
        self._chance = np.random.default_rng(seed)
        self._reductions: list[list[Any]] = []
        self.axis = SimpleNamespace(remap=self._remap, spatial=lambda size, at: at, reduce=self._reduce)
        self.Buffer, self.int8, self.float32 = _Buffer, np.int8, np.float32
        self.unroll = self.vectorized = range

    def prim_func(self, **_: Any) -> Callable[[Any], Any]:
        return lambda function: function

    def func_attr(self, attributes: Any) -> None:
        if set(attributes) > {"tirx.noalias", "global_symbol"}:
            raise NotImplementedError(f"the attributes {attributes}")

    def grid(self, *sizes: int) -> Iterator[tuple[int, ...]]:
        return product(*map(range, sizes))

    def thread_binding(self, size: int, thread: str) -> list[int]:
        return [int(each) for each in self._chance.permutation(size)]

    def sblock_alloc_buffer(self, shape: tuple[int, ...], dtype: str = "float32") -> _Buffer:
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


class _Executable(ast.NodeTransformer):
    """Leaves out what a block only declares, and makes a condition of `with T.init()`."""

    def visit_Expr(self, node: ast.Expr) -> Any:
        return None if ast.unparse(node).startswith(("T.reads(", "T.writes(")) else node

    def visit_With(self, node: ast.With) -> Any:
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
        if declared.dtype.startswith("int"):  # patterns of narrow numbers, with every bit
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
