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
    %8:2 = "handshake.extmemory"(%arg1, %134, %133, %141, %140) <{id = 1 : i32, ldCount = 0 : i32, stCount = 2 : i32}> : (memref<4xi32>, i32, index, i32, index) -> (none, none)
    %9 = "handshake.buffer"(%8#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %10 = "handshake.buffer"(%8#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %11:2 = "handshake.extmemory"(%arg0, %96) <{id = 0 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
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
    %24 = "handshake.mux"(%44, %145, %15) : (index, index, index) -> index
    %25 = "handshake.buffer"(%24) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %26:2 = "handshake.fork"(%25) : (index) -> (index, index)
    %27 = "handshake.buffer"(%26#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %28 = "handshake.buffer"(%26#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %29 = "handshake.mux"(%45, %70, %17) : (index, index, index) -> index
    %30 = "handshake.buffer"(%29) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %31 = "handshake.mux"(%46, %73, %19) : (index, index, index) -> index
    %32 = "handshake.buffer"(%31) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %33:2 = "handshake.fork"(%32) : (index) -> (index, index)
    %34 = "handshake.buffer"(%33#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %35 = "handshake.buffer"(%33#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %36 = "handshake.mux"(%47, %80, %21) : (index, i32, i32) -> i32
    %37 = "handshake.buffer"(%36) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %38 = "handshake.mux"(%48, %86, %23) : (index, i32, i32) -> i32
    %39 = "handshake.buffer"(%38) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %40:2 = "handshake.control_merge"(%143, %7) : (none, none) -> (none, index)
    %41 = "handshake.buffer"(%40#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %42 = "handshake.buffer"(%40#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %43:5 = "handshake.fork"(%41) : (index) -> (index, index, index, index, index)
    %44 = "handshake.buffer"(%43#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %45 = "handshake.buffer"(%43#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %46 = "handshake.buffer"(%43#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %47 = "handshake.buffer"(%43#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %48 = "handshake.buffer"(%43#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %49 = "arith.cmpi"(%27, %34) <{predicate = 2 : i64}> : (index, index) -> i1
    %50 = "handshake.buffer"(%49) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %51:6 = "handshake.fork"(%50) : (i1) -> (i1, i1, i1, i1, i1, i1)
    %52 = "handshake.buffer"(%51#5) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %53 = "handshake.buffer"(%51#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %54 = "handshake.buffer"(%51#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %55 = "handshake.buffer"(%51#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %56 = "handshake.buffer"(%51#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %57 = "handshake.buffer"(%51#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %58:2 = "handshake.cond_br"(%52, %28) : (i1, index) -> (index, index)
    %59 = "handshake.buffer"(%58#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %60 = "handshake.buffer"(%58#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%59) : (index) -> ()
    %61:3 = "handshake.fork"(%60) : (index) -> (index, index, index)
    %62 = "handshake.buffer"(%61#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %63 = "handshake.buffer"(%61#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %64 = "handshake.buffer"(%61#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %65:2 = "handshake.cond_br"(%53, %30) : (i1, index) -> (index, index)
    %66 = "handshake.buffer"(%65#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %67 = "handshake.buffer"(%65#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%66) : (index) -> ()
    %68:2 = "handshake.fork"(%67) : (index) -> (index, index)
    %69 = "handshake.buffer"(%68#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %70 = "handshake.buffer"(%68#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %71:2 = "handshake.cond_br"(%54, %35) : (i1, index) -> (index, index)
    %72 = "handshake.buffer"(%71#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %73 = "handshake.buffer"(%71#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%72) : (index) -> ()
    %74:2 = "handshake.cond_br"(%55, %37) : (i1, i32) -> (i32, i32)
    %75 = "handshake.buffer"(%74#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %76 = "handshake.buffer"(%74#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    "handshake.sink"(%75) : (i32) -> ()
    %77:3 = "handshake.fork"(%76) : (i32) -> (i32, i32, i32)
    %78 = "handshake.buffer"(%77#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %79 = "handshake.buffer"(%77#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %80 = "handshake.buffer"(%77#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %81:2 = "handshake.cond_br"(%56, %39) : (i1, i32) -> (i32, i32)
    %82 = "handshake.buffer"(%81#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %83 = "handshake.buffer"(%81#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    "handshake.sink"(%82) : (i32) -> ()
    %84:2 = "handshake.fork"(%83) : (i32) -> (i32, i32)
    %85 = "handshake.buffer"(%84#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %86 = "handshake.buffer"(%84#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %87:2 = "handshake.cond_br"(%57, %42) : (i1, none) -> (none, none)
    %88 = "handshake.buffer"(%87#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %89 = "handshake.buffer"(%87#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %90:2 = "handshake.fork"(%89) : (none) -> (none, none)
    %91 = "handshake.buffer"(%90#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %92 = "handshake.buffer"(%90#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %93 = "handshake.join"(%91, %12) : (none, none) -> none
    %94 = "handshake.buffer"(%93) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %95:2 = "handshake.load"(%62, %13, %92) : (index, i32, none) -> (i32, index)
    %96 = "handshake.buffer"(%95#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %97 = "handshake.buffer"(%95#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %98:2 = "handshake.fork"(%97) : (i32) -> (i32, i32)
    %99 = "handshake.buffer"(%98#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %100 = "handshake.buffer"(%98#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %101 = "arith.cmpi"(%99, %79) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %102 = "handshake.buffer"(%101) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %103:5 = "handshake.fork"(%102) : (i1) -> (i1, i1, i1, i1, i1)
    %104 = "handshake.buffer"(%103#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %105 = "handshake.buffer"(%103#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %106 = "handshake.buffer"(%103#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %107 = "handshake.buffer"(%103#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %108 = "handshake.buffer"(%103#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %109:2 = "handshake.cond_br"(%104, %78) : (i1, i32) -> (i32, i32)
    %110 = "handshake.buffer"(%109#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %111 = "handshake.buffer"(%109#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    "handshake.sink"(%110) : (i32) -> ()
    %112:2 = "handshake.cond_br"(%105, %85) : (i1, i32) -> (i32, i32)
    %113 = "handshake.buffer"(%112#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %114 = "handshake.buffer"(%112#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    "handshake.sink"(%114) : (i32) -> ()
    %115:2 = "handshake.cond_br"(%106, %63) : (i1, index) -> (index, index)
    %116 = "handshake.buffer"(%115#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %117 = "handshake.buffer"(%115#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %118:2 = "handshake.cond_br"(%107, %94) : (i1, none) -> (none, none)
    %119 = "handshake.buffer"(%118#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %120 = "handshake.buffer"(%118#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %121:2 = "handshake.fork"(%119) : (none) -> (none, none)
    %122 = "handshake.buffer"(%121#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %123 = "handshake.buffer"(%121#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %124:2 = "handshake.fork"(%120) : (none) -> (none, none)
    %125 = "handshake.buffer"(%124#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %126 = "handshake.buffer"(%124#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %127:2 = "handshake.cond_br"(%108, %100) : (i1, i32) -> (i32, i32)
    %128 = "handshake.buffer"(%127#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %129 = "handshake.buffer"(%127#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    "handshake.sink"(%129) : (i32) -> ()
    %130 = "handshake.join"(%125, %10) : (none, none) -> none
    %131 = "handshake.buffer"(%130) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %132:2 = "handshake.store"(%117, %111, %126) : (index, i32, none) -> (i32, index)
    %133 = "handshake.buffer"(%132#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %134 = "handshake.buffer"(%132#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %135 = "handshake.join"(%122, %9) : (none, none) -> none
    %136 = "handshake.buffer"(%135) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %137 = "arith.muli"(%128, %113) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %138 = "handshake.buffer"(%137) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %139:2 = "handshake.store"(%116, %138, %123) : (index, i32, none) -> (i32, index)
    %140 = "handshake.buffer"(%139#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %141 = "handshake.buffer"(%139#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %142 = "handshake.merge"(%136, %131) : (none, none) -> none
    %143 = "handshake.buffer"(%142) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %144 = "arith.addi"(%64, %69) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %145 = "handshake.buffer"(%144) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.return"(%88) : (none) -> ()
  }) {argNames = ["in0", "in1", "in2"], resNames = ["out0"]} : () -> ()
}) : () -> ()

