"""Ports of circuits: whoever uses one wires it by the names of its ports, in whatever order they stand."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from equiv.errors import SignatureMismatch
from equiv.pairing.draft import Draft
from frontends.api import AT_FIRST, FIRST_OF_REGISTER, NEXT_OF_REGISTER, REGISTER
from interp import ir


def match_ports(draft: Draft) -> Draft:
    """The target with the parameters and results of its entry in the source's order. Two circuits are matched by name.
    Of a circuit and a function memories are matched with memrefs, and scalars with scalars, in their order.

    Raises `SignatureMismatch` for ports, clocks or edges that one of two circuits does not have, and for maps."""
    of_source, of_target = draft.entries
    source, target = draft.source, draft.target
    if of_source.ports is not None and of_target.ports is not None:
        if draft.maps:
            raise SignatureMismatch("ports are matched by their names: leave --map out", of_target.place)
        if of_source.ports.clock != of_target.ports.clock:
            raise SignatureMismatch(
                f"'{of_target.name}' takes what is next at {_clock(of_target.ports)}, and '{of_source.name}' at "
                f"{of_source.place} at {_clock(of_source.ports)}; both must have the same clock",
                of_target.place,
            )
        inputs = _order(of_source, of_target, of_source.ports.inputs, of_target.ports.inputs)
        outputs = _order(of_source, of_target, of_source.ports.outputs, of_target.ports.outputs)
        return draft.with_modules(source, _reordered(target, of_target, inputs, outputs))
    if of_source.ports is None and of_target.ports is None:
        return draft
    ports = of_source.ports or of_target.ports
    assert ports is not None
    circuit, function = (of_source, of_target) if of_source.ports else (of_target, of_source)
    listed = ", ".join(ports.inputs) + (" -> " + ", ".join(ports.outputs) if ports.outputs else "")
    words = (
        f"the ports of '{circuit.name}' ({listed}) are the arguments and results of '{function.name}' in their order"
    )
    if draft.maps or sorted(map(_is_memory, of_source.parameters)) != sorted(map(_is_memory, of_target.parameters)):
        return draft.with_modules(source, target, words)
    places = {
        kind: [at for at, each in enumerate(of_target.parameters) if _is_memory(each) is kind] for kind in (False, True)
    }
    order = [places[_is_memory(each)].pop(0) for each in of_source.parameters]
    if order != sorted(order):
        words += ", memories with memrefs and scalars with scalars"
    return draft.with_modules(source, _reordered(target, of_target, order, list(range(len(of_target.results)))), words)


def share_beginnings(draft: Draft) -> Draft:
    """The source with an input, of which it makes nothing, for what each register of the target holds at first that
    begins unknown: the target must do what the source does whatever that is."""
    of_source, of_target = draft.entries
    if of_source.ports is None or of_target.ports is None or of_source.body is None:
        return draft
    added = [
        (name, ir.Value(value.type, value.name))
        for name, value in zip(of_target.ports.inputs, of_target.parameters, strict=True)
        if name.endswith(AT_FIRST) and name not in of_source.ports.inputs
    ]
    if not added:
        return draft
    parameters = [*of_source.parameters, *(value for _, value in added)]
    first, *others = of_source.body.blocks
    function = replace(
        of_source,
        parameters=parameters,
        body=ir.Region([ir.Block(parameters, first.operations), *others]),
        ports=replace(of_source.ports, inputs=(*of_source.ports.inputs, *(name for name, _ in added))),
    )
    source = replace(draft.source, functions=draft.source.functions | {of_source.name: function})
    return draft.with_modules(source, draft.target)


def _clock(ports: ir.Ports) -> str:
    return f"the {ports.clock}" if ports.clock else "no clock at all"


def _is_memory(parameter: ir.Value) -> bool:
    return isinstance(parameter.type, ir.View)


def _order(source: ir.Function, target: ir.Function, of_source: Sequence[str], of_target: Sequence[str]) -> list[int]:
    """Where the target has each of the source's ports."""
    for function, there, here, around in (
        (target, of_source, of_target, source),
        (source, of_target, of_source, target),
    ):
        missing = [name for name in there if name not in here]
        if missing:
            raise SignatureMismatch(
                f"'{function.name}' has no {missing[0]}, which '{around.name}' at {around.place} has; ports are "
                f"matched by their names{_cycles_instead(missing[0], function.name)}",
                function.place,
            )
    return [of_target.index(name) for name in of_source]


def _cycles_instead(missing: str, name: str) -> str:
    """What to do where two netlists have other registers."""
    if missing.endswith(AT_FIRST) or not missing.startswith((REGISTER, NEXT_OF_REGISTER, FIRST_OF_REGISTER)):
        return ""
    return f". To compare what both give in their first 16 cycles, give --func '{name}@16'"


def _reordered(module: ir.Module, entry: ir.Function, inputs: Sequence[int], outputs: Sequence[int]) -> ir.Module:
    """The module with the parameters and results of `entry`, which nobody in it calls, in another order."""
    in_order = list(inputs) == sorted(inputs) and list(outputs) == sorted(outputs)
    if in_order or entry.body is None:
        return module
    parameters = [entry.parameters[at] for at in inputs]
    first, *others = entry.body.blocks
    blocks = [
        ir.Block(parameters, list(first.operations)),
        *(ir.Block(each.arguments, list(each.operations)) for each in others),
    ]
    renamed = dict(zip(entry.body.blocks, blocks, strict=True))
    for block in blocks:
        match block.operations[-1]:
            case ir.Return(place=place, values=values):
                block.operations[-1] = ir.Return(place=place, values=[values[at] for at in outputs])
            case ir.Branch(target=goal, otherwise=otherwise) as branch:
                block.operations[-1] = replace(
                    branch, target=renamed[goal], otherwise=None if otherwise is None else renamed[otherwise]
                )
            case _:
                pass
    ports = entry.ports
    if ports is not None:
        ports = replace(
            ports,
            inputs=tuple(ports.inputs[at] for at in inputs),
            outputs=tuple(ports.outputs[at] for at in outputs),
        )
    function = replace(
        entry,
        parameters=parameters,
        results=[entry.results[at] for at in outputs],
        body=ir.Region(blocks),
        by_value=frozenset(at for at, old in enumerate(inputs) if old in entry.by_value),
        ports=ports,
    )
    return replace(module, functions=module.functions | {entry.name: function})
