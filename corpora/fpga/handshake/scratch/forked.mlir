"builtin.module"() ({
  "handshake.func"() <{function_type = (memref<4xi32>, memref<4xi32>, none) -> none, sym_name = "main"}> ({
  ^bb0(%arg0: memref<4xi32>, %arg1: memref<4xi32>, %arg2: none):
    %0:5 = "handshake.fork"(%arg2) : (none) -> (none, none, none, none, none)
    %1:3 = "handshake.memory"(%32#0, %32#1, %56#1) <{id = 2 : i32, ldCount = 1 : i32, lsq = false, memRefType = memref<4xi32>, stCount = 1 : i32}> : (i32, index, index) -> (i32, none, none)
    %2 = "handshake.extmemory"(%arg1, %57#0, %57#1) <{id = 1 : i32, ldCount = 0 : i32, stCount = 1 : i32}> : (memref<4xi32>, i32, index) -> none
    %3:2 = "handshake.extmemory"(%arg0, %31#1) <{id = 0 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %4 = "handshake.constant"(%0#1) <{value = 0 : index}> : (none) -> index
    %5:2 = "handshake.fork"(%4) : (index) -> (index, index)
    %6 = "handshake.constant"(%0#2) <{value = 1 : index}> : (none) -> index
    %7 = "handshake.constant"(%0#3) <{value = 3 : index}> : (none) -> index
    %8 = "handshake.constant"(%0#4) <{value = 4 : index}> : (none) -> index
    %9 = "handshake.buffer"(%20#0) <{bufferType = #handshake<buffer_type_enum seq>, initValues = [0], slots = 1 : i32}> : (i1) -> i1
    %10:6 = "handshake.fork"(%9) : (i1) -> (i1, i1, i1, i1, i1, i1)
    %11 = "handshake.mux"(%10#5, %0#0, %30) : (i1, none, none) -> none
    %12 = "handshake.mux"(%10#4, %5#1, %33) : (i1, index, index) -> index
    %13:2 = "handshake.fork"(%12) : (index) -> (index, index)
    %14 = "handshake.mux"(%10#3, %5#0, %23#0) : (i1, index, index) -> index
    %15 = "handshake.mux"(%10#2, %6, %25#0) : (i1, index, index) -> index
    %16 = "handshake.mux"(%10#1, %7, %26#0) : (i1, index, index) -> index
    %17 = "handshake.mux"(%10#0, %8, %27#0) : (i1, index, index) -> index
    %18:2 = "handshake.fork"(%17) : (index) -> (index, index)
    %19 = "arith.cmpi"(%13#0, %18#0) <{predicate = 2 : i64}> : (index, index) -> i1
    %20:7 = "handshake.fork"(%19) : (i1) -> (i1, i1, i1, i1, i1, i1, i1)
    %21:2 = "handshake.cond_br"(%20#6, %13#1) : (i1, index) -> (index, index)
    "handshake.sink"(%21#1) : (index) -> ()
    %22:3 = "handshake.fork"(%21#0) : (index) -> (index, index, index)
    %23:2 = "handshake.cond_br"(%20#5, %14) : (i1, index) -> (index, index)
    %24:2 = "handshake.cond_br"(%20#4, %15) : (i1, index) -> (index, index)
    %25:2 = "handshake.fork"(%24#0) : (index) -> (index, index)
    %26:2 = "handshake.cond_br"(%20#3, %16) : (i1, index) -> (index, index)
    %27:2 = "handshake.cond_br"(%20#2, %18#1) : (i1, index) -> (index, index)
    %28:2 = "handshake.cond_br"(%20#1, %11) : (i1, none) -> (none, none)
    %29:3 = "handshake.fork"(%28#0) : (none) -> (none, none, none)
    %30 = "handshake.join"(%29#1, %3#1, %1#1) : (none, none, none) -> none
    %31:2 = "handshake.load"(%22#1, %3#0, %29#2) : (index, i32, none) -> (i32, index)
    %32:2 = "handshake.store"(%22#2, %31#0, %29#0) : (index, i32, none) -> (i32, index)
    %33 = "arith.addi"(%22#0, %25#1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %34 = "handshake.buffer"(%44#0) <{bufferType = #handshake<buffer_type_enum seq>, initValues = [0], slots = 1 : i32}> : (i1) -> i1
    %35:5 = "handshake.fork"(%34) : (i1) -> (i1, i1, i1, i1, i1)
    %36 = "handshake.mux"(%35#4, %28#1, %54) : (i1, none, none) -> none
    %37 = "handshake.mux"(%35#3, %23#1, %58) : (i1, index, index) -> index
    %38:2 = "handshake.fork"(%37) : (index) -> (index, index)
    %39 = "handshake.mux"(%35#2, %24#1, %48#0) : (i1, index, index) -> index
    %40 = "handshake.mux"(%35#1, %26#1, %50#0) : (i1, index, index) -> index
    %41 = "handshake.mux"(%35#0, %27#1, %51#0) : (i1, index, index) -> index
    %42:2 = "handshake.fork"(%41) : (index) -> (index, index)
    %43 = "arith.cmpi"(%38#0, %42#0) <{predicate = 2 : i64}> : (index, index) -> i1
    %44:6 = "handshake.fork"(%43) : (i1) -> (i1, i1, i1, i1, i1, i1)
    %45:2 = "handshake.cond_br"(%44#5, %38#1) : (i1, index) -> (index, index)
    "handshake.sink"(%45#1) : (index) -> ()
    %46:3 = "handshake.fork"(%45#0) : (index) -> (index, index, index)
    %47:2 = "handshake.cond_br"(%44#4, %39) : (i1, index) -> (index, index)
    "handshake.sink"(%47#1) : (index) -> ()
    %48:2 = "handshake.fork"(%47#0) : (index) -> (index, index)
    %49:2 = "handshake.cond_br"(%44#3, %40) : (i1, index) -> (index, index)
    "handshake.sink"(%49#1) : (index) -> ()
    %50:2 = "handshake.fork"(%49#0) : (index) -> (index, index)
    %51:2 = "handshake.cond_br"(%44#2, %42#1) : (i1, index) -> (index, index)
    "handshake.sink"(%51#1) : (index) -> ()
    %52:2 = "handshake.cond_br"(%44#1, %36) : (i1, none) -> (none, none)
    %53:3 = "handshake.fork"(%52#0) : (none) -> (none, none, none)
    %54 = "handshake.join"(%53#1, %2, %1#2) : (none, none, none) -> none
    %55 = "arith.subi"(%50#1, %46#0) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %56:2 = "handshake.load"(%55, %1#0, %53#0) : (index, i32, none) -> (i32, index)
    %57:2 = "handshake.store"(%46#2, %56#0, %53#2) : (index, i32, none) -> (i32, index)
    %58 = "arith.addi"(%46#1, %48#1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "handshake.return"(%52#1) : (none) -> ()
  }) {argNames = ["in0", "in1", "in2"], resNames = ["out0"]} : () -> ()
}) : () -> ()

