"""What tells a number that a program makes of sizes from others: by what computes it, of which sizes.

Two programs make the same number where these keys are equal; where they are not, they may still."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping
from hashlib import sha256

from equiv.sizing.dependence import CASTS, Dependences, Extent, Slice
from equiv.sizing.private_memory import OwnMemory
from interp import ir
from interp.ir.divisions import DIVISIONS
from interp.ir.walks import operands_of

Position = tuple[int, int | None]

_COMMUTATIVE = frozenset(
    ("addf", "mulf", "maximumf", "minimumf", "maxnumf", "minnumf", "mului_extended", "mulsi_extended")
)
_EXTREMA = "minsi", "minui", "maxsi", "maxui"
_BITS = "andi", "ori", "xori", "shrsi", "shrui"
CASTING = "trunci", "extsi", "extui"
HIDING = frozenset((*DIVISIONS, *_EXTREMA, *_BITS, *CASTING, "muli"))
"""What makes of a number that is not understood one that may be the same at all sizes that were chosen."""
_ALIKE = frozenset((*_EXTREMA, "muli", "addi", "andi", "ori", "xori"))  # whichever operand comes first
COMMUTATIVE = _COMMUTATIVE.union(_ALIKE)
"""Operations whose operands may change places."""
_DEEPEST = 40  # levels of operands that are told apart
_FACTORS = 8  # of a factor that is a product: those of larger ones are not told


class NumberKeys:
    """The keys of one program. `sizes` maps each parameter or extent that is a size to the one that it equals. The
    `interpreted` operations on integers are those that the solver knows, and `understands` says of which values it
    knows how they depend on sizes. `factors` are what each product is of."""

    def __init__(
        self,
        dependences: Dependences,
        memory: OwnMemory,
        interpreted: Container[str],
        sizes: Mapping[Position, Position],
        understands: Callable[[ir.Value], bool],
    ) -> None:
        self._dependences, self._memory, self._interpreted = dependences, memory, interpreted
        self._sizes, self._understands = sizes, understands
        self._slices: dict[ir.Value, Slice] = {}
        self._hidden_keys: dict[tuple[ir.Value, int], str] = {}
        self.factors = self._products()
        self._calls, self._calls_giving = _calls(dependences)

    def is_interpreted(self, operation: ir.Op) -> bool:
        """Whether an operation is on integers that the solver knows how to compute with, or on addresses."""
        values = [*operation.operands, *operation.results]
        if any(each.type == ir.POINTER for each in values):
            return True  # addresses, of which no proof may depend on where they lie
        if len(operation.results) != 1 or not all(
            isinstance(each.type, ir.Scalar) and each.type.is_integer for each in values
        ):
            return False
        if operation.name in ("shli", "shrsi", "shrui"):
            return isinstance(self._dependences.definitions.get(operation.operands[1]), ir.Const)
        return operation.name in self._interpreted or operation.name.startswith("cmpi.")

    def slice(self, value: ir.Value) -> Slice:
        """Everything that a value depends on."""
        if value not in self._slices:
            self._slices[value] = self._dependences.slice([value], memory=self._memory)
        return self._slices[value]

    def positions(self, *values: ir.Value) -> set[Position]:
        """The parameters and extents that values depend on."""
        found = [self.slice(each) for each in values]
        scalars = {(position, None) for each in found for position in each.scalars}
        return scalars | {position for each in found for position in each.extents}

    def leaf(self, *values: ir.Value) -> str:
        """The sizes that values are made of."""
        return f"{sorted({self._sizes.get(each, each) for each in self.positions(*values)}, key=str)}"

    def function(self, value: ir.Value, depth: int = 0) -> str:
        """What tells what operations make that are not interpreted."""
        defined = self._dependences.definitions.get(value)
        if isinstance(defined, ir.Const):
            return f"{defined.bits}"
        if isinstance(defined, ir.Op) and not self.is_interpreted(defined) and depth < _DEEPEST:
            operands = [self.function(each, depth + 1) for each in defined.operands]
            flags = "".join(f" {each}" for each in sorted(defined.flags))
            which = defined.results.index(value)
            ordered = sorted(operands) if defined.name in _COMMUTATIVE else operands
            return f"{defined.name}{flags}.{which}:{value.type}({', '.join(ordered)})"
        return self.leaf(value)

    def hidden(self, value: ir.Value, depth: int = 0) -> str:
        """What tells an operand of a hidden operation from others that are made of the same sizes: what computes it,
        and of what a function that is called several times is given. Its length does not grow with what it tells."""
        if (value, depth) not in self._hidden_keys:
            key = self._made_by(value, depth)
            self._hidden_keys[value, depth] = sha256(key.encode()).hexdigest()
        return self._hidden_keys[value, depth]

    def operands(self, operation: ir.Op, depth: int = -1) -> str:
        """What tells the operands of an operation, in no order where they may change places."""
        if operation.name not in _ALIKE:
            return self._all(operation.operands, depth)
        operands = self.factors[operation.results[0]] if operation.name == "muli" else operation.operands
        return ", ".join(sorted(self.hidden(each, depth + 1) for each in operands))

    def affine(self, expression: ir.Affine, depth: int = 0) -> str:
        """As `hidden`, by the operations that compute the same."""
        match expression:
            case ir.Value():
                return self.hidden(expression, depth + 1)
            case ir.Binary(operator=operator, left=left, right=right):
                kind = {"+": "addi", "*": "muli"}.get(operator, operator)
                return f"{kind}({self.affine(left, depth)}, {self.affine(right, depth)})"
            case _:
                return f"{expression}"

    def _all(self, values: Iterable[ir.Value], depth: int) -> str:
        return ", ".join(self.hidden(each, depth + 1) for each in values)

    def _made_by(self, value: ir.Value, depth: int) -> str:
        defined = self._calls.get(value) or self._dependences.definitions.get(value)
        if depth < _DEEPEST:
            match defined:
                case ir.Const(bits=bits):
                    return f"{bits}"
                case ir.Op(results=[_]) if kind(defined) in HIDING:
                    return f"{kind(defined)}({self.operands(defined, depth)})"
                case ir.Call(callee=callee, results=results):
                    return f"{callee}.{results.index(value)}({self._all(operands_of(defined), depth)})"
                case _ if self._understands(value):
                    return self.leaf(value)
                case ir.Op(results=[_]):
                    return f"{kind(defined)}({self.operands(defined, depth)})"
                case ir.Apply(expression=expression):
                    return self.affine(expression, depth)
                case ir.Displace(base=base, offset=offset):
                    return f"displace({self.hidden(base, depth + 1)}, {self.affine(offset, depth)})"
                case ir.Extent() if sizes := sizes_behind(self._dependences, value):
                    return f"size({self._all(sizes, depth)})"
                case ir.Load(view=view, indices=indices):
                    at = [self.affine(each, depth) for each in indices]
                    if view.type == ir.POINTER:
                        at.insert(0, self.hidden(view, depth + 1))
                    return f"load({', '.join(at)}){self.leaf(value)}{self._held(defined, depth)}"
                case None if value in self._calls_giving:
                    position, calls = self._calls_giving[value]
                    # All that one call gives, since what the function makes of it is made of that.
                    given = {self._all(each.arguments, depth) for each in calls}
                    return f"given {position}({sorted(given)})"
                case _:
                    pass
        return self.leaf(value)

    def _held(self, load: ir.Load, depth: int) -> str:
        """What memory of the program's own holds that is loaded, by what is stored there."""
        stores = self._memory.stores(load) or ()
        held = set[str]()
        for store in stores:
            at = [self.affine(each, depth + 1) for each in store.indices]
            held.add(f"{at}={self.hidden(store.value, depth + 1)}")
        return f"{sorted(held)}"

    def _products(self) -> dict[ir.Value, list[ir.Value]]:
        """What each product is of, in the place of a product of few among its operands what that is of: products wrap
        around, and are the same in each order."""
        found: dict[ir.Value, list[ir.Value]] = {}
        for operation in self._dependences.operations:
            match operation:
                case ir.Op(name="muli", operands=operands, results=[result]):
                    parts = [found.get(each, [each]) for each in operands]
                    sides = zip(operands, parts, strict=True)
                    found[result] = [
                        part for each, inner in sides for part in (inner if len(inner) <= _FACTORS else [each])
                    ]
                case _:
                    pass
        return found


