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
    %rows_2 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %rows_3 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %rows_4 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %rows_5 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %rows_6 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %rows_7 = "tt.splat"(%rows_0) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %rows_8 = "tt.splat"(%rows_0) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %rows_9 = "arith.addi"(%rows_7, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %rows_10 = "arith.addi"(%rows_8, %rows_2) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %queries = "tt.expand_dims"(%rows_9) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16x1xi32, #blocked1>
    %queries_11 = "tt.expand_dims"(%rows_10) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16x1xi32, #blocked1>
    %queries_12 = "tt.splat"(%length) : (i32) -> tensor<16x1xi32, #blocked1>
    %queries_13 = "arith.cmpi"(%queries_11, %queries_12) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1xi1, #blocked1>
    %queries_14 = "arith.muli"(%queries, %1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1xi32, #blocked1>
    %queries_15 = "tt.splat"(%q) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked1>
    %queries_16 = "tt.addptr"(%queries_15, %queries_14) : (tensor<16x1x!tt.ptr<f16>, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1x!tt.ptr<f16>, #blocked1>
    %queries_17 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %queries_18 = "tt.expand_dims"(%queries_17) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>) -> tensor<1x16xi32, #blocked1>
    %queries_19 = "tt.broadcast"(%queries_16) : (tensor<16x1x!tt.ptr<f16>, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %queries_20 = "tt.broadcast"(%queries_18) : (tensor<1x16xi32, #blocked1>) -> tensor<16x16xi32, #blocked1>
    %queries_21 = "tt.addptr"(%queries_19, %queries_20) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi32, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %queries_22 = "tt.broadcast"(%queries_13) : (tensor<16x1xi1, #blocked1>) -> tensor<16x16xi1, #blocked1>
    %queries_23 = "tt.load"(%queries_21, %queries_22, %3) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi1, #blocked1>, tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #blocked1>
    %sums:3 = "scf.for"(%5, %length, %2, %largest, %total, %7) ({
    ^bb0(%start: i32, %largest_27: tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %total_28: tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %sums_29: tensor<16x16xf32, #mma>):
      %at = "tt.splat"(%start) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %at_30 = "tt.splat"(%start) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %at_31 = "tt.splat"(%start) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %at_32 = "tt.splat"(%start) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>
      %at_33 = "arith.addi"(%at, %rows_3) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %at_34 = "arith.addi"(%at_30, %rows_4) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %at_35 = "arith.addi"(%at_31, %rows_5) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %at_36 = "arith.addi"(%at_32, %rows_6) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>
      %keys = "tt.expand_dims"(%at_33) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x16xi32, #blocked>
      %keys_37 = "tt.expand_dims"(%at_36) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>) -> tensor<1x16xi32, #mma>
      %keys_38 = "tt.splat"(%length) : (i32) -> tensor<1x16xi32, #blocked>
      %keys_39 = "tt.splat"(%length) : (i32) -> tensor<1x16xi32, #mma>
      %keys_40 = "arith.cmpi"(%keys, %keys_38) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
      %keys_41 = "arith.cmpi"(%keys_37, %keys_39) <{predicate = 2 : i64}> : (tensor<1x16xi32, #mma>, tensor<1x16xi32, #mma>) -> tensor<1x16xi1, #mma>
      %keys_42 = "arith.muli"(%keys, %0) <{overflowFlags = #arith.overflow<none>}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi32, #blocked>
      %keys_43 = "tt.splat"(%k) : (!tt.ptr<f16>) -> tensor<1x16x!tt.ptr<f16>, #blocked>
      %keys_44 = "tt.addptr"(%keys_43, %keys_42) : (tensor<1x16x!tt.ptr<f16>, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16x!tt.ptr<f16>, #blocked>
      %keys_45 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %keys_46 = "tt.expand_dims"(%keys_45) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
      %keys_47 = "tt.broadcast"(%keys_44) : (tensor<1x16x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %keys_48 = "tt.broadcast"(%keys_46) : (tensor<16x1xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %keys_49 = "tt.addptr"(%keys_47, %keys_48) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %keys_50 = "tt.broadcast"(%keys_40) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %keys_51 = "tt.broadcast"(%keys_41) : (tensor<1x16xi1, #mma>) -> tensor<16x16xi1, #mma>
      %keys_52 = "tt.load"(%keys_49, %keys_50, %4) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #blocked>
      %queries_53 = "ttg.convert_layout"(%queries_23) : (tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %keys_54 = "ttg.convert_layout"(%keys_52) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %scores = "tt.dot"(%queries_53, %keys_54, %7) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      %scores_55 = "tt.splat"(%factor) : (f32) -> tensor<16x16xf32, #mma>
      %scores_56 = "arith.mulf"(%scores, %scores_55) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      %scores_57 = "arith.select"(%keys_51, %scores_56, %6) : (tensor<16x16xi1, #mma>, tensor<16x16xf32, #mma>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      %newest = "tt.reduce"(%scores_57) <{axis = 1 : i32}> ({
      ^bb0(%newest_85: f32, %newest_86: f32):
        %newest_87 = "arith.maxnumf"(%newest_85, %newest_86) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "tt.reduce.return"(%newest_87) : (f32) -> ()
      }) : (tensor<16x16xf32, #mma>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %newest_58 = "arith.maxnumf"(%largest_27, %newest) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %weights = "tt.expand_dims"(%newest_58) <{axis = 1 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16x1xf32, #mma>
      %weights_59 = "tt.broadcast"(%weights) : (tensor<16x1xf32, #mma>) -> tensor<16x16xf32, #mma>
      %weights_60 = "arith.subf"(%scores_57, %weights_59) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      %weights_61 = "math.exp"(%weights_60) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      %old = "arith.subf"(%largest_27, %newest_58) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %old_62 = "math.exp"(%old) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %total_63 = "arith.mulf"(%total_28, %old_62) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %total_64 = "tt.reduce"(%weights_61) <{axis = 1 : i32}> ({
      ^bb0(%total_82: f32, %total_83: f32):
        %total_84 = "arith.addf"(%total_82, %total_83) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "tt.reduce.return"(%total_84) : (f32) -> ()
      }) : (tensor<16x16xf32, #mma>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %total_65 = "arith.addf"(%total_63, %total_64) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %values = "tt.expand_dims"(%at_34) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16x1xi32, #blocked1>
      %values_66 = "tt.expand_dims"(%at_35) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16x1xi32, #blocked1>
      %values_67 = "arith.cmpi"(%values_66, %queries_12) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1xi1, #blocked1>
      %values_68 = "arith.muli"(%values, %1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1xi32, #blocked1>
      %values_69 = "tt.splat"(%v) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked1>
      %values_70 = "tt.addptr"(%values_69, %values_68) : (tensor<16x1x!tt.ptr<f16>, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1x!tt.ptr<f16>, #blocked1>
      %values_71 = "tt.broadcast"(%values_70) : (tensor<16x1x!tt.ptr<f16>, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
      %values_72 = "tt.addptr"(%values_71, %queries_20) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi32, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
      %values_73 = "tt.broadcast"(%values_67) : (tensor<16x1xi1, #blocked1>) -> tensor<16x16xi1, #blocked1>
      %values_74 = "tt.load"(%values_72, %values_73, %3) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi1, #blocked1>, tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #blocked1>
      %sums_75 = "tt.expand_dims"(%old_62) <{axis = 1 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16x1xf32, #mma>
      %sums_76 = "tt.broadcast"(%sums_75) : (tensor<16x1xf32, #mma>) -> tensor<16x16xf32, #mma>
      %sums_77 = "arith.mulf"(%sums_29, %sums_76) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      %sums_78 = "arith.truncf"(%weights_61) : (tensor<16x16xf32, #mma>) -> tensor<16x16xf16, #mma>
      %sums_79 = "ttg.convert_layout"(%sums_78) : (tensor<16x16xf16, #mma>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %values_80 = "ttg.convert_layout"(%values_74) : (tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %sums_81 = "tt.dot"(%sums_79, %values_80, %sums_77) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      "scf.yield"(%newest_58, %total_65, %sums_81) : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16x16xf32, #mma>) -> ()
    }) : (i32, i32, i32, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16x16xf32, #mma>) -> (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16x16xf32, #mma>)
    %result = "tt.expand_dims"(%sums#1) <{axis = 1 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16x1xf32, #mma>
    %result_24 = "tt.broadcast"(%result) : (tensor<16x1xf32, #mma>) -> tensor<16x16xf32, #mma>
    %result_25 = "arith.divf"(%sums#2, %result_24) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
    %result_26 = "arith.truncf"(%result_25) : (tensor<16x16xf32, #mma>) -> tensor<16x16xf16, #mma>
    %8 = "tt.splat"(%o) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked1>
    %9 = "tt.addptr"(%8, %queries_14) : (tensor<16x1x!tt.ptr<f16>, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1x!tt.ptr<f16>, #blocked1>
    %10 = "tt.broadcast"(%9) : (tensor<16x1x!tt.ptr<f16>, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %11 = "tt.addptr"(%10, %queries_20) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi32, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %12 = "ttg.convert_layout"(%result_26) : (tensor<16x16xf16, #mma>) -> tensor<16x16xf16, #blocked1>
    "tt.store"(%11, %12, %queries_22) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xf16, #blocked1>, tensor<16x16xi1, #blocked1>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = false} : () -> ()
