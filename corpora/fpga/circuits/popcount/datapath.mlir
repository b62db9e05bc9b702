#loc = loc("-":2:43)
"builtin.module"() ({
  "hw.module"() <{module_type = !hw.modty<input x : i8, input w : i8, output y : i4>, parameters = [], result_locs = [#loc], sym_name = "main"}> ({
  ^bb0(%arg0: i8, %arg1: i8):
    %0 = "hw.constant"() <{value = false}> : () -> i1
    %1 = "hw.constant"() <{value = 0 : i3}> : () -> i3
    %2 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %3 = "comb.xor"(%arg0, %arg1, %2) : (i8, i8, i8) -> i8
    %4 = "comb.extract"(%3) <{lowBit = 0 : i32}> : (i8) -> i1
    %5 = "comb.extract"(%3) <{lowBit = 1 : i32}> : (i8) -> i1
    %6 = "comb.extract"(%3) <{lowBit = 2 : i32}> : (i8) -> i1
    %7 = "comb.extract"(%3) <{lowBit = 3 : i32}> : (i8) -> i1
    %8 = "comb.extract"(%3) <{lowBit = 4 : i32}> : (i8) -> i1
    %9 = "comb.extract"(%3) <{lowBit = 5 : i32}> : (i8) -> i1
    %10 = "comb.extract"(%3) <{lowBit = 6 : i32}> : (i8) -> i1
    %11 = "comb.extract"(%3) <{lowBit = 7 : i32}> : (i8) -> i1
    %12 = "comb.concat"(%1, %4) : (i3, i1) -> i4
    %13 = "comb.concat"(%1, %5) : (i3, i1) -> i4
    %14 = "comb.concat"(%1, %6) : (i3, i1) -> i4
    %15 = "comb.concat"(%1, %7) : (i3, i1) -> i4
    %16 = "comb.concat"(%1, %8) : (i3, i1) -> i4
    %17 = "comb.concat"(%1, %9) : (i3, i1) -> i4
    %18 = "comb.concat"(%1, %10) : (i3, i1) -> i4
    %19 = "comb.concat"(%1, %11) : (i3, i1) -> i4
    %20 = "comb.extract"(%12) <{lowBit = 0 : i32}> : (i4) -> i1
    %21 = "comb.extract"(%13) <{lowBit = 0 : i32}> : (i4) -> i1
    %22 = "comb.extract"(%14) <{lowBit = 0 : i32}> : (i4) -> i1
    %23 = "comb.extract"(%15) <{lowBit = 0 : i32}> : (i4) -> i1
    %24 = "comb.extract"(%16) <{lowBit = 0 : i32}> : (i4) -> i1
    %25 = "comb.extract"(%17) <{lowBit = 0 : i32}> : (i4) -> i1
    %26 = "comb.extract"(%18) <{lowBit = 0 : i32}> : (i4) -> i1
    %27 = "comb.extract"(%19) <{lowBit = 0 : i32}> : (i4) -> i1
    %28 = "comb.xor"(%27, %26) <{twoState}> : (i1, i1) -> i1
    %29 = "comb.xor"(%28, %20) <{twoState}> : (i1, i1) -> i1
    %30 = "comb.and"(%27, %26) <{twoState}> : (i1, i1) -> i1
    %31 = "comb.and"(%28, %20) <{twoState}> : (i1, i1) -> i1
    %32 = "comb.or"(%30, %31) <{twoState}> : (i1, i1) -> i1
    %33 = "comb.xor"(%25, %24) <{twoState}> : (i1, i1) -> i1
    %34 = "comb.xor"(%33, %21) <{twoState}> : (i1, i1) -> i1
    %35 = "comb.and"(%25, %24) <{twoState}> : (i1, i1) -> i1
    %36 = "comb.and"(%33, %21) <{twoState}> : (i1, i1) -> i1
    %37 = "comb.or"(%35, %36) <{twoState}> : (i1, i1) -> i1
    %38 = "comb.xor"(%23, %22) <{twoState}> : (i1, i1) -> i1
    %39 = "comb.xor"(%38, %29) <{twoState}> : (i1, i1) -> i1
    %40 = "comb.and"(%23, %22) <{twoState}> : (i1, i1) -> i1
    %41 = "comb.and"(%38, %29) <{twoState}> : (i1, i1) -> i1
    %42 = "comb.or"(%40, %41) <{twoState}> : (i1, i1) -> i1
    %43 = "comb.xor"(%32, %37) <{twoState}> : (i1, i1) -> i1
    %44 = "comb.xor"(%43, %42) <{twoState}> : (i1, i1) -> i1
    %45 = "comb.and"(%32, %37) <{twoState}> : (i1, i1) -> i1
    %46 = "comb.and"(%43, %42) <{twoState}> : (i1, i1) -> i1
    %47 = "comb.or"(%45, %46) <{twoState}> : (i1, i1) -> i1
    %48 = "comb.concat"(%0, %47, %44, %39) : (i1, i1, i1, i1) -> i4
    %49 = "comb.concat"(%0, %0, %0, %34) : (i1, i1, i1, i1) -> i4
    %50 = "comb.add"(%48, %49) <{twoState}> : (i4, i4) -> i4
    "hw.output"(%50) : (i4) -> ()
  }) : () -> ()
}) : () -> ()

