"""Procs of XLS IR as functions of one activation: from what is received and what the state elements hold to what is
sent and what they hold next. Procs that agree in that agree on every channel for ever.

Source: XLS's page on the semantics of its IR, and its interpreter of procs. A receive whose predicate is false takes
nothing and gives zeros, and so does one that does not block where its channel is empty, which the outside decides. A
state element that no `next_value` sets keeps what it holds; two that set it at once are an error. A channel has any
room: a send never waits. What is sent may show to others what came before, so that a send, and a receive that does not
block, are known by the operations that they come after, by tokens and by data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from hashlib import sha256

from msgspec import Struct, field
from msgspec.structs import replace

from frontends.assumptions import ABORTS
from frontends.circuits.source import Circuit
from frontends.circuits.transition_functions import STEPS, Interface, Wire
from frontends.errors import SyntaxProblem, Unsupported
from frontends.xls.effects import ASSUMED
from frontends.xls.functions import Body, called_by
from frontends.xls.layout import scalars_of, tree_of
from frontends.xls.parser import used_by
from frontends.xls.syntax import Channel, Function, Instance, Name, Node, Package, Proc, StateElement, Tuple, Type
from frontends.xls.trees import WIDEST, Tree, fits
from interp import ir

MOST_WIRES = 1 << 10  # of a channel or a state element
ACTIVATIONS = (
    "procs are compared activation by activation, the channels of one name being the same and having any room, and a "
    "receive that does not block finding its channel empty in both or in none"
)
"""The assumption of what is read of a proc."""
INSTANCES = "a proc that is inside is known by its text and that of all that it uses"
_CLOCK = "end of an activation"
_EXCLUSIVE = ("proven_mutually_exclusive", "runtime_mutually_exclusive")
_CHANNEL_OPERATIONS = ("send", "receive")
_ATTRIBUTES = {
    "send": ("predicate", "channel", "channel_id", "label"),
    "receive": ("predicate", "channel", "channel_id", "blocking", "label"),
    "state_read": ("predicate", "state_element", "label"),
    "next_value": ("predicate", "state_element", "value", "label"),
}


class _Use(Struct, eq=False):
    """One send or receive, and those that it comes after, by name."""

    node: Node
    channel: Channel
    name: str
    after: frozenset[str]

    @property
    def sends(self) -> bool:
        return self.node.operation == "send"

    @property
    def blocks(self) -> bool:
        return self.node.attributes.get("blocking") is not False


class _Wires(Struct):
    """The wires of a value in the order of its elements, and their type."""

    type: Type
    wires: list[Wire]


class _Channels(Struct):
    """What goes over one channel, in one direction, in an activation: `values` are those of the first, second, ..."""

    channel: Channel
    uses: list[_Use]
    values: list[_Wires] = field(default_factory=list)
    present: list[Wire] = field(default_factory=list)  # whether there is a value, where one is received without waiting
    counts: list[Wire] = field(default_factory=list)  # whether at least so many are sent or received


def circuit_of(package: Package, proc: Proc) -> Circuit:
    """Raises `Unsupported` and `SyntaxProblem`."""
    activation = _Activation(package, proc)
    summary = replace(activation.interface.summary(proc.name, proc.place), public=True)
    return Circuit(
        summary, lambda: _Activation(package, proc).lower(), {}, lambda: called_by(package.functions, proc.nodes)
    )


class _Activation:
    def __init__(self, package: Package, proc: Proc) -> None:
        self._package = package
        self._proc = proc
        self._state = {
            each.name: _wires(each.name, each.type, proc.place)
            for each in sorted(proc.state.values(), key=lambda each: each.name)
        }
        self._channels = self._used_channels()
        self._identities = [Wire(_identity(package, proc, each), ir.I1) for each in proc.instances]
        if len(proc.head) > 1:
            self._identities.append(Wire(f"channels in the order {', '.join(proc.head)}", ir.I1))
        self.interface = self._interface()
        self._body = Body(package.functions, Function(proc.name, (), Tuple(()), proc.place))
        self._held: dict[str, Tree] = {}
        self._received: dict[str, ir.Value] = {}  # by node, whether it does
        self._next: dict[str, list[Node]] = {}

    def _used_channels(self) -> list[_Channels]:
        """The channels in the order of their names, receives before sends."""
        came: dict[str, frozenset[str]] = {}
        found: dict[tuple[str, bool], _Channels] = {}
        for node in self._proc.nodes:
            after = frozenset[str]().union(*(came.get(each, frozenset()) for each in used_by(node)))
            if node.operation in _CHANNEL_OPERATIONS:
                channel = self._channel(node)
                uses = found.setdefault((channel.name, node.operation == "send"), _Channels(channel, []))
                name = f"the {node.operation} on '{channel.name}'" + (f" #{len(uses.uses)}" if uses.uses else "")
                uses.uses.append(_Use(node, channel, name, after))
                after |= {name}
            came[node.name] = after
        for each in found.values():
            _require_ordered(each)
            self._name(each)
        return [found[key] for key in sorted(found)]

    def _name(self, channels: _Channels) -> None:
        """Names its wires: what is seen from outside of the order is in them."""
        place = channels.channel.place
        for number, use in enumerate(channels.uses):
            name = channels.channel.name + (f" #{number}" if number else "")
            if channels.channel.kind != "streaming":
                name += f" ({channels.channel.kind})"  # whose value stays when it is received
            if use.sends or not use.blocks:
                name += "".join(f", after {each}" for each in sorted(use.after))
            channels.values.append(_wires(name, channels.channel.type, place))
            channels.counts.append(Wire(f"{name}, whether it is {'sent' if use.sends else 'received'}", ir.I1))
            if not use.sends and not use.blocks:
                channels.present.append(Wire(f"{name}, whether there is any", ir.I1))

    def _channel(self, node: Node) -> Channel:
        for key in node.attributes:
            if key not in _ATTRIBUTES[node.operation]:
                raise Unsupported(node.operation, node.place, f"the attribute '{key}'")
        named, number = node.attributes.get("channel"), node.attributes.get("channel_id")
        among = {**self._package.channels, **self._proc.channels}
        if isinstance(named, Name) and named.text in among:
            return among[named.text]
        for each in among.values():
            if named is None and number is not None and each.identifier == number:
                return each
        raise SyntaxProblem(f"'{node.operation}' on a channel that does not exist", node.place)

    def _interface(self) -> Interface[Wire]:
        received = [each for each in self._channels if not each.uses[0].sends]
        sent = [each for each in self._channels if each.uses[0].sends]
        inputs = [wire for each in received for value in each.values for wire in value.wires]
        inputs += [wire for each in received for wire in each.present]
        outputs = [wire for each in (*received, *sent) for wire in each.counts]
        outputs += [wire for each in sent for value in each.values for wire in value.wires]
        outputs += self._identities
        registers = [wire for each in self._state.values() for wire in each.wires]
        return Interface(inputs, registers, outputs, _CLOCK)

    def lower(self) -> ir.Function:
        """Raises `Unsupported` and `SyntaxProblem`."""
        proc, builder, interface = self._proc, self._body.builder, self.interface
        builder.operation = "proc"
        parameters = [ir.Value(each.type, each.name) for each in (*interface.inputs, *interface.registers)]
        given = {each.name: value for each, value in zip(interface.inputs, parameters, strict=False)}
        held = iter(parameters[len(interface.inputs) :])
        self._held = {name: tree_of(each.type, lambda _: next(held)) for name, each in self._state.items()}
        self._body.values.update(self._held)
        counts: list[ir.Value] = []
        sent: list[ir.Value] = []
        for node in proc.nodes:
            self._node(node, given)
        for each in self._channels:
            builder.place, builder.operation = each.channel.place, each.uses[0].node.operation
            counted = self._counts(each)
            counts += counted
            if each.uses[0].sends:
                sent += [value for tree in self._sent(each, counted) for value in builder.leaves(tree)]
        builder.place, builder.operation = proc.place, "proc"
        results = [*self._in_order(counts), *sent, *(builder.constant(1, ir.I1) for _ in self._identities)]
        results += [value for name in self._state for value in builder.leaves(self._following(proc.state[name]))]
        results += [value for name in self._state for value in builder.leaves(self._first(proc.state[name]))]
        builder.block.arguments = parameters
        function = builder.function(proc.name, builder.block, results, assumptions=self._assumptions())
        function.ports = interface.ports
        return function

    def _assumptions(self) -> list[str]:
        operations = {node.operation for node in self._proc.nodes}
        found = [ACTIVATIONS, *(words for name, words in ASSUMED.items() if name in operations)]
        shared = any(len(each) > 1 for each in self._next.values())
        if ABORTS not in found and (shared or any(_are_exclusive(each) for each in self._channels)):
            found.append(ABORTS)
        if self._proc.instances:
            found.append(INSTANCES)
        if self.interface.registers:
            found.append(STEPS)
        return found

    def _in_order(self, counts: list[ir.Value]) -> list[ir.Value]:
        """The counts of receives before those of sends, as the interface has them."""
        following = iter(counts)
        by_channel = [(each, [next(following) for _ in each.counts]) for each in self._channels]
        ordered = sorted(by_channel, key=lambda each: each[0].uses[0].sends)
        return [value for _, values in ordered for value in values]

    # -- nodes ---------------------------------------------------------------------------------------------------------

    def _node(self, node: Node, given: Mapping[str, ir.Value]) -> None:
        builder, values = self._body.builder, self._body.values
        if node.operation not in _ATTRIBUTES:
            self._body.node(node)
            return
        builder.place, builder.operation = node.place, node.operation
        for key in node.attributes:
            if key not in _ATTRIBUTES[node.operation]:
                raise Unsupported(node.operation, node.place, f"the attribute '{key}'")
        if len(node.operands) != {"send": 2, "receive": 1}.get(node.operation, 0):
            raise SyntaxProblem(f"'{node.operation}' with {len(node.operands)} operands", node.place)
        if node.operation == "receive":
            values[node.name] = self._receive(node, given)
        elif node.operation == "send":
            values[node.name] = ()
        else:
            name = node.attributes.get("state_element")
            element = self._proc.state.get(name.text) if isinstance(name, Name) else None
            if element is None:
                raise SyntaxProblem(f"'{node.operation}' of a state element that does not exist", node.place)
            values[node.name] = self._held[element.name] if node.operation == "state_read" else ()
            if node.operation == "next_value":
                self._next.setdefault(element.name, []).append(node)
        if not fits(values[node.name], node.type):
            raise builder.wrong(f"does not give {node.type}")

    def _predicate(self, node: Node) -> ir.Value | None:
        given = node.attributes.get("predicate")
        if given is None:
            return None
        if not isinstance(given, Name):
            raise SyntaxProblem(f"'{node.operation}' with a predicate that is no node", node.place)
        value = self._body.builder.bits(self._body.values[given.text])
        if value.type != ir.I1:
            raise SyntaxProblem(f"'{node.operation}' with a predicate of more than a bit", node.place)
        return value

    def _happens(self, node: Node) -> ir.Value:
        predicate = self._predicate(node)
        return self._body.builder.constant(1, ir.I1) if predicate is None else predicate

    def _receive(self, node: Node, given: Mapping[str, ir.Value]) -> Tree:
        """Of several receives on a channel, one takes the value after those that the ones before it have taken."""
        builder = self._body.builder
        channels = next(each for each in self._channels if any(use.node is node for use in each.uses))
        at = next(number for number, use in enumerate(channels.uses) if use.node is node)
        trees = [_tree(each, given) for each in channels.values[: at + 1]]
        earlier = [self._happens(use.node) for use in channels.uses[:at]]
        data, counted = trees[0], self._at_least(earlier)
        for number, tree in enumerate(trees[1:]):
            data = builder.choose(counted[number], tree, data)
        taken = self._predicate(node)
        use = channels.uses[at]
        if not use.blocks:
            present = given[channels.present[at].name]
            taken = present if taken is None else builder.op("andi", [taken, present], ir.I1)
        if taken is not None:
            zeros = tree_of(channels.channel.type, lambda type: builder.constant(0, type))
            data = builder.choose(taken, data, zeros)
        self._received[node.name] = taken if taken is not None else builder.constant(1, ir.I1)
        return ((), data) if use.blocks else ((), data, self._received[node.name])

    def _at_least(self, conditions: list[ir.Value]) -> list[ir.Value]:
        """Whether at least one, two, ... of some conditions hold."""
        builder, found = self._body.builder, list[ir.Value]()
        for each in conditions:
            before = [builder.constant(1, ir.I1), *found]
            more = [builder.op("andi", [each, one], ir.I1) for one in before]
            found = [builder.op("ori", [old, new], ir.I1) for old, new in zip(found, more, strict=False)] + more[-1:]
        return found

    def _counts(self, channels: _Channels) -> list[ir.Value]:
        """Whether at least one, two, ... values go over a channel. It checks that operations of which
        one at most may happen do so."""
        builder = self._body.builder
        uses = channels.uses
        happens = [self._happens(use.node) if use.sends else self._received[use.node.name] for use in uses]
        counts = self._at_least(happens)
        if _are_exclusive(channels):
            one = builder.op("xori", [counts[1], builder.constant(1, ir.I1)], ir.I1)
            message = f"two operations on '{channels.channel.name}' at once"
            builder.emit(ir.Check(place=builder.place, condition=one, message=message))
        return counts

    def _sent(self, channels: _Channels, counts: list[ir.Value]) -> list[Tree]:
        """The first, second, ... value that is sent; zeros where there is none."""
        builder, type = self._body.builder, channels.channel.type
        zeros = tree_of(type, lambda scalar: builder.constant(0, scalar))
        found: list[Tree] = [zeros] * len(channels.uses)
        happened: list[ir.Value] = []
        for use in channels.uses:
            data = self._body.values[use.node.operands[1]]
            if not fits(data, type):
                raise SyntaxProblem(f"'{channels.channel.name}' carries {type}", use.node.place)
            happens = self._happens(use.node)
            before = self._at_least(happened)
            for number in range(len(happened) + 1):
                here = happens if number == 0 else builder.op("andi", [happens, before[number - 1]], ir.I1)
                if number < len(before):
                    no_more = builder.op("xori", [before[number], builder.constant(1, ir.I1)], ir.I1)
                    here = builder.op("andi", [here, no_more], ir.I1)
                found[number] = builder.choose(here, data, found[number])
            happened.append(happens)
        return found

    # -- state ---------------------------------------------------------------------------------------------------------

    def _following(self, element: StateElement) -> Tree:
        builder, proc = self._body.builder, self._proc
        tree = self._held[element.name]
        happened: ir.Value | None = None
        if proc.following is not None:
            if self._next or len(proc.following) != len(proc.state):
                raise SyntaxProblem("'next' and 'next_value', or not a value for each state element", proc.place)
            name = proc.following[list(proc.state).index(element.name)]
            if name not in self._body.values:
                raise SyntaxProblem(f"'next' has '{name}', which is no node", proc.place)
            tree = self._body.values[name]
        for node in self._next.get(element.name, []):
            builder.place, builder.operation = node.place, node.operation
            value = node.attributes.get("value")
            if not isinstance(value, Name):
                raise SyntaxProblem("'next_value' without a value", node.place)
            following = self._body.values[value.text]
            if not fits(following, element.type):
                raise builder.wrong(f"has a value of another type than {element.type}")
            happens = self._happens(node)
            if happened is not None:
                both = builder.op("andi", [happened, happens], ir.I1)
                one = builder.opposite(both)
                message = f"two values for '{element.name}' at once"
                builder.emit(ir.Check(place=node.place, condition=one, message=message))
            happened = happens if happened is None else builder.op("ori", [happened, happens], ir.I1)
            tree = builder.choose(happens, following, tree)
        if not fits(tree, element.type):
            raise SyntaxProblem(f"'{element.name}' gets a value of another type", proc.place)
        return tree

    def _first(self, element: StateElement) -> Tree:
        if not scalars_of(element.type):
            return tree_of(element.type, ir.Value)
        literal = Node(
            f"{element.name} at first", element.type, "literal", (), {"value": element.initial}, self._proc.place
        )
        self._body.node(literal)
        return self._body.values[literal.name]


def _wires(name: str, type: Type, place: ir.Place) -> _Wires:
    found = list(_leaves(name, type, place))
    if len(found) > MOST_WIRES:
        raise Unsupported("proc", place, f"'{name}' of more than {MOST_WIRES:,} integers")
    return _Wires(type, found)


def _leaves(name: str, type: Type, place: ir.Place) -> Iterator[Wire]:
    types = scalars_of(type)
    for number, each in enumerate(types):
        assert isinstance(each, ir.Scalar)
        if each.width > WIDEST:
            raise Unsupported("proc", place, f"an integer of {each.width} bits; 1 to {WIDEST} are modelled")
        yield Wire(name if len(types) == 1 else f"{name}, element {number}", each)


def _tree(wires: _Wires, given: Mapping[str, ir.Value]) -> Tree:
    following = iter(wires.wires)
    return tree_of(wires.type, lambda _: given[next(following).name])


def _are_exclusive(channels: _Channels) -> bool:
    """Whether of its operations one at most may happen, no token telling which one is first."""
    return len(channels.uses) > 1 and not _is_ordered(channels)


def _is_ordered(channels: _Channels) -> bool:
    return all(one.name in other.after for one, other in zip(channels.uses, channels.uses[1:], strict=False))


def _require_ordered(channels: _Channels) -> None:
    """Raises `Unsupported` where it is open in which order operations on a channel are."""
    if len(channels.uses) == 1:
        return
    here = channels.uses[1].node
    if not _is_ordered(channels) and channels.channel.strictness not in _EXCLUSIVE:
        raise Unsupported(here.operation, here.place, "another operation on a channel, which no token orders")
    if not here.operation == "send" and (
        channels.channel.kind != "streaming" or any(not use.blocks for use in channels.uses)
    ):
        raise Unsupported(here.operation, here.place, "a second receive that does not block, or of a single value")


def _identity(package: Package, proc: Proc, instance: Instance) -> str:
    """What tells instances apart: the channels that they are given, and the text of all that they are made of. Raises
    `Unsupported` where that is not read."""
    texts = {**{name: each.words for name, each in package.functions.items()}, **_texts(package)}
    if instance.proc not in package.procs:
        raise Unsupported("proc_instantiation", instance.place, f"of '{instance.proc}', which is not read")
    pending, seen = [instance.proc], set[str]()
    while pending:
        name = pending.pop()
        if name in seen:
            continue
        seen.add(name)
        if name in package.others or name in package.blocks:
            raise Unsupported("proc_instantiation", instance.place, f"of '{name}', which is no proc that is read")
        pending += [each for each in texts[name] if each in texts or each in package.others or each in package.blocks]
    said = "\n".join(f"{name} {' '.join(texts[name])}" for name in sorted(seen))
    given = []
    for each in instance.channels:
        channel = {**package.channels, **proc.channels}.get(each)
        if channel is None:
            raise SyntaxProblem(f"'{instance.name}' is given '{each}', which is no channel", instance.place)
        given.append(f"{each}: {channel.type} {channel.kind} {channel.strictness}")
    digest = sha256(said.encode()).hexdigest()[:16]
    return f"instance '{instance.name}' of '{instance.proc}' ({digest}) with {', '.join(given) or 'no channels'}"


def _texts(package: Package) -> dict[str, tuple[str, ...]]:
    """The texts of procs and channels, by name. A function of a proc's name stands in the proc's own text."""
    procs = {
        name: (*each.words, *(package.functions[name].words if name in package.functions else ()))
        for name, each in package.procs.items()
    }
    channels = {
        name: (str(each.type), each.kind, each.strictness)
        for name, each in package.channels.items()
        if name not in procs and name not in package.functions
    }
    return procs | channels
