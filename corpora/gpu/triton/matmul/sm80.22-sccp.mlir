#blocked = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 4, maxPhase = 2, order = [1, 0]}>
#smem = #ttg.shared_memory
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}], function_type = (!tt.ptr<f16>, !tt.ptr<f16>, !tt.ptr<f16>, i32, i32, i32, i32, i32, i32) -> (), sym_name = "matmul", sym_visibility = "public"}> ({
  ^bb0(%a: !tt.ptr<f16>, %b: !tt.ptr<f16>, %c: !tt.ptr<f16>, %M: i32, %N: i32, %K: i32, %sa: i32, %sb: i32, %sc: i32):
    %0 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf32, #mma>}> : () -> tensor<16x16xf32, #mma>
    %1 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf16, #blocked>}> : () -> tensor<16x16xf16, #blocked>
    %3 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %4 = "arith.constant"() <{value = dense<16> : tensor<16x16xi32, #blocked>}> : () -> tensor<16x16xi32, #blocked>
    %5 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %6 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %7 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %8 = "arith.constant"() <{value = dense<16> : tensor<1x16xi32, #blocked>}> : () -> tensor<1x16xi32, #blocked>
    %9 = "arith.constant"() <{value = dense<16> : tensor<16x1xi32, #blocked>}> : () -> tensor<16x1xi32, #blocked>
    %10 = "arith.constant"() <{value = 32 : i32}> : () -> i32
    %rows = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %rows_0 = "arith.muli"(%rows, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %rows_1 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_2 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %rows_3 = "tt.splat"(%rows_0) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_4 = "arith.addi"(%rows_3, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %columns = "tt.get_program_id"() <{axis = 1 : i32}> : () -> i32
    %columns_5 = "arith.muli"(%columns, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %columns_6 = "tt.splat"(%columns_5) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %columns_7 = "arith.addi"(%columns_6, %rows_2) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %left = "tt.expand_dims"(%rows_4) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
    %left_8 = "tt.splat"(%sa) : (i32) -> tensor<16x1xi32, #blocked>
    %left_9 = "arith.muli"(%left, %left_8) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
    %left_10 = "tt.splat"(%a) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %left_11 = "tt.addptr"(%left_10, %left_9) : (tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %left_12 = "tt.expand_dims"(%rows_2) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x16xi32, #blocked>
    %left_13 = "tt.broadcast"(%left_11) : (tensor<16x1x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %left_14 = "tt.broadcast"(%left_12) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %left_15 = "tt.addptr"(%left_13, %left_14) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %right = "tt.expand_dims"(%rows_1) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
    %right_16 = "tt.splat"(%sb) : (i32) -> tensor<16x1xi32, #blocked>
    %right_17 = "arith.muli"(%right, %right_16) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
    %right_18 = "tt.splat"(%b) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %right_19 = "tt.addptr"(%right_18, %right_17) : (tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %right_20 = "tt.expand_dims"(%columns_7) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x16xi32, #blocked>
    %right_21 = "tt.broadcast"(%right_19) : (tensor<16x1x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %right_22 = "tt.broadcast"(%right_20) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %right_23 = "tt.addptr"(%right_21, %right_22) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %x = "tt.splat"(%M) : (i32) -> tensor<16x1xi32, #blocked>
    %x_24 = "arith.cmpi"(%left, %x) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi1, #blocked>
    %x_25 = "tt.splat"(%K) : (i32) -> tensor<1x16xi32, #blocked>
    %x_26 = "tt.broadcast"(%x_24) : (tensor<16x1xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %y = "tt.splat"(%K) : (i32) -> tensor<16x1xi32, #blocked>
    %y_27 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32, #blocked>
    %y_28 = "arith.cmpi"(%right_20, %y_27) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
    %y_29 = "tt.broadcast"(%y_28) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %right_30 = "arith.muli"(%sb, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %right_31 = "tt.splat"(%right_30) : (i32) -> tensor<16x16xi32, #blocked>
    %x_32 = "ttg.local_alloc"() : () -> !ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>
    %y_33 = "ttg.local_alloc"() : () -> !ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>
    %sums = "arith.cmpi"(%K, %3) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %x_34 = "arith.cmpi"(%left_12, %x_25) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
    %x_35 = "tt.broadcast"(%x_34) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %x_36 = "arith.andi"(%x_26, %x_35) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %x_37 = "ttg.memdesc_index"(%x_32, %3) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
    %sums_38 = "tt.splat"(%sums) : (i1) -> tensor<16x16xi1, #blocked>
    %sums_39 = "arith.andi"(%sums_38, %x_36) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %x_40 = "ttg.async_copy_global_to_local"(%left_15, %x_37, %sums_39, %2) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> !ttg.async.token
    %x_41 = "ttg.async_commit_group"(%x_40) : (!ttg.async.token) -> !ttg.async.token
    %y_42 = "arith.cmpi"(%right, %y) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi1, #blocked>
    %y_43 = "tt.broadcast"(%y_42) : (tensor<16x1xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %y_44 = "arith.andi"(%y_43, %y_29) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %y_45 = "ttg.memdesc_index"(%y_33, %3) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
    %sums_46 = "arith.andi"(%sums_38, %y_44) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %y_47 = "ttg.async_copy_global_to_local"(%right_23, %y_45, %sums_46, %2) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> !ttg.async.token
    %y_48 = "ttg.async_commit_group"(%y_47) : (!ttg.async.token) -> !ttg.async.token
    %sums_49 = "arith.cmpi"(%K, %1) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %left_50 = "tt.addptr"(%left_15, %4) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %right_51 = "tt.addptr"(%right_23, %right_31) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %x_52 = "arith.addi"(%left_12, %8) <{overflowFlags = #arith.overflow<none>}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi32, #blocked>
    %x_53 = "arith.cmpi"(%x_52, %x_25) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
    %x_54 = "tt.broadcast"(%x_53) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %x_55 = "arith.andi"(%x_26, %x_54) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %x_56 = "ttg.memdesc_index"(%x_32, %6) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
    %sums_57 = "tt.splat"(%sums_49) : (i1) -> tensor<16x16xi1, #blocked>
    %sums_58 = "arith.andi"(%sums_57, %x_55) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %x_59 = "ttg.async_copy_global_to_local"(%left_50, %x_56, %sums_58, %2) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> !ttg.async.token
    %x_60 = "ttg.async_commit_group"(%x_59) : (!ttg.async.token) -> !ttg.async.token
    %y_61 = "arith.addi"(%right, %9) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
    %y_62 = "arith.cmpi"(%y_61, %y) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi1, #blocked>
    %y_63 = "tt.broadcast"(%y_62) : (tensor<16x1xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %y_64 = "arith.andi"(%y_63, %y_29) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %y_65 = "ttg.memdesc_index"(%y_33, %6) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
    %sums_66 = "arith.andi"(%sums_57, %y_64) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %y_67 = "ttg.async_copy_global_to_local"(%right_51, %y_65, %sums_66, %2) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> !ttg.async.token
    %y_68 = "ttg.async_commit_group"(%y_67) : (!ttg.async.token) -> !ttg.async.token
    %x_69 = "ttg.async_wait"(%x_41, %y_48) <{num = 2 : i32}> : (!ttg.async.token, !ttg.async.token) -> !ttg.async.token
    %x_70 = "ttg.memdesc_subslice"(%x_37) <{offsets = array<i32: 0, 0>}> : (!ttg.memdesc<16x16xf16, #shared, #smem, mutable>) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
    %x_71 = "ttg.local_load"(%x_70, %x_69) : (!ttg.memdesc<16x16xf16, #shared, #smem, mutable>, !ttg.async.token) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %y_72 = "ttg.memdesc_subslice"(%y_45) <{offsets = array<i32: 0, 0>}> : (!ttg.memdesc<16x16xf16, #shared, #smem, mutable>) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
    %y_73 = "ttg.local_load"(%y_72, %x_69) : (!ttg.memdesc<16x16xf16, #shared, #smem, mutable>, !ttg.async.token) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %sums_74:11 = "scf.for"(%3, %K, %1, %0, %left_50, %right_51, %6, %5, %x_41, %x_60, %y_48, %y_68, %x_71, %y_73) ({
    ^bb0(%sums_76: i32, %arg10: tensor<16x16xf32, #mma>, %left_77: tensor<16x16x!tt.ptr<f16>, #blocked>, %right_78: tensor<16x16x!tt.ptr<f16>, #blocked>, %arg13: i32, %sums_79: i32, %x_80: !ttg.async.token, %x_81: !ttg.async.token, %y_82: !ttg.async.token, %y_83: !ttg.async.token, %x_84: tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, %y_85: tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>):
      %sums_86 = "arith.subi"(%K, %10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %sums_87 = "arith.cmpi"(%sums_76, %sums_86) <{predicate = 2 : i64}> : (i32, i32) -> i1
      %sums_88 = "arith.addi"(%sums_79, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %sums_89 = "arith.cmpi"(%sums_88, %7) <{predicate = 5 : i64}> : (i32, i32) -> i1
      %sums_90 = "arith.select"(%sums_89, %3, %sums_88) : (i1, i32, i32) -> i32
      %x_91 = "ttg.async_wait"(%x_80, %y_82) <{num = 2 : i32}> : (!ttg.async.token, !ttg.async.token) -> !ttg.async.token
      %left_92 = "tt.addptr"(%left_77, %4) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %right_93 = "tt.addptr"(%right_78, %right_31) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %sums_94 = "arith.addi"(%arg13, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %sums_95 = "arith.cmpi"(%sums_94, %7) <{predicate = 5 : i64}> : (i32, i32) -> i1
      %sums_96 = "arith.select"(%sums_95, %3, %sums_94) : (i1, i32, i32) -> i32
      %sums_97 = "arith.addi"(%sums_76, %10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %x_98 = "tt.splat"(%sums_97) : (i32) -> tensor<1x16xi32, #blocked>
      %x_99 = "arith.addi"(%left_12, %x_98) <{overflowFlags = #arith.overflow<none>}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi32, #blocked>
      %x_100 = "arith.cmpi"(%x_99, %x_25) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
      %x_101 = "tt.broadcast"(%x_100) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %x_102 = "arith.andi"(%x_26, %x_101) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %x_103 = "ttg.memdesc_index"(%x_32, %sums_96) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
      %sums_104 = "tt.splat"(%sums_87) : (i1) -> tensor<16x16xi1, #blocked>
      %sums_105 = "arith.andi"(%sums_104, %x_102) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %x_106 = "ttg.async_copy_global_to_local"(%left_92, %x_103, %sums_105, %2) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> !ttg.async.token
      %x_107 = "ttg.async_commit_group"(%x_106) : (!ttg.async.token) -> !ttg.async.token
      %y_108 = "tt.splat"(%sums_97) : (i32) -> tensor<16x1xi32, #blocked>
      %y_109 = "arith.addi"(%right, %y_108) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
      %y_110 = "arith.cmpi"(%y_109, %y) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi1, #blocked>
      %y_111 = "tt.broadcast"(%y_110) : (tensor<16x1xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %y_112 = "arith.andi"(%y_111, %y_29) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %y_113 = "ttg.memdesc_index"(%y_33, %sums_96) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
      %sums_114 = "arith.andi"(%sums_104, %y_112) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %y_115 = "ttg.async_copy_global_to_local"(%right_93, %y_113, %sums_114, %2) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> !ttg.async.token
      %y_116 = "ttg.async_commit_group"(%y_115) : (!ttg.async.token) -> !ttg.async.token
      %sums_117 = "arith.addi"(%sums_90, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %sums_118 = "arith.cmpi"(%sums_117, %7) <{predicate = 5 : i64}> : (i32, i32) -> i1
      %sums_119 = "arith.select"(%sums_118, %3, %sums_117) : (i1, i32, i32) -> i32
      %x_120 = "ttg.memdesc_index"(%x_32, %sums_119) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
      %y_121 = "ttg.memdesc_index"(%y_33, %sums_119) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
      %x_122 = "ttg.async_wait"(%x_81, %y_83) <{num = 2 : i32}> : (!ttg.async.token, !ttg.async.token) -> !ttg.async.token
      %x_123 = "ttg.async_wait"(%x_81, %y_83) <{num = 2 : i32}> : (!ttg.async.token, !ttg.async.token) -> !ttg.async.token
      %x_124 = "ttg.memdesc_subslice"(%x_120) <{offsets = array<i32: 0, 0>}> : (!ttg.memdesc<16x16xf16, #shared, #smem, mutable>) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
      %x_125 = "ttg.local_load"(%x_124, %x_122) : (!ttg.memdesc<16x16xf16, #shared, #smem, mutable>, !ttg.async.token) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %y_126 = "ttg.memdesc_subslice"(%y_121) <{offsets = array<i32: 0, 0>}> : (!ttg.memdesc<16x16xf16, #shared, #smem, mutable>) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
      %y_127 = "ttg.local_load"(%y_126, %x_123) : (!ttg.memdesc<16x16xf16, #shared, #smem, mutable>, !ttg.async.token) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %sums_128 = "tt.dot"(%x_84, %y_85, %arg10) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      "scf.yield"(%sums_128, %left_92, %right_93, %sums_96, %sums_90, %x_81, %x_107, %y_83, %y_116, %x_125, %y_127) : (tensor<16x16xf32, #mma>, tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16x!tt.ptr<f16>, #blocked>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>) -> ()
    }) : (i32, i32, i32, tensor<16x16xf32, #mma>, tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16x!tt.ptr<f16>, #blocked>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>) -> (tensor<16x16xf32, #mma>, tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16x!tt.ptr<f16>, #blocked>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>)
    %sums_75 = "ttg.async_wait"() <{num = 0 : i32}> : () -> !ttg.async.token
    "ttg.local_dealloc"(%y_33) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>) -> ()
    "ttg.local_dealloc"(%x_32) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>) -> ()
    %inside = "arith.andi"(%x_26, %y_29) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %11 = "tt.splat"(%sc) : (i32) -> tensor<16x1xi32, #blocked>
    %12 = "arith.muli"(%left, %11) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
    %13 = "tt.splat"(%c) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %14 = "tt.addptr"(%13, %12) : (tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %15 = "tt.broadcast"(%14) : (tensor<16x1x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %16 = "tt.addptr"(%15, %right_22) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %17 = "arith.truncf"(%sums_74#0) : (tensor<16x16xf32, #mma>) -> tensor<16x16xf16, #mma>
    %18 = "ttg.convert_layout"(%17) : (tensor<16x16xf16, #mma>) -> tensor<16x16xf16, #blocked>
    "tt.store"(%16, %18, %inside) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xf16, #blocked>, tensor<16x16xi1, #blocked>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = false} : () -> ()
