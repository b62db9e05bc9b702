#loc = loc("-":2:53)
#loc1 = loc("-":6:89)
"builtin.module"() ({
  "hw.module"() <{module_type = !hw.modty<input sum : i8, input x : i8, output next : i8>, parameters = [], result_locs = [#loc], sym_name = "step", sym_visibility = "private"}> ({
  ^bb0(%arg5: i8, %arg6: i8):
    %13 = "comb.add"(%arg5, %arg6) : (i8, i8) -> i8
    "hw.output"(%13) : (i8) -> ()
  }) : () -> ()
  "hw.module"() <{module_type = !hw.modty<input clk : !seq.clock, input rst : i1, input en : i1, input a : i4, input b : i4, output y : i8>, parameters = [], result_locs = [#loc1], sym_name = "main"}> ({
  ^bb0(%arg0: !seq.clock, %arg1: i1, %arg2: i1, %arg3: i4, %arg4: i4):
    %0 = "hw.constant"() <{value = 0 : i4}> : () -> i4
    %1 = "hw.constant"() <{value = 0 : i8}> : () -> i8
    %2 = "comb.concat"(%0, %arg3) : (i4, i4) -> i8
    %3 = "comb.concat"(%0, %arg4) : (i4, i4) -> i8
    %4 = "comb.mul"(%2, %3) : (i8, i8) -> i8
    %5 = "comb.mux"(%arg2, %4, %4) : (i1, i8, i8) -> i8
    %6 = "seq.compreg"(%5, %arg0, %arg1, %1) <{name = "product", operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (i8, !seq.clock, i1, i8) -> i8
    %7 = "comb.mux"(%arg2, %6, %8) : (i1, i8, i8) -> i8
    %8 = "seq.compreg"(%7, %arg0) <{inner_sym = #hw<innerSym@late_sh1>, name = "late_sh1", operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (i8, !seq.clock) -> i8
    %9 = "comb.mux"(%arg2, %8, %10) : (i1, i8, i8) -> i8
    %10 = "seq.compreg"(%9, %arg0) <{inner_sym = #hw<innerSym@late_sh2>, name = "late_sh2", operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (i8, !seq.clock) -> i8
    %11 = "hw.instance"(%12, %10) <{argNames = ["sum", "x"], instanceName = "adder", moduleName = @step, parameters = [], resultNames = ["next"]}> : (i8, i8) -> i8
    %12 = "seq.compreg"(%11, %arg0, %arg1, %1) <{name = "sum", operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (i8, !seq.clock, i1, i8) -> i8
    "hw.output"(%12) : (i8) -> ()
  }) : () -> ()
}) : () -> ()

