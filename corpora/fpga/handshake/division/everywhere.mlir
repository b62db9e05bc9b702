"builtin.module"() ({
  "handshake.func"() <{function_type = (i8, i8, none) -> (i8, i8, none), sym_name = "main"}> ({
  ^bb0(%arg0: i8, %arg1: i8, %arg2: none):
    %0 = "handshake.buffer"(%arg2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %1 = "handshake.buffer"(%arg1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i8) -> i8
    %2 = "handshake.buffer"(%arg0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i8) -> i8
    %3:2 = "handshake.fork"(%1) : (i8) -> (i8, i8)
    %4 = "handshake.buffer"(%3#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i8) -> i8
    %5 = "handshake.buffer"(%3#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i8) -> i8
    %6:2 = "handshake.fork"(%2) : (i8) -> (i8, i8)
    %7 = "handshake.buffer"(%6#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i8) -> i8
    %8 = "handshake.buffer"(%6#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i8) -> i8
    %9 = "arith.divui"(%8, %5) : (i8, i8) -> i8
    %10 = "handshake.buffer"(%9) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i8) -> i8
    %11 = "arith.divsi"(%7, %4) : (i8, i8) -> i8
    %12 = "handshake.buffer"(%11) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i8) -> i8
    "handshake.return"(%10, %12, %0) : (i8, i8, none) -> ()
  }) {argNames = ["in0", "in1", "in2"], resNames = ["out0", "out1", "out2"]} : () -> ()
}) : () -> ()

