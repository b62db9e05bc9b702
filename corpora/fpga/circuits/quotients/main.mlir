#loc = loc("-":1:57)
#loc1 = loc("-":1:69)
"builtin.module"() ({
  "hw.module"() <{module_type = !hw.modty<input a : i8, input b : i8, input c : i4, output d : i8, output e : i8>, parameters = [], result_locs = [#loc, #loc1], sym_name = "main"}> ({
  ^bb0(%arg0: i8, %arg1: i8, %arg2: i4):
    %0 = "hwarith.cast"(%arg0) : (i8) -> ui8
    %1 = "hwarith.cast"(%arg1) : (i8) -> ui8
    %2 = "hwarith.cast"(%arg0) : (i8) -> si8
    %3 = "hwarith.cast"(%arg2) : (i4) -> ui4
    %4 = "hwarith.div"(%0, %1) : (ui8, ui8) -> ui8
    %5 = "hwarith.div"(%2, %3) : (si8, ui4) -> si8
    %6 = "hwarith.cast"(%4) : (ui8) -> i8
    %7 = "hwarith.cast"(%5) : (si8) -> i8
    "hw.output"(%6, %7) : (i8, i8) -> ()
  }) : () -> ()
}) : () -> ()

