#loc = loc(unknown)
"builtin.module"() ({
  %0 = "hw.constant"() <{value = false}> : () -> i1
  %1 = "hw.constant"() <{value = true}> : () -> i1
  "hw.module"() <{comment = "", module_type = !hw.modty<input in0 : i1, input in1 : i1, input in2 : i1, output out0 : i1, output out1 : i1, output out2 : i1, input clk : !seq.clock, input rst : i1>, parameters = [], per_port_attrs = [], result_locs = [#loc, #loc, #loc], sym_name = "control_main"}> ({
  ^bb0(%arg4: i1, %arg5: i1, %arg6: i1, %arg7: !seq.clock, %arg8: i1):
    %17 = "hw.constant"() <{value = 0 : i3}> : () -> i3
    %18 = "hw.constant"() <{value = 1 : i3}> : () -> i3
    %19 = "hw.constant"() <{value = 2 : i3}> : () -> i3
    %20 = "hw.constant"() <{value = 3 : i3}> : () -> i3
    %21 = "hw.constant"() <{value = -4 : i3}> : () -> i3
    %22 = "seq.initial"() ({
      %69 = "hw.constant"() <{value = 0 : i3}> : () -> i3
      "seq.yield"(%69) : (i3) -> ()
    }) : () -> !seq.immutable<i3>
    %23 = "seq.compreg"(%68, %arg7, %arg8, %17, %22) <{inner_sym = #hw<innerSym@state_reg>, name = "state_reg", operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (i3, !seq.clock, i1, i3, !seq.immutable<i3>) -> i3
    %24 = "hw.constant"() <{value = false}> : () -> i1
    %25 = "hw.constant"() <{value = true}> : () -> i1
    %26 = "comb.icmp"(%23, %17) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %27 = "comb.icmp"(%23, %17) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %28 = "comb.icmp"(%23, %17) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %29 = "comb.mux"(%28, %17, %23) : (i1, i3, i3) -> i3
    %30 = "comb.mux"(%arg6, %21, %17) : (i1, i3, i3) -> i3
    %31 = "comb.and"(%arg6, %27) : (i1, i1) -> i1
    %32 = "comb.mux"(%27, %30, %29) : (i1, i3, i3) -> i3
    %33 = "comb.icmp"(%23, %18) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %34 = "comb.mux"(%33, %24, %24) : (i1, i1, i1) -> i1
    %35 = "comb.mux"(%33, %24, %24) : (i1, i1, i1) -> i1
    %36 = "comb.mux"(%33, %25, %24) : (i1, i1, i1) -> i1
    %37 = "comb.icmp"(%23, %18) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %38 = "comb.mux"(%37, %18, %32) : (i1, i3, i3) -> i3
    %39 = "comb.icmp"(%23, %19) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %40 = "comb.mux"(%39, %25, %34) : (i1, i1, i1) -> i1
    %41 = "comb.mux"(%39, %24, %35) : (i1, i1, i1) -> i1
    %42 = "comb.mux"(%39, %24, %36) : (i1, i1, i1) -> i1
    %43 = "comb.icmp"(%23, %19) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %44 = "comb.icmp"(%23, %19) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %45 = "comb.mux"(%44, %19, %38) : (i1, i3, i3) -> i3
    %46 = "comb.mux"(%arg4, %18, %19) : (i1, i3, i3) -> i3
    %47 = "comb.and"(%arg4, %43) : (i1, i1) -> i1
    %48 = "comb.mux"(%43, %46, %45) : (i1, i3, i3) -> i3
    %49 = "comb.icmp"(%23, %20) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %50 = "comb.mux"(%49, %25, %40) : (i1, i1, i1) -> i1
    %51 = "comb.mux"(%49, %24, %41) : (i1, i1, i1) -> i1
    %52 = "comb.mux"(%49, %24, %42) : (i1, i1, i1) -> i1
    %53 = "comb.icmp"(%23, %20) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %54 = "comb.icmp"(%23, %20) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %55 = "comb.mux"(%54, %20, %48) : (i1, i3, i3) -> i3
    %56 = "comb.mux"(%arg4, %19, %20) : (i1, i3, i3) -> i3
    %57 = "comb.and"(%arg4, %53) : (i1, i1) -> i1
    %58 = "comb.mux"(%53, %56, %55) : (i1, i3, i3) -> i3
    %59 = "comb.icmp"(%23, %21) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %60 = "comb.mux"(%59, %24, %50) : (i1, i1, i1) -> i1
    %61 = "comb.mux"(%59, %25, %51) : (i1, i1, i1) -> i1
    %62 = "comb.mux"(%59, %24, %52) : (i1, i1, i1) -> i1
    %63 = "comb.icmp"(%23, %21) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %64 = "comb.icmp"(%23, %21) <{predicate = 0 : i64}> : (i3, i3) -> i1
    %65 = "comb.mux"(%64, %21, %58) : (i1, i3, i3) -> i3
    %66 = "comb.mux"(%arg5, %20, %21) : (i1, i3, i3) -> i3
    %67 = "comb.and"(%arg5, %63) : (i1, i1) -> i1
    %68 = "comb.mux"(%63, %66, %65) : (i1, i3, i3) -> i3
    "hw.output"(%60, %61, %62) : (i1, i1, i1) -> ()
  }) : () -> ()
  "hw.module"() <{comment = "", module_type = !hw.modty<input in0 : i16, input clk : i1, input reset : i1, input go : i1, output out0 : i16, output done : i1>, parameters = [], per_port_attrs = [], result_locs = [#loc, #loc], sym_name = "main"}> ({
  ^bb0(%arg0: i16, %arg1: i1, %arg2: i1, %arg3: i1):
    %2 = "hw.constant"() <{value = 0 : i16}> : () -> i16
    %3 = "hw.constant"() <{value = false}> : () -> i1
    %4 = "hw.constant"() <{value = true}> : () -> i1
    %5 = "seq.to_clock"(%arg1) : (i1) -> !seq.clock
    %6:3 = "hw.instance"(%7, %7, %arg3, %5, %arg2) <{argNames = ["in0", "in1", "in2", "clk", "rst"], instanceName = "controller", moduleName = @control_main, parameters = [], resultNames = ["out0", "out1", "out2"]}> : (i1, i1, i1, !seq.clock, i1) -> (i1, i1, i1)
    %7 = "seq.compreg"(%14, %5, %arg2, %3) <{inner_sym = #hw<innerSym@s_done_reg>, name = "s_done_reg", operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> {sv.namehint = "s_done"} : (i1, !seq.clock, i1, i1) -> i1
    %8 = "comb.xor"(%7, %4) : (i1, i1) -> i1
    %9 = "comb.and"(%14, %8) : (i1, i1) -> i1
    %10 = "seq.compreg.ce"(%13, %5, %9, %arg2, %2) <{inner_sym = #hw<innerSym@s_reg>, name = "s_reg", operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0>}> {sv.namehint = "s"} : (i16, !seq.clock, i1, i1, i16) -> i16
    %11 = "comb.add"(%15, %16) {sv.namehint = "add_out"} : (i16, i16) -> i16
    %12 = "comb.mux"(%6#1, %arg0, %2) : (i1, i16, i16) -> i16
    %13 = "comb.mux"(%6#0, %11, %12) {sv.namehint = "s_in"} : (i1, i16, i16) -> i16
    %14 = "comb.or"(%6#0, %6#1) {sv.namehint = "s_write_en"} : (i1, i1) -> i1
    %15 = "comb.mux"(%6#0, %10, %2) {sv.namehint = "add_left"} : (i1, i16, i16) -> i16
    %16 = "comb.mux"(%6#0, %arg0, %2) {sv.namehint = "add_right"} : (i1, i16, i16) -> i16
    "hw.output"(%10, %6#2) : (i16, i1) -> ()
  }) : () -> ()
}) {calyx.entrypoint = "main"} : () -> ()

