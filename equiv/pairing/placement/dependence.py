"""Whether what a program computes or does may depend on where its buffers lie."""

from __future__ import annotations

from equiv.pairing.placement.addresses import Addresses, is_number
from equiv.pairing.placement.forms import Remainder
from equiv.pairing.placement.pointees import Shift
from equiv.pairing.placement.scopes import body_of, defined_functions
from frontends.errors import Unsupported
from interp import ir
from interp.ir.flow import Course, Flow, Memory, Outside, Returned, Sent, Way

_NUMBERS = frozenset(("ptrtoint", "inttoptr", "stacksave"))


def dependence_on_placement(module: ir.Module, entry: str) -> Unsupported | None:
    """Where what a program computes or does may depend on where its buffers are; None where it does not."""
    functions = defined_functions(module, entry)
    computing = (op for function in functions for op in ir.of_kind_in(body_of(function), ir.Op))
    if not any(op.name in _NUMBERS for op in computing):
        return None
    found = Addresses(module, functions)
    promised = found.promised()
    if promised:
        found = Addresses(module, functions, promised)
    return _Leaks(found).first()


class _Leaks:
    """The operations that let a number made of an address do more than become another one, or an address."""

    def __init__(self, addresses: Addresses) -> None:
        self._addresses = addresses

    def first(self) -> Unsupported | None:
        try:
            self._require_no_leak()
        except Unsupported as found:
            return found
        return None

    def _require_no_leak(self) -> None:
        accesses: dict[ir.Value, dict[Shift | Remainder, ir.Place]] = {}
        for function, op, found in self._addresses.operations:
            if isinstance(op, ir.Check) and self._addresses.checked_remainder(op) is not None:
                continue
            for flow in found:
                origin = flow.origin
                if isinstance(origin, ir.Value):
                    if not is_number(origin):
                        if self._is_access(op, flow, function):
                            self._note_access(origin, op.place, accesses)
                    elif self._addresses.may_be_placed(origin):
                        self._require_no_use(op, flow, function)

    def _is_access(self, op: ir.Operation, flow: Flow, function: ir.Function) -> bool:
        if isinstance(flow.target, Returned):
            return function is self._addresses.entry
        return flow.way is Way.PLACED and not isinstance(op, ir.Free | ir.Unwind | ir.Displace)

    def _note_access(
        self, pointer: ir.Value, place: ir.Place, accesses: dict[ir.Value, dict[Shift | Remainder, ir.Place]]
    ) -> None:
        for buffer, shift, _ in self._addresses.pointed(pointer):
            if shift is Shift.UNKNOWN:
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
            case Flow(target=Returned()) if function is not self._addresses.entry:
                return
            case Flow(target=Memory() | Sent() | Outside() | Returned()):
                raise Unsupported("ptrtoint", op.place, "an address that becomes data")
            case _ if isinstance(op, ir.Opaque | ir.Call) and flow.way is Way.COMPUTED:
                raise Unsupported("ptrtoint", op.place, "an address that becomes data")
