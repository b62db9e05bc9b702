#loc = loc("-":1:55)
#loc1 = loc("-":1:66)
"builtin.module"() ({
  "hw.module"() <{module_type = !hw.modty<input a : i8, input b : i8, input op : i2, output y : i8, output zero : i1>, parameters = [], result_locs = [#loc, #loc1], sym_name = "main"}> ({
  ^bb0(%arg0: i8, %arg1: i8, %arg2: i2):
    %0 = "comb.add"(%arg0, %arg1) : (i8, i8) -> i8
    %1 = "comb.sub"(%arg1, %arg0) : (i8, i8) -> i8
    %2 = "comb.shl"(%arg0, %arg1) : (i8, i8) -> i8
    %3 = "comb.shrs"(%arg0, %arg1) : (i8, i8) -> i8
    %4 = "comb.extract"(%arg2) <{lowBit = 0 : i32}> : (i2) -> i1
    %5 = "comb.extract"(%arg2) <{lowBit = 1 : i32}> : (i2) -> i1
    %6 = "comb.mux"(%4, %1, %0) : (i1, i8, i8) -> i8
    %7 = "comb.mux"(%4, %3, %2) : (i1, i8, i8) -> i8
    %8 = "comb.mux"(%5, %7, %6) : (i1, i8, i8) -> i8
    %9 = "hw.constant"() <{value = 0 : i8}> : () -> i8
    %10 = "comb.icmp"(%8, %9) <{predicate = 0 : i64}> : (i8, i8) -> i1
    "hw.output"(%8, %10) : (i8, i1) -> ()
  }) : () -> ()
}) : () -> ()

