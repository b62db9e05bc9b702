"builtin.module"() ({
  "handshake.func"() <{function_type = (memref<4xi32>, memref<4xi32>, memref<4xi32>, none) -> none, sym_name = "main"}> ({
  ^bb0(%arg0: memref<4xi32>, %arg1: memref<4xi32>, %arg2: memref<4xi32>, %arg3: none):
    %0:4 = "handshake.fork"(%arg3) : (none) -> (none, none, none, none)
    %1 = "handshake.extmemory"(%arg1, %32#0, %32#1) <{id = 2 : i32, ldCount = 0 : i32, stCount = 1 : i32}> : (memref<4xi32>, i32, index) -> none
    %2:2 = "handshake.extmemory"(%arg2, %30#1) <{id = 1 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %3:2 = "handshake.extmemory"(%arg0, %29#1) <{id = 0 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %4 = "handshake.constant"(%0#1) <{value = 0 : index}> : (none) -> index
    %5 = "handshake.constant"(%0#2) <{value = 1 : index}> : (none) -> index
    %6 = "handshake.constant"(%0#3) <{value = 4 : index}> : (none) -> index
    %7 = "handshake.buffer"(%20#0) <{bufferType = #handshake<buffer_type_enum seq>, initValues = [0], slots = 1 : i32}> : (i1) -> i1
    %8:4 = "handshake.fork"(%7) : (i1) -> (i1, i1, i1, i1)
    %9 = "handshake.mux"(%8#3, %0#0, %28) : (i1, none, none) -> none
    %10 = "handshake.buffer"(%9) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %11 = "handshake.mux"(%8#2, %4, %33) : (i1, index, index) -> index
    %12 = "handshake.buffer"(%11) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %13:2 = "handshake.fork"(%12) : (index) -> (index, index)
    %14 = "handshake.mux"(%8#1, %5, %24#0) : (i1, index, index) -> index
    %15 = "handshake.buffer"(%14) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %16 = "handshake.mux"(%8#0, %6, %25#0) : (i1, index, index) -> index
    %17 = "handshake.buffer"(%16) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %18:2 = "handshake.fork"(%17) : (index) -> (index, index)
    %19 = "arith.cmpi"(%13#0, %18#0) <{predicate = 2 : i64}> : (index, index) -> i1
    %20:5 = "handshake.fork"(%19) : (i1) -> (i1, i1, i1, i1, i1)
    %21:2 = "handshake.cond_br"(%20#4, %13#1) : (i1, index) -> (index, index)
    "handshake.sink"(%21#1) : (index) -> ()
    %22:4 = "handshake.fork"(%21#0) : (index) -> (index, index, index, index)
    %23:2 = "handshake.cond_br"(%20#3, %15) : (i1, index) -> (index, index)
    "handshake.sink"(%23#1) : (index) -> ()
    %24:2 = "handshake.fork"(%23#0) : (index) -> (index, index)
    %25:2 = "handshake.cond_br"(%20#2, %18#1) : (i1, index) -> (index, index)
    "handshake.sink"(%25#1) : (index) -> ()
    %26:2 = "handshake.cond_br"(%20#1, %10) : (i1, none) -> (none, none)
    %27:4 = "handshake.fork"(%26#0) : (none) -> (none, none, none, none)
    %28 = "handshake.join"(%27#1, %3#1, %2#1, %1) : (none, none, none, none) -> none
    %29:2 = "handshake.load"(%22#1, %3#0, %27#3) : (index, i32, none) -> (i32, index)
    %30:2 = "handshake.load"(%22#2, %2#0, %27#2) : (index, i32, none) -> (i32, index)
    %31 = "arith.addi"(%29#0, %30#0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %32:2 = "handshake.store"(%22#3, %31, %27#0) : (index, i32, none) -> (i32, index)
    %33 = "arith.addi"(%22#0, %24#1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "handshake.return"(%26#1) : (none) -> ()
  }) {argNames = ["in0", "in1", "in2", "in3"], resNames = ["out0"]} : () -> ()
}) : () -> ()

