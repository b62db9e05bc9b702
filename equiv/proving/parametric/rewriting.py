"""Values that two programs compute by different scalar operations: trees of operations over the same leaves.

Only the check is here: that a tree of the target is, for all values of its leaves, that of the source, or that the
source's is poison. Normal forms and z3 say so, as of the expressions of a run.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from equiv.proving.parametric.equations import Equations, Leaf, Node, Operation, Reference
from equiv.proving.parametric.identity import SELECT, Literal, Number
from equiv.request.assumptions import NOTHING
from equiv.solver.assumptions import Facts
from equiv.solver.encoding import NotEncoded
from equiv.solver.limits import SolverLimits
from equiv.solver.linear.expression import Linear, substitute, variable
from equiv.solver.linear.logic import SolverError
from equiv.solver.normal_form import NormalForms, TooLarge
from equiv.solver.obligation import Obligation
from equiv.solver.query import Interrupt, answer, make_query
from equiv.solver.refinement import FREE_FLAGS, Refinement
from interp.ir import Scalar
from interp.machine.terms import Term, TermKind

_MOST_OPERATIONS = 64  # of one tree
_QUERY = 4_000_000  # of z3's units of work
_WORK = SolverLimits().work
# What shows more of a NaN than that it is one.
_SHOWS_PATTERN = frozenset(("bitcast", "copysign"))


class NoTree(Exception):
    """Nodes that are no tree of operations over leaves; the message says why."""


def type_of(operation: Operation) -> Scalar:
    """The type of the value of an operation."""
    return Scalar(operation.head.types[len(operation.operands) + operation.head.result])


def operand_types(operation: Operation) -> list[Scalar]:
    """The types of the operands, in their order."""
    return [Scalar(each) for each in operation.head.types[: len(operation.operands)]]


def constant_bits(node: Node, at: Sequence[Linear], type_: Scalar) -> int | None:
    """The pattern of a constant of a type, an integer below two to its width; None for what is no constant."""
    match node.kind:
        case Leaf(key=Literal(bits=bits)):
            return bits
        case Leaf(key=Number()) if at[0].is_constant:
            return at[0].constant % (1 << type_.width)
    return None


def shows_pattern(operation: Operation) -> bool:
    """Whether the result depends on which NaN an operand is."""
    return operation.head.name in _SHOWS_PATTERN and operand_types(operation)[0].is_float


class Tree(Struct):
    """The value of a node as a term. `leaves` are the nodes that it is over, each at one instance by the root's
    variables; `shown` are those of them of which the term shows which NaN they are."""

    term: Term
    leaves: dict[int, Reference]
    shown: set[int]
    operations: set[int]  # the nodes of it that are no leaves and no constants
    is_free: bool  # may be of several values, by the flags of an operation
    is_strict: bool  # poison where a leaf is


def tree(equations: Equations, root: int, leaves: Mapping[int, int], type_: Scalar) -> Tree:
    """The tree of a node of a type over leaves, by their nodes the number of the input that each is. Raises
    `NoTree`."""
    return _Builder(equations, leaves).build(root, type_)


class _Builder:
    def __init__(self, equations: Equations, leaves: Mapping[int, int]) -> None:
        self._equations, self._inputs = equations, leaves
        self._leaves: dict[int, Reference] = {}
        self._terms: dict[tuple[Reference, Scalar], Term] = {}
        self._shown: set[int] = set()
        self._operations: set[int] = set()
        self._is_free = False
        self._is_strict = True

    def build(self, root: int, type_: Scalar) -> Tree:
        own = Reference(root, tuple(variable(each) for each in self._equations.nodes[root].variables))
        term = self._term(own, type_)
        return Tree(term, self._leaves, self._shown, self._operations, self._is_free, self._is_strict)

    def _term(self, reference: Reference, type_: Scalar) -> Term:
        key = reference, type_
        if key not in self._terms:
            if len(self._terms) >= _MOST_OPERATIONS:
                raise NoTree(f"more than {_MOST_OPERATIONS} operations")
            self._terms[key] = self._made(reference, type_)
        return self._terms[key]

    def _made(self, reference: Reference, type_: Scalar) -> Term:
        node = self._equations.nodes[reference.node]
        if reference.node in self._inputs:
            if self._leaves.setdefault(reference.node, reference) != reference:
                raise NoTree("a leaf at two instances")
            return Term(TermKind.INPUT, type_, element=self._inputs[reference.node])
        bits = constant_bits(node, reference.at, type_)
        if bits is not None:
            return Term(TermKind.CONSTANT, type_, bits=bits)
        match node.kind:
            case Operation() if type_of(node.kind) == type_:
                self._operations.add(reference.node)
                return self._operation(node.kind, dict(zip(node.variables, reference.at, strict=True)), type_)
            case _:
                raise NoTree("a leaf that is not related")

    def _operation(self, operation: Operation, values: Mapping[str, Linear], type_: Scalar) -> Term:
        operands = []
        for each, of in zip(operation.operands, operand_types(operation), strict=True):
            at = tuple(substitute(value, values) for value in each.at)
            if shows_pattern(operation) and each.node in self._inputs:
                self._shown.add(each.node)
            operands.append(self._term(Reference(each.node, at), of))
        head = operation.head
        self._is_strict &= head.name != SELECT
        self._is_free |= not FREE_FLAGS.isdisjoint(head.flags)
        return Term(
            TermKind.OPERATION, type_, name=head.name, flags=head.flags, result=head.result, operands=tuple(operands)
        )


def leaves_of(equations: Equations, root: int) -> dict[Reference, Scalar]:
    """What a whole tree is over: whatever is no operation and no constant, at instances by the root's variables, with
    its type. Raises `NoTree`."""
    found: dict[Reference, Scalar] = {}
    own = Reference(root, tuple(variable(each) for each in equations.nodes[root].variables))
    kind = equations.nodes[root].kind
    if not isinstance(kind, Operation):
        raise NoTree("a value that is no operation")
    pending = [(own, type_of(kind))]
    seen = set(pending)
    for reference, type_ in pending:
        node = equations.nodes[reference.node]
        match node.kind:
            case Operation():
                values = dict(zip(node.variables, reference.at, strict=True))
                for each, of in zip(node.kind.operands, operand_types(node.kind), strict=True):
                    operand = Reference(each.node, tuple(substitute(value, values) for value in each.at)), of
                    if operand not in seen:
                        seen.add(operand)
                        pending.append(operand)
            case _ if constant_bits(node, reference.at, type_) is None:
                found[reference] = type_
        if len(pending) > _MOST_OPERATIONS:
            raise NoTree(f"more than {_MOST_OPERATIONS} operations")
    return found


def is_refined(source: Term, target: Term) -> bool:
    """Whether, for all inputs that are no poison, the target is one of the values that the flags of the source's
    operations allow, or the source is poison."""
    forms = NormalForms()
    try:
        if forms.key(source) == forms.key(target) and not forms.loses_poison(target):
            return True
    except TooLarge:
        return False
    if Refinement().refines(source, target):
        return True
    obligation = Obligation(source, target, freezes=False)
    if obligation.work > _WORK:
        return False
    try:
        return answer(make_query(obligation, Facts(NOTHING)), _QUERY, Interrupt()).is_equal
    except (NotEncoded, SolverError):
        return False


def related_trees(
    programs: tuple[Equations, Equations], roots: tuple[int, int], leaves: Sequence[tuple[int, int]]
) -> tuple[Tree, Tree]:
    """The trees of two nodes over leaves that are pairs of nodes: one input for each of the target's. Raises
    `NoTree`."""
    if roots in leaves:
        raise NoTree("a pair that is its own leaf")
    numbers = {v: at for at, v in enumerate(dict.fromkeys(v for _, v in leaves))}
    kinds = [equations.nodes[each].kind for equations, each in zip(programs, roots, strict=True)]
    types = [type_of(each) for each in kinds if isinstance(each, Operation)]
    if not types:
        raise NoTree("values that are no operations")
    type_ = types[0]
    source = tree(programs[0], roots[0], {u: numbers[v] for u, v in leaves}, type_)
    target = tree(programs[1], roots[1], numbers, type_)
    if not source.is_strict:
        raise NoTree("a choice in the source, which may be no poison where a leaf is")
    for u, v in leaves:
        if u not in source.leaves or v not in target.leaves:
            raise NoTree("a leaf that is in one tree alone")
    return source, target
