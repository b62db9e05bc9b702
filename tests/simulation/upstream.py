"""The upstream dialects that programs of many agents use: func, arith, math, scf, affine, memref, linalg and vector."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from torch_mlir import ir

from tests.simulation import numbers
from tests.simulation.memory import View
from tests.simulation.writing import (
    Writer,
    affine,
    byte_size,
    emits,
    number,
    rounded,
    runtime,
    segments,
    symbol,
    width,
)

_DYNAMIC = -(2**63)

# -- arith and math ----------------------------------------------------------------------------------------------------

_BINARY = {
    "arith.addi": "{0} + {1}",
    "arith.subi": "{0} - {1}",
    "arith.muli": "{0} * {1}",
    "arith.divsi": "quotient({0}, {1})",
    "arith.remsi": "remainder({0}, {1})",
    "arith.divui": "quotient(unsigned({0}, {w}), unsigned({1}, {w}))",
    "arith.remui": "remainder(unsigned({0}, {w}), unsigned({1}, {w}))",
    "arith.andi": "{0} & {1}",
    "arith.ori": "{0} | {1}",
    "arith.xori": "{0} ^ {1}",
    "arith.shli": "{0} << {1}",
    "arith.shrui": "unsigned({0}, {w}) >> {1}",
    "arith.shrsi": "{0} >> {1}",
    "arith.minsi": "min({0}, {1})",
    "arith.maxsi": "max({0}, {1})",
    "arith.addf": "{0} + {1}",
    "arith.subf": "{0} - {1}",
    "arith.mulf": "{0} * {1}",
    "arith.divf": "{0} / {1}",
    "arith.maximumf": "largest({0}, {1})",
    "arith.extf": "{type}({0})",
    "arith.truncf": "{type}({0})",
    "arith.extsi": "{0}",
    "arith.trunci": "{0}",
    "arith.extui": "unsigned({0}, {w})",
    "arith.index_cast": "{0}",
    "arith.index_castui": "unsigned({0}, {w})",
    "arith.minui": "min({0}, {1}, key=lambda each: unsigned(each, {w}))",
    "arith.maxui": "max({0}, {1}, key=lambda each: unsigned(each, {w}))",
    "arith.negf": "-{0}",
    "arith.minimumf": "-largest(-{0}, -{1})",
    "arith.sitofp": "{type}({0})",
    "arith.uitofp": "{type}(unsigned({0}, {w}))",
    "arith.fptosi": "int({0})",
    "math.exp": "{type}(np.exp({0}))",
    "math.log": "{type}(np.log({0}))",
    "math.sqrt": "{type}(np.sqrt({0}))",
    "math.rsqrt": "{type}(1 / np.sqrt({0}))",
    "math.tanh": "{type}(np.tanh({0}))",
    "math.absf": "{type}(np.abs({0}))",
    "math.floor": "{type}(np.floor({0}))",
    "math.absi": "abs({0})",
    "math.ctpop": "unsigned({0}, {w}).bit_count()",
}


@emits(*_BINARY)
def _scalar(writer: Writer, operation: Any) -> None:
    type = operation.results[0].type
    given = operation.operands[0].type
    writer.define(operation.results[0], elementwise(writer, operation, _BINARY[operation.name], type, given))


def elementwise(writer: Writer, operation: Any, pattern: str, type: Any, given: Any) -> str:
    """`pattern` on the operands, or on each of their elements."""
    operands = writer.uses(operation.operands)
    vector = isinstance(type, ir.VectorType)
    element, start = (ir.VectorType(each).element_type if vector else each for each in (type, given))
    names = [f"e{at}" for at in range(len(operands))] if vector else operands
    kind = {"f16": "np.float16", "bf16": "bf16", "f32": "np.float32", "f64": "np.float64"}.get(str(element), "")
    bits = width(start) if str(start) not in numbers.FLOATS else 0
    text = rounded(pattern.format(*names, w=bits, type=kind), element)
    return f"[{text} for {', '.join(names)}, in zip({', '.join(operands)})]" if vector else text


@emits("arith.cmpi", "llvm.icmp")
def _compare(writer: Writer, operation: Any) -> None:
    a, b = writer.uses(operation.operands)
    bits = width(operation.operands[0].type)
    writer.define(operation.results[0], numbers.compared(number(operation, "predicate"), a, b, bits))


@emits("arith.cmpf")
def _compare_floats(writer: Writer, operation: Any) -> None:
    a, b = writer.uses(operation.operands)
    writer.define(operation.results[0], numbers.compared_floats(number(operation, "predicate"), a, b))


@emits("arith.select", "llvm.select")
def _select(writer: Writer, operation: Any) -> None:
    condition, a, b = writer.uses(operation.operands)
    writer.define(operation.results[0], f"{a} if {condition} else {b}")


def literal(attribute: Any, type: Any) -> str:
    """A constant in Python."""
    text = str(type)
    if isinstance(type, ir.VectorType):
        element = ir.VectorType(type).element_type
        dense = ir.DenseElementsAttr(attribute)
        if dense.is_splat:  # the elements of bf16 are no type of numpy
            values = [dense.get_splat_value().value] * int(np.prod(ir.VectorType(type).shape))
        else:
            values = list(np.array(dense).reshape(-1))
        return f"[{', '.join(_plain(each, str(element)) for each in values)}]"
    return _plain(attribute.value, text)


def _plain(value: Any, type: str) -> str:
    if type in numbers.FLOATS:
        kind = "np.float32" if type == "bf16" else f"np.float{type[1:]}"
        return f"{kind}({float(value)!r})".replace("inf", "np.inf")
    return str(int(value) & 1 if type == "i1" else int(value))


@emits("arith.constant", "llvm.mlir.constant")
def _constant(writer: Writer, operation: Any) -> None:
    writer.define(operation.results[0], literal(operation.attributes["value"], operation.results[0].type))


# -- control -----------------------------------------------------------------------------------------------------------


@emits("func.call", "llvm.call")
def _call(writer: Writer, operation: Any) -> None:
    results = "".join(f"{writer.name(each)}, " for each in operation.results)
    given = ", ".join(["machine", "thread", *writer.uses(operation.operands)])
    name = symbol(operation.attributes["callee"])
    writer.write(f"{f'{results}= ' if results else ''}yield from {called(writer, name)}({given})")


def called(writer: Writer, name: str) -> str:
    """A function of the program, or one of a library."""
    body = writer.symbols[name].regions
    return f"function_{name}" if len(body) and len(body[0].blocks) else f"library_{name.strip('_')}"


@runtime
def library_nv_expf(machine: Any, thread: Any, x: Any) -> Any:
    yield
    return (np.float32(np.exp(x)),)


RUNTIME_ALIASES = {"library_ocml_exp_f32": library_nv_expf}
for _name, _function in RUNTIME_ALIASES.items():
    _function.__name__ = _name
    runtime(_function)
    _function.__name__ = "library_nv_expf"


@emits("scf.for", "affine.for")
def _for(writer: Writer, operation: Any) -> None:
    block = operation.regions[0].blocks[0]
    if operation.name == "scf.for":
        lower, upper, step, *initial = writer.uses(operation.operands)
    else:
        lows, highs, starts = segments(operation)
        lower, upper = (
            f"{extremum}(({', '.join(affine(operation.attributes[name], writer.uses(operands)))},))"
            for extremum, name, operands in (("max", "lowerBoundMap", lows), ("min", "upperBoundMap", highs))
        )
        step, initial = str(number(operation, "step")), writer.uses(starts)
    for argument, value in zip(list(block.arguments)[1:], initial, strict=True):
        writer.define(argument, value)
    carried = [writer.name(each) for each in list(block.arguments)[1:]]
    with writer.indented(f"for {writer.name(block.arguments[0])} in range({lower}, {upper}, {step}):"):
        results = writer.body(block)
        if carried:
            writer.write(f"{', '.join(carried)}, = {', '.join(results)},")
    for result, name in zip(operation.results, carried, strict=True):
        writer.define(result, name)


@emits("scf.if", "affine.if")
def _if(writer: Writer, operation: Any) -> None:
    if operation.name == "scf.if":
        condition = writer.use(operation.operands[0])
    else:
        text = str(operation.attributes["condition"])
        condition = " and ".join(affine(operation.attributes["condition"], writer.uses(operation.operands)))
        assert "==" in text or ">=" in text
    regions = [list(region.blocks) for region in operation.regions]
    for line, blocks in zip((f"if {condition}:", "else:"), regions, strict=True):
        if not blocks:
            continue
        with writer.indented(line):
            results = writer.body(blocks[0])
            for result, value in zip(operation.results, results, strict=True):
                writer.define(result, value)


@emits("scf.while")
def _while(writer: Writer, operation: Any) -> None:
    before, after = (region.blocks[0] for region in operation.regions)
    for argument, value in zip(before.arguments, writer.uses(operation.operands), strict=True):
        writer.define(argument, value)
    with writer.indented("while True:"):
        condition, *handed = writer.body(before)
        for argument, value in zip(after.arguments, handed, strict=True):
            writer.define(argument, value)
        writer.write("yield")
        with writer.indented(f"if not {condition}:"):
            writer.write("break")
        results = writer.body(after)
        if results:
            writer.write(f"{', '.join(map(writer.name, before.arguments))}, = {', '.join(results)},")
    for result, argument in zip(operation.results, after.arguments, strict=True):
        writer.define(result, writer.name(argument))


@emits("scf.forall")
def _forall(writer: Writer, operation: Any) -> None:
    """Of loops with static bounds and no results: an agent for each iteration."""
    block = operation.regions[0].blocks[0]
    if len(operation.operands):
        raise NotImplementedError("scf.forall with bounds that are operands, or with results")
    bounds = [[int(each) for each in operation.attributes[f"static{name}"]] for name in _BOUNDS]
    function, taken = writer.agent(block, list(block.arguments), joins=False)
    names = [writer.fresh("i") for _ in block.arguments]
    loops = " ".join(f"for {name} in range{each}" for name, each in zip(names, zip(*bounds, strict=True), strict=True))
    tokens = writer.fresh("tokens")
    writer.write(f"{tokens} = [machine.spawn({function}({', '.join([*taken, *names])})) {loops}]")
    writer.write(f"yield from wait(*{tokens})")


_BOUNDS = ("LowerBound", "UpperBound", "Step")


@emits("scf.forall.in_parallel")
def _ends(writer: Writer, operation: Any) -> None:
    """Of an iteration that gives nothing back."""


@emits("scf.parallel", "affine.parallel")
def _parallel(writer: Writer, operation: Any) -> None:
    block = operation.regions[0].blocks[0]
    count = len(block.arguments)
    if operation.name == "scf.parallel":
        lowers, uppers, steps, initial = segments(operation)
        ranges = [
            f"range({writer.use(low)}, {writer.use(high)}, {writer.use(step)})"
            for low, high, step in zip(lowers, uppers, steps, strict=True)
        ]
    else:
        initial = []
        operands = list(operation.operands)
        dimensions = _dimensions(operation.attributes["lowerBoundsMap"])
        lows = affine(operation.attributes["lowerBoundsMap"], writer.uses(operands[:dimensions]))
        highs = affine(operation.attributes["upperBoundsMap"], writer.uses(operands[dimensions:]))
        ranges = [
            f"range({low}, {high}, {int(step.value)})"
            for low, high, step in zip(lows, highs, operation.attributes["steps"], strict=True)
        ]
    handed = writer.uses(initial)
    function, taken = writer.agent(block, list(block.arguments), joins=False)
    names = [writer.fresh("i") for _ in range(count)]
    tokens = writer.fresh("tokens")
    given = ", ".join([*taken, *names])
    loops = " ".join(f"for {name} in {each}" for name, each in zip(names, ranges, strict=True))
    writer.write(f"{tokens} = [machine.spawn({function}({given})) {loops}]")
    if not len(operation.results):
        writer.write(f"yield from wait(*{tokens})")
    for position, (result, first) in enumerate(zip(operation.results, handed, strict=True)):
        assert str(result.type) == "!air.async.token"
        writer.define(result, f"All([{first}, *(Returned(each, {position}) for each in {tokens})])")
        writer.write(f"scope.append({writer.name(result)})")


def _dimensions(attribute: Any) -> int:
    return int(attribute.value.n_inputs)


@emits("affine.apply")
def _apply(writer: Writer, operation: Any) -> None:
    (text,) = affine(operation.attributes["map"], writer.uses(operation.operands))
    writer.define(operation.results[0], text)


@emits("affine.min", "affine.max")
def _extremum(writer: Writer, operation: Any) -> None:
    results = affine(operation.attributes["map"], writer.uses(operation.operands))
    writer.define(operation.results[0], f"{operation.name[-3:]}(({', '.join(results)},))")


# -- memory ------------------------------------------------------------------------------------------------------------


@emits("memref.load", "affine.load", "memref.store", "affine.store")
def _access(writer: Writer, operation: Any) -> None:
    stores = operation.name.endswith("store")
    operands = writer.uses(operation.operands)
    view, *indices = operands[stores:]
    if operation.name.startswith("affine"):
        indices = affine(operation.attributes["map"], indices)
    access(writer, operation, operands[0] if stores else "", view, indices)


def access(writer: Writer, operation: Any, value: str, view: str, indices: Sequence[str]) -> None:
    """A store of `value` to an element, or where there is none a load of it."""
    at = writer.fresh("at")
    writer.write(f"{at} = {view}.position(({''.join(f'{each}, ' for each in indices)}))")
    writer.write(f"yield {view}.buffer, {at}, {bool(value)}")
    if value:
        writer.write(f"{view}.buffer.values[{at}] = {value}")
    else:
        writer.define(operation.results[0], f"known({view}.buffer.values[{at}])")


@emits("memref.alloca")
def allocate(writer: Writer, operation: Any) -> None:
    type = ir.MemRefType(operation.results[0].type)
    writer.define(operation.results[0], f"allocate({list(type.shape)}, {byte_size(type.element_type)})")


@emits("memref.dealloc")
def _dealloc(writer: Writer, operation: Any) -> None:
    """The end of a buffer's use, as a compiler sees it: what it prints in a herd waits for no transfer, and in a kernel
    each thread says it of the block's memory."""
    around = operation.parent
    while around is not None and not around.name.startswith(("air.", "gpu.")):
        around = around.operation.parent
    if around is None:
        free(writer, operation)


