"builtin.module"() ({
  "handshake.func"() <{function_type = (memref<4xi32>, memref<4xi32>, memref<4xi32>, none) -> none, sym_name = "main"}> ({
  ^bb0(%arg0: memref<4xi32>, %arg1: memref<4xi32>, %arg2: memref<4xi32>, %arg3: none):
    %0 = "handshake.extmemory"(%arg2, %34#0, %34#1) <{id = 2 : i32, ldCount = 0 : i32, stCount = 1 : i32}> : (memref<4xi32>, i32, index) -> none
    %1:2 = "handshake.extmemory"(%arg1, %32#1) <{id = 1 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %2:2 = "handshake.extmemory"(%arg0, %31#1) <{id = 0 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %3 = "handshake.merge"(%arg3) : (none) -> none
    %4 = "handshake.constant"(%3) <{value = 0 : index}> : (none) -> index
    %5 = "handshake.constant"(%3) <{value = 1 : index}> : (none) -> index
    %6 = "handshake.constant"(%3) <{value = 4 : index}> : (none) -> index
    %7 = "handshake.br"(%3) : (none) -> none
    %8 = "handshake.br"(%4) : (index) -> index
    %9 = "handshake.br"(%5) : (index) -> index
    %10 = "handshake.br"(%6) : (index) -> index
    %11:2 = "handshake.control_merge"(%7) : (none) -> (none, index)
    %12 = "handshake.buffer"(%20) <{bufferType = #handshake<buffer_type_enum seq>, initValues = [0], slots = 1 : i32}> : (i1) -> i1
    %13 = "handshake.mux"(%12, %11#0, %38) : (i1, none, none) -> none
    %14 = "handshake.mux"(%11#1, %8) : (index, index) -> index
    %15 = "handshake.mux"(%12, %14, %39) : (i1, index, index) -> index
    %16 = "handshake.mux"(%11#1, %9) : (index, index) -> index
    %17 = "handshake.mux"(%12, %16, %36) : (i1, index, index) -> index
    %18 = "handshake.mux"(%11#1, %10) : (index, index) -> index
    %19 = "handshake.mux"(%12, %18, %37) : (i1, index, index) -> index
    %20 = "handshake.merge"(%21) : (i1) -> i1
    %21 = "arith.cmpi"(%15, %19) <{predicate = 2 : i64}> : (index, index) -> i1
    %22:2 = "handshake.cond_br"(%21, %15) : (i1, index) -> (index, index)
    %23:2 = "handshake.cond_br"(%21, %17) : (i1, index) -> (index, index)
    %24:2 = "handshake.cond_br"(%21, %19) : (i1, index) -> (index, index)
    %25:2 = "handshake.cond_br"(%21, %13) : (i1, none) -> (none, none)
    %26 = "handshake.merge"(%23#0) : (index) -> index
    %27 = "handshake.merge"(%24#0) : (index) -> index
    %28 = "handshake.merge"(%22#0) : (index) -> index
    %29:2 = "handshake.control_merge"(%25#0) : (none) -> (none, index)
    %30 = "handshake.join"(%29#0, %2#1, %1#1, %0) : (none, none, none, none) -> none
    %31:2 = "handshake.load"(%28, %2#0, %29#0) : (index, i32, none) -> (i32, index)
    %32:2 = "handshake.load"(%28, %1#0, %29#0) : (index, i32, none) -> (i32, index)
    %33 = "arith.addi"(%31#0, %32#0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %34:2 = "handshake.store"(%28, %33, %29#0) : (index, i32, none) -> (i32, index)
    %35 = "arith.addi"(%28, %26) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %36 = "handshake.br"(%26) : (index) -> index
    %37 = "handshake.br"(%27) : (index) -> index
    %38 = "handshake.br"(%30) : (none) -> none
    %39 = "handshake.br"(%35) : (index) -> index
    %40:2 = "handshake.control_merge"(%25#1) : (none) -> (none, index)
    "handshake.return"(%40#0) : (none) -> ()
  }) {argNames = ["in0", "in1", "in2", "in3"], resNames = ["out0"]} : () -> ()
}) : () -> ()

