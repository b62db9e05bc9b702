"builtin.module"() ({
  "handshake.func"() <{function_type = (memref<4xi32>, memref<4xi32>, none) -> none, sym_name = "main"}> ({
  ^bb0(%arg0: memref<4xi32>, %arg1: memref<4xi32>, %arg2: none):
    %0:3 = "handshake.memory"(%43#0, %43#1, %76#1) <{id = 2 : i32, ldCount = 1 : i32, lsq = false, memRefType = memref<4xi32>, stCount = 1 : i32}> : (i32, index, index) -> (i32, none, none)
    %1 = "handshake.extmemory"(%arg1, %77#0, %77#1) <{id = 1 : i32, ldCount = 0 : i32, stCount = 1 : i32}> : (memref<4xi32>, i32, index) -> none
    %2:2 = "handshake.extmemory"(%arg0, %42#1) <{id = 0 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %3 = "handshake.merge"(%arg2) : (none) -> none
    %4 = "handshake.constant"(%3) <{value = 0 : index}> : (none) -> index
    %5 = "handshake.constant"(%3) <{value = 1 : index}> : (none) -> index
    %6 = "handshake.constant"(%3) <{value = 3 : index}> : (none) -> index
    %7 = "handshake.constant"(%3) <{value = 4 : index}> : (none) -> index
    %8 = "handshake.br"(%3) : (none) -> none
    %9 = "handshake.br"(%4) : (index) -> index
    %10 = "handshake.br"(%4) : (index) -> index
    %11 = "handshake.br"(%5) : (index) -> index
    %12 = "handshake.br"(%6) : (index) -> index
    %13 = "handshake.br"(%7) : (index) -> index
    %14:2 = "handshake.control_merge"(%8) : (none) -> (none, index)
    %15 = "handshake.buffer"(%27) <{bufferType = #handshake<buffer_type_enum seq>, initValues = [0], slots = 1 : i32}> : (i1) -> i1
    %16 = "handshake.mux"(%15, %14#0, %49) : (i1, none, none) -> none
    %17 = "handshake.mux"(%14#1, %10) : (index, index) -> index
    %18 = "handshake.mux"(%15, %17, %50) : (i1, index, index) -> index
    %19 = "handshake.mux"(%14#1, %9) : (index, index) -> index
    %20 = "handshake.mux"(%15, %19, %45) : (i1, index, index) -> index
    %21 = "handshake.mux"(%14#1, %11) : (index, index) -> index
    %22 = "handshake.mux"(%15, %21, %46) : (i1, index, index) -> index
    %23 = "handshake.mux"(%14#1, %12) : (index, index) -> index
    %24 = "handshake.mux"(%15, %23, %47) : (i1, index, index) -> index
    %25 = "handshake.mux"(%14#1, %13) : (index, index) -> index
    %26 = "handshake.mux"(%15, %25, %48) : (i1, index, index) -> index
    %27 = "handshake.merge"(%28) : (i1) -> i1
    %28 = "arith.cmpi"(%18, %26) <{predicate = 2 : i64}> : (index, index) -> i1
    %29:2 = "handshake.cond_br"(%28, %18) : (i1, index) -> (index, index)
    %30:2 = "handshake.cond_br"(%28, %20) : (i1, index) -> (index, index)
    %31:2 = "handshake.cond_br"(%28, %22) : (i1, index) -> (index, index)
    %32:2 = "handshake.cond_br"(%28, %24) : (i1, index) -> (index, index)
    %33:2 = "handshake.cond_br"(%28, %26) : (i1, index) -> (index, index)
    %34:2 = "handshake.cond_br"(%28, %16) : (i1, none) -> (none, none)
    %35 = "handshake.merge"(%30#0) : (index) -> index
    %36 = "handshake.merge"(%31#0) : (index) -> index
    %37 = "handshake.merge"(%32#0) : (index) -> index
    %38 = "handshake.merge"(%33#0) : (index) -> index
    %39 = "handshake.merge"(%29#0) : (index) -> index
    %40:2 = "handshake.control_merge"(%34#0) : (none) -> (none, index)
    %41 = "handshake.join"(%40#0, %2#1, %0#1) : (none, none, none) -> none
    %42:2 = "handshake.load"(%39, %2#0, %40#0) : (index, i32, none) -> (i32, index)
    %43:2 = "handshake.store"(%39, %42#0, %40#0) : (index, i32, none) -> (i32, index)
    %44 = "arith.addi"(%39, %36) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %45 = "handshake.br"(%35) : (index) -> index
    %46 = "handshake.br"(%36) : (index) -> index
    %47 = "handshake.br"(%37) : (index) -> index
    %48 = "handshake.br"(%38) : (index) -> index
    %49 = "handshake.br"(%41) : (none) -> none
    %50 = "handshake.br"(%44) : (index) -> index
    %51:2 = "handshake.control_merge"(%34#1) : (none) -> (none, index)
    %52 = "handshake.buffer"(%62) <{bufferType = #handshake<buffer_type_enum seq>, initValues = [0], slots = 1 : i32}> : (i1) -> i1
    %53 = "handshake.mux"(%52, %51#0, %82) : (i1, none, none) -> none
    %54 = "handshake.mux"(%51#1, %30#1) : (index, index) -> index
    %55 = "handshake.mux"(%52, %54, %83) : (i1, index, index) -> index
    %56 = "handshake.mux"(%51#1, %31#1) : (index, index) -> index
    %57 = "handshake.mux"(%52, %56, %79) : (i1, index, index) -> index
    %58 = "handshake.mux"(%51#1, %32#1) : (index, index) -> index
    %59 = "handshake.mux"(%52, %58, %80) : (i1, index, index) -> index
    %60 = "handshake.mux"(%51#1, %33#1) : (index, index) -> index
    %61 = "handshake.mux"(%52, %60, %81) : (i1, index, index) -> index
    %62 = "handshake.merge"(%63) : (i1) -> i1
    %63 = "arith.cmpi"(%55, %61) <{predicate = 2 : i64}> : (index, index) -> i1
    %64:2 = "handshake.cond_br"(%63, %55) : (i1, index) -> (index, index)
    %65:2 = "handshake.cond_br"(%63, %57) : (i1, index) -> (index, index)
    %66:2 = "handshake.cond_br"(%63, %59) : (i1, index) -> (index, index)
    %67:2 = "handshake.cond_br"(%63, %61) : (i1, index) -> (index, index)
    %68:2 = "handshake.cond_br"(%63, %53) : (i1, none) -> (none, none)
    %69 = "handshake.merge"(%65#0) : (index) -> index
    %70 = "handshake.merge"(%66#0) : (index) -> index
    %71 = "handshake.merge"(%67#0) : (index) -> index
    %72 = "handshake.merge"(%64#0) : (index) -> index
    %73:2 = "handshake.control_merge"(%68#0) : (none) -> (none, index)
    %74 = "handshake.join"(%73#0, %1, %0#2) : (none, none, none) -> none
    %75 = "arith.subi"(%70, %72) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %76:2 = "handshake.load"(%75, %0#0, %73#0) : (index, i32, none) -> (i32, index)
    %77:2 = "handshake.store"(%72, %76#0, %73#0) : (index, i32, none) -> (i32, index)
    %78 = "arith.addi"(%72, %69) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %79 = "handshake.br"(%69) : (index) -> index
    %80 = "handshake.br"(%70) : (index) -> index
    %81 = "handshake.br"(%71) : (index) -> index
    %82 = "handshake.br"(%74) : (none) -> none
    %83 = "handshake.br"(%78) : (index) -> index
    %84:2 = "handshake.control_merge"(%68#1) : (none) -> (none, index)
    "handshake.return"(%84#0) : (none) -> ()
  }) {argNames = ["in0", "in1", "in2"], resNames = ["out0"]} : () -> ()
}) : () -> ()

