"builtin.module"() ({
  "handshake.func"() <{function_type = (memref<4xi32>, i32, none) -> (i32, none), sym_name = "main"}> ({
  ^bb0(%arg0: memref<4xi32>, %arg1: i32, %arg2: none):
    %0 = "handshake.buffer"(%arg2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %1 = "handshake.buffer"(%arg1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %2:7 = "handshake.fork"(%0) : (none) -> (none, none, none, none, none, none, none)
    %3 = "handshake.buffer"(%2#6) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %4 = "handshake.buffer"(%2#5) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %5 = "handshake.buffer"(%2#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %6 = "handshake.buffer"(%2#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %7 = "handshake.buffer"(%2#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %8 = "handshake.buffer"(%2#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %9 = "handshake.buffer"(%2#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %10:4 = "handshake.memory"(%38, %37, %51, %50, %42) <{id = 1 : i32, ldCount = 1 : i32, lsq = false, memRefType = memref<4xi32>, stCount = 2 : i32}> : (i32, index, i32, index, index) -> (i32, none, none, none)
    %11 = "handshake.buffer"(%10#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %12 = "handshake.buffer"(%10#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %13 = "handshake.buffer"(%10#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %14 = "handshake.buffer"(%10#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %15:2 = "handshake.fork"(%11) : (none) -> (none, none)
    %16 = "handshake.buffer"(%15#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %17 = "handshake.buffer"(%15#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %18:3 = "handshake.fork"(%13) : (none) -> (none, none, none)
    %19 = "handshake.buffer"(%18#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %20 = "handshake.buffer"(%18#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %21 = "handshake.buffer"(%18#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %22:2 = "handshake.extmemory"(%arg0, %45) <{id = 0 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %23 = "handshake.buffer"(%22#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %24 = "handshake.buffer"(%22#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %25 = "handshake.join"(%6, %23, %19, %16, %12) : (none, none, none, none, none) -> none
    %26 = "handshake.buffer"(%25) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %27 = "handshake.constant"(%9) <{value = 0 : index}> : (none) -> index
    %28 = "handshake.buffer"(%27) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %29:4 = "handshake.fork"(%28) : (index) -> (index, index, index, index)
    %30 = "handshake.buffer"(%29#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %31 = "handshake.buffer"(%29#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %32 = "handshake.buffer"(%29#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %33 = "handshake.buffer"(%29#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %34 = "handshake.constant"(%8) <{value = 77 : i32}> : (none) -> i32
    %35 = "handshake.buffer"(%34) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %36:2 = "handshake.store"(%31, %1, %5) : (index, i32, none) -> (i32, index)
    %37 = "handshake.buffer"(%36#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %38 = "handshake.buffer"(%36#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %39 = "handshake.join"(%4, %20) : (none, none) -> none
    %40 = "handshake.buffer"(%39) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %41:2 = "handshake.load"(%32, %14, %40) : (index, i32, none) -> (i32, index)
    %42 = "handshake.buffer"(%41#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %43 = "handshake.buffer"(%41#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %44:2 = "handshake.load"(%30, %24, %7) : (index, i32, none) -> (i32, index)
    %45 = "handshake.buffer"(%44#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %46 = "handshake.buffer"(%44#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %47 = "handshake.join"(%3, %21, %17) : (none, none, none) -> none
    %48 = "handshake.buffer"(%47) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %49:2 = "handshake.store"(%33, %35, %48) : (index, i32, none) -> (i32, index)
    %50 = "handshake.buffer"(%49#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %51 = "handshake.buffer"(%49#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %52 = "arith.addi"(%43, %46) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %53 = "handshake.buffer"(%52) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    "handshake.return"(%53, %26) : (i32, none) -> ()
  }) {argNames = ["in0", "in1", "in2"], resNames = ["out0", "out1"]} : () -> ()
}) : () -> ()

