#loc = loc("-":1:55)
#loc1 = loc("-":1:66)
"builtin.module"() ({
  "hw.module"() <{module_type = !hw.modty<input a : i8, input b : i8, input op : i2, output y : i8, output zero : i1>, parameters = [], result_locs = [#loc, #loc1], sym_name = "main"}> ({
  ^bb0(%arg0: i8, %arg1: i8, %arg2: i2):
    %0 = "arith.addi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
    %1 = "arith.subi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
    %2 = "arith.constant"() <{value = 0 : i8}> : () -> i8
    %3 = "arith.constant"() <{value = 8 : i8}> : () -> i8
    %4 = "arith.shli"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
    %5 = "arith.cmpi"(%arg1, %3) <{predicate = 8 : i64}> : (i8, i8) -> i1
    %6 = "arith.select"(%5, %2, %4) : (i1, i8, i8) -> i8
    %7 = "arith.constant"() <{value = 7 : i8}> : () -> i8
    %8 = "arith.minui"(%arg1, %7) : (i8, i8) -> i8
    %9 = "arith.shrsi"(%arg0, %8) : (i8, i8) -> i8
    %10 = "arith.constant"() <{value = 0 : i2}> : () -> i2
    %11 = "arith.shrui"(%arg2, %10) : (i2, i2) -> i2
    %12 = "arith.trunci"(%11) <{overflowFlags = #arith.overflow<none>}> : (i2) -> i1
    %13 = "arith.constant"() <{value = 1 : i2}> : () -> i2
    %14 = "arith.shrui"(%arg2, %13) : (i2, i2) -> i2
    %15 = "arith.trunci"(%14) <{overflowFlags = #arith.overflow<none>}> : (i2) -> i1
    %16 = "arith.select"(%12, %1, %0) : (i1, i8, i8) -> i8
    %17 = "arith.select"(%12, %9, %6) : (i1, i8, i8) -> i8
    %18 = "arith.select"(%15, %17, %16) : (i1, i8, i8) -> i8
    %19 = "arith.constant"() <{value = 0 : i8}> : () -> i8
    %20 = "arith.cmpi"(%18, %19) <{predicate = 0 : i64}> : (i8, i8) -> i1
    "hw.output"(%18, %20) : (i8, i1) -> ()
  }) : () -> ()
}) : () -> ()

