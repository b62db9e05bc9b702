"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {}], function_type = (!tt.ptr<f16>, !tt.ptr<f16>, !tt.ptr<f16>, !tt.ptr<f16>, i32, f32) -> (), sym_name = "attention", sym_visibility = "public"}> ({
  ^bb0(%q: !tt.ptr<f16>, %k: !tt.ptr<f16>, %v: !tt.ptr<f16>, %o: !tt.ptr<f16>, %length: i32, %factor: f32):
    %total = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16xf32>}> : () -> tensor<16xf32>
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
    %sums:3 = "scf.for"(%0, %length, %6, %largest, %total, %4) ({
    ^bb0(%start: i32, %largest_19: tensor<16xf32>, %total_20: tensor<16xf32>, %sums_21: tensor<16x16xf32>):
      %at = "tt.splat"(%start) : (i32) -> tensor<16xi32>
      %at_22 = "arith.addi"(%at, %columns) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
      %keys = "tt.expand_dims"(%at_22) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
      %keys_23 = "tt.splat"(%length) : (i32) -> tensor<1x16xi32>
      %keys_24 = "arith.cmpi"(%keys, %keys_23) <{predicate = 2 : i64}> : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
      %keys_25 = "tt.expand_dims"(%at_22) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
      %keys_26 = "arith.muli"(%keys_25, %3) <{overflowFlags = #arith.overflow<none>}> : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi32>
      %keys_27 = "tt.splat"(%k) : (!tt.ptr<f16>) -> tensor<1x16x!tt.ptr<f16>>
      %keys_28 = "tt.addptr"(%keys_27, %keys_26) : (tensor<1x16x!tt.ptr<f16>>, tensor<1x16xi32>) -> tensor<1x16x!tt.ptr<f16>>
      %keys_29 = "tt.expand_dims"(%depth) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
      %keys_30 = "tt.broadcast"(%keys_28) : (tensor<1x16x!tt.ptr<f16>>) -> tensor<16x16x!tt.ptr<f16>>
      %keys_31 = "tt.broadcast"(%keys_29) : (tensor<16x1xi32>) -> tensor<16x16xi32>
      %keys_32 = "tt.addptr"(%keys_30, %keys_31) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f16>>
      %keys_33 = "tt.broadcast"(%keys_24) : (tensor<1x16xi1>) -> tensor<16x16xi1>
      %keys_34 = "tt.load"(%keys_32, %keys_33, %1) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi1>, tensor<16x16xf16>) -> tensor<16x16xf16>
      %scores = "tt.dot"(%queries_15, %keys_34, %4) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16>, tensor<16x16xf16>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %scores_35 = "tt.splat"(%factor) : (f32) -> tensor<16x16xf32>
      %scores_36 = "arith.mulf"(%scores, %scores_35) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %scores_37 = "tt.expand_dims"(%at_22) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
      %scores_38 = "tt.splat"(%length) : (i32) -> tensor<1x16xi32>
      %scores_39 = "arith.cmpi"(%scores_37, %scores_38) <{predicate = 2 : i64}> : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
      %scores_40 = "tt.broadcast"(%scores_39) : (tensor<1x16xi1>) -> tensor<16x16xi1>
      %scores_41 = "arith.select"(%scores_40, %scores_36, %2) : (tensor<16x16xi1>, tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %newest = "tt.reduce"(%scores_41) <{axis = 1 : i32}> ({
      ^bb0(%newest_70: f32, %newest_71: f32):
        %newest_72 = "arith.maxnumf"(%newest_70, %newest_71) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "tt.reduce.return"(%newest_72) : (f32) -> ()
      }) : (tensor<16x16xf32>) -> tensor<16xf32>
      %newest_42 = "arith.maxnumf"(%largest_19, %newest) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
      %weights = "tt.expand_dims"(%newest_42) <{axis = 1 : i32}> : (tensor<16xf32>) -> tensor<16x1xf32>
      %weights_43 = "tt.broadcast"(%weights) : (tensor<16x1xf32>) -> tensor<16x16xf32>
      %weights_44 = "arith.subf"(%scores_41, %weights_43) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %weights_45 = "math.exp"(%weights_44) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32>) -> tensor<16x16xf32>
      %old = "arith.subf"(%largest_19, %newest_42) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
      %old_46 = "math.exp"(%old) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32>) -> tensor<16xf32>
      %total_47 = "arith.mulf"(%total_20, %old_46) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
      %total_48 = "tt.reduce"(%weights_45) <{axis = 1 : i32}> ({
      ^bb0(%total_67: f32, %total_68: f32):
        %total_69 = "arith.addf"(%total_67, %total_68) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "tt.reduce.return"(%total_69) : (f32) -> ()
      }) : (tensor<16x16xf32>) -> tensor<16xf32>
      %total_49 = "arith.addf"(%total_47, %total_48) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
      %values = "tt.expand_dims"(%at_22) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
      %values_50 = "tt.splat"(%length) : (i32) -> tensor<16x1xi32>
      %values_51 = "arith.cmpi"(%values, %values_50) <{predicate = 2 : i64}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
      %values_52 = "tt.expand_dims"(%at_22) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
      %values_53 = "arith.muli"(%values_52, %5) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi32>
      %values_54 = "tt.splat"(%v) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>>
      %values_55 = "tt.addptr"(%values_54, %values_53) : (tensor<16x1x!tt.ptr<f16>>, tensor<16x1xi32>) -> tensor<16x1x!tt.ptr<f16>>
      %values_56 = "tt.expand_dims"(%depth) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
      %values_57 = "tt.broadcast"(%values_55) : (tensor<16x1x!tt.ptr<f16>>) -> tensor<16x16x!tt.ptr<f16>>
      %values_58 = "tt.broadcast"(%values_56) : (tensor<1x16xi32>) -> tensor<16x16xi32>
      %values_59 = "tt.addptr"(%values_57, %values_58) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f16>>
      %values_60 = "tt.broadcast"(%values_51) : (tensor<16x1xi1>) -> tensor<16x16xi1>
      %values_61 = "tt.load"(%values_59, %values_60, %1) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi1>, tensor<16x16xf16>) -> tensor<16x16xf16>
      %sums_62 = "tt.expand_dims"(%old_46) <{axis = 1 : i32}> : (tensor<16xf32>) -> tensor<16x1xf32>
      %sums_63 = "tt.broadcast"(%sums_62) : (tensor<16x1xf32>) -> tensor<16x16xf32>
      %sums_64 = "arith.mulf"(%sums_21, %sums_63) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %sums_65 = "arith.truncf"(%weights_45) : (tensor<16x16xf32>) -> tensor<16x16xf16>
      %sums_66 = "tt.dot"(%sums_65, %values_61, %sums_64) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16>, tensor<16x16xf16>, tensor<16x16xf32>) -> tensor<16x16xf32>
      "scf.yield"(%newest_42, %total_49, %sums_66) : (tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>) -> ()
    }) : (i32, i32, i32, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>) -> (tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>)
    %result = "tt.expand_dims"(%sums#1) <{axis = 1 : i32}> : (tensor<16xf32>) -> tensor<16x1xf32>
    %result_16 = "tt.broadcast"(%result) : (tensor<16x1xf32>) -> tensor<16x16xf32>
    %result_17 = "arith.divf"(%sums#2, %result_16) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %result_18 = "arith.truncf"(%result_17) : (tensor<16x16xf32>) -> tensor<16x16xf16>
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
    "tt.store"(%17, %result_18, %18) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xf16>, tensor<16x16xi1>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) : () -> ()
