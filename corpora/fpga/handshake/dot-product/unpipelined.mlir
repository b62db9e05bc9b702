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
    %7:2 = "handshake.extmemory"(%arg1, %83) <{id = 1 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %8 = "handshake.buffer"(%7#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %9 = "handshake.buffer"(%7#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %10:2 = "handshake.extmemory"(%arg0, %80) <{id = 0 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
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
    %21 = "handshake.mux"(%39, %90, %14) : (index, index, index) -> index
    %22 = "handshake.buffer"(%21) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %23:2 = "handshake.fork"(%22) : (index) -> (index, index)
    %24 = "handshake.buffer"(%23#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %25 = "handshake.buffer"(%23#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %26 = "handshake.mux"(%40, %88, %20) : (index, i32, i32) -> i32
    %27 = "handshake.buffer"(%26) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %28 = "handshake.mux"(%41, %66, %16) : (index, index, index) -> index
    %29 = "handshake.buffer"(%28) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %30 = "handshake.mux"(%42, %69, %18) : (index, index, index) -> index
    %31 = "handshake.buffer"(%30) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %32:2 = "handshake.fork"(%31) : (index) -> (index, index)
    %33 = "handshake.buffer"(%32#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %34 = "handshake.buffer"(%32#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %35:2 = "handshake.control_merge"(%78, %6) : (none, none) -> (none, index)
    %36 = "handshake.buffer"(%35#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %37 = "handshake.buffer"(%35#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %38:4 = "handshake.fork"(%36) : (index) -> (index, index, index, index)
    %39 = "handshake.buffer"(%38#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %40 = "handshake.buffer"(%38#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %41 = "handshake.buffer"(%38#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %42 = "handshake.buffer"(%38#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %43 = "arith.cmpi"(%24, %33) <{predicate = 2 : i64}> : (index, index) -> i1
    %44 = "handshake.buffer"(%43) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %45:5 = "handshake.fork"(%44) : (i1) -> (i1, i1, i1, i1, i1)
    %46 = "handshake.buffer"(%45#4) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %47 = "handshake.buffer"(%45#3) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %48 = "handshake.buffer"(%45#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %49 = "handshake.buffer"(%45#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %50 = "handshake.buffer"(%45#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i1) -> i1
    %51:2 = "handshake.cond_br"(%46, %25) : (i1, index) -> (index, index)
    %52 = "handshake.buffer"(%51#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %53 = "handshake.buffer"(%51#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%52) : (index) -> ()
    %54:3 = "handshake.fork"(%53) : (index) -> (index, index, index)
    %55 = "handshake.buffer"(%54#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %56 = "handshake.buffer"(%54#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %57 = "handshake.buffer"(%54#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %58:2 = "handshake.cond_br"(%47, %27) : (i1, i32) -> (i32, i32)
    %59 = "handshake.buffer"(%58#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %60 = "handshake.buffer"(%58#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %61:2 = "handshake.cond_br"(%48, %29) : (i1, index) -> (index, index)
    %62 = "handshake.buffer"(%61#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %63 = "handshake.buffer"(%61#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%62) : (index) -> ()
    %64:2 = "handshake.fork"(%63) : (index) -> (index, index)
    %65 = "handshake.buffer"(%64#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %66 = "handshake.buffer"(%64#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %67:2 = "handshake.cond_br"(%49, %34) : (i1, index) -> (index, index)
    %68 = "handshake.buffer"(%67#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %69 = "handshake.buffer"(%67#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.sink"(%68) : (index) -> ()
    %70:2 = "handshake.cond_br"(%50, %37) : (i1, none) -> (none, none)
    %71 = "handshake.buffer"(%70#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %72 = "handshake.buffer"(%70#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %73:3 = "handshake.fork"(%72) : (none) -> (none, none, none)
    %74 = "handshake.buffer"(%73#2) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %75 = "handshake.buffer"(%73#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %76 = "handshake.buffer"(%73#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %77 = "handshake.join"(%75, %11, %8) : (none, none, none) -> none
    %78 = "handshake.buffer"(%77) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %79:2 = "handshake.load"(%56, %12, %74) : (index, i32, none) -> (i32, index)
    %80 = "handshake.buffer"(%79#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %81 = "handshake.buffer"(%79#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %82:2 = "handshake.load"(%55, %9, %76) : (index, i32, none) -> (i32, index)
    %83 = "handshake.buffer"(%82#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %84 = "handshake.buffer"(%82#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %85 = "arith.muli"(%81, %84) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %86 = "handshake.buffer"(%85) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %87 = "arith.addi"(%60, %86) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %88 = "handshake.buffer"(%87) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %89 = "arith.addi"(%57, %65) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %90 = "handshake.buffer"(%89) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    "handshake.return"(%59, %71) : (i32, none) -> ()
  }) {argNames = ["in0", "in1", "in2"], resNames = ["out0", "out1"]} : () -> ()
}) : () -> ()

