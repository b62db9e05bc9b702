"""Functions of TVMScript as functions over memrefs: loops, blocks and their axes, stores.

A block binds its axes, each in its domain, and does its body where its predicate holds; its `init` comes first where
all axes that it reduces along are at their start. Loops for threads, vectors and in parallel do their iterations at
once."""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from contextlib import ExitStack, nullcontext

from msgspec import Struct, field

from frontends.errors import SyntaxProblem
from frontends.text.rewritten import Rewritten
from frontends.tvmscript.expressions import as_index, converted, evaluate, name_of, place
from frontends.tvmscript.kernels import LOCAL, SHARED, close_kernel, is_of_threads, number_of, open_kernel
from frontends.tvmscript.writer import INDEX, Buffer, Value, Writer, is_type
from interp.ir import Place
from interp.text.source import Source

_SEQUENTIAL = ("serial", "unroll", "grid")
_AT_ONCE = ("parallel", "vectorized", "thread_binding")
_LOOP_HINTS = ("thread", "annotations")
_ALLOCATIONS = ("alloc_buffer", "sblock_alloc_buffer")
# What says how a program is compiled, or what can be seen from it.
_HINTS = ("func_attr", "reads", "writes", "block_attr", "sblock_attr", "evaluate")
_ATTRIBUTES = ("block_attr", "sblock_attr")
# What loops and blocks may be told; other words have TVM keep several versions of a buffer, or reorder steps.
_TOLD = ("buffer_dim_align", "pragma_auto_unroll_max_step", "pragma_unroll_explicit")
_TOLD_TO_SCHEDULES = "meta_schedule."
_BLOCKS = ("block", "sblock")
_GLOBAL = ("", "global")


def translate(text: str, file: str) -> Rewritten:
    """Raises `SyntaxProblem` and `Unsupported`."""
    try:
        tree = ast.parse(text)
    except SyntaxError as error:
        place = Place(file, error.lineno or 1, error.offset or 1)
        raise SyntaxProblem(f"the script is not valid Python: {error.msg}", place) from error
    writer = Writer(Source(text, file))
    for each in tree.body:
        members = each.body if isinstance(each, ast.ClassDef) else [each]
        for member in members:
            if isinstance(member, ast.FunctionDef):
                _function(writer, member)
            elif not isinstance(member, ast.Import | ast.ImportFrom):
                raise writer.unsupported(member, f"'{ast.unparse(member).splitlines()[0]}'")
    return writer.finished()


def _function(writer: Writer, node: ast.FunctionDef) -> None:
    writer.at(node)
    writer.names, writer.scoped = {}, {}
    _require_plain(writer, node)
    arguments = node.args
    if arguments.vararg or arguments.kwonlyargs or arguments.kwarg or arguments.defaults:
        raise writer.unsupported(node, "parameters that are not just buffers")
    parameters = []
    for each in arguments.args:
        buffer = _buffer(writer, each, f"%{each.arg}", each.annotation)
        writer.names[each.arg] = buffer
        parameters.append(f"{buffer.name}: {buffer.mlir}")
    writer.line(f"func.func @{node.name}({', '.join(parameters)}) {{")
    _body(writer, node.body)
    writer.line("func.return")
    writer.line("}")


def _require_plain(writer: Writer, node: ast.FunctionDef) -> None:
    """That nothing is said of loops and blocks that may change what they do."""
    calls = [each for each in ast.walk(node) if isinstance(each, ast.Call)]
    given = [told for each in calls if name_of(each.func) in _ATTRIBUTES for told in each.args]
    given += [word.value for each in calls for word in each.keywords if word.arg == "annotations"]
    for told in given:
        for key in told.keys if isinstance(told, ast.Dict) else [told]:
            said = key.value if isinstance(key, ast.Constant) else None
            if not isinstance(said, str) or not (said in _TOLD or said.startswith(_TOLD_TO_SCHEDULES)):
                raise writer.unsupported(told, f"what a loop or a block is told by '{ast.unparse(told)}'")


