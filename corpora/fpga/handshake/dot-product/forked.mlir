"builtin.module"() ({
  "handshake.func"() <{function_type = (memref<4xi32>, memref<4xi32>, none) -> (i32, none), sym_name = "main"}> ({
  ^bb0(%arg0: memref<4xi32>, %arg1: memref<4xi32>, %arg2: none):
    %0:5 = "handshake.fork"(%arg2) : (none) -> (none, none, none, none, none)
    %1:2 = "handshake.extmemory"(%arg1, %28#1) <{id = 1 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %2:2 = "handshake.extmemory"(%arg0, %27#1) <{id = 0 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %3 = "handshake.constant"(%0#1) <{value = 0 : index}> : (none) -> index
    %4 = "handshake.constant"(%0#2) <{value = 1 : index}> : (none) -> index
    %5 = "handshake.constant"(%0#3) <{value = 4 : index}> : (none) -> index
    %6 = "handshake.constant"(%0#4) <{value = 0 : i32}> : (none) -> i32
    %7 = "handshake.buffer"(%17#0) <{bufferType = #handshake<buffer_type_enum seq>, initValues = [0], slots = 1 : i32}> : (i1) -> i1
    %8:5 = "handshake.fork"(%7) : (i1) -> (i1, i1, i1, i1, i1)
    %9 = "handshake.mux"(%8#4, %0#0, %26) : (i1, none, none) -> none
    %10 = "handshake.mux"(%8#3, %3, %31) : (i1, index, index) -> index
    %11:2 = "handshake.fork"(%10) : (index) -> (index, index)
    %12 = "handshake.mux"(%8#2, %6, %30) : (i1, i32, i32) -> i32
    %13 = "handshake.mux"(%8#1, %4, %22#0) : (i1, index, index) -> index
    %14 = "handshake.mux"(%8#0, %5, %23#0) : (i1, index, index) -> index
    %15:2 = "handshake.fork"(%14) : (index) -> (index, index)
    %16 = "arith.cmpi"(%11#0, %15#0) <{predicate = 2 : i64}> : (index, index) -> i1
    %17:6 = "handshake.fork"(%16) : (i1) -> (i1, i1, i1, i1, i1, i1)
    %18:2 = "handshake.cond_br"(%17#5, %11#1) : (i1, index) -> (index, index)
    "handshake.sink"(%18#1) : (index) -> ()
    %19:3 = "handshake.fork"(%18#0) : (index) -> (index, index, index)
    %20:2 = "handshake.cond_br"(%17#4, %12) : (i1, i32) -> (i32, i32)
    %21:2 = "handshake.cond_br"(%17#3, %13) : (i1, index) -> (index, index)
    "handshake.sink"(%21#1) : (index) -> ()
    %22:2 = "handshake.fork"(%21#0) : (index) -> (index, index)
    %23:2 = "handshake.cond_br"(%17#2, %15#1) : (i1, index) -> (index, index)
    "handshake.sink"(%23#1) : (index) -> ()
    %24:2 = "handshake.cond_br"(%17#1, %9) : (i1, none) -> (none, none)
    %25:3 = "handshake.fork"(%24#0) : (none) -> (none, none, none)
    %26 = "handshake.join"(%25#1, %2#1, %1#1) : (none, none, none) -> none
    %27:2 = "handshake.load"(%19#1, %2#0, %25#2) : (index, i32, none) -> (i32, index)
    %28:2 = "handshake.load"(%19#2, %1#0, %25#0) : (index, i32, none) -> (i32, index)
    %29 = "arith.muli"(%27#0, %28#0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %30 = "arith.addi"(%20#0, %29) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %31 = "arith.addi"(%19#0, %22#1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "handshake.return"(%20#1, %24#1) : (i32, none) -> ()
  }) {argNames = ["in0", "in1", "in2"], resNames = ["out0", "out1"]} : () -> ()
}) : () -> ()

