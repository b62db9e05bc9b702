"""Functions of XLS IR as functions of affine IR.

Each is a function of all integers in its values, which others call, and a function that callers from outside know: it
takes bits as integers, arrays as memory by value, and the elements of tuples apart. `function@ports` takes and gives
one integer for each value, as the ports of a circuit do that XLS makes of it; `function@8+2` are the first eight cycles
of such a circuit, whose results come two cycles later."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from frontends.circuits.transition_functions import ports
from frontends.errors import SyntaxProblem, Unsupported
from frontends.xls.aggregates import MEANINGS as AGGREGATES
from frontends.xls.bit_operations import MEANINGS as BITS
from frontends.xls.calls import ELEMENTS, LOOPS_AND_CALLS
from frontends.xls.effects import ASSUMED
from frontends.xls.effects import MEANINGS as EFFECTS
from frontends.xls.layout import MOST_ELEMENTS, joined, leaves_of, loaded, scalars_of, split, stored, tree_of
from frontends.xls.operations import Use
from frontends.xls.syntax import Function, Node, Type, width_of
from frontends.xls.trees import WIDEST, Tree, TreeBuilder, fits
from interp import ir
from interp.ir.topological_order import DependsOnItself, topological_order

_MEANINGS = BITS | AGGREGATES | EFFECTS
CLOCK = "rising edge of 'clk'"  # as XLS's code generator names it


def lower(functions: Mapping[str, Function], name: str) -> ir.Module:
    """A function, for callers from outside, and all that it calls."""
    module = _with_calls(functions, name)
    function = functions[name]
    builder = TreeBuilder(function.place)
    parameters = [
        ir.Value(leaf.type, leaf.name(parameter.name))
        for parameter in function.parameters
        for leaf in leaves_of(parameter.type)
    ]
    following = iter(parameters)
    trees = [
        loaded(builder, parameter.type, iter([next(following) for _ in leaves_of(parameter.type)]))
        for parameter in function.parameters
    ]
    results = stored(builder, function.type, _result(builder, function, trees))
    module.functions[name] = _function(builder, name, parameters, results, _assumptions(module))
    return module


def lower_ports(functions: Mapping[str, Function], name: str, entry: str) -> ir.Module:
    """A function of the ports of a circuit, under the name `entry`."""
    module = _with_calls(functions, name)
    function = functions[name]
    builder = TreeBuilder(function.place)
    builder.operation = "fn"
    parameters: list[ir.Value] = []
    trees: list[Tree] = []
    for parameter in function.parameters:
        if not width_of(parameter.type):
            trees.append(tree_of(parameter.type, ir.Value))
            continue
        parameters.append(ir.Value(builder.scalar(width_of(parameter.type)), parameter.name))
        trees.append(split(builder, parameter.type, parameters[-1]))
    if not width_of(function.type):
        raise builder.unsupported("a circuit without an output")
    result = joined(builder, function.type, _result(builder, function, trees))
    lowered = _function(builder, entry, parameters, [result], _assumptions(module))
    module.functions[entry] = replace(lowered, ports=ports([each.name for each in parameters], [], ["out"], ""))
    return module


def lower_cycles(functions: Mapping[str, Function], name: str, entry: str, cycles: int, latency: int) -> ir.Module:
    """The first `cycles` of a pipeline that takes new inputs in each of them and gives what it makes of them `latency`
    cycles later; what comes out before is nobody's to say."""
    step = f"{name}{ELEMENTS} at ports"
    module = lower_ports(functions, name, step)
    function = module.functions[step]
    parameters = [ir.Value(ir.View(scalar, (cycles,)), each.name) for each, scalar in _scalars(function)]
    (type,) = function.results
    assert isinstance(type, ir.Scalar)
    builder = TreeBuilder(function.place)
    builder.block.arguments = list(parameters)
    output = builder.allocate(type, [cycles], name="out")
    with builder.loop(0, cycles - latency) as loop:
        (given,) = builder.call(function, [builder.load(view, [loop.induction]) for view in parameters])
        builder.store(given, output, [builder.apply(ir.Binary("+", loop.induction, latency))])
    words = f"what is compared is the first {cycles} cycles, inputs with outputs {latency} cycles later"
    module.functions[entry] = builder.function(
        entry,
        builder.block,
        [output],
        assumptions=[words, *function.assumptions],
        ports=replace(function.ports, clock=CLOCK) if function.ports else None,
    )
    return module


def _scalars(function: ir.Function) -> list[tuple[ir.Value, ir.Scalar]]:
    return [(each, each.type) for each in function.parameters if isinstance(each.type, ir.Scalar)]


def _function(
    builder: TreeBuilder, name: str, parameters: list[ir.Value], results: list[ir.Value], assumptions: list[str]
) -> ir.Function:
    builder.block.arguments = list(parameters)
    return builder.function(
        name,
        builder.block,
        results,
        assumptions=assumptions,
        by_value=frozenset(at for at, each in enumerate(parameters) if isinstance(each.type, ir.View)),
        values=frozenset(at for at, each in enumerate(results) if isinstance(each.type, ir.View)),
    )


