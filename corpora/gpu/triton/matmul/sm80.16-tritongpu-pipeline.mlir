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
    %sums_47 = "tt.splat"(%sums_34) : (i1) -> tensor<16x16xi1, #blocked>
    %sums_48 = "arith.andi"(%sums_47, %y_45) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %y_49 = "ttg.async_copy_global_to_local"(%right_23, %y_46, %sums_48, %7) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> !ttg.async.token
    %y_50 = "ttg.async_commit_group"(%y_49) : (!ttg.async.token) -> !ttg.async.token
    %sums_51 = "arith.cmpi"(%K, %8) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %left_52 = "tt.addptr"(%left_15, %5) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %right_53 = "tt.addptr"(%right_23, %right_31) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %x_54 = "arith.addi"(%left_12, %2) <{overflowFlags = #arith.overflow<none>}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi32, #blocked>
    %x_55 = "arith.cmpi"(%x_54, %x_25) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
    %x_56 = "tt.broadcast"(%x_55) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %x_57 = "arith.andi"(%x_26, %x_56) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %x_58 = "ttg.memdesc_index"(%x_32, %4) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
    %sums_59 = "tt.splat"(%sums_51) : (i1) -> tensor<16x16xi1, #blocked>
    %sums_60 = "arith.andi"(%sums_59, %x_57) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %x_61 = "ttg.async_copy_global_to_local"(%left_52, %x_58, %sums_60, %7) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> !ttg.async.token
    %x_62 = "ttg.async_commit_group"(%x_61) : (!ttg.async.token) -> !ttg.async.token
    %y_63 = "arith.addi"(%right, %1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
    %y_64 = "arith.cmpi"(%y_63, %y) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi1, #blocked>
    %y_65 = "tt.broadcast"(%y_64) : (tensor<16x1xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %y_66 = "arith.andi"(%y_65, %y_29) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %y_67 = "ttg.memdesc_index"(%y_33, %4) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
    %sums_68 = "tt.splat"(%sums_51) : (i1) -> tensor<16x16xi1, #blocked>
    %sums_69 = "arith.andi"(%sums_68, %y_66) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %y_70 = "ttg.async_copy_global_to_local"(%right_53, %y_67, %sums_69, %7) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> !ttg.async.token
    %y_71 = "ttg.async_commit_group"(%y_70) : (!ttg.async.token) -> !ttg.async.token
    %sums_72:11 = "scf.for"(%6, %K, %8, %9, %left_52, %right_53, %4, %sums, %3, %3, %x_42, %x_62, %y_50, %y_71) ({
    ^bb0(%sums_80: i32, %arg10: tensor<16x16xf32, #mma>, %left_81: tensor<16x16x!tt.ptr<f16>, #blocked>, %right_82: tensor<16x16x!tt.ptr<f16>, #blocked>, %sums_83: i32, %sums_84: i32, %sums_85: i32, %sums_86: i32, %x_87: !ttg.async.token, %x_88: !ttg.async.token, %y_89: !ttg.async.token, %y_90: !ttg.async.token):
      %sums_91 = "arith.subi"(%K, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %sums_92 = "arith.cmpi"(%sums_80, %sums_91) <{predicate = 2 : i64}> : (i32, i32) -> i1
      %sums_93 = "arith.addi"(%sums_84, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %sums_94 = "arith.cmpi"(%sums_93, %sums_85) <{predicate = 5 : i64}> : (i32, i32) -> i1
      %sums_95 = "arith.select"(%sums_94, %6, %sums_93) : (i1, i32, i32) -> i32
      %x_96 = "ttg.async_wait"(%x_87, %y_89) <{num = 2 : i32}> : (!ttg.async.token, !ttg.async.token) -> !ttg.async.token
      %x_97 = "ttg.memdesc_index"(%x_32, %sums_95) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
      %x_98 = "ttg.local_load"(%x_97, %x_96) : (!ttg.memdesc<16x16xf16, #shared, #smem, mutable>, !ttg.async.token) -> tensor<16x16xf16, #blocked>
      %y_99 = "ttg.memdesc_index"(%y_33, %sums_95) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
      %y_100 = "ttg.local_load"(%y_99, %x_96) : (!ttg.memdesc<16x16xf16, #shared, #smem, mutable>, !ttg.async.token) -> tensor<16x16xf16, #blocked>
      %x_101 = "ttg.convert_layout"(%x_98) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %y_102 = "ttg.convert_layout"(%y_100) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %sums_103 = "tt.dot"(%x_101, %y_102, %arg10) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      %left_104 = "tt.addptr"(%left_81, %5) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %right_105 = "tt.addptr"(%right_82, %right_31) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %sums_106 = "arith.addi"(%sums_83, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %sums_107 = "arith.cmpi"(%sums_106, %3) <{predicate = 5 : i64}> : (i32, i32) -> i1
      %sums_108 = "arith.select"(%sums_107, %6, %sums_106) : (i1, i32, i32) -> i32
      %sums_109 = "arith.addi"(%sums_80, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %x_110 = "tt.splat"(%sums_109) : (i32) -> tensor<1x16xi32, #blocked>
      %x_111 = "arith.addi"(%left_12, %x_110) <{overflowFlags = #arith.overflow<none>}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi32, #blocked>
      %x_112 = "arith.cmpi"(%x_111, %x_25) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
      %x_113 = "tt.broadcast"(%x_112) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %x_114 = "arith.andi"(%x_26, %x_113) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %x_115 = "ttg.memdesc_index"(%x_32, %sums_108) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
      %sums_116 = "tt.splat"(%sums_92) : (i1) -> tensor<16x16xi1, #blocked>
      %sums_117 = "arith.andi"(%sums_116, %x_114) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %x_118 = "ttg.async_copy_global_to_local"(%left_104, %x_115, %sums_117, %7) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> !ttg.async.token
      %x_119 = "ttg.async_commit_group"(%x_118) : (!ttg.async.token) -> !ttg.async.token
      %sums_120 = "arith.addi"(%sums_80, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %y_121 = "tt.splat"(%sums_120) : (i32) -> tensor<16x1xi32, #blocked>
      %y_122 = "arith.addi"(%right, %y_121) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
      %y_123 = "arith.cmpi"(%y_122, %y) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi1, #blocked>
      %y_124 = "tt.broadcast"(%y_123) : (tensor<16x1xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %y_125 = "arith.andi"(%y_124, %y_29) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %y_126 = "ttg.memdesc_index"(%y_33, %sums_108) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
      %sums_127 = "tt.splat"(%sums_92) : (i1) -> tensor<16x16xi1, #blocked>
      %sums_128 = "arith.andi"(%sums_127, %y_125) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %y_129 = "ttg.async_copy_global_to_local"(%right_105, %y_126, %sums_128, %7) <{contiguity = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> !ttg.async.token
      %y_130 = "ttg.async_commit_group"(%y_129) : (!ttg.async.token) -> !ttg.async.token
      "scf.yield"(%sums_103, %left_104, %right_105, %sums_108, %sums_95, %sums_86, %3, %x_88, %x_119, %y_90, %y_130) : (tensor<16x16xf32, #mma>, tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16x!tt.ptr<f16>, #blocked>, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token) -> ()
    }) : (i32, i32, i32, tensor<16x16xf32, #mma>, tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16x!tt.ptr<f16>, #blocked>, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token) -> (tensor<16x16xf32, #mma>, tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16x!tt.ptr<f16>, #blocked>, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
    %sums_73 = "ttg.async_wait"() <{num = 0 : i32}> : () -> !ttg.async.token
    "ttg.local_dealloc"(%y_33) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>) -> ()
    "ttg.local_dealloc"(%x_32) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>) -> ()
    %inside = "tt.splat"(%M) : (i32) -> tensor<16x1xi32, #blocked>
    %inside_74 = "arith.cmpi"(%left, %inside) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi1, #blocked>
    %inside_75 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32, #blocked>
    %inside_76 = "arith.cmpi"(%right_20, %inside_75) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
    %inside_77 = "tt.broadcast"(%inside_74) : (tensor<16x1xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %inside_78 = "tt.broadcast"(%inside_76) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %inside_79 = "arith.andi"(%inside_77, %inside_78) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %10 = "tt.splat"(%sc) : (i32) -> tensor<16x1xi32, #blocked>
    %11 = "arith.muli"(%left, %10) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
    %12 = "tt.splat"(%c) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %13 = "tt.addptr"(%12, %11) : (tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %14 = "tt.broadcast"(%13) : (tensor<16x1x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %15 = "tt.addptr"(%14, %right_22) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %16 = "arith.truncf"(%sums_72#0) : (tensor<16x16xf32, #mma>) -> tensor<16x16xf16, #mma>
    %17 = "ttg.convert_layout"(%16) : (tensor<16x16xf16, #mma>) -> tensor<16x16xf16, #blocked>
    "tt.store"(%15, %17, %inside_79) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xf16, #blocked>, tensor<16x16xi1, #blocked>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = false} : () -> ()
