// Printed by mlir-opt 19.1.7 (Debian 1:19.1.7-3) of tosa.mlir:
// mlir-opt tosa.mlir --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>, sym_name = "mul_shift"}> ({
  ^bb0(%arg38: tensor<3xi32>, %arg39: tensor<3xi32>):
    %28 = "tosa.mul"(%arg38, %arg39) <{shift = 3 : i8}> : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    "func.return"(%28) : (tensor<3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>, sym_name = "mul_ranks"}> ({
  ^bb0(%arg36: tensor<2x3xf32>, %arg37: tensor<3xf32>):
    %27 = "tosa.mul"(%arg36, %arg37) <{shift = 0 : i8}> : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    "func.return"(%27) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>, tensor<3x3xf32>) -> tensor<3x3xf32>, sym_name = "sub_ranks"}> ({
  ^bb0(%arg34: tensor<f32>, %arg35: tensor<3x3xf32>):
    %26 = "tosa.sub"(%arg34, %arg35) : (tensor<f32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    "func.return"(%26) : (tensor<3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>, sym_name = "select_ranks"}> ({
  ^bb0(%arg31: tensor<2xi1>, %arg32: tensor<2x2xf32>, %arg33: tensor<2x2xf32>):
    %25 = "tosa.select"(%arg31, %arg32, %arg33) : (tensor<2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    "func.return"(%25) : (tensor<2x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>, sym_name = "transpose"}> ({
  ^bb0(%arg30: tensor<2x3x4xf32>):
    %23 = "tosa.const"() <{value = dense<[2, 0, 1]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %24 = "tosa.transpose"(%arg30, %23) : (tensor<2x3x4xf32>, tensor<3xi32>) -> tensor<4x2x3xf32>
    "func.return"(%24) : (tensor<4x2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi8>) -> tensor<3x2xi8>, sym_name = "transpose_arith"}> ({
  ^bb0(%arg29: tensor<2x3xi8>):
    %21 = "arith.constant"() <{value = dense<[1, 0]> : tensor<2xi64>}> : () -> tensor<2xi64>
    %22 = "tosa.transpose"(%arg29, %21) : (tensor<2x3xi8>, tensor<2xi64>) -> tensor<3x2xi8>
    "func.return"(%22) : (tensor<3x2xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "negate"}> ({
  ^bb0(%arg28: tensor<4xf32>):
    %20 = "tosa.negate"(%arg28) : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%20) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xi8>) -> tensor<4xi8>, sym_name = "negate_points"}> ({
  ^bb0(%arg27: tensor<4xi8>):
    %19 = "tosa.negate"(%arg27) <{quantization_info = #tosa.unary_quant<input_zp = 5, output_zp = -3>}> : (tensor<4xi8>) -> tensor<4xi8>
    "func.return"(%19) : (tensor<4xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x2x3xf32>, tensor<1x3x2xf32>) -> tensor<1x2x2xf32>, sym_name = "matmul"}> ({
  ^bb0(%arg25: tensor<1x2x3xf32>, %arg26: tensor<1x3x2xf32>):
    %18 = "tosa.matmul"(%arg25, %arg26) : (tensor<1x2x3xf32>, tensor<1x3x2xf32>) -> tensor<1x2x2xf32>
    "func.return"(%18) : (tensor<1x2x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x2x3xi8>, tensor<1x3x2xi8>) -> tensor<1x2x2xi32>, sym_name = "matmul_points"}> ({
  ^bb0(%arg23: tensor<1x2x3xi8>, %arg24: tensor<1x3x2xi8>):
    %17 = "tosa.matmul"(%arg23, %arg24) <{quantization_info = #tosa.matmul_quant<a_zp = 1, b_zp = -2>}> : (tensor<1x2x3xi8>, tensor<1x3x2xi8>) -> tensor<1x2x2xi32>
    "func.return"(%17) : (tensor<1x2x2xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x4x4x2xi8>, tensor<3x2x2x2xi8>, tensor<3xi32>) -> tensor<1x3x3x3xi32>, sym_name = "conv"}> ({
  ^bb0(%arg20: tensor<1x4x4x2xi8>, %arg21: tensor<3x2x2x2xi8>, %arg22: tensor<3xi32>):
    %16 = "tosa.conv2d"(%arg20, %arg21, %arg22) <{dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, quantization_info = #tosa.conv_quant<input_zp = 4, weight_zp = -1>, stride = array<i64: 1, 1>}> : (tensor<1x4x4x2xi8>, tensor<3x2x2x2xi8>, tensor<3xi32>) -> tensor<1x3x3x3xi32>
    "func.return"(%16) : (tensor<1x3x3x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x3x3x1xf32>, tensor<2x2x2x1xf32>, tensor<2xf32>) -> tensor<1x2x2x2xf32>, sym_name = "conv_float"}> ({
  ^bb0(%arg17: tensor<1x3x3x1xf32>, %arg18: tensor<2x2x2x1xf32>, %arg19: tensor<2xf32>):
    %15 = "tosa.conv2d"(%arg17, %arg18, %arg19) <{dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x3x3x1xf32>, tensor<2x2x2x1xf32>, tensor<2xf32>) -> tensor<1x2x2x2xf32>
    "func.return"(%15) : (tensor<1x2x2x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<3x6xf32>, sym_name = "pad"}> ({
  ^bb0(%arg16: tensor<2x3xf32>):
    %13 = "tosa.const"() <{value = dense<[[1, 0], [1, 2]]> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
    %14 = "tosa.pad"(%arg16, %13) : (tensor<2x3xf32>, tensor<2x2xi32>) -> tensor<3x6xf32>
    "func.return"(%14) : (tensor<3x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>, tensor<f32>) -> tensor<5xf32>, sym_name = "pad_value"}> ({
  ^bb0(%arg14: tensor<2xf32>, %arg15: tensor<f32>):
    %11 = "arith.constant"() <{value = dense<[[1, 2]]> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
    %12 = "tosa.pad"(%arg14, %11, %arg15) : (tensor<2xf32>, tensor<1x2xi32>, tensor<f32>) -> tensor<5xf32>
    "func.return"(%12) : (tensor<5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xi8>) -> tensor<4xi8>, sym_name = "clamp"}> ({
  ^bb0(%arg13: tensor<4xi8>):
    %10 = "tosa.clamp"(%arg13) <{max_fp = 1.000000e+00 : f32, max_int = 9 : i64, min_fp = 0.000000e+00 : f32, min_int = -7 : i64}> : (tensor<4xi8>) -> tensor<4xi8>
    "func.return"(%10) : (tensor<4xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "clamp_float"}> ({
  ^bb0(%arg12: tensor<4xf32>):
    %9 = "tosa.clamp"(%arg12) <{max_fp = 1.500000e+00 : f32, max_int = 9 : i64, min_fp = 0.000000e+00 : f32, min_int = -7 : i64}> : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%9) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x6xf32>) -> tensor<3x4xf32>, sym_name = "reshape"}> ({
  ^bb0(%arg11: tensor<2x6xf32>):
    %8 = "tosa.reshape"(%arg11) <{new_shape = array<i64: 3, 4>}> : (tensor<2x6xf32>) -> tensor<3x4xf32>
    "func.return"(%8) : (tensor<3x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x4xf32>) -> tensor<2x3xf32>, sym_name = "slice"}> ({
  ^bb0(%arg10: tensor<5x4xf32>):
    %7 = "tosa.slice"(%arg10) <{size = array<i64: 2, 3>, start = array<i64: 3, 1>}> : (tensor<5x4xf32>) -> tensor<2x3xf32>
    "func.return"(%7) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<4x3xf32>, sym_name = "tile"}> ({
  ^bb0(%arg9: tensor<2x3xf32>):
    %6 = "tosa.tile"(%arg9) <{multiples = array<i64: 2, 1>}> : (tensor<2x3xf32>) -> tensor<4x3xf32>
    "func.return"(%6) : (tensor<4x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<1x3xf32>, sym_name = "reduce_prod"}> ({
  ^bb0(%arg8: tensor<2x3xf32>):
    %5 = "tosa.reduce_prod"(%arg8) <{axis = 0 : i32}> : (tensor<2x3xf32>) -> tensor<1x3xf32>
    "func.return"(%5) : (tensor<1x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xi8>) -> tensor<4xi32>, sym_name = "rescale"}> ({
  ^bb0(%arg7: tensor<4xi8>):
    %4 = "tosa.rescale"(%arg7) <{double_round = false, input_zp = 7 : i32, multiplier = array<i32: 1073741824>, output_zp = 0 : i32, per_channel = false, scale32 = true, shift = array<i8: 30>}> : (tensor<4xi8>) -> tensor<4xi32>
    "func.return"(%4) : (tensor<4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i32, i8) -> i32, sym_name = "apply_scale"}> ({
  ^bb0(%arg4: i32, %arg5: i32, %arg6: i8):
    %3 = "tosa.apply_scale"(%arg4, %arg5, %arg6) <{double_round = true}> : (i32, i32, i8) -> i32
    "func.return"(%3) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x2x2x1xf32>) -> tensor<1x1x1x1xf32>, sym_name = "average"}> ({
  ^bb0(%arg3: tensor<1x2x2x1xf32>):
    %2 = "tosa.avg_pool2d"(%arg3) <{acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x2x2x1xf32>) -> tensor<1x1x1x1xf32>
    "func.return"(%2) : (tensor<1x1x1x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x2x2x1xi8>) -> tensor<1x4x4x1xi8>, sym_name = "resize"}> ({
  ^bb0(%arg2: tensor<1x2x2x1xi8>):
    %1 = "tosa.resize"(%arg2) <{border = array<i64: 2, 2>, mode = "NEAREST_NEIGHBOR", offset = array<i64: 0, 0>, scale = array<i64: 4, 2, 4, 2>}> : (tensor<1x2x2x1xi8>) -> tensor<1x4x4x1xi8>
    "func.return"(%1) : (tensor<1x4x4x1xi8>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>, sym_name = "divide"}> ({
  ^bb0(%arg0: tensor<2x3xi32>, %arg1: tensor<3xi32>):
    %0 = "tosa.int_div"(%arg0, %arg1) : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>
    "func.return"(%0) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
}) : () -> ()

