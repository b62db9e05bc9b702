#blocked = #ttg.blocked<{sizePerThread = [2, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {}], function_type = (!tt.ptr<f16>, !tt.ptr<f16>, !tt.ptr<f16>, !tt.ptr<f16>, i32, f32) -> (), sym_name = "attention", sym_visibility = "public"}> ({
  ^bb0(%q: !tt.ptr<f16>, %k: !tt.ptr<f16>, %v: !tt.ptr<f16>, %o: !tt.ptr<f16>, %length: i32, %factor: f32):
    %0 = "arith.constant"() <{value = dense<16> : tensor<1x16xi32, #blocked>}> : () -> tensor<1x16xi32, #blocked>
    %1 = "arith.constant"() <{value = dense<16> : tensor<16x1xi32, #blocked1>}> : () -> tensor<16x1xi32, #blocked1>
    %2 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %3 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf16, #blocked1>}> : () -> tensor<16x16xf16, #blocked1>
    %4 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf16, #blocked>}> : () -> tensor<16x16xf16, #blocked>
    %5 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %largest = "arith.constant"() <{value = dense<0xFF800000> : tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>}> : () -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %total = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>}> : () -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %6 = "arith.constant"() <{value = dense<0xFF800000> : tensor<16x16xf32, #mma>}> : () -> tensor<16x16xf32, #mma>
    %7 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf32, #mma>}> : () -> tensor<16x16xf32, #mma>
    %rows = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %rows_0 = "arith.muli"(%rows, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %rows_1 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %rows_2 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %rows_3 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %rows_4 = "tt.splat"(%rows_0) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %rows_5 = "arith.addi"(%rows_4, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %queries = "tt.expand_dims"(%rows_5) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16x1xi32, #blocked1>
    %queries_6 = "tt.splat"(%length) : (i32) -> tensor<16x1xi32, #blocked1>
    %queries_7 = "arith.cmpi"(%queries, %queries_6) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1xi1, #blocked1>
    %queries_8 = "arith.muli"(%queries, %1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1xi32, #blocked1>
    %queries_9 = "tt.splat"(%q) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked1>
    %queries_10 = "tt.addptr"(%queries_9, %queries_8) : (tensor<16x1x!tt.ptr<f16>, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1x!tt.ptr<f16>, #blocked1>
    %queries_11 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %queries_12 = "tt.expand_dims"(%queries_11) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>) -> tensor<1x16xi32, #blocked1>
    %queries_13 = "tt.broadcast"(%queries_10) : (tensor<16x1x!tt.ptr<f16>, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %queries_14 = "tt.broadcast"(%queries_12) : (tensor<1x16xi32, #blocked1>) -> tensor<16x16xi32, #blocked1>
    %queries_15 = "tt.addptr"(%queries_13, %queries_14) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi32, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %queries_16 = "tt.broadcast"(%queries_7) : (tensor<16x1xi1, #blocked1>) -> tensor<16x16xi1, #blocked1>
    %queries_17 = "tt.load"(%queries_15, %queries_16, %3) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi1, #blocked1>, tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #blocked1>
    %sums:3 = "scf.for"(%5, %length, %2, %largest, %total, %7) ({
    ^bb0(%start: i32, %largest_21: tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %total_22: tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %sums_23: tensor<16x16xf32, #mma>):
      %at = "tt.splat"(%start) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %at_24 = "tt.splat"(%start) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %at_25 = "tt.splat"(%start) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>
      %at_26 = "arith.addi"(%at, %rows_2) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %at_27 = "arith.addi"(%at_24, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %at_28 = "arith.addi"(%at_25, %rows_3) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>
      %keys = "tt.expand_dims"(%at_26) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x16xi32, #blocked>
      %keys_29 = "tt.expand_dims"(%at_28) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>) -> tensor<1x16xi32, #mma>
      %keys_30 = "tt.splat"(%length) : (i32) -> tensor<1x16xi32, #blocked>
      %keys_31 = "tt.splat"(%length) : (i32) -> tensor<1x16xi32, #mma>
      %keys_32 = "arith.cmpi"(%keys, %keys_30) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
      %keys_33 = "arith.cmpi"(%keys_29, %keys_31) <{predicate = 2 : i64}> : (tensor<1x16xi32, #mma>, tensor<1x16xi32, #mma>) -> tensor<1x16xi1, #mma>
      %keys_34 = "arith.muli"(%keys, %0) <{overflowFlags = #arith.overflow<none>}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi32, #blocked>
      %keys_35 = "tt.splat"(%k) : (!tt.ptr<f16>) -> tensor<1x16x!tt.ptr<f16>, #blocked>
      %keys_36 = "tt.addptr"(%keys_35, %keys_34) : (tensor<1x16x!tt.ptr<f16>, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16x!tt.ptr<f16>, #blocked>
      %keys_37 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %keys_38 = "tt.expand_dims"(%keys_37) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
      %keys_39 = "tt.broadcast"(%keys_36) : (tensor<1x16x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %keys_40 = "tt.broadcast"(%keys_38) : (tensor<16x1xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %keys_41 = "tt.addptr"(%keys_39, %keys_40) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %keys_42 = "tt.broadcast"(%keys_32) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %keys_43 = "tt.broadcast"(%keys_33) : (tensor<1x16xi1, #mma>) -> tensor<16x16xi1, #mma>
      %keys_44 = "tt.load"(%keys_41, %keys_42, %4) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #blocked>
      %queries_45 = "ttg.convert_layout"(%queries_17) : (tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %keys_46 = "ttg.convert_layout"(%keys_44) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %scores = "tt.dot"(%queries_45, %keys_46, %7) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      %scores_47 = "tt.splat"(%factor) : (f32) -> tensor<16x16xf32, #mma>
      %scores_48 = "arith.mulf"(%scores, %scores_47) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      %scores_49 = "arith.select"(%keys_43, %scores_48, %6) : (tensor<16x16xi1, #mma>, tensor<16x16xf32, #mma>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      %newest = "tt.reduce"(%scores_49) <{axis = 1 : i32}> ({
      ^bb0(%newest_76: f32, %newest_77: f32):
        %newest_78 = "arith.maxnumf"(%newest_76, %newest_77) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "tt.reduce.return"(%newest_78) : (f32) -> ()
      }) : (tensor<16x16xf32, #mma>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %newest_50 = "arith.maxnumf"(%largest_21, %newest) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %weights = "tt.expand_dims"(%newest_50) <{axis = 1 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16x1xf32, #mma>
      %weights_51 = "tt.broadcast"(%weights) : (tensor<16x1xf32, #mma>) -> tensor<16x16xf32, #mma>
      %weights_52 = "arith.subf"(%scores_49, %weights_51) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      %weights_53 = "math.exp"(%weights_52) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      %old = "arith.subf"(%largest_21, %newest_50) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %old_54 = "math.exp"(%old) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %total_55 = "arith.mulf"(%total_22, %old_54) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %total_56 = "tt.reduce"(%weights_53) <{axis = 1 : i32}> ({
      ^bb0(%total_73: f32, %total_74: f32):
        %total_75 = "arith.addf"(%total_73, %total_74) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "tt.reduce.return"(%total_75) : (f32) -> ()
      }) : (tensor<16x16xf32, #mma>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %total_57 = "arith.addf"(%total_55, %total_56) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %values = "tt.expand_dims"(%at_27) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16x1xi32, #blocked1>
      %values_58 = "arith.cmpi"(%values, %queries_6) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1xi1, #blocked1>
      %values_59 = "arith.muli"(%values, %1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1xi32, #blocked1>
      %values_60 = "tt.splat"(%v) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked1>
      %values_61 = "tt.addptr"(%values_60, %values_59) : (tensor<16x1x!tt.ptr<f16>, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1x!tt.ptr<f16>, #blocked1>
      %values_62 = "tt.broadcast"(%values_61) : (tensor<16x1x!tt.ptr<f16>, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
      %values_63 = "tt.addptr"(%values_62, %queries_14) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi32, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
      %values_64 = "tt.broadcast"(%values_58) : (tensor<16x1xi1, #blocked1>) -> tensor<16x16xi1, #blocked1>
      %values_65 = "tt.load"(%values_63, %values_64, %3) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi1, #blocked1>, tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #blocked1>
      %sums_66 = "tt.expand_dims"(%old_54) <{axis = 1 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16x1xf32, #mma>
      %sums_67 = "tt.broadcast"(%sums_66) : (tensor<16x1xf32, #mma>) -> tensor<16x16xf32, #mma>
      %sums_68 = "arith.mulf"(%sums_23, %sums_67) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      %sums_69 = "arith.truncf"(%weights_53) : (tensor<16x16xf32, #mma>) -> tensor<16x16xf16, #mma>
      %sums_70 = "ttg.convert_layout"(%sums_69) : (tensor<16x16xf16, #mma>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %values_71 = "ttg.convert_layout"(%values_65) : (tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %sums_72 = "tt.dot"(%sums_70, %values_71, %sums_68) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      "scf.yield"(%newest_50, %total_57, %sums_72) : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16x16xf32, #mma>) -> ()
    }) : (i32, i32, i32, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16x16xf32, #mma>) -> (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16x16xf32, #mma>)
    %result = "tt.expand_dims"(%sums#1) <{axis = 1 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16x1xf32, #mma>
    %result_18 = "tt.broadcast"(%result) : (tensor<16x1xf32, #mma>) -> tensor<16x16xf32, #mma>
    %result_19 = "arith.divf"(%sums#2, %result_18) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
    %result_20 = "arith.truncf"(%result_19) : (tensor<16x16xf32, #mma>) -> tensor<16x16xf16, #mma>
    %8 = "tt.splat"(%o) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked1>
    %9 = "tt.addptr"(%8, %queries_8) : (tensor<16x1x!tt.ptr<f16>, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1x!tt.ptr<f16>, #blocked1>
    %10 = "tt.broadcast"(%9) : (tensor<16x1x!tt.ptr<f16>, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %11 = "tt.addptr"(%10, %queries_14) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi32, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %12 = "ttg.convert_layout"(%result_20) : (tensor<16x16xf16, #mma>) -> tensor<16x16xf16, #blocked1>
    "tt.store"(%11, %12, %queries_16) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xf16, #blocked1>, tensor<16x16xi1, #blocked1>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = false} : () -> ()
