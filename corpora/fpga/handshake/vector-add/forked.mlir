"builtin.module"() ({
  "handshake.func"() <{function_type = (memref<4xi32>, memref<4xi32>, memref<4xi32>, none) -> none, sym_name = "main"}> ({
  ^bb0(%arg0: memref<4xi32>, %arg1: memref<4xi32>, %arg2: memref<4xi32>, %arg3: none):
    %0:4 = "handshake.fork"(%arg3) : (none) -> (none, none, none, none)
    %1 = "handshake.extmemory"(%arg2, %28#0, %28#1) <{id = 2 : i32, ldCount = 0 : i32, stCount = 1 : i32}> : (memref<4xi32>, i32, index) -> none
    %2:2 = "handshake.extmemory"(%arg1, %26#1) <{id = 1 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %3:2 = "handshake.extmemory"(%arg0, %25#1) <{id = 0 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %4 = "handshake.constant"(%0#1) <{value = 0 : index}> : (none) -> index
    %5 = "handshake.constant"(%0#2) <{value = 1 : index}> : (none) -> index
    %6 = "handshake.constant"(%0#3) <{value = 4 : index}> : (none) -> index
    %7 = "handshake.buffer"(%16#0) <{bufferType = #handshake<buffer_type_enum seq>, initValues = [0], slots = 1 : i32}> : (i1) -> i1
    %8:4 = "handshake.fork"(%7) : (i1) -> (i1, i1, i1, i1)
    %9 = "handshake.mux"(%8#3, %0#0, %24) : (i1, none, none) -> none
    %10 = "handshake.mux"(%8#2, %4, %29) : (i1, index, index) -> index
    %11:2 = "handshake.fork"(%10) : (index) -> (index, index)
    %12 = "handshake.mux"(%8#1, %5, %20#0) : (i1, index, index) -> index
    %13 = "handshake.mux"(%8#0, %6, %21#0) : (i1, index, index) -> index
    %14:2 = "handshake.fork"(%13) : (index) -> (index, index)
    %15 = "arith.cmpi"(%11#0, %14#0) <{predicate = 2 : i64}> : (index, index) -> i1
    %16:5 = "handshake.fork"(%15) : (i1) -> (i1, i1, i1, i1, i1)
    %17:2 = "handshake.cond_br"(%16#4, %11#1) : (i1, index) -> (index, index)
    "handshake.sink"(%17#1) : (index) -> ()
    %18:4 = "handshake.fork"(%17#0) : (index) -> (index, index, index, index)
    %19:2 = "handshake.cond_br"(%16#3, %12) : (i1, index) -> (index, index)
    "handshake.sink"(%19#1) : (index) -> ()
    %20:2 = "handshake.fork"(%19#0) : (index) -> (index, index)
    %21:2 = "handshake.cond_br"(%16#2, %14#1) : (i1, index) -> (index, index)
    "handshake.sink"(%21#1) : (index) -> ()
    %22:2 = "handshake.cond_br"(%16#1, %9) : (i1, none) -> (none, none)
    %23:4 = "handshake.fork"(%22#0) : (none) -> (none, none, none, none)
    %24 = "handshake.join"(%23#1, %3#1, %2#1, %1) : (none, none, none, none) -> none
    %25:2 = "handshake.load"(%18#1, %3#0, %23#3) : (index, i32, none) -> (i32, index)
    %26:2 = "handshake.load"(%18#2, %2#0, %23#2) : (index, i32, none) -> (i32, index)
    %27 = "arith.addi"(%25#0, %26#0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %28:2 = "handshake.store"(%18#3, %27, %23#0) : (index, i32, none) -> (i32, index)
    %29 = "arith.addi"(%18#0, %20#1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "handshake.return"(%22#1) : (none) -> ()
  }) {argNames = ["in0", "in1", "in2", "in3"], resNames = ["out0"]} : () -> ()
}) : () -> ()

