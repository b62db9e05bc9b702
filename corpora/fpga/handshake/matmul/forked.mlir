"builtin.module"() ({
  "handshake.func"() <{function_type = (memref<4xi32>, memref<4xi32>, memref<4xi32>, none) -> none, sym_name = "main"}> ({
  ^bb0(%arg0: memref<4xi32>, %arg1: memref<4xi32>, %arg2: memref<4xi32>, %arg3: none):
    %0:5 = "handshake.fork"(%arg3) : (none) -> (none, none, none, none, none)
    %1 = "handshake.extmemory"(%arg2, %103#0, %103#1) <{id = 2 : i32, ldCount = 0 : i32, stCount = 1 : i32}> : (memref<4xi32>, i32, index) -> none
    %2:2 = "handshake.extmemory"(%arg1, %97#1) <{id = 1 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %3:2 = "handshake.extmemory"(%arg0, %96#1) <{id = 0 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %4 = "handshake.constant"(%0#1) <{value = 0 : index}> : (none) -> index
    %5:2 = "handshake.fork"(%4) : (index) -> (index, index)
    %6 = "handshake.constant"(%0#2) <{value = 1 : index}> : (none) -> index
    %7 = "handshake.constant"(%0#3) <{value = 2 : index}> : (none) -> index
    %8 = "handshake.constant"(%0#4) <{value = 0 : i32}> : (none) -> i32
    %9 = "handshake.buffer"(%20#0) <{bufferType = #handshake<buffer_type_enum seq>, initValues = [0], slots = 1 : i32}> : (i1) -> i1
    %10:6 = "handshake.fork"(%9) : (i1) -> (i1, i1, i1, i1, i1, i1)
    %11 = "handshake.mux"(%10#5, %0#0, %56#1) : (i1, none, none) -> none
    %12 = "handshake.mux"(%10#4, %5#1, %105) : (i1, index, index) -> index
    %13:2 = "handshake.fork"(%12) : (index) -> (index, index)
    %14 = "handshake.mux"(%10#3, %5#0, %47#1) : (i1, index, index) -> index
    %15 = "handshake.mux"(%10#2, %6, %50#0) : (i1, index, index) -> index
    %16 = "handshake.mux"(%10#1, %7, %51#1) : (i1, index, index) -> index
    %17:2 = "handshake.fork"(%16) : (index) -> (index, index)
    %18 = "handshake.mux"(%10#0, %8, %52#1) : (i1, i32, i32) -> i32
    %19 = "arith.cmpi"(%13#0, %17#0) <{predicate = 2 : i64}> : (index, index) -> i1
    %20:7 = "handshake.fork"(%19) : (i1) -> (i1, i1, i1, i1, i1, i1, i1)
    %21:2 = "handshake.cond_br"(%20#6, %13#1) : (i1, index) -> (index, index)
    "handshake.sink"(%21#1) : (index) -> ()
    %22:2 = "handshake.fork"(%21#0) : (index) -> (index, index)
    %23:2 = "handshake.cond_br"(%20#5, %14) : (i1, index) -> (index, index)
    "handshake.sink"(%23#1) : (index) -> ()
    %24:2 = "handshake.fork"(%23#0) : (index) -> (index, index)
    %25:2 = "handshake.cond_br"(%20#4, %15) : (i1, index) -> (index, index)
    "handshake.sink"(%25#1) : (index) -> ()
    %26:2 = "handshake.cond_br"(%20#3, %17#1) : (i1, index) -> (index, index)
    "handshake.sink"(%26#1) : (index) -> ()
    %27:2 = "handshake.fork"(%26#0) : (index) -> (index, index)
    %28:2 = "handshake.cond_br"(%20#2, %18) : (i1, i32) -> (i32, i32)
    "handshake.sink"(%28#1) : (i32) -> ()
    %29:2 = "handshake.cond_br"(%20#1, %11) : (i1, none) -> (none, none)
    %30 = "arith.muli"(%22#1, %27#1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %31 = "handshake.mux"(%43#6, %104, %24#0) : (index, index, index) -> index
    %32:2 = "handshake.fork"(%31) : (index) -> (index, index)
    %33 = "handshake.mux"(%43#5, %75#1, %24#1) : (index, index, index) -> index
    %34:2 = "handshake.fork"(%33) : (index) -> (index, index)
    %35 = "handshake.mux"(%43#4, %77#0, %25#0) : (index, index, index) -> index
    %36 = "handshake.mux"(%43#3, %79#1, %27#0) : (index, index, index) -> index
    %37:2 = "handshake.fork"(%36) : (index) -> (index, index)
    %38 = "handshake.mux"(%43#2, %81#1, %28#0) : (index, i32, i32) -> i32
    %39:2 = "handshake.fork"(%38) : (i32) -> (i32, i32)
    %40 = "handshake.mux"(%43#1, %82#1, %22#0) : (index, index, index) -> index
    %41 = "handshake.mux"(%43#0, %84#0, %30) : (index, index, index) -> index
    %42:2 = "handshake.control_merge"(%101, %29#0) : (none, none) -> (none, index)
    %43:7 = "handshake.fork"(%42#1) : (index) -> (index, index, index, index, index, index, index)
    %44 = "arith.cmpi"(%32#1, %37#1) <{predicate = 2 : i64}> : (index, index) -> i1
    %45:10 = "handshake.fork"(%44) : (i1) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1)
    %46:2 = "handshake.cond_br"(%45#9, %32#0) : (i1, index) -> (index, index)
    "handshake.sink"(%46#1) : (index) -> ()
    %47:2 = "handshake.cond_br"(%45#8, %34#1) : (i1, index) -> (index, index)
    %48:2 = "handshake.cond_br"(%45#7, %34#0) : (i1, index) -> (index, index)
    "handshake.sink"(%48#1) : (index) -> ()
    %49:2 = "handshake.cond_br"(%45#6, %35) : (i1, index) -> (index, index)
    %50:2 = "handshake.fork"(%49#1) : (index) -> (index, index)
    %51:2 = "handshake.cond_br"(%45#5, %37#0) : (i1, index) -> (index, index)
    %52:2 = "handshake.cond_br"(%45#4, %39#1) : (i1, i32) -> (i32, i32)
    %53:2 = "handshake.cond_br"(%45#3, %39#0) : (i1, i32) -> (i32, i32)
    "handshake.sink"(%53#1) : (i32) -> ()
    %54:2 = "handshake.cond_br"(%45#2, %40) : (i1, index) -> (index, index)
    %55:2 = "handshake.cond_br"(%45#1, %41) : (i1, index) -> (index, index)
    "handshake.sink"(%55#1) : (index) -> ()
    %56:2 = "handshake.cond_br"(%45#0, %42#0) : (i1, none) -> (none, none)
    %57 = "handshake.mux"(%69#8, %100, %48#0) : (index, index, index) -> index
    %58:2 = "handshake.fork"(%57) : (index) -> (index, index)
    %59 = "handshake.mux"(%69#7, %99, %53#0) : (index, i32, i32) -> i32
    %60 = "handshake.mux"(%69#6, %75#0, %47#0) : (index, index, index) -> index
    %61 = "handshake.mux"(%69#5, %78#0, %49#0) : (index, index, index) -> index
    %62 = "handshake.mux"(%69#4, %80#0, %51#0) : (index, index, index) -> index
    %63:2 = "handshake.fork"(%62) : (index) -> (index, index)
    %64 = "handshake.mux"(%69#3, %81#0, %52#0) : (index, i32, i32) -> i32
    %65 = "handshake.mux"(%69#2, %82#0, %54#0) : (index, index, index) -> index
    %66 = "handshake.mux"(%69#1, %85#0, %55#0) : (index, index, index) -> index
    %67 = "handshake.mux"(%69#0, %88#0, %46#0) : (index, index, index) -> index
    %68:2 = "handshake.control_merge"(%92, %56#0) : (none, none) -> (none, index)
    %69:9 = "handshake.fork"(%68#1) : (index) -> (index, index, index, index, index, index, index, index, index)
    %70 = "arith.cmpi"(%58#1, %63#1) <{predicate = 2 : i64}> : (index, index) -> i1
    %71:10 = "handshake.fork"(%70) : (i1) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1)
    %72:2 = "handshake.cond_br"(%71#9, %58#0) : (i1, index) -> (index, index)
    "handshake.sink"(%72#1) : (index) -> ()
    %73:3 = "handshake.fork"(%72#0) : (index) -> (index, index, index)
    %74:2 = "handshake.cond_br"(%71#8, %59) : (i1, i32) -> (i32, i32)
    %75:2 = "handshake.cond_br"(%71#7, %60) : (i1, index) -> (index, index)
    %76:2 = "handshake.cond_br"(%71#6, %61) : (i1, index) -> (index, index)
    %77:2 = "handshake.fork"(%76#1) : (index) -> (index, index)
    %78:2 = "handshake.fork"(%76#0) : (index) -> (index, index)
    %79:2 = "handshake.cond_br"(%71#5, %63#0) : (i1, index) -> (index, index)
    %80:2 = "handshake.fork"(%79#0) : (index) -> (index, index)
    %81:2 = "handshake.cond_br"(%71#4, %64) : (i1, i32) -> (i32, i32)
    %82:2 = "handshake.cond_br"(%71#3, %65) : (i1, index) -> (index, index)
    %83:2 = "handshake.cond_br"(%71#2, %66) : (i1, index) -> (index, index)
    %84:2 = "handshake.fork"(%83#1) : (index) -> (index, index)
    %85:2 = "handshake.fork"(%83#0) : (index) -> (index, index)
    %86:2 = "handshake.cond_br"(%71#1, %67) : (i1, index) -> (index, index)
    %87:2 = "handshake.fork"(%86#1) : (index) -> (index, index)
    %88:2 = "handshake.fork"(%86#0) : (index) -> (index, index)
    %89:2 = "handshake.cond_br"(%71#0, %68#0) : (i1, none) -> (none, none)
    %90:2 = "handshake.fork"(%89#1) : (none) -> (none, none)
    %91:3 = "handshake.fork"(%89#0) : (none) -> (none, none, none)
    %92 = "handshake.join"(%91#1, %3#1, %2#1) : (none, none, none) -> none
    %93 = "arith.addi"(%85#1, %73#0) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %94 = "arith.muli"(%73#1, %80#1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %95 = "arith.addi"(%94, %88#1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %96:2 = "handshake.load"(%93, %3#0, %91#2) : (index, i32, none) -> (i32, index)
    %97:2 = "handshake.load"(%95, %2#0, %91#0) : (index, i32, none) -> (i32, index)
    %98 = "arith.muli"(%96#0, %97#0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %99 = "arith.addi"(%74#0, %98) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %100 = "arith.addi"(%73#2, %78#1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %101 = "handshake.join"(%90#1, %1) : (none, none) -> none
    %102 = "arith.addi"(%84#1, %87#0) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %103:2 = "handshake.store"(%102, %74#1, %90#0) : (index, i32, none) -> (i32, index)
    %104 = "arith.addi"(%87#1, %77#1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %105 = "arith.addi"(%54#1, %50#1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "handshake.return"(%29#1) : (none) -> ()
  }) {argNames = ["in0", "in1", "in2", "in3"], resNames = ["out0"]} : () -> ()
}) : () -> ()

