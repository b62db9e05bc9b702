func.func @main(%a: i8, %b: i8) -> i8 {
  return %a : i8
}
// -----
"builtin.module"() ({
  "calyx.component"() <{function_type = (i8, i8, i1, i1, i1, i8, i1) -> (),
    portAttributes = [{}, {}, {clk}, {reset}, {go}, {}, {done}], portDirections = 96 : i7,
    portNames = ["in0", "in1", "clk", "reset", "go", "out0", "done"], sym_name = "main"}> ({
  ^bb0(%in0: i8, %in1: i8, %clk: i1, %reset: i1, %go: i1, %out0: i8, %done: i1):
    "calyx.wires"() ({
      "calyx.assign"(%out0, %in0) : (i8, i8) -> ()
    }) : () -> ()
    "calyx.control"() ({
    }) : () -> ()
  }) {toplevel} : () -> ()
}) : () -> ()
// expect: unknown unsupported
