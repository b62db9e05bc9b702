#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [1, 4], instrShape = [16, 16, 16], isTransposed = true}>
#mma1 = #ttg.amd_mfma<{version = 3, warpsPerCTA = [4, 1], instrShape = [16, 16, 16], isTransposed = true}>
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {}], function_type = (!tt.ptr<f16>, !tt.ptr<f16>, !tt.ptr<f16>, !tt.ptr<f16>, i32, f32) -> (), sym_name = "attention", sym_visibility = "public"}> ({
  ^bb0(%q: !tt.ptr<f16>, %k: !tt.ptr<f16>, %v: !tt.ptr<f16>, %o: !tt.ptr<f16>, %length: i32, %factor: f32):
    %0 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf32, #mma>}> : () -> tensor<16x16xf32, #mma>
    %1 = "arith.constant"() <{value = dense<0xFF800000> : tensor<16x16xf32, #mma1>}> : () -> tensor<16x16xf32, #mma1>
    %total = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>}> : () -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %largest = "arith.constant"() <{value = dense<0xFF800000> : tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>}> : () -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %2 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %3 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf16, #blocked>}> : () -> tensor<16x16xf16, #blocked>
    %4 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf16, #blocked1>}> : () -> tensor<16x16xf16, #blocked1>
    %5 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %6 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf32, #mma1>}> : () -> tensor<16x16xf32, #mma1>
    %7 = "arith.constant"() <{value = dense<16> : tensor<1x16xi32, #blocked1>}> : () -> tensor<1x16xi32, #blocked1>
    %8 = "arith.constant"() <{value = dense<16> : tensor<16x1xi32, #blocked>}> : () -> tensor<16x1xi32, #blocked>
    %9 = "arith.constant"() <{value = dense<16> : tensor<16x1xi32, #mma>}> : () -> tensor<16x1xi32, #mma>
    %rows = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %rows_0 = "arith.muli"(%rows, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %rows_1 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %rows_2 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_3 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %rows_4 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_5 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %rows_6 = "tt.splat"(%rows_0) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %rows_7 = "tt.splat"(%rows_0) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_8 = "arith.addi"(%rows_6, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %rows_9 = "arith.addi"(%rows_7, %rows_2) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %queries = "tt.expand_dims"(%rows_8) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16x1xi32, #mma>
    %queries_10 = "tt.expand_dims"(%rows_9) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
    %queries_11 = "tt.splat"(%length) : (i32) -> tensor<16x1xi32, #mma>
    %queries_12 = "tt.splat"(%length) : (i32) -> tensor<16x1xi32, #blocked>
    %queries_13 = "arith.cmpi"(%queries, %queries_11) <{predicate = 2 : i64}> : (tensor<16x1xi32, #mma>, tensor<16x1xi32, #mma>) -> tensor<16x1xi1, #mma>
    %queries_14 = "arith.cmpi"(%queries_10, %queries_12) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi1, #blocked>
    %queries_15 = "arith.muli"(%queries, %9) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #mma>, tensor<16x1xi32, #mma>) -> tensor<16x1xi32, #mma>
    %queries_16 = "arith.muli"(%queries_10, %8) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
    %queries_17 = "tt.splat"(%q) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %queries_18 = "tt.addptr"(%queries_17, %queries_16) : (tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %queries_19 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %queries_20 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %queries_21 = "tt.expand_dims"(%queries_19) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>) -> tensor<1x16xi32, #mma>
    %queries_22 = "tt.expand_dims"(%queries_20) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x16xi32, #blocked>
    %queries_23 = "tt.broadcast"(%queries_18) : (tensor<16x1x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %queries_24 = "tt.broadcast"(%queries_21) : (tensor<1x16xi32, #mma>) -> tensor<16x16xi32, #mma>
    %queries_25 = "tt.broadcast"(%queries_22) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %queries_26 = "tt.addptr"(%queries_23, %queries_25) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %queries_27 = "tt.broadcast"(%queries_13) : (tensor<16x1xi1, #mma>) -> tensor<16x16xi1, #mma>
    %queries_28 = "tt.broadcast"(%queries_14) : (tensor<16x1xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %queries_29 = "tt.load"(%queries_26, %queries_28, %3) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #blocked>
    %queries_30 = "ttg.convert_layout"(%queries_29) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>>
    %keys = "tt.splat"(%length) : (i32) -> tensor<1x16xi32, #blocked1>
    %keys_31 = "tt.splat"(%length) : (i32) -> tensor<1x16xi32, #mma1>
    %keys_32 = "tt.splat"(%k) : (!tt.ptr<f16>) -> tensor<1x16x!tt.ptr<f16>, #blocked1>
    %keys_33 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %keys_34 = "tt.expand_dims"(%keys_33) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16x1xi32, #blocked1>
    %keys_35 = "tt.broadcast"(%keys_34) : (tensor<16x1xi32, #blocked1>) -> tensor<16x16xi32, #blocked1>
    %scores = "tt.splat"(%factor) : (f32) -> tensor<16x16xf32, #mma1>
    %values = "tt.splat"(%v) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %sums:3 = "scf.for"(%2, %length, %5, %largest, %total, %0) ({
    ^bb0(%start: i32, %largest_39: tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, %total_40: tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, %sums_41: tensor<16x16xf32, #mma>):
      %at = "tt.splat"(%start) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %at_42 = "tt.splat"(%start) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %at_43 = "tt.splat"(%start) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
      %at_44 = "arith.addi"(%at, %rows_3) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %at_45 = "arith.addi"(%at_42, %rows_4) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %at_46 = "arith.addi"(%at_43, %rows_5) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma1}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
      %keys_47 = "tt.expand_dims"(%at_44) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>) -> tensor<1x16xi32, #blocked1>
      %keys_48 = "tt.expand_dims"(%at_46) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma1}>>) -> tensor<1x16xi32, #mma1>
      %keys_49 = "arith.cmpi"(%keys_47, %keys) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked1>, tensor<1x16xi32, #blocked1>) -> tensor<1x16xi1, #blocked1>
      %keys_50 = "arith.cmpi"(%keys_48, %keys_31) <{predicate = 2 : i64}> : (tensor<1x16xi32, #mma1>, tensor<1x16xi32, #mma1>) -> tensor<1x16xi1, #mma1>
      %keys_51 = "arith.muli"(%keys_47, %7) <{overflowFlags = #arith.overflow<none>}> : (tensor<1x16xi32, #blocked1>, tensor<1x16xi32, #blocked1>) -> tensor<1x16xi32, #blocked1>
      %keys_52 = "tt.addptr"(%keys_32, %keys_51) : (tensor<1x16x!tt.ptr<f16>, #blocked1>, tensor<1x16xi32, #blocked1>) -> tensor<1x16x!tt.ptr<f16>, #blocked1>
      %keys_53 = "tt.broadcast"(%keys_52) : (tensor<1x16x!tt.ptr<f16>, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
      %keys_54 = "tt.addptr"(%keys_53, %keys_35) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi32, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
      %keys_55 = "tt.broadcast"(%keys_49) : (tensor<1x16xi1, #blocked1>) -> tensor<16x16xi1, #blocked1>
      %keys_56 = "tt.broadcast"(%keys_50) : (tensor<1x16xi1, #mma1>) -> tensor<16x16xi1, #mma1>
      %keys_57 = "tt.load"(%keys_54, %keys_55, %4) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi1, #blocked1>, tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #blocked1>
      %keys_58 = "ttg.convert_layout"(%keys_57) : (tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
      %scores_59 = "tt.dot"(%queries_30, %keys_58, %6) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>, tensor<16x16xf32, #mma1>) -> tensor<16x16xf32, #mma1>
      %scores_60 = "arith.mulf"(%scores_59, %scores) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma1>, tensor<16x16xf32, #mma1>) -> tensor<16x16xf32, #mma1>
      %scores_61 = "arith.select"(%keys_56, %scores_60, %1) : (tensor<16x16xi1, #mma1>, tensor<16x16xf32, #mma1>, tensor<16x16xf32, #mma1>) -> tensor<16x16xf32, #mma1>
      %newest = "tt.reduce"(%scores_61) <{axis = 1 : i32}> ({
      ^bb0(%newest_88: f32, %newest_89: f32):
        %newest_90 = "arith.maxnumf"(%newest_88, %newest_89) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "tt.reduce.return"(%newest_90) : (f32) -> ()
      }) : (tensor<16x16xf32, #mma1>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
      %newest_62 = "arith.maxnumf"(%largest_39, %newest) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
      %weights = "tt.expand_dims"(%newest_62) <{axis = 1 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>) -> tensor<16x1xf32, #mma1>
      %weights_63 = "tt.broadcast"(%weights) : (tensor<16x1xf32, #mma1>) -> tensor<16x16xf32, #mma1>
      %weights_64 = "arith.subf"(%scores_61, %weights_63) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma1>, tensor<16x16xf32, #mma1>) -> tensor<16x16xf32, #mma1>
      %weights_65 = "math.exp"(%weights_64) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma1>) -> tensor<16x16xf32, #mma1>
      %old = "arith.subf"(%largest_39, %newest_62) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
      %old_66 = "math.exp"(%old) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
      %total_67 = "arith.mulf"(%total_40, %old_66) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
      %total_68 = "tt.reduce"(%weights_65) <{axis = 1 : i32}> ({
      ^bb0(%total_85: f32, %total_86: f32):
        %total_87 = "arith.addf"(%total_85, %total_86) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "tt.reduce.return"(%total_87) : (f32) -> ()
      }) : (tensor<16x16xf32, #mma1>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
      %total_69 = "arith.addf"(%total_67, %total_68) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
      %values_70 = "tt.expand_dims"(%at_45) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
      %values_71 = "arith.cmpi"(%values_70, %queries_12) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi1, #blocked>
      %values_72 = "arith.muli"(%values_70, %8) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
      %values_73 = "tt.addptr"(%values, %values_72) : (tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
      %values_74 = "tt.broadcast"(%values_73) : (tensor<16x1x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %values_75 = "tt.addptr"(%values_74, %queries_25) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %values_76 = "tt.broadcast"(%values_71) : (tensor<16x1xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %values_77 = "tt.load"(%values_75, %values_76, %3) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #blocked>
      %sums_78 = "tt.expand_dims"(%old_66) <{axis = 1 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>) -> tensor<16x1xf32, #mma1>
      %sums_79 = "tt.broadcast"(%sums_78) : (tensor<16x1xf32, #mma1>) -> tensor<16x16xf32, #mma>
      %sums_80 = "arith.mulf"(%sums_41, %sums_79) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      %sums_81 = "arith.truncf"(%weights_65) : (tensor<16x16xf32, #mma1>) -> tensor<16x16xf16, #mma1>
      %sums_82 = "ttg.convert_layout"(%sums_81) : (tensor<16x16xf16, #mma1>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %values_83 = "ttg.convert_layout"(%values_77) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
      %sums_84 = "tt.dot"(%sums_82, %values_83, %sums_80) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      "scf.yield"(%newest_62, %total_69, %sums_84) : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<16x16xf32, #mma>) -> ()
    }) : (i32, i32, i32, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<16x16xf32, #mma>) -> (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<16x16xf32, #mma>)
    %result = "tt.expand_dims"(%sums#1) <{axis = 1 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>) -> tensor<16x1xf32, #mma1>
    %result_36 = "tt.broadcast"(%result) : (tensor<16x1xf32, #mma1>) -> tensor<16x16xf32, #mma>
    %result_37 = "arith.divf"(%sums#2, %result_36) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
    %result_38 = "arith.truncf"(%result_37) : (tensor<16x16xf32, #mma>) -> tensor<16x16xf16, #mma>
    %10 = "tt.splat"(%o) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #mma>
    %11 = "tt.addptr"(%10, %queries_15) : (tensor<16x1x!tt.ptr<f16>, #mma>, tensor<16x1xi32, #mma>) -> tensor<16x1x!tt.ptr<f16>, #mma>
    %12 = "tt.broadcast"(%11) : (tensor<16x1x!tt.ptr<f16>, #mma>) -> tensor<16x16x!tt.ptr<f16>, #mma>
    %13 = "tt.addptr"(%12, %queries_24) : (tensor<16x16x!tt.ptr<f16>, #mma>, tensor<16x16xi32, #mma>) -> tensor<16x16x!tt.ptr<f16>, #mma>
    "tt.store"(%13, %result_38, %queries_27) : (tensor<16x16x!tt.ptr<f16>, #mma>, tensor<16x16xf16, #mma>, tensor<16x16xi1, #mma>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} : () -> ()
