#loc = loc("-":1:57)
#loc1 = loc("-":1:69)
"builtin.module"() ({
  "hw.module"() <{module_type = !hw.modty<input a : i8, input b : i8, input c : i4, output d : i8, output e : i8>, parameters = [], result_locs = [#loc, #loc1], sym_name = "main"}> ({
  ^bb0(%arg0: i8, %arg1: i8, %arg2: i4):
    %0 = "comb.modu"(%arg0, %arg1) : (i8, i8) -> i8
    %1 = "hw.constant"() <{value = 0 : i4}> : () -> i4
    %2 = "comb.concat"(%1, %arg2) : (i4, i4) -> i8
    %3 = "comb.divs"(%arg0, %2) : (i8, i8) -> i8
    "hw.output"(%0, %3) : (i8, i8) -> ()
  }) : () -> ()
}) : () -> ()

