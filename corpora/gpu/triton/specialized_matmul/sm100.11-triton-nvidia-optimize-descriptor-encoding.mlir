#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 16, colStride = 1>
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}], function_type = (!tt.ptr<f16>, !tt.ptr<f16>, !tt.ptr<f16>, i32, i32, i32) -> (), sym_name = "specialized_matmul", sym_visibility = "public"}> ({
  ^bb0(%a: !tt.ptr<f16>, %b: !tt.ptr<f16>, %c: !tt.ptr<f16>, %M: i32, %N: i32, %K: i32):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.constant"() <{value = 1 : i64}> : () -> i64
    %row = "arith.constant"() <{value = 128 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %3 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %sums = "arith.constant"() <{value = dense<0.000000e+00> : tensor<128x16xf32, #linear>}> : () -> tensor<128x16xf32, #linear>
    %left = "arith.extsi"(%K) : (i32) -> i64
    %left_0 = "tt.make_tensor_descriptor"(%a, %M, %K, %left, %1) <{padding = 1 : i32}> : (!tt.ptr<f16>, i32, i32, i64, i64) -> !tt.tensordesc<128x16xf16, #shared>
    %right = "arith.extsi"(%N) : (i32) -> i64
    %right_1 = "tt.make_tensor_descriptor"(%b, %K, %N, %right, %1) <{padding = 1 : i32}> : (!tt.ptr<f16>, i32, i32, i64, i64) -> !tt.tensordesc<16x16xf16, #shared>
    %result = "tt.make_tensor_descriptor"(%c, %M, %N, %right, %1) <{padding = 1 : i32}> : (!tt.ptr<f16>, i32, i32, i64, i64) -> !tt.tensordesc<128x16xf16, #shared>
    %row_2 = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %row_3 = "arith.muli"(%row_2, %row) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %column = "tt.get_program_id"() <{axis = 1 : i32}> : () -> i32
    %column_4 = "arith.muli"(%column, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %sums_5 = "scf.for"(%3, %K, %2, %sums) ({
    ^bb0(%k: i32, %sums_6: tensor<128x16xf32, #linear>):
      %sums_7 = "tt.descriptor_load"(%left_0, %row_3, %k) : (!tt.tensordesc<128x16xf16, #shared>, i32, i32) -> tensor<128x16xf16, #blocked>
      %sums_8 = "ttg.local_alloc"(%sums_7) : (tensor<128x16xf16, #blocked>) -> !ttg.memdesc<128x16xf16, #shared, #smem>
      %sums_9 = "tt.descriptor_load"(%right_1, %k, %column_4) : (!tt.tensordesc<16x16xf16, #shared>, i32, i32) -> tensor<16x16xf16, #blocked1>
      %sums_10 = "ttg.local_alloc"(%sums_9) : (tensor<16x16xf16, #blocked1>) -> !ttg.memdesc<16x16xf16, #shared, #smem>
      %sums_11:2 = "ttng.tmem_alloc"(%sums_6) : (tensor<128x16xf32, #linear>) -> (!ttg.memdesc<128x16xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %sums_12 = "ttng.tc_gen5_mma"(%sums_8, %sums_10, %sums_11#0, %sums_11#1, %0, %0) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>}> : (!ttg.memdesc<128x16xf16, #shared, #smem>, !ttg.memdesc<16x16xf16, #shared, #smem>, !ttg.memdesc<128x16xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token, i1, i1) -> !ttg.async.token
      %sums_13:2 = "ttng.tmem_load"(%sums_11#0, %sums_12) <{resultSegmentSizes = array<i32: 1, 1, 0>}> : (!ttg.memdesc<128x16xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token) -> (tensor<128x16xf32, #linear>, !ttg.async.token)
      "scf.yield"(%sums_13#0) : (tensor<128x16xf32, #linear>) -> ()
    }) {tt.num_stages = 2 : i32, tt.warp_specialize} : (i32, i32, i32, tensor<128x16xf32, #linear>) -> tensor<128x16xf32, #linear>
    %4 = "arith.truncf"(%sums_5) : (tensor<128x16xf32, #linear>) -> tensor<128x16xf16, #linear>
    %5 = "ttg.convert_layout"(%4) : (tensor<128x16xf16, #linear>) -> tensor<128x16xf16, #blocked>
    "tt.descriptor_store"(%result, %5, %row_3, %column_4) : (!tt.tensordesc<128x16xf16, #shared>, tensor<128x16xf16, #blocked>, i32, i32) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = false} : () -> ()
