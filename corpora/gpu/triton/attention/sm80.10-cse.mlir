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
    %queries = "tt.expand_dims"(%rows_3) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %queries_4 = "tt.splat"(%length) : (i32) -> tensor<16x1xi32>
    %queries_5 = "arith.cmpi"(%queries, %queries_4) <{predicate = 2 : i64}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
    %queries_6 = "arith.muli"(%queries, %5) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi32>
    %queries_7 = "tt.splat"(%q) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>>
    %queries_8 = "tt.addptr"(%queries_7, %queries_6) : (tensor<16x1x!tt.ptr<f16>>, tensor<16x1xi32>) -> tensor<16x1x!tt.ptr<f16>>
    %queries_9 = "tt.expand_dims"(%rows_1) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
    %queries_10 = "tt.broadcast"(%queries_8) : (tensor<16x1x!tt.ptr<f16>>) -> tensor<16x16x!tt.ptr<f16>>
    %queries_11 = "tt.broadcast"(%queries_9) : (tensor<1x16xi32>) -> tensor<16x16xi32>
    %queries_12 = "tt.addptr"(%queries_10, %queries_11) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f16>>
    %queries_13 = "tt.broadcast"(%queries_5) : (tensor<16x1xi1>) -> tensor<16x16xi1>
    %queries_14 = "tt.load"(%queries_12, %queries_13, %1) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi1>, tensor<16x16xf16>) -> tensor<16x16xf16>
    %sums:3 = "scf.for"(%0, %length, %6, %largest, %total, %4) ({
    ^bb0(%start: i32, %largest_18: tensor<16xf32>, %total_19: tensor<16xf32>, %sums_20: tensor<16x16xf32>):
      %at = "tt.splat"(%start) : (i32) -> tensor<16xi32>
      %at_21 = "arith.addi"(%at, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
      %keys = "tt.expand_dims"(%at_21) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
      %keys_22 = "tt.splat"(%length) : (i32) -> tensor<1x16xi32>
      %keys_23 = "arith.cmpi"(%keys, %keys_22) <{predicate = 2 : i64}> : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
      %keys_24 = "arith.muli"(%keys, %3) <{overflowFlags = #arith.overflow<none>}> : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi32>
      %keys_25 = "tt.splat"(%k) : (!tt.ptr<f16>) -> tensor<1x16x!tt.ptr<f16>>
      %keys_26 = "tt.addptr"(%keys_25, %keys_24) : (tensor<1x16x!tt.ptr<f16>>, tensor<1x16xi32>) -> tensor<1x16x!tt.ptr<f16>>
      %keys_27 = "tt.expand_dims"(%rows_1) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
      %keys_28 = "tt.broadcast"(%keys_26) : (tensor<1x16x!tt.ptr<f16>>) -> tensor<16x16x!tt.ptr<f16>>
      %keys_29 = "tt.broadcast"(%keys_27) : (tensor<16x1xi32>) -> tensor<16x16xi32>
      %keys_30 = "tt.addptr"(%keys_28, %keys_29) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f16>>
      %keys_31 = "tt.broadcast"(%keys_23) : (tensor<1x16xi1>) -> tensor<16x16xi1>
      %keys_32 = "tt.load"(%keys_30, %keys_31, %1) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi1>, tensor<16x16xf16>) -> tensor<16x16xf16>
      %scores = "tt.dot"(%queries_14, %keys_32, %4) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16>, tensor<16x16xf16>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %scores_33 = "tt.splat"(%factor) : (f32) -> tensor<16x16xf32>
      %scores_34 = "arith.mulf"(%scores, %scores_33) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %scores_35 = "arith.select"(%keys_31, %scores_34, %2) : (tensor<16x16xi1>, tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %newest = "tt.reduce"(%scores_35) <{axis = 1 : i32}> ({
      ^bb0(%newest_60: f32, %newest_61: f32):
        %newest_62 = "arith.maxnumf"(%newest_60, %newest_61) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "tt.reduce.return"(%newest_62) : (f32) -> ()
      }) : (tensor<16x16xf32>) -> tensor<16xf32>
      %newest_36 = "arith.maxnumf"(%largest_18, %newest) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
      %weights = "tt.expand_dims"(%newest_36) <{axis = 1 : i32}> : (tensor<16xf32>) -> tensor<16x1xf32>
      %weights_37 = "tt.broadcast"(%weights) : (tensor<16x1xf32>) -> tensor<16x16xf32>
      %weights_38 = "arith.subf"(%scores_35, %weights_37) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %weights_39 = "math.exp"(%weights_38) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32>) -> tensor<16x16xf32>
      %old = "arith.subf"(%largest_18, %newest_36) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
      %old_40 = "math.exp"(%old) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32>) -> tensor<16xf32>
      %total_41 = "arith.mulf"(%total_19, %old_40) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
      %total_42 = "tt.reduce"(%weights_39) <{axis = 1 : i32}> ({
      ^bb0(%total_57: f32, %total_58: f32):
        %total_59 = "arith.addf"(%total_57, %total_58) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "tt.reduce.return"(%total_59) : (f32) -> ()
      }) : (tensor<16x16xf32>) -> tensor<16xf32>
      %total_43 = "arith.addf"(%total_41, %total_42) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
      %values = "tt.expand_dims"(%at_21) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
      %values_44 = "arith.cmpi"(%values, %queries_4) <{predicate = 2 : i64}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
      %values_45 = "arith.muli"(%values, %5) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi32>
      %values_46 = "tt.splat"(%v) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>>
      %values_47 = "tt.addptr"(%values_46, %values_45) : (tensor<16x1x!tt.ptr<f16>>, tensor<16x1xi32>) -> tensor<16x1x!tt.ptr<f16>>
      %values_48 = "tt.broadcast"(%values_47) : (tensor<16x1x!tt.ptr<f16>>) -> tensor<16x16x!tt.ptr<f16>>
      %values_49 = "tt.addptr"(%values_48, %queries_11) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f16>>
      %values_50 = "tt.broadcast"(%values_44) : (tensor<16x1xi1>) -> tensor<16x16xi1>
      %values_51 = "tt.load"(%values_49, %values_50, %1) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi1>, tensor<16x16xf16>) -> tensor<16x16xf16>
      %sums_52 = "tt.expand_dims"(%old_40) <{axis = 1 : i32}> : (tensor<16xf32>) -> tensor<16x1xf32>
      %sums_53 = "tt.broadcast"(%sums_52) : (tensor<16x1xf32>) -> tensor<16x16xf32>
      %sums_54 = "arith.mulf"(%sums_20, %sums_53) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %sums_55 = "arith.truncf"(%weights_39) : (tensor<16x16xf32>) -> tensor<16x16xf16>
      %sums_56 = "tt.dot"(%sums_55, %values_51, %sums_54) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16>, tensor<16x16xf16>, tensor<16x16xf32>) -> tensor<16x16xf32>
      "scf.yield"(%newest_36, %total_43, %sums_56) : (tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>) -> ()
    }) : (i32, i32, i32, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>) -> (tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>)
    %result = "tt.expand_dims"(%sums#1) <{axis = 1 : i32}> : (tensor<16xf32>) -> tensor<16x1xf32>
    %result_15 = "tt.broadcast"(%result) : (tensor<16x1xf32>) -> tensor<16x16xf32>
    %result_16 = "arith.divf"(%sums#2, %result_15) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %result_17 = "arith.truncf"(%result_16) : (tensor<16x16xf32>) -> tensor<16x16xf16>
    %7 = "tt.splat"(%o) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>>
    %8 = "tt.addptr"(%7, %queries_6) : (tensor<16x1x!tt.ptr<f16>>, tensor<16x1xi32>) -> tensor<16x1x!tt.ptr<f16>>
    %9 = "tt.broadcast"(%8) : (tensor<16x1x!tt.ptr<f16>>) -> tensor<16x16x!tt.ptr<f16>>
    %10 = "tt.addptr"(%9, %queries_11) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f16>>
    "tt.store"(%10, %result_17, %queries_13) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xf16>, tensor<16x16xi1>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) : () -> ()
