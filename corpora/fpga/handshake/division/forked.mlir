"builtin.module"() ({
  "handshake.func"() <{function_type = (i8, i8, none) -> (i8, i8, none), sym_name = "main"}> ({
  ^bb0(%arg0: i8, %arg1: i8, %arg2: none):
    %0:2 = "handshake.fork"(%arg1) : (i8) -> (i8, i8)
    %1:2 = "handshake.fork"(%arg0) : (i8) -> (i8, i8)
    %2 = "arith.divui"(%1#0, %0#0) : (i8, i8) -> i8
    %3 = "arith.divsi"(%1#1, %0#1) : (i8, i8) -> i8
    "handshake.return"(%2, %3, %arg2) : (i8, i8, none) -> ()
  }) {argNames = ["in0", "in1", "in2"], resNames = ["out0", "out1", "out2"]} : () -> ()
}) : () -> ()

