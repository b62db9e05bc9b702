"builtin.module"() <{sym_name = "network"}> ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<8x6xf32>, tensor<1x6xf32>, tensor<6x5xf32>) -> tensor<4x5xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<8x6xf32>, %arg2: tensor<1x6xf32>, %arg3: tensor<6x5xf32>):
    %0 = "top.None"() : () -> none
    %1 = "top.Input"(%arg0) {do_preprocess = false} : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %2 = "top.Input"(%arg1) {do_preprocess = false} : (tensor<8x6xf32>) -> tensor<8x6xf32>
    %3 = "top.Input"(%arg2) {do_preprocess = false} : (tensor<1x6xf32>) -> tensor<1x6xf32>
    %4 = "top.Input"(%arg3) {do_preprocess = false} : (tensor<6x5xf32>) -> tensor<6x5xf32>
    %5 = "top.MatMul"(%1, %2, %0) {do_relu = false, dq_type = "NONE", hdim_is_batch = false, is_lora = false, keep_dims = true, left_transpose = false, output_transpose = false, q_group_size = 0 : i64, relu_limit = -1.000000e+00 : f64, right_transpose = false} : (tensor<4x8xf32>, tensor<8x6xf32>, none) -> tensor<4x6xf32>
    %6 = "top.Add"(%5, %3) {do_relu = true, is_scalar = false, relu_limit = 6.000000e+00 : f64} : (tensor<4x6xf32>, tensor<1x6xf32>) -> tensor<4x6xf32>
    %7 = "top.MatMul"(%6, %4, %0) {do_relu = true, dq_type = "NONE", hdim_is_batch = false, is_lora = false, keep_dims = true, left_transpose = false, output_transpose = false, q_group_size = 0 : i64, relu_limit = -1.000000e+00 : f64, right_transpose = false} : (tensor<4x6xf32>, tensor<6x5xf32>, none) -> tensor<4x5xf32>
    "func.return"(%7) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
