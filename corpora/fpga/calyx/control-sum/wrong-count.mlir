#loc = loc(unknown)
"builtin.module"() ({
  %0 = "hw.constant"() <{value = false}> : () -> i1
  %1 = "hw.constant"() <{value = true}> : () -> i1
  "hw.module"() <{comment = "", module_type = !hw.modty<input in0 : i1, input in1 : i1, input in2 : i1, input in3 : i1, input in4 : i1, output out0 : i1, output out1 : i1, output out2 : i1, output out3 : i1, input clk : !seq.clock, input rst : i1>, parameters = [], per_port_attrs = [], result_locs = [#loc, #loc, #loc, #loc], sym_name = "control_main"}> ({
  ^bb0(%arg5: i1, %arg6: i1, %arg7: i1, %arg8: i1, %arg9: i1, %arg10: !seq.clock, %arg11: i1):
    %36 = "hw.constant"() <{value = 0 : i3}> : () -> i3
    %37 = "hw.constant"() <{value = 1 : i3}> : () -> i3
    %38 = "hw.constant"() <{value = 2 : i3}> : () -> i3
    %39 = "hw.constant"() <{value = 3 : i3}> : () -> i3
    %40 = "hw.constant"() <{value = -4 : i3}> : () -> i3
    %41 = "hw.constant"() <{value = -3 : i3}> : () -> i3
    %42 = "hw.constant"() <{value = -2 : i3}> : () -> i3
    %43 = "seq.initial"() ({
      %117 = "hw.constant"() <{value = 0 : i3}> : () -> i3
      "seq.yield"(%117) : (i3) -> ()
    }) : () -> !seq.immutable<i3>
    %44 = "seq.compreg"(%116, %arg10, %arg11, %36, %43) <{inner_sym = #hw<innerSym@state_reg>, name = "state_reg", operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (i3, !seq.clock, i1, i3, !seq.immutable<i3>) -> i3
    %45 = "hw.constant"() <{value = false}> : () -> i1
    %46 = "hw.constant"() <{value = true}> : () -> i1
    %47 = "comb.icmp"(%44, %36) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %48 = "comb.icmp"(%44, %36) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %49 = "comb.icmp"(%44, %36) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %50 = "comb.mux"(%49, %36, %44) : (i1, i3, i3) -> i3
    %51 = "comb.mux"(%arg8, %42, %36) : (i1, i3, i3) -> i3
    %52 = "comb.and"(%arg8, %48) : (i1, i1) -> i1
    %53 = "comb.mux"(%48, %51, %50) : (i1, i3, i3) -> i3
    %54 = "comb.icmp"(%44, %37) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %55 = "comb.mux"(%54, %45, %45) : (i1, i1, i1) -> i1
    %56 = "comb.mux"(%54, %45, %45) : (i1, i1, i1) -> i1
    %57 = "comb.mux"(%54, %45, %45) : (i1, i1, i1) -> i1
    %58 = "comb.mux"(%54, %46, %45) : (i1, i1, i1) -> i1
    %59 = "comb.icmp"(%44, %37) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %60 = "comb.mux"(%59, %37, %53) : (i1, i3, i3) -> i3
    %61 = "comb.icmp"(%44, %38) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %62 = "comb.mux"(%61, %45, %55) : (i1, i1, i1) -> i1
    %63 = "comb.mux"(%61, %45, %56) : (i1, i1, i1) -> i1
    %64 = "comb.mux"(%61, %45, %57) : (i1, i1, i1) -> i1
    %65 = "comb.mux"(%61, %45, %58) : (i1, i1, i1) -> i1
    %66 = "comb.icmp"(%44, %38) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %67 = "comb.icmp"(%44, %38) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %68 = "comb.xor"(%arg9, %46) : (i1, i1) -> i1
    %69 = "comb.icmp"(%44, %38) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %70 = "comb.mux"(%69, %38, %60) : (i1, i3, i3) -> i3
    %71 = "comb.mux"(%68, %37, %38) : (i1, i3, i3) -> i3
    %72 = "comb.and"(%68, %67) : (i1, i1) -> i1
    %73 = "comb.mux"(%67, %71, %70) : (i1, i3, i3) -> i3
    %74 = "comb.mux"(%arg9, %39, %71) : (i1, i3, i3) -> i3
    %75 = "comb.and"(%arg9, %66) : (i1, i1) -> i1
    %76 = "comb.mux"(%66, %74, %73) : (i1, i3, i3) -> i3
    %77 = "comb.icmp"(%44, %39) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %78 = "comb.mux"(%77, %45, %62) : (i1, i1, i1) -> i1
    %79 = "comb.mux"(%77, %45, %63) : (i1, i1, i1) -> i1
    %80 = "comb.mux"(%77, %45, %64) : (i1, i1, i1) -> i1
    %81 = "comb.mux"(%77, %45, %65) : (i1, i1, i1) -> i1
    %82 = "comb.icmp"(%44, %39) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %83 = "comb.mux"(%82, %41, %76) : (i1, i3, i3) -> i3
    %84 = "comb.icmp"(%44, %40) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %85 = "comb.mux"(%84, %46, %78) : (i1, i1, i1) -> i1
    %86 = "comb.mux"(%84, %45, %79) : (i1, i1, i1) -> i1
    %87 = "comb.mux"(%84, %45, %80) : (i1, i1, i1) -> i1
    %88 = "comb.mux"(%84, %45, %81) : (i1, i1, i1) -> i1
    %89 = "comb.icmp"(%44, %40) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %90 = "comb.icmp"(%44, %40) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %91 = "comb.mux"(%90, %40, %83) : (i1, i3, i3) -> i3
    %92 = "comb.mux"(%arg5, %38, %40) : (i1, i3, i3) -> i3
    %93 = "comb.and"(%arg5, %89) : (i1, i1) -> i1
    %94 = "comb.mux"(%89, %92, %91) : (i1, i3, i3) -> i3
    %95 = "comb.icmp"(%44, %41) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %96 = "comb.mux"(%95, %45, %85) : (i1, i1, i1) -> i1
    %97 = "comb.mux"(%95, %46, %86) : (i1, i1, i1) -> i1
    %98 = "comb.mux"(%95, %45, %87) : (i1, i1, i1) -> i1
    %99 = "comb.mux"(%95, %45, %88) : (i1, i1, i1) -> i1
    %100 = "comb.icmp"(%44, %41) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %101 = "comb.icmp"(%44, %41) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %102 = "comb.mux"(%101, %41, %94) : (i1, i3, i3) -> i3
    %103 = "comb.mux"(%arg6, %40, %41) : (i1, i3, i3) -> i3
    %104 = "comb.and"(%arg6, %100) : (i1, i1) -> i1
    %105 = "comb.mux"(%100, %103, %102) : (i1, i3, i3) -> i3
    %106 = "comb.icmp"(%44, %42) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %107 = "comb.mux"(%106, %45, %96) : (i1, i1, i1) -> i1
    %108 = "comb.mux"(%106, %45, %97) : (i1, i1, i1) -> i1
    %109 = "comb.mux"(%106, %46, %98) : (i1, i1, i1) -> i1
    %110 = "comb.mux"(%106, %45, %99) : (i1, i1, i1) -> i1
    %111 = "comb.icmp"(%44, %42) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %112 = "comb.icmp"(%44, %42) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %113 = "comb.mux"(%112, %42, %105) : (i1, i3, i3) -> i3
    %114 = "comb.mux"(%arg7, %38, %42) : (i1, i3, i3) -> i3
    %115 = "comb.and"(%arg7, %111) : (i1, i1) -> i1
    %116 = "comb.mux"(%111, %114, %113) : (i1, i3, i3) -> i3
    "hw.output"(%107, %108, %109, %110) : (i1, i1, i1, i1) -> ()
  }) : () -> ()
  "hw.module"() <{comment = "", module_type = !hw.modty<input in0 : i16, input in1 : i16, input clk : i1, input reset : i1, input go : i1, output out0 : i16, output done : i1>, parameters = [], per_port_attrs = [], result_locs = [#loc, #loc], sym_name = "main"}> ({
  ^bb0(%arg0: i16, %arg1: i16, %arg2: i1, %arg3: i1, %arg4: i1):
    %2 = "hw.constant"() <{value = 0 : i31}> : () -> i31
    %3 = "hw.constant"() <{value = 0 : i16}> : () -> i16
    %4 = "hw.constant"() <{value = false}> : () -> i1
    %5 = "hw.constant"() <{value = 10 : i32}> {sv.namehint = "lt_right"} : () -> i32
    %6 = "hw.constant"() <{value = 0 : i32}> : () -> i32
    %7 = "hw.constant"() <{value = true}> : () -> i1
    %8 = "seq.to_clock"(%arg2) : (i1) -> !seq.clock
    %9:4 = "hw.instance"(%10, %14, %10, %arg4, %19, %8, %arg3) <{argNames = ["in0", "in1", "in2", "in3", "in4", "clk", "rst"], instanceName = "controller", moduleName = @control_main, parameters = [], resultNames = ["out0", "out1", "out2", "out3"]}> : (i1, i1, i1, i1, i1, !seq.clock, i1) -> (i1, i1, i1, i1)
    %10 = "seq.compreg"(%27, %8, %arg3, %4) <{inner_sym = #hw<innerSym@n_done_reg>, name = "n_done_reg", operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> {sv.namehint = "n_done"} : (i1, !seq.clock, i1, i1) -> i1
    %11 = "comb.xor"(%10, %7) : (i1, i1) -> i1
    %12 = "comb.and"(%27, %11) : (i1, i1) -> i1
    %13 = "seq.compreg.ce"(%26, %8, %12, %arg3, %6) <{inner_sym = #hw<innerSym@n_reg>, name = "n_reg", operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0>}> {sv.namehint = "lt_left"} : (i32, !seq.clock, i1, i1, i32) -> i32
    %14 = "seq.compreg"(%30, %8, %arg3, %4) <{inner_sym = #hw<innerSym@s_done_reg>, name = "s_done_reg", operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> {sv.namehint = "s_done"} : (i1, !seq.clock, i1, i1) -> i1
    %15 = "comb.xor"(%14, %7) : (i1, i1) -> i1
    %16 = "comb.and"(%30, %15) : (i1, i1) -> i1
    %17 = "seq.compreg.ce"(%29, %8, %16, %arg3, %3) <{inner_sym = #hw<innerSym@s_reg>, name = "s_reg", operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0>}> {sv.namehint = "s"} : (i16, !seq.clock, i1, i1, i16) -> i16
    %18 = "comb.add"(%34, %35) {sv.namehint = "add_out"} : (i32, i32) -> i32
    %19 = "comb.icmp"(%13, %5) <{predicate = 6 : i64}> {sv.namehint = "lt_out"} : (i32, i32) -> i1
    %20 = "seq.compreg"(%25, %8, %arg3, %4) <{inner_sym = #hw<innerSym@mul_done>, name = "mul_done", operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> {sv.namehint = "mul_done"} : (i1, !seq.clock, i1, i1) -> i1
    %21 = "comb.mul"(%31, %32) : (i16, i16) -> i16
    %22 = "comb.xor"(%20, %7) : (i1, i1) -> i1
    %23 = "comb.and"(%25, %22) : (i1, i1) -> i1
    %24 = "seq.compreg.ce"(%21, %8, %23, %arg3, %3) <{inner_sym = #hw<innerSym@mul_out>, name = "mul_out", operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0>}> {sv.namehint = "mul_out"} : (i16, !seq.clock, i1, i1, i16) -> i16
    %25 = "comb.and"(%33, %9#1) : (i1, i1) -> i1
    %26 = "comb.mux"(%9#0, %18, %6) {sv.namehint = "n_in"} : (i1, i32, i32) -> i32
    %27 = "comb.or"(%9#0, %9#2) {sv.namehint = "n_write_en"} : (i1, i1) -> i1
    %28 = "comb.mux"(%9#2, %arg1, %3) : (i1, i16, i16) -> i16
    %29 = "comb.mux"(%9#1, %24, %28) {sv.namehint = "s_in"} : (i1, i16, i16) -> i16
    %30 = "comb.mux"(%9#1, %20, %9#2) {sv.namehint = "s_write_en"} : (i1, i1, i1) -> i1
    %31 = "comb.mux"(%9#1, %17, %3) {sv.namehint = "mul_left"} : (i1, i16, i16) -> i16
    %32 = "comb.mux"(%9#1, %arg0, %3) {sv.namehint = "mul_right"} : (i1, i16, i16) -> i16
    %33 = "comb.xor"(%20, %7) : (i1, i1) -> i1
    %34 = "comb.mux"(%9#0, %13, %6) {sv.namehint = "add_left"} : (i1, i32, i32) -> i32
    %35 = "comb.concat"(%2, %9#0) {sv.namehint = "add_right"} : (i31, i1) -> i32
    "hw.output"(%17, %9#3) : (i16, i1) -> ()
  }) : () -> ()
}) {calyx.entrypoint = "main"} : () -> ()

