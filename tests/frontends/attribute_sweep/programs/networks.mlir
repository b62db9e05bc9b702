"builtin.module"() <{sym_name = "network"}> ({
  "func.func"() <{function_type = (tensor<1x2x4x4xf32>) -> tensor<1x2x2x2xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x4xf32>):
    %0 = "top.Input"(%arg0) {do_preprocess = false} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %1 = "top.MaxPool"(%0) {auto_pad = "NOTSET", ceil_mode = false, count_include_pad = false, do_relu = false, is_adaptive = false, keepdims = true, kernel_shape = [2, 2], pad_value = 0 : i64, pads = [0, 0, 0, 0], relu_limit = -1.000000e+00 : f64, strides = [2, 2]} : (tensor<1x2x4x4xf32>) -> tensor<1x2x2x2xf32>
    %2 = "top.Exp"(%1) : (tensor<1x2x2x2xf32>) -> tensor<1x2x2x2xf32>
    "func.return"(%2) : (tensor<1x2x2x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
