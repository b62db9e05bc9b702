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
    %rows_4 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %rows_5 = "tt.splat"(%rows_0) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %rows_6 = "tt.splat"(%rows_0) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_7 = "arith.addi"(%rows_5, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %rows_8 = "arith.addi"(%rows_6, %rows_2) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %queries = "tt.expand_dims"(%rows_7) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16x1xi32, #mma>
    %queries_9 = "tt.expand_dims"(%rows_8) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
    %queries_10 = "tt.splat"(%length) : (i32) -> tensor<16x1xi32, #mma>
    %queries_11 = "tt.splat"(%length) : (i32) -> tensor<16x1xi32, #blocked>
    %queries_12 = "arith.cmpi"(%queries, %queries_10) <{predicate = 2 : i64}> : (tensor<16x1xi32, #mma>, tensor<16x1xi32, #mma>) -> tensor<16x1xi1, #mma>
    %queries_13 = "arith.cmpi"(%queries_9, %queries_11) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi1, #blocked>
    %queries_14 = "arith.muli"(%queries, %9) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #mma>, tensor<16x1xi32, #mma>) -> tensor<16x1xi32, #mma>
    %queries_15 = "arith.muli"(%queries_9, %8) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
    %queries_16 = "tt.splat"(%q) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %queries_17 = "tt.addptr"(%queries_16, %queries_15) : (tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %queries_18 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %queries_19 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %queries_20 = "tt.expand_dims"(%queries_18) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>) -> tensor<1x16xi32, #mma>
    %queries_21 = "tt.expand_dims"(%queries_19) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x16xi32, #blocked>
    %queries_22 = "tt.broadcast"(%queries_17) : (tensor<16x1x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %queries_23 = "tt.broadcast"(%queries_20) : (tensor<1x16xi32, #mma>) -> tensor<16x16xi32, #mma>
    %queries_24 = "tt.broadcast"(%queries_21) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %queries_25 = "tt.addptr"(%queries_22, %queries_24) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %queries_26 = "tt.broadcast"(%queries_12) : (tensor<16x1xi1, #mma>) -> tensor<16x16xi1, #mma>
    %queries_27 = "tt.broadcast"(%queries_13) : (tensor<16x1xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %queries_28 = "tt.load"(%queries_25, %queries_27, %3) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #blocked>
    %queries_29 = "ttg.local_alloc"(%queries_28) : (tensor<16x16xf16, #blocked>) -> !ttg.memdesc<16x16xf16, #shared, #smem>
    %queries_30 = "ttg.local_load"(%queries_29) : (!ttg.memdesc<16x16xf16, #shared, #smem>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>>
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
      %at_45 = "arith.addi"(%at_42, %rows_2) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %at_46 = "arith.addi"(%at_43, %rows_4) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma1}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma1}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
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
      %keys_58 = "ttg.local_alloc"(%keys_57) : (tensor<16x16xf16, #blocked1>) -> !ttg.memdesc<16x16xf16, #shared1, #smem>
      %keys_59 = "ttg.local_load"(%keys_58) : (!ttg.memdesc<16x16xf16, #shared1, #smem>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>
      %scores_60 = "tt.dot"(%queries_30, %keys_59, %6) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 4}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 4}>>, tensor<16x16xf32, #mma1>) -> tensor<16x16xf32, #mma1>
      %scores_61 = "arith.mulf"(%scores_60, %scores) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma1>, tensor<16x16xf32, #mma1>) -> tensor<16x16xf32, #mma1>
      %scores_62 = "arith.select"(%keys_56, %scores_61, %1) : (tensor<16x16xi1, #mma1>, tensor<16x16xf32, #mma1>, tensor<16x16xf32, #mma1>) -> tensor<16x16xf32, #mma1>
      %newest = "tt.reduce"(%scores_62) <{axis = 1 : i32}> ({
      ^bb0(%newest_90: f32, %newest_91: f32):
        %newest_92 = "arith.maxnumf"(%newest_90, %newest_91) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "tt.reduce.return"(%newest_92) : (f32) -> ()
      }) : (tensor<16x16xf32, #mma1>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
      %newest_63 = "arith.maxnumf"(%largest_39, %newest) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
      %weights = "tt.expand_dims"(%newest_63) <{axis = 1 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>) -> tensor<16x1xf32, #mma1>
      %weights_64 = "tt.broadcast"(%weights) : (tensor<16x1xf32, #mma1>) -> tensor<16x16xf32, #mma1>
      %weights_65 = "arith.subf"(%scores_62, %weights_64) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma1>, tensor<16x16xf32, #mma1>) -> tensor<16x16xf32, #mma1>
      %weights_66 = "math.exp"(%weights_65) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma1>) -> tensor<16x16xf32, #mma1>
      %old = "arith.subf"(%largest_39, %newest_63) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
      %old_67 = "math.exp"(%old) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
      %total_68 = "arith.mulf"(%total_40, %old_67) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
      %total_69 = "tt.reduce"(%weights_66) <{axis = 1 : i32}> ({
      ^bb0(%total_87: f32, %total_88: f32):
        %total_89 = "arith.addf"(%total_87, %total_88) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "tt.reduce.return"(%total_89) : (f32) -> ()
      }) : (tensor<16x16xf32, #mma1>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
      %total_70 = "arith.addf"(%total_68, %total_69) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
      %values_71 = "tt.expand_dims"(%at_45) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
      %values_72 = "arith.cmpi"(%values_71, %queries_11) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi1, #blocked>
      %values_73 = "arith.muli"(%values_71, %8) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
      %values_74 = "tt.addptr"(%values, %values_73) : (tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
      %values_75 = "tt.broadcast"(%values_74) : (tensor<16x1x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %values_76 = "tt.addptr"(%values_75, %queries_24) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %values_77 = "tt.broadcast"(%values_72) : (tensor<16x1xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %values_78 = "tt.load"(%values_76, %values_77, %3) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #blocked>
      %sums_79 = "tt.expand_dims"(%old_67) <{axis = 1 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>) -> tensor<16x1xf32, #mma1>
      %sums_80 = "tt.broadcast"(%sums_79) : (tensor<16x1xf32, #mma1>) -> tensor<16x16xf32, #mma>
      %sums_81 = "arith.mulf"(%sums_41, %sums_80) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      %sums_82 = "arith.truncf"(%weights_66) : (tensor<16x16xf32, #mma1>) -> tensor<16x16xf16, #mma1>
      %sums_83 = "ttg.convert_layout"(%sums_82) : (tensor<16x16xf16, #mma1>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %values_84 = "ttg.local_alloc"(%values_78) : (tensor<16x16xf16, #blocked>) -> !ttg.memdesc<16x16xf16, #shared2, #smem>
      %values_85 = "ttg.local_load"(%values_84) : (!ttg.memdesc<16x16xf16, #shared2, #smem>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
      %sums_86 = "tt.dot"(%sums_83, %values_85, %sums_81) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      "scf.yield"(%newest_63, %total_70, %sums_86) : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<16x16xf32, #mma>) -> ()
    }) : (i32, i32, i32, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<16x16xf32, #mma>) -> (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<16x16xf32, #mma>)
    %result = "tt.expand_dims"(%sums#1) <{axis = 1 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma1}>>) -> tensor<16x1xf32, #mma1>
    %result_36 = "tt.broadcast"(%result) : (tensor<16x1xf32, #mma1>) -> tensor<16x16xf32, #mma>
    %result_37 = "arith.divf"(%sums#2, %result_36) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
    %result_38 = "arith.truncf"(%result_37) : (tensor<16x16xf32, #mma>) -> tensor<16x16xf16, #mma>
    %10 = "tt.splat"(%o) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #mma>
    %11 = "tt.addptr"(%10, %queries_14) : (tensor<16x1x!tt.ptr<f16>, #mma>, tensor<16x1xi32, #mma>) -> tensor<16x1x!tt.ptr<f16>, #mma>
    %12 = "tt.broadcast"(%11) : (tensor<16x1x!tt.ptr<f16>, #mma>) -> tensor<16x16x!tt.ptr<f16>, #mma>
    %13 = "tt.addptr"(%12, %queries_23) : (tensor<16x16x!tt.ptr<f16>, #mma>, tensor<16x16xi32, #mma>) -> tensor<16x16x!tt.ptr<f16>, #mma>
    "tt.store"(%13, %result_38, %queries_26) : (tensor<16x16x!tt.ptr<f16>, #mma>, tensor<16x16xf16, #mma>, tensor<16x16xi1, #mma>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} : () -> ()
