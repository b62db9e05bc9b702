#blocked = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}], function_type = (!tt.ptr<f16>, !tt.ptr<f16>, !tt.ptr<f16>, i32, i32, i32) -> (), sym_name = "specialized_matmul", sym_visibility = "public"}> ({
  ^bb0(%a: !tt.ptr<f16>, %b: !tt.ptr<f16>, %c: !tt.ptr<f16>, %M: i32, %N: i32, %K: i32):
    %0 = "arith.constant"() <{value = 1 : i64}> : () -> i64
    %row = "arith.constant"() <{value = 128 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %sums = "arith.constant"() <{value = dense<0.000000e+00> : tensor<128x16xf32, #blocked>}> : () -> tensor<128x16xf32, #blocked>
    %left = "arith.extsi"(%K) : (i32) -> i64
    %left_0 = "tt.make_tensor_descriptor"(%a, %M, %K, %left, %0) <{padding = 1 : i32}> : (!tt.ptr<f16>, i32, i32, i64, i64) -> !tt.tensordesc<128x16xf16>
    %right = "arith.extsi"(%N) : (i32) -> i64
    %right_1 = "tt.make_tensor_descriptor"(%b, %K, %N, %right, %0) <{padding = 1 : i32}> : (!tt.ptr<f16>, i32, i32, i64, i64) -> !tt.tensordesc<16x16xf16>
    %result = "tt.make_tensor_descriptor"(%c, %M, %N, %right, %0) <{padding = 1 : i32}> : (!tt.ptr<f16>, i32, i32, i64, i64) -> !tt.tensordesc<128x16xf16>
    %row_2 = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %row_3 = "arith.muli"(%row_2, %row) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %column = "tt.get_program_id"() <{axis = 1 : i32}> : () -> i32
    %column_4 = "arith.muli"(%column, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %sums_5 = "scf.for"(%2, %K, %1, %sums) ({
    ^bb0(%k: i32, %sums_6: tensor<128x16xf32, #blocked>):
      %sums_7 = "tt.descriptor_load"(%left_0, %row_3, %k) : (!tt.tensordesc<128x16xf16>, i32, i32) -> tensor<128x16xf16, #blocked1>
      %sums_8 = "tt.descriptor_load"(%right_1, %k, %column_4) : (!tt.tensordesc<16x16xf16>, i32, i32) -> tensor<16x16xf16, #blocked2>
      %sums_9 = "ttg.convert_layout"(%sums_7) : (tensor<128x16xf16, #blocked1>) -> tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>
      %sums_10 = "ttg.convert_layout"(%sums_8) : (tensor<16x16xf16, #blocked2>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>
      %sums_11 = "tt.dot"(%sums_9, %sums_10, %sums_6) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<128x16xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>, tensor<128x16xf32, #blocked>) -> tensor<128x16xf32, #blocked>
      "scf.yield"(%sums_11) : (tensor<128x16xf32, #blocked>) -> ()
    }) {tt.num_stages = 2 : i32, tt.warp_specialize} : (i32, i32, i32, tensor<128x16xf32, #blocked>) -> tensor<128x16xf32, #blocked>
    %3 = "arith.truncf"(%sums_5) : (tensor<128x16xf32, #blocked>) -> tensor<128x16xf16, #blocked>
    %4 = "ttg.convert_layout"(%3) : (tensor<128x16xf16, #blocked>) -> tensor<128x16xf16, #blocked1>
    "tt.descriptor_store"(%result, %4, %row_3, %column_4) : (!tt.tensordesc<128x16xf16>, tensor<128x16xf16, #blocked1>, i32, i32) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} : () -> ()
