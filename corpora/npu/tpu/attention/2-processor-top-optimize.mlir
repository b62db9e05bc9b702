"builtin.module"() <{sym_name = "network"}> ({
  "func.func"() <{function_type = (tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>) -> tensor<2x4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x4x8xf32>, %arg1: tensor<2x4x8xf32>, %arg2: tensor<2x4x8xf32>, %arg3: tensor<2x4x8xf32>):
    %0 = "top.None"() : () -> none
    %1 = "top.Input"(%arg0) {do_preprocess = false} : (tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    %2 = "top.Input"(%arg1) {do_preprocess = false} : (tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    %3 = "top.Input"(%arg2) {do_preprocess = false} : (tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    %4 = "top.Input"(%arg3) {do_preprocess = false} : (tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    %5 = "top.MatMul"(%1, %2, %0) {do_relu = false, dq_type = "NONE", hdim_is_batch = false, is_lora = false, keep_dims = true, left_transpose = false, output_transpose = false, q_group_size = 0 : i64, relu_limit = -1.000000e+00 : f64, right_transpose = true} : (tensor<2x4x8xf32>, tensor<2x4x8xf32>, none) -> tensor<2x4x4xf32>
    %6 = "top.MulConst"(%5) {const_val = 2.500000e-01 : f64, do_relu = false, is_scalar = false, relu_limit = -1.000000e+00 : f64} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %7 = "top.Softmax"(%6) {axis = 2 : si32, beta = 1.000000e+00 : f64, log = false, round_mode = "HalfAwayFromZero"} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %8 = "top.MatMul"(%7, %3, %0) {do_relu = false, dq_type = "NONE", hdim_is_batch = false, is_lora = false, keep_dims = true, left_transpose = false, output_transpose = false, q_group_size = 0 : i64, relu_limit = -1.000000e+00 : f64, right_transpose = false} : (tensor<2x4x4xf32>, tensor<2x4x8xf32>, none) -> tensor<2x4x8xf32>
    %9 = "top.Add"(%8, %4) {do_relu = true, is_scalar = false, relu_limit = -1.000000e+00 : f64} : (tensor<2x4x8xf32>, tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    "func.return"(%9) : (tensor<2x4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
