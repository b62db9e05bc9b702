"builtin.module"() ({
  "handshake.func"() <{function_type = (i16, i16, none) -> (i16, none), sym_name = "main"}> ({
  ^bb0(%arg0: i16, %arg1: i16, %arg2: none):
    %0 = "handshake.merge"(%arg0) : (i16) -> i16
    %1 = "handshake.merge"(%arg1) : (i16) -> i16
    %2 = "handshake.merge"(%arg2) : (none) -> none
    %3 = "handshake.constant"(%2) <{value = 0 : i16}> : (none) -> i16
    %4 = "handshake.br"(%0) : (i16) -> i16
    %5 = "handshake.br"(%1) : (i16) -> i16
    %6 = "handshake.br"(%2) : (none) -> none
    %7 = "handshake.br"(%3) : (i16) -> i16
    %8:2 = "handshake.control_merge"(%6) : (none) -> (none, index)
    %9 = "handshake.buffer"(%17) <{bufferType = #handshake<buffer_type_enum seq>, initValues = [0], slots = 1 : i32}> : (i1) -> i1
    %10 = "handshake.mux"(%9, %8#0, %30) : (i1, none, none) -> none
    %11 = "handshake.mux"(%8#1, %4) : (index, i16) -> i16
    %12 = "handshake.mux"(%9, %11, %28) : (i1, i16, i16) -> i16
    %13 = "handshake.mux"(%8#1, %5) : (index, i16) -> i16
    %14 = "handshake.mux"(%9, %13, %31) : (i1, i16, i16) -> i16
    %15 = "handshake.mux"(%8#1, %7) : (index, i16) -> i16
    %16 = "handshake.mux"(%9, %15, %29) : (i1, i16, i16) -> i16
    %17 = "handshake.merge"(%18) : (i1) -> i1
    %18 = "arith.cmpi"(%14, %16) <{predicate = 1 : i64}> : (i16, i16) -> i1
    %19:2 = "handshake.cond_br"(%18, %12) : (i1, i16) -> (i16, i16)
    %20:2 = "handshake.cond_br"(%18, %14) : (i1, i16) -> (i16, i16)
    %21:2 = "handshake.cond_br"(%18, %16) : (i1, i16) -> (i16, i16)
    %22:2 = "handshake.cond_br"(%18, %10) : (i1, none) -> (none, none)
    %23 = "handshake.merge"(%19#0) : (i16) -> i16
    %24 = "handshake.merge"(%20#0) : (i16) -> i16
    %25 = "handshake.merge"(%21#0) : (i16) -> i16
    %26:2 = "handshake.control_merge"(%22#0) : (none) -> (none, index)
    %27 = "arith.remui"(%23, %24) : (i16, i16) -> i16
    %28 = "handshake.br"(%24) : (i16) -> i16
    %29 = "handshake.br"(%25) : (i16) -> i16
    %30 = "handshake.br"(%26#0) : (none) -> none
    %31 = "handshake.br"(%27) : (i16) -> i16
    %32 = "handshake.merge"(%19#1) : (i16) -> i16
    %33:2 = "handshake.control_merge"(%22#1) : (none) -> (none, index)
    "handshake.return"(%32, %33#0) : (i16, none) -> ()
  }) {argNames = ["in0", "in1", "in2"], resNames = ["out0", "out1"]} : () -> ()
}) : () -> ()

