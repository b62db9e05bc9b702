"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}], function_type = (!tt.ptr<f16>, !tt.ptr<f16>, !tt.ptr<f16>, i32, i32, i32) -> (), sym_name = "described_matmul", sym_visibility = "public"}> ({
  ^bb0(%a: !tt.ptr<f16>, %b: !tt.ptr<f16>, %c: !tt.ptr<f16>, %M: i32, %N: i32, %K: i32):
    %sums = "arith.constant"() <{value = dense<0.000000e+00> : tensor<64x16xf32>}> : () -> tensor<64x16xf32>
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %row = "arith.constant"() <{value = 64 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 1 : i64}> : () -> i64
    %left = "arith.extsi"(%K) : (i32) -> i64
    %left_0 = "tt.make_tensor_descriptor"(%a, %M, %K, %left, %2) <{padding = 1 : i32}> : (!tt.ptr<f16>, i32, i32, i64, i64) -> !tt.tensordesc<64x16xf16>
    %right = "arith.extsi"(%N) : (i32) -> i64
    %right_1 = "tt.make_tensor_descriptor"(%b, %K, %N, %right, %2) <{padding = 1 : i32}> : (!tt.ptr<f16>, i32, i32, i64, i64) -> !tt.tensordesc<16x16xf16>
    %result = "arith.extsi"(%N) : (i32) -> i64
    %result_2 = "tt.make_tensor_descriptor"(%c, %M, %N, %result, %2) <{padding = 1 : i32}> : (!tt.ptr<f16>, i32, i32, i64, i64) -> !tt.tensordesc<64x16xf16>
    %row_3 = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %row_4 = "arith.muli"(%row_3, %row) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %column = "tt.get_program_id"() <{axis = 1 : i32}> : () -> i32
    %column_5 = "arith.muli"(%column, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %sums_6 = "scf.for"(%0, %K, %1, %sums) ({
    ^bb0(%k: i32, %sums_7: tensor<64x16xf32>):
      %sums_8 = "tt.descriptor_load"(%left_0, %row_4, %k) : (!tt.tensordesc<64x16xf16>, i32, i32) -> tensor<64x16xf16>
      %sums_9 = "tt.descriptor_load"(%right_1, %k, %column_5) : (!tt.tensordesc<16x16xf16>, i32, i32) -> tensor<16x16xf16>
      %sums_10 = "tt.dot"(%sums_8, %sums_9, %sums_7) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<64x16xf16>, tensor<16x16xf16>, tensor<64x16xf32>) -> tensor<64x16xf32>
      "scf.yield"(%sums_10) : (tensor<64x16xf32>) -> ()
    }) {tt.num_stages = 2 : i32} : (i32, i32, i32, tensor<64x16xf32>) -> tensor<64x16xf32>
    %3 = "arith.truncf"(%sums_6) : (tensor<64x16xf32>) -> tensor<64x16xf16>
    "tt.descriptor_store"(%result_2, %3, %row_4, %column_5) : (!tt.tensordesc<64x16xf16>, tensor<64x16xf16>, i32, i32) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) : () -> ()
