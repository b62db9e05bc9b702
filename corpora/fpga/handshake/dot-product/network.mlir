"builtin.module"() ({
  "handshake.func"() <{function_type = (memref<4xi32>, memref<4xi32>, none) -> (i32, none), sym_name = "main"}> ({
  ^bb0(%arg0: memref<4xi32>, %arg1: memref<4xi32>, %arg2: none):
    %0:2 = "handshake.extmemory"(%arg1, %37#1) <{id = 1 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %1:2 = "handshake.extmemory"(%arg0, %36#1) <{id = 0 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %2 = "handshake.merge"(%arg2) : (none) -> none
    %3 = "handshake.constant"(%2) <{value = 0 : index}> : (none) -> index
    %4 = "handshake.constant"(%2) <{value = 1 : index}> : (none) -> index
    %5 = "handshake.constant"(%2) <{value = 4 : index}> : (none) -> index
    %6 = "handshake.constant"(%2) <{value = 0 : i32}> : (none) -> i32
    %7 = "handshake.br"(%2) : (none) -> none
    %8 = "handshake.br"(%3) : (index) -> index
    %9 = "handshake.br"(%4) : (index) -> index
    %10 = "handshake.br"(%5) : (index) -> index
    %11 = "handshake.br"(%6) : (i32) -> i32
    %12:2 = "handshake.control_merge"(%7) : (none) -> (none, index)
    %13 = "handshake.buffer"(%23) <{bufferType = #handshake<buffer_type_enum seq>, initValues = [0], slots = 1 : i32}> : (i1) -> i1
    %14 = "handshake.mux"(%13, %12#0, %43) : (i1, none, none) -> none
    %15 = "handshake.mux"(%12#1, %8) : (index, index) -> index
    %16 = "handshake.mux"(%13, %15, %45) : (i1, index, index) -> index
    %17 = "handshake.mux"(%12#1, %11) : (index, i32) -> i32
    %18 = "handshake.mux"(%13, %17, %44) : (i1, i32, i32) -> i32
    %19 = "handshake.mux"(%12#1, %9) : (index, index) -> index
    %20 = "handshake.mux"(%13, %19, %41) : (i1, index, index) -> index
    %21 = "handshake.mux"(%12#1, %10) : (index, index) -> index
    %22 = "handshake.mux"(%13, %21, %42) : (i1, index, index) -> index
    %23 = "handshake.merge"(%24) : (i1) -> i1
    %24 = "arith.cmpi"(%16, %22) <{predicate = 2 : i64}> : (index, index) -> i1
    %25:2 = "handshake.cond_br"(%24, %16) : (i1, index) -> (index, index)
    %26:2 = "handshake.cond_br"(%24, %18) : (i1, i32) -> (i32, i32)
    %27:2 = "handshake.cond_br"(%24, %20) : (i1, index) -> (index, index)
    %28:2 = "handshake.cond_br"(%24, %22) : (i1, index) -> (index, index)
    %29:2 = "handshake.cond_br"(%24, %14) : (i1, none) -> (none, none)
    %30 = "handshake.merge"(%27#0) : (index) -> index
    %31 = "handshake.merge"(%28#0) : (index) -> index
    %32 = "handshake.merge"(%25#0) : (index) -> index
    %33 = "handshake.merge"(%26#0) : (i32) -> i32
    %34:2 = "handshake.control_merge"(%29#0) : (none) -> (none, index)
    %35 = "handshake.join"(%34#0, %1#1, %0#1) : (none, none, none) -> none
    %36:2 = "handshake.load"(%32, %1#0, %34#0) : (index, i32, none) -> (i32, index)
    %37:2 = "handshake.load"(%32, %0#0, %34#0) : (index, i32, none) -> (i32, index)
    %38 = "arith.muli"(%36#0, %37#0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %39 = "arith.addi"(%33, %38) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %40 = "arith.addi"(%32, %30) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %41 = "handshake.br"(%30) : (index) -> index
    %42 = "handshake.br"(%31) : (index) -> index
    %43 = "handshake.br"(%35) : (none) -> none
    %44 = "handshake.br"(%39) : (i32) -> i32
    %45 = "handshake.br"(%40) : (index) -> index
    %46 = "handshake.merge"(%26#1) : (i32) -> i32
    %47:2 = "handshake.control_merge"(%29#1) : (none) -> (none, index)
    "handshake.return"(%46, %47#0) : (i32, none) -> ()
  }) {argNames = ["in0", "in1", "in2"], resNames = ["out0", "out1"]} : () -> ()
}) : () -> ()

