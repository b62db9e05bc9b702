"builtin.module"() ({
  "handshake.func"() <{function_type = (memref<4xi32>, none) -> none, sym_name = "main"}> ({
  ^bb0(%arg0: memref<4xi32>, %arg1: none):
    %0:4 = "handshake.fork"(%arg1) : (none) -> (none, none, none, none)
    %1:6 = "handshake.extmemory"(%arg0, %39#0, %39#1, %41#0, %41#1, %26#1, %28#1) <{id = 0 : i32, ldCount = 2 : i32, stCount = 2 : i32}> : (memref<4xi32>, i32, index, i32, index, index, index) -> (i32, i32, none, none, none, none)
    %2:2 = "handshake.fork"(%1#2) : (none) -> (none, none)
    %3 = "handshake.constant"(%0#1) <{value = 0 : index}> : (none) -> index
    %4 = "handshake.constant"(%0#2) <{value = 1 : index}> : (none) -> index
    %5 = "handshake.constant"(%0#3) <{value = 3 : index}> : (none) -> index
    %6 = "handshake.buffer"(%15#0) <{bufferType = #handshake<buffer_type_enum seq>, initValues = [0], slots = 1 : i32}> : (i1) -> i1
    %7:4 = "handshake.fork"(%6) : (i1) -> (i1, i1, i1, i1)
    %8 = "handshake.mux"(%7#3, %0#0, %42) : (i1, none, none) -> none
    %9 = "handshake.mux"(%7#2, %3, %25#0) : (i1, index, index) -> index
    %10:2 = "handshake.fork"(%9) : (index) -> (index, index)
    %11 = "handshake.mux"(%7#1, %4, %19#0) : (i1, index, index) -> index
    %12 = "handshake.mux"(%7#0, %5, %20#0) : (i1, index, index) -> index
    %13:2 = "handshake.fork"(%12) : (index) -> (index, index)
    %14 = "arith.cmpi"(%10#0, %13#0) <{predicate = 2 : i64}> : (index, index) -> i1
    %15:5 = "handshake.fork"(%14) : (i1) -> (i1, i1, i1, i1, i1)
    %16:2 = "handshake.cond_br"(%15#4, %10#1) : (i1, index) -> (index, index)
    "handshake.sink"(%16#1) : (index) -> ()
    %17:3 = "handshake.fork"(%16#0) : (index) -> (index, index, index)
    %18:2 = "handshake.cond_br"(%15#3, %11) : (i1, index) -> (index, index)
    "handshake.sink"(%18#1) : (index) -> ()
    %19:2 = "handshake.fork"(%18#0) : (index) -> (index, index)
    %20:2 = "handshake.cond_br"(%15#2, %13#1) : (i1, index) -> (index, index)
    "handshake.sink"(%20#1) : (index) -> ()
    %21:2 = "handshake.cond_br"(%15#1, %8) : (i1, none) -> (none, none)
    %22:3 = "handshake.fork"(%21#0) : (none) -> (none, none, none)
    %23 = "handshake.join"(%22#2, %1#4, %1#5) : (none, none, none) -> none
    %24 = "arith.addi"(%17#0, %19#1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %25:3 = "handshake.fork"(%24) : (index) -> (index, index, index)
    %26:2 = "handshake.load"(%17#2, %1#0, %22#1) : (index, i32, none) -> (i32, index)
    %27:2 = "handshake.fork"(%26#0) : (i32) -> (i32, i32)
    %28:2 = "handshake.load"(%25#1, %1#1, %22#0) : (index, i32, none) -> (i32, index)
    %29:2 = "handshake.fork"(%28#0) : (i32) -> (i32, i32)
    %30 = "arith.cmpi"(%27#1, %29#1) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %31:5 = "handshake.fork"(%30) : (i1) -> (i1, i1, i1, i1, i1)
    %32:2 = "handshake.cond_br"(%31#4, %17#1) : (i1, index) -> (index, index)
    "handshake.sink"(%32#1) : (index) -> ()
    %33:2 = "handshake.cond_br"(%31#3, %23) : (i1, none) -> (none, none)
    %34:3 = "handshake.fork"(%33#0) : (none) -> (none, none, none)
    %35:2 = "handshake.cond_br"(%31#2, %25#2) : (i1, index) -> (index, index)
    "handshake.sink"(%35#1) : (index) -> ()
    %36:2 = "handshake.cond_br"(%31#1, %27#0) : (i1, i32) -> (i32, i32)
    "handshake.sink"(%36#1) : (i32) -> ()
    %37:2 = "handshake.cond_br"(%31#0, %29#0) : (i1, i32) -> (i32, i32)
    "handshake.sink"(%37#1) : (i32) -> ()
    %38 = "handshake.join"(%34#2, %2#1, %1#3) : (none, none, none) -> none
    %39:2 = "handshake.store"(%32#0, %37#0, %34#1) : (index, i32, none) -> (i32, index)
    %40 = "handshake.join"(%34#0, %2#0) : (none, none) -> none
    %41:2 = "handshake.store"(%35#0, %36#0, %40) : (index, i32, none) -> (i32, index)
    %42 = "handshake.merge"(%38, %33#1) : (none, none) -> none
    "handshake.return"(%21#1) : (none) -> ()
  }) {argNames = ["in0", "in1"], resNames = ["out0"]} : () -> ()
}) : () -> ()

