"""Expressions of TVMScript. Loop variables are indices until they meet an integer; division rounds down."""

from __future__ import annotations

import ast

from frontends.tvmscript.writer import INDEX, Buffer, Value, Writer, is_float, is_type, mlir_type

_ARITHMETIC = {ast.Add: "add", ast.Sub: "sub", ast.Mult: "mul"}
_BITS = {ast.BitAnd: "andi", ast.BitOr: "ori", ast.BitXor: "xori"}
_PREDICATES: dict[type[ast.cmpop], tuple[str, str, str]] = {
    ast.Eq: ("eq", "eq", "oeq"),
    ast.NotEq: ("ne", "ne", "une"),
    ast.Lt: ("slt", "ult", "olt"),
    ast.LtE: ("sle", "ule", "ole"),
    ast.Gt: ("sgt", "ugt", "ogt"),
    ast.GtE: ("sge", "uge", "oge"),
}
_FUNCTIONS = {"exp": "math.exp", "sqrt": "math.sqrt", "log": "math.log", "tanh": "math.tanh", "fabs": "math.absf"}
_AS_OPERATORS = {
    "bitwise_and": ast.BitAnd,
    "bitwise_or": ast.BitOr,
    "bitwise_xor": ast.BitXor,
    "shift_right": ast.RShift,
    "shift_left": ast.LShift,
    "floordiv": ast.FloorDiv,
    "floormod": ast.Mod,
}
_TRUNCATING = {"truncdiv": "div", "Div": "div", "truncmod": "rem"}  # as in C, where `//` and `%` round down
_INT64 = (-(1 << 63), (1 << 63) - 1)
_PLAIN = 32  # bits of a number without a type
_INFINITIES = {"float16": ("0x7C00", "0xFC00"), "float32": ("0x7F800000", "0xFF800000")}


def evaluate(writer: Writer, node: ast.expr) -> Value:
    """Writes what computes an expression. Raises `Unsupported`."""
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return writer.constant(node.value, INDEX)
    if isinstance(node, ast.Name):
        found = writer.names.get(node.id)
        if isinstance(found, Value):
            return found
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        return _negated(writer, node)
    elif isinstance(node, ast.BinOp):
        return _binary(writer, node, node.op, evaluate(writer, node.left), evaluate(writer, node.right))
    elif isinstance(node, ast.Compare) and len(node.ops) == 1:
        return _compare(writer, node)
    elif isinstance(node, ast.BoolOp):
        values = [evaluate(writer, each) for each in node.values]
        name = "andi" if isinstance(node.op, ast.And) else "ori"
        total = values[0]
        for each in values[1:]:
            total = writer.op(f"arith.{name} {total.name}, {each.name} : i1", "bool")
        return total
    elif isinstance(node, ast.Subscript):
        buffer, indices = place(writer, node)
        return writer.op(f"memref.load {buffer.name}[{', '.join(indices)}] : {buffer.mlir}", buffer.type)
    elif isinstance(node, ast.Call):
        return _call(writer, node)
    raise writer.unsupported(node, f"'{ast.unparse(node)}'")


def _negated(writer: Writer, node: ast.UnaryOp) -> Value:
    """The product with -1, as TVM's `PrimExpr.__neg__` has it; of a number it is another number."""
    if isinstance(node.operand, ast.Constant) and type(node.operand.value) is int:
        return writer.constant(-node.operand.value, INDEX)
    value = evaluate(writer, node.operand)
    if value.type.startswith("u") or value.type == "bool":
        raise writer.unsupported(node, f"the operator USub on {value.type}")
    return _binary(writer, node, ast.Mult(), value, writer.constant(-1, value.type))


def place(writer: Writer, node: ast.Subscript) -> tuple[Buffer, list[str]]:
    """The buffer and the indices that a subscript names."""
    buffer = writer.names.get(node.value.id) if isinstance(node.value, ast.Name) else None
    if not isinstance(buffer, Buffer):
        raise writer.unsupported(node, f"'{ast.unparse(node)}', which is not an element of a buffer")
    parts = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
    if len(parts) != len(buffer.shape):
        raise writer.unsupported(node, f"{len(parts)} indices for {len(buffer.shape)} dimensions")
    return buffer, [as_index(writer, each).name for each in parts]


