"""Equations at one vector of sizes, as a program without loops, and where the program is undefined.

Nothing here is shared with the search or the check: flows are found by going through all accesses in the order of time.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence

from equiv.proving.parametric.equations import (
    Access,
    Alias,
    Equations,
    Freed,
    Leaf,
    Loaded,
    Need,
    Operation,
    Reference,
    Uninitialized,
)
from equiv.proving.parametric.identity import SELECT, ConstantData, Head, Input, LeafKey, Literal, Number
from equiv.proving.parametric.reading import evaluate, holds
from equiv.solver.linear.expression import (
    TRUE,
    Both,
    Compare,
    Floor,
    Formula,
    both,
    variables_of,
)
from interp import ir

_FAR = 40  # where nothing else bounds a variable
_MOST_TRIED = 20_000  # vectors, for one domain


class NotEnumerated(Exception):
    """A leaf or an output of a kind that is not known here, or a value that nothing has written."""


class TooLarge(Exception):
    """A domain of more instances than are worth going through."""


def points(variables: Sequence[str], domain: Formula, sizes: Mapping[str, int]) -> Iterator[dict[str, int]]:
    """All instances in a domain."""
    parts = domain.parts if isinstance(domain, Both) else (domain,)
    names = {part: variables_of(part) for part in parts}

    tried = 0

    def extend(values: dict[str, int], left: Sequence[str]) -> Iterator[dict[str, int]]:
        nonlocal tried
        tried += 1
        if tried > _MOST_TRIED:
            raise TooLarge
        known = values.keys()
        if not left:
            if all(holds(part, values) for part in parts):
                yield dict(values)
            return
        name = left[0]
        lows: list[int] = []
        highs: list[int] = []
        for part in parts:
            if not isinstance(part, Compare) or not names[part] <= known | {name}:
                continue
            coefficient = next((each for atom, each in part.left.terms if atom.text == name), 0)
            others = [atom for atom, _ in part.left.terms if atom.text != name]
            inner = any(name in variables_of(atom.body) for atom in others if isinstance(atom, Floor))
            if part.is_equal or not coefficient or inner:
                continue
            rest = evaluate(part.left, {**values, name: 0})
            if coefficient > 0:
                lows.append(-(rest // coefficient))
            if coefficient < 0:
                highs.append(rest // -coefficient)
        low = max(lows) if lows else -_FAR
        high = min(highs) if highs else _FAR
        for value in range(low, high + 1):
            yield from extend({**values, name: value}, left[1:])

    yield from extend(dict(sizes), list(variables))


def undefined(equations: Equations, sizes: Mapping[str, int]) -> list[str]:
    """What a program requires and does not meet at these sizes."""
    found = []
    for requirement in equations.requirements:
        context = requirement.context
        for instance in points(context.variables, context.domain, sizes):
            if not holds(requirement.condition, instance):
                kind = "exact: " if requirement.need is Need.EXACT else ""
                found.append(f"{kind}{requirement.message} at {requirement.place}")
                break
    return found + _after_the_end(equations, sizes)


def _after_the_end(equations: Equations, sizes: Mapping[str, int]) -> list[str]:
    """What happens to buffers after the end of their lives."""
    if not equations.freed:
        return []
    events: list[tuple[tuple[int, ...], Access | Freed, tuple[int, ...]]] = []
    all_events: list[Access | Freed] = [*equations.accesses, *equations.freed]
    for each in all_events:
        inside = each.inside if isinstance(each, Access) else TRUE
        for instance in points(each.context.variables, both(each.context.domain, inside), sizes):
            time = tuple(part if isinstance(part, int) else instance[part] for part in each.context.time)
            length = len(equations.buffers[each.buffer].instance)
            events.append((time, each, tuple(evaluate(part, instance) for part in each.cell[:length])))
    ended: set[tuple[int, tuple[int, ...]]] = set()
    for _, each, instance_of in sorted(events, key=lambda event: event[0]):
        if (each.buffer, instance_of) in ended:
            return [f"memory after the end of its life at {each.place}"]
        if isinstance(each, Freed):
            ended.add((each.buffer, instance_of))
    return []


def last_stores(
    equations: Equations, sizes: Mapping[str, int]
) -> dict[tuple[int, tuple[int, ...]], tuple[int, dict[str, int]] | None]:
    """The last store before each load, by the number of the access and its instance, in the order of time."""
    events: list[tuple[tuple[int, ...], Access, dict[str, int]]] = []
    for access in equations.accesses:
        for instance in points(access.context.variables, both(access.context.domain, access.inside), sizes):
            time = tuple(each if isinstance(each, int) else instance[each] for each in access.context.time)
            events.append((time, access, instance))
    events.sort(key=lambda event: event[0])
    last: dict[tuple[int, tuple[int, ...]], tuple[int, dict[str, int]]] = {}
    origins: dict[tuple[int, tuple[int, ...]], tuple[int, dict[str, int]] | None] = {}
    for _, access, instance in events:
        cell = access.buffer, tuple(evaluate(each, instance) for each in access.cell)
        if access.is_store:
            last[cell] = access.number, instance
        else:
            at = tuple(instance[each] for each in access.context.variables)
            origins[access.number, at] = last.get(cell)
    return origins


class Unrolled:
    """The value of every output at one vector of sizes, as operations without loops."""

    def __init__(
        self, equations: Equations, module: ir.Module, function: ir.Function, sizes: Mapping[str, int]
    ) -> None:
        self.equations, self.module, self.function, self.sizes = equations, module, function, sizes
        self.place = function.place
        self.parameters = [ir.Value(each.type, each.name) for each in function.parameters]
        self.operations: list[ir.Operation] = []
        self.origins = last_stores(equations, sizes)
        self._values: dict[tuple[int, tuple[int, ...]], ir.Value] = {}
        self._constants: dict[tuple[str, int], ir.Value] = {}

    def module_of(self) -> ir.Module:
        """A module whose function has the same parameters and outputs."""
        stores: list[ir.Operation] = []
        results: dict[int, ir.Value] = {}
        for key, node in self.equations.outputs.items():
            kind = self.equations.nodes[node]
            for instance in points(kind.variables, kind.domain, self.sizes):
                at = tuple(instance[each] for each in kind.variables)
                value = self.value(node, at)
                kind_of_output, position = key
                assert isinstance(position, int)
                if kind_of_output is ir.OutputKind.ARGUMENT:
                    view = self.parameters[position]
                    indices = self._index(at, self._is_flat(node), view.type)
                    stores.append(ir.Store(place=self.place, value=value, view=view, indices=indices))
                elif not isinstance(self.function.results[position], ir.View):
                    results[position] = value
                else:
                    raise NotEnumerated(key)
        returned = [results[at] for at in range(len(self.function.results))]
        end = ir.Return(place=self.place, values=returned)
        body = ir.Region([ir.Block(self.parameters, [*self.operations, *stores, end])])
        made = ir.Function(self.function.name, self.parameters, list(self.function.results), body, self.place)
        return ir.Module({made.name: made}, dict(self.module.globals))

    def value(self, node: int, at: tuple[int, ...]) -> ir.Value:
        key = node, at
        if key not in self._values:
            self._values[key] = self._compute(node, at)
        return self._values[key]

    def _compute(self, number: int, at: tuple[int, ...]) -> ir.Value:
        node = self.equations.nodes[number]
        instance = {**self.sizes, **dict(zip(node.variables, at, strict=True))}
        assert holds(node.domain, instance), (node, instance)
        match node.kind:
            case Alias(pieces=pieces):
                holding = [reference for condition, reference in pieces if holds(condition, instance)]
                assert len(holding) == 1
                return self._refer(holding[0], instance)
            case Loaded(access=access):
                origin = self.origins[access, at]
                if origin is None:
                    return self._refer(self.equations.beginning(self.equations.accesses[access]), instance)
                stored = self.equations.accesses[origin[0]].value
                assert stored is not None
                return self._refer(stored, origin[1])
            case Leaf(key=key):
                return self._leaf(key, at)
            case Uninitialized():
                return self._nothing()
            case Operation(head=head, operands=operands):
                return self._operation(head, [self._refer(each, instance) for each in operands])

    def _refer(self, reference: Reference, instance: Mapping[str, int]) -> ir.Value:
        return self.value(reference.node, tuple(evaluate(each, instance) for each in reference.at))

    def _operation(self, head: Head, operands: list[ir.Value]) -> ir.Value:
        if head.name == SELECT:
            result = ir.Value(operands[1].type)
            self.operations.append(
                ir.Select(place=self.place, result=result, condition=operands[0], yes=operands[1], no=operands[2])
            )
            return result
        results = [ir.Value(ir.Scalar(each)) for each in head.types[len(operands) :]]
        self.operations.append(
            ir.Op(place=self.place, results=results, name=head.name, operands=operands, flags=head.flags)
        )
        return results[head.result]

    def _leaf(self, key: LeafKey, at: tuple[int, ...]) -> ir.Value:
        match key:
            case Input(given=(ir.OutputKind.ARGUMENT, int(position)), flat=flat):
                parameter = self.parameters[position]
                if not isinstance(parameter.type, ir.View):
                    return parameter
                return self._load(parameter, self._index(at, flat, parameter.type))
            case Number(type=name):
                return self._constant(name, at[0] & ((1 << ir.Scalar(name).width) - 1))
            case Literal(type=name, bits=bits):
                return self._constant(name, bits)
            case ConstantData(shape=shape, digest=digest, flat=flat):
                for buffer in self.module.globals.values():
                    text = ",".join(map(str, buffer.initial or ()))
                    if buffer.constant and hashlib.sha256(text.encode()).hexdigest() == digest:
                        view = ir.Value(ir.View(buffer.element, shape))
                        self.operations.append(ir.Global(place=self.place, result=view, name=buffer.name))
                        return self._load(view, self._index(at, flat, view.type))
        raise NotEnumerated(key)

    def _index(self, at: tuple[int, ...], flat: bool, type_: ir.Type) -> list[ir.Index]:
        """The indices of a cell in its own shape."""
        assert isinstance(type_, ir.View)
        if not flat:
            return list(at)
        left, found = at[0], []
        for size in reversed(type_.shape[1:]):
            assert size is not None
            left, index = divmod(left, size)
            found.append(index)
        return [left, *reversed(found)] if type_.rank else []

    def _is_flat(self, node: int) -> bool:
        """Whether an output's cells are numbers."""
        loaded = self.equations.nodes[node].kind
        assert isinstance(loaded, Loaded)
        key = self.equations.buffers[self.equations.accesses[loaded.access].buffer].key
        return isinstance(key, Input | ConstantData) and key.flat

    def _load(self, view: ir.Value, indices: list[ir.Index]) -> ir.Value:
        assert isinstance(view.type, ir.View)
        result = ir.Value(view.type.element)
        self.operations.append(ir.Load(place=self.place, result=result, view=view, indices=indices))
        return result

    def _constant(self, name: str, bits: int) -> ir.Value:
        if (name, bits) not in self._constants:
            result = self._constants[name, bits] = ir.Value(ir.Scalar(name))
            self.operations.append(ir.Const(place=self.place, result=result, bits=bits))
        return self._constants[name, bits]

    def _nothing(self) -> ir.Value:
        raise NotEnumerated("a value that nothing has written")
