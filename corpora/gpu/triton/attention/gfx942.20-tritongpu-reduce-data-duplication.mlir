#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [1, 4], instrShape = [16, 16, 16], isTransposed = true}>
#mma1 = #ttg.amd_mfma<{version = 3, warpsPerCTA = [4, 1], instrShape = [16, 16, 16], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 4, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 4, perPhase = 4, maxPhase = 4, order = [0, 1]}>
#shared2 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
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
    %queries_30 = "ttg.local_alloc"(%queries_29) : (tensor<16x16xf16, #blocked>) -> !ttg.memdesc<16x16xf16, #shared, #smem>
    %queries_31 = "ttg.local_load"(%queries_30) : (!ttg.memdesc<16x16xf16, #shared, #smem>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>>
    %keys = "tt.splat"(%length) : (i32) -> tensor<1x16xi32, #blocked1>
    %keys_32 = "tt.splat"(%length) : (i32) -> tensor<1x16xi32, #mma1>
    %keys_33 = "tt.splat"(%k) : (!tt.ptr<f16>) -> tensor<1x16x!tt.ptr<f16>, #blocked1>
    %keys_34 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %keys_35 = "tt.expand_dims"(%keys_34) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16x1xi32, #blocked1>
    %keys_36 = "tt.broadcast"(%keys_35) : (tensor<16x1xi32, #blocked1>) -> tensor<16x16xi32, #blocked1>
    %scores = "tt.splat"(%factor) : (f32) -> tensor<16x16xf32, #mma1>
    %values = "tt.splat"(%v) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %sums:3 = "scf.for"(%2, %length, %5, %largest, %total, %0) ({
    ^bb0(%start: i32, %largest_40: tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, %total_41: tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, %sums_42: tensor<16x16xf32, #mma>):
      %at = "tt.splat"(%start) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %at_43 = "tt.splat"(%start) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %at_44 = "tt.splat"(%start) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
      %at_45 = "arith.addi"(%at, %rows_3) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %at_46 = "arith.addi"(%at_43, %rows_4) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %at_47 = "arith.addi"(%at_44, %rows_5) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma1}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
      %keys_48 = "tt.expand_dims"(%at_45) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>) -> tensor<1x16xi32, #blocked1>
      %keys_49 = "tt.expand_dims"(%at_47) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma1}>>) -> tensor<1x16xi32, #mma1>
      %keys_50 = "arith.cmpi"(%keys_48, %keys) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked1>, tensor<1x16xi32, #blocked1>) -> tensor<1x16xi1, #blocked1>
      %keys_51 = "arith.cmpi"(%keys_49, %keys_32) <{predicate = 2 : i64}> : (tensor<1x16xi32, #mma1>, tensor<1x16xi32, #mma1>) -> tensor<1x16xi1, #mma1>
      %keys_52 = "arith.muli"(%keys_48, %7) <{overflowFlags = #arith.overflow<none>}> : (tensor<1x16xi32, #blocked1>, tensor<1x16xi32, #blocked1>) -> tensor<1x16xi32, #blocked1>
      %keys_53 = "tt.addptr"(%keys_33, %keys_52) : (tensor<1x16x!tt.ptr<f16>, #blocked1>, tensor<1x16xi32, #blocked1>) -> tensor<1x16x!tt.ptr<f16>, #blocked1>
      %keys_54 = "tt.broadcast"(%keys_53) : (tensor<1x16x!tt.ptr<f16>, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
      %keys_55 = "tt.addptr"(%keys_54, %keys_36) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi32, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
      %keys_56 = "tt.broadcast"(%keys_50) : (tensor<1x16xi1, #blocked1>) -> tensor<16x16xi1, #blocked1>
      %keys_57 = "tt.broadcast"(%keys_51) : (tensor<1x16xi1, #mma1>) -> tensor<16x16xi1, #mma1>
      %keys_58 = "tt.load"(%keys_55, %keys_56, %4) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi1, #blocked1>, tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #blocked1>
      %keys_59 = "ttg.local_alloc"(%keys_58) : (tensor<16x16xf16, #blocked1>) -> !ttg.memdesc<16x16xf16, #shared1, #smem>
      %keys_60 = "ttg.local_load"(%keys_59) : (!ttg.memdesc<16x16xf16, #shared1, #smem>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
      %scores_61 = "tt.dot"(%queries_31, %keys_60, %6) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>, tensor<16x16xf32, #mma1>) -> tensor<16x16xf32, #mma1>
      %scores_62 = "arith.mulf"(%scores_61, %scores) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma1>, tensor<16x16xf32, #mma1>) -> tensor<16x16xf32, #mma1>
      %scores_63 = "arith.select"(%keys_57, %scores_62, %1) : (tensor<16x16xi1, #mma1>, tensor<16x16xf32, #mma1>, tensor<16x16xf32, #mma1>) -> tensor<16x16xf32, #mma1>
      %newest = "tt.reduce"(%scores_63) <{axis = 1 : i32}> ({
      ^bb0(%newest_91: f32, %newest_92: f32):
        %newest_93 = "arith.maxnumf"(%newest_91, %newest_92) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "tt.reduce.return"(%newest_93) : (f32) -> ()
      }) : (tensor<16x16xf32, #mma1>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
      %newest_64 = "arith.maxnumf"(%largest_40, %newest) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
      %weights = "tt.expand_dims"(%newest_64) <{axis = 1 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>) -> tensor<16x1xf32, #mma1>
      %weights_65 = "tt.broadcast"(%weights) : (tensor<16x1xf32, #mma1>) -> tensor<16x16xf32, #mma1>
      %weights_66 = "arith.subf"(%scores_63, %weights_65) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma1>, tensor<16x16xf32, #mma1>) -> tensor<16x16xf32, #mma1>
      %weights_67 = "math.exp"(%weights_66) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma1>) -> tensor<16x16xf32, #mma1>
      %old = "arith.subf"(%largest_40, %newest_64) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
      %old_68 = "math.exp"(%old) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
      %total_69 = "arith.mulf"(%total_41, %old_68) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
      %total_70 = "tt.reduce"(%weights_67) <{axis = 1 : i32}> ({
      ^bb0(%total_88: f32, %total_89: f32):
        %total_90 = "arith.addf"(%total_88, %total_89) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "tt.reduce.return"(%total_90) : (f32) -> ()
      }) : (tensor<16x16xf32, #mma1>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
      %total_71 = "arith.addf"(%total_69, %total_70) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
      %values_72 = "tt.expand_dims"(%at_46) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
      %values_73 = "arith.cmpi"(%values_72, %queries_12) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi1, #blocked>
      %values_74 = "arith.muli"(%values_72, %8) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
      %values_75 = "tt.addptr"(%values, %values_74) : (tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
      %values_76 = "tt.broadcast"(%values_75) : (tensor<16x1x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %values_77 = "tt.addptr"(%values_76, %queries_25) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %values_78 = "tt.broadcast"(%values_73) : (tensor<16x1xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %values_79 = "tt.load"(%values_77, %values_78, %3) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #blocked>
      %sums_80 = "tt.expand_dims"(%old_68) <{axis = 1 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>) -> tensor<16x1xf32, #mma1>
      %sums_81 = "tt.broadcast"(%sums_80) : (tensor<16x1xf32, #mma1>) -> tensor<16x16xf32, #mma>
      %sums_82 = "arith.mulf"(%sums_42, %sums_81) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      %sums_83 = "arith.truncf"(%weights_67) : (tensor<16x16xf32, #mma1>) -> tensor<16x16xf16, #mma1>
      %sums_84 = "ttg.convert_layout"(%sums_83) : (tensor<16x16xf16, #mma1>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %values_85 = "ttg.local_alloc"(%values_79) : (tensor<16x16xf16, #blocked>) -> !ttg.memdesc<16x16xf16, #shared2, #smem>
      %values_86 = "ttg.local_load"(%values_85) : (!ttg.memdesc<16x16xf16, #shared2, #smem>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
      %sums_87 = "tt.dot"(%sums_84, %values_86, %sums_82) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      "scf.yield"(%newest_64, %total_71, %sums_87) : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<16x16xf32, #mma>) -> ()
    }) : (i32, i32, i32, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<16x16xf32, #mma>) -> (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<16x16xf32, #mma>)
    %result = "tt.expand_dims"(%sums#1) <{axis = 1 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>) -> tensor<16x1xf32, #mma1>
    %result_37 = "tt.broadcast"(%result) : (tensor<16x1xf32, #mma1>) -> tensor<16x16xf32, #mma>
    %result_38 = "arith.divf"(%sums#2, %result_37) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
    %result_39 = "arith.truncf"(%result_38) : (tensor<16x16xf32, #mma>) -> tensor<16x16xf16, #mma>
    %10 = "tt.splat"(%o) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #mma>
    %11 = "tt.addptr"(%10, %queries_15) : (tensor<16x1x!tt.ptr<f16>, #mma>, tensor<16x1xi32, #mma>) -> tensor<16x1x!tt.ptr<f16>, #mma>
    %12 = "tt.broadcast"(%11) : (tensor<16x1x!tt.ptr<f16>, #mma>) -> tensor<16x16x!tt.ptr<f16>, #mma>
    %13 = "tt.addptr"(%12, %queries_24) : (tensor<16x16x!tt.ptr<f16>, #mma>, tensor<16x16xi32, #mma>) -> tensor<16x16x!tt.ptr<f16>, #mma>
    "tt.store"(%13, %result_39, %queries_27) : (tensor<16x16x!tt.ptr<f16>, #mma>, tensor<16x16xf16, #mma>, tensor<16x16xi1, #mma>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} : () -> ()
