#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 16, colStride = 1>
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}], function_type = (!tt.ptr<f16>, !tt.ptr<f16>, !tt.ptr<f16>, i32, i32, i32) -> (), sym_name = "specialized_matmul", sym_visibility = "public"}> ({
  ^bb0(%a: !tt.ptr<f16>, %b: !tt.ptr<f16>, %c: !tt.ptr<f16>, %M: i32, %N: i32, %K: i32):
    %0 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<128x16xf32, #linear>}> : () -> tensor<128x16xf32, #linear>
    %3 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %4 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %5 = "arith.constant"() <{value = 128 : i32}> : () -> i32
    %6 = "arith.constant"() <{value = 1 : i64}> : () -> i64
    %7 = "arith.constant"() <{value = true}> : () -> i1
    %left = "arith.extsi"(%K) : (i32) -> i64
    %left_0 = "tt.make_tensor_descriptor"(%a, %M, %K, %left, %6) <{padding = 1 : i32}> : (!tt.ptr<f16>, i32, i32, i64, i64) -> !tt.tensordesc<128x16xf16, #shared>
    %right = "arith.extsi"(%N) : (i32) -> i64
    %right_1 = "tt.make_tensor_descriptor"(%b, %K, %N, %right, %6) <{padding = 1 : i32}> : (!tt.ptr<f16>, i32, i32, i64, i64) -> !tt.tensordesc<16x16xf16, #shared>
    %result = "tt.make_tensor_descriptor"(%c, %M, %N, %right, %6) <{padding = 1 : i32}> : (!tt.ptr<f16>, i32, i32, i64, i64) -> !tt.tensordesc<128x16xf16, #shared>
    %row = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %row_2 = "arith.muli"(%row, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %column = "tt.get_program_id"() <{axis = 1 : i32}> : () -> i32
    %column_3 = "arith.muli"(%column, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %sums = "ttng.tmem_alloc"() : () -> !ttg.memdesc<1x128x16xf32, #tmem, #ttng.tensor_memory, mutable>
    %sums_4 = "ttg.local_alloc"() : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %sums_5 = "ttg.memdesc_index"(%sums_4, %3) : (!ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    "ttng.init_barrier"(%sums_5) <{count = 1 : i32}> : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
    %sums_6 = "ttg.local_alloc"() : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %sums_7 = "ttg.memdesc_index"(%sums_6, %3) : (!ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    "ttng.init_barrier"(%sums_7) <{count = 1 : i32}> : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
    "ttng.wait_barrier"(%sums_5, %1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32) -> ()
    %sums_8 = "ttg.memdesc_index"(%sums, %3) : (!ttg.memdesc<1x128x16xf32, #tmem, #ttng.tensor_memory, mutable>, i32) -> !ttg.memdesc<128x16xf32, #tmem, #ttng.tensor_memory, mutable>
    "ttng.tmem_store"(%sums_8, %2, %7) : (!ttg.memdesc<128x16xf32, #tmem, #ttng.tensor_memory, mutable>, tensor<128x16xf32, #linear>, i1) -> ()
    %sums_9 = "ttg.local_alloc"() : () -> !ttg.memdesc<3x128x16xf16, #shared, #smem, mutable>
    %sums_10 = "ttg.local_alloc"() : () -> !ttg.memdesc<3x16x16xf16, #shared, #smem, mutable>
    %sums_11 = "ttg.local_alloc"() : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %sums_12 = "ttg.memdesc_index"(%sums_11, %3) : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    "ttng.init_barrier"(%sums_12) <{count = 1 : i32}> : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
    %sums_13 = "ttg.memdesc_index"(%sums_11, %1) : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    "ttng.init_barrier"(%sums_13) <{count = 1 : i32}> : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
    %sums_14 = "ttg.memdesc_index"(%sums_11, %0) : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    "ttng.init_barrier"(%sums_14) <{count = 1 : i32}> : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
    %sums_15 = "ttg.local_alloc"() : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %sums_16 = "ttg.memdesc_index"(%sums_15, %3) : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    "ttng.init_barrier"(%sums_16) <{count = 1 : i32}> : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
    %sums_17 = "ttg.memdesc_index"(%sums_15, %1) : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    "ttng.init_barrier"(%sums_17) <{count = 1 : i32}> : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
    %sums_18 = "ttg.memdesc_index"(%sums_15, %0) : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    "ttng.init_barrier"(%sums_18) <{count = 1 : i32}> : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
    "ttg.warp_specialize"() <{partitionNumWarps = array<i32: 1, 2>, requestedRegisters = array<i32: 24, 24>}> ({
      "ttg.warp_yield"() : () -> ()
    }, {
      "ttg.warp_specialize.partitions"(%sums_15, %sums_9, %sums_10, %sums, %sums_11, %K, %3, %sums_6, %left_0, %row_2, %right_1, %column_3) ({
      ^bb0(%sums_43: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %sums_44: !ttg.memdesc<3x128x16xf16, #shared, #smem, mutable>, %sums_45: !ttg.memdesc<3x16x16xf16, #shared, #smem, mutable>, %sums_46: !ttg.memdesc<1x128x16xf32, #tmem, #ttng.tensor_memory, mutable>, %sums_47: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %K_48: i32, %sums_49: i32, %sums_50: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %left_51: !tt.tensordesc<128x16xf16, #shared>, %row_52: i32, %right_53: !tt.tensordesc<16x16xf16, #shared>, %column_54: i32):
        %16 = "arith.constant"() <{value = 3 : i32}> : () -> i32
        %17 = "arith.constant"() <{value = 2 : i32}> : () -> i32
        %18 = "arith.constant"() <{value = 1 : i32}> : () -> i32
        %19 = "arith.constant"() <{value = 0 : i32}> : () -> i32
        %20 = "arith.constant"() <{value = 16 : i32}> : () -> i32
        %21 = "arith.constant"() <{value = true}> : () -> i1
        %22 = "arith.constant"() <{value = false}> : () -> i1
        %sums_55:3 = "scf.for"(%19, %K_48, %20, %22, %17, %18) ({
        ^bb0(%sums_57: i32, %arg34: i1, %arg35: i32, %arg36: i32):
          %sums_58 = "arith.addi"(%arg35, %18) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
          %sums_59 = "arith.cmpi"(%sums_58, %16) <{predicate = 0 : i64}> : (i32, i32) -> i1
          %sums_60 = "arith.select"(%sums_59, %19, %sums_58) : (i1, i32, i32) -> i32
          %sums_61 = "arith.xori"(%arg36, %18) : (i32, i32) -> i32
          %sums_62 = "arith.select"(%sums_59, %sums_61, %arg36) : (i1, i32, i32) -> i32
          %sums_63 = "ttg.memdesc_index"(%sums_43, %sums_60) : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
          "ttng.wait_barrier"(%sums_63, %sums_62) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32) -> ()
          %sums_64 = "ttg.memdesc_index"(%sums_44, %sums_60) : (!ttg.memdesc<3x128x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<128x16xf16, #shared, #smem, mutable>
          %sums_65 = "ttg.memdesc_index"(%sums_45, %sums_60) : (!ttg.memdesc<3x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
          %sums_66 = "ttg.memdesc_index"(%sums_46, %sums_49) : (!ttg.memdesc<1x128x16xf32, #tmem, #ttng.tensor_memory, mutable>, i32) -> !ttg.memdesc<128x16xf32, #tmem, #ttng.tensor_memory, mutable>
          "ttng.tc_gen5_mma"(%sums_64, %sums_65, %sums_66, %arg34, %21) <{is_async, operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 1, 0, 0>}> : (!ttg.memdesc<128x16xf16, #shared, #smem, mutable>, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, !ttg.memdesc<128x16xf32, #tmem, #ttng.tensor_memory, mutable>, i1, i1) -> ()
          %sums_67 = "ttg.memdesc_index"(%sums_47, %sums_60) : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
          "ttng.tc_gen5_commit"(%sums_67) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
          "scf.yield"(%21, %sums_60, %sums_62) : (i1, i32, i32) -> ()
        }) {tt.num_stages = 2 : i32, tt.warp_specialize} : (i32, i32, i32, i1, i32, i32) -> (i1, i32, i32)
        %sums_56 = "ttg.memdesc_index"(%sums_50, %sums_49) : (!ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        "ttng.tc_gen5_commit"(%sums_56) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
        "ttg.warp_return"() : () -> ()
      }, {
      ^bb0(%sums_20: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %sums_21: !ttg.memdesc<3x128x16xf16, #shared, #smem, mutable>, %sums_22: !ttg.memdesc<3x16x16xf16, #shared, #smem, mutable>, %sums_23: !ttg.memdesc<1x128x16xf32, #tmem, #ttng.tensor_memory, mutable>, %sums_24: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %K_25: i32, %sums_26: i32, %sums_27: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %left_28: !tt.tensordesc<128x16xf16, #shared>, %row_29: i32, %right_30: !tt.tensordesc<16x16xf16, #shared>, %column_31: i32):
        %10 = "arith.constant"() <{value = 3 : i32}> : () -> i32
        %11 = "arith.constant"() <{value = 2 : i32}> : () -> i32
        %12 = "arith.constant"() <{value = 1 : i32}> : () -> i32
        %13 = "arith.constant"() <{value = 0 : i32}> : () -> i32
        %14 = "arith.constant"() <{value = 16 : i32}> : () -> i32
        %15 = "arith.constant"() <{value = true}> : () -> i1
        %sums_32:2 = "scf.for"(%13, %K_25, %14, %11, %13) ({
        ^bb0(%sums_33: i32, %arg19: i32, %arg20: i32):
          %sums_34 = "arith.addi"(%arg19, %12) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
          %sums_35 = "arith.cmpi"(%sums_34, %10) <{predicate = 0 : i64}> : (i32, i32) -> i1
          %sums_36 = "arith.select"(%sums_35, %13, %sums_34) : (i1, i32, i32) -> i32
          %sums_37 = "arith.xori"(%arg20, %12) : (i32, i32) -> i32
          %sums_38 = "arith.select"(%sums_35, %sums_37, %arg20) : (i1, i32, i32) -> i32
          %sums_39 = "ttg.memdesc_index"(%sums_24, %sums_36) : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
          %sums_40 = "ttg.memdesc_index"(%sums_21, %sums_36) : (!ttg.memdesc<3x128x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<128x16xf16, #shared, #smem, mutable>
          %sums_41 = "ttg.memdesc_index"(%sums_22, %sums_36) : (!ttg.memdesc<3x16x16xf16, #shared, #smem, mutable>, i32) -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable>
          %sums_42 = "ttg.memdesc_index"(%sums_20, %sums_36) : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, i32) -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
          "ttng.barrier_expect"(%sums_42, %15) <{size = 4608 : i32}> : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>, i1) -> ()
          "ttng.async_tma_copy_global_to_local"(%left_28, %row_29, %sums_33, %sums_42, %sums_40, %15) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 2, 0, 1, 1, 1>}> : (!tt.tensordesc<128x16xf16, #shared>, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x16xf16, #shared, #smem, mutable>, i1) -> ()
          "ttng.async_tma_copy_global_to_local"(%right_30, %sums_33, %column_31, %sums_42, %sums_41, %15) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 2, 0, 1, 1, 1>}> : (!tt.tensordesc<16x16xf16, #shared>, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<16x16xf16, #shared, #smem, mutable>, i1) -> ()
          "scf.yield"(%sums_36, %sums_38) : (i32, i32) -> ()
        }) {tt.num_stages = 2 : i32, tt.warp_specialize} : (i32, i32, i32, i32, i32) -> (i32, i32)
        "ttg.warp_return"() : () -> ()
      }) : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x128x16xf16, #shared, #smem, mutable>, !ttg.memdesc<3x16x16xf16, #shared, #smem, mutable>, !ttg.memdesc<1x128x16xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, i32, i32, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !tt.tensordesc<128x16xf16, #shared>, i32, !tt.tensordesc<16x16xf16, #shared>, i32) -> ()
    }) : () -> ()
    "ttng.wait_barrier"(%sums_7, %3) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32) -> ()
    %sums_19 = "ttng.tmem_load"(%sums_8) <{resultSegmentSizes = array<i32: 1, 0, 0>}> : (!ttg.memdesc<128x16xf32, #tmem, #ttng.tensor_memory, mutable>) -> tensor<128x16xf32, #linear>
    "ttng.arrive_barrier"(%sums_5) <{count = 1 : i32, multicastCTA = 0 : i32}> : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
    %8 = "arith.truncf"(%sums_19) : (tensor<128x16xf32, #linear>) -> tensor<128x16xf16, #linear>
    %9 = "ttg.convert_layout"(%8) : (tensor<128x16xf16, #linear>) -> tensor<128x16xf16, #blocked>
    "tt.descriptor_store"(%result, %9, %row_2, %column_3) : (!tt.tensordesc<128x16xf16, #shared>, tensor<128x16xf16, #blocked>, i32, i32) -> ()
    "ttng.inval_barrier"(%sums_12) : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
    "ttng.inval_barrier"(%sums_13) : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
    "ttng.inval_barrier"(%sums_14) : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
    "ttg.local_dealloc"(%sums_11) : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>) -> ()
    "ttng.inval_barrier"(%sums_16) : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
    "ttng.inval_barrier"(%sums_17) : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
    "ttng.inval_barrier"(%sums_18) : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
    "ttg.local_dealloc"(%sums_15) : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>) -> ()
    "ttng.inval_barrier"(%sums_5) : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
    "ttg.local_dealloc"(%sums_4) : (!ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) -> ()
    "ttng.inval_barrier"(%sums_7) : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
    "ttg.local_dealloc"(%sums_6) : (!ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = false} : () -> ()
