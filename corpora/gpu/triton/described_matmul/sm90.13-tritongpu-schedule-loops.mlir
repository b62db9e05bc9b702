#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 16, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}], function_type = (!tt.ptr<f16>, !tt.ptr<f16>, !tt.ptr<f16>, i32, i32, i32) -> (), sym_name = "described_matmul", sym_visibility = "public"}> ({
  ^bb0(%a: !tt.ptr<f16>, %b: !tt.ptr<f16>, %c: !tt.ptr<f16>, %M: i32, %N: i32, %K: i32):
    %0 = "arith.constant"() <{value = 1 : i64}> : () -> i64
    %row = "arith.constant"() <{value = 64 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %sums = "arith.constant"() <{value = dense<0.000000e+00> : tensor<64x16xf32, #mma>}> : () -> tensor<64x16xf32, #mma>
    %left = "arith.extsi"(%K) : (i32) -> i64
    %left_0 = "tt.make_tensor_descriptor"(%a, %M, %K, %left, %0) <{padding = 1 : i32}> : (!tt.ptr<f16>, i32, i32, i64, i64) -> !tt.tensordesc<64x16xf16, #shared>
    %right = "arith.extsi"(%N) : (i32) -> i64
    %right_1 = "tt.make_tensor_descriptor"(%b, %K, %N, %right, %0) <{padding = 1 : i32}> : (!tt.ptr<f16>, i32, i32, i64, i64) -> !tt.tensordesc<16x16xf16, #shared>
    %result = "tt.make_tensor_descriptor"(%c, %M, %N, %right, %0) <{padding = 1 : i32}> : (!tt.ptr<f16>, i32, i32, i64, i64) -> !tt.tensordesc<64x16xf16, #shared>
    %row_2 = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %row_3 = "arith.muli"(%row_2, %row) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %column = "tt.get_program_id"() <{axis = 1 : i32}> : () -> i32
    %column_4 = "arith.muli"(%column, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %sums_5 = "scf.for"(%2, %K, %1, %sums) ({
    ^bb0(%k: i32, %sums_6: tensor<64x16xf32, #mma>):
      %sums_7 = "tt.descriptor_load"(%left_0, %row_3, %k) {loop.cluster = 1 : i32, loop.stage = 0 : i32} : (!tt.tensordesc<64x16xf16, #shared>, i32, i32) -> tensor<64x16xf16, #blocked>
      %sums_8 = "ttg.local_alloc"(%sums_7) {loop.cluster = 0 : i32, loop.stage = 1 : i32} : (tensor<64x16xf16, #blocked>) -> !ttg.memdesc<64x16xf16, #shared, #smem>
      %sums_9 = "tt.descriptor_load"(%right_1, %k, %column_4) {loop.cluster = 1 : i32, loop.stage = 0 : i32} : (!tt.tensordesc<16x16xf16, #shared>, i32, i32) -> tensor<16x16xf16, #blocked1>
      %sums_10 = "ttg.local_alloc"(%sums_9) {loop.cluster = 0 : i32, loop.stage = 1 : i32} : (tensor<16x16xf16, #blocked1>) -> !ttg.memdesc<16x16xf16, #shared, #smem>
      %sums_11 = "ttng.warp_group_dot"(%sums_8, %sums_10, %sums_6) <{inputPrecision = 0 : i32, isAsync = false, maxNumImpreciseAcc = 0 : i32}> {loop.cluster = 0 : i32, loop.stage = 1 : i32} : (!ttg.memdesc<64x16xf16, #shared, #smem>, !ttg.memdesc<16x16xf16, #shared, #smem>, tensor<64x16xf32, #mma>) -> tensor<64x16xf32, #mma>
      "scf.yield"(%sums_11) : (tensor<64x16xf32, #mma>) -> ()
    }) {tt.num_stages = 2 : i32, tt.scheduled_max_stage = 1 : i32} : (i32, i32, i32, tensor<64x16xf32, #mma>) -> tensor<64x16xf32, #mma>
    %3 = "arith.truncf"(%sums_5) : (tensor<64x16xf32, #mma>) -> tensor<64x16xf16, #mma>
    %4 = "ttg.convert_layout"(%3) : (tensor<64x16xf16, #mma>) -> tensor<64x16xf16, #blocked>
    "tt.descriptor_store"(%result, %4, %row_3, %column_4) : (!tt.tensordesc<64x16xf16, #shared>, tensor<64x16xf16, #blocked>, i32, i32) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = false} : () -> ()
