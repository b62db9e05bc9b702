#loc = loc("-":1:57)
#loc1 = loc("-":1:70)
#loc2 = loc("-":1:83)
#loc3 = loc("-":1:95)
#loc4 = loc("-":1:107)
#loc5 = loc("-":1:119)
"builtin.module"() ({
  "hw.module"() <{module_type = !hw.modty<input a : i8, input b : i8, input c : i4, output s : i10, output p : i12, output q : i9, output r : i4, output l : i1, output m : i1>, parameters = [], result_locs = [#loc, #loc1, #loc2, #loc3, #loc4, #loc5], sym_name = "main"}> ({
  ^bb0(%arg0: i8, %arg1: i8, %arg2: i4):
    %0 = "hw.constant"() <{value = -3 : i3}> : () -> i3
    %1 = "hw.constant"() <{value = 0 : i2}> : () -> i2
    %2 = "comb.concat"(%1, %arg0) : (i2, i8) -> i10
    %3 = "comb.extract"(%arg1) <{lowBit = 7 : i32}> : (i8) -> i1
    %4 = "comb.replicate"(%3) : (i1) -> i2
    %5 = "comb.concat"(%1, %arg1) : (i2, i8) -> i10
    %6 = "comb.add"(%2, %5) : (i10, i10) -> i10
    %7 = "comb.extract"(%arg1) <{lowBit = 7 : i32}> : (i8) -> i1
    %8 = "comb.replicate"(%7) : (i1) -> i4
    %9 = "comb.concat"(%8, %arg1) : (i4, i8) -> i12
    %10 = "hw.constant"() <{value = 0 : i8}> : () -> i8
    %11 = "comb.concat"(%10, %arg2) : (i8, i4) -> i12
    %12 = "comb.mul"(%9, %11) : (i12, i12) -> i12
    %13 = "comb.extract"(%arg1) <{lowBit = 7 : i32}> : (i8) -> i1
    %14 = "comb.concat"(%13, %arg1) : (i1, i8) -> i9
    %15 = "hw.constant"() <{value = true}> : () -> i1
    %16 = "hw.constant"() <{value = -1 : i6}> : () -> i6
    %17 = "comb.concat"(%16, %0) : (i6, i3) -> i9
    %18 = "comb.sub"(%14, %17) : (i9, i9) -> i9
    %19 = "comb.extract"(%6) <{lowBit = 0 : i32}> : (i10) -> i4
    %20 = "hw.constant"() <{value = false}> : () -> i1
    %21 = "comb.concat"(%20, %arg0) : (i1, i8) -> i9
    %22 = "comb.extract"(%arg1) <{lowBit = 7 : i32}> : (i8) -> i1
    %23 = "comb.concat"(%22, %arg1) : (i1, i8) -> i9
    %24 = "comb.icmp"(%21, %23) <{predicate = 2 : i64}> : (i9, i9) -> i1
    %25 = "hw.constant"() <{value = false}> : () -> i1
    %26 = "comb.concat"(%25, %arg2) : (i1, i4) -> i5
    %27 = "hw.constant"() <{value = true}> : () -> i1
    %28 = "hw.constant"() <{value = -1 : i2}> : () -> i2
    %29 = "comb.concat"(%28, %0) : (i2, i3) -> i5
    %30 = "comb.icmp"(%26, %29) <{predicate = 0 : i64}> : (i5, i5) -> i1
    "hw.output"(%6, %12, %18, %19, %24, %30) : (i10, i12, i9, i4, i1, i1) -> ()
  }) : () -> ()
}) : () -> ()

