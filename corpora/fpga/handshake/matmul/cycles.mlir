"builtin.module"() ({
  "handshake.func"() <{function_type = (memref<4xi32>, memref<4xi32>, memref<4xi32>, none) -> none, sym_name = "main"}> ({
  ^bb0(%arg0: memref<4xi32>, %arg1: memref<4xi32>, %arg2: memref<4xi32>, %arg3: none):
    %0:5 = "handshake.fork"(%arg3) : (none) -> (none, none, none, none, none)
    %1 = "handshake.extmemory"(%arg2, %129#0, %129#1) <{id = 2 : i32, ldCount = 0 : i32, stCount = 1 : i32}> : (memref<4xi32>, i32, index) -> none
    %2:2 = "handshake.extmemory"(%arg1, %123#1) <{id = 1 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %3:2 = "handshake.extmemory"(%arg0, %122#1) <{id = 0 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %4 = "handshake.constant"(%0#1) <{value = 0 : index}> : (none) -> index
    %5:2 = "handshake.fork"(%4) : (index) -> (index, index)
    %6 = "handshake.constant"(%0#2) <{value = 1 : index}> : (none) -> index
    %7 = "handshake.constant"(%0#3) <{value = 2 : index}> : (none) -> index
    %8 = "handshake.constant"(%0#4) <{value = 0 : i32}> : (none) -> i32
    %9 = "handshake.buffer"(%26#0) <{bufferType = #handshake<buffer_type_enum seq>, initValues = [0], slots = 1 : i32}> : (i1) -> i1
    %10:6 = "handshake.fork"(%9) : (i1) -> (i1, i1, i1, i1, i1, i1)
    %11 = "handshake.mux"(%10#5, %0#0, %71#1) : (i1, none, none) -> none
    %12 = "handshake.buffer"(%11) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %13 = "handshake.mux"(%10#4, %5#1, %131) : (i1, index, index) -> index
    %14 = "handshake.buffer"(%13) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %15:2 = "handshake.fork"(%14) : (index) -> (index, index)
    %16 = "handshake.mux"(%10#3, %5#0, %62#1) : (i1, index, index) -> index
    %17 = "handshake.buffer"(%16) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %18 = "handshake.mux"(%10#2, %6, %65#0) : (i1, index, index) -> index
    %19 = "handshake.buffer"(%18) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %20 = "handshake.mux"(%10#1, %7, %66#1) : (i1, index, index) -> index
    %21 = "handshake.buffer"(%20) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %22:2 = "handshake.fork"(%21) : (index) -> (index, index)
    %23 = "handshake.mux"(%10#0, %8, %67#1) : (i1, i32, i32) -> i32
    %24 = "handshake.buffer"(%23) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %25 = "arith.cmpi"(%15#0, %22#0) <{predicate = 2 : i64}> : (index, index) -> i1
    %26:7 = "handshake.fork"(%25) : (i1) -> (i1, i1, i1, i1, i1, i1, i1)
    %27:2 = "handshake.cond_br"(%26#6, %15#1) : (i1, index) -> (index, index)
    "handshake.sink"(%27#1) : (index) -> ()
    %28:2 = "handshake.fork"(%27#0) : (index) -> (index, index)
    %29:2 = "handshake.cond_br"(%26#5, %17) : (i1, index) -> (index, index)
    "handshake.sink"(%29#1) : (index) -> ()
    %30:2 = "handshake.fork"(%29#0) : (index) -> (index, index)
    %31:2 = "handshake.cond_br"(%26#4, %19) : (i1, index) -> (index, index)
    "handshake.sink"(%31#1) : (index) -> ()
    %32:2 = "handshake.cond_br"(%26#3, %22#1) : (i1, index) -> (index, index)
    "handshake.sink"(%32#1) : (index) -> ()
    %33:2 = "handshake.fork"(%32#0) : (index) -> (index, index)
    %34:2 = "handshake.cond_br"(%26#2, %24) : (i1, i32) -> (i32, i32)
    "handshake.sink"(%34#1) : (i32) -> ()
    %35:2 = "handshake.cond_br"(%26#1, %12) : (i1, none) -> (none, none)
    %36 = "arith.muli"(%28#1, %33#1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %37 = "handshake.mux"(%58#6, %130, %30#0) : (index, index, index) -> index
    %38 = "handshake.buffer"(%37) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %39:2 = "handshake.fork"(%38) : (index) -> (index, index)
    %40 = "handshake.mux"(%58#5, %101#1, %30#1) : (index, index, index) -> index
    %41 = "handshake.buffer"(%40) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %42:2 = "handshake.fork"(%41) : (index) -> (index, index)
    %43 = "handshake.mux"(%58#4, %103#0, %31#0) : (index, index, index) -> index
    %44 = "handshake.buffer"(%43) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %45 = "handshake.mux"(%58#3, %105#1, %33#0) : (index, index, index) -> index
    %46 = "handshake.buffer"(%45) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %47:2 = "handshake.fork"(%46) : (index) -> (index, index)
    %48 = "handshake.mux"(%58#2, %107#1, %34#0) : (index, i32, i32) -> i32
    %49 = "handshake.buffer"(%48) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %50:2 = "handshake.fork"(%49) : (i32) -> (i32, i32)
    %51 = "handshake.mux"(%58#1, %108#1, %28#0) : (index, index, index) -> index
    %52 = "handshake.buffer"(%51) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %53 = "handshake.mux"(%58#0, %110#0, %36) : (index, index, index) -> index
    %54 = "handshake.buffer"(%53) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %55:2 = "handshake.control_merge"(%127, %35#0) : (none, none) -> (none, index)
    %56 = "handshake.buffer"(%55#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %57 = "handshake.buffer"(%55#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %58:7 = "handshake.fork"(%56) : (index) -> (index, index, index, index, index, index, index)
    %59 = "arith.cmpi"(%39#1, %47#1) <{predicate = 2 : i64}> : (index, index) -> i1
    %60:10 = "handshake.fork"(%59) : (i1) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1)
    %61:2 = "handshake.cond_br"(%60#9, %39#0) : (i1, index) -> (index, index)
    "handshake.sink"(%61#1) : (index) -> ()
    %62:2 = "handshake.cond_br"(%60#8, %42#1) : (i1, index) -> (index, index)
    %63:2 = "handshake.cond_br"(%60#7, %42#0) : (i1, index) -> (index, index)
    "handshake.sink"(%63#1) : (index) -> ()
    %64:2 = "handshake.cond_br"(%60#6, %44) : (i1, index) -> (index, index)
    %65:2 = "handshake.fork"(%64#1) : (index) -> (index, index)
    %66:2 = "handshake.cond_br"(%60#5, %47#0) : (i1, index) -> (index, index)
    %67:2 = "handshake.cond_br"(%60#4, %50#1) : (i1, i32) -> (i32, i32)
    %68:2 = "handshake.cond_br"(%60#3, %50#0) : (i1, i32) -> (i32, i32)
    "handshake.sink"(%68#1) : (i32) -> ()
    %69:2 = "handshake.cond_br"(%60#2, %52) : (i1, index) -> (index, index)
    %70:2 = "handshake.cond_br"(%60#1, %54) : (i1, index) -> (index, index)
    "handshake.sink"(%70#1) : (index) -> ()
    %71:2 = "handshake.cond_br"(%60#0, %57) : (i1, none) -> (none, none)
    %72 = "handshake.mux"(%95#8, %126, %63#0) : (index, index, index) -> index
    %73 = "handshake.buffer"(%72) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %74:2 = "handshake.fork"(%73) : (index) -> (index, index)
    %75 = "handshake.mux"(%95#7, %125, %68#0) : (index, i32, i32) -> i32
    %76 = "handshake.buffer"(%75) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %77 = "handshake.mux"(%95#6, %101#0, %62#0) : (index, index, index) -> index
    %78 = "handshake.buffer"(%77) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %79 = "handshake.mux"(%95#5, %104#0, %64#0) : (index, index, index) -> index
    %80 = "handshake.buffer"(%79) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %81 = "handshake.mux"(%95#4, %106#0, %66#0) : (index, index, index) -> index
    %82 = "handshake.buffer"(%81) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %83:2 = "handshake.fork"(%82) : (index) -> (index, index)
    %84 = "handshake.mux"(%95#3, %107#0, %67#0) : (index, i32, i32) -> i32
    %85 = "handshake.buffer"(%84) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %86 = "handshake.mux"(%95#2, %108#0, %69#0) : (index, index, index) -> index
    %87 = "handshake.buffer"(%86) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %88 = "handshake.mux"(%95#1, %111#0, %70#0) : (index, index, index) -> index
    %89 = "handshake.buffer"(%88) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %90 = "handshake.mux"(%95#0, %114#0, %61#0) : (index, index, index) -> index
    %91 = "handshake.buffer"(%90) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %92:2 = "handshake.control_merge"(%118, %71#0) : (none, none) -> (none, index)
    %93 = "handshake.buffer"(%92#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %94 = "handshake.buffer"(%92#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %95:9 = "handshake.fork"(%93) : (index) -> (index, index, index, index, index, index, index, index, index)
    %96 = "arith.cmpi"(%74#1, %83#1) <{predicate = 2 : i64}> : (index, index) -> i1
    %97:10 = "handshake.fork"(%96) : (i1) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1)
    %98:2 = "handshake.cond_br"(%97#9, %74#0) : (i1, index) -> (index, index)
    "handshake.sink"(%98#1) : (index) -> ()
    %99:3 = "handshake.fork"(%98#0) : (index) -> (index, index, index)
    %100:2 = "handshake.cond_br"(%97#8, %76) : (i1, i32) -> (i32, i32)
    %101:2 = "handshake.cond_br"(%97#7, %78) : (i1, index) -> (index, index)
    %102:2 = "handshake.cond_br"(%97#6, %80) : (i1, index) -> (index, index)
    %103:2 = "handshake.fork"(%102#1) : (index) -> (index, index)
    %104:2 = "handshake.fork"(%102#0) : (index) -> (index, index)
    %105:2 = "handshake.cond_br"(%97#5, %83#0) : (i1, index) -> (index, index)
    %106:2 = "handshake.fork"(%105#0) : (index) -> (index, index)
    %107:2 = "handshake.cond_br"(%97#4, %85) : (i1, i32) -> (i32, i32)
    %108:2 = "handshake.cond_br"(%97#3, %87) : (i1, index) -> (index, index)
    %109:2 = "handshake.cond_br"(%97#2, %89) : (i1, index) -> (index, index)
    %110:2 = "handshake.fork"(%109#1) : (index) -> (index, index)
    %111:2 = "handshake.fork"(%109#0) : (index) -> (index, index)
    %112:2 = "handshake.cond_br"(%97#1, %91) : (i1, index) -> (index, index)
    %113:2 = "handshake.fork"(%112#1) : (index) -> (index, index)
    %114:2 = "handshake.fork"(%112#0) : (index) -> (index, index)
    %115:2 = "handshake.cond_br"(%97#0, %94) : (i1, none) -> (none, none)
    %116:2 = "handshake.fork"(%115#1) : (none) -> (none, none)
    %117:3 = "handshake.fork"(%115#0) : (none) -> (none, none, none)
    %118 = "handshake.join"(%117#1, %3#1, %2#1) : (none, none, none) -> none
    %119 = "arith.addi"(%111#1, %99#0) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %120 = "arith.muli"(%99#1, %106#1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %121 = "arith.addi"(%120, %114#1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %122:2 = "handshake.load"(%119, %3#0, %117#2) : (index, i32, none) -> (i32, index)
    %123:2 = "handshake.load"(%121, %2#0, %117#0) : (index, i32, none) -> (i32, index)
    %124 = "arith.muli"(%122#0, %123#0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %125 = "arith.addi"(%100#0, %124) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %126 = "arith.addi"(%99#2, %104#1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %127 = "handshake.join"(%116#1, %1) : (none, none) -> none
    %128 = "arith.addi"(%110#1, %113#0) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %129:2 = "handshake.store"(%128, %100#1, %116#0) : (index, i32, none) -> (i32, index)
    %130 = "arith.addi"(%113#1, %103#1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %131 = "arith.addi"(%69#1, %65#1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "handshake.return"(%35#1) : (none) -> ()
  }) {argNames = ["in0", "in1", "in2", "in3"], resNames = ["out0"]} : () -> ()
}) : () -> ()

