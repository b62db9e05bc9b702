"builtin.module"() ({
  "handshake.func"() <{function_type = (memref<4xi32>, memref<4xi32>, none) -> none, sym_name = "main"}> ({
  ^bb0(%arg0: memref<4xi32>, %arg1: memref<4xi32>, %arg2: none):
    %0:2 = "handshake.extmemory"(%arg1, %58#0, %58#1, %74#0, %74#1) <{id = 1 : i32, ldCount = 0 : i32, stCount = 2 : i32}> : (memref<4xi32>, i32, index, i32, index) -> (none, none)
    %1:2 = "handshake.extmemory"(%arg0, %42#1) <{id = 0 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %2 = "handshake.merge"(%arg2) : (none) -> none
    %3 = "handshake.constant"(%2) <{value = 0 : index}> : (none) -> index
    %4 = "handshake.constant"(%2) <{value = 1 : index}> : (none) -> index
    %5 = "handshake.constant"(%2) <{value = 4 : index}> : (none) -> index
    %6 = "handshake.constant"(%2) <{value = 0 : i32}> : (none) -> i32
    %7 = "handshake.constant"(%2) <{value = 3 : i32}> : (none) -> i32
    %8 = "handshake.br"(%2) : (none) -> none
    %9 = "handshake.br"(%3) : (index) -> index
    %10 = "handshake.br"(%4) : (index) -> index
    %11 = "handshake.br"(%5) : (index) -> index
    %12 = "handshake.br"(%6) : (i32) -> i32
    %13 = "handshake.br"(%7) : (i32) -> i32
    %14:2 = "handshake.control_merge"(%8) : (none) -> (none, index)
    %15 = "handshake.buffer"(%27) <{bufferType = #handshake<buffer_type_enum seq>, initValues = [0], slots = 1 : i32}> : (i1) -> i1
    %16 = "handshake.mux"(%15, %14#0, %92) : (i1, none, none) -> none
    %17 = "handshake.mux"(%14#1, %9) : (index, index) -> index
    %18 = "handshake.mux"(%15, %17, %93) : (i1, index, index) -> index
    %19 = "handshake.mux"(%14#1, %10) : (index, index) -> index
    %20 = "handshake.mux"(%15, %19, %88) : (i1, index, index) -> index
    %21 = "handshake.mux"(%14#1, %11) : (index, index) -> index
    %22 = "handshake.mux"(%15, %21, %89) : (i1, index, index) -> index
    %23 = "handshake.mux"(%14#1, %12) : (index, i32) -> i32
    %24 = "handshake.mux"(%15, %23, %90) : (i1, i32, i32) -> i32
    %25 = "handshake.mux"(%14#1, %13) : (index, i32) -> i32
    %26 = "handshake.mux"(%15, %25, %91) : (i1, i32, i32) -> i32
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
    %41 = "handshake.join"(%40#0, %1#1) : (none, none) -> none
    %42:2 = "handshake.load"(%39, %1#0, %40#0) : (index, i32, none) -> (i32, index)
    %43 = "arith.cmpi"(%42#0, %37) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %44:2 = "handshake.cond_br"(%43, %35) : (i1, index) -> (index, index)
    %45:2 = "handshake.cond_br"(%43, %36) : (i1, index) -> (index, index)
    %46:2 = "handshake.cond_br"(%43, %37) : (i1, i32) -> (i32, i32)
    %47:2 = "handshake.cond_br"(%43, %38) : (i1, i32) -> (i32, i32)
    %48:2 = "handshake.cond_br"(%43, %39) : (i1, index) -> (index, index)
    %49:2 = "handshake.cond_br"(%43, %41) : (i1, none) -> (none, none)
    %50:2 = "handshake.cond_br"(%43, %42#0) : (i1, i32) -> (i32, i32)
    %51 = "handshake.merge"(%44#0) : (index) -> index
    %52 = "handshake.merge"(%45#0) : (index) -> index
    %53 = "handshake.merge"(%46#0) : (i32) -> i32
    %54 = "handshake.merge"(%47#0) : (i32) -> i32
    %55 = "handshake.merge"(%48#0) : (index) -> index
    %56:2 = "handshake.control_merge"(%49#0) : (none) -> (none, index)
    %57 = "handshake.join"(%56#0, %0#0) : (none, none) -> none
    %58:2 = "handshake.store"(%55, %53, %56#0) : (index, i32, none) -> (i32, index)
    %59 = "handshake.br"(%51) : (index) -> index
    %60 = "handshake.br"(%52) : (index) -> index
    %61 = "handshake.br"(%53) : (i32) -> i32
    %62 = "handshake.br"(%54) : (i32) -> i32
    %63 = "handshake.br"(%55) : (index) -> index
    %64 = "handshake.br"(%57) : (none) -> none
    %65 = "handshake.merge"(%44#1) : (index) -> index
    %66 = "handshake.merge"(%45#1) : (index) -> index
    %67 = "handshake.merge"(%46#1) : (i32) -> i32
    %68 = "handshake.merge"(%47#1) : (i32) -> i32
    %69 = "handshake.merge"(%48#1) : (index) -> index
    %70 = "handshake.merge"(%50#1) : (i32) -> i32
    %71:2 = "handshake.control_merge"(%49#1) : (none) -> (none, index)
    %72 = "handshake.join"(%71#0, %0#1) : (none, none) -> none
    %73 = "arith.muli"(%70, %68) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %74:2 = "handshake.store"(%69, %73, %71#0) : (index, i32, none) -> (i32, index)
    %75 = "handshake.br"(%65) : (index) -> index
    %76 = "handshake.br"(%66) : (index) -> index
    %77 = "handshake.br"(%67) : (i32) -> i32
    %78 = "handshake.br"(%68) : (i32) -> i32
    %79 = "handshake.br"(%69) : (index) -> index
    %80 = "handshake.br"(%72) : (none) -> none
    %81 = "handshake.mux"(%86#1, %75, %59) : (index, index, index) -> index
    %82 = "handshake.mux"(%86#1, %76, %60) : (index, index, index) -> index
    %83 = "handshake.mux"(%86#1, %77, %61) : (index, i32, i32) -> i32
    %84 = "handshake.mux"(%86#1, %78, %62) : (index, i32, i32) -> i32
    %85 = "handshake.mux"(%86#1, %79, %63) : (index, index, index) -> index
    %86:2 = "handshake.control_merge"(%80, %64) : (none, none) -> (none, index)
    %87 = "arith.addi"(%85, %81) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %88 = "handshake.br"(%81) : (index) -> index
    %89 = "handshake.br"(%82) : (index) -> index
    %90 = "handshake.br"(%83) : (i32) -> i32
    %91 = "handshake.br"(%84) : (i32) -> i32
    %92 = "handshake.br"(%86#0) : (none) -> none
    %93 = "handshake.br"(%87) : (index) -> index
    %94:2 = "handshake.control_merge"(%34#1) : (none) -> (none, index)
    "handshake.return"(%94#0) : (none) -> ()
  }) {argNames = ["in0", "in1", "in2"], resNames = ["out0"]} : () -> ()
}) : () -> ()

