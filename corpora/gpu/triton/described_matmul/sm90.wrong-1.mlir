#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 16, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}], function_type = (!tt.ptr<f16>, !tt.ptr<f16>, !tt.ptr<f16>, i32, i32, i32) -> (), sym_name = "described_matmul", sym_visibility = "public"}> ({
  ^bb0(%a: !tt.ptr<f16>, %b: !tt.ptr<f16>, %c: !tt.ptr<f16>, %M: i32, %N: i32, %K: i32):
    %0 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %sums = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 1 : i64}> : () -> i64
    %row = "arith.constant"() <{value = 64 : i32}> : () -> i32
    %3 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %4 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %sums_0 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<64x16xf32, #mma>}> : () -> tensor<64x16xf32, #mma>
    %left = "arith.extsi"(%K) : (i32) -> i64
    %left_1 = "tt.make_tensor_descriptor"(%a, %M, %K, %left, %2) <{padding = 1 : i32}> : (!tt.ptr<f16>, i32, i32, i64, i64) -> !tt.tensordesc<64x16xf16, #shared>
    %right = "arith.extsi"(%N) : (i32) -> i64
    %right_2 = "tt.make_tensor_descriptor"(%b, %K, %N, %right, %2) <{padding = 1 : i32}> : (!tt.ptr<f16>, i32, i32, i64, i64) -> !tt.tensordesc<16x16xf16, #shared>
    %result = "tt.make_tensor_descriptor"(%c, %M, %N, %right, %2) <{padding = 1 : i32}> : (!tt.ptr<f16>, i32, i32, i64, i64) -> !tt.tensordesc<64x16xf16, #shared>
    %row_3 = "tt.get_program_id"() <{axis = 1 : i32}> : () -> i32
    %row_4 = "arith.muli"(%row_3, %row) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %column = "tt.get_program_id"() <{axis = 1 : i32}> : () -> i32
    %column_5 = "arith.muli"(%column, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %sums_6 = "ttg.local_alloc"() : () -> !ttg.memdesc<2x64x16xf16, #shared, #smem, mutable>
    %sums_7 = "ttg.local_alloc"() : () -> !ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>
    %sums_8 = "ttg.local_alloc"() : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %sums_9 = "ttg.memdesc_index"(%sums_8, %4) : (!ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    "ttng.init_barrier"(%sums_9) <{count = 1 : i32}> : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
    %sums_10 = "ttg.memdesc_index"(%sums_8, %1) : (!ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    "ttng.init_barrier"(%sums_10) <{count = 1 : i32}> : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
    %sums_11 = "arith.cmpi"(%K, %4) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "ttng.barrier_expect"(%sums_9, %sums_11) <{size = 2560 : i32}> : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>, i1) -> ()
    %sums_12 = "ttg.memdesc_index"(%sums_6, %4) : (!ttg.memdesc<2x64x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<64x16xf16, #shared, #smem, mutable>
    "ttng.async_tma_copy_global_to_local"(%left_1, %row_4, %4, %sums_9, %sums_12, %sums_11) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 2, 0, 1, 1, 1>}> : (!tt.tensordesc<64x16xf16, #shared>, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<64x16xf16, #shared, #smem, mutable>, i1) -> ()
    %sums_13 = "ttg.memdesc_index"(%sums_7, %4) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
    "ttng.async_tma_copy_global_to_local"(%right_2, %4, %column_5, %sums_9, %sums_13, %sums_11) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 2, 0, 1, 1, 1>}> : (!tt.tensordesc<16x16xf16, #shared>, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, i1) -> ()
    %sums_14:4 = "scf.for"(%4, %K, %3, %sums_0, %4, %sums, %4) ({
    ^bb0(%sums_16: i32, %sums_17: tensor<64x16xf32, #mma>, %sums_18: i32, %sums_19: i32, %sums_20: i32):
      %sums_21 = "arith.subi"(%K, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %sums_22 = "arith.cmpi"(%sums_16, %sums_21) <{predicate = 2 : i64}> : (i32, i32) -> i1
      %sums_23 = "arith.addi"(%sums_19, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %sums_24 = "arith.cmpi"(%sums_23, %0) <{predicate = 5 : i64}> : (i32, i32) -> i1
      %sums_25 = "arith.select"(%sums_24, %4, %sums_23) : (i1, i32, i32) -> i32
      %sums_26 = "arith.xori"(%sums_20, %1) : (i32, i32) -> i32
      %sums_27 = "arith.select"(%sums_24, %sums_26, %sums_20) : (i1, i32, i32) -> i32
      %sums_28 = "ttg.memdesc_index"(%sums_8, %sums_25) : (!ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      "ttng.wait_barrier"(%sums_28, %sums_27) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32) -> ()
      %sums_29 = "ttg.memdesc_index"(%sums_7, %sums_25) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
      %sums_30 = "ttg.memdesc_index"(%sums_6, %sums_25) : (!ttg.memdesc<2x64x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<64x16xf16, #shared, #smem, mutable>
      %sums_31 = "ttng.warp_group_dot"(%sums_30, %sums_29, %sums_17) <{inputPrecision = 0 : i32, isAsync = true, maxNumImpreciseAcc = 0 : i32}> : (!ttg.memdesc<64x16xf16, #shared, #smem, mutable>, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, tensor<64x16xf32, #mma>) -> tensor<64x16xf32, #mma>
      %sums_32:3 = "ttng.warp_group_dot_wait"(%sums_31, %sums_30, %sums_29) <{pendings = 1 : i32}> : (tensor<64x16xf32, #mma>, !ttg.memdesc<64x16xf16, #shared, #smem, mutable>, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>) -> (tensor<64x16xf32, #mma>, !ttg.memdesc<64x16xf16, #shared, #smem, mutable>, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>)
      %sums_33 = "arith.addi"(%sums_18, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %sums_34 = "arith.cmpi"(%sums_33, %0) <{predicate = 5 : i64}> : (i32, i32) -> i1
      %sums_35 = "arith.select"(%sums_34, %4, %sums_33) : (i1, i32, i32) -> i32
      %sums_36 = "ttg.memdesc_index"(%sums_8, %sums_35) : (!ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      "ttng.barrier_expect"(%sums_36, %sums_22) <{size = 2560 : i32}> : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>, i1) -> ()
      %sums_37 = "ttg.memdesc_index"(%sums_6, %sums_35) : (!ttg.memdesc<2x64x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<64x16xf16, #shared, #smem, mutable>
      %sums_38 = "arith.addi"(%sums_16, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "ttng.async_tma_copy_global_to_local"(%left_1, %row_4, %sums_38, %sums_36, %sums_37, %sums_22) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 2, 0, 1, 1, 1>}> : (!tt.tensordesc<64x16xf16, #shared>, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<64x16xf16, #shared, #smem, mutable>, i1) -> ()
      %sums_39 = "ttg.memdesc_index"(%sums_7, %sums_35) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
      "ttng.async_tma_copy_global_to_local"(%right_2, %sums_38, %column_5, %sums_36, %sums_39, %sums_22) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 2, 0, 1, 1, 1>}> : (!tt.tensordesc<16x16xf16, #shared>, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, i1) -> ()
      "scf.yield"(%sums_32#0, %sums_35, %sums_25, %sums_27) : (tensor<64x16xf32, #mma>, i32, i32, i32) -> ()
    }) {tt.num_stages = 2 : i32} : (i32, i32, i32, tensor<64x16xf32, #mma>, i32, i32, i32) -> (tensor<64x16xf32, #mma>, i32, i32, i32)
    %sums_15 = "ttng.warp_group_dot_wait"(%sums_14#0) <{pendings = 0 : i32}> : (tensor<64x16xf32, #mma>) -> tensor<64x16xf32, #mma>
    "ttng.inval_barrier"(%sums_9) : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
    "ttng.inval_barrier"(%sums_10) : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
    "ttg.local_dealloc"(%sums_8) : (!ttg.memdesc<2x1xi64, #shared1, #smem, mutable>) -> ()
    "ttg.local_dealloc"(%sums_7) : (!ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>) -> ()
    "ttg.local_dealloc"(%sums_6) : (!ttg.memdesc<2x64x16xf16, #shared, #smem, mutable>) -> ()
    %5 = "arith.truncf"(%sums_15) : (tensor<64x16xf32, #mma>) -> tensor<64x16xf16, #mma>
    %6 = "ttg.convert_layout"(%5) : (tensor<64x16xf16, #mma>) -> tensor<64x16xf16, #blocked>
    "tt.descriptor_store"(%result, %6, %row_4, %column_5) : (!tt.tensordesc<64x16xf16, #shared>, tensor<64x16xf16, #blocked>, i32, i32) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = false} : () -> ()
