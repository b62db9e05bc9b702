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
    %5 = "comb.concat"(%4, %arg1) : (i2, i8) -> i10
    %6 = "comb.extract"(%2) <{lowBit = 0 : i32}> : (i10) -> i1
    %7 = "comb.extract"(%2) <{lowBit = 1 : i32}> : (i10) -> i1
    %8 = "comb.extract"(%2) <{lowBit = 2 : i32}> : (i10) -> i1
    %9 = "comb.extract"(%2) <{lowBit = 3 : i32}> : (i10) -> i1
    %10 = "comb.extract"(%2) <{lowBit = 4 : i32}> : (i10) -> i1
    %11 = "comb.extract"(%2) <{lowBit = 5 : i32}> : (i10) -> i1
    %12 = "comb.extract"(%2) <{lowBit = 6 : i32}> : (i10) -> i1
    %13 = "comb.extract"(%2) <{lowBit = 7 : i32}> : (i10) -> i1
    %14 = "comb.extract"(%2) <{lowBit = 8 : i32}> : (i10) -> i1
    %15 = "comb.extract"(%2) <{lowBit = 9 : i32}> : (i10) -> i1
    %16 = "comb.extract"(%5) <{lowBit = 0 : i32}> : (i10) -> i1
    %17 = "comb.extract"(%5) <{lowBit = 1 : i32}> : (i10) -> i1
    %18 = "comb.extract"(%5) <{lowBit = 2 : i32}> : (i10) -> i1
    %19 = "comb.extract"(%5) <{lowBit = 3 : i32}> : (i10) -> i1
    %20 = "comb.extract"(%5) <{lowBit = 4 : i32}> : (i10) -> i1
    %21 = "comb.extract"(%5) <{lowBit = 5 : i32}> : (i10) -> i1
    %22 = "comb.extract"(%5) <{lowBit = 6 : i32}> : (i10) -> i1
    %23 = "comb.extract"(%5) <{lowBit = 7 : i32}> : (i10) -> i1
    %24 = "comb.extract"(%5) <{lowBit = 8 : i32}> : (i10) -> i1
    %25 = "comb.extract"(%5) <{lowBit = 9 : i32}> : (i10) -> i1
    %26 = "synth.aig.and_inv"(%6, %16) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %27 = "synth.aig.and_inv"(%6, %16) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %28 = "synth.aig.and_inv"(%26, %27) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %29 = "synth.aig.and_inv"(%6, %16) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %30 = "synth.aig.and_inv"(%7, %17) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %31 = "synth.aig.and_inv"(%7, %17) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %32 = "synth.aig.and_inv"(%30, %31) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %33 = "synth.aig.and_inv"(%7, %17) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %34 = "synth.aig.and_inv"(%8, %18) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %35 = "synth.aig.and_inv"(%8, %18) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %36 = "synth.aig.and_inv"(%34, %35) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %37 = "synth.aig.and_inv"(%8, %18) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %38 = "synth.aig.and_inv"(%9, %19) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %39 = "synth.aig.and_inv"(%9, %19) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %40 = "synth.aig.and_inv"(%38, %39) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %41 = "synth.aig.and_inv"(%9, %19) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %42 = "synth.aig.and_inv"(%10, %20) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %43 = "synth.aig.and_inv"(%10, %20) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %44 = "synth.aig.and_inv"(%42, %43) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %45 = "synth.aig.and_inv"(%10, %20) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %46 = "synth.aig.and_inv"(%11, %21) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %47 = "synth.aig.and_inv"(%11, %21) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %48 = "synth.aig.and_inv"(%46, %47) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %49 = "synth.aig.and_inv"(%11, %21) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %50 = "synth.aig.and_inv"(%12, %22) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %51 = "synth.aig.and_inv"(%12, %22) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %52 = "synth.aig.and_inv"(%50, %51) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %53 = "synth.aig.and_inv"(%12, %22) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %54 = "synth.aig.and_inv"(%13, %23) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %55 = "synth.aig.and_inv"(%13, %23) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %56 = "synth.aig.and_inv"(%54, %55) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %57 = "synth.aig.and_inv"(%13, %23) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %58 = "synth.aig.and_inv"(%14, %24) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %59 = "synth.aig.and_inv"(%14, %24) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %60 = "synth.aig.and_inv"(%58, %59) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %61 = "synth.aig.and_inv"(%14, %24) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %62 = "synth.aig.and_inv"(%15, %25) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %63 = "synth.aig.and_inv"(%15, %25) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %64 = "synth.aig.and_inv"(%62, %63) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %65 = "synth.aig.and_inv"(%15, %25) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %66 = "synth.aig.and_inv"(%32, %29) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %67 = "synth.aig.and_inv"(%33, %66) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %68 = "synth.aig.and_inv"(%67) <{inverted = array<i1: true>}> : (i1) -> i1
    %69 = "synth.aig.and_inv"(%32, %28) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %70 = "synth.aig.and_inv"(%40, %37) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %71 = "synth.aig.and_inv"(%41, %70) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %72 = "synth.aig.and_inv"(%71) <{inverted = array<i1: true>}> : (i1) -> i1
    %73 = "synth.aig.and_inv"(%40, %36) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %74 = "synth.aig.and_inv"(%48, %45) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %75 = "synth.aig.and_inv"(%49, %74) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %76 = "synth.aig.and_inv"(%75) <{inverted = array<i1: true>}> : (i1) -> i1
    %77 = "synth.aig.and_inv"(%48, %44) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %78 = "synth.aig.and_inv"(%56, %53) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %79 = "synth.aig.and_inv"(%57, %78) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %80 = "synth.aig.and_inv"(%79) <{inverted = array<i1: true>}> : (i1) -> i1
    %81 = "synth.aig.and_inv"(%56, %52) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %82 = "synth.aig.and_inv"(%64, %61) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %83 = "synth.aig.and_inv"(%65, %82) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %84 = "synth.aig.and_inv"(%83) <{inverted = array<i1: true>}> : (i1) -> i1
    %85 = "synth.aig.and_inv"(%64, %60) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %86 = "synth.aig.and_inv"(%36, %68) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %87 = "synth.aig.and_inv"(%37, %86) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %88 = "synth.aig.and_inv"(%87) <{inverted = array<i1: true>}> : (i1) -> i1
    %89 = "synth.aig.and_inv"(%36, %69) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %90 = "synth.aig.and_inv"(%73, %68) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %91 = "synth.aig.and_inv"(%72, %90) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %92 = "synth.aig.and_inv"(%91) <{inverted = array<i1: true>}> : (i1) -> i1
    %93 = "synth.aig.and_inv"(%73, %69) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %94 = "synth.aig.and_inv"(%52, %76) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %95 = "synth.aig.and_inv"(%53, %94) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %96 = "synth.aig.and_inv"(%95) <{inverted = array<i1: true>}> : (i1) -> i1
    %97 = "synth.aig.and_inv"(%52, %77) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %98 = "synth.aig.and_inv"(%81, %76) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %99 = "synth.aig.and_inv"(%80, %98) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %100 = "synth.aig.and_inv"(%99) <{inverted = array<i1: true>}> : (i1) -> i1
    %101 = "synth.aig.and_inv"(%81, %77) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %102 = "synth.aig.and_inv"(%44, %92) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %103 = "synth.aig.and_inv"(%45, %102) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %104 = "synth.aig.and_inv"(%103) <{inverted = array<i1: true>}> : (i1) -> i1
    %105 = "synth.aig.and_inv"(%44, %93) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %106 = "synth.aig.and_inv"(%77, %92) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %107 = "synth.aig.and_inv"(%76, %106) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %108 = "synth.aig.and_inv"(%107) <{inverted = array<i1: true>}> : (i1) -> i1
    %109 = "synth.aig.and_inv"(%77, %93) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %110 = "synth.aig.and_inv"(%97, %92) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %111 = "synth.aig.and_inv"(%96, %110) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %112 = "synth.aig.and_inv"(%111) <{inverted = array<i1: true>}> : (i1) -> i1
    %113 = "synth.aig.and_inv"(%97, %93) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %114 = "synth.aig.and_inv"(%101, %92) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %115 = "synth.aig.and_inv"(%100, %114) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %116 = "synth.aig.and_inv"(%115) <{inverted = array<i1: true>}> : (i1) -> i1
    %117 = "synth.aig.and_inv"(%101, %93) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %118 = "synth.aig.and_inv"(%60, %116) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %119 = "synth.aig.and_inv"(%61, %118) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %120 = "synth.aig.and_inv"(%119) <{inverted = array<i1: true>}> : (i1) -> i1
    %121 = "synth.aig.and_inv"(%60, %117) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %122 = "synth.aig.and_inv"(%85, %116) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %123 = "synth.aig.and_inv"(%84, %122) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %124 = "synth.aig.and_inv"(%123) <{inverted = array<i1: true>}> : (i1) -> i1
    %125 = "synth.aig.and_inv"(%85, %117) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %126 = "synth.aig.and_inv"(%32, %29) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %127 = "synth.aig.and_inv"(%32, %29) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %128 = "synth.aig.and_inv"(%126, %127) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %129 = "synth.aig.and_inv"(%36, %68) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %130 = "synth.aig.and_inv"(%36, %68) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %131 = "synth.aig.and_inv"(%129, %130) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %132 = "synth.aig.and_inv"(%40, %88) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %133 = "synth.aig.and_inv"(%40, %88) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %134 = "synth.aig.and_inv"(%132, %133) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %135 = "synth.aig.and_inv"(%44, %92) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %136 = "synth.aig.and_inv"(%44, %92) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %137 = "synth.aig.and_inv"(%135, %136) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %138 = "synth.aig.and_inv"(%48, %104) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %139 = "synth.aig.and_inv"(%48, %104) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %140 = "synth.aig.and_inv"(%138, %139) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %141 = "synth.aig.and_inv"(%52, %108) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %142 = "synth.aig.and_inv"(%52, %108) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %143 = "synth.aig.and_inv"(%141, %142) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %144 = "synth.aig.and_inv"(%56, %112) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %145 = "synth.aig.and_inv"(%56, %112) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %146 = "synth.aig.and_inv"(%144, %145) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %147 = "synth.aig.and_inv"(%60, %116) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %148 = "synth.aig.and_inv"(%60, %116) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %149 = "synth.aig.and_inv"(%147, %148) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %150 = "synth.aig.and_inv"(%64, %120) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %151 = "synth.aig.and_inv"(%64, %120) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %152 = "synth.aig.and_inv"(%150, %151) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %153 = "comb.concat"(%152, %149, %146, %143, %140, %137, %134, %131, %128, %28) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> i10
    %154 = "comb.extract"(%arg1) <{lowBit = 7 : i32}> : (i8) -> i1
    %155 = "comb.replicate"(%154) : (i1) -> i4
    %156 = "comb.concat"(%155, %arg1) : (i4, i8) -> i12
    %157 = "hw.constant"() <{value = 0 : i8}> : () -> i8
    %158 = "comb.concat"(%157, %arg2) : (i8, i4) -> i12
    %159 = "comb.extract"(%156) <{lowBit = 0 : i32}> : (i12) -> i1
    %160 = "comb.extract"(%156) <{lowBit = 1 : i32}> : (i12) -> i1
    %161 = "comb.extract"(%156) <{lowBit = 2 : i32}> : (i12) -> i1
    %162 = "comb.extract"(%156) <{lowBit = 3 : i32}> : (i12) -> i1
    %163 = "comb.extract"(%156) <{lowBit = 4 : i32}> : (i12) -> i1
    %164 = "comb.extract"(%156) <{lowBit = 5 : i32}> : (i12) -> i1
    %165 = "comb.extract"(%156) <{lowBit = 6 : i32}> : (i12) -> i1
    %166 = "comb.extract"(%156) <{lowBit = 7 : i32}> : (i12) -> i1
    %167 = "comb.extract"(%156) <{lowBit = 8 : i32}> : (i12) -> i1
    %168 = "comb.extract"(%156) <{lowBit = 9 : i32}> : (i12) -> i1
    %169 = "comb.extract"(%156) <{lowBit = 10 : i32}> : (i12) -> i1
    %170 = "comb.extract"(%156) <{lowBit = 11 : i32}> : (i12) -> i1
    %171 = "comb.extract"(%158) <{lowBit = 0 : i32}> : (i12) -> i1
    %172 = "comb.extract"(%158) <{lowBit = 1 : i32}> : (i12) -> i1
    %173 = "comb.extract"(%158) <{lowBit = 2 : i32}> : (i12) -> i1
    %174 = "comb.extract"(%158) <{lowBit = 3 : i32}> : (i12) -> i1
    %175 = "comb.extract"(%158) <{lowBit = 4 : i32}> : (i12) -> i1
    %176 = "comb.extract"(%158) <{lowBit = 5 : i32}> : (i12) -> i1
    %177 = "comb.extract"(%158) <{lowBit = 6 : i32}> : (i12) -> i1
    %178 = "comb.extract"(%158) <{lowBit = 7 : i32}> : (i12) -> i1
    %179 = "comb.extract"(%158) <{lowBit = 8 : i32}> : (i12) -> i1
    %180 = "comb.extract"(%158) <{lowBit = 9 : i32}> : (i12) -> i1
    %181 = "comb.extract"(%158) <{lowBit = 10 : i32}> : (i12) -> i1
    %182 = "comb.extract"(%158) <{lowBit = 11 : i32}> : (i12) -> i1
    %183 = "hw.constant"() <{value = false}> : () -> i1
    %184 = "synth.aig.and_inv"(%159, %171) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %185 = "synth.aig.and_inv"(%160, %171) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %186 = "synth.aig.and_inv"(%161, %171) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %187 = "synth.aig.and_inv"(%162, %171) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %188 = "synth.aig.and_inv"(%163, %171) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %189 = "synth.aig.and_inv"(%164, %171) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %190 = "synth.aig.and_inv"(%165, %171) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %191 = "synth.aig.and_inv"(%166, %171) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %192 = "synth.aig.and_inv"(%167, %171) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %193 = "synth.aig.and_inv"(%168, %171) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %194 = "synth.aig.and_inv"(%169, %171) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %195 = "synth.aig.and_inv"(%170, %171) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %196 = "synth.aig.and_inv"(%159, %172) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %197 = "synth.aig.and_inv"(%160, %172) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %198 = "synth.aig.and_inv"(%161, %172) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %199 = "synth.aig.and_inv"(%162, %172) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %200 = "synth.aig.and_inv"(%163, %172) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %201 = "synth.aig.and_inv"(%164, %172) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %202 = "synth.aig.and_inv"(%165, %172) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %203 = "synth.aig.and_inv"(%166, %172) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %204 = "synth.aig.and_inv"(%167, %172) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %205 = "synth.aig.and_inv"(%168, %172) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %206 = "synth.aig.and_inv"(%169, %172) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %207 = "synth.aig.and_inv"(%159, %173) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %208 = "synth.aig.and_inv"(%160, %173) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %209 = "synth.aig.and_inv"(%161, %173) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %210 = "synth.aig.and_inv"(%162, %173) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %211 = "synth.aig.and_inv"(%163, %173) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %212 = "synth.aig.and_inv"(%164, %173) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %213 = "synth.aig.and_inv"(%165, %173) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %214 = "synth.aig.and_inv"(%166, %173) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %215 = "synth.aig.and_inv"(%167, %173) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %216 = "synth.aig.and_inv"(%168, %173) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %217 = "synth.aig.and_inv"(%159, %174) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %218 = "synth.aig.and_inv"(%160, %174) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %219 = "synth.aig.and_inv"(%161, %174) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %220 = "synth.aig.and_inv"(%162, %174) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %221 = "synth.aig.and_inv"(%163, %174) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %222 = "synth.aig.and_inv"(%164, %174) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %223 = "synth.aig.and_inv"(%165, %174) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %224 = "synth.aig.and_inv"(%166, %174) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %225 = "synth.aig.and_inv"(%167, %174) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %226 = "synth.aig.and_inv"(%159, %175) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %227 = "synth.aig.and_inv"(%160, %175) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %228 = "synth.aig.and_inv"(%161, %175) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %229 = "synth.aig.and_inv"(%162, %175) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %230 = "synth.aig.and_inv"(%163, %175) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %231 = "synth.aig.and_inv"(%164, %175) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %232 = "synth.aig.and_inv"(%165, %175) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %233 = "synth.aig.and_inv"(%166, %175) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %234 = "synth.aig.and_inv"(%159, %176) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %235 = "synth.aig.and_inv"(%160, %176) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %236 = "synth.aig.and_inv"(%161, %176) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %237 = "synth.aig.and_inv"(%162, %176) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %238 = "synth.aig.and_inv"(%163, %176) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %239 = "synth.aig.and_inv"(%164, %176) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %240 = "synth.aig.and_inv"(%165, %176) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %241 = "synth.aig.and_inv"(%159, %177) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %242 = "synth.aig.and_inv"(%160, %177) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %243 = "synth.aig.and_inv"(%161, %177) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %244 = "synth.aig.and_inv"(%162, %177) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %245 = "synth.aig.and_inv"(%163, %177) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %246 = "synth.aig.and_inv"(%164, %177) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %247 = "synth.aig.and_inv"(%159, %178) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %248 = "synth.aig.and_inv"(%160, %178) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %249 = "synth.aig.and_inv"(%161, %178) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %250 = "synth.aig.and_inv"(%162, %178) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %251 = "synth.aig.and_inv"(%163, %178) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %252 = "synth.aig.and_inv"(%159, %179) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %253 = "synth.aig.and_inv"(%160, %179) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %254 = "synth.aig.and_inv"(%161, %179) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %255 = "synth.aig.and_inv"(%162, %179) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %256 = "synth.aig.and_inv"(%159, %180) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %257 = "synth.aig.and_inv"(%160, %180) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %258 = "synth.aig.and_inv"(%161, %180) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %259 = "synth.aig.and_inv"(%159, %181) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %260 = "synth.aig.and_inv"(%160, %181) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %261 = "synth.aig.and_inv"(%159, %182) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %262 = "synth.aig.and_inv"(%217, %208) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %263 = "synth.aig.and_inv"(%217, %208) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %264 = "synth.aig.and_inv"(%262, %263) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %265 = "synth.aig.and_inv"(%264, %187) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %266 = "synth.aig.and_inv"(%264, %187) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %267 = "synth.aig.and_inv"(%265, %266) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %268 = "synth.aig.and_inv"(%217, %208) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %269 = "synth.aig.and_inv"(%264, %187) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %270 = "synth.aig.and_inv"(%268, %269) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %271 = "synth.aig.and_inv"(%270) <{inverted = array<i1: true>}> : (i1) -> i1
    %272 = "synth.aig.and_inv"(%218, %209) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %273 = "synth.aig.and_inv"(%218, %209) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %274 = "synth.aig.and_inv"(%272, %273) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %275 = "synth.aig.and_inv"(%274, %188) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %276 = "synth.aig.and_inv"(%274, %188) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %277 = "synth.aig.and_inv"(%275, %276) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %278 = "synth.aig.and_inv"(%218, %209) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %279 = "synth.aig.and_inv"(%274, %188) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %280 = "synth.aig.and_inv"(%278, %279) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %281 = "synth.aig.and_inv"(%280) <{inverted = array<i1: true>}> : (i1) -> i1
    %282 = "synth.aig.and_inv"(%219, %210) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %283 = "synth.aig.and_inv"(%219, %210) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %284 = "synth.aig.and_inv"(%282, %283) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %285 = "synth.aig.and_inv"(%284, %189) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %286 = "synth.aig.and_inv"(%284, %189) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %287 = "synth.aig.and_inv"(%285, %286) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %288 = "synth.aig.and_inv"(%219, %210) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %289 = "synth.aig.and_inv"(%284, %189) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %290 = "synth.aig.and_inv"(%288, %289) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %291 = "synth.aig.and_inv"(%290) <{inverted = array<i1: true>}> : (i1) -> i1
    %292 = "synth.aig.and_inv"(%220, %211) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %293 = "synth.aig.and_inv"(%220, %211) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %294 = "synth.aig.and_inv"(%292, %293) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %295 = "synth.aig.and_inv"(%294, %190) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %296 = "synth.aig.and_inv"(%294, %190) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %297 = "synth.aig.and_inv"(%295, %296) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %298 = "synth.aig.and_inv"(%220, %211) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %299 = "synth.aig.and_inv"(%294, %190) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %300 = "synth.aig.and_inv"(%298, %299) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %301 = "synth.aig.and_inv"(%300) <{inverted = array<i1: true>}> : (i1) -> i1
    %302 = "synth.aig.and_inv"(%221, %212) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %303 = "synth.aig.and_inv"(%221, %212) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %304 = "synth.aig.and_inv"(%302, %303) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %305 = "synth.aig.and_inv"(%304, %191) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %306 = "synth.aig.and_inv"(%304, %191) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %307 = "synth.aig.and_inv"(%305, %306) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %308 = "synth.aig.and_inv"(%221, %212) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %309 = "synth.aig.and_inv"(%304, %191) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %310 = "synth.aig.and_inv"(%308, %309) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %311 = "synth.aig.and_inv"(%310) <{inverted = array<i1: true>}> : (i1) -> i1
    %312 = "synth.aig.and_inv"(%222, %213) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %313 = "synth.aig.and_inv"(%222, %213) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %314 = "synth.aig.and_inv"(%312, %313) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %315 = "synth.aig.and_inv"(%314, %192) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %316 = "synth.aig.and_inv"(%314, %192) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %317 = "synth.aig.and_inv"(%315, %316) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %318 = "synth.aig.and_inv"(%222, %213) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %319 = "synth.aig.and_inv"(%314, %192) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %320 = "synth.aig.and_inv"(%318, %319) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %321 = "synth.aig.and_inv"(%320) <{inverted = array<i1: true>}> : (i1) -> i1
    %322 = "synth.aig.and_inv"(%223, %214) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %323 = "synth.aig.and_inv"(%223, %214) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %324 = "synth.aig.and_inv"(%322, %323) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %325 = "synth.aig.and_inv"(%324, %193) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %326 = "synth.aig.and_inv"(%324, %193) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %327 = "synth.aig.and_inv"(%325, %326) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %328 = "synth.aig.and_inv"(%223, %214) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %329 = "synth.aig.and_inv"(%324, %193) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %330 = "synth.aig.and_inv"(%328, %329) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %331 = "synth.aig.and_inv"(%330) <{inverted = array<i1: true>}> : (i1) -> i1
    %332 = "synth.aig.and_inv"(%224, %215) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %333 = "synth.aig.and_inv"(%224, %215) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %334 = "synth.aig.and_inv"(%332, %333) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %335 = "synth.aig.and_inv"(%334, %194) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %336 = "synth.aig.and_inv"(%334, %194) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %337 = "synth.aig.and_inv"(%335, %336) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %338 = "synth.aig.and_inv"(%224, %215) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %339 = "synth.aig.and_inv"(%334, %194) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %340 = "synth.aig.and_inv"(%338, %339) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %341 = "synth.aig.and_inv"(%340) <{inverted = array<i1: true>}> : (i1) -> i1
    %342 = "synth.aig.and_inv"(%225, %216) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %343 = "synth.aig.and_inv"(%225, %216) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %344 = "synth.aig.and_inv"(%342, %343) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %345 = "synth.aig.and_inv"(%344, %195) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %346 = "synth.aig.and_inv"(%344, %195) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %347 = "synth.aig.and_inv"(%345, %346) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %348 = "synth.aig.and_inv"(%225, %216) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %349 = "synth.aig.and_inv"(%344, %195) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %350 = "synth.aig.and_inv"(%348, %349) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %351 = "synth.aig.and_inv"(%350) <{inverted = array<i1: true>}> : (i1) -> i1
    %352 = "synth.aig.and_inv"(%207, %197) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %353 = "synth.aig.and_inv"(%207, %197) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %354 = "synth.aig.and_inv"(%352, %353) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %355 = "synth.aig.and_inv"(%354, %186) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %356 = "synth.aig.and_inv"(%354, %186) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %357 = "synth.aig.and_inv"(%355, %356) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %358 = "synth.aig.and_inv"(%207, %197) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %359 = "synth.aig.and_inv"(%354, %186) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %360 = "synth.aig.and_inv"(%358, %359) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %361 = "synth.aig.and_inv"(%360) <{inverted = array<i1: true>}> : (i1) -> i1
    %362 = "synth.aig.and_inv"(%198, %267) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %363 = "synth.aig.and_inv"(%198, %267) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %364 = "synth.aig.and_inv"(%362, %363) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %365 = "synth.aig.and_inv"(%198, %267) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %366 = "synth.aig.and_inv"(%199, %277) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %367 = "synth.aig.and_inv"(%199, %277) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %368 = "synth.aig.and_inv"(%366, %367) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %369 = "synth.aig.and_inv"(%368, %271) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %370 = "synth.aig.and_inv"(%368, %271) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %371 = "synth.aig.and_inv"(%369, %370) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %372 = "synth.aig.and_inv"(%199, %277) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %373 = "synth.aig.and_inv"(%368, %271) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %374 = "synth.aig.and_inv"(%372, %373) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %375 = "synth.aig.and_inv"(%374) <{inverted = array<i1: true>}> : (i1) -> i1
    %376 = "synth.aig.and_inv"(%200, %287) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %377 = "synth.aig.and_inv"(%200, %287) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %378 = "synth.aig.and_inv"(%376, %377) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %379 = "synth.aig.and_inv"(%378, %281) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %380 = "synth.aig.and_inv"(%378, %281) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %381 = "synth.aig.and_inv"(%379, %380) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %382 = "synth.aig.and_inv"(%200, %287) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %383 = "synth.aig.and_inv"(%378, %281) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %384 = "synth.aig.and_inv"(%382, %383) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %385 = "synth.aig.and_inv"(%384) <{inverted = array<i1: true>}> : (i1) -> i1
    %386 = "synth.aig.and_inv"(%201, %297) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %387 = "synth.aig.and_inv"(%201, %297) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %388 = "synth.aig.and_inv"(%386, %387) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %389 = "synth.aig.and_inv"(%388, %291) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %390 = "synth.aig.and_inv"(%388, %291) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %391 = "synth.aig.and_inv"(%389, %390) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %392 = "synth.aig.and_inv"(%201, %297) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %393 = "synth.aig.and_inv"(%388, %291) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %394 = "synth.aig.and_inv"(%392, %393) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %395 = "synth.aig.and_inv"(%394) <{inverted = array<i1: true>}> : (i1) -> i1
    %396 = "synth.aig.and_inv"(%202, %307) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %397 = "synth.aig.and_inv"(%202, %307) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %398 = "synth.aig.and_inv"(%396, %397) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %399 = "synth.aig.and_inv"(%398, %301) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %400 = "synth.aig.and_inv"(%398, %301) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %401 = "synth.aig.and_inv"(%399, %400) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %402 = "synth.aig.and_inv"(%202, %307) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %403 = "synth.aig.and_inv"(%398, %301) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %404 = "synth.aig.and_inv"(%402, %403) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %405 = "synth.aig.and_inv"(%404) <{inverted = array<i1: true>}> : (i1) -> i1
    %406 = "synth.aig.and_inv"(%203, %317) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %407 = "synth.aig.and_inv"(%203, %317) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %408 = "synth.aig.and_inv"(%406, %407) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %409 = "synth.aig.and_inv"(%408, %311) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %410 = "synth.aig.and_inv"(%408, %311) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %411 = "synth.aig.and_inv"(%409, %410) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %412 = "synth.aig.and_inv"(%203, %317) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %413 = "synth.aig.and_inv"(%408, %311) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %414 = "synth.aig.and_inv"(%412, %413) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %415 = "synth.aig.and_inv"(%414) <{inverted = array<i1: true>}> : (i1) -> i1
    %416 = "synth.aig.and_inv"(%204, %327) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %417 = "synth.aig.and_inv"(%204, %327) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %418 = "synth.aig.and_inv"(%416, %417) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %419 = "synth.aig.and_inv"(%418, %321) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %420 = "synth.aig.and_inv"(%418, %321) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %421 = "synth.aig.and_inv"(%419, %420) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %422 = "synth.aig.and_inv"(%204, %327) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %423 = "synth.aig.and_inv"(%418, %321) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %424 = "synth.aig.and_inv"(%422, %423) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %425 = "synth.aig.and_inv"(%424) <{inverted = array<i1: true>}> : (i1) -> i1
    %426 = "synth.aig.and_inv"(%205, %337) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %427 = "synth.aig.and_inv"(%205, %337) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %428 = "synth.aig.and_inv"(%426, %427) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %429 = "synth.aig.and_inv"(%428, %331) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %430 = "synth.aig.and_inv"(%428, %331) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %431 = "synth.aig.and_inv"(%429, %430) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %432 = "synth.aig.and_inv"(%205, %337) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %433 = "synth.aig.and_inv"(%428, %331) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %434 = "synth.aig.and_inv"(%432, %433) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %435 = "synth.aig.and_inv"(%434) <{inverted = array<i1: true>}> : (i1) -> i1
    %436 = "synth.aig.and_inv"(%206, %347) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %437 = "synth.aig.and_inv"(%206, %347) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %438 = "synth.aig.and_inv"(%436, %437) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %439 = "synth.aig.and_inv"(%438, %341) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %440 = "synth.aig.and_inv"(%438, %341) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %441 = "synth.aig.and_inv"(%439, %440) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %442 = "synth.aig.and_inv"(%206, %347) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %443 = "synth.aig.and_inv"(%438, %341) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %444 = "synth.aig.and_inv"(%442, %443) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %445 = "synth.aig.and_inv"(%444) <{inverted = array<i1: true>}> : (i1) -> i1
    %446 = "hw.constant"() <{value = false}> : () -> i1
    %447 = "comb.concat"(%435, %425, %415, %405, %395, %385, %375, %365, %361, %357, %185, %184) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> i12
    %448 = "comb.concat"(%441, %431, %421, %411, %401, %391, %381, %371, %364, %446, %196, %446) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> i12
    %449 = "hw.constant"() <{value = false}> : () -> i1
    %450 = "synth.aig.and_inv"(%185, %196) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %451 = "synth.aig.and_inv"(%185, %196) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %452 = "synth.aig.and_inv"(%450, %451) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %453 = "synth.aig.and_inv"(%185, %196) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %454 = "hw.constant"() <{value = false}> : () -> i1
    %455 = "synth.aig.and_inv"(%361, %364) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %456 = "synth.aig.and_inv"(%361, %364) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %457 = "synth.aig.and_inv"(%455, %456) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %458 = "synth.aig.and_inv"(%361, %364) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %459 = "synth.aig.and_inv"(%365, %371) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %460 = "synth.aig.and_inv"(%365, %371) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %461 = "synth.aig.and_inv"(%459, %460) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %462 = "synth.aig.and_inv"(%365, %371) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %463 = "synth.aig.and_inv"(%375, %381) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %464 = "synth.aig.and_inv"(%375, %381) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %465 = "synth.aig.and_inv"(%463, %464) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %466 = "synth.aig.and_inv"(%375, %381) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %467 = "synth.aig.and_inv"(%385, %391) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %468 = "synth.aig.and_inv"(%385, %391) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %469 = "synth.aig.and_inv"(%467, %468) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %470 = "synth.aig.and_inv"(%385, %391) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %471 = "synth.aig.and_inv"(%395, %401) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %472 = "synth.aig.and_inv"(%395, %401) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %473 = "synth.aig.and_inv"(%471, %472) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %474 = "synth.aig.and_inv"(%395, %401) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %475 = "synth.aig.and_inv"(%405, %411) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %476 = "synth.aig.and_inv"(%405, %411) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %477 = "synth.aig.and_inv"(%475, %476) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %478 = "synth.aig.and_inv"(%405, %411) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %479 = "synth.aig.and_inv"(%415, %421) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %480 = "synth.aig.and_inv"(%415, %421) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %481 = "synth.aig.and_inv"(%479, %480) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %482 = "synth.aig.and_inv"(%415, %421) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %483 = "synth.aig.and_inv"(%425, %431) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %484 = "synth.aig.and_inv"(%425, %431) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %485 = "synth.aig.and_inv"(%483, %484) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %486 = "synth.aig.and_inv"(%425, %431) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %487 = "synth.aig.and_inv"(%435, %441) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %488 = "synth.aig.and_inv"(%435, %441) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %489 = "synth.aig.and_inv"(%487, %488) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %490 = "synth.aig.and_inv"(%435, %441) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %491 = "synth.aig.and_inv"(%452, %449) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %492 = "synth.aig.and_inv"(%453, %491) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %493 = "synth.aig.and_inv"(%492) <{inverted = array<i1: true>}> : (i1) -> i1
    %494 = "synth.aig.and_inv"(%452, %184) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %495 = "synth.aig.and_inv"(%457, %454) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %496 = "synth.aig.and_inv"(%458, %495) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %497 = "synth.aig.and_inv"(%496) <{inverted = array<i1: true>}> : (i1) -> i1
    %498 = "synth.aig.and_inv"(%457, %357) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %499 = "synth.aig.and_inv"(%465, %462) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %500 = "synth.aig.and_inv"(%466, %499) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %501 = "synth.aig.and_inv"(%500) <{inverted = array<i1: true>}> : (i1) -> i1
    %502 = "synth.aig.and_inv"(%465, %461) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %503 = "synth.aig.and_inv"(%473, %470) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %504 = "synth.aig.and_inv"(%474, %503) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %505 = "synth.aig.and_inv"(%504) <{inverted = array<i1: true>}> : (i1) -> i1
    %506 = "synth.aig.and_inv"(%473, %469) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %507 = "synth.aig.and_inv"(%481, %478) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %508 = "synth.aig.and_inv"(%482, %507) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %509 = "synth.aig.and_inv"(%508) <{inverted = array<i1: true>}> : (i1) -> i1
    %510 = "synth.aig.and_inv"(%481, %477) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %511 = "synth.aig.and_inv"(%489, %486) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %512 = "synth.aig.and_inv"(%490, %511) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %513 = "synth.aig.and_inv"(%512) <{inverted = array<i1: true>}> : (i1) -> i1
    %514 = "synth.aig.and_inv"(%489, %485) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %515 = "synth.aig.and_inv"(%357, %493) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %516 = "synth.aig.and_inv"(%454, %515) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %517 = "synth.aig.and_inv"(%516) <{inverted = array<i1: true>}> : (i1) -> i1
    %518 = "synth.aig.and_inv"(%357, %494) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %519 = "synth.aig.and_inv"(%498, %493) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %520 = "synth.aig.and_inv"(%497, %519) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %521 = "synth.aig.and_inv"(%520) <{inverted = array<i1: true>}> : (i1) -> i1
    %522 = "synth.aig.and_inv"(%498, %494) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %523 = "synth.aig.and_inv"(%469, %501) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %524 = "synth.aig.and_inv"(%470, %523) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %525 = "synth.aig.and_inv"(%524) <{inverted = array<i1: true>}> : (i1) -> i1
    %526 = "synth.aig.and_inv"(%469, %502) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %527 = "synth.aig.and_inv"(%506, %501) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %528 = "synth.aig.and_inv"(%505, %527) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %529 = "synth.aig.and_inv"(%528) <{inverted = array<i1: true>}> : (i1) -> i1
    %530 = "synth.aig.and_inv"(%506, %502) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %531 = "synth.aig.and_inv"(%485, %509) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %532 = "synth.aig.and_inv"(%486, %531) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %533 = "synth.aig.and_inv"(%532) <{inverted = array<i1: true>}> : (i1) -> i1
    %534 = "synth.aig.and_inv"(%485, %510) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %535 = "synth.aig.and_inv"(%514, %509) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %536 = "synth.aig.and_inv"(%513, %535) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %537 = "synth.aig.and_inv"(%536) <{inverted = array<i1: true>}> : (i1) -> i1
    %538 = "synth.aig.and_inv"(%514, %510) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %539 = "synth.aig.and_inv"(%461, %521) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %540 = "synth.aig.and_inv"(%462, %539) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %541 = "synth.aig.and_inv"(%540) <{inverted = array<i1: true>}> : (i1) -> i1
    %542 = "synth.aig.and_inv"(%461, %522) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %543 = "synth.aig.and_inv"(%502, %521) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %544 = "synth.aig.and_inv"(%501, %543) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %545 = "synth.aig.and_inv"(%544) <{inverted = array<i1: true>}> : (i1) -> i1
    %546 = "synth.aig.and_inv"(%502, %522) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %547 = "synth.aig.and_inv"(%526, %521) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %548 = "synth.aig.and_inv"(%525, %547) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %549 = "synth.aig.and_inv"(%548) <{inverted = array<i1: true>}> : (i1) -> i1
    %550 = "synth.aig.and_inv"(%526, %522) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %551 = "synth.aig.and_inv"(%530, %521) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %552 = "synth.aig.and_inv"(%529, %551) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %553 = "synth.aig.and_inv"(%552) <{inverted = array<i1: true>}> : (i1) -> i1
    %554 = "synth.aig.and_inv"(%530, %522) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %555 = "synth.aig.and_inv"(%477, %553) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %556 = "synth.aig.and_inv"(%478, %555) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %557 = "synth.aig.and_inv"(%556) <{inverted = array<i1: true>}> : (i1) -> i1
    %558 = "synth.aig.and_inv"(%477, %554) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %559 = "synth.aig.and_inv"(%510, %553) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %560 = "synth.aig.and_inv"(%509, %559) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %561 = "synth.aig.and_inv"(%560) <{inverted = array<i1: true>}> : (i1) -> i1
    %562 = "synth.aig.and_inv"(%510, %554) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %563 = "synth.aig.and_inv"(%534, %553) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %564 = "synth.aig.and_inv"(%533, %563) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %565 = "synth.aig.and_inv"(%564) <{inverted = array<i1: true>}> : (i1) -> i1
    %566 = "synth.aig.and_inv"(%534, %554) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %567 = "synth.aig.and_inv"(%538, %553) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %568 = "synth.aig.and_inv"(%537, %567) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %569 = "synth.aig.and_inv"(%568) <{inverted = array<i1: true>}> : (i1) -> i1
    %570 = "synth.aig.and_inv"(%538, %554) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %571 = "synth.aig.and_inv"(%357, %493) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %572 = "synth.aig.and_inv"(%357, %493) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %573 = "synth.aig.and_inv"(%571, %572) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %574 = "synth.aig.and_inv"(%457, %517) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %575 = "synth.aig.and_inv"(%457, %517) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %576 = "synth.aig.and_inv"(%574, %575) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %577 = "synth.aig.and_inv"(%461, %521) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %578 = "synth.aig.and_inv"(%461, %521) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %579 = "synth.aig.and_inv"(%577, %578) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %580 = "synth.aig.and_inv"(%465, %541) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %581 = "synth.aig.and_inv"(%465, %541) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %582 = "synth.aig.and_inv"(%580, %581) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %583 = "synth.aig.and_inv"(%469, %545) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %584 = "synth.aig.and_inv"(%469, %545) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %585 = "synth.aig.and_inv"(%583, %584) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %586 = "synth.aig.and_inv"(%473, %549) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %587 = "synth.aig.and_inv"(%473, %549) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %588 = "synth.aig.and_inv"(%586, %587) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %589 = "synth.aig.and_inv"(%477, %553) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %590 = "synth.aig.and_inv"(%477, %553) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %591 = "synth.aig.and_inv"(%589, %590) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %592 = "synth.aig.and_inv"(%481, %557) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %593 = "synth.aig.and_inv"(%481, %557) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %594 = "synth.aig.and_inv"(%592, %593) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %595 = "synth.aig.and_inv"(%485, %561) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %596 = "synth.aig.and_inv"(%485, %561) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %597 = "synth.aig.and_inv"(%595, %596) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %598 = "synth.aig.and_inv"(%489, %565) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %599 = "synth.aig.and_inv"(%489, %565) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %600 = "synth.aig.and_inv"(%598, %599) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %601 = "comb.concat"(%600, %597, %594, %591, %588, %585, %582, %579, %576, %573, %452, %184) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> i12
    %602 = "comb.extract"(%arg1) <{lowBit = 7 : i32}> : (i8) -> i1
    %603 = "comb.concat"(%602, %arg1) : (i1, i8) -> i9
    %604 = "hw.constant"() <{value = true}> : () -> i1
    %605 = "hw.constant"() <{value = -1 : i6}> : () -> i6
    %606 = "comb.concat"(%605, %0) : (i6, i3) -> i9
    %607 = "hw.constant"() <{value = -1 : i9}> : () -> i9
    %608 = "synth.aig.and_inv"(%606, %607) <{inverted = array<i1: true, true>}> : (i9, i9) -> i9
    %609 = "synth.aig.and_inv"(%606, %607) <{inverted = array<i1: false, false>}> : (i9, i9) -> i9
    %610 = "synth.aig.and_inv"(%608, %609) <{inverted = array<i1: true, true>}> : (i9, i9) -> i9
    %611 = "hw.constant"() <{value = 1 : i9}> : () -> i9
    %612 = "hw.constant"() <{value = true}> : () -> i1
    %613 = "comb.extract"(%603) <{lowBit = 0 : i32}> : (i9) -> i1
    %614 = "comb.extract"(%603) <{lowBit = 1 : i32}> : (i9) -> i1
    %615 = "comb.extract"(%603) <{lowBit = 2 : i32}> : (i9) -> i1
    %616 = "comb.extract"(%603) <{lowBit = 3 : i32}> : (i9) -> i1
    %617 = "comb.extract"(%603) <{lowBit = 4 : i32}> : (i9) -> i1
    %618 = "comb.extract"(%603) <{lowBit = 5 : i32}> : (i9) -> i1
    %619 = "comb.extract"(%603) <{lowBit = 6 : i32}> : (i9) -> i1
    %620 = "comb.extract"(%603) <{lowBit = 7 : i32}> : (i9) -> i1
    %621 = "comb.extract"(%603) <{lowBit = 8 : i32}> : (i9) -> i1
    %622 = "comb.extract"(%610) <{lowBit = 0 : i32}> : (i9) -> i1
    %623 = "comb.extract"(%610) <{lowBit = 1 : i32}> : (i9) -> i1
    %624 = "comb.extract"(%610) <{lowBit = 2 : i32}> : (i9) -> i1
    %625 = "comb.extract"(%610) <{lowBit = 3 : i32}> : (i9) -> i1
    %626 = "comb.extract"(%610) <{lowBit = 4 : i32}> : (i9) -> i1
    %627 = "comb.extract"(%610) <{lowBit = 5 : i32}> : (i9) -> i1
    %628 = "comb.extract"(%610) <{lowBit = 6 : i32}> : (i9) -> i1
    %629 = "comb.extract"(%610) <{lowBit = 7 : i32}> : (i9) -> i1
    %630 = "comb.extract"(%610) <{lowBit = 8 : i32}> : (i9) -> i1
    %631 = "synth.aig.and_inv"(%613, %622) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %632 = "synth.aig.and_inv"(%613, %622) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %633 = "synth.aig.and_inv"(%631, %632) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %634 = "synth.aig.and_inv"(%613, %622) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %635 = "synth.aig.and_inv"(%614, %623) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %636 = "synth.aig.and_inv"(%614, %623) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %637 = "synth.aig.and_inv"(%635, %636) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %638 = "synth.aig.and_inv"(%614, %623) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %639 = "synth.aig.and_inv"(%615, %624) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %640 = "synth.aig.and_inv"(%615, %624) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %641 = "synth.aig.and_inv"(%639, %640) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %642 = "synth.aig.and_inv"(%615, %624) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %643 = "synth.aig.and_inv"(%616, %625) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %644 = "synth.aig.and_inv"(%616, %625) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %645 = "synth.aig.and_inv"(%643, %644) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %646 = "synth.aig.and_inv"(%616, %625) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %647 = "synth.aig.and_inv"(%617, %626) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %648 = "synth.aig.and_inv"(%617, %626) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %649 = "synth.aig.and_inv"(%647, %648) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %650 = "synth.aig.and_inv"(%617, %626) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %651 = "synth.aig.and_inv"(%618, %627) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %652 = "synth.aig.and_inv"(%618, %627) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %653 = "synth.aig.and_inv"(%651, %652) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %654 = "synth.aig.and_inv"(%618, %627) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %655 = "synth.aig.and_inv"(%619, %628) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %656 = "synth.aig.and_inv"(%619, %628) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %657 = "synth.aig.and_inv"(%655, %656) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %658 = "synth.aig.and_inv"(%619, %628) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %659 = "synth.aig.and_inv"(%620, %629) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %660 = "synth.aig.and_inv"(%620, %629) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %661 = "synth.aig.and_inv"(%659, %660) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %662 = "synth.aig.and_inv"(%620, %629) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %663 = "synth.aig.and_inv"(%621, %630) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %664 = "synth.aig.and_inv"(%621, %630) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %665 = "synth.aig.and_inv"(%663, %664) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %666 = "synth.aig.and_inv"(%621, %630) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %667 = "synth.aig.and_inv"(%634, %633) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %668 = "synth.aig.and_inv"(%667) <{inverted = array<i1: true>}> : (i1) -> i1
    %669 = "synth.aig.and_inv"(%637, %668) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %670 = "synth.aig.and_inv"(%638, %669) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %671 = "synth.aig.and_inv"(%670) <{inverted = array<i1: true>}> : (i1) -> i1
    %672 = "synth.aig.and_inv"(%637, %633) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %673 = "synth.aig.and_inv"(%645, %642) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %674 = "synth.aig.and_inv"(%646, %673) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %675 = "synth.aig.and_inv"(%674) <{inverted = array<i1: true>}> : (i1) -> i1
    %676 = "synth.aig.and_inv"(%645, %641) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %677 = "synth.aig.and_inv"(%653, %650) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %678 = "synth.aig.and_inv"(%654, %677) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %679 = "synth.aig.and_inv"(%678) <{inverted = array<i1: true>}> : (i1) -> i1
    %680 = "synth.aig.and_inv"(%653, %649) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %681 = "synth.aig.and_inv"(%661, %658) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %682 = "synth.aig.and_inv"(%662, %681) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %683 = "synth.aig.and_inv"(%682) <{inverted = array<i1: true>}> : (i1) -> i1
    %684 = "synth.aig.and_inv"(%661, %657) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %685 = "synth.aig.and_inv"(%641, %671) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %686 = "synth.aig.and_inv"(%642, %685) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %687 = "synth.aig.and_inv"(%686) <{inverted = array<i1: true>}> : (i1) -> i1
    %688 = "synth.aig.and_inv"(%641, %672) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %689 = "synth.aig.and_inv"(%676, %671) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %690 = "synth.aig.and_inv"(%675, %689) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %691 = "synth.aig.and_inv"(%690) <{inverted = array<i1: true>}> : (i1) -> i1
    %692 = "synth.aig.and_inv"(%676, %672) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %693 = "synth.aig.and_inv"(%657, %679) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %694 = "synth.aig.and_inv"(%658, %693) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %695 = "synth.aig.and_inv"(%694) <{inverted = array<i1: true>}> : (i1) -> i1
    %696 = "synth.aig.and_inv"(%657, %680) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %697 = "synth.aig.and_inv"(%684, %679) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %698 = "synth.aig.and_inv"(%683, %697) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %699 = "synth.aig.and_inv"(%698) <{inverted = array<i1: true>}> : (i1) -> i1
    %700 = "synth.aig.and_inv"(%684, %680) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %701 = "synth.aig.and_inv"(%649, %691) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %702 = "synth.aig.and_inv"(%650, %701) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %703 = "synth.aig.and_inv"(%702) <{inverted = array<i1: true>}> : (i1) -> i1
    %704 = "synth.aig.and_inv"(%649, %692) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %705 = "synth.aig.and_inv"(%680, %691) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %706 = "synth.aig.and_inv"(%679, %705) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %707 = "synth.aig.and_inv"(%706) <{inverted = array<i1: true>}> : (i1) -> i1
    %708 = "synth.aig.and_inv"(%680, %692) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %709 = "synth.aig.and_inv"(%696, %691) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %710 = "synth.aig.and_inv"(%695, %709) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %711 = "synth.aig.and_inv"(%710) <{inverted = array<i1: true>}> : (i1) -> i1
    %712 = "synth.aig.and_inv"(%696, %692) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %713 = "synth.aig.and_inv"(%700, %691) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %714 = "synth.aig.and_inv"(%699, %713) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %715 = "synth.aig.and_inv"(%714) <{inverted = array<i1: true>}> : (i1) -> i1
    %716 = "synth.aig.and_inv"(%700, %692) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %717 = "synth.aig.and_inv"(%665, %715) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %718 = "synth.aig.and_inv"(%666, %717) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %719 = "synth.aig.and_inv"(%718) <{inverted = array<i1: true>}> : (i1) -> i1
    %720 = "synth.aig.and_inv"(%665, %716) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %721 = "synth.aig.and_inv"(%633, %612) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %722 = "synth.aig.and_inv"(%633, %612) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %723 = "synth.aig.and_inv"(%721, %722) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %724 = "synth.aig.and_inv"(%637, %668) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %725 = "synth.aig.and_inv"(%637, %668) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %726 = "synth.aig.and_inv"(%724, %725) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %727 = "synth.aig.and_inv"(%641, %671) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %728 = "synth.aig.and_inv"(%641, %671) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %729 = "synth.aig.and_inv"(%727, %728) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %730 = "synth.aig.and_inv"(%645, %687) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %731 = "synth.aig.and_inv"(%645, %687) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %732 = "synth.aig.and_inv"(%730, %731) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %733 = "synth.aig.and_inv"(%649, %691) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %734 = "synth.aig.and_inv"(%649, %691) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %735 = "synth.aig.and_inv"(%733, %734) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %736 = "synth.aig.and_inv"(%653, %703) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %737 = "synth.aig.and_inv"(%653, %703) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %738 = "synth.aig.and_inv"(%736, %737) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %739 = "synth.aig.and_inv"(%657, %707) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %740 = "synth.aig.and_inv"(%657, %707) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %741 = "synth.aig.and_inv"(%739, %740) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %742 = "synth.aig.and_inv"(%661, %711) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %743 = "synth.aig.and_inv"(%661, %711) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %744 = "synth.aig.and_inv"(%742, %743) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %745 = "synth.aig.and_inv"(%665, %715) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %746 = "synth.aig.and_inv"(%665, %715) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %747 = "synth.aig.and_inv"(%745, %746) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %748 = "comb.concat"(%747, %744, %741, %738, %735, %732, %729, %726, %723) : (i1, i1, i1, i1, i1, i1, i1, i1, i1) -> i9
    %749 = "comb.extract"(%153) <{lowBit = 0 : i32}> : (i10) -> i4
    %750 = "hw.constant"() <{value = false}> : () -> i1
    %751 = "comb.concat"(%750, %arg0) : (i1, i8) -> i9
    %752 = "comb.extract"(%arg1) <{lowBit = 7 : i32}> : (i8) -> i1
    %753 = "comb.concat"(%752, %arg1) : (i1, i8) -> i9
    %754 = "comb.extract"(%751) <{lowBit = 8 : i32}> : (i9) -> i1
    %755 = "comb.extract"(%753) <{lowBit = 8 : i32}> : (i9) -> i1
    %756 = "comb.extract"(%751) <{lowBit = 0 : i32}> : (i9) -> i8
    %757 = "comb.extract"(%753) <{lowBit = 0 : i32}> : (i9) -> i8
    %758 = "comb.extract"(%756) <{lowBit = 0 : i32}> : (i8) -> i1
    %759 = "comb.extract"(%756) <{lowBit = 1 : i32}> : (i8) -> i1
    %760 = "comb.extract"(%756) <{lowBit = 2 : i32}> : (i8) -> i1
    %761 = "comb.extract"(%756) <{lowBit = 3 : i32}> : (i8) -> i1
    %762 = "comb.extract"(%756) <{lowBit = 4 : i32}> : (i8) -> i1
    %763 = "comb.extract"(%756) <{lowBit = 5 : i32}> : (i8) -> i1
    %764 = "comb.extract"(%756) <{lowBit = 6 : i32}> : (i8) -> i1
    %765 = "comb.extract"(%756) <{lowBit = 7 : i32}> : (i8) -> i1
    %766 = "comb.extract"(%757) <{lowBit = 0 : i32}> : (i8) -> i1
    %767 = "comb.extract"(%757) <{lowBit = 1 : i32}> : (i8) -> i1
    %768 = "comb.extract"(%757) <{lowBit = 2 : i32}> : (i8) -> i1
    %769 = "comb.extract"(%757) <{lowBit = 3 : i32}> : (i8) -> i1
    %770 = "comb.extract"(%757) <{lowBit = 4 : i32}> : (i8) -> i1
    %771 = "comb.extract"(%757) <{lowBit = 5 : i32}> : (i8) -> i1
    %772 = "comb.extract"(%757) <{lowBit = 6 : i32}> : (i8) -> i1
    %773 = "comb.extract"(%757) <{lowBit = 7 : i32}> : (i8) -> i1
    %774 = "hw.constant"() <{value = true}> : () -> i1
    %775 = "synth.aig.and_inv"(%758, %766) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %776 = "synth.aig.and_inv"(%758, %766) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %777 = "synth.aig.and_inv"(%775, %776) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %778 = "synth.aig.and_inv"(%777, %774) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %779 = "synth.aig.and_inv"(%777, %774) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %780 = "synth.aig.and_inv"(%778, %779) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %781 = "synth.aig.and_inv"(%758, %774) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %782 = "synth.aig.and_inv"(%758, %774) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %783 = "synth.aig.and_inv"(%781, %782) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %784 = "synth.aig.and_inv"(%783, %766) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %785 = "synth.aig.and_inv"(%759, %767) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %786 = "synth.aig.and_inv"(%759, %767) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %787 = "synth.aig.and_inv"(%785, %786) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %788 = "synth.aig.and_inv"(%787, %774) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %789 = "synth.aig.and_inv"(%787, %774) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %790 = "synth.aig.and_inv"(%788, %789) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %791 = "synth.aig.and_inv"(%759, %774) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %792 = "synth.aig.and_inv"(%759, %774) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %793 = "synth.aig.and_inv"(%791, %792) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %794 = "synth.aig.and_inv"(%793, %767) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %795 = "synth.aig.and_inv"(%760, %768) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %796 = "synth.aig.and_inv"(%760, %768) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %797 = "synth.aig.and_inv"(%795, %796) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %798 = "synth.aig.and_inv"(%797, %774) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %799 = "synth.aig.and_inv"(%797, %774) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %800 = "synth.aig.and_inv"(%798, %799) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %801 = "synth.aig.and_inv"(%760, %774) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %802 = "synth.aig.and_inv"(%760, %774) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %803 = "synth.aig.and_inv"(%801, %802) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %804 = "synth.aig.and_inv"(%803, %768) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %805 = "synth.aig.and_inv"(%761, %769) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %806 = "synth.aig.and_inv"(%761, %769) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %807 = "synth.aig.and_inv"(%805, %806) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %808 = "synth.aig.and_inv"(%807, %774) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %809 = "synth.aig.and_inv"(%807, %774) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %810 = "synth.aig.and_inv"(%808, %809) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %811 = "synth.aig.and_inv"(%761, %774) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %812 = "synth.aig.and_inv"(%761, %774) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %813 = "synth.aig.and_inv"(%811, %812) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %814 = "synth.aig.and_inv"(%813, %769) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %815 = "synth.aig.and_inv"(%762, %770) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %816 = "synth.aig.and_inv"(%762, %770) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %817 = "synth.aig.and_inv"(%815, %816) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %818 = "synth.aig.and_inv"(%817, %774) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %819 = "synth.aig.and_inv"(%817, %774) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %820 = "synth.aig.and_inv"(%818, %819) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %821 = "synth.aig.and_inv"(%762, %774) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %822 = "synth.aig.and_inv"(%762, %774) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %823 = "synth.aig.and_inv"(%821, %822) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %824 = "synth.aig.and_inv"(%823, %770) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %825 = "synth.aig.and_inv"(%763, %771) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %826 = "synth.aig.and_inv"(%763, %771) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %827 = "synth.aig.and_inv"(%825, %826) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %828 = "synth.aig.and_inv"(%827, %774) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %829 = "synth.aig.and_inv"(%827, %774) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %830 = "synth.aig.and_inv"(%828, %829) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %831 = "synth.aig.and_inv"(%763, %774) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %832 = "synth.aig.and_inv"(%763, %774) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %833 = "synth.aig.and_inv"(%831, %832) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %834 = "synth.aig.and_inv"(%833, %771) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %835 = "synth.aig.and_inv"(%764, %772) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %836 = "synth.aig.and_inv"(%764, %772) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %837 = "synth.aig.and_inv"(%835, %836) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %838 = "synth.aig.and_inv"(%837, %774) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %839 = "synth.aig.and_inv"(%837, %774) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %840 = "synth.aig.and_inv"(%838, %839) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %841 = "synth.aig.and_inv"(%764, %774) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %842 = "synth.aig.and_inv"(%764, %774) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %843 = "synth.aig.and_inv"(%841, %842) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %844 = "synth.aig.and_inv"(%843, %772) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %845 = "synth.aig.and_inv"(%765, %773) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %846 = "synth.aig.and_inv"(%765, %773) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %847 = "synth.aig.and_inv"(%845, %846) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %848 = "synth.aig.and_inv"(%847, %774) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %849 = "synth.aig.and_inv"(%847, %774) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %850 = "synth.aig.and_inv"(%848, %849) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %851 = "synth.aig.and_inv"(%765, %774) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %852 = "synth.aig.and_inv"(%765, %774) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %853 = "synth.aig.and_inv"(%851, %852) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %854 = "synth.aig.and_inv"(%853, %773) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %855 = "synth.aig.and_inv"(%790, %784) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %856 = "synth.aig.and_inv"(%794, %855) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %857 = "synth.aig.and_inv"(%856) <{inverted = array<i1: true>}> : (i1) -> i1
    %858 = "synth.aig.and_inv"(%790, %780) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %859 = "synth.aig.and_inv"(%810, %804) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %860 = "synth.aig.and_inv"(%814, %859) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %861 = "synth.aig.and_inv"(%860) <{inverted = array<i1: true>}> : (i1) -> i1
    %862 = "synth.aig.and_inv"(%810, %800) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %863 = "synth.aig.and_inv"(%830, %824) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %864 = "synth.aig.and_inv"(%834, %863) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %865 = "synth.aig.and_inv"(%864) <{inverted = array<i1: true>}> : (i1) -> i1
    %866 = "synth.aig.and_inv"(%830, %820) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %867 = "synth.aig.and_inv"(%850, %844) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %868 = "synth.aig.and_inv"(%854, %867) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %869 = "synth.aig.and_inv"(%868) <{inverted = array<i1: true>}> : (i1) -> i1
    %870 = "synth.aig.and_inv"(%850, %840) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %871 = "synth.aig.and_inv"(%800, %857) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %872 = "synth.aig.and_inv"(%804, %871) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %873 = "synth.aig.and_inv"(%872) <{inverted = array<i1: true>}> : (i1) -> i1
    %874 = "synth.aig.and_inv"(%800, %858) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %875 = "synth.aig.and_inv"(%862, %857) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %876 = "synth.aig.and_inv"(%861, %875) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %877 = "synth.aig.and_inv"(%876) <{inverted = array<i1: true>}> : (i1) -> i1
    %878 = "synth.aig.and_inv"(%862, %858) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %879 = "synth.aig.and_inv"(%840, %865) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %880 = "synth.aig.and_inv"(%844, %879) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %881 = "synth.aig.and_inv"(%880) <{inverted = array<i1: true>}> : (i1) -> i1
    %882 = "synth.aig.and_inv"(%840, %866) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %883 = "synth.aig.and_inv"(%870, %865) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %884 = "synth.aig.and_inv"(%869, %883) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %885 = "synth.aig.and_inv"(%884) <{inverted = array<i1: true>}> : (i1) -> i1
    %886 = "synth.aig.and_inv"(%870, %866) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %887 = "synth.aig.and_inv"(%820, %877) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %888 = "synth.aig.and_inv"(%824, %887) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %889 = "synth.aig.and_inv"(%888) <{inverted = array<i1: true>}> : (i1) -> i1
    %890 = "synth.aig.and_inv"(%820, %878) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %891 = "synth.aig.and_inv"(%866, %877) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %892 = "synth.aig.and_inv"(%865, %891) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %893 = "synth.aig.and_inv"(%892) <{inverted = array<i1: true>}> : (i1) -> i1
    %894 = "synth.aig.and_inv"(%866, %878) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %895 = "synth.aig.and_inv"(%882, %877) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %896 = "synth.aig.and_inv"(%881, %895) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %897 = "synth.aig.and_inv"(%896) <{inverted = array<i1: true>}> : (i1) -> i1
    %898 = "synth.aig.and_inv"(%882, %878) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %899 = "synth.aig.and_inv"(%886, %877) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %900 = "synth.aig.and_inv"(%885, %899) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %901 = "synth.aig.and_inv"(%900) <{inverted = array<i1: true>}> : (i1) -> i1
    %902 = "synth.aig.and_inv"(%886, %878) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %903 = "synth.aig.and_inv"(%754, %755) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %904 = "synth.aig.and_inv"(%754, %755) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %905 = "synth.aig.and_inv"(%903, %904) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %906 = "synth.aig.and_inv"(%905, %754) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %907 = "synth.aig.and_inv"(%905, %901) <{inverted = array<i1: true, false>}> : (i1, i1) -> i1
    %908 = "synth.aig.and_inv"(%906, %907) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %909 = "synth.aig.and_inv"(%908) <{inverted = array<i1: true>}> : (i1) -> i1
    %910 = "hw.constant"() <{value = false}> : () -> i1
    %911 = "comb.concat"(%910, %arg2) : (i1, i4) -> i5
    %912 = "hw.constant"() <{value = true}> : () -> i1
    %913 = "hw.constant"() <{value = -1 : i2}> : () -> i2
    %914 = "comb.concat"(%913, %0) : (i2, i3) -> i5
    %915 = "synth.aig.and_inv"(%911, %914) <{inverted = array<i1: true, true>}> : (i5, i5) -> i5
    %916 = "synth.aig.and_inv"(%911, %914) <{inverted = array<i1: false, false>}> : (i5, i5) -> i5
    %917 = "synth.aig.and_inv"(%915, %916) <{inverted = array<i1: true, true>}> : (i5, i5) -> i5
    %918 = "comb.extract"(%917) <{lowBit = 0 : i32}> : (i5) -> i1
    %919 = "comb.extract"(%917) <{lowBit = 1 : i32}> : (i5) -> i1
    %920 = "comb.extract"(%917) <{lowBit = 2 : i32}> : (i5) -> i1
    %921 = "comb.extract"(%917) <{lowBit = 3 : i32}> : (i5) -> i1
    %922 = "comb.extract"(%917) <{lowBit = 4 : i32}> : (i5) -> i1
    %923 = "synth.aig.and_inv"(%918, %919, %920, %921, %922) <{inverted = array<i1: true, true, true, true, true>}> : (i1, i1, i1, i1, i1) -> i1
    "hw.output"(%153, %601, %748, %749, %909, %923) : (i10, i12, i9, i4, i1, i1) -> ()
  }) : () -> ()
}) : () -> ()

