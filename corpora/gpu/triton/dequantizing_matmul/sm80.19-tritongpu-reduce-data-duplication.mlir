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
    %sums_51 = "arith.andi"(%sums_40, %words_29) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %words_52 = "ttg.async_copy_global_to_local"(%words_49, %words_50, %sums_51, %11) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<i32>, #blocked>, !ttg.memdesc<16x16xi32, #shared1, #smem, mutable>, tensor<16x16xi1, #blocked>, tensor<16x16xi32, #blocked>) -> !ttg.async.token
    %words_53 = "ttg.async_commit_group"(%words_52) : (!ttg.async.token) -> !ttg.async.token
    %sums_54 = "arith.cmpi"(%K, %13) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %x_55 = "arith.addi"(%rows_2, %2) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %x_56 = "arith.addi"(%rows_1, %1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %x_57 = "tt.expand_dims"(%x_55) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x16xi32, #blocked>
    %x_58 = "tt.broadcast"(%x_57) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %x_59 = "tt.addptr"(%x_22, %x_58) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %x_60 = "ttg.memdesc_index"(%x_33, %4) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
    %sums_61 = "tt.splat"(%sums_54) : (i1) -> tensor<16x16xi1, #blocked>
    %sums_62 = "arith.andi"(%sums_61, %x_23) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %x_63 = "ttg.async_copy_global_to_local"(%x_59, %x_60, %sums_62, %12) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> !ttg.async.token
    %x_64 = "ttg.async_commit_group"(%x_63) : (!ttg.async.token) -> !ttg.async.token
    %words_65 = "arith.divsi"(%x_56, %6) : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %words_66 = "tt.expand_dims"(%words_65) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
    %words_67 = "arith.muli"(%words_66, %words_26) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
    %words_68 = "tt.addptr"(%words_27, %words_67) : (tensor<16x1x!tt.ptr<i32>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<i32>, #blocked>
    %words_69 = "tt.broadcast"(%words_68) : (tensor<16x1x!tt.ptr<i32>, #blocked>) -> tensor<16x16x!tt.ptr<i32>, #blocked>
    %words_70 = "tt.addptr"(%words_69, %words_28) : (tensor<16x16x!tt.ptr<i32>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<i32>, #blocked>
    %words_71 = "ttg.memdesc_index"(%words_34, %4) : (!ttg.memdesc<2x16x16xi32, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<16x16xi32, #shared1, #smem, mutable>
    %sums_72 = "arith.andi"(%sums_61, %words_29) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %words_73 = "ttg.async_copy_global_to_local"(%words_70, %words_71, %sums_72, %11) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<i32>, #blocked>, !ttg.memdesc<16x16xi32, #shared1, #smem, mutable>, tensor<16x16xi1, #blocked>, tensor<16x16xi32, #blocked>) -> !ttg.async.token
    %words_74 = "ttg.async_commit_group"(%words_73) : (!ttg.async.token) -> !ttg.async.token
    %sums_75:7 = "scf.for"(%10, %K, %13, %5, %4, %sums, %x_43, %x_64, %words_53, %words_74) ({
    ^bb0(%sums_77: i32, %arg11: tensor<16x16xf32, #mma>, %sums_78: i32, %sums_79: i32, %x_80: !ttg.async.token, %x_81: !ttg.async.token, %words_82: !ttg.async.token, %words_83: !ttg.async.token):
      %sums_84 = "arith.subi"(%K, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %sums_85 = "arith.cmpi"(%sums_77, %sums_84) <{predicate = 2 : i64}> : (i32, i32) -> i1
      %sums_86 = "arith.addi"(%sums_79, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %sums_87 = "arith.cmpi"(%sums_86, %3) <{predicate = 5 : i64}> : (i32, i32) -> i1
      %sums_88 = "arith.select"(%sums_87, %10, %sums_86) : (i1, i32, i32) -> i32
      %x_89 = "ttg.async_wait"(%x_80, %words_82) <{num = 2 : i32}> : (!ttg.async.token, !ttg.async.token) -> !ttg.async.token
      %x_90 = "ttg.memdesc_index"(%x_33, %sums_88) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
      %x_91 = "ttg.local_load"(%x_90, %x_89) : (!ttg.memdesc<16x16xf16, #shared, #smem, mutable>, !ttg.async.token) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %words_92 = "ttg.memdesc_index"(%words_34, %sums_88) : (!ttg.memdesc<2x16x16xi32, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<16x16xi32, #shared1, #smem, mutable>
      %words_93 = "ttg.local_load"(%words_92, %x_89) : (!ttg.memdesc<16x16xi32, #shared1, #smem, mutable>, !ttg.async.token) -> tensor<16x16xi32, #blocked>
      %numbers_94 = "arith.shrsi"(%words_93, %numbers_32) : (tensor<16x16xi32, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %numbers_95 = "arith.andi"(%numbers_94, %8) : (tensor<16x16xi32, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %numbers_96 = "arith.subi"(%numbers_95, %9) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x16xi32, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %sums_97 = "arith.sitofp"(%numbers_96) : (tensor<16x16xi32, #blocked>) -> tensor<16x16xf16, #blocked>
      %sums_98 = "ttg.local_alloc"(%sums_97) : (tensor<16x16xf16, #blocked>) -> !ttg.memdesc<16x16xf16, #shared, #smem>
      %sums_99 = "ttg.local_load"(%sums_98) : (!ttg.memdesc<16x16xf16, #shared, #smem>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %sums_100 = "tt.dot"(%x_91, %sums_99, %arg11) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      %sums_101 = "arith.addi"(%sums_78, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %sums_102 = "arith.cmpi"(%sums_101, %3) <{predicate = 5 : i64}> : (i32, i32) -> i1
      %sums_103 = "arith.select"(%sums_102, %10, %sums_101) : (i1, i32, i32) -> i32
      %sums_104 = "arith.addi"(%sums_77, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %x_105 = "tt.splat"(%sums_104) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %x_106 = "tt.splat"(%sums_104) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %x_107 = "arith.addi"(%rows_2, %x_105) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %x_108 = "arith.addi"(%rows_1, %x_106) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %x_109 = "tt.expand_dims"(%x_107) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x16xi32, #blocked>
      %x_110 = "tt.broadcast"(%x_109) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %x_111 = "tt.addptr"(%x_22, %x_110) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %x_112 = "ttg.memdesc_index"(%x_33, %sums_103) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
      %sums_113 = "tt.splat"(%sums_85) : (i1) -> tensor<16x16xi1, #blocked>
      %sums_114 = "arith.andi"(%sums_113, %x_23) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %x_115 = "ttg.async_copy_global_to_local"(%x_111, %x_112, %sums_114, %12) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> !ttg.async.token
      %x_116 = "ttg.async_commit_group"(%x_115) : (!ttg.async.token) -> !ttg.async.token
      %words_117 = "arith.divsi"(%x_108, %6) : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %words_118 = "tt.expand_dims"(%words_117) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
      %words_119 = "arith.muli"(%words_118, %words_26) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
      %words_120 = "tt.addptr"(%words_27, %words_119) : (tensor<16x1x!tt.ptr<i32>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<i32>, #blocked>
      %words_121 = "tt.broadcast"(%words_120) : (tensor<16x1x!tt.ptr<i32>, #blocked>) -> tensor<16x16x!tt.ptr<i32>, #blocked>
      %words_122 = "tt.addptr"(%words_121, %words_28) : (tensor<16x16x!tt.ptr<i32>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<i32>, #blocked>
      %words_123 = "ttg.memdesc_index"(%words_34, %sums_103) : (!ttg.memdesc<2x16x16xi32, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<16x16xi32, #shared1, #smem, mutable>
      %sums_124 = "arith.andi"(%sums_113, %words_29) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %words_125 = "ttg.async_copy_global_to_local"(%words_122, %words_123, %sums_124, %11) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<i32>, #blocked>, !ttg.memdesc<16x16xi32, #shared1, #smem, mutable>, tensor<16x16xi1, #blocked>, tensor<16x16xi32, #blocked>) -> !ttg.async.token
      %words_126 = "ttg.async_commit_group"(%words_125) : (!ttg.async.token) -> !ttg.async.token
      "scf.yield"(%sums_100, %sums_103, %sums_88, %x_81, %x_116, %words_83, %words_126) : (tensor<16x16xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token) -> ()
    }) : (i32, i32, i32, tensor<16x16xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token) -> (tensor<16x16xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
    %sums_76 = "ttg.async_wait"() <{num = 0 : i32}> : () -> !ttg.async.token
    "ttg.local_dealloc"(%words_34) : (!ttg.memdesc<2x16x16xi32, #shared1, #smem, mutable>) -> ()
    "ttg.local_dealloc"(%x_33) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>) -> ()
    %inside = "arith.andi"(%x_23, %words_29) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %14 = "tt.splat"(%sc) : (i32) -> tensor<16x1xi32, #blocked>
    %15 = "arith.muli"(%x, %14) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
    %16 = "tt.splat"(%c) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %17 = "tt.addptr"(%16, %15) : (tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %18 = "tt.broadcast"(%17) : (tensor<16x1x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %19 = "tt.addptr"(%18, %words_28) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %20 = "tt.expand_dims"(%scales_15) <{axis = 0 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 0, parent = #mma}>>) -> tensor<1x16xf32, #mma>
    %21 = "tt.broadcast"(%20) : (tensor<1x16xf32, #mma>) -> tensor<16x16xf32, #mma>
    %22 = "arith.mulf"(%sums_75#0, %21) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
    %23 = "arith.truncf"(%22) : (tensor<16x16xf32, #mma>) -> tensor<16x16xf16, #mma>
    %24 = "ttg.convert_layout"(%23) : (tensor<16x16xf16, #mma>) -> tensor<16x16xf16, #blocked>
    "tt.store"(%19, %24, %inside) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xf16, #blocked>, tensor<16x16xi1, #blocked>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = false} : () -> ()
