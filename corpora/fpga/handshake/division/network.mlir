"builtin.module"() ({
  "handshake.func"() <{function_type = (i8, i8, none) -> (i8, i8, none), sym_name = "main"}> ({
  ^bb0(%arg0: i8, %arg1: i8, %arg2: none):
    %0 = "handshake.merge"(%arg0) : (i8) -> i8
    %1 = "handshake.merge"(%arg1) : (i8) -> i8
    %2 = "handshake.merge"(%arg2) : (none) -> none
    %3 = "arith.divui"(%0, %1) : (i8, i8) -> i8
    %4 = "arith.divsi"(%0, %1) : (i8, i8) -> i8
    "handshake.return"(%3, %4, %2) : (i8, i8, none) -> ()
  }) {argNames = ["in0", "in1", "in2"], resNames = ["out0", "out1", "out2"]} : () -> ()
}) : () -> ()

