"builtin.module"() ({
  "handshake.func"() <{function_type = (memref<8xi32>, memref<4xi32>, memref<4xi32>, none) -> none, sym_name = "main"}> ({
  ^bb0(%arg0: memref<8xi32>, %arg1: memref<4xi32>, %arg2: memref<4xi32>, %arg3: none):
    %0:6 = "handshake.fork"(%arg3) : (none) -> (none, none, none, none, none, none)
    %1 = "handshake.extmemory"(%arg2, %72#0, %72#1) <{id = 2 : i32, ldCount = 0 : i32, stCount = 1 : i32}> : (memref<4xi32>, i32, index) -> none
    %2:2 = "handshake.extmemory"(%arg1, %67#1) <{id = 1 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %3:2 = "handshake.extmemory"(%arg0, %66#1) <{id = 0 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<8xi32>, index) -> (i32, none)
    %4 = "handshake.constant"(%0#1) <{value = 0 : index}> : (none) -> index
    %5:2 = "handshake.fork"(%4) : (index) -> (index, index)
    %6 = "handshake.constant"(%0#2) <{value = 1 : index}> : (none) -> index
    %7 = "handshake.constant"(%0#3) <{value = 3 : index}> : (none) -> index
    %8 = "handshake.constant"(%0#4) <{value = 4 : index}> : (none) -> index
    %9 = "handshake.constant"(%0#5) <{value = 0 : i32}> : (none) -> i32
    %10 = "handshake.buffer"(%24#0) <{bufferType = #handshake<buffer_type_enum seq>, initValues = [0], slots = 1 : i32}> : (i1) -> i1
    %11:7 = "handshake.fork"(%10) : (i1) -> (i1, i1, i1, i1, i1, i1, i1)
    %12 = "handshake.mux"(%11#6, %0#0, %71) : (i1, none, none) -> none
    %13 = "handshake.mux"(%11#5, %5#1, %73) : (i1, index, index) -> index
    %14:2 = "handshake.fork"(%13) : (index) -> (index, index)
    %15 = "handshake.mux"(%11#4, %5#0, %51#1) : (i1, index, index) -> index
    %16:2 = "handshake.fork"(%15) : (index) -> (index, index)
    %17 = "handshake.mux"(%11#3, %6, %53#0) : (i1, index, index) -> index
    %18 = "handshake.mux"(%11#2, %7, %55#1) : (i1, index, index) -> index
    %19 = "handshake.mux"(%11#1, %8, %56#1) : (i1, index, index) -> index
    %20:2 = "handshake.fork"(%19) : (index) -> (index, index)
    %21 = "handshake.mux"(%11#0, %9, %57#1) : (i1, i32, i32) -> i32
    %22:2 = "handshake.fork"(%21) : (i32) -> (i32, i32)
    %23 = "arith.cmpi"(%14#0, %20#0) <{predicate = 2 : i64}> : (index, index) -> i1
    %24:10 = "handshake.fork"(%23) : (i1) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1)
    %25:2 = "handshake.cond_br"(%24#9, %14#1) : (i1, index) -> (index, index)
    "handshake.sink"(%25#1) : (index) -> ()
    %26:2 = "handshake.cond_br"(%24#8, %16#0) : (i1, index) -> (index, index)
    "handshake.sink"(%26#1) : (index) -> ()
    %27:2 = "handshake.cond_br"(%24#7, %16#1) : (i1, index) -> (index, index)
    "handshake.sink"(%27#1) : (index) -> ()
    %28:2 = "handshake.cond_br"(%24#6, %17) : (i1, index) -> (index, index)
    "handshake.sink"(%28#1) : (index) -> ()
    %29:2 = "handshake.cond_br"(%24#5, %18) : (i1, index) -> (index, index)
    "handshake.sink"(%29#1) : (index) -> ()
    %30:2 = "handshake.cond_br"(%24#4, %20#1) : (i1, index) -> (index, index)
    "handshake.sink"(%30#1) : (index) -> ()
    %31:2 = "handshake.cond_br"(%24#3, %22#0) : (i1, i32) -> (i32, i32)
    "handshake.sink"(%31#1) : (i32) -> ()
    %32:2 = "handshake.cond_br"(%24#2, %22#1) : (i1, i32) -> (i32, i32)
    "handshake.sink"(%32#1) : (i32) -> ()
    %33:2 = "handshake.cond_br"(%24#1, %12) : (i1, none) -> (none, none)
    %34 = "handshake.mux"(%45#7, %70, %27#0) : (index, index, index) -> index
    %35:2 = "handshake.fork"(%34) : (index) -> (index, index)
    %36 = "handshake.mux"(%45#6, %69, %32#0) : (index, i32, i32) -> i32
    %37 = "handshake.mux"(%45#5, %51#0, %26#0) : (index, index, index) -> index
    %38 = "handshake.mux"(%45#4, %54#0, %28#0) : (index, index, index) -> index
    %39 = "handshake.mux"(%45#3, %55#0, %29#0) : (index, index, index) -> index
    %40:2 = "handshake.fork"(%39) : (index) -> (index, index)
    %41 = "handshake.mux"(%45#2, %56#0, %30#0) : (index, index, index) -> index
    %42 = "handshake.mux"(%45#1, %57#0, %31#0) : (index, i32, i32) -> i32
    %43 = "handshake.mux"(%45#0, %60#0, %25#0) : (index, index, index) -> index
    %44:2 = "handshake.control_merge"(%64, %33#0) : (none, none) -> (none, index)
    %45:8 = "handshake.fork"(%44#1) : (index) -> (index, index, index, index, index, index, index, index)
    %46 = "arith.cmpi"(%35#1, %40#1) <{predicate = 2 : i64}> : (index, index) -> i1
    %47:9 = "handshake.fork"(%46) : (i1) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1)
    %48:2 = "handshake.cond_br"(%47#8, %35#0) : (i1, index) -> (index, index)
    "handshake.sink"(%48#1) : (index) -> ()
    %49:3 = "handshake.fork"(%48#0) : (index) -> (index, index, index)
    %50:2 = "handshake.cond_br"(%47#7, %36) : (i1, i32) -> (i32, i32)
    %51:2 = "handshake.cond_br"(%47#6, %37) : (i1, index) -> (index, index)
    %52:2 = "handshake.cond_br"(%47#5, %38) : (i1, index) -> (index, index)
    %53:2 = "handshake.fork"(%52#1) : (index) -> (index, index)
    %54:2 = "handshake.fork"(%52#0) : (index) -> (index, index)
    %55:2 = "handshake.cond_br"(%47#4, %40#0) : (i1, index) -> (index, index)
    %56:2 = "handshake.cond_br"(%47#3, %41) : (i1, index) -> (index, index)
    %57:2 = "handshake.cond_br"(%47#2, %42) : (i1, i32) -> (i32, i32)
    %58:2 = "handshake.cond_br"(%47#1, %43) : (i1, index) -> (index, index)
    %59:2 = "handshake.fork"(%58#1) : (index) -> (index, index)
    %60:2 = "handshake.fork"(%58#0) : (index) -> (index, index)
    %61:2 = "handshake.cond_br"(%47#0, %44#0) : (i1, none) -> (none, none)
    %62:2 = "handshake.fork"(%61#1) : (none) -> (none, none)
    %63:3 = "handshake.fork"(%61#0) : (none) -> (none, none, none)
    %64 = "handshake.join"(%63#1, %3#1, %2#1) : (none, none, none) -> none
    %65 = "arith.addi"(%60#1, %49#0) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %66:2 = "handshake.load"(%65, %3#0, %63#2) : (index, i32, none) -> (i32, index)
    %67:2 = "handshake.load"(%49#2, %2#0, %63#0) : (index, i32, none) -> (i32, index)
    %68 = "arith.muli"(%66#0, %67#0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %69 = "arith.addi"(%50#0, %68) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %70 = "arith.addi"(%49#1, %54#1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %71 = "handshake.join"(%62#1, %1) : (none, none) -> none
    %72:2 = "handshake.store"(%59#1, %50#1, %62#0) : (index, i32, none) -> (i32, index)
    %73 = "arith.addi"(%59#0, %53#1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "handshake.return"(%33#1) : (none) -> ()
  }) {argNames = ["in0", "in1", "in2", "in3"], resNames = ["out0"]} : () -> ()
}) : () -> ()

