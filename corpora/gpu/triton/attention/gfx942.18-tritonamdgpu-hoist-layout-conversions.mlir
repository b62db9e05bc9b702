#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [4, 1], instrShape = [16, 16, 16], isTransposed = true}>
#mma1 = #ttg.amd_mfma<{version = 3, warpsPerCTA = [1, 4], instrShape = [16, 16, 16], isTransposed = true}>
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {}], function_type = (!tt.ptr<f16>, !tt.ptr<f16>, !tt.ptr<f16>, !tt.ptr<f16>, i32, f32) -> (), sym_name = "attention", sym_visibility = "public"}> ({
  ^bb0(%q: !tt.ptr<f16>, %k: !tt.ptr<f16>, %v: !tt.ptr<f16>, %o: !tt.ptr<f16>, %length: i32, %factor: f32):
    %0 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf32, #mma>}> : () -> tensor<16x16xf32, #mma>
    %1 = "arith.constant"() <{value = dense<16> : tensor<1x16xi32, #blocked>}> : () -> tensor<1x16xi32, #blocked>
    %2 = "arith.constant"() <{value = dense<16> : tensor<16x1xi32, #blocked1>}> : () -> tensor<16x1xi32, #blocked1>
    %3 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %4 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf16, #blocked>}> : () -> tensor<16x16xf16, #blocked>
    %5 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf16, #blocked1>}> : () -> tensor<16x16xf16, #blocked1>
    %6 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %largest = "arith.constant"() <{value = dense<0xFF800000> : tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>}> : () -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %total = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>}> : () -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %7 = "arith.constant"() <{value = dense<0xFF800000> : tensor<16x16xf32, #mma>}> : () -> tensor<16x16xf32, #mma>
    %8 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf32, #mma1>}> : () -> tensor<16x16xf32, #mma1>
    %rows = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %rows_0 = "arith.muli"(%rows, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %rows_1 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %rows_2 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %rows_3 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %rows_4 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %rows_5 = "tt.splat"(%rows_0) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %rows_6 = "arith.addi"(%rows_5, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %queries = "tt.expand_dims"(%rows_6) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16x1xi32, #blocked1>
    %queries_7 = "tt.splat"(%length) : (i32) -> tensor<16x1xi32, #blocked1>
    %queries_8 = "arith.cmpi"(%queries, %queries_7) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1xi1, #blocked1>
    %queries_9 = "arith.muli"(%queries, %2) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1xi32, #blocked1>
    %queries_10 = "tt.splat"(%q) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked1>
    %queries_11 = "tt.addptr"(%queries_10, %queries_9) : (tensor<16x1x!tt.ptr<f16>, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1x!tt.ptr<f16>, #blocked1>
    %queries_12 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %queries_13 = "tt.expand_dims"(%queries_12) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>) -> tensor<1x16xi32, #blocked1>
    %queries_14 = "tt.broadcast"(%queries_11) : (tensor<16x1x!tt.ptr<f16>, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %queries_15 = "tt.broadcast"(%queries_13) : (tensor<1x16xi32, #blocked1>) -> tensor<16x16xi32, #blocked1>
    %queries_16 = "tt.addptr"(%queries_14, %queries_15) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi32, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %queries_17 = "tt.broadcast"(%queries_8) : (tensor<16x1xi1, #blocked1>) -> tensor<16x16xi1, #blocked1>
    %queries_18 = "tt.load"(%queries_16, %queries_17, %5) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi1, #blocked1>, tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #blocked1>
    %queries_19 = "ttg.convert_layout"(%queries_18) : (tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %keys = "tt.splat"(%length) : (i32) -> tensor<1x16xi32, #blocked>
    %keys_20 = "tt.splat"(%length) : (i32) -> tensor<1x16xi32, #mma>
    %keys_21 = "tt.splat"(%k) : (!tt.ptr<f16>) -> tensor<1x16x!tt.ptr<f16>, #blocked>
    %keys_22 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %keys_23 = "tt.expand_dims"(%keys_22) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
    %keys_24 = "tt.broadcast"(%keys_23) : (tensor<16x1xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %scores = "tt.splat"(%factor) : (f32) -> tensor<16x16xf32, #mma>
    %values = "tt.splat"(%v) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked1>
    %sums:3 = "scf.for"(%6, %length, %3, %largest, %total, %8) ({
    ^bb0(%start: i32, %largest_29: tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %total_30: tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %sums_31: tensor<16x16xf32, #mma1>):
      %at = "tt.splat"(%start) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %at_32 = "tt.splat"(%start) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %at_33 = "tt.splat"(%start) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>
      %at_34 = "arith.addi"(%at, %rows_2) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %at_35 = "arith.addi"(%at_32, %rows_3) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %at_36 = "arith.addi"(%at_33, %rows_4) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>
      %keys_37 = "tt.expand_dims"(%at_34) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x16xi32, #blocked>
      %keys_38 = "tt.expand_dims"(%at_36) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>) -> tensor<1x16xi32, #mma>
      %keys_39 = "arith.cmpi"(%keys_37, %keys) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
      %keys_40 = "arith.cmpi"(%keys_38, %keys_20) <{predicate = 2 : i64}> : (tensor<1x16xi32, #mma>, tensor<1x16xi32, #mma>) -> tensor<1x16xi1, #mma>
      %keys_41 = "arith.muli"(%keys_37, %1) <{overflowFlags = #arith.overflow<none>}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi32, #blocked>
      %keys_42 = "tt.addptr"(%keys_21, %keys_41) : (tensor<1x16x!tt.ptr<f16>, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16x!tt.ptr<f16>, #blocked>
      %keys_43 = "tt.broadcast"(%keys_42) : (tensor<1x16x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %keys_44 = "tt.addptr"(%keys_43, %keys_24) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %keys_45 = "tt.broadcast"(%keys_39) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %keys_46 = "tt.broadcast"(%keys_40) : (tensor<1x16xi1, #mma>) -> tensor<16x16xi1, #mma>
      %keys_47 = "tt.load"(%keys_44, %keys_45, %4) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #blocked>
      %keys_48 = "ttg.convert_layout"(%keys_47) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
      %scores_49 = "tt.dot"(%queries_19, %keys_48, %0) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      %scores_50 = "arith.mulf"(%scores_49, %scores) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      %scores_51 = "arith.select"(%keys_46, %scores_50, %7) : (tensor<16x16xi1, #mma>, tensor<16x16xf32, #mma>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      %newest = "tt.reduce"(%scores_51) <{axis = 1 : i32}> ({
      ^bb0(%newest_78: f32, %newest_79: f32):
        %newest_80 = "arith.maxnumf"(%newest_78, %newest_79) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "tt.reduce.return"(%newest_80) : (f32) -> ()
      }) : (tensor<16x16xf32, #mma>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %newest_52 = "arith.maxnumf"(%largest_29, %newest) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %weights = "tt.expand_dims"(%newest_52) <{axis = 1 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16x1xf32, #mma>
      %weights_53 = "tt.broadcast"(%weights) : (tensor<16x1xf32, #mma>) -> tensor<16x16xf32, #mma>
      %weights_54 = "arith.subf"(%scores_51, %weights_53) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      %weights_55 = "math.exp"(%weights_54) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      %old = "arith.subf"(%largest_29, %newest_52) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %old_56 = "math.exp"(%old) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %total_57 = "arith.mulf"(%total_30, %old_56) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %total_58 = "tt.reduce"(%weights_55) <{axis = 1 : i32}> ({
      ^bb0(%total_75: f32, %total_76: f32):
        %total_77 = "arith.addf"(%total_75, %total_76) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "tt.reduce.return"(%total_77) : (f32) -> ()
      }) : (tensor<16x16xf32, #mma>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %total_59 = "arith.addf"(%total_57, %total_58) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %values_60 = "tt.expand_dims"(%at_35) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16x1xi32, #blocked1>
      %values_61 = "arith.cmpi"(%values_60, %queries_7) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1xi1, #blocked1>
      %values_62 = "arith.muli"(%values_60, %2) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1xi32, #blocked1>
      %values_63 = "tt.addptr"(%values, %values_62) : (tensor<16x1x!tt.ptr<f16>, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1x!tt.ptr<f16>, #blocked1>
      %values_64 = "tt.broadcast"(%values_63) : (tensor<16x1x!tt.ptr<f16>, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
      %values_65 = "tt.addptr"(%values_64, %queries_15) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi32, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
      %values_66 = "tt.broadcast"(%values_61) : (tensor<16x1xi1, #blocked1>) -> tensor<16x16xi1, #blocked1>
      %values_67 = "tt.load"(%values_65, %values_66, %5) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi1, #blocked1>, tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #blocked1>
      %sums_68 = "tt.expand_dims"(%old_56) <{axis = 1 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16x1xf32, #mma>
      %sums_69 = "tt.broadcast"(%sums_68) : (tensor<16x1xf32, #mma>) -> tensor<16x16xf32, #mma1>
      %sums_70 = "arith.mulf"(%sums_31, %sums_69) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma1>, tensor<16x16xf32, #mma1>) -> tensor<16x16xf32, #mma1>
      %sums_71 = "arith.truncf"(%weights_55) : (tensor<16x16xf32, #mma>) -> tensor<16x16xf16, #mma>
      %sums_72 = "ttg.convert_layout"(%sums_71) : (tensor<16x16xf16, #mma>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>>
      %values_73 = "ttg.convert_layout"(%values_67) : (tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
      %sums_74 = "tt.dot"(%sums_72, %values_73, %sums_70) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>, tensor<16x16xf32, #mma1>) -> tensor<16x16xf32, #mma1>
      "scf.yield"(%newest_52, %total_59, %sums_74) : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16x16xf32, #mma1>) -> ()
    }) : (i32, i32, i32, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16x16xf32, #mma1>) -> (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16x16xf32, #mma1>)
    %result = "tt.expand_dims"(%sums#1) <{axis = 1 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16x1xf32, #mma>
    %result_25 = "tt.broadcast"(%result) : (tensor<16x1xf32, #mma>) -> tensor<16x16xf32, #mma1>
    %result_26 = "arith.divf"(%sums#2, %result_25) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma1>, tensor<16x16xf32, #mma1>) -> tensor<16x16xf32, #mma1>
    %result_27 = "arith.truncf"(%result_26) : (tensor<16x16xf32, #mma1>) -> tensor<16x16xf16, #mma1>
    %9 = "tt.splat"(%o) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked1>
    %10 = "tt.addptr"(%9, %queries_9) : (tensor<16x1x!tt.ptr<f16>, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1x!tt.ptr<f16>, #blocked1>
    %11 = "tt.broadcast"(%10) : (tensor<16x1x!tt.ptr<f16>, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %12 = "tt.addptr"(%11, %queries_15) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi32, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %13 = "ttg.convert_layout"(%12) : (tensor<16x16x!tt.ptr<f16>, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #mma1>
    %queries_28 = "ttg.convert_layout"(%queries_17) : (tensor<16x16xi1, #blocked1>) -> tensor<16x16xi1, #mma1>
    "tt.store"(%13, %result_27, %queries_28) : (tensor<16x16x!tt.ptr<f16>, #mma1>, tensor<16x16xf16, #mma1>, tensor<16x16xi1, #mma1>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} : () -> ()
