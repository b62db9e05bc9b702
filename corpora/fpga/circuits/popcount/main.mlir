#loc = loc("-":2:43)
"builtin.module"() ({
  "hw.module"() <{module_type = !hw.modty<input x : i8, input w : i8, output y : i4>, parameters = [], result_locs = [#loc], sym_name = "main"}> ({
  ^bb0(%arg0: i8, %arg1: i8):
    %0 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %1 = "comb.xor"(%arg0, %arg1, %0) : (i8, i8, i8) -> i8
    %2 = "hw.constant"() <{value = 0 : i3}> : () -> i3
    %3 = "comb.extract"(%1) <{lowBit = 0 : i32}> : (i8) -> i1
    %4 = "comb.extract"(%1) <{lowBit = 1 : i32}> : (i8) -> i1
    %5 = "comb.extract"(%1) <{lowBit = 2 : i32}> : (i8) -> i1
    %6 = "comb.extract"(%1) <{lowBit = 3 : i32}> : (i8) -> i1
    %7 = "comb.extract"(%1) <{lowBit = 4 : i32}> : (i8) -> i1
    %8 = "comb.extract"(%1) <{lowBit = 5 : i32}> : (i8) -> i1
    %9 = "comb.extract"(%1) <{lowBit = 6 : i32}> : (i8) -> i1
    %10 = "comb.extract"(%1) <{lowBit = 7 : i32}> : (i8) -> i1
    %11 = "comb.concat"(%2, %3) : (i3, i1) -> i4
    %12 = "comb.concat"(%2, %4) : (i3, i1) -> i4
    %13 = "comb.concat"(%2, %5) : (i3, i1) -> i4
    %14 = "comb.concat"(%2, %6) : (i3, i1) -> i4
    %15 = "comb.concat"(%2, %7) : (i3, i1) -> i4
    %16 = "comb.concat"(%2, %8) : (i3, i1) -> i4
    %17 = "comb.concat"(%2, %9) : (i3, i1) -> i4
    %18 = "comb.concat"(%2, %10) : (i3, i1) -> i4
    %19 = "comb.add"(%11, %12, %13, %14, %15, %16, %17, %18) : (i4, i4, i4, i4, i4, i4, i4, i4) -> i4
    "hw.output"(%19) : (i4) -> ()
  }) : () -> ()
}) : () -> ()

