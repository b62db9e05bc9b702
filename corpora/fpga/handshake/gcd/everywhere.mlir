"builtin.module"() ({
  "handshake.func"() <{function_type = (i16, i16, none) -> (i16, none), sym_name = "main"}> ({
  ^bb0(%arg0: i16, %arg1: i16, %arg2: none):
    %0 = "handshake.buffer"(%arg2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %1 = "handshake.buffer"(%arg1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i16) -> i16
    %2 = "handshake.buffer"(%arg0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i16) -> i16
    %3:2 = "handshake.fork"(%0) : (none) -> (none, none)
    %4 = "handshake.buffer"(%3#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %5 = "handshake.buffer"(%3#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %6 = "handshake.constant"(%4) <{value = 0 : i16}> : (none) -> i16
    %7 = "handshake.buffer"(%6) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i16) -> i16
    %8 = "handshake.buffer"(%30#0) <{bufferType = #handshake<buffer_type_enum seq>, initValues = [0], slots = 1 : i32}> : (i1) -> i1
    %9:4 = "handshake.fork"(%8) : (i1) -> (i1, i1, i1, i1)
    %10 = "handshake.buffer"(%9#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %11 = "handshake.buffer"(%9#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %12 = "handshake.buffer"(%9#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %13 = "handshake.buffer"(%9#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %14 = "handshake.mux"(%10, %5, %49) : (i1, none, none) -> none
    %15 = "handshake.buffer"(%14) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %16 = "handshake.mux"(%11, %2, %43) : (i1, i16, i16) -> i16
    %17 = "handshake.buffer"(%16) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i16) -> i16
    %18 = "handshake.mux"(%12, %1, %51) : (i1, i16, i16) -> i16
    %19 = "handshake.buffer"(%18) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i16) -> i16
    %20:2 = "handshake.fork"(%19) : (i16) -> (i16, i16)
    %21 = "handshake.buffer"(%20#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i16) -> i16
    %22 = "handshake.buffer"(%20#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i16) -> i16
    %23 = "handshake.mux"(%13, %7, %46) : (i1, i16, i16) -> i16
    %24 = "handshake.buffer"(%23) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i16) -> i16
    %25:2 = "handshake.fork"(%24) : (i16) -> (i16, i16)
    %26 = "handshake.buffer"(%25#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i16) -> i16
    %27 = "handshake.buffer"(%25#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i16) -> i16
    %28 = "arith.cmpi"(%22, %27) <{predicate = 1 : i64}> : (i16, i16) -> i1
    %29 = "handshake.buffer"(%28) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %30:5 = "handshake.fork"(%29) : (i1) -> (i1, i1, i1, i1, i1)
    %31 = "handshake.buffer"(%30#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %32 = "handshake.buffer"(%30#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %33 = "handshake.buffer"(%30#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %34 = "handshake.buffer"(%30#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %35:2 = "handshake.cond_br"(%31, %17) : (i1, i16) -> (i16, i16)
    %36 = "handshake.buffer"(%35#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i16) -> i16
    %37 = "handshake.buffer"(%35#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i16) -> i16
    %38:2 = "handshake.cond_br"(%32, %21) : (i1, i16) -> (i16, i16)
    %39 = "handshake.buffer"(%38#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i16) -> i16
    %40 = "handshake.buffer"(%38#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i16) -> i16
    "handshake.sink"(%39) : (i16) -> ()
    %41:2 = "handshake.fork"(%40) : (i16) -> (i16, i16)
    %42 = "handshake.buffer"(%41#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i16) -> i16
    %43 = "handshake.buffer"(%41#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i16) -> i16
    %44:2 = "handshake.cond_br"(%33, %26) : (i1, i16) -> (i16, i16)
    %45 = "handshake.buffer"(%44#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i16) -> i16
    %46 = "handshake.buffer"(%44#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i16) -> i16
    "handshake.sink"(%45) : (i16) -> ()
    %47:2 = "handshake.cond_br"(%34, %15) : (i1, none) -> (none, none)
    %48 = "handshake.buffer"(%47#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %49 = "handshake.buffer"(%47#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %50 = "arith.remui"(%37, %42) : (i16, i16) -> i16
    %51 = "handshake.buffer"(%50) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i16) -> i16
    "handshake.return"(%36, %48) : (i16, none) -> ()
  }) {argNames = ["in0", "in1", "in2"], resNames = ["out0", "out1"]} : () -> ()
}) : () -> ()

