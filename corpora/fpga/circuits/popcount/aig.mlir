#loc = loc("-":2:43)
"builtin.module"() ({
  "hw.module"() <{module_type = !hw.modty<input x : i8, input w : i8, output y : i4>, parameters = [], result_locs = [#loc], sym_name = "main"}> ({
  ^bb0(%arg0: i8, %arg1: i8):
    %0 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %1 = "synth.aig.and_inv"(%arg1, %0) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %2 = "synth.aig.and_inv"(%arg1, %0) <{inverted = array<i1: false, false>}> : (i8, i8) -> i8
    %3 = "synth.aig.and_inv"(%1, %2) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %4 = "synth.aig.and_inv"(%arg0, %3) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %5 = "synth.aig.and_inv"(%arg0, %3) <{inverted = array<i1: false, false>}> : (i8, i8) -> i8
    %6 = "synth.aig.and_inv"(%4, %5) <{inverted = array<i1: true, true>}> : (i8, i8) -> i8
    %7 = "hw.constant"() <{value = 0 : i3}> : () -> i3
    %8 = "comb.extract"(%6) <{lowBit = 0 : i32}> : (i8) -> i1
    %9 = "comb.extract"(%6) <{lowBit = 1 : i32}> : (i8) -> i1
    %10 = "comb.extract"(%6) <{lowBit = 2 : i32}> : (i8) -> i1
    %11 = "comb.extract"(%6) <{lowBit = 3 : i32}> : (i8) -> i1
    %12 = "comb.extract"(%6) <{lowBit = 4 : i32}> : (i8) -> i1
    %13 = "comb.extract"(%6) <{lowBit = 5 : i32}> : (i8) -> i1
    %14 = "comb.extract"(%6) <{lowBit = 6 : i32}> : (i8) -> i1
    %15 = "comb.extract"(%6) <{lowBit = 7 : i32}> : (i8) -> i1
    %16 = "comb.concat"(%7, %8) : (i3, i1) -> i4
    %17 = "comb.concat"(%7, %9) : (i3, i1) -> i4
    %18 = "comb.concat"(%7, %10) : (i3, i1) -> i4
    %19 = "comb.concat"(%7, %11) : (i3, i1) -> i4
    %20 = "comb.concat"(%7, %12) : (i3, i1) -> i4
    %21 = "comb.concat"(%7, %13) : (i3, i1) -> i4
    %22 = "comb.concat"(%7, %14) : (i3, i1) -> i4
    %23 = "comb.concat"(%7, %15) : (i3, i1) -> i4
    %24 = "comb.extract"(%16) <{lowBit = 0 : i32}> : (i4) -> i1
    %25 = "comb.extract"(%16) <{lowBit = 1 : i32}> : (i4) -> i1
    %26 = "comb.extract"(%16) <{lowBit = 2 : i32}> : (i4) -> i1
    %27 = "comb.extract"(%16) <{lowBit = 3 : i32}> : (i4) -> i1
    %28 = "comb.extract"(%17) <{lowBit = 0 : i32}> : (i4) -> i1
    %29 = "comb.extract"(%17) <{lowBit = 1 : i32}> : (i4) -> i1
    %30 = "comb.extract"(%17) <{lowBit = 2 : i32}> : (i4) -> i1
    %31 = "comb.extract"(%17) <{lowBit = 3 : i32}> : (i4) -> i1
    %32 = "synth.aig.and_inv"(%24, %28) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %33 = "synth.aig.and_inv"(%24, %28) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %34 = "synth.aig.and_inv"(%32, %33) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %35 = "synth.aig.and_inv"(%24, %28) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %36 = "synth.aig.and_inv"(%29, %35) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %37 = "synth.aig.and_inv"(%29, %35) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %38 = "synth.aig.and_inv"(%36, %37) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %39 = "synth.aig.and_inv"(%25, %38) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %40 = "synth.aig.and_inv"(%25, %38) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %41 = "synth.aig.and_inv"(%39, %40) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %42 = "synth.aig.and_inv"(%25, %29) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %43 = "synth.aig.and_inv"(%25, %29) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %44 = "synth.aig.and_inv"(%42, %43) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %45 = "synth.aig.and_inv"(%35, %44) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %46 = "synth.aig.and_inv"(%25, %29) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %47 = "synth.aig.and_inv"(%45, %46) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %48 = "synth.aig.and_inv"(%47) <{inverted = array<i1: true>}> : (i1) -> i1
    %49 = "synth.aig.and_inv"(%30, %48) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %50 = "synth.aig.and_inv"(%30, %48) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %51 = "synth.aig.and_inv"(%49, %50) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %52 = "synth.aig.and_inv"(%26, %51) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %53 = "synth.aig.and_inv"(%26, %51) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %54 = "synth.aig.and_inv"(%52, %53) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %55 = "synth.aig.and_inv"(%26, %30) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %56 = "synth.aig.and_inv"(%26, %30) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %57 = "synth.aig.and_inv"(%55, %56) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %58 = "synth.aig.and_inv"(%48, %57) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %59 = "synth.aig.and_inv"(%26, %30) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %60 = "synth.aig.and_inv"(%58, %59) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %61 = "synth.aig.and_inv"(%60) <{inverted = array<i1: true>}> : (i1) -> i1
    %62 = "synth.aig.and_inv"(%31, %61) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %63 = "synth.aig.and_inv"(%31, %61) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %64 = "synth.aig.and_inv"(%62, %63) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %65 = "synth.aig.and_inv"(%27, %64) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %66 = "synth.aig.and_inv"(%27, %64) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %67 = "synth.aig.and_inv"(%65, %66) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %68 = "comb.concat"(%67, %54, %41, %34) : (i1, i1, i1, i1) -> i4
    %69 = "comb.extract"(%18) <{lowBit = 0 : i32}> : (i4) -> i1
    %70 = "comb.extract"(%18) <{lowBit = 1 : i32}> : (i4) -> i1
    %71 = "comb.extract"(%18) <{lowBit = 2 : i32}> : (i4) -> i1
    %72 = "comb.extract"(%18) <{lowBit = 3 : i32}> : (i4) -> i1
    %73 = "comb.extract"(%19) <{lowBit = 0 : i32}> : (i4) -> i1
    %74 = "comb.extract"(%19) <{lowBit = 1 : i32}> : (i4) -> i1
    %75 = "comb.extract"(%19) <{lowBit = 2 : i32}> : (i4) -> i1
    %76 = "comb.extract"(%19) <{lowBit = 3 : i32}> : (i4) -> i1
    %77 = "synth.aig.and_inv"(%69, %73) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %78 = "synth.aig.and_inv"(%69, %73) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %79 = "synth.aig.and_inv"(%77, %78) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %80 = "synth.aig.and_inv"(%69, %73) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %81 = "synth.aig.and_inv"(%74, %80) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %82 = "synth.aig.and_inv"(%74, %80) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %83 = "synth.aig.and_inv"(%81, %82) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %84 = "synth.aig.and_inv"(%70, %83) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %85 = "synth.aig.and_inv"(%70, %83) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %86 = "synth.aig.and_inv"(%84, %85) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %87 = "synth.aig.and_inv"(%70, %74) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %88 = "synth.aig.and_inv"(%70, %74) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %89 = "synth.aig.and_inv"(%87, %88) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %90 = "synth.aig.and_inv"(%80, %89) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %91 = "synth.aig.and_inv"(%70, %74) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %92 = "synth.aig.and_inv"(%90, %91) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %93 = "synth.aig.and_inv"(%92) <{inverted = array<i1: true>}> : (i1) -> i1
    %94 = "synth.aig.and_inv"(%75, %93) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %95 = "synth.aig.and_inv"(%75, %93) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %96 = "synth.aig.and_inv"(%94, %95) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %97 = "synth.aig.and_inv"(%71, %96) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %98 = "synth.aig.and_inv"(%71, %96) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %99 = "synth.aig.and_inv"(%97, %98) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %100 = "synth.aig.and_inv"(%71, %75) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %101 = "synth.aig.and_inv"(%71, %75) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %102 = "synth.aig.and_inv"(%100, %101) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %103 = "synth.aig.and_inv"(%93, %102) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %104 = "synth.aig.and_inv"(%71, %75) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %105 = "synth.aig.and_inv"(%103, %104) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %106 = "synth.aig.and_inv"(%105) <{inverted = array<i1: true>}> : (i1) -> i1
    %107 = "synth.aig.and_inv"(%76, %106) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %108 = "synth.aig.and_inv"(%76, %106) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %109 = "synth.aig.and_inv"(%107, %108) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %110 = "synth.aig.and_inv"(%72, %109) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %111 = "synth.aig.and_inv"(%72, %109) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %112 = "synth.aig.and_inv"(%110, %111) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %113 = "comb.concat"(%112, %99, %86, %79) : (i1, i1, i1, i1) -> i4
    %114 = "synth.aig.and_inv"(%34, %79) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %115 = "synth.aig.and_inv"(%34, %79) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %116 = "synth.aig.and_inv"(%114, %115) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %117 = "synth.aig.and_inv"(%34, %79) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %118 = "synth.aig.and_inv"(%86, %117) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %119 = "synth.aig.and_inv"(%86, %117) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %120 = "synth.aig.and_inv"(%118, %119) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %121 = "synth.aig.and_inv"(%41, %120) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %122 = "synth.aig.and_inv"(%41, %120) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %123 = "synth.aig.and_inv"(%121, %122) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %124 = "synth.aig.and_inv"(%41, %86) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %125 = "synth.aig.and_inv"(%41, %86) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %126 = "synth.aig.and_inv"(%124, %125) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %127 = "synth.aig.and_inv"(%117, %126) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %128 = "synth.aig.and_inv"(%41, %86) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %129 = "synth.aig.and_inv"(%127, %128) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %130 = "synth.aig.and_inv"(%129) <{inverted = array<i1: true>}> : (i1) -> i1
    %131 = "synth.aig.and_inv"(%99, %130) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %132 = "synth.aig.and_inv"(%99, %130) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %133 = "synth.aig.and_inv"(%131, %132) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %134 = "synth.aig.and_inv"(%54, %133) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %135 = "synth.aig.and_inv"(%54, %133) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %136 = "synth.aig.and_inv"(%134, %135) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %137 = "synth.aig.and_inv"(%54, %99) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %138 = "synth.aig.and_inv"(%54, %99) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %139 = "synth.aig.and_inv"(%137, %138) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %140 = "synth.aig.and_inv"(%130, %139) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %141 = "synth.aig.and_inv"(%54, %99) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %142 = "synth.aig.and_inv"(%140, %141) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %143 = "synth.aig.and_inv"(%142) <{inverted = array<i1: true>}> : (i1) -> i1
    %144 = "synth.aig.and_inv"(%112, %143) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %145 = "synth.aig.and_inv"(%112, %143) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %146 = "synth.aig.and_inv"(%144, %145) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %147 = "synth.aig.and_inv"(%67, %146) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %148 = "synth.aig.and_inv"(%67, %146) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %149 = "synth.aig.and_inv"(%147, %148) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %150 = "comb.concat"(%149, %136, %123, %116) : (i1, i1, i1, i1) -> i4
    %151 = "comb.extract"(%20) <{lowBit = 0 : i32}> : (i4) -> i1
    %152 = "comb.extract"(%20) <{lowBit = 1 : i32}> : (i4) -> i1
    %153 = "comb.extract"(%20) <{lowBit = 2 : i32}> : (i4) -> i1
    %154 = "comb.extract"(%20) <{lowBit = 3 : i32}> : (i4) -> i1
    %155 = "comb.extract"(%21) <{lowBit = 0 : i32}> : (i4) -> i1
    %156 = "comb.extract"(%21) <{lowBit = 1 : i32}> : (i4) -> i1
    %157 = "comb.extract"(%21) <{lowBit = 2 : i32}> : (i4) -> i1
    %158 = "comb.extract"(%21) <{lowBit = 3 : i32}> : (i4) -> i1
    %159 = "synth.aig.and_inv"(%151, %155) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %160 = "synth.aig.and_inv"(%151, %155) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %161 = "synth.aig.and_inv"(%159, %160) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %162 = "synth.aig.and_inv"(%151, %155) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %163 = "synth.aig.and_inv"(%156, %162) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %164 = "synth.aig.and_inv"(%156, %162) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %165 = "synth.aig.and_inv"(%163, %164) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %166 = "synth.aig.and_inv"(%152, %165) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %167 = "synth.aig.and_inv"(%152, %165) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %168 = "synth.aig.and_inv"(%166, %167) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %169 = "synth.aig.and_inv"(%152, %156) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %170 = "synth.aig.and_inv"(%152, %156) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %171 = "synth.aig.and_inv"(%169, %170) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %172 = "synth.aig.and_inv"(%162, %171) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %173 = "synth.aig.and_inv"(%152, %156) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %174 = "synth.aig.and_inv"(%172, %173) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %175 = "synth.aig.and_inv"(%174) <{inverted = array<i1: true>}> : (i1) -> i1
    %176 = "synth.aig.and_inv"(%157, %175) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %177 = "synth.aig.and_inv"(%157, %175) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %178 = "synth.aig.and_inv"(%176, %177) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %179 = "synth.aig.and_inv"(%153, %178) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %180 = "synth.aig.and_inv"(%153, %178) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %181 = "synth.aig.and_inv"(%179, %180) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %182 = "synth.aig.and_inv"(%153, %157) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %183 = "synth.aig.and_inv"(%153, %157) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %184 = "synth.aig.and_inv"(%182, %183) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %185 = "synth.aig.and_inv"(%175, %184) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %186 = "synth.aig.and_inv"(%153, %157) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %187 = "synth.aig.and_inv"(%185, %186) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %188 = "synth.aig.and_inv"(%187) <{inverted = array<i1: true>}> : (i1) -> i1
    %189 = "synth.aig.and_inv"(%158, %188) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %190 = "synth.aig.and_inv"(%158, %188) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %191 = "synth.aig.and_inv"(%189, %190) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %192 = "synth.aig.and_inv"(%154, %191) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %193 = "synth.aig.and_inv"(%154, %191) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %194 = "synth.aig.and_inv"(%192, %193) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %195 = "comb.concat"(%194, %181, %168, %161) : (i1, i1, i1, i1) -> i4
    %196 = "comb.extract"(%22) <{lowBit = 0 : i32}> : (i4) -> i1
    %197 = "comb.extract"(%22) <{lowBit = 1 : i32}> : (i4) -> i1
    %198 = "comb.extract"(%22) <{lowBit = 2 : i32}> : (i4) -> i1
    %199 = "comb.extract"(%22) <{lowBit = 3 : i32}> : (i4) -> i1
    %200 = "comb.extract"(%23) <{lowBit = 0 : i32}> : (i4) -> i1
    %201 = "comb.extract"(%23) <{lowBit = 1 : i32}> : (i4) -> i1
    %202 = "comb.extract"(%23) <{lowBit = 2 : i32}> : (i4) -> i1
    %203 = "comb.extract"(%23) <{lowBit = 3 : i32}> : (i4) -> i1
    %204 = "synth.aig.and_inv"(%196, %200) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %205 = "synth.aig.and_inv"(%196, %200) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %206 = "synth.aig.and_inv"(%204, %205) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %207 = "synth.aig.and_inv"(%196, %200) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %208 = "synth.aig.and_inv"(%201, %207) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %209 = "synth.aig.and_inv"(%201, %207) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %210 = "synth.aig.and_inv"(%208, %209) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %211 = "synth.aig.and_inv"(%197, %210) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %212 = "synth.aig.and_inv"(%197, %210) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %213 = "synth.aig.and_inv"(%211, %212) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %214 = "synth.aig.and_inv"(%197, %201) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %215 = "synth.aig.and_inv"(%197, %201) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %216 = "synth.aig.and_inv"(%214, %215) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %217 = "synth.aig.and_inv"(%207, %216) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %218 = "synth.aig.and_inv"(%197, %201) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %219 = "synth.aig.and_inv"(%217, %218) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %220 = "synth.aig.and_inv"(%219) <{inverted = array<i1: true>}> : (i1) -> i1
    %221 = "synth.aig.and_inv"(%202, %220) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %222 = "synth.aig.and_inv"(%202, %220) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %223 = "synth.aig.and_inv"(%221, %222) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %224 = "synth.aig.and_inv"(%198, %223) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %225 = "synth.aig.and_inv"(%198, %223) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %226 = "synth.aig.and_inv"(%224, %225) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %227 = "synth.aig.and_inv"(%198, %202) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %228 = "synth.aig.and_inv"(%198, %202) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %229 = "synth.aig.and_inv"(%227, %228) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %230 = "synth.aig.and_inv"(%220, %229) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %231 = "synth.aig.and_inv"(%198, %202) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %232 = "synth.aig.and_inv"(%230, %231) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %233 = "synth.aig.and_inv"(%232) <{inverted = array<i1: true>}> : (i1) -> i1
    %234 = "synth.aig.and_inv"(%203, %233) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %235 = "synth.aig.and_inv"(%203, %233) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %236 = "synth.aig.and_inv"(%234, %235) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %237 = "synth.aig.and_inv"(%199, %236) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %238 = "synth.aig.and_inv"(%199, %236) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %239 = "synth.aig.and_inv"(%237, %238) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %240 = "comb.concat"(%239, %226, %213, %206) : (i1, i1, i1, i1) -> i4
    %241 = "synth.aig.and_inv"(%161, %206) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %242 = "synth.aig.and_inv"(%161, %206) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %243 = "synth.aig.and_inv"(%241, %242) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %244 = "synth.aig.and_inv"(%161, %206) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %245 = "synth.aig.and_inv"(%213, %244) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %246 = "synth.aig.and_inv"(%213, %244) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %247 = "synth.aig.and_inv"(%245, %246) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %248 = "synth.aig.and_inv"(%168, %247) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %249 = "synth.aig.and_inv"(%168, %247) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %250 = "synth.aig.and_inv"(%248, %249) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %251 = "synth.aig.and_inv"(%168, %213) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %252 = "synth.aig.and_inv"(%168, %213) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %253 = "synth.aig.and_inv"(%251, %252) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %254 = "synth.aig.and_inv"(%244, %253) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %255 = "synth.aig.and_inv"(%168, %213) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %256 = "synth.aig.and_inv"(%254, %255) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %257 = "synth.aig.and_inv"(%256) <{inverted = array<i1: true>}> : (i1) -> i1
    %258 = "synth.aig.and_inv"(%226, %257) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %259 = "synth.aig.and_inv"(%226, %257) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %260 = "synth.aig.and_inv"(%258, %259) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %261 = "synth.aig.and_inv"(%181, %260) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %262 = "synth.aig.and_inv"(%181, %260) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %263 = "synth.aig.and_inv"(%261, %262) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %264 = "synth.aig.and_inv"(%181, %226) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %265 = "synth.aig.and_inv"(%181, %226) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %266 = "synth.aig.and_inv"(%264, %265) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %267 = "synth.aig.and_inv"(%257, %266) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %268 = "synth.aig.and_inv"(%181, %226) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %269 = "synth.aig.and_inv"(%267, %268) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %270 = "synth.aig.and_inv"(%269) <{inverted = array<i1: true>}> : (i1) -> i1
    %271 = "synth.aig.and_inv"(%239, %270) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %272 = "synth.aig.and_inv"(%239, %270) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %273 = "synth.aig.and_inv"(%271, %272) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %274 = "synth.aig.and_inv"(%194, %273) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %275 = "synth.aig.and_inv"(%194, %273) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %276 = "synth.aig.and_inv"(%274, %275) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %277 = "comb.concat"(%276, %263, %250, %243) : (i1, i1, i1, i1) -> i4
    %278 = "synth.aig.and_inv"(%116, %243) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %279 = "synth.aig.and_inv"(%116, %243) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %280 = "synth.aig.and_inv"(%278, %279) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %281 = "synth.aig.and_inv"(%116, %243) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %282 = "synth.aig.and_inv"(%250, %281) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %283 = "synth.aig.and_inv"(%250, %281) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %284 = "synth.aig.and_inv"(%282, %283) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %285 = "synth.aig.and_inv"(%123, %284) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %286 = "synth.aig.and_inv"(%123, %284) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %287 = "synth.aig.and_inv"(%285, %286) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %288 = "synth.aig.and_inv"(%123, %250) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %289 = "synth.aig.and_inv"(%123, %250) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %290 = "synth.aig.and_inv"(%288, %289) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %291 = "synth.aig.and_inv"(%281, %290) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %292 = "synth.aig.and_inv"(%123, %250) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %293 = "synth.aig.and_inv"(%291, %292) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %294 = "synth.aig.and_inv"(%293) <{inverted = array<i1: true>}> : (i1) -> i1
    %295 = "synth.aig.and_inv"(%263, %294) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %296 = "synth.aig.and_inv"(%263, %294) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %297 = "synth.aig.and_inv"(%295, %296) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %298 = "synth.aig.and_inv"(%136, %297) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %299 = "synth.aig.and_inv"(%136, %297) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %300 = "synth.aig.and_inv"(%298, %299) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %301 = "synth.aig.and_inv"(%136, %263) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %302 = "synth.aig.and_inv"(%136, %263) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %303 = "synth.aig.and_inv"(%301, %302) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %304 = "synth.aig.and_inv"(%294, %303) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %305 = "synth.aig.and_inv"(%136, %263) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %306 = "synth.aig.and_inv"(%304, %305) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %307 = "synth.aig.and_inv"(%306) <{inverted = array<i1: true>}> : (i1) -> i1
    %308 = "synth.aig.and_inv"(%276, %307) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %309 = "synth.aig.and_inv"(%276, %307) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %310 = "synth.aig.and_inv"(%308, %309) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %311 = "synth.aig.and_inv"(%149, %310) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %312 = "synth.aig.and_inv"(%149, %310) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %313 = "synth.aig.and_inv"(%311, %312) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %314 = "comb.concat"(%313, %300, %287, %280) : (i1, i1, i1, i1) -> i4
    "hw.output"(%314) : (i4) -> ()
  }) : () -> ()
}) : () -> ()

