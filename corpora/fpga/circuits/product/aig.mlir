#loc = loc("-":1:54)
"builtin.module"() ({
  "hw.module"() <{module_type = !hw.modty<input a : i6, input b : i6, input c : i6, output y : i6>, parameters = [], result_locs = [#loc], sym_name = "main"}> ({
  ^bb0(%arg0: i6, %arg1: i6, %arg2: i6):
    %0 = "comb.extract"(%arg0) <{lowBit = 0 : i32}> : (i6) -> i1
    %1 = "comb.extract"(%arg0) <{lowBit = 1 : i32}> : (i6) -> i1
    %2 = "comb.extract"(%arg0) <{lowBit = 2 : i32}> : (i6) -> i1
    %3 = "comb.extract"(%arg0) <{lowBit = 3 : i32}> : (i6) -> i1
    %4 = "comb.extract"(%arg0) <{lowBit = 4 : i32}> : (i6) -> i1
    %5 = "comb.extract"(%arg0) <{lowBit = 5 : i32}> : (i6) -> i1
    %6 = "comb.extract"(%arg1) <{lowBit = 0 : i32}> : (i6) -> i1
    %7 = "comb.extract"(%arg1) <{lowBit = 1 : i32}> : (i6) -> i1
    %8 = "comb.extract"(%arg1) <{lowBit = 2 : i32}> : (i6) -> i1
    %9 = "comb.extract"(%arg1) <{lowBit = 3 : i32}> : (i6) -> i1
    %10 = "comb.extract"(%arg1) <{lowBit = 4 : i32}> : (i6) -> i1
    %11 = "comb.extract"(%arg1) <{lowBit = 5 : i32}> : (i6) -> i1
    %12 = "hw.constant"() <{value = false}> : () -> i1
    %13 = "synth.aig.and_inv"(%0, %6) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %14 = "synth.aig.and_inv"(%1, %6) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %15 = "synth.aig.and_inv"(%2, %6) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %16 = "synth.aig.and_inv"(%3, %6) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %17 = "synth.aig.and_inv"(%4, %6) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %18 = "synth.aig.and_inv"(%5, %6) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %19 = "synth.aig.and_inv"(%0, %7) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %20 = "synth.aig.and_inv"(%1, %7) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %21 = "synth.aig.and_inv"(%2, %7) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %22 = "synth.aig.and_inv"(%3, %7) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %23 = "synth.aig.and_inv"(%4, %7) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %24 = "synth.aig.and_inv"(%0, %8) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %25 = "synth.aig.and_inv"(%1, %8) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %26 = "synth.aig.and_inv"(%2, %8) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %27 = "synth.aig.and_inv"(%3, %8) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %28 = "synth.aig.and_inv"(%0, %9) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %29 = "synth.aig.and_inv"(%1, %9) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %30 = "synth.aig.and_inv"(%2, %9) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %31 = "synth.aig.and_inv"(%0, %10) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %32 = "synth.aig.and_inv"(%1, %10) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %33 = "synth.aig.and_inv"(%0, %11) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %34 = "synth.aig.and_inv"(%31, %29) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %35 = "synth.aig.and_inv"(%31, %29) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %36 = "synth.aig.and_inv"(%34, %35) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %37 = "synth.aig.and_inv"(%36, %17) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %38 = "synth.aig.and_inv"(%36, %17) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %39 = "synth.aig.and_inv"(%37, %38) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %40 = "synth.aig.and_inv"(%31, %29) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %41 = "synth.aig.and_inv"(%36, %17) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %42 = "synth.aig.and_inv"(%40, %41) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %43 = "synth.aig.and_inv"(%42) <{inverted = array<i1: true>}> : (i1) -> i1
    %44 = "synth.aig.and_inv"(%33, %32) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %45 = "synth.aig.and_inv"(%33, %32) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %46 = "synth.aig.and_inv"(%44, %45) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %47 = "synth.aig.and_inv"(%46, %18) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %48 = "synth.aig.and_inv"(%46, %18) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %49 = "synth.aig.and_inv"(%47, %48) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %50 = "synth.aig.and_inv"(%33, %32) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %51 = "synth.aig.and_inv"(%46, %18) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %52 = "synth.aig.and_inv"(%50, %51) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %53 = "synth.aig.and_inv"(%52) <{inverted = array<i1: true>}> : (i1) -> i1
    %54 = "synth.aig.and_inv"(%30, %27) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %55 = "synth.aig.and_inv"(%30, %27) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %56 = "synth.aig.and_inv"(%54, %55) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %57 = "synth.aig.and_inv"(%56, %23) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %58 = "synth.aig.and_inv"(%56, %23) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %59 = "synth.aig.and_inv"(%57, %58) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %60 = "synth.aig.and_inv"(%30, %27) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %61 = "synth.aig.and_inv"(%56, %23) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %62 = "synth.aig.and_inv"(%60, %61) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %63 = "synth.aig.and_inv"(%62) <{inverted = array<i1: true>}> : (i1) -> i1
    %64 = "synth.aig.and_inv"(%28, %25) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %65 = "synth.aig.and_inv"(%28, %25) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %66 = "synth.aig.and_inv"(%64, %65) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %67 = "synth.aig.and_inv"(%66, %16) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %68 = "synth.aig.and_inv"(%66, %16) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %69 = "synth.aig.and_inv"(%67, %68) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %70 = "synth.aig.and_inv"(%28, %25) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %71 = "synth.aig.and_inv"(%66, %16) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %72 = "synth.aig.and_inv"(%70, %71) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %73 = "synth.aig.and_inv"(%72) <{inverted = array<i1: true>}> : (i1) -> i1
    %74 = "synth.aig.and_inv"(%26, %22) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %75 = "synth.aig.and_inv"(%26, %22) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %76 = "synth.aig.and_inv"(%74, %75) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %77 = "synth.aig.and_inv"(%76, %39) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %78 = "synth.aig.and_inv"(%76, %39) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %79 = "synth.aig.and_inv"(%77, %78) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %80 = "synth.aig.and_inv"(%26, %22) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %81 = "synth.aig.and_inv"(%76, %39) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %82 = "synth.aig.and_inv"(%80, %81) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %83 = "synth.aig.and_inv"(%82) <{inverted = array<i1: true>}> : (i1) -> i1
    %84 = "synth.aig.and_inv"(%59, %49) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %85 = "synth.aig.and_inv"(%59, %49) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %86 = "synth.aig.and_inv"(%84, %85) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %87 = "synth.aig.and_inv"(%86, %43) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %88 = "synth.aig.and_inv"(%86, %43) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %89 = "synth.aig.and_inv"(%87, %88) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %90 = "synth.aig.and_inv"(%59, %49) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %91 = "synth.aig.and_inv"(%86, %43) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %92 = "synth.aig.and_inv"(%90, %91) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %93 = "synth.aig.and_inv"(%92) <{inverted = array<i1: true>}> : (i1) -> i1
    %94 = "synth.aig.and_inv"(%24, %20) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %95 = "synth.aig.and_inv"(%24, %20) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %96 = "synth.aig.and_inv"(%94, %95) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %97 = "synth.aig.and_inv"(%96, %15) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %98 = "synth.aig.and_inv"(%96, %15) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %99 = "synth.aig.and_inv"(%97, %98) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %100 = "synth.aig.and_inv"(%24, %20) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %101 = "synth.aig.and_inv"(%96, %15) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %102 = "synth.aig.and_inv"(%100, %101) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %103 = "synth.aig.and_inv"(%102) <{inverted = array<i1: true>}> : (i1) -> i1
    %104 = "synth.aig.and_inv"(%21, %69) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %105 = "synth.aig.and_inv"(%21, %69) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %106 = "synth.aig.and_inv"(%104, %105) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %107 = "synth.aig.and_inv"(%21, %69) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %108 = "synth.aig.and_inv"(%79, %73) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %109 = "synth.aig.and_inv"(%79, %73) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %110 = "synth.aig.and_inv"(%108, %109) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %111 = "synth.aig.and_inv"(%79, %73) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %112 = "synth.aig.and_inv"(%89, %83) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %113 = "synth.aig.and_inv"(%89, %83) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %114 = "synth.aig.and_inv"(%112, %113) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %115 = "synth.aig.and_inv"(%89, %83) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %116 = "hw.constant"() <{value = false}> : () -> i1
    %117 = "comb.concat"(%111, %107, %103, %99, %14, %13) : (i1, i1, i1, i1, i1, i1) -> i6
    %118 = "comb.concat"(%114, %110, %106, %116, %19, %116) : (i1, i1, i1, i1, i1, i1) -> i6
    %119 = "hw.constant"() <{value = false}> : () -> i1
    %120 = "synth.aig.and_inv"(%14, %19) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %121 = "synth.aig.and_inv"(%14, %19) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %122 = "synth.aig.and_inv"(%120, %121) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %123 = "synth.aig.and_inv"(%14, %19) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %124 = "synth.aig.and_inv"(%14, %19) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %125 = "synth.aig.and_inv"(%123, %124) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %126 = "synth.aig.and_inv"(%119, %125) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %127 = "synth.aig.and_inv"(%14, %19) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %128 = "synth.aig.and_inv"(%126, %127) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %129 = "synth.aig.and_inv"(%128) <{inverted = array<i1: true>}> : (i1) -> i1
    %130 = "synth.aig.and_inv"(%99, %129) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %131 = "synth.aig.and_inv"(%99, %129) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %132 = "synth.aig.and_inv"(%130, %131) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %133 = "synth.aig.and_inv"(%129, %99) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %134 = "hw.constant"() <{value = false}> : () -> i1
    %135 = "synth.aig.and_inv"(%133, %134) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %136 = "synth.aig.and_inv"(%135) <{inverted = array<i1: true>}> : (i1) -> i1
    %137 = "synth.aig.and_inv"(%106, %136) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %138 = "synth.aig.and_inv"(%106, %136) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %139 = "synth.aig.and_inv"(%137, %138) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %140 = "synth.aig.and_inv"(%103, %139) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %141 = "synth.aig.and_inv"(%103, %139) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %142 = "synth.aig.and_inv"(%140, %141) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %143 = "synth.aig.and_inv"(%103, %106) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %144 = "synth.aig.and_inv"(%103, %106) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %145 = "synth.aig.and_inv"(%143, %144) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %146 = "synth.aig.and_inv"(%136, %145) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %147 = "synth.aig.and_inv"(%103, %106) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %148 = "synth.aig.and_inv"(%146, %147) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %149 = "synth.aig.and_inv"(%148) <{inverted = array<i1: true>}> : (i1) -> i1
    %150 = "synth.aig.and_inv"(%110, %149) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %151 = "synth.aig.and_inv"(%110, %149) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %152 = "synth.aig.and_inv"(%150, %151) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %153 = "synth.aig.and_inv"(%107, %152) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %154 = "synth.aig.and_inv"(%107, %152) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %155 = "synth.aig.and_inv"(%153, %154) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %156 = "synth.aig.and_inv"(%107, %110) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %157 = "synth.aig.and_inv"(%107, %110) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %158 = "synth.aig.and_inv"(%156, %157) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %159 = "synth.aig.and_inv"(%149, %158) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %160 = "synth.aig.and_inv"(%107, %110) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %161 = "synth.aig.and_inv"(%159, %160) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %162 = "synth.aig.and_inv"(%161) <{inverted = array<i1: true>}> : (i1) -> i1
    %163 = "synth.aig.and_inv"(%114, %162) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %164 = "synth.aig.and_inv"(%114, %162) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %165 = "synth.aig.and_inv"(%163, %164) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %166 = "synth.aig.and_inv"(%111, %165) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %167 = "synth.aig.and_inv"(%111, %165) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %168 = "synth.aig.and_inv"(%166, %167) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %169 = "comb.concat"(%168, %155, %142, %132, %122, %13) : (i1, i1, i1, i1, i1, i1) -> i6
    %170 = "comb.extract"(%arg2) <{lowBit = 0 : i32}> : (i6) -> i1
    %171 = "comb.extract"(%arg2) <{lowBit = 1 : i32}> : (i6) -> i1
    %172 = "comb.extract"(%arg2) <{lowBit = 2 : i32}> : (i6) -> i1
    %173 = "comb.extract"(%arg2) <{lowBit = 3 : i32}> : (i6) -> i1
    %174 = "comb.extract"(%arg2) <{lowBit = 4 : i32}> : (i6) -> i1
    %175 = "comb.extract"(%arg2) <{lowBit = 5 : i32}> : (i6) -> i1
    %176 = "synth.aig.and_inv"(%13, %170) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %177 = "synth.aig.and_inv"(%13, %170) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %178 = "synth.aig.and_inv"(%176, %177) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %179 = "synth.aig.and_inv"(%13, %170) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %180 = "synth.aig.and_inv"(%171, %179) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %181 = "synth.aig.and_inv"(%171, %179) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %182 = "synth.aig.and_inv"(%180, %181) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %183 = "synth.aig.and_inv"(%122, %182) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %184 = "synth.aig.and_inv"(%122, %182) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %185 = "synth.aig.and_inv"(%183, %184) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %186 = "synth.aig.and_inv"(%122, %171) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %187 = "synth.aig.and_inv"(%122, %171) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %188 = "synth.aig.and_inv"(%186, %187) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %189 = "synth.aig.and_inv"(%179, %188) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %190 = "synth.aig.and_inv"(%122, %171) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %191 = "synth.aig.and_inv"(%189, %190) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %192 = "synth.aig.and_inv"(%191) <{inverted = array<i1: true>}> : (i1) -> i1
    %193 = "synth.aig.and_inv"(%172, %192) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %194 = "synth.aig.and_inv"(%172, %192) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %195 = "synth.aig.and_inv"(%193, %194) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %196 = "synth.aig.and_inv"(%132, %195) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %197 = "synth.aig.and_inv"(%132, %195) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %198 = "synth.aig.and_inv"(%196, %197) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %199 = "synth.aig.and_inv"(%132, %172) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %200 = "synth.aig.and_inv"(%132, %172) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %201 = "synth.aig.and_inv"(%199, %200) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %202 = "synth.aig.and_inv"(%192, %201) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %203 = "synth.aig.and_inv"(%132, %172) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %204 = "synth.aig.and_inv"(%202, %203) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %205 = "synth.aig.and_inv"(%204) <{inverted = array<i1: true>}> : (i1) -> i1
    %206 = "synth.aig.and_inv"(%173, %205) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %207 = "synth.aig.and_inv"(%173, %205) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %208 = "synth.aig.and_inv"(%206, %207) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %209 = "synth.aig.and_inv"(%142, %208) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %210 = "synth.aig.and_inv"(%142, %208) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %211 = "synth.aig.and_inv"(%209, %210) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %212 = "synth.aig.and_inv"(%142, %173) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %213 = "synth.aig.and_inv"(%142, %173) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %214 = "synth.aig.and_inv"(%212, %213) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %215 = "synth.aig.and_inv"(%205, %214) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %216 = "synth.aig.and_inv"(%142, %173) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %217 = "synth.aig.and_inv"(%215, %216) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %218 = "synth.aig.and_inv"(%217) <{inverted = array<i1: true>}> : (i1) -> i1
    %219 = "synth.aig.and_inv"(%174, %218) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %220 = "synth.aig.and_inv"(%174, %218) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %221 = "synth.aig.and_inv"(%219, %220) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %222 = "synth.aig.and_inv"(%155, %221) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %223 = "synth.aig.and_inv"(%155, %221) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %224 = "synth.aig.and_inv"(%222, %223) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %225 = "synth.aig.and_inv"(%155, %174) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %226 = "synth.aig.and_inv"(%155, %174) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %227 = "synth.aig.and_inv"(%225, %226) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %228 = "synth.aig.and_inv"(%218, %227) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %229 = "synth.aig.and_inv"(%155, %174) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %230 = "synth.aig.and_inv"(%228, %229) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %231 = "synth.aig.and_inv"(%230) <{inverted = array<i1: true>}> : (i1) -> i1
    %232 = "synth.aig.and_inv"(%175, %231) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %233 = "synth.aig.and_inv"(%175, %231) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %234 = "synth.aig.and_inv"(%232, %233) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %235 = "synth.aig.and_inv"(%168, %234) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %236 = "synth.aig.and_inv"(%168, %234) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %237 = "synth.aig.and_inv"(%235, %236) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %238 = "comb.concat"(%237, %224, %211, %198, %185, %178) : (i1, i1, i1, i1, i1, i1) -> i6
    "hw.output"(%238) : (i6) -> ()
  }) : () -> ()
}) : () -> ()

