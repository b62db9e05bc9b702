#blocked = #ttg.blocked<{sizePerThread = [2, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 4, maxPhase = 2, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 4, maxPhase = 2, order = [0, 1]}>
#smem = #ttg.shared_memory
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {}], function_type = (!tt.ptr<f16>, !tt.ptr<f16>, !tt.ptr<f16>, !tt.ptr<f16>, i32, f32) -> (), sym_name = "attention", sym_visibility = "public"}> ({
  ^bb0(%q: !tt.ptr<f16>, %k: !tt.ptr<f16>, %v: !tt.ptr<f16>, %o: !tt.ptr<f16>, %length: i32, %factor: f32):
    %0 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf32, #mma>}> : () -> tensor<16x16xf32, #mma>
    %1 = "arith.constant"() <{value = dense<0xFF800000> : tensor<16x16xf32, #mma>}> : () -> tensor<16x16xf32, #mma>
    %2 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>}> : () -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %3 = "arith.constant"() <{value = dense<0xFF800000> : tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>}> : () -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %4 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %5 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf16, #blocked>}> : () -> tensor<16x16xf16, #blocked>
    %6 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf16, #blocked1>}> : () -> tensor<16x16xf16, #blocked1>
    %7 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %8 = "arith.constant"() <{value = dense<16> : tensor<16x1xi32, #blocked1>}> : () -> tensor<16x1xi32, #blocked1>
    %9 = "arith.constant"() <{value = dense<16> : tensor<1x16xi32, #blocked>}> : () -> tensor<1x16xi32, #blocked>
    %10 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %11 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %12 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %13 = "arith.constant"() <{value = dense<16> : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = "arith.constant"() <{value = dense<16> : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %15 = "arith.constant"() <{value = 32 : i32}> : () -> i32
    %rows = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %rows_0 = "arith.muli"(%rows, %7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %rows_1 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %rows_2 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %rows_3 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %rows_4 = "tt.splat"(%rows_0) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %rows_5 = "arith.addi"(%rows_4, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %queries = "tt.expand_dims"(%rows_5) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16x1xi32, #blocked1>
    %queries_6 = "tt.splat"(%length) : (i32) -> tensor<16x1xi32, #blocked1>
    %queries_7 = "arith.cmpi"(%queries, %queries_6) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1xi1, #blocked1>
    %queries_8 = "arith.muli"(%queries, %8) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1xi32, #blocked1>
    %queries_9 = "tt.splat"(%q) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked1>
    %queries_10 = "tt.addptr"(%queries_9, %queries_8) : (tensor<16x1x!tt.ptr<f16>, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1x!tt.ptr<f16>, #blocked1>
    %queries_11 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %queries_12 = "tt.expand_dims"(%queries_11) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>) -> tensor<1x16xi32, #blocked1>
    %queries_13 = "tt.broadcast"(%queries_10) : (tensor<16x1x!tt.ptr<f16>, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %queries_14 = "tt.broadcast"(%queries_12) : (tensor<1x16xi32, #blocked1>) -> tensor<16x16xi32, #blocked1>
    %queries_15 = "tt.addptr"(%queries_13, %queries_14) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi32, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %queries_16 = "tt.broadcast"(%queries_7) : (tensor<16x1xi1, #blocked1>) -> tensor<16x16xi1, #blocked1>
    %queries_17 = "tt.load"(%queries_15, %queries_16, %6) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi1, #blocked1>, tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #blocked1>
    %queries_18 = "ttg.local_alloc"(%queries_17) : (tensor<16x16xf16, #blocked1>) -> !ttg.memdesc<16x16xf16, #shared, #smem>
    %keys = "tt.splat"(%length) : (i32) -> tensor<1x16xi32, #blocked>
    %keys_19 = "tt.splat"(%length) : (i32) -> tensor<1x16xi32, #mma>
    %keys_20 = "tt.splat"(%k) : (!tt.ptr<f16>) -> tensor<1x16x!tt.ptr<f16>, #blocked>
    %keys_21 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %keys_22 = "tt.expand_dims"(%keys_21) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
    %keys_23 = "tt.broadcast"(%keys_22) : (tensor<16x1xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %scores = "tt.splat"(%factor) : (f32) -> tensor<16x16xf32, #mma>
    %values = "tt.splat"(%v) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked1>
    %keys_24 = "ttg.local_alloc"() : () -> !ttg.memdesc<2x16x16xf16, #shared1, #smem, mutable>
    %values_25 = "ttg.local_alloc"() : () -> !ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>
    %sums = "arith.cmpi"(%length, %4) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %keys_26 = "tt.expand_dims"(%rows_2) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x16xi32, #blocked>
    %keys_27 = "arith.cmpi"(%keys_26, %keys) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
    %keys_28 = "arith.muli"(%keys_26, %9) <{overflowFlags = #arith.overflow<none>}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi32, #blocked>
    %keys_29 = "tt.addptr"(%keys_20, %keys_28) : (tensor<1x16x!tt.ptr<f16>, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16x!tt.ptr<f16>, #blocked>
    %keys_30 = "tt.broadcast"(%keys_29) : (tensor<1x16x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %keys_31 = "tt.addptr"(%keys_30, %keys_23) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %keys_32 = "tt.broadcast"(%keys_27) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %keys_33 = "ttg.memdesc_index"(%keys_24, %4) : (!ttg.memdesc<2x16x16xf16, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared1, #smem, mutable>
    %sums_34 = "tt.splat"(%sums) : (i1) -> tensor<16x16xi1, #blocked>
    %sums_35 = "arith.andi"(%sums_34, %keys_32) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %keys_36 = "ttg.async_copy_global_to_local"(%keys_31, %keys_33, %sums_35, %5) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, !ttg.memdesc<16x16xf16, #shared1, #smem, mutable>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> !ttg.async.token
    %keys_37 = "ttg.async_commit_group"(%keys_36) : (!ttg.async.token) -> !ttg.async.token
    %values_38 = "tt.expand_dims"(%rows_1) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16x1xi32, #blocked1>
    %values_39 = "arith.cmpi"(%values_38, %queries_6) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1xi1, #blocked1>
    %values_40 = "arith.muli"(%values_38, %8) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1xi32, #blocked1>
    %values_41 = "tt.addptr"(%values, %values_40) : (tensor<16x1x!tt.ptr<f16>, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1x!tt.ptr<f16>, #blocked1>
    %values_42 = "tt.broadcast"(%values_41) : (tensor<16x1x!tt.ptr<f16>, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %values_43 = "tt.addptr"(%values_42, %queries_14) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi32, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %values_44 = "tt.broadcast"(%values_39) : (tensor<16x1xi1, #blocked1>) -> tensor<16x16xi1, #blocked1>
    %values_45 = "ttg.memdesc_index"(%values_25, %4) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
    %sums_46 = "tt.splat"(%sums) : (i1) -> tensor<16x16xi1, #blocked1>
    %sums_47 = "arith.andi"(%sums_46, %values_44) : (tensor<16x16xi1, #blocked1>, tensor<16x16xi1, #blocked1>) -> tensor<16x16xi1, #blocked1>
    %values_48 = "ttg.async_copy_global_to_local"(%values_43, %values_45, %sums_47, %6) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked1>, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, tensor<16x16xi1, #blocked1>, tensor<16x16xf16, #blocked1>) -> !ttg.async.token
    %values_49 = "ttg.async_commit_group"(%values_48) : (!ttg.async.token) -> !ttg.async.token
    %sums_50 = "arith.cmpi"(%length, %7) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %at = "arith.addi"(%rows_2, %13) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %at_51 = "arith.addi"(%rows_1, %14) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %keys_52 = "tt.expand_dims"(%at) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x16xi32, #blocked>
    %keys_53 = "arith.cmpi"(%keys_52, %keys) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
    %keys_54 = "arith.muli"(%keys_52, %9) <{overflowFlags = #arith.overflow<none>}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi32, #blocked>
    %keys_55 = "tt.addptr"(%keys_20, %keys_54) : (tensor<1x16x!tt.ptr<f16>, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16x!tt.ptr<f16>, #blocked>
    %keys_56 = "tt.broadcast"(%keys_55) : (tensor<1x16x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %keys_57 = "tt.addptr"(%keys_56, %keys_23) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %keys_58 = "tt.broadcast"(%keys_53) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %keys_59 = "ttg.memdesc_index"(%keys_24, %11) : (!ttg.memdesc<2x16x16xf16, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared1, #smem, mutable>
    %sums_60 = "tt.splat"(%sums_50) : (i1) -> tensor<16x16xi1, #blocked>
    %sums_61 = "arith.andi"(%sums_60, %keys_58) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %keys_62 = "ttg.async_copy_global_to_local"(%keys_57, %keys_59, %sums_61, %5) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, !ttg.memdesc<16x16xf16, #shared1, #smem, mutable>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> !ttg.async.token
    %keys_63 = "ttg.async_commit_group"(%keys_62) : (!ttg.async.token) -> !ttg.async.token
    %values_64 = "tt.expand_dims"(%at_51) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16x1xi32, #blocked1>
    %values_65 = "arith.cmpi"(%values_64, %queries_6) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1xi1, #blocked1>
    %values_66 = "arith.muli"(%values_64, %8) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1xi32, #blocked1>
    %values_67 = "tt.addptr"(%values, %values_66) : (tensor<16x1x!tt.ptr<f16>, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1x!tt.ptr<f16>, #blocked1>
    %values_68 = "tt.broadcast"(%values_67) : (tensor<16x1x!tt.ptr<f16>, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %values_69 = "tt.addptr"(%values_68, %queries_14) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi32, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %values_70 = "tt.broadcast"(%values_65) : (tensor<16x1xi1, #blocked1>) -> tensor<16x16xi1, #blocked1>
    %values_71 = "ttg.memdesc_index"(%values_25, %11) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
    %sums_72 = "tt.splat"(%sums_50) : (i1) -> tensor<16x16xi1, #blocked1>
    %sums_73 = "arith.andi"(%sums_72, %values_70) : (tensor<16x16xi1, #blocked1>, tensor<16x16xi1, #blocked1>) -> tensor<16x16xi1, #blocked1>
    %values_74 = "ttg.async_copy_global_to_local"(%values_69, %values_71, %sums_73, %6) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked1>, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, tensor<16x16xi1, #blocked1>, tensor<16x16xf16, #blocked1>) -> !ttg.async.token
    %values_75 = "ttg.async_commit_group"(%values_74) : (!ttg.async.token) -> !ttg.async.token
    %sums_76:9 = "scf.for"(%4, %length, %7, %3, %2, %0, %11, %10, %keys_37, %keys_63, %values_49, %values_75) ({
    ^bb0(%sums_81: i32, %largest: tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %total: tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %arg9: tensor<16x16xf32, #mma>, %sums_82: i32, %sums_83: i32, %keys_84: !ttg.async.token, %keys_85: !ttg.async.token, %values_86: !ttg.async.token, %values_87: !ttg.async.token):
      %sums_88 = "arith.subi"(%length, %15) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %sums_89 = "arith.cmpi"(%sums_81, %sums_88) <{predicate = 2 : i64}> : (i32, i32) -> i1
      %sums_90 = "arith.addi"(%sums_83, %11) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %sums_91 = "arith.cmpi"(%sums_90, %12) <{predicate = 5 : i64}> : (i32, i32) -> i1
      %sums_92 = "arith.select"(%sums_91, %4, %sums_90) : (i1, i32, i32) -> i32
      %at_93 = "tt.splat"(%sums_81) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>
      %at_94 = "arith.addi"(%at_93, %rows_3) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>
      %keys_95 = "tt.expand_dims"(%at_94) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>) -> tensor<1x16xi32, #mma>
      %keys_96 = "arith.cmpi"(%keys_95, %keys_19) <{predicate = 2 : i64}> : (tensor<1x16xi32, #mma>, tensor<1x16xi32, #mma>) -> tensor<1x16xi1, #mma>
      %keys_97 = "tt.broadcast"(%keys_96) : (tensor<1x16xi1, #mma>) -> tensor<16x16xi1, #mma>
      %keys_98 = "ttg.async_wait"(%keys_84, %values_86) <{num = 4 : i32}> : (!ttg.async.token, !ttg.async.token) -> !ttg.async.token
      %keys_99 = "ttg.memdesc_index"(%keys_24, %sums_92) : (!ttg.memdesc<2x16x16xf16, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared1, #smem, mutable>
      %queries_100 = "ttg.local_load"(%queries_18) : (!ttg.memdesc<16x16xf16, #shared, #smem>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %keys_101 = "ttg.local_load"(%keys_99, %keys_98) : (!ttg.memdesc<16x16xf16, #shared1, #smem, mutable>, !ttg.async.token) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %scores_102 = "tt.dot"(%queries_100, %keys_101, %0) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      %scores_103 = "arith.mulf"(%scores_102, %scores) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      %scores_104 = "arith.select"(%keys_97, %scores_103, %1) : (tensor<16x16xi1, #mma>, tensor<16x16xf32, #mma>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      %newest = "tt.reduce"(%scores_104) <{axis = 1 : i32}> ({
      ^bb0(%newest_156: f32, %newest_157: f32):
        %newest_158 = "arith.maxnumf"(%newest_156, %newest_157) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "tt.reduce.return"(%newest_158) : (f32) -> ()
      }) : (tensor<16x16xf32, #mma>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %newest_105 = "arith.maxnumf"(%largest, %newest) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %weights = "tt.expand_dims"(%newest_105) <{axis = 1 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16x1xf32, #mma>
      %weights_106 = "tt.broadcast"(%weights) : (tensor<16x1xf32, #mma>) -> tensor<16x16xf32, #mma>
      %weights_107 = "arith.subf"(%scores_104, %weights_106) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      %weights_108 = "math.exp"(%weights_107) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      %old = "arith.subf"(%largest, %newest_105) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %old_109 = "math.exp"(%old) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %total_110 = "arith.mulf"(%total, %old_109) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %total_111 = "tt.reduce"(%weights_108) <{axis = 1 : i32}> ({
      ^bb0(%total_153: f32, %total_154: f32):
        %total_155 = "arith.addf"(%total_153, %total_154) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "tt.reduce.return"(%total_155) : (f32) -> ()
      }) : (tensor<16x16xf32, #mma>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %total_112 = "arith.addf"(%total_110, %total_111) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %values_113 = "ttg.memdesc_index"(%values_25, %sums_92) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
      %values_114 = "ttg.local_load"(%values_113, %keys_98) : (!ttg.memdesc<16x16xf16, #shared, #smem, mutable>, !ttg.async.token) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %sums_115 = "tt.expand_dims"(%old_109) <{axis = 1 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16x1xf32, #mma>
      %sums_116 = "tt.broadcast"(%sums_115) : (tensor<16x1xf32, #mma>) -> tensor<16x16xf32, #mma>
      %sums_117 = "arith.mulf"(%arg9, %sums_116) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      %sums_118 = "arith.truncf"(%weights_108) : (tensor<16x16xf32, #mma>) -> tensor<16x16xf16, #mma>
      %sums_119 = "ttg.convert_layout"(%sums_118) : (tensor<16x16xf16, #mma>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %sums_120 = "tt.dot"(%sums_119, %values_114, %sums_117) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      %sums_121 = "arith.addi"(%sums_82, %11) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %sums_122 = "arith.cmpi"(%sums_121, %12) <{predicate = 5 : i64}> : (i32, i32) -> i1
      %sums_123 = "arith.select"(%sums_122, %4, %sums_121) : (i1, i32, i32) -> i32
      %sums_124 = "arith.addi"(%sums_81, %15) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %at_125 = "tt.splat"(%sums_124) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %at_126 = "tt.splat"(%sums_124) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %at_127 = "arith.addi"(%at_125, %rows_2) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %at_128 = "arith.addi"(%at_126, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %keys_129 = "tt.expand_dims"(%at_127) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x16xi32, #blocked>
      %keys_130 = "arith.cmpi"(%keys_129, %keys) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
      %keys_131 = "arith.muli"(%keys_129, %9) <{overflowFlags = #arith.overflow<none>}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi32, #blocked>
      %keys_132 = "tt.addptr"(%keys_20, %keys_131) : (tensor<1x16x!tt.ptr<f16>, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16x!tt.ptr<f16>, #blocked>
      %keys_133 = "tt.broadcast"(%keys_132) : (tensor<1x16x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %keys_134 = "tt.addptr"(%keys_133, %keys_23) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %keys_135 = "tt.broadcast"(%keys_130) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %keys_136 = "ttg.memdesc_index"(%keys_24, %sums_123) : (!ttg.memdesc<2x16x16xf16, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared1, #smem, mutable>
      %sums_137 = "tt.splat"(%sums_89) : (i1) -> tensor<16x16xi1, #blocked>
      %sums_138 = "arith.andi"(%sums_137, %keys_135) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %keys_139 = "ttg.async_copy_global_to_local"(%keys_134, %keys_136, %sums_138, %5) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, !ttg.memdesc<16x16xf16, #shared1, #smem, mutable>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> !ttg.async.token
      %keys_140 = "ttg.async_commit_group"(%keys_139) : (!ttg.async.token) -> !ttg.async.token
      %values_141 = "tt.expand_dims"(%at_128) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16x1xi32, #blocked1>
      %values_142 = "arith.cmpi"(%values_141, %queries_6) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1xi1, #blocked1>
      %values_143 = "arith.muli"(%values_141, %8) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1xi32, #blocked1>
      %values_144 = "tt.addptr"(%values, %values_143) : (tensor<16x1x!tt.ptr<f16>, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1x!tt.ptr<f16>, #blocked1>
      %values_145 = "tt.broadcast"(%values_144) : (tensor<16x1x!tt.ptr<f16>, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
      %values_146 = "tt.addptr"(%values_145, %queries_14) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi32, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
      %values_147 = "tt.broadcast"(%values_142) : (tensor<16x1xi1, #blocked1>) -> tensor<16x16xi1, #blocked1>
      %values_148 = "ttg.memdesc_index"(%values_25, %sums_123) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
      %sums_149 = "tt.splat"(%sums_89) : (i1) -> tensor<16x16xi1, #blocked1>
      %sums_150 = "arith.andi"(%sums_149, %values_147) : (tensor<16x16xi1, #blocked1>, tensor<16x16xi1, #blocked1>) -> tensor<16x16xi1, #blocked1>
      %values_151 = "ttg.async_copy_global_to_local"(%values_146, %values_148, %sums_150, %6) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked1>, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, tensor<16x16xi1, #blocked1>, tensor<16x16xf16, #blocked1>) -> !ttg.async.token
      %values_152 = "ttg.async_commit_group"(%values_151) : (!ttg.async.token) -> !ttg.async.token
      "scf.yield"(%newest_105, %total_112, %sums_120, %sums_123, %sums_92, %keys_85, %keys_140, %values_87, %values_152) : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16x16xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token) -> ()
    }) : (i32, i32, i32, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16x16xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token) -> (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16x16xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
    %sums_77 = "ttg.async_wait"() <{num = 0 : i32}> : () -> !ttg.async.token
    "ttg.local_dealloc"(%values_25) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>) -> ()
    "ttg.local_dealloc"(%keys_24) : (!ttg.memdesc<2x16x16xf16, #shared1, #smem, mutable>) -> ()
    %result = "tt.expand_dims"(%sums_76#1) <{axis = 1 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16x1xf32, #mma>
    %result_78 = "tt.broadcast"(%result) : (tensor<16x1xf32, #mma>) -> tensor<16x16xf32, #mma>
    %result_79 = "arith.divf"(%sums_76#2, %result_78) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
    %result_80 = "arith.truncf"(%result_79) : (tensor<16x16xf32, #mma>) -> tensor<16x16xf16, #mma>
    %16 = "tt.splat"(%o) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked1>
    %17 = "tt.addptr"(%16, %queries_8) : (tensor<16x1x!tt.ptr<f16>, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1x!tt.ptr<f16>, #blocked1>
    %18 = "tt.broadcast"(%17) : (tensor<16x1x!tt.ptr<f16>, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %19 = "tt.addptr"(%18, %queries_14) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi32, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %20 = "ttg.convert_layout"(%result_80) : (tensor<16x16xf16, #mma>) -> tensor<16x16xf16, #blocked1>
    "tt.store"(%19, %20, %queries_16) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xf16, #blocked1>, tensor<16x16xi1, #blocked1>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} : () -> ()
