#loc = loc(unknown)
"builtin.module"() ({
  %0 = "hw.constant"() <{value = false}> : () -> i1
  %1 = "hw.constant"() <{value = true}> : () -> i1
  "hw.module"() <{comment = "", module_type = !hw.modty<input in0 : i1, input in1 : i1, input in2 : i1, input in3 : i1, output out0 : i1, output out1 : i1, output out2 : i1, output out3 : i1, input clk : !seq.clock, input rst : i1>, parameters = [], per_port_attrs = [], result_locs = [#loc, #loc, #loc, #loc], sym_name = "control_main"}> ({
  ^bb0(%arg7: i1, %arg8: i1, %arg9: i1, %arg10: i1, %arg11: !seq.clock, %arg12: i1):
    %48 = "hw.constant"() <{value = 0 : i3}> : () -> i3
    %49 = "hw.constant"() <{value = 1 : i3}> : () -> i3
    %50 = "hw.constant"() <{value = 2 : i3}> : () -> i3
    %51 = "hw.constant"() <{value = 3 : i3}> : () -> i3
    %52 = "hw.constant"() <{value = -4 : i3}> : () -> i3
    %53 = "seq.initial"() ({
      %104 = "hw.constant"() <{value = 0 : i3}> : () -> i3
      "seq.yield"(%104) : (i3) -> ()
    }) : () -> !seq.immutable<i3>
    %54 = "seq.compreg"(%103, %arg11, %arg12, %48, %53) <{inner_sym = #hw<innerSym@state_reg>, name = "state_reg", operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (i3, !seq.clock, i1, i3, !seq.immutable<i3>) -> i3
    %55 = "hw.constant"() <{value = false}> : () -> i1
    %56 = "hw.constant"() <{value = true}> : () -> i1
    %57 = "comb.icmp"(%54, %48) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %58 = "comb.icmp"(%54, %48) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %59 = "comb.icmp"(%54, %48) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %60 = "comb.mux"(%59, %48, %54) : (i1, i3, i3) -> i3
    %61 = "comb.mux"(%arg10, %52, %48) : (i1, i3, i3) -> i3
    %62 = "comb.and"(%arg10, %58) : (i1, i1) -> i1
    %63 = "comb.mux"(%58, %61, %60) : (i1, i3, i3) -> i3
    %64 = "comb.icmp"(%54, %49) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %65 = "comb.mux"(%64, %55, %55) : (i1, i1, i1) -> i1
    %66 = "comb.mux"(%64, %55, %55) : (i1, i1, i1) -> i1
    %67 = "comb.mux"(%64, %55, %55) : (i1, i1, i1) -> i1
    %68 = "comb.mux"(%64, %56, %55) : (i1, i1, i1) -> i1
    %69 = "comb.icmp"(%54, %49) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %70 = "comb.mux"(%69, %49, %63) : (i1, i3, i3) -> i3
    %71 = "comb.icmp"(%54, %50) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %72 = "comb.mux"(%71, %56, %65) : (i1, i1, i1) -> i1
    %73 = "comb.mux"(%71, %55, %66) : (i1, i1, i1) -> i1
    %74 = "comb.mux"(%71, %55, %67) : (i1, i1, i1) -> i1
    %75 = "comb.mux"(%71, %55, %68) : (i1, i1, i1) -> i1
    %76 = "comb.icmp"(%54, %50) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %77 = "comb.icmp"(%54, %50) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %78 = "comb.mux"(%77, %50, %70) : (i1, i3, i3) -> i3
    %79 = "comb.mux"(%arg7, %49, %50) : (i1, i3, i3) -> i3
    %80 = "comb.and"(%arg7, %76) : (i1, i1) -> i1
    %81 = "comb.mux"(%76, %79, %78) : (i1, i3, i3) -> i3
    %82 = "comb.icmp"(%54, %51) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %83 = "comb.mux"(%82, %55, %72) : (i1, i1, i1) -> i1
    %84 = "comb.mux"(%82, %56, %73) : (i1, i1, i1) -> i1
    %85 = "comb.mux"(%82, %55, %74) : (i1, i1, i1) -> i1
    %86 = "comb.mux"(%82, %55, %75) : (i1, i1, i1) -> i1
    %87 = "comb.icmp"(%54, %51) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %88 = "comb.icmp"(%54, %51) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %89 = "comb.mux"(%88, %51, %81) : (i1, i3, i3) -> i3
    %90 = "comb.mux"(%arg8, %50, %51) : (i1, i3, i3) -> i3
    %91 = "comb.and"(%arg8, %87) : (i1, i1) -> i1
    %92 = "comb.mux"(%87, %90, %89) : (i1, i3, i3) -> i3
    %93 = "comb.icmp"(%54, %52) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %94 = "comb.mux"(%93, %55, %83) : (i1, i1, i1) -> i1
    %95 = "comb.mux"(%93, %55, %84) : (i1, i1, i1) -> i1
    %96 = "comb.mux"(%93, %56, %85) : (i1, i1, i1) -> i1
    %97 = "comb.mux"(%93, %55, %86) : (i1, i1, i1) -> i1
    %98 = "comb.icmp"(%54, %52) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %99 = "comb.icmp"(%54, %52) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %100 = "comb.mux"(%99, %52, %92) : (i1, i3, i3) -> i3
    %101 = "comb.mux"(%arg9, %51, %52) : (i1, i3, i3) -> i3
    %102 = "comb.and"(%arg9, %98) : (i1, i1) -> i1
    %103 = "comb.mux"(%98, %101, %100) : (i1, i3, i3) -> i3
    "hw.output"(%94, %95, %96, %97) : (i1, i1, i1, i1) -> ()
  }) : () -> ()
  "hw.module"() <{comment = "", module_type = !hw.modty<input in0 : i16, input in1 : i16, input in2 : i16, input in3 : i16, input clk : i1, input reset : i1, input go : i1, output out0 : i16, output done : i1>, parameters = [], per_port_attrs = [], result_locs = [#loc, #loc], sym_name = "main"}> ({
  ^bb0(%arg0: i16, %arg1: i16, %arg2: i16, %arg3: i16, %arg4: i1, %arg5: i1, %arg6: i1):
    %2 = "hw.constant"() <{value = 0 : i16}> : () -> i16
    %3 = "hw.constant"() <{value = false}> : () -> i1
    %4 = "hw.constant"() <{value = true}> : () -> i1
    %5 = "seq.to_clock"(%arg4) : (i1) -> !seq.clock
    %6:4 = "hw.instance"(%27, %8, %18, %arg6, %5, %arg5) <{argNames = ["in0", "in1", "in2", "in3", "clk", "rst"], instanceName = "controller", moduleName = @control_main, parameters = [], resultNames = ["out0", "out1", "out2", "out3"]}> : (i1, i1, i1, i1, !seq.clock, i1) -> (i1, i1, i1, i1)
    %7 = "comb.sub"(%46, %47) {sv.namehint = "std_sub_0_out"} : (i16, i16) -> i16
    %8 = "seq.compreg"(%41, %5, %arg5, %3) <{inner_sym = #hw<innerSym@muli_1_reg_done_reg>, name = "muli_1_reg_done_reg", operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> {sv.namehint = "muli_1_reg_done"} : (i1, !seq.clock, i1, i1) -> i1
    %9 = "comb.xor"(%8, %4) : (i1, i1) -> i1
    %10 = "comb.and"(%41, %9) : (i1, i1) -> i1
    %11 = "seq.compreg.ce"(%40, %5, %10, %arg5, %2) <{inner_sym = #hw<innerSym@muli_1_reg_reg>, name = "muli_1_reg_reg", operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0>}> {sv.namehint = "muli_1_reg"} : (i16, !seq.clock, i1, i1, i16) -> i16
    %12 = "seq.compreg"(%32, %5, %arg5, %3) <{inner_sym = #hw<innerSym@std_mult_pipe_1_done>, name = "std_mult_pipe_1_done", operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> {sv.namehint = "std_mult_pipe_1_done"} : (i1, !seq.clock, i1, i1) -> i1
    %13 = "comb.mul"(%38, %39) : (i16, i16) -> i16
    %14 = "comb.xor"(%12, %4) : (i1, i1) -> i1
    %15 = "comb.and"(%32, %14) : (i1, i1) -> i1
    %16 = "seq.compreg.ce"(%13, %5, %15, %arg5, %2) <{inner_sym = #hw<innerSym@std_mult_pipe_1_out>, name = "std_mult_pipe_1_out", operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0>}> {sv.namehint = "std_mult_pipe_1_out"} : (i16, !seq.clock, i1, i1, i16) -> i16
    %17 = "comb.add"(%43, %44) {sv.namehint = "std_add_0_out"} : (i16, i16) -> i16
    %18 = "seq.compreg"(%36, %5, %arg5, %3) <{inner_sym = #hw<innerSym@muli_0_reg_done_reg>, name = "muli_0_reg_done_reg", operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> {sv.namehint = "muli_0_reg_done"} : (i1, !seq.clock, i1, i1) -> i1
    %19 = "comb.xor"(%18, %4) : (i1, i1) -> i1
    %20 = "comb.and"(%36, %19) : (i1, i1) -> i1
    %21 = "seq.compreg.ce"(%35, %5, %20, %arg5, %2) <{inner_sym = #hw<innerSym@muli_0_reg_reg>, name = "muli_0_reg_reg", operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0>}> {sv.namehint = "muli_0_reg"} : (i16, !seq.clock, i1, i1, i16) -> i16
    %22 = "seq.compreg"(%31, %5, %arg5, %3) <{inner_sym = #hw<innerSym@std_mult_pipe_0_done>, name = "std_mult_pipe_0_done", operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> {sv.namehint = "std_mult_pipe_0_done"} : (i1, !seq.clock, i1, i1) -> i1
    %23 = "comb.mul"(%33, %34) : (i16, i16) -> i16
    %24 = "comb.xor"(%22, %4) : (i1, i1) -> i1
    %25 = "comb.and"(%31, %24) : (i1, i1) -> i1
    %26 = "seq.compreg.ce"(%23, %5, %25, %arg5, %2) <{inner_sym = #hw<innerSym@std_mult_pipe_0_out>, name = "std_mult_pipe_0_out", operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0>}> {sv.namehint = "std_mult_pipe_0_out"} : (i16, !seq.clock, i1, i1, i16) -> i16
    %27 = "seq.compreg"(%6#0, %5, %arg5, %3) <{inner_sym = #hw<innerSym@ret_arg0_reg_done_reg>, name = "ret_arg0_reg_done_reg", operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> {sv.namehint = "ret_arg0_reg_done"} : (i1, !seq.clock, i1, i1) -> i1
    %28 = "comb.xor"(%27, %4) : (i1, i1) -> i1
    %29 = "comb.and"(%6#0, %28) : (i1, i1) -> i1
    %30 = "seq.compreg.ce"(%45, %5, %29, %arg5, %2) <{inner_sym = #hw<innerSym@ret_arg0_reg_reg>, name = "ret_arg0_reg_reg", operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0>}> {sv.namehint = "ret_arg0_reg"} : (i16, !seq.clock, i1, i1, i16) -> i16
    %31 = "comb.and"(%37, %6#2) : (i1, i1) -> i1
    %32 = "comb.and"(%42, %6#1) : (i1, i1) -> i1
    %33 = "comb.mux"(%6#2, %arg0, %2) {sv.namehint = "std_mult_pipe_0_left"} : (i1, i16, i16) -> i16
    %34 = "comb.mux"(%6#2, %arg1, %2) {sv.namehint = "std_mult_pipe_0_right"} : (i1, i16, i16) -> i16
    %35 = "comb.mux"(%6#2, %26, %2) {sv.namehint = "muli_0_reg_in"} : (i1, i16, i16) -> i16
    %36 = "comb.and"(%6#2, %22) {sv.namehint = "muli_0_reg_write_en"} : (i1, i1) -> i1
    %37 = "comb.xor"(%22, %4) : (i1, i1) -> i1
    %38 = "comb.mux"(%6#1, %17, %2) {sv.namehint = "std_mult_pipe_1_left"} : (i1, i16, i16) -> i16
    %39 = "comb.mux"(%6#1, %arg0, %2) {sv.namehint = "std_mult_pipe_1_right"} : (i1, i16, i16) -> i16
    %40 = "comb.mux"(%6#1, %16, %2) {sv.namehint = "muli_1_reg_in"} : (i1, i16, i16) -> i16
    %41 = "comb.and"(%6#1, %12) {sv.namehint = "muli_1_reg_write_en"} : (i1, i1) -> i1
    %42 = "comb.xor"(%12, %4) : (i1, i1) -> i1
    %43 = "comb.mux"(%6#1, %21, %2) {sv.namehint = "std_add_0_left"} : (i1, i16, i16) -> i16
    %44 = "comb.mux"(%6#1, %arg2, %2) {sv.namehint = "std_add_0_right"} : (i1, i16, i16) -> i16
    %45 = "comb.mux"(%6#0, %7, %2) {sv.namehint = "ret_arg0_reg_in"} : (i1, i16, i16) -> i16
    %46 = "comb.mux"(%6#0, %11, %2) {sv.namehint = "std_sub_0_left"} : (i1, i16, i16) -> i16
    %47 = "comb.mux"(%6#0, %arg3, %2) {sv.namehint = "std_sub_0_right"} : (i1, i16, i16) -> i16
    "hw.output"(%30, %6#3) : (i16, i1) -> ()
  }) : () -> ()
}) {calyx.entrypoint = "main"} : () -> ()

