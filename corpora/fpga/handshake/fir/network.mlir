"builtin.module"() ({
  "handshake.func"() <{function_type = (memref<8xi32>, memref<4xi32>, memref<4xi32>, none) -> none, sym_name = "main"}> ({
  ^bb0(%arg0: memref<8xi32>, %arg1: memref<4xi32>, %arg2: memref<4xi32>, %arg3: none):
    %0 = "handshake.extmemory"(%arg2, %95#0, %95#1) <{id = 2 : i32, ldCount = 0 : i32, stCount = 1 : i32}> : (memref<4xi32>, i32, index) -> none
    %1:2 = "handshake.extmemory"(%arg1, %73#1) <{id = 1 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %2:2 = "handshake.extmemory"(%arg0, %72#1) <{id = 0 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<8xi32>, index) -> (i32, none)
    %3 = "handshake.merge"(%arg3) : (none) -> none
    %4 = "handshake.constant"(%3) <{value = 0 : index}> : (none) -> index
    %5 = "handshake.constant"(%3) <{value = 1 : index}> : (none) -> index
    %6 = "handshake.constant"(%3) <{value = 3 : index}> : (none) -> index
    %7 = "handshake.constant"(%3) <{value = 4 : index}> : (none) -> index
    %8 = "handshake.constant"(%3) <{value = 0 : i32}> : (none) -> i32
    %9 = "handshake.br"(%3) : (none) -> none
    %10 = "handshake.br"(%4) : (index) -> index
    %11 = "handshake.br"(%4) : (index) -> index
    %12 = "handshake.br"(%5) : (index) -> index
    %13 = "handshake.br"(%6) : (index) -> index
    %14 = "handshake.br"(%7) : (index) -> index
    %15 = "handshake.br"(%8) : (i32) -> i32
    %16:2 = "handshake.control_merge"(%9) : (none) -> (none, index)
    %17 = "handshake.buffer"(%31) <{bufferType = #handshake<buffer_type_enum seq>, initValues = [0], slots = 1 : i32}> : (i1) -> i1
    %18 = "handshake.mux"(%17, %16#0, %102) : (i1, none, none) -> none
    %19 = "handshake.mux"(%16#1, %11) : (index, index) -> index
    %20 = "handshake.mux"(%17, %19, %103) : (i1, index, index) -> index
    %21 = "handshake.mux"(%16#1, %10) : (index, index) -> index
    %22 = "handshake.mux"(%17, %21, %97) : (i1, index, index) -> index
    %23 = "handshake.mux"(%16#1, %12) : (index, index) -> index
    %24 = "handshake.mux"(%17, %23, %98) : (i1, index, index) -> index
    %25 = "handshake.mux"(%16#1, %13) : (index, index) -> index
    %26 = "handshake.mux"(%17, %25, %99) : (i1, index, index) -> index
    %27 = "handshake.mux"(%16#1, %14) : (index, index) -> index
    %28 = "handshake.mux"(%17, %27, %100) : (i1, index, index) -> index
    %29 = "handshake.mux"(%16#1, %15) : (index, i32) -> i32
    %30 = "handshake.mux"(%17, %29, %101) : (i1, i32, i32) -> i32
    %31 = "handshake.merge"(%32) : (i1) -> i1
    %32 = "arith.cmpi"(%20, %28) <{predicate = 2 : i64}> : (index, index) -> i1
    %33:2 = "handshake.cond_br"(%32, %20) : (i1, index) -> (index, index)
    %34:2 = "handshake.cond_br"(%32, %22) : (i1, index) -> (index, index)
    %35:2 = "handshake.cond_br"(%32, %22) : (i1, index) -> (index, index)
    %36:2 = "handshake.cond_br"(%32, %24) : (i1, index) -> (index, index)
    %37:2 = "handshake.cond_br"(%32, %26) : (i1, index) -> (index, index)
    %38:2 = "handshake.cond_br"(%32, %28) : (i1, index) -> (index, index)
    %39:2 = "handshake.cond_br"(%32, %30) : (i1, i32) -> (i32, i32)
    %40:2 = "handshake.cond_br"(%32, %30) : (i1, i32) -> (i32, i32)
    %41:2 = "handshake.cond_br"(%32, %18) : (i1, none) -> (none, none)
    %42 = "handshake.mux"(%50#1, %85, %35#0) : (index, index, index) -> index
    %43 = "handshake.mux"(%50#1, %84, %40#0) : (index, i32, i32) -> i32
    %44 = "handshake.mux"(%50#1, %77, %34#0) : (index, index, index) -> index
    %45 = "handshake.mux"(%50#1, %78, %36#0) : (index, index, index) -> index
    %46 = "handshake.mux"(%50#1, %79, %37#0) : (index, index, index) -> index
    %47 = "handshake.mux"(%50#1, %80, %38#0) : (index, index, index) -> index
    %48 = "handshake.mux"(%50#1, %81, %39#0) : (index, i32, i32) -> i32
    %49 = "handshake.mux"(%50#1, %82, %33#0) : (index, index, index) -> index
    %50:2 = "handshake.control_merge"(%83, %41#0) : (none, none) -> (none, index)
    %51 = "arith.cmpi"(%42, %46) <{predicate = 2 : i64}> : (index, index) -> i1
    %52:2 = "handshake.cond_br"(%51, %42) : (i1, index) -> (index, index)
    %53:2 = "handshake.cond_br"(%51, %43) : (i1, i32) -> (i32, i32)
    %54:2 = "handshake.cond_br"(%51, %44) : (i1, index) -> (index, index)
    %55:2 = "handshake.cond_br"(%51, %45) : (i1, index) -> (index, index)
    %56:2 = "handshake.cond_br"(%51, %46) : (i1, index) -> (index, index)
    %57:2 = "handshake.cond_br"(%51, %47) : (i1, index) -> (index, index)
    %58:2 = "handshake.cond_br"(%51, %48) : (i1, i32) -> (i32, i32)
    %59:2 = "handshake.cond_br"(%51, %49) : (i1, index) -> (index, index)
    %60:2 = "handshake.cond_br"(%51, %50#0) : (i1, none) -> (none, none)
    %61 = "handshake.merge"(%54#0) : (index) -> index
    %62 = "handshake.merge"(%55#0) : (index) -> index
    %63 = "handshake.merge"(%56#0) : (index) -> index
    %64 = "handshake.merge"(%57#0) : (index) -> index
    %65 = "handshake.merge"(%58#0) : (i32) -> i32
    %66 = "handshake.merge"(%59#0) : (index) -> index
    %67 = "handshake.merge"(%52#0) : (index) -> index
    %68 = "handshake.merge"(%53#0) : (i32) -> i32
    %69:2 = "handshake.control_merge"(%60#0) : (none) -> (none, index)
    %70 = "handshake.join"(%69#0, %2#1, %1#1) : (none, none, none) -> none
    %71 = "arith.addi"(%66, %67) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %72:2 = "handshake.load"(%71, %2#0, %69#0) : (index, i32, none) -> (i32, index)
    %73:2 = "handshake.load"(%67, %1#0, %69#0) : (index, i32, none) -> (i32, index)
    %74 = "arith.muli"(%72#0, %73#0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %75 = "arith.addi"(%68, %74) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %76 = "arith.addi"(%67, %62) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %77 = "handshake.br"(%61) : (index) -> index
    %78 = "handshake.br"(%62) : (index) -> index
    %79 = "handshake.br"(%63) : (index) -> index
    %80 = "handshake.br"(%64) : (index) -> index
    %81 = "handshake.br"(%65) : (i32) -> i32
    %82 = "handshake.br"(%66) : (index) -> index
    %83 = "handshake.br"(%70) : (none) -> none
    %84 = "handshake.br"(%75) : (i32) -> i32
    %85 = "handshake.br"(%76) : (index) -> index
    %86 = "handshake.merge"(%54#1) : (index) -> index
    %87 = "handshake.merge"(%55#1) : (index) -> index
    %88 = "handshake.merge"(%56#1) : (index) -> index
    %89 = "handshake.merge"(%57#1) : (index) -> index
    %90 = "handshake.merge"(%58#1) : (i32) -> i32
    %91 = "handshake.merge"(%59#1) : (index) -> index
    %92 = "handshake.merge"(%53#1) : (i32) -> i32
    %93:2 = "handshake.control_merge"(%60#1) : (none) -> (none, index)
    %94 = "handshake.join"(%93#0, %0) : (none, none) -> none
    %95:2 = "handshake.store"(%91, %92, %93#0) : (index, i32, none) -> (i32, index)
    %96 = "arith.addi"(%91, %87) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %97 = "handshake.br"(%86) : (index) -> index
    %98 = "handshake.br"(%87) : (index) -> index
    %99 = "handshake.br"(%88) : (index) -> index
    %100 = "handshake.br"(%89) : (index) -> index
    %101 = "handshake.br"(%90) : (i32) -> i32
    %102 = "handshake.br"(%94) : (none) -> none
    %103 = "handshake.br"(%96) : (index) -> index
    %104:2 = "handshake.control_merge"(%41#1) : (none) -> (none, index)
    "handshake.return"(%104#0) : (none) -> ()
  }) {argNames = ["in0", "in1", "in2", "in3"], resNames = ["out0"]} : () -> ()
}) : () -> ()

