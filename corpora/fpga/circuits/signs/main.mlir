#loc = loc("-":1:57)
#loc1 = loc("-":1:70)
#loc2 = loc("-":1:83)
#loc3 = loc("-":1:95)
#loc4 = loc("-":1:107)
#loc5 = loc("-":1:119)
"builtin.module"() ({
  "hw.module"() <{module_type = !hw.modty<input a : i8, input b : i8, input c : i4, output s : i10, output p : i12, output q : i9, output r : i4, output l : i1, output m : i1>, parameters = [], result_locs = [#loc, #loc1, #loc2, #loc3, #loc4, #loc5], sym_name = "main"}> ({
  ^bb0(%arg0: i8, %arg1: i8, %arg2: i4):
    %0 = "hwarith.cast"(%arg0) : (i8) -> ui8
    %1 = "hwarith.cast"(%arg1) : (i8) -> si8
    %2 = "hwarith.cast"(%arg2) : (i4) -> ui4
    %3 = "hwarith.constant"() <{rawValue = -3 : si3}> : () -> si3
    %4 = "hwarith.add"(%0, %1) : (ui8, si8) -> si10
    %5 = "hwarith.mul"(%1, %2) : (si8, ui4) -> si12
    %6 = "hwarith.sub"(%1, %3) : (si8, si3) -> si9
    %7 = "hwarith.cast"(%4) : (si10) -> ui4
    %8 = "hwarith.icmp"(%0, %1) <{predicate = 2 : i64}> : (ui8, si8) -> i1
    %9 = "hwarith.icmp"(%2, %3) <{predicate = 0 : i64}> : (ui4, si3) -> i1
    %10 = "hwarith.cast"(%4) : (si10) -> i10
    %11 = "hwarith.cast"(%5) : (si12) -> i12
    %12 = "hwarith.cast"(%6) : (si9) -> i9
    %13 = "hwarith.cast"(%7) : (ui4) -> i4
    "hw.output"(%10, %11, %12, %13, %8, %9) : (i10, i12, i9, i4, i1, i1) -> ()
  }) : () -> ()
}) : () -> ()

