#loc = loc("-":1:55)
#loc1 = loc("-":1:66)
"builtin.module"() ({
  "hw.module"() <{module_type = !hw.modty<input a : i8, input b : i8, input op : i2, output y : i8, output zero : i1>, parameters = [], result_locs = [#loc, #loc1], sym_name = "main"}> ({
  ^bb0(%arg0: i8, %arg1: i8, %arg2: i2):
    %0 = "hw.constant"() <{value = 0 : i7}> : () -> i7
    %1 = "hw.constant"() <{value = 0 : i6}> : () -> i6
    %2 = "hw.constant"() <{value = 0 : i5}> : () -> i5
    %3 = "hw.constant"() <{value = 0 : i4}> : () -> i4
    %4 = "hw.constant"() <{value = 0 : i3}> : () -> i3
    %5 = "hw.constant"() <{value = 0 : i2}> : () -> i2
    %6 = "hw.constant"() <{value = false}> : () -> i1
    %7 = "comb.extract"(%arg0) <{lowBit = 0 : i32}> : (i8) -> i1
    %8 = "comb.extract"(%arg0) <{lowBit = 1 : i32}> : (i8) -> i1
    %9 = "comb.extract"(%arg0) <{lowBit = 2 : i32}> : (i8) -> i1
    %10 = "comb.extract"(%arg0) <{lowBit = 3 : i32}> : (i8) -> i1
    %11 = "comb.extract"(%arg0) <{lowBit = 4 : i32}> : (i8) -> i1
    %12 = "comb.extract"(%arg0) <{lowBit = 5 : i32}> : (i8) -> i1
    %13 = "comb.extract"(%arg0) <{lowBit = 6 : i32}> : (i8) -> i1
    %14 = "comb.extract"(%arg0) <{lowBit = 7 : i32}> : (i8) -> i1
    %15 = "comb.extract"(%arg1) <{lowBit = 0 : i32}> : (i8) -> i1
    %16 = "comb.extract"(%arg1) <{lowBit = 1 : i32}> : (i8) -> i1
    %17 = "comb.extract"(%arg1) <{lowBit = 2 : i32}> : (i8) -> i1
    %18 = "comb.extract"(%arg1) <{lowBit = 3 : i32}> : (i8) -> i1
    %19 = "comb.extract"(%arg1) <{lowBit = 4 : i32}> : (i8) -> i1
    %20 = "comb.extract"(%arg1) <{lowBit = 5 : i32}> : (i8) -> i1
    %21 = "comb.extract"(%arg1) <{lowBit = 6 : i32}> : (i8) -> i1
    %22 = "comb.extract"(%arg1) <{lowBit = 7 : i32}> : (i8) -> i1
    %23 = "synth.aig.and_inv"(%7, %15) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %24 = "synth.aig.and_inv"(%7, %15) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %25 = "synth.aig.and_inv"(%23, %24) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %26 = "synth.aig.and_inv"(%8, %16) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %27 = "synth.aig.and_inv"(%8, %16) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %28 = "synth.aig.and_inv"(%26, %27) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %29 = "synth.aig.and_inv"(%9, %17) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %30 = "synth.aig.and_inv"(%9, %17) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %31 = "synth.aig.and_inv"(%29, %30) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %32 = "synth.aig.and_inv"(%10, %18) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %33 = "synth.aig.and_inv"(%10, %18) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %34 = "synth.aig.and_inv"(%32, %33) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %35 = "synth.aig.and_inv"(%11, %19) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %36 = "synth.aig.and_inv"(%11, %19) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %37 = "synth.aig.and_inv"(%35, %36) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %38 = "synth.aig.and_inv"(%12, %20) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %39 = "synth.aig.and_inv"(%12, %20) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %40 = "synth.aig.and_inv"(%38, %39) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %41 = "synth.aig.and_inv"(%13, %21) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %42 = "synth.aig.and_inv"(%13, %21) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %43 = "synth.aig.and_inv"(%41, %42) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %44 = "synth.aig.and_inv"(%28, %24) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %45 = "synth.aig.and_inv"(%27, %44) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %46 = "synth.aig.and_inv"(%34, %30) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %47 = "synth.aig.and_inv"(%40, %36) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %48 = "synth.aig.and_inv"(%39, %47) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %49 = "synth.aig.and_inv"(%40, %37) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %50 = "synth.aig.and_inv"(%31, %45) <{inverted = array<i1: false, true>}> : (i1, i1) -> i1
    %51 = "synth.aig.and_inv"(%30, %50) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %52 = "synth.aig.and_inv"(%34, %31, %45) <{inverted = array<i1: false, false, true>}> : (i1, i1, i1) -> i1
    %53 = "synth.aig.and_inv"(%33, %46, %52) <{inverted = array<i1: true, true, true>}> : (i1, i1, i1) -> i1
    %54 = "synth.aig.and_inv"(%43, %48) <{inverted = array<i1: false, true>}> : (i1, i1) -> i1
    %55 = "synth.aig.and_inv"(%37, %53) <{inverted = array<i1: false, true>}> : (i1, i1) -> i1
    %56 = "synth.aig.and_inv"(%36, %55) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %57 = "synth.aig.and_inv"(%49, %53) <{inverted = array<i1: false, true>}> : (i1, i1) -> i1
    %58 = "synth.aig.and_inv"(%48, %57) <{inverted = array<i1: false, true>}> : (i1, i1) -> i1
    %59 = "synth.aig.and_inv"(%43, %49, %53) <{inverted = array<i1: false, false, true>}> : (i1, i1, i1) -> i1
    %60 = "synth.aig.and_inv"(%42, %54, %59) <{inverted = array<i1: true, true, true>}> : (i1, i1, i1) -> i1
    %61 = "synth.aig.and_inv"(%28, %24) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %62 = "synth.aig.and_inv"(%61, %44) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %63 = "synth.aig.and_inv"(%31, %45) <{inverted = array<i1: true, false>}> : (i1, i1) -> i1
    %64 = "synth.aig.and_inv"(%63, %50) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %65 = "synth.aig.and_inv"(%34, %51) <{inverted = array<i1: true, false>}> : (i1, i1) -> i1
    %66 = "synth.aig.and_inv"(%34, %51) <{inverted = array<i1: false, true>}> : (i1, i1) -> i1
    %67 = "synth.aig.and_inv"(%65, %66) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %68 = "synth.aig.and_inv"(%37, %53) <{inverted = array<i1: true, false>}> : (i1, i1) -> i1
    %69 = "synth.aig.and_inv"(%68, %55) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %70 = "synth.aig.and_inv"(%40, %56) <{inverted = array<i1: true, false>}> : (i1, i1) -> i1
    %71 = "synth.aig.and_inv"(%40, %56) <{inverted = array<i1: false, true>}> : (i1, i1) -> i1
    %72 = "synth.aig.and_inv"(%70, %71) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %73 = "synth.aig.and_inv"(%43, %58) <{inverted = array<i1: true, false>}> : (i1, i1) -> i1
    %74 = "synth.aig.and_inv"(%43, %58) <{inverted = array<i1: false, true>}> : (i1, i1) -> i1
    %75 = "synth.aig.and_inv"(%73, %74) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %76 = "synth.aig.and_inv"(%14, %22) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %77 = "synth.aig.and_inv"(%14, %22) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %78 = "synth.aig.and_inv"(%76, %77) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %79 = "synth.aig.and_inv"(%60, %78) <{inverted = array<i1: false, true>}> : (i1, i1) -> i1
    %80 = "synth.aig.and_inv"(%60, %78) <{inverted = array<i1: true, false>}> : (i1, i1) -> i1
    %81 = "synth.aig.and_inv"(%79, %80) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %82 = "comb.concat"(%81, %75, %72, %69, %67, %64, %62, %25) : (i1, i1, i1, i1, i1, i1, i1, i1) -> i8
    %83 = "synth.aig.and_inv"(%arg1) <{inverted = array<i1: true>}> : (i8) -> i8
    %84 = "comb.extract"(%83) <{lowBit = 0 : i32}> : (i8) -> i1
    %85 = "comb.extract"(%83) <{lowBit = 1 : i32}> : (i8) -> i1
    %86 = "comb.extract"(%83) <{lowBit = 2 : i32}> : (i8) -> i1
    %87 = "comb.extract"(%83) <{lowBit = 3 : i32}> : (i8) -> i1
    %88 = "comb.extract"(%83) <{lowBit = 4 : i32}> : (i8) -> i1
    %89 = "comb.extract"(%83) <{lowBit = 5 : i32}> : (i8) -> i1
    %90 = "comb.extract"(%83) <{lowBit = 6 : i32}> : (i8) -> i1
    %91 = "comb.extract"(%83) <{lowBit = 7 : i32}> : (i8) -> i1
    %92 = "synth.aig.and_inv"(%7, %84) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %93 = "synth.aig.and_inv"(%7, %84) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %94 = "synth.aig.and_inv"(%92, %93) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %95 = "synth.aig.and_inv"(%8, %85) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %96 = "synth.aig.and_inv"(%8, %85) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %97 = "synth.aig.and_inv"(%95, %96) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %98 = "synth.aig.and_inv"(%9, %86) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %99 = "synth.aig.and_inv"(%9, %86) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %100 = "synth.aig.and_inv"(%98, %99) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %101 = "synth.aig.and_inv"(%10, %87) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %102 = "synth.aig.and_inv"(%10, %87) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %103 = "synth.aig.and_inv"(%101, %102) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %104 = "synth.aig.and_inv"(%11, %88) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %105 = "synth.aig.and_inv"(%11, %88) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %106 = "synth.aig.and_inv"(%104, %105) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %107 = "synth.aig.and_inv"(%12, %89) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %108 = "synth.aig.and_inv"(%12, %89) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %109 = "synth.aig.and_inv"(%107, %108) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %110 = "synth.aig.and_inv"(%13, %90) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %111 = "synth.aig.and_inv"(%13, %90) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %112 = "synth.aig.and_inv"(%110, %111) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %113 = "synth.aig.and_inv"(%93, %94) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %114 = "synth.aig.and_inv"(%97, %113) <{inverted = array<i1: false, true>}> : (i1, i1) -> i1
    %115 = "synth.aig.and_inv"(%96, %114) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %116 = "synth.aig.and_inv"(%103, %99) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %117 = "synth.aig.and_inv"(%109, %105) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %118 = "synth.aig.and_inv"(%108, %117) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %119 = "synth.aig.and_inv"(%109, %106) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %120 = "synth.aig.and_inv"(%100, %115) <{inverted = array<i1: false, true>}> : (i1, i1) -> i1
    %121 = "synth.aig.and_inv"(%99, %120) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %122 = "synth.aig.and_inv"(%103, %100, %115) <{inverted = array<i1: false, false, true>}> : (i1, i1, i1) -> i1
    %123 = "synth.aig.and_inv"(%102, %116, %122) <{inverted = array<i1: true, true, true>}> : (i1, i1, i1) -> i1
    %124 = "synth.aig.and_inv"(%112, %118) <{inverted = array<i1: false, true>}> : (i1, i1) -> i1
    %125 = "synth.aig.and_inv"(%106, %123) <{inverted = array<i1: false, true>}> : (i1, i1) -> i1
    %126 = "synth.aig.and_inv"(%105, %125) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %127 = "synth.aig.and_inv"(%119, %123) <{inverted = array<i1: false, true>}> : (i1, i1) -> i1
    %128 = "synth.aig.and_inv"(%118, %127) <{inverted = array<i1: false, true>}> : (i1, i1) -> i1
    %129 = "synth.aig.and_inv"(%112, %119, %123) <{inverted = array<i1: false, false, true>}> : (i1, i1, i1) -> i1
    %130 = "synth.aig.and_inv"(%111, %124, %129) <{inverted = array<i1: true, true, true>}> : (i1, i1, i1) -> i1
    %131 = "synth.aig.and_inv"(%94) <{inverted = array<i1: true>}> : (i1) -> i1
    %132 = "synth.aig.and_inv"(%97, %113) <{inverted = array<i1: true, false>}> : (i1, i1) -> i1
    %133 = "synth.aig.and_inv"(%132, %114) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %134 = "synth.aig.and_inv"(%100, %115) <{inverted = array<i1: true, false>}> : (i1, i1) -> i1
    %135 = "synth.aig.and_inv"(%134, %120) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %136 = "synth.aig.and_inv"(%103, %121) <{inverted = array<i1: true, false>}> : (i1, i1) -> i1
    %137 = "synth.aig.and_inv"(%103, %121) <{inverted = array<i1: false, true>}> : (i1, i1) -> i1
    %138 = "synth.aig.and_inv"(%136, %137) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %139 = "synth.aig.and_inv"(%106, %123) <{inverted = array<i1: true, false>}> : (i1, i1) -> i1
    %140 = "synth.aig.and_inv"(%139, %125) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %141 = "synth.aig.and_inv"(%109, %126) <{inverted = array<i1: true, false>}> : (i1, i1) -> i1
    %142 = "synth.aig.and_inv"(%109, %126) <{inverted = array<i1: false, true>}> : (i1, i1) -> i1
    %143 = "synth.aig.and_inv"(%141, %142) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %144 = "synth.aig.and_inv"(%112, %128) <{inverted = array<i1: true, false>}> : (i1, i1) -> i1
    %145 = "synth.aig.and_inv"(%112, %128) <{inverted = array<i1: false, true>}> : (i1, i1) -> i1
    %146 = "synth.aig.and_inv"(%144, %145) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %147 = "synth.aig.and_inv"(%14, %91) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %148 = "synth.aig.and_inv"(%14, %91) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %149 = "synth.aig.and_inv"(%147, %148) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %150 = "synth.aig.and_inv"(%130, %149) <{inverted = array<i1: false, true>}> : (i1, i1) -> i1
    %151 = "synth.aig.and_inv"(%130, %149) <{inverted = array<i1: true, false>}> : (i1, i1) -> i1
    %152 = "synth.aig.and_inv"(%150, %151) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %153 = "comb.concat"(%152, %146, %143, %140, %138, %135, %133, %131) : (i1, i1, i1, i1, i1, i1, i1, i1) -> i8
    %154 = "comb.extract"(%arg0) <{lowBit = 0 : i32}> : (i8) -> i7
    %155 = "comb.concat"(%154, %6) : (i7, i1) -> i8
    %156 = "comb.extract"(%arg0) <{lowBit = 0 : i32}> : (i8) -> i6
    %157 = "comb.concat"(%156, %5) : (i6, i2) -> i8
    %158 = "comb.extract"(%arg0) <{lowBit = 0 : i32}> : (i8) -> i5
    %159 = "comb.concat"(%158, %4) : (i5, i3) -> i8
    %160 = "comb.extract"(%arg0) <{lowBit = 0 : i32}> : (i8) -> i4
    %161 = "comb.concat"(%160, %3) : (i4, i4) -> i8
    %162 = "comb.extract"(%arg0) <{lowBit = 0 : i32}> : (i8) -> i3
    %163 = "comb.concat"(%162, %2) : (i3, i5) -> i8
    %164 = "comb.extract"(%arg0) <{lowBit = 0 : i32}> : (i8) -> i2
    %165 = "comb.concat"(%164, %1) : (i2, i6) -> i8
    %166 = "comb.concat"(%7, %0) : (i1, i7) -> i8
    %167 = "comb.replicate"(%15) : (i1) -> i8
    %168 = "synth.aig.and_inv"(%167, %166) <{inverted = array<i1: false, false>}> : (i8, i8) -> i8
    %169 = "synth.aig.and_inv"(%167, %165) <{inverted = array<i1: true, false>}> : (i8, i8) -> i8
    %170 = "synth.aig.and_inv"(%168, %169) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %171 = "synth.aig.and_inv"(%167, %163) <{inverted = array<i1: false, false>}> : (i8, i8) -> i8
    %172 = "synth.aig.and_inv"(%167, %161) <{inverted = array<i1: true, false>}> : (i8, i8) -> i8
    %173 = "synth.aig.and_inv"(%171, %172) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %174 = "comb.replicate"(%16) : (i1) -> i8
    %175 = "synth.aig.and_inv"(%174, %170) <{inverted = array<i1: false, true>}> : (i8, i8) -> i8
    %176 = "synth.aig.and_inv"(%174, %173) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %177 = "synth.aig.and_inv"(%175, %176) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %178 = "synth.aig.and_inv"(%167, %159) <{inverted = array<i1: false, false>}> : (i8, i8) -> i8
    %179 = "synth.aig.and_inv"(%167, %157) <{inverted = array<i1: true, false>}> : (i8, i8) -> i8
    %180 = "synth.aig.and_inv"(%178, %179) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %181 = "synth.aig.and_inv"(%167, %155) <{inverted = array<i1: false, false>}> : (i8, i8) -> i8
    %182 = "synth.aig.and_inv"(%167, %arg0) <{inverted = array<i1: true, false>}> : (i8, i8) -> i8
    %183 = "synth.aig.and_inv"(%181, %182) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %184 = "synth.aig.and_inv"(%174, %180) <{inverted = array<i1: false, true>}> : (i8, i8) -> i8
    %185 = "synth.aig.and_inv"(%174, %183) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %186 = "synth.aig.and_inv"(%184, %185) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %187 = "comb.replicate"(%17) : (i1) -> i8
    %188 = "synth.aig.and_inv"(%187, %177) <{inverted = array<i1: false, true>}> : (i8, i8) -> i8
    %189 = "synth.aig.and_inv"(%187, %186) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %190 = "synth.aig.and_inv"(%188, %189) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %191 = "synth.aig.and_inv"(%20, %19) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %192 = "synth.aig.and_inv"(%22, %21) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %193 = "synth.aig.and_inv"(%192, %191) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %194 = "synth.aig.and_inv"(%193, %18) <{inverted = array<i1: false, true>}> : (i1, i1) -> i1
    %195 = "comb.replicate"(%194) : (i1) -> i8
    %196 = "synth.aig.and_inv"(%195, %190) <{inverted = array<i1: false, true>}> : (i8, i8) -> i8
    %197 = "comb.extract"(%arg0) <{lowBit = 1 : i32}> : (i8) -> i6
    %198 = "comb.replicate"(%14) : (i1) -> i2
    %199 = "comb.concat"(%198, %197) : (i2, i6) -> i8
    %200 = "comb.extract"(%arg0) <{lowBit = 2 : i32}> : (i8) -> i5
    %201 = "comb.extract"(%arg0) <{lowBit = 4 : i32}> : (i8) -> i3
    %202 = "comb.replicate"(%14) : (i1) -> i7
    %203 = "comb.concat"(%202, %13) : (i7, i1) -> i8
    %204 = "comb.replicate"(%14) : (i1) -> i8
    %205 = "synth.aig.and_inv"(%167, %204) <{inverted = array<i1: false, false>}> : (i8, i8) -> i8
    %206 = "synth.aig.and_inv"(%167, %203) <{inverted = array<i1: true, false>}> : (i8, i8) -> i8
    %207 = "synth.aig.and_inv"(%205, %206) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %208 = "comb.replicate"(%14) : (i1) -> i5
    %209 = "comb.extract"(%arg0) <{lowBit = 5 : i32}> : (i8) -> i3
    %210 = "comb.replicate"(%15) : (i1) -> i3
    %211 = "synth.aig.and_inv"(%210, %209) <{inverted = array<i1: false, false>}> : (i3, i3) -> i3
    %212 = "synth.aig.and_inv"(%210, %201) <{inverted = array<i1: true, false>}> : (i3, i3) -> i3
    %213 = "synth.aig.and_inv"(%211, %212) <{inverted = array<i1: true, true>}> : (i3, i3) -> i3
    %214 = "synth.aig.and_inv"(%213) <{inverted = array<i1: true>}> : (i3) -> i3
    %215 = "comb.concat"(%208, %214) : (i5, i3) -> i8
    %216 = "synth.aig.and_inv"(%174, %207) <{inverted = array<i1: false, true>}> : (i8, i8) -> i8
    %217 = "synth.aig.and_inv"(%174, %215) <{inverted = array<i1: true, false>}> : (i8, i8) -> i8
    %218 = "synth.aig.and_inv"(%216, %217) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %219 = "comb.replicate"(%14) : (i1) -> i3
    %220 = "comb.extract"(%arg0) <{lowBit = 3 : i32}> : (i8) -> i5
    %221 = "comb.replicate"(%15) : (i1) -> i5
    %222 = "synth.aig.and_inv"(%221, %220) <{inverted = array<i1: false, false>}> : (i5, i5) -> i5
    %223 = "synth.aig.and_inv"(%221, %200) <{inverted = array<i1: true, false>}> : (i5, i5) -> i5
    %224 = "synth.aig.and_inv"(%222, %223) <{inverted = array<i1: true, true>}> : (i5, i5) -> i5
    %225 = "synth.aig.and_inv"(%224) <{inverted = array<i1: true>}> : (i5) -> i5
    %226 = "comb.concat"(%219, %225) : (i3, i5) -> i8
    %227 = "synth.aig.and_inv"(%167, %199) <{inverted = array<i1: false, false>}> : (i8, i8) -> i8
    %228 = "synth.aig.and_inv"(%227, %182) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %229 = "synth.aig.and_inv"(%174, %226) <{inverted = array<i1: false, false>}> : (i8, i8) -> i8
    %230 = "synth.aig.and_inv"(%174, %228) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %231 = "synth.aig.and_inv"(%229, %230) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %232 = "synth.aig.and_inv"(%187, %218) <{inverted = array<i1: false, true>}> : (i8, i8) -> i8
    %233 = "synth.aig.and_inv"(%187, %231) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %234 = "synth.aig.and_inv"(%232, %233) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %235 = "synth.aig.and_inv"(%16, %15) <{inverted = array<i1: false, true>}> : (i1, i1) -> i1
    %236 = "synth.aig.and_inv"(%16, %235) <{inverted = array<i1: false, true>}> : (i1, i1) -> i1
    %237 = "synth.aig.and_inv"(%18, %17) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %238 = "synth.aig.and_inv"(%18, %17) <{inverted = array<i1: true, false>}> : (i1, i1) -> i1
    %239 = "synth.aig.and_inv"(%238, %236) <{inverted = array<i1: false, true>}> : (i1, i1) -> i1
    %240 = "synth.aig.and_inv"(%237, %239) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %241 = "synth.aig.and_inv"(%193, %240) <{inverted = array<i1: false, true>}> : (i1, i1) -> i1
    %242 = "comb.replicate"(%241) : (i1) -> i8
    %243 = "synth.aig.and_inv"(%242, %234) <{inverted = array<i1: false, true>}> : (i8, i8) -> i8
    %244 = "synth.aig.and_inv"(%242, %204) <{inverted = array<i1: true, false>}> : (i8, i8) -> i8
    %245 = "synth.aig.and_inv"(%243, %244) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %246 = "comb.extract"(%arg2) <{lowBit = 0 : i32}> : (i2) -> i1
    %247 = "comb.extract"(%arg2) <{lowBit = 1 : i32}> : (i2) -> i1
    %248 = "comb.replicate"(%246) : (i1) -> i8
    %249 = "synth.aig.and_inv"(%248, %153) <{inverted = array<i1: false, false>}> : (i8, i8) -> i8
    %250 = "synth.aig.and_inv"(%248, %82) <{inverted = array<i1: true, false>}> : (i8, i8) -> i8
    %251 = "synth.aig.and_inv"(%249, %250) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %252 = "synth.aig.and_inv"(%248, %245) <{inverted = array<i1: false, true>}> : (i8, i8) -> i8
    %253 = "synth.aig.and_inv"(%248, %196) <{inverted = array<i1: true, false>}> : (i8, i8) -> i8
    %254 = "synth.aig.and_inv"(%252, %253) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %255 = "comb.replicate"(%247) : (i1) -> i8
    %256 = "synth.aig.and_inv"(%255, %254) <{inverted = array<i1: false, true>}> : (i8, i8) -> i8
    %257 = "synth.aig.and_inv"(%255, %251) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %258 = "synth.aig.and_inv"(%256, %257) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %259 = "synth.aig.and_inv"(%258) <{inverted = array<i1: true>}> : (i8) -> i8
    %260 = "comb.extract"(%259) <{lowBit = 0 : i32}> : (i8) -> i1
    %261 = "comb.extract"(%259) <{lowBit = 1 : i32}> : (i8) -> i1
    %262 = "comb.extract"(%259) <{lowBit = 2 : i32}> : (i8) -> i1
    %263 = "comb.extract"(%259) <{lowBit = 3 : i32}> : (i8) -> i1
    %264 = "comb.extract"(%259) <{lowBit = 4 : i32}> : (i8) -> i1
    %265 = "comb.extract"(%259) <{lowBit = 5 : i32}> : (i8) -> i1
    %266 = "comb.extract"(%259) <{lowBit = 6 : i32}> : (i8) -> i1
    %267 = "comb.extract"(%259) <{lowBit = 7 : i32}> : (i8) -> i1
    %268 = "synth.aig.and_inv"(%260, %261, %262, %263, %264, %265, %266, %267) <{inverted = array<i1: true, true, true, true, true, true, true, true>}> : (i1, i1, i1, i1, i1, i1, i1, i1) -> i1
    "hw.output"(%259, %268) : (i8, i1) -> ()
  }) : () -> ()
}) : () -> ()

