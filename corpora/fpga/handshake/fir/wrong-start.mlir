"builtin.module"() ({
  "handshake.func"() <{function_type = (memref<8xi32>, memref<4xi32>, memref<4xi32>, none) -> none, sym_name = "main"}> ({
  ^bb0(%arg0: memref<8xi32>, %arg1: memref<4xi32>, %arg2: memref<4xi32>, %arg3: none):
    %0:6 = "handshake.fork"(%arg3) : (none) -> (none, none, none, none, none, none)
    %1 = "handshake.extmemory"(%arg2, %89#0, %89#1) <{id = 2 : i32, ldCount = 0 : i32, stCount = 1 : i32}> : (memref<4xi32>, i32, index) -> none
    %2:2 = "handshake.extmemory"(%arg1, %84#1) <{id = 1 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %3:2 = "handshake.extmemory"(%arg0, %83#1) <{id = 0 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<8xi32>, index) -> (i32, none)
    %4 = "handshake.constant"(%0#1) <{value = 0 : index}> : (none) -> index
    %5:2 = "handshake.fork"(%4) : (index) -> (index, index)
    %6 = "handshake.constant"(%0#2) <{value = 1 : index}> : (none) -> index
    %7 = "handshake.constant"(%0#3) <{value = 3 : index}> : (none) -> index
    %8 = "handshake.constant"(%0#4) <{value = 4 : index}> : (none) -> index
    %9 = "handshake.constant"(%0#5) <{value = 0 : i32}> : (none) -> i32
    %10 = "handshake.buffer"(%31#0) <{bufferType = #handshake<buffer_type_enum seq>, initValues = [1], slots = 1 : i32}> : (i1) -> i1
    %11:7 = "handshake.fork"(%10) : (i1) -> (i1, i1, i1, i1, i1, i1, i1)
    %12 = "handshake.mux"(%11#6, %0#0, %88) : (i1, none, none) -> none
    %13 = "handshake.buffer"(%12) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %14 = "handshake.mux"(%11#5, %5#1, %90) : (i1, index, index) -> index
    %15 = "handshake.buffer"(%14) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %16:2 = "handshake.fork"(%15) : (index) -> (index, index)
    %17 = "handshake.mux"(%11#4, %5#0, %68#1) : (i1, index, index) -> index
    %18 = "handshake.buffer"(%17) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %19:2 = "handshake.fork"(%18) : (index) -> (index, index)
    %20 = "handshake.mux"(%11#3, %6, %70#0) : (i1, index, index) -> index
    %21 = "handshake.buffer"(%20) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %22 = "handshake.mux"(%11#2, %7, %72#1) : (i1, index, index) -> index
    %23 = "handshake.buffer"(%22) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %24 = "handshake.mux"(%11#1, %8, %73#1) : (i1, index, index) -> index
    %25 = "handshake.buffer"(%24) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %26:2 = "handshake.fork"(%25) : (index) -> (index, index)
    %27 = "handshake.mux"(%11#0, %9, %74#1) : (i1, i32, i32) -> i32
    %28 = "handshake.buffer"(%27) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %29:2 = "handshake.fork"(%28) : (i32) -> (i32, i32)
    %30 = "arith.cmpi"(%16#0, %26#0) <{predicate = 2 : i64}> : (index, index) -> i1
    %31:10 = "handshake.fork"(%30) : (i1) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1)
    %32:2 = "handshake.cond_br"(%31#9, %16#1) : (i1, index) -> (index, index)
    "handshake.sink"(%32#1) : (index) -> ()
    %33:2 = "handshake.cond_br"(%31#8, %19#0) : (i1, index) -> (index, index)
    "handshake.sink"(%33#1) : (index) -> ()
    %34:2 = "handshake.cond_br"(%31#7, %19#1) : (i1, index) -> (index, index)
    "handshake.sink"(%34#1) : (index) -> ()
    %35:2 = "handshake.cond_br"(%31#6, %21) : (i1, index) -> (index, index)
    "handshake.sink"(%35#1) : (index) -> ()
    %36:2 = "handshake.cond_br"(%31#5, %23) : (i1, index) -> (index, index)
    "handshake.sink"(%36#1) : (index) -> ()
    %37:2 = "handshake.cond_br"(%31#4, %26#1) : (i1, index) -> (index, index)
    "handshake.sink"(%37#1) : (index) -> ()
    %38:2 = "handshake.cond_br"(%31#3, %29#0) : (i1, i32) -> (i32, i32)
    "handshake.sink"(%38#1) : (i32) -> ()
    %39:2 = "handshake.cond_br"(%31#2, %29#1) : (i1, i32) -> (i32, i32)
    "handshake.sink"(%39#1) : (i32) -> ()
    %40:2 = "handshake.cond_br"(%31#1, %13) : (i1, none) -> (none, none)
    %41 = "handshake.mux"(%62#7, %87, %34#0) : (index, index, index) -> index
    %42 = "handshake.buffer"(%41) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %43:2 = "handshake.fork"(%42) : (index) -> (index, index)
    %44 = "handshake.mux"(%62#6, %86, %39#0) : (index, i32, i32) -> i32
    %45 = "handshake.buffer"(%44) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %46 = "handshake.mux"(%62#5, %68#0, %33#0) : (index, index, index) -> index
    %47 = "handshake.buffer"(%46) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %48 = "handshake.mux"(%62#4, %71#0, %35#0) : (index, index, index) -> index
    %49 = "handshake.buffer"(%48) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %50 = "handshake.mux"(%62#3, %72#0, %36#0) : (index, index, index) -> index
    %51 = "handshake.buffer"(%50) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %52:2 = "handshake.fork"(%51) : (index) -> (index, index)
    %53 = "handshake.mux"(%62#2, %73#0, %37#0) : (index, index, index) -> index
    %54 = "handshake.buffer"(%53) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %55 = "handshake.mux"(%62#1, %74#0, %38#0) : (index, i32, i32) -> i32
    %56 = "handshake.buffer"(%55) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (i32) -> i32
    %57 = "handshake.mux"(%62#0, %77#0, %32#0) : (index, index, index) -> index
    %58 = "handshake.buffer"(%57) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %59:2 = "handshake.control_merge"(%81, %40#0) : (none, none) -> (none, index)
    %60 = "handshake.buffer"(%59#1) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (index) -> index
    %61 = "handshake.buffer"(%59#0) <{bufferType = #handshake<buffer_type_enum seq>, slots = 2 : i32}> : (none) -> none
    %62:8 = "handshake.fork"(%60) : (index) -> (index, index, index, index, index, index, index, index)
    %63 = "arith.cmpi"(%43#1, %52#1) <{predicate = 2 : i64}> : (index, index) -> i1
    %64:9 = "handshake.fork"(%63) : (i1) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1)
    %65:2 = "handshake.cond_br"(%64#8, %43#0) : (i1, index) -> (index, index)
    "handshake.sink"(%65#1) : (index) -> ()
    %66:3 = "handshake.fork"(%65#0) : (index) -> (index, index, index)
    %67:2 = "handshake.cond_br"(%64#7, %45) : (i1, i32) -> (i32, i32)
    %68:2 = "handshake.cond_br"(%64#6, %47) : (i1, index) -> (index, index)
    %69:2 = "handshake.cond_br"(%64#5, %49) : (i1, index) -> (index, index)
    %70:2 = "handshake.fork"(%69#1) : (index) -> (index, index)
    %71:2 = "handshake.fork"(%69#0) : (index) -> (index, index)
    %72:2 = "handshake.cond_br"(%64#4, %52#0) : (i1, index) -> (index, index)
    %73:2 = "handshake.cond_br"(%64#3, %54) : (i1, index) -> (index, index)
    %74:2 = "handshake.cond_br"(%64#2, %56) : (i1, i32) -> (i32, i32)
    %75:2 = "handshake.cond_br"(%64#1, %58) : (i1, index) -> (index, index)
    %76:2 = "handshake.fork"(%75#1) : (index) -> (index, index)
    %77:2 = "handshake.fork"(%75#0) : (index) -> (index, index)
    %78:2 = "handshake.cond_br"(%64#0, %61) : (i1, none) -> (none, none)
    %79:2 = "handshake.fork"(%78#1) : (none) -> (none, none)
    %80:3 = "handshake.fork"(%78#0) : (none) -> (none, none, none)
    %81 = "handshake.join"(%80#1, %3#1, %2#1) : (none, none, none) -> none
    %82 = "arith.addi"(%77#1, %66#0) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %83:2 = "handshake.load"(%82, %3#0, %80#2) : (index, i32, none) -> (i32, index)
    %84:2 = "handshake.load"(%66#2, %2#0, %80#0) : (index, i32, none) -> (i32, index)
    %85 = "arith.muli"(%83#0, %84#0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %86 = "arith.addi"(%67#0, %85) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %87 = "arith.addi"(%66#1, %71#1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %88 = "handshake.join"(%79#1, %1) : (none, none) -> none
    %89:2 = "handshake.store"(%76#1, %67#1, %79#0) : (index, i32, none) -> (i32, index)
    %90 = "arith.addi"(%76#0, %70#1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "handshake.return"(%40#1) : (none) -> ()
  }) {argNames = ["in0", "in1", "in2", "in3"], resNames = ["out0"]} : () -> ()
}) : () -> ()

