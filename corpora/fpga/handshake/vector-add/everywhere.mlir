"builtin.module"() ({
  "handshake.func"() <{function_type = (memref<4xi32>, memref<4xi32>, memref<4xi32>, none) -> none, sym_name = "main"}> ({
  ^bb0(%arg0: memref<4xi32>, %arg1: memref<4xi32>, %arg2: memref<4xi32>, %arg3: none):
    %0 = "handshake.buffer"(%arg3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %1:4 = "handshake.fork"(%0) : (none) -> (none, none, none, none)
    %2 = "handshake.buffer"(%1#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %3 = "handshake.buffer"(%1#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %4 = "handshake.buffer"(%1#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %5 = "handshake.buffer"(%1#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %6 = "handshake.extmemory"(%arg2, %84, %83) <{id = 2 : i32, ldCount = 0 : i32, stCount = 1 : i32}> : (memref<4xi32>, i32, index) -> none
    %7 = "handshake.buffer"(%6) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %8:2 = "handshake.extmemory"(%arg1, %78) <{id = 1 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %9 = "handshake.buffer"(%8#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %10 = "handshake.buffer"(%8#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %11:2 = "handshake.extmemory"(%arg0, %75) <{id = 0 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %12 = "handshake.buffer"(%11#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %13 = "handshake.buffer"(%11#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %14 = "handshake.constant"(%4) <{value = 0 : index}> : (none) -> index
    %15 = "handshake.buffer"(%14) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %16 = "handshake.constant"(%3) <{value = 1 : index}> : (none) -> index
    %17 = "handshake.buffer"(%16) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %18 = "handshake.constant"(%2) <{value = 4 : index}> : (none) -> index
    %19 = "handshake.buffer"(%18) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %20 = "handshake.buffer"(%42#0) <{bufferType = #handshake<buffer_type_enum seq>, initValues = [0], slots = 1 : i32}> : (i1) -> i1
    %21:4 = "handshake.fork"(%20) : (i1) -> (i1, i1, i1, i1)
    %22 = "handshake.buffer"(%21#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %23 = "handshake.buffer"(%21#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %24 = "handshake.buffer"(%21#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %25 = "handshake.buffer"(%21#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %26 = "handshake.mux"(%22, %5, %73) : (i1, none, none) -> none
    %27 = "handshake.buffer"(%26) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %28 = "handshake.mux"(%23, %15, %86) : (i1, index, index) -> index
    %29 = "handshake.buffer"(%28) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %30:2 = "handshake.fork"(%29) : (index) -> (index, index)
    %31 = "handshake.buffer"(%30#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %32 = "handshake.buffer"(%30#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %33 = "handshake.mux"(%24, %17, %60) : (i1, index, index) -> index
    %34 = "handshake.buffer"(%33) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %35 = "handshake.mux"(%25, %19, %63) : (i1, index, index) -> index
    %36 = "handshake.buffer"(%35) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %37:2 = "handshake.fork"(%36) : (index) -> (index, index)
    %38 = "handshake.buffer"(%37#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %39 = "handshake.buffer"(%37#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %40 = "arith.cmpi"(%32, %39) <{predicate = 2 : i64}> : (index, index) -> i1
    %41 = "handshake.buffer"(%40) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %42:5 = "handshake.fork"(%41) : (i1) -> (i1, i1, i1, i1, i1)
    %43 = "handshake.buffer"(%42#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %44 = "handshake.buffer"(%42#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %45 = "handshake.buffer"(%42#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %46 = "handshake.buffer"(%42#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %47:2 = "handshake.cond_br"(%43, %31) : (i1, index) -> (index, index)
    %48 = "handshake.buffer"(%47#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %49 = "handshake.buffer"(%47#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%48) : (index) -> ()
    %50:4 = "handshake.fork"(%49) : (index) -> (index, index, index, index)
    %51 = "handshake.buffer"(%50#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %52 = "handshake.buffer"(%50#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %53 = "handshake.buffer"(%50#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %54 = "handshake.buffer"(%50#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %55:2 = "handshake.cond_br"(%44, %34) : (i1, index) -> (index, index)
    %56 = "handshake.buffer"(%55#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %57 = "handshake.buffer"(%55#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%56) : (index) -> ()
    %58:2 = "handshake.fork"(%57) : (index) -> (index, index)
    %59 = "handshake.buffer"(%58#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %60 = "handshake.buffer"(%58#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %61:2 = "handshake.cond_br"(%45, %38) : (i1, index) -> (index, index)
    %62 = "handshake.buffer"(%61#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %63 = "handshake.buffer"(%61#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%62) : (index) -> ()
    %64:2 = "handshake.cond_br"(%46, %27) : (i1, none) -> (none, none)
    %65 = "handshake.buffer"(%64#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %66 = "handshake.buffer"(%64#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %67:4 = "handshake.fork"(%66) : (none) -> (none, none, none, none)
    %68 = "handshake.buffer"(%67#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %69 = "handshake.buffer"(%67#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %70 = "handshake.buffer"(%67#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %71 = "handshake.buffer"(%67#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %72 = "handshake.join"(%70, %12, %9, %7) : (none, none, none, none) -> none
    %73 = "handshake.buffer"(%72) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %74:2 = "handshake.load"(%53, %13, %68) : (index, i32, none) -> (i32, index)
    %75 = "handshake.buffer"(%74#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %76 = "handshake.buffer"(%74#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %77:2 = "handshake.load"(%52, %10, %69) : (index, i32, none) -> (i32, index)
    %78 = "handshake.buffer"(%77#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %79 = "handshake.buffer"(%77#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %80 = "arith.addi"(%76, %79) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %81 = "handshake.buffer"(%80) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %82:2 = "handshake.store"(%51, %81, %71) : (index, i32, none) -> (i32, index)
    %83 = "handshake.buffer"(%82#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %84 = "handshake.buffer"(%82#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %85 = "arith.addi"(%54, %59) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %86 = "handshake.buffer"(%85) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.return"(%65) : (none) -> ()
  }) {argNames = ["in0", "in1", "in2", "in3"], resNames = ["out0"]} : () -> ()
}) : () -> ()

