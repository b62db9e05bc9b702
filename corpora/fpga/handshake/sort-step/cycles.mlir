"builtin.module"() ({
  "handshake.func"() <{function_type = (memref<4xi32>, none) -> none, sym_name = "main"}> ({
  ^bb0(%arg0: memref<4xi32>, %arg1: none):
    %0:4 = "handshake.fork"(%arg1) : (none) -> (none, none, none, none)
    %1:6 = "handshake.extmemory"(%arg0, %43#0, %43#1, %45#0, %45#1, %30#1, %32#1) <{id = 0 : i32, ldCount = 2 : i32, stCount = 2 : i32}> : (memref<4xi32>, i32, index, i32, index, index, index) -> (i32, i32, none, none, none, none)
    %2:2 = "handshake.fork"(%1#2) : (none) -> (none, none)
    %3 = "handshake.constant"(%0#1) <{value = 0 : index}> : (none) -> index
    %4 = "handshake.constant"(%0#2) <{value = 1 : index}> : (none) -> index
    %5 = "handshake.constant"(%0#3) <{value = 3 : index}> : (none) -> index
    %6 = "handshake.buffer"(%19#0) <{bufferType = #handshake<buffer_type_enum seq>, initValues = [0], slots = 1 : i32}> : (i1) -> i1
    %7:4 = "handshake.fork"(%6) : (i1) -> (i1, i1, i1, i1)
    %8 = "handshake.mux"(%7#3, %0#0, %47) : (i1, none, none) -> none
    %9 = "handshake.buffer"(%8) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %10 = "handshake.mux"(%7#2, %3, %29#0) : (i1, index, index) -> index
    %11 = "handshake.buffer"(%10) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %12:2 = "handshake.fork"(%11) : (index) -> (index, index)
    %13 = "handshake.mux"(%7#1, %4, %23#0) : (i1, index, index) -> index
    %14 = "handshake.buffer"(%13) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %15 = "handshake.mux"(%7#0, %5, %24#0) : (i1, index, index) -> index
    %16 = "handshake.buffer"(%15) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %17:2 = "handshake.fork"(%16) : (index) -> (index, index)
    %18 = "arith.cmpi"(%12#0, %17#0) <{predicate = 2 : i64}> : (index, index) -> i1
    %19:5 = "handshake.fork"(%18) : (i1) -> (i1, i1, i1, i1, i1)
    %20:2 = "handshake.cond_br"(%19#4, %12#1) : (i1, index) -> (index, index)
    "handshake.sink"(%20#1) : (index) -> ()
    %21:3 = "handshake.fork"(%20#0) : (index) -> (index, index, index)
    %22:2 = "handshake.cond_br"(%19#3, %14) : (i1, index) -> (index, index)
    "handshake.sink"(%22#1) : (index) -> ()
    %23:2 = "handshake.fork"(%22#0) : (index) -> (index, index)
    %24:2 = "handshake.cond_br"(%19#2, %17#1) : (i1, index) -> (index, index)
    "handshake.sink"(%24#1) : (index) -> ()
    %25:2 = "handshake.cond_br"(%19#1, %9) : (i1, none) -> (none, none)
    %26:3 = "handshake.fork"(%25#0) : (none) -> (none, none, none)
    %27 = "handshake.join"(%26#2, %1#4, %1#5) : (none, none, none) -> none
    %28 = "arith.addi"(%21#0, %23#1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %29:3 = "handshake.fork"(%28) : (index) -> (index, index, index)
    %30:2 = "handshake.load"(%21#2, %1#0, %26#1) : (index, i32, none) -> (i32, index)
    %31:2 = "handshake.fork"(%30#0) : (i32) -> (i32, i32)
    %32:2 = "handshake.load"(%29#1, %1#1, %26#0) : (index, i32, none) -> (i32, index)
    %33:2 = "handshake.fork"(%32#0) : (i32) -> (i32, i32)
    %34 = "arith.cmpi"(%31#1, %33#1) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %35:5 = "handshake.fork"(%34) : (i1) -> (i1, i1, i1, i1, i1)
    %36:2 = "handshake.cond_br"(%35#4, %21#1) : (i1, index) -> (index, index)
    "handshake.sink"(%36#1) : (index) -> ()
    %37:2 = "handshake.cond_br"(%35#3, %27) : (i1, none) -> (none, none)
    %38:3 = "handshake.fork"(%37#0) : (none) -> (none, none, none)
    %39:2 = "handshake.cond_br"(%35#2, %29#2) : (i1, index) -> (index, index)
    "handshake.sink"(%39#1) : (index) -> ()
    %40:2 = "handshake.cond_br"(%35#1, %31#0) : (i1, i32) -> (i32, i32)
    "handshake.sink"(%40#1) : (i32) -> ()
    %41:2 = "handshake.cond_br"(%35#0, %33#0) : (i1, i32) -> (i32, i32)
    "handshake.sink"(%41#1) : (i32) -> ()
    %42 = "handshake.join"(%38#2, %2#1, %1#3) : (none, none, none) -> none
    %43:2 = "handshake.store"(%36#0, %41#0, %38#1) : (index, i32, none) -> (i32, index)
    %44 = "handshake.join"(%38#0, %2#0) : (none, none) -> none
    %45:2 = "handshake.store"(%39#0, %40#0, %44) : (index, i32, none) -> (i32, index)
    %46 = "handshake.merge"(%42, %37#1) : (none, none) -> none
    %47 = "handshake.buffer"(%46) <{bufferType = #handshake<buffer_type_enum fifo>, slots = 2 : i32}> : (none) -> none
    "handshake.return"(%25#1) : (none) -> ()
  }) {argNames = ["in0", "in1"], resNames = ["out0"]} : () -> ()
}) : () -> ()

