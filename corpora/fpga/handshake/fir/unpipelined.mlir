"builtin.module"() ({
  "handshake.func"() <{function_type = (memref<8xi32>, memref<4xi32>, memref<4xi32>, none) -> none, sym_name = "main"}> ({
  ^bb0(%arg0: memref<8xi32>, %arg1: memref<4xi32>, %arg2: memref<4xi32>, %arg3: none):
    %0 = "handshake.buffer"(%arg3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %1:6 = "handshake.fork"(%0) : (none) -> (none, none, none, none, none, none)
    %2 = "handshake.buffer"(%1#5) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %3 = "handshake.buffer"(%1#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %4 = "handshake.buffer"(%1#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %5 = "handshake.buffer"(%1#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %6 = "handshake.buffer"(%1#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %7 = "handshake.buffer"(%1#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %8 = "handshake.extmemory"(%arg2, %218, %217) <{id = 2 : i32, ldCount = 0 : i32, stCount = 1 : i32}> : (memref<4xi32>, i32, index) -> none
    %9 = "handshake.buffer"(%8) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %10:2 = "handshake.extmemory"(%arg1, %206) <{id = 1 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %11 = "handshake.buffer"(%10#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %12 = "handshake.buffer"(%10#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %13:2 = "handshake.extmemory"(%arg0, %203) <{id = 0 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<8xi32>, index) -> (i32, none)
    %14 = "handshake.buffer"(%13#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %15 = "handshake.buffer"(%13#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %16 = "handshake.constant"(%6) <{value = 0 : index}> : (none) -> index
    %17 = "handshake.buffer"(%16) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %18:2 = "handshake.fork"(%17) : (index) -> (index, index)
    %19 = "handshake.buffer"(%18#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %20 = "handshake.buffer"(%18#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %21 = "handshake.constant"(%5) <{value = 1 : index}> : (none) -> index
    %22 = "handshake.buffer"(%21) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %23 = "handshake.constant"(%4) <{value = 3 : index}> : (none) -> index
    %24 = "handshake.buffer"(%23) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %25 = "handshake.constant"(%3) <{value = 4 : index}> : (none) -> index
    %26 = "handshake.buffer"(%25) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %27 = "handshake.constant"(%2) <{value = 0 : i32}> : (none) -> i32
    %28 = "handshake.buffer"(%27) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %29 = "handshake.mux"(%57, %220, %20) : (index, index, index) -> index
    %30 = "handshake.buffer"(%29) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %31:2 = "handshake.fork"(%30) : (index) -> (index, index)
    %32 = "handshake.buffer"(%31#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %33 = "handshake.buffer"(%31#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %34 = "handshake.mux"(%58, %159, %19) : (index, index, index) -> index
    %35 = "handshake.buffer"(%34) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %36:2 = "handshake.fork"(%35) : (index) -> (index, index)
    %37 = "handshake.buffer"(%36#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %38 = "handshake.buffer"(%36#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %39 = "handshake.mux"(%59, %166, %22) : (index, index, index) -> index
    %40 = "handshake.buffer"(%39) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %41 = "handshake.mux"(%60, %171, %24) : (index, index, index) -> index
    %42 = "handshake.buffer"(%41) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %43 = "handshake.mux"(%61, %174, %26) : (index, index, index) -> index
    %44 = "handshake.buffer"(%43) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %45:2 = "handshake.fork"(%44) : (index) -> (index, index)
    %46 = "handshake.buffer"(%45#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %47 = "handshake.buffer"(%45#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %48 = "handshake.mux"(%62, %177, %28) : (index, i32, i32) -> i32
    %49 = "handshake.buffer"(%48) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %50:2 = "handshake.fork"(%49) : (i32) -> (i32, i32)
    %51 = "handshake.buffer"(%50#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %52 = "handshake.buffer"(%50#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %53:2 = "handshake.control_merge"(%215, %7) : (none, none) -> (none, index)
    %54 = "handshake.buffer"(%53#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %55 = "handshake.buffer"(%53#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %56:6 = "handshake.fork"(%54) : (index) -> (index, index, index, index, index, index)
    %57 = "handshake.buffer"(%56#5) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %58 = "handshake.buffer"(%56#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %59 = "handshake.buffer"(%56#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %60 = "handshake.buffer"(%56#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %61 = "handshake.buffer"(%56#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %62 = "handshake.buffer"(%56#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %63 = "arith.cmpi"(%32, %46) <{predicate = 2 : i64}> : (index, index) -> i1
    %64 = "handshake.buffer"(%63) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %65:9 = "handshake.fork"(%64) : (i1) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1)
    %66 = "handshake.buffer"(%65#8) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %67 = "handshake.buffer"(%65#7) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %68 = "handshake.buffer"(%65#6) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %69 = "handshake.buffer"(%65#5) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %70 = "handshake.buffer"(%65#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %71 = "handshake.buffer"(%65#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %72 = "handshake.buffer"(%65#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %73 = "handshake.buffer"(%65#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %74 = "handshake.buffer"(%65#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %75:2 = "handshake.cond_br"(%66, %33) : (i1, index) -> (index, index)
    %76 = "handshake.buffer"(%75#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %77 = "handshake.buffer"(%75#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%76) : (index) -> ()
    %78:2 = "handshake.cond_br"(%67, %37) : (i1, index) -> (index, index)
    %79 = "handshake.buffer"(%78#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %80 = "handshake.buffer"(%78#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%79) : (index) -> ()
    %81:2 = "handshake.cond_br"(%68, %38) : (i1, index) -> (index, index)
    %82 = "handshake.buffer"(%81#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %83 = "handshake.buffer"(%81#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%82) : (index) -> ()
    %84:2 = "handshake.cond_br"(%69, %40) : (i1, index) -> (index, index)
    %85 = "handshake.buffer"(%84#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %86 = "handshake.buffer"(%84#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%85) : (index) -> ()
    %87:2 = "handshake.cond_br"(%70, %42) : (i1, index) -> (index, index)
    %88 = "handshake.buffer"(%87#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %89 = "handshake.buffer"(%87#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%88) : (index) -> ()
    %90:2 = "handshake.cond_br"(%71, %47) : (i1, index) -> (index, index)
    %91 = "handshake.buffer"(%90#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %92 = "handshake.buffer"(%90#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%91) : (index) -> ()
    %93:2 = "handshake.cond_br"(%72, %51) : (i1, i32) -> (i32, i32)
    %94 = "handshake.buffer"(%93#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %95 = "handshake.buffer"(%93#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    "handshake.sink"(%94) : (i32) -> ()
    %96:2 = "handshake.cond_br"(%73, %52) : (i1, i32) -> (i32, i32)
    %97 = "handshake.buffer"(%96#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %98 = "handshake.buffer"(%96#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    "handshake.sink"(%97) : (i32) -> ()
    %99:2 = "handshake.cond_br"(%74, %55) : (i1, none) -> (none, none)
    %100 = "handshake.buffer"(%99#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %101 = "handshake.buffer"(%99#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %102 = "handshake.mux"(%128, %213, %83) : (index, index, index) -> index
    %103 = "handshake.buffer"(%102) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %104:2 = "handshake.fork"(%103) : (index) -> (index, index)
    %105 = "handshake.buffer"(%104#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %106 = "handshake.buffer"(%104#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %107 = "handshake.mux"(%129, %211, %98) : (index, i32, i32) -> i32
    %108 = "handshake.buffer"(%107) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %109 = "handshake.mux"(%130, %160, %80) : (index, index, index) -> index
    %110 = "handshake.buffer"(%109) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %111 = "handshake.mux"(%131, %169, %86) : (index, index, index) -> index
    %112 = "handshake.buffer"(%111) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %113 = "handshake.mux"(%132, %172, %89) : (index, index, index) -> index
    %114 = "handshake.buffer"(%113) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %115:2 = "handshake.fork"(%114) : (index) -> (index, index)
    %116 = "handshake.buffer"(%115#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %117 = "handshake.buffer"(%115#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %118 = "handshake.mux"(%133, %175, %92) : (index, index, index) -> index
    %119 = "handshake.buffer"(%118) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %120 = "handshake.mux"(%134, %178, %95) : (index, i32, i32) -> i32
    %121 = "handshake.buffer"(%120) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %122 = "handshake.mux"(%135, %187, %77) : (index, index, index) -> index
    %123 = "handshake.buffer"(%122) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %124:2 = "handshake.control_merge"(%199, %101) : (none, none) -> (none, index)
    %125 = "handshake.buffer"(%124#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %126 = "handshake.buffer"(%124#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %127:8 = "handshake.fork"(%125) : (index) -> (index, index, index, index, index, index, index, index)
    %128 = "handshake.buffer"(%127#7) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %129 = "handshake.buffer"(%127#6) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %130 = "handshake.buffer"(%127#5) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %131 = "handshake.buffer"(%127#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %132 = "handshake.buffer"(%127#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %133 = "handshake.buffer"(%127#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %134 = "handshake.buffer"(%127#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %135 = "handshake.buffer"(%127#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %136 = "arith.cmpi"(%105, %116) <{predicate = 2 : i64}> : (index, index) -> i1
    %137 = "handshake.buffer"(%136) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %138:9 = "handshake.fork"(%137) : (i1) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1)
    %139 = "handshake.buffer"(%138#8) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %140 = "handshake.buffer"(%138#7) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %141 = "handshake.buffer"(%138#6) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %142 = "handshake.buffer"(%138#5) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %143 = "handshake.buffer"(%138#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %144 = "handshake.buffer"(%138#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %145 = "handshake.buffer"(%138#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %146 = "handshake.buffer"(%138#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %147 = "handshake.buffer"(%138#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %148:2 = "handshake.cond_br"(%139, %106) : (i1, index) -> (index, index)
    %149 = "handshake.buffer"(%148#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %150 = "handshake.buffer"(%148#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%149) : (index) -> ()
    %151:3 = "handshake.fork"(%150) : (index) -> (index, index, index)
    %152 = "handshake.buffer"(%151#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %153 = "handshake.buffer"(%151#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %154 = "handshake.buffer"(%151#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %155:2 = "handshake.cond_br"(%140, %108) : (i1, i32) -> (i32, i32)
    %156 = "handshake.buffer"(%155#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %157 = "handshake.buffer"(%155#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %158:2 = "handshake.cond_br"(%141, %110) : (i1, index) -> (index, index)
    %159 = "handshake.buffer"(%158#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %160 = "handshake.buffer"(%158#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %161:2 = "handshake.cond_br"(%142, %112) : (i1, index) -> (index, index)
    %162 = "handshake.buffer"(%161#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %163 = "handshake.buffer"(%161#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %164:2 = "handshake.fork"(%162) : (index) -> (index, index)
    %165 = "handshake.buffer"(%164#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %166 = "handshake.buffer"(%164#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %167:2 = "handshake.fork"(%163) : (index) -> (index, index)
    %168 = "handshake.buffer"(%167#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %169 = "handshake.buffer"(%167#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %170:2 = "handshake.cond_br"(%143, %117) : (i1, index) -> (index, index)
    %171 = "handshake.buffer"(%170#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %172 = "handshake.buffer"(%170#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %173:2 = "handshake.cond_br"(%144, %119) : (i1, index) -> (index, index)
    %174 = "handshake.buffer"(%173#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %175 = "handshake.buffer"(%173#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %176:2 = "handshake.cond_br"(%145, %121) : (i1, i32) -> (i32, i32)
    %177 = "handshake.buffer"(%176#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %178 = "handshake.buffer"(%176#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %179:2 = "handshake.cond_br"(%146, %123) : (i1, index) -> (index, index)
    %180 = "handshake.buffer"(%179#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %181 = "handshake.buffer"(%179#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %182:2 = "handshake.fork"(%180) : (index) -> (index, index)
    %183 = "handshake.buffer"(%182#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %184 = "handshake.buffer"(%182#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %185:2 = "handshake.fork"(%181) : (index) -> (index, index)
    %186 = "handshake.buffer"(%185#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %187 = "handshake.buffer"(%185#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %188:2 = "handshake.cond_br"(%147, %126) : (i1, none) -> (none, none)
    %189 = "handshake.buffer"(%188#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %190 = "handshake.buffer"(%188#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %191:2 = "handshake.fork"(%189) : (none) -> (none, none)
    %192 = "handshake.buffer"(%191#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %193 = "handshake.buffer"(%191#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %194:3 = "handshake.fork"(%190) : (none) -> (none, none, none)
    %195 = "handshake.buffer"(%194#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %196 = "handshake.buffer"(%194#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %197 = "handshake.buffer"(%194#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %198 = "handshake.join"(%196, %14, %11) : (none, none, none) -> none
    %199 = "handshake.buffer"(%198) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %200 = "arith.addi"(%186, %154) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %201 = "handshake.buffer"(%200) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %202:2 = "handshake.load"(%201, %15, %195) : (index, i32, none) -> (i32, index)
    %203 = "handshake.buffer"(%202#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %204 = "handshake.buffer"(%202#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %205:2 = "handshake.load"(%152, %12, %197) : (index, i32, none) -> (i32, index)
    %206 = "handshake.buffer"(%205#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %207 = "handshake.buffer"(%205#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %208 = "arith.muli"(%204, %207) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %209 = "handshake.buffer"(%208) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %210 = "arith.addi"(%157, %209) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %211 = "handshake.buffer"(%210) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %212 = "arith.addi"(%153, %168) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %213 = "handshake.buffer"(%212) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %214 = "handshake.join"(%192, %9) : (none, none) -> none
    %215 = "handshake.buffer"(%214) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %216:2 = "handshake.store"(%183, %156, %193) : (index, i32, none) -> (i32, index)
    %217 = "handshake.buffer"(%216#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %218 = "handshake.buffer"(%216#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %219 = "arith.addi"(%184, %165) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %220 = "handshake.buffer"(%219) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.return"(%100) : (none) -> ()
  }) {argNames = ["in0", "in1", "in2", "in3"], resNames = ["out0"]} : () -> ()
}) : () -> ()

