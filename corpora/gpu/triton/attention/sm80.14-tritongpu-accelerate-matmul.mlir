#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [2, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {}], function_type = (!tt.ptr<f16>, !tt.ptr<f16>, !tt.ptr<f16>, !tt.ptr<f16>, i32, f32) -> (), sym_name = "attention", sym_visibility = "public"}> ({
  ^bb0(%q: !tt.ptr<f16>, %k: !tt.ptr<f16>, %v: !tt.ptr<f16>, %o: !tt.ptr<f16>, %length: i32, %factor: f32):
    %largest = "arith.constant"() <{value = dense<0xFF800000> : tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>}> : () -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %total = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>}> : () -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = dense<0xFF800000> : tensor<16x16xf32, #blocked>}> : () -> tensor<16x16xf32, #blocked>
    %2 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf32, #blocked>}> : () -> tensor<16x16xf32, #blocked>
    %3 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf16, #blocked1>}> : () -> tensor<16x16xf16, #blocked1>
    %4 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf16, #blocked2>}> : () -> tensor<16x16xf16, #blocked2>
    %5 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %6 = "arith.constant"() <{value = dense<16> : tensor<16x1xi32, #blocked2>}> : () -> tensor<16x1xi32, #blocked2>
    %7 = "arith.constant"() <{value = dense<16> : tensor<1x16xi32, #blocked1>}> : () -> tensor<1x16xi32, #blocked1>
    %rows = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %rows_0 = "arith.muli"(%rows, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %rows_1 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %rows_2 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %rows_3 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %rows_4 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %rows_5 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %rows_6 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %rows_7 = "tt.splat"(%rows_0) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %rows_8 = "tt.splat"(%rows_0) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %rows_9 = "arith.addi"(%rows_7, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %rows_10 = "arith.addi"(%rows_8, %rows_2) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %queries = "tt.expand_dims"(%rows_9) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>) -> tensor<16x1xi32, #blocked2>
    %queries_11 = "tt.expand_dims"(%rows_10) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>) -> tensor<16x1xi32, #blocked2>
    %queries_12 = "tt.splat"(%length) : (i32) -> tensor<16x1xi32, #blocked2>
    %queries_13 = "arith.cmpi"(%queries_11, %queries_12) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked2>, tensor<16x1xi32, #blocked2>) -> tensor<16x1xi1, #blocked2>
    %queries_14 = "arith.muli"(%queries, %6) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked2>, tensor<16x1xi32, #blocked2>) -> tensor<16x1xi32, #blocked2>
    %queries_15 = "tt.splat"(%q) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked2>
    %queries_16 = "tt.addptr"(%queries_15, %queries_14) : (tensor<16x1x!tt.ptr<f16>, #blocked2>, tensor<16x1xi32, #blocked2>) -> tensor<16x1x!tt.ptr<f16>, #blocked2>
    %queries_17 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %queries_18 = "tt.expand_dims"(%queries_17) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>) -> tensor<1x16xi32, #blocked2>
    %queries_19 = "tt.broadcast"(%queries_16) : (tensor<16x1x!tt.ptr<f16>, #blocked2>) -> tensor<16x16x!tt.ptr<f16>, #blocked2>
    %queries_20 = "tt.broadcast"(%queries_18) : (tensor<1x16xi32, #blocked2>) -> tensor<16x16xi32, #blocked2>
    %queries_21 = "tt.addptr"(%queries_19, %queries_20) : (tensor<16x16x!tt.ptr<f16>, #blocked2>, tensor<16x16xi32, #blocked2>) -> tensor<16x16x!tt.ptr<f16>, #blocked2>
    %queries_22 = "tt.broadcast"(%queries_13) : (tensor<16x1xi1, #blocked2>) -> tensor<16x16xi1, #blocked2>
    %queries_23 = "tt.load"(%queries_21, %queries_22, %4) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked2>, tensor<16x16xi1, #blocked2>, tensor<16x16xf16, #blocked2>) -> tensor<16x16xf16, #blocked2>
    %sums:3 = "scf.for"(%0, %length, %5, %largest, %total, %2) ({
    ^bb0(%start: i32, %largest_27: tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, %total_28: tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, %sums_29: tensor<16x16xf32, #blocked>):
      %at = "tt.splat"(%start) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %at_30 = "tt.splat"(%start) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %at_31 = "tt.splat"(%start) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %at_32 = "tt.splat"(%start) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %at_33 = "arith.addi"(%at, %rows_3) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %at_34 = "arith.addi"(%at_30, %rows_4) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %at_35 = "arith.addi"(%at_31, %rows_5) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %at_36 = "arith.addi"(%at_32, %rows_6) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %keys = "tt.expand_dims"(%at_33) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>) -> tensor<1x16xi32, #blocked1>
      %keys_37 = "tt.expand_dims"(%at_36) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x16xi32, #blocked>
      %keys_38 = "tt.splat"(%length) : (i32) -> tensor<1x16xi32, #blocked1>
      %keys_39 = "tt.splat"(%length) : (i32) -> tensor<1x16xi32, #blocked>
      %keys_40 = "arith.cmpi"(%keys, %keys_38) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked1>, tensor<1x16xi32, #blocked1>) -> tensor<1x16xi1, #blocked1>
      %keys_41 = "arith.cmpi"(%keys_37, %keys_39) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
      %keys_42 = "arith.muli"(%keys, %7) <{overflowFlags = #arith.overflow<none>}> : (tensor<1x16xi32, #blocked1>, tensor<1x16xi32, #blocked1>) -> tensor<1x16xi32, #blocked1>
      %keys_43 = "tt.splat"(%k) : (!tt.ptr<f16>) -> tensor<1x16x!tt.ptr<f16>, #blocked1>
      %keys_44 = "tt.addptr"(%keys_43, %keys_42) : (tensor<1x16x!tt.ptr<f16>, #blocked1>, tensor<1x16xi32, #blocked1>) -> tensor<1x16x!tt.ptr<f16>, #blocked1>
      %keys_45 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %keys_46 = "tt.expand_dims"(%keys_45) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16x1xi32, #blocked1>
      %keys_47 = "tt.broadcast"(%keys_44) : (tensor<1x16x!tt.ptr<f16>, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
      %keys_48 = "tt.broadcast"(%keys_46) : (tensor<16x1xi32, #blocked1>) -> tensor<16x16xi32, #blocked1>
      %keys_49 = "tt.addptr"(%keys_47, %keys_48) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi32, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
      %keys_50 = "tt.broadcast"(%keys_40) : (tensor<1x16xi1, #blocked1>) -> tensor<16x16xi1, #blocked1>
      %keys_51 = "tt.broadcast"(%keys_41) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %keys_52 = "tt.load"(%keys_49, %keys_50, %3) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi1, #blocked1>, tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #blocked1>
      %queries_53 = "ttg.convert_layout"(%queries_23) : (tensor<16x16xf16, #blocked2>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>
      %keys_54 = "ttg.convert_layout"(%keys_52) : (tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>
      %13 = "ttg.convert_layout"(%2) : (tensor<16x16xf32, #blocked>) -> tensor<16x16xf32, #mma>
      %queries_55 = "ttg.convert_layout"(%queries_53) : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %keys_56 = "ttg.convert_layout"(%keys_54) : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %scores = "tt.dot"(%queries_55, %keys_56, %13) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      %scores_57 = "ttg.convert_layout"(%scores) : (tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #blocked>
      %scores_58 = "tt.splat"(%factor) : (f32) -> tensor<16x16xf32, #blocked>
      %scores_59 = "arith.mulf"(%scores_57, %scores_58) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #blocked>, tensor<16x16xf32, #blocked>) -> tensor<16x16xf32, #blocked>
      %scores_60 = "arith.select"(%keys_51, %scores_59, %1) : (tensor<16x16xi1, #blocked>, tensor<16x16xf32, #blocked>, tensor<16x16xf32, #blocked>) -> tensor<16x16xf32, #blocked>
      %newest = "tt.reduce"(%scores_60) <{axis = 1 : i32}> ({
      ^bb0(%newest_92: f32, %newest_93: f32):
        %newest_94 = "arith.maxnumf"(%newest_92, %newest_93) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "tt.reduce.return"(%newest_94) : (f32) -> ()
      }) : (tensor<16x16xf32, #blocked>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %newest_61 = "arith.maxnumf"(%largest_27, %newest) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %weights = "tt.expand_dims"(%newest_61) <{axis = 1 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xf32, #blocked>
      %weights_62 = "tt.broadcast"(%weights) : (tensor<16x1xf32, #blocked>) -> tensor<16x16xf32, #blocked>
      %weights_63 = "arith.subf"(%scores_60, %weights_62) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #blocked>, tensor<16x16xf32, #blocked>) -> tensor<16x16xf32, #blocked>
      %weights_64 = "math.exp"(%weights_63) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #blocked>) -> tensor<16x16xf32, #blocked>
      %old = "arith.subf"(%largest_27, %newest_61) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %old_65 = "math.exp"(%old) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %total_66 = "arith.mulf"(%total_28, %old_65) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %total_67 = "tt.reduce"(%weights_64) <{axis = 1 : i32}> ({
      ^bb0(%total_89: f32, %total_90: f32):
        %total_91 = "arith.addf"(%total_89, %total_90) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "tt.reduce.return"(%total_91) : (f32) -> ()
      }) : (tensor<16x16xf32, #blocked>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %total_68 = "arith.addf"(%total_66, %total_67) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %values = "tt.expand_dims"(%at_34) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>) -> tensor<16x1xi32, #blocked2>
      %values_69 = "tt.expand_dims"(%at_35) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>) -> tensor<16x1xi32, #blocked2>
      %values_70 = "arith.cmpi"(%values_69, %queries_12) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked2>, tensor<16x1xi32, #blocked2>) -> tensor<16x1xi1, #blocked2>
      %values_71 = "arith.muli"(%values, %6) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked2>, tensor<16x1xi32, #blocked2>) -> tensor<16x1xi32, #blocked2>
      %values_72 = "tt.splat"(%v) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked2>
      %values_73 = "tt.addptr"(%values_72, %values_71) : (tensor<16x1x!tt.ptr<f16>, #blocked2>, tensor<16x1xi32, #blocked2>) -> tensor<16x1x!tt.ptr<f16>, #blocked2>
      %values_74 = "tt.broadcast"(%values_73) : (tensor<16x1x!tt.ptr<f16>, #blocked2>) -> tensor<16x16x!tt.ptr<f16>, #blocked2>
      %values_75 = "tt.addptr"(%values_74, %queries_20) : (tensor<16x16x!tt.ptr<f16>, #blocked2>, tensor<16x16xi32, #blocked2>) -> tensor<16x16x!tt.ptr<f16>, #blocked2>
      %values_76 = "tt.broadcast"(%values_70) : (tensor<16x1xi1, #blocked2>) -> tensor<16x16xi1, #blocked2>
      %values_77 = "tt.load"(%values_75, %values_76, %4) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked2>, tensor<16x16xi1, #blocked2>, tensor<16x16xf16, #blocked2>) -> tensor<16x16xf16, #blocked2>
      %sums_78 = "tt.expand_dims"(%old_65) <{axis = 1 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xf32, #blocked>
      %sums_79 = "tt.broadcast"(%sums_78) : (tensor<16x1xf32, #blocked>) -> tensor<16x16xf32, #blocked>
      %sums_80 = "arith.mulf"(%sums_29, %sums_79) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #blocked>, tensor<16x16xf32, #blocked>) -> tensor<16x16xf32, #blocked>
      %sums_81 = "arith.truncf"(%weights_64) : (tensor<16x16xf32, #blocked>) -> tensor<16x16xf16, #blocked>
      %sums_82 = "ttg.convert_layout"(%sums_81) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>
      %values_83 = "ttg.convert_layout"(%values_77) : (tensor<16x16xf16, #blocked2>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>
      %sums_84 = "ttg.convert_layout"(%sums_80) : (tensor<16x16xf32, #blocked>) -> tensor<16x16xf32, #mma>
      %sums_85 = "ttg.convert_layout"(%sums_82) : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %values_86 = "ttg.convert_layout"(%values_83) : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %sums_87 = "tt.dot"(%sums_85, %values_86, %sums_84) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      %sums_88 = "ttg.convert_layout"(%sums_87) : (tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #blocked>
      "scf.yield"(%newest_61, %total_68, %sums_88) : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16x16xf32, #blocked>) -> ()
    }) : (i32, i32, i32, tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16x16xf32, #blocked>) -> (tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16x16xf32, #blocked>)
    %result = "tt.expand_dims"(%sums#1) <{axis = 1 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xf32, #blocked>
    %result_24 = "tt.broadcast"(%result) : (tensor<16x1xf32, #blocked>) -> tensor<16x16xf32, #blocked>
    %result_25 = "arith.divf"(%sums#2, %result_24) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #blocked>, tensor<16x16xf32, #blocked>) -> tensor<16x16xf32, #blocked>
    %result_26 = "arith.truncf"(%result_25) : (tensor<16x16xf32, #blocked>) -> tensor<16x16xf16, #blocked>
    %8 = "tt.splat"(%o) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked2>
    %9 = "tt.addptr"(%8, %queries_14) : (tensor<16x1x!tt.ptr<f16>, #blocked2>, tensor<16x1xi32, #blocked2>) -> tensor<16x1x!tt.ptr<f16>, #blocked2>
    %10 = "tt.broadcast"(%9) : (tensor<16x1x!tt.ptr<f16>, #blocked2>) -> tensor<16x16x!tt.ptr<f16>, #blocked2>
    %11 = "tt.addptr"(%10, %queries_20) : (tensor<16x16x!tt.ptr<f16>, #blocked2>, tensor<16x16xi32, #blocked2>) -> tensor<16x16x!tt.ptr<f16>, #blocked2>
    %12 = "ttg.convert_layout"(%result_26) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #blocked2>
    "tt.store"(%11, %12, %queries_22) : (tensor<16x16x!tt.ptr<f16>, #blocked2>, tensor<16x16xf16, #blocked2>, tensor<16x16xi1, #blocked2>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} : () -> ()
