"builtin.module"() ({
  "handshake.func"() <{function_type = (memref<4xi32>, memref<4xi32>, none) -> none, sym_name = "main"}> ({
  ^bb0(%arg0: memref<4xi32>, %arg1: memref<4xi32>, %arg2: none):
    %0:6 = "handshake.fork"(%arg2) : (none) -> (none, none, none, none, none, none)
    %1:3 = "handshake.extmemory"(%arg1, %40#0, %40#1, %37#1) <{id = 1 : i32, ldCount = 1 : i32, stCount = 1 : i32}> : (memref<4xi32>, i32, index, index) -> (i32, none, none)
    %2:2 = "handshake.fork"(%1#2) : (none) -> (none, none)
    %3:2 = "handshake.extmemory"(%arg0, %33#1) <{id = 0 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %4 = "handshake.constant"(%0#1) <{value = 0 : index}> : (none) -> index
    %5 = "handshake.constant"(%0#2) <{value = 1 : index}> : (none) -> index
    %6 = "handshake.constant"(%0#3) <{value = 4 : index}> : (none) -> index
    %7 = "handshake.constant"(%0#4) <{value = 1 : i32}> : (none) -> i32
    %8 = "handshake.constant"(%0#5) <{value = 3 : i32}> : (none) -> i32
    %9 = "handshake.buffer"(%20#0) <{bufferType = #handshake<buffer_type_enum seq>, initValues = [0], slots = 1 : i32}> : (i1) -> i1
    %10:6 = "handshake.fork"(%9) : (i1) -> (i1, i1, i1, i1, i1, i1)
    %11 = "handshake.mux"(%10#5, %0#0, %32) : (i1, none, none) -> none
    %12 = "handshake.mux"(%10#4, %4, %41) : (i1, index, index) -> index
    %13:2 = "handshake.fork"(%12) : (index) -> (index, index)
    %14 = "handshake.mux"(%10#3, %5, %24#0) : (i1, index, index) -> index
    %15 = "handshake.mux"(%10#2, %6, %25#0) : (i1, index, index) -> index
    %16:2 = "handshake.fork"(%15) : (index) -> (index, index)
    %17 = "handshake.mux"(%10#1, %7, %27#0) : (i1, i32, i32) -> i32
    %18 = "handshake.mux"(%10#0, %8, %29#0) : (i1, i32, i32) -> i32
    %19 = "arith.cmpi"(%13#0, %16#0) <{predicate = 2 : i64}> : (index, index) -> i1
    %20:7 = "handshake.fork"(%19) : (i1) -> (i1, i1, i1, i1, i1, i1, i1)
    %21:2 = "handshake.cond_br"(%20#6, %13#1) : (i1, index) -> (index, index)
    "handshake.sink"(%21#1) : (index) -> ()
    %22:2 = "handshake.fork"(%21#0) : (index) -> (index, index)
    %23:2 = "handshake.cond_br"(%20#5, %14) : (i1, index) -> (index, index)
    "handshake.sink"(%23#1) : (index) -> ()
    %24:2 = "handshake.fork"(%23#0) : (index) -> (index, index)
    %25:2 = "handshake.cond_br"(%20#4, %16#1) : (i1, index) -> (index, index)
    "handshake.sink"(%25#1) : (index) -> ()
    %26:2 = "handshake.cond_br"(%20#3, %17) : (i1, i32) -> (i32, i32)
    "handshake.sink"(%26#1) : (i32) -> ()
    %27:2 = "handshake.fork"(%26#0) : (i32) -> (i32, i32)
    %28:2 = "handshake.cond_br"(%20#2, %18) : (i1, i32) -> (i32, i32)
    "handshake.sink"(%28#1) : (i32) -> ()
    %29:2 = "handshake.fork"(%28#0) : (i32) -> (i32, i32)
    %30:2 = "handshake.cond_br"(%20#1, %11) : (i1, none) -> (none, none)
    %31:4 = "handshake.fork"(%30#0) : (none) -> (none, none, none, none)
    %32 = "handshake.join"(%31#2, %3#1, %2#1, %1#1) : (none, none, none, none) -> none
    %33:2 = "handshake.load"(%22#1, %3#0, %31#3) : (index, i32, none) -> (i32, index)
    %34 = "arith.andi"(%33#0, %29#1) : (i32, i32) -> i32
    %35 = "arith.index_cast"(%34) : (i32) -> index
    %36:2 = "handshake.fork"(%35) : (index) -> (index, index)
    %37:2 = "handshake.load"(%36#1, %1#0, %31#1) : (index, i32, none) -> (i32, index)
    %38 = "arith.addi"(%37#0, %27#1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %39 = "handshake.join"(%31#0, %2#0) : (none, none) -> none
    %40:2 = "handshake.store"(%36#0, %38, %39) : (index, i32, none) -> (i32, index)
    %41 = "arith.addi"(%22#0, %24#1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "handshake.return"(%30#1) : (none) -> ()
  }) {argNames = ["in0", "in1", "in2"], resNames = ["out0"]} : () -> ()
}) : () -> ()

