func.func @main(%a: i8, %b: i8) -> i8 {
  %y = arith.addi %a, %b : i8
  return %y : i8
}
// -----
"builtin.module"() ({
  "calyx.component"() <{function_type = (i8, i8, i1, i1, i1, i8, i1) -> (),
    portAttributes = [{}, {}, {clk}, {reset}, {go}, {}, {done}], portDirections = 96 : i7,
    portNames = ["in0", "in1", "clk", "reset", "go", "out0", "done"], sym_name = "main"}> ({
  ^bb0(%in0: i8, %in1: i8, %clk: i1, %reset: i1, %go: i1, %out0: i8, %done: i1):
    %true = "hw.constant"() <{value = true}> : () -> i1
    %r:6 = "calyx.register"() <{sym_name = "r"}> : () -> (i8, i1, i1, i1, i8, i1)
    %s:6 = "calyx.register"() <{sym_name = "s"}> : () -> (i8, i1, i1, i1, i8, i1)
    %add:3 = "calyx.std_add"() <{sym_name = "add"}> : () -> (i8, i8, i8)
    %lt:3 = "calyx.std_lt"() <{sym_name = "lt"}> : () -> (i8, i8, i1)
    %mul:7 = "calyx.std_mult_pipe"() <{sym_name = "mul"}> : () -> (i1, i1, i1, i8, i8, i8, i1)
    "calyx.wires"() ({
      "calyx.assign"(%out0, %r#4) : (i8, i8) -> ()
      "calyx.assign"(%lt#0, %in0) : (i8, i8) -> ()
      "calyx.assign"(%lt#1, %in1) : (i8, i8) -> ()
"calyx.static_group"() <{latency = 1 : i64, sym_name = "once"}> ({
"calyx.assign"(%r#0, %in0) : (i8, i8) -> ()
"calyx.assign"(%r#1, %true) : (i1, i1) -> ()
}) : () -> ()
"calyx.assign"(%add#0, %r#4) : (i8, i8) -> ()
"calyx.assign"(%add#1, %in1) : (i8, i8) -> ()
"calyx.static_group"() <{latency = 1 : i64, sym_name = "sum"}> ({
%c = "calyx.cycle"() <{start = 1 : i32}> : () -> i1
"calyx.assign"(%r#0, %add#2) : (i8, i8) -> ()
"calyx.assign"(%r#1, %true, %c) : (i1, i1, i1) -> ()
}) : () -> ()
    }) : () -> ()
    "calyx.control"() ({
"calyx.static_seq"() ({
"calyx.enable"() <{groupName = @once}> : () -> ()
"calyx.enable"() <{groupName = @sum}> : () -> ()
}) : () -> ()
    }) : () -> ()
  }) {toplevel} : () -> ()
}) : () -> ()
// expect: different
