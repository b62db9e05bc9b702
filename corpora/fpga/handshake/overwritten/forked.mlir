"builtin.module"() ({
  "handshake.func"() <{function_type = (memref<4xi32>, i32, none) -> (i32, none), sym_name = "main"}> ({
  ^bb0(%arg0: memref<4xi32>, %arg1: i32, %arg2: none):
    %0:7 = "handshake.fork"(%arg2) : (none) -> (none, none, none, none, none, none, none)
    %1:4 = "handshake.memory"(%9#0, %9#1, %14#0, %14#1, %11#1) <{id = 1 : i32, ldCount = 1 : i32, lsq = false, memRefType = memref<4xi32>, stCount = 2 : i32}> : (i32, index, i32, index, index) -> (i32, none, none, none)
    %2:2 = "handshake.fork"(%1#3) : (none) -> (none, none)
    %3:3 = "handshake.fork"(%1#1) : (none) -> (none, none, none)
    %4:2 = "handshake.extmemory"(%arg0, %12#1) <{id = 0 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<4xi32>, index) -> (i32, none)
    %5 = "handshake.join"(%0#3, %4#1, %3#2, %2#1, %1#2) : (none, none, none, none, none) -> none
    %6 = "handshake.constant"(%0#0) <{value = 0 : index}> : (none) -> index
    %7:4 = "handshake.fork"(%6) : (index) -> (index, index, index, index)
    %8 = "handshake.constant"(%0#1) <{value = 77 : i32}> : (none) -> i32
    %9:2 = "handshake.store"(%7#2, %arg1, %0#4) : (index, i32, none) -> (i32, index)
    %10 = "handshake.join"(%0#5, %3#1) : (none, none) -> none
    %11:2 = "handshake.load"(%7#1, %1#0, %10) : (index, i32, none) -> (i32, index)
    %12:2 = "handshake.load"(%7#3, %4#0, %0#2) : (index, i32, none) -> (i32, index)
    %13 = "handshake.join"(%0#6, %3#0, %2#0) : (none, none, none) -> none
    %14:2 = "handshake.store"(%7#0, %8, %13) : (index, i32, none) -> (i32, index)
    %15 = "arith.addi"(%11#0, %12#0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "handshake.return"(%15, %5) : (i32, none) -> ()
  }) {argNames = ["in0", "in1", "in2"], resNames = ["out0", "out1"]} : () -> ()
}) : () -> ()