def free(writer: Writer, operation: Any) -> None:
    """Buffers whose elements are no longer there."""
    writer.write("yield")
    for each in writer.uses(operation.operands):
        writer.write(f"{each}.buffer.freed = True")


@emits("memref.cast", "builtin.unrealized_conversion_cast")
def _cast(writer: Writer, operation: Any) -> None:
    name = "same" if operation.name == "memref.cast" else "as_descriptor"
    source, target = operation.operands[0].type, operation.results[0].type
    if str(target).startswith("memref") and str(source).startswith("!llvm"):
        name = "as_view"
    elif not str(source).startswith("memref") or not str(target).startswith("!llvm"):
        name = "same"
    writer.define(operation.results[0], f"{name}({writer.use(operation.operands[0])})")


@runtime
def same(value: Any) -> Any:
    return value


@emits("memref.copy", "linalg.copy")
def _copy(writer: Writer, operation: Any) -> None:
    source, target = writer.uses(operation.operands)
    writer.write(f"yield from copied({source}.buffer, {source}.positions(), {target}.buffer, {target}.positions())")


@runtime
def copied(source: Any, origins: Sequence[int], target: Any, places: Sequence[int]) -> Any:
    """Element by element, and others may see some of it."""
    for origin, place in zip(origins, places, strict=True):
        source.check(origin)
        target.check(place)
        yield source, origin, False
        yield target, place, True
        target.values[place] = source.values[origin]


