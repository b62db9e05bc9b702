"builtin.module"() ({
  "handshake.func"() <{function_type = (memref<4xi32>, memref<4xi32>, memref<4xi32>, none) -> none, sym_name = "main"}> ({
  ^bb0(%arg0: memref<4xi32>, %arg1: memref<4xi32>, %arg2: memref<4xi32>, %arg3: none):
    %0 = "handshake.buffer"(%arg3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %1:4 = "handshake.fork"(%0) : (none) -> (none, none, none, none)
    %2 = "handshake.buffer"(%1#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %3 = "handshake.buffer"(%1#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %4 = "handshake.buffer"(%1#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %5 = "handshake.buffer"(%1#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %6 = "handshake.extmemory"(%arg2, %83, %82) <{id = 2 : i32, ldCount = 0 : i32, stCount = 1 : i32}> : (memref<4xi32>, i32, index) -> none
    %7 = "handshake.buffer"(%6) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %8:2 = "handshake.extmemory"(%arg1, %77) <{id = 1 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %9 = "handshake.buffer"(%8#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %10 = "handshake.buffer"(%8#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %11:2 = "handshake.extmemory"(%arg0, %74) <{id = 0 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %12 = "handshake.buffer"(%11#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %13 = "handshake.buffer"(%11#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %14 = "handshake.constant"(%4) <{value = 0 : index}> : (none) -> index
    %15 = "handshake.buffer"(%14) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %16 = "handshake.constant"(%3) <{value = 1 : index}> : (none) -> index
    %17 = "handshake.buffer"(%16) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %18 = "handshake.constant"(%2) <{value = 4 : index}> : (none) -> index
    %19 = "handshake.buffer"(%18) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %20 = "handshake.mux"(%36, %85, %15) : (index, index, index) -> index
    %21 = "handshake.buffer"(%20) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %22:2 = "handshake.fork"(%21) : (index) -> (index, index)
    %23 = "handshake.buffer"(%22#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %24 = "handshake.buffer"(%22#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %25 = "handshake.mux"(%37, %59, %17) : (index, index, index) -> index
    %26 = "handshake.buffer"(%25) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %27 = "handshake.mux"(%38, %62, %19) : (index, index, index) -> index
    %28 = "handshake.buffer"(%27) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %29:2 = "handshake.fork"(%28) : (index) -> (index, index)
    %30 = "handshake.buffer"(%29#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %31 = "handshake.buffer"(%29#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %32:2 = "handshake.control_merge"(%72, %5) : (none, none) -> (none, index)
    %33 = "handshake.buffer"(%32#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %34 = "handshake.buffer"(%32#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %35:3 = "handshake.fork"(%33) : (index) -> (index, index, index)
    %36 = "handshake.buffer"(%35#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %37 = "handshake.buffer"(%35#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %38 = "handshake.buffer"(%35#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %39 = "arith.cmpi"(%23, %30) <{predicate = 2 : i64}> : (index, index) -> i1
    %40 = "handshake.buffer"(%39) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %41:4 = "handshake.fork"(%40) : (i1) -> (i1, i1, i1, i1)
    %42 = "handshake.buffer"(%41#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %43 = "handshake.buffer"(%41#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %44 = "handshake.buffer"(%41#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %45 = "handshake.buffer"(%41#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %46:2 = "handshake.cond_br"(%42, %24) : (i1, index) -> (index, index)
    %47 = "handshake.buffer"(%46#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %48 = "handshake.buffer"(%46#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%47) : (index) -> ()
    %49:4 = "handshake.fork"(%48) : (index) -> (index, index, index, index)
    %50 = "handshake.buffer"(%49#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %51 = "handshake.buffer"(%49#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %52 = "handshake.buffer"(%49#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %53 = "handshake.buffer"(%49#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %54:2 = "handshake.cond_br"(%43, %26) : (i1, index) -> (index, index)
    %55 = "handshake.buffer"(%54#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %56 = "handshake.buffer"(%54#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%55) : (index) -> ()
    %57:2 = "handshake.fork"(%56) : (index) -> (index, index)
    %58 = "handshake.buffer"(%57#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %59 = "handshake.buffer"(%57#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %60:2 = "handshake.cond_br"(%44, %31) : (i1, index) -> (index, index)
    %61 = "handshake.buffer"(%60#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %62 = "handshake.buffer"(%60#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%61) : (index) -> ()
    %63:2 = "handshake.cond_br"(%45, %34) : (i1, none) -> (none, none)
    %64 = "handshake.buffer"(%63#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %65 = "handshake.buffer"(%63#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %66:4 = "handshake.fork"(%65) : (none) -> (none, none, none, none)
    %67 = "handshake.buffer"(%66#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %68 = "handshake.buffer"(%66#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %69 = "handshake.buffer"(%66#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %70 = "handshake.buffer"(%66#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %71 = "handshake.join"(%69, %12, %9, %7) : (none, none, none, none) -> none
    %72 = "handshake.buffer"(%71) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %73:2 = "handshake.load"(%52, %13, %67) : (index, i32, none) -> (i32, index)
    %74 = "handshake.buffer"(%73#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %75 = "handshake.buffer"(%73#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %76:2 = "handshake.load"(%51, %10, %68) : (index, i32, none) -> (i32, index)
    %77 = "handshake.buffer"(%76#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %78 = "handshake.buffer"(%76#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %79 = "arith.addi"(%75, %78) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %80 = "handshake.buffer"(%79) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %81:2 = "handshake.store"(%50, %80, %70) : (index, i32, none) -> (i32, index)
    %82 = "handshake.buffer"(%81#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %83 = "handshake.buffer"(%81#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %84 = "arith.addi"(%53, %58) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %85 = "handshake.buffer"(%84) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.return"(%64) : (none) -> ()
  }) {argNames = ["in0", "in1", "in2", "in3"], resNames = ["out0"]} : () -> ()
}) : () -> ()

