"""Expressions of the exact domain as terms."""

from __future__ import annotations

from collections.abc import Callable, Container, Hashable, Iterator, Mapping
from enum import StrEnum
from hashlib import blake2b

from msgspec import Struct

from interp import _native
from interp._native import ExpressionNode, NodeKind
from interp.ir import I1, Scalar
from interp.machine.identity import OPERATIONS

_WIDE = Scalar("i64")  # of what addresses are computed in
# What the machine makes of addresses that are data: their names in terms, and the types of what they give.
READ = "machine.read"
MULTIPLE, SUM, EQUAL = "machine.multiple", "machine.sum", "machine.equal"
FROZEN = "machine.frozen"
# What is undefined: what nothing has written, poison, and what was computed from what nothing has written, of which
# neither a number is known nor that any will do.
UNWRITTEN, POISON, OF_UNWRITTEN = 0, 1, 2


class TermKind(StrEnum):
    """What a term is."""

    CONSTANT = "constant"
    INPUT = "input"
    OPERATION = "operation"
    UNDEFINED = "undefined"
    UNKNOWN = "unknown"  # the result of an external call


_PATTERNS = {NodeKind.CONSTANT: TermKind.CONSTANT, NodeKind.UNDEFINED: TermKind.UNDEFINED}
_LINEAR = {NodeKind.MULTIPLE: (MULTIPLE, _WIDE), NodeKind.SUM: (SUM, _WIDE), NodeKind.EQUAL: (EQUAL, I1)}


class Term(Struct, frozen=True, eq=False):
    """One node of an expression; equal nodes of one expression are one object. A constant has its `bits`, an input is
    an `element` of a `parameter`, an operation is the scalar one of that `name` with its `flags`, of which this is
    result `result`, on `operands`; the `bits` of what is undefined are `UNWRITTEN`, `POISON` or `OF_UNWRITTEN`, and
    those of what an external call gives are the same where it is the same, or 0 where nobody knows that.

    Five operations are the machine's own. `machine.read` is the one of its second and further operands whose number,
    counted from `element` on, is the first operand; `machine.multiple`, `machine.sum` and `machine.equal` take signed
    integers of any width as integers of 64 bits. `machine.frozen` is its operand, or some number where that is
    undefined: one for each term that is not the same, and for each `element`, which counts how often it was frozen."""

    kind: TermKind
    type: Scalar | None
    bits: int = 0
    parameter: int = 0
    element: int = 0
    name: str = ""
    flags: tuple[str, ...] = ()
    result: int = 0
    operands: tuple[Term, ...] = ()


def read_term(
    execution: _native.Execution,
    root: int,
    type_: Scalar | None,
    limit: int,
    input_type: Callable[[int], Scalar | None],
) -> Term | None:
    """The expression `root` of an execution, of type `type_`; None where it has more than `limit` nodes. `input_type`
    is the type of a parameter's elements."""
    types: dict[int, Scalar | None] = {root: type_}
    order: list[int] = []
    nodes: dict[int, ExpressionNode] = {}
    pending = [root]
    while pending:
        identity = pending.pop()
        if identity in nodes:
            continue
        if len(nodes) >= limit:
            return None
        node = nodes[identity] = execution.explain(identity)
        order.append(identity)
        for operand, wanted in zip(node.operands, _operand_types(node, types[identity]), strict=True):
            if wanted is not None or operand not in types:
                types[operand] = wanted
            pending.append(operand)
    terms: dict[tuple[int, Scalar | None], Term] = {}

    def operands_of(identity: int) -> tuple[Term, ...]:
        """A constant has no type of its own: it is one term for each type in which it is used. So is what is not
        defined."""
        found = []
        node = nodes[identity]
        for operand, wanted in zip(node.operands, _operand_types(node, types[identity]), strict=True):
            if nodes[operand].kind in _PATTERNS:
                term = Term(_PATTERNS[nodes[operand].kind], wanted, bits=nodes[operand].bits)
                found.append(terms.setdefault((operand, wanted), term))
            else:
                found.append(terms[operand, None])
        return tuple(found)

    structures = _Digests(nodes)
    # Operands have smaller numbers than what is made of them.
    for identity in sorted(order):
        node = nodes[identity]
        wanted = types[identity]
        if node.kind in _PATTERNS:
            continue
        if node.kind is NodeKind.LEAF:
            type_given = wanted or input_type(node.parameter)
            term = Term(TermKind.INPUT, type_given, parameter=node.parameter, element=node.element)
        elif node.kind is NodeKind.OPERATION:
            _, flags, _, results = OPERATIONS.key_of(node.identity)
            operands, result = operands_of(identity), node.result
            term = Term(
                TermKind.OPERATION, results[result], name=node.name, flags=flags, result=result, operands=operands
            )
        elif node.kind is NodeKind.READ:
            type_of_read = _type_read(node, wanted)
            term = Term(
                TermKind.OPERATION, type_of_read, name=READ, element=node.element, operands=operands_of(identity)
            )
        elif node.kind in _LINEAR:
            own, type_made = _LINEAR[node.kind]
            term = Term(TermKind.OPERATION, type_made, name=own, operands=operands_of(identity))
        elif node.kind is NodeKind.FROZEN:
            (frozen,) = operands_of(identity)
            term = Term(
                TermKind.OPERATION, wanted or frozen.type, name=FROZEN, element=node.element, operands=(frozen,)
            )
        else:
            term = Term(TermKind.UNKNOWN, wanted, bits=structures.number(identity))
        terms[identity, None] = term
    if nodes[root].kind in _PATTERNS:
        return Term(_PATTERNS[nodes[root].kind], types[root], bits=nodes[root].bits)
    return terms[root, None]


