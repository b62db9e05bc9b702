"""Addresses as numbers: a run takes one placement of its buffers, so that no result may depend on where they are.

A number made of an address may become an address again, as an aligned allocation does, and differences in one buffer
and bits that its alignment promises depend on no placement. Whatever else is made of one may become no data, decide
nothing that runs, and place no access.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

from equiv.proving.address_forms import NEAR, WORD, Form, Remainder, number, of, some
from frontends.errors import Unsupported
from interp import ir
from interp.ir.dominance import dominator_tree
from interp.ir.flow import Course, Flow, Handed, Memory, Node, Outside, Returned, Sent, Way, flows

_NUMBERS = frozenset(("ptrtoint", "inttoptr", "stacksave"))
# A pointer that may point to more places than these may point to any place in these buffers.
_MOST_TARGETS = 32
_PAGE = 4096  # bytes, to which arguments are aligned in a run
_SAME = frozenset(("ptrtoint", "inttoptr", "freeze", "bitcast", "index_cast", "index_castui", "trunci"))


def dependence_on_placement(module: ir.Module, entry: str) -> Unsupported | None:
    """Where what a program computes or does may depend on where its buffers are; None where it does not."""
    functions = _reached(module, entry)
    operations = [op for function in functions for op in ir.walk(_body(function))]
    if not any(isinstance(op, ir.Op) and op.name in _NUMBERS for op in operations):
        return None
    found = _Addresses(module, functions)
    promised = found.promised()
    if promised:
        found = _Addresses(module, functions, promised)
    return found.leak()


# The position of an argument of the entry function, the name of a global, an allocation; None where it is not known.
Buffer = int | str | ir.Alloc | None


@dataclass(frozen=True, slots=True)
class Claim:
    """An address in `buffer` is said to be a multiple of `alignment`: a claim is `always` made where
    no loop, condition or branch is around it. The address is `offset` bytes from the buffer's start, where that is
    known; `check` is the operation that requires it. Where the buffer is not `certain`, it may be another one, of
    which there is a claim as well."""

    buffer: Buffer
    offset: int | None
    alignment: int
    always: bool
    check: ir.Check
    certain: bool = True

    @property
    def place(self) -> ir.Place:
        return self.check.place


def alignment_claims(module: ir.Module, entry: str) -> list[Claim]:
    """What a program says of the alignment of its addresses, beyond that elements lie at multiples of their size."""
    functions = _reached(module, entry)
    operations = [op for function in functions for op in ir.walk(_body(function))]
    if not any(isinstance(op, ir.Check) for op in operations):
        return []
    if not any(isinstance(op, ir.Op) and op.name == "ptrtoint" for op in operations):
        return []
    return _Addresses(module, functions).claims()


@dataclass(frozen=True, slots=True)
class Access:
    """A load or store in a buffer, None where that is not known, and of what size its address is said to be a
    multiple; `always` as of a claim."""

    buffer: Buffer
    alignment: int
    always: bool
    place: ir.Place


def accesses(module: ir.Module, entry: str) -> list[Access]:
    """The loads and stores of a program, with what they say of their addresses."""
    functions = _reached(module, entry)
    return list(_Addresses(module, functions).accesses())


def settled_by_placement(claims: list[Claim], module: ir.Module, entry: str) -> frozenset[ir.Operation]:
    """The operations of checks that hold in every run, as arguments are placed at pages: what they say of arguments
    shows in no run."""
    known = {each.check: True for each in claims}
    for each in claims:
        given = isinstance(each.buffer, int) and each.alignment <= _PAGE
        known[each.check] &= given and each.offset is not None and each.offset % each.alignment == 0
    settled: set[ir.Operation] = {check for check, holds in known.items() if holds}
    if not settled:
        return frozenset()
    operations = [op for function in _reached(module, entry) for op in ir.walk(_body(function))]
    made_by = (ir.Op, ir.Address, ir.Displace)
    definitions = {result: op for op in operations if isinstance(op, made_by) for result in ir.results_of(op)}
    users: dict[ir.Value, set[ir.Operation]] = {}
    for op in operations:
        for operand in ir.operands_of(op):
            users.setdefault(operand, set()).add(op)
    pending = list(settled)
    for op in pending:
        for operand in ir.operands_of(op):
            made = definitions.get(operand)
            if made is not None and made not in settled and all(users[each] <= settled for each in ir.results_of(made)):
                settled.add(made)
                pending.append(made)
    return frozenset(settled)


# What goes through channels or to code that is not there as well.
_MEMORY = (Memory, Sent, Outside)


class _Shift(Enum):
    """How far a pointer is from one that the program was given or has allocated."""

    NONE = auto()  # so far in every placement
    UNKNOWN = auto()
    HEIGHT = auto()  # it is no pointer to memory: a height of the stack


class _Target(NamedTuple):
    """Into which allocation a pointer may point, None for any other memory, how far its place depends on where that
    lies, and how many bytes further on it is, where that is known."""

    buffer: ir.Value | None
    shift: _Shift | Remainder
    offset: int | None = None

    def moved(self, by: int | None) -> _Target:
        return self._replace(offset=None if self.offset is None or by is None else (self.offset + by) % WORD)


_GIVEN = _Target(None, _Shift.NONE)
_ANYWHERE = _Target(None, _Shift.UNKNOWN)


class _Global(NamedTuple):
    name: str


class _Addresses:
    """The forms of all values of some functions, the first of which is the entry: the least that agree with the
    operations. A value whose form cannot be told is an address of its own. A form is in terms of values as they are
    where it is used, so that none goes beyond where these are defined."""

    def __init__(
        self, module: ir.Module, functions: list[ir.Function], promised: dict[Hashable, int] | None = None
    ) -> None:
        self._functions, self._entry = functions, functions[0]
        self._globals = sorted(module.globals)
        # Whether a pointer may come from code that is not there, or stand in memory from the start.
        held = [each.type.element for each in functions[0].parameters if isinstance(each.type, ir.View)]
        held += [each.element for each in module.globals.values()]
        calls = any(isinstance(op, ir.Opaque) for function in functions for op in ir.walk(_body(function)))
        self._reaches_others = calls or ir.POINTER in held
        self._operations = [(f, op, list(flows(op, f, module))) for f in functions for op in ir.walk(_body(f))]
        self._promised = promised or {}
        self._definitions = {
            result: op
            for _, op, _ in self._operations
            if isinstance(op, ir.Op | ir.Alloc)
            for result in (op.results if isinstance(op, ir.Op) else [op.result])
        }
        self._scopes = _Scopes(functions)
        self._forms: dict[Node, Form] = {}
        self._targets: dict[Node, frozenset[_Target]] = {}
        self._kept: dict[tuple[ir.Value | None, int | None], frozenset[_Target]] = {}  # pointers in memory, by place
        self._changed = True
        self._copies: dict[Node, list[Node]] = {}
        for _, _, found in self._operations:
            for origin, target, way in found:
                if way is Way.COPY and not isinstance(origin, _MEMORY):
                    self._copies.setdefault(target, []).append(origin)
        while self._changed:
            self._changed = False
            for parameter in self._entry.parameters:
                self._set(parameter, self._given(parameter), frozenset((_GIVEN,)))
            for _, op, found in self._operations:
                self._visit(op)
                for flow in found:
                    if flow.way is Way.COPY and not isinstance(flow.target, _MEMORY):
                        self._merge(flow.target)

    # -- forms ---------------------------------------------------------------------------------------------------------

    def _given(self, value: ir.Value) -> Form:
        return some(_width(value.type)) if _is_number(value) else of(value)

    def _set(self, node: Node, form: Form | None, targets: frozenset[_Target] = frozenset()) -> None:
        """Notes that a node may have a form, None for an address of its own, and may point to targets."""
        old = self._forms.get(node)
        if form is not None and old is not None and old != form:
            form = old.joined(form)
        new = of(node) if form is None else form
        if node in (root for root, _ in new.terms):
            known = self._targets.get(node, frozenset())
            if not targets <= known:
                found = known | targets
                if len(found) > _MOST_TARGETS:
                    found = frozenset(each.moved(None) for each in found)
                self._changed |= found != known
                self._targets[node] = found
        if new != old:
            self._forms[node] = new
            self._changed = True

    def _merge(self, node: Node) -> None:
        """What a node is that is a copy of others."""
        for origin in self._copies.get(node, ()):
            form = self._forms.get(origin)
            if form is not None:
                seen = all(self._scopes.sees(node, root) for root, _ in form.terms)
                self._set(node, form if seen else None, self._pointed(origin))

    # -- memory --------------------------------------------------------------------------------------------------------

    def _keep(self, places: frozenset[_Target], pointers: frozenset[_Target]) -> None:
        """Notes that pointers may be stored at places."""
        for place in places:
            key = place.buffer, place.offset if place.buffer is not None else None
            known = self._kept.get(key, frozenset())
            if not pointers <= known:
                self._kept[key] = known | pointers
                self._changed = True

    def _held(self, places: frozenset[_Target]) -> frozenset[_Target]:
        """The pointers that memory at places may hold; one that was stored at an unknown place may be anywhere."""
        found = set(self._kept.get((None, None), ()))
        for place in places:
            for (buffer, offset), pointers in self._kept.items():
                if buffer is place.buffer and (offset is None or place.offset is None or offset == place.offset):
                    found |= pointers
        return frozenset(found)

    # -- operations ----------------------------------------------------------------------------------------------------

    def _visit(self, op: ir.Operation) -> None:
        match op:
            case ir.Const(result=result, bits=bits):
                exact = isinstance(result.type, ir.Scalar) and not result.type.is_float
                self._set(result, number(bits) if exact else some(64))
            case ir.Alloc(result=result):
                self._set(result, of(result), frozenset((_Target(result, _Shift.NONE, 0),)))
            case ir.Global(result=result, name=name):
                self._set(result, of(_Global(name)))
            case ir.Reshape(result=result, base=base):
                form = self._forms.get(base)
                if form is not None:
                    whole = isinstance(base.type, ir.View) or self._starts_a_buffer(form.single)
                    self._set(result, Form(form.terms, 0, 0) if whole else None, self._pointed(base))
            case ir.Load(result=result, view=view):
                self._set(result, self._given(result), self._held(self._pointed(view)) | {_GIVEN})
            case ir.Store(value=value, view=view) if value.type == ir.POINTER:
                self._keep(self._pointed(view), self._pointed(value))
            case ir.Copy(target=target, origin=origin):
                held = self._held(frozenset(each.moved(None) for each in self._pointed(origin)))
                self._keep(frozenset(each.moved(None) for each in self._pointed(target)), held)
            case ir.Address(result=result, view=view):
                self._set_if_known(result, self._forms.get(view))
            case ir.Displace(result=result, base=base, offset=offset, flags=flags):
                start, by = self._forms.get(base), self._affine(offset)
                if start is not None and by is not None:
                    near = "inbounds" in flags and not by.is_placed
                    self._set(result, start + (Form(by.terms, by.constant, min(by.bits, NEAR)) if near else by))
            case ir.Apply(result=result, expression=expression):
                self._set_if_known(result, self._affine(expression), _ANYWHERE)
            case ir.Extent(result=result) | ir.Arrive(result=result) | ir.Spawn(result=result):
                self._set(result, some(NEAR))
            case ir.For(body=body):
                self._set(body.blocks[0].arguments[0], some(NEAR))
            case ir.Parallel(body=body):
                for argument in body.blocks[0].arguments:
                    self._set(argument, some(NEAR))
            case ir.Op(results=results, operands=operands):
                forms = [form for each in operands if (form := self._forms.get(each)) is not None]
                if len(forms) == len(operands):
                    for result in results:
                        targets = _Target(None, _Shift.HEIGHT if op.name == "stacksave" else _Shift.UNKNOWN)
                        self._set(result, self._computed(op, forms, result), frozenset((targets,)))
            case ir.Opaque(results=results) | ir.Call(results=results):
                for result in results:
                    if result not in self._copies:
                        self._set(result, self._given(result), frozenset((_GIVEN,)))
            case _:
                pass

    def _set_if_known(self, result: ir.Value, form: Form | None, *targets: _Target) -> None:
        if form is not None:
            self._set(result, form, frozenset(targets))

    def _affine(self, expression: ir.Affine) -> Form | None:
        """The form of an expression, None where it is not known yet. What is no sum is an address of its own."""
        match expression:
            case int():
                return number(expression)
            case ir.Value():
                return self._forms.get(expression)
        left, right = self._affine(expression.left), self._affine(expression.right)
        if left is None or right is None:
            return None
        match expression.operator:
            case "+":
                return left + right
            case "*" if (scaled := _product(left, right)) is not None:
                return scaled
            case "mod" if right.constant and _is_power(right.constant) and not right.is_placed:
                low = left.low(right.constant, self._alignment)
                return of(expression) if low is None else low
        return of(expression) if left.is_placed or right.is_placed else some(64)

    def _computed(self, op: ir.Op, forms: list[Form], result: ir.Value) -> Form | None:
        """What a scalar operation computes, None where it is an address of its own."""
        width, name = _width(result.type), op.name
        if name == "stacksave":
            return None
        if name.startswith("cmpi."):
            return some(1) if self._tells_no_placement(op, forms) else None
        if name == "inttoptr" and not forms[0].is_placed and forms[0].constant != 0:
            return None  # which buffer such a number means is a matter of placement
        found: Form | None = None
        if name in _SAME and _width(op.operands[0].type) >= width:
            found = forms[0]
        elif name == "addi":
            found = forms[0] + forms[1]
        elif name == "subi":
            found = forms[0] - forms[1]
        elif name == "muli":
            found = _product(*forms)
        elif name == "shli" and forms[1].constant is not None and not forms[1].is_placed:
            found = forms[0] * (1 << forms[1].constant) if forms[1].constant < width else None
        elif name in ("andi", "remui", "ori"):
            found = self._bits(name, forms, width)
        if found is None:
            return None if any(form.is_placed for form in forms) else some(width)
        if found.is_placed and width < 64:
            low = found.low(1 << width, self._alignment)
            found = low if low is not None and not low.is_placed else found
        constant = None if found.constant is None else found.constant % (1 << width)
        return Form(found.terms, constant, found.bits if width == 64 else min(found.bits, width))

    def _bits(self, name: str, forms: list[Form], width: int) -> Form | None:
        """The low bits of a number, the number without them, or with others that it does not have."""
        value, mask = forms if name == "remui" or not forms[0].constant or forms[0].is_placed else forms[::-1]
        if mask.is_placed or mask.constant is None:
            return None
        if name == "remui":
            return value.low(mask.constant, self._alignment) if _is_power(mask.constant) else None
        if name == "ori":
            low = value.low(1 << mask.constant.bit_length(), self._alignment)
            return value + mask if low is not None and not low.is_placed and low.constant == 0 else None
        cleared = (1 << width) - mask.constant
        if _is_power(cleared):
            low = value.low(cleared, self._alignment)
            return None if low is None else value - low
        low = value.low(1 << mask.constant.bit_length(), self._alignment)
        if low is not None and not low.is_placed:
            return some(mask.constant.bit_length()) if low.constant is None else number(low.constant & mask.constant)
        return low if _is_power(mask.constant + 1) else None

    def _alignment(self, root: Hashable) -> int:
        """What an address is a multiple of in every placement."""
        known = self._promised.get(root, 1)
        allocation = self._definitions.get(root) if isinstance(root, ir.Value) else None
        if not isinstance(allocation, ir.Alloc):
            return known
        promised = allocation.alignment
        if isinstance(allocation.result.type, ir.View) and not allocation.stated:
            width = allocation.result.type.element.width
            promised = width // 8 if _is_power(width) and width >= 8 else 1
        return max(known, promised)

    def _starts_a_buffer(self, root: Hashable) -> bool:
        return isinstance(root, _Global) or (
            isinstance(root, ir.Value)
            and (isinstance(root.type, ir.View) or isinstance(self._definitions.get(root), ir.Alloc))
        )

    def _tells_no_placement(self, op: ir.Op, forms: list[Form]) -> bool:
        """Whether the result of a comparison is the same in every placement, or the machine stops where it is not."""
        left, right = forms
        equality = op.name in ("cmpi.eq", "cmpi.ne")
        if not left.is_placed and not right.is_placed:
            return True
        apart = left - right
        of_pointers = op.operands[0].type == ir.POINTER
        if not apart.is_placed:
            near = left.bits <= NEAR and right.bits <= NEAR and _width(op.operands[0].type) == 64
            return equality or of_pointers or (near and left.single is not None)
        for one, other in ((0, 1), (1, 0)):
            if equality and forms[other] == number(0) and self._is_no_null(op.operands[one], forms[one]):
                return True
        shifts = {each.shift for operand in op.operands for each in self._pointed(operand)}
        return of_pointers and shifts <= {_Shift.NONE}

    def _is_no_null(self, value: ir.Value, form: Form) -> bool:
        """Whether a number is null in all placements or in none."""
        exact = (form.single is not None and form.constant == 0) or form.rounded is not None
        return exact and all(each.shift not in (_Shift.UNKNOWN, _Shift.HEIGHT) for each in self._pointed(value))

    # -- where pointers point ------------------------------------------------------------------------------------------

    def _pointed(self, node: Node) -> frozenset[_Target]:
        """Where a pointer, a view or a number that was one may point."""
        form = self._forms.get(node)
        if form is None or form == of(node):
            found = self._targets.get(node, frozenset())
            inside = isinstance(node, ir.Value) and isinstance(node.type, ir.View)
            return frozenset(each.moved(None) for each in found) if inside else found
        if not form.is_placed:
            return frozenset()
        root, rounded = form.single, form.rounded
        if isinstance(root, _Global):
            return frozenset((_GIVEN,))
        if isinstance(root, ir.Value | Returned | Handed):
            found = self._targets.get(root, frozenset())
            inside = isinstance(node, ir.Value) and isinstance(node.type, ir.View)
            return frozenset(each.moved(None if inside else form.constant) for each in found)
        if rounded is not None and isinstance(rounded.base, ir.Value):
            allocation = self._definitions.get(rounded.base)
            least = rounded.modulus - self._alignment(rounded.base)
            # Up to the next multiple, and not to one before that: the start of what is aligned in the buffer. The
            # machine places bytes so that it is as far from their start as it may be.
            of_bytes = isinstance(allocation, ir.Alloc) and allocation.result.type == ir.POINTER
            if of_bytes and least <= rounded.added:
                offset = None if form.constant is None else (form.constant - rounded.added) % WORD
                before = offset is not None and offset >= WORD // 2
                return frozenset((_Target(rounded.base, _Shift.UNKNOWN if before else rounded, offset),))
        return frozenset((_ANYWHERE,))

    # -- claims --------------------------------------------------------------------------------------------------------

    def claims(self) -> list[Claim]:
        found = []
        for function in self._functions:
            for op, always in _guarded(_body(function)):
                claimed = self._claimed(op) if isinstance(op, ir.Check) else None
                if claimed is not None:
                    address, alignment = claimed
                    places = self._buffers(address, frozenset())
                    for buffer, offset, reached in places:
                        assert isinstance(op, ir.Check)
                        found.append(Claim(buffer, offset, alignment, always and reached, op, len(places) == 1))
        return found

    def accesses(self) -> Iterator[Access]:
        for function in self._functions:
            for op, always in _guarded(_body(function)):
                match op:
                    case ir.Load(view=view, result=ir.Value(type=ir.Scalar() as type)):
                        pass
                    case ir.Store(view=view, value=ir.Value(type=ir.Scalar() as type)):
                        pass
                    case _:
                        continue
                size = max(type.width // 8, 1)
                said = function.understated.get(op.place, size & -size)
                for buffer, _, reached in self._buffers(self._forms.get(view, some(64)), frozenset()):
                    yield Access(buffer, said, always and reached, op.place)

    def _claimed(self, check: ir.Check) -> tuple[Form, int] | None:
        """The address that a check requires to be a multiple of a power of two, and which; None for another check."""
        low = self._tested_remainder(check)
        if low is None:
            return None
        made = self._definitions[low]
        assert isinstance(made, ir.Op)
        address, mask = (self._forms[each] for each in made.operands)
        if not address.is_placed:
            return None
        modulus = None if mask.constant is None else (mask.constant + (made.name == "andi")) % WORD
        return address, modulus if modulus is not None and _is_power(modulus) else WORD

    def _buffers(self, address: Form, seen: frozenset[ir.Value]) -> list[tuple[Buffer, int | None, bool]]:
        """The buffers that an address may be in, how far from their starts, and whether it is there wherever its
        function is run."""
        root, offset = address.single, address.constant
        if isinstance(root, _Global):
            return [(root.name, offset, True)]
        if not isinstance(root, ir.Value) or root in seen:
            return [(None, None, False)]
        if root in self._entry.parameters:
            return [(self._entry.parameters.index(root), offset, True)]
        made = self._definitions.get(root)
        if isinstance(made, ir.Alloc):
            return [(made, offset, True)]
        found: list[tuple[Buffer, int | None, bool]] = []
        for call, always in self._calls_with(root):
            function = next(each for each in self._functions if each.name == call.callee)
            given = self._forms.get(call.arguments[function.parameters.index(root)])
            for buffer, start, reached in self._buffers(given or some(64), seen | {root}):
                whole = None if start is None or offset is None else (start + offset) % WORD
                found.append((buffer, whole, reached and always))
        return found or self._buffers_among(self._targets.get(root, frozenset()))

    def _buffers_among(self, targets: frozenset[_Target]) -> list[tuple[Buffer, int | None, bool]]:
        """The buffers into which a pointer may point: what was given may be any argument, or any global."""
        if not targets or any(each.shift is not _Shift.NONE for each in targets):
            return [(None, None, False)]
        found: list[Buffer] = [None if each.buffer is None else self._allocation(each.buffer) for each in targets]
        if None in found:
            if self._reaches_others:
                return [(None, None, False)]
            found += [at for at, each in enumerate(self._entry.parameters) if isinstance(each.type, ir.View)]
            found += self._globals
            found = [each for each in found if each is not None]
        return [(each, None, False) for each in found] or [(None, None, False)]

    def _allocation(self, result: ir.Value) -> ir.Alloc:
        made = self._definitions[result]
        assert isinstance(made, ir.Alloc)
        return made

    def _calls_with(self, parameter: ir.Value) -> Iterator[tuple[ir.Call, bool]]:
        """The calls of the function that has a parameter, and whether each runs whenever the program does."""
        names = {each.name for each in self._functions[1:] if parameter in each.parameters}
        for caller in self._functions:
            for op, always in _guarded(_body(caller)):
                if isinstance(op, ir.Call) and op.callee in names:
                    yield op, always and caller is self._entry

    # -- leaks ---------------------------------------------------------------------------------------------------------

    def promised(self) -> dict[Hashable, int]:
        """What addresses are multiples of wherever the program is defined, by checks that a function always makes."""
        found: dict[Hashable, int] = {}
        for function in self._functions:
            for op in _body(function).blocks[0].operations:
                if isinstance(op, ir.Check) and (low := self._checked_remainder(op)) is not None:
                    form = self._forms[low]
                    root = form.single
                    if not isinstance(root, Remainder) or not isinstance(root.base, ir.Value):
                        continue
                    if form.constant == 0 and root.added == 0:
                        found[root.base] = max(found.get(root.base, 1), root.modulus)
        return found

    def _checked_remainder(self, check: ir.Check) -> ir.Value | None:
        """The low bits of one address that a check requires to be zero."""
        low = self._tested_remainder(check)
        if low is None:
            return None
        made = self._definitions[low]
        assert isinstance(made, ir.Op)
        address = self._forms[made.operands[0]]
        return low if address.single is not None or address.rounded is not None else None

    def _tested_remainder(self, check: ir.Check) -> ir.Value | None:
        """The low bits of a number that a check requires to be zero."""
        compared = self._definitions.get(check.condition)
        if not isinstance(compared, ir.Op) or compared.name != "cmpi.eq":
            return None
        low, zero = compared.operands
        made = self._definitions.get(low)
        if self._forms[zero] != number(0) or not isinstance(made, ir.Op) or made.name not in ("andi", "remui"):
            return None
        return low

    def leak(self) -> Unsupported | None:
        """The first operation that lets a number do more than become another one, or an address."""
        try:
            self._require_no_leak()
        except Unsupported as found:
            return found
        return None

    def _require_no_leak(self) -> None:
        accesses: dict[ir.Value, dict[_Shift | Remainder, ir.Place]] = {}
        for function, op, found in self._operations:
            if isinstance(op, ir.Check) and self._checked_remainder(op) is not None:
                continue
            for flow in found:
                origin = flow.origin
                if isinstance(origin, ir.Value):
                    if not _is_number(origin):
                        if self._is_access(op, flow, function):
                            self._note_access(origin, op.place, accesses)
                    elif origin not in self._forms or self._forms[origin].is_placed:
                        self._require_no_use(op, flow, function)

    def _is_access(self, op: ir.Operation, flow: Flow, function: ir.Function) -> bool:
        if isinstance(flow.target, Returned):
            return function is self._entry
        if isinstance(op, ir.Opaque):
            return True
        return flow.way is Way.PLACED and not isinstance(op, ir.Free | ir.Unwind | ir.Displace)

    def _note_access(
        self, pointer: ir.Value, place: ir.Place, accesses: dict[ir.Value, dict[_Shift | Remainder, ir.Place]]
    ) -> None:
        for buffer, shift, _ in self._pointed(pointer):
            if shift is _Shift.UNKNOWN:
                raise Unsupported("inttoptr", place, "an address that decides where memory is accessed")
            if buffer is not None:
                of_buffer = accesses.setdefault(buffer, {})
                of_buffer.setdefault(shift, place)
                if len(of_buffer) > 1:
                    message = "an address that is rounded, of memory that is accessed as well from its start on"
                    raise Unsupported("inttoptr", place, message)

    def _require_no_use(self, op: ir.Operation, flow: Flow, function: ir.Function) -> None:
        """Raises `Unsupported` where a number that depends on placement does more than become another one."""
        match flow:
            case Flow(target=Course()) | Flow(way=Way.SELECTED | Way.DECIDED | Way.BRANCHED | Way.COUNTED):
                raise Unsupported("ptrtoint", op.place, "an address that decides what a program does")
            case Flow(way=Way.PLACED | Way.SHAPED) if not isinstance(op, ir.Displace):
                raise Unsupported("ptrtoint", op.place, "an address that decides where memory is accessed")
            case Flow(target=Returned()) if function is not self._entry:
                return
            case Flow(target=Memory() | Sent() | Outside() | Returned()):
                raise Unsupported("ptrtoint", op.place, "an address that becomes data")
            case _ if isinstance(op, ir.Opaque | ir.Call) and flow.way is Way.COMPUTED:
                raise Unsupported("ptrtoint", op.place, "an address that becomes data")


class _Scopes:
    """Where values are defined."""

    def __init__(self, functions: list[ir.Function]) -> None:
        self._homes: dict[Node, tuple[ir.Region, ir.Block, bool]] = {}  # and whether as an argument of the block
        self._around: dict[ir.Region, ir.Region | None] = {}
        self._dominated: dict[ir.Region, dict[ir.Block, set[ir.Block]]] = {}
        pending: list[tuple[ir.Region, ir.Region | None]] = [(_body(function), None) for function in functions]
        for region, around in pending:
            self._around[region] = around
            for block in region.blocks:
                for argument in block.arguments:
                    self._homes[argument] = region, block, True
                for op in block.operations:
                    for result in ir.results_of(op):
                        self._homes[result] = region, block, False
                    pending.extend((inner, region) for inner in ir.regions_of(op))

    def sees(self, node: Node, root: Hashable) -> bool:
        """Whether a root is, wherever a node is set, what it was for what the node is set to."""
        while isinstance(root, Remainder):
            root = root.base
        if isinstance(root, _Global):
            return True
        if not isinstance(node, ir.Value) or not isinstance(root, ir.Value):
            return False
        region, block, argument = self._homes[node]
        where, home, _ = self._homes[root]
        if where is region:
            return (not argument and home is block) or home in self._dominators(region, block)
        around = self._around[region]
        while around is not None and around is not where:
            around = self._around[around]
        return around is where

    def _dominators(self, region: ir.Region, block: ir.Block) -> set[ir.Block]:
        """The blocks that dominate another one, this one left out."""
        if region not in self._dominated:
            tree = dominator_tree(region)
            found: dict[ir.Block, set[ir.Block]] = {region.blocks[0]: set()}
            pending = [region.blocks[0]]
            for each in pending:
                for child in tree[each]:
                    found[child] = found[each] | {each}
                    pending.append(child)
            self._dominated[region] = found
        return self._dominated[region].get(block, set())


def _product(left: Form, right: Form) -> Form | None:
    for one, other in ((left, right), (right, left)):
        if other.constant is not None and not other.is_placed:
            return one * other.constant
    return None if left.is_placed or right.is_placed else some(left.bits + right.bits)


def _is_power(number: int) -> bool:
    return number > 0 and number & (number - 1) == 0


def _is_number(value: ir.Value) -> bool:
    return isinstance(value.type, ir.Scalar) and value.type != ir.POINTER


def _width(type: ir.Type) -> int:
    return type.width or 64 if isinstance(type, ir.Scalar) else 64


def _guarded(body: ir.Region) -> Iterator[tuple[ir.Operation, bool]]:
    """All operations, and whether each runs whenever the region does."""
    pending = [(body, True)]
    for region, always in pending:
        for at, block in enumerate(region.blocks):
            here = always and at == 0
            for op in block.operations:
                yield op, here
                once = isinstance(op, ir.Execute) or (isinstance(op, ir.For) and _runs(op))
                pending.extend((inner, here and once) for inner in ir.regions_of(op))


def _runs(loop: ir.For) -> bool:
    return isinstance(loop.lower, int) and isinstance(loop.upper, int) and loop.lower < loop.upper


def _body(function: ir.Function) -> ir.Region:
    assert function.body is not None
    return function.body


def _reached(module: ir.Module, entry: str) -> list[ir.Function]:
    """The functions with a body that a function may call, itself first."""
    found = [module.functions[entry]]
    for function in found:
        for op in _calls(function):
            callee = module.functions.get(op.callee)
            if callee is not None and callee.body is not None and callee not in found:
                found.append(callee)
    return found


def _calls(function: ir.Function) -> Iterator[ir.Call]:
    return (op for op in ir.walk(_body(function)) if isinstance(op, ir.Call))
