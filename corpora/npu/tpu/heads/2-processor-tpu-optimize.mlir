"builtin.module"() <{sym_name = "network"}> ({
  "func.func"() <{function_type = (tensor<1x4x6xf32>, tensor<1x4x6xf32>) -> tensor<1x2x4x4xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x6xf32>, %arg1: tensor<1x4x6xf32>):
    %0 = "top.None"() : () -> none
    %1 = "top.Input"(%arg0) {do_preprocess = false} : (tensor<1x4x6xf32>) -> tensor<1x4x6xf32>
    %2 = "top.Input"(%arg1) {do_preprocess = false} : (tensor<1x4x6xf32>) -> tensor<1x4x6xf32>
    %3 = "tpu.Reshape"(%1) {flatten_start_dim = -1 : i64, shape = [1, 4, 2, 3]} : (tensor<1x4x6xf32>) -> tensor<1x4x2x3xf32>
    %4 = "tpu.Permute"(%3, %0) {order = [0, 2, 1, 3]} : (tensor<1x4x2x3xf32>, none) -> tensor<1x2x4x3xf32>
    %5 = "tpu.Reshape"(%2) {flatten_start_dim = -1 : i64, shape = [1, 4, 2, 3]} : (tensor<1x4x6xf32>) -> tensor<1x4x2x3xf32>
    %6 = "tpu.Permute"(%5, %0) {order = [0, 2, 3, 1]} : (tensor<1x4x2x3xf32>, none) -> tensor<1x2x3x4xf32>
    %7 = "tpu.MatMul"(%4, %6, %0, %0, %0) {do_relu = false, dq_type = "NONE", fuse_rq = false, hdim_is_batch = false, input_zp = 0 : i64, is_lora = false, keep_dims = true, left_reuse = 0 : i64, left_transpose = false, multipliers = [1], output_transpose = false, q_group_size = 0 : i64, quant_mode = #tpu<rq_mode MultiplierShift>, relu_limit = -1.000000e+00 : f64, right_transpose = false, right_zp = 0 : i64, round_mode = #tpu<round_mode HalfAwayFromZero>, rshifts = [0]} : (tensor<1x2x4x3xf32>, tensor<1x2x3x4xf32>, none, none, none) -> tensor<1x2x4x4xf32>
    %8 = "tpu.Softmax"(%7, %0, %0, %0, %0, %0) {axis = 3 : si32, beta = 1.000000e+00 : f64, log = false, round_mode = #tpu<round_mode HalfAwayFromZero>} : (tensor<1x2x4x4xf32>, none, none, none, none, none) -> tensor<1x2x4x4xf32>
    "func.return"(%8) : (tensor<1x2x4x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
