"builtin.module"() ({
  "handshake.func"() <{function_type = (memref<4xi32>, memref<4xi32>, none) -> none, sym_name = "main"}> ({
  ^bb0(%arg0: memref<4xi32>, %arg1: memref<4xi32>, %arg2: none):
    %0 = "handshake.buffer"(%arg2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %1:5 = "handshake.fork"(%0) : (none) -> (none, none, none, none, none)
    %2 = "handshake.buffer"(%1#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %3 = "handshake.buffer"(%1#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %4 = "handshake.buffer"(%1#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %5 = "handshake.buffer"(%1#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %6 = "handshake.buffer"(%1#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %7:3 = "handshake.memory"(%98, %97, %166) <{id = 2 : i32, ldCount = 1 : i32, lsq = false, memRefType = memref<4xi32>, stCount = 1 : i32}> : (i32, index, index) -> (i32, none, none)
    %8 = "handshake.buffer"(%7#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %9 = "handshake.buffer"(%7#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %10 = "handshake.buffer"(%7#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %11 = "handshake.extmemory"(%arg1, %170, %169) <{id = 1 : i32, ldCount = 0 : i32, stCount = 1 : i32}> : (memref<4xi32>, i32, index) -> none
    %12 = "handshake.buffer"(%11) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %13:2 = "handshake.extmemory"(%arg0, %94) <{id = 0 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %14 = "handshake.buffer"(%13#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %15 = "handshake.buffer"(%13#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %16 = "handshake.constant"(%5) <{value = 0 : index}> : (none) -> index
    %17 = "handshake.buffer"(%16) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %18:2 = "handshake.fork"(%17) : (index) -> (index, index)
    %19 = "handshake.buffer"(%18#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %20 = "handshake.buffer"(%18#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %21 = "handshake.constant"(%4) <{value = 1 : index}> : (none) -> index
    %22 = "handshake.buffer"(%21) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %23 = "handshake.constant"(%3) <{value = 3 : index}> : (none) -> index
    %24 = "handshake.buffer"(%23) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %25 = "handshake.constant"(%2) <{value = 4 : index}> : (none) -> index
    %26 = "handshake.buffer"(%25) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %27 = "handshake.buffer"(%55#0) <{bufferType = #handshake<buffer_type_enum seq>, initValues = [0], slots = 1 : i32}> : (i1) -> i1
    %28:6 = "handshake.fork"(%27) : (i1) -> (i1, i1, i1, i1, i1, i1)
    %29 = "handshake.buffer"(%28#5) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %30 = "handshake.buffer"(%28#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %31 = "handshake.buffer"(%28#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %32 = "handshake.buffer"(%28#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %33 = "handshake.buffer"(%28#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %34 = "handshake.buffer"(%28#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %35 = "handshake.mux"(%29, %6, %92) : (i1, none, none) -> none
    %36 = "handshake.buffer"(%35) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %37 = "handshake.mux"(%30, %19, %100) : (i1, index, index) -> index
    %38 = "handshake.buffer"(%37) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %39:2 = "handshake.fork"(%38) : (index) -> (index, index)
    %40 = "handshake.buffer"(%39#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %41 = "handshake.buffer"(%39#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %42 = "handshake.mux"(%31, %20, %71) : (i1, index, index) -> index
    %43 = "handshake.buffer"(%42) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %44 = "handshake.mux"(%32, %22, %77) : (i1, index, index) -> index
    %45 = "handshake.buffer"(%44) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %46 = "handshake.mux"(%33, %24, %80) : (i1, index, index) -> index
    %47 = "handshake.buffer"(%46) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %48 = "handshake.mux"(%34, %26, %83) : (i1, index, index) -> index
    %49 = "handshake.buffer"(%48) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %50:2 = "handshake.fork"(%49) : (index) -> (index, index)
    %51 = "handshake.buffer"(%50#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %52 = "handshake.buffer"(%50#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %53 = "arith.cmpi"(%41, %52) <{predicate = 2 : i64}> : (index, index) -> i1
    %54 = "handshake.buffer"(%53) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %55:7 = "handshake.fork"(%54) : (i1) -> (i1, i1, i1, i1, i1, i1, i1)
    %56 = "handshake.buffer"(%55#6) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %57 = "handshake.buffer"(%55#5) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %58 = "handshake.buffer"(%55#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %59 = "handshake.buffer"(%55#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %60 = "handshake.buffer"(%55#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %61 = "handshake.buffer"(%55#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %62:2 = "handshake.cond_br"(%56, %40) : (i1, index) -> (index, index)
    %63 = "handshake.buffer"(%62#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %64 = "handshake.buffer"(%62#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%63) : (index) -> ()
    %65:3 = "handshake.fork"(%64) : (index) -> (index, index, index)
    %66 = "handshake.buffer"(%65#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %67 = "handshake.buffer"(%65#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %68 = "handshake.buffer"(%65#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %69:2 = "handshake.cond_br"(%57, %43) : (i1, index) -> (index, index)
    %70 = "handshake.buffer"(%69#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %71 = "handshake.buffer"(%69#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %72:2 = "handshake.cond_br"(%58, %45) : (i1, index) -> (index, index)
    %73 = "handshake.buffer"(%72#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %74 = "handshake.buffer"(%72#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %75:2 = "handshake.fork"(%74) : (index) -> (index, index)
    %76 = "handshake.buffer"(%75#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %77 = "handshake.buffer"(%75#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %78:2 = "handshake.cond_br"(%59, %47) : (i1, index) -> (index, index)
    %79 = "handshake.buffer"(%78#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %80 = "handshake.buffer"(%78#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %81:2 = "handshake.cond_br"(%60, %51) : (i1, index) -> (index, index)
    %82 = "handshake.buffer"(%81#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %83 = "handshake.buffer"(%81#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %84:2 = "handshake.cond_br"(%61, %36) : (i1, none) -> (none, none)
    %85 = "handshake.buffer"(%84#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %86 = "handshake.buffer"(%84#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %87:3 = "handshake.fork"(%86) : (none) -> (none, none, none)
    %88 = "handshake.buffer"(%87#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %89 = "handshake.buffer"(%87#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %90 = "handshake.buffer"(%87#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %91 = "handshake.join"(%89, %14, %9) : (none, none, none) -> none
    %92 = "handshake.buffer"(%91) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %93:2 = "handshake.load"(%67, %15, %88) : (index, i32, none) -> (i32, index)
    %94 = "handshake.buffer"(%93#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %95 = "handshake.buffer"(%93#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %96:2 = "handshake.store"(%66, %95, %90) : (index, i32, none) -> (i32, index)
    %97 = "handshake.buffer"(%96#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %98 = "handshake.buffer"(%96#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %99 = "arith.addi"(%68, %76) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %100 = "handshake.buffer"(%99) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %101 = "handshake.buffer"(%126#0) <{bufferType = #handshake<buffer_type_enum seq>, initValues = [0], slots = 1 : i32}> : (i1) -> i1
    %102:5 = "handshake.fork"(%101) : (i1) -> (i1, i1, i1, i1, i1)
    %103 = "handshake.buffer"(%102#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %104 = "handshake.buffer"(%102#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %105 = "handshake.buffer"(%102#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %106 = "handshake.buffer"(%102#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %107 = "handshake.buffer"(%102#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %108 = "handshake.mux"(%103, %85, %162) : (i1, none, none) -> none
    %109 = "handshake.buffer"(%108) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %110 = "handshake.mux"(%104, %70, %172) : (i1, index, index) -> index
    %111 = "handshake.buffer"(%110) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %112:2 = "handshake.fork"(%111) : (index) -> (index, index)
    %113 = "handshake.buffer"(%112#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %114 = "handshake.buffer"(%112#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %115 = "handshake.mux"(%105, %73, %144) : (i1, index, index) -> index
    %116 = "handshake.buffer"(%115) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %117 = "handshake.mux"(%106, %79, %150) : (i1, index, index) -> index
    %118 = "handshake.buffer"(%117) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %119 = "handshake.mux"(%107, %82, %153) : (i1, index, index) -> index
    %120 = "handshake.buffer"(%119) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %121:2 = "handshake.fork"(%120) : (index) -> (index, index)
    %122 = "handshake.buffer"(%121#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %123 = "handshake.buffer"(%121#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %124 = "arith.cmpi"(%114, %123) <{predicate = 2 : i64}> : (index, index) -> i1
    %125 = "handshake.buffer"(%124) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %126:6 = "handshake.fork"(%125) : (i1) -> (i1, i1, i1, i1, i1, i1)
    %127 = "handshake.buffer"(%126#5) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %128 = "handshake.buffer"(%126#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %129 = "handshake.buffer"(%126#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %130 = "handshake.buffer"(%126#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %131 = "handshake.buffer"(%126#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %132:2 = "handshake.cond_br"(%127, %113) : (i1, index) -> (index, index)
    %133 = "handshake.buffer"(%132#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %134 = "handshake.buffer"(%132#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%133) : (index) -> ()
    %135:3 = "handshake.fork"(%134) : (index) -> (index, index, index)
    %136 = "handshake.buffer"(%135#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %137 = "handshake.buffer"(%135#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %138 = "handshake.buffer"(%135#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %139:2 = "handshake.cond_br"(%128, %116) : (i1, index) -> (index, index)
    %140 = "handshake.buffer"(%139#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %141 = "handshake.buffer"(%139#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%140) : (index) -> ()
    %142:2 = "handshake.fork"(%141) : (index) -> (index, index)
    %143 = "handshake.buffer"(%142#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %144 = "handshake.buffer"(%142#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %145:2 = "handshake.cond_br"(%129, %118) : (i1, index) -> (index, index)
    %146 = "handshake.buffer"(%145#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %147 = "handshake.buffer"(%145#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%146) : (index) -> ()
    %148:2 = "handshake.fork"(%147) : (index) -> (index, index)
    %149 = "handshake.buffer"(%148#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %150 = "handshake.buffer"(%148#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %151:2 = "handshake.cond_br"(%130, %122) : (i1, index) -> (index, index)
    %152 = "handshake.buffer"(%151#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %153 = "handshake.buffer"(%151#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%152) : (index) -> ()
    %154:2 = "handshake.cond_br"(%131, %109) : (i1, none) -> (none, none)
    %155 = "handshake.buffer"(%154#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %156 = "handshake.buffer"(%154#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %157:3 = "handshake.fork"(%156) : (none) -> (none, none, none)
    %158 = "handshake.buffer"(%157#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %159 = "handshake.buffer"(%157#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %160 = "handshake.buffer"(%157#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %161 = "handshake.join"(%159, %12, %8) : (none, none, none) -> none
    %162 = "handshake.buffer"(%161) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %163 = "arith.subi"(%149, %138) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %164 = "handshake.buffer"(%163) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %165:2 = "handshake.load"(%164, %10, %160) : (index, i32, none) -> (i32, index)
    %166 = "handshake.buffer"(%165#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %167 = "handshake.buffer"(%165#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %168:2 = "handshake.store"(%136, %167, %158) : (index, i32, none) -> (i32, index)
    %169 = "handshake.buffer"(%168#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %170 = "handshake.buffer"(%168#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %171 = "arith.addi"(%137, %143) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %172 = "handshake.buffer"(%171) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.return"(%155) : (none) -> ()
  }) {argNames = ["in0", "in1", "in2"], resNames = ["out0"]} : () -> ()
}) : () -> ()

