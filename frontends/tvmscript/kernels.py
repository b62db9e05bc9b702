"""Kernels of TVMScript whose threads exchange data in shared memory, as launches of a GPU.

A loop that is bound to a block or a thread gives its variable the number of that block or thread, also where one on the
same thread stands in another. Buffers of the scope `shared` are those of a block, of `local` those of a thread. Before
its threads exchange data, TVM lets them wait for each other (`s_tir.transform.ThreadSync`), at a later step than such
programs are of: here they wait before each statement that accesses shared memory, among statements of which one writes
to it. What that would order beside is refused: data that is exchanged in global memory."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from frontends.tvmscript.expressions import name_of
from frontends.tvmscript.writer import INDEX, Buffer, Value, Writer

SHARED, LOCAL = ("shared", "shared.dyn"), ("local",)
WAITS = "TVM lets the threads of a block wait for each other where they exchange data in shared memory"
_BLOCKS = ("blockIdx.x", "blockIdx.y", "blockIdx.z")
_THREADS = ("threadIdx.x", "threadIdx.y", "threadIdx.z")
_SBLOCKS, _BOUND = ("block", "sblock"), "thread_binding"
_SAID = ("reads", "writes")  # of a block, besides its statements


class Kernel:
    """The kernel at hand: what the numbers of its blocks and threads are called, how many there are, its buffers by
    name, and what surrounds the statement at hand."""

    def __init__(self, extents: dict[str, int], numbers: dict[str, str], shared: frozenset[str]) -> None:
        self.extents, self.numbers, self.shared = extents, numbers, shared
        self.variables: set[str] = set()  # that are numbers of threads, of which there is more than one
        self.at_once = self.blocks = self.divergent = 0

    @contextmanager
    def within(self, *, at_once: bool = False, block: bool = False, divergent: bool = False) -> Iterator[None]:
        """Statements of iterations at once, of a block, or of what not all threads do alike."""
        self.at_once, self.blocks = self.at_once + at_once, self.blocks + block
        self.divergent += divergent
        yield
        self.at_once, self.blocks = self.at_once - at_once, self.blocks - block
        self.divergent -= divergent

    def wait_before(self, writer: Writer, statements: Sequence[ast.stmt], statement: ast.stmt) -> None:
        """Where a statement, one of several, may access what another thread has written, or write what one reads."""
        if not _names(statement) & self.shared or not any(_written(each) & self.shared for each in statements):
            return
        several = sum(bool(_names(each) & self.shared) for each in statements) > 1
        if self.blocks:
            if several or isinstance(statement, ast.For | ast.With):
                raise writer.unsupported(statement, "loops or several statements of a block that access shared memory")
        elif self.divergent:
            raise writer.unsupported(statement, "shared memory that is written where not all threads do the same")
        elif not self.at_once:
            writer.line("gpu.barrier")
        elif several:
            raise writer.unsupported(statement, "shared memory that is written and accessed by iterations at once")

    def require_one_access(self, writer: Writer, node: ast.With) -> None:
        """That threads need not wait within a block: one statement of it accesses shared memory that it writes to,
        besides what a reduction begins with."""
        parts = [each for each in node.body if not isinstance(each, ast.Expr) and not _is_init(each)]
        if _written(node) & self.shared and sum(bool(_names(each) & self.shared) for each in parts) > 1:
            raise writer.unsupported(node, "a block of several statements that access shared memory")


def open_kernel(writer: Writer, node: ast.For) -> Kernel:
    """Begins a launch for the loops around a kernel, from the outermost one on. Raises `Unsupported`."""
    extents = _extents(writer, node)
    used = {name: buffer for name, buffer in writer.scoped.items() if name in _names(node)}
    shared = frozenset(name for name, each in used.items() if each.scope in SHARED)
    _require_apart(writer, node, frozenset(writer.scoped), shared)
    numbers = {tag: writer.fresh() for tag in (*_BLOCKS, *_THREADS)}
    parts = []
    for word, tags in (("blocks", _BLOCKS), ("threads", _THREADS)):
        sizes = [f"{writer.fresh()} = {writer.constant(extents.get(tag, 1), INDEX).name}" for tag in tags]
        parts.append(f"{word}({', '.join(numbers[tag] for tag in tags)}) in ({', '.join(sizes)})")
    for word, scopes in (("workgroup", SHARED), ("private", LOCAL)):
        given = []
        for name, buffer in used.items():
            if buffer.scope in scopes:
                own = Buffer(writer.fresh(), buffer.shape, buffer.type, buffer.scope)
                writer.names[name] = own
                given.append(f"{own.name} : {own.mlir}")
        if given:
            parts.append(f"{word}({', '.join(given)})")
    writer.assumptions.add(WAITS)
    writer.line(f"gpu.launch {' '.join(parts)} {{")
    return Kernel(extents, numbers, shared)


def close_kernel(writer: Writer) -> None:
    """Ends it: what its buffers hold is lost."""
    writer.line("gpu.terminator")
    writer.line("}")
    for name in writer.scoped:
        writer.names.pop(name, None)


def number_of(writer: Writer, kernel: Kernel, call: ast.Call) -> Value:
    """What the variable of a loop that is bound is: the number of a block or thread, or 0 where there is one."""
    tag, extent = _tag(call), kernel.extents[_tag(call)]
    if tag not in kernel.numbers:
        return writer.constant(0, INDEX)
    return Value(kernel.numbers[tag], INDEX, span=(0, extent - 1))


def is_of_threads(kernel: Kernel, call: ast.Call) -> bool:
    """Whether a loop is bound to one of several threads."""
    return _tag(call) in _THREADS and kernel.extents[_tag(call)] > 1


def _tag(call: ast.Call) -> str:
    given = {each.arg: each.value for each in call.keywords}
    thread = given.get("thread")
    return str(thread.value) if isinstance(thread, ast.Constant) else ""


def _extents(writer: Writer, node: ast.For) -> dict[str, int]:
    """How many blocks and threads there are, of which each loop has all."""
    found: dict[str, int] = {}
    for each in ast.walk(node):
        call = each.iter if isinstance(each, ast.For) else None
        if not isinstance(call, ast.Call) or name_of(call.func) != _BOUND:
            continue
        tag, size = (
            _tag(call),
            call.args[0].value if len(call.args) == 1 and isinstance(call.args[0], ast.Constant) else 0,
        )
        known = tag in (*_BLOCKS, *_THREADS) or (tag.startswith("vthread") and size == 1)
        if not known or type(size) is not int or size < 1 or found.setdefault(tag, size) != size:
            raise writer.unsupported(each, f"a loop over '{ast.unparse(call)}'")
    return found


def _require_apart(writer: Writer, node: ast.For, scoped: frozenset[str], shared: frozenset[str]) -> None:
    """That nothing is exchanged in global memory, which waiting would order: what one part of a kernel writes no part
    reads, no other one writes, and none does so in a loop in which threads wait for each other."""
    parts = [each for each in ast.walk(node) if _is_sblock(each)]
    inner = [each for each in parts if not any(_is_sblock(other) for other in ast.walk(each) if other is not each)]
    covered = {id(each) for part in inner for each in ast.walk(part)}
    inner += [each for each in ast.walk(node) if isinstance(each, ast.Assign) and id(each) not in covered]
    for part in inner:
        for name in _written(part) - scoped:
            if any(name in _names(other) for other in inner if other is not part):
                raise writer.unsupported(part, f"a kernel of which several parts access {name}, which one writes")
            if name in _read(part):
                raise writer.unsupported(part, f"a part of a kernel that reads {name}, which it writes")
    for each in ast.walk(node):
        in_turn = isinstance(each, ast.For) and isinstance(each.iter, ast.Call) and name_of(each.iter.func) != _BOUND
        if in_turn and _written(each) & shared and _written(each) - scoped:
            raise writer.unsupported(each, "a loop that writes shared and global memory")


def _is_sblock(node: ast.AST) -> bool:
    if not isinstance(node, ast.With) or not isinstance(node.items[0].context_expr, ast.Call):
        return False
    return name_of(node.items[0].context_expr.func) in _SBLOCKS


def _is_init(node: ast.AST) -> bool:
    return isinstance(node, ast.With) and ast.unparse(node.items[0].context_expr) == "T.init()"


def _names(node: ast.AST) -> set[str]:
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}


def _written(node: ast.AST) -> set[str]:
    targets = [target for each in ast.walk(node) if isinstance(each, ast.Assign) for target in each.targets]
    places = [each.value for each in targets if isinstance(each, ast.Subscript)]
    return {each.id for each in places if isinstance(each, ast.Name)}


def _read(node: ast.AST) -> set[str]:
    """The buffers of which elements are read, without what a block says of itself."""
    said = [each for each in ast.walk(node) if isinstance(each, ast.Call) and name_of(each.func) in _SAID]
    left_out = {id(inner) for each in said for inner in ast.walk(each)}
    places = [each for each in ast.walk(node) if isinstance(each, ast.Subscript) and id(each) not in left_out]
    return {each.value.id for each in places if isinstance(each.ctx, ast.Load) and isinstance(each.value, ast.Name)}
