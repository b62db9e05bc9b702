#blocked = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 4, maxPhase = 2, order = [1, 0]}>
#smem = #ttg.shared_memory
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}], function_type = (!tt.ptr<f16>, !tt.ptr<f16>, !tt.ptr<f16>, i32, i32, i32, i32, i32, i32) -> (), sym_name = "matmul", sym_visibility = "public"}> ({
  ^bb0(%a: !tt.ptr<f16>, %b: !tt.ptr<f16>, %c: !tt.ptr<f16>, %M: i32, %N: i32, %K: i32, %sa: i32, %sb: i32, %sc: i32):
    %0 = "arith.constant"() <{value = 32 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = dense<16> : tensor<16x1xi32, #blocked>}> : () -> tensor<16x1xi32, #blocked>
    %2 = "arith.constant"() <{value = dense<16> : tensor<1x16xi32, #blocked>}> : () -> tensor<1x16xi32, #blocked>
    %3 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %4 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %sums = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %5 = "arith.constant"() <{value = dense<16> : tensor<16x16xi32, #blocked>}> : () -> tensor<16x16xi32, #blocked>
    %6 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %7 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf16, #blocked>}> : () -> tensor<16x16xf16, #blocked>
    %8 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %9 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf32, #mma>}> : () -> tensor<16x16xf32, #mma>
    %rows = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %rows_0 = "arith.muli"(%rows, %8) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %rows_1 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_2 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %rows_3 = "tt.splat"(%rows_0) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_4 = "arith.addi"(%rows_3, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %columns = "tt.get_program_id"() <{axis = 1 : i32}> : () -> i32
    %columns_5 = "arith.muli"(%columns, %8) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
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
    %right_30 = "arith.muli"(%sb, %8) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %right_31 = "tt.splat"(%right_30) : (i32) -> tensor<16x16xi32, #blocked>
    %x_32 = "ttg.local_alloc"() : () -> !ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>
    %y_33 = "ttg.local_alloc"() : () -> !ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>
    %sums_34 = "arith.cmpi"(%K, %6) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %x_35 = "arith.cmpi"(%left_12, %x_25) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
    %x_36 = "tt.broadcast"(%x_35) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %x_37 = "arith.andi"(%x_26, %x_36) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %x_38 = "ttg.memdesc_index"(%x_32, %6) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
    %sums_39 = "tt.splat"(%sums_34) : (i1) -> tensor<16x16xi1, #blocked>
    %sums_40 = "arith.andi"(%sums_39, %x_37) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %x_41 = "ttg.async_copy_global_to_local"(%left_15, %x_38, %sums_40, %7) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> !ttg.async.token
    %x_42 = "ttg.async_commit_group"(%x_41) : (!ttg.async.token) -> !ttg.async.token
    %y_43 = "arith.cmpi"(%right, %y) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi1, #blocked>
    %y_44 = "tt.broadcast"(%y_43) : (tensor<16x1xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %y_45 = "arith.andi"(%y_44, %y_29) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %y_46 = "ttg.memdesc_index"(%y_33, %6) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
    %sums_47 = "arith.andi"(%sums_39, %y_45) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %y_48 = "ttg.async_copy_global_to_local"(%right_23, %y_46, %sums_47, %7) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> !ttg.async.token
    %y_49 = "ttg.async_commit_group"(%y_48) : (!ttg.async.token) -> !ttg.async.token
    %sums_50 = "arith.cmpi"(%K, %8) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %left_51 = "tt.addptr"(%left_15, %5) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %right_52 = "tt.addptr"(%right_23, %right_31) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %x_53 = "arith.addi"(%left_12, %2) <{overflowFlags = #arith.overflow<none>}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi32, #blocked>
    %x_54 = "arith.cmpi"(%x_53, %x_25) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
    %x_55 = "tt.broadcast"(%x_54) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %x_56 = "arith.andi"(%x_26, %x_55) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %x_57 = "ttg.memdesc_index"(%x_32, %4) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
    %sums_58 = "tt.splat"(%sums_50) : (i1) -> tensor<16x16xi1, #blocked>
    %sums_59 = "arith.andi"(%sums_58, %x_56) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %x_60 = "ttg.async_copy_global_to_local"(%left_51, %x_57, %sums_59, %7) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> !ttg.async.token
    %x_61 = "ttg.async_commit_group"(%x_60) : (!ttg.async.token) -> !ttg.async.token
    %y_62 = "arith.addi"(%right, %1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
    %y_63 = "arith.cmpi"(%y_62, %y) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi1, #blocked>
    %y_64 = "tt.broadcast"(%y_63) : (tensor<16x1xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %y_65 = "arith.andi"(%y_64, %y_29) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %y_66 = "ttg.memdesc_index"(%y_33, %4) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
    %sums_67 = "arith.andi"(%sums_58, %y_65) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %y_68 = "ttg.async_copy_global_to_local"(%right_52, %y_66, %sums_67, %7) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> !ttg.async.token
    %y_69 = "ttg.async_commit_group"(%y_68) : (!ttg.async.token) -> !ttg.async.token
    %sums_70 = "arith.addi"(%sums, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %sums_71 = "arith.cmpi"(%sums_70, %3) <{predicate = 5 : i64}> : (i32, i32) -> i1
    %sums_72 = "arith.select"(%sums_71, %6, %sums_70) : (i1, i32, i32) -> i32
    %x_73 = "ttg.memdesc_index"(%x_32, %sums_72) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
    %x_74 = "ttg.async_wait"(%x_42, %y_49) <{num = 2 : i32}> : (!ttg.async.token, !ttg.async.token) -> !ttg.async.token
    %x_75 = "ttg.memdesc_subslice"(%x_73) <{offsets = array<i32: 0, 0>}> : (!ttg.memdesc<16x16xf16, #shared, #smem, mutable>) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
    %x_76 = "ttg.local_load"(%x_75, %x_74) : (!ttg.memdesc<16x16xf16, #shared, #smem, mutable>, !ttg.async.token) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %y_77 = "ttg.memdesc_index"(%y_33, %sums_72) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
    %y_78 = "ttg.memdesc_subslice"(%y_77) <{offsets = array<i32: 0, 0>}> : (!ttg.memdesc<16x16xf16, #shared, #smem, mutable>) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
    %y_79 = "ttg.local_load"(%y_78, %x_74) : (!ttg.memdesc<16x16xf16, #shared, #smem, mutable>, !ttg.async.token) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %sums_80:15 = "scf.for"(%6, %K, %8, %9, %left_51, %right_52, %4, %sums, %x_42, %x_61, %y_49, %y_69, %x_73, %y_77, %x_74, %x_74, %x_76, %y_79) ({
    ^bb0(%sums_82: i32, %arg10: tensor<16x16xf32, #mma>, %left_83: tensor<16x16x!tt.ptr<f16>, #blocked>, %right_84: tensor<16x16x!tt.ptr<f16>, #blocked>, %arg13: i32, %sums_85: i32, %x_86: !ttg.async.token, %x_87: !ttg.async.token, %y_88: !ttg.async.token, %y_89: !ttg.async.token, %x_90: !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, %y_91: !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, %x_92: !ttg.async.token, %x_93: !ttg.async.token, %x_94: tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, %y_95: tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>):
      %sums_96 = "arith.subi"(%K, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %sums_97 = "arith.cmpi"(%sums_82, %sums_96) <{predicate = 2 : i64}> : (i32, i32) -> i1
      %sums_98 = "arith.addi"(%sums_85, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %sums_99 = "arith.cmpi"(%sums_98, %3) <{predicate = 5 : i64}> : (i32, i32) -> i1
      %sums_100 = "arith.select"(%sums_99, %6, %sums_98) : (i1, i32, i32) -> i32
      %x_101 = "ttg.async_wait"(%x_86, %y_88) <{num = 2 : i32}> : (!ttg.async.token, !ttg.async.token) -> !ttg.async.token
      %x_102 = "ttg.memdesc_index"(%x_32, %sums_100) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
      %x_103 = "ttg.local_load"(%x_102, %x_101) : (!ttg.memdesc<16x16xf16, #shared, #smem, mutable>, !ttg.async.token) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %y_104 = "ttg.memdesc_index"(%y_33, %sums_100) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
      %y_105 = "ttg.local_load"(%y_104, %x_101) : (!ttg.memdesc<16x16xf16, #shared, #smem, mutable>, !ttg.async.token) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %sums_106 = "tt.dot"(%x_103, %y_105, %arg10) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      %left_107 = "tt.addptr"(%left_83, %5) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %right_108 = "tt.addptr"(%right_84, %right_31) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %sums_109 = "arith.addi"(%arg13, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %sums_110 = "arith.cmpi"(%sums_109, %3) <{predicate = 5 : i64}> : (i32, i32) -> i1
      %sums_111 = "arith.select"(%sums_110, %6, %sums_109) : (i1, i32, i32) -> i32
      %sums_112 = "arith.addi"(%sums_82, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %x_113 = "tt.splat"(%sums_112) : (i32) -> tensor<1x16xi32, #blocked>
      %x_114 = "arith.addi"(%left_12, %x_113) <{overflowFlags = #arith.overflow<none>}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi32, #blocked>
      %x_115 = "arith.cmpi"(%x_114, %x_25) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
      %x_116 = "tt.broadcast"(%x_115) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %x_117 = "arith.andi"(%x_26, %x_116) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %x_118 = "ttg.memdesc_index"(%x_32, %sums_111) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
      %sums_119 = "tt.splat"(%sums_97) : (i1) -> tensor<16x16xi1, #blocked>
      %sums_120 = "arith.andi"(%sums_119, %x_117) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %x_121 = "ttg.async_copy_global_to_local"(%left_107, %x_118, %sums_120, %7) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> !ttg.async.token
      %x_122 = "ttg.async_commit_group"(%x_121) : (!ttg.async.token) -> !ttg.async.token
      %y_123 = "tt.splat"(%sums_112) : (i32) -> tensor<16x1xi32, #blocked>
      %y_124 = "arith.addi"(%right, %y_123) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
      %y_125 = "arith.cmpi"(%y_124, %y) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi1, #blocked>
      %y_126 = "tt.broadcast"(%y_125) : (tensor<16x1xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %y_127 = "arith.andi"(%y_126, %y_29) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %y_128 = "ttg.memdesc_index"(%y_33, %sums_111) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
      %sums_129 = "arith.andi"(%sums_119, %y_127) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %y_130 = "ttg.async_copy_global_to_local"(%right_108, %y_128, %sums_129, %7) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> !ttg.async.token
      %y_131 = "ttg.async_commit_group"(%y_130) : (!ttg.async.token) -> !ttg.async.token
      %sums_132 = "arith.addi"(%sums_100, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %sums_133 = "arith.cmpi"(%sums_132, %3) <{predicate = 5 : i64}> : (i32, i32) -> i1
      %sums_134 = "arith.select"(%sums_133, %6, %sums_132) : (i1, i32, i32) -> i32
      %x_135 = "ttg.memdesc_index"(%x_32, %sums_134) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
      %sums_136 = "arith.addi"(%sums_100, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %sums_137 = "arith.cmpi"(%sums_136, %3) <{predicate = 5 : i64}> : (i32, i32) -> i1
      %sums_138 = "arith.select"(%sums_137, %6, %sums_136) : (i1, i32, i32) -> i32
      %y_139 = "ttg.memdesc_index"(%y_33, %sums_138) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
      %x_140 = "ttg.async_wait"(%x_87, %y_89) <{num = 2 : i32}> : (!ttg.async.token, !ttg.async.token) -> !ttg.async.token
      %x_141 = "ttg.async_wait"(%x_87, %y_89) <{num = 2 : i32}> : (!ttg.async.token, !ttg.async.token) -> !ttg.async.token
      %x_142 = "ttg.memdesc_subslice"(%x_135) <{offsets = array<i32: 0, 0>}> : (!ttg.memdesc<16x16xf16, #shared, #smem, mutable>) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
      %x_143 = "ttg.local_load"(%x_142, %x_140) : (!ttg.memdesc<16x16xf16, #shared, #smem, mutable>, !ttg.async.token) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %y_144 = "ttg.memdesc_subslice"(%y_139) <{offsets = array<i32: 0, 0>}> : (!ttg.memdesc<16x16xf16, #shared, #smem, mutable>) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
      %y_145 = "ttg.local_load"(%y_144, %x_141) : (!ttg.memdesc<16x16xf16, #shared, #smem, mutable>, !ttg.async.token) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %sums_146 = "tt.dot"(%x_94, %y_95, %arg10) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      "scf.yield"(%sums_146, %left_107, %right_108, %sums_111, %sums_100, %x_87, %x_122, %y_89, %y_131, %x_135, %y_139, %x_140, %x_141, %x_143, %y_145) : (tensor<16x16xf32, #mma>, tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16x!tt.ptr<f16>, #blocked>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>) -> ()
    }) : (i32, i32, i32, tensor<16x16xf32, #mma>, tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16x!tt.ptr<f16>, #blocked>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>) -> (tensor<16x16xf32, #mma>, tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16x!tt.ptr<f16>, #blocked>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, !ttg.async.token, !ttg.async.token, tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>)
    %sums_81 = "ttg.async_wait"() <{num = 0 : i32}> : () -> !ttg.async.token
    "ttg.local_dealloc"(%y_33) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>) -> ()
    "ttg.local_dealloc"(%x_32) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>) -> ()
    %inside = "arith.andi"(%x_26, %y_29) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %10 = "tt.splat"(%sc) : (i32) -> tensor<16x1xi32, #blocked>
    %11 = "arith.muli"(%left, %10) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
    %12 = "tt.splat"(%c) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %13 = "tt.addptr"(%12, %11) : (tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %14 = "tt.broadcast"(%13) : (tensor<16x1x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %15 = "tt.addptr"(%14, %right_22) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %16 = "arith.truncf"(%sums_80#0) : (tensor<16x16xf32, #mma>) -> tensor<16x16xf16, #mma>
    %17 = "ttg.convert_layout"(%16) : (tensor<16x16xf16, #mma>) -> tensor<16x16xf16, #blocked>
    "tt.store"(%15, %17, %inside) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xf16, #blocked>, tensor<16x16xi1, #blocked>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = false} : () -> ()
