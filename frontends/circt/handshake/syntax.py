"""The custom forms of handshake, as `circt-opt` prints them, and those that are Dynamatic's under the same names."""

from __future__ import annotations

from collections.abc import Callable

from frontends.circt.handshake import dynamatic
from frontends.mlir.core.syntax.assembly import always, assembly, declare, same
from frontends.mlir.core.syntax.cursor import Cursor
from frontends.mlir.core.syntax.forms import Generic, form
from frontends.mlir.core.syntax.functions import read_signature

_NOTHING = "none"  # the type of a token that carries nothing
_COUNTS = "'[' ld = $ldCount:number, st = $stCount:number ']'"


@form("handshake.func", alone=True, default="handshake")
def _function(cursor: Cursor) -> Generic:
    """Parameters are called as in the text, results `out0` and so on, where attributes do not say otherwise."""
    generic, parameters, count = read_signature(cursor, open_end=True)
    named = all(parameters)
    names = [f'"{each[1:]}"' if named else f'"in{at}"' for at, each in enumerate(parameters)]
    results = [f'"out{at}"' for at in range(count)]
    for key, each in (("argNames", names), ("resNames", results)):
        generic.attributes.setdefault(key, f"[{', '.join(each)}]")
    return generic


declare("handshake.return", "{} <%values* : !values*>")
declare("handshake.instance", "$module:symbol ( %values* ) {} : !()")
declare("handshake.never", "{} : !result")
declare(
    "handshake.memory",
    f"{_COUNTS} ( %values* ) {{}} : $memRefType:type, !()",
    kinds={"type": Cursor.type},
)
declare("handshake.extmemory", f"{_COUNTS} ( %memory : !memory ) ( %values* ) {{}} : !()")


@form("handshake.sync")
def _sync(cursor: Cursor) -> Generic:
    """`%a, %b {...} : i8, none`"""
    values, attributes = cursor.values_before_types()
    types = cursor.types()
    return Generic(cursor.typed(values, types), types, attributes)


def _access(cursor: Cursor) -> Generic:
    """`[%address] %data, %control : index, i8`; the data is what a load gives and a store takes."""
    values = cursor.values()
    values.append(cursor.value())
    cursor.expect(",")
    values.append(cursor.value())
    cursor.expect(":")
    types = cursor.types()
    if len(types) + 1 != len(values):
        cursor.fail(f"{len(values) - 1} values with {len(types)} types")
    return Generic(list(zip(values, [*types, _NOTHING], strict=True)), [types[-1], *types[:-1]], {})


@form("handshake.pack", "handshake.unpack")
def _tuple(cursor: Cursor) -> Generic:
    """`%a, %b {...} : tuple<i8, none>`, or the other way around."""
    packs = cursor.tokens[cursor.position - 1].text == "handshake.pack"
    values = [cursor.value()]
    while packs and cursor.accept(","):
        values.append(cursor.value())
    attributes = cursor.optional_dictionary()
    cursor.expect(":")
    start = cursor.position
    whole = cursor.type()
    parts: list[str] = []
    if cursor.tokens[start].text == "tuple" and whole != "tuple<>":
        inner = cursor.within(start + 2)
        parts = inner.types()
    if packs:
        return Generic(cursor.typed(values, parts), [whole], attributes)
    return Generic([(values[0], whole)], parts, attributes)


_CIRCT: dict[str, Callable[[Cursor], Generic]] = {
    "br": assembly("%values* {} : !result", infer={"values": same("result")}),
    "merge": assembly("%values* {} : !result", infer={"values": same("result")}),
    "control_merge": assembly("%values* {} : !result, !index", infer={"values": same("result")}),
    "mux": assembly("%select '[' %values* ']' {} : !select, !result", infer={"values": same("result")}),
    "cond_br": assembly(
        "%condition, %value {} : !yes",
        infer={"condition": always("i1"), "value": same("yes"), "no": same("yes")},
    ),
    "sink": assembly("%value {} : !value"),
    "source": assembly("{}", infer={"result": always(_NOTHING)}),
    "constant": assembly("%control {} : !result", infer={"control": always(_NOTHING)}),
    "buffer": assembly(
        "'[' $slots:number ']' $bufferType:buffer %value {} : !result",
        infer={"value": same("result")},
        kinds={"buffer": lambda cursor: f"#handshake<buffer_type_enum {cursor.word()}>"},
    ),
    "join": assembly("%values* {} : !values*", infer={"result": always(_NOTHING)}),
    "fork": dynamatic.fork_of(Cursor.type),
    "lazy_fork": dynamatic.fork_of(Cursor.type),
    "load": _access,
    "store": _access,
}
for _name, _read in _CIRCT.items():
    form(f"handshake.{_name}")(dynamatic.or_dynamatic(_read, dynamatic.FORMS[_name]))
