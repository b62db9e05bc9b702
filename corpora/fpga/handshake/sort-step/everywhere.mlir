"builtin.module"() ({
  "handshake.func"() <{function_type = (memref<4xi32>, none) -> none, sym_name = "main"}> ({
  ^bb0(%arg0: memref<4xi32>, %arg1: none):
    %0 = "handshake.buffer"(%arg1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %1:4 = "handshake.fork"(%0) : (none) -> (none, none, none, none)
    %2 = "handshake.buffer"(%1#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %3 = "handshake.buffer"(%1#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %4 = "handshake.buffer"(%1#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %5 = "handshake.buffer"(%1#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %6:6 = "handshake.extmemory"(%arg0, %123, %122, %128, %127, %81, %87) <{id = 0 : i32, ldCount = 2 : i32, stCount = 2 : i32}> : (memref<4xi32>, i32, index, i32, index, index, index) -> (i32, i32, none, none, none, none)
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
    %22 = "handshake.buffer"(%44#0) <{bufferType = #handshake<buffer_type_enum seq>, initValues = [0], slots = 1 : i32}> : (i1) -> i1
    %23:4 = "handshake.fork"(%22) : (i1) -> (i1, i1, i1, i1)
    %24 = "handshake.buffer"(%23#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %25 = "handshake.buffer"(%23#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %26 = "handshake.buffer"(%23#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %27 = "handshake.buffer"(%23#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %28 = "handshake.mux"(%24, %5, %130) : (i1, none, none) -> none
    %29 = "handshake.buffer"(%28) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %30 = "handshake.mux"(%25, %17, %79) : (i1, index, index) -> index
    %31 = "handshake.buffer"(%30) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %32:2 = "handshake.fork"(%31) : (index) -> (index, index)
    %33 = "handshake.buffer"(%32#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %34 = "handshake.buffer"(%32#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %35 = "handshake.mux"(%26, %19, %61) : (i1, index, index) -> index
    %36 = "handshake.buffer"(%35) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %37 = "handshake.mux"(%27, %21, %64) : (i1, index, index) -> index
    %38 = "handshake.buffer"(%37) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %39:2 = "handshake.fork"(%38) : (index) -> (index, index)
    %40 = "handshake.buffer"(%39#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %41 = "handshake.buffer"(%39#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %42 = "arith.cmpi"(%34, %41) <{predicate = 2 : i64}> : (index, index) -> i1
    %43 = "handshake.buffer"(%42) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %44:5 = "handshake.fork"(%43) : (i1) -> (i1, i1, i1, i1, i1)
    %45 = "handshake.buffer"(%44#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %46 = "handshake.buffer"(%44#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %47 = "handshake.buffer"(%44#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %48 = "handshake.buffer"(%44#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %49:2 = "handshake.cond_br"(%45, %33) : (i1, index) -> (index, index)
    %50 = "handshake.buffer"(%49#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %51 = "handshake.buffer"(%49#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%50) : (index) -> ()
    %52:3 = "handshake.fork"(%51) : (index) -> (index, index, index)
    %53 = "handshake.buffer"(%52#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %54 = "handshake.buffer"(%52#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %55 = "handshake.buffer"(%52#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %56:2 = "handshake.cond_br"(%46, %36) : (i1, index) -> (index, index)
    %57 = "handshake.buffer"(%56#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %58 = "handshake.buffer"(%56#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%57) : (index) -> ()
    %59:2 = "handshake.fork"(%58) : (index) -> (index, index)
    %60 = "handshake.buffer"(%59#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %61 = "handshake.buffer"(%59#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %62:2 = "handshake.cond_br"(%47, %40) : (i1, index) -> (index, index)
    %63 = "handshake.buffer"(%62#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %64 = "handshake.buffer"(%62#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%63) : (index) -> ()
    %65:2 = "handshake.cond_br"(%48, %29) : (i1, none) -> (none, none)
    %66 = "handshake.buffer"(%65#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %67 = "handshake.buffer"(%65#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %68:3 = "handshake.fork"(%67) : (none) -> (none, none, none)
    %69 = "handshake.buffer"(%68#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %70 = "handshake.buffer"(%68#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %71 = "handshake.buffer"(%68#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %72 = "handshake.join"(%69, %8, %7) : (none, none, none) -> none
    %73 = "handshake.buffer"(%72) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %74 = "arith.addi"(%55, %60) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %75 = "handshake.buffer"(%74) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %76:3 = "handshake.fork"(%75) : (index) -> (index, index, index)
    %77 = "handshake.buffer"(%76#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %78 = "handshake.buffer"(%76#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %79 = "handshake.buffer"(%76#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %80:2 = "handshake.load"(%53, %12, %70) : (index, i32, none) -> (i32, index)
    %81 = "handshake.buffer"(%80#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %82 = "handshake.buffer"(%80#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %83:2 = "handshake.fork"(%82) : (i32) -> (i32, i32)
    %84 = "handshake.buffer"(%83#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %85 = "handshake.buffer"(%83#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %86:2 = "handshake.load"(%78, %11, %71) : (index, i32, none) -> (i32, index)
    %87 = "handshake.buffer"(%86#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %88 = "handshake.buffer"(%86#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %89:2 = "handshake.fork"(%88) : (i32) -> (i32, i32)
    %90 = "handshake.buffer"(%89#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %91 = "handshake.buffer"(%89#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %92 = "arith.cmpi"(%84, %90) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %93 = "handshake.buffer"(%92) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %94:5 = "handshake.fork"(%93) : (i1) -> (i1, i1, i1, i1, i1)
    %95 = "handshake.buffer"(%94#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %96 = "handshake.buffer"(%94#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %97 = "handshake.buffer"(%94#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %98 = "handshake.buffer"(%94#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %99 = "handshake.buffer"(%94#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %100:2 = "handshake.cond_br"(%95, %54) : (i1, index) -> (index, index)
    %101 = "handshake.buffer"(%100#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %102 = "handshake.buffer"(%100#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%101) : (index) -> ()
    %103:2 = "handshake.cond_br"(%96, %73) : (i1, none) -> (none, none)
    %104 = "handshake.buffer"(%103#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %105 = "handshake.buffer"(%103#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %106:3 = "handshake.fork"(%105) : (none) -> (none, none, none)
    %107 = "handshake.buffer"(%106#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %108 = "handshake.buffer"(%106#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %109 = "handshake.buffer"(%106#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %110:2 = "handshake.cond_br"(%97, %77) : (i1, index) -> (index, index)
    %111 = "handshake.buffer"(%110#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %112 = "handshake.buffer"(%110#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%111) : (index) -> ()
    %113:2 = "handshake.cond_br"(%98, %85) : (i1, i32) -> (i32, i32)
    %114 = "handshake.buffer"(%113#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %115 = "handshake.buffer"(%113#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    "handshake.sink"(%114) : (i32) -> ()
    %116:2 = "handshake.cond_br"(%99, %91) : (i1, i32) -> (i32, i32)
    %117 = "handshake.buffer"(%116#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %118 = "handshake.buffer"(%116#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    "handshake.sink"(%117) : (i32) -> ()
    %119 = "handshake.join"(%107, %14, %9) : (none, none, none) -> none
    %120 = "handshake.buffer"(%119) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %121:2 = "handshake.store"(%102, %118, %108) : (index, i32, none) -> (i32, index)
    %122 = "handshake.buffer"(%121#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %123 = "handshake.buffer"(%121#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %124 = "handshake.join"(%109, %15) : (none, none) -> none
    %125 = "handshake.buffer"(%124) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %126:2 = "handshake.store"(%112, %115, %125) : (index, i32, none) -> (i32, index)
    %127 = "handshake.buffer"(%126#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %128 = "handshake.buffer"(%126#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %129 = "handshake.merge"(%120, %104) : (none, none) -> none
    %130 = "handshake.buffer"(%129) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    "handshake.return"(%66) : (none) -> ()
  }) {argNames = ["in0", "in1"], resNames = ["out0"]} : () -> ()
}) : () -> ()

