"builtin.module"() ({
  "handshake.func"() <{function_type = (memref<4xi32>, memref<4xi32>, none) -> none, sym_name = "main"}> ({
  ^bb0(%arg0: memref<4xi32>, %arg1: memref<4xi32>, %arg2: none):
    %0:3 = "handshake.extmemory"(%arg1, %48#0, %48#1, %45#1) <{id = 1 : i32, ldCount = 1 : i32, stCount = 1 : i32}> : (memref<4xi32>, i32, index, index) -> (i32, none, none)
    %1:2 = "handshake.extmemory"(%arg0, %42#1) <{id = 0 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %2 = "handshake.merge"(%arg2) : (none) -> none
    %3 = "handshake.constant"(%2) <{value = 0 : index}> : (none) -> index
    %4 = "handshake.constant"(%2) <{value = 1 : index}> : (none) -> index
    %5 = "handshake.constant"(%2) <{value = 4 : index}> : (none) -> index
    %6 = "handshake.constant"(%2) <{value = 1 : i32}> : (none) -> i32
    %7 = "handshake.constant"(%2) <{value = 3 : i32}> : (none) -> i32
    %8 = "handshake.br"(%2) : (none) -> none
    %9 = "handshake.br"(%3) : (index) -> index
    %10 = "handshake.br"(%4) : (index) -> index
    %11 = "handshake.br"(%5) : (index) -> index
    %12 = "handshake.br"(%6) : (i32) -> i32
    %13 = "handshake.br"(%7) : (i32) -> i32
    %14:2 = "handshake.control_merge"(%8) : (none) -> (none, index)
    %15 = "handshake.buffer"(%27) <{bufferType = #handshake<buffer_type_enum seq>, initValues = [0], slots = 1 : i32}> : (i1) -> i1
    %16 = "handshake.mux"(%15, %14#0, %54) : (i1, none, none) -> none
    %17 = "handshake.mux"(%14#1, %9) : (index, index) -> index
    %18 = "handshake.mux"(%15, %17, %55) : (i1, index, index) -> index
    %19 = "handshake.mux"(%14#1, %10) : (index, index) -> index
    %20 = "handshake.mux"(%15, %19, %50) : (i1, index, index) -> index
    %21 = "handshake.mux"(%14#1, %11) : (index, index) -> index
    %22 = "handshake.mux"(%15, %21, %51) : (i1, index, index) -> index
    %23 = "handshake.mux"(%14#1, %12) : (index, i32) -> i32
    %24 = "handshake.mux"(%15, %23, %52) : (i1, i32, i32) -> i32
    %25 = "handshake.mux"(%14#1, %13) : (index, i32) -> i32
    %26 = "handshake.mux"(%15, %25, %53) : (i1, i32, i32) -> i32
    %27 = "handshake.merge"(%28) : (i1) -> i1
    %28 = "arith.cmpi"(%18, %22) <{predicate = 2 : i64}> : (index, index) -> i1
    %29:2 = "handshake.cond_br"(%28, %18) : (i1, index) -> (index, index)
    %30:2 = "handshake.cond_br"(%28, %20) : (i1, index) -> (index, index)
    %31:2 = "handshake.cond_br"(%28, %22) : (i1, index) -> (index, index)
    %32:2 = "handshake.cond_br"(%28, %24) : (i1, i32) -> (i32, i32)
    %33:2 = "handshake.cond_br"(%28, %26) : (i1, i32) -> (i32, i32)
    %34:2 = "handshake.cond_br"(%28, %16) : (i1, none) -> (none, none)
    %35 = "handshake.merge"(%30#0) : (index) -> index
    %36 = "handshake.merge"(%31#0) : (index) -> index
    %37 = "handshake.merge"(%32#0) : (i32) -> i32
    %38 = "handshake.merge"(%33#0) : (i32) -> i32
    %39 = "handshake.merge"(%29#0) : (index) -> index
    %40:2 = "handshake.control_merge"(%34#0) : (none) -> (none, index)
    %41 = "handshake.join"(%40#0, %1#1, %0#2, %0#1) : (none, none, none, none) -> none
    %42:2 = "handshake.load"(%39, %1#0, %40#0) : (index, i32, none) -> (i32, index)
    %43 = "arith.andi"(%42#0, %38) : (i32, i32) -> i32
    %44 = "arith.index_cast"(%43) : (i32) -> index
    %45:2 = "handshake.load"(%44, %0#0, %40#0) : (index, i32, none) -> (i32, index)
    %46 = "arith.addi"(%45#0, %37) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %47 = "handshake.join"(%40#0, %0#2) : (none, none) -> none
    %48:2 = "handshake.store"(%44, %46, %47) : (index, i32, none) -> (i32, index)
    %49 = "arith.addi"(%39, %35) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %50 = "handshake.br"(%35) : (index) -> index
    %51 = "handshake.br"(%36) : (index) -> index
    %52 = "handshake.br"(%37) : (i32) -> i32
    %53 = "handshake.br"(%38) : (i32) -> i32
    %54 = "handshake.br"(%41) : (none) -> none
    %55 = "handshake.br"(%49) : (index) -> index
    %56:2 = "handshake.control_merge"(%34#1) : (none) -> (none, index)
    "handshake.return"(%56#0) : (none) -> ()
  }) {argNames = ["in0", "in1", "in2"], resNames = ["out0"]} : () -> ()
}) : () -> ()