def _buffer(writer: Writer, node: ast.AST, name: str, call: ast.expr | None) -> Buffer:
    """A buffer from `T.Buffer((sizes), "type")`, or from what allocates one."""
    if not isinstance(call, ast.Call) or not call.args:
        raise writer.unsupported(node, "a parameter that is not a buffer")
    shape = call.args[0].elts if isinstance(call.args[0], ast.Tuple | ast.List) else [call.args[0]]
    sizes = [each.value for each in shape if isinstance(each, ast.Constant) and isinstance(each.value, int)]
    given = {each.arg: each.value for each in call.keywords}
    kind = call.args[1] if len(call.args) > 1 else given.pop("dtype", None)
    type = "float32" if kind is None else str(kind.value) if isinstance(kind, ast.Constant) else ""
    scope = given.pop("scope", None)
    own = str(scope.value) if isinstance(scope, ast.Constant) else "" if scope is None else "?"
    own = "" if own in _GLOBAL else own
    known = own in ("", *SHARED, *LOCAL)
    if len(sizes) != len(shape) or not is_type(type) or not known or given or len(call.args) > 2:
        raise writer.unsupported(node, f"the buffer '{ast.unparse(call)}'")
    return Buffer(name, tuple(sizes), type, own)


def _body(writer: Writer, statements: Sequence[ast.stmt]) -> None:
    for each in statements:
        writer.at(each)
        if writer.kernel is not None:
            writer.kernel.wait_before(writer, statements, each)
        if isinstance(each, ast.For):
            _for(writer, each)
        elif isinstance(each, ast.With):
            _with(writer, each)
        elif isinstance(each, ast.If):
            _if(writer, each)
        elif isinstance(each, ast.Assign) and len(each.targets) == 1:
            _assign(writer, each, each.targets[0], each.value)
        elif not (isinstance(each, ast.Expr) and isinstance(each.value, ast.Call) and _is_hint(each.value)):
            raise writer.unsupported(each, f"'{ast.unparse(each).splitlines()[0]}'")


def _is_hint(call: ast.Call) -> bool:
    name = name_of(call.func)
    if name == "evaluate":
        return all(isinstance(each, ast.Constant) for each in call.args)
    return name in _HINTS


def _assign(writer: Writer, node: ast.stmt, target: ast.expr, value: ast.expr) -> None:
    if isinstance(target, ast.Subscript):
        stored = evaluate(writer, value)
        buffer, indices = place(writer, target)
        stored = converted(writer, node, stored, buffer.type) if stored.type == INDEX else stored
        if stored.type != buffer.type:
            raise writer.unsupported(node, f"a value of type {stored.type} in a buffer of type {buffer.type}")
        writer.line(f"memref.store {stored.name}, {buffer.name}[{', '.join(indices)}] : {buffer.mlir}")
        return
    if isinstance(target, ast.Name) and isinstance(value, ast.Call) and name_of(value.func) in _ALLOCATIONS:
        buffer = _buffer(writer, node, writer.fresh(), value)
        if buffer.scope:
            if writer.kernel is not None or writer.threads or target.id in writer.scoped:
                raise writer.unsupported(node, f"the buffer '{ast.unparse(value)}' in a kernel")
            writer.names.pop(target.id, None)
            writer.scoped[target.id] = buffer
            return
        if writer.kernel is not None or writer.threads:  # TVM allocates it outside, for all of them
            raise writer.unsupported(node, f"the buffer '{ast.unparse(value)}' in a loop over blocks or threads")
        writer.names[target.id] = buffer
        writer.line(f"{buffer.name} = memref.alloc() : {buffer.mlir}")
        return
    raise writer.unsupported(node, f"'{ast.unparse(node)}'")


def _for(writer: Writer, node: ast.For) -> None:
    call = node.iter
    name = "serial" if isinstance(call, ast.Call) and ast.unparse(call.func) == "range" else ""
    if isinstance(call, ast.Call) and not name:
        name = name_of(call.func)
    known = isinstance(call, ast.Call) and all(each.arg in _LOOP_HINTS for each in call.keywords)
    if not isinstance(call, ast.Call) or not known or name not in (*_SEQUENTIAL, *_AT_ONCE) or node.orelse:
        raise writer.unsupported(node, f"a loop over '{ast.unparse(call)}'")
    if name == "thread_binding" and (writer.kernel is not None or writer.scoped) and not writer.threads:
        _bound(writer, node, call)
        return
    targets = node.target.elts if isinstance(node.target, ast.Tuple) else [node.target]
    variables = [each.id for each in targets if isinstance(each, ast.Name)]
    zero, one = (writer.constant(each, INDEX) for each in (0, 1))
    bounds = [as_index(writer, each) for each in call.args]
    if name == "grid":
        spans = [(zero, bound) for bound in bounds]
    elif len(bounds) in (1, 2):
        spans = [(bounds[0] if len(bounds) == 2 else zero, bounds[-1])]
    else:
        spans = []
    if len(spans) != len(targets) or len(variables) != len(targets):
        raise writer.unsupported(node, f"a loop over '{ast.unparse(call)}'")
    begin = _number(call.args[0]) if len(call.args) == 2 and name != "grid" else 0
    with ExitStack() as open_:
        if name == "thread_binding":
            _bind(writer, call, open_)
        for variable, (start, end) in zip(variables, spans, strict=True):
            counter = writer.fresh()
            kept = writer.names.get(variable)
            span = start.span[0], max(start.span[0], end.span[1] - 1)
            writer.names[variable] = Value(counter, INDEX, start.wide or end.wide, span)
            if begin is None:
                writer.starts.pop(variable, None)
            else:
                writer.starts[variable] = begin
            if name in _AT_ONCE:
                writer.line(f"scf.parallel ({counter}) = ({start.name}) to ({end.name}) step ({one.name}) {{")
            else:
                writer.line(f"scf.for {counter} = {start.name} to {end.name} step {one.name} {{")
            open_.callback(_close(writer, variable, kept))
        if writer.kernel is not None:
            constant = all(isinstance(each, ast.Constant) for each in call.args)
            open_.enter_context(writer.kernel.within(at_once=name in _AT_ONCE, divergent=not constant))
        _body(writer, node.body)