@emits("memref.subview")
def _subview(writer: Writer, operation: Any) -> None:
    view, *dynamic = segments(operation)
    given = [
        mixed(operation, f"static_{name}", writer.uses(values))
        for name, values in zip(("offsets", "sizes", "strides"), dynamic, strict=True)
    ]
    lists = ", ".join(f"[{', '.join(each)}]" for each in given)
    writer.define(operation.results[0], f"{writer.use(view[0])}.part({lists})")
    kept = len(ir.MemRefType(operation.results[0].type).shape)
    if kept < len(given[1]):
        sizes = [int(each) for each in given[1]]
        shape = list(ir.MemRefType(operation.results[0].type).shape)
        keep = [at for at, size in enumerate(sizes) if size != 1][:kept]
        assert [sizes[at] for at in keep] == shape
        writer.define(operation.results[0], f"kept({writer.name(operation.results[0])}, {keep})")


@runtime
def kept(view: View, dimensions: Sequence[int]) -> View:
    return View(
        view.buffer, view.offset, [view.sizes[at] for at in dimensions], [view.strides[at] for at in dimensions]
    )


def mixed(operation: Any, name: str, dynamic: list[str]) -> list[str]:
    """Numbers of which an attribute has some, and operands the others."""
    if name not in operation.attributes:
        return dynamic
    left = iter(dynamic)
    return [next(left) if each == _DYNAMIC else str(each) for each in list(operation.attributes[name])]


