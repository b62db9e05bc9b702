#loc = loc("-":1:54)
"builtin.module"() ({
  "hw.module"() <{module_type = !hw.modty<input a : i6, input b : i6, input c : i6, output y : i6>, parameters = [], result_locs = [#loc], sym_name = "main"}> ({
  ^bb0(%arg0: i6, %arg1: i6, %arg2: i6):
    %0 = "hw.constant"() <{value = 0 : i5}> : () -> i5
    %1 = "hw.constant"() <{value = 0 : i4}> : () -> i4
    %2 = "hw.constant"() <{value = 0 : i3}> : () -> i3
    %3 = "hw.constant"() <{value = 0 : i2}> : () -> i2
    %4 = "hw.constant"() <{value = false}> : () -> i1
    %5 = "comb.extract"(%arg1) <{lowBit = 0 : i32}> : (i6) -> i1
    %6 = "comb.extract"(%arg1) <{lowBit = 1 : i32}> : (i6) -> i1
    %7 = "comb.extract"(%arg1) <{lowBit = 2 : i32}> : (i6) -> i1
    %8 = "comb.extract"(%arg1) <{lowBit = 2 : i32}> : (i6) -> i1
    %9 = "comb.extract"(%arg1) <{lowBit = 4 : i32}> : (i6) -> i1
    %10 = "comb.extract"(%arg1) <{lowBit = 5 : i32}> : (i6) -> i1
    %11 = "comb.replicate"(%5) : (i1) -> i6
    %12 = "comb.and"(%11, %arg0) : (i6, i6) -> i6
    %13 = "comb.replicate"(%6) : (i1) -> i6
    %14 = "comb.and"(%13, %arg0) : (i6, i6) -> i6
    %15 = "comb.concat"(%14, %4) : (i6, i1) -> i7
    %16 = "comb.extract"(%15) <{lowBit = 0 : i32}> : (i7) -> i6
    %17 = "comb.replicate"(%7) : (i1) -> i6
    %18 = "comb.and"(%17, %arg0) : (i6, i6) -> i6
    %19 = "comb.concat"(%18, %3) : (i6, i2) -> i8
    %20 = "comb.extract"(%19) <{lowBit = 0 : i32}> : (i8) -> i6
    %21 = "comb.replicate"(%8) : (i1) -> i6
    %22 = "comb.and"(%21, %arg0) : (i6, i6) -> i6
    %23 = "comb.concat"(%22, %2) : (i6, i3) -> i9
    %24 = "comb.extract"(%23) <{lowBit = 0 : i32}> : (i9) -> i6
    %25 = "comb.replicate"(%9) : (i1) -> i6
    %26 = "comb.and"(%25, %arg0) : (i6, i6) -> i6
    %27 = "comb.concat"(%26, %1) : (i6, i4) -> i10
    %28 = "comb.extract"(%27) <{lowBit = 0 : i32}> : (i10) -> i6
    %29 = "comb.replicate"(%10) : (i1) -> i6
    %30 = "comb.and"(%29, %arg0) : (i6, i6) -> i6
    %31 = "comb.concat"(%30, %0) : (i6, i5) -> i11
    %32 = "comb.extract"(%31) <{lowBit = 0 : i32}> : (i11) -> i6
    %33 = "comb.extract"(%12) <{lowBit = 0 : i32}> : (i6) -> i1
    %34 = "comb.extract"(%12) <{lowBit = 1 : i32}> : (i6) -> i1
    %35 = "comb.extract"(%12) <{lowBit = 2 : i32}> : (i6) -> i1
    %36 = "comb.extract"(%12) <{lowBit = 3 : i32}> : (i6) -> i1
    %37 = "comb.extract"(%12) <{lowBit = 4 : i32}> : (i6) -> i1
    %38 = "comb.extract"(%12) <{lowBit = 5 : i32}> : (i6) -> i1
    %39 = "comb.extract"(%16) <{lowBit = 1 : i32}> : (i6) -> i1
    %40 = "comb.extract"(%16) <{lowBit = 2 : i32}> : (i6) -> i1
    %41 = "comb.extract"(%16) <{lowBit = 3 : i32}> : (i6) -> i1
    %42 = "comb.extract"(%16) <{lowBit = 4 : i32}> : (i6) -> i1
    %43 = "comb.extract"(%16) <{lowBit = 5 : i32}> : (i6) -> i1
    %44 = "comb.extract"(%20) <{lowBit = 2 : i32}> : (i6) -> i1
    %45 = "comb.extract"(%20) <{lowBit = 3 : i32}> : (i6) -> i1
    %46 = "comb.extract"(%20) <{lowBit = 4 : i32}> : (i6) -> i1
    %47 = "comb.extract"(%20) <{lowBit = 5 : i32}> : (i6) -> i1
    %48 = "comb.extract"(%24) <{lowBit = 3 : i32}> : (i6) -> i1
    %49 = "comb.extract"(%24) <{lowBit = 4 : i32}> : (i6) -> i1
    %50 = "comb.extract"(%24) <{lowBit = 5 : i32}> : (i6) -> i1
    %51 = "comb.extract"(%28) <{lowBit = 4 : i32}> : (i6) -> i1
    %52 = "comb.extract"(%28) <{lowBit = 5 : i32}> : (i6) -> i1
    %53 = "comb.extract"(%32) <{lowBit = 5 : i32}> : (i6) -> i1
    %54 = "comb.xor"(%51, %49) <{twoState}> : (i1, i1) -> i1
    %55 = "comb.xor"(%54, %37) <{twoState}> : (i1, i1) -> i1
    %56 = "comb.and"(%51, %49) <{twoState}> : (i1, i1) -> i1
    %57 = "comb.and"(%54, %37) <{twoState}> : (i1, i1) -> i1
    %58 = "comb.or"(%56, %57) <{twoState}> : (i1, i1) -> i1
    %59 = "comb.xor"(%53, %52) <{twoState}> : (i1, i1) -> i1
    %60 = "comb.xor"(%59, %38) <{twoState}> : (i1, i1) -> i1
    %61 = "comb.xor"(%50, %47) <{twoState}> : (i1, i1) -> i1
    %62 = "comb.xor"(%61, %43) <{twoState}> : (i1, i1) -> i1
    %63 = "comb.xor"(%48, %45) <{twoState}> : (i1, i1) -> i1
    %64 = "comb.xor"(%63, %36) <{twoState}> : (i1, i1) -> i1
    %65 = "comb.and"(%48, %45) <{twoState}> : (i1, i1) -> i1
    %66 = "comb.and"(%63, %36) <{twoState}> : (i1, i1) -> i1
    %67 = "comb.or"(%65, %66) <{twoState}> : (i1, i1) -> i1
    %68 = "comb.xor"(%46, %42) <{twoState}> : (i1, i1) -> i1
    %69 = "comb.xor"(%68, %55) <{twoState}> : (i1, i1) -> i1
    %70 = "comb.and"(%46, %42) <{twoState}> : (i1, i1) -> i1
    %71 = "comb.and"(%68, %55) <{twoState}> : (i1, i1) -> i1
    %72 = "comb.or"(%70, %71) <{twoState}> : (i1, i1) -> i1
    %73 = "comb.xor"(%62, %60) <{twoState}> : (i1, i1) -> i1
    %74 = "comb.xor"(%73, %58) <{twoState}> : (i1, i1) -> i1
    %75 = "comb.xor"(%44, %40) <{twoState}> : (i1, i1) -> i1
    %76 = "comb.xor"(%75, %35) <{twoState}> : (i1, i1) -> i1
    %77 = "comb.and"(%44, %40) <{twoState}> : (i1, i1) -> i1
    %78 = "comb.and"(%75, %35) <{twoState}> : (i1, i1) -> i1
    %79 = "comb.or"(%77, %78) <{twoState}> : (i1, i1) -> i1
    %80 = "comb.xor"(%41, %64) <{twoState}> : (i1, i1) -> i1
    %81 = "comb.and"(%41, %64) <{twoState}> : (i1, i1) -> i1
    %82 = "comb.xor"(%69, %67) <{twoState}> : (i1, i1) -> i1
    %83 = "comb.and"(%69, %67) <{twoState}> : (i1, i1) -> i1
    %84 = "comb.xor"(%74, %72) <{twoState}> : (i1, i1) -> i1
    %85 = "comb.concat"(%83, %81, %79, %76, %34, %33) : (i1, i1, i1, i1, i1, i1) -> i6
    %86 = "comb.concat"(%84, %82, %80, %4, %39, %4) : (i1, i1, i1, i1, i1, i1) -> i6
    %87 = "comb.add"(%85, %86) <{twoState}> : (i6, i6) -> i6
    %88 = "comb.add"(%87, %arg2) : (i6, i6) -> i6
    "hw.output"(%88) : (i6) -> ()
  }) : () -> ()
}) : () -> ()

