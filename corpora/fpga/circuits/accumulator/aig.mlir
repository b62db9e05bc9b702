#loc = loc("-":6:89)
"builtin.module"() ({
  "hw.module"() <{module_type = !hw.modty<input clk : !seq.clock, input rst : i1, input en : i1, input a : i4, input b : i4, output y : i8>, parameters = [], result_locs = [#loc], sym_name = "main"}> ({
  ^bb0(%arg0: !seq.clock, %arg1: i1, %arg2: i1, %arg3: i4, %arg4: i4):
    %0 = "hw.constant"() <{value = 0 : i4}> : () -> i4
    %1 = "hw.constant"() <{value = 0 : i8}> : () -> i8
    %2 = "comb.concat"(%0, %arg3) : (i4, i4) -> i8
    %3 = "comb.concat"(%0, %arg4) : (i4, i4) -> i8
    %4 = "comb.extract"(%2) <{lowBit = 0 : i32}> : (i8) -> i1
    %5 = "comb.extract"(%2) <{lowBit = 1 : i32}> : (i8) -> i1
    %6 = "comb.extract"(%2) <{lowBit = 2 : i32}> : (i8) -> i1
    %7 = "comb.extract"(%2) <{lowBit = 3 : i32}> : (i8) -> i1
    %8 = "comb.extract"(%2) <{lowBit = 4 : i32}> : (i8) -> i1
    %9 = "comb.extract"(%2) <{lowBit = 5 : i32}> : (i8) -> i1
    %10 = "comb.extract"(%2) <{lowBit = 6 : i32}> : (i8) -> i1
    %11 = "comb.extract"(%2) <{lowBit = 7 : i32}> : (i8) -> i1
    %12 = "comb.extract"(%3) <{lowBit = 0 : i32}> : (i8) -> i1
    %13 = "comb.extract"(%3) <{lowBit = 1 : i32}> : (i8) -> i1
    %14 = "comb.extract"(%3) <{lowBit = 2 : i32}> : (i8) -> i1
    %15 = "comb.extract"(%3) <{lowBit = 3 : i32}> : (i8) -> i1
    %16 = "comb.extract"(%3) <{lowBit = 4 : i32}> : (i8) -> i1
    %17 = "comb.extract"(%3) <{lowBit = 5 : i32}> : (i8) -> i1
    %18 = "comb.extract"(%3) <{lowBit = 6 : i32}> : (i8) -> i1
    %19 = "comb.extract"(%3) <{lowBit = 7 : i32}> : (i8) -> i1
    %20 = "hw.constant"() <{value = false}> : () -> i1
    %21 = "synth.aig.and_inv"(%4, %12) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %22 = "synth.aig.and_inv"(%5, %12) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %23 = "synth.aig.and_inv"(%6, %12) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %24 = "synth.aig.and_inv"(%7, %12) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %25 = "synth.aig.and_inv"(%8, %12) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %26 = "synth.aig.and_inv"(%9, %12) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %27 = "synth.aig.and_inv"(%10, %12) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %28 = "synth.aig.and_inv"(%11, %12) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %29 = "synth.aig.and_inv"(%4, %13) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %30 = "synth.aig.and_inv"(%5, %13) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %31 = "synth.aig.and_inv"(%6, %13) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %32 = "synth.aig.and_inv"(%7, %13) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %33 = "synth.aig.and_inv"(%8, %13) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %34 = "synth.aig.and_inv"(%9, %13) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %35 = "synth.aig.and_inv"(%10, %13) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %36 = "synth.aig.and_inv"(%4, %14) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %37 = "synth.aig.and_inv"(%5, %14) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %38 = "synth.aig.and_inv"(%6, %14) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %39 = "synth.aig.and_inv"(%7, %14) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %40 = "synth.aig.and_inv"(%8, %14) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %41 = "synth.aig.and_inv"(%9, %14) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %42 = "synth.aig.and_inv"(%4, %15) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %43 = "synth.aig.and_inv"(%5, %15) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %44 = "synth.aig.and_inv"(%6, %15) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %45 = "synth.aig.and_inv"(%7, %15) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %46 = "synth.aig.and_inv"(%8, %15) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %47 = "synth.aig.and_inv"(%4, %16) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %48 = "synth.aig.and_inv"(%5, %16) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %49 = "synth.aig.and_inv"(%6, %16) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %50 = "synth.aig.and_inv"(%7, %16) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %51 = "synth.aig.and_inv"(%4, %17) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %52 = "synth.aig.and_inv"(%5, %17) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %53 = "synth.aig.and_inv"(%6, %17) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %54 = "synth.aig.and_inv"(%4, %18) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %55 = "synth.aig.and_inv"(%5, %18) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %56 = "synth.aig.and_inv"(%4, %19) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %57 = "synth.aig.and_inv"(%42, %37) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %58 = "synth.aig.and_inv"(%42, %37) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %59 = "synth.aig.and_inv"(%57, %58) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %60 = "synth.aig.and_inv"(%59, %24) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %61 = "synth.aig.and_inv"(%59, %24) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %62 = "synth.aig.and_inv"(%60, %61) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %63 = "synth.aig.and_inv"(%42, %37) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %64 = "synth.aig.and_inv"(%59, %24) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %65 = "synth.aig.and_inv"(%63, %64) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %66 = "synth.aig.and_inv"(%65) <{inverted = array<i1: true>}> : (i1) -> i1
    %67 = "synth.aig.and_inv"(%43, %38) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %68 = "synth.aig.and_inv"(%43, %38) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %69 = "synth.aig.and_inv"(%67, %68) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %70 = "synth.aig.and_inv"(%69, %32) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %71 = "synth.aig.and_inv"(%69, %32) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %72 = "synth.aig.and_inv"(%70, %71) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %73 = "synth.aig.and_inv"(%43, %38) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %74 = "synth.aig.and_inv"(%69, %32) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %75 = "synth.aig.and_inv"(%73, %74) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %76 = "synth.aig.and_inv"(%75) <{inverted = array<i1: true>}> : (i1) -> i1
    %77 = "synth.aig.and_inv"(%36, %30) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %78 = "synth.aig.and_inv"(%36, %30) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %79 = "synth.aig.and_inv"(%77, %78) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %80 = "synth.aig.and_inv"(%79, %23) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %81 = "synth.aig.and_inv"(%79, %23) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %82 = "synth.aig.and_inv"(%80, %81) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %83 = "synth.aig.and_inv"(%36, %30) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %84 = "synth.aig.and_inv"(%79, %23) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %85 = "synth.aig.and_inv"(%83, %84) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %86 = "synth.aig.and_inv"(%85) <{inverted = array<i1: true>}> : (i1) -> i1
    %87 = "synth.aig.and_inv"(%31, %62) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %88 = "synth.aig.and_inv"(%31, %62) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %89 = "synth.aig.and_inv"(%87, %88) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %90 = "synth.aig.and_inv"(%31, %62) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %91 = "synth.aig.and_inv"(%72, %66) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %92 = "synth.aig.and_inv"(%72, %66) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %93 = "synth.aig.and_inv"(%91, %92) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %94 = "synth.aig.and_inv"(%72, %66) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %95 = "synth.aig.and_inv"(%44, %39) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %96 = "synth.aig.and_inv"(%44, %39) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %97 = "synth.aig.and_inv"(%95, %96) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %98 = "synth.aig.and_inv"(%97, %76) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %99 = "synth.aig.and_inv"(%97, %76) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %100 = "synth.aig.and_inv"(%98, %99) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %101 = "synth.aig.and_inv"(%44, %39) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %102 = "synth.aig.and_inv"(%97, %76) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %103 = "synth.aig.and_inv"(%101, %102) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %104 = "synth.aig.and_inv"(%103) <{inverted = array<i1: true>}> : (i1) -> i1
    %105 = "hw.constant"() <{value = false}> : () -> i1
    %106 = "comb.concat"(%105, %104, %94, %90, %86, %82, %22, %21) : (i1, i1, i1, i1, i1, i1, i1, i1) -> i8
    %107 = "comb.concat"(%105, %45, %100, %93, %89, %105, %29, %105) : (i1, i1, i1, i1, i1, i1, i1, i1) -> i8
    %108 = "hw.constant"() <{value = false}> : () -> i1
    %109 = "synth.aig.and_inv"(%22, %29) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %110 = "synth.aig.and_inv"(%22, %29) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %111 = "synth.aig.and_inv"(%109, %110) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %112 = "synth.aig.and_inv"(%22, %29) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %113 = "hw.constant"() <{value = false}> : () -> i1
    %114 = "synth.aig.and_inv"(%86, %89) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %115 = "synth.aig.and_inv"(%86, %89) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %116 = "synth.aig.and_inv"(%114, %115) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %117 = "synth.aig.and_inv"(%86, %89) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %118 = "synth.aig.and_inv"(%90, %93) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %119 = "synth.aig.and_inv"(%90, %93) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %120 = "synth.aig.and_inv"(%118, %119) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %121 = "synth.aig.and_inv"(%90, %93) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %122 = "synth.aig.and_inv"(%94, %100) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %123 = "synth.aig.and_inv"(%94, %100) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %124 = "synth.aig.and_inv"(%122, %123) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %125 = "synth.aig.and_inv"(%94, %100) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %126 = "synth.aig.and_inv"(%104, %45) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %127 = "synth.aig.and_inv"(%104, %45) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %128 = "synth.aig.and_inv"(%126, %127) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %129 = "synth.aig.and_inv"(%104, %45) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %130 = "hw.constant"() <{value = false}> : () -> i1
    %131 = "hw.constant"() <{value = false}> : () -> i1
    %132 = "synth.aig.and_inv"(%111, %108) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %133 = "synth.aig.and_inv"(%112, %132) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %134 = "synth.aig.and_inv"(%133) <{inverted = array<i1: true>}> : (i1) -> i1
    %135 = "synth.aig.and_inv"(%111, %21) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %136 = "synth.aig.and_inv"(%116, %113) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %137 = "synth.aig.and_inv"(%117, %136) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %138 = "synth.aig.and_inv"(%137) <{inverted = array<i1: true>}> : (i1) -> i1
    %139 = "synth.aig.and_inv"(%116, %82) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %140 = "synth.aig.and_inv"(%124, %121) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %141 = "synth.aig.and_inv"(%125, %140) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %142 = "synth.aig.and_inv"(%141) <{inverted = array<i1: true>}> : (i1) -> i1
    %143 = "synth.aig.and_inv"(%124, %120) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %144 = "synth.aig.and_inv"(%130, %129) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %145 = "synth.aig.and_inv"(%131, %144) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %146 = "synth.aig.and_inv"(%145) <{inverted = array<i1: true>}> : (i1) -> i1
    %147 = "synth.aig.and_inv"(%130, %128) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %148 = "synth.aig.and_inv"(%82, %134) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %149 = "synth.aig.and_inv"(%113, %148) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %150 = "synth.aig.and_inv"(%149) <{inverted = array<i1: true>}> : (i1) -> i1
    %151 = "synth.aig.and_inv"(%82, %135) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %152 = "synth.aig.and_inv"(%139, %134) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %153 = "synth.aig.and_inv"(%138, %152) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %154 = "synth.aig.and_inv"(%153) <{inverted = array<i1: true>}> : (i1) -> i1
    %155 = "synth.aig.and_inv"(%139, %135) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %156 = "synth.aig.and_inv"(%128, %142) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %157 = "synth.aig.and_inv"(%129, %156) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %158 = "synth.aig.and_inv"(%157) <{inverted = array<i1: true>}> : (i1) -> i1
    %159 = "synth.aig.and_inv"(%128, %143) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %160 = "synth.aig.and_inv"(%147, %142) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %161 = "synth.aig.and_inv"(%146, %160) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %162 = "synth.aig.and_inv"(%161) <{inverted = array<i1: true>}> : (i1) -> i1
    %163 = "synth.aig.and_inv"(%147, %143) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %164 = "synth.aig.and_inv"(%120, %154) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %165 = "synth.aig.and_inv"(%121, %164) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %166 = "synth.aig.and_inv"(%165) <{inverted = array<i1: true>}> : (i1) -> i1
    %167 = "synth.aig.and_inv"(%120, %155) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %168 = "synth.aig.and_inv"(%143, %154) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %169 = "synth.aig.and_inv"(%142, %168) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %170 = "synth.aig.and_inv"(%169) <{inverted = array<i1: true>}> : (i1) -> i1
    %171 = "synth.aig.and_inv"(%143, %155) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %172 = "synth.aig.and_inv"(%159, %154) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %173 = "synth.aig.and_inv"(%158, %172) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %174 = "synth.aig.and_inv"(%173) <{inverted = array<i1: true>}> : (i1) -> i1
    %175 = "synth.aig.and_inv"(%159, %155) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %176 = "synth.aig.and_inv"(%163, %154) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %177 = "synth.aig.and_inv"(%162, %176) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %178 = "synth.aig.and_inv"(%177) <{inverted = array<i1: true>}> : (i1) -> i1
    %179 = "synth.aig.and_inv"(%163, %155) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %180 = "synth.aig.and_inv"(%82, %134) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %181 = "synth.aig.and_inv"(%82, %134) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %182 = "synth.aig.and_inv"(%180, %181) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %183 = "synth.aig.and_inv"(%116, %150) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %184 = "synth.aig.and_inv"(%116, %150) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %185 = "synth.aig.and_inv"(%183, %184) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %186 = "synth.aig.and_inv"(%120, %154) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %187 = "synth.aig.and_inv"(%120, %154) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %188 = "synth.aig.and_inv"(%186, %187) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %189 = "synth.aig.and_inv"(%124, %166) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %190 = "synth.aig.and_inv"(%124, %166) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %191 = "synth.aig.and_inv"(%189, %190) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %192 = "synth.aig.and_inv"(%128, %170) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %193 = "synth.aig.and_inv"(%128, %170) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %194 = "synth.aig.and_inv"(%192, %193) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %195 = "synth.aig.and_inv"(%130, %174) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %196 = "synth.aig.and_inv"(%130, %174) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %197 = "synth.aig.and_inv"(%195, %196) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %198 = "comb.concat"(%197, %194, %191, %188, %185, %182, %111, %21) : (i1, i1, i1, i1, i1, i1, i1, i1) -> i8
    %199 = "comb.replicate"(%arg2) : (i1) -> i8
    %200 = "synth.aig.and_inv"(%199, %198) <{inverted = array<i1: false, false>}> : (i8, i8) -> i8
    %201 = "synth.aig.and_inv"(%199, %204) <{inverted = array<i1: true, false>}> : (i8, i8) -> i8
    %202 = "synth.aig.and_inv"(%200, %201) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %203 = "synth.aig.and_inv"(%202) <{inverted = array<i1: true>}> : (i8) -> i8
    %204 = "seq.compreg"(%203, %arg0, %arg1, %1) <{name = "product", operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (i8, !seq.clock, i1, i8) -> i8
    %205 = "comb.replicate"(%arg2) : (i1) -> i8
    %206 = "synth.aig.and_inv"(%205, %204) <{inverted = array<i1: false, false>}> : (i8, i8) -> i8
    %207 = "synth.aig.and_inv"(%205, %210) <{inverted = array<i1: true, false>}> : (i8, i8) -> i8
    %208 = "synth.aig.and_inv"(%206, %207) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %209 = "synth.aig.and_inv"(%208) <{inverted = array<i1: true>}> : (i8) -> i8
    %210 = "seq.compreg"(%209, %arg0) <{inner_sym = #hw<innerSym@late_sh1>, name = "late_sh1", operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (i8, !seq.clock) -> i8
    %211 = "comb.replicate"(%arg2) : (i1) -> i8
    %212 = "synth.aig.and_inv"(%211, %210) <{inverted = array<i1: false, false>}> : (i8, i8) -> i8
    %213 = "synth.aig.and_inv"(%211, %216) <{inverted = array<i1: true, false>}> : (i8, i8) -> i8
    %214 = "synth.aig.and_inv"(%212, %213) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %215 = "synth.aig.and_inv"(%214) <{inverted = array<i1: true>}> : (i8) -> i8
    %216 = "seq.compreg"(%215, %arg0) <{inner_sym = #hw<innerSym@late_sh2>, name = "late_sh2", operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (i8, !seq.clock) -> i8
    %217 = "comb.extract"(%335) <{lowBit = 0 : i32}> : (i8) -> i1
    %218 = "comb.extract"(%335) <{lowBit = 1 : i32}> : (i8) -> i1
    %219 = "comb.extract"(%335) <{lowBit = 2 : i32}> : (i8) -> i1
    %220 = "comb.extract"(%335) <{lowBit = 3 : i32}> : (i8) -> i1
    %221 = "comb.extract"(%335) <{lowBit = 4 : i32}> : (i8) -> i1
    %222 = "comb.extract"(%335) <{lowBit = 5 : i32}> : (i8) -> i1
    %223 = "comb.extract"(%335) <{lowBit = 6 : i32}> : (i8) -> i1
    %224 = "comb.extract"(%335) <{lowBit = 7 : i32}> : (i8) -> i1
    %225 = "comb.extract"(%216) <{lowBit = 0 : i32}> : (i8) -> i1
    %226 = "comb.extract"(%216) <{lowBit = 1 : i32}> : (i8) -> i1
    %227 = "comb.extract"(%216) <{lowBit = 2 : i32}> : (i8) -> i1
    %228 = "comb.extract"(%216) <{lowBit = 3 : i32}> : (i8) -> i1
    %229 = "comb.extract"(%216) <{lowBit = 4 : i32}> : (i8) -> i1
    %230 = "comb.extract"(%216) <{lowBit = 5 : i32}> : (i8) -> i1
    %231 = "comb.extract"(%216) <{lowBit = 6 : i32}> : (i8) -> i1
    %232 = "comb.extract"(%216) <{lowBit = 7 : i32}> : (i8) -> i1
    %233 = "synth.aig.and_inv"(%217, %225) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %234 = "synth.aig.and_inv"(%217, %225) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %235 = "synth.aig.and_inv"(%233, %234) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %236 = "synth.aig.and_inv"(%217, %225) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %237 = "synth.aig.and_inv"(%218, %226) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %238 = "synth.aig.and_inv"(%218, %226) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %239 = "synth.aig.and_inv"(%237, %238) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %240 = "synth.aig.and_inv"(%218, %226) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %241 = "synth.aig.and_inv"(%219, %227) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %242 = "synth.aig.and_inv"(%219, %227) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %243 = "synth.aig.and_inv"(%241, %242) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %244 = "synth.aig.and_inv"(%219, %227) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %245 = "synth.aig.and_inv"(%220, %228) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %246 = "synth.aig.and_inv"(%220, %228) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %247 = "synth.aig.and_inv"(%245, %246) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %248 = "synth.aig.and_inv"(%220, %228) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %249 = "synth.aig.and_inv"(%221, %229) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %250 = "synth.aig.and_inv"(%221, %229) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %251 = "synth.aig.and_inv"(%249, %250) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %252 = "synth.aig.and_inv"(%221, %229) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %253 = "synth.aig.and_inv"(%222, %230) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %254 = "synth.aig.and_inv"(%222, %230) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %255 = "synth.aig.and_inv"(%253, %254) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %256 = "synth.aig.and_inv"(%222, %230) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %257 = "synth.aig.and_inv"(%223, %231) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %258 = "synth.aig.and_inv"(%223, %231) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %259 = "synth.aig.and_inv"(%257, %258) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %260 = "synth.aig.and_inv"(%223, %231) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %261 = "synth.aig.and_inv"(%224, %232) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %262 = "synth.aig.and_inv"(%224, %232) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %263 = "synth.aig.and_inv"(%261, %262) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %264 = "synth.aig.and_inv"(%224, %232) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %265 = "synth.aig.and_inv"(%239, %236) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %266 = "synth.aig.and_inv"(%240, %265) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %267 = "synth.aig.and_inv"(%266) <{inverted = array<i1: true>}> : (i1) -> i1
    %268 = "synth.aig.and_inv"(%239, %235) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %269 = "synth.aig.and_inv"(%247, %244) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %270 = "synth.aig.and_inv"(%248, %269) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %271 = "synth.aig.and_inv"(%270) <{inverted = array<i1: true>}> : (i1) -> i1
    %272 = "synth.aig.and_inv"(%247, %243) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %273 = "synth.aig.and_inv"(%255, %252) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %274 = "synth.aig.and_inv"(%256, %273) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %275 = "synth.aig.and_inv"(%274) <{inverted = array<i1: true>}> : (i1) -> i1
    %276 = "synth.aig.and_inv"(%255, %251) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %277 = "synth.aig.and_inv"(%263, %260) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %278 = "synth.aig.and_inv"(%264, %277) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %279 = "synth.aig.and_inv"(%278) <{inverted = array<i1: true>}> : (i1) -> i1
    %280 = "synth.aig.and_inv"(%263, %259) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %281 = "synth.aig.and_inv"(%243, %267) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %282 = "synth.aig.and_inv"(%244, %281) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %283 = "synth.aig.and_inv"(%282) <{inverted = array<i1: true>}> : (i1) -> i1
    %284 = "synth.aig.and_inv"(%243, %268) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %285 = "synth.aig.and_inv"(%272, %267) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %286 = "synth.aig.and_inv"(%271, %285) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %287 = "synth.aig.and_inv"(%286) <{inverted = array<i1: true>}> : (i1) -> i1
    %288 = "synth.aig.and_inv"(%272, %268) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %289 = "synth.aig.and_inv"(%259, %275) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %290 = "synth.aig.and_inv"(%260, %289) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %291 = "synth.aig.and_inv"(%290) <{inverted = array<i1: true>}> : (i1) -> i1
    %292 = "synth.aig.and_inv"(%259, %276) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %293 = "synth.aig.and_inv"(%280, %275) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %294 = "synth.aig.and_inv"(%279, %293) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %295 = "synth.aig.and_inv"(%294) <{inverted = array<i1: true>}> : (i1) -> i1
    %296 = "synth.aig.and_inv"(%280, %276) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %297 = "synth.aig.and_inv"(%251, %287) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %298 = "synth.aig.and_inv"(%252, %297) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %299 = "synth.aig.and_inv"(%298) <{inverted = array<i1: true>}> : (i1) -> i1
    %300 = "synth.aig.and_inv"(%251, %288) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %301 = "synth.aig.and_inv"(%276, %287) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %302 = "synth.aig.and_inv"(%275, %301) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %303 = "synth.aig.and_inv"(%302) <{inverted = array<i1: true>}> : (i1) -> i1
    %304 = "synth.aig.and_inv"(%276, %288) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %305 = "synth.aig.and_inv"(%292, %287) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %306 = "synth.aig.and_inv"(%291, %305) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %307 = "synth.aig.and_inv"(%306) <{inverted = array<i1: true>}> : (i1) -> i1
    %308 = "synth.aig.and_inv"(%292, %288) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %309 = "synth.aig.and_inv"(%296, %287) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %310 = "synth.aig.and_inv"(%295, %309) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %311 = "synth.aig.and_inv"(%310) <{inverted = array<i1: true>}> : (i1) -> i1
    %312 = "synth.aig.and_inv"(%296, %288) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %313 = "synth.aig.and_inv"(%239, %236) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %314 = "synth.aig.and_inv"(%239, %236) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %315 = "synth.aig.and_inv"(%313, %314) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %316 = "synth.aig.and_inv"(%243, %267) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %317 = "synth.aig.and_inv"(%243, %267) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %318 = "synth.aig.and_inv"(%316, %317) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %319 = "synth.aig.and_inv"(%247, %283) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %320 = "synth.aig.and_inv"(%247, %283) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %321 = "synth.aig.and_inv"(%319, %320) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %322 = "synth.aig.and_inv"(%251, %287) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %323 = "synth.aig.and_inv"(%251, %287) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %324 = "synth.aig.and_inv"(%322, %323) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %325 = "synth.aig.and_inv"(%255, %299) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %326 = "synth.aig.and_inv"(%255, %299) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %327 = "synth.aig.and_inv"(%325, %326) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %328 = "synth.aig.and_inv"(%259, %303) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %329 = "synth.aig.and_inv"(%259, %303) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %330 = "synth.aig.and_inv"(%328, %329) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %331 = "synth.aig.and_inv"(%263, %307) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %332 = "synth.aig.and_inv"(%263, %307) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %333 = "synth.aig.and_inv"(%331, %332) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %334 = "comb.concat"(%333, %330, %327, %324, %321, %318, %315, %235) : (i1, i1, i1, i1, i1, i1, i1, i1) -> i8
    %335 = "seq.compreg"(%334, %arg0, %arg1, %1) <{name = "sum", operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (i8, !seq.clock, i1, i8) -> i8
    "hw.output"(%335) : (i8) -> ()
  }) : () -> ()
}) : () -> ()