@emits("memref.global", "llvm.mlir.global")
def _declaration(writer: Writer, operation: Any) -> None:
    """Made where it is named."""


@emits("memref.atomic_rmw")
def _atomic(writer: Writer, operation: Any) -> None:
    value, view, *indices = writer.uses(operation.operands)
    at = "".join(f", {each}" for each in indices)
    writer.write("yield")
    writer.define(operation.results[0], f"load({view}{at})")
    patterns = {0: "{0} + {1}", 1: "{0} + {1}", 14: "{0} | {1}"}
    old = writer.name(operation.results[0])
    text = patterns[number(operation, "kind")].format(old, value)
    writer.write(f"store({rounded(text, operation.results[0].type)}, {view}{at})")


# -- linalg ------------------------------------------------------------------------------------------------------------

_MAPS = {
    "linalg.matmul": ("d0, d1, d2", ("d0, d2", "d2, d1", "d0, d1")),
    "linalg.matvec": ("d0, d1", ("d0, d1", "d1", "d0")),
    "linalg.add": ("d0", ("d0", "d0", "d0")),
    # Windows side by side, with one element after the other, to which other strides and dilations are held.
    "linalg.conv_2d_nhwc_hwcf": (
        "d0, d1, d2, d3, d4, d5, d6",
        ("d0, d1 + d4, d2 + d5, d6", "d4, d5, d6, d3", "d0, d1, d2, d3"),
    ),
}


