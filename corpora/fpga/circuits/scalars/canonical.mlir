"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (i32, i1), sym_name = "main"}> ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = "hw.constant"() <{value = 0 : i3}> : () -> i3
    %1 = "hw.constant"() <{value = 3 : i29}> : () -> i29
    %2 = "comb.extract"(%arg0) <{lowBit = 0 : i32}> : (i32) -> i29
    %3 = "comb.extract"(%arg1) <{lowBit = 0 : i32}> : (i32) -> i29
    %4 = "comb.add"(%2, %3) : (i29, i29) -> i29
    %5 = "comb.mul"(%4, %1) : (i29, i29) -> i29
    %6 = "comb.concat"(%5, %0) : (i29, i3) -> i32
    %7 = "comb.icmp"(%6, %arg0) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %8 = "comb.extract"(%5) <{lowBit = 0 : i32}> : (i29) -> i5
    %9 = "comb.concat"(%8, %0) : (i5, i3) -> i8
    %10 = "comb.extract"(%arg1) <{lowBit = 0 : i32}> : (i32) -> i8
    %11 = "comb.mux"(%7, %9, %10) : (i1, i8, i8) -> i8
    %12 = "comb.extract"(%11) <{lowBit = 7 : i32}> : (i8) -> i1
    %13 = "comb.replicate"(%12) : (i1) -> i24
    %14 = "comb.concat"(%13, %11) : (i24, i8) -> i32
    "func.return"(%14, %7) : (i32, i1) -> ()
  }) : () -> ()
}) : () -> ()