def as_index(writer: Writer, node: ast.expr) -> Value:
    """An expression as an index. Raises `Unsupported` for floats and truth values."""
    value = evaluate(writer, node)
    if value.type == INDEX:
        return value
    if is_float(value.type) or value.type == "bool":
        raise writer.unsupported(node, f"an index of type {value.type}")
    cast = "index_castui" if value.type.startswith("u") else "index_cast"
    index = writer.op(f"arith.{cast} {value.name} : {mlir_type(value.type)} to index", INDEX)
    return index if value.type in ("int8", "int16", "int32") else writer.index(index, True, _INT64)


def converted(writer: Writer, node: ast.AST, value: Value, type: str) -> Value:
    """A value as one of another type."""
    if value.type == type:
        return value
    if type == "bool":
        raise writer.unsupported(node, f"from {value.type} to bool")
    to = mlir_type(type)
    if value.type == INDEX:
        narrow = "int64" if type in ("int64", "uint64") or is_float(type) else type
        value = writer.op(f"arith.index_cast {value.name} : index to {mlir_type(narrow)}", narrow)
        if narrow == type or mlir_type(narrow) == to:
            return Value(value.name, type)
    width, wanted = _width(value.type), _width(type)
    given, unsigned = mlir_type(value.type), value.type.startswith("u") or value.type == "bool"
    if is_float(value.type) and is_float(type):
        if width == wanted:
            raise writer.unsupported(node, f"from {value.type} to {type}")
        name = "extf" if wanted > width else "truncf"
    elif is_float(type):
        name = "uitofp" if unsigned else "sitofp"
    elif is_float(value.type):
        name = "fptoui" if type.startswith("u") else "fptosi"
    elif width == wanted:
        return Value(value.name, type)
    else:
        name = "trunci" if wanted < width else "extui" if unsigned else "extsi"
    return writer.op(f"arith.{name} {value.name} : {given} to {to}", type)


def _width(type: str) -> int:
    return 1 if type == "bool" else int("".join(each for each in type if each.isdigit()))


def _matched(writer: Writer, node: ast.AST, left: Value, right: Value) -> tuple[Value, Value]:
    """Both operands in the type of the one that is no index. A plain number has 32 bits, and makes others as wide."""
    type = right.type if left.type == INDEX else left.type
    if right.type not in (type, INDEX):
        raise writer.unsupported(node, f"operands of the types {left.type} and {right.type}")
    if type == INDEX:
        return left, right
    if left.type != right.type and not is_float(type) and (type.startswith("u") or _width(type) < _PLAIN):
        raise writer.unsupported(node, f"a number without a type and one of type {type}")
    return converted(writer, node, left, type), converted(writer, node, right, type)


def _binary(writer: Writer, node: ast.AST, operator: ast.operator, left: Value, right: Value) -> Value:
    left, right = _matched(writer, node, left, right)
    if left.type != INDEX:
        return _computed(writer, node, operator, left, right)
    wide = left.wide or right.wide
    if isinstance(operator, ast.LShift | ast.RShift) and not (
        right.span[0] >= 0 and right.span[1] < (64 if wide else 32)
    ):
        raise writer.unsupported(node, "a shift of an index by a number that may be its width")
    return writer.index(_computed(writer, node, operator, left, right), wide, _span(operator, left, right))


