#blocked = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 4, maxPhase = 2, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}], function_type = (!tt.ptr<f16>, !tt.ptr<i32>, !tt.ptr<f32>, !tt.ptr<f16>, i32, i32, i32, i32, i32, i32) -> (), sym_name = "dequantizing_matmul", sym_visibility = "public"}> ({
  ^bb0(%a: !tt.ptr<f16>, %packed: !tt.ptr<i32>, %scale: !tt.ptr<f32>, %c: !tt.ptr<f16>, %M: i32, %N: i32, %K: i32, %sa: i32, %sb: i32, %sc: i32):
    %0 = "arith.constant"() <{value = 32 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = dense<16> : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %2 = "arith.constant"() <{value = dense<16> : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %3 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %4 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %sums = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %5 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf32, #mma>}> : () -> tensor<16x16xf32, #mma>
    %6 = "arith.constant"() <{value = dense<8> : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = "arith.constant"() <{value = dense<4> : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = "arith.constant"() <{value = dense<15> : tensor<16x16xi32, #blocked>}> : () -> tensor<16x16xi32, #blocked>
    %9 = "arith.constant"() <{value = dense<8> : tensor<16x16xi32, #blocked>}> : () -> tensor<16x16xi32, #blocked>
    %10 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %11 = "arith.constant"() <{value = dense<0> : tensor<16x16xi32, #blocked>}> : () -> tensor<16x16xi32, #blocked>
    %12 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf16, #blocked>}> : () -> tensor<16x16xf16, #blocked>
    %13 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %scales = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16xf32, #ttg.slice<{dim = 0, parent = #mma}>>}> : () -> tensor<16xf32, #ttg.slice<{dim = 0, parent = #mma}>>
    %rows = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %rows_0 = "arith.muli"(%rows, %13) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %rows_1 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_2 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %rows_3 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %rows_4 = "tt.splat"(%rows_0) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_5 = "arith.addi"(%rows_4, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %columns = "tt.get_program_id"() <{axis = 1 : i32}> : () -> i32
    %columns_6 = "arith.muli"(%columns, %13) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %columns_7 = "tt.splat"(%columns_6) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %columns_8 = "tt.splat"(%columns_6) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %columns_9 = "arith.addi"(%columns_7, %rows_2) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %columns_10 = "arith.addi"(%columns_8, %rows_3) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %scales_11 = "tt.splat"(%N) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %scales_12 = "arith.cmpi"(%columns_10, %scales_11) <{predicate = 2 : i64}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>) -> tensor<16xi1, #ttg.slice<{dim = 0, parent = #mma}>>
    %scales_13 = "tt.splat"(%scale) : (!tt.ptr<f32>) -> tensor<16x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    %scales_14 = "tt.addptr"(%scales_13, %columns_10) : (tensor<16x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>) -> tensor<16x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    %scales_15 = "tt.load"(%scales_14, %scales_12, %scales) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<16xi1, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<16xf32, #ttg.slice<{dim = 0, parent = #mma}>>) -> tensor<16xf32, #ttg.slice<{dim = 0, parent = #mma}>>
    %x = "tt.expand_dims"(%rows_5) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
    %x_16 = "tt.splat"(%M) : (i32) -> tensor<16x1xi32, #blocked>
    %x_17 = "arith.cmpi"(%x, %x_16) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi1, #blocked>
    %x_18 = "tt.splat"(%sa) : (i32) -> tensor<16x1xi32, #blocked>
    %x_19 = "arith.muli"(%x, %x_18) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
    %x_20 = "tt.splat"(%a) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %x_21 = "tt.addptr"(%x_20, %x_19) : (tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %x_22 = "tt.broadcast"(%x_21) : (tensor<16x1x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %x_23 = "tt.broadcast"(%x_17) : (tensor<16x1xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %words = "tt.expand_dims"(%columns_9) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x16xi32, #blocked>
    %words_24 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32, #blocked>
    %words_25 = "arith.cmpi"(%words, %words_24) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
    %words_26 = "tt.splat"(%sb) : (i32) -> tensor<16x1xi32, #blocked>
    %words_27 = "tt.splat"(%packed) : (!tt.ptr<i32>) -> tensor<16x1x!tt.ptr<i32>, #blocked>
    %words_28 = "tt.broadcast"(%words) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %words_29 = "tt.broadcast"(%words_25) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %numbers = "arith.remsi"(%rows_1, %6) : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %numbers_30 = "arith.muli"(%numbers, %7) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %numbers_31 = "tt.expand_dims"(%numbers_30) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
    %numbers_32 = "tt.broadcast"(%numbers_31) : (tensor<16x1xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %x_33 = "ttg.local_alloc"() : () -> !ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>
    %words_34 = "ttg.local_alloc"() : () -> !ttg.memdesc<2x16x16xi32, #shared1, #smem, mutable>
    %sums_35 = "arith.cmpi"(%K, %10) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %x_36 = "tt.expand_dims"(%rows_2) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x16xi32, #blocked>
    %x_37 = "tt.broadcast"(%x_36) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %x_38 = "tt.addptr"(%x_22, %x_37) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %x_39 = "ttg.memdesc_index"(%x_33, %10) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
    %sums_40 = "tt.splat"(%sums_35) : (i1) -> tensor<16x16xi1, #blocked>
    %sums_41 = "arith.andi"(%sums_40, %x_23) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %x_42 = "ttg.async_copy_global_to_local"(%x_38, %x_39, %sums_41, %12) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> !ttg.async.token
    %x_43 = "ttg.async_commit_group"(%x_42) : (!ttg.async.token) -> !ttg.async.token
    %words_44 = "arith.divsi"(%rows_1, %6) : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %words_45 = "tt.expand_dims"(%words_44) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
    %words_46 = "arith.muli"(%words_45, %words_26) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
    %words_47 = "tt.addptr"(%words_27, %words_46) : (tensor<16x1x!tt.ptr<i32>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<i32>, #blocked>
    %words_48 = "tt.broadcast"(%words_47) : (tensor<16x1x!tt.ptr<i32>, #blocked>) -> tensor<16x16x!tt.ptr<i32>, #blocked>
    %words_49 = "tt.addptr"(%words_48, %words_28) : (tensor<16x16x!tt.ptr<i32>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<i32>, #blocked>
    %words_50 = "ttg.memdesc_index"(%words_34, %10) : (!ttg.memdesc<2x16x16xi32, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<16x16xi32, #shared1, #smem, mutable>
    %sums_51 = "tt.splat"(%sums_35) : (i1) -> tensor<16x16xi1, #blocked>
    %sums_52 = "arith.andi"(%sums_51, %words_29) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %words_53 = "ttg.async_copy_global_to_local"(%words_49, %words_50, %sums_52, %11) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<i32>, #blocked>, !ttg.memdesc<16x16xi32, #shared1, #smem, mutable>, tensor<16x16xi1, #blocked>, tensor<16x16xi32, #blocked>) -> !ttg.async.token
    %words_54 = "ttg.async_commit_group"(%words_53) : (!ttg.async.token) -> !ttg.async.token
    %sums_55 = "arith.cmpi"(%K, %13) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %x_56 = "arith.addi"(%rows_2, %2) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %x_57 = "arith.addi"(%rows_1, %1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %x_58 = "tt.expand_dims"(%x_56) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x16xi32, #blocked>
    %x_59 = "tt.broadcast"(%x_58) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %x_60 = "tt.addptr"(%x_22, %x_59) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %x_61 = "ttg.memdesc_index"(%x_33, %4) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
    %sums_62 = "tt.splat"(%sums_55) : (i1) -> tensor<16x16xi1, #blocked>
    %sums_63 = "arith.andi"(%sums_62, %x_23) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %x_64 = "ttg.async_copy_global_to_local"(%x_60, %x_61, %sums_63, %12) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> !ttg.async.token
    %x_65 = "ttg.async_commit_group"(%x_64) : (!ttg.async.token) -> !ttg.async.token
    %words_66 = "arith.divsi"(%x_57, %6) : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %words_67 = "tt.expand_dims"(%words_66) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
    %words_68 = "arith.muli"(%words_67, %words_26) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
    %words_69 = "tt.addptr"(%words_27, %words_68) : (tensor<16x1x!tt.ptr<i32>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<i32>, #blocked>
    %words_70 = "tt.broadcast"(%words_69) : (tensor<16x1x!tt.ptr<i32>, #blocked>) -> tensor<16x16x!tt.ptr<i32>, #blocked>
    %words_71 = "tt.addptr"(%words_70, %words_28) : (tensor<16x16x!tt.ptr<i32>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<i32>, #blocked>
    %words_72 = "ttg.memdesc_index"(%words_34, %4) : (!ttg.memdesc<2x16x16xi32, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<16x16xi32, #shared1, #smem, mutable>
    %sums_73 = "tt.splat"(%sums_55) : (i1) -> tensor<16x16xi1, #blocked>
    %sums_74 = "arith.andi"(%sums_73, %words_29) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %words_75 = "ttg.async_copy_global_to_local"(%words_71, %words_72, %sums_74, %11) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<i32>, #blocked>, !ttg.memdesc<16x16xi32, #shared1, #smem, mutable>, tensor<16x16xi1, #blocked>, tensor<16x16xi32, #blocked>) -> !ttg.async.token
    %words_76 = "ttg.async_commit_group"(%words_75) : (!ttg.async.token) -> !ttg.async.token
    %sums_77:9 = "scf.for"(%10, %K, %13, %5, %4, %sums, %3, %3, %x_43, %x_65, %words_54, %words_76) ({
    ^bb0(%sums_87: i32, %arg11: tensor<16x16xf32, #mma>, %sums_88: i32, %sums_89: i32, %sums_90: i32, %sums_91: i32, %x_92: !ttg.async.token, %x_93: !ttg.async.token, %words_94: !ttg.async.token, %words_95: !ttg.async.token):
      %sums_96 = "arith.subi"(%K, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %sums_97 = "arith.cmpi"(%sums_87, %sums_96) <{predicate = 2 : i64}> : (i32, i32) -> i1
      %sums_98 = "arith.addi"(%sums_89, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %sums_99 = "arith.cmpi"(%sums_98, %sums_90) <{predicate = 5 : i64}> : (i32, i32) -> i1
      %sums_100 = "arith.select"(%sums_99, %10, %sums_98) : (i1, i32, i32) -> i32
      %x_101 = "ttg.async_wait"(%x_92, %words_94) <{num = 2 : i32}> : (!ttg.async.token, !ttg.async.token) -> !ttg.async.token
      %x_102 = "ttg.memdesc_index"(%x_33, %sums_100) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
      %x_103 = "ttg.local_load"(%x_102, %x_101) : (!ttg.memdesc<16x16xf16, #shared, #smem, mutable>, !ttg.async.token) -> tensor<16x16xf16, #blocked>
      %words_104 = "ttg.memdesc_index"(%words_34, %sums_100) : (!ttg.memdesc<2x16x16xi32, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<16x16xi32, #shared1, #smem, mutable>
      %words_105 = "ttg.local_load"(%words_104, %x_101) : (!ttg.memdesc<16x16xi32, #shared1, #smem, mutable>, !ttg.async.token) -> tensor<16x16xi32, #blocked>
      %numbers_106 = "arith.shrsi"(%words_105, %numbers_32) : (tensor<16x16xi32, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %numbers_107 = "arith.andi"(%numbers_106, %8) : (tensor<16x16xi32, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %numbers_108 = "arith.subi"(%numbers_107, %9) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x16xi32, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %sums_109 = "arith.sitofp"(%numbers_108) : (tensor<16x16xi32, #blocked>) -> tensor<16x16xf16, #blocked>
      %x_110 = "ttg.convert_layout"(%x_103) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %sums_111 = "ttg.convert_layout"(%sums_109) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %sums_112 = "tt.dot"(%x_110, %sums_111, %arg11) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      %sums_113 = "arith.addi"(%sums_88, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %sums_114 = "arith.cmpi"(%sums_113, %3) <{predicate = 5 : i64}> : (i32, i32) -> i1
      %sums_115 = "arith.select"(%sums_114, %10, %sums_113) : (i1, i32, i32) -> i32
      %sums_116 = "arith.addi"(%sums_87, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %x_117 = "tt.splat"(%sums_116) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %sums_118 = "arith.addi"(%sums_87, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %x_119 = "tt.splat"(%sums_118) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %x_120 = "arith.addi"(%rows_2, %x_117) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %x_121 = "arith.addi"(%rows_1, %x_119) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %x_122 = "tt.expand_dims"(%x_120) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x16xi32, #blocked>
      %x_123 = "tt.broadcast"(%x_122) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %x_124 = "tt.addptr"(%x_22, %x_123) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %x_125 = "ttg.memdesc_index"(%x_33, %sums_115) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
      %sums_126 = "tt.splat"(%sums_97) : (i1) -> tensor<16x16xi1, #blocked>
      %sums_127 = "arith.andi"(%sums_126, %x_23) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %x_128 = "ttg.async_copy_global_to_local"(%x_124, %x_125, %sums_127, %12) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> !ttg.async.token
      %x_129 = "ttg.async_commit_group"(%x_128) : (!ttg.async.token) -> !ttg.async.token
      %words_130 = "arith.divsi"(%x_121, %6) : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %words_131 = "tt.expand_dims"(%words_130) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
      %words_132 = "arith.muli"(%words_131, %words_26) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
      %words_133 = "tt.addptr"(%words_27, %words_132) : (tensor<16x1x!tt.ptr<i32>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<i32>, #blocked>
      %words_134 = "tt.broadcast"(%words_133) : (tensor<16x1x!tt.ptr<i32>, #blocked>) -> tensor<16x16x!tt.ptr<i32>, #blocked>
      %words_135 = "tt.addptr"(%words_134, %words_28) : (tensor<16x16x!tt.ptr<i32>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<i32>, #blocked>
      %words_136 = "ttg.memdesc_index"(%words_34, %sums_115) : (!ttg.memdesc<2x16x16xi32, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<16x16xi32, #shared1, #smem, mutable>
      %sums_137 = "tt.splat"(%sums_97) : (i1) -> tensor<16x16xi1, #blocked>
      %sums_138 = "arith.andi"(%sums_137, %words_29) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %words_139 = "ttg.async_copy_global_to_local"(%words_135, %words_136, %sums_138, %11) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<i32>, #blocked>, !ttg.memdesc<16x16xi32, #shared1, #smem, mutable>, tensor<16x16xi1, #blocked>, tensor<16x16xi32, #blocked>) -> !ttg.async.token
      %words_140 = "ttg.async_commit_group"(%words_139) : (!ttg.async.token) -> !ttg.async.token
      "scf.yield"(%sums_112, %sums_115, %sums_100, %sums_91, %3, %x_93, %x_129, %words_95, %words_140) : (tensor<16x16xf32, #mma>, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token) -> ()
    }) : (i32, i32, i32, tensor<16x16xf32, #mma>, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token) -> (tensor<16x16xf32, #mma>, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
    %sums_78 = "ttg.async_wait"() <{num = 0 : i32}> : () -> !ttg.async.token
    "ttg.local_dealloc"(%words_34) : (!ttg.memdesc<2x16x16xi32, #shared1, #smem, mutable>) -> ()
    "ttg.local_dealloc"(%x_33) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>) -> ()
    %inside = "tt.expand_dims"(%rows_5) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
    %inside_79 = "tt.splat"(%M) : (i32) -> tensor<16x1xi32, #blocked>
    %inside_80 = "arith.cmpi"(%inside, %inside_79) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi1, #blocked>
    %inside_81 = "tt.expand_dims"(%columns_9) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x16xi32, #blocked>
    %inside_82 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32, #blocked>
    %inside_83 = "arith.cmpi"(%inside_81, %inside_82) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
    %inside_84 = "tt.broadcast"(%inside_80) : (tensor<16x1xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %inside_85 = "tt.broadcast"(%inside_83) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %inside_86 = "arith.andi"(%inside_84, %inside_85) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %14 = "tt.splat"(%sc) : (i32) -> tensor<16x1xi32, #blocked>
    %15 = "arith.muli"(%inside, %14) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
    %16 = "tt.splat"(%c) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %17 = "tt.addptr"(%16, %15) : (tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %18 = "tt.broadcast"(%17) : (tensor<16x1x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %19 = "tt.broadcast"(%inside_81) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %20 = "tt.addptr"(%18, %19) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %21 = "tt.expand_dims"(%scales_15) <{axis = 0 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 0, parent = #mma}>>) -> tensor<1x16xf32, #mma>
    %22 = "tt.broadcast"(%21) : (tensor<1x16xf32, #mma>) -> tensor<16x16xf32, #mma>
    %23 = "arith.mulf"(%sums_77#0, %22) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
    %24 = "arith.truncf"(%23) : (tensor<16x16xf32, #mma>) -> tensor<16x16xf16, #mma>
    %25 = "ttg.convert_layout"(%24) : (tensor<16x16xf16, #mma>) -> tensor<16x16xf16, #blocked>
    "tt.store"(%20, %25, %inside_86) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xf16, #blocked>, tensor<16x16xi1, #blocked>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = false} : () -> ()
