#loc = loc(unknown)
"builtin.module"() ({
  %0 = "hw.constant"() <{value = false}> : () -> i1
  %1 = "hw.constant"() <{value = true}> : () -> i1
  "hw.module"() <{comment = "", module_type = !hw.modty<input in0 : i1, input in1 : i1, input in2 : i1, input in3 : i1, input in4 : i1, input in5 : i1, input in6 : i1, input in7 : i1, input in8 : i1, output out0 : i1, output out1 : i1, output out2 : i1, output out3 : i1, output out4 : i1, output out5 : i1, output out6 : i1, output out7 : i1, input clk : !seq.clock, input rst : i1>, parameters = [], per_port_attrs = [], result_locs = [#loc, #loc, #loc, #loc, #loc, #loc, #loc, #loc], sym_name = "control_main"}> ({
  ^bb0(%arg5: i1, %arg6: i1, %arg7: i1, %arg8: i1, %arg9: i1, %arg10: i1, %arg11: i1, %arg12: i1, %arg13: i1, %arg14: !seq.clock, %arg15: i1):
    %75 = "hw.constant"() <{value = 0 : i4}> : () -> i4
    %76 = "hw.constant"() <{value = 1 : i4}> : () -> i4
    %77 = "hw.constant"() <{value = 2 : i4}> : () -> i4
    %78 = "hw.constant"() <{value = 3 : i4}> : () -> i4
    %79 = "hw.constant"() <{value = 4 : i4}> : () -> i4
    %80 = "hw.constant"() <{value = 5 : i4}> : () -> i4
    %81 = "hw.constant"() <{value = 6 : i4}> : () -> i4
    %82 = "hw.constant"() <{value = 7 : i4}> : () -> i4
    %83 = "hw.constant"() <{value = -8 : i4}> : () -> i4
    %84 = "hw.constant"() <{value = -7 : i4}> : () -> i4
    %85 = "hw.constant"() <{value = -6 : i4}> : () -> i4
    %86 = "hw.constant"() <{value = -5 : i4}> : () -> i4
    %87 = "seq.initial"() ({
      %256 = "hw.constant"() <{value = 0 : i4}> : () -> i4
      "seq.yield"(%256) : (i4) -> ()
    }) : () -> !seq.immutable<i4>
    %88 = "seq.compreg"(%255, %arg14, %arg15, %75, %87) <{inner_sym = #hw<innerSym@state_reg>, name = "state_reg", operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (i4, !seq.clock, i1, i4, !seq.immutable<i4>) -> i4
    %89 = "hw.constant"() <{value = false}> : () -> i1
    %90 = "hw.constant"() <{value = true}> : () -> i1
    %91 = "comb.icmp"(%88, %75) <{predicate = 0 : i64}> : (i4, i4) -> i1
    %92 = "comb.icmp"(%88, %75) <{predicate = 0 : i64}> : (i4, i4) -> i1
    %93 = "comb.icmp"(%88, %75) <{predicate = 0 : i64}> : (i4, i4) -> i1
    %94 = "comb.mux"(%93, %75, %88) : (i1, i4, i4) -> i4
    %95 = "comb.mux"(%arg12, %86, %75) : (i1, i4, i4) -> i4
    %96 = "comb.and"(%arg12, %92) : (i1, i1) -> i1
    %97 = "comb.mux"(%92, %95, %94) : (i1, i4, i4) -> i4
    %98 = "comb.icmp"(%88, %76) <{predicate = 0 : i64}> : (i4, i4) -> i1
    %99 = "comb.mux"(%98, %89, %89) : (i1, i1, i1) -> i1
    %100 = "comb.mux"(%98, %89, %89) : (i1, i1, i1) -> i1
    %101 = "comb.mux"(%98, %89, %89) : (i1, i1, i1) -> i1
    %102 = "comb.mux"(%98, %89, %89) : (i1, i1, i1) -> i1
    %103 = "comb.mux"(%98, %89, %89) : (i1, i1, i1) -> i1
    %104 = "comb.mux"(%98, %89, %89) : (i1, i1, i1) -> i1
    %105 = "comb.mux"(%98, %89, %89) : (i1, i1, i1) -> i1
    %106 = "comb.mux"(%98, %90, %89) : (i1, i1, i1) -> i1
    %107 = "comb.icmp"(%88, %76) <{predicate = 0 : i64}> : (i4, i4) -> i1
    %108 = "comb.mux"(%107, %76, %97) : (i1, i4, i4) -> i4
    %109 = "comb.icmp"(%88, %77) <{predicate = 0 : i64}> : (i4, i4) -> i1
    %110 = "comb.mux"(%109, %90, %99) : (i1, i1, i1) -> i1
    %111 = "comb.mux"(%109, %89, %100) : (i1, i1, i1) -> i1
    %112 = "comb.mux"(%109, %89, %101) : (i1, i1, i1) -> i1
    %113 = "comb.mux"(%109, %89, %102) : (i1, i1, i1) -> i1
    %114 = "comb.mux"(%109, %89, %103) : (i1, i1, i1) -> i1
    %115 = "comb.mux"(%109, %89, %104) : (i1, i1, i1) -> i1
    %116 = "comb.mux"(%109, %89, %105) : (i1, i1, i1) -> i1
    %117 = "comb.mux"(%109, %89, %106) : (i1, i1, i1) -> i1
    %118 = "comb.icmp"(%88, %77) <{predicate = 0 : i64}> : (i4, i4) -> i1
    %119 = "comb.icmp"(%88, %77) <{predicate = 0 : i64}> : (i4, i4) -> i1
    %120 = "comb.mux"(%119, %77, %108) : (i1, i4, i4) -> i4
    %121 = "comb.mux"(%arg5, %76, %77) : (i1, i4, i4) -> i4
    %122 = "comb.and"(%arg5, %118) : (i1, i1) -> i1
    %123 = "comb.mux"(%118, %121, %120) : (i1, i4, i4) -> i4
    %124 = "comb.icmp"(%88, %78) <{predicate = 0 : i64}> : (i4, i4) -> i1
    %125 = "comb.mux"(%124, %89, %110) : (i1, i1, i1) -> i1
    %126 = "comb.mux"(%124, %89, %111) : (i1, i1, i1) -> i1
    %127 = "comb.mux"(%124, %89, %112) : (i1, i1, i1) -> i1
    %128 = "comb.mux"(%124, %89, %113) : (i1, i1, i1) -> i1
    %129 = "comb.mux"(%124, %89, %114) : (i1, i1, i1) -> i1
    %130 = "comb.mux"(%124, %89, %115) : (i1, i1, i1) -> i1
    %131 = "comb.mux"(%124, %89, %116) : (i1, i1, i1) -> i1
    %132 = "comb.mux"(%124, %89, %117) : (i1, i1, i1) -> i1
    %133 = "comb.icmp"(%88, %78) <{predicate = 0 : i64}> : (i4, i4) -> i1
    %134 = "comb.icmp"(%88, %78) <{predicate = 0 : i64}> : (i4, i4) -> i1
    %135 = "comb.xor"(%arg13, %90) : (i1, i1) -> i1
    %136 = "comb.icmp"(%88, %78) <{predicate = 0 : i64}> : (i4, i4) -> i1
    %137 = "comb.mux"(%136, %78, %123) : (i1, i4, i4) -> i4
    %138 = "comb.mux"(%135, %82, %78) : (i1, i4, i4) -> i4
    %139 = "comb.and"(%135, %134) : (i1, i1) -> i1
    %140 = "comb.mux"(%134, %138, %137) : (i1, i4, i4) -> i4
    %141 = "comb.mux"(%arg12, %79, %138) : (i1, i4, i4) -> i4
    %142 = "comb.and"(%arg13, %133) : (i1, i1) -> i1
    %143 = "comb.mux"(%133, %141, %140) : (i1, i4, i4) -> i4
    %144 = "comb.icmp"(%88, %79) <{predicate = 0 : i64}> : (i4, i4) -> i1
    %145 = "comb.mux"(%144, %89, %125) : (i1, i1, i1) -> i1
    %146 = "comb.mux"(%144, %89, %126) : (i1, i1, i1) -> i1
    %147 = "comb.mux"(%144, %89, %127) : (i1, i1, i1) -> i1
    %148 = "comb.mux"(%144, %89, %128) : (i1, i1, i1) -> i1
    %149 = "comb.mux"(%144, %89, %129) : (i1, i1, i1) -> i1
    %150 = "comb.mux"(%144, %89, %130) : (i1, i1, i1) -> i1
    %151 = "comb.mux"(%144, %89, %131) : (i1, i1, i1) -> i1
    %152 = "comb.mux"(%144, %89, %132) : (i1, i1, i1) -> i1
    %153 = "comb.icmp"(%88, %79) <{predicate = 0 : i64}> : (i4, i4) -> i1
    %154 = "comb.mux"(%153, %81, %143) : (i1, i4, i4) -> i4
    %155 = "comb.icmp"(%88, %80) <{predicate = 0 : i64}> : (i4, i4) -> i1
    %156 = "comb.mux"(%155, %89, %145) : (i1, i1, i1) -> i1
    %157 = "comb.mux"(%155, %90, %146) : (i1, i1, i1) -> i1
    %158 = "comb.mux"(%155, %89, %147) : (i1, i1, i1) -> i1
    %159 = "comb.mux"(%155, %89, %148) : (i1, i1, i1) -> i1
    %160 = "comb.mux"(%155, %89, %149) : (i1, i1, i1) -> i1
    %161 = "comb.mux"(%155, %89, %150) : (i1, i1, i1) -> i1
    %162 = "comb.mux"(%155, %89, %151) : (i1, i1, i1) -> i1
    %163 = "comb.mux"(%155, %89, %152) : (i1, i1, i1) -> i1
    %164 = "comb.icmp"(%88, %80) <{predicate = 0 : i64}> : (i4, i4) -> i1
    %165 = "comb.icmp"(%88, %80) <{predicate = 0 : i64}> : (i4, i4) -> i1
    %166 = "comb.mux"(%165, %80, %154) : (i1, i4, i4) -> i4
    %167 = "comb.mux"(%arg6, %77, %80) : (i1, i4, i4) -> i4
    %168 = "comb.and"(%arg6, %164) : (i1, i1) -> i1
    %169 = "comb.mux"(%164, %167, %166) : (i1, i4, i4) -> i4
    %170 = "comb.icmp"(%88, %81) <{predicate = 0 : i64}> : (i4, i4) -> i1
    %171 = "comb.mux"(%170, %89, %156) : (i1, i1, i1) -> i1
    %172 = "comb.mux"(%170, %89, %157) : (i1, i1, i1) -> i1
    %173 = "comb.mux"(%170, %90, %158) : (i1, i1, i1) -> i1
    %174 = "comb.mux"(%170, %89, %159) : (i1, i1, i1) -> i1
    %175 = "comb.mux"(%170, %89, %160) : (i1, i1, i1) -> i1
    %176 = "comb.mux"(%170, %89, %161) : (i1, i1, i1) -> i1
    %177 = "comb.mux"(%170, %89, %162) : (i1, i1, i1) -> i1
    %178 = "comb.mux"(%170, %89, %163) : (i1, i1, i1) -> i1
    %179 = "comb.icmp"(%88, %81) <{predicate = 0 : i64}> : (i4, i4) -> i1
    %180 = "comb.icmp"(%88, %81) <{predicate = 0 : i64}> : (i4, i4) -> i1
    %181 = "comb.mux"(%180, %81, %169) : (i1, i4, i4) -> i4
    %182 = "comb.mux"(%arg7, %80, %81) : (i1, i4, i4) -> i4
    %183 = "comb.and"(%arg7, %179) : (i1, i1) -> i1
    %184 = "comb.mux"(%179, %182, %181) : (i1, i4, i4) -> i4
    %185 = "comb.icmp"(%88, %82) <{predicate = 0 : i64}> : (i4, i4) -> i1
    %186 = "comb.mux"(%185, %89, %171) : (i1, i1, i1) -> i1
    %187 = "comb.mux"(%185, %89, %172) : (i1, i1, i1) -> i1
    %188 = "comb.mux"(%185, %89, %173) : (i1, i1, i1) -> i1
    %189 = "comb.mux"(%185, %89, %174) : (i1, i1, i1) -> i1
    %190 = "comb.mux"(%185, %89, %175) : (i1, i1, i1) -> i1
    %191 = "comb.mux"(%185, %89, %176) : (i1, i1, i1) -> i1
    %192 = "comb.mux"(%185, %89, %177) : (i1, i1, i1) -> i1
    %193 = "comb.mux"(%185, %89, %178) : (i1, i1, i1) -> i1
    %194 = "comb.icmp"(%88, %82) <{predicate = 0 : i64}> : (i4, i4) -> i1
    %195 = "comb.mux"(%194, %83, %184) : (i1, i4, i4) -> i4
    %196 = "comb.icmp"(%88, %83) <{predicate = 0 : i64}> : (i4, i4) -> i1
    %197 = "comb.mux"(%196, %89, %186) : (i1, i1, i1) -> i1
    %198 = "comb.mux"(%196, %89, %187) : (i1, i1, i1) -> i1
    %199 = "comb.mux"(%196, %89, %188) : (i1, i1, i1) -> i1
    %200 = "comb.mux"(%196, %90, %189) : (i1, i1, i1) -> i1
    %201 = "comb.mux"(%196, %89, %190) : (i1, i1, i1) -> i1
    %202 = "comb.mux"(%196, %89, %191) : (i1, i1, i1) -> i1
    %203 = "comb.mux"(%196, %89, %192) : (i1, i1, i1) -> i1
    %204 = "comb.mux"(%196, %89, %193) : (i1, i1, i1) -> i1
    %205 = "comb.icmp"(%88, %83) <{predicate = 0 : i64}> : (i4, i4) -> i1
    %206 = "comb.icmp"(%88, %83) <{predicate = 0 : i64}> : (i4, i4) -> i1
    %207 = "comb.mux"(%206, %83, %195) : (i1, i4, i4) -> i4
    %208 = "comb.mux"(%arg8, %77, %83) : (i1, i4, i4) -> i4
    %209 = "comb.and"(%arg8, %205) : (i1, i1) -> i1
    %210 = "comb.mux"(%205, %208, %207) : (i1, i4, i4) -> i4
    %211 = "comb.icmp"(%88, %84) <{predicate = 0 : i64}> : (i4, i4) -> i1
    %212 = "comb.mux"(%211, %89, %197) : (i1, i1, i1) -> i1
    %213 = "comb.mux"(%211, %89, %198) : (i1, i1, i1) -> i1
    %214 = "comb.mux"(%211, %89, %199) : (i1, i1, i1) -> i1
    %215 = "comb.mux"(%211, %89, %200) : (i1, i1, i1) -> i1
    %216 = "comb.mux"(%211, %90, %201) : (i1, i1, i1) -> i1
    %217 = "comb.mux"(%211, %89, %202) : (i1, i1, i1) -> i1
    %218 = "comb.mux"(%211, %89, %203) : (i1, i1, i1) -> i1
    %219 = "comb.mux"(%211, %89, %204) : (i1, i1, i1) -> i1
    %220 = "comb.icmp"(%88, %84) <{predicate = 0 : i64}> : (i4, i4) -> i1
    %221 = "comb.icmp"(%88, %84) <{predicate = 0 : i64}> : (i4, i4) -> i1
    %222 = "comb.mux"(%221, %84, %210) : (i1, i4, i4) -> i4
    %223 = "comb.mux"(%arg9, %78, %84) : (i1, i4, i4) -> i4
    %224 = "comb.and"(%arg9, %220) : (i1, i1) -> i1
    %225 = "comb.mux"(%220, %223, %222) : (i1, i4, i4) -> i4
    %226 = "comb.icmp"(%88, %85) <{predicate = 0 : i64}> : (i4, i4) -> i1
    %227 = "comb.mux"(%226, %89, %212) : (i1, i1, i1) -> i1
    %228 = "comb.mux"(%226, %89, %213) : (i1, i1, i1) -> i1
    %229 = "comb.mux"(%226, %89, %214) : (i1, i1, i1) -> i1
    %230 = "comb.mux"(%226, %89, %215) : (i1, i1, i1) -> i1
    %231 = "comb.mux"(%226, %89, %216) : (i1, i1, i1) -> i1
    %232 = "comb.mux"(%226, %90, %217) : (i1, i1, i1) -> i1
    %233 = "comb.mux"(%226, %89, %218) : (i1, i1, i1) -> i1
    %234 = "comb.mux"(%226, %89, %219) : (i1, i1, i1) -> i1
    %235 = "comb.icmp"(%88, %85) <{predicate = 0 : i64}> : (i4, i4) -> i1
    %236 = "comb.icmp"(%88, %85) <{predicate = 0 : i64}> : (i4, i4) -> i1
    %237 = "comb.mux"(%236, %85, %225) : (i1, i4, i4) -> i4
    %238 = "comb.mux"(%arg10, %84, %85) : (i1, i4, i4) -> i4
    %239 = "comb.and"(%arg10, %235) : (i1, i1) -> i1
    %240 = "comb.mux"(%235, %238, %237) : (i1, i4, i4) -> i4
    %241 = "comb.icmp"(%88, %86) <{predicate = 0 : i64}> : (i4, i4) -> i1
    %242 = "comb.mux"(%241, %89, %227) : (i1, i1, i1) -> i1
    %243 = "comb.mux"(%241, %89, %228) : (i1, i1, i1) -> i1
    %244 = "comb.mux"(%241, %89, %229) : (i1, i1, i1) -> i1
    %245 = "comb.mux"(%241, %89, %230) : (i1, i1, i1) -> i1
    %246 = "comb.mux"(%241, %89, %231) : (i1, i1, i1) -> i1
    %247 = "comb.mux"(%241, %89, %232) : (i1, i1, i1) -> i1
    %248 = "comb.mux"(%241, %90, %233) : (i1, i1, i1) -> i1
    %249 = "comb.mux"(%241, %89, %234) : (i1, i1, i1) -> i1
    %250 = "comb.icmp"(%88, %86) <{predicate = 0 : i64}> : (i4, i4) -> i1
    %251 = "comb.icmp"(%88, %86) <{predicate = 0 : i64}> : (i4, i4) -> i1
    %252 = "comb.mux"(%251, %86, %240) : (i1, i4, i4) -> i4
    %253 = "comb.mux"(%arg11, %85, %86) : (i1, i4, i4) -> i4
    %254 = "comb.and"(%arg11, %250) : (i1, i1) -> i1
    %255 = "comb.mux"(%250, %253, %252) : (i1, i4, i4) -> i4
    "hw.output"(%242, %243, %244, %245, %246, %247, %248, %249) : (i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  }) : () -> ()
  "hw.module"() <{comment = "", module_type = !hw.modty<input in0 : i32, input in1 : i32, input clk : i1, input reset : i1, input go : i1, output out0 : i32, output done : i1>, parameters = [], per_port_attrs = [], result_locs = [#loc, #loc], sym_name = "main"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: i1, %arg3: i1, %arg4: i1):
    %2 = "hw.constant"() <{value = 0 : i32}> : () -> i32
    %3 = "hw.constant"() <{value = false}> : () -> i1
    %4 = "hw.constant"() <{value = true}> : () -> i1
    %5 = "seq.to_clock"(%arg2) : (i1) -> !seq.clock
    %6:8 = "hw.instance"(%44, %40, %8, %40, %17, %22, %31, %arg4, %20, %5, %arg3) <{argNames = ["in0", "in1", "in2", "in3", "in4", "in5", "in6", "in7", "in8", "clk", "rst"], instanceName = "controller", moduleName = @control_main, parameters = [], resultNames = ["out0", "out1", "out2", "out3", "out4", "out5", "out6", "out7"]}> : (i1, i1, i1, i1, i1, i1, i1, i1, i1, !seq.clock, i1) -> (i1, i1, i1, i1, i1, i1, i1, i1)
    %7 = "comb.add"(%54, %55) {sv.namehint = "std_add_0_out"} : (i32, i32) -> i32
    %8 = "seq.compreg"(%72, %5, %arg3, %3) <{inner_sym = #hw<innerSym@muli_2_reg_done_reg>, name = "muli_2_reg_done_reg", operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> {sv.namehint = "muli_2_reg_done"} : (i1, !seq.clock, i1, i1) -> i1
    %9 = "comb.xor"(%8, %4) : (i1, i1) -> i1
    %10 = "comb.and"(%72, %9) : (i1, i1) -> i1
    %11 = "seq.compreg.ce"(%71, %5, %10, %arg3, %2) <{inner_sym = #hw<innerSym@muli_2_reg_reg>, name = "muli_2_reg_reg", operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0>}> {sv.namehint = "muli_2_reg"} : (i32, !seq.clock, i1, i1, i32) -> i32
    %12 = "seq.compreg"(%50, %5, %arg3, %3) <{inner_sym = #hw<innerSym@std_mult_pipe_2_done>, name = "std_mult_pipe_2_done", operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> {sv.namehint = "std_mult_pipe_2_done"} : (i1, !seq.clock, i1, i1) -> i1
    %13 = "comb.mul"(%69, %70) : (i32, i32) -> i32
    %14 = "comb.xor"(%12, %4) : (i1, i1) -> i1
    %15 = "comb.and"(%50, %14) : (i1, i1) -> i1
    %16 = "seq.compreg.ce"(%13, %5, %15, %arg3, %2) <{inner_sym = #hw<innerSym@std_mult_pipe_2_out>, name = "std_mult_pipe_2_out", operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0>}> {sv.namehint = "std_mult_pipe_2_out"} : (i32, !seq.clock, i1, i1, i32) -> i32
    %17 = "seq.compreg"(%6#4, %5, %arg3, %3) <{inner_sym = #hw<innerSym@cmpi_0_reg_done_reg>, name = "cmpi_0_reg_done_reg", operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> {sv.namehint = "cmpi_0_reg_done"} : (i1, !seq.clock, i1, i1) -> i1
    %18 = "comb.xor"(%17, %4) : (i1, i1) -> i1
    %19 = "comb.and"(%6#4, %18) : (i1, i1) -> i1
    %20 = "seq.compreg.ce"(%66, %5, %19, %arg3, %3) <{inner_sym = #hw<innerSym@cmpi_0_reg_reg>, name = "cmpi_0_reg_reg", operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0>}> {sv.namehint = "cmpi_0_reg"} : (i1, !seq.clock, i1, i1, i1) -> i1
    %21 = "comb.icmp"(%67, %68) <{predicate = 2 : i64}> {sv.namehint = "std_slt_0_out"} : (i32, i32) -> i1
    %22 = "seq.compreg"(%64, %5, %arg3, %3) <{inner_sym = #hw<innerSym@muli_1_reg_done_reg>, name = "muli_1_reg_done_reg", operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> {sv.namehint = "muli_1_reg_done"} : (i1, !seq.clock, i1, i1) -> i1
    %23 = "comb.xor"(%22, %4) : (i1, i1) -> i1
    %24 = "comb.and"(%64, %23) : (i1, i1) -> i1
    %25 = "seq.compreg.ce"(%63, %5, %24, %arg3, %2) <{inner_sym = #hw<innerSym@muli_1_reg_reg>, name = "muli_1_reg_reg", operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0>}> {sv.namehint = "muli_1_reg"} : (i32, !seq.clock, i1, i1, i32) -> i32
    %26 = "seq.compreg"(%49, %5, %arg3, %3) <{inner_sym = #hw<innerSym@std_mult_pipe_1_done>, name = "std_mult_pipe_1_done", operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> {sv.namehint = "std_mult_pipe_1_done"} : (i1, !seq.clock, i1, i1) -> i1
    %27 = "comb.mul"(%61, %62) : (i32, i32) -> i32
    %28 = "comb.xor"(%26, %4) : (i1, i1) -> i1
    %29 = "comb.and"(%49, %28) : (i1, i1) -> i1
    %30 = "seq.compreg.ce"(%27, %5, %29, %arg3, %2) <{inner_sym = #hw<innerSym@std_mult_pipe_1_out>, name = "std_mult_pipe_1_out", operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0>}> {sv.namehint = "std_mult_pipe_1_out"} : (i32, !seq.clock, i1, i1, i32) -> i32
    %31 = "seq.compreg"(%59, %5, %arg3, %3) <{inner_sym = #hw<innerSym@muli_0_reg_done_reg>, name = "muli_0_reg_done_reg", operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> {sv.namehint = "muli_0_reg_done"} : (i1, !seq.clock, i1, i1) -> i1
    %32 = "comb.xor"(%31, %4) : (i1, i1) -> i1
    %33 = "comb.and"(%59, %32) : (i1, i1) -> i1
    %34 = "seq.compreg.ce"(%58, %5, %33, %arg3, %2) <{inner_sym = #hw<innerSym@muli_0_reg_reg>, name = "muli_0_reg_reg", operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0>}> {sv.namehint = "muli_0_reg"} : (i32, !seq.clock, i1, i1, i32) -> i32
    %35 = "seq.compreg"(%48, %5, %arg3, %3) <{inner_sym = #hw<innerSym@std_mult_pipe_0_done>, name = "std_mult_pipe_0_done", operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> {sv.namehint = "std_mult_pipe_0_done"} : (i1, !seq.clock, i1, i1) -> i1
    %36 = "comb.mul"(%56, %57) : (i32, i32) -> i32
    %37 = "comb.xor"(%35, %4) : (i1, i1) -> i1
    %38 = "comb.and"(%48, %37) : (i1, i1) -> i1
    %39 = "seq.compreg.ce"(%36, %5, %38, %arg3, %2) <{inner_sym = #hw<innerSym@std_mult_pipe_0_out>, name = "std_mult_pipe_0_out", operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0>}> {sv.namehint = "std_mult_pipe_0_out"} : (i32, !seq.clock, i1, i1, i32) -> i32
    %40 = "seq.compreg"(%53, %5, %arg3, %3) <{inner_sym = #hw<innerSym@if_res_0_reg_done_reg>, name = "if_res_0_reg_done_reg", operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> {sv.namehint = "if_res_0_reg_done"} : (i1, !seq.clock, i1, i1) -> i1
    %41 = "comb.xor"(%40, %4) : (i1, i1) -> i1
    %42 = "comb.and"(%53, %41) : (i1, i1) -> i1
    %43 = "seq.compreg.ce"(%52, %5, %42, %arg3, %2) <{inner_sym = #hw<innerSym@if_res_0_reg_reg>, name = "if_res_0_reg_reg", operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0>}> {sv.namehint = "if_res_0_reg"} : (i32, !seq.clock, i1, i1, i32) -> i32
    %44 = "seq.compreg"(%6#0, %5, %arg3, %3) <{inner_sym = #hw<innerSym@ret_arg0_reg_done_reg>, name = "ret_arg0_reg_done_reg", operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> {sv.namehint = "ret_arg0_reg_done"} : (i1, !seq.clock, i1, i1) -> i1
    %45 = "comb.xor"(%44, %4) : (i1, i1) -> i1
    %46 = "comb.and"(%6#0, %45) : (i1, i1) -> i1
    %47 = "seq.compreg.ce"(%74, %5, %46, %arg3, %2) <{inner_sym = #hw<innerSym@ret_arg0_reg_reg>, name = "ret_arg0_reg_reg", operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0>}> {sv.namehint = "ret_arg0_reg"} : (i32, !seq.clock, i1, i1, i32) -> i32
    %48 = "comb.and"(%60, %6#6) : (i1, i1) -> i1
    %49 = "comb.and"(%65, %6#5) : (i1, i1) -> i1
    %50 = "comb.and"(%73, %6#2) : (i1, i1) -> i1
    %51 = "comb.mux"(%6#1, %11, %2) : (i1, i32, i32) -> i32
    %52 = "comb.mux"(%6#3, %7, %51) {sv.namehint = "if_res_0_reg_in"} : (i1, i32, i32) -> i32
    %53 = "comb.or"(%6#3, %6#1) {sv.namehint = "if_res_0_reg_write_en"} : (i1, i1) -> i1
    %54 = "comb.mux"(%6#3, %34, %2) {sv.namehint = "std_add_0_left"} : (i1, i32, i32) -> i32
    %55 = "comb.mux"(%6#3, %25, %2) {sv.namehint = "std_add_0_right"} : (i1, i32, i32) -> i32
    %56 = "comb.mux"(%6#6, %arg0, %2) {sv.namehint = "std_mult_pipe_0_left"} : (i1, i32, i32) -> i32
    %57 = "comb.mux"(%6#6, %arg1, %2) {sv.namehint = "std_mult_pipe_0_right"} : (i1, i32, i32) -> i32
    %58 = "comb.mux"(%6#6, %39, %2) {sv.namehint = "muli_0_reg_in"} : (i1, i32, i32) -> i32
    %59 = "comb.and"(%6#6, %35) {sv.namehint = "muli_0_reg_write_en"} : (i1, i1) -> i1
    %60 = "comb.xor"(%35, %4) : (i1, i1) -> i1
    %61 = "comb.mux"(%6#5, %34, %2) {sv.namehint = "std_mult_pipe_1_left"} : (i1, i32, i32) -> i32
    %62 = "comb.mux"(%6#5, %34, %2) {sv.namehint = "std_mult_pipe_1_right"} : (i1, i32, i32) -> i32
    %63 = "comb.mux"(%6#5, %30, %2) {sv.namehint = "muli_1_reg_in"} : (i1, i32, i32) -> i32
    %64 = "comb.and"(%6#5, %26) {sv.namehint = "muli_1_reg_write_en"} : (i1, i1) -> i1
    %65 = "comb.xor"(%26, %4) : (i1, i1) -> i1
    %66 = "comb.and"(%6#4, %21) {sv.namehint = "cmpi_0_reg_in"} : (i1, i1) -> i1
    %67 = "comb.mux"(%6#4, %34, %2) {sv.namehint = "std_slt_0_left"} : (i1, i32, i32) -> i32
    %68 = "comb.mux"(%6#4, %arg0, %2) {sv.namehint = "std_slt_0_right"} : (i1, i32, i32) -> i32
    %69 = "comb.mux"(%6#2, %25, %2) {sv.namehint = "std_mult_pipe_2_left"} : (i1, i32, i32) -> i32
    %70 = "comb.mux"(%6#2, %arg1, %2) {sv.namehint = "std_mult_pipe_2_right"} : (i1, i32, i32) -> i32
    %71 = "comb.mux"(%6#2, %16, %2) {sv.namehint = "muli_2_reg_in"} : (i1, i32, i32) -> i32
    %72 = "comb.and"(%6#2, %12) {sv.namehint = "muli_2_reg_write_en"} : (i1, i1) -> i1
    %73 = "comb.xor"(%12, %4) : (i1, i1) -> i1
    %74 = "comb.mux"(%6#0, %43, %2) {sv.namehint = "ret_arg0_reg_in"} : (i1, i32, i32) -> i32
    "hw.output"(%47, %6#7) : (i32, i1) -> ()
  }) : () -> ()
}) {calyx.entrypoint = "main"} : () -> ()

