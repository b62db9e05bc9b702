"builtin.module"() ({
  "handshake.func"() <{function_type = (memref<4xi32>, memref<4xi32>, none) -> none, sym_name = "main"}> ({
  ^bb0(%arg0: memref<4xi32>, %arg1: memref<4xi32>, %arg2: none):
    %0:6 = "handshake.fork"(%arg2) : (none) -> (none, none, none, none, none, none)
    %1:3 = "handshake.extmemory"(%arg1, %46#0, %46#1, %43#1) <{id = 1 : i32, ldCount = 1 : i32, stCount = 1 : i32}> : (memref<4xi32>, i32, index, index) -> (i32, none, none)
    %2:2 = "handshake.fork"(%1#2) : (none) -> (none, none)
    %3:2 = "handshake.extmemory"(%arg0, %39#1) <{id = 0 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %4 = "handshake.constant"(%0#1) <{value = 0 : index}> : (none) -> index
    %5 = "handshake.constant"(%0#2) <{value = 1 : index}> : (none) -> index
    %6 = "handshake.constant"(%0#3) <{value = 4 : index}> : (none) -> index
    %7 = "handshake.constant"(%0#4) <{value = 1 : i32}> : (none) -> i32
    %8 = "handshake.constant"(%0#5) <{value = 1 : i32}> : (none) -> i32
    %9 = "handshake.buffer"(%26#0) <{bufferType = #handshake<buffer_type_enum seq>, initValues = [0], slots = 1 : i32}> : (i1) -> i1
    %10:6 = "handshake.fork"(%9) : (i1) -> (i1, i1, i1, i1, i1, i1)
    %11 = "handshake.mux"(%10#5, %0#0, %38) : (i1, none, none) -> none
    %12 = "handshake.buffer"(%11) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %13 = "handshake.mux"(%10#4, %4, %47) : (i1, index, index) -> index
    %14 = "handshake.buffer"(%13) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %15:2 = "handshake.fork"(%14) : (index) -> (index, index)
    %16 = "handshake.mux"(%10#3, %5, %30#0) : (i1, index, index) -> index
    %17 = "handshake.buffer"(%16) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %18 = "handshake.mux"(%10#2, %6, %31#0) : (i1, index, index) -> index
    %19 = "handshake.buffer"(%18) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %20:2 = "handshake.fork"(%19) : (index) -> (index, index)
    %21 = "handshake.mux"(%10#1, %7, %33#0) : (i1, i32, i32) -> i32
    %22 = "handshake.buffer"(%21) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %23 = "handshake.mux"(%10#0, %8, %35#0) : (i1, i32, i32) -> i32
    %24 = "handshake.buffer"(%23) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %25 = "arith.cmpi"(%15#0, %20#0) <{predicate = 2 : i64}> : (index, index) -> i1
    %26:7 = "handshake.fork"(%25) : (i1) -> (i1, i1, i1, i1, i1, i1, i1)
    %27:2 = "handshake.cond_br"(%26#6, %15#1) : (i1, index) -> (index, index)
    "handshake.sink"(%27#1) : (index) -> ()
    %28:2 = "handshake.fork"(%27#0) : (index) -> (index, index)
    %29:2 = "handshake.cond_br"(%26#5, %17) : (i1, index) -> (index, index)
    "handshake.sink"(%29#1) : (index) -> ()
    %30:2 = "handshake.fork"(%29#0) : (index) -> (index, index)
    %31:2 = "handshake.cond_br"(%26#4, %20#1) : (i1, index) -> (index, index)
    "handshake.sink"(%31#1) : (index) -> ()
    %32:2 = "handshake.cond_br"(%26#3, %22) : (i1, i32) -> (i32, i32)
    "handshake.sink"(%32#1) : (i32) -> ()
    %33:2 = "handshake.fork"(%32#0) : (i32) -> (i32, i32)
    %34:2 = "handshake.cond_br"(%26#2, %24) : (i1, i32) -> (i32, i32)
    "handshake.sink"(%34#1) : (i32) -> ()
    %35:2 = "handshake.fork"(%34#0) : (i32) -> (i32, i32)
    %36:2 = "handshake.cond_br"(%26#1, %12) : (i1, none) -> (none, none)
    %37:4 = "handshake.fork"(%36#0) : (none) -> (none, none, none, none)
    %38 = "handshake.join"(%37#2, %3#1, %2#1, %1#1) : (none, none, none, none) -> none
    %39:2 = "handshake.load"(%28#1, %3#0, %37#3) : (index, i32, none) -> (i32, index)
    %40 = "arith.andi"(%39#0, %35#1) : (i32, i32) -> i32
    %41 = "arith.index_cast"(%40) : (i32) -> index
    %42:2 = "handshake.fork"(%41) : (index) -> (index, index)
    %43:2 = "handshake.load"(%42#1, %1#0, %37#1) : (index, i32, none) -> (i32, index)
    %44 = "arith.addi"(%43#0, %33#1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %45 = "handshake.join"(%37#0, %2#0) : (none, none) -> none
    %46:2 = "handshake.store"(%42#0, %44, %45) : (index, i32, none) -> (i32, index)
    %47 = "arith.addi"(%28#0, %30#1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "handshake.return"(%36#1) : (none) -> ()
  }) {argNames = ["in0", "in1", "in2"], resNames = ["out0"]} : () -> ()
}) : () -> ()

