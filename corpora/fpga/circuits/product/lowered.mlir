#loc = loc("-":1:54)
"builtin.module"() ({
  "hw.module"() <{module_type = !hw.modty<input a : i6, input b : i6, input c : i6, output y : i6>, parameters = [], result_locs = [#loc], sym_name = "main"}> ({
  ^bb0(%arg0: i6, %arg1: i6, %arg2: i6):
    %0 = "comb.extract"(%arg1) <{lowBit = 0 : i32}> : (i6) -> i1
    %1 = "comb.extract"(%arg1) <{lowBit = 1 : i32}> : (i6) -> i1
    %2 = "comb.extract"(%arg1) <{lowBit = 2 : i32}> : (i6) -> i1
    %3 = "comb.extract"(%arg1) <{lowBit = 3 : i32}> : (i6) -> i1
    %4 = "comb.extract"(%arg1) <{lowBit = 4 : i32}> : (i6) -> i1
    %5 = "comb.extract"(%arg1) <{lowBit = 5 : i32}> : (i6) -> i1
    %6 = "comb.replicate"(%0) : (i1) -> i6
    %7 = "synth.aig.and_inv"(%6, %arg0) <{inverted = array<i1: false, false>}> : (i6, i6) -> i6
    %8 = "comb.replicate"(%1) : (i1) -> i5
    %9 = "comb.extract"(%arg0) <{lowBit = 0 : i32}> : (i6) -> i5
    %10 = "synth.aig.and_inv"(%8, %9) <{inverted = array<i1: false, false>}> : (i5, i5) -> i5
    %11 = "comb.replicate"(%2) : (i1) -> i4
    %12 = "comb.extract"(%arg0) <{lowBit = 0 : i32}> : (i6) -> i4
    %13 = "synth.aig.and_inv"(%11, %12) <{inverted = array<i1: false, false>}> : (i4, i4) -> i4
    %14 = "comb.replicate"(%3) : (i1) -> i3
    %15 = "comb.extract"(%arg0) <{lowBit = 0 : i32}> : (i6) -> i3
    %16 = "synth.aig.and_inv"(%14, %15) <{inverted = array<i1: false, false>}> : (i3, i3) -> i3
    %17 = "comb.replicate"(%4) : (i1) -> i2
    %18 = "comb.extract"(%arg0) <{lowBit = 0 : i32}> : (i6) -> i2
    %19 = "synth.aig.and_inv"(%17, %18) <{inverted = array<i1: false, false>}> : (i2, i2) -> i2
    %20 = "comb.extract"(%arg0) <{lowBit = 0 : i32}> : (i6) -> i1
    %21 = "synth.aig.and_inv"(%5, %20) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %22 = "comb.extract"(%7) <{lowBit = 0 : i32}> : (i6) -> i1
    %23 = "comb.extract"(%7) <{lowBit = 1 : i32}> : (i6) -> i1
    %24 = "comb.extract"(%7) <{lowBit = 2 : i32}> : (i6) -> i1
    %25 = "comb.extract"(%7) <{lowBit = 3 : i32}> : (i6) -> i1
    %26 = "comb.extract"(%7) <{lowBit = 4 : i32}> : (i6) -> i1
    %27 = "comb.extract"(%7) <{lowBit = 5 : i32}> : (i6) -> i1
    %28 = "comb.extract"(%10) <{lowBit = 0 : i32}> : (i5) -> i1
    %29 = "comb.extract"(%10) <{lowBit = 1 : i32}> : (i5) -> i1
    %30 = "comb.extract"(%10) <{lowBit = 2 : i32}> : (i5) -> i1
    %31 = "comb.extract"(%10) <{lowBit = 3 : i32}> : (i5) -> i1
    %32 = "comb.extract"(%10) <{lowBit = 4 : i32}> : (i5) -> i1
    %33 = "comb.extract"(%13) <{lowBit = 0 : i32}> : (i4) -> i1
    %34 = "comb.extract"(%13) <{lowBit = 1 : i32}> : (i4) -> i1
    %35 = "comb.extract"(%13) <{lowBit = 2 : i32}> : (i4) -> i1
    %36 = "comb.extract"(%13) <{lowBit = 3 : i32}> : (i4) -> i1
    %37 = "comb.extract"(%16) <{lowBit = 0 : i32}> : (i3) -> i1
    %38 = "comb.extract"(%16) <{lowBit = 1 : i32}> : (i3) -> i1
    %39 = "comb.extract"(%16) <{lowBit = 2 : i32}> : (i3) -> i1
    %40 = "comb.extract"(%19) <{lowBit = 0 : i32}> : (i2) -> i1
    %41 = "comb.extract"(%19) <{lowBit = 1 : i32}> : (i2) -> i1
    %42 = "comb.extract"(%arg2) <{lowBit = 0 : i32}> : (i6) -> i1
    %43 = "comb.extract"(%arg2) <{lowBit = 1 : i32}> : (i6) -> i1
    %44 = "comb.extract"(%arg2) <{lowBit = 2 : i32}> : (i6) -> i1
    %45 = "comb.extract"(%arg2) <{lowBit = 3 : i32}> : (i6) -> i1
    %46 = "comb.extract"(%arg2) <{lowBit = 4 : i32}> : (i6) -> i1
    %47 = "comb.extract"(%arg2) <{lowBit = 5 : i32}> : (i6) -> i1
    %48 = "synth.aig.and_inv"(%45, %37) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %49 = "synth.aig.and_inv"(%45, %37) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %50 = "synth.aig.and_inv"(%48, %49) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %51 = "synth.aig.and_inv"(%50, %25) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %52 = "synth.aig.and_inv"(%50, %25) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %53 = "synth.aig.and_inv"(%51, %52) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %54 = "synth.aig.and_inv"(%49, %52) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %55 = "synth.aig.and_inv"(%46, %40) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %56 = "synth.aig.and_inv"(%46, %40) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %57 = "synth.aig.and_inv"(%55, %56) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %58 = "synth.aig.and_inv"(%57, %26) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %59 = "synth.aig.and_inv"(%57, %26) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %60 = "synth.aig.and_inv"(%58, %59) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %61 = "synth.aig.and_inv"(%56, %59) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %62 = "synth.aig.and_inv"(%38, %35) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %63 = "synth.aig.and_inv"(%38, %35) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %64 = "synth.aig.and_inv"(%62, %63) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %65 = "synth.aig.and_inv"(%64, %31) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %66 = "synth.aig.and_inv"(%64, %31) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %67 = "synth.aig.and_inv"(%65, %66) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %68 = "synth.aig.and_inv"(%63, %66) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %69 = "synth.aig.and_inv"(%44, %33) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %70 = "synth.aig.and_inv"(%44, %33) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %71 = "synth.aig.and_inv"(%69, %70) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %72 = "synth.aig.and_inv"(%71, %24) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %73 = "synth.aig.and_inv"(%71, %24) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %74 = "synth.aig.and_inv"(%72, %73) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %75 = "synth.aig.and_inv"(%70, %73) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %76 = "synth.aig.and_inv"(%34, %30) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %77 = "synth.aig.and_inv"(%34, %30) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %78 = "synth.aig.and_inv"(%76, %77) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %79 = "synth.aig.and_inv"(%78, %53) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %80 = "synth.aig.and_inv"(%78, %53) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %81 = "synth.aig.and_inv"(%79, %80) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %82 = "synth.aig.and_inv"(%77, %80) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %83 = "synth.aig.and_inv"(%67, %60) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %84 = "synth.aig.and_inv"(%67, %60) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %85 = "synth.aig.and_inv"(%83, %84) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %86 = "synth.aig.and_inv"(%85, %54) <{inverted = array<i1: true, false>}> : (i1, i1) -> i1
    %87 = "synth.aig.and_inv"(%85, %54) <{inverted = array<i1: false, true>}> : (i1, i1) -> i1
    %88 = "synth.aig.and_inv"(%86, %87) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %89 = "synth.aig.and_inv"(%84, %87) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %90 = "synth.aig.and_inv"(%43, %28) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %91 = "synth.aig.and_inv"(%43, %28) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %92 = "synth.aig.and_inv"(%90, %91) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %93 = "synth.aig.and_inv"(%92, %23) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %94 = "synth.aig.and_inv"(%92, %23) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %95 = "synth.aig.and_inv"(%93, %94) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %96 = "synth.aig.and_inv"(%91, %94) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %97 = "synth.aig.and_inv"(%29, %74) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %98 = "synth.aig.and_inv"(%29, %74) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %99 = "synth.aig.and_inv"(%97, %98) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %100 = "synth.aig.and_inv"(%81, %75) <{inverted = array<i1: true, false>}> : (i1, i1) -> i1
    %101 = "synth.aig.and_inv"(%81, %75) <{inverted = array<i1: false, true>}> : (i1, i1) -> i1
    %102 = "synth.aig.and_inv"(%100, %101) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %103 = "synth.aig.and_inv"(%88, %82) <{inverted = array<i1: true, false>}> : (i1, i1) -> i1
    %104 = "synth.aig.and_inv"(%88, %82) <{inverted = array<i1: false, true>}> : (i1, i1) -> i1
    %105 = "synth.aig.and_inv"(%103, %104) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %106 = "synth.aig.and_inv"(%22, %42) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %107 = "synth.aig.and_inv"(%22, %42) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %108 = "synth.aig.and_inv"(%106, %107) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %109 = "synth.aig.and_inv"(%95, %107) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %110 = "synth.aig.and_inv"(%95, %107) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %111 = "synth.aig.and_inv"(%109, %110) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %112 = "synth.aig.and_inv"(%107, %95) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %113 = "synth.aig.and_inv"(%96, %99) <{inverted = array<i1: false, true>}> : (i1, i1) -> i1
    %114 = "synth.aig.and_inv"(%96, %99) <{inverted = array<i1: true, false>}> : (i1, i1) -> i1
    %115 = "synth.aig.and_inv"(%113, %114) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %116 = "synth.aig.and_inv"(%112, %115) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %117 = "synth.aig.and_inv"(%112, %115) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %118 = "synth.aig.and_inv"(%116, %117) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %119 = "synth.aig.and_inv"(%117, %114) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %120 = "synth.aig.and_inv"(%98, %102) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %121 = "synth.aig.and_inv"(%98, %102) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %122 = "synth.aig.and_inv"(%120, %121) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %123 = "synth.aig.and_inv"(%119, %122) <{inverted = array<i1: false, true>}> : (i1, i1) -> i1
    %124 = "synth.aig.and_inv"(%119, %122) <{inverted = array<i1: true, false>}> : (i1, i1) -> i1
    %125 = "synth.aig.and_inv"(%123, %124) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %126 = "synth.aig.and_inv"(%124, %121) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %127 = "synth.aig.and_inv"(%101, %105) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %128 = "synth.aig.and_inv"(%101, %105) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %129 = "synth.aig.and_inv"(%127, %128) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %130 = "synth.aig.and_inv"(%126, %129) <{inverted = array<i1: false, true>}> : (i1, i1) -> i1
    %131 = "synth.aig.and_inv"(%126, %129) <{inverted = array<i1: true, false>}> : (i1, i1) -> i1
    %132 = "synth.aig.and_inv"(%130, %131) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %133 = "synth.aig.and_inv"(%131, %128) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %134 = "synth.aig.and_inv"(%104, %68) <{inverted = array<i1: true, false>}> : (i1, i1) -> i1
    %135 = "synth.aig.and_inv"(%104, %68) <{inverted = array<i1: false, true>}> : (i1, i1) -> i1
    %136 = "synth.aig.and_inv"(%134, %135) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %137 = "synth.aig.and_inv"(%41, %39) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %138 = "synth.aig.and_inv"(%41, %39) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %139 = "synth.aig.and_inv"(%137, %138) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %140 = "synth.aig.and_inv"(%32, %36) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %141 = "synth.aig.and_inv"(%32, %36) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %142 = "synth.aig.and_inv"(%140, %141) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %143 = "synth.aig.and_inv"(%47, %21) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %144 = "synth.aig.and_inv"(%47, %21) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %145 = "synth.aig.and_inv"(%143, %144) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %146 = "synth.aig.and_inv"(%27, %61) <{inverted = array<i1: true, false>}> : (i1, i1) -> i1
    %147 = "synth.aig.and_inv"(%27, %61) <{inverted = array<i1: false, true>}> : (i1, i1) -> i1
    %148 = "synth.aig.and_inv"(%146, %147) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %149 = "synth.aig.and_inv"(%89, %133) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %150 = "synth.aig.and_inv"(%89, %133) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %151 = "synth.aig.and_inv"(%149, %150) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %152 = "synth.aig.and_inv"(%136, %139) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %153 = "synth.aig.and_inv"(%136, %139) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %154 = "synth.aig.and_inv"(%152, %153) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %155 = "synth.aig.and_inv"(%142, %145) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %156 = "synth.aig.and_inv"(%142, %145) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %157 = "synth.aig.and_inv"(%155, %156) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %158 = "synth.aig.and_inv"(%148, %151) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %159 = "synth.aig.and_inv"(%148, %151) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %160 = "synth.aig.and_inv"(%158, %159) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %161 = "synth.aig.and_inv"(%154, %157) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %162 = "synth.aig.and_inv"(%154, %157) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %163 = "synth.aig.and_inv"(%161, %162) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %164 = "synth.aig.and_inv"(%160, %163) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %165 = "synth.aig.and_inv"(%160, %163) <{inverted = array<i1: false, false>}> : (i1, i1) -> i1
    %166 = "synth.aig.and_inv"(%164, %165) <{inverted = array<i1: true, true>}> : (i1, i1) -> i1
    %167 = "comb.concat"(%166, %132, %125, %118, %111, %108) : (i1, i1, i1, i1, i1, i1) -> i6
    "hw.output"(%167) : (i6) -> ()
  }) : () -> ()
}) : () -> ()

