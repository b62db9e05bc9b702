"builtin.module"() <{sym_name = "network"}> ({
  "func.func"() <{function_type = (tensor<1x4x7x6xf32>, tensor<6x2x3x3xf32>, tensor<6x6x1x1xf32>) -> tensor<1x6x4x6xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x7x6xf32>, %arg1: tensor<6x2x3x3xf32>, %arg2: tensor<6x6x1x1xf32>):
    %0 = "top.None"() : () -> none
    %1 = "top.Input"(%arg0) {do_preprocess = false} : (tensor<1x4x7x6xf32>) -> tensor<1x4x7x6xf32>
    %2 = "tpu.Cast"(%1) {round_mode = #tpu<round_mode HalfAwayFromZero>, with_scale = true} : (tensor<1x4x7x6xf32>) -> tensor<1x4x7x6xbf16>
    %3 = "top.Input"(%arg1) {do_preprocess = false} : (tensor<6x2x3x3xf32>) -> tensor<6x2x3x3xf32>
    %4 = "tpu.Cast"(%3) {round_mode = #tpu<round_mode HalfAwayFromZero>, with_scale = true} : (tensor<6x2x3x3xf32>) -> tensor<6x2x3x3xbf16>
    %5 = "top.Input"(%arg2) {do_preprocess = false} : (tensor<6x6x1x1xf32>) -> tensor<6x6x1x1xf32>
    %6 = "tpu.Cast"(%5) {round_mode = #tpu<round_mode HalfAwayFromZero>, with_scale = true} : (tensor<6x6x1x1xf32>) -> tensor<6x6x1x1xbf16>
    %7 = "tpu.Conv2D"(%2, %4, %0) {coeff_merged = false, dilations = [1, 2], do_relu = false, dynweight_reorderd = false, group = 2 : i64, kernel_shape = [3, 3], kernel_zp = 0 : i64, pads = [1, 2, 1, 2], quant_mode = #tpu<rq_mode MultiplierShift>, relu_limit = 6.000000e+00 : f64, round_mode = #tpu<round_mode HalfUp>, strides = [2, 1], support_compress = true, use_3ic_optimize = 0 : i64, weight_is_coeff = 1 : i64, with_bias = false} : (tensor<1x4x7x6xbf16>, tensor<6x2x3x3xbf16>, none) -> tensor<1x6x4x6xbf16>
    %8 = "tpu.Conv2D"(%7, %6, %0) {coeff_merged = false, dilations = [1, 1], do_relu = false, dynweight_reorderd = false, group = 1 : i64, kernel_shape = [1, 1], kernel_zp = 0 : i64, pads = [0, 0, 0, 0], quant_mode = #tpu<rq_mode MultiplierShift>, relu_limit = -1.000000e+00 : f64, round_mode = #tpu<round_mode HalfUp>, strides = [1, 1], support_compress = true, use_3ic_optimize = 0 : i64, weight_is_coeff = 1 : i64, with_bias = false} : (tensor<1x6x4x6xbf16>, tensor<6x6x1x1xbf16>, none) -> tensor<1x6x4x6xbf16>
    %9 = "tpu.Add"(%8, %7) {do_relu = true, is_scalar = false, relu_limit = -1.000000e+00 : f64} : (tensor<1x6x4x6xbf16>, tensor<1x6x4x6xbf16>) -> tensor<1x6x4x6xbf16>
    %10 = "tpu.Cast"(%9) {round_mode = #tpu<round_mode HalfAwayFromZero>, with_scale = true} : (tensor<1x6x4x6xbf16>) -> tensor<1x6x4x6xf32>
    "func.return"(%10) : (tensor<1x6x4x6xf32>) -> ()
  }) : () -> ()
}) : () -> ()
