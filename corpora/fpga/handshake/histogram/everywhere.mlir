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
    %8:3 = "handshake.extmemory"(%arg1, %119, %118, %111) <{id = 1 : i32, ldCount = 1 : i32, stCount = 1 : i32}> : (memref<4xi32>, i32, index, index) -> (i32, none, none)
    %9 = "handshake.buffer"(%8#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %10 = "handshake.buffer"(%8#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %11 = "handshake.buffer"(%8#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %12:2 = "handshake.fork"(%9) : (none) -> (none, none)
    %13 = "handshake.buffer"(%12#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %14 = "handshake.buffer"(%12#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %15:2 = "handshake.extmemory"(%arg0, %101) <{id = 0 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %16 = "handshake.buffer"(%15#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %17 = "handshake.buffer"(%15#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %18 = "handshake.constant"(%6) <{value = 0 : index}> : (none) -> index
    %19 = "handshake.buffer"(%18) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %20 = "handshake.constant"(%5) <{value = 1 : index}> : (none) -> index
    %21 = "handshake.buffer"(%20) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %22 = "handshake.constant"(%4) <{value = 4 : index}> : (none) -> index
    %23 = "handshake.buffer"(%22) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %24 = "handshake.constant"(%3) <{value = 1 : i32}> : (none) -> i32
    %25 = "handshake.buffer"(%24) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %26 = "handshake.constant"(%2) <{value = 3 : i32}> : (none) -> i32
    %27 = "handshake.buffer"(%26) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %28 = "handshake.buffer"(%56#0) <{bufferType = #handshake<buffer_type_enum seq>, initValues = [0], slots = 1 : i32}> : (i1) -> i1
    %29:6 = "handshake.fork"(%28) : (i1) -> (i1, i1, i1, i1, i1, i1)
    %30 = "handshake.buffer"(%29#5) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %31 = "handshake.buffer"(%29#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %32 = "handshake.buffer"(%29#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %33 = "handshake.buffer"(%29#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %34 = "handshake.buffer"(%29#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %35 = "handshake.buffer"(%29#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %36 = "handshake.mux"(%30, %7, %99) : (i1, none, none) -> none
    %37 = "handshake.buffer"(%36) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %38 = "handshake.mux"(%31, %19, %121) : (i1, index, index) -> index
    %39 = "handshake.buffer"(%38) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %40:2 = "handshake.fork"(%39) : (index) -> (index, index)
    %41 = "handshake.buffer"(%40#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %42 = "handshake.buffer"(%40#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %43 = "handshake.mux"(%32, %21, %74) : (i1, index, index) -> index
    %44 = "handshake.buffer"(%43) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %45 = "handshake.mux"(%33, %23, %77) : (i1, index, index) -> index
    %46 = "handshake.buffer"(%45) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %47:2 = "handshake.fork"(%46) : (index) -> (index, index)
    %48 = "handshake.buffer"(%47#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %49 = "handshake.buffer"(%47#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %50 = "handshake.mux"(%34, %25, %83) : (i1, i32, i32) -> i32
    %51 = "handshake.buffer"(%50) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %52 = "handshake.mux"(%35, %27, %89) : (i1, i32, i32) -> i32
    %53 = "handshake.buffer"(%52) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %54 = "arith.cmpi"(%42, %49) <{predicate = 2 : i64}> : (index, index) -> i1
    %55 = "handshake.buffer"(%54) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %56:7 = "handshake.fork"(%55) : (i1) -> (i1, i1, i1, i1, i1, i1, i1)
    %57 = "handshake.buffer"(%56#6) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %58 = "handshake.buffer"(%56#5) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %59 = "handshake.buffer"(%56#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %60 = "handshake.buffer"(%56#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %61 = "handshake.buffer"(%56#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %62 = "handshake.buffer"(%56#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %63:2 = "handshake.cond_br"(%57, %41) : (i1, index) -> (index, index)
    %64 = "handshake.buffer"(%63#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %65 = "handshake.buffer"(%63#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%64) : (index) -> ()
    %66:2 = "handshake.fork"(%65) : (index) -> (index, index)
    %67 = "handshake.buffer"(%66#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %68 = "handshake.buffer"(%66#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %69:2 = "handshake.cond_br"(%58, %44) : (i1, index) -> (index, index)
    %70 = "handshake.buffer"(%69#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %71 = "handshake.buffer"(%69#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%70) : (index) -> ()
    %72:2 = "handshake.fork"(%71) : (index) -> (index, index)
    %73 = "handshake.buffer"(%72#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %74 = "handshake.buffer"(%72#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %75:2 = "handshake.cond_br"(%59, %48) : (i1, index) -> (index, index)
    %76 = "handshake.buffer"(%75#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %77 = "handshake.buffer"(%75#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%76) : (index) -> ()
    %78:2 = "handshake.cond_br"(%60, %51) : (i1, i32) -> (i32, i32)
    %79 = "handshake.buffer"(%78#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %80 = "handshake.buffer"(%78#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    "handshake.sink"(%79) : (i32) -> ()
    %81:2 = "handshake.fork"(%80) : (i32) -> (i32, i32)
    %82 = "handshake.buffer"(%81#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %83 = "handshake.buffer"(%81#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %84:2 = "handshake.cond_br"(%61, %53) : (i1, i32) -> (i32, i32)
    %85 = "handshake.buffer"(%84#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %86 = "handshake.buffer"(%84#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    "handshake.sink"(%85) : (i32) -> ()
    %87:2 = "handshake.fork"(%86) : (i32) -> (i32, i32)
    %88 = "handshake.buffer"(%87#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %89 = "handshake.buffer"(%87#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %90:2 = "handshake.cond_br"(%62, %37) : (i1, none) -> (none, none)
    %91 = "handshake.buffer"(%90#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %92 = "handshake.buffer"(%90#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %93:4 = "handshake.fork"(%92) : (none) -> (none, none, none, none)
    %94 = "handshake.buffer"(%93#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %95 = "handshake.buffer"(%93#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %96 = "handshake.buffer"(%93#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %97 = "handshake.buffer"(%93#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %98 = "handshake.join"(%95, %16, %13, %10) : (none, none, none, none) -> none
    %99 = "handshake.buffer"(%98) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %100:2 = "handshake.load"(%67, %17, %94) : (index, i32, none) -> (i32, index)
    %101 = "handshake.buffer"(%100#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %102 = "handshake.buffer"(%100#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %103 = "arith.andi"(%102, %88) : (i32, i32) -> i32
    %104 = "handshake.buffer"(%103) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %105 = "arith.index_cast"(%104) : (i32) -> index
    %106 = "handshake.buffer"(%105) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %107:2 = "handshake.fork"(%106) : (index) -> (index, index)
    %108 = "handshake.buffer"(%107#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %109 = "handshake.buffer"(%107#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %110:2 = "handshake.load"(%108, %11, %96) : (index, i32, none) -> (i32, index)
    %111 = "handshake.buffer"(%110#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %112 = "handshake.buffer"(%110#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %113 = "arith.addi"(%112, %82) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %114 = "handshake.buffer"(%113) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %115 = "handshake.join"(%97, %14) : (none, none) -> none
    %116 = "handshake.buffer"(%115) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %117:2 = "handshake.store"(%109, %114, %116) : (index, i32, none) -> (i32, index)
    %118 = "handshake.buffer"(%117#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %119 = "handshake.buffer"(%117#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %120 = "arith.addi"(%68, %73) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %121 = "handshake.buffer"(%120) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.return"(%91) : (none) -> ()
  }) {argNames = ["in0", "in1", "in2"], resNames = ["out0"]} : () -> ()
}) : () -> ()

