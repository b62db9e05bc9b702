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
    %8:2 = "handshake.extmemory"(%arg1, %135, %134, %142, %141) <{id = 1 : i32, ldCount = 0 : i32, stCount = 2 : i32}> : (memref<4xi32>, i32, index, i32, index) -> (none, none)
    %9 = "handshake.buffer"(%8#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %10 = "handshake.buffer"(%8#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %11:2 = "handshake.extmemory"(%arg0, %97) <{id = 0 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %12 = "handshake.buffer"(%11#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %13 = "handshake.buffer"(%11#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %14 = "handshake.constant"(%6) <{value = 0 : index}> : (none) -> index
    %15 = "handshake.buffer"(%14) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %16 = "handshake.constant"(%5) <{value = 1 : index}> : (none) -> index
    %17 = "handshake.buffer"(%16) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %18 = "handshake.constant"(%4) <{value = 4 : index}> : (none) -> index
    %19 = "handshake.buffer"(%18) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %20 = "handshake.constant"(%3) <{value = 0 : i32}> : (none) -> i32
    %21 = "handshake.buffer"(%20) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %22 = "handshake.constant"(%2) <{value = 3 : i32}> : (none) -> i32
    %23 = "handshake.buffer"(%22) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %24 = "handshake.buffer"(%52#0) <{bufferType = #handshake<buffer_type_enum seq>, initValues = [0], slots = 1 : i32}> : (i1) -> i1
    %25:6 = "handshake.fork"(%24) : (i1) -> (i1, i1, i1, i1, i1, i1)
    %26 = "handshake.buffer"(%25#5) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %27 = "handshake.buffer"(%25#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %28 = "handshake.buffer"(%25#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %29 = "handshake.buffer"(%25#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %30 = "handshake.buffer"(%25#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %31 = "handshake.buffer"(%25#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %32 = "handshake.mux"(%26, %7, %144) : (i1, none, none) -> none
    %33 = "handshake.buffer"(%32) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %34 = "handshake.mux"(%27, %15, %146) : (i1, index, index) -> index
    %35 = "handshake.buffer"(%34) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %36:2 = "handshake.fork"(%35) : (index) -> (index, index)
    %37 = "handshake.buffer"(%36#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %38 = "handshake.buffer"(%36#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %39 = "handshake.mux"(%28, %17, %71) : (i1, index, index) -> index
    %40 = "handshake.buffer"(%39) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %41 = "handshake.mux"(%29, %19, %74) : (i1, index, index) -> index
    %42 = "handshake.buffer"(%41) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %43:2 = "handshake.fork"(%42) : (index) -> (index, index)
    %44 = "handshake.buffer"(%43#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %45 = "handshake.buffer"(%43#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %46 = "handshake.mux"(%30, %21, %81) : (i1, i32, i32) -> i32
    %47 = "handshake.buffer"(%46) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %48 = "handshake.mux"(%31, %23, %87) : (i1, i32, i32) -> i32
    %49 = "handshake.buffer"(%48) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %50 = "arith.cmpi"(%38, %45) <{predicate = 2 : i64}> : (index, index) -> i1
    %51 = "handshake.buffer"(%50) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %52:7 = "handshake.fork"(%51) : (i1) -> (i1, i1, i1, i1, i1, i1, i1)
    %53 = "handshake.buffer"(%52#6) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %54 = "handshake.buffer"(%52#5) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %55 = "handshake.buffer"(%52#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %56 = "handshake.buffer"(%52#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %57 = "handshake.buffer"(%52#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %58 = "handshake.buffer"(%52#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %59:2 = "handshake.cond_br"(%53, %37) : (i1, index) -> (index, index)
    %60 = "handshake.buffer"(%59#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %61 = "handshake.buffer"(%59#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%60) : (index) -> ()
    %62:3 = "handshake.fork"(%61) : (index) -> (index, index, index)
    %63 = "handshake.buffer"(%62#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %64 = "handshake.buffer"(%62#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %65 = "handshake.buffer"(%62#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %66:2 = "handshake.cond_br"(%54, %40) : (i1, index) -> (index, index)
    %67 = "handshake.buffer"(%66#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %68 = "handshake.buffer"(%66#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%67) : (index) -> ()
    %69:2 = "handshake.fork"(%68) : (index) -> (index, index)
    %70 = "handshake.buffer"(%69#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %71 = "handshake.buffer"(%69#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %72:2 = "handshake.cond_br"(%55, %44) : (i1, index) -> (index, index)
    %73 = "handshake.buffer"(%72#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %74 = "handshake.buffer"(%72#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%73) : (index) -> ()
    %75:2 = "handshake.cond_br"(%56, %47) : (i1, i32) -> (i32, i32)
    %76 = "handshake.buffer"(%75#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %77 = "handshake.buffer"(%75#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    "handshake.sink"(%76) : (i32) -> ()
    %78:3 = "handshake.fork"(%77) : (i32) -> (i32, i32, i32)
    %79 = "handshake.buffer"(%78#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %80 = "handshake.buffer"(%78#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %81 = "handshake.buffer"(%78#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %82:2 = "handshake.cond_br"(%57, %49) : (i1, i32) -> (i32, i32)
    %83 = "handshake.buffer"(%82#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %84 = "handshake.buffer"(%82#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    "handshake.sink"(%83) : (i32) -> ()
    %85:2 = "handshake.fork"(%84) : (i32) -> (i32, i32)
    %86 = "handshake.buffer"(%85#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %87 = "handshake.buffer"(%85#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %88:2 = "handshake.cond_br"(%58, %33) : (i1, none) -> (none, none)
    %89 = "handshake.buffer"(%88#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %90 = "handshake.buffer"(%88#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %91:2 = "handshake.fork"(%90) : (none) -> (none, none)
    %92 = "handshake.buffer"(%91#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %93 = "handshake.buffer"(%91#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %94 = "handshake.join"(%92, %12) : (none, none) -> none
    %95 = "handshake.buffer"(%94) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %96:2 = "handshake.load"(%63, %13, %93) : (index, i32, none) -> (i32, index)
    %97 = "handshake.buffer"(%96#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %98 = "handshake.buffer"(%96#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %99:2 = "handshake.fork"(%98) : (i32) -> (i32, i32)
    %100 = "handshake.buffer"(%99#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %101 = "handshake.buffer"(%99#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %102 = "arith.cmpi"(%100, %80) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %103 = "handshake.buffer"(%102) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %104:5 = "handshake.fork"(%103) : (i1) -> (i1, i1, i1, i1, i1)
    %105 = "handshake.buffer"(%104#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %106 = "handshake.buffer"(%104#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %107 = "handshake.buffer"(%104#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %108 = "handshake.buffer"(%104#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %109 = "handshake.buffer"(%104#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %110:2 = "handshake.cond_br"(%105, %79) : (i1, i32) -> (i32, i32)
    %111 = "handshake.buffer"(%110#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %112 = "handshake.buffer"(%110#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    "handshake.sink"(%111) : (i32) -> ()
    %113:2 = "handshake.cond_br"(%106, %86) : (i1, i32) -> (i32, i32)
    %114 = "handshake.buffer"(%113#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %115 = "handshake.buffer"(%113#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    "handshake.sink"(%115) : (i32) -> ()
    %116:2 = "handshake.cond_br"(%107, %64) : (i1, index) -> (index, index)
    %117 = "handshake.buffer"(%116#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %118 = "handshake.buffer"(%116#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %119:2 = "handshake.cond_br"(%108, %95) : (i1, none) -> (none, none)
    %120 = "handshake.buffer"(%119#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %121 = "handshake.buffer"(%119#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %122:2 = "handshake.fork"(%120) : (none) -> (none, none)
    %123 = "handshake.buffer"(%122#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %124 = "handshake.buffer"(%122#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %125:2 = "handshake.fork"(%121) : (none) -> (none, none)
    %126 = "handshake.buffer"(%125#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %127 = "handshake.buffer"(%125#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %128:2 = "handshake.cond_br"(%109, %101) : (i1, i32) -> (i32, i32)
    %129 = "handshake.buffer"(%128#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %130 = "handshake.buffer"(%128#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    "handshake.sink"(%130) : (i32) -> ()
    %131 = "handshake.join"(%126, %10) : (none, none) -> none
    %132 = "handshake.buffer"(%131) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %133:2 = "handshake.store"(%118, %112, %127) : (index, i32, none) -> (i32, index)
    %134 = "handshake.buffer"(%133#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %135 = "handshake.buffer"(%133#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %136 = "handshake.join"(%123, %9) : (none, none) -> none
    %137 = "handshake.buffer"(%136) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %138 = "arith.muli"(%129, %114) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %139 = "handshake.buffer"(%138) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %140:2 = "handshake.store"(%117, %139, %124) : (index, i32, none) -> (i32, index)
    %141 = "handshake.buffer"(%140#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %142 = "handshake.buffer"(%140#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %143 = "handshake.merge"(%137, %132) : (none, none) -> none
    %144 = "handshake.buffer"(%143) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %145 = "arith.addi"(%65, %70) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %146 = "handshake.buffer"(%145) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.return"(%89) : (none) -> ()
  }) {argNames = ["in0", "in1", "in2"], resNames = ["out0"]} : () -> ()
}) : () -> ()

