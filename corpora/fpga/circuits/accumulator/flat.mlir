#loc = loc("-":6:89)
"builtin.module"() ({
  "hw.module"() <{module_type = !hw.modty<input clk : !seq.clock, input rst : i1, input en : i1, input a : i4, input b : i4, output y : i8>, parameters = [], result_locs = [#loc], sym_name = "main"}> ({
  ^bb0(%arg0: !seq.clock, %arg1: i1, %arg2: i1, %arg3: i4, %arg4: i4):
    %0 = "hw.constant"() <{value = 0 : i4}> : () -> i4
    %1 = "hw.constant"() <{value = 0 : i8}> : () -> i8
    %2 = "comb.concat"(%0, %arg3) : (i4, i4) -> i8
    %3 = "comb.concat"(%0, %arg4) : (i4, i4) -> i8
    %4 = "comb.mul"(%2, %3) : (i8, i8) -> i8
    %5 = "seq.compreg.ce"(%4, %arg0, %arg2, %arg1, %1) <{name = "product", operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0>}> : (i8, !seq.clock, i1, i1, i8) -> i8
    %6 = "seq.shiftreg"(%5, %arg0, %arg2) <{name = "late", numElements = 2 : i64, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0>}> : (i8, !seq.clock, i1) -> i8
    %7 = "comb.add"(%8, %6) : (i8, i8) -> i8
    %8 = "seq.compreg"(%7, %arg0, %arg1, %1) <{name = "sum", operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (i8, !seq.clock, i1, i8) -> i8
    "hw.output"(%8) : (i8) -> ()
  }) : () -> ()
}) : () -> ()