@emits("linalg.fill", "linalg.generic", "linalg.reduce", *_MAPS)
def _generic(writer: Writer, operation: Any) -> None:
    views = [each for each in operation.operands if isinstance(each.type, ir.MemRefType)]
    shapes = [list(ir.MemRefType(each.type).shape) for each in views]
    if operation.name == "linalg.fill":
        rank = len(shapes[0])
        indexing = [None, [f"d{at}" for at in range(rank)]]
        dimensions = {f"d{at}": size for at, size in enumerate(shapes[0])}
    else:
        for name in ("strides", "dilations"):
            if name in operation.attributes and (np.array(ir.DenseElementsAttr(operation.attributes[name])) != 1).any():
                raise NotImplementedError(f"{operation.name} with {name}")
        if operation.name == "linalg.reduce":
            reduced = [int(each) for each in operation.attributes["dimensions"]]
            whole = [f"d{at}" for at in range(len(shapes[0]))]
            left = [each for at, each in enumerate(whole) if at not in reduced]
            texts = [whole] * (len(shapes) // 2) + [left] * (len(shapes) // 2)
        elif "indexing_maps" in operation.attributes:
            texts = [
                [_named(each) for each in str(attribute).partition("-> (")[2][:-2].split(",")]
                for attribute in operation.attributes["indexing_maps"]
            ]
        else:
            texts = [[each.strip() for each in text.split(",")] for text in _MAPS[operation.name][1]]
        indexing = list(texts)
        dimensions = {}
        for text, shape in zip(texts, shapes, strict=True):
            dimensions |= {name: size for name, size in zip(text, shape, strict=True) if name.isidentifier()}
    names = {each: writer.fresh("d") for each in sorted(dimensions)}
    block = operation.regions[0].blocks[0]
    operands = writer.uses(operation.operands)
    loops = [f"for {names[each]} in range({dimensions[each]}):" for each in names]
    _nested(writer, loops, lambda: _element(writer, operands, indexing, names, block))


def _named(text: str) -> str:
    return text.strip()


def _nested(writer: Writer, loops: list[str], inner: Any) -> None:
    if not loops:
        inner()
        return
    with writer.indented(loops[0]):
        _nested(writer, loops[1:], inner)


def _element(writer: Writer, operands: list[str], indexing: Any, names: dict[str, str], block: Any) -> None:
    places = []
    writer.write("yield")
    for operand, results, argument in zip(operands, indexing, block.arguments, strict=True):
        if results is None:
            places.append("")
            writer.define(argument, operand)
            continue
        at = "".join(f", {_renamed(each, names)}" for each in results)
        places.append(at)
        used = len(list(argument.uses)) > 0
        if used:
            writer.define(argument, f"load({operand}{at})")
    results = writer.body(block)
    writer.write("yield")
    for value, operand, at in zip(results, operands[-len(results) :], places[-len(results) :], strict=True):
        writer.write(f"store({value}, {operand}{at})")


def _renamed(text: str, names: dict[str, str]) -> str:
    """A sum of loop variables, or a number."""
    terms = [each.strip() for each in text.split("+")]
    assert all(each in names or each.isdigit() for each in terms), text
    return " + ".join(f"({names.get(each, each)})" for each in terms)


# -- vectors -----------------------------------------------------------------------------------------------------------


@emits("ub.poison")
def _poison(writer: Writer, operation: Any) -> None:
    type = operation.results[0].type
    text = "None"
    for size in reversed(list(type.shape) if isinstance(type, ir.VectorType) else []):
        text = f"[{', '.join([text] * size)}]"
    writer.define(operation.results[0], text)
