"builtin.module"() <{sym_name = "network"}> ({
  "func.func"() <{function_type = (tensor<1x4x7x6xf32>, tensor<6x2x3x3xf32>, tensor<6x6x1x1xf32>) -> tensor<1x6x4x6xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x7x6xf32>, %arg1: tensor<6x2x3x3xf32>, %arg2: tensor<6x6x1x1xf32>):
    %0 = "top.None"() : () -> none
    %1 = "top.Input"(%arg0) {do_preprocess = false} : (tensor<1x4x7x6xf32>) -> tensor<1x4x7x6xf32>
    %2 = "top.Input"(%arg1) {do_preprocess = false} : (tensor<6x2x3x3xf32>) -> tensor<6x2x3x3xf32>
    %3 = "top.Input"(%arg2) {do_preprocess = false} : (tensor<6x6x1x1xf32>) -> tensor<6x6x1x1xf32>
    %4 = "top.Conv"(%1, %2, %0) {dilations = [1, 2], do_relu = true, dynweight_reorderd = false, group = 2 : i64, kernel_shape = [3, 3], pads = [1, 2, 1, 2], relu_limit = 6.000000e+00 : f64, strides = [2, 1], weight_is_coeff = 1 : i64} : (tensor<1x4x7x6xf32>, tensor<6x2x3x3xf32>, none) -> tensor<1x6x4x6xf32>
    %5 = "top.Conv"(%4, %3, %0) {dilations = [1, 1], do_relu = false, dynweight_reorderd = false, group = 1 : i64, kernel_shape = [1, 1], pads = [0, 0, 0, 0], relu_limit = -1.000000e+00 : f64, strides = [1, 1], weight_is_coeff = 1 : i64} : (tensor<1x6x4x6xf32>, tensor<6x6x1x1xf32>, none) -> tensor<1x6x4x6xf32>
    %6 = "top.Add"(%5, %4) {do_relu = true, is_scalar = false, relu_limit = -1.000000e+00 : f64} : (tensor<1x6x4x6xf32>, tensor<1x6x4x6xf32>) -> tensor<1x6x4x6xf32>
    "func.return"(%6) : (tensor<1x6x4x6xf32>) -> ()
  }) : () -> ()
}) : () -> ()
