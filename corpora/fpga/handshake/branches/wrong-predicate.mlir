"builtin.module"() ({
  "handshake.func"() <{function_type = (memref<4xi32>, memref<4xi32>, none) -> none, sym_name = "main"}> ({
  ^bb0(%arg0: memref<4xi32>, %arg1: memref<4xi32>, %arg2: none):
    %0:6 = "handshake.fork"(%arg2) : (none) -> (none, none, none, none, none, none)
    %1:2 = "handshake.extmemory"(%arg1, %50#0, %50#1, %53#0, %53#1) <{id = 1 : i32, ldCount = 0 : i32, stCount = 2 : i32}> : (memref<4xi32>, i32, index, i32, index) -> (none, none)
    %2:2 = "handshake.extmemory"(%arg0, %38#1) <{id = 0 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %3 = "handshake.constant"(%0#1) <{value = 0 : index}> : (none) -> index
    %4 = "handshake.constant"(%0#2) <{value = 1 : index}> : (none) -> index
    %5 = "handshake.constant"(%0#3) <{value = 4 : index}> : (none) -> index
    %6 = "handshake.constant"(%0#4) <{value = 0 : i32}> : (none) -> i32
    %7 = "handshake.constant"(%0#5) <{value = 3 : i32}> : (none) -> i32
    %8 = "handshake.buffer"(%25#0) <{bufferType = #handshake<buffer_type_enum seq>, initValues = [0], slots = 1 : i32}> : (i1) -> i1
    %9:6 = "handshake.fork"(%8) : (i1) -> (i1, i1, i1, i1, i1, i1)
    %10 = "handshake.mux"(%9#5, %0#0, %55) : (i1, none, none) -> none
    %11 = "handshake.buffer"(%10) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %12 = "handshake.mux"(%9#4, %3, %56) : (i1, index, index) -> index
    %13 = "handshake.buffer"(%12) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %14:2 = "handshake.fork"(%13) : (index) -> (index, index)
    %15 = "handshake.mux"(%9#3, %4, %29#0) : (i1, index, index) -> index
    %16 = "handshake.buffer"(%15) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %17 = "handshake.mux"(%9#2, %5, %30#0) : (i1, index, index) -> index
    %18 = "handshake.buffer"(%17) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %19:2 = "handshake.fork"(%18) : (index) -> (index, index)
    %20 = "handshake.mux"(%9#1, %6, %32#0) : (i1, i32, i32) -> i32
    %21 = "handshake.buffer"(%20) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %22 = "handshake.mux"(%9#0, %7, %34#0) : (i1, i32, i32) -> i32
    %23 = "handshake.buffer"(%22) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %24 = "arith.cmpi"(%14#0, %19#0) <{predicate = 2 : i64}> : (index, index) -> i1
    %25:7 = "handshake.fork"(%24) : (i1) -> (i1, i1, i1, i1, i1, i1, i1)
    %26:2 = "handshake.cond_br"(%25#6, %14#1) : (i1, index) -> (index, index)
    "handshake.sink"(%26#1) : (index) -> ()
    %27:3 = "handshake.fork"(%26#0) : (index) -> (index, index, index)
    %28:2 = "handshake.cond_br"(%25#5, %16) : (i1, index) -> (index, index)
    "handshake.sink"(%28#1) : (index) -> ()
    %29:2 = "handshake.fork"(%28#0) : (index) -> (index, index)
    %30:2 = "handshake.cond_br"(%25#4, %19#1) : (i1, index) -> (index, index)
    "handshake.sink"(%30#1) : (index) -> ()
    %31:2 = "handshake.cond_br"(%25#3, %21) : (i1, i32) -> (i32, i32)
    "handshake.sink"(%31#1) : (i32) -> ()
    %32:3 = "handshake.fork"(%31#0) : (i32) -> (i32, i32, i32)
    %33:2 = "handshake.cond_br"(%25#2, %23) : (i1, i32) -> (i32, i32)
    "handshake.sink"(%33#1) : (i32) -> ()
    %34:2 = "handshake.fork"(%33#0) : (i32) -> (i32, i32)
    %35:2 = "handshake.cond_br"(%25#1, %11) : (i1, none) -> (none, none)
    %36:2 = "handshake.fork"(%35#0) : (none) -> (none, none)
    %37 = "handshake.join"(%36#1, %2#1) : (none, none) -> none
    %38:2 = "handshake.load"(%27#2, %2#0, %36#0) : (index, i32, none) -> (i32, index)
    %39:2 = "handshake.fork"(%38#0) : (i32) -> (i32, i32)
    %40 = "arith.cmpi"(%39#1, %32#1) <{predicate = 5 : i64}> : (i32, i32) -> i1
    %41:5 = "handshake.fork"(%40) : (i1) -> (i1, i1, i1, i1, i1)
    %42:2 = "handshake.cond_br"(%41#4, %32#2) : (i1, i32) -> (i32, i32)
    "handshake.sink"(%42#1) : (i32) -> ()
    %43:2 = "handshake.cond_br"(%41#3, %34#1) : (i1, i32) -> (i32, i32)
    "handshake.sink"(%43#0) : (i32) -> ()
    %44:2 = "handshake.cond_br"(%41#2, %27#1) : (i1, index) -> (index, index)
    %45:2 = "handshake.cond_br"(%41#1, %37) : (i1, none) -> (none, none)
    %46:2 = "handshake.fork"(%45#1) : (none) -> (none, none)
    %47:2 = "handshake.fork"(%45#0) : (none) -> (none, none)
    %48:2 = "handshake.cond_br"(%41#0, %39#0) : (i1, i32) -> (i32, i32)
    "handshake.sink"(%48#0) : (i32) -> ()
    %49 = "handshake.join"(%47#1, %1#0) : (none, none) -> none
    %50:2 = "handshake.store"(%44#0, %42#0, %47#0) : (index, i32, none) -> (i32, index)
    %51 = "handshake.join"(%46#1, %1#1) : (none, none) -> none
    %52 = "arith.muli"(%48#1, %43#1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %53:2 = "handshake.store"(%44#1, %52, %46#0) : (index, i32, none) -> (i32, index)
    %54 = "handshake.merge"(%51, %49) : (none, none) -> none
    %55 = "handshake.buffer"(%54) <{bufferType = #handshake<buffer_type_enum fifo>, slots = 2 : i32}> : (none) -> none
    %56 = "arith.addi"(%27#0, %29#1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "handshake.return"(%35#1) : (none) -> ()
  }) {argNames = ["in0", "in1", "in2"], resNames = ["out0"]} : () -> ()
}) : () -> ()

