#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 16, colStride = 1>
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}], function_type = (!tt.ptr<f16>, !tt.ptr<f16>, !tt.ptr<f16>, i32, i32, i32) -> (), sym_name = "specialized_matmul", sym_visibility = "public"}> ({
  ^bb0(%a: !tt.ptr<f16>, %b: !tt.ptr<f16>, %c: !tt.ptr<f16>, %M: i32, %N: i32, %K: i32):
    %sums = "arith.constant"() <{value = false}> : () -> i1
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.constant"() <{value = 1 : i64}> : () -> i64
    %row = "arith.constant"() <{value = 128 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %3 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %sums_0 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<128x16xf32, #linear>}> : () -> tensor<128x16xf32, #linear>
    %left = "arith.extsi"(%K) : (i32) -> i64
    %left_1 = "tt.make_tensor_descriptor"(%a, %M, %K, %left, %1) <{padding = 1 : i32}> : (!tt.ptr<f16>, i32, i32, i64, i64) -> !tt.tensordesc<128x16xf16, #shared>
    %right = "arith.extsi"(%N) : (i32) -> i64
    %right_2 = "tt.make_tensor_descriptor"(%b, %K, %N, %right, %1) <{padding = 1 : i32}> : (!tt.ptr<f16>, i32, i32, i64, i64) -> !tt.tensordesc<16x16xf16, #shared>
    %result = "tt.make_tensor_descriptor"(%c, %M, %N, %right, %1) <{padding = 1 : i32}> : (!tt.ptr<f16>, i32, i32, i64, i64) -> !tt.tensordesc<128x16xf16, #shared>
    %row_3 = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %row_4 = "arith.muli"(%row_3, %row) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %column = "tt.get_program_id"() <{axis = 1 : i32}> : () -> i32
    %column_5 = "arith.muli"(%column, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %sums_6:2 = "ttng.tmem_alloc"() : () -> (!ttg.memdesc<128x16xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %sums_7 = "ttng.tmem_store"(%sums_6#0, %sums_6#1, %sums_0, %0) : (!ttg.memdesc<128x16xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token, tensor<128x16xf32, #linear>, i1) -> !ttg.async.token
    %sums_8:2 = "scf.for"(%3, %K, %2, %sums, %sums_7) ({
    ^bb0(%k: i32, %sums_10: i1, %sums_11: !ttg.async.token):
      %sums_12 = "tt.descriptor_load"(%left_1, %row_4, %k) {tt.latency = 1 : i32} : (!tt.tensordesc<128x16xf16, #shared>, i32, i32) -> tensor<128x16xf16, #blocked>
      %sums_13 = "ttg.local_alloc"(%sums_12) : (tensor<128x16xf16, #blocked>) -> !ttg.memdesc<128x16xf16, #shared, #smem>
      %sums_14 = "tt.descriptor_load"(%right_2, %k, %column_5) {tt.latency = 1 : i32} : (!tt.tensordesc<16x16xf16, #shared>, i32, i32) -> tensor<16x16xf16, #blocked1>
      %sums_15 = "ttg.local_alloc"(%sums_14) : (tensor<16x16xf16, #blocked1>) -> !ttg.memdesc<16x16xf16, #shared, #smem>
      %sums_16 = "ttng.tc_gen5_mma"(%sums_13, %sums_15, %sums_6#0, %sums_11, %sums_10, %0) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>}> {tt.latency = 2 : i32, tt.self_latency = 0 : i32} : (!ttg.memdesc<128x16xf16, #shared, #smem>, !ttg.memdesc<16x16xf16, #shared, #smem>, !ttg.memdesc<128x16xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token, i1, i1) -> !ttg.async.token
      "scf.yield"(%0, %sums_16) : (i1, !ttg.async.token) -> ()
    }) {tt.num_stages = 2 : i32, tt.warp_specialize} : (i32, i32, i32, i1, !ttg.async.token) -> (i1, !ttg.async.token)
    %sums_9:2 = "ttng.tmem_load"(%sums_6#0, %sums_8#1) <{resultSegmentSizes = array<i32: 1, 1, 0>}> : (!ttg.memdesc<128x16xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token) -> (tensor<128x16xf32, #linear>, !ttg.async.token)
    %4 = "arith.truncf"(%sums_9#0) : (tensor<128x16xf32, #linear>) -> tensor<128x16xf16, #linear>
    %5 = "ttg.convert_layout"(%4) : (tensor<128x16xf16, #linear>) -> tensor<128x16xf16, #blocked>
    "tt.descriptor_store"(%result, %5, %row_4, %column_5) : (!tt.tensordesc<128x16xf16, #shared>, tensor<128x16xf16, #blocked>, i32, i32) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = false} : () -> ()
