#loc = loc(unknown)
"builtin.module"() ({
  "hw.module"() <{comment = "", module_type = !hw.modty<input in0 : i1, input in1 : i1, output out0 : i1, output out1 : i4, input clk : !seq.clock, input rst : i1>, parameters = [], per_port_attrs = [], result_locs = [#loc, #loc], sym_name = "main"}> ({
  ^bb0(%arg0: i1, %arg1: i1, %arg2: !seq.clock, %arg3: i1):
    %0 = "hw.constant"() <{value = 0 : i2}> : () -> i2
    %1 = "hw.constant"() <{value = 1 : i2}> : () -> i2
    %2 = "hw.constant"() <{value = 1 : i2}> : () -> i2
    %3 = "seq.initial"() ({
      %42 = "hw.constant"() <{value = 0 : i2}> : () -> i2
      "seq.yield"(%42) : (i2) -> ()
    }) : () -> !seq.immutable<i2>
    %4 = "seq.compreg"(%40, %arg2, %arg3, %0, %3) <{inner_sym = #hw<innerSym@state_reg>, name = "state_reg", operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (i2, !seq.clock, i1, i2, !seq.immutable<i2>) -> i2
    %5 = "hw.constant"() <{value = 0 : i4}> : () -> i4
    %6 = "seq.initial"() ({
      %41 = "hw.constant"() <{value = 0 : i4}> : () -> i4
      "seq.yield"(%41) : (i4) -> ()
    }) : () -> !seq.immutable<i4>
    %7 = "seq.compreg"(%31, %arg2, %arg3, %5, %6) <{inner_sym = #hw<innerSym@cnt>, name = "cnt", operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (i4, !seq.clock, i1, i4, !seq.immutable<i4>) -> i4
    %8 = "hw.constant"() <{value = 1 : i4}> : () -> i4
    %9 = "hw.constant"() <{value = 0 : i4}> : () -> i4
    %10 = "hw.constant"() <{value = true}> : () -> i1
    %11 = "hw.constant"() <{value = false}> : () -> i1
    %12 = "comb.icmp"(%4, %0) <{predicate = 0 : i64}> : (i2, i2) -> i1
    %13 = "comb.icmp"(%4, %0) <{predicate = 0 : i64}> : (i2, i2) -> i1
    %14 = "comb.icmp"(%4, %0) <{predicate = 0 : i64}> : (i2, i2) -> i1
    %15 = "comb.mux"(%14, %0, %4) : (i1, i2, i2) -> i2
    %16 = "comb.mux"(%arg0, %1, %0) : (i1, i2, i2) -> i2
    %17 = "comb.and"(%arg0, %13) : (i1, i1) -> i1
    %18 = "comb.mux"(%17, %9, %7) : (i1, i4, i4) -> i4
    %19 = "comb.mux"(%13, %16, %15) : (i1, i2, i2) -> i2
    %20 = "comb.icmp"(%4, %1) <{predicate = 0 : i64}> : (i2, i2) -> i1
    %21 = "comb.mux"(%20, %10, %11) : (i1, i1, i1) -> i1
    %22 = "comb.mux"(%20, %7, %7) : (i1, i4, i4) -> i4
    %23 = "comb.icmp"(%4, %1) <{predicate = 0 : i64}> : (i2, i2) -> i1
    %24 = "comb.icmp"(%4, %1) <{predicate = 0 : i64}> : (i2, i2) -> i1
    %25 = "comb.add"(%7, %8) : (i4, i4) -> i4
    %26 = "comb.xor"(%arg1, %10) : (i1, i1) -> i1
    %27 = "comb.icmp"(%4, %1) <{predicate = 0 : i64}> : (i2, i2) -> i1
    %28 = "comb.mux"(%27, %1, %19) : (i1, i2, i2) -> i2
    %29 = "comb.mux"(%26, %1, %1) : (i1, i2, i2) -> i2
    %30 = "comb.and"(%26, %24) : (i1, i1) -> i1
    %31 = "comb.mux"(%30, %25, %18) : (i1, i4, i4) -> i4
    %32 = "comb.mux"(%24, %29, %28) : (i1, i2, i2) -> i2
    %33 = "comb.mux"(%arg1, %2, %29) : (i1, i2, i2) -> i2
    %34 = "comb.and"(%arg1, %23) : (i1, i1) -> i1
    %35 = "comb.mux"(%23, %33, %32) : (i1, i2, i2) -> i2
    %36 = "comb.icmp"(%4, %2) <{predicate = 0 : i64}> : (i2, i2) -> i1
    %37 = "comb.mux"(%36, %11, %21) : (i1, i1, i1) -> i1
    %38 = "comb.mux"(%36, %7, %22) : (i1, i4, i4) -> i4
    %39 = "comb.icmp"(%4, %2) <{predicate = 0 : i64}> : (i2, i2) -> i1
    %40 = "comb.mux"(%39, %0, %35) : (i1, i2, i2) -> i2
    "hw.output"(%37, %38) : (i1, i4) -> ()
  }) : () -> ()
}) : () -> ()