def _bound(writer: Writer, node: ast.For, call: ast.Call) -> None:
    """A loop of a kernel whose threads exchange data."""
    outermost = writer.kernel is None
    kernel = writer.kernel = open_kernel(writer, node) if writer.kernel is None else writer.kernel
    if not isinstance(node.target, ast.Name):
        raise writer.unsupported(node, f"a loop over '{ast.unparse(call)}'")
    variable = node.target.id
    kept, began, of_threads = writer.names.get(variable), writer.starts.get(variable), variable in kernel.variables
    writer.names[variable], writer.starts[variable] = number_of(writer, kernel, call), 0
    if is_of_threads(kernel, call):
        kernel.variables.add(variable)
    _body(writer, node.body)
    writer.names.pop(variable)
    writer.starts.pop(variable)
    if not of_threads:
        kernel.variables.discard(variable)
    if kept is not None:
        writer.names[variable] = kept
    if began is not None:
        writer.starts[variable] = began
    if outermost:
        close_kernel(writer)
        writer.kernel = None


def _number(node: ast.expr) -> int | None:
    return node.value if isinstance(node, ast.Constant) and type(node.value) is int else None


def _bind(writer: Writer, call: ast.Call, open_: ExitStack) -> None:
    """Notes the thread that a loop is bound to. Within one kernel, loops that follow each other on the same thread do
    not wait for all others to be done with the first one."""
    given = {each.arg: each.value for each in call.keywords}
    thread = ast.unparse(given["thread"]) if "thread" in given else ""
    outermost = not writer.threads
    if thread in writer.threads:
        raise writer.unsupported(call, f"two unordered loops on {thread} in one kernel")
    writer.threads.add(thread)
    if outermost:
        open_.callback(writer.threads.clear)


def _close(writer: Writer, variable: str, kept: Value | Buffer | None) -> Callable[[], None]:
    def close() -> None:
        writer.line("}")
        writer.names.pop(variable, None)
        if kept is not None:
            writer.names[variable] = kept

    return close


def _if(writer: Writer, node: ast.If) -> None:
    condition = evaluate(writer, node.test)
    if condition.type != "bool":
        raise writer.unsupported(node, f"a condition of type {condition.type}")
    writer.line(f"scf.if {condition.name} {{")
    with writer.kernel.within(divergent=True) if writer.kernel is not None else nullcontext():
        _body(writer, node.body)
        if node.orelse:
            writer.line("} else {")
            _body(writer, node.orelse)
    writer.line("}")


# -- blocks ------------------------------------------------------------------------------------------------------------


def _with(writer: Writer, node: ast.With) -> None:
    call = node.items[0].context_expr
    if len(node.items) != 1 or not isinstance(call, ast.Call) or name_of(call.func) not in _BLOCKS:
        raise writer.unsupported(node, f"'{ast.unparse(node).splitlines()[0]}'")
    if writer.kernel is not None:
        writer.kernel.require_one_access(writer, node)
    axes = _Axes()
    conditions = 0
    for each in node.body:
        writer.at(each)
        if isinstance(each, ast.Assign) and _axes(writer, each, axes):
            continue
        if isinstance(each, ast.Expr) and isinstance(each.value, ast.Call) and _is_hint(each.value):
            continue
        if isinstance(each, ast.Expr) and isinstance(each.value, ast.Call) and name_of(each.value.func) == "where":
            holds = evaluate(writer, each.value.args[0])
            writer.line(f"scf.if {holds.name} {{")
            conditions += 1
            continue
        axes.require_domains(writer)
        with writer.kernel.within(block=True) if writer.kernel is not None else nullcontext():
            if isinstance(each, ast.With) and ast.unparse(each.items[0].context_expr) == "T.init()":
                _init(writer, each, axes)
            else:
                _body(writer, [each])
    for _ in range(conditions):
        writer.line("}")


