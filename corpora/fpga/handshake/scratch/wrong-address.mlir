"builtin.module"() ({
  "handshake.func"() <{function_type = (memref<4xi32>, memref<4xi32>, none) -> none, sym_name = "main"}> ({
  ^bb0(%arg0: memref<4xi32>, %arg1: memref<4xi32>, %arg2: none):
    %0:5 = "handshake.fork"(%arg2) : (none) -> (none, none, none, none, none)
    %1:3 = "handshake.memory"(%38#0, %38#1, %67#1) <{id = 2 : i32, ldCount = 1 : i32, lsq = false, memRefType = memref<4xi32>, stCount = 1 : i32}> : (i32, index, index) -> (i32, none, none)
    %2 = "handshake.extmemory"(%arg1, %68#0, %68#1) <{id = 1 : i32, ldCount = 0 : i32, stCount = 1 : i32}> : (memref<4xi32>, i32, index) -> none
    %3:2 = "handshake.extmemory"(%arg0, %37#1) <{id = 0 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %4 = "handshake.constant"(%0#1) <{value = 0 : index}> : (none) -> index
    %5:2 = "handshake.fork"(%4) : (index) -> (index, index)
    %6 = "handshake.constant"(%0#2) <{value = 1 : index}> : (none) -> index
    %7 = "handshake.constant"(%0#3) <{value = 2 : index}> : (none) -> index
    %8 = "handshake.constant"(%0#4) <{value = 4 : index}> : (none) -> index
    %9 = "handshake.buffer"(%26#0) <{bufferType = #handshake<buffer_type_enum seq>, initValues = [0], slots = 1 : i32}> : (i1) -> i1
    %10:6 = "handshake.fork"(%9) : (i1) -> (i1, i1, i1, i1, i1, i1)
    %11 = "handshake.mux"(%10#5, %0#0, %36) : (i1, none, none) -> none
    %12 = "handshake.buffer"(%11) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %13 = "handshake.mux"(%10#4, %5#1, %39) : (i1, index, index) -> index
    %14 = "handshake.buffer"(%13) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %15:2 = "handshake.fork"(%14) : (index) -> (index, index)
    %16 = "handshake.mux"(%10#3, %5#0, %29#0) : (i1, index, index) -> index
    %17 = "handshake.buffer"(%16) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %18 = "handshake.mux"(%10#2, %6, %31#0) : (i1, index, index) -> index
    %19 = "handshake.buffer"(%18) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %20 = "handshake.mux"(%10#1, %7, %32#0) : (i1, index, index) -> index
    %21 = "handshake.buffer"(%20) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %22 = "handshake.mux"(%10#0, %8, %33#0) : (i1, index, index) -> index
    %23 = "handshake.buffer"(%22) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %24:2 = "handshake.fork"(%23) : (index) -> (index, index)
    %25 = "arith.cmpi"(%15#0, %24#0) <{predicate = 2 : i64}> : (index, index) -> i1
    %26:7 = "handshake.fork"(%25) : (i1) -> (i1, i1, i1, i1, i1, i1, i1)
    %27:2 = "handshake.cond_br"(%26#6, %15#1) : (i1, index) -> (index, index)
    "handshake.sink"(%27#1) : (index) -> ()
    %28:3 = "handshake.fork"(%27#0) : (index) -> (index, index, index)
    %29:2 = "handshake.cond_br"(%26#5, %17) : (i1, index) -> (index, index)
    %30:2 = "handshake.cond_br"(%26#4, %19) : (i1, index) -> (index, index)
    %31:2 = "handshake.fork"(%30#0) : (index) -> (index, index)
    %32:2 = "handshake.cond_br"(%26#3, %21) : (i1, index) -> (index, index)
    %33:2 = "handshake.cond_br"(%26#2, %24#1) : (i1, index) -> (index, index)
    %34:2 = "handshake.cond_br"(%26#1, %12) : (i1, none) -> (none, none)
    %35:3 = "handshake.fork"(%34#0) : (none) -> (none, none, none)
    %36 = "handshake.join"(%35#1, %3#1, %1#1) : (none, none, none) -> none
    %37:2 = "handshake.load"(%28#1, %3#0, %35#2) : (index, i32, none) -> (i32, index)
    %38:2 = "handshake.store"(%28#2, %37#0, %35#0) : (index, i32, none) -> (i32, index)
    %39 = "arith.addi"(%28#0, %31#1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %40 = "handshake.buffer"(%55#0) <{bufferType = #handshake<buffer_type_enum seq>, initValues = [0], slots = 1 : i32}> : (i1) -> i1
    %41:5 = "handshake.fork"(%40) : (i1) -> (i1, i1, i1, i1, i1)
    %42 = "handshake.mux"(%41#4, %34#1, %65) : (i1, none, none) -> none
    %43 = "handshake.buffer"(%42) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %44 = "handshake.mux"(%41#3, %29#1, %69) : (i1, index, index) -> index
    %45 = "handshake.buffer"(%44) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %46:2 = "handshake.fork"(%45) : (index) -> (index, index)
    %47 = "handshake.mux"(%41#2, %30#1, %59#0) : (i1, index, index) -> index
    %48 = "handshake.buffer"(%47) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %49 = "handshake.mux"(%41#1, %32#1, %61#0) : (i1, index, index) -> index
    %50 = "handshake.buffer"(%49) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %51 = "handshake.mux"(%41#0, %33#1, %62#0) : (i1, index, index) -> index
    %52 = "handshake.buffer"(%51) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %53:2 = "handshake.fork"(%52) : (index) -> (index, index)
    %54 = "arith.cmpi"(%46#0, %53#0) <{predicate = 2 : i64}> : (index, index) -> i1
    %55:6 = "handshake.fork"(%54) : (i1) -> (i1, i1, i1, i1, i1, i1)
    %56:2 = "handshake.cond_br"(%55#5, %46#1) : (i1, index) -> (index, index)
    "handshake.sink"(%56#1) : (index) -> ()
    %57:3 = "handshake.fork"(%56#0) : (index) -> (index, index, index)
    %58:2 = "handshake.cond_br"(%55#4, %48) : (i1, index) -> (index, index)
    "handshake.sink"(%58#1) : (index) -> ()
    %59:2 = "handshake.fork"(%58#0) : (index) -> (index, index)
    %60:2 = "handshake.cond_br"(%55#3, %50) : (i1, index) -> (index, index)
    "handshake.sink"(%60#1) : (index) -> ()
    %61:2 = "handshake.fork"(%60#0) : (index) -> (index, index)
    %62:2 = "handshake.cond_br"(%55#2, %53#1) : (i1, index) -> (index, index)
    "handshake.sink"(%62#1) : (index) -> ()
    %63:2 = "handshake.cond_br"(%55#1, %43) : (i1, none) -> (none, none)
    %64:3 = "handshake.fork"(%63#0) : (none) -> (none, none, none)
    %65 = "handshake.join"(%64#1, %2, %1#2) : (none, none, none) -> none
    %66 = "arith.subi"(%61#1, %57#0) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %67:2 = "handshake.load"(%66, %1#0, %64#0) : (index, i32, none) -> (i32, index)
    %68:2 = "handshake.store"(%57#2, %67#0, %64#2) : (index, i32, none) -> (i32, index)
    %69 = "arith.addi"(%57#1, %59#1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "handshake.return"(%63#1) : (none) -> ()
  }) {argNames = ["in0", "in1", "in2"], resNames = ["out0"]} : () -> ()
}) : () -> ()

