"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (i32, i1), sym_name = "main"}> ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = "hw.constant"() <{value = 3 : i32}> : () -> i32
    %1 = "comb.add"(%arg0, %arg1) : (i32, i32) -> i32
    %2 = "comb.mul"(%1, %0) : (i32, i32) -> i32
    %3 = "comb.shl"(%2, %0) : (i32, i32) -> i32
    %4 = "comb.icmp"(%3, %arg0) <{predicate = 3 : i64}> : (i32, i32) -> i1
    %5 = "comb.mux"(%4, %3, %arg1) : (i1, i32, i32) -> i32
    %6 = "comb.extract"(%5) <{lowBit = 0 : i32}> : (i32) -> i8
    %7 = "comb.extract"(%6) <{lowBit = 7 : i32}> : (i8) -> i1
    %8 = "comb.replicate"(%7) : (i1) -> i24
    %9 = "comb.concat"(%8, %6) : (i24, i8) -> i32
    "func.return"(%9, %4) : (i32, i1) -> ()
  }) : () -> ()
}) : () -> ()