class _Axes(Struct):
    """Of a block: those that it reduces along with the start of their domain, and domains that are not required yet,
    each as an axis, its start and its end."""

    reduced: list[tuple[Value, int]] = field(default_factory=list)
    domains: list[tuple[Value, int, int]] = field(default_factory=list)

    def require_domains(self, writer: Writer) -> None:
        """A block whose predicate holds is for values in the domains of its axes alone."""
        for value, start, end in self.domains:
            for predicate, bound in (("sge", start), ("slt", end)):
                limit = writer.constant(bound, INDEX)
                inside = writer.op(f"arith.cmpi {predicate}, {value.name}, {limit.name} : index", "bool")
                writer.line(f'cf.assert {inside.name}, "an axis is in its domain"')
        self.domains.clear()


def _domain(writer: Writer, node: ast.expr) -> tuple[int, int]:
    """The start and the end of a domain, which is a number or a pair."""
    bounds = node.elts if isinstance(node, ast.Tuple) else [ast.Constant(0), node]
    numbers = [each.value for each in bounds if isinstance(each, ast.Constant) and type(each.value) is int]
    if len(bounds) != 2 or len(numbers) != 2:
        raise writer.unsupported(node, f"the domain '{ast.unparse(node)}'")
    return numbers[0], numbers[1]


def _axes(writer: Writer, node: ast.Assign, axes: _Axes) -> bool:
    """Binds the axes that a statement defines; False where it defines none."""
    call = node.value
    name = name_of(call.func) if isinstance(call, ast.Call) else ""
    if not isinstance(call, ast.Call) or not name.startswith("axis."):
        return False
    target = node.targets[0]
    kind = name.removeprefix("axis.")
    if kind == "remap" and len(call.args) == 2 and isinstance(call.args[1], ast.List):
        letters = str(call.args[0].value) if isinstance(call.args[0], ast.Constant) else ""
        targets = target.elts if isinstance(target, ast.Tuple) else [target]
        bound: list[tuple[str, ast.expr, ast.expr, tuple[int, int] | None]] = [
            (*each, None) for each in zip(letters, targets, call.args[1].elts, strict=True)
        ]
    elif kind in ("spatial", "reduce") and len(call.args) == 2:
        bound = [("S" if kind == "spatial" else "R", target, call.args[1], _domain(writer, call.args[0]))]
    else:
        raise writer.unsupported(node, f"'{ast.unparse(node)}'")
    for letter, variable, expression, domain in bound:
        if letter not in "SR" or not isinstance(variable, ast.Name):
            raise writer.unsupported(node, f"'{ast.unparse(node)}'")
        value = as_index(writer, expression)
        writer.names[variable.id] = value
        if domain is not None:
            axes.domains.append((value, *domain))
        if writer.kernel is not None:
            mentioned = {each.id for each in ast.walk(expression) if isinstance(each, ast.Name)}
            writer.kernel.variables.discard(variable.id)
            if mentioned & writer.kernel.variables:
                if letter == "R":
                    raise writer.unsupported(node, f"'{ast.unparse(node)}', a reduction of several threads")
                writer.kernel.variables.add(variable.id)
        if letter == "R":
            axes.reduced.append((value, domain[0] if domain is not None else _start(writer, expression)))
    return True


def _start(writer: Writer, expression: ast.expr) -> int:
    """Where the domain of an axis starts that is a loop's variable: that of the loop."""
    start = writer.starts.get(expression.id) if isinstance(expression, ast.Name) else None
    if start is None:
        raise writer.unsupported(expression, f"an axis over '{ast.unparse(expression)}'")
    return start


def _init(writer: Writer, node: ast.With, axes: _Axes) -> None:
    for each, start in axes.reduced:
        bound = writer.constant(start, INDEX)
        first = writer.op(f"arith.cmpi eq, {each.name}, {bound.name} : index", "bool")
        writer.line(f"scf.if {first.name} {{")
    _body(writer, node.body)
    for _ in axes.reduced:
        writer.line("}")
