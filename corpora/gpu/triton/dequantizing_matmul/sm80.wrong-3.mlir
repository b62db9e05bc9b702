#blocked = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 4, maxPhase = 2, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}], function_type = (!tt.ptr<f16>, !tt.ptr<i32>, !tt.ptr<f32>, !tt.ptr<f16>, i32, i32, i32, i32, i32, i32) -> (), sym_name = "dequantizing_matmul", sym_visibility = "public"}> ({
  ^bb0(%a: !tt.ptr<f16>, %packed: !tt.ptr<i32>, %scale: !tt.ptr<f32>, %c: !tt.ptr<f16>, %M: i32, %N: i32, %K: i32, %sa: i32, %sb: i32, %sc: i32):
    %0 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16xf32, #ttg.slice<{dim = 0, parent = #mma}>>}> : () -> tensor<16xf32, #ttg.slice<{dim = 0, parent = #mma}>>
    %1 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf16, #blocked>}> : () -> tensor<16x16xf16, #blocked>
    %3 = "arith.constant"() <{value = dense<0> : tensor<16x16xi32, #blocked>}> : () -> tensor<16x16xi32, #blocked>
    %4 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %5 = "arith.constant"() <{value = dense<8> : tensor<16x16xi32, #blocked>}> : () -> tensor<16x16xi32, #blocked>
    %6 = "arith.constant"() <{value = dense<15> : tensor<16x16xi32, #blocked>}> : () -> tensor<16x16xi32, #blocked>
    %7 = "arith.constant"() <{value = dense<4> : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = "arith.constant"() <{value = dense<8> : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf32, #mma>}> : () -> tensor<16x16xf32, #mma>
    %10 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %11 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %12 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %13 = "arith.constant"() <{value = dense<16> : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = "arith.constant"() <{value = dense<16> : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %15 = "arith.constant"() <{value = 32 : i32}> : () -> i32
    %rows = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %rows_0 = "arith.muli"(%rows, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %rows_1 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_2 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %rows_3 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %rows_4 = "tt.splat"(%rows_0) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_5 = "arith.addi"(%rows_4, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %columns = "tt.get_program_id"() <{axis = 1 : i32}> : () -> i32
    %columns_6 = "arith.muli"(%columns, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %columns_7 = "tt.splat"(%columns_6) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %columns_8 = "tt.splat"(%columns_6) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %columns_9 = "arith.addi"(%columns_7, %rows_2) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %columns_10 = "arith.addi"(%columns_8, %rows_3) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %scales = "tt.splat"(%N) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %scales_11 = "arith.cmpi"(%columns_10, %scales) <{predicate = 2 : i64}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>) -> tensor<16xi1, #ttg.slice<{dim = 0, parent = #mma}>>
    %scales_12 = "tt.splat"(%scale) : (!tt.ptr<f32>) -> tensor<16x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    %scales_13 = "tt.addptr"(%scales_12, %columns_10) : (tensor<16x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>) -> tensor<16x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    %scales_14 = "tt.load"(%scales_13, %scales_11, %0) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<16xi1, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<16xf32, #ttg.slice<{dim = 0, parent = #mma}>>) -> tensor<16xf32, #ttg.slice<{dim = 0, parent = #mma}>>
    %x = "tt.expand_dims"(%rows_5) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
    %x_15 = "tt.splat"(%M) : (i32) -> tensor<16x1xi32, #blocked>
    %x_16 = "arith.cmpi"(%x, %x_15) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi1, #blocked>
    %x_17 = "tt.splat"(%sa) : (i32) -> tensor<16x1xi32, #blocked>
    %x_18 = "arith.muli"(%x, %x_17) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
    %x_19 = "tt.splat"(%a) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %x_20 = "tt.addptr"(%x_19, %x_18) : (tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %x_21 = "tt.broadcast"(%x_20) : (tensor<16x1x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %x_22 = "tt.broadcast"(%x_16) : (tensor<16x1xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %words = "tt.expand_dims"(%columns_9) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x16xi32, #blocked>
    %words_23 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32, #blocked>
    %words_24 = "arith.cmpi"(%words, %words_23) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
    %words_25 = "tt.splat"(%sb) : (i32) -> tensor<16x1xi32, #blocked>
    %words_26 = "tt.splat"(%packed) : (!tt.ptr<i32>) -> tensor<16x1x!tt.ptr<i32>, #blocked>
    %words_27 = "tt.broadcast"(%words) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %words_28 = "tt.broadcast"(%words_24) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %numbers = "arith.remsi"(%rows_1, %8) : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %numbers_29 = "arith.muli"(%numbers, %7) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %numbers_30 = "tt.expand_dims"(%numbers_29) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
    %numbers_31 = "tt.broadcast"(%numbers_30) : (tensor<16x1xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %x_32 = "ttg.local_alloc"() : () -> !ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>
    %words_33 = "ttg.local_alloc"() : () -> !ttg.memdesc<2x16x16xi32, #shared1, #smem, mutable>
    %sums = "arith.cmpi"(%K, %4) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %x_34 = "tt.expand_dims"(%rows_2) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x16xi32, #blocked>
    %x_35 = "tt.broadcast"(%x_34) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %x_36 = "tt.addptr"(%x_21, %x_35) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %x_37 = "ttg.memdesc_index"(%x_32, %4) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
    %sums_38 = "tt.splat"(%sums) : (i1) -> tensor<16x16xi1, #blocked>
    %sums_39 = "arith.andi"(%sums_38, %x_22) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %x_40 = "ttg.async_copy_global_to_local"(%x_36, %x_37, %sums_39, %2) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> !ttg.async.token
    %x_41 = "ttg.async_commit_group"(%x_40) : (!ttg.async.token) -> !ttg.async.token
    %words_42 = "arith.divsi"(%rows_1, %8) : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %words_43 = "tt.expand_dims"(%words_42) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
    %words_44 = "arith.muli"(%words_43, %words_25) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
    %words_45 = "tt.addptr"(%words_26, %words_44) : (tensor<16x1x!tt.ptr<i32>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<i32>, #blocked>
    %words_46 = "tt.broadcast"(%words_45) : (tensor<16x1x!tt.ptr<i32>, #blocked>) -> tensor<16x16x!tt.ptr<i32>, #blocked>
    %words_47 = "tt.addptr"(%words_46, %words_27) : (tensor<16x16x!tt.ptr<i32>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<i32>, #blocked>
    %words_48 = "ttg.memdesc_index"(%words_33, %4) : (!ttg.memdesc<2x16x16xi32, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<16x16xi32, #shared1, #smem, mutable>
    %sums_49 = "arith.andi"(%sums_38, %words_28) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %words_50 = "ttg.async_copy_global_to_local"(%words_47, %words_48, %sums_49, %3) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<i32>, #blocked>, !ttg.memdesc<16x16xi32, #shared1, #smem, mutable>, tensor<16x16xi1, #blocked>, tensor<16x16xi32, #blocked>) -> !ttg.async.token
    %words_51 = "ttg.async_commit_group"(%words_50) : (!ttg.async.token) -> !ttg.async.token
    %sums_52 = "arith.cmpi"(%K, %1) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %x_53 = "arith.addi"(%rows_2, %13) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %x_54 = "arith.addi"(%rows_1, %14) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %x_55 = "tt.expand_dims"(%x_53) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x16xi32, #blocked>
    %x_56 = "tt.broadcast"(%x_55) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %x_57 = "tt.addptr"(%x_21, %x_56) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %x_58 = "ttg.memdesc_index"(%x_32, %11) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
    %sums_59 = "tt.splat"(%sums_52) : (i1) -> tensor<16x16xi1, #blocked>
    %sums_60 = "arith.andi"(%sums_59, %x_22) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %x_61 = "ttg.async_copy_global_to_local"(%x_57, %x_58, %sums_60, %2) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> !ttg.async.token
    %x_62 = "ttg.async_commit_group"(%x_61) : (!ttg.async.token) -> !ttg.async.token
    %words_63 = "arith.divsi"(%x_54, %8) : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %words_64 = "tt.expand_dims"(%words_63) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
    %words_65 = "arith.muli"(%words_64, %words_25) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
    %words_66 = "tt.addptr"(%words_26, %words_65) : (tensor<16x1x!tt.ptr<i32>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<i32>, #blocked>
    %words_67 = "tt.broadcast"(%words_66) : (tensor<16x1x!tt.ptr<i32>, #blocked>) -> tensor<16x16x!tt.ptr<i32>, #blocked>
    %words_68 = "tt.addptr"(%words_67, %words_27) : (tensor<16x16x!tt.ptr<i32>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<i32>, #blocked>
    %words_69 = "ttg.memdesc_index"(%words_33, %11) : (!ttg.memdesc<2x16x16xi32, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<16x16xi32, #shared1, #smem, mutable>
    %sums_70 = "arith.andi"(%sums_59, %words_28) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %words_71 = "ttg.async_copy_global_to_local"(%words_68, %words_69, %sums_70, %3) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<i32>, #blocked>, !ttg.memdesc<16x16xi32, #shared1, #smem, mutable>, tensor<16x16xi1, #blocked>, tensor<16x16xi32, #blocked>) -> !ttg.async.token
    %words_72 = "ttg.async_commit_group"(%words_71) : (!ttg.async.token) -> !ttg.async.token
    %sums_73:7 = "scf.for"(%4, %K, %1, %9, %11, %10, %x_41, %x_62, %words_51, %words_72) ({
    ^bb0(%sums_75: i32, %arg11: tensor<16x16xf32, #mma>, %sums_76: i32, %sums_77: i32, %x_78: !ttg.async.token, %x_79: !ttg.async.token, %words_80: !ttg.async.token, %words_81: !ttg.async.token):
      %sums_82 = "arith.subi"(%K, %15) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %sums_83 = "arith.cmpi"(%sums_75, %sums_82) <{predicate = 2 : i64}> : (i32, i32) -> i1
      %sums_84 = "arith.addi"(%sums_77, %11) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %sums_85 = "arith.cmpi"(%sums_84, %12) <{predicate = 5 : i64}> : (i32, i32) -> i1
      %sums_86 = "arith.select"(%sums_85, %4, %sums_84) : (i1, i32, i32) -> i32
      %x_87 = "ttg.async_wait"(%x_78, %words_80) <{num = 4 : i32}> : (!ttg.async.token, !ttg.async.token) -> !ttg.async.token
      %x_88 = "ttg.memdesc_index"(%x_32, %sums_86) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
      %x_89 = "ttg.local_load"(%x_88, %x_87) : (!ttg.memdesc<16x16xf16, #shared, #smem, mutable>, !ttg.async.token) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %words_90 = "ttg.memdesc_index"(%words_33, %sums_86) : (!ttg.memdesc<2x16x16xi32, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<16x16xi32, #shared1, #smem, mutable>
      %words_91 = "ttg.local_load"(%words_90, %x_87) : (!ttg.memdesc<16x16xi32, #shared1, #smem, mutable>, !ttg.async.token) -> tensor<16x16xi32, #blocked>
      %numbers_92 = "arith.shrsi"(%words_91, %numbers_31) : (tensor<16x16xi32, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %numbers_93 = "arith.andi"(%numbers_92, %6) : (tensor<16x16xi32, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %numbers_94 = "arith.subi"(%numbers_93, %5) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x16xi32, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %sums_95 = "arith.sitofp"(%numbers_94) : (tensor<16x16xi32, #blocked>) -> tensor<16x16xf16, #blocked>
      %sums_96 = "ttg.local_alloc"(%sums_95) : (tensor<16x16xf16, #blocked>) -> !ttg.memdesc<16x16xf16, #shared, #smem>
      %sums_97 = "ttg.local_load"(%sums_96) : (!ttg.memdesc<16x16xf16, #shared, #smem>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %sums_98 = "tt.dot"(%x_89, %sums_97, %arg11) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      %sums_99 = "arith.addi"(%sums_76, %11) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %sums_100 = "arith.cmpi"(%sums_99, %12) <{predicate = 5 : i64}> : (i32, i32) -> i1
      %sums_101 = "arith.select"(%sums_100, %4, %sums_99) : (i1, i32, i32) -> i32
      %sums_102 = "arith.addi"(%sums_75, %15) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %x_103 = "tt.splat"(%sums_102) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %x_104 = "tt.splat"(%sums_102) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %x_105 = "arith.addi"(%rows_2, %x_103) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %x_106 = "arith.addi"(%rows_1, %x_104) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %x_107 = "tt.expand_dims"(%x_105) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x16xi32, #blocked>
      %x_108 = "tt.broadcast"(%x_107) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
      %x_109 = "tt.addptr"(%x_21, %x_108) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %x_110 = "ttg.memdesc_index"(%x_32, %sums_101) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
      %sums_111 = "tt.splat"(%sums_83) : (i1) -> tensor<16x16xi1, #blocked>
      %sums_112 = "arith.andi"(%sums_111, %x_22) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %x_113 = "ttg.async_copy_global_to_local"(%x_109, %x_110, %sums_112, %2) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> !ttg.async.token
      %x_114 = "ttg.async_commit_group"(%x_113) : (!ttg.async.token) -> !ttg.async.token
      %words_115 = "arith.divsi"(%x_106, %8) : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %words_116 = "tt.expand_dims"(%words_115) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
      %words_117 = "arith.muli"(%words_116, %words_25) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
      %words_118 = "tt.addptr"(%words_26, %words_117) : (tensor<16x1x!tt.ptr<i32>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<i32>, #blocked>
      %words_119 = "tt.broadcast"(%words_118) : (tensor<16x1x!tt.ptr<i32>, #blocked>) -> tensor<16x16x!tt.ptr<i32>, #blocked>
      %words_120 = "tt.addptr"(%words_119, %words_27) : (tensor<16x16x!tt.ptr<i32>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<i32>, #blocked>
      %words_121 = "ttg.memdesc_index"(%words_33, %sums_101) : (!ttg.memdesc<2x16x16xi32, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<16x16xi32, #shared1, #smem, mutable>
      %sums_122 = "arith.andi"(%sums_111, %words_28) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %words_123 = "ttg.async_copy_global_to_local"(%words_120, %words_121, %sums_122, %3) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<i32>, #blocked>, !ttg.memdesc<16x16xi32, #shared1, #smem, mutable>, tensor<16x16xi1, #blocked>, tensor<16x16xi32, #blocked>) -> !ttg.async.token
      %words_124 = "ttg.async_commit_group"(%words_123) : (!ttg.async.token) -> !ttg.async.token
      "scf.yield"(%sums_98, %sums_101, %sums_86, %x_79, %x_114, %words_81, %words_124) : (tensor<16x16xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token) -> ()
    }) : (i32, i32, i32, tensor<16x16xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token) -> (tensor<16x16xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
    %sums_74 = "ttg.async_wait"() <{num = 0 : i32}> : () -> !ttg.async.token
    "ttg.local_dealloc"(%words_33) : (!ttg.memdesc<2x16x16xi32, #shared1, #smem, mutable>) -> ()
    "ttg.local_dealloc"(%x_32) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>) -> ()
    %inside = "arith.andi"(%x_22, %words_28) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %16 = "tt.splat"(%sc) : (i32) -> tensor<16x1xi32, #blocked>
    %17 = "arith.muli"(%x, %16) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
    %18 = "tt.splat"(%c) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %19 = "tt.addptr"(%18, %17) : (tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %20 = "tt.broadcast"(%19) : (tensor<16x1x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %21 = "tt.addptr"(%20, %words_27) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %22 = "tt.expand_dims"(%scales_14) <{axis = 0 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 0, parent = #mma}>>) -> tensor<1x16xf32, #mma>
    %23 = "tt.broadcast"(%22) : (tensor<1x16xf32, #mma>) -> tensor<16x16xf32, #mma>
    %24 = "arith.mulf"(%sums_73#0, %23) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #mma>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
    %25 = "arith.truncf"(%24) : (tensor<16x16xf32, #mma>) -> tensor<16x16xf16, #mma>
    %26 = "ttg.convert_layout"(%25) : (tensor<16x16xf16, #mma>) -> tensor<16x16xf16, #blocked>
    "tt.store"(%21, %26, %inside) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xf16, #blocked>, tensor<16x16xi1, #blocked>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} : () -> ()
