#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {}], function_type = (!tt.ptr<f16>, !tt.ptr<f16>, !tt.ptr<f16>, !tt.ptr<f16>, i32, f32) -> (), sym_name = "attention", sym_visibility = "public"}> ({
  ^bb0(%q: !tt.ptr<f16>, %k: !tt.ptr<f16>, %v: !tt.ptr<f16>, %o: !tt.ptr<f16>, %length: i32, %factor: f32):
    %total = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16xf32, #blocked>}> : () -> tensor<16xf32, #blocked>
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf16, #blocked1>}> : () -> tensor<16x16xf16, #blocked1>
    %2 = "arith.constant"() <{value = dense<0xFF800000> : tensor<16x16xf32, #blocked1>}> : () -> tensor<16x16xf32, #blocked1>
    %3 = "arith.constant"() <{value = dense<16> : tensor<1x16xi32, #blocked1>}> : () -> tensor<1x16xi32, #blocked1>
    %largest = "arith.constant"() <{value = dense<0xFF800000> : tensor<16xf32, #blocked>}> : () -> tensor<16xf32, #blocked>
    %4 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf32, #blocked1>}> : () -> tensor<16x16xf32, #blocked1>
    %5 = "arith.constant"() <{value = dense<16> : tensor<16x1xi32, #blocked2>}> : () -> tensor<16x1xi32, #blocked2>
    %6 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %rows = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %rows_0 = "arith.muli"(%rows, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %rows_1 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #blocked>
    %rows_2 = "tt.splat"(%rows_0) : (i32) -> tensor<16xi32, #blocked>
    %rows_3 = "arith.addi"(%rows_2, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #blocked>, tensor<16xi32, #blocked>) -> tensor<16xi32, #blocked>
    %queries = "ttg.convert_layout"(%rows_3) : (tensor<16xi32, #blocked>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %queries_4 = "tt.expand_dims"(%queries) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>) -> tensor<16x1xi32, #blocked3>
    %queries_5 = "ttg.convert_layout"(%queries_4) : (tensor<16x1xi32, #blocked3>) -> tensor<16x1xi32, #blocked2>
    %queries_6 = "ttg.convert_layout"(%queries_4) : (tensor<16x1xi32, #blocked3>) -> tensor<16x1xi32, #blocked2>
    %queries_7 = "tt.splat"(%length) : (i32) -> tensor<16x1xi32, #blocked2>
    %queries_8 = "arith.cmpi"(%queries_6, %queries_7) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked2>, tensor<16x1xi32, #blocked2>) -> tensor<16x1xi1, #blocked2>
    %queries_9 = "arith.muli"(%queries_5, %5) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked2>, tensor<16x1xi32, #blocked2>) -> tensor<16x1xi32, #blocked2>
    %queries_10 = "tt.splat"(%q) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked2>
    %queries_11 = "tt.addptr"(%queries_10, %queries_9) : (tensor<16x1x!tt.ptr<f16>, #blocked2>, tensor<16x1xi32, #blocked2>) -> tensor<16x1x!tt.ptr<f16>, #blocked2>
    %queries_12 = "ttg.convert_layout"(%rows_1) : (tensor<16xi32, #blocked>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %queries_13 = "tt.expand_dims"(%queries_12) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>) -> tensor<1x16xi32, #blocked4>
    %queries_14 = "ttg.convert_layout"(%queries_13) : (tensor<1x16xi32, #blocked4>) -> tensor<1x16xi32, #blocked1>
    %queries_15 = "tt.broadcast"(%queries_11) : (tensor<16x1x!tt.ptr<f16>, #blocked2>) -> tensor<16x16x!tt.ptr<f16>, #blocked2>
    %queries_16 = "ttg.convert_layout"(%queries_15) : (tensor<16x16x!tt.ptr<f16>, #blocked2>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %queries_17 = "tt.broadcast"(%queries_14) : (tensor<1x16xi32, #blocked1>) -> tensor<16x16xi32, #blocked1>
    %queries_18 = "tt.addptr"(%queries_16, %queries_17) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi32, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %queries_19 = "tt.broadcast"(%queries_8) : (tensor<16x1xi1, #blocked2>) -> tensor<16x16xi1, #blocked2>
    %7 = "ttg.convert_layout"(%queries_19) : (tensor<16x16xi1, #blocked2>) -> tensor<16x16xi1, #blocked1>
    %queries_20 = "ttg.convert_layout"(%queries_19) : (tensor<16x16xi1, #blocked2>) -> tensor<16x16xi1, #blocked1>
    %queries_21 = "tt.load"(%queries_18, %queries_20, %1) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi1, #blocked1>, tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #blocked1>
    %sums:3 = "scf.for"(%0, %length, %6, %largest, %total, %4) ({
    ^bb0(%start: i32, %largest_28: tensor<16xf32, #blocked>, %total_29: tensor<16xf32, #blocked>, %sums_30: tensor<16x16xf32, #blocked1>):
      %at = "tt.splat"(%start) : (i32) -> tensor<16xi32, #blocked>
      %at_31 = "arith.addi"(%at, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #blocked>, tensor<16xi32, #blocked>) -> tensor<16xi32, #blocked>
      %keys = "ttg.convert_layout"(%at_31) : (tensor<16xi32, #blocked>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %keys_32 = "tt.expand_dims"(%keys) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>) -> tensor<1x16xi32, #blocked4>
      %keys_33 = "ttg.convert_layout"(%keys_32) : (tensor<1x16xi32, #blocked4>) -> tensor<1x16xi32, #blocked1>
      %keys_34 = "ttg.convert_layout"(%keys_32) : (tensor<1x16xi32, #blocked4>) -> tensor<1x16xi32, #blocked1>
      %keys_35 = "tt.splat"(%length) : (i32) -> tensor<1x16xi32, #blocked1>
      %keys_36 = "arith.cmpi"(%keys_34, %keys_35) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked1>, tensor<1x16xi32, #blocked1>) -> tensor<1x16xi1, #blocked1>
      %keys_37 = "arith.muli"(%keys_33, %3) <{overflowFlags = #arith.overflow<none>}> : (tensor<1x16xi32, #blocked1>, tensor<1x16xi32, #blocked1>) -> tensor<1x16xi32, #blocked1>
      %keys_38 = "tt.splat"(%k) : (!tt.ptr<f16>) -> tensor<1x16x!tt.ptr<f16>, #blocked1>
      %keys_39 = "tt.addptr"(%keys_38, %keys_37) : (tensor<1x16x!tt.ptr<f16>, #blocked1>, tensor<1x16xi32, #blocked1>) -> tensor<1x16x!tt.ptr<f16>, #blocked1>
      %keys_40 = "ttg.convert_layout"(%rows_1) : (tensor<16xi32, #blocked>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %keys_41 = "tt.expand_dims"(%keys_40) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>) -> tensor<16x1xi32, #blocked3>
      %keys_42 = "ttg.convert_layout"(%keys_41) : (tensor<16x1xi32, #blocked3>) -> tensor<16x1xi32, #blocked2>
      %keys_43 = "tt.broadcast"(%keys_39) : (tensor<1x16x!tt.ptr<f16>, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
      %keys_44 = "tt.broadcast"(%keys_42) : (tensor<16x1xi32, #blocked2>) -> tensor<16x16xi32, #blocked2>
      %keys_45 = "ttg.convert_layout"(%keys_44) : (tensor<16x16xi32, #blocked2>) -> tensor<16x16xi32, #blocked1>
      %keys_46 = "tt.addptr"(%keys_43, %keys_45) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi32, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
      %keys_47 = "tt.broadcast"(%keys_36) : (tensor<1x16xi1, #blocked1>) -> tensor<16x16xi1, #blocked1>
      %keys_48 = "tt.load"(%keys_46, %keys_47, %1) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi1, #blocked1>, tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #blocked1>
      %queries_49 = "ttg.convert_layout"(%queries_21) : (tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked1}>>
      %keys_50 = "ttg.convert_layout"(%keys_48) : (tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked1}>>
      %13 = "ttg.convert_layout"(%4) : (tensor<16x16xf32, #blocked1>) -> tensor<16x16xf32, #blocked1>
      %scores = "tt.dot"(%queries_49, %keys_50, %13) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked1}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked1}>>, tensor<16x16xf32, #blocked1>) -> tensor<16x16xf32, #blocked1>
      %scores_51 = "tt.splat"(%factor) : (f32) -> tensor<16x16xf32, #blocked1>
      %scores_52 = "arith.mulf"(%scores, %scores_51) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #blocked1>, tensor<16x16xf32, #blocked1>) -> tensor<16x16xf32, #blocked1>
      %scores_53 = "arith.select"(%keys_47, %scores_52, %2) : (tensor<16x16xi1, #blocked1>, tensor<16x16xf32, #blocked1>, tensor<16x16xf32, #blocked1>) -> tensor<16x16xf32, #blocked1>
      %newest = "tt.reduce"(%scores_53) <{axis = 1 : i32}> ({
      ^bb0(%newest_94: f32, %newest_95: f32):
        %newest_96 = "arith.maxnumf"(%newest_94, %newest_95) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "tt.reduce.return"(%newest_96) : (f32) -> ()
      }) : (tensor<16x16xf32, #blocked1>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %newest_54 = "ttg.convert_layout"(%newest) : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16xf32, #blocked>
      %newest_55 = "arith.maxnumf"(%largest_28, %newest_54) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #blocked>, tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
      %weights = "ttg.convert_layout"(%newest_55) : (tensor<16xf32, #blocked>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %weights_56 = "tt.expand_dims"(%weights) <{axis = 1 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>) -> tensor<16x1xf32, #blocked3>
      %weights_57 = "ttg.convert_layout"(%weights_56) : (tensor<16x1xf32, #blocked3>) -> tensor<16x1xf32, #blocked2>
      %weights_58 = "tt.broadcast"(%weights_57) : (tensor<16x1xf32, #blocked2>) -> tensor<16x16xf32, #blocked2>
      %weights_59 = "ttg.convert_layout"(%weights_58) : (tensor<16x16xf32, #blocked2>) -> tensor<16x16xf32, #blocked1>
      %weights_60 = "arith.subf"(%scores_53, %weights_59) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #blocked1>, tensor<16x16xf32, #blocked1>) -> tensor<16x16xf32, #blocked1>
      %weights_61 = "math.exp"(%weights_60) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #blocked1>) -> tensor<16x16xf32, #blocked1>
      %old = "arith.subf"(%largest_28, %newest_55) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #blocked>, tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
      %old_62 = "math.exp"(%old) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
      %total_63 = "arith.mulf"(%total_29, %old_62) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #blocked>, tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
      %total_64 = "tt.reduce"(%weights_61) <{axis = 1 : i32}> ({
      ^bb0(%total_91: f32, %total_92: f32):
        %total_93 = "arith.addf"(%total_91, %total_92) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "tt.reduce.return"(%total_93) : (f32) -> ()
      }) : (tensor<16x16xf32, #blocked1>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %total_65 = "ttg.convert_layout"(%total_64) : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16xf32, #blocked>
      %total_66 = "arith.addf"(%total_63, %total_65) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #blocked>, tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
      %values = "ttg.convert_layout"(%at_31) : (tensor<16xi32, #blocked>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %values_67 = "tt.expand_dims"(%values) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>) -> tensor<16x1xi32, #blocked3>
      %values_68 = "ttg.convert_layout"(%values_67) : (tensor<16x1xi32, #blocked3>) -> tensor<16x1xi32, #blocked2>
      %values_69 = "ttg.convert_layout"(%values_67) : (tensor<16x1xi32, #blocked3>) -> tensor<16x1xi32, #blocked2>
      %values_70 = "arith.cmpi"(%values_69, %queries_7) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked2>, tensor<16x1xi32, #blocked2>) -> tensor<16x1xi1, #blocked2>
      %values_71 = "arith.muli"(%values_68, %5) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked2>, tensor<16x1xi32, #blocked2>) -> tensor<16x1xi32, #blocked2>
      %values_72 = "tt.splat"(%v) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked2>
      %values_73 = "tt.addptr"(%values_72, %values_71) : (tensor<16x1x!tt.ptr<f16>, #blocked2>, tensor<16x1xi32, #blocked2>) -> tensor<16x1x!tt.ptr<f16>, #blocked2>
      %values_74 = "tt.broadcast"(%values_73) : (tensor<16x1x!tt.ptr<f16>, #blocked2>) -> tensor<16x16x!tt.ptr<f16>, #blocked2>
      %values_75 = "ttg.convert_layout"(%values_74) : (tensor<16x16x!tt.ptr<f16>, #blocked2>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
      %values_76 = "tt.addptr"(%values_75, %queries_17) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi32, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
      %values_77 = "tt.broadcast"(%values_70) : (tensor<16x1xi1, #blocked2>) -> tensor<16x16xi1, #blocked2>
      %values_78 = "ttg.convert_layout"(%values_77) : (tensor<16x16xi1, #blocked2>) -> tensor<16x16xi1, #blocked1>
      %values_79 = "tt.load"(%values_76, %values_78, %1) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi1, #blocked1>, tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #blocked1>
      %sums_80 = "ttg.convert_layout"(%old_62) : (tensor<16xf32, #blocked>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %sums_81 = "tt.expand_dims"(%sums_80) <{axis = 1 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>) -> tensor<16x1xf32, #blocked3>
      %sums_82 = "ttg.convert_layout"(%sums_81) : (tensor<16x1xf32, #blocked3>) -> tensor<16x1xf32, #blocked2>
      %sums_83 = "tt.broadcast"(%sums_82) : (tensor<16x1xf32, #blocked2>) -> tensor<16x16xf32, #blocked2>
      %sums_84 = "ttg.convert_layout"(%sums_83) : (tensor<16x16xf32, #blocked2>) -> tensor<16x16xf32, #blocked1>
      %sums_85 = "arith.mulf"(%sums_30, %sums_84) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #blocked1>, tensor<16x16xf32, #blocked1>) -> tensor<16x16xf32, #blocked1>
      %sums_86 = "arith.truncf"(%weights_61) : (tensor<16x16xf32, #blocked1>) -> tensor<16x16xf16, #blocked1>
      %sums_87 = "ttg.convert_layout"(%sums_86) : (tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked1}>>
      %values_88 = "ttg.convert_layout"(%values_79) : (tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked1}>>
      %sums_89 = "ttg.convert_layout"(%sums_85) : (tensor<16x16xf32, #blocked1>) -> tensor<16x16xf32, #blocked1>
      %sums_90 = "tt.dot"(%sums_87, %values_88, %sums_89) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked1}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked1}>>, tensor<16x16xf32, #blocked1>) -> tensor<16x16xf32, #blocked1>
      "scf.yield"(%newest_55, %total_66, %sums_90) : (tensor<16xf32, #blocked>, tensor<16xf32, #blocked>, tensor<16x16xf32, #blocked1>) -> ()
    }) : (i32, i32, i32, tensor<16xf32, #blocked>, tensor<16xf32, #blocked>, tensor<16x16xf32, #blocked1>) -> (tensor<16xf32, #blocked>, tensor<16xf32, #blocked>, tensor<16x16xf32, #blocked1>)
    %result = "ttg.convert_layout"(%sums#1) : (tensor<16xf32, #blocked>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %result_22 = "tt.expand_dims"(%result) <{axis = 1 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>) -> tensor<16x1xf32, #blocked3>
    %result_23 = "ttg.convert_layout"(%result_22) : (tensor<16x1xf32, #blocked3>) -> tensor<16x1xf32, #blocked2>
    %result_24 = "tt.broadcast"(%result_23) : (tensor<16x1xf32, #blocked2>) -> tensor<16x16xf32, #blocked2>
    %result_25 = "ttg.convert_layout"(%result_24) : (tensor<16x16xf32, #blocked2>) -> tensor<16x16xf32, #blocked1>
    %result_26 = "arith.divf"(%sums#2, %result_25) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #blocked1>, tensor<16x16xf32, #blocked1>) -> tensor<16x16xf32, #blocked1>
    %result_27 = "arith.truncf"(%result_26) : (tensor<16x16xf32, #blocked1>) -> tensor<16x16xf16, #blocked1>
    %8 = "tt.splat"(%o) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked2>
    %9 = "tt.addptr"(%8, %queries_9) : (tensor<16x1x!tt.ptr<f16>, #blocked2>, tensor<16x1xi32, #blocked2>) -> tensor<16x1x!tt.ptr<f16>, #blocked2>
    %10 = "tt.broadcast"(%9) : (tensor<16x1x!tt.ptr<f16>, #blocked2>) -> tensor<16x16x!tt.ptr<f16>, #blocked2>
    %11 = "ttg.convert_layout"(%10) : (tensor<16x16x!tt.ptr<f16>, #blocked2>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %12 = "tt.addptr"(%11, %queries_17) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi32, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    "tt.store"(%12, %result_27, %7) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xf16, #blocked1>, tensor<16x16xi1, #blocked1>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} : () -> ()