def sizes_behind(dependences: Dependences, queried: ir.Value) -> list[ir.Value]:
    """The numbers that a view was made with, and that are asked of it."""
    nodes = [each for each in dependences.flows_from(queried) if isinstance(each, Extent)]
    return [each for node in nodes for each in dependences.flows_from(node) if isinstance(each, ir.Value)]


def _calls(dependences: Dependences) -> tuple[dict[ir.Value, ir.Call], dict[ir.Value, tuple[int, list[ir.Call]]]]:
    """The calls that values are results of, and for parameters of functions that are called their positions and the
    calls."""
    calls = [each for each in dependences.operations if isinstance(each, ir.Call)]
    results = {value: each for each in calls for value in each.results}
    given = dict[ir.Value, tuple[int, list[ir.Call]]]()
    for function in dependences.functions:
        own = [each for each in calls if each.callee == function.name]
        if own and function is not dependences.entry:
            given |= {value: (position, own) for position, value in enumerate(function.parameters)}
    return results, given


def kind(operation: ir.Op) -> str:
    """The name of an operation; casts from and to `index` are named as those of other types."""
    if operation.name not in CASTS or len(operation.operands) != 1:
        return operation.name
    given, made = (
        each.type.width if isinstance(each.type, ir.Scalar) else 0 for each in (*operation.operands, *operation.results)
    )
    if made == given:
        return "copy"
    if made < given:
        return "trunci"
    return "extui" if operation.name in ("extui", "index_castui") else "extsi"
