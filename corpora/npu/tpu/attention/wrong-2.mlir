"builtin.module"() <{sym_name = "network"}> ({
  "func.func"() <{function_type = (tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>) -> tensor<2x4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x4x8xf32>, %arg1: tensor<2x4x8xf32>, %arg2: tensor<2x4x8xf32>, %arg3: tensor<2x4x8xf32>):
    %0 = "top.None"() : () -> none
    %1 = "top.Input"(%arg0) {do_preprocess = false} : (tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    %2 = "top.Input"(%arg1) {do_preprocess = false} : (tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    %3 = "top.Input"(%arg2) {do_preprocess = false} : (tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    %4 = "top.Input"(%arg3) {do_preprocess = false} : (tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    %5 = "tpu.MatMul"(%1, %2, %0, %0, %0) {do_relu = false, dq_type = "NONE", fuse_rq = false, hdim_is_batch = false, input_zp = 0 : i64, is_lora = false, keep_dims = true, left_reuse = 0 : i64, left_transpose = false, multipliers = [1], output_transpose = false, q_group_size = 0 : i64, quant_mode = #tpu<rq_mode MultiplierShift>, relu_limit = -1.000000e+00 : f64, right_transpose = true, right_zp = 0 : i64, round_mode = #tpu<round_mode HalfAwayFromZero>, rshifts = [0]} : (tensor<2x4x8xf32>, tensor<2x4x8xf32>, none, none, none) -> tensor<2x4x4xf32>
    %6 = "tpu.MulConst"(%5) {const_val = 1.250000e-01 : f64, do_relu = false, is_scalar = false, multiplier = 1 : si32, relu_limit = -1.000000e+00 : f64, rshift = 0 : si32} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %7 = "tpu.Softmax"(%6, %0, %0, %0, %0, %0) {axis = 2 : si32, beta = 1.000000e+00 : f64, log = false, round_mode = #tpu<round_mode HalfAwayFromZero>} : (tensor<2x4x4xf32>, none, none, none, none, none) -> tensor<2x4x4xf32>
    %8 = "tpu.MatMul"(%7, %3, %0, %0, %0) {do_relu = false, dq_type = "NONE", fuse_rq = false, hdim_is_batch = false, input_zp = 0 : i64, is_lora = false, keep_dims = true, left_reuse = 0 : i64, left_transpose = false, multipliers = [1], output_transpose = false, q_group_size = 0 : i64, quant_mode = #tpu<rq_mode MultiplierShift>, relu_limit = -1.000000e+00 : f64, right_transpose = false, right_zp = 0 : i64, round_mode = #tpu<round_mode HalfAwayFromZero>, rshifts = [0]} : (tensor<2x4x4xf32>, tensor<2x4x8xf32>, none, none, none) -> tensor<2x4x8xf32>
    %9 = "tpu.Add"(%8, %4) {do_relu = true, is_scalar = false, relu_limit = -1.000000e+00 : f64} : (tensor<2x4x8xf32>, tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    "func.return"(%9) : (tensor<2x4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
