"builtin.module"() ({
  "handshake.func"() <{function_type = (memref<4xi32>, memref<4xi32>, memref<4xi32>, none) -> none, sym_name = "main"}> ({
  ^bb0(%arg0: memref<4xi32>, %arg1: memref<4xi32>, %arg2: memref<4xi32>, %arg3: none):
    %0 = "handshake.extmemory"(%arg2, %130#0, %130#1) <{id = 2 : i32, ldCount = 0 : i32, stCount = 1 : i32}> : (memref<4xi32>, i32, index) -> none
    %1:2 = "handshake.extmemory"(%arg1, %105#1) <{id = 1 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %2:2 = "handshake.extmemory"(%arg0, %104#1) <{id = 0 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %3 = "handshake.merge"(%arg3) : (none) -> none
    %4 = "handshake.constant"(%3) <{value = 0 : index}> : (none) -> index
    %5 = "handshake.constant"(%3) <{value = 1 : index}> : (none) -> index
    %6 = "handshake.constant"(%3) <{value = 2 : index}> : (none) -> index
    %7 = "handshake.constant"(%3) <{value = 0 : i32}> : (none) -> i32
    %8 = "handshake.br"(%3) : (none) -> none
    %9 = "handshake.br"(%4) : (index) -> index
    %10 = "handshake.br"(%4) : (index) -> index
    %11 = "handshake.br"(%5) : (index) -> index
    %12 = "handshake.br"(%6) : (index) -> index
    %13 = "handshake.br"(%7) : (i32) -> i32
    %14:2 = "handshake.control_merge"(%8) : (none) -> (none, index)
    %15 = "handshake.buffer"(%27) <{bufferType = #handshake<buffer_type_enum seq>, initValues = [0], slots = 1 : i32}> : (i1) -> i1
    %16 = "handshake.mux"(%15, %14#0, %151) : (i1, none, none) -> none
    %17 = "handshake.mux"(%14#1, %10) : (index, index) -> index
    %18 = "handshake.mux"(%15, %17, %152) : (i1, index, index) -> index
    %19 = "handshake.mux"(%14#1, %9) : (index, index) -> index
    %20 = "handshake.mux"(%15, %19, %147) : (i1, index, index) -> index
    %21 = "handshake.mux"(%14#1, %11) : (index, index) -> index
    %22 = "handshake.mux"(%15, %21, %148) : (i1, index, index) -> index
    %23 = "handshake.mux"(%14#1, %12) : (index, index) -> index
    %24 = "handshake.mux"(%15, %23, %149) : (i1, index, index) -> index
    %25 = "handshake.mux"(%14#1, %13) : (index, i32) -> i32
    %26 = "handshake.mux"(%15, %25, %150) : (i1, i32, i32) -> i32
    %27 = "handshake.merge"(%28) : (i1) -> i1
    %28 = "arith.cmpi"(%18, %24) <{predicate = 2 : i64}> : (index, index) -> i1
    %29:2 = "handshake.cond_br"(%28, %18) : (i1, index) -> (index, index)
    %30:2 = "handshake.cond_br"(%28, %20) : (i1, index) -> (index, index)
    %31:2 = "handshake.cond_br"(%28, %22) : (i1, index) -> (index, index)
    %32:2 = "handshake.cond_br"(%28, %24) : (i1, index) -> (index, index)
    %33:2 = "handshake.cond_br"(%28, %26) : (i1, i32) -> (i32, i32)
    %34:2 = "handshake.cond_br"(%28, %16) : (i1, none) -> (none, none)
    %35 = "handshake.merge"(%30#0) : (index) -> index
    %36 = "handshake.merge"(%31#0) : (index) -> index
    %37 = "handshake.merge"(%32#0) : (index) -> index
    %38 = "handshake.merge"(%33#0) : (i32) -> i32
    %39 = "handshake.merge"(%29#0) : (index) -> index
    %40:2 = "handshake.control_merge"(%34#0) : (none) -> (none, index)
    %41 = "arith.muli"(%39, %37) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %42 = "handshake.br"(%35) : (index) -> index
    %43 = "handshake.br"(%35) : (index) -> index
    %44 = "handshake.br"(%36) : (index) -> index
    %45 = "handshake.br"(%37) : (index) -> index
    %46 = "handshake.br"(%38) : (i32) -> i32
    %47 = "handshake.br"(%39) : (index) -> index
    %48 = "handshake.br"(%40#0) : (none) -> none
    %49 = "handshake.br"(%41) : (index) -> index
    %50 = "handshake.mux"(%57#1, %139, %43) : (index, index, index) -> index
    %51 = "handshake.mux"(%57#1, %132, %42) : (index, index, index) -> index
    %52 = "handshake.mux"(%57#1, %133, %44) : (index, index, index) -> index
    %53 = "handshake.mux"(%57#1, %134, %45) : (index, index, index) -> index
    %54 = "handshake.mux"(%57#1, %135, %46) : (index, i32, i32) -> i32
    %55 = "handshake.mux"(%57#1, %136, %47) : (index, index, index) -> index
    %56 = "handshake.mux"(%57#1, %137, %49) : (index, index, index) -> index
    %57:2 = "handshake.control_merge"(%138, %48) : (none, none) -> (none, index)
    %58 = "arith.cmpi"(%50, %53) <{predicate = 2 : i64}> : (index, index) -> i1
    %59:2 = "handshake.cond_br"(%58, %50) : (i1, index) -> (index, index)
    %60:2 = "handshake.cond_br"(%58, %51) : (i1, index) -> (index, index)
    %61:2 = "handshake.cond_br"(%58, %51) : (i1, index) -> (index, index)
    %62:2 = "handshake.cond_br"(%58, %52) : (i1, index) -> (index, index)
    %63:2 = "handshake.cond_br"(%58, %53) : (i1, index) -> (index, index)
    %64:2 = "handshake.cond_br"(%58, %54) : (i1, i32) -> (i32, i32)
    %65:2 = "handshake.cond_br"(%58, %54) : (i1, i32) -> (i32, i32)
    %66:2 = "handshake.cond_br"(%58, %55) : (i1, index) -> (index, index)
    %67:2 = "handshake.cond_br"(%58, %56) : (i1, index) -> (index, index)
    %68:2 = "handshake.cond_br"(%58, %57#0) : (i1, none) -> (none, none)
    %69 = "handshake.mux"(%78#1, %118, %61#0) : (index, index, index) -> index
    %70 = "handshake.mux"(%78#1, %117, %65#0) : (index, i32, i32) -> i32
    %71 = "handshake.mux"(%78#1, %109, %60#0) : (index, index, index) -> index
    %72 = "handshake.mux"(%78#1, %110, %62#0) : (index, index, index) -> index
    %73 = "handshake.mux"(%78#1, %111, %63#0) : (index, index, index) -> index
    %74 = "handshake.mux"(%78#1, %112, %64#0) : (index, i32, i32) -> i32
    %75 = "handshake.mux"(%78#1, %113, %66#0) : (index, index, index) -> index
    %76 = "handshake.mux"(%78#1, %114, %67#0) : (index, index, index) -> index
    %77 = "handshake.mux"(%78#1, %115, %59#0) : (index, index, index) -> index
    %78:2 = "handshake.control_merge"(%116, %68#0) : (none, none) -> (none, index)
    %79 = "arith.cmpi"(%69, %73) <{predicate = 2 : i64}> : (index, index) -> i1
    %80:2 = "handshake.cond_br"(%79, %69) : (i1, index) -> (index, index)
    %81:2 = "handshake.cond_br"(%79, %70) : (i1, i32) -> (i32, i32)
    %82:2 = "handshake.cond_br"(%79, %71) : (i1, index) -> (index, index)
    %83:2 = "handshake.cond_br"(%79, %72) : (i1, index) -> (index, index)
    %84:2 = "handshake.cond_br"(%79, %73) : (i1, index) -> (index, index)
    %85:2 = "handshake.cond_br"(%79, %74) : (i1, i32) -> (i32, i32)
    %86:2 = "handshake.cond_br"(%79, %75) : (i1, index) -> (index, index)
    %87:2 = "handshake.cond_br"(%79, %76) : (i1, index) -> (index, index)
    %88:2 = "handshake.cond_br"(%79, %77) : (i1, index) -> (index, index)
    %89:2 = "handshake.cond_br"(%79, %78#0) : (i1, none) -> (none, none)
    %90 = "handshake.merge"(%82#0) : (index) -> index
    %91 = "handshake.merge"(%83#0) : (index) -> index
    %92 = "handshake.merge"(%84#0) : (index) -> index
    %93 = "handshake.merge"(%85#0) : (i32) -> i32
    %94 = "handshake.merge"(%86#0) : (index) -> index
    %95 = "handshake.merge"(%87#0) : (index) -> index
    %96 = "handshake.merge"(%88#0) : (index) -> index
    %97 = "handshake.merge"(%80#0) : (index) -> index
    %98 = "handshake.merge"(%81#0) : (i32) -> i32
    %99:2 = "handshake.control_merge"(%89#0) : (none) -> (none, index)
    %100 = "handshake.join"(%99#0, %2#1, %1#1) : (none, none, none) -> none
    %101 = "arith.addi"(%95, %97) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %102 = "arith.muli"(%97, %92) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %103 = "arith.addi"(%102, %96) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %104:2 = "handshake.load"(%101, %2#0, %99#0) : (index, i32, none) -> (i32, index)
    %105:2 = "handshake.load"(%103, %1#0, %99#0) : (index, i32, none) -> (i32, index)
    %106 = "arith.muli"(%104#0, %105#0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %107 = "arith.addi"(%98, %106) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %108 = "arith.addi"(%97, %91) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %109 = "handshake.br"(%90) : (index) -> index
    %110 = "handshake.br"(%91) : (index) -> index
    %111 = "handshake.br"(%92) : (index) -> index
    %112 = "handshake.br"(%93) : (i32) -> i32
    %113 = "handshake.br"(%94) : (index) -> index
    %114 = "handshake.br"(%95) : (index) -> index
    %115 = "handshake.br"(%96) : (index) -> index
    %116 = "handshake.br"(%100) : (none) -> none
    %117 = "handshake.br"(%107) : (i32) -> i32
    %118 = "handshake.br"(%108) : (index) -> index
    %119 = "handshake.merge"(%82#1) : (index) -> index
    %120 = "handshake.merge"(%83#1) : (index) -> index
    %121 = "handshake.merge"(%84#1) : (index) -> index
    %122 = "handshake.merge"(%85#1) : (i32) -> i32
    %123 = "handshake.merge"(%86#1) : (index) -> index
    %124 = "handshake.merge"(%87#1) : (index) -> index
    %125 = "handshake.merge"(%88#1) : (index) -> index
    %126 = "handshake.merge"(%81#1) : (i32) -> i32
    %127:2 = "handshake.control_merge"(%89#1) : (none) -> (none, index)
    %128 = "handshake.join"(%127#0, %0) : (none, none) -> none
    %129 = "arith.addi"(%124, %125) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %130:2 = "handshake.store"(%129, %126, %127#0) : (index, i32, none) -> (i32, index)
    %131 = "arith.addi"(%125, %120) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %132 = "handshake.br"(%119) : (index) -> index
    %133 = "handshake.br"(%120) : (index) -> index
    %134 = "handshake.br"(%121) : (index) -> index
    %135 = "handshake.br"(%122) : (i32) -> i32
    %136 = "handshake.br"(%123) : (index) -> index
    %137 = "handshake.br"(%124) : (index) -> index
    %138 = "handshake.br"(%128) : (none) -> none
    %139 = "handshake.br"(%131) : (index) -> index
    %140 = "handshake.merge"(%60#1) : (index) -> index
    %141 = "handshake.merge"(%62#1) : (index) -> index
    %142 = "handshake.merge"(%63#1) : (index) -> index
    %143 = "handshake.merge"(%64#1) : (i32) -> i32
    %144 = "handshake.merge"(%66#1) : (index) -> index
    %145:2 = "handshake.control_merge"(%68#1) : (none) -> (none, index)
    %146 = "arith.addi"(%144, %141) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %147 = "handshake.br"(%140) : (index) -> index
    %148 = "handshake.br"(%141) : (index) -> index
    %149 = "handshake.br"(%142) : (index) -> index
    %150 = "handshake.br"(%143) : (i32) -> i32
    %151 = "handshake.br"(%145#0) : (none) -> none
    %152 = "handshake.br"(%146) : (index) -> index
    %153:2 = "handshake.control_merge"(%34#1) : (none) -> (none, index)
    "handshake.return"(%153#0) : (none) -> ()
  }) {argNames = ["in0", "in1", "in2", "in3"], resNames = ["out0"]} : () -> ()
}) : () -> ()

