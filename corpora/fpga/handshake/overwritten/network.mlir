"builtin.module"() ({
  "handshake.func"() <{function_type = (memref<4xi32>, i32, none) -> (i32, none), sym_name = "main"}> ({
  ^bb0(%arg0: memref<4xi32>, %arg1: i32, %arg2: none):
    %0:4 = "handshake.memory"(%7#0, %7#1, %12#0, %12#1, %9#1) <{id = 1 : i32, ldCount = 1 : i32, lsq = false, memRefType = memref<4xi32>, stCount = 2 : i32}> : (i32, index, i32, index, index) -> (i32, none, none, none)
    %1:2 = "handshake.extmemory"(%arg0, %10#1) <{id = 0 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %2 = "handshake.merge"(%arg1) : (i32) -> i32
    %3 = "handshake.merge"(%arg2) : (none) -> none
    %4 = "handshake.join"(%3, %1#1, %0#1, %0#3, %0#2) : (none, none, none, none, none) -> none
    %5 = "handshake.constant"(%3) <{value = 0 : index}> : (none) -> index
    %6 = "handshake.constant"(%3) <{value = 77 : i32}> : (none) -> i32
    %7:2 = "handshake.store"(%5, %2, %3) : (index, i32, none) -> (i32, index)
    %8 = "handshake.join"(%3, %0#1) : (none, none) -> none
    %9:2 = "handshake.load"(%5, %0#0, %8) : (index, i32, none) -> (i32, index)
    %10:2 = "handshake.load"(%5, %1#0, %3) : (index, i32, none) -> (i32, index)
    %11 = "handshake.join"(%3, %0#1, %0#3) : (none, none, none) -> none
    %12:2 = "handshake.store"(%5, %6, %11) : (index, i32, none) -> (i32, index)
    %13 = "arith.addi"(%9#0, %10#0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "handshake.return"(%13, %4) : (i32, none) -> ()
  }) {argNames = ["in0", "in1", "in2"], resNames = ["out0", "out1"]} : () -> ()
}) : () -> ()

