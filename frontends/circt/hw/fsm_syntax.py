"""The custom forms of fsm, as `circt-opt` prints them."""

from __future__ import annotations

from frontends.mlir.core.syntax.assembly import always, declare, same
from frontends.mlir.core.syntax.forms import form
from frontends.mlir.core.syntax.functions import read_function

form("fsm.machine", alone=True)(read_function)
declare("fsm.state", "$sym_name:name {} <output ^output> <transitions ^transitions>")
declare("fsm.output", "{} <%values* : !values*>")
declare("fsm.transition", "$nextState:symbol {} <guard ^guard> <action ^action>")
declare("fsm.return", "{} <%guard>", infer={"guard": always("i1")})
declare("fsm.variable", "$name:string {} : !result")
declare("fsm.update", "{} %variable, %value : !value", infer={"variable": same("value")})
