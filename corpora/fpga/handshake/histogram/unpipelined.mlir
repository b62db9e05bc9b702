"builtin.module"() ({
  "handshake.func"() <{function_type = (memref<4xi32>, memref<4xi32>, none) -> none, sym_name = "main"}> ({
  ^bb0(%arg0: memref<4xi32>, %arg1: memref<4xi32>, %arg2: none):
    %0 = "handshake.buffer"(%arg2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %1:6 = "handshake.fork"(%0) : (none) -> (none, none, none, none, none, none)
    %2 = "handshake.buffer"(%1#5) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %3 = "handshake.buffer"(%1#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %4 = "handshake.buffer"(%1#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %5 = "handshake.buffer"(%1#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %6 = "handshake.buffer"(%1#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %7 = "handshake.buffer"(%1#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %8:3 = "handshake.extmemory"(%arg1, %118, %117, %110) <{id = 1 : i32, ldCount = 1 : i32, stCount = 1 : i32}> : (memref<4xi32>, i32, index, index) -> (i32, none, none)
    %9 = "handshake.buffer"(%8#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %10 = "handshake.buffer"(%8#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %11 = "handshake.buffer"(%8#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %12:2 = "handshake.fork"(%9) : (none) -> (none, none)
    %13 = "handshake.buffer"(%12#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %14 = "handshake.buffer"(%12#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %15:2 = "handshake.extmemory"(%arg0, %100) <{id = 0 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %16 = "handshake.buffer"(%15#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %17 = "handshake.buffer"(%15#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %18 = "handshake.constant"(%6) <{value = 0 : index}> : (none) -> index
    %19 = "handshake.buffer"(%18) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %20 = "handshake.constant"(%5) <{value = 1 : index}> : (none) -> index
    %21 = "handshake.buffer"(%20) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %22 = "handshake.constant"(%4) <{value = 4 : index}> : (none) -> index
    %23 = "handshake.buffer"(%22) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %24 = "handshake.constant"(%3) <{value = 1 : i32}> : (none) -> i32
    %25 = "handshake.buffer"(%24) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %26 = "handshake.constant"(%2) <{value = 3 : i32}> : (none) -> i32
    %27 = "handshake.buffer"(%26) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %28 = "handshake.mux"(%48, %120, %19) : (index, index, index) -> index
    %29 = "handshake.buffer"(%28) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %30:2 = "handshake.fork"(%29) : (index) -> (index, index)
    %31 = "handshake.buffer"(%30#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %32 = "handshake.buffer"(%30#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %33 = "handshake.mux"(%49, %73, %21) : (index, index, index) -> index
    %34 = "handshake.buffer"(%33) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %35 = "handshake.mux"(%50, %76, %23) : (index, index, index) -> index
    %36 = "handshake.buffer"(%35) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %37:2 = "handshake.fork"(%36) : (index) -> (index, index)
    %38 = "handshake.buffer"(%37#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %39 = "handshake.buffer"(%37#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %40 = "handshake.mux"(%51, %82, %25) : (index, i32, i32) -> i32
    %41 = "handshake.buffer"(%40) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %42 = "handshake.mux"(%52, %88, %27) : (index, i32, i32) -> i32
    %43 = "handshake.buffer"(%42) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %44:2 = "handshake.control_merge"(%98, %7) : (none, none) -> (none, index)
    %45 = "handshake.buffer"(%44#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %46 = "handshake.buffer"(%44#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %47:5 = "handshake.fork"(%45) : (index) -> (index, index, index, index, index)
    %48 = "handshake.buffer"(%47#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %49 = "handshake.buffer"(%47#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %50 = "handshake.buffer"(%47#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %51 = "handshake.buffer"(%47#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %52 = "handshake.buffer"(%47#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %53 = "arith.cmpi"(%31, %38) <{predicate = 2 : i64}> : (index, index) -> i1
    %54 = "handshake.buffer"(%53) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %55:6 = "handshake.fork"(%54) : (i1) -> (i1, i1, i1, i1, i1, i1)
    %56 = "handshake.buffer"(%55#5) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %57 = "handshake.buffer"(%55#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %58 = "handshake.buffer"(%55#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %59 = "handshake.buffer"(%55#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %60 = "handshake.buffer"(%55#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %61 = "handshake.buffer"(%55#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %62:2 = "handshake.cond_br"(%56, %32) : (i1, index) -> (index, index)
    %63 = "handshake.buffer"(%62#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %64 = "handshake.buffer"(%62#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%63) : (index) -> ()
    %65:2 = "handshake.fork"(%64) : (index) -> (index, index)
    %66 = "handshake.buffer"(%65#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %67 = "handshake.buffer"(%65#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %68:2 = "handshake.cond_br"(%57, %34) : (i1, index) -> (index, index)
    %69 = "handshake.buffer"(%68#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %70 = "handshake.buffer"(%68#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%69) : (index) -> ()
    %71:2 = "handshake.fork"(%70) : (index) -> (index, index)
    %72 = "handshake.buffer"(%71#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %73 = "handshake.buffer"(%71#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %74:2 = "handshake.cond_br"(%58, %39) : (i1, index) -> (index, index)
    %75 = "handshake.buffer"(%74#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %76 = "handshake.buffer"(%74#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%75) : (index) -> ()
    %77:2 = "handshake.cond_br"(%59, %41) : (i1, i32) -> (i32, i32)
    %78 = "handshake.buffer"(%77#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %79 = "handshake.buffer"(%77#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    "handshake.sink"(%78) : (i32) -> ()
    %80:2 = "handshake.fork"(%79) : (i32) -> (i32, i32)
    %81 = "handshake.buffer"(%80#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %82 = "handshake.buffer"(%80#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %83:2 = "handshake.cond_br"(%60, %43) : (i1, i32) -> (i32, i32)
    %84 = "handshake.buffer"(%83#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %85 = "handshake.buffer"(%83#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    "handshake.sink"(%84) : (i32) -> ()
    %86:2 = "handshake.fork"(%85) : (i32) -> (i32, i32)
    %87 = "handshake.buffer"(%86#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %88 = "handshake.buffer"(%86#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %89:2 = "handshake.cond_br"(%61, %46) : (i1, none) -> (none, none)
    %90 = "handshake.buffer"(%89#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %91 = "handshake.buffer"(%89#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %92:4 = "handshake.fork"(%91) : (none) -> (none, none, none, none)
    %93 = "handshake.buffer"(%92#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %94 = "handshake.buffer"(%92#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %95 = "handshake.buffer"(%92#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %96 = "handshake.buffer"(%92#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %97 = "handshake.join"(%94, %16, %13, %10) : (none, none, none, none) -> none
    %98 = "handshake.buffer"(%97) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %99:2 = "handshake.load"(%66, %17, %93) : (index, i32, none) -> (i32, index)
    %100 = "handshake.buffer"(%99#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %101 = "handshake.buffer"(%99#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %102 = "arith.andi"(%101, %87) : (i32, i32) -> i32
    %103 = "handshake.buffer"(%102) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %104 = "arith.index_cast"(%103) : (i32) -> index
    %105 = "handshake.buffer"(%104) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %106:2 = "handshake.fork"(%105) : (index) -> (index, index)
    %107 = "handshake.buffer"(%106#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %108 = "handshake.buffer"(%106#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %109:2 = "handshake.load"(%107, %11, %95) : (index, i32, none) -> (i32, index)
    %110 = "handshake.buffer"(%109#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %111 = "handshake.buffer"(%109#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %112 = "arith.addi"(%111, %81) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %113 = "handshake.buffer"(%112) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %114 = "handshake.join"(%96, %14) : (none, none) -> none
    %115 = "handshake.buffer"(%114) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %116:2 = "handshake.store"(%108, %113, %115) : (index, i32, none) -> (i32, index)
    %117 = "handshake.buffer"(%116#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %118 = "handshake.buffer"(%116#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %119 = "arith.addi"(%67, %72) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %120 = "handshake.buffer"(%119) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.return"(%90) : (none) -> ()
  }) {argNames = ["in0", "in1", "in2"], resNames = ["out0"]} : () -> ()
}) : () -> ()