class _Digests:
    """Numbers of what external calls give: the same for the same calls, in whichever execution."""

    def __init__(self, nodes: Mapping[int, ExpressionNode]) -> None:
        self._nodes = nodes
        self._of: dict[int, bytes] = {}

    def number(self, root: int) -> int:
        """Of 128 bits, 0 where it depends on what is not defined or was frozen."""
        pending = [root]
        while pending:
            identity = pending[-1]
            node = self._nodes[identity]
            missing = [each for each in node.operands if each not in self._of]
            if identity in self._of:
                pending.pop()
            elif missing:
                pending += missing
            else:
                pending.pop()
                self._of[identity] = self._digest(node)
        return int.from_bytes(self._of[root], "little")

    def _digest(self, node: ExpressionNode) -> bytes:
        operands = [self._of[each] for each in node.operands]
        if node.kind in (NodeKind.UNDEFINED, NodeKind.FROZEN) or b"" in operands:
            return b""
        own = (str(node.kind), node.identity, node.bits, node.parameter, node.element, node.result, tuple(node.types))
        return blake2b(repr((own, operands)).encode(), digest_size=16).digest()


class Structures:
    """Numbers of terms: equal for the same expression, whatever it is part of and whichever program it is from."""

    def __init__(self) -> None:
        self._of: dict[Term, int] = {}
        self._numbers: dict[Hashable, int] = {}

    def number(self, root: Term) -> int:
        """The same number for terms of the same structure, and for no others."""
        for term in unfinished(root, self._of):
            # Nobody knows whether two values computed from unwritten memory are the same.
            itself = is_itself(term) or (term.kind is TermKind.UNDEFINED and term.bits == OF_UNWRITTEN)
            own = (term.kind, term.type, term.bits, term.parameter, term.element, term.name, term.flags, term.result)
            operands = tuple(self._of[each] for each in term.operands)
            key = (id(term) if itself else own, operands)
            self._of[term] = self._numbers.setdefault(key, len(self._numbers))
        return self._of[root]


def is_itself(term: Term) -> bool:
    """Whether a term is what an external call gives of which nobody knows that another one is the same."""
    return term.kind is TermKind.UNKNOWN and not term.bits


def unfinished(root: Term, known: Container[Term]) -> Iterator[Term]:
    """The parts of a term that are not known, operands first; each is to be known when the next one is asked for."""
    pending = [root]
    while pending:
        term = pending[-1]
        missing = [] if term in known else [each for each in term.operands if each not in known]
        if missing:
            pending += missing
            continue
        pending.pop()
        if term not in known:
            yield term


def _type_read(node: ExpressionNode, wanted: Scalar | None) -> Scalar | None:
    """The type that a read gives: what the machine says, or, where it has no name for it, what the read is used as."""
    return Scalar(node.types[0]) if node.types[0] else wanted


def _operand_types(node: ExpressionNode, wanted: Scalar | None) -> list[Scalar | None]:
    """The operands' types, None where the node, which is used as `wanted`, does not tell."""
    kind, operands = node.kind, node.operands
    if kind is NodeKind.OPERATION:
        return list(OPERATIONS.key_of(node.identity)[2])
    if kind is NodeKind.READ:
        return [None, *[_type_read(node, wanted)] * (len(operands) - 1)]
    if kind in (NodeKind.MULTIPLE, NodeKind.EQUAL):
        return [None, _WIDE]
    if kind is NodeKind.FROZEN:
        return [wanted]
    return [None] * len(operands)
