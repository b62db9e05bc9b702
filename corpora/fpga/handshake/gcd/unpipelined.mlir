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
    %8 = "handshake.mux"(%24, %42, %2) : (index, i16, i16) -> i16
    %9 = "handshake.buffer"(%8) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i16) -> i16
    %10 = "handshake.mux"(%25, %50, %1) : (index, i16, i16) -> i16
    %11 = "handshake.buffer"(%10) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i16) -> i16
    %12:2 = "handshake.fork"(%11) : (i16) -> (i16, i16)
    %13 = "handshake.buffer"(%12#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i16) -> i16
    %14 = "handshake.buffer"(%12#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i16) -> i16
    %15 = "handshake.mux"(%26, %45, %7) : (index, i16, i16) -> i16
    %16 = "handshake.buffer"(%15) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i16) -> i16
    %17:2 = "handshake.fork"(%16) : (i16) -> (i16, i16)
    %18 = "handshake.buffer"(%17#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i16) -> i16
    %19 = "handshake.buffer"(%17#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i16) -> i16
    %20:2 = "handshake.control_merge"(%48, %5) : (none, none) -> (none, index)
    %21 = "handshake.buffer"(%20#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %22 = "handshake.buffer"(%20#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %23:3 = "handshake.fork"(%21) : (index) -> (index, index, index)
    %24 = "handshake.buffer"(%23#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %25 = "handshake.buffer"(%23#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %26 = "handshake.buffer"(%23#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %27 = "arith.cmpi"(%13, %18) <{predicate = 1 : i64}> : (i16, i16) -> i1
    %28 = "handshake.buffer"(%27) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %29:4 = "handshake.fork"(%28) : (i1) -> (i1, i1, i1, i1)
    %30 = "handshake.buffer"(%29#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %31 = "handshake.buffer"(%29#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %32 = "handshake.buffer"(%29#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %33 = "handshake.buffer"(%29#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %34:2 = "handshake.cond_br"(%30, %9) : (i1, i16) -> (i16, i16)
    %35 = "handshake.buffer"(%34#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i16) -> i16
    %36 = "handshake.buffer"(%34#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i16) -> i16
    %37:2 = "handshake.cond_br"(%31, %14) : (i1, i16) -> (i16, i16)
    %38 = "handshake.buffer"(%37#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i16) -> i16
    %39 = "handshake.buffer"(%37#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i16) -> i16
    "handshake.sink"(%38) : (i16) -> ()
    %40:2 = "handshake.fork"(%39) : (i16) -> (i16, i16)
    %41 = "handshake.buffer"(%40#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i16) -> i16
    %42 = "handshake.buffer"(%40#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i16) -> i16
    %43:2 = "handshake.cond_br"(%32, %19) : (i1, i16) -> (i16, i16)
    %44 = "handshake.buffer"(%43#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i16) -> i16
    %45 = "handshake.buffer"(%43#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i16) -> i16
    "handshake.sink"(%44) : (i16) -> ()
    %46:2 = "handshake.cond_br"(%33, %22) : (i1, none) -> (none, none)
    %47 = "handshake.buffer"(%46#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %48 = "handshake.buffer"(%46#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %49 = "arith.remui"(%36, %41) : (i16, i16) -> i16
    %50 = "handshake.buffer"(%49) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i16) -> i16
    "handshake.return"(%35, %47) : (i16, none) -> ()
  }) {argNames = ["in0", "in1", "in2"], resNames = ["out0", "out1"]} : () -> ()
}) : () -> ()

