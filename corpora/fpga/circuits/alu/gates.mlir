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
    %16 = "hw.constant"() <{value = true}> : () -> i1
    %17 = "comb.xor"(%0, %16) <{twoState}> : (i1, i1) -> i1
    %18 = "comb.xor"(%8, %16) <{twoState}> : (i1, i1) -> i1
    %19 = "comb.and"(%17, %18) <{twoState}> : (i1, i1) -> i1
    %20 = "comb.and"(%0, %8) <{twoState}> : (i1, i1) -> i1
    %21 = "hw.constant"() <{value = true}> : () -> i1
    %22 = "comb.xor"(%19, %21) <{twoState}> : (i1, i1) -> i1
    %23 = "comb.xor"(%20, %21) <{twoState}> : (i1, i1) -> i1
    %24 = "comb.and"(%22, %23) <{twoState}> : (i1, i1) -> i1
    %25 = "comb.and"(%0, %8) <{twoState}> : (i1, i1) -> i1
    %26 = "hw.constant"() <{value = true}> : () -> i1
    %27 = "comb.xor"(%1, %26) <{twoState}> : (i1, i1) -> i1
    %28 = "comb.xor"(%9, %26) <{twoState}> : (i1, i1) -> i1
    %29 = "comb.and"(%27, %28) <{twoState}> : (i1, i1) -> i1
    %30 = "comb.and"(%1, %9) <{twoState}> : (i1, i1) -> i1
    %31 = "hw.constant"() <{value = true}> : () -> i1
    %32 = "comb.xor"(%29, %31) <{twoState}> : (i1, i1) -> i1
    %33 = "comb.xor"(%30, %31) <{twoState}> : (i1, i1) -> i1
    %34 = "comb.and"(%32, %33) <{twoState}> : (i1, i1) -> i1
    %35 = "comb.and"(%1, %9) <{twoState}> : (i1, i1) -> i1
    %36 = "hw.constant"() <{value = true}> : () -> i1
    %37 = "comb.xor"(%2, %36) <{twoState}> : (i1, i1) -> i1
    %38 = "comb.xor"(%10, %36) <{twoState}> : (i1, i1) -> i1
    %39 = "comb.and"(%37, %38) <{twoState}> : (i1, i1) -> i1
    %40 = "comb.and"(%2, %10) <{twoState}> : (i1, i1) -> i1
    %41 = "hw.constant"() <{value = true}> : () -> i1
    %42 = "comb.xor"(%39, %41) <{twoState}> : (i1, i1) -> i1
    %43 = "comb.xor"(%40, %41) <{twoState}> : (i1, i1) -> i1
    %44 = "comb.and"(%42, %43) <{twoState}> : (i1, i1) -> i1
    %45 = "comb.and"(%2, %10) <{twoState}> : (i1, i1) -> i1
    %46 = "hw.constant"() <{value = true}> : () -> i1
    %47 = "comb.xor"(%3, %46) <{twoState}> : (i1, i1) -> i1
    %48 = "comb.xor"(%11, %46) <{twoState}> : (i1, i1) -> i1
    %49 = "comb.and"(%47, %48) <{twoState}> : (i1, i1) -> i1
    %50 = "comb.and"(%3, %11) <{twoState}> : (i1, i1) -> i1
    %51 = "hw.constant"() <{value = true}> : () -> i1
    %52 = "comb.xor"(%49, %51) <{twoState}> : (i1, i1) -> i1
    %53 = "comb.xor"(%50, %51) <{twoState}> : (i1, i1) -> i1
    %54 = "comb.and"(%52, %53) <{twoState}> : (i1, i1) -> i1
    %55 = "comb.and"(%3, %11) <{twoState}> : (i1, i1) -> i1
    %56 = "hw.constant"() <{value = true}> : () -> i1
    %57 = "comb.xor"(%4, %56) <{twoState}> : (i1, i1) -> i1
    %58 = "comb.xor"(%12, %56) <{twoState}> : (i1, i1) -> i1
    %59 = "comb.and"(%57, %58) <{twoState}> : (i1, i1) -> i1
    %60 = "comb.and"(%4, %12) <{twoState}> : (i1, i1) -> i1
    %61 = "hw.constant"() <{value = true}> : () -> i1
    %62 = "comb.xor"(%59, %61) <{twoState}> : (i1, i1) -> i1
    %63 = "comb.xor"(%60, %61) <{twoState}> : (i1, i1) -> i1
    %64 = "comb.and"(%62, %63) <{twoState}> : (i1, i1) -> i1
    %65 = "comb.and"(%4, %12) <{twoState}> : (i1, i1) -> i1
    %66 = "hw.constant"() <{value = true}> : () -> i1
    %67 = "comb.xor"(%5, %66) <{twoState}> : (i1, i1) -> i1
    %68 = "comb.xor"(%13, %66) <{twoState}> : (i1, i1) -> i1
    %69 = "comb.and"(%67, %68) <{twoState}> : (i1, i1) -> i1
    %70 = "comb.and"(%5, %13) <{twoState}> : (i1, i1) -> i1
    %71 = "hw.constant"() <{value = true}> : () -> i1
    %72 = "comb.xor"(%69, %71) <{twoState}> : (i1, i1) -> i1
    %73 = "comb.xor"(%70, %71) <{twoState}> : (i1, i1) -> i1
    %74 = "comb.and"(%72, %73) <{twoState}> : (i1, i1) -> i1
    %75 = "comb.and"(%5, %13) <{twoState}> : (i1, i1) -> i1
    %76 = "hw.constant"() <{value = true}> : () -> i1
    %77 = "comb.xor"(%6, %76) <{twoState}> : (i1, i1) -> i1
    %78 = "comb.xor"(%14, %76) <{twoState}> : (i1, i1) -> i1
    %79 = "comb.and"(%77, %78) <{twoState}> : (i1, i1) -> i1
    %80 = "comb.and"(%6, %14) <{twoState}> : (i1, i1) -> i1
    %81 = "hw.constant"() <{value = true}> : () -> i1
    %82 = "comb.xor"(%79, %81) <{twoState}> : (i1, i1) -> i1
    %83 = "comb.xor"(%80, %81) <{twoState}> : (i1, i1) -> i1
    %84 = "comb.and"(%82, %83) <{twoState}> : (i1, i1) -> i1
    %85 = "comb.and"(%6, %14) <{twoState}> : (i1, i1) -> i1
    %86 = "hw.constant"() <{value = true}> : () -> i1
    %87 = "comb.xor"(%7, %86) <{twoState}> : (i1, i1) -> i1
    %88 = "comb.xor"(%15, %86) <{twoState}> : (i1, i1) -> i1
    %89 = "comb.and"(%87, %88) <{twoState}> : (i1, i1) -> i1
    %90 = "comb.and"(%7, %15) <{twoState}> : (i1, i1) -> i1
    %91 = "hw.constant"() <{value = true}> : () -> i1
    %92 = "comb.xor"(%89, %91) <{twoState}> : (i1, i1) -> i1
    %93 = "comb.xor"(%90, %91) <{twoState}> : (i1, i1) -> i1
    %94 = "comb.and"(%92, %93) <{twoState}> : (i1, i1) -> i1
    %95 = "comb.and"(%7, %15) <{twoState}> : (i1, i1) -> i1
    %96 = "comb.and"(%34, %25) <{twoState}> : (i1, i1) -> i1
    %97 = "hw.constant"() <{value = true}> : () -> i1
    %98 = "comb.xor"(%35, %97) <{twoState}> : (i1, i1) -> i1
    %99 = "comb.xor"(%96, %97) <{twoState}> : (i1, i1) -> i1
    %100 = "comb.and"(%98, %99) <{twoState}> : (i1, i1) -> i1
    %101 = "hw.constant"() <{value = true}> : () -> i1
    %102 = "comb.xor"(%100, %101) <{twoState}> : (i1, i1) -> i1
    %103 = "comb.and"(%34, %24) <{twoState}> : (i1, i1) -> i1
    %104 = "comb.and"(%54, %45) <{twoState}> : (i1, i1) -> i1
    %105 = "hw.constant"() <{value = true}> : () -> i1
    %106 = "comb.xor"(%55, %105) <{twoState}> : (i1, i1) -> i1
    %107 = "comb.xor"(%104, %105) <{twoState}> : (i1, i1) -> i1
    %108 = "comb.and"(%106, %107) <{twoState}> : (i1, i1) -> i1
    %109 = "hw.constant"() <{value = true}> : () -> i1
    %110 = "comb.xor"(%108, %109) <{twoState}> : (i1, i1) -> i1
    %111 = "comb.and"(%54, %44) <{twoState}> : (i1, i1) -> i1
    %112 = "comb.and"(%74, %65) <{twoState}> : (i1, i1) -> i1
    %113 = "hw.constant"() <{value = true}> : () -> i1
    %114 = "comb.xor"(%75, %113) <{twoState}> : (i1, i1) -> i1
    %115 = "comb.xor"(%112, %113) <{twoState}> : (i1, i1) -> i1
    %116 = "comb.and"(%114, %115) <{twoState}> : (i1, i1) -> i1
    %117 = "hw.constant"() <{value = true}> : () -> i1
    %118 = "comb.xor"(%116, %117) <{twoState}> : (i1, i1) -> i1
    %119 = "comb.and"(%74, %64) <{twoState}> : (i1, i1) -> i1
    %120 = "comb.and"(%94, %85) <{twoState}> : (i1, i1) -> i1
    %121 = "hw.constant"() <{value = true}> : () -> i1
    %122 = "comb.xor"(%95, %121) <{twoState}> : (i1, i1) -> i1
    %123 = "comb.xor"(%120, %121) <{twoState}> : (i1, i1) -> i1
    %124 = "comb.and"(%122, %123) <{twoState}> : (i1, i1) -> i1
    %125 = "hw.constant"() <{value = true}> : () -> i1
    %126 = "comb.xor"(%124, %125) <{twoState}> : (i1, i1) -> i1
    %127 = "comb.and"(%94, %84) <{twoState}> : (i1, i1) -> i1
    %128 = "comb.and"(%44, %102) <{twoState}> : (i1, i1) -> i1
    %129 = "hw.constant"() <{value = true}> : () -> i1
    %130 = "comb.xor"(%45, %129) <{twoState}> : (i1, i1) -> i1
    %131 = "comb.xor"(%128, %129) <{twoState}> : (i1, i1) -> i1
    %132 = "comb.and"(%130, %131) <{twoState}> : (i1, i1) -> i1
    %133 = "hw.constant"() <{value = true}> : () -> i1
    %134 = "comb.xor"(%132, %133) <{twoState}> : (i1, i1) -> i1
    %135 = "comb.and"(%44, %103) <{twoState}> : (i1, i1) -> i1
    %136 = "comb.and"(%111, %102) <{twoState}> : (i1, i1) -> i1
    %137 = "hw.constant"() <{value = true}> : () -> i1
    %138 = "comb.xor"(%136, %137) <{twoState}> : (i1, i1) -> i1
    %139 = "comb.and"(%108, %138) <{twoState}> : (i1, i1) -> i1
    %140 = "hw.constant"() <{value = true}> : () -> i1
    %141 = "comb.xor"(%139, %140) <{twoState}> : (i1, i1) -> i1
    %142 = "comb.and"(%111, %103) <{twoState}> : (i1, i1) -> i1
    %143 = "comb.and"(%84, %118) <{twoState}> : (i1, i1) -> i1
    %144 = "hw.constant"() <{value = true}> : () -> i1
    %145 = "comb.xor"(%85, %144) <{twoState}> : (i1, i1) -> i1
    %146 = "comb.xor"(%143, %144) <{twoState}> : (i1, i1) -> i1
    %147 = "comb.and"(%145, %146) <{twoState}> : (i1, i1) -> i1
    %148 = "hw.constant"() <{value = true}> : () -> i1
    %149 = "comb.xor"(%147, %148) <{twoState}> : (i1, i1) -> i1
    %150 = "comb.and"(%84, %119) <{twoState}> : (i1, i1) -> i1
    %151 = "comb.and"(%127, %118) <{twoState}> : (i1, i1) -> i1
    %152 = "hw.constant"() <{value = true}> : () -> i1
    %153 = "comb.xor"(%151, %152) <{twoState}> : (i1, i1) -> i1
    %154 = "comb.and"(%124, %153) <{twoState}> : (i1, i1) -> i1
    %155 = "hw.constant"() <{value = true}> : () -> i1
    %156 = "comb.xor"(%154, %155) <{twoState}> : (i1, i1) -> i1
    %157 = "comb.and"(%127, %119) <{twoState}> : (i1, i1) -> i1
    %158 = "comb.and"(%64, %141) <{twoState}> : (i1, i1) -> i1
    %159 = "hw.constant"() <{value = true}> : () -> i1
    %160 = "comb.xor"(%65, %159) <{twoState}> : (i1, i1) -> i1
    %161 = "comb.xor"(%158, %159) <{twoState}> : (i1, i1) -> i1
    %162 = "comb.and"(%160, %161) <{twoState}> : (i1, i1) -> i1
    %163 = "hw.constant"() <{value = true}> : () -> i1
    %164 = "comb.xor"(%162, %163) <{twoState}> : (i1, i1) -> i1
    %165 = "comb.and"(%64, %142) <{twoState}> : (i1, i1) -> i1
    %166 = "comb.and"(%119, %141) <{twoState}> : (i1, i1) -> i1
    %167 = "hw.constant"() <{value = true}> : () -> i1
    %168 = "comb.xor"(%166, %167) <{twoState}> : (i1, i1) -> i1
    %169 = "comb.and"(%116, %168) <{twoState}> : (i1, i1) -> i1
    %170 = "hw.constant"() <{value = true}> : () -> i1
    %171 = "comb.xor"(%169, %170) <{twoState}> : (i1, i1) -> i1
    %172 = "comb.and"(%119, %142) <{twoState}> : (i1, i1) -> i1
    %173 = "comb.and"(%150, %141) <{twoState}> : (i1, i1) -> i1
    %174 = "hw.constant"() <{value = true}> : () -> i1
    %175 = "comb.xor"(%173, %174) <{twoState}> : (i1, i1) -> i1
    %176 = "comb.and"(%147, %175) <{twoState}> : (i1, i1) -> i1
    %177 = "hw.constant"() <{value = true}> : () -> i1
    %178 = "comb.xor"(%176, %177) <{twoState}> : (i1, i1) -> i1
    %179 = "comb.and"(%150, %142) <{twoState}> : (i1, i1) -> i1
    %180 = "comb.and"(%157, %141) <{twoState}> : (i1, i1) -> i1
    %181 = "hw.constant"() <{value = true}> : () -> i1
    %182 = "comb.xor"(%180, %181) <{twoState}> : (i1, i1) -> i1
    %183 = "comb.and"(%154, %182) <{twoState}> : (i1, i1) -> i1
    %184 = "hw.constant"() <{value = true}> : () -> i1
    %185 = "comb.xor"(%183, %184) <{twoState}> : (i1, i1) -> i1
    %186 = "comb.and"(%157, %142) <{twoState}> : (i1, i1) -> i1
    %187 = "hw.constant"() <{value = true}> : () -> i1
    %188 = "comb.xor"(%34, %187) <{twoState}> : (i1, i1) -> i1
    %189 = "comb.xor"(%25, %187) <{twoState}> : (i1, i1) -> i1
    %190 = "comb.and"(%188, %189) <{twoState}> : (i1, i1) -> i1
    %191 = "comb.and"(%34, %25) <{twoState}> : (i1, i1) -> i1
    %192 = "hw.constant"() <{value = true}> : () -> i1
    %193 = "comb.xor"(%190, %192) <{twoState}> : (i1, i1) -> i1
    %194 = "comb.xor"(%191, %192) <{twoState}> : (i1, i1) -> i1
    %195 = "comb.and"(%193, %194) <{twoState}> : (i1, i1) -> i1
    %196 = "hw.constant"() <{value = true}> : () -> i1
    %197 = "comb.xor"(%44, %196) <{twoState}> : (i1, i1) -> i1
    %198 = "comb.and"(%197, %100) <{twoState}> : (i1, i1) -> i1
    %199 = "comb.and"(%44, %102) <{twoState}> : (i1, i1) -> i1
    %200 = "hw.constant"() <{value = true}> : () -> i1
    %201 = "comb.xor"(%198, %200) <{twoState}> : (i1, i1) -> i1
    %202 = "comb.xor"(%199, %200) <{twoState}> : (i1, i1) -> i1
    %203 = "comb.and"(%201, %202) <{twoState}> : (i1, i1) -> i1
    %204 = "hw.constant"() <{value = true}> : () -> i1
    %205 = "comb.xor"(%54, %204) <{twoState}> : (i1, i1) -> i1
    %206 = "comb.and"(%205, %132) <{twoState}> : (i1, i1) -> i1
    %207 = "comb.and"(%54, %134) <{twoState}> : (i1, i1) -> i1
    %208 = "hw.constant"() <{value = true}> : () -> i1
    %209 = "comb.xor"(%206, %208) <{twoState}> : (i1, i1) -> i1
    %210 = "comb.xor"(%207, %208) <{twoState}> : (i1, i1) -> i1
    %211 = "comb.and"(%209, %210) <{twoState}> : (i1, i1) -> i1
    %212 = "hw.constant"() <{value = true}> : () -> i1
    %213 = "comb.xor"(%64, %212) <{twoState}> : (i1, i1) -> i1
    %214 = "comb.and"(%213, %139) <{twoState}> : (i1, i1) -> i1
    %215 = "comb.and"(%64, %141) <{twoState}> : (i1, i1) -> i1
    %216 = "hw.constant"() <{value = true}> : () -> i1
    %217 = "comb.xor"(%214, %216) <{twoState}> : (i1, i1) -> i1
    %218 = "comb.xor"(%215, %216) <{twoState}> : (i1, i1) -> i1
    %219 = "comb.and"(%217, %218) <{twoState}> : (i1, i1) -> i1
    %220 = "hw.constant"() <{value = true}> : () -> i1
    %221 = "comb.xor"(%74, %220) <{twoState}> : (i1, i1) -> i1
    %222 = "comb.and"(%221, %162) <{twoState}> : (i1, i1) -> i1
    %223 = "comb.and"(%74, %164) <{twoState}> : (i1, i1) -> i1
    %224 = "hw.constant"() <{value = true}> : () -> i1
    %225 = "comb.xor"(%222, %224) <{twoState}> : (i1, i1) -> i1
    %226 = "comb.xor"(%223, %224) <{twoState}> : (i1, i1) -> i1
    %227 = "comb.and"(%225, %226) <{twoState}> : (i1, i1) -> i1
    %228 = "hw.constant"() <{value = true}> : () -> i1
    %229 = "comb.xor"(%84, %228) <{twoState}> : (i1, i1) -> i1
    %230 = "comb.and"(%229, %169) <{twoState}> : (i1, i1) -> i1
    %231 = "comb.and"(%84, %171) <{twoState}> : (i1, i1) -> i1
    %232 = "hw.constant"() <{value = true}> : () -> i1
    %233 = "comb.xor"(%230, %232) <{twoState}> : (i1, i1) -> i1
    %234 = "comb.xor"(%231, %232) <{twoState}> : (i1, i1) -> i1
    %235 = "comb.and"(%233, %234) <{twoState}> : (i1, i1) -> i1
    %236 = "hw.constant"() <{value = true}> : () -> i1
    %237 = "comb.xor"(%94, %236) <{twoState}> : (i1, i1) -> i1
    %238 = "comb.and"(%237, %176) <{twoState}> : (i1, i1) -> i1
    %239 = "comb.and"(%94, %178) <{twoState}> : (i1, i1) -> i1
    %240 = "hw.constant"() <{value = true}> : () -> i1
    %241 = "comb.xor"(%238, %240) <{twoState}> : (i1, i1) -> i1
    %242 = "comb.xor"(%239, %240) <{twoState}> : (i1, i1) -> i1
    %243 = "comb.and"(%241, %242) <{twoState}> : (i1, i1) -> i1
    %244 = "comb.concat"(%243, %235, %227, %219, %211, %203, %195, %24) : (i1, i1, i1, i1, i1, i1, i1, i1) -> i8
    %245 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %246 = "hw.constant"() <{value = 0 : i8}> : () -> i8
    %247 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %248 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %249 = "comb.xor"(%arg1, %247) <{twoState}> : (i8, i8) -> i8
    %250 = "hw.constant"() <{value = 1 : i8}> : () -> i8
    %251 = "hw.constant"() <{value = true}> : () -> i1
    %252 = "comb.extract"(%arg0) <{lowBit = 0 : i32}> : (i8) -> i1
    %253 = "comb.extract"(%arg0) <{lowBit = 1 : i32}> : (i8) -> i1
    %254 = "comb.extract"(%arg0) <{lowBit = 2 : i32}> : (i8) -> i1
    %255 = "comb.extract"(%arg0) <{lowBit = 3 : i32}> : (i8) -> i1
    %256 = "comb.extract"(%arg0) <{lowBit = 4 : i32}> : (i8) -> i1
    %257 = "comb.extract"(%arg0) <{lowBit = 5 : i32}> : (i8) -> i1
    %258 = "comb.extract"(%arg0) <{lowBit = 6 : i32}> : (i8) -> i1
    %259 = "comb.extract"(%arg0) <{lowBit = 7 : i32}> : (i8) -> i1
    %260 = "comb.extract"(%249) <{lowBit = 0 : i32}> : (i8) -> i1
    %261 = "comb.extract"(%249) <{lowBit = 1 : i32}> : (i8) -> i1
    %262 = "comb.extract"(%249) <{lowBit = 2 : i32}> : (i8) -> i1
    %263 = "comb.extract"(%249) <{lowBit = 3 : i32}> : (i8) -> i1
    %264 = "comb.extract"(%249) <{lowBit = 4 : i32}> : (i8) -> i1
    %265 = "comb.extract"(%249) <{lowBit = 5 : i32}> : (i8) -> i1
    %266 = "comb.extract"(%249) <{lowBit = 6 : i32}> : (i8) -> i1
    %267 = "comb.extract"(%249) <{lowBit = 7 : i32}> : (i8) -> i1
    %268 = "hw.constant"() <{value = true}> : () -> i1
    %269 = "comb.xor"(%252, %268) <{twoState}> : (i1, i1) -> i1
    %270 = "comb.xor"(%260, %268) <{twoState}> : (i1, i1) -> i1
    %271 = "comb.and"(%269, %270) <{twoState}> : (i1, i1) -> i1
    %272 = "comb.and"(%252, %260) <{twoState}> : (i1, i1) -> i1
    %273 = "hw.constant"() <{value = true}> : () -> i1
    %274 = "comb.xor"(%271, %273) <{twoState}> : (i1, i1) -> i1
    %275 = "comb.xor"(%272, %273) <{twoState}> : (i1, i1) -> i1
    %276 = "comb.and"(%274, %275) <{twoState}> : (i1, i1) -> i1
    %277 = "comb.and"(%252, %260) <{twoState}> : (i1, i1) -> i1
    %278 = "hw.constant"() <{value = true}> : () -> i1
    %279 = "comb.xor"(%253, %278) <{twoState}> : (i1, i1) -> i1
    %280 = "comb.xor"(%261, %278) <{twoState}> : (i1, i1) -> i1
    %281 = "comb.and"(%279, %280) <{twoState}> : (i1, i1) -> i1
    %282 = "comb.and"(%253, %261) <{twoState}> : (i1, i1) -> i1
    %283 = "hw.constant"() <{value = true}> : () -> i1
    %284 = "comb.xor"(%281, %283) <{twoState}> : (i1, i1) -> i1
    %285 = "comb.xor"(%282, %283) <{twoState}> : (i1, i1) -> i1
    %286 = "comb.and"(%284, %285) <{twoState}> : (i1, i1) -> i1
    %287 = "comb.and"(%253, %261) <{twoState}> : (i1, i1) -> i1
    %288 = "hw.constant"() <{value = true}> : () -> i1
    %289 = "comb.xor"(%254, %288) <{twoState}> : (i1, i1) -> i1
    %290 = "comb.xor"(%262, %288) <{twoState}> : (i1, i1) -> i1
    %291 = "comb.and"(%289, %290) <{twoState}> : (i1, i1) -> i1
    %292 = "comb.and"(%254, %262) <{twoState}> : (i1, i1) -> i1
    %293 = "hw.constant"() <{value = true}> : () -> i1
    %294 = "comb.xor"(%291, %293) <{twoState}> : (i1, i1) -> i1
    %295 = "comb.xor"(%292, %293) <{twoState}> : (i1, i1) -> i1
    %296 = "comb.and"(%294, %295) <{twoState}> : (i1, i1) -> i1
    %297 = "comb.and"(%254, %262) <{twoState}> : (i1, i1) -> i1
    %298 = "hw.constant"() <{value = true}> : () -> i1
    %299 = "comb.xor"(%255, %298) <{twoState}> : (i1, i1) -> i1
    %300 = "comb.xor"(%263, %298) <{twoState}> : (i1, i1) -> i1
    %301 = "comb.and"(%299, %300) <{twoState}> : (i1, i1) -> i1
    %302 = "comb.and"(%255, %263) <{twoState}> : (i1, i1) -> i1
    %303 = "hw.constant"() <{value = true}> : () -> i1
    %304 = "comb.xor"(%301, %303) <{twoState}> : (i1, i1) -> i1
    %305 = "comb.xor"(%302, %303) <{twoState}> : (i1, i1) -> i1
    %306 = "comb.and"(%304, %305) <{twoState}> : (i1, i1) -> i1
    %307 = "comb.and"(%255, %263) <{twoState}> : (i1, i1) -> i1
    %308 = "hw.constant"() <{value = true}> : () -> i1
    %309 = "comb.xor"(%256, %308) <{twoState}> : (i1, i1) -> i1
    %310 = "comb.xor"(%264, %308) <{twoState}> : (i1, i1) -> i1
    %311 = "comb.and"(%309, %310) <{twoState}> : (i1, i1) -> i1
    %312 = "comb.and"(%256, %264) <{twoState}> : (i1, i1) -> i1
    %313 = "hw.constant"() <{value = true}> : () -> i1
    %314 = "comb.xor"(%311, %313) <{twoState}> : (i1, i1) -> i1
    %315 = "comb.xor"(%312, %313) <{twoState}> : (i1, i1) -> i1
    %316 = "comb.and"(%314, %315) <{twoState}> : (i1, i1) -> i1
    %317 = "comb.and"(%256, %264) <{twoState}> : (i1, i1) -> i1
    %318 = "hw.constant"() <{value = true}> : () -> i1
    %319 = "comb.xor"(%257, %318) <{twoState}> : (i1, i1) -> i1
    %320 = "comb.xor"(%265, %318) <{twoState}> : (i1, i1) -> i1
    %321 = "comb.and"(%319, %320) <{twoState}> : (i1, i1) -> i1
    %322 = "comb.and"(%257, %265) <{twoState}> : (i1, i1) -> i1
    %323 = "hw.constant"() <{value = true}> : () -> i1
    %324 = "comb.xor"(%321, %323) <{twoState}> : (i1, i1) -> i1
    %325 = "comb.xor"(%322, %323) <{twoState}> : (i1, i1) -> i1
    %326 = "comb.and"(%324, %325) <{twoState}> : (i1, i1) -> i1
    %327 = "comb.and"(%257, %265) <{twoState}> : (i1, i1) -> i1
    %328 = "hw.constant"() <{value = true}> : () -> i1
    %329 = "comb.xor"(%258, %328) <{twoState}> : (i1, i1) -> i1
    %330 = "comb.xor"(%266, %328) <{twoState}> : (i1, i1) -> i1
    %331 = "comb.and"(%329, %330) <{twoState}> : (i1, i1) -> i1
    %332 = "comb.and"(%258, %266) <{twoState}> : (i1, i1) -> i1
    %333 = "hw.constant"() <{value = true}> : () -> i1
    %334 = "comb.xor"(%331, %333) <{twoState}> : (i1, i1) -> i1
    %335 = "comb.xor"(%332, %333) <{twoState}> : (i1, i1) -> i1
    %336 = "comb.and"(%334, %335) <{twoState}> : (i1, i1) -> i1
    %337 = "comb.and"(%258, %266) <{twoState}> : (i1, i1) -> i1
    %338 = "hw.constant"() <{value = true}> : () -> i1
    %339 = "comb.xor"(%259, %338) <{twoState}> : (i1, i1) -> i1
    %340 = "comb.xor"(%267, %338) <{twoState}> : (i1, i1) -> i1
    %341 = "comb.and"(%339, %340) <{twoState}> : (i1, i1) -> i1
    %342 = "comb.and"(%259, %267) <{twoState}> : (i1, i1) -> i1
    %343 = "hw.constant"() <{value = true}> : () -> i1
    %344 = "comb.xor"(%341, %343) <{twoState}> : (i1, i1) -> i1
    %345 = "comb.xor"(%342, %343) <{twoState}> : (i1, i1) -> i1
    %346 = "comb.and"(%344, %345) <{twoState}> : (i1, i1) -> i1
    %347 = "comb.and"(%259, %267) <{twoState}> : (i1, i1) -> i1
    %348 = "hw.constant"() <{value = true}> : () -> i1
    %349 = "comb.xor"(%277, %348) <{twoState}> : (i1, i1) -> i1
    %350 = "comb.xor"(%276, %348) <{twoState}> : (i1, i1) -> i1
    %351 = "comb.and"(%349, %350) <{twoState}> : (i1, i1) -> i1
    %352 = "hw.constant"() <{value = true}> : () -> i1
    %353 = "comb.xor"(%351, %352) <{twoState}> : (i1, i1) -> i1
    %354 = "comb.and"(%286, %353) <{twoState}> : (i1, i1) -> i1
    %355 = "hw.constant"() <{value = true}> : () -> i1
    %356 = "comb.xor"(%287, %355) <{twoState}> : (i1, i1) -> i1
    %357 = "comb.xor"(%354, %355) <{twoState}> : (i1, i1) -> i1
    %358 = "comb.and"(%356, %357) <{twoState}> : (i1, i1) -> i1
    %359 = "hw.constant"() <{value = true}> : () -> i1
    %360 = "comb.xor"(%358, %359) <{twoState}> : (i1, i1) -> i1
    %361 = "comb.and"(%286, %276) <{twoState}> : (i1, i1) -> i1
    %362 = "comb.and"(%306, %297) <{twoState}> : (i1, i1) -> i1
    %363 = "hw.constant"() <{value = true}> : () -> i1
    %364 = "comb.xor"(%307, %363) <{twoState}> : (i1, i1) -> i1
    %365 = "comb.xor"(%362, %363) <{twoState}> : (i1, i1) -> i1
    %366 = "comb.and"(%364, %365) <{twoState}> : (i1, i1) -> i1
    %367 = "hw.constant"() <{value = true}> : () -> i1
    %368 = "comb.xor"(%366, %367) <{twoState}> : (i1, i1) -> i1
    %369 = "comb.and"(%306, %296) <{twoState}> : (i1, i1) -> i1
    %370 = "comb.and"(%326, %317) <{twoState}> : (i1, i1) -> i1
    %371 = "hw.constant"() <{value = true}> : () -> i1
    %372 = "comb.xor"(%327, %371) <{twoState}> : (i1, i1) -> i1
    %373 = "comb.xor"(%370, %371) <{twoState}> : (i1, i1) -> i1
    %374 = "comb.and"(%372, %373) <{twoState}> : (i1, i1) -> i1
    %375 = "hw.constant"() <{value = true}> : () -> i1
    %376 = "comb.xor"(%374, %375) <{twoState}> : (i1, i1) -> i1
    %377 = "comb.and"(%326, %316) <{twoState}> : (i1, i1) -> i1
    %378 = "comb.and"(%346, %337) <{twoState}> : (i1, i1) -> i1
    %379 = "hw.constant"() <{value = true}> : () -> i1
    %380 = "comb.xor"(%347, %379) <{twoState}> : (i1, i1) -> i1
    %381 = "comb.xor"(%378, %379) <{twoState}> : (i1, i1) -> i1
    %382 = "comb.and"(%380, %381) <{twoState}> : (i1, i1) -> i1
    %383 = "hw.constant"() <{value = true}> : () -> i1
    %384 = "comb.xor"(%382, %383) <{twoState}> : (i1, i1) -> i1
    %385 = "comb.and"(%346, %336) <{twoState}> : (i1, i1) -> i1
    %386 = "comb.and"(%296, %360) <{twoState}> : (i1, i1) -> i1
    %387 = "hw.constant"() <{value = true}> : () -> i1
    %388 = "comb.xor"(%297, %387) <{twoState}> : (i1, i1) -> i1
    %389 = "comb.xor"(%386, %387) <{twoState}> : (i1, i1) -> i1
    %390 = "comb.and"(%388, %389) <{twoState}> : (i1, i1) -> i1
    %391 = "hw.constant"() <{value = true}> : () -> i1
    %392 = "comb.xor"(%390, %391) <{twoState}> : (i1, i1) -> i1
    %393 = "comb.and"(%296, %361) <{twoState}> : (i1, i1) -> i1
    %394 = "comb.and"(%369, %360) <{twoState}> : (i1, i1) -> i1
    %395 = "hw.constant"() <{value = true}> : () -> i1
    %396 = "comb.xor"(%394, %395) <{twoState}> : (i1, i1) -> i1
    %397 = "comb.and"(%366, %396) <{twoState}> : (i1, i1) -> i1
    %398 = "hw.constant"() <{value = true}> : () -> i1
    %399 = "comb.xor"(%397, %398) <{twoState}> : (i1, i1) -> i1
    %400 = "comb.and"(%369, %361) <{twoState}> : (i1, i1) -> i1
    %401 = "comb.and"(%336, %376) <{twoState}> : (i1, i1) -> i1
    %402 = "hw.constant"() <{value = true}> : () -> i1
    %403 = "comb.xor"(%337, %402) <{twoState}> : (i1, i1) -> i1
    %404 = "comb.xor"(%401, %402) <{twoState}> : (i1, i1) -> i1
    %405 = "comb.and"(%403, %404) <{twoState}> : (i1, i1) -> i1
    %406 = "hw.constant"() <{value = true}> : () -> i1
    %407 = "comb.xor"(%405, %406) <{twoState}> : (i1, i1) -> i1
    %408 = "comb.and"(%336, %377) <{twoState}> : (i1, i1) -> i1
    %409 = "comb.and"(%385, %376) <{twoState}> : (i1, i1) -> i1
    %410 = "hw.constant"() <{value = true}> : () -> i1
    %411 = "comb.xor"(%409, %410) <{twoState}> : (i1, i1) -> i1
    %412 = "comb.and"(%382, %411) <{twoState}> : (i1, i1) -> i1
    %413 = "hw.constant"() <{value = true}> : () -> i1
    %414 = "comb.xor"(%412, %413) <{twoState}> : (i1, i1) -> i1
    %415 = "comb.and"(%385, %377) <{twoState}> : (i1, i1) -> i1
    %416 = "comb.and"(%316, %399) <{twoState}> : (i1, i1) -> i1
    %417 = "hw.constant"() <{value = true}> : () -> i1
    %418 = "comb.xor"(%317, %417) <{twoState}> : (i1, i1) -> i1
    %419 = "comb.xor"(%416, %417) <{twoState}> : (i1, i1) -> i1
    %420 = "comb.and"(%418, %419) <{twoState}> : (i1, i1) -> i1
    %421 = "hw.constant"() <{value = true}> : () -> i1
    %422 = "comb.xor"(%420, %421) <{twoState}> : (i1, i1) -> i1
    %423 = "comb.and"(%316, %400) <{twoState}> : (i1, i1) -> i1
    %424 = "comb.and"(%377, %399) <{twoState}> : (i1, i1) -> i1
    %425 = "hw.constant"() <{value = true}> : () -> i1
    %426 = "comb.xor"(%424, %425) <{twoState}> : (i1, i1) -> i1
    %427 = "comb.and"(%374, %426) <{twoState}> : (i1, i1) -> i1
    %428 = "hw.constant"() <{value = true}> : () -> i1
    %429 = "comb.xor"(%427, %428) <{twoState}> : (i1, i1) -> i1
    %430 = "comb.and"(%377, %400) <{twoState}> : (i1, i1) -> i1
    %431 = "comb.and"(%408, %399) <{twoState}> : (i1, i1) -> i1
    %432 = "hw.constant"() <{value = true}> : () -> i1
    %433 = "comb.xor"(%431, %432) <{twoState}> : (i1, i1) -> i1
    %434 = "comb.and"(%405, %433) <{twoState}> : (i1, i1) -> i1
    %435 = "hw.constant"() <{value = true}> : () -> i1
    %436 = "comb.xor"(%434, %435) <{twoState}> : (i1, i1) -> i1
    %437 = "comb.and"(%408, %400) <{twoState}> : (i1, i1) -> i1
    %438 = "comb.and"(%415, %399) <{twoState}> : (i1, i1) -> i1
    %439 = "hw.constant"() <{value = true}> : () -> i1
    %440 = "comb.xor"(%438, %439) <{twoState}> : (i1, i1) -> i1
    %441 = "comb.and"(%412, %440) <{twoState}> : (i1, i1) -> i1
    %442 = "hw.constant"() <{value = true}> : () -> i1
    %443 = "comb.xor"(%441, %442) <{twoState}> : (i1, i1) -> i1
    %444 = "comb.and"(%415, %400) <{twoState}> : (i1, i1) -> i1
    %445 = "hw.constant"() <{value = false}> : () -> i1
    %446 = "hw.constant"() <{value = true}> : () -> i1
    %447 = "hw.constant"() <{value = true}> : () -> i1
    %448 = "comb.xor"(%276, %446) <{twoState}> : (i1, i1) -> i1
    %449 = "hw.constant"() <{value = true}> : () -> i1
    %450 = "comb.xor"(%286, %449) <{twoState}> : (i1, i1) -> i1
    %451 = "comb.and"(%450, %351) <{twoState}> : (i1, i1) -> i1
    %452 = "comb.and"(%286, %353) <{twoState}> : (i1, i1) -> i1
    %453 = "hw.constant"() <{value = true}> : () -> i1
    %454 = "comb.xor"(%451, %453) <{twoState}> : (i1, i1) -> i1
    %455 = "comb.xor"(%452, %453) <{twoState}> : (i1, i1) -> i1
    %456 = "comb.and"(%454, %455) <{twoState}> : (i1, i1) -> i1
    %457 = "hw.constant"() <{value = true}> : () -> i1
    %458 = "comb.xor"(%296, %457) <{twoState}> : (i1, i1) -> i1
    %459 = "comb.and"(%458, %358) <{twoState}> : (i1, i1) -> i1
    %460 = "comb.and"(%296, %360) <{twoState}> : (i1, i1) -> i1
    %461 = "hw.constant"() <{value = true}> : () -> i1
    %462 = "comb.xor"(%459, %461) <{twoState}> : (i1, i1) -> i1
    %463 = "comb.xor"(%460, %461) <{twoState}> : (i1, i1) -> i1
    %464 = "comb.and"(%462, %463) <{twoState}> : (i1, i1) -> i1
    %465 = "hw.constant"() <{value = true}> : () -> i1
    %466 = "comb.xor"(%306, %465) <{twoState}> : (i1, i1) -> i1
    %467 = "comb.and"(%466, %390) <{twoState}> : (i1, i1) -> i1
    %468 = "comb.and"(%306, %392) <{twoState}> : (i1, i1) -> i1
    %469 = "hw.constant"() <{value = true}> : () -> i1
    %470 = "comb.xor"(%467, %469) <{twoState}> : (i1, i1) -> i1
    %471 = "comb.xor"(%468, %469) <{twoState}> : (i1, i1) -> i1
    %472 = "comb.and"(%470, %471) <{twoState}> : (i1, i1) -> i1
    %473 = "hw.constant"() <{value = true}> : () -> i1
    %474 = "comb.xor"(%316, %473) <{twoState}> : (i1, i1) -> i1
    %475 = "comb.and"(%474, %397) <{twoState}> : (i1, i1) -> i1
    %476 = "comb.and"(%316, %399) <{twoState}> : (i1, i1) -> i1
    %477 = "hw.constant"() <{value = true}> : () -> i1
    %478 = "comb.xor"(%475, %477) <{twoState}> : (i1, i1) -> i1
    %479 = "comb.xor"(%476, %477) <{twoState}> : (i1, i1) -> i1
    %480 = "comb.and"(%478, %479) <{twoState}> : (i1, i1) -> i1
    %481 = "hw.constant"() <{value = true}> : () -> i1
    %482 = "comb.xor"(%326, %481) <{twoState}> : (i1, i1) -> i1
    %483 = "comb.and"(%482, %420) <{twoState}> : (i1, i1) -> i1
    %484 = "comb.and"(%326, %422) <{twoState}> : (i1, i1) -> i1
    %485 = "hw.constant"() <{value = true}> : () -> i1
    %486 = "comb.xor"(%483, %485) <{twoState}> : (i1, i1) -> i1
    %487 = "comb.xor"(%484, %485) <{twoState}> : (i1, i1) -> i1
    %488 = "comb.and"(%486, %487) <{twoState}> : (i1, i1) -> i1
    %489 = "hw.constant"() <{value = true}> : () -> i1
    %490 = "comb.xor"(%336, %489) <{twoState}> : (i1, i1) -> i1
    %491 = "comb.and"(%490, %427) <{twoState}> : (i1, i1) -> i1
    %492 = "comb.and"(%336, %429) <{twoState}> : (i1, i1) -> i1
    %493 = "hw.constant"() <{value = true}> : () -> i1
    %494 = "comb.xor"(%491, %493) <{twoState}> : (i1, i1) -> i1
    %495 = "comb.xor"(%492, %493) <{twoState}> : (i1, i1) -> i1
    %496 = "comb.and"(%494, %495) <{twoState}> : (i1, i1) -> i1
    %497 = "hw.constant"() <{value = true}> : () -> i1
    %498 = "comb.xor"(%346, %497) <{twoState}> : (i1, i1) -> i1
    %499 = "comb.and"(%498, %434) <{twoState}> : (i1, i1) -> i1
    %500 = "comb.and"(%346, %436) <{twoState}> : (i1, i1) -> i1
    %501 = "hw.constant"() <{value = true}> : () -> i1
    %502 = "comb.xor"(%499, %501) <{twoState}> : (i1, i1) -> i1
    %503 = "comb.xor"(%500, %501) <{twoState}> : (i1, i1) -> i1
    %504 = "comb.and"(%502, %503) <{twoState}> : (i1, i1) -> i1
    %505 = "comb.concat"(%504, %496, %488, %480, %472, %464, %456, %448) : (i1, i1, i1, i1, i1, i1, i1, i1) -> i8
    %506 = "comb.extract"(%arg1) <{lowBit = 0 : i32}> : (i8) -> i1
    %507 = "comb.extract"(%arg1) <{lowBit = 1 : i32}> : (i8) -> i1
    %508 = "comb.extract"(%arg1) <{lowBit = 2 : i32}> : (i8) -> i1
    %509 = "comb.extract"(%arg1) <{lowBit = 3 : i32}> : (i8) -> i1
    %510 = "comb.extract"(%arg1) <{lowBit = 4 : i32}> : (i8) -> i1
    %511 = "comb.extract"(%arg1) <{lowBit = 5 : i32}> : (i8) -> i1
    %512 = "comb.extract"(%arg1) <{lowBit = 6 : i32}> : (i8) -> i1
    %513 = "comb.extract"(%arg1) <{lowBit = 7 : i32}> : (i8) -> i1
    %514 = "comb.extract"(%arg0) <{lowBit = 0 : i32}> : (i8) -> i7
    %515 = "hw.constant"() <{value = false}> : () -> i1
    %516 = "comb.concat"(%514, %515) : (i7, i1) -> i8
    %517 = "comb.extract"(%arg0) <{lowBit = 0 : i32}> : (i8) -> i6
    %518 = "hw.constant"() <{value = 0 : i2}> : () -> i2
    %519 = "comb.concat"(%517, %518) : (i6, i2) -> i8
    %520 = "comb.extract"(%arg0) <{lowBit = 0 : i32}> : (i8) -> i5
    %521 = "hw.constant"() <{value = 0 : i3}> : () -> i3
    %522 = "comb.concat"(%520, %521) : (i5, i3) -> i8
    %523 = "comb.extract"(%arg0) <{lowBit = 0 : i32}> : (i8) -> i4
    %524 = "hw.constant"() <{value = 0 : i4}> : () -> i4
    %525 = "comb.concat"(%523, %524) : (i4, i4) -> i8
    %526 = "comb.extract"(%arg0) <{lowBit = 0 : i32}> : (i8) -> i3
    %527 = "hw.constant"() <{value = 0 : i5}> : () -> i5
    %528 = "comb.concat"(%526, %527) : (i3, i5) -> i8
    %529 = "comb.extract"(%arg0) <{lowBit = 0 : i32}> : (i8) -> i2
    %530 = "hw.constant"() <{value = 0 : i6}> : () -> i6
    %531 = "comb.concat"(%529, %530) : (i2, i6) -> i8
    %532 = "comb.extract"(%arg0) <{lowBit = 0 : i32}> : (i8) -> i1
    %533 = "hw.constant"() <{value = 0 : i7}> : () -> i7
    %534 = "comb.concat"(%532, %533) : (i1, i7) -> i8
    %535 = "hw.constant"() <{value = 0 : i8}> : () -> i8
    %536 = "comb.replicate"(%506) : (i1) -> i8
    %537 = "comb.and"(%536, %534) <{twoState}> : (i8, i8) -> i8
    %538 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %539 = "comb.xor"(%536, %538) <{twoState}> : (i8, i8) -> i8
    %540 = "comb.and"(%539, %531) <{twoState}> : (i8, i8) -> i8
    %541 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %542 = "comb.xor"(%537, %541) <{twoState}> : (i8, i8) -> i8
    %543 = "comb.xor"(%540, %541) <{twoState}> : (i8, i8) -> i8
    %544 = "comb.and"(%542, %543) <{twoState}> : (i8, i8) -> i8
    %545 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %546 = "comb.xor"(%544, %545) <{twoState}> : (i8, i8) -> i8
    %547 = "comb.replicate"(%506) : (i1) -> i8
    %548 = "comb.and"(%547, %528) <{twoState}> : (i8, i8) -> i8
    %549 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %550 = "comb.xor"(%547, %549) <{twoState}> : (i8, i8) -> i8
    %551 = "comb.and"(%550, %525) <{twoState}> : (i8, i8) -> i8
    %552 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %553 = "comb.xor"(%548, %552) <{twoState}> : (i8, i8) -> i8
    %554 = "comb.xor"(%551, %552) <{twoState}> : (i8, i8) -> i8
    %555 = "comb.and"(%553, %554) <{twoState}> : (i8, i8) -> i8
    %556 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %557 = "comb.xor"(%555, %556) <{twoState}> : (i8, i8) -> i8
    %558 = "comb.replicate"(%507) : (i1) -> i8
    %559 = "comb.and"(%558, %546) <{twoState}> : (i8, i8) -> i8
    %560 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %561 = "comb.xor"(%558, %560) <{twoState}> : (i8, i8) -> i8
    %562 = "comb.and"(%561, %557) <{twoState}> : (i8, i8) -> i8
    %563 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %564 = "comb.xor"(%559, %563) <{twoState}> : (i8, i8) -> i8
    %565 = "comb.xor"(%562, %563) <{twoState}> : (i8, i8) -> i8
    %566 = "comb.and"(%564, %565) <{twoState}> : (i8, i8) -> i8
    %567 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %568 = "comb.xor"(%566, %567) <{twoState}> : (i8, i8) -> i8
    %569 = "comb.replicate"(%506) : (i1) -> i8
    %570 = "comb.and"(%569, %522) <{twoState}> : (i8, i8) -> i8
    %571 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %572 = "comb.xor"(%569, %571) <{twoState}> : (i8, i8) -> i8
    %573 = "comb.and"(%572, %519) <{twoState}> : (i8, i8) -> i8
    %574 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %575 = "comb.xor"(%570, %574) <{twoState}> : (i8, i8) -> i8
    %576 = "comb.xor"(%573, %574) <{twoState}> : (i8, i8) -> i8
    %577 = "comb.and"(%575, %576) <{twoState}> : (i8, i8) -> i8
    %578 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %579 = "comb.xor"(%577, %578) <{twoState}> : (i8, i8) -> i8
    %580 = "comb.replicate"(%506) : (i1) -> i8
    %581 = "comb.and"(%580, %516) <{twoState}> : (i8, i8) -> i8
    %582 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %583 = "comb.xor"(%580, %582) <{twoState}> : (i8, i8) -> i8
    %584 = "comb.and"(%583, %arg0) <{twoState}> : (i8, i8) -> i8
    %585 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %586 = "comb.xor"(%581, %585) <{twoState}> : (i8, i8) -> i8
    %587 = "comb.xor"(%584, %585) <{twoState}> : (i8, i8) -> i8
    %588 = "comb.and"(%586, %587) <{twoState}> : (i8, i8) -> i8
    %589 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %590 = "comb.xor"(%588, %589) <{twoState}> : (i8, i8) -> i8
    %591 = "comb.replicate"(%507) : (i1) -> i8
    %592 = "comb.and"(%591, %579) <{twoState}> : (i8, i8) -> i8
    %593 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %594 = "comb.xor"(%591, %593) <{twoState}> : (i8, i8) -> i8
    %595 = "comb.and"(%594, %590) <{twoState}> : (i8, i8) -> i8
    %596 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %597 = "comb.xor"(%592, %596) <{twoState}> : (i8, i8) -> i8
    %598 = "comb.xor"(%595, %596) <{twoState}> : (i8, i8) -> i8
    %599 = "comb.and"(%597, %598) <{twoState}> : (i8, i8) -> i8
    %600 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %601 = "comb.xor"(%599, %600) <{twoState}> : (i8, i8) -> i8
    %602 = "comb.replicate"(%508) : (i1) -> i8
    %603 = "comb.and"(%602, %568) <{twoState}> : (i8, i8) -> i8
    %604 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %605 = "comb.xor"(%602, %604) <{twoState}> : (i8, i8) -> i8
    %606 = "comb.and"(%605, %601) <{twoState}> : (i8, i8) -> i8
    %607 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %608 = "comb.xor"(%603, %607) <{twoState}> : (i8, i8) -> i8
    %609 = "comb.xor"(%606, %607) <{twoState}> : (i8, i8) -> i8
    %610 = "comb.and"(%608, %609) <{twoState}> : (i8, i8) -> i8
    %611 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %612 = "comb.xor"(%610, %611) <{twoState}> : (i8, i8) -> i8
    %613 = "hw.constant"() <{value = 8 : i8}> : () -> i8
    %614 = "comb.extract"(%arg1) <{lowBit = 0 : i32}> : (i8) -> i1
    %615 = "comb.extract"(%arg1) <{lowBit = 1 : i32}> : (i8) -> i1
    %616 = "comb.extract"(%arg1) <{lowBit = 2 : i32}> : (i8) -> i1
    %617 = "comb.extract"(%arg1) <{lowBit = 3 : i32}> : (i8) -> i1
    %618 = "comb.extract"(%arg1) <{lowBit = 4 : i32}> : (i8) -> i1
    %619 = "comb.extract"(%arg1) <{lowBit = 5 : i32}> : (i8) -> i1
    %620 = "comb.extract"(%arg1) <{lowBit = 6 : i32}> : (i8) -> i1
    %621 = "comb.extract"(%arg1) <{lowBit = 7 : i32}> : (i8) -> i1
    %622 = "hw.constant"() <{value = false}> : () -> i1
    %623 = "hw.constant"() <{value = false}> : () -> i1
    %624 = "hw.constant"() <{value = false}> : () -> i1
    %625 = "hw.constant"() <{value = true}> : () -> i1
    %626 = "hw.constant"() <{value = false}> : () -> i1
    %627 = "hw.constant"() <{value = false}> : () -> i1
    %628 = "hw.constant"() <{value = false}> : () -> i1
    %629 = "hw.constant"() <{value = false}> : () -> i1
    %630 = "hw.constant"() <{value = true}> : () -> i1
    %631 = "hw.constant"() <{value = false}> : () -> i1
    %632 = "hw.constant"() <{value = true}> : () -> i1
    %633 = "hw.constant"() <{value = true}> : () -> i1
    %634 = "comb.xor"(%614, %632) <{twoState}> : (i1, i1) -> i1
    %635 = "hw.constant"() <{value = false}> : () -> i1
    %636 = "hw.constant"() <{value = true}> : () -> i1
    %637 = "hw.constant"() <{value = true}> : () -> i1
    %638 = "comb.xor"(%614, %636) <{twoState}> : (i1, i1) -> i1
    %639 = "hw.constant"() <{value = false}> : () -> i1
    %640 = "hw.constant"() <{value = false}> : () -> i1
    %641 = "hw.constant"() <{value = true}> : () -> i1
    %642 = "hw.constant"() <{value = true}> : () -> i1
    %643 = "comb.xor"(%615, %641) <{twoState}> : (i1, i1) -> i1
    %644 = "hw.constant"() <{value = false}> : () -> i1
    %645 = "hw.constant"() <{value = true}> : () -> i1
    %646 = "hw.constant"() <{value = true}> : () -> i1
    %647 = "comb.xor"(%615, %645) <{twoState}> : (i1, i1) -> i1
    %648 = "hw.constant"() <{value = false}> : () -> i1
    %649 = "hw.constant"() <{value = false}> : () -> i1
    %650 = "hw.constant"() <{value = true}> : () -> i1
    %651 = "hw.constant"() <{value = true}> : () -> i1
    %652 = "comb.xor"(%616, %650) <{twoState}> : (i1, i1) -> i1
    %653 = "hw.constant"() <{value = false}> : () -> i1
    %654 = "hw.constant"() <{value = true}> : () -> i1
    %655 = "hw.constant"() <{value = true}> : () -> i1
    %656 = "comb.xor"(%616, %654) <{twoState}> : (i1, i1) -> i1
    %657 = "hw.constant"() <{value = false}> : () -> i1
    %658 = "hw.constant"() <{value = false}> : () -> i1
    %659 = "hw.constant"() <{value = true}> : () -> i1
    %660 = "hw.constant"() <{value = true}> : () -> i1
    %661 = "comb.xor"(%617, %659) <{twoState}> : (i1, i1) -> i1
    %662 = "hw.constant"() <{value = false}> : () -> i1
    %663 = "hw.constant"() <{value = true}> : () -> i1
    %664 = "hw.constant"() <{value = true}> : () -> i1
    %665 = "comb.xor"(%617, %663) <{twoState}> : (i1, i1) -> i1
    %666 = "hw.constant"() <{value = false}> : () -> i1
    %667 = "hw.constant"() <{value = true}> : () -> i1
    %668 = "hw.constant"() <{value = true}> : () -> i1
    %669 = "comb.xor"(%618, %667) <{twoState}> : (i1, i1) -> i1
    %670 = "hw.constant"() <{value = false}> : () -> i1
    %671 = "hw.constant"() <{value = true}> : () -> i1
    %672 = "hw.constant"() <{value = true}> : () -> i1
    %673 = "comb.xor"(%618, %671) <{twoState}> : (i1, i1) -> i1
    %674 = "hw.constant"() <{value = false}> : () -> i1
    %675 = "hw.constant"() <{value = false}> : () -> i1
    %676 = "hw.constant"() <{value = true}> : () -> i1
    %677 = "hw.constant"() <{value = true}> : () -> i1
    %678 = "comb.xor"(%619, %676) <{twoState}> : (i1, i1) -> i1
    %679 = "hw.constant"() <{value = false}> : () -> i1
    %680 = "hw.constant"() <{value = true}> : () -> i1
    %681 = "hw.constant"() <{value = true}> : () -> i1
    %682 = "comb.xor"(%619, %680) <{twoState}> : (i1, i1) -> i1
    %683 = "hw.constant"() <{value = false}> : () -> i1
    %684 = "hw.constant"() <{value = false}> : () -> i1
    %685 = "hw.constant"() <{value = true}> : () -> i1
    %686 = "hw.constant"() <{value = true}> : () -> i1
    %687 = "comb.xor"(%620, %685) <{twoState}> : (i1, i1) -> i1
    %688 = "hw.constant"() <{value = false}> : () -> i1
    %689 = "hw.constant"() <{value = true}> : () -> i1
    %690 = "hw.constant"() <{value = true}> : () -> i1
    %691 = "comb.xor"(%620, %689) <{twoState}> : (i1, i1) -> i1
    %692 = "hw.constant"() <{value = false}> : () -> i1
    %693 = "hw.constant"() <{value = false}> : () -> i1
    %694 = "hw.constant"() <{value = true}> : () -> i1
    %695 = "hw.constant"() <{value = true}> : () -> i1
    %696 = "comb.xor"(%621, %694) <{twoState}> : (i1, i1) -> i1
    %697 = "hw.constant"() <{value = false}> : () -> i1
    %698 = "hw.constant"() <{value = true}> : () -> i1
    %699 = "hw.constant"() <{value = true}> : () -> i1
    %700 = "comb.xor"(%621, %698) <{twoState}> : (i1, i1) -> i1
    %701 = "hw.constant"() <{value = false}> : () -> i1
    %702 = "hw.constant"() <{value = false}> : () -> i1
    %703 = "hw.constant"() <{value = true}> : () -> i1
    %704 = "hw.constant"() <{value = true}> : () -> i1
    %705 = "hw.constant"() <{value = true}> : () -> i1
    %706 = "hw.constant"() <{value = true}> : () -> i1
    %707 = "hw.constant"() <{value = false}> : () -> i1
    %708 = "hw.constant"() <{value = false}> : () -> i1
    %709 = "comb.and"(%643, %634) <{twoState}> : (i1, i1) -> i1
    %710 = "hw.constant"() <{value = false}> : () -> i1
    %711 = "hw.constant"() <{value = true}> : () -> i1
    %712 = "hw.constant"() <{value = true}> : () -> i1
    %713 = "hw.constant"() <{value = true}> : () -> i1
    %714 = "comb.xor"(%617, %713) <{twoState}> : (i1, i1) -> i1
    %715 = "comb.and"(%617, %652) <{twoState}> : (i1, i1) -> i1
    %716 = "hw.constant"() <{value = false}> : () -> i1
    %717 = "hw.constant"() <{value = true}> : () -> i1
    %718 = "hw.constant"() <{value = true}> : () -> i1
    %719 = "hw.constant"() <{value = true}> : () -> i1
    %720 = "hw.constant"() <{value = true}> : () -> i1
    %721 = "hw.constant"() <{value = false}> : () -> i1
    %722 = "hw.constant"() <{value = false}> : () -> i1
    %723 = "comb.and"(%678, %669) <{twoState}> : (i1, i1) -> i1
    %724 = "hw.constant"() <{value = false}> : () -> i1
    %725 = "hw.constant"() <{value = true}> : () -> i1
    %726 = "hw.constant"() <{value = true}> : () -> i1
    %727 = "hw.constant"() <{value = true}> : () -> i1
    %728 = "hw.constant"() <{value = true}> : () -> i1
    %729 = "hw.constant"() <{value = false}> : () -> i1
    %730 = "hw.constant"() <{value = false}> : () -> i1
    %731 = "comb.and"(%696, %687) <{twoState}> : (i1, i1) -> i1
    %732 = "hw.constant"() <{value = false}> : () -> i1
    %733 = "hw.constant"() <{value = true}> : () -> i1
    %734 = "hw.constant"() <{value = true}> : () -> i1
    %735 = "hw.constant"() <{value = true}> : () -> i1
    %736 = "hw.constant"() <{value = true}> : () -> i1
    %737 = "hw.constant"() <{value = false}> : () -> i1
    %738 = "hw.constant"() <{value = false}> : () -> i1
    %739 = "comb.and"(%652, %709) <{twoState}> : (i1, i1) -> i1
    %740 = "hw.constant"() <{value = false}> : () -> i1
    %741 = "hw.constant"() <{value = true}> : () -> i1
    %742 = "hw.constant"() <{value = true}> : () -> i1
    %743 = "hw.constant"() <{value = true}> : () -> i1
    %744 = "comb.xor"(%617, %743) <{twoState}> : (i1, i1) -> i1
    %745 = "comb.and"(%715, %709) <{twoState}> : (i1, i1) -> i1
    %746 = "hw.constant"() <{value = false}> : () -> i1
    %747 = "hw.constant"() <{value = true}> : () -> i1
    %748 = "hw.constant"() <{value = true}> : () -> i1
    %749 = "hw.constant"() <{value = true}> : () -> i1
    %750 = "hw.constant"() <{value = true}> : () -> i1
    %751 = "hw.constant"() <{value = false}> : () -> i1
    %752 = "hw.constant"() <{value = false}> : () -> i1
    %753 = "comb.and"(%687, %723) <{twoState}> : (i1, i1) -> i1
    %754 = "hw.constant"() <{value = false}> : () -> i1
    %755 = "hw.constant"() <{value = true}> : () -> i1
    %756 = "hw.constant"() <{value = true}> : () -> i1
    %757 = "hw.constant"() <{value = true}> : () -> i1
    %758 = "hw.constant"() <{value = true}> : () -> i1
    %759 = "hw.constant"() <{value = false}> : () -> i1
    %760 = "hw.constant"() <{value = false}> : () -> i1
    %761 = "comb.and"(%731, %723) <{twoState}> : (i1, i1) -> i1
    %762 = "comb.and"(%669, %744) <{twoState}> : (i1, i1) -> i1
    %763 = "hw.constant"() <{value = true}> : () -> i1
    %764 = "hw.constant"() <{value = true}> : () -> i1
    %765 = "comb.xor"(%762, %763) <{twoState}> : (i1, i1) -> i1
    %766 = "hw.constant"() <{value = true}> : () -> i1
    %767 = "comb.and"(%669, %745) <{twoState}> : (i1, i1) -> i1
    %768 = "comb.and"(%723, %744) <{twoState}> : (i1, i1) -> i1
    %769 = "hw.constant"() <{value = true}> : () -> i1
    %770 = "hw.constant"() <{value = true}> : () -> i1
    %771 = "comb.xor"(%768, %769) <{twoState}> : (i1, i1) -> i1
    %772 = "hw.constant"() <{value = true}> : () -> i1
    %773 = "comb.and"(%723, %745) <{twoState}> : (i1, i1) -> i1
    %774 = "comb.and"(%753, %744) <{twoState}> : (i1, i1) -> i1
    %775 = "hw.constant"() <{value = true}> : () -> i1
    %776 = "hw.constant"() <{value = true}> : () -> i1
    %777 = "comb.xor"(%774, %775) <{twoState}> : (i1, i1) -> i1
    %778 = "hw.constant"() <{value = true}> : () -> i1
    %779 = "comb.and"(%753, %745) <{twoState}> : (i1, i1) -> i1
    %780 = "comb.and"(%761, %744) <{twoState}> : (i1, i1) -> i1
    %781 = "hw.constant"() <{value = true}> : () -> i1
    %782 = "hw.constant"() <{value = true}> : () -> i1
    %783 = "comb.xor"(%780, %781) <{twoState}> : (i1, i1) -> i1
    %784 = "hw.constant"() <{value = true}> : () -> i1
    %785 = "comb.and"(%761, %745) <{twoState}> : (i1, i1) -> i1
    %786 = "comb.replicate"(%780) : (i1) -> i8
    %787 = "comb.and"(%786, %612) <{twoState}> : (i8, i8) -> i8
    %788 = "hw.constant"() <{value = 0 : i8}> : () -> i8
    %789 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %790 = "comb.xor"(%787, %789) <{twoState}> : (i8, i8) -> i8
    %791 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %792 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %793 = "comb.extract"(%arg0) <{lowBit = 7 : i32}> : (i8) -> i1
    %794 = "comb.extract"(%arg1) <{lowBit = 0 : i32}> : (i8) -> i1
    %795 = "comb.extract"(%arg1) <{lowBit = 1 : i32}> : (i8) -> i1
    %796 = "comb.extract"(%arg1) <{lowBit = 2 : i32}> : (i8) -> i1
    %797 = "comb.extract"(%arg1) <{lowBit = 3 : i32}> : (i8) -> i1
    %798 = "comb.extract"(%arg1) <{lowBit = 4 : i32}> : (i8) -> i1
    %799 = "comb.extract"(%arg1) <{lowBit = 5 : i32}> : (i8) -> i1
    %800 = "comb.extract"(%arg1) <{lowBit = 6 : i32}> : (i8) -> i1
    %801 = "comb.extract"(%arg1) <{lowBit = 7 : i32}> : (i8) -> i1
    %802 = "comb.extract"(%arg0) <{lowBit = 0 : i32}> : (i8) -> i7
    %803 = "comb.concat"(%793, %802) : (i1, i7) -> i8
    %804 = "comb.extract"(%arg0) <{lowBit = 1 : i32}> : (i8) -> i6
    %805 = "comb.replicate"(%793) : (i1) -> i2
    %806 = "comb.concat"(%805, %804) : (i2, i6) -> i8
    %807 = "comb.extract"(%arg0) <{lowBit = 2 : i32}> : (i8) -> i5
    %808 = "comb.replicate"(%793) : (i1) -> i3
    %809 = "comb.concat"(%808, %807) : (i3, i5) -> i8
    %810 = "comb.extract"(%arg0) <{lowBit = 3 : i32}> : (i8) -> i4
    %811 = "comb.replicate"(%793) : (i1) -> i4
    %812 = "comb.concat"(%811, %810) : (i4, i4) -> i8
    %813 = "comb.extract"(%arg0) <{lowBit = 4 : i32}> : (i8) -> i3
    %814 = "comb.replicate"(%793) : (i1) -> i5
    %815 = "comb.concat"(%814, %813) : (i5, i3) -> i8
    %816 = "comb.extract"(%arg0) <{lowBit = 5 : i32}> : (i8) -> i2
    %817 = "comb.replicate"(%793) : (i1) -> i6
    %818 = "comb.concat"(%817, %816) : (i6, i2) -> i8
    %819 = "comb.extract"(%arg0) <{lowBit = 6 : i32}> : (i8) -> i1
    %820 = "comb.replicate"(%793) : (i1) -> i7
    %821 = "comb.concat"(%820, %819) : (i7, i1) -> i8
    %822 = "comb.replicate"(%793) : (i1) -> i8
    %823 = "comb.replicate"(%794) : (i1) -> i8
    %824 = "comb.and"(%823, %822) <{twoState}> : (i8, i8) -> i8
    %825 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %826 = "comb.xor"(%823, %825) <{twoState}> : (i8, i8) -> i8
    %827 = "comb.and"(%826, %821) <{twoState}> : (i8, i8) -> i8
    %828 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %829 = "comb.xor"(%824, %828) <{twoState}> : (i8, i8) -> i8
    %830 = "comb.xor"(%827, %828) <{twoState}> : (i8, i8) -> i8
    %831 = "comb.and"(%829, %830) <{twoState}> : (i8, i8) -> i8
    %832 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %833 = "comb.xor"(%831, %832) <{twoState}> : (i8, i8) -> i8
    %834 = "comb.replicate"(%794) : (i1) -> i8
    %835 = "comb.and"(%834, %818) <{twoState}> : (i8, i8) -> i8
    %836 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %837 = "comb.xor"(%834, %836) <{twoState}> : (i8, i8) -> i8
    %838 = "comb.and"(%837, %815) <{twoState}> : (i8, i8) -> i8
    %839 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %840 = "comb.xor"(%835, %839) <{twoState}> : (i8, i8) -> i8
    %841 = "comb.xor"(%838, %839) <{twoState}> : (i8, i8) -> i8
    %842 = "comb.and"(%840, %841) <{twoState}> : (i8, i8) -> i8
    %843 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %844 = "comb.xor"(%842, %843) <{twoState}> : (i8, i8) -> i8
    %845 = "comb.replicate"(%795) : (i1) -> i8
    %846 = "comb.and"(%845, %833) <{twoState}> : (i8, i8) -> i8
    %847 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %848 = "comb.xor"(%845, %847) <{twoState}> : (i8, i8) -> i8
    %849 = "comb.and"(%848, %844) <{twoState}> : (i8, i8) -> i8
    %850 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %851 = "comb.xor"(%846, %850) <{twoState}> : (i8, i8) -> i8
    %852 = "comb.xor"(%849, %850) <{twoState}> : (i8, i8) -> i8
    %853 = "comb.and"(%851, %852) <{twoState}> : (i8, i8) -> i8
    %854 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %855 = "comb.xor"(%853, %854) <{twoState}> : (i8, i8) -> i8
    %856 = "comb.replicate"(%794) : (i1) -> i8
    %857 = "comb.and"(%856, %812) <{twoState}> : (i8, i8) -> i8
    %858 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %859 = "comb.xor"(%856, %858) <{twoState}> : (i8, i8) -> i8
    %860 = "comb.and"(%859, %809) <{twoState}> : (i8, i8) -> i8
    %861 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %862 = "comb.xor"(%857, %861) <{twoState}> : (i8, i8) -> i8
    %863 = "comb.xor"(%860, %861) <{twoState}> : (i8, i8) -> i8
    %864 = "comb.and"(%862, %863) <{twoState}> : (i8, i8) -> i8
    %865 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %866 = "comb.xor"(%864, %865) <{twoState}> : (i8, i8) -> i8
    %867 = "comb.replicate"(%794) : (i1) -> i8
    %868 = "comb.and"(%867, %806) <{twoState}> : (i8, i8) -> i8
    %869 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %870 = "comb.xor"(%867, %869) <{twoState}> : (i8, i8) -> i8
    %871 = "comb.and"(%870, %803) <{twoState}> : (i8, i8) -> i8
    %872 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %873 = "comb.xor"(%868, %872) <{twoState}> : (i8, i8) -> i8
    %874 = "comb.xor"(%871, %872) <{twoState}> : (i8, i8) -> i8
    %875 = "comb.and"(%873, %874) <{twoState}> : (i8, i8) -> i8
    %876 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %877 = "comb.xor"(%875, %876) <{twoState}> : (i8, i8) -> i8
    %878 = "comb.replicate"(%795) : (i1) -> i8
    %879 = "comb.and"(%878, %866) <{twoState}> : (i8, i8) -> i8
    %880 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %881 = "comb.xor"(%878, %880) <{twoState}> : (i8, i8) -> i8
    %882 = "comb.and"(%881, %877) <{twoState}> : (i8, i8) -> i8
    %883 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %884 = "comb.xor"(%879, %883) <{twoState}> : (i8, i8) -> i8
    %885 = "comb.xor"(%882, %883) <{twoState}> : (i8, i8) -> i8
    %886 = "comb.and"(%884, %885) <{twoState}> : (i8, i8) -> i8
    %887 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %888 = "comb.xor"(%886, %887) <{twoState}> : (i8, i8) -> i8
    %889 = "comb.replicate"(%796) : (i1) -> i8
    %890 = "comb.and"(%889, %855) <{twoState}> : (i8, i8) -> i8
    %891 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %892 = "comb.xor"(%889, %891) <{twoState}> : (i8, i8) -> i8
    %893 = "comb.and"(%892, %888) <{twoState}> : (i8, i8) -> i8
    %894 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %895 = "comb.xor"(%890, %894) <{twoState}> : (i8, i8) -> i8
    %896 = "comb.xor"(%893, %894) <{twoState}> : (i8, i8) -> i8
    %897 = "comb.and"(%895, %896) <{twoState}> : (i8, i8) -> i8
    %898 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %899 = "comb.xor"(%897, %898) <{twoState}> : (i8, i8) -> i8
    %900 = "hw.constant"() <{value = 7 : i8}> : () -> i8
    %901 = "comb.extract"(%arg1) <{lowBit = 0 : i32}> : (i8) -> i1
    %902 = "comb.extract"(%arg1) <{lowBit = 1 : i32}> : (i8) -> i1
    %903 = "comb.extract"(%arg1) <{lowBit = 2 : i32}> : (i8) -> i1
    %904 = "comb.extract"(%arg1) <{lowBit = 3 : i32}> : (i8) -> i1
    %905 = "comb.extract"(%arg1) <{lowBit = 4 : i32}> : (i8) -> i1
    %906 = "comb.extract"(%arg1) <{lowBit = 5 : i32}> : (i8) -> i1
    %907 = "comb.extract"(%arg1) <{lowBit = 6 : i32}> : (i8) -> i1
    %908 = "comb.extract"(%arg1) <{lowBit = 7 : i32}> : (i8) -> i1
    %909 = "hw.constant"() <{value = true}> : () -> i1
    %910 = "hw.constant"() <{value = true}> : () -> i1
    %911 = "hw.constant"() <{value = true}> : () -> i1
    %912 = "hw.constant"() <{value = false}> : () -> i1
    %913 = "hw.constant"() <{value = false}> : () -> i1
    %914 = "hw.constant"() <{value = false}> : () -> i1
    %915 = "hw.constant"() <{value = false}> : () -> i1
    %916 = "hw.constant"() <{value = false}> : () -> i1
    %917 = "hw.constant"() <{value = true}> : () -> i1
    %918 = "hw.constant"() <{value = false}> : () -> i1
    %919 = "hw.constant"() <{value = true}> : () -> i1
    %920 = "hw.constant"() <{value = true}> : () -> i1
    %921 = "comb.xor"(%901, %919) <{twoState}> : (i1, i1) -> i1
    %922 = "hw.constant"() <{value = false}> : () -> i1
    %923 = "hw.constant"() <{value = true}> : () -> i1
    %924 = "hw.constant"() <{value = true}> : () -> i1
    %925 = "comb.xor"(%901, %923) <{twoState}> : (i1, i1) -> i1
    %926 = "hw.constant"() <{value = false}> : () -> i1
    %927 = "hw.constant"() <{value = true}> : () -> i1
    %928 = "hw.constant"() <{value = true}> : () -> i1
    %929 = "comb.xor"(%902, %927) <{twoState}> : (i1, i1) -> i1
    %930 = "hw.constant"() <{value = false}> : () -> i1
    %931 = "hw.constant"() <{value = true}> : () -> i1
    %932 = "hw.constant"() <{value = true}> : () -> i1
    %933 = "comb.xor"(%902, %931) <{twoState}> : (i1, i1) -> i1
    %934 = "hw.constant"() <{value = false}> : () -> i1
    %935 = "hw.constant"() <{value = true}> : () -> i1
    %936 = "hw.constant"() <{value = true}> : () -> i1
    %937 = "comb.xor"(%903, %935) <{twoState}> : (i1, i1) -> i1
    %938 = "hw.constant"() <{value = false}> : () -> i1
    %939 = "hw.constant"() <{value = true}> : () -> i1
    %940 = "hw.constant"() <{value = true}> : () -> i1
    %941 = "comb.xor"(%903, %939) <{twoState}> : (i1, i1) -> i1
    %942 = "hw.constant"() <{value = false}> : () -> i1
    %943 = "hw.constant"() <{value = true}> : () -> i1
    %944 = "hw.constant"() <{value = true}> : () -> i1
    %945 = "comb.xor"(%904, %943) <{twoState}> : (i1, i1) -> i1
    %946 = "hw.constant"() <{value = false}> : () -> i1
    %947 = "hw.constant"() <{value = true}> : () -> i1
    %948 = "hw.constant"() <{value = true}> : () -> i1
    %949 = "comb.xor"(%904, %947) <{twoState}> : (i1, i1) -> i1
    %950 = "hw.constant"() <{value = false}> : () -> i1
    %951 = "hw.constant"() <{value = false}> : () -> i1
    %952 = "hw.constant"() <{value = true}> : () -> i1
    %953 = "hw.constant"() <{value = true}> : () -> i1
    %954 = "comb.xor"(%905, %952) <{twoState}> : (i1, i1) -> i1
    %955 = "hw.constant"() <{value = false}> : () -> i1
    %956 = "hw.constant"() <{value = true}> : () -> i1
    %957 = "hw.constant"() <{value = true}> : () -> i1
    %958 = "comb.xor"(%905, %956) <{twoState}> : (i1, i1) -> i1
    %959 = "hw.constant"() <{value = false}> : () -> i1
    %960 = "hw.constant"() <{value = false}> : () -> i1
    %961 = "hw.constant"() <{value = true}> : () -> i1
    %962 = "hw.constant"() <{value = true}> : () -> i1
    %963 = "comb.xor"(%906, %961) <{twoState}> : (i1, i1) -> i1
    %964 = "hw.constant"() <{value = false}> : () -> i1
    %965 = "hw.constant"() <{value = true}> : () -> i1
    %966 = "hw.constant"() <{value = true}> : () -> i1
    %967 = "comb.xor"(%906, %965) <{twoState}> : (i1, i1) -> i1
    %968 = "hw.constant"() <{value = false}> : () -> i1
    %969 = "hw.constant"() <{value = false}> : () -> i1
    %970 = "hw.constant"() <{value = true}> : () -> i1
    %971 = "hw.constant"() <{value = true}> : () -> i1
    %972 = "comb.xor"(%907, %970) <{twoState}> : (i1, i1) -> i1
    %973 = "hw.constant"() <{value = false}> : () -> i1
    %974 = "hw.constant"() <{value = true}> : () -> i1
    %975 = "hw.constant"() <{value = true}> : () -> i1
    %976 = "comb.xor"(%907, %974) <{twoState}> : (i1, i1) -> i1
    %977 = "hw.constant"() <{value = false}> : () -> i1
    %978 = "hw.constant"() <{value = false}> : () -> i1
    %979 = "hw.constant"() <{value = true}> : () -> i1
    %980 = "hw.constant"() <{value = true}> : () -> i1
    %981 = "comb.xor"(%908, %979) <{twoState}> : (i1, i1) -> i1
    %982 = "hw.constant"() <{value = false}> : () -> i1
    %983 = "hw.constant"() <{value = true}> : () -> i1
    %984 = "hw.constant"() <{value = true}> : () -> i1
    %985 = "comb.xor"(%908, %983) <{twoState}> : (i1, i1) -> i1
    %986 = "hw.constant"() <{value = false}> : () -> i1
    %987 = "comb.and"(%902, %925) <{twoState}> : (i1, i1) -> i1
    %988 = "hw.constant"() <{value = true}> : () -> i1
    %989 = "comb.xor"(%987, %988) <{twoState}> : (i1, i1) -> i1
    %990 = "comb.and"(%902, %989) <{twoState}> : (i1, i1) -> i1
    %991 = "hw.constant"() <{value = true}> : () -> i1
    %992 = "comb.xor"(%990, %991) <{twoState}> : (i1, i1) -> i1
    %993 = "comb.and"(%902, %901) <{twoState}> : (i1, i1) -> i1
    %994 = "comb.and"(%945, %941) <{twoState}> : (i1, i1) -> i1
    %995 = "hw.constant"() <{value = true}> : () -> i1
    %996 = "hw.constant"() <{value = true}> : () -> i1
    %997 = "comb.xor"(%994, %995) <{twoState}> : (i1, i1) -> i1
    %998 = "hw.constant"() <{value = true}> : () -> i1
    %999 = "comb.and"(%945, %903) <{twoState}> : (i1, i1) -> i1
    %1000 = "hw.constant"() <{value = false}> : () -> i1
    %1001 = "hw.constant"() <{value = true}> : () -> i1
    %1002 = "hw.constant"() <{value = true}> : () -> i1
    %1003 = "hw.constant"() <{value = true}> : () -> i1
    %1004 = "hw.constant"() <{value = true}> : () -> i1
    %1005 = "hw.constant"() <{value = false}> : () -> i1
    %1006 = "hw.constant"() <{value = false}> : () -> i1
    %1007 = "comb.and"(%963, %954) <{twoState}> : (i1, i1) -> i1
    %1008 = "hw.constant"() <{value = false}> : () -> i1
    %1009 = "hw.constant"() <{value = true}> : () -> i1
    %1010 = "hw.constant"() <{value = true}> : () -> i1
    %1011 = "hw.constant"() <{value = true}> : () -> i1
    %1012 = "hw.constant"() <{value = true}> : () -> i1
    %1013 = "hw.constant"() <{value = false}> : () -> i1
    %1014 = "hw.constant"() <{value = false}> : () -> i1
    %1015 = "comb.and"(%981, %972) <{twoState}> : (i1, i1) -> i1
    %1016 = "comb.and"(%903, %992) <{twoState}> : (i1, i1) -> i1
    %1017 = "hw.constant"() <{value = true}> : () -> i1
    %1018 = "comb.xor"(%1016, %1017) <{twoState}> : (i1, i1) -> i1
    %1019 = "comb.and"(%903, %1018) <{twoState}> : (i1, i1) -> i1
    %1020 = "hw.constant"() <{value = true}> : () -> i1
    %1021 = "comb.xor"(%1019, %1020) <{twoState}> : (i1, i1) -> i1
    %1022 = "comb.and"(%903, %993) <{twoState}> : (i1, i1) -> i1
    %1023 = "comb.and"(%999, %992) <{twoState}> : (i1, i1) -> i1
    %1024 = "hw.constant"() <{value = true}> : () -> i1
    %1025 = "comb.xor"(%994, %1024) <{twoState}> : (i1, i1) -> i1
    %1026 = "comb.xor"(%1023, %1024) <{twoState}> : (i1, i1) -> i1
    %1027 = "comb.and"(%1025, %1026) <{twoState}> : (i1, i1) -> i1
    %1028 = "hw.constant"() <{value = true}> : () -> i1
    %1029 = "comb.xor"(%1027, %1028) <{twoState}> : (i1, i1) -> i1
    %1030 = "comb.and"(%999, %993) <{twoState}> : (i1, i1) -> i1
    %1031 = "hw.constant"() <{value = false}> : () -> i1
    %1032 = "hw.constant"() <{value = true}> : () -> i1
    %1033 = "hw.constant"() <{value = true}> : () -> i1
    %1034 = "hw.constant"() <{value = true}> : () -> i1
    %1035 = "hw.constant"() <{value = true}> : () -> i1
    %1036 = "hw.constant"() <{value = false}> : () -> i1
    %1037 = "hw.constant"() <{value = false}> : () -> i1
    %1038 = "comb.and"(%972, %1007) <{twoState}> : (i1, i1) -> i1
    %1039 = "hw.constant"() <{value = false}> : () -> i1
    %1040 = "hw.constant"() <{value = true}> : () -> i1
    %1041 = "hw.constant"() <{value = true}> : () -> i1
    %1042 = "hw.constant"() <{value = true}> : () -> i1
    %1043 = "hw.constant"() <{value = true}> : () -> i1
    %1044 = "hw.constant"() <{value = false}> : () -> i1
    %1045 = "hw.constant"() <{value = false}> : () -> i1
    %1046 = "comb.and"(%1015, %1007) <{twoState}> : (i1, i1) -> i1
    %1047 = "comb.and"(%954, %1029) <{twoState}> : (i1, i1) -> i1
    %1048 = "hw.constant"() <{value = true}> : () -> i1
    %1049 = "hw.constant"() <{value = true}> : () -> i1
    %1050 = "comb.xor"(%1047, %1048) <{twoState}> : (i1, i1) -> i1
    %1051 = "hw.constant"() <{value = true}> : () -> i1
    %1052 = "comb.and"(%954, %1030) <{twoState}> : (i1, i1) -> i1
    %1053 = "comb.and"(%1007, %1029) <{twoState}> : (i1, i1) -> i1
    %1054 = "hw.constant"() <{value = true}> : () -> i1
    %1055 = "hw.constant"() <{value = true}> : () -> i1
    %1056 = "comb.xor"(%1053, %1054) <{twoState}> : (i1, i1) -> i1
    %1057 = "hw.constant"() <{value = true}> : () -> i1
    %1058 = "comb.and"(%1007, %1030) <{twoState}> : (i1, i1) -> i1
    %1059 = "comb.and"(%1038, %1029) <{twoState}> : (i1, i1) -> i1
    %1060 = "hw.constant"() <{value = true}> : () -> i1
    %1061 = "hw.constant"() <{value = true}> : () -> i1
    %1062 = "comb.xor"(%1059, %1060) <{twoState}> : (i1, i1) -> i1
    %1063 = "hw.constant"() <{value = true}> : () -> i1
    %1064 = "comb.and"(%1038, %1030) <{twoState}> : (i1, i1) -> i1
    %1065 = "comb.and"(%1046, %1029) <{twoState}> : (i1, i1) -> i1
    %1066 = "hw.constant"() <{value = true}> : () -> i1
    %1067 = "hw.constant"() <{value = true}> : () -> i1
    %1068 = "comb.xor"(%1065, %1066) <{twoState}> : (i1, i1) -> i1
    %1069 = "hw.constant"() <{value = true}> : () -> i1
    %1070 = "comb.and"(%1046, %1030) <{twoState}> : (i1, i1) -> i1
    %1071 = "comb.replicate"(%1065) : (i1) -> i8
    %1072 = "comb.and"(%1071, %899) <{twoState}> : (i8, i8) -> i8
    %1073 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %1074 = "comb.xor"(%1071, %1073) <{twoState}> : (i8, i8) -> i8
    %1075 = "comb.and"(%1074, %822) <{twoState}> : (i8, i8) -> i8
    %1076 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %1077 = "comb.xor"(%1072, %1076) <{twoState}> : (i8, i8) -> i8
    %1078 = "comb.xor"(%1075, %1076) <{twoState}> : (i8, i8) -> i8
    %1079 = "comb.and"(%1077, %1078) <{twoState}> : (i8, i8) -> i8
    %1080 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %1081 = "comb.xor"(%1079, %1080) <{twoState}> : (i8, i8) -> i8
    %1082 = "comb.extract"(%arg2) <{lowBit = 0 : i32}> : (i2) -> i1
    %1083 = "comb.extract"(%arg2) <{lowBit = 1 : i32}> : (i2) -> i1
    %1084 = "comb.replicate"(%1082) : (i1) -> i8
    %1085 = "comb.and"(%1084, %505) <{twoState}> : (i8, i8) -> i8
    %1086 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %1087 = "comb.xor"(%1084, %1086) <{twoState}> : (i8, i8) -> i8
    %1088 = "comb.and"(%1087, %244) <{twoState}> : (i8, i8) -> i8
    %1089 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %1090 = "comb.xor"(%1085, %1089) <{twoState}> : (i8, i8) -> i8
    %1091 = "comb.xor"(%1088, %1089) <{twoState}> : (i8, i8) -> i8
    %1092 = "comb.and"(%1090, %1091) <{twoState}> : (i8, i8) -> i8
    %1093 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %1094 = "comb.xor"(%1092, %1093) <{twoState}> : (i8, i8) -> i8
    %1095 = "comb.replicate"(%1082) : (i1) -> i8
    %1096 = "comb.and"(%1095, %1081) <{twoState}> : (i8, i8) -> i8
    %1097 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %1098 = "comb.xor"(%1095, %1097) <{twoState}> : (i8, i8) -> i8
    %1099 = "comb.and"(%1098, %787) <{twoState}> : (i8, i8) -> i8
    %1100 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %1101 = "comb.xor"(%1096, %1100) <{twoState}> : (i8, i8) -> i8
    %1102 = "comb.xor"(%1099, %1100) <{twoState}> : (i8, i8) -> i8
    %1103 = "comb.and"(%1101, %1102) <{twoState}> : (i8, i8) -> i8
    %1104 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %1105 = "comb.xor"(%1103, %1104) <{twoState}> : (i8, i8) -> i8
    %1106 = "comb.replicate"(%1083) : (i1) -> i8
    %1107 = "comb.and"(%1106, %1105) <{twoState}> : (i8, i8) -> i8
    %1108 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %1109 = "comb.xor"(%1106, %1108) <{twoState}> : (i8, i8) -> i8
    %1110 = "comb.and"(%1109, %1094) <{twoState}> : (i8, i8) -> i8
    %1111 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %1112 = "comb.xor"(%1107, %1111) <{twoState}> : (i8, i8) -> i8
    %1113 = "comb.xor"(%1110, %1111) <{twoState}> : (i8, i8) -> i8
    %1114 = "comb.and"(%1112, %1113) <{twoState}> : (i8, i8) -> i8
    %1115 = "hw.constant"() <{value = -1 : i8}> : () -> i8
    %1116 = "comb.xor"(%1114, %1115) <{twoState}> : (i8, i8) -> i8
    %1117 = "hw.constant"() <{value = 0 : i8}> : () -> i8
    %1118 = "comb.extract"(%1116) <{lowBit = 0 : i32}> : (i8) -> i1
    %1119 = "comb.extract"(%1116) <{lowBit = 1 : i32}> : (i8) -> i1
    %1120 = "comb.extract"(%1116) <{lowBit = 2 : i32}> : (i8) -> i1
    %1121 = "comb.extract"(%1116) <{lowBit = 3 : i32}> : (i8) -> i1
    %1122 = "comb.extract"(%1116) <{lowBit = 4 : i32}> : (i8) -> i1
    %1123 = "comb.extract"(%1116) <{lowBit = 5 : i32}> : (i8) -> i1
    %1124 = "comb.extract"(%1116) <{lowBit = 6 : i32}> : (i8) -> i1
    %1125 = "comb.extract"(%1116) <{lowBit = 7 : i32}> : (i8) -> i1
    %1126 = "hw.constant"() <{value = true}> : () -> i1
    %1127 = "comb.xor"(%1118, %1126) <{twoState}> : (i1, i1) -> i1
    %1128 = "comb.xor"(%1119, %1126) <{twoState}> : (i1, i1) -> i1
    %1129 = "comb.xor"(%1120, %1126) <{twoState}> : (i1, i1) -> i1
    %1130 = "comb.xor"(%1121, %1126) <{twoState}> : (i1, i1) -> i1
    %1131 = "comb.xor"(%1122, %1126) <{twoState}> : (i1, i1) -> i1
    %1132 = "comb.xor"(%1123, %1126) <{twoState}> : (i1, i1) -> i1
    %1133 = "comb.xor"(%1124, %1126) <{twoState}> : (i1, i1) -> i1
    %1134 = "comb.xor"(%1125, %1126) <{twoState}> : (i1, i1) -> i1
    %1135 = "comb.and"(%1127, %1128, %1129, %1130, %1131, %1132, %1133, %1134) <{twoState}> : (i1, i1, i1, i1, i1, i1, i1, i1) -> i1
    "hw.output"(%1116, %1135) : (i8, i1) -> ()
  }) : () -> ()
}) : () -> ()

