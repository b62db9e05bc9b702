"builtin.module"() ({
  "calyx.component"() <{function_type = (i8, i8, i1, i1, i1, i8, i1) -> (),
    portAttributes = [{}, {}, {clk}, {reset}, {go}, {}, {done}], portDirections = 96 : i7,
    portNames = ["in0", "in1", "clk", "reset", "go", "out0", "done"], sym_name = "main"}> ({
  ^bb0(%in0: i8, %in1: i8, %clk: i1, %reset: i1, %go: i1, %out0: i8, %done: i1):
    %true = "hw.constant"() <{value = true}> : () -> i1
    %false = "hw.constant"() <{value = false}> : () -> i1
    %five = "hw.constant"() <{value = 5 : i8}> : () -> i8
    %r:6 = "calyx.register"() <{sym_name = "r"}> : () -> (i8, i1, i1, i1, i8, i1)
    %s:6 = "calyx.register"() <{sym_name = "s"}> : () -> (i8, i1, i1, i1, i8, i1)
    %t:6 = "calyx.register"() <{sym_name = "t"}> : () -> (i8, i1, i1, i1, i8, i1)
    %add:3 = "calyx.std_add"() <{sym_name = "add"}> : () -> (i8, i8, i8)
    %lt:3 = "calyx.std_lt"() <{sym_name = "lt"}> : () -> (i8, i8, i1)
    %mul:7 = "calyx.std_mult_pipe"() <{sym_name = "mul"}> : () -> (i1, i1, i1, i8, i8, i8, i1)
    %div:7 = "calyx.std_divu_pipe"() <{sym_name = "div"}> : () -> (i1, i1, i1, i8, i8, i8, i1)
    "calyx.wires"() ({
      "calyx.assign"(%out0, %s#4) : (i8, i8) -> ()

      "calyx.group"() <{sym_name = "m"}> ({
      "calyx.assign"(%mul#3, %in0) : (i8, i8) -> ()
      "calyx.assign"(%mul#4, %in1) : (i8, i8) -> ()
      "calyx.assign"(%mul#2, %true) : (i1, i1) -> ()
      "calyx.assign"(%s#0, %mul#5) : (i8, i8) -> ()
      "calyx.assign"(%s#1, %true) : (i1, i1) -> ()
      "calyx.group_done"(%s#5) : (i1) -> ()
      }) : () -> ()
    }) : () -> ()
    "calyx.control"() ({
"calyx.seq"() ({
"calyx.enable"() <{groupName = @m}> : () -> ()
}) : () -> ()
    }) : () -> ()
  }) {toplevel} : () -> ()
}) : () -> ()
// -----
func.func @main(%a: i8, %b: i8) -> i8 {

  return %a : i8
}
// expect: unknown nothing-compared
