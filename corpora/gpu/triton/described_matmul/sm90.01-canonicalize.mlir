"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}], function_type = (!tt.ptr<f16>, !tt.ptr<f16>, !tt.ptr<f16>, i32, i32, i32) -> (), sym_name = "described_matmul", sym_visibility = "public"}> ({
  ^bb0(%a: !tt.ptr<f16>, %b: !tt.ptr<f16>, %c: !tt.ptr<f16>, %M: i32, %N: i32, %K: i32):
    %left = "arith.extsi"(%K) : (i32) -> i64
    %left_0 = "arith.constant"() <{value = 1 : i64}> : () -> i64
    %left_1 = "tt.make_tensor_descriptor"(%a, %M, %K, %left, %left_0) <{padding = 1 : i32}> : (!tt.ptr<f16>, i32, i32, i64, i64) -> !tt.tensordesc<64x16xf16>
    %right = "arith.extsi"(%N) : (i32) -> i64
    %right_2 = "arith.constant"() <{value = 1 : i64}> : () -> i64
    %right_3 = "tt.make_tensor_descriptor"(%b, %K, %N, %right, %right_2) <{padding = 1 : i32}> : (!tt.ptr<f16>, i32, i32, i64, i64) -> !tt.tensordesc<16x16xf16>
    %result = "arith.extsi"(%N) : (i32) -> i64
    %result_4 = "arith.constant"() <{value = 1 : i64}> : () -> i64
    %result_5 = "tt.make_tensor_descriptor"(%c, %M, %N, %result, %result_4) <{padding = 1 : i32}> : (!tt.ptr<f16>, i32, i32, i64, i64) -> !tt.tensordesc<64x16xf16>
    %row = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %row_6 = "arith.constant"() <{value = 64 : i32}> : () -> i32
    %row_7 = "arith.extsi"(%row) : (i32) -> i64
    %row_8 = "arith.extsi"(%row_6) : (i32) -> i64
    %row_9 = "arith.muli"(%row_7, %row_8) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %row_10 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
    %row_11 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
    %row_12 = "arith.cmpi"(%row_9, %row_10) <{predicate = 3 : i64}> : (i64, i64) -> i1
    %row_13 = "arith.cmpi"(%row_9, %row_11) <{predicate = 5 : i64}> : (i64, i64) -> i1
    %row_14 = "arith.andi"(%row_12, %row_13) : (i1, i1) -> i1
    %row_15 = "arith.muli"(%row, %row_6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %column = "tt.get_program_id"() <{axis = 1 : i32}> : () -> i32
    %column_16 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %column_17 = "arith.extsi"(%column) : (i32) -> i64
    %column_18 = "arith.extsi"(%column_16) : (i32) -> i64
    %column_19 = "arith.muli"(%column_17, %column_18) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %column_20 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
    %column_21 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
    %column_22 = "arith.cmpi"(%column_19, %column_20) <{predicate = 3 : i64}> : (i64, i64) -> i1
    %column_23 = "arith.cmpi"(%column_19, %column_21) <{predicate = 5 : i64}> : (i64, i64) -> i1
    %column_24 = "arith.andi"(%column_22, %column_23) : (i1, i1) -> i1
    %column_25 = "arith.muli"(%column, %column_16) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %sums = "tt.call"() <{callee = @triton.language.standard.zeros__Tc64_c16T_cfp32}> : () -> tensor<64x16xf32>
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %3 = "arith.bitcast"(%1) : (i32) -> i32
    %4 = "arith.bitcast"(%K) : (i32) -> i32
    %5 = "arith.bitcast"(%2) : (i32) -> i32
    %6 = "ub.poison"() <{value = #ub.poison}> : () -> i32
    %sums_26 = "scf.for"(%3, %4, %5, %sums) ({
    ^bb0(%k: i32, %sums_27: tensor<64x16xf32>):
      %sums_28 = "tt.descriptor_load"(%left_1, %row_15, %k) : (!tt.tensordesc<64x16xf16>, i32, i32) -> tensor<64x16xf16>
      %sums_29 = "tt.descriptor_load"(%right_3, %k, %column_25) : (!tt.tensordesc<16x16xf16>, i32, i32) -> tensor<16x16xf16>
      %sums_30 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
      %sums_31 = "tt.dot"(%sums_28, %sums_29, %sums_27) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<64x16xf16>, tensor<16x16xf16>, tensor<64x16xf32>) -> tensor<64x16xf32>
      "scf.yield"(%sums_31) : (tensor<64x16xf32>) -> ()
    }) {tt.num_stages = 2 : i32} : (i32, i32, i32, tensor<64x16xf32>) -> tensor<64x16xf32>
    %7 = "arith.truncf"(%sums_26) : (tensor<64x16xf32>) -> tensor<64x16xf16>
    "tt.descriptor_store"(%result_5, %7, %row_15, %column_25) : (!tt.tensordesc<64x16xf16>, tensor<64x16xf16>, i32, i32) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
  "tt.func"() <{function_type = () -> tensor<64x16xf32>, sym_name = "triton.language.standard.zeros__Tc64_c16T_cfp32", sym_visibility = "private"}> ({
    %0 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<64x16xf32>}> : () -> tensor<64x16xf32>
    "tt.return"(%0) : (tensor<64x16xf32>) -> ()
  }) {noinline = false} : () -> ()
}) : () -> ()
