"builtin.module"() ({
  "handshake.func"() <{function_type = (memref<4xi32>, memref<4xi32>, none) -> (i32, none), sym_name = "main"}> ({
  ^bb0(%arg0: memref<4xi32>, %arg1: memref<4xi32>, %arg2: none):
    %0 = "handshake.buffer"(%arg2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %1:5 = "handshake.fork"(%0) : (none) -> (none, none, none, none, none)
    %2 = "handshake.buffer"(%1#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %3 = "handshake.buffer"(%1#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %4 = "handshake.buffer"(%1#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %5 = "handshake.buffer"(%1#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %6 = "handshake.buffer"(%1#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %7:2 = "handshake.extmemory"(%arg1, %84) <{id = 1 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %8 = "handshake.buffer"(%7#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %9 = "handshake.buffer"(%7#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %10:2 = "handshake.extmemory"(%arg0, %81) <{id = 0 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %11 = "handshake.buffer"(%10#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %12 = "handshake.buffer"(%10#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %13 = "handshake.constant"(%5) <{value = 0 : index}> : (none) -> index
    %14 = "handshake.buffer"(%13) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %15 = "handshake.constant"(%4) <{value = 1 : index}> : (none) -> index
    %16 = "handshake.buffer"(%15) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %17 = "handshake.constant"(%3) <{value = 4 : index}> : (none) -> index
    %18 = "handshake.buffer"(%17) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %19 = "handshake.constant"(%2) <{value = 0 : i32}> : (none) -> i32
    %20 = "handshake.buffer"(%19) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %21 = "handshake.buffer"(%46#0) <{bufferType = #handshake<buffer_type_enum seq>, initValues = [0], slots = 1 : i32}> : (i1) -> i1
    %22:5 = "handshake.fork"(%21) : (i1) -> (i1, i1, i1, i1, i1)
    %23 = "handshake.buffer"(%22#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %24 = "handshake.buffer"(%22#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %25 = "handshake.buffer"(%22#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %26 = "handshake.buffer"(%22#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %27 = "handshake.buffer"(%22#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %28 = "handshake.mux"(%23, %6, %79) : (i1, none, none) -> none
    %29 = "handshake.buffer"(%28) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %30 = "handshake.mux"(%24, %14, %91) : (i1, index, index) -> index
    %31 = "handshake.buffer"(%30) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %32:2 = "handshake.fork"(%31) : (index) -> (index, index)
    %33 = "handshake.buffer"(%32#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %34 = "handshake.buffer"(%32#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %35 = "handshake.mux"(%25, %20, %89) : (i1, i32, i32) -> i32
    %36 = "handshake.buffer"(%35) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %37 = "handshake.mux"(%26, %16, %67) : (i1, index, index) -> index
    %38 = "handshake.buffer"(%37) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %39 = "handshake.mux"(%27, %18, %70) : (i1, index, index) -> index
    %40 = "handshake.buffer"(%39) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %41:2 = "handshake.fork"(%40) : (index) -> (index, index)
    %42 = "handshake.buffer"(%41#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %43 = "handshake.buffer"(%41#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %44 = "arith.cmpi"(%34, %43) <{predicate = 2 : i64}> : (index, index) -> i1
    %45 = "handshake.buffer"(%44) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %46:6 = "handshake.fork"(%45) : (i1) -> (i1, i1, i1, i1, i1, i1)
    %47 = "handshake.buffer"(%46#5) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %48 = "handshake.buffer"(%46#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %49 = "handshake.buffer"(%46#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %50 = "handshake.buffer"(%46#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %51 = "handshake.buffer"(%46#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %52:2 = "handshake.cond_br"(%47, %33) : (i1, index) -> (index, index)
    %53 = "handshake.buffer"(%52#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %54 = "handshake.buffer"(%52#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%53) : (index) -> ()
    %55:3 = "handshake.fork"(%54) : (index) -> (index, index, index)
    %56 = "handshake.buffer"(%55#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %57 = "handshake.buffer"(%55#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %58 = "handshake.buffer"(%55#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %59:2 = "handshake.cond_br"(%48, %36) : (i1, i32) -> (i32, i32)
    %60 = "handshake.buffer"(%59#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %61 = "handshake.buffer"(%59#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %62:2 = "handshake.cond_br"(%49, %38) : (i1, index) -> (index, index)
    %63 = "handshake.buffer"(%62#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %64 = "handshake.buffer"(%62#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%63) : (index) -> ()
    %65:2 = "handshake.fork"(%64) : (index) -> (index, index)
    %66 = "handshake.buffer"(%65#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %67 = "handshake.buffer"(%65#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %68:2 = "handshake.cond_br"(%50, %42) : (i1, index) -> (index, index)
    %69 = "handshake.buffer"(%68#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %70 = "handshake.buffer"(%68#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%69) : (index) -> ()
    %71:2 = "handshake.cond_br"(%51, %29) : (i1, none) -> (none, none)
    %72 = "handshake.buffer"(%71#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %73 = "handshake.buffer"(%71#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %74:3 = "handshake.fork"(%73) : (none) -> (none, none, none)
    %75 = "handshake.buffer"(%74#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %76 = "handshake.buffer"(%74#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %77 = "handshake.buffer"(%74#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %78 = "handshake.join"(%76, %11, %8) : (none, none, none) -> none
    %79 = "handshake.buffer"(%78) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %80:2 = "handshake.load"(%57, %12, %75) : (index, i32, none) -> (i32, index)
    %81 = "handshake.buffer"(%80#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %82 = "handshake.buffer"(%80#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %83:2 = "handshake.load"(%56, %9, %77) : (index, i32, none) -> (i32, index)
    %84 = "handshake.buffer"(%83#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %85 = "handshake.buffer"(%83#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %86 = "arith.muli"(%82, %85) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %87 = "handshake.buffer"(%86) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %88 = "arith.addi"(%61, %87) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %89 = "handshake.buffer"(%88) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %90 = "arith.addi"(%58, %66) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %91 = "handshake.buffer"(%90) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.return"(%60, %72) : (i32, none) -> ()
  }) {argNames = ["in0", "in1", "in2"], resNames = ["out0", "out1"]} : () -> ()
}) : () -> ()

