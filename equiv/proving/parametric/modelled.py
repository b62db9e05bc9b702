"""What operations and functions consist of in the equations: one that has a field more is not what is modelled."""

from __future__ import annotations

from interp import ir

_FIELDS: dict[type[ir.Operation], str] = {
    ir.Const: "result bits",
    ir.Apply: "result expression",
    ir.Op: "results name operands flags",
    ir.Select: "result condition yes no",
    ir.Alloc: "result sizes alignment stated stack",
    ir.Free: "view",
    ir.Global: "result name",
    ir.Address: "result view",
    ir.Displace: "result base offset flags",
    ir.Reshape: "result base offset sizes strides",
    ir.Extent: "result view what dimension",
    ir.Apart: "left right message pointwise promise",
    ir.Load: "result view indices atomic",
    ir.Store: "value view indices atomic",
    ir.For: "results lower upper step carried body unsigned",
    ir.While: "results carried before after",
    ir.Parallel: "lower upper step body",
    ir.Barrier: "scope relaxed running",
    ir.If: "results condition then otherwise",
    ir.Execute: "results body",
    ir.Call: "results callee arguments",
    ir.Check: "condition message promise",
    ir.Yield: "values",
    ir.Return: "values",
    ir.Condition: "condition values",
    ir.Branch: "target arguments condition otherwise otherwise_arguments",
}
_FUNCTION = (
    "name parameters results body place unordered_reductions unordered_sums assumptions choices calls by_value values "
    "ports holds_up orders_later order_faithful atomics launches held understated demands claims linkage spaces"
)
FUNCTION = frozenset(_FUNCTION.split())
"""The fields of a function, likewise."""
CHANGED = frozenset(kind for kind, known in _FIELDS.items() if set(kind.__struct_fields__) != {"place", *known.split()})
"""Operations that the IR declares with other fields than are modelled here: each ends the extraction."""
