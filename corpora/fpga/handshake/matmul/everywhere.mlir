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
    %7 = "handshake.extmemory"(%arg2, %311, %310) <{id = 2 : i32, ldCount = 0 : i32, stCount = 1 : i32}> : (memref<4xi32>, i32, index) -> none
    %8 = "handshake.buffer"(%7) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %9:2 = "handshake.extmemory"(%arg1, %297) <{id = 1 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %10 = "handshake.buffer"(%9#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %11 = "handshake.buffer"(%9#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %12:2 = "handshake.extmemory"(%arg0, %294) <{id = 0 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
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
    %26 = "handshake.buffer"(%54#0) <{bufferType = #handshake<buffer_type_enum seq>, initValues = [0], slots = 1 : i32}> : (i1) -> i1
    %27:6 = "handshake.fork"(%26) : (i1) -> (i1, i1, i1, i1, i1, i1)
    %28 = "handshake.buffer"(%27#5) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %29 = "handshake.buffer"(%27#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %30 = "handshake.buffer"(%27#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %31 = "handshake.buffer"(%27#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %32 = "handshake.buffer"(%27#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %33 = "handshake.buffer"(%27#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %34 = "handshake.mux"(%28, %6, %171) : (i1, none, none) -> none
    %35 = "handshake.buffer"(%34) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %36 = "handshake.mux"(%29, %18, %315) : (i1, index, index) -> index
    %37 = "handshake.buffer"(%36) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %38:2 = "handshake.fork"(%37) : (index) -> (index, index)
    %39 = "handshake.buffer"(%38#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %40 = "handshake.buffer"(%38#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %41 = "handshake.mux"(%30, %19, %144) : (i1, index, index) -> index
    %42 = "handshake.buffer"(%41) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %43 = "handshake.mux"(%31, %21, %154) : (i1, index, index) -> index
    %44 = "handshake.buffer"(%43) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %45 = "handshake.mux"(%32, %23, %156) : (i1, index, index) -> index
    %46 = "handshake.buffer"(%45) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %47:2 = "handshake.fork"(%46) : (index) -> (index, index)
    %48 = "handshake.buffer"(%47#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %49 = "handshake.buffer"(%47#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %50 = "handshake.mux"(%33, %25, %159) : (i1, i32, i32) -> i32
    %51 = "handshake.buffer"(%50) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %52 = "arith.cmpi"(%40, %49) <{predicate = 2 : i64}> : (index, index) -> i1
    %53 = "handshake.buffer"(%52) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %54:7 = "handshake.fork"(%53) : (i1) -> (i1, i1, i1, i1, i1, i1, i1)
    %55 = "handshake.buffer"(%54#6) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %56 = "handshake.buffer"(%54#5) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %57 = "handshake.buffer"(%54#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %58 = "handshake.buffer"(%54#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %59 = "handshake.buffer"(%54#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %60 = "handshake.buffer"(%54#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %61:2 = "handshake.cond_br"(%55, %39) : (i1, index) -> (index, index)
    %62 = "handshake.buffer"(%61#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %63 = "handshake.buffer"(%61#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%62) : (index) -> ()
    %64:2 = "handshake.fork"(%63) : (index) -> (index, index)
    %65 = "handshake.buffer"(%64#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %66 = "handshake.buffer"(%64#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %67:2 = "handshake.cond_br"(%56, %42) : (i1, index) -> (index, index)
    %68 = "handshake.buffer"(%67#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %69 = "handshake.buffer"(%67#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%68) : (index) -> ()
    %70:2 = "handshake.fork"(%69) : (index) -> (index, index)
    %71 = "handshake.buffer"(%70#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %72 = "handshake.buffer"(%70#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %73:2 = "handshake.cond_br"(%57, %44) : (i1, index) -> (index, index)
    %74 = "handshake.buffer"(%73#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %75 = "handshake.buffer"(%73#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%74) : (index) -> ()
    %76:2 = "handshake.cond_br"(%58, %48) : (i1, index) -> (index, index)
    %77 = "handshake.buffer"(%76#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %78 = "handshake.buffer"(%76#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%77) : (index) -> ()
    %79:2 = "handshake.fork"(%78) : (index) -> (index, index)
    %80 = "handshake.buffer"(%79#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %81 = "handshake.buffer"(%79#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %82:2 = "handshake.cond_br"(%59, %51) : (i1, i32) -> (i32, i32)
    %83 = "handshake.buffer"(%82#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %84 = "handshake.buffer"(%82#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    "handshake.sink"(%83) : (i32) -> ()
    %85:2 = "handshake.cond_br"(%60, %35) : (i1, none) -> (none, none)
    %86 = "handshake.buffer"(%85#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %87 = "handshake.buffer"(%85#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %88 = "arith.muli"(%65, %80) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %89 = "handshake.buffer"(%88) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %90 = "handshake.mux"(%120, %313, %72) : (index, index, index) -> index
    %91 = "handshake.buffer"(%90) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %92:2 = "handshake.fork"(%91) : (index) -> (index, index)
    %93 = "handshake.buffer"(%92#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %94 = "handshake.buffer"(%92#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %95 = "handshake.mux"(%121, %234, %71) : (index, index, index) -> index
    %96 = "handshake.buffer"(%95) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %97:2 = "handshake.fork"(%96) : (index) -> (index, index)
    %98 = "handshake.buffer"(%97#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %99 = "handshake.buffer"(%97#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %100 = "handshake.mux"(%122, %241, %75) : (index, index, index) -> index
    %101 = "handshake.buffer"(%100) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %102 = "handshake.mux"(%123, %246, %81) : (index, index, index) -> index
    %103 = "handshake.buffer"(%102) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %104:2 = "handshake.fork"(%103) : (index) -> (index, index)
    %105 = "handshake.buffer"(%104#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %106 = "handshake.buffer"(%104#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %107 = "handshake.mux"(%124, %252, %84) : (index, i32, i32) -> i32
    %108 = "handshake.buffer"(%107) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %109:2 = "handshake.fork"(%108) : (i32) -> (i32, i32)
    %110 = "handshake.buffer"(%109#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %111 = "handshake.buffer"(%109#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %112 = "handshake.mux"(%125, %255, %66) : (index, index, index) -> index
    %113 = "handshake.buffer"(%112) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %114 = "handshake.mux"(%126, %262, %89) : (index, index, index) -> index
    %115 = "handshake.buffer"(%114) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %116:2 = "handshake.control_merge"(%306, %87) : (none, none) -> (none, index)
    %117 = "handshake.buffer"(%116#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %118 = "handshake.buffer"(%116#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %119:7 = "handshake.fork"(%117) : (index) -> (index, index, index, index, index, index, index)
    %120 = "handshake.buffer"(%119#6) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %121 = "handshake.buffer"(%119#5) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %122 = "handshake.buffer"(%119#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %123 = "handshake.buffer"(%119#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %124 = "handshake.buffer"(%119#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %125 = "handshake.buffer"(%119#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %126 = "handshake.buffer"(%119#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %127 = "arith.cmpi"(%93, %105) <{predicate = 2 : i64}> : (index, index) -> i1
    %128 = "handshake.buffer"(%127) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %129:10 = "handshake.fork"(%128) : (i1) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1)
    %130 = "handshake.buffer"(%129#9) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %131 = "handshake.buffer"(%129#8) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %132 = "handshake.buffer"(%129#7) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %133 = "handshake.buffer"(%129#6) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %134 = "handshake.buffer"(%129#5) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %135 = "handshake.buffer"(%129#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %136 = "handshake.buffer"(%129#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %137 = "handshake.buffer"(%129#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %138 = "handshake.buffer"(%129#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %139 = "handshake.buffer"(%129#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %140:2 = "handshake.cond_br"(%130, %94) : (i1, index) -> (index, index)
    %141 = "handshake.buffer"(%140#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %142 = "handshake.buffer"(%140#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%141) : (index) -> ()
    %143:2 = "handshake.cond_br"(%131, %98) : (i1, index) -> (index, index)
    %144 = "handshake.buffer"(%143#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %145 = "handshake.buffer"(%143#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %146:2 = "handshake.cond_br"(%132, %99) : (i1, index) -> (index, index)
    %147 = "handshake.buffer"(%146#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %148 = "handshake.buffer"(%146#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%147) : (index) -> ()
    %149:2 = "handshake.cond_br"(%133, %101) : (i1, index) -> (index, index)
    %150 = "handshake.buffer"(%149#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %151 = "handshake.buffer"(%149#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %152:2 = "handshake.fork"(%150) : (index) -> (index, index)
    %153 = "handshake.buffer"(%152#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %154 = "handshake.buffer"(%152#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %155:2 = "handshake.cond_br"(%134, %106) : (i1, index) -> (index, index)
    %156 = "handshake.buffer"(%155#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %157 = "handshake.buffer"(%155#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %158:2 = "handshake.cond_br"(%135, %110) : (i1, i32) -> (i32, i32)
    %159 = "handshake.buffer"(%158#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %160 = "handshake.buffer"(%158#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %161:2 = "handshake.cond_br"(%136, %111) : (i1, i32) -> (i32, i32)
    %162 = "handshake.buffer"(%161#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %163 = "handshake.buffer"(%161#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    "handshake.sink"(%162) : (i32) -> ()
    %164:2 = "handshake.cond_br"(%137, %113) : (i1, index) -> (index, index)
    %165 = "handshake.buffer"(%164#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %166 = "handshake.buffer"(%164#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %167:2 = "handshake.cond_br"(%138, %115) : (i1, index) -> (index, index)
    %168 = "handshake.buffer"(%167#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %169 = "handshake.buffer"(%167#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%168) : (index) -> ()
    %170:2 = "handshake.cond_br"(%139, %118) : (i1, none) -> (none, none)
    %171 = "handshake.buffer"(%170#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %172 = "handshake.buffer"(%170#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %173 = "handshake.mux"(%201, %304, %148) : (index, index, index) -> index
    %174 = "handshake.buffer"(%173) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %175:2 = "handshake.fork"(%174) : (index) -> (index, index)
    %176 = "handshake.buffer"(%175#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %177 = "handshake.buffer"(%175#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %178 = "handshake.mux"(%202, %302, %163) : (index, i32, i32) -> i32
    %179 = "handshake.buffer"(%178) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %180 = "handshake.mux"(%203, %235, %145) : (index, index, index) -> index
    %181 = "handshake.buffer"(%180) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %182 = "handshake.mux"(%204, %244, %151) : (index, index, index) -> index
    %183 = "handshake.buffer"(%182) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %184 = "handshake.mux"(%205, %250, %157) : (index, index, index) -> index
    %185 = "handshake.buffer"(%184) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %186:2 = "handshake.fork"(%185) : (index) -> (index, index)
    %187 = "handshake.buffer"(%186#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %188 = "handshake.buffer"(%186#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %189 = "handshake.mux"(%206, %253, %160) : (index, i32, i32) -> i32
    %190 = "handshake.buffer"(%189) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %191 = "handshake.mux"(%207, %256, %166) : (index, index, index) -> index
    %192 = "handshake.buffer"(%191) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %193 = "handshake.mux"(%208, %265, %169) : (index, index, index) -> index
    %194 = "handshake.buffer"(%193) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %195 = "handshake.mux"(%209, %274, %142) : (index, index, index) -> index
    %196 = "handshake.buffer"(%195) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %197:2 = "handshake.control_merge"(%286, %172) : (none, none) -> (none, index)
    %198 = "handshake.buffer"(%197#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %199 = "handshake.buffer"(%197#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %200:9 = "handshake.fork"(%198) : (index) -> (index, index, index, index, index, index, index, index, index)
    %201 = "handshake.buffer"(%200#8) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %202 = "handshake.buffer"(%200#7) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %203 = "handshake.buffer"(%200#6) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %204 = "handshake.buffer"(%200#5) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %205 = "handshake.buffer"(%200#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %206 = "handshake.buffer"(%200#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %207 = "handshake.buffer"(%200#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %208 = "handshake.buffer"(%200#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %209 = "handshake.buffer"(%200#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %210 = "arith.cmpi"(%176, %187) <{predicate = 2 : i64}> : (index, index) -> i1
    %211 = "handshake.buffer"(%210) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %212:10 = "handshake.fork"(%211) : (i1) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1)
    %213 = "handshake.buffer"(%212#9) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %214 = "handshake.buffer"(%212#8) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %215 = "handshake.buffer"(%212#7) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %216 = "handshake.buffer"(%212#6) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %217 = "handshake.buffer"(%212#5) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %218 = "handshake.buffer"(%212#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %219 = "handshake.buffer"(%212#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %220 = "handshake.buffer"(%212#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %221 = "handshake.buffer"(%212#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %222 = "handshake.buffer"(%212#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %223:2 = "handshake.cond_br"(%213, %177) : (i1, index) -> (index, index)
    %224 = "handshake.buffer"(%223#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %225 = "handshake.buffer"(%223#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%224) : (index) -> ()
    %226:3 = "handshake.fork"(%225) : (index) -> (index, index, index)
    %227 = "handshake.buffer"(%226#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %228 = "handshake.buffer"(%226#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %229 = "handshake.buffer"(%226#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %230:2 = "handshake.cond_br"(%214, %179) : (i1, i32) -> (i32, i32)
    %231 = "handshake.buffer"(%230#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %232 = "handshake.buffer"(%230#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %233:2 = "handshake.cond_br"(%215, %181) : (i1, index) -> (index, index)
    %234 = "handshake.buffer"(%233#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %235 = "handshake.buffer"(%233#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %236:2 = "handshake.cond_br"(%216, %183) : (i1, index) -> (index, index)
    %237 = "handshake.buffer"(%236#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %238 = "handshake.buffer"(%236#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %239:2 = "handshake.fork"(%237) : (index) -> (index, index)
    %240 = "handshake.buffer"(%239#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %241 = "handshake.buffer"(%239#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %242:2 = "handshake.fork"(%238) : (index) -> (index, index)
    %243 = "handshake.buffer"(%242#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %244 = "handshake.buffer"(%242#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %245:2 = "handshake.cond_br"(%217, %188) : (i1, index) -> (index, index)
    %246 = "handshake.buffer"(%245#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %247 = "handshake.buffer"(%245#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %248:2 = "handshake.fork"(%247) : (index) -> (index, index)
    %249 = "handshake.buffer"(%248#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %250 = "handshake.buffer"(%248#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %251:2 = "handshake.cond_br"(%218, %190) : (i1, i32) -> (i32, i32)
    %252 = "handshake.buffer"(%251#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %253 = "handshake.buffer"(%251#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %254:2 = "handshake.cond_br"(%219, %192) : (i1, index) -> (index, index)
    %255 = "handshake.buffer"(%254#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %256 = "handshake.buffer"(%254#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %257:2 = "handshake.cond_br"(%220, %194) : (i1, index) -> (index, index)
    %258 = "handshake.buffer"(%257#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %259 = "handshake.buffer"(%257#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %260:2 = "handshake.fork"(%258) : (index) -> (index, index)
    %261 = "handshake.buffer"(%260#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %262 = "handshake.buffer"(%260#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %263:2 = "handshake.fork"(%259) : (index) -> (index, index)
    %264 = "handshake.buffer"(%263#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %265 = "handshake.buffer"(%263#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %266:2 = "handshake.cond_br"(%221, %196) : (i1, index) -> (index, index)
    %267 = "handshake.buffer"(%266#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %268 = "handshake.buffer"(%266#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %269:2 = "handshake.fork"(%267) : (index) -> (index, index)
    %270 = "handshake.buffer"(%269#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %271 = "handshake.buffer"(%269#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %272:2 = "handshake.fork"(%268) : (index) -> (index, index)
    %273 = "handshake.buffer"(%272#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %274 = "handshake.buffer"(%272#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %275:2 = "handshake.cond_br"(%222, %199) : (i1, none) -> (none, none)
    %276 = "handshake.buffer"(%275#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %277 = "handshake.buffer"(%275#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %278:2 = "handshake.fork"(%276) : (none) -> (none, none)
    %279 = "handshake.buffer"(%278#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %280 = "handshake.buffer"(%278#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %281:3 = "handshake.fork"(%277) : (none) -> (none, none, none)
    %282 = "handshake.buffer"(%281#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %283 = "handshake.buffer"(%281#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %284 = "handshake.buffer"(%281#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %285 = "handshake.join"(%283, %13, %10) : (none, none, none) -> none
    %286 = "handshake.buffer"(%285) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %287 = "arith.addi"(%264, %229) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %288 = "handshake.buffer"(%287) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %289 = "arith.muli"(%228, %249) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %290 = "handshake.buffer"(%289) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %291 = "arith.addi"(%290, %273) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %292 = "handshake.buffer"(%291) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %293:2 = "handshake.load"(%288, %14, %282) : (index, i32, none) -> (i32, index)
    %294 = "handshake.buffer"(%293#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %295 = "handshake.buffer"(%293#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %296:2 = "handshake.load"(%292, %11, %284) : (index, i32, none) -> (i32, index)
    %297 = "handshake.buffer"(%296#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %298 = "handshake.buffer"(%296#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %299 = "arith.muli"(%295, %298) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %300 = "handshake.buffer"(%299) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %301 = "arith.addi"(%232, %300) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %302 = "handshake.buffer"(%301) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %303 = "arith.addi"(%227, %243) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %304 = "handshake.buffer"(%303) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %305 = "handshake.join"(%279, %8) : (none, none) -> none
    %306 = "handshake.buffer"(%305) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %307 = "arith.addi"(%261, %271) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %308 = "handshake.buffer"(%307) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %309:2 = "handshake.store"(%308, %231, %280) : (index, i32, none) -> (i32, index)
    %310 = "handshake.buffer"(%309#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %311 = "handshake.buffer"(%309#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %312 = "arith.addi"(%270, %240) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %313 = "handshake.buffer"(%312) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %314 = "arith.addi"(%165, %153) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %315 = "handshake.buffer"(%314) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.return"(%86) : (none) -> ()
  }) {argNames = ["in0", "in1", "in2", "in3"], resNames = ["out0"]} : () -> ()
}) : () -> ()

