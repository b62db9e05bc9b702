"""What every value is as a number made of addresses, and where every pointer may point."""

from __future__ import annotations

from collections.abc import Hashable

from equiv.pairing.placement.forms import NEAR, WORD, Form, GlobalAddress, Remainder, number, of, some
from equiv.pairing.placement.pointees import ANYWHERE, GIVEN, Shift, Stored, Target
from equiv.pairing.placement.scopes import Scopes, body_of
from interp import ir
from interp.ir.flow import Handed, Memory, Node, Outside, Returned, Sent, Way, flows

# A pointer that may point to more places than these may point to any place in these buffers.
_MOST_TARGETS = 32
_SAME = frozenset(("ptrtoint", "inttoptr", "freeze", "bitcast", "index_cast", "index_castui", "trunci"))
_MEMORY = (Memory, Sent, Outside)  # what goes through channels or to code that is not there as well


class Addresses:
    """The forms of all values of some functions, the first of which is the entry: the least that agree with the
    operations. A value whose form cannot be told is an address of its own. A form is in terms of values as they are
    where it is used, so that none goes beyond where these are defined."""

    def __init__(
        self, module: ir.Module, functions: list[ir.Function], promised: dict[Hashable, int] | None = None
    ) -> None:
        self.functions, self.entry = functions, functions[0]
        self.globals = sorted(module.globals)
        # Whether a pointer may come from code that is not there, or stand in memory from the start.
        held = [each.type.element for each in functions[0].parameters if isinstance(each.type, ir.View)]
        held += [each.element for each in module.globals.values()]
        calls = any(isinstance(op, ir.Opaque) for function in functions for op in ir.walk(body_of(function)))
        self.reaches_others = calls or ir.POINTER in held
        self.operations = [(f, op, list(flows(op, f, module))) for f in functions for op in ir.walk(body_of(f))]
        self._promised = promised or {}
        self.definitions = {
            result: op
            for _, op, _ in self.operations
            if isinstance(op, ir.Op | ir.Alloc)
            for result in (op.results if isinstance(op, ir.Op) else [op.result])
        }
        self._scopes = Scopes(functions)
        self._forms: dict[Node, Form] = {}
        self._targets: dict[Node, frozenset[Target]] = {}
        self._stored = Stored()
        self._changed = True
        self._copies: dict[Node, list[Node]] = {}
        for _, _, found in self.operations:
            for origin, target, way in found:
                if way is Way.COPY and not isinstance(origin, _MEMORY):
                    self._copies.setdefault(target, []).append(origin)
        while self._changed:
            self._changed = False
            for parameter in self.entry.parameters:
                self._set(parameter, self._given(parameter), frozenset((GIVEN,)))
            for _, op, found in self.operations:
                self._visit(op)
                for flow in found:
                    if flow.way is Way.COPY and not isinstance(flow.target, _MEMORY):
                        self._merge(flow.target)

    # -- forms ---------------------------------------------------------------------------------------------------------

    def _given(self, value: ir.Value) -> Form:
        return some(width_of(value.type)) if is_number(value) else of(value)

    def _set(self, node: Node, form: Form | None, targets: frozenset[Target] = frozenset()) -> None:
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
                self._set(node, form if seen else None, self.pointed(origin))

    # -- operations ----------------------------------------------------------------------------------------------------

    def _visit(self, op: ir.Operation) -> None:
        match op:
            case ir.Const(result=result, bits=bits):
                exact = isinstance(result.type, ir.Scalar) and not result.type.is_float
                self._set(result, number(bits) if exact else some(64))
            case ir.Alloc(result=result):
                self._set(result, of(result), frozenset((Target(result, Shift.NONE, 0),)))
            case ir.Global(result=result, name=name):
                self._set(result, of(GlobalAddress(name)))
            case ir.Reshape(result=result, base=base):
                form = self._forms.get(base)
                if form is not None:
                    whole = isinstance(base.type, ir.View) or self._starts_a_buffer(form.single)
                    self._set(result, Form(form.terms, 0, 0) if whole else None, self.pointed(base))
            case ir.Load(result=result, view=view):
                self._set(result, self._given(result), self._stored.held(self.pointed(view)) | {GIVEN})
            case ir.Store(value=value, view=view) if value.type == ir.POINTER:
                self._changed |= self._stored.keep(self.pointed(view), self.pointed(value))
            case ir.Copy(target=target, origin=origin):
                held = self._stored.held(frozenset(each.moved(None) for each in self.pointed(origin)))
                places = frozenset(each.moved(None) for each in self.pointed(target))
                self._changed |= self._stored.keep(places, held)
            case ir.Address(result=result, view=view):
                self._set_if_known(result, self._forms.get(view))
            case ir.Displace(result=result, base=base, offset=offset, flags=flags):
                start, by = self._forms.get(base), self._affine(offset)
                if start is not None and by is not None:
                    near = "inbounds" in flags and not by.is_placed
                    self._set(result, start + (Form(by.terms, by.constant, min(by.bits, NEAR)) if near else by))
            case ir.Apply(result=result, expression=expression):
                self._set_if_known(result, self._affine(expression), ANYWHERE)
            case ir.Extent(result=result) | ir.Arrive(result=result) | ir.Spawn(result=result):
                self._set(result, some(NEAR))
            case ir.For(lower=lower, upper=upper, step=step, body=body):
                self._count(body.blocks[0].arguments[0], lower, upper, step)
            case ir.Parallel(lower=lowers, upper=uppers, step=steps, body=body):
                for argument, *bounds in zip(body.blocks[0].arguments, lowers, uppers, steps, strict=True):
                    self._count(argument, *bounds)
            case ir.Op(results=results, operands=operands):
                forms = [form for each in operands if (form := self._forms.get(each)) is not None]
                if len(forms) == len(operands):
                    for result in results:
                        targets = Target(None, Shift.HEIGHT if op.name == "stacksave" else Shift.UNKNOWN)
                        self._set(result, self._computed(op, forms, result), frozenset((targets,)))
            case ir.Opaque(results=results) | ir.Call(results=results):
                for result in results:
                    if result not in self._copies:
                        self._set(result, self._given(result), frozenset((GIVEN,)))
            case _:
                pass

    def _set_if_known(self, result: ir.Value, form: Form | None, *targets: Target) -> None:
        if form is not None:
            self._set(result, form, frozenset(targets))

    def _count(self, variable: ir.Value, lower: ir.Index, upper: ir.Index, step: ir.Index) -> None:
        """What a loop counts is near where it begins near and goes by small steps, or ends near."""
        first, last, by = (self._affine(each) for each in (lower, upper, step))
        if first is not None and last is not None and by is not None:
            is_near = first.is_near and (last.is_near or (by.is_near and by.is_stride))
            self._set(variable, None if first.is_placed else some(NEAR if is_near else 64))

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
            case "mod" if right.constant and is_power_of_two(right.constant) and not right.is_placed:
                low = left.low(right.constant, self._alignment)
                return of(expression) if low is None else low
        return of(expression) if left.is_placed or right.is_placed else some(64)

    def _computed(self, op: ir.Op, forms: list[Form], result: ir.Value) -> Form | None:
        """What a scalar operation computes, None where it is an address of its own."""
        width, name = width_of(result.type), op.name
        if name == "stacksave":
            return None
        if name.startswith("cmpi."):
            return some(1) if self._tells_no_placement(op, forms) else None
        if name == "inttoptr" and not forms[0].is_placed and forms[0].constant != 0:
            return None  # which buffer such a number means is a matter of placement
        found: Form | None = None
        if name in _SAME and width_of(op.operands[0].type) >= width:
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
            return value.low(mask.constant, self._alignment) if is_power_of_two(mask.constant) else None
        if name == "ori":
            low = value.low(1 << mask.constant.bit_length(), self._alignment)
            return value + mask if low is not None and not low.is_placed and low.constant == 0 else None
        cleared = (1 << width) - mask.constant
        if is_power_of_two(cleared):
            low = value.low(cleared, self._alignment)
            return None if low is None else value - low
        low = value.low(1 << mask.constant.bit_length(), self._alignment)
        if low is not None and not low.is_placed:
            return some(mask.constant.bit_length()) if low.constant is None else number(low.constant & mask.constant)
        return low if is_power_of_two(mask.constant + 1) else None

    def _alignment(self, root: Hashable) -> int:
        """What an address is a multiple of in every placement."""
        known = self._promised.get(root, 1)
        allocation = self.definitions.get(root) if isinstance(root, ir.Value) else None
        if not isinstance(allocation, ir.Alloc):
            return known
        promised = allocation.alignment
        if isinstance(allocation.result.type, ir.View) and not allocation.stated:
            width = allocation.result.type.element.width
            promised = width // 8 if is_power_of_two(width) and width >= 8 else 1
        return max(known, promised)

    def _starts_a_buffer(self, root: Hashable) -> bool:
        return isinstance(root, GlobalAddress) or (
            isinstance(root, ir.Value)
            and (isinstance(root.type, ir.View) or isinstance(self.definitions.get(root), ir.Alloc))
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
            near = left.bits <= NEAR and right.bits <= NEAR and width_of(op.operands[0].type) == 64
            return equality or of_pointers or (near and left.single is not None)
        for one, other in ((0, 1), (1, 0)):
            if equality and forms[other] == number(0) and self._is_no_null(op.operands[one], forms[one]):
                return True
        shifts = {each.shift for operand in op.operands for each in self.pointed(operand)}
        return of_pointers and shifts <= {Shift.NONE}

    def _is_no_null(self, value: ir.Value, form: Form) -> bool:
        """Whether a number is null in all placements or in none."""
        exact = (form.single is not None and form.constant == 0) or form.rounded is not None
        return exact and all(each.shift not in (Shift.UNKNOWN, Shift.HEIGHT) for each in self.pointed(value))

    # -- what others see of it -----------------------------------------------------------------------------------------

    def form(self, value: ir.Value) -> Form:
        """What a value is; any number where nothing comes to it."""
        return self._forms.get(value, some(64))

    def may_be_placed(self, value: ir.Value) -> bool:
        """Whether a value may depend on where buffers lie."""
        return value not in self._forms or self._forms[value].is_placed

    def targets(self, pointer: ir.Value) -> frozenset[Target]:
        """Where a pointer that is an address of its own may point."""
        return self._targets.get(pointer, frozenset())

    def pointed(self, node: Node) -> frozenset[Target]:
        """Where a pointer, a view or a number that was one may point."""
        form = self._forms.get(node)
        if form is None or form == of(node):
            found = self._targets.get(node, frozenset())
            inside = isinstance(node, ir.Value) and isinstance(node.type, ir.View)
            return frozenset(each.moved(None) for each in found) if inside else found
        if not form.is_placed:
            return frozenset()
        root, rounded = form.single, form.rounded
        if isinstance(root, GlobalAddress):
            return frozenset((GIVEN,))
        if isinstance(root, ir.Value | Returned | Handed):
            found = self._targets.get(root, frozenset())
            inside = isinstance(node, ir.Value) and isinstance(node.type, ir.View)
            return frozenset(each.moved(None if inside else form.constant) for each in found)
        if rounded is not None and isinstance(rounded.base, ir.Value):
            allocation = self.definitions.get(rounded.base)
            least = rounded.modulus - self._alignment(rounded.base)
            # Up to the next multiple, and not to one before that: the start of what is aligned in the buffer. The
            # machine places bytes so that it is as far from their start as it may be.
            of_bytes = isinstance(allocation, ir.Alloc) and allocation.result.type == ir.POINTER
            if of_bytes and least <= rounded.added:
                offset = None if form.constant is None else (form.constant - rounded.added) % WORD
                before = offset is not None and offset >= WORD // 2
                return frozenset((Target(rounded.base, Shift.UNKNOWN if before else rounded, offset),))
        return frozenset((ANYWHERE,))

    def promised(self) -> dict[Hashable, int]:
        """What addresses are multiples of wherever the program is defined, by checks that a function always makes."""
        found: dict[Hashable, int] = {}
        for function in self.functions:
            for op in body_of(function).blocks[0].operations:
                if isinstance(op, ir.Check) and (low := self.checked_remainder(op)) is not None:
                    form = self._forms[low]
                    root = form.single
                    if not isinstance(root, Remainder) or not isinstance(root.base, ir.Value):
                        continue
                    if form.constant == 0 and root.added == 0:
                        found[root.base] = max(found.get(root.base, 1), root.modulus)
        return found

    def checked_remainder(self, check: ir.Check) -> ir.Value | None:
        """The low bits of one address that a check requires to be zero."""
        low = self.tested_remainder(check)
        if low is None:
            return None
        made = self.definitions[low]
        assert isinstance(made, ir.Op)
        address = self._forms[made.operands[0]]
        return low if address.single is not None or address.rounded is not None else None

    def tested_remainder(self, check: ir.Check) -> ir.Value | None:
        """The low bits of a number that a check requires to be zero."""
        compared = self.definitions.get(check.condition)
        if not isinstance(compared, ir.Op) or compared.name != "cmpi.eq":
            return None
        low, zero = compared.operands
        made = self.definitions.get(low)
        if self._forms[zero] != number(0) or not isinstance(made, ir.Op) or made.name not in ("andi", "remui"):
            return None
        return low


def _product(left: Form, right: Form) -> Form | None:
    for one, other in ((left, right), (right, left)):
        if other.constant is not None and not other.is_placed:
            return one * other.constant
    return None if left.is_placed or right.is_placed else some(left.bits + right.bits)


def is_power_of_two(number: int) -> bool:
    return number > 0 and number & (number - 1) == 0


def is_number(value: ir.Value) -> bool:
    return isinstance(value.type, ir.Scalar) and value.type != ir.POINTER


def width_of(type: ir.Type) -> int:
    return type.width or 64 if isinstance(type, ir.Scalar) else 64
