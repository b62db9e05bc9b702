#loc = loc("-":1:55)
#loc1 = loc("-":1:66)
"builtin.module"() ({
  "hw.module"() <{module_type = !hw.modty<input a : i8, input b : i8, input op : i2, output y : i8, output zero : i1>, parameters = [], result_locs = [#loc, #loc1], sym_name = "main"}> ({
  ^bb0(%arg0: i8, %arg1: i8, %arg2: i2):
    %0 = "comb.extract"(%arg0) <{lowBit = 0 : i32}> : (i8) -> i1
    %1 = "comb.extract"(%arg0) <{lowBit = 1 : i32}> : (i8) -> i1
    %2 = "comb.extract"(%arg0) <{lowBit = 2 : i32}> : (i8) -> i1
    %3 = "comb.extract"(%arg0) <{lowBit = 3 : i32}> : (i8) -> i1
    %4 = "comb.extract"(%arg0) <{lowBit = 4 : i32}> : (i8) -> i1
    %5 = "comb.extract"(%arg0) <{lowBit = 5 : i32}> : (i8) -> i1
    %6 = "comb.extract"(%arg0) <{lowBit = 6 : i32}> : (i8) -> i1
    %7 = "comb.extract"(%arg0) <{lowBit = 7 : i32}> : (i8) -> i1
    %8 = "comb.extract"(%arg1) <{lowBit = 0 : i32}> : (i8) -> i1
    %9 = "comb.extract"(%arg1) <{lowBit = 1 : i32}> : (i8) -> i1
    %10 = "comb.extract"(%arg1) <{lowBit = 2 : i32}> : (i8) -> i1
    %11 = "comb.extract"(%arg1) <{lowBit = 3 : i32}> : (i8) -> i1
    %12 = "comb.extract"(%arg1) <{lowBit = 4 : i32}> : (i8) -> i1
    %13 = "comb.extract"(%arg1) <{lowBit = 5 : i32}> : (i8) -> i1
    %14 = "comb.extract"(%arg1) <{lowBit = 6 : i32}> : (i8) -> i1
    %15 = "comb.extract"(%arg1) <{lowBit = 7 : i32}> : (i8) -> i1
    %16 = "synth.aig.and_inv"(%0, %8) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %17 = "synth.aig.and_inv"(%0, %8) <{inverted = array<i1: true, false>}> : (i1, i1) -> i1
    %18 = "synth.aig.and_inv"(%16, %17) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %19 = "synth.aig.and_inv"(%0, %8) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %20 = "synth.aig.and_inv"(%1, %9) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %21 = "synth.aig.and_inv"(%1, %9) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %22 = "synth.aig.and_inv"(%20, %21) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %23 = "synth.aig.and_inv"(%1, %9) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %24 = "synth.aig.and_inv"(%2, %10) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %25 = "synth.aig.and_inv"(%2, %10) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %26 = "synth.aig.and_inv"(%24, %25) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %27 = "synth.aig.and_inv"(%2, %10) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %28 = "synth.aig.and_inv"(%3, %11) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %29 = "synth.aig.and_inv"(%3, %11) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %30 = "synth.aig.and_inv"(%28, %29) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %31 = "synth.aig.and_inv"(%3, %11) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %32 = "synth.aig.and_inv"(%4, %12) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %33 = "synth.aig.and_inv"(%4, %12) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %34 = "synth.aig.and_inv"(%32, %33) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %35 = "synth.aig.and_inv"(%4, %12) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %36 = "synth.aig.and_inv"(%5, %13) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %37 = "synth.aig.and_inv"(%5, %13) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %38 = "synth.aig.and_inv"(%36, %37) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %39 = "synth.aig.and_inv"(%5, %13) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %40 = "synth.aig.and_inv"(%6, %14) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %41 = "synth.aig.and_inv"(%6, %14) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %42 = "synth.aig.and_inv"(%40, %41) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %43 = "synth.aig.and_inv"(%6, %14) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %44 = "synth.aig.and_inv"(%7, %15) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %45 = "synth.aig.and_inv"(%7, %15) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %46 = "synth.aig.and_inv"(%44, %45) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %47 = "synth.aig.and_inv"(%7, %15) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %48 = "synth.aig.and_inv"(%22, %19) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %49 = "synth.aig.and_inv"(%23, %48) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %50 = "synth.aig.and_inv"(%49) <{inverted = array<i1: true>}> : (i1) -> i1
    %51 = "synth.aig.and_inv"(%22, %18) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %52 = "synth.aig.and_inv"(%30, %27) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %53 = "synth.aig.and_inv"(%31, %52) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %54 = "synth.aig.and_inv"(%53) <{inverted = array<i1: true>}> : (i1) -> i1
    %55 = "synth.aig.and_inv"(%30, %26) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %56 = "synth.aig.and_inv"(%38, %35) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %57 = "synth.aig.and_inv"(%39, %56) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %58 = "synth.aig.and_inv"(%57) <{inverted = array<i1: true>}> : (i1) -> i1
    %59 = "synth.aig.and_inv"(%38, %34) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %60 = "synth.aig.and_inv"(%46, %43) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %61 = "synth.aig.and_inv"(%47, %60) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %62 = "synth.aig.and_inv"(%61) <{inverted = array<i1: true>}> : (i1) -> i1
    %63 = "synth.aig.and_inv"(%46, %42) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %64 = "synth.aig.and_inv"(%26, %50) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %65 = "synth.aig.and_inv"(%27, %64) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %66 = "synth.aig.and_inv"(%65) <{inverted = array<i1: true>}> : (i1) -> i1
    %67 = "synth.aig.and_inv"(%26, %51) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %68 = "synth.aig.and_inv"(%55, %50) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %69 = "synth.aig.and_inv"(%54, %68) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %70 = "synth.aig.and_inv"(%69) <{inverted = array<i1: true>}> : (i1) -> i1
    %71 = "synth.aig.and_inv"(%55, %51) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %72 = "synth.aig.and_inv"(%42, %58) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %73 = "synth.aig.and_inv"(%43, %72) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %74 = "synth.aig.and_inv"(%73) <{inverted = array<i1: true>}> : (i1) -> i1
    %75 = "synth.aig.and_inv"(%42, %59) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %76 = "synth.aig.and_inv"(%63, %58) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %77 = "synth.aig.and_inv"(%62, %76) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %78 = "synth.aig.and_inv"(%77) <{inverted = array<i1: true>}> : (i1) -> i1
    %79 = "synth.aig.and_inv"(%63, %59) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %80 = "synth.aig.and_inv"(%34, %70) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %81 = "synth.aig.and_inv"(%35, %80) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %82 = "synth.aig.and_inv"(%81) <{inverted = array<i1: true>}> : (i1) -> i1
    %83 = "synth.aig.and_inv"(%34, %71) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %84 = "synth.aig.and_inv"(%59, %70) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %85 = "synth.aig.and_inv"(%58, %84) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %86 = "synth.aig.and_inv"(%85) <{inverted = array<i1: true>}> : (i1) -> i1
    %87 = "synth.aig.and_inv"(%59, %71) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %88 = "synth.aig.and_inv"(%75, %70) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %89 = "synth.aig.and_inv"(%74, %88) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %90 = "synth.aig.and_inv"(%89) <{inverted = array<i1: true>}> : (i1) -> i1
    %91 = "synth.aig.and_inv"(%75, %71) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %92 = "synth.aig.and_inv"(%79, %70) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %93 = "synth.aig.and_inv"(%78, %92) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %94 = "synth.aig.and_inv"(%93) <{inverted = array<i1: true>}> : (i1) -> i1
    %95 = "synth.aig.and_inv"(%79, %71) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %96 = "synth.aig.and_inv"(%22, %19) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %97 = "synth.aig.and_inv"(%22, %19) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %98 = "synth.aig.and_inv"(%96, %97) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %99 = "synth.aig.and_inv"(%26, %50) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %100 = "synth.aig.and_inv"(%26, %50) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %101 = "synth.aig.and_inv"(%99, %100) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %102 = "synth.aig.and_inv"(%30, %66) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %103 = "synth.aig.and_inv"(%30, %66) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %104 = "synth.aig.and_inv"(%102, %103) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %105 = "synth.aig.and_inv"(%34, %70) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %106 = "synth.aig.and_inv"(%34, %70) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %107 = "synth.aig.and_inv"(%105, %106) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %108 = "synth.aig.and_inv"(%38, %82) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %109 = "synth.aig.and_inv"(%38, %82) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %110 = "synth.aig.and_inv"(%108, %109) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %111 = "synth.aig.and_inv"(%42, %86) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %112 = "synth.aig.and_inv"(%42, %86) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %113 = "synth.aig.and_inv"(%111, %112) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %114 = "synth.aig.and_inv"(%46, %90) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %115 = "synth.aig.and_inv"(%46, %90) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %116 = "synth.aig.and_inv"(%114, %115) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %117 = "comb.concat"(%116, %113, %110, %107, %104, %101, %98, %18) : (i1, i1, i1, i1, i1, i1, i1, i1) -> i8
    %118 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %119 = "synth.aig.and_inv"(%arg1, %118) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %120 = "synth.aig.and_inv"(%arg1, %118) <{inverted = array<i1: false, false>}> : (i8, i8) -> i8
    %121 = "synth.aig.and_inv"(%119, %120) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %122 = "hw.constant"() <{value = 1 : i8}> : () -> i8
    %123 = "hw.constant"() <{value = true}> : () -> i1
    %124 = "comb.extract"(%arg0) <{lowBit = 0 : i32}> : (i8) -> i1
    %125 = "comb.extract"(%arg0) <{lowBit = 1 : i32}> : (i8) -> i1
    %126 = "comb.extract"(%arg0) <{lowBit = 2 : i32}> : (i8) -> i1
    %127 = "comb.extract"(%arg0) <{lowBit = 3 : i32}> : (i8) -> i1
    %128 = "comb.extract"(%arg0) <{lowBit = 4 : i32}> : (i8) -> i1
    %129 = "comb.extract"(%arg0) <{lowBit = 5 : i32}> : (i8) -> i1
    %130 = "comb.extract"(%arg0) <{lowBit = 6 : i32}> : (i8) -> i1
    %131 = "comb.extract"(%arg0) <{lowBit = 7 : i32}> : (i8) -> i1
    %132 = "comb.extract"(%121) <{lowBit = 0 : i32}> : (i8) -> i1
    %133 = "comb.extract"(%121) <{lowBit = 1 : i32}> : (i8) -> i1
    %134 = "comb.extract"(%121) <{lowBit = 2 : i32}> : (i8) -> i1
    %135 = "comb.extract"(%121) <{lowBit = 3 : i32}> : (i8) -> i1
    %136 = "comb.extract"(%121) <{lowBit = 4 : i32}> : (i8) -> i1
    %137 = "comb.extract"(%121) <{lowBit = 5 : i32}> : (i8) -> i1
    %138 = "comb.extract"(%121) <{lowBit = 6 : i32}> : (i8) -> i1
    %139 = "comb.extract"(%121) <{lowBit = 7 : i32}> : (i8) -> i1
    %140 = "synth.aig.and_inv"(%124, %132) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %141 = "synth.aig.and_inv"(%124, %132) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %142 = "synth.aig.and_inv"(%140, %141) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %143 = "synth.aig.and_inv"(%124, %132) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %144 = "synth.aig.and_inv"(%125, %133) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %145 = "synth.aig.and_inv"(%125, %133) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %146 = "synth.aig.and_inv"(%144, %145) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %147 = "synth.aig.and_inv"(%125, %133) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %148 = "synth.aig.and_inv"(%126, %134) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %149 = "synth.aig.and_inv"(%126, %134) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %150 = "synth.aig.and_inv"(%148, %149) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %151 = "synth.aig.and_inv"(%126, %134) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %152 = "synth.aig.and_inv"(%127, %135) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %153 = "synth.aig.and_inv"(%127, %135) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %154 = "synth.aig.and_inv"(%152, %153) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %155 = "synth.aig.and_inv"(%127, %135) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %156 = "synth.aig.and_inv"(%128, %136) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %157 = "synth.aig.and_inv"(%128, %136) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %158 = "synth.aig.and_inv"(%156, %157) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %159 = "synth.aig.and_inv"(%128, %136) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %160 = "synth.aig.and_inv"(%129, %137) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %161 = "synth.aig.and_inv"(%129, %137) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %162 = "synth.aig.and_inv"(%160, %161) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %163 = "synth.aig.and_inv"(%129, %137) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %164 = "synth.aig.and_inv"(%130, %138) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %165 = "synth.aig.and_inv"(%130, %138) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %166 = "synth.aig.and_inv"(%164, %165) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %167 = "synth.aig.and_inv"(%130, %138) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %168 = "synth.aig.and_inv"(%131, %139) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %169 = "synth.aig.and_inv"(%131, %139) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %170 = "synth.aig.and_inv"(%168, %169) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %171 = "synth.aig.and_inv"(%131, %139) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %172 = "synth.aig.and_inv"(%143, %142) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %173 = "synth.aig.and_inv"(%172) <{inverted = array<i1: true>}> : (i1) -> i1
    %174 = "synth.aig.and_inv"(%146, %173) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %175 = "synth.aig.and_inv"(%147, %174) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %176 = "synth.aig.and_inv"(%175) <{inverted = array<i1: true>}> : (i1) -> i1
    %177 = "synth.aig.and_inv"(%146, %142) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %178 = "synth.aig.and_inv"(%154, %151) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %179 = "synth.aig.and_inv"(%155, %178) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %180 = "synth.aig.and_inv"(%179) <{inverted = array<i1: true>}> : (i1) -> i1
    %181 = "synth.aig.and_inv"(%154, %150) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %182 = "synth.aig.and_inv"(%162, %159) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %183 = "synth.aig.and_inv"(%163, %182) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %184 = "synth.aig.and_inv"(%183) <{inverted = array<i1: true>}> : (i1) -> i1
    %185 = "synth.aig.and_inv"(%162, %158) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %186 = "synth.aig.and_inv"(%170, %167) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %187 = "synth.aig.and_inv"(%171, %186) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %188 = "synth.aig.and_inv"(%187) <{inverted = array<i1: true>}> : (i1) -> i1
    %189 = "synth.aig.and_inv"(%170, %166) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %190 = "synth.aig.and_inv"(%150, %176) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %191 = "synth.aig.and_inv"(%151, %190) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %192 = "synth.aig.and_inv"(%191) <{inverted = array<i1: true>}> : (i1) -> i1
    %193 = "synth.aig.and_inv"(%150, %177) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %194 = "synth.aig.and_inv"(%181, %176) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %195 = "synth.aig.and_inv"(%180, %194) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %196 = "synth.aig.and_inv"(%195) <{inverted = array<i1: true>}> : (i1) -> i1
    %197 = "synth.aig.and_inv"(%181, %177) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %198 = "synth.aig.and_inv"(%166, %184) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %199 = "synth.aig.and_inv"(%167, %198) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %200 = "synth.aig.and_inv"(%199) <{inverted = array<i1: true>}> : (i1) -> i1
    %201 = "synth.aig.and_inv"(%166, %185) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %202 = "synth.aig.and_inv"(%189, %184) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %203 = "synth.aig.and_inv"(%188, %202) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %204 = "synth.aig.and_inv"(%203) <{inverted = array<i1: true>}> : (i1) -> i1
    %205 = "synth.aig.and_inv"(%189, %185) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %206 = "synth.aig.and_inv"(%158, %196) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %207 = "synth.aig.and_inv"(%159, %206) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %208 = "synth.aig.and_inv"(%207) <{inverted = array<i1: true>}> : (i1) -> i1
    %209 = "synth.aig.and_inv"(%158, %197) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %210 = "synth.aig.and_inv"(%185, %196) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %211 = "synth.aig.and_inv"(%184, %210) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %212 = "synth.aig.and_inv"(%211) <{inverted = array<i1: true>}> : (i1) -> i1
    %213 = "synth.aig.and_inv"(%185, %197) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %214 = "synth.aig.and_inv"(%201, %196) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %215 = "synth.aig.and_inv"(%200, %214) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %216 = "synth.aig.and_inv"(%215) <{inverted = array<i1: true>}> : (i1) -> i1
    %217 = "synth.aig.and_inv"(%201, %197) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %218 = "synth.aig.and_inv"(%205, %196) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %219 = "synth.aig.and_inv"(%204, %218) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %220 = "synth.aig.and_inv"(%219) <{inverted = array<i1: true>}> : (i1) -> i1
    %221 = "synth.aig.and_inv"(%205, %197) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %222 = "synth.aig.and_inv"(%142, %123) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %223 = "synth.aig.and_inv"(%142, %123) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %224 = "synth.aig.and_inv"(%222, %223) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %225 = "synth.aig.and_inv"(%146, %173) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %226 = "synth.aig.and_inv"(%146, %173) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %227 = "synth.aig.and_inv"(%225, %226) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %228 = "synth.aig.and_inv"(%150, %176) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %229 = "synth.aig.and_inv"(%150, %176) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %230 = "synth.aig.and_inv"(%228, %229) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %231 = "synth.aig.and_inv"(%154, %192) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %232 = "synth.aig.and_inv"(%154, %192) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %233 = "synth.aig.and_inv"(%231, %232) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %234 = "synth.aig.and_inv"(%158, %196) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %235 = "synth.aig.and_inv"(%158, %196) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %236 = "synth.aig.and_inv"(%234, %235) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %237 = "synth.aig.and_inv"(%162, %208) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %238 = "synth.aig.and_inv"(%162, %208) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %239 = "synth.aig.and_inv"(%237, %238) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %240 = "synth.aig.and_inv"(%166, %212) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %241 = "synth.aig.and_inv"(%166, %212) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %242 = "synth.aig.and_inv"(%240, %241) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %243 = "synth.aig.and_inv"(%170, %216) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %244 = "synth.aig.and_inv"(%170, %216) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %245 = "synth.aig.and_inv"(%243, %244) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %246 = "comb.concat"(%245, %242, %239, %236, %233, %230, %227, %224) : (i1, i1, i1, i1, i1, i1, i1, i1) -> i8
    %247 = "comb.extract"(%arg1) <{lowBit = 0 : i32}> : (i8) -> i1
    %248 = "comb.extract"(%arg1) <{lowBit = 1 : i32}> : (i8) -> i1
    %249 = "comb.extract"(%arg1) <{lowBit = 2 : i32}> : (i8) -> i1
    %250 = "comb.extract"(%arg1) <{lowBit = 3 : i32}> : (i8) -> i1
    %251 = "comb.extract"(%arg1) <{lowBit = 4 : i32}> : (i8) -> i1
    %252 = "comb.extract"(%arg1) <{lowBit = 5 : i32}> : (i8) -> i1
    %253 = "comb.extract"(%arg1) <{lowBit = 6 : i32}> : (i8) -> i1
    %254 = "comb.extract"(%arg1) <{lowBit = 7 : i32}> : (i8) -> i1
    %255 = "comb.extract"(%arg0) <{lowBit = 0 : i32}> : (i8) -> i7
    %256 = "hw.constant"() <{value = false}> : () -> i1
    %257 = "comb.concat"(%255, %256) : (i7, i1) -> i8
    %258 = "comb.extract"(%arg0) <{lowBit = 0 : i32}> : (i8) -> i6
    %259 = "hw.constant"() <{value = 0 : i2}> : () -> i2
    %260 = "comb.concat"(%258, %259) : (i6, i2) -> i8
    %261 = "comb.extract"(%arg0) <{lowBit = 0 : i32}> : (i8) -> i5
    %262 = "hw.constant"() <{value = 0 : i3}> : () -> i3
    %263 = "comb.concat"(%261, %262) : (i5, i3) -> i8
    %264 = "comb.extract"(%arg0) <{lowBit = 0 : i32}> : (i8) -> i4
    %265 = "hw.constant"() <{value = 0 : i4}> : () -> i4
    %266 = "comb.concat"(%264, %265) : (i4, i4) -> i8
    %267 = "comb.extract"(%arg0) <{lowBit = 0 : i32}> : (i8) -> i3
    %268 = "hw.constant"() <{value = 0 : i5}> : () -> i5
    %269 = "comb.concat"(%267, %268) : (i3, i5) -> i8
    %270 = "comb.extract"(%arg0) <{lowBit = 0 : i32}> : (i8) -> i2
    %271 = "hw.constant"() <{value = 0 : i6}> : () -> i6
    %272 = "comb.concat"(%270, %271) : (i2, i6) -> i8
    %273 = "comb.extract"(%arg0) <{lowBit = 0 : i32}> : (i8) -> i1
    %274 = "hw.constant"() <{value = 0 : i7}> : () -> i7
    %275 = "comb.concat"(%273, %274) : (i1, i7) -> i8
    %276 = "hw.constant"() <{value = 0 : i8}> : () -> i8
    %277 = "comb.replicate"(%247) : (i1) -> i8
    %278 = "synth.aig.and_inv"(%277, %275) <{inverted = array<i1: false, false>}> : (i8, i8) -> i8
    %279 = "synth.aig.and_inv"(%277, %272) <{inverted = array<i1: true, false>}> : (i8, i8) -> i8
    %280 = "synth.aig.and_inv"(%278, %279) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %281 = "synth.aig.and_inv"(%280) <{inverted = array<i1: true>}> : (i8) -> i8
    %282 = "comb.replicate"(%247) : (i1) -> i8
    %283 = "synth.aig.and_inv"(%282, %269) <{inverted = array<i1: false, false>}> : (i8, i8) -> i8
    %284 = "synth.aig.and_inv"(%282, %266) <{inverted = array<i1: true, false>}> : (i8, i8) -> i8
    %285 = "synth.aig.and_inv"(%283, %284) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %286 = "synth.aig.and_inv"(%285) <{inverted = array<i1: true>}> : (i8) -> i8
    %287 = "comb.replicate"(%248) : (i1) -> i8
    %288 = "synth.aig.and_inv"(%287, %281) <{inverted = array<i1: false, false>}> : (i8, i8) -> i8
    %289 = "synth.aig.and_inv"(%287, %286) <{inverted = array<i1: true, false>}> : (i8, i8) -> i8
    %290 = "synth.aig.and_inv"(%288, %289) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %291 = "synth.aig.and_inv"(%290) <{inverted = array<i1: true>}> : (i8) -> i8
    %292 = "comb.replicate"(%247) : (i1) -> i8
    %293 = "synth.aig.and_inv"(%292, %263) <{inverted = array<i1: false, false>}> : (i8, i8) -> i8
    %294 = "synth.aig.and_inv"(%292, %260) <{inverted = array<i1: true, false>}> : (i8, i8) -> i8
    %295 = "synth.aig.and_inv"(%293, %294) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %296 = "synth.aig.and_inv"(%295) <{inverted = array<i1: true>}> : (i8) -> i8
    %297 = "comb.replicate"(%247) : (i1) -> i8
    %298 = "synth.aig.and_inv"(%297, %257) <{inverted = array<i1: false, false>}> : (i8, i8) -> i8
    %299 = "synth.aig.and_inv"(%297, %arg0) <{inverted = array<i1: true, false>}> : (i8, i8) -> i8
    %300 = "synth.aig.and_inv"(%298, %299) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %301 = "synth.aig.and_inv"(%300) <{inverted = array<i1: true>}> : (i8) -> i8
    %302 = "comb.replicate"(%248) : (i1) -> i8
    %303 = "synth.aig.and_inv"(%302, %296) <{inverted = array<i1: false, false>}> : (i8, i8) -> i8
    %304 = "synth.aig.and_inv"(%302, %301) <{inverted = array<i1: true, false>}> : (i8, i8) -> i8
    %305 = "synth.aig.and_inv"(%303, %304) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %306 = "synth.aig.and_inv"(%305) <{inverted = array<i1: true>}> : (i8) -> i8
    %307 = "comb.replicate"(%249) : (i1) -> i8
    %308 = "synth.aig.and_inv"(%307, %291) <{inverted = array<i1: false, false>}> : (i8, i8) -> i8
    %309 = "synth.aig.and_inv"(%307, %306) <{inverted = array<i1: true, false>}> : (i8, i8) -> i8
    %310 = "synth.aig.and_inv"(%308, %309) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %311 = "synth.aig.and_inv"(%310) <{inverted = array<i1: true>}> : (i8) -> i8
    %312 = "hw.constant"() <{value = 8 : i8}> : () -> i8
    %313 = "comb.extract"(%arg1) <{lowBit = 0 : i32}> : (i8) -> i1
    %314 = "comb.extract"(%arg1) <{lowBit = 1 : i32}> : (i8) -> i1
    %315 = "comb.extract"(%arg1) <{lowBit = 2 : i32}> : (i8) -> i1
    %316 = "comb.extract"(%arg1) <{lowBit = 3 : i32}> : (i8) -> i1
    %317 = "comb.extract"(%arg1) <{lowBit = 4 : i32}> : (i8) -> i1
    %318 = "comb.extract"(%arg1) <{lowBit = 5 : i32}> : (i8) -> i1
    %319 = "comb.extract"(%arg1) <{lowBit = 6 : i32}> : (i8) -> i1
    %320 = "comb.extract"(%arg1) <{lowBit = 7 : i32}> : (i8) -> i1
    %321 = "hw.constant"() <{value = false}> : () -> i1
    %322 = "hw.constant"() <{value = false}> : () -> i1
    %323 = "hw.constant"() <{value = false}> : () -> i1
    %324 = "hw.constant"() <{value = true}> : () -> i1
    %325 = "hw.constant"() <{value = false}> : () -> i1
    %326 = "hw.constant"() <{value = false}> : () -> i1
    %327 = "hw.constant"() <{value = false}> : () -> i1
    %328 = "hw.constant"() <{value = false}> : () -> i1
    %329 = "hw.constant"() <{value = true}> : () -> i1
    %330 = "synth.aig.and_inv"(%313, %329) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %331 = "synth.aig.and_inv"(%313, %329) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %332 = "synth.aig.and_inv"(%330, %331) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %333 = "synth.aig.and_inv"(%313, %329) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %334 = "synth.aig.and_inv"(%313, %329) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %335 = "synth.aig.and_inv"(%333, %334) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %336 = "hw.constant"() <{value = false}> : () -> i1
    %337 = "synth.aig.and_inv"(%314, %329) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %338 = "synth.aig.and_inv"(%314, %329) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %339 = "synth.aig.and_inv"(%337, %338) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %340 = "synth.aig.and_inv"(%314, %329) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %341 = "synth.aig.and_inv"(%314, %329) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %342 = "synth.aig.and_inv"(%340, %341) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %343 = "hw.constant"() <{value = false}> : () -> i1
    %344 = "synth.aig.and_inv"(%315, %329) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %345 = "synth.aig.and_inv"(%315, %329) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %346 = "synth.aig.and_inv"(%344, %345) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %347 = "synth.aig.and_inv"(%315, %329) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %348 = "synth.aig.and_inv"(%315, %329) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %349 = "synth.aig.and_inv"(%347, %348) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %350 = "hw.constant"() <{value = false}> : () -> i1
    %351 = "synth.aig.and_inv"(%316, %324) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %352 = "synth.aig.and_inv"(%316, %324) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %353 = "synth.aig.and_inv"(%351, %352) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %354 = "synth.aig.and_inv"(%316, %329) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %355 = "synth.aig.and_inv"(%316, %329) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %356 = "synth.aig.and_inv"(%354, %355) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %357 = "synth.aig.and_inv"(%317, %329) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %358 = "synth.aig.and_inv"(%317, %329) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %359 = "synth.aig.and_inv"(%357, %358) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %360 = "synth.aig.and_inv"(%317, %329) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %361 = "synth.aig.and_inv"(%317, %329) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %362 = "synth.aig.and_inv"(%360, %361) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %363 = "hw.constant"() <{value = false}> : () -> i1
    %364 = "synth.aig.and_inv"(%318, %329) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %365 = "synth.aig.and_inv"(%318, %329) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %366 = "synth.aig.and_inv"(%364, %365) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %367 = "synth.aig.and_inv"(%318, %329) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %368 = "synth.aig.and_inv"(%318, %329) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %369 = "synth.aig.and_inv"(%367, %368) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %370 = "hw.constant"() <{value = false}> : () -> i1
    %371 = "synth.aig.and_inv"(%319, %329) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %372 = "synth.aig.and_inv"(%319, %329) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %373 = "synth.aig.and_inv"(%371, %372) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %374 = "synth.aig.and_inv"(%319, %329) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %375 = "synth.aig.and_inv"(%319, %329) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %376 = "synth.aig.and_inv"(%374, %375) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %377 = "hw.constant"() <{value = false}> : () -> i1
    %378 = "synth.aig.and_inv"(%320, %329) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %379 = "synth.aig.and_inv"(%320, %329) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %380 = "synth.aig.and_inv"(%378, %379) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %381 = "synth.aig.and_inv"(%320, %329) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %382 = "synth.aig.and_inv"(%320, %329) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %383 = "synth.aig.and_inv"(%381, %382) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %384 = "hw.constant"() <{value = false}> : () -> i1
    %385 = "synth.aig.and_inv"(%339, %336) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %386 = "synth.aig.and_inv"(%343, %385) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %387 = "synth.aig.and_inv"(%386) <{inverted = array<i1: true>}> : (i1) -> i1
    %388 = "synth.aig.and_inv"(%339, %332) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %389 = "synth.aig.and_inv"(%316, %350) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %390 = "synth.aig.and_inv"(%356, %389) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %391 = "synth.aig.and_inv"(%390) <{inverted = array<i1: true>}> : (i1) -> i1
    %392 = "synth.aig.and_inv"(%316, %346) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %393 = "synth.aig.and_inv"(%366, %363) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %394 = "synth.aig.and_inv"(%370, %393) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %395 = "synth.aig.and_inv"(%394) <{inverted = array<i1: true>}> : (i1) -> i1
    %396 = "synth.aig.and_inv"(%366, %359) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %397 = "synth.aig.and_inv"(%380, %377) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %398 = "synth.aig.and_inv"(%384, %397) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %399 = "synth.aig.and_inv"(%398) <{inverted = array<i1: true>}> : (i1) -> i1
    %400 = "synth.aig.and_inv"(%380, %373) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %401 = "synth.aig.and_inv"(%346, %387) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %402 = "synth.aig.and_inv"(%350, %401) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %403 = "synth.aig.and_inv"(%402) <{inverted = array<i1: true>}> : (i1) -> i1
    %404 = "synth.aig.and_inv"(%346, %388) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %405 = "synth.aig.and_inv"(%392, %387) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %406 = "synth.aig.and_inv"(%391, %405) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %407 = "synth.aig.and_inv"(%406) <{inverted = array<i1: true>}> : (i1) -> i1
    %408 = "synth.aig.and_inv"(%392, %388) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %409 = "synth.aig.and_inv"(%373, %395) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %410 = "synth.aig.and_inv"(%377, %409) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %411 = "synth.aig.and_inv"(%410) <{inverted = array<i1: true>}> : (i1) -> i1
    %412 = "synth.aig.and_inv"(%373, %396) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %413 = "synth.aig.and_inv"(%400, %395) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %414 = "synth.aig.and_inv"(%399, %413) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %415 = "synth.aig.and_inv"(%414) <{inverted = array<i1: true>}> : (i1) -> i1
    %416 = "synth.aig.and_inv"(%400, %396) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %417 = "synth.aig.and_inv"(%359, %407) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %418 = "synth.aig.and_inv"(%363, %417) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %419 = "synth.aig.and_inv"(%418) <{inverted = array<i1: true>}> : (i1) -> i1
    %420 = "synth.aig.and_inv"(%359, %408) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %421 = "synth.aig.and_inv"(%396, %407) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %422 = "synth.aig.and_inv"(%395, %421) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %423 = "synth.aig.and_inv"(%422) <{inverted = array<i1: true>}> : (i1) -> i1
    %424 = "synth.aig.and_inv"(%396, %408) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %425 = "synth.aig.and_inv"(%412, %407) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %426 = "synth.aig.and_inv"(%411, %425) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %427 = "synth.aig.and_inv"(%426) <{inverted = array<i1: true>}> : (i1) -> i1
    %428 = "synth.aig.and_inv"(%412, %408) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %429 = "synth.aig.and_inv"(%416, %407) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %430 = "synth.aig.and_inv"(%415, %429) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %431 = "synth.aig.and_inv"(%430) <{inverted = array<i1: true>}> : (i1) -> i1
    %432 = "synth.aig.and_inv"(%416, %408) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %433 = "comb.replicate"(%431) : (i1) -> i8
    %434 = "synth.aig.and_inv"(%433, %311) <{inverted = array<i1: false, false>}> : (i8, i8) -> i8
    %435 = "synth.aig.and_inv"(%433, %276) <{inverted = array<i1: true, false>}> : (i8, i8) -> i8
    %436 = "synth.aig.and_inv"(%434, %435) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %437 = "synth.aig.and_inv"(%436) <{inverted = array<i1: true>}> : (i8) -> i8
    %438 = "comb.extract"(%arg0) <{lowBit = 7 : i32}> : (i8) -> i1
    %439 = "comb.extract"(%arg1) <{lowBit = 0 : i32}> : (i8) -> i1
    %440 = "comb.extract"(%arg1) <{lowBit = 1 : i32}> : (i8) -> i1
    %441 = "comb.extract"(%arg1) <{lowBit = 2 : i32}> : (i8) -> i1
    %442 = "comb.extract"(%arg1) <{lowBit = 3 : i32}> : (i8) -> i1
    %443 = "comb.extract"(%arg1) <{lowBit = 4 : i32}> : (i8) -> i1
    %444 = "comb.extract"(%arg1) <{lowBit = 5 : i32}> : (i8) -> i1
    %445 = "comb.extract"(%arg1) <{lowBit = 6 : i32}> : (i8) -> i1
    %446 = "comb.extract"(%arg1) <{lowBit = 7 : i32}> : (i8) -> i1
    %447 = "comb.extract"(%arg0) <{lowBit = 0 : i32}> : (i8) -> i7
    %448 = "comb.concat"(%438, %447) : (i1, i7) -> i8
    %449 = "comb.extract"(%arg0) <{lowBit = 1 : i32}> : (i8) -> i6
    %450 = "comb.replicate"(%438) : (i1) -> i2
    %451 = "comb.concat"(%450, %449) : (i2, i6) -> i8
    %452 = "comb.extract"(%arg0) <{lowBit = 2 : i32}> : (i8) -> i5
    %453 = "comb.replicate"(%438) : (i1) -> i3
    %454 = "comb.concat"(%453, %452) : (i3, i5) -> i8
    %455 = "comb.extract"(%arg0) <{lowBit = 3 : i32}> : (i8) -> i4
    %456 = "comb.replicate"(%438) : (i1) -> i4
    %457 = "comb.concat"(%456, %455) : (i4, i4) -> i8
    %458 = "comb.extract"(%arg0) <{lowBit = 4 : i32}> : (i8) -> i3
    %459 = "comb.replicate"(%438) : (i1) -> i5
    %460 = "comb.concat"(%459, %458) : (i5, i3) -> i8
    %461 = "comb.extract"(%arg0) <{lowBit = 5 : i32}> : (i8) -> i2
    %462 = "comb.replicate"(%438) : (i1) -> i6
    %463 = "comb.concat"(%462, %461) : (i6, i2) -> i8
    %464 = "comb.extract"(%arg0) <{lowBit = 6 : i32}> : (i8) -> i1
    %465 = "comb.replicate"(%438) : (i1) -> i7
    %466 = "comb.concat"(%465, %464) : (i7, i1) -> i8
    %467 = "comb.replicate"(%438) : (i1) -> i8
    %468 = "comb.replicate"(%439) : (i1) -> i8
    %469 = "synth.aig.and_inv"(%468, %467) <{inverted = array<i1: false, false>}> : (i8, i8) -> i8
    %470 = "synth.aig.and_inv"(%468, %466) <{inverted = array<i1: true, false>}> : (i8, i8) -> i8
    %471 = "synth.aig.and_inv"(%469, %470) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %472 = "synth.aig.and_inv"(%471) <{inverted = array<i1: true>}> : (i8) -> i8
    %473 = "comb.replicate"(%439) : (i1) -> i8
    %474 = "synth.aig.and_inv"(%473, %463) <{inverted = array<i1: false, false>}> : (i8, i8) -> i8
    %475 = "synth.aig.and_inv"(%473, %460) <{inverted = array<i1: true, false>}> : (i8, i8) -> i8
    %476 = "synth.aig.and_inv"(%474, %475) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %477 = "synth.aig.and_inv"(%476) <{inverted = array<i1: true>}> : (i8) -> i8
    %478 = "comb.replicate"(%440) : (i1) -> i8
    %479 = "synth.aig.and_inv"(%478, %472) <{inverted = array<i1: false, false>}> : (i8, i8) -> i8
    %480 = "synth.aig.and_inv"(%478, %477) <{inverted = array<i1: true, false>}> : (i8, i8) -> i8
    %481 = "synth.aig.and_inv"(%479, %480) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %482 = "synth.aig.and_inv"(%481) <{inverted = array<i1: true>}> : (i8) -> i8
    %483 = "comb.replicate"(%439) : (i1) -> i8
    %484 = "synth.aig.and_inv"(%483, %457) <{inverted = array<i1: false, false>}> : (i8, i8) -> i8
    %485 = "synth.aig.and_inv"(%483, %454) <{inverted = array<i1: true, false>}> : (i8, i8) -> i8
    %486 = "synth.aig.and_inv"(%484, %485) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %487 = "synth.aig.and_inv"(%486) <{inverted = array<i1: true>}> : (i8) -> i8
    %488 = "comb.replicate"(%439) : (i1) -> i8
    %489 = "synth.aig.and_inv"(%488, %451) <{inverted = array<i1: false, false>}> : (i8, i8) -> i8
    %490 = "synth.aig.and_inv"(%488, %448) <{inverted = array<i1: true, false>}> : (i8, i8) -> i8
    %491 = "synth.aig.and_inv"(%489, %490) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %492 = "synth.aig.and_inv"(%491) <{inverted = array<i1: true>}> : (i8) -> i8
    %493 = "comb.replicate"(%440) : (i1) -> i8
    %494 = "synth.aig.and_inv"(%493, %487) <{inverted = array<i1: false, false>}> : (i8, i8) -> i8
    %495 = "synth.aig.and_inv"(%493, %492) <{inverted = array<i1: true, false>}> : (i8, i8) -> i8
    %496 = "synth.aig.and_inv"(%494, %495) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %497 = "synth.aig.and_inv"(%496) <{inverted = array<i1: true>}> : (i8) -> i8
    %498 = "comb.replicate"(%441) : (i1) -> i8
    %499 = "synth.aig.and_inv"(%498, %482) <{inverted = array<i1: false, false>}> : (i8, i8) -> i8
    %500 = "synth.aig.and_inv"(%498, %497) <{inverted = array<i1: true, false>}> : (i8, i8) -> i8
    %501 = "synth.aig.and_inv"(%499, %500) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %502 = "synth.aig.and_inv"(%501) <{inverted = array<i1: true>}> : (i8) -> i8
    %503 = "hw.constant"() <{value = 7 : i8}> : () -> i8
    %504 = "comb.extract"(%arg1) <{lowBit = 0 : i32}> : (i8) -> i1
    %505 = "comb.extract"(%arg1) <{lowBit = 1 : i32}> : (i8) -> i1
    %506 = "comb.extract"(%arg1) <{lowBit = 2 : i32}> : (i8) -> i1
    %507 = "comb.extract"(%arg1) <{lowBit = 3 : i32}> : (i8) -> i1
    %508 = "comb.extract"(%arg1) <{lowBit = 4 : i32}> : (i8) -> i1
    %509 = "comb.extract"(%arg1) <{lowBit = 5 : i32}> : (i8) -> i1
    %510 = "comb.extract"(%arg1) <{lowBit = 6 : i32}> : (i8) -> i1
    %511 = "comb.extract"(%arg1) <{lowBit = 7 : i32}> : (i8) -> i1
    %512 = "hw.constant"() <{value = true}> : () -> i1
    %513 = "hw.constant"() <{value = true}> : () -> i1
    %514 = "hw.constant"() <{value = true}> : () -> i1
    %515 = "hw.constant"() <{value = false}> : () -> i1
    %516 = "hw.constant"() <{value = false}> : () -> i1
    %517 = "hw.constant"() <{value = false}> : () -> i1
    %518 = "hw.constant"() <{value = false}> : () -> i1
    %519 = "hw.constant"() <{value = false}> : () -> i1
    %520 = "hw.constant"() <{value = true}> : () -> i1
    %521 = "synth.aig.and_inv"(%504, %512) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %522 = "synth.aig.and_inv"(%504, %512) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %523 = "synth.aig.and_inv"(%521, %522) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %524 = "synth.aig.and_inv"(%504, %520) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %525 = "synth.aig.and_inv"(%504, %520) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %526 = "synth.aig.and_inv"(%524, %525) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %527 = "synth.aig.and_inv"(%505, %513) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %528 = "synth.aig.and_inv"(%505, %513) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %529 = "synth.aig.and_inv"(%527, %528) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %530 = "synth.aig.and_inv"(%505, %520) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %531 = "synth.aig.and_inv"(%505, %520) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %532 = "synth.aig.and_inv"(%530, %531) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %533 = "synth.aig.and_inv"(%506, %514) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %534 = "synth.aig.and_inv"(%506, %514) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %535 = "synth.aig.and_inv"(%533, %534) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %536 = "synth.aig.and_inv"(%506, %520) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %537 = "synth.aig.and_inv"(%506, %520) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %538 = "synth.aig.and_inv"(%536, %537) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %539 = "synth.aig.and_inv"(%507, %520) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %540 = "synth.aig.and_inv"(%507, %520) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %541 = "synth.aig.and_inv"(%539, %540) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %542 = "synth.aig.and_inv"(%507, %520) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %543 = "synth.aig.and_inv"(%507, %520) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %544 = "synth.aig.and_inv"(%542, %543) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %545 = "hw.constant"() <{value = false}> : () -> i1
    %546 = "synth.aig.and_inv"(%508, %520) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %547 = "synth.aig.and_inv"(%508, %520) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %548 = "synth.aig.and_inv"(%546, %547) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %549 = "synth.aig.and_inv"(%508, %520) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %550 = "synth.aig.and_inv"(%508, %520) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %551 = "synth.aig.and_inv"(%549, %550) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %552 = "hw.constant"() <{value = false}> : () -> i1
    %553 = "synth.aig.and_inv"(%509, %520) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %554 = "synth.aig.and_inv"(%509, %520) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %555 = "synth.aig.and_inv"(%553, %554) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %556 = "synth.aig.and_inv"(%509, %520) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %557 = "synth.aig.and_inv"(%509, %520) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %558 = "synth.aig.and_inv"(%556, %557) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %559 = "hw.constant"() <{value = false}> : () -> i1
    %560 = "synth.aig.and_inv"(%510, %520) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %561 = "synth.aig.and_inv"(%510, %520) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %562 = "synth.aig.and_inv"(%560, %561) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %563 = "synth.aig.and_inv"(%510, %520) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %564 = "synth.aig.and_inv"(%510, %520) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %565 = "synth.aig.and_inv"(%563, %564) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %566 = "hw.constant"() <{value = false}> : () -> i1
    %567 = "synth.aig.and_inv"(%511, %520) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %568 = "synth.aig.and_inv"(%511, %520) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %569 = "synth.aig.and_inv"(%567, %568) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %570 = "synth.aig.and_inv"(%511, %520) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %571 = "synth.aig.and_inv"(%511, %520) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %572 = "synth.aig.and_inv"(%570, %571) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %573 = "hw.constant"() <{value = false}> : () -> i1
    %574 = "synth.aig.and_inv"(%505, %526) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %575 = "synth.aig.and_inv"(%532, %574) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %576 = "synth.aig.and_inv"(%575) <{inverted = array<i1: true>}> : (i1) -> i1
    %577 = "synth.aig.and_inv"(%505, %504) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %578 = "synth.aig.and_inv"(%541, %538) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %579 = "synth.aig.and_inv"(%545, %578) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %580 = "synth.aig.and_inv"(%579) <{inverted = array<i1: true>}> : (i1) -> i1
    %581 = "synth.aig.and_inv"(%541, %506) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %582 = "synth.aig.and_inv"(%555, %552) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %583 = "synth.aig.and_inv"(%559, %582) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %584 = "synth.aig.and_inv"(%583) <{inverted = array<i1: true>}> : (i1) -> i1
    %585 = "synth.aig.and_inv"(%555, %548) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %586 = "synth.aig.and_inv"(%569, %566) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %587 = "synth.aig.and_inv"(%573, %586) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %588 = "synth.aig.and_inv"(%587) <{inverted = array<i1: true>}> : (i1) -> i1
    %589 = "synth.aig.and_inv"(%569, %562) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %590 = "synth.aig.and_inv"(%506, %576) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %591 = "synth.aig.and_inv"(%538, %590) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %592 = "synth.aig.and_inv"(%591) <{inverted = array<i1: true>}> : (i1) -> i1
    %593 = "synth.aig.and_inv"(%506, %577) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %594 = "synth.aig.and_inv"(%581, %576) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %595 = "synth.aig.and_inv"(%580, %594) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %596 = "synth.aig.and_inv"(%595) <{inverted = array<i1: true>}> : (i1) -> i1
    %597 = "synth.aig.and_inv"(%581, %577) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %598 = "synth.aig.and_inv"(%562, %584) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %599 = "synth.aig.and_inv"(%566, %598) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %600 = "synth.aig.and_inv"(%599) <{inverted = array<i1: true>}> : (i1) -> i1
    %601 = "synth.aig.and_inv"(%562, %585) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %602 = "synth.aig.and_inv"(%589, %584) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %603 = "synth.aig.and_inv"(%588, %602) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %604 = "synth.aig.and_inv"(%603) <{inverted = array<i1: true>}> : (i1) -> i1
    %605 = "synth.aig.and_inv"(%589, %585) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %606 = "synth.aig.and_inv"(%548, %596) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %607 = "synth.aig.and_inv"(%552, %606) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %608 = "synth.aig.and_inv"(%607) <{inverted = array<i1: true>}> : (i1) -> i1
    %609 = "synth.aig.and_inv"(%548, %597) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %610 = "synth.aig.and_inv"(%585, %596) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %611 = "synth.aig.and_inv"(%584, %610) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %612 = "synth.aig.and_inv"(%611) <{inverted = array<i1: true>}> : (i1) -> i1
    %613 = "synth.aig.and_inv"(%585, %597) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %614 = "synth.aig.and_inv"(%601, %596) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %615 = "synth.aig.and_inv"(%600, %614) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %616 = "synth.aig.and_inv"(%615) <{inverted = array<i1: true>}> : (i1) -> i1
    %617 = "synth.aig.and_inv"(%601, %597) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %618 = "synth.aig.and_inv"(%605, %596) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %619 = "synth.aig.and_inv"(%604, %618) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %620 = "synth.aig.and_inv"(%619) <{inverted = array<i1: true>}> : (i1) -> i1
    %621 = "synth.aig.and_inv"(%605, %597) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %622 = "comb.replicate"(%620) : (i1) -> i8
    %623 = "synth.aig.and_inv"(%622, %502) <{inverted = array<i1: false, false>}> : (i8, i8) -> i8
    %624 = "synth.aig.and_inv"(%622, %467) <{inverted = array<i1: true, false>}> : (i8, i8) -> i8
    %625 = "synth.aig.and_inv"(%623, %624) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %626 = "synth.aig.and_inv"(%625) <{inverted = array<i1: true>}> : (i8) -> i8
    %627 = "comb.extract"(%arg2) <{lowBit = 0 : i32}> : (i2) -> i1
    %628 = "comb.extract"(%arg2) <{lowBit = 1 : i32}> : (i2) -> i1
    %629 = "comb.replicate"(%627) : (i1) -> i8
    %630 = "synth.aig.and_inv"(%629, %246) <{inverted = array<i1: false, false>}> : (i8, i8) -> i8
    %631 = "synth.aig.and_inv"(%629, %117) <{inverted = array<i1: true, false>}> : (i8, i8) -> i8
    %632 = "synth.aig.and_inv"(%630, %631) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %633 = "synth.aig.and_inv"(%632) <{inverted = array<i1: true>}> : (i8) -> i8
    %634 = "comb.replicate"(%627) : (i1) -> i8
    %635 = "synth.aig.and_inv"(%634, %626) <{inverted = array<i1: false, false>}> : (i8, i8) -> i8
    %636 = "synth.aig.and_inv"(%634, %437) <{inverted = array<i1: true, false>}> : (i8, i8) -> i8
    %637 = "synth.aig.and_inv"(%635, %636) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %638 = "synth.aig.and_inv"(%637) <{inverted = array<i1: true>}> : (i8) -> i8
    %639 = "comb.replicate"(%628) : (i1) -> i8
    %640 = "synth.aig.and_inv"(%639, %638) <{inverted = array<i1: false, false>}> : (i8, i8) -> i8
    %641 = "synth.aig.and_inv"(%639, %633) <{inverted = array<i1: true, false>}> : (i8, i8) -> i8
    %642 = "synth.aig.and_inv"(%640, %641) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %643 = "synth.aig.and_inv"(%642) <{inverted = array<i1: true>}> : (i8) -> i8
    %644 = "hw.constant"() <{value = 0 : i8}> : () -> i8
    %645 = "comb.extract"(%643) <{lowBit = 0 : i32}> : (i8) -> i1
    %646 = "comb.extract"(%643) <{lowBit = 1 : i32}> : (i8) -> i1
    %647 = "comb.extract"(%643) <{lowBit = 2 : i32}> : (i8) -> i1
    %648 = "comb.extract"(%643) <{lowBit = 3 : i32}> : (i8) -> i1
    %649 = "comb.extract"(%643) <{lowBit = 4 : i32}> : (i8) -> i1
    %650 = "comb.extract"(%643) <{lowBit = 5 : i32}> : (i8) -> i1
    %651 = "comb.extract"(%643) <{lowBit = 6 : i32}> : (i8) -> i1
    %652 = "comb.extract"(%643) <{lowBit = 7 : i32}> : (i8) -> i1
    %653 = "synth.aig.and_inv"(%645, %646, %647, %648, %649, %650, %651, %652) <{inverted = array<i1: true, true, true, true, true, true, true, true>}> : (i1, i1, i1, i1, i1, i1, i1, i1) -> i1
    "hw.output"(%643, %653) : (i8, i1) -> ()
  }) : () -> ()
}) : () -> ()