def _result(builder: TreeBuilder, function: Function, arguments: list[Tree]) -> Tree:
    """What the function of all integers gives for some arguments."""
    results: list[ir.Value] = [ir.Value(each) for each in scalars_of(function.type)]
    given = [value for each in arguments for value in builder.leaves(each)]
    callee = function.name + ELEMENTS
    builder.emit(ir.Call(place=builder.place, results=results, callee=callee, arguments=given))
    following = iter(results)
    return tree_of(function.type, lambda type: next(following))


def _assumptions(module: ir.Module) -> list[str]:
    return sorted({each for function in module.functions.values() for each in function.assumptions})


def _with_calls(functions: Mapping[str, Function], name: str) -> ir.Module:
    """A function of all its integers, and those that it calls. Raises `SyntaxProblem` where one calls itself."""
    return ir.Module(_lowered(functions, [name]))


def called_by(functions: Mapping[str, Function], nodes: Iterable[Node]) -> dict[str, ir.Function]:
    """The functions that some nodes call, and those that these call, by the names that calls have. Raises
    `SyntaxProblem` where one calls itself."""
    return _lowered(functions, sorted({each for node in nodes for each in _callees(functions, node)}))


def _lowered(functions: Mapping[str, Function], names: Sequence[str]) -> dict[str, ir.Function]:
    def callees(name: str) -> list[str]:
        return sorted({each for node in functions[name].nodes for each in _callees(functions, node)})

    try:
        lowered = [Body(functions, functions[each]).lower() for each in topological_order(names, callees)]
    except DependsOnItself as cycle:
        called = " and ".join(f"'{each}'" for each in cycle.nodes[1:])
        through = f", through {called}" if called else ""
        raise SyntaxProblem(f"'{cycle.nodes[0]}' calls itself{through}", functions[cycle.nodes[0]].place) from None
    return {each.name: each for each in lowered}


def _callees(functions: Mapping[str, Function], node: Node) -> list[str]:
    if node.operation not in LOOPS_AND_CALLS:
        return []
    return [
        _callee(functions, Use(TreeBuilder(node.place), replace(node, operands=()), {}), key).name
        for key in _keys(node)
    ]


def _keys(node: Node) -> list[str]:
    return [key for key in ("to_apply", "body") if key in node.attributes]


def _callee(functions: Mapping[str, Function], use: Use, key: str) -> Function:
    name = use.name(key)
    if name not in functions:
        raise SyntaxProblem(f"there is no function '{name}'", use.node.place)
    return functions[name]


class Body:
    """The nodes of a function, one after the other; `values` are those that they gave so far, by name."""

    def __init__(self, functions: Mapping[str, Function], function: Function) -> None:
        self.functions = functions
        self.function = function
        self.builder = TreeBuilder(function.place)
        self.values: dict[str, Tree] = {}

    def lower(self) -> ir.Function:
        function, builder = self.function, self.builder
        parameters: list[ir.Value] = []

        def parameter(type: ir.Scalar) -> ir.Value:
            parameters.append(ir.Value(type))
            return parameters[-1]

        for each in function.parameters:
            self._require_modelled(each.type, function.place, "fn")
            self.values[each.name] = tree_of(each.type, parameter)
        for node in function.nodes:
            self.node(node)
        results = list(builder.leaves(self.values[function.result]))
        effects = {node.operation for node in function.nodes}
        assumptions = [words for name, words in ASSUMED.items() if name in effects]
        return _function(builder, function.name + ELEMENTS, parameters, results, assumptions)

    def node(self, node: Node) -> None:
        """Raises `Unsupported` and `SyntaxProblem`."""
        builder = self.builder
        builder.place, builder.operation = node.place, node.operation
        self._require_modelled(node.type, node.place, node.operation)
        use = Use(builder, node, self.values)
        if node.operation in LOOPS_AND_CALLS:
            found = LOOPS_AND_CALLS[node.operation](use, lambda use, key: _callee(self.functions, use, key))
        elif node.operation in _MEANINGS:
            found = _MEANINGS[node.operation](use)
        else:
            raise Unsupported(node.operation, node.place)
        if not fits(found, node.type):
            raise builder.wrong(f"does not give {node.type}")
        self.values[node.name] = found

    def _require_modelled(self, type: Type, place: ir.Place, operation: str) -> None:
        scalars = scalars_of(type)
        if len(scalars) > MOST_ELEMENTS:
            raise Unsupported(operation, place, f"a value of more than {MOST_ELEMENTS:,} elements")
        for each in set(scalars):
            if isinstance(each, ir.Scalar) and each.width > WIDEST:
                raise Unsupported(operation, place, f"an integer of {each.width} bits; 1 to {WIDEST} are modelled")
