"builtin.module"() ({
  "handshake.func"() <{function_type = (memref<4xi32>, none) -> none, sym_name = "main"}> ({
  ^bb0(%arg0: memref<4xi32>, %arg1: none):
    %0:6 = "handshake.extmemory"(%arg0, %48#0, %48#1, %50#0, %50#1, %30#1, %31#1) <{id = 0 : i32, ldCount = 2 : i32, stCount = 2 : i32}> : (memref<4xi32>, i32, index, i32, index, index, index) -> (i32, i32, none, none, none, none)
    %1 = "handshake.merge"(%arg1) : (none) -> none
    %2 = "handshake.constant"(%1) <{value = 0 : index}> : (none) -> index
    %3 = "handshake.constant"(%1) <{value = 1 : index}> : (none) -> index
    %4 = "handshake.constant"(%1) <{value = 3 : index}> : (none) -> index
    %5 = "handshake.br"(%1) : (none) -> none
    %6 = "handshake.br"(%2) : (index) -> index
    %7 = "handshake.br"(%3) : (index) -> index
    %8 = "handshake.br"(%4) : (index) -> index
    %9:2 = "handshake.control_merge"(%5) : (none) -> (none, index)
    %10 = "handshake.buffer"(%18) <{bufferType = #handshake<buffer_type_enum seq>, initValues = [0], slots = 1 : i32}> : (i1) -> i1
    %11 = "handshake.mux"(%10, %9#0, %62) : (i1, none, none) -> none
    %12 = "handshake.mux"(%9#1, %6) : (index, index) -> index
    %13 = "handshake.mux"(%10, %12, %61) : (i1, index, index) -> index
    %14 = "handshake.mux"(%9#1, %7) : (index, index) -> index
    %15 = "handshake.mux"(%10, %14, %59) : (i1, index, index) -> index
    %16 = "handshake.mux"(%9#1, %8) : (index, index) -> index
    %17 = "handshake.mux"(%10, %16, %60) : (i1, index, index) -> index
    %18 = "handshake.merge"(%19) : (i1) -> i1
    %19 = "arith.cmpi"(%13, %17) <{predicate = 2 : i64}> : (index, index) -> i1
    %20:2 = "handshake.cond_br"(%19, %13) : (i1, index) -> (index, index)
    %21:2 = "handshake.cond_br"(%19, %15) : (i1, index) -> (index, index)
    %22:2 = "handshake.cond_br"(%19, %17) : (i1, index) -> (index, index)
    %23:2 = "handshake.cond_br"(%19, %11) : (i1, none) -> (none, none)
    %24 = "handshake.merge"(%21#0) : (index) -> index
    %25 = "handshake.merge"(%22#0) : (index) -> index
    %26 = "handshake.merge"(%20#0) : (index) -> index
    %27:2 = "handshake.control_merge"(%23#0) : (none) -> (none, index)
    %28 = "handshake.join"(%27#0, %0#4, %0#5) : (none, none, none) -> none
    %29 = "arith.addi"(%26, %24) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %30:2 = "handshake.load"(%26, %0#0, %27#0) : (index, i32, none) -> (i32, index)
    %31:2 = "handshake.load"(%29, %0#1, %27#0) : (index, i32, none) -> (i32, index)
    %32 = "arith.cmpi"(%30#0, %31#0) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %33:2 = "handshake.cond_br"(%32, %24) : (i1, index) -> (index, index)
    %34:2 = "handshake.cond_br"(%32, %25) : (i1, index) -> (index, index)
    %35:2 = "handshake.cond_br"(%32, %26) : (i1, index) -> (index, index)
    %36:2 = "handshake.cond_br"(%32, %28) : (i1, none) -> (none, none)
    %37:2 = "handshake.cond_br"(%32, %29) : (i1, index) -> (index, index)
    %38:2 = "handshake.cond_br"(%32, %30#0) : (i1, i32) -> (i32, i32)
    %39:2 = "handshake.cond_br"(%32, %31#0) : (i1, i32) -> (i32, i32)
    %40 = "handshake.merge"(%33#0) : (index) -> index
    %41 = "handshake.merge"(%34#0) : (index) -> index
    %42 = "handshake.merge"(%35#0) : (index) -> index
    %43 = "handshake.merge"(%37#0) : (index) -> index
    %44 = "handshake.merge"(%38#0) : (i32) -> i32
    %45 = "handshake.merge"(%39#0) : (i32) -> i32
    %46:2 = "handshake.control_merge"(%36#0) : (none) -> (none, index)
    %47 = "handshake.join"(%46#0, %0#2, %0#3) : (none, none, none) -> none
    %48:2 = "handshake.store"(%42, %45, %46#0) : (index, i32, none) -> (i32, index)
    %49 = "handshake.join"(%46#0, %0#2) : (none, none) -> none
    %50:2 = "handshake.store"(%43, %44, %49) : (index, i32, none) -> (i32, index)
    %51 = "handshake.br"(%40) : (index) -> index
    %52 = "handshake.br"(%41) : (index) -> index
    %53 = "handshake.br"(%43) : (index) -> index
    %54 = "handshake.br"(%47) : (none) -> none
    %55 = "handshake.mux"(%58#1, %51, %33#1) : (index, index, index) -> index
    %56 = "handshake.mux"(%58#1, %52, %34#1) : (index, index, index) -> index
    %57 = "handshake.mux"(%58#1, %53, %37#1) : (index, index, index) -> index
    %58:2 = "handshake.control_merge"(%54, %36#1) : (none, none) -> (none, index)
    %59 = "handshake.br"(%55) : (index) -> index
    %60 = "handshake.br"(%56) : (index) -> index
    %61 = "handshake.br"(%57) : (index) -> index
    %62 = "handshake.br"(%58#0) : (none) -> none
    %63:2 = "handshake.control_merge"(%23#1) : (none) -> (none, index)
    "handshake.return"(%63#0) : (none) -> ()
  }) {argNames = ["in0", "in1"], resNames = ["out0"]} : () -> ()
}) : () -> ()

