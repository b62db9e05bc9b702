#blocked = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [2, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 4, maxPhase = 2, order = [0, 1]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 4, maxPhase = 2, order = [1, 0]}>
#smem = #ttg.shared_memory
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {}], function_type = (!tt.ptr<f16>, !tt.ptr<f16>, !tt.ptr<f16>, !tt.ptr<f16>, i32, f32) -> (), sym_name = "attention", sym_visibility = "public"}> ({
  ^bb0(%q: !tt.ptr<f16>, %k: !tt.ptr<f16>, %v: !tt.ptr<f16>, %o: !tt.ptr<f16>, %length: i32, %factor: f32):
    %0 = "arith.constant"() <{value = 32 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = dense<16> : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %2 = "arith.constant"() <{value = dense<16> : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %3 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %4 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %sums = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %5 = "arith.constant"() <{value = dense<16> : tensor<1x16xi32, #blocked1>}> : () -> tensor<1x16xi32, #blocked1>
    %6 = "arith.constant"() <{value = dense<16> : tensor<16x1xi32, #blocked>}> : () -> tensor<16x1xi32, #blocked>
    %7 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %8 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf16, #blocked>}> : () -> tensor<16x16xf16, #blocked>
    %9 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf16, #blocked1>}> : () -> tensor<16x16xf16, #blocked1>
    %10 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %largest = "arith.constant"() <{value = dense<0xFF800000> : tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>}> : () -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %total = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>}> : () -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %11 = "arith.constant"() <{value = dense<0xFF800000> : tensor<16x16xf32, #mma>}> : () -> tensor<16x16xf32, #mma>
    %12 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf32, #mma>}> : () -> tensor<16x16xf32, #mma>
    %rows = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %rows_0 = "arith.muli"(%rows, %7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %rows_1 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_2 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %rows_3 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %rows_4 = "tt.splat"(%rows_0) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_5 = "arith.addi"(%rows_4, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %queries = "tt.expand_dims"(%rows_5) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
    %queries_6 = "tt.splat"(%length) : (i32) -> tensor<16x1xi32, #blocked>
    %queries_7 = "arith.cmpi"(%queries, %queries_6) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi1, #blocked>
    %queries_8 = "arith.muli"(%queries, %6) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
    %queries_9 = "tt.splat"(%q) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %queries_10 = "tt.addptr"(%queries_9, %queries_8) : (tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %queries_11 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %queries_12 = "tt.expand_dims"(%queries_11) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x16xi32, #blocked>
    %queries_13 = "tt.broadcast"(%queries_10) : (tensor<16x1x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %queries_14 = "tt.broadcast"(%queries_12) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %queries_15 = "tt.addptr"(%queries_13, %queries_14) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %queries_16 = "tt.broadcast"(%queries_7) : (tensor<16x1xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %queries_17 = "tt.load"(%queries_15, %queries_16, %8) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #blocked>
    %keys = "tt.splat"(%length) : (i32) -> tensor<1x16xi32, #blocked1>
    %keys_18 = "tt.splat"(%length) : (i32) -> tensor<1x16xi32, #mma>
    %keys_19 = "tt.splat"(%k) : (!tt.ptr<f16>) -> tensor<1x16x!tt.ptr<f16>, #blocked1>
    %keys_20 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %keys_21 = "tt.expand_dims"(%keys_20) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16x1xi32, #blocked1>
    %keys_22 = "tt.broadcast"(%keys_21) : (tensor<16x1xi32, #blocked1>) -> tensor<16x16xi32, #blocked1>
    %queries_23 = "ttg.convert_layout"(%queries_17) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %scores = "tt.splat"(%factor) : (f32) -> tensor<16x16xf32, #mma>
    %values = "tt.splat"(%v) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %keys_24 = "ttg.local_alloc"() : () -> !ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>
    %values_25 = "ttg.local_alloc"() : () -> !ttg.memdesc<2x16x16xf16, #shared1, #smem, mutable>
    %sums_26 = "arith.cmpi"(%length, %10) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %keys_27 = "tt.expand_dims"(%rows_2) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>) -> tensor<1x16xi32, #blocked1>
    %keys_28 = "arith.cmpi"(%keys_27, %keys) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked1>, tensor<1x16xi32, #blocked1>) -> tensor<1x16xi1, #blocked1>
    %keys_29 = "arith.muli"(%keys_27, %5) <{overflowFlags = #arith.overflow<none>}> : (tensor<1x16xi32, #blocked1>, tensor<1x16xi32, #blocked1>) -> tensor<1x16xi32, #blocked1>
    %keys_30 = "tt.addptr"(%keys_19, %keys_29) : (tensor<1x16x!tt.ptr<f16>, #blocked1>, tensor<1x16xi32, #blocked1>) -> tensor<1x16x!tt.ptr<f16>, #blocked1>
    %keys_31 = "tt.broadcast"(%keys_30) : (tensor<1x16x!tt.ptr<f16>, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %keys_32 = "tt.addptr"(%keys_31, %keys_22) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi32, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %keys_33 = "tt.broadcast"(%keys_28) : (tensor<1x16xi1, #blocked1>) -> tensor<16x16xi1, #blocked1>
    %keys_34 = "ttg.memdesc_index"(%keys_24, %10) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
    %sums_35 = "tt.splat"(%sums_26) : (i1) -> tensor<16x16xi1, #blocked1>
    %sums_36 = "arith.andi"(%sums_35, %keys_33) : (tensor<16x16xi1, #blocked1>, tensor<16x16xi1, #blocked1>) -> tensor<16x16xi1, #blocked1>
    %keys_37 = "ttg.async_copy_global_to_local"(%keys_32, %keys_34, %sums_36, %9) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked1>, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, tensor<16x16xi1, #blocked1>, tensor<16x16xf16, #blocked1>) -> !ttg.async.token
    %keys_38 = "ttg.async_commit_group"(%keys_37) : (!ttg.async.token) -> !ttg.async.token
    %values_39 = "tt.expand_dims"(%rows_1) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
    %values_40 = "arith.cmpi"(%values_39, %queries_6) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi1, #blocked>
    %values_41 = "arith.muli"(%values_39, %6) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
    %values_42 = "tt.addptr"(%values, %values_41) : (tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %values_43 = "tt.broadcast"(%values_42) : (tensor<16x1x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %values_44 = "tt.addptr"(%values_43, %queries_14) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %values_45 = "tt.broadcast"(%values_40) : (tensor<16x1xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %values_46 = "ttg.memdesc_index"(%values_25, %10) : (!ttg.memdesc<2x16x16xf16, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared1, #smem, mutable>
    %sums_47 = "tt.splat"(%sums_26) : (i1) -> tensor<16x16xi1, #blocked>
    %sums_48 = "arith.andi"(%sums_47, %values_45) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %values_49 = "ttg.async_copy_global_to_local"(%values_44, %values_46, %sums_48, %8) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, !ttg.memdesc<16x16xf16, #shared1, #smem, mutable>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> !ttg.async.token
    %values_50 = "ttg.async_commit_group"(%values_49) : (!ttg.async.token) -> !ttg.async.token
    %sums_51 = "arith.cmpi"(%length, %7) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %at = "arith.addi"(%rows_2, %2) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %at_52 = "arith.addi"(%rows_1, %1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %keys_53 = "tt.expand_dims"(%at) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>) -> tensor<1x16xi32, #blocked1>
    %keys_54 = "arith.cmpi"(%keys_53, %keys) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked1>, tensor<1x16xi32, #blocked1>) -> tensor<1x16xi1, #blocked1>
    %keys_55 = "arith.muli"(%keys_53, %5) <{overflowFlags = #arith.overflow<none>}> : (tensor<1x16xi32, #blocked1>, tensor<1x16xi32, #blocked1>) -> tensor<1x16xi32, #blocked1>
    %keys_56 = "tt.addptr"(%keys_19, %keys_55) : (tensor<1x16x!tt.ptr<f16>, #blocked1>, tensor<1x16xi32, #blocked1>) -> tensor<1x16x!tt.ptr<f16>, #blocked1>
    %keys_57 = "tt.broadcast"(%keys_56) : (tensor<1x16x!tt.ptr<f16>, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %keys_58 = "tt.addptr"(%keys_57, %keys_22) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi32, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %keys_59 = "tt.broadcast"(%keys_54) : (tensor<1x16xi1, #blocked1>) -> tensor<16x16xi1, #blocked1>
    %keys_60 = "ttg.memdesc_index"(%keys_24, %4) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
    %sums_61 = "tt.splat"(%sums_51) : (i1) -> tensor<16x16xi1, #blocked1>
    %sums_62 = "arith.andi"(%sums_61, %keys_59) : (tensor<16x16xi1, #blocked1>, tensor<16x16xi1, #blocked1>) -> tensor<16x16xi1, #blocked1>
    %keys_63 = "ttg.async_copy_global_to_local"(%keys_58, %keys_60, %sums_62, %9) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked1>, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, tensor<16x16xi1, #blocked1>, tensor<16x16xf16, #blocked1>) -> !ttg.async.token
    %keys_64 = "ttg.async_commit_group"(%keys_63) : (!ttg.async.token) -> !ttg.async.token
    %values_65 = "tt.expand_dims"(%at_52) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
    %values_66 = "arith.cmpi"(%values_65, %queries_6) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi1, #blocked>
    %values_67 = "arith.muli"(%values_65, %6) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
    %values_68 = "tt.addptr"(%values, %values_67) : (tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %values_69 = "tt.broadcast"(%values_68) : (tensor<16x1x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %values_70 = "tt.addptr"(%values_69, %queries_14) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %values_71 = "tt.broadcast"(%values_66) : (tensor<16x1xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %values_72 = "ttg.memdesc_index"(%values_25, %4) : (!ttg.memdesc<2x16x16xf16, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared1, #smem, mutable>
    %sums_73 = "tt.splat"(%sums_51) : (i1) -> tensor<16x16xi1, #blocked>
    %sums_74 = "arith.andi"(%sums_73, %values_71) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %values_75 = "ttg.async_copy_global_to_local"(%values_70, %values_72, %sums_74, %8) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, !ttg.memdesc<16x16xf16, #shared1, #smem, mutable>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> !ttg.async.token
    %values_76 = "ttg.async_commit_group"(%values_75) : (!ttg.async.token) -> !ttg.async.token
    %sums_77:9 = "scf.for"(%10, %length, %7, %largest, %total, %12, %4, %sums, %keys_38, %keys_64, %values_50, %values_76) ({
    ^bb0(%sums_82: i32, %largest_83: tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %total_84: tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %arg9: tensor<16x16xf32, #mma>, %sums_85: i32, %sums_86: i32, %keys_87: !ttg.async.token, %keys_88: !ttg.async.token, %values_89: !ttg.async.token, %values_90: !ttg.async.token):
      %sums_91 = "arith.subi"(%length, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %sums_92 = "arith.cmpi"(%sums_82, %sums_91) <{predicate = 2 : i64}> : (i32, i32) -> i1
      %sums_93 = "arith.addi"(%sums_86, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %sums_94 = "arith.cmpi"(%sums_93, %3) <{predicate = 5 : i64}> : (i32, i32) -> i1
      %sums_95 = "arith.select"(%sums_94, %10, %sums_93) : (i1, i32, i32) -> i32
      %at_96 = "tt.splat"(%sums_82) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>
      %at_97 = "arith.addi"(%at_96, %rows_3) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>
      %keys_98 = "tt.expand_dims"(%at_97) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>) -> tensor<1x16xi32, #mma>
      %keys_99 = "arith.cmpi"(%keys_98, %keys_18) <{predicate = 2 : i64}> : (tensor<1x16xi32, #mma>, tensor<1x16xi32, #mma>) -> tensor<1x16xi1, #mma>
      %keys_100 = "tt.broadcast"(%keys_99) : (tensor<1x16xi1, #mma>) -> tensor<16x16xi1, #mma>
      %keys_101 = "ttg.async_wait"(%keys_87, %values_89) <{num = 2 : i32}> : (!ttg.async.token, !ttg.async.token) -> !ttg.async.token
      %keys_102 = "ttg.memdesc_index"(%keys_24, %sums_95) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
      %keys_103 = "ttg.local_load"(%keys_102, %keys_101) : (!ttg.memdesc<16x16xf16, #shared, #smem, mutable>, !ttg.async.token) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %scores_104 = "tt.dot"(%queries_23, %keys_103, %12) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      %scores_105 = "arith.mulf"(%scores_104, %scores) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      %scores_106 = "arith.select"(%keys_100, %scores_105, %11) : (tensor<16x16xi1, #mma>, tensor<16x16xf32, #mma>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      %newest = "tt.reduce"(%scores_106) <{axis = 1 : i32}> ({
      ^bb0(%newest_158: f32, %newest_159: f32):
        %newest_160 = "arith.maxnumf"(%newest_158, %newest_159) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "tt.reduce.return"(%newest_160) : (f32) -> ()
      }) : (tensor<16x16xf32, #mma>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %newest_107 = "arith.maxnumf"(%largest_83, %newest) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %weights = "tt.expand_dims"(%newest_107) <{axis = 1 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16x1xf32, #mma>
      %weights_108 = "tt.broadcast"(%weights) : (tensor<16x1xf32, #mma>) -> tensor<16x16xf32, #mma>
      %weights_109 = "arith.subf"(%scores_106, %weights_108) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      %weights_110 = "math.exp"(%weights_109) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      %old = "arith.subf"(%largest_83, %newest_107) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %old_111 = "math.exp"(%old) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %total_112 = "arith.mulf"(%total_84, %old_111) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %total_113 = "tt.reduce"(%weights_110) <{axis = 1 : i32}> ({
      ^bb0(%total_155: f32, %total_156: f32):
        %total_157 = "arith.addf"(%total_155, %total_156) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "tt.reduce.return"(%total_157) : (f32) -> ()
      }) : (tensor<16x16xf32, #mma>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %total_114 = "arith.addf"(%total_112, %total_113) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %values_115 = "ttg.memdesc_index"(%values_25, %sums_95) : (!ttg.memdesc<2x16x16xf16, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared1, #smem, mutable>
      %values_116 = "ttg.local_load"(%values_115, %keys_101) : (!ttg.memdesc<16x16xf16, #shared1, #smem, mutable>, !ttg.async.token) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %sums_117 = "tt.expand_dims"(%old_111) <{axis = 1 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16x1xf32, #mma>
      %sums_118 = "tt.broadcast"(%sums_117) : (tensor<16x1xf32, #mma>) -> tensor<16x16xf32, #mma>
      %sums_119 = "arith.mulf"(%arg9, %sums_118) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      %sums_120 = "arith.truncf"(%weights_110) : (tensor<16x16xf32, #mma>) -> tensor<16x16xf16, #mma>
      %sums_121 = "ttg.convert_layout"(%sums_120) : (tensor<16x16xf16, #mma>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %sums_122 = "tt.dot"(%sums_121, %values_116, %sums_119) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      %sums_123 = "arith.addi"(%sums_85, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %sums_124 = "arith.cmpi"(%sums_123, %3) <{predicate = 5 : i64}> : (i32, i32) -> i1
      %sums_125 = "arith.select"(%sums_124, %10, %sums_123) : (i1, i32, i32) -> i32
      %sums_126 = "arith.addi"(%sums_82, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %at_127 = "tt.splat"(%sums_126) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %at_128 = "tt.splat"(%sums_126) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %at_129 = "arith.addi"(%at_127, %rows_2) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %at_130 = "arith.addi"(%at_128, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %keys_131 = "tt.expand_dims"(%at_129) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>) -> tensor<1x16xi32, #blocked1>
      %keys_132 = "arith.cmpi"(%keys_131, %keys) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked1>, tensor<1x16xi32, #blocked1>) -> tensor<1x16xi1, #blocked1>
      %keys_133 = "arith.muli"(%keys_131, %5) <{overflowFlags = #arith.overflow<none>}> : (tensor<1x16xi32, #blocked1>, tensor<1x16xi32, #blocked1>) -> tensor<1x16xi32, #blocked1>
      %keys_134 = "tt.addptr"(%keys_19, %keys_133) : (tensor<1x16x!tt.ptr<f16>, #blocked1>, tensor<1x16xi32, #blocked1>) -> tensor<1x16x!tt.ptr<f16>, #blocked1>
      %keys_135 = "tt.broadcast"(%keys_134) : (tensor<1x16x!tt.ptr<f16>, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
      %keys_136 = "tt.addptr"(%keys_135, %keys_22) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi32, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
      %keys_137 = "tt.broadcast"(%keys_132) : (tensor<1x16xi1, #blocked1>) -> tensor<16x16xi1, #blocked1>
      %keys_138 = "ttg.memdesc_index"(%keys_24, %sums_125) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
      %sums_139 = "tt.splat"(%sums_92) : (i1) -> tensor<16x16xi1, #blocked1>
      %sums_140 = "arith.andi"(%sums_139, %keys_137) : (tensor<16x16xi1, #blocked1>, tensor<16x16xi1, #blocked1>) -> tensor<16x16xi1, #blocked1>
      %keys_141 = "ttg.async_copy_global_to_local"(%keys_136, %keys_138, %sums_140, %9) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked1>, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, tensor<16x16xi1, #blocked1>, tensor<16x16xf16, #blocked1>) -> !ttg.async.token
      %keys_142 = "ttg.async_commit_group"(%keys_141) : (!ttg.async.token) -> !ttg.async.token
      %values_143 = "tt.expand_dims"(%at_130) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
      %values_144 = "arith.cmpi"(%values_143, %queries_6) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi1, #blocked>
      %values_145 = "arith.muli"(%values_143, %6) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
      %values_146 = "tt.addptr"(%values, %values_145) : (tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
      %values_147 = "tt.broadcast"(%values_146) : (tensor<16x1x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %values_148 = "tt.addptr"(%values_147, %queries_14) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %values_149 = "tt.broadcast"(%values_144) : (tensor<16x1xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %values_150 = "ttg.memdesc_index"(%values_25, %sums_125) : (!ttg.memdesc<2x16x16xf16, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared1, #smem, mutable>
      %sums_151 = "tt.splat"(%sums_92) : (i1) -> tensor<16x16xi1, #blocked>
      %sums_152 = "arith.andi"(%sums_151, %values_149) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %values_153 = "ttg.async_copy_global_to_local"(%values_148, %values_150, %sums_152, %8) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, !ttg.memdesc<16x16xf16, #shared1, #smem, mutable>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> !ttg.async.token
      %values_154 = "ttg.async_commit_group"(%values_153) : (!ttg.async.token) -> !ttg.async.token
      "scf.yield"(%newest_107, %total_114, %sums_122, %sums_125, %sums_95, %keys_88, %keys_142, %values_90, %values_154) : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16x16xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token) -> ()
    }) : (i32, i32, i32, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16x16xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token) -> (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16x16xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
    %sums_78 = "ttg.async_wait"() <{num = 0 : i32}> : () -> !ttg.async.token
    "ttg.local_dealloc"(%values_25) : (!ttg.memdesc<2x16x16xf16, #shared1, #smem, mutable>) -> ()
    "ttg.local_dealloc"(%keys_24) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>) -> ()
    %result = "tt.expand_dims"(%sums_77#1) <{axis = 1 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16x1xf32, #mma>
    %result_79 = "tt.broadcast"(%result) : (tensor<16x1xf32, #mma>) -> tensor<16x16xf32, #mma>
    %result_80 = "arith.divf"(%sums_77#2, %result_79) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
    %result_81 = "arith.truncf"(%result_80) : (tensor<16x16xf32, #mma>) -> tensor<16x16xf16, #mma>
    %13 = "tt.splat"(%o) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %14 = "tt.addptr"(%13, %queries_8) : (tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %15 = "tt.broadcast"(%14) : (tensor<16x1x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %16 = "tt.addptr"(%15, %queries_14) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %17 = "ttg.convert_layout"(%result_81) : (tensor<16x16xf16, #mma>) -> tensor<16x16xf16, #blocked>
    "tt.store"(%16, %17, %queries_16) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xf16, #blocked>, tensor<16x16xi1, #blocked>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = false} : () -> ()
