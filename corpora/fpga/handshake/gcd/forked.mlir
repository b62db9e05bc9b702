"builtin.module"() ({
  "handshake.func"() <{function_type = (i16, i16, none) -> (i16, none), sym_name = "main"}> ({
  ^bb0(%arg0: i16, %arg1: i16, %arg2: none):
    %0:2 = "handshake.fork"(%arg2) : (none) -> (none, none)
    %1 = "handshake.constant"(%0#1) <{value = 0 : i16}> : (none) -> i16
    %2 = "handshake.buffer"(%11#0) <{bufferType = #handshake<buffer_type_enum seq>, initValues = [0], slots = 1 : i32}> : (i1) -> i1
    %3:4 = "handshake.fork"(%2) : (i1) -> (i1, i1, i1, i1)
    %4 = "handshake.mux"(%3#3, %0#0, %16#0) : (i1, none, none) -> none
    %5 = "handshake.mux"(%3#2, %arg0, %14#0) : (i1, i16, i16) -> i16
    %6 = "handshake.mux"(%3#1, %arg1, %17) : (i1, i16, i16) -> i16
    %7:2 = "handshake.fork"(%6) : (i16) -> (i16, i16)
    %8 = "handshake.mux"(%3#0, %1, %15#0) : (i1, i16, i16) -> i16
    %9:2 = "handshake.fork"(%8) : (i16) -> (i16, i16)
    %10 = "arith.cmpi"(%7#0, %9#0) <{predicate = 1 : i64}> : (i16, i16) -> i1
    %11:5 = "handshake.fork"(%10) : (i1) -> (i1, i1, i1, i1, i1)
    %12:2 = "handshake.cond_br"(%11#4, %5) : (i1, i16) -> (i16, i16)
    %13:2 = "handshake.cond_br"(%11#3, %7#1) : (i1, i16) -> (i16, i16)
    "handshake.sink"(%13#1) : (i16) -> ()
    %14:2 = "handshake.fork"(%13#0) : (i16) -> (i16, i16)
    %15:2 = "handshake.cond_br"(%11#2, %9#1) : (i1, i16) -> (i16, i16)
    "handshake.sink"(%15#1) : (i16) -> ()
    %16:2 = "handshake.cond_br"(%11#1, %4) : (i1, none) -> (none, none)
    %17 = "arith.remui"(%12#0, %14#1) : (i16, i16) -> i16
    "handshake.return"(%12#1, %16#1) : (i16, none) -> ()
  }) {argNames = ["in0", "in1", "in2"], resNames = ["out0", "out1"]} : () -> ()
}) : () -> ()

