"builtin.module"() <{sym_name = "network"}> ({
  "func.func"() <{function_type = (tensor<3x4x8xf32>, tensor<1x1x8xf32>) -> tensor<3x8x4xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x4x8xf32>, %arg1: tensor<1x1x8xf32>):
    %0 = "top.Input"(%arg0) {do_preprocess = false} : (tensor<3x4x8xf32>) -> tensor<3x4x8xf32>
    %1 = "top.Input"(%arg1) {do_preprocess = false} : (tensor<1x1x8xf32>) -> tensor<1x1x8xf32>
    %2 = "top.Reduce"(%0) {axes = [2], is_scalar = false, keepdims = true, mode = "ReduceMean"} : (tensor<3x4x8xf32>) -> tensor<3x4x1xf32>
    %3 = "top.Sub"(%0, %2) {do_relu = false, is_reverse = false, is_scalar = false, relu_limit = -1.000000e+00 : f64} : (tensor<3x4x8xf32>, tensor<3x4x1xf32>) -> tensor<3x4x8xf32>
    %4 = "top.Mul"(%3, %1) {do_relu = true, is_scalar = false, relu_limit = -1.000000e+00 : f64} : (tensor<3x4x8xf32>, tensor<1x1x8xf32>) -> tensor<3x4x8xf32>
    %5 = "top.Permute"(%4) {order = [0, 2, 1]} : (tensor<3x4x8xf32>) -> tensor<3x8x4xf32>
    %6 = "top.MulConst"(%5) {const_val = 2.000000e+00 : f64, do_relu = false, is_scalar = false, relu_limit = -1.000000e+00 : f64} : (tensor<3x8x4xf32>) -> tensor<3x8x4xf32>
    %7 = "top.AddConst"(%6) {const_val = 1.000000e+00 : f64, do_relu = false, is_scalar = false, relu_limit = -1.000000e+00 : f64} : (tensor<3x8x4xf32>) -> tensor<3x8x4xf32>
    "func.return"(%7) : (tensor<3x8x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
