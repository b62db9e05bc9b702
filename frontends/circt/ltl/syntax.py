"""The custom forms of ltl, as `circt-opt` prints them."""

from __future__ import annotations

from frontends.mlir.core.syntax.assembly import Types, always, declare, one_of, same

SEQUENCE, PROPERTY = "!ltl.sequence", "!ltl.property"
_KINDS = {"edge": one_of("edges", {"posedge": 0, "negedge": 1, "edge": 2})}
_CLOCK = {"clock": always("i1")}


def _joined(types: Types) -> str:
    """What operations of several give: a property where one is among them, else a sequence, and a bit of bits."""
    given = types["inputs"]
    return next((each for each in (PROPERTY, SEQUENCE) if each in given), "i1")


def _clocked(types: Types) -> str:
    return PROPERTY if types["input"][0] == PROPERTY else SEQUENCE


declare("ltl.and ltl.or ltl.intersect", "%inputs* {} : !inputs*", infer={"result": _joined})
declare("ltl.concat", "%inputs* {} : !inputs*", infer={"result": always(SEQUENCE)})
declare(
    "ltl.clock",
    "%input, $edge:edge %clock {} : !input",
    infer={"result": _clocked, **_CLOCK},
    kinds=_KINDS,
)
declare(
    "ltl.clocked_atom",
    "%input, $edge:edge %clock {} : !input",
    infer={"result": always(SEQUENCE), **_CLOCK},
    kinds=_KINDS,
)
declare("ltl.delay", "%input, $delay:number <, $length:number> {} : !input", infer={"result": always(SEQUENCE)})
declare(
    "ltl.clocked_delay",
    "%input, $edge:edge %clock, $delay:number <, $length:number> {} : !input",
    infer={"result": always(SEQUENCE), **_CLOCK},
    kinds=_KINDS,
)
declare("ltl.repeat", "%input, $base:number <, $more:number> {} : !input", infer={"result": always(SEQUENCE)})
declare(
    "ltl.goto_repeat ltl.non_consecutive_repeat",
    "%input, $base:number, $more:number {} : !input",
    infer={"result": always(SEQUENCE)},
)
declare("ltl.weak ltl.strong ltl.not ltl.eventually", "%input {} : !input", infer={"result": always(PROPERTY)})
declare("ltl.boolean_constant", "$value {}", infer={"result": always(PROPERTY)})
declare(
    "ltl.implication ltl.until",
    "%input, %condition {} : !input, !condition",
    infer={"result": always(PROPERTY)},
)
declare("ltl.past", "%input, $delay:number clk %clk {} : !input", infer={"result": same("input"), "clk": always("i1")})
declare("ltl.sampled", "%input {} : !input", infer={"result": same("input")})
