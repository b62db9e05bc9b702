"builtin.module"() ({
  "handshake.func"() <{function_type = (memref<4xi32>, memref<4xi32>, none) -> none, sym_name = "main"}> ({
  ^bb0(%arg0: memref<4xi32>, %arg1: memref<4xi32>, %arg2: none):
    %0:6 = "handshake.fork"(%arg2) : (none) -> (none, none, none, none, none, none)
    %1:2 = "handshake.extmemory"(%arg1, %44#0, %44#1, %47#0, %47#1) <{id = 1 : i32, ldCount = 0 : i32, stCount = 2 : i32}> : (memref<4xi32>, i32, index, i32, index) -> (none, none)
    %2:2 = "handshake.extmemory"(%arg0, %32#1) <{id = 0 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %3 = "handshake.constant"(%0#1) <{value = 0 : index}> : (none) -> index
    %4 = "handshake.constant"(%0#2) <{value = 1 : index}> : (none) -> index
    %5 = "handshake.constant"(%0#3) <{value = 4 : index}> : (none) -> index
    %6 = "handshake.constant"(%0#4) <{value = 0 : i32}> : (none) -> i32
    %7 = "handshake.constant"(%0#5) <{value = 3 : i32}> : (none) -> i32
    %8 = "handshake.buffer"(%19#0) <{bufferType = #handshake<buffer_type_enum seq>, initValues = [0], slots = 1 : i32}> : (i1) -> i1
    %9:6 = "handshake.fork"(%8) : (i1) -> (i1, i1, i1, i1, i1, i1)
    %10 = "handshake.mux"(%9#5, %0#0, %48) : (i1, none, none) -> none
    %11 = "handshake.mux"(%9#4, %3, %49) : (i1, index, index) -> index
    %12:2 = "handshake.fork"(%11) : (index) -> (index, index)
    %13 = "handshake.mux"(%9#3, %4, %23#0) : (i1, index, index) -> index
    %14 = "handshake.mux"(%9#2, %5, %24#0) : (i1, index, index) -> index
    %15:2 = "handshake.fork"(%14) : (index) -> (index, index)
    %16 = "handshake.mux"(%9#1, %6, %26#0) : (i1, i32, i32) -> i32
    %17 = "handshake.mux"(%9#0, %7, %28#0) : (i1, i32, i32) -> i32
    %18 = "arith.cmpi"(%12#0, %15#0) <{predicate = 2 : i64}> : (index, index) -> i1
    %19:7 = "handshake.fork"(%18) : (i1) -> (i1, i1, i1, i1, i1, i1, i1)
    %20:2 = "handshake.cond_br"(%19#6, %12#1) : (i1, index) -> (index, index)
    "handshake.sink"(%20#1) : (index) -> ()
    %21:3 = "handshake.fork"(%20#0) : (index) -> (index, index, index)
    %22:2 = "handshake.cond_br"(%19#5, %13) : (i1, index) -> (index, index)
    "handshake.sink"(%22#1) : (index) -> ()
    %23:2 = "handshake.fork"(%22#0) : (index) -> (index, index)
    %24:2 = "handshake.cond_br"(%19#4, %15#1) : (i1, index) -> (index, index)
    "handshake.sink"(%24#1) : (index) -> ()
    %25:2 = "handshake.cond_br"(%19#3, %16) : (i1, i32) -> (i32, i32)
    "handshake.sink"(%25#1) : (i32) -> ()
    %26:3 = "handshake.fork"(%25#0) : (i32) -> (i32, i32, i32)
    %27:2 = "handshake.cond_br"(%19#2, %17) : (i1, i32) -> (i32, i32)
    "handshake.sink"(%27#1) : (i32) -> ()
    %28:2 = "handshake.fork"(%27#0) : (i32) -> (i32, i32)
    %29:2 = "handshake.cond_br"(%19#1, %10) : (i1, none) -> (none, none)
    %30:2 = "handshake.fork"(%29#0) : (none) -> (none, none)
    %31 = "handshake.join"(%30#1, %2#1) : (none, none) -> none
    %32:2 = "handshake.load"(%21#2, %2#0, %30#0) : (index, i32, none) -> (i32, index)
    %33:2 = "handshake.fork"(%32#0) : (i32) -> (i32, i32)
    %34 = "arith.cmpi"(%33#1, %26#1) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %35:5 = "handshake.fork"(%34) : (i1) -> (i1, i1, i1, i1, i1)
    %36:2 = "handshake.cond_br"(%35#4, %26#2) : (i1, i32) -> (i32, i32)
    "handshake.sink"(%36#1) : (i32) -> ()
    %37:2 = "handshake.cond_br"(%35#3, %28#1) : (i1, i32) -> (i32, i32)
    "handshake.sink"(%37#0) : (i32) -> ()
    %38:2 = "handshake.cond_br"(%35#2, %21#1) : (i1, index) -> (index, index)
    %39:2 = "handshake.cond_br"(%35#1, %31) : (i1, none) -> (none, none)
    %40:2 = "handshake.fork"(%39#1) : (none) -> (none, none)
    %41:2 = "handshake.fork"(%39#0) : (none) -> (none, none)
    %42:2 = "handshake.cond_br"(%35#0, %33#0) : (i1, i32) -> (i32, i32)
    "handshake.sink"(%42#0) : (i32) -> ()
    %43 = "handshake.join"(%41#1, %1#0) : (none, none) -> none
    %44:2 = "handshake.store"(%38#0, %36#0, %41#0) : (index, i32, none) -> (i32, index)
    %45 = "handshake.join"(%40#1, %1#1) : (none, none) -> none
    %46 = "arith.muli"(%42#1, %37#1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %47:2 = "handshake.store"(%38#1, %46, %40#0) : (index, i32, none) -> (i32, index)
    %48 = "handshake.merge"(%45, %43) : (none, none) -> none
    %49 = "arith.addi"(%21#0, %23#1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "handshake.return"(%29#1) : (none) -> ()
  }) {argNames = ["in0", "in1", "in2"], resNames = ["out0"]} : () -> ()
}) : () -> ()

