#loc = loc("-":1:54)
"builtin.module"() ({
  "hw.module"() <{module_type = !hw.modty<input a : i6, input b : i6, input c : i6, output y : i6>, parameters = [], result_locs = [#loc], sym_name = "main"}> ({
  ^bb0(%arg0: i6, %arg1: i6, %arg2: i6):
    %0 = "arith.muli"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i6, i6) -> i6
    %1 = "arith.addi"(%0, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i6, i6) -> i6
    "hw.output"(%1) : (i6) -> ()
  }) : () -> ()
}) : () -> ()

