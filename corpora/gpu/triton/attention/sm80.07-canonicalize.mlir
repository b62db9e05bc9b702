"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {}], function_type = (!tt.ptr<f16>, !tt.ptr<f16>, !tt.ptr<f16>, !tt.ptr<f16>, i32, f32) -> (), sym_name = "attention", sym_visibility = "public"}> ({
  ^bb0(%q: !tt.ptr<f16>, %k: !tt.ptr<f16>, %v: !tt.ptr<f16>, %o: !tt.ptr<f16>, %length: i32, %factor: f32):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf16>}> : () -> tensor<16x16xf16>
    %2 = "arith.constant"() <{value = dense<0xFF800000> : tensor<16x16xf32>}> : () -> tensor<16x16xf32>
    %3 = "arith.constant"() <{value = dense<16> : tensor<1x16xi32>}> : () -> tensor<1x16xi32>
    %largest = "arith.constant"() <{value = dense<0xFF800000> : tensor<16xf32>}> : () -> tensor<16xf32>
    %4 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf32>}> : () -> tensor<16x16xf32>
    %5 = "arith.constant"() <{value = dense<16> : tensor<16x1xi32>}> : () -> tensor<16x1xi32>
    %6 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %rows = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %rows_0 = "arith.muli"(%rows, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %rows_1 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32>
    %rows_2 = "tt.splat"(%rows_0) : (i32) -> tensor<16xi32>
    %rows_3 = "arith.addi"(%rows_2, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %depth = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32>
    %columns = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32>
    %queries = "tt.expand_dims"(%rows_3) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %queries_4 = "tt.splat"(%length) : (i32) -> tensor<16x1xi32>
    %queries_5 = "arith.cmpi"(%queries, %queries_4) <{predicate = 2 : i64}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
    %queries_6 = "tt.expand_dims"(%rows_3) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %queries_7 = "arith.muli"(%queries_6, %5) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi32>
    %queries_8 = "tt.splat"(%q) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>>
    %queries_9 = "tt.addptr"(%queries_8, %queries_7) : (tensor<16x1x!tt.ptr<f16>>, tensor<16x1xi32>) -> tensor<16x1x!tt.ptr<f16>>
    %queries_10 = "tt.expand_dims"(%depth) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
    %queries_11 = "tt.broadcast"(%queries_9) : (tensor<16x1x!tt.ptr<f16>>) -> tensor<16x16x!tt.ptr<f16>>
    %queries_12 = "tt.broadcast"(%queries_10) : (tensor<1x16xi32>) -> tensor<16x16xi32>
    %queries_13 = "tt.addptr"(%queries_11, %queries_12) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f16>>
    %queries_14 = "tt.broadcast"(%queries_5) : (tensor<16x1xi1>) -> tensor<16x16xi1>
    %queries_15 = "tt.load"(%queries_13, %queries_14, %1) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi1>, tensor<16x16xf16>) -> tensor<16x16xf16>
    %total = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16xf32>}> : () -> tensor<16xf32>
    %sums = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf32>}> : () -> tensor<16x16xf32>
    %sums_16:3 = "scf.for"(%0, %length, %6, %largest, %total, %sums) ({
    ^bb0(%start: i32, %largest_20: tensor<16xf32>, %total_21: tensor<16xf32>, %sums_22: tensor<16x16xf32>):
      %at = "tt.splat"(%start) : (i32) -> tensor<16xi32>
      %at_23 = "arith.addi"(%at, %columns) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
      %keys = "tt.expand_dims"(%at_23) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
      %keys_24 = "tt.splat"(%length) : (i32) -> tensor<1x16xi32>
      %keys_25 = "arith.cmpi"(%keys, %keys_24) <{predicate = 2 : i64}> : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
      %keys_26 = "tt.expand_dims"(%at_23) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
      %keys_27 = "arith.muli"(%keys_26, %3) <{overflowFlags = #arith.overflow<none>}> : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi32>
      %keys_28 = "tt.splat"(%k) : (!tt.ptr<f16>) -> tensor<1x16x!tt.ptr<f16>>
      %keys_29 = "tt.addptr"(%keys_28, %keys_27) : (tensor<1x16x!tt.ptr<f16>>, tensor<1x16xi32>) -> tensor<1x16x!tt.ptr<f16>>
      %keys_30 = "tt.expand_dims"(%depth) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
      %keys_31 = "tt.broadcast"(%keys_29) : (tensor<1x16x!tt.ptr<f16>>) -> tensor<16x16x!tt.ptr<f16>>
      %keys_32 = "tt.broadcast"(%keys_30) : (tensor<16x1xi32>) -> tensor<16x16xi32>
      %keys_33 = "tt.addptr"(%keys_31, %keys_32) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f16>>
      %keys_34 = "tt.broadcast"(%keys_25) : (tensor<1x16xi1>) -> tensor<16x16xi1>
      %keys_35 = "tt.load"(%keys_33, %keys_34, %1) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi1>, tensor<16x16xf16>) -> tensor<16x16xf16>
      %scores = "tt.dot"(%queries_15, %keys_35, %4) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16>, tensor<16x16xf16>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %scores_36 = "tt.splat"(%factor) : (f32) -> tensor<16x16xf32>
      %scores_37 = "arith.mulf"(%scores, %scores_36) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %scores_38 = "tt.expand_dims"(%at_23) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
      %scores_39 = "tt.splat"(%length) : (i32) -> tensor<1x16xi32>
      %scores_40 = "arith.cmpi"(%scores_38, %scores_39) <{predicate = 2 : i64}> : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
      %scores_41 = "tt.broadcast"(%scores_40) : (tensor<1x16xi1>) -> tensor<16x16xi1>
      %scores_42 = "arith.select"(%scores_41, %scores_37, %2) : (tensor<16x16xi1>, tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %newest = "tt.reduce"(%scores_42) <{axis = 1 : i32}> ({
      ^bb0(%newest_72: f32, %newest_73: f32):
        %newest_74 = "arith.maxnumf"(%newest_72, %newest_73) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "tt.reduce.return"(%newest_74) : (f32) -> ()
      }) : (tensor<16x16xf32>) -> tensor<16xf32>
      %newest_43 = "arith.maxnumf"(%largest_20, %newest) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
      %weights = "tt.expand_dims"(%newest_43) <{axis = 1 : i32}> : (tensor<16xf32>) -> tensor<16x1xf32>
      %weights_44 = "tt.broadcast"(%weights) : (tensor<16x1xf32>) -> tensor<16x16xf32>
      %weights_45 = "arith.subf"(%scores_42, %weights_44) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %weights_46 = "math.exp"(%weights_45) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32>) -> tensor<16x16xf32>
      %old = "arith.subf"(%largest_20, %newest_43) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
      %old_47 = "math.exp"(%old) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32>) -> tensor<16xf32>
      %total_48 = "arith.mulf"(%total_21, %old_47) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
      %total_49 = "tt.reduce"(%weights_46) <{axis = 1 : i32}> ({
      ^bb0(%total_69: f32, %total_70: f32):
        %total_71 = "arith.addf"(%total_69, %total_70) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "tt.reduce.return"(%total_71) : (f32) -> ()
      }) : (tensor<16x16xf32>) -> tensor<16xf32>
      %total_50 = "arith.addf"(%total_48, %total_49) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
      %values = "tt.expand_dims"(%at_23) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
      %values_51 = "tt.splat"(%length) : (i32) -> tensor<16x1xi32>
      %values_52 = "arith.cmpi"(%values, %values_51) <{predicate = 2 : i64}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
      %values_53 = "tt.expand_dims"(%at_23) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
      %values_54 = "arith.muli"(%values_53, %5) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi32>
      %values_55 = "tt.splat"(%v) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>>
      %values_56 = "tt.addptr"(%values_55, %values_54) : (tensor<16x1x!tt.ptr<f16>>, tensor<16x1xi32>) -> tensor<16x1x!tt.ptr<f16>>
      %values_57 = "tt.expand_dims"(%depth) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
      %values_58 = "tt.broadcast"(%values_56) : (tensor<16x1x!tt.ptr<f16>>) -> tensor<16x16x!tt.ptr<f16>>
      %values_59 = "tt.broadcast"(%values_57) : (tensor<1x16xi32>) -> tensor<16x16xi32>
      %values_60 = "tt.addptr"(%values_58, %values_59) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f16>>
      %values_61 = "tt.broadcast"(%values_52) : (tensor<16x1xi1>) -> tensor<16x16xi1>
      %values_62 = "tt.load"(%values_60, %values_61, %1) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi1>, tensor<16x16xf16>) -> tensor<16x16xf16>
      %sums_63 = "tt.expand_dims"(%old_47) <{axis = 1 : i32}> : (tensor<16xf32>) -> tensor<16x1xf32>
      %sums_64 = "tt.broadcast"(%sums_63) : (tensor<16x1xf32>) -> tensor<16x16xf32>
      %sums_65 = "arith.mulf"(%sums_22, %sums_64) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %sums_66 = "arith.truncf"(%weights_46) : (tensor<16x16xf32>) -> tensor<16x16xf16>
      %sums_67 = "tt.dot"(%sums_66, %values_62, %4) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16>, tensor<16x16xf16>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %sums_68 = "arith.addf"(%sums_65, %sums_67) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      "scf.yield"(%newest_43, %total_50, %sums_68) : (tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>) -> ()
    }) : (i32, i32, i32, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>) -> (tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>)
    %result = "tt.expand_dims"(%sums_16#1) <{axis = 1 : i32}> : (tensor<16xf32>) -> tensor<16x1xf32>
    %result_17 = "tt.broadcast"(%result) : (tensor<16x1xf32>) -> tensor<16x16xf32>
    %result_18 = "arith.divf"(%sums_16#2, %result_17) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %result_19 = "arith.truncf"(%result_18) : (tensor<16x16xf32>) -> tensor<16x16xf16>
    %7 = "tt.expand_dims"(%rows_3) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %8 = "tt.splat"(%length) : (i32) -> tensor<16x1xi32>
    %9 = "arith.cmpi"(%7, %8) <{predicate = 2 : i64}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
    %10 = "tt.expand_dims"(%rows_3) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %11 = "arith.muli"(%10, %5) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi32>
    %12 = "tt.splat"(%o) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>>
    %13 = "tt.addptr"(%12, %11) : (tensor<16x1x!tt.ptr<f16>>, tensor<16x1xi32>) -> tensor<16x1x!tt.ptr<f16>>
    %14 = "tt.expand_dims"(%depth) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
    %15 = "tt.broadcast"(%13) : (tensor<16x1x!tt.ptr<f16>>) -> tensor<16x16x!tt.ptr<f16>>
    %16 = "tt.broadcast"(%14) : (tensor<1x16xi32>) -> tensor<16x16xi32>
    %17 = "tt.addptr"(%15, %16) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f16>>
    %18 = "tt.broadcast"(%9) : (tensor<16x1xi1>) -> tensor<16x16xi1>
    "tt.store"(%17, %result_19, %18) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xf16>, tensor<16x16xi1>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
  "tt.func"() <{function_type = () -> tensor<16xf32>, sym_name = "triton.language.standard.zeros__Tc16T_cfp32", sym_visibility = "private"}> ({
  }) {noinline = false} : () -> ()
  "tt.func"() <{function_type = () -> tensor<16x16xf32>, sym_name = "triton.language.standard.zeros__Tc16_c16T_cfp32", sym_visibility = "private"}> ({
  }) {noinline = false} : () -> ()
  "tt.func"() <{function_type = (tensor<16x16xf32>) -> tensor<16xf32>, sym_name = "triton.language.standard.max__fp32S16_16S_c1_cFalse_cTrue_cFalse", sym_visibility = "private"}> ({
  }) {noinline = false} : () -> ()
  "tt.func"() <{function_type = (f32, f32) -> f32, sym_name = "triton.language.standard._elementwise_max__fp32_fp32", sym_visibility = "private"}> ({
  }) {noinline = false} : () -> ()
  "tt.func"() <{function_type = (tensor<16x16xf32>) -> tensor<16xf32>, sym_name = "triton.language.standard.sum__fp32S16_16S_c1_cFalse_cNone", sym_visibility = "private"}> ({
  }) {noinline = false} : () -> ()
  "tt.func"() <{function_type = (f32, f32) -> f32, sym_name = "triton.language.standard._sum_combine__fp32_fp32", sym_visibility = "private"}> ({
  }) {noinline = false} : () -> ()
}) : () -> ()
