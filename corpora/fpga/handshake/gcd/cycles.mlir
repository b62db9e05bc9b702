"builtin.module"() ({
  "handshake.func"() <{function_type = (i16, i16, none) -> (i16, none), sym_name = "main"}> ({
  ^bb0(%arg0: i16, %arg1: i16, %arg2: none):
    %0:2 = "handshake.fork"(%arg2) : (none) -> (none, none)
    %1 = "handshake.constant"(%0#1) <{value = 0 : i16}> : (none) -> i16
    %2 = "handshake.buffer"(%15#0) <{bufferType = #handshake<buffer_type_enum seq>, initValues = [0], slots = 1 : i32}> : (i1) -> i1
    %3:4 = "handshake.fork"(%2) : (i1) -> (i1, i1, i1, i1)
    %4 = "handshake.mux"(%3#3, %0#0, %20#0) : (i1, none, none) -> none
    %5 = "handshake.buffer"(%4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %6 = "handshake.mux"(%3#2, %arg0, %18#0) : (i1, i16, i16) -> i16
    %7 = "handshake.buffer"(%6) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i16) -> i16
    %8 = "handshake.mux"(%3#1, %arg1, %21) : (i1, i16, i16) -> i16
    %9 = "handshake.buffer"(%8) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i16) -> i16
    %10:2 = "handshake.fork"(%9) : (i16) -> (i16, i16)
    %11 = "handshake.mux"(%3#0, %1, %19#0) : (i1, i16, i16) -> i16
    %12 = "handshake.buffer"(%11) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i16) -> i16
    %13:2 = "handshake.fork"(%12) : (i16) -> (i16, i16)
    %14 = "arith.cmpi"(%10#0, %13#0) <{predicate = 1 : i64}> : (i16, i16) -> i1
    %15:5 = "handshake.fork"(%14) : (i1) -> (i1, i1, i1, i1, i1)
    %16:2 = "handshake.cond_br"(%15#4, %7) : (i1, i16) -> (i16, i16)
    %17:2 = "handshake.cond_br"(%15#3, %10#1) : (i1, i16) -> (i16, i16)
    "handshake.sink"(%17#1) : (i16) -> ()
    %18:2 = "handshake.fork"(%17#0) : (i16) -> (i16, i16)
    %19:2 = "handshake.cond_br"(%15#2, %13#1) : (i1, i16) -> (i16, i16)
    "handshake.sink"(%19#1) : (i16) -> ()
    %20:2 = "handshake.cond_br"(%15#1, %5) : (i1, none) -> (none, none)
    %21 = "arith.remui"(%16#0, %18#1) : (i16, i16) -> i16
    "handshake.return"(%16#1, %20#1) : (i16, none) -> ()
  }) {argNames = ["in0", "in1", "in2"], resNames = ["out0", "out1"]} : () -> ()
}) : () -> ()