def _span(operator: ast.operator, left: Value, right: Value) -> tuple[int, int]:
    """The least and the greatest number that an operation on indices may give."""
    match operator:
        case ast.Add():
            return left.span[0] + right.span[0], left.span[1] + right.span[1]
        case ast.Sub():
            return left.span[0] - right.span[1], left.span[1] - right.span[0]
        case ast.Mult():
            products = [one * other for one in left.span for other in right.span]
        case ast.LShift():
            products = [one << other for one in left.span for other in right.span]
        case ast.RShift():
            products = [one >> other for one in left.span for other in right.span]
        case ast.FloorDiv() if right.span[0] > 0:
            products = [one // other for one in left.span for other in right.span]
        case ast.Mod() if right.span[0] > 0:
            return 0, right.span[1] - 1
        case _:
            most = max(abs(each) for each in (*left.span, *right.span))
            most = (1 << most.bit_length()) if operator.__class__ in _BITS else most
            return -most, most
    return min(products), max(products)


def _computed(writer: Writer, node: ast.AST, operator: ast.operator, left: Value, right: Value) -> Value:
    type = left.type
    to = INDEX if type == INDEX else mlir_type(type)
    both = f"{left.name}, {right.name} : {to}"
    if operator.__class__ in _ARITHMETIC:
        return writer.op(f"arith.{_ARITHMETIC[operator.__class__]}{'f' if is_float(type) else 'i'} {both}", type)
    if isinstance(operator, ast.Div) and is_float(type):
        return writer.op(f"arith.divf {both}", type)
    if not is_float(type):
        if operator.__class__ in _BITS:
            return writer.op(f"arith.{_BITS[operator.__class__]} {both}", type)
        unsigned = type.startswith("u")
        if isinstance(operator, ast.RShift):
            return writer.op(f"arith.{'shrui' if unsigned else 'shrsi'} {both}", type)
        if isinstance(operator, ast.LShift):
            return writer.op(f"arith.shli {both}", type)
        if isinstance(operator, ast.FloorDiv | ast.Mod):
            quotient = writer.op(f"arith.{'divui' if unsigned else 'floordivsi'} {both}", type)
            if isinstance(operator, ast.FloorDiv):
                return quotient
            back = writer.op(f"arith.muli {quotient.name}, {right.name} : {to}", type)
            return writer.op(f"arith.subi {left.name}, {back.name} : {to}", type)
    raise writer.unsupported(node, f"the operator {operator.__class__.__name__} on {type}")


def _compare(writer: Writer, node: ast.Compare) -> Value:
    names = _PREDICATES.get(node.ops[0].__class__)
    if names is None:
        raise writer.unsupported(node, f"'{ast.unparse(node)}'")
    left, right = _matched(writer, node, evaluate(writer, node.left), evaluate(writer, node.comparators[0]))
    to = INDEX if left.type == INDEX else mlir_type(left.type)
    signed, unsigned, ordered = names
    if is_float(left.type):
        return writer.op(f"arith.cmpf {ordered}, {left.name}, {right.name} : {to}", "bool")
    predicate = unsigned if left.type.startswith("u") else signed
    return writer.op(f"arith.cmpi {predicate}, {left.name}, {right.name} : {to}", "bool")


def name_of(node: ast.expr) -> str:
    """What is called: the name behind `T.`, or nothing."""
    path = ast.unparse(node)
    return path.removeprefix("T.") if path.startswith("T.") else ""


def _call(writer: Writer, node: ast.Call) -> Value:
    name, arguments = name_of(node.func), node.args
    if node.keywords:
        raise writer.unsupported(node, f"'{ast.unparse(node)}'")
    if name == "Cast" and len(arguments) == 2 and isinstance(arguments[0], ast.Constant):
        type = str(arguments[0].value)
        if is_type(type):
            return converted(writer, node, evaluate(writer, arguments[1]), type)
    elif is_type(name) and len(arguments) == 1:
        return _literal(writer, node, name)
    elif name in _FUNCTIONS and len(arguments) == 1:
        value = evaluate(writer, arguments[0])
        if is_float(value.type):
            return writer.op(f"{_FUNCTIONS[name]} {value.name} : {mlir_type(value.type)}", value.type)
    elif name in _AS_OPERATORS and len(arguments) == 2:
        left, right = (evaluate(writer, each) for each in arguments)
        return _binary(writer, node, _AS_OPERATORS[name](), left, right)
    elif name in _TRUNCATING and len(arguments) == 2:
        left, right = _matched(writer, node, *(evaluate(writer, each) for each in arguments))
        if not is_float(left.type):
            suffix = "ui" if left.type.startswith("u") else "si"
            to = INDEX if left.type == INDEX else mlir_type(left.type)
            result = writer.op(f"arith.{_TRUNCATING[name]}{suffix} {left.name}, {right.name} : {to}", left.type)
            most = max(map(abs, left.span))
            return _of_index(writer, result, left, right, (-most, most))
    elif name in ("max", "min") and len(arguments) == 2:
        left, right = _matched(writer, node, *(evaluate(writer, each) for each in arguments))
        if not is_float(left.type):  # what is done with numbers that are none is not said
            suffix = "ui" if left.type.startswith("u") else "si"
            to = INDEX if left.type == INDEX else mlir_type(left.type)
            result = writer.op(f"arith.{name}{suffix} {left.name}, {right.name} : {to}", left.type)
            return _of_index(writer, result, left, right, _either(left, right))
    elif name == "if_then_else" and len(arguments) == 3:
        return _chosen(writer, node, arguments)
    elif name == "Select" and len(arguments) == 3:
        condition, *values = (evaluate(writer, each) for each in arguments)
        left, right = _matched(writer, node, *values)
        to = INDEX if left.type == INDEX else mlir_type(left.type)
        result = writer.op(f"arith.select {condition.name}, {left.name}, {right.name} : {to}", left.type)
        return _of_index(writer, result, left, right, _either(left, right))
    raise writer.unsupported(node, f"'{ast.unparse(node)}'")


def _chosen(writer: Writer, node: ast.Call, arguments: list[ast.expr]) -> Value:
    """One of two values, of which the other one is not computed."""
    condition = evaluate(writer, arguments[0])
    if condition.type != "bool":
        raise writer.unsupported(node, f"a condition of type {condition.type}")
    mark, kinds = writer.mark(), []
    for each in arguments[1:]:  # their types are known when they are written
        writer.at(each)
        kinds.append(evaluate(writer, each).type)
        writer.undo(mark)
    if kinds[0] != kinds[1] or kinds[0] == INDEX:
        raise writer.unsupported(node, f"a choice of {kinds[0]} and {kinds[1]}")
    to, result = mlir_type(kinds[0]), writer.fresh()
    writer.line(f"{result} = scf.if {condition.name} -> ({to}) {{")
    writer.line(f"scf.yield {evaluate(writer, arguments[1]).name} : {to}")
    writer.line("} else {")
    writer.line(f"scf.yield {evaluate(writer, arguments[2]).name} : {to}")
    writer.line("}")
    return Value(result, kinds[0])


def _either(left: Value, right: Value) -> tuple[int, int]:
    return min(left.span[0], right.span[0]), max(left.span[1], right.span[1])


def _of_index(writer: Writer, result: Value, left: Value, right: Value, span: tuple[int, int]) -> Value:
    """A result with what is known of it where it is an index."""
    return writer.index(result, left.wide or right.wide, span) if result.type == INDEX else result


def _literal(writer: Writer, node: ast.Call, type: str) -> Value:
    """A constant of a type, or a value as one."""
    argument = node.args[0]
    negative = isinstance(argument, ast.UnaryOp) and isinstance(argument.op, ast.USub)
    inner = argument.operand if isinstance(argument, ast.UnaryOp) and negative else argument
    if isinstance(inner, ast.Constant) and isinstance(inner.value, int | float):
        return writer.constant(-inner.value if negative else inner.value, type)
    if isinstance(inner, ast.Constant) and inner.value in ("inf", "-inf") and type in _INFINITIES:
        return writer.constant(_INFINITIES[type][int(inner.value == "-inf")], type)
    return converted(writer, node, evaluate(writer, argument), type)
