"builtin.module"() ({
  "handshake.func"() <{function_type = (memref<4xi32>, none) -> none, sym_name = "main"}> ({
  ^bb0(%arg0: memref<4xi32>, %arg1: none):
    %0 = "handshake.buffer"(%arg1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %1:4 = "handshake.fork"(%0) : (none) -> (none, none, none, none)
    %2 = "handshake.buffer"(%1#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %3 = "handshake.buffer"(%1#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %4 = "handshake.buffer"(%1#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %5 = "handshake.buffer"(%1#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %6:6 = "handshake.extmemory"(%arg0, %122, %121, %127, %126, %80, %86) <{id = 0 : i32, ldCount = 2 : i32, stCount = 2 : i32}> : (memref<4xi32>, i32, index, i32, index, index, index) -> (i32, i32, none, none, none, none)
    %7 = "handshake.buffer"(%6#5) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %8 = "handshake.buffer"(%6#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %9 = "handshake.buffer"(%6#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %10 = "handshake.buffer"(%6#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %11 = "handshake.buffer"(%6#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %12 = "handshake.buffer"(%6#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %13:2 = "handshake.fork"(%10) : (none) -> (none, none)
    %14 = "handshake.buffer"(%13#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %15 = "handshake.buffer"(%13#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %16 = "handshake.constant"(%4) <{value = 0 : index}> : (none) -> index
    %17 = "handshake.buffer"(%16) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %18 = "handshake.constant"(%3) <{value = 1 : index}> : (none) -> index
    %19 = "handshake.buffer"(%18) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %20 = "handshake.constant"(%2) <{value = 3 : index}> : (none) -> index
    %21 = "handshake.buffer"(%20) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %22 = "handshake.mux"(%38, %78, %17) : (index, index, index) -> index
    %23 = "handshake.buffer"(%22) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %24:2 = "handshake.fork"(%23) : (index) -> (index, index)
    %25 = "handshake.buffer"(%24#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %26 = "handshake.buffer"(%24#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %27 = "handshake.mux"(%39, %60, %19) : (index, index, index) -> index
    %28 = "handshake.buffer"(%27) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %29 = "handshake.mux"(%40, %63, %21) : (index, index, index) -> index
    %30 = "handshake.buffer"(%29) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %31:2 = "handshake.fork"(%30) : (index) -> (index, index)
    %32 = "handshake.buffer"(%31#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %33 = "handshake.buffer"(%31#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %34:2 = "handshake.control_merge"(%129, %5) : (none, none) -> (none, index)
    %35 = "handshake.buffer"(%34#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %36 = "handshake.buffer"(%34#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %37:3 = "handshake.fork"(%35) : (index) -> (index, index, index)
    %38 = "handshake.buffer"(%37#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %39 = "handshake.buffer"(%37#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %40 = "handshake.buffer"(%37#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %41 = "arith.cmpi"(%25, %32) <{predicate = 2 : i64}> : (index, index) -> i1
    %42 = "handshake.buffer"(%41) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %43:4 = "handshake.fork"(%42) : (i1) -> (i1, i1, i1, i1)
    %44 = "handshake.buffer"(%43#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %45 = "handshake.buffer"(%43#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %46 = "handshake.buffer"(%43#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %47 = "handshake.buffer"(%43#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %48:2 = "handshake.cond_br"(%44, %26) : (i1, index) -> (index, index)
    %49 = "handshake.buffer"(%48#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %50 = "handshake.buffer"(%48#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%49) : (index) -> ()
    %51:3 = "handshake.fork"(%50) : (index) -> (index, index, index)
    %52 = "handshake.buffer"(%51#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %53 = "handshake.buffer"(%51#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %54 = "handshake.buffer"(%51#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %55:2 = "handshake.cond_br"(%45, %28) : (i1, index) -> (index, index)
    %56 = "handshake.buffer"(%55#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %57 = "handshake.buffer"(%55#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%56) : (index) -> ()
    %58:2 = "handshake.fork"(%57) : (index) -> (index, index)
    %59 = "handshake.buffer"(%58#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %60 = "handshake.buffer"(%58#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %61:2 = "handshake.cond_br"(%46, %33) : (i1, index) -> (index, index)
    %62 = "handshake.buffer"(%61#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %63 = "handshake.buffer"(%61#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%62) : (index) -> ()
    %64:2 = "handshake.cond_br"(%47, %36) : (i1, none) -> (none, none)
    %65 = "handshake.buffer"(%64#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %66 = "handshake.buffer"(%64#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %67:3 = "handshake.fork"(%66) : (none) -> (none, none, none)
    %68 = "handshake.buffer"(%67#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %69 = "handshake.buffer"(%67#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %70 = "handshake.buffer"(%67#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %71 = "handshake.join"(%68, %8, %7) : (none, none, none) -> none
    %72 = "handshake.buffer"(%71) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %73 = "arith.addi"(%54, %59) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %74 = "handshake.buffer"(%73) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %75:3 = "handshake.fork"(%74) : (index) -> (index, index, index)
    %76 = "handshake.buffer"(%75#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %77 = "handshake.buffer"(%75#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %78 = "handshake.buffer"(%75#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %79:2 = "handshake.load"(%52, %12, %69) : (index, i32, none) -> (i32, index)
    %80 = "handshake.buffer"(%79#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %81 = "handshake.buffer"(%79#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %82:2 = "handshake.fork"(%81) : (i32) -> (i32, i32)
    %83 = "handshake.buffer"(%82#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %84 = "handshake.buffer"(%82#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %85:2 = "handshake.load"(%77, %11, %70) : (index, i32, none) -> (i32, index)
    %86 = "handshake.buffer"(%85#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %87 = "handshake.buffer"(%85#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %88:2 = "handshake.fork"(%87) : (i32) -> (i32, i32)
    %89 = "handshake.buffer"(%88#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %90 = "handshake.buffer"(%88#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %91 = "arith.cmpi"(%83, %89) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %92 = "handshake.buffer"(%91) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %93:5 = "handshake.fork"(%92) : (i1) -> (i1, i1, i1, i1, i1)
    %94 = "handshake.buffer"(%93#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %95 = "handshake.buffer"(%93#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %96 = "handshake.buffer"(%93#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %97 = "handshake.buffer"(%93#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %98 = "handshake.buffer"(%93#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %99:2 = "handshake.cond_br"(%94, %53) : (i1, index) -> (index, index)
    %100 = "handshake.buffer"(%99#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %101 = "handshake.buffer"(%99#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%100) : (index) -> ()
    %102:2 = "handshake.cond_br"(%95, %72) : (i1, none) -> (none, none)
    %103 = "handshake.buffer"(%102#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %104 = "handshake.buffer"(%102#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %105:3 = "handshake.fork"(%104) : (none) -> (none, none, none)
    %106 = "handshake.buffer"(%105#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %107 = "handshake.buffer"(%105#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %108 = "handshake.buffer"(%105#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %109:2 = "handshake.cond_br"(%96, %76) : (i1, index) -> (index, index)
    %110 = "handshake.buffer"(%109#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %111 = "handshake.buffer"(%109#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%110) : (index) -> ()
    %112:2 = "handshake.cond_br"(%97, %84) : (i1, i32) -> (i32, i32)
    %113 = "handshake.buffer"(%112#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %114 = "handshake.buffer"(%112#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    "handshake.sink"(%113) : (i32) -> ()
    %115:2 = "handshake.cond_br"(%98, %90) : (i1, i32) -> (i32, i32)
    %116 = "handshake.buffer"(%115#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %117 = "handshake.buffer"(%115#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    "handshake.sink"(%116) : (i32) -> ()
    %118 = "handshake.join"(%106, %14, %9) : (none, none, none) -> none
    %119 = "handshake.buffer"(%118) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %120:2 = "handshake.store"(%101, %117, %107) : (index, i32, none) -> (i32, index)
    %121 = "handshake.buffer"(%120#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %122 = "handshake.buffer"(%120#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %123 = "handshake.join"(%108, %15) : (none, none) -> none
    %124 = "handshake.buffer"(%123) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %125:2 = "handshake.store"(%111, %114, %124) : (index, i32, none) -> (i32, index)
    %126 = "handshake.buffer"(%125#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %127 = "handshake.buffer"(%125#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %128 = "handshake.merge"(%119, %103) : (none, none) -> none
    %129 = "handshake.buffer"(%128) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    "handshake.return"(%65) : (none) -> ()
  }) {argNames = ["in0", "in1"], resNames = ["out0"]} : () -> ()
}) : () -> ()

