"builtin.module"() ({
  "handshake.func"() <{function_type = (memref<4xi32>, memref<4xi32>, none) -> (i32, none), sym_name = "main"}> ({
  ^bb0(%arg0: memref<4xi32>, %arg1: memref<4xi32>, %arg2: none):
    %0:5 = "handshake.fork"(%arg2) : (none) -> (none, none, none, none, none)
    %1:2 = "handshake.extmemory"(%arg1, %33#1) <{id = 1 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %2:2 = "handshake.extmemory"(%arg0, %32#1) <{id = 0 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %3 = "handshake.constant"(%0#1) <{value = 0 : index}> : (none) -> index
    %4 = "handshake.constant"(%0#2) <{value = 1 : index}> : (none) -> index
    %5 = "handshake.constant"(%0#3) <{value = 4 : index}> : (none) -> index
    %6 = "handshake.constant"(%0#4) <{value = 0 : i32}> : (none) -> i32
    %7 = "handshake.buffer"(%22#0) <{bufferType = #handshake<buffer_type_enum seq>, initValues = [0], slots = 1 : i32}> : (i1) -> i1
    %8:5 = "handshake.fork"(%7) : (i1) -> (i1, i1, i1, i1, i1)
    %9 = "handshake.mux"(%8#4, %0#0, %31) : (i1, none, none) -> none
    %10 = "handshake.buffer"(%9) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %11 = "handshake.mux"(%8#3, %3, %36) : (i1, index, index) -> index
    %12 = "handshake.buffer"(%11) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %13:2 = "handshake.fork"(%12) : (index) -> (index, index)
    %14 = "handshake.mux"(%8#2, %6, %35) : (i1, i32, i32) -> i32
    %15 = "handshake.buffer"(%14) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %16 = "handshake.mux"(%8#1, %4, %27#0) : (i1, index, index) -> index
    %17 = "handshake.buffer"(%16) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %18 = "handshake.mux"(%8#0, %5, %28#0) : (i1, index, index) -> index
    %19 = "handshake.buffer"(%18) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %20:2 = "handshake.fork"(%19) : (index) -> (index, index)
    %21 = "arith.cmpi"(%13#0, %20#0) <{predicate = 2 : i64}> : (index, index) -> i1
    %22:6 = "handshake.fork"(%21) : (i1) -> (i1, i1, i1, i1, i1, i1)
    %23:2 = "handshake.cond_br"(%22#5, %13#1) : (i1, index) -> (index, index)
    "handshake.sink"(%23#1) : (index) -> ()
    %24:3 = "handshake.fork"(%23#0) : (index) -> (index, index, index)
    %25:2 = "handshake.cond_br"(%22#4, %15) : (i1, i32) -> (i32, i32)
    %26:2 = "handshake.cond_br"(%22#3, %17) : (i1, index) -> (index, index)
    "handshake.sink"(%26#1) : (index) -> ()
    %27:2 = "handshake.fork"(%26#0) : (index) -> (index, index)
    %28:2 = "handshake.cond_br"(%22#2, %20#1) : (i1, index) -> (index, index)
    "handshake.sink"(%28#1) : (index) -> ()
    %29:2 = "handshake.cond_br"(%22#1, %10) : (i1, none) -> (none, none)
    %30:3 = "handshake.fork"(%29#0) : (none) -> (none, none, none)
    %31 = "handshake.join"(%30#1, %2#1, %1#1) : (none, none, none) -> none
    %32:2 = "handshake.load"(%24#1, %2#0, %30#2) : (index, i32, none) -> (i32, index)
    %33:2 = "handshake.load"(%24#2, %1#0, %30#0) : (index, i32, none) -> (i32, index)
    %34 = "arith.addi"(%32#0, %33#0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %35 = "arith.addi"(%25#0, %34) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %36 = "arith.addi"(%24#0, %27#1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "handshake.return"(%25#1, %29#1) : (i32, none) -> ()
  }) {argNames = ["in0", "in1", "in2"], resNames = ["out0", "out1"]} : () -> ()
}) : () -> ()

