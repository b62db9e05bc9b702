"builtin.module"() <{sym_name = "network"}> ({
  "func.func"() <{function_type = (tensor<3x4x8xf32>, tensor<1x1x8xf32>) -> tensor<3x8x4xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x4x8xf32>, %arg1: tensor<1x1x8xf32>):
    %0 = "top.None"() : () -> none
    %1 = "top.Input"(%arg0) {do_preprocess = false} : (tensor<3x4x8xf32>) -> tensor<3x4x8xf32>
    %2 = "top.Input"(%arg1) {do_preprocess = false} : (tensor<1x1x8xf32>) -> tensor<1x1x8xf32>
    %3 = "tpu.Reduce"(%1, %0, %0) {axes = [2], is_scalar = false, keepdims = true, mode = "ReduceMean"} : (tensor<3x4x8xf32>, none, none) -> tensor<3x4x1xf32>
    %4 = "tpu.Sub"(%1, %3) {do_relu = false, is_reverse = false, is_scalar = false, relu_limit = -1.000000e+00 : f64} : (tensor<3x4x8xf32>, tensor<3x4x1xf32>) -> tensor<3x4x8xf32>
    %5 = "tpu.Mul"(%4, %2) {do_relu = true, is_scalar = false, multiplier = 1 : si32, quant_mode = #tpu<rq_mode MultiplierShift>, relu_limit = -1.000000e+00 : f64, rshift = 0 : si32} : (tensor<3x4x8xf32>, tensor<1x1x8xf32>) -> tensor<3x4x8xf32>
    %6 = "tpu.Permute"(%5, %0) {order = [0, 2, 1]} : (tensor<3x4x8xf32>, none) -> tensor<3x8x4xf32>
    %7 = "tpu.MulConst"(%6) {const_val = 2.000000e+00 : f64, do_relu = false, is_scalar = false, multiplier = 1 : si32, relu_limit = -1.000000e+00 : f64, rshift = 0 : si32} : (tensor<3x8x4xf32>) -> tensor<3x8x4xf32>
    %8 = "tpu.AddConst"(%7) {const_val = 2.000000e+00 : f64, do_relu = false, f8_scale = 1.000000e+00 : f64, is_scalar = false, multiplier = 1 : si32, relu_limit = -1.000000e+00 : f64, rshift = 0 : si32} : (tensor<3x8x4xf32>) -> tensor<3x8x4xf32>
    "func.return"(%8) : (tensor<3x8x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
