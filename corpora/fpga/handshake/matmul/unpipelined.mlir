"builtin.module"() ({
  "handshake.func"() <{function_type = (memref<4xi32>, memref<4xi32>, memref<4xi32>, none) -> none, sym_name = "main"}> ({
  ^bb0(%arg0: memref<4xi32>, %arg1: memref<4xi32>, %arg2: memref<4xi32>, %arg3: none):
    %0 = "handshake.buffer"(%arg3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %1:5 = "handshake.fork"(%0) : (none) -> (none, none, none, none, none)
    %2 = "handshake.buffer"(%1#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %3 = "handshake.buffer"(%1#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %4 = "handshake.buffer"(%1#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %5 = "handshake.buffer"(%1#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %6 = "handshake.buffer"(%1#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %7 = "handshake.extmemory"(%arg2, %310, %309) <{id = 2 : i32, ldCount = 0 : i32, stCount = 1 : i32}> : (memref<4xi32>, i32, index) -> none
    %8 = "handshake.buffer"(%7) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %9:2 = "handshake.extmemory"(%arg1, %296) <{id = 1 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %10 = "handshake.buffer"(%9#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %11 = "handshake.buffer"(%9#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %12:2 = "handshake.extmemory"(%arg0, %293) <{id = 0 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %13 = "handshake.buffer"(%12#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %14 = "handshake.buffer"(%12#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %15 = "handshake.constant"(%5) <{value = 0 : index}> : (none) -> index
    %16 = "handshake.buffer"(%15) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %17:2 = "handshake.fork"(%16) : (index) -> (index, index)
    %18 = "handshake.buffer"(%17#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %19 = "handshake.buffer"(%17#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %20 = "handshake.constant"(%4) <{value = 1 : index}> : (none) -> index
    %21 = "handshake.buffer"(%20) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %22 = "handshake.constant"(%3) <{value = 2 : index}> : (none) -> index
    %23 = "handshake.buffer"(%22) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %24 = "handshake.constant"(%2) <{value = 0 : i32}> : (none) -> i32
    %25 = "handshake.buffer"(%24) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %26 = "handshake.mux"(%46, %314, %19) : (index, index, index) -> index
    %27 = "handshake.buffer"(%26) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %28:2 = "handshake.fork"(%27) : (index) -> (index, index)
    %29 = "handshake.buffer"(%28#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %30 = "handshake.buffer"(%28#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %31 = "handshake.mux"(%47, %143, %18) : (index, index, index) -> index
    %32 = "handshake.buffer"(%31) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %33 = "handshake.mux"(%48, %153, %21) : (index, index, index) -> index
    %34 = "handshake.buffer"(%33) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %35 = "handshake.mux"(%49, %155, %23) : (index, index, index) -> index
    %36 = "handshake.buffer"(%35) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %37:2 = "handshake.fork"(%36) : (index) -> (index, index)
    %38 = "handshake.buffer"(%37#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %39 = "handshake.buffer"(%37#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %40 = "handshake.mux"(%50, %158, %25) : (index, i32, i32) -> i32
    %41 = "handshake.buffer"(%40) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %42:2 = "handshake.control_merge"(%170, %6) : (none, none) -> (none, index)
    %43 = "handshake.buffer"(%42#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %44 = "handshake.buffer"(%42#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %45:5 = "handshake.fork"(%43) : (index) -> (index, index, index, index, index)
    %46 = "handshake.buffer"(%45#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %47 = "handshake.buffer"(%45#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %48 = "handshake.buffer"(%45#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %49 = "handshake.buffer"(%45#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %50 = "handshake.buffer"(%45#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %51 = "arith.cmpi"(%29, %38) <{predicate = 2 : i64}> : (index, index) -> i1
    %52 = "handshake.buffer"(%51) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %53:6 = "handshake.fork"(%52) : (i1) -> (i1, i1, i1, i1, i1, i1)
    %54 = "handshake.buffer"(%53#5) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %55 = "handshake.buffer"(%53#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %56 = "handshake.buffer"(%53#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %57 = "handshake.buffer"(%53#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %58 = "handshake.buffer"(%53#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %59 = "handshake.buffer"(%53#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %60:2 = "handshake.cond_br"(%54, %30) : (i1, index) -> (index, index)
    %61 = "handshake.buffer"(%60#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %62 = "handshake.buffer"(%60#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%61) : (index) -> ()
    %63:2 = "handshake.fork"(%62) : (index) -> (index, index)
    %64 = "handshake.buffer"(%63#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %65 = "handshake.buffer"(%63#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %66:2 = "handshake.cond_br"(%55, %32) : (i1, index) -> (index, index)
    %67 = "handshake.buffer"(%66#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %68 = "handshake.buffer"(%66#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%67) : (index) -> ()
    %69:2 = "handshake.fork"(%68) : (index) -> (index, index)
    %70 = "handshake.buffer"(%69#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %71 = "handshake.buffer"(%69#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %72:2 = "handshake.cond_br"(%56, %34) : (i1, index) -> (index, index)
    %73 = "handshake.buffer"(%72#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %74 = "handshake.buffer"(%72#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%73) : (index) -> ()
    %75:2 = "handshake.cond_br"(%57, %39) : (i1, index) -> (index, index)
    %76 = "handshake.buffer"(%75#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %77 = "handshake.buffer"(%75#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%76) : (index) -> ()
    %78:2 = "handshake.fork"(%77) : (index) -> (index, index)
    %79 = "handshake.buffer"(%78#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %80 = "handshake.buffer"(%78#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %81:2 = "handshake.cond_br"(%58, %41) : (i1, i32) -> (i32, i32)
    %82 = "handshake.buffer"(%81#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %83 = "handshake.buffer"(%81#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    "handshake.sink"(%82) : (i32) -> ()
    %84:2 = "handshake.cond_br"(%59, %44) : (i1, none) -> (none, none)
    %85 = "handshake.buffer"(%84#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %86 = "handshake.buffer"(%84#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %87 = "arith.muli"(%64, %79) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %88 = "handshake.buffer"(%87) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %89 = "handshake.mux"(%119, %312, %71) : (index, index, index) -> index
    %90 = "handshake.buffer"(%89) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %91:2 = "handshake.fork"(%90) : (index) -> (index, index)
    %92 = "handshake.buffer"(%91#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %93 = "handshake.buffer"(%91#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %94 = "handshake.mux"(%120, %233, %70) : (index, index, index) -> index
    %95 = "handshake.buffer"(%94) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %96:2 = "handshake.fork"(%95) : (index) -> (index, index)
    %97 = "handshake.buffer"(%96#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %98 = "handshake.buffer"(%96#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %99 = "handshake.mux"(%121, %240, %74) : (index, index, index) -> index
    %100 = "handshake.buffer"(%99) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %101 = "handshake.mux"(%122, %245, %80) : (index, index, index) -> index
    %102 = "handshake.buffer"(%101) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %103:2 = "handshake.fork"(%102) : (index) -> (index, index)
    %104 = "handshake.buffer"(%103#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %105 = "handshake.buffer"(%103#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %106 = "handshake.mux"(%123, %251, %83) : (index, i32, i32) -> i32
    %107 = "handshake.buffer"(%106) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %108:2 = "handshake.fork"(%107) : (i32) -> (i32, i32)
    %109 = "handshake.buffer"(%108#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %110 = "handshake.buffer"(%108#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %111 = "handshake.mux"(%124, %254, %65) : (index, index, index) -> index
    %112 = "handshake.buffer"(%111) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %113 = "handshake.mux"(%125, %261, %88) : (index, index, index) -> index
    %114 = "handshake.buffer"(%113) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %115:2 = "handshake.control_merge"(%305, %86) : (none, none) -> (none, index)
    %116 = "handshake.buffer"(%115#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %117 = "handshake.buffer"(%115#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %118:7 = "handshake.fork"(%116) : (index) -> (index, index, index, index, index, index, index)
    %119 = "handshake.buffer"(%118#6) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %120 = "handshake.buffer"(%118#5) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %121 = "handshake.buffer"(%118#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %122 = "handshake.buffer"(%118#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %123 = "handshake.buffer"(%118#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %124 = "handshake.buffer"(%118#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %125 = "handshake.buffer"(%118#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %126 = "arith.cmpi"(%92, %104) <{predicate = 2 : i64}> : (index, index) -> i1
    %127 = "handshake.buffer"(%126) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %128:10 = "handshake.fork"(%127) : (i1) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1)
    %129 = "handshake.buffer"(%128#9) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %130 = "handshake.buffer"(%128#8) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %131 = "handshake.buffer"(%128#7) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %132 = "handshake.buffer"(%128#6) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %133 = "handshake.buffer"(%128#5) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %134 = "handshake.buffer"(%128#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %135 = "handshake.buffer"(%128#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %136 = "handshake.buffer"(%128#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %137 = "handshake.buffer"(%128#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %138 = "handshake.buffer"(%128#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %139:2 = "handshake.cond_br"(%129, %93) : (i1, index) -> (index, index)
    %140 = "handshake.buffer"(%139#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %141 = "handshake.buffer"(%139#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%140) : (index) -> ()
    %142:2 = "handshake.cond_br"(%130, %97) : (i1, index) -> (index, index)
    %143 = "handshake.buffer"(%142#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %144 = "handshake.buffer"(%142#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %145:2 = "handshake.cond_br"(%131, %98) : (i1, index) -> (index, index)
    %146 = "handshake.buffer"(%145#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %147 = "handshake.buffer"(%145#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%146) : (index) -> ()
    %148:2 = "handshake.cond_br"(%132, %100) : (i1, index) -> (index, index)
    %149 = "handshake.buffer"(%148#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %150 = "handshake.buffer"(%148#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %151:2 = "handshake.fork"(%149) : (index) -> (index, index)
    %152 = "handshake.buffer"(%151#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %153 = "handshake.buffer"(%151#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %154:2 = "handshake.cond_br"(%133, %105) : (i1, index) -> (index, index)
    %155 = "handshake.buffer"(%154#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %156 = "handshake.buffer"(%154#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %157:2 = "handshake.cond_br"(%134, %109) : (i1, i32) -> (i32, i32)
    %158 = "handshake.buffer"(%157#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %159 = "handshake.buffer"(%157#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %160:2 = "handshake.cond_br"(%135, %110) : (i1, i32) -> (i32, i32)
    %161 = "handshake.buffer"(%160#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %162 = "handshake.buffer"(%160#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    "handshake.sink"(%161) : (i32) -> ()
    %163:2 = "handshake.cond_br"(%136, %112) : (i1, index) -> (index, index)
    %164 = "handshake.buffer"(%163#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %165 = "handshake.buffer"(%163#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %166:2 = "handshake.cond_br"(%137, %114) : (i1, index) -> (index, index)
    %167 = "handshake.buffer"(%166#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %168 = "handshake.buffer"(%166#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%167) : (index) -> ()
    %169:2 = "handshake.cond_br"(%138, %117) : (i1, none) -> (none, none)
    %170 = "handshake.buffer"(%169#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %171 = "handshake.buffer"(%169#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %172 = "handshake.mux"(%200, %303, %147) : (index, index, index) -> index
    %173 = "handshake.buffer"(%172) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %174:2 = "handshake.fork"(%173) : (index) -> (index, index)
    %175 = "handshake.buffer"(%174#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %176 = "handshake.buffer"(%174#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %177 = "handshake.mux"(%201, %301, %162) : (index, i32, i32) -> i32
    %178 = "handshake.buffer"(%177) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %179 = "handshake.mux"(%202, %234, %144) : (index, index, index) -> index
    %180 = "handshake.buffer"(%179) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %181 = "handshake.mux"(%203, %243, %150) : (index, index, index) -> index
    %182 = "handshake.buffer"(%181) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %183 = "handshake.mux"(%204, %249, %156) : (index, index, index) -> index
    %184 = "handshake.buffer"(%183) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %185:2 = "handshake.fork"(%184) : (index) -> (index, index)
    %186 = "handshake.buffer"(%185#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %187 = "handshake.buffer"(%185#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %188 = "handshake.mux"(%205, %252, %159) : (index, i32, i32) -> i32
    %189 = "handshake.buffer"(%188) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %190 = "handshake.mux"(%206, %255, %165) : (index, index, index) -> index
    %191 = "handshake.buffer"(%190) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %192 = "handshake.mux"(%207, %264, %168) : (index, index, index) -> index
    %193 = "handshake.buffer"(%192) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %194 = "handshake.mux"(%208, %273, %141) : (index, index, index) -> index
    %195 = "handshake.buffer"(%194) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %196:2 = "handshake.control_merge"(%285, %171) : (none, none) -> (none, index)
    %197 = "handshake.buffer"(%196#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %198 = "handshake.buffer"(%196#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %199:9 = "handshake.fork"(%197) : (index) -> (index, index, index, index, index, index, index, index, index)
    %200 = "handshake.buffer"(%199#8) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %201 = "handshake.buffer"(%199#7) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %202 = "handshake.buffer"(%199#6) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %203 = "handshake.buffer"(%199#5) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %204 = "handshake.buffer"(%199#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %205 = "handshake.buffer"(%199#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %206 = "handshake.buffer"(%199#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %207 = "handshake.buffer"(%199#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %208 = "handshake.buffer"(%199#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %209 = "arith.cmpi"(%175, %186) <{predicate = 2 : i64}> : (index, index) -> i1
    %210 = "handshake.buffer"(%209) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %211:10 = "handshake.fork"(%210) : (i1) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1)
    %212 = "handshake.buffer"(%211#9) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %213 = "handshake.buffer"(%211#8) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %214 = "handshake.buffer"(%211#7) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %215 = "handshake.buffer"(%211#6) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %216 = "handshake.buffer"(%211#5) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %217 = "handshake.buffer"(%211#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %218 = "handshake.buffer"(%211#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %219 = "handshake.buffer"(%211#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %220 = "handshake.buffer"(%211#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %221 = "handshake.buffer"(%211#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %222:2 = "handshake.cond_br"(%212, %176) : (i1, index) -> (index, index)
    %223 = "handshake.buffer"(%222#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %224 = "handshake.buffer"(%222#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%223) : (index) -> ()
    %225:3 = "handshake.fork"(%224) : (index) -> (index, index, index)
    %226 = "handshake.buffer"(%225#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %227 = "handshake.buffer"(%225#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %228 = "handshake.buffer"(%225#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %229:2 = "handshake.cond_br"(%213, %178) : (i1, i32) -> (i32, i32)
    %230 = "handshake.buffer"(%229#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %231 = "handshake.buffer"(%229#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %232:2 = "handshake.cond_br"(%214, %180) : (i1, index) -> (index, index)
    %233 = "handshake.buffer"(%232#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %234 = "handshake.buffer"(%232#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %235:2 = "handshake.cond_br"(%215, %182) : (i1, index) -> (index, index)
    %236 = "handshake.buffer"(%235#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %237 = "handshake.buffer"(%235#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %238:2 = "handshake.fork"(%236) : (index) -> (index, index)
    %239 = "handshake.buffer"(%238#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %240 = "handshake.buffer"(%238#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %241:2 = "handshake.fork"(%237) : (index) -> (index, index)
    %242 = "handshake.buffer"(%241#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %243 = "handshake.buffer"(%241#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %244:2 = "handshake.cond_br"(%216, %187) : (i1, index) -> (index, index)
    %245 = "handshake.buffer"(%244#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %246 = "handshake.buffer"(%244#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %247:2 = "handshake.fork"(%246) : (index) -> (index, index)
    %248 = "handshake.buffer"(%247#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %249 = "handshake.buffer"(%247#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %250:2 = "handshake.cond_br"(%217, %189) : (i1, i32) -> (i32, i32)
    %251 = "handshake.buffer"(%250#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %252 = "handshake.buffer"(%250#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %253:2 = "handshake.cond_br"(%218, %191) : (i1, index) -> (index, index)
    %254 = "handshake.buffer"(%253#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %255 = "handshake.buffer"(%253#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %256:2 = "handshake.cond_br"(%219, %193) : (i1, index) -> (index, index)
    %257 = "handshake.buffer"(%256#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %258 = "handshake.buffer"(%256#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %259:2 = "handshake.fork"(%257) : (index) -> (index, index)
    %260 = "handshake.buffer"(%259#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %261 = "handshake.buffer"(%259#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %262:2 = "handshake.fork"(%258) : (index) -> (index, index)
    %263 = "handshake.buffer"(%262#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %264 = "handshake.buffer"(%262#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %265:2 = "handshake.cond_br"(%220, %195) : (i1, index) -> (index, index)
    %266 = "handshake.buffer"(%265#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %267 = "handshake.buffer"(%265#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %268:2 = "handshake.fork"(%266) : (index) -> (index, index)
    %269 = "handshake.buffer"(%268#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %270 = "handshake.buffer"(%268#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %271:2 = "handshake.fork"(%267) : (index) -> (index, index)
    %272 = "handshake.buffer"(%271#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %273 = "handshake.buffer"(%271#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %274:2 = "handshake.cond_br"(%221, %198) : (i1, none) -> (none, none)
    %275 = "handshake.buffer"(%274#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %276 = "handshake.buffer"(%274#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %277:2 = "handshake.fork"(%275) : (none) -> (none, none)
    %278 = "handshake.buffer"(%277#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %279 = "handshake.buffer"(%277#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %280:3 = "handshake.fork"(%276) : (none) -> (none, none, none)
    %281 = "handshake.buffer"(%280#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %282 = "handshake.buffer"(%280#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %283 = "handshake.buffer"(%280#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %284 = "handshake.join"(%282, %13, %10) : (none, none, none) -> none
    %285 = "handshake.buffer"(%284) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %286 = "arith.addi"(%263, %228) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %287 = "handshake.buffer"(%286) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %288 = "arith.muli"(%227, %248) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %289 = "handshake.buffer"(%288) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %290 = "arith.addi"(%289, %272) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %291 = "handshake.buffer"(%290) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %292:2 = "handshake.load"(%287, %14, %281) : (index, i32, none) -> (i32, index)
    %293 = "handshake.buffer"(%292#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %294 = "handshake.buffer"(%292#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %295:2 = "handshake.load"(%291, %11, %283) : (index, i32, none) -> (i32, index)
    %296 = "handshake.buffer"(%295#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %297 = "handshake.buffer"(%295#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %298 = "arith.muli"(%294, %297) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %299 = "handshake.buffer"(%298) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %300 = "arith.addi"(%231, %299) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %301 = "handshake.buffer"(%300) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %302 = "arith.addi"(%226, %242) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %303 = "handshake.buffer"(%302) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %304 = "handshake.join"(%278, %8) : (none, none) -> none
    %305 = "handshake.buffer"(%304) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %306 = "arith.addi"(%260, %270) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %307 = "handshake.buffer"(%306) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %308:2 = "handshake.store"(%307, %230, %279) : (index, i32, none) -> (i32, index)
    %309 = "handshake.buffer"(%308#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %310 = "handshake.buffer"(%308#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %311 = "arith.addi"(%269, %239) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %312 = "handshake.buffer"(%311) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %313 = "arith.addi"(%164, %152) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %314 = "handshake.buffer"(%313) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.return"(%85) : (none) -> ()
  }) {argNames = ["in0", "in1", "in2", "in3"], resNames = ["out0"]} : () -> ()
}) : () -> ()

