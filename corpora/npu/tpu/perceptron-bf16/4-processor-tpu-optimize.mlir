"builtin.module"() <{sym_name = "network"}> ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<8x6xf32>, tensor<1x6xf32>, tensor<6x5xf32>) -> tensor<4x5xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<8x6xf32>, %arg2: tensor<1x6xf32>, %arg3: tensor<6x5xf32>):
    %0 = "top.None"() : () -> none
    %1 = "top.Input"(%arg0) {do_preprocess = false} : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %2 = "tpu.Cast"(%1) {round_mode = #tpu<round_mode HalfAwayFromZero>, with_scale = true} : (tensor<4x8xf32>) -> tensor<4x8xbf16>
    %3 = "top.Input"(%arg1) {do_preprocess = false} : (tensor<8x6xf32>) -> tensor<8x6xf32>
    %4 = "tpu.Cast"(%3) {round_mode = #tpu<round_mode HalfAwayFromZero>, with_scale = true} : (tensor<8x6xf32>) -> tensor<8x6xbf16>
    %5 = "top.Input"(%arg2) {do_preprocess = false} : (tensor<1x6xf32>) -> tensor<1x6xf32>
    %6 = "tpu.Cast"(%5) {round_mode = #tpu<round_mode HalfAwayFromZero>, with_scale = true} : (tensor<1x6xf32>) -> tensor<1x6xbf16>
    %7 = "top.Input"(%arg3) {do_preprocess = false} : (tensor<6x5xf32>) -> tensor<6x5xf32>
    %8 = "tpu.Cast"(%7) {round_mode = #tpu<round_mode HalfAwayFromZero>, with_scale = true} : (tensor<6x5xf32>) -> tensor<6x5xbf16>
    %9 = "tpu.MatMul"(%2, %4, %6, %0, %0) {do_relu = false, dq_type = "NONE", fuse_rq = false, hdim_is_batch = false, input_zp = 0 : i64, is_lora = false, keep_dims = true, left_reuse = 0 : i64, left_transpose = false, multipliers = [1], output_transpose = false, q_group_size = 0 : i64, quant_mode = #tpu<rq_mode MultiplierShift>, relu_limit = -1.000000e+00 : f64, right_transpose = false, right_zp = 0 : i64, round_mode = #tpu<round_mode HalfAwayFromZero>, rshifts = [0]} : (tensor<4x8xbf16>, tensor<8x6xbf16>, tensor<1x6xbf16>, none, none) -> tensor<4x6xbf16>
    %10 = "tpu.MatMul"(%9, %8, %0, %0, %0) {do_relu = true, dq_type = "NONE", fuse_rq = false, hdim_is_batch = false, input_zp = 0 : i64, is_lora = false, keep_dims = true, left_reuse = 0 : i64, left_transpose = false, multipliers = [1], output_transpose = false, q_group_size = 0 : i64, quant_mode = #tpu<rq_mode MultiplierShift>, relu_limit = -1.000000e+00 : f64, right_transpose = false, right_zp = 0 : i64, round_mode = #tpu<round_mode HalfAwayFromZero>, rshifts = [0]} : (tensor<4x6xbf16>, tensor<6x5xbf16>, none, none, none) -> tensor<4x5xbf16>
    %11 = "tpu.Cast"(%10) {round_mode = #tpu<round_mode HalfAwayFromZero>, with_scale = true} : (tensor<4x5xbf16>) -> tensor<4x5xf32>
    "func.return"(%11) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
