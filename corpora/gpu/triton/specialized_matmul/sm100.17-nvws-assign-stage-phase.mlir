#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 16, colStride = 1>
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}], function_type = (!tt.ptr<f16>, !tt.ptr<f16>, !tt.ptr<f16>, i32, i32, i32) -> (), sym_name = "specialized_matmul", sym_visibility = "public"}> ({
  ^bb0(%a: !tt.ptr<f16>, %b: !tt.ptr<f16>, %c: !tt.ptr<f16>, %M: i32, %N: i32, %K: i32):
    %sums = "ub.poison"() <{value = #ub.poison}> : () -> !ttg.async.token
    %0 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<128x16xf32, #linear>}> : () -> tensor<128x16xf32, #linear>
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %3 = "arith.constant"() <{value = 128 : i32}> : () -> i32
    %4 = "arith.constant"() <{value = 1 : i64}> : () -> i64
    %5 = "arith.constant"() <{value = true}> : () -> i1
    %6 = "arith.constant"() <{value = false}> : () -> i1
    %left = "arith.extsi"(%K) : (i32) -> i64
    %left_0 = "tt.make_tensor_descriptor"(%a, %M, %K, %left, %4) <{padding = 1 : i32}> : (!tt.ptr<f16>, i32, i32, i64, i64) -> !tt.tensordesc<128x16xf16, #shared>
    %right = "arith.extsi"(%N) : (i32) -> i64
    %right_1 = "tt.make_tensor_descriptor"(%b, %K, %N, %right, %4) <{padding = 1 : i32}> : (!tt.ptr<f16>, i32, i32, i64, i64) -> !tt.tensordesc<16x16xf16, #shared>
    %result = "tt.make_tensor_descriptor"(%c, %M, %N, %right, %4) <{padding = 1 : i32}> : (!tt.ptr<f16>, i32, i32, i64, i64) -> !tt.tensordesc<128x16xf16, #shared>
    %row = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %row_2 = "arith.muli"(%row, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %column = "tt.get_program_id"() <{axis = 1 : i32}> : () -> i32
    %column_3 = "arith.muli"(%column, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %sums_4 = "ttng.tmem_alloc"() : () -> !ttg.memdesc<1x128x16xf32, #tmem, #ttng.tensor_memory, mutable>
    %sums_5 = "ttg.local_alloc"() : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %sums_6 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %sums_7 = "ttg.memdesc_index"(%sums_5, %sums_6) : (!ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    "ttng.init_barrier"(%sums_7) <{count = 1 : i32}> : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
    %sums_8 = "ttg.local_alloc"() : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %sums_9 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %sums_10 = "ttg.memdesc_index"(%sums_8, %sums_9) : (!ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    "ttng.init_barrier"(%sums_10) <{count = 1 : i32}> : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
    %sums_11 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %sums_12 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %sums_13 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %sums_14 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %sums_15 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %sums_16 = "arith.addi"(%sums_13, %sums_15) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %sums_17 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %sums_18 = "arith.cmpi"(%sums_16, %sums_17) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %sums_19 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %sums_20 = "arith.select"(%sums_18, %sums_19, %sums_16) : (i1, i32, i32) -> i32
    %sums_21 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %sums_22 = "arith.xori"(%sums_14, %sums_21) : (i32, i32) -> i32
    %sums_23 = "arith.select"(%sums_18, %sums_22, %sums_14) : (i1, i32, i32) -> i32
    %sums_24 = "ttg.memdesc_index"(%sums_5, %sums_20) : (!ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    "ttng.wait_barrier"(%sums_24, %sums_23) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32) -> ()
    %sums_25 = "ttg.memdesc_index"(%sums_4, %sums_20) : (!ttg.memdesc<1x128x16xf32, #tmem, #ttng.tensor_memory, mutable>, i32) -> !ttg.memdesc<128x16xf32, #tmem, #ttng.tensor_memory, mutable>
    %sums_26 = "ttng.tmem_store"(%sums_25, %0, %5) : (!ttg.memdesc<128x16xf32, #tmem, #ttng.tensor_memory, mutable>, tensor<128x16xf32, #linear>, i1) -> !ttg.async.token
    %sums_27 = "ttg.local_alloc"() : () -> !ttg.memdesc<3x128x16xf16, #shared, #smem, mutable>
    %sums_28 = "ttg.local_alloc"() : () -> !ttg.memdesc<3x16x16xf16, #shared, #smem, mutable>
    %sums_29 = "ttg.local_alloc"() : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %sums_30 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %sums_31 = "ttg.memdesc_index"(%sums_29, %sums_30) : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    "ttng.init_barrier"(%sums_31) <{count = 1 : i32}> : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
    %sums_32 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %sums_33 = "ttg.memdesc_index"(%sums_29, %sums_32) : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    "ttng.init_barrier"(%sums_33) <{count = 1 : i32}> : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
    %sums_34 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %sums_35 = "ttg.memdesc_index"(%sums_29, %sums_34) : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    "ttng.init_barrier"(%sums_35) <{count = 1 : i32}> : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
    %sums_36 = "ttg.local_alloc"() : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %sums_37 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %sums_38 = "ttg.memdesc_index"(%sums_36, %sums_37) : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    "ttng.init_barrier"(%sums_38) <{count = 1 : i32}> : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
    %sums_39 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %sums_40 = "ttg.memdesc_index"(%sums_36, %sums_39) : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    "ttng.init_barrier"(%sums_40) <{count = 1 : i32}> : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
    %sums_41 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %sums_42 = "ttg.memdesc_index"(%sums_36, %sums_41) : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    "ttng.init_barrier"(%sums_42) <{count = 1 : i32}> : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
    %sums_43 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %sums_44 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %sums_45 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %sums_46 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %sums_47:8 = "scf.for"(%1, %K, %2, %6, %sums, %sums_20, %sums_23, %sums_45, %sums_46, %sums_43, %sums_44) ({
    ^bb0(%k: i32, %sums_78: i1, %sums_79: !ttg.async.token, %sums_80: i32, %sums_81: i32, %sums_82: i32, %sums_83: i32, %sums_84: i32, %sums_85: i32):
      %sums_86 = "arith.constant"() <{value = 1 : i32}> {loop.cluster = 1 : i32, loop.stage = 0 : i32, ttg.partition = array<i32: 2>} : () -> i32
      %sums_87 = "arith.addi"(%sums_82, %sums_86) <{overflowFlags = #arith.overflow<none>}> {loop.cluster = 1 : i32, loop.stage = 0 : i32, ttg.partition = array<i32: 2>} : (i32, i32) -> i32
      %sums_88 = "arith.constant"() <{value = 3 : i32}> {loop.cluster = 1 : i32, loop.stage = 0 : i32, ttg.partition = array<i32: 2>} : () -> i32
      %sums_89 = "arith.cmpi"(%sums_87, %sums_88) <{predicate = 0 : i64}> {loop.cluster = 1 : i32, loop.stage = 0 : i32, ttg.partition = array<i32: 2>} : (i32, i32) -> i1
      %sums_90 = "arith.constant"() <{value = 0 : i32}> {loop.cluster = 1 : i32, loop.stage = 0 : i32, ttg.partition = array<i32: 2>} : () -> i32
      %sums_91 = "arith.select"(%sums_89, %sums_90, %sums_87) {loop.cluster = 1 : i32, loop.stage = 0 : i32, ttg.partition = array<i32: 2>} : (i1, i32, i32) -> i32
      %sums_92 = "arith.constant"() <{value = 1 : i32}> {loop.cluster = 1 : i32, loop.stage = 0 : i32, ttg.partition = array<i32: 2>} : () -> i32
      %sums_93 = "arith.xori"(%sums_83, %sums_92) {loop.cluster = 1 : i32, loop.stage = 0 : i32, ttg.partition = array<i32: 2>} : (i32, i32) -> i32
      %sums_94 = "arith.select"(%sums_89, %sums_93, %sums_83) {loop.cluster = 1 : i32, loop.stage = 0 : i32, ttg.partition = array<i32: 2>} : (i1, i32, i32) -> i32
      %sums_95 = "ttg.memdesc_index"(%sums_29, %sums_91) {loop.cluster = 1 : i32, loop.stage = 0 : i32, ttg.partition = array<i32: 2>} : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      "ttng.wait_barrier"(%sums_95, %sums_94) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> {loop.cluster = 1 : i32, loop.stage = 0 : i32, ttg.partition = array<i32: 2>} : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32) -> ()
      %sums_96 = "ttg.memdesc_index"(%sums_27, %sums_91) {loop.cluster = 1 : i32, loop.stage = 0 : i32, ttg.partition = array<i32: 2>} : (!ttg.memdesc<3x128x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<128x16xf16, #shared, #smem, mutable>
      %sums_97 = "ttg.memdesc_index"(%sums_28, %sums_91) {loop.cluster = 1 : i32, loop.stage = 0 : i32, ttg.partition = array<i32: 2>} : (!ttg.memdesc<3x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
      %sums_98 = "ttg.memdesc_index"(%sums_36, %sums_91) {loop.cluster = 1 : i32, loop.stage = 0 : i32, ttg.partition = array<i32: 2>} : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %sums_99 = "arith.constant"() <{value = true}> {loop.cluster = 1 : i32, loop.stage = 0 : i32, ttg.partition = array<i32: 2>} : () -> i1
      "ttng.barrier_expect"(%sums_98, %sums_99) <{size = 4608 : i32}> {loop.cluster = 1 : i32, loop.stage = 0 : i32, ttg.partition = array<i32: 2>} : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>, i1) -> ()
      "ttng.async_tma_copy_global_to_local"(%left_0, %row_2, %k, %sums_98, %sums_96, %sums_99) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 2, 0, 1, 1, 1>}> {loop.cluster = 1 : i32, loop.stage = 0 : i32, ttg.partition = array<i32: 2>} : (!tt.tensordesc<128x16xf16, #shared>, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x16xf16, #shared, #smem, mutable>, i1) -> ()
      "ttng.async_tma_copy_global_to_local"(%right_1, %k, %column_3, %sums_98, %sums_97, %sums_99) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 2, 0, 1, 1, 1>}> {loop.cluster = 1 : i32, loop.stage = 0 : i32, ttg.partition = array<i32: 2>} : (!tt.tensordesc<16x16xf16, #shared>, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, i1) -> ()
      %sums_100 = "arith.constant"() <{value = 1 : i32}> {loop.cluster = 0 : i32, loop.stage = 1 : i32, ttg.partition = array<i32: 1>} : () -> i32
      %sums_101 = "arith.addi"(%sums_84, %sums_100) <{overflowFlags = #arith.overflow<none>}> {loop.cluster = 0 : i32, loop.stage = 1 : i32, ttg.partition = array<i32: 1>} : (i32, i32) -> i32
      %sums_102 = "arith.constant"() <{value = 3 : i32}> {loop.cluster = 0 : i32, loop.stage = 1 : i32, ttg.partition = array<i32: 1>} : () -> i32
      %sums_103 = "arith.cmpi"(%sums_101, %sums_102) <{predicate = 0 : i64}> {loop.cluster = 0 : i32, loop.stage = 1 : i32, ttg.partition = array<i32: 1>} : (i32, i32) -> i1
      %sums_104 = "arith.constant"() <{value = 0 : i32}> {loop.cluster = 0 : i32, loop.stage = 1 : i32, ttg.partition = array<i32: 1>} : () -> i32
      %sums_105 = "arith.select"(%sums_103, %sums_104, %sums_101) {loop.cluster = 0 : i32, loop.stage = 1 : i32, ttg.partition = array<i32: 1>} : (i1, i32, i32) -> i32
      %sums_106 = "arith.constant"() <{value = 1 : i32}> {loop.cluster = 0 : i32, loop.stage = 1 : i32, ttg.partition = array<i32: 1>} : () -> i32
      %sums_107 = "arith.xori"(%sums_85, %sums_106) {loop.cluster = 0 : i32, loop.stage = 1 : i32, ttg.partition = array<i32: 1>} : (i32, i32) -> i32
      %sums_108 = "arith.select"(%sums_103, %sums_107, %sums_85) {loop.cluster = 0 : i32, loop.stage = 1 : i32, ttg.partition = array<i32: 1>} : (i1, i32, i32) -> i32
      %sums_109 = "ttg.memdesc_index"(%sums_36, %sums_105) {loop.cluster = 0 : i32, loop.stage = 1 : i32, ttg.partition = array<i32: 1>} : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      "ttng.wait_barrier"(%sums_109, %sums_108) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> {loop.cluster = 0 : i32, loop.stage = 1 : i32, ttg.partition = array<i32: 1>} : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32) -> ()
      %sums_110 = "ttg.memdesc_index"(%sums_27, %sums_105) {loop.cluster = 0 : i32, loop.stage = 1 : i32, ttg.partition = array<i32: 1>} : (!ttg.memdesc<3x128x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<128x16xf16, #shared, #smem, mutable>
      %sums_111 = "ttg.memdesc_index"(%sums_28, %sums_105) {loop.cluster = 0 : i32, loop.stage = 1 : i32, ttg.partition = array<i32: 1>} : (!ttg.memdesc<3x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
      %sums_112 = "ttg.memdesc_index"(%sums_4, %sums_80) {loop.cluster = 0 : i32, loop.stage = 1 : i32, ttg.partition = array<i32: 1>} : (!ttg.memdesc<1x128x16xf32, #tmem, #ttng.tensor_memory, mutable>, i32) -> !ttg.memdesc<128x16xf32, #tmem, #ttng.tensor_memory, mutable>
      %sums_113 = "ttng.tc_gen5_mma"(%sums_110, %sums_111, %sums_112, %sums_78, %5) <{is_async, operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 1, 0, 0>}> {loop.cluster = 0 : i32, loop.stage = 1 : i32, tt.self_latency = 0 : i32, ttg.partition = array<i32: 1>} : (!ttg.memdesc<128x16xf16, #shared, #smem, mutable>, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, !ttg.memdesc<128x16xf32, #tmem, #ttng.tensor_memory, mutable>, i1, i1) -> !ttg.async.token
      %sums_114 = "ttg.memdesc_index"(%sums_29, %sums_105) {loop.cluster = 0 : i32, loop.stage = 1 : i32, ttg.partition = array<i32: 1>} : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      "ttng.tc_gen5_commit"(%sums_114) <{operandSegmentSizes = array<i32: 1, 0, 0>}> {loop.cluster = 0 : i32, loop.stage = 1 : i32, ttg.partition = array<i32: 1>} : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
      "scf.yield"(%5, %sums_79, %sums_80, %sums_81, %sums_91, %sums_94, %sums_105, %sums_108) {ttg.partition = array<i32: 0, 1, 2>} : (i1, !ttg.async.token, i32, i32, i32, i32, i32, i32) -> ()
    }) {tt.num_stages = 2 : i32, tt.scheduled_max_stage = 1 : i32, tt.warp_specialize, ttg.partition = array<i32: 0, 1, 2>, ttg.partition.outputs = [array<i32: 1>, array<i32: 1>, array<i32: 0, 1>, array<i32: 0, 1>, array<i32: 2>, array<i32: 2>, array<i32: 1>, array<i32: 1>], ttg.partition.stages = [0 : i32, 1 : i32, 0 : i32], ttg.warp_specialize.tag = 0 : i32} : (i32, i32, i32, i1, !ttg.async.token, i32, i32, i32, i32, i32, i32) -> (i1, !ttg.async.token, i32, i32, i32, i32, i32, i32)
    %sums_48 = "ttg.memdesc_index"(%sums_8, %sums_47#2) {ttg.partition = array<i32: 1>, ttg.warp_specialize.tag = 0 : i32} : (!ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    "ttng.tc_gen5_commit"(%sums_48) <{operandSegmentSizes = array<i32: 1, 0, 0>}> {ttg.partition = array<i32: 1>, ttg.warp_specialize.tag = 0 : i32} : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
    %sums_49 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %sums_50 = "arith.addi"(%sums_11, %sums_49) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %sums_51 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %sums_52 = "arith.cmpi"(%sums_50, %sums_51) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %sums_53 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %sums_54 = "arith.select"(%sums_52, %sums_53, %sums_50) : (i1, i32, i32) -> i32
    %sums_55 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %sums_56 = "arith.xori"(%sums_12, %sums_55) : (i32, i32) -> i32
    %sums_57 = "arith.select"(%sums_52, %sums_56, %sums_12) : (i1, i32, i32) -> i32
    %sums_58 = "ttg.memdesc_index"(%sums_8, %sums_54) : (!ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    "ttng.wait_barrier"(%sums_58, %sums_57) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32) -> ()
    %sums_59 = "ttg.memdesc_index"(%sums_4, %sums_54) : (!ttg.memdesc<1x128x16xf32, #tmem, #ttng.tensor_memory, mutable>, i32) -> !ttg.memdesc<128x16xf32, #tmem, #ttng.tensor_memory, mutable>
    %sums_60:2 = "ttng.tmem_load"(%sums_59) <{resultSegmentSizes = array<i32: 1, 1, 0>}> : (!ttg.memdesc<128x16xf32, #tmem, #ttng.tensor_memory, mutable>) -> (tensor<128x16xf32, #linear>, !ttg.async.token)
    %sums_61 = "ttg.memdesc_index"(%sums_5, %sums_54) : (!ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    "ttng.arrive_barrier"(%sums_61) <{count = 1 : i32, multicastCTA = 0 : i32}> : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
    %7 = "arith.truncf"(%sums_60#0) : (tensor<128x16xf32, #linear>) -> tensor<128x16xf16, #linear>
    %8 = "ttg.convert_layout"(%7) : (tensor<128x16xf16, #linear>) -> tensor<128x16xf16, #blocked>
    "tt.descriptor_store"(%result, %8, %row_2, %column_3) : (!tt.tensordesc<128x16xf16, #shared>, tensor<128x16xf16, #blocked>, i32, i32) -> ()
    %sums_62 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %sums_63 = "ttg.memdesc_index"(%sums_29, %sums_62) : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    "ttng.inval_barrier"(%sums_63) : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
    %sums_64 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %sums_65 = "ttg.memdesc_index"(%sums_29, %sums_64) : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    "ttng.inval_barrier"(%sums_65) : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
    %sums_66 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %sums_67 = "ttg.memdesc_index"(%sums_29, %sums_66) : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    "ttng.inval_barrier"(%sums_67) : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
    "ttg.local_dealloc"(%sums_29) : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>) -> ()
    %sums_68 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %sums_69 = "ttg.memdesc_index"(%sums_36, %sums_68) : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    "ttng.inval_barrier"(%sums_69) : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
    %sums_70 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %sums_71 = "ttg.memdesc_index"(%sums_36, %sums_70) : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    "ttng.inval_barrier"(%sums_71) : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
    %sums_72 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %sums_73 = "ttg.memdesc_index"(%sums_36, %sums_72) : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    "ttng.inval_barrier"(%sums_73) : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
    "ttg.local_dealloc"(%sums_36) : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>) -> ()
    %sums_74 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %sums_75 = "ttg.memdesc_index"(%sums_5, %sums_74) : (!ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    "ttng.inval_barrier"(%sums_75) : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
    "ttg.local_dealloc"(%sums_5) : (!ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) -> ()
    %sums_76 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %sums_77 = "ttg.memdesc_index"(%sums_8, %sums_76) : (!ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    "ttng.inval_barrier"(%sums_77) : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
    "ttg.local_dealloc"(%sums_8) : (!ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = false} : () -> ()
