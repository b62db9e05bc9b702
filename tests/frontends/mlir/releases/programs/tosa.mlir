func.func @mul_shift(%a: tensor<3xi32>, %b: tensor<3xi32>) -> tensor<3xi32> {
  %0 = tosa.mul %a, %b {shift = 3 : i8} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}
func.func @mul_ranks(%a: tensor<2x3xf32>, %b: tensor<3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.mul %a, %b {shift = 0 : i8} : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
func.func @sub_ranks(%a: tensor<f32>, %b: tensor<3x3xf32>) -> tensor<3x3xf32> {
  %0 = tosa.sub %a, %b : (tensor<f32>, tensor<3x3xf32>) -> tensor<3x3xf32>
  return %0 : tensor<3x3xf32>
}
func.func @select_ranks(%c: tensor<2xi1>, %a: tensor<2x2xf32>, %b: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = tosa.select %c, %a, %b : (tensor<2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
func.func @transpose(%a: tensor<2x3x4xf32>) -> tensor<4x2x3xf32> {
  %p = "tosa.const"() <{value = dense<[2, 0, 1]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %0 = tosa.transpose %a, %p : (tensor<2x3x4xf32>, tensor<3xi32>) -> tensor<4x2x3xf32>
  return %0 : tensor<4x2x3xf32>
}
func.func @transpose_arith(%a: tensor<2x3xi8>) -> tensor<3x2xi8> {
  %p = arith.constant dense<[1, 0]> : tensor<2xi64>
  %0 = tosa.transpose %a, %p : (tensor<2x3xi8>, tensor<2xi64>) -> tensor<3x2xi8>
  return %0 : tensor<3x2xi8>
}
func.func @negate(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.negate %a : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @negate_points(%a: tensor<4xi8>) -> tensor<4xi8> {
  %0 = tosa.negate %a {quantization_info = #tosa.unary_quant<input_zp = 5, output_zp = -3>} : (tensor<4xi8>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}
func.func @matmul(%a: tensor<1x2x3xf32>, %b: tensor<1x3x2xf32>) -> tensor<1x2x2xf32> {
  %0 = tosa.matmul %a, %b : (tensor<1x2x3xf32>, tensor<1x3x2xf32>) -> tensor<1x2x2xf32>
  return %0 : tensor<1x2x2xf32>
}
func.func @matmul_points(%a: tensor<1x2x3xi8>, %b: tensor<1x3x2xi8>) -> tensor<1x2x2xi32> {
  %0 = tosa.matmul %a, %b {quantization_info = #tosa.matmul_quant<a_zp = 1, b_zp = -2>} : (tensor<1x2x3xi8>, tensor<1x3x2xi8>) -> tensor<1x2x2xi32>
  return %0 : tensor<1x2x2xi32>
}
func.func @conv(%a: tensor<1x4x4x2xi8>, %w: tensor<3x2x2x2xi8>, %b: tensor<3xi32>) -> tensor<1x3x3x3xi32> {
  %0 = tosa.conv2d %a, %w, %b {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, quantization_info = #tosa.conv_quant<input_zp = 4, weight_zp = -1>} : (tensor<1x4x4x2xi8>, tensor<3x2x2x2xi8>, tensor<3xi32>) -> tensor<1x3x3x3xi32>
  return %0 : tensor<1x3x3x3xi32>
}
func.func @conv_float(%a: tensor<1x3x3x1xf32>, %w: tensor<2x2x2x1xf32>, %b: tensor<2xf32>) -> tensor<1x2x2x2xf32> {
  %0 = tosa.conv2d %a, %w, %b {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x3x3x1xf32>, tensor<2x2x2x1xf32>, tensor<2xf32>) -> tensor<1x2x2x2xf32>
  return %0 : tensor<1x2x2x2xf32>
}
func.func @pad(%a: tensor<2x3xf32>) -> tensor<3x6xf32> {
  %p = "tosa.const"() <{value = dense<[[1, 0], [1, 2]]> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %0 = tosa.pad %a, %p : (tensor<2x3xf32>, tensor<2x2xi32>) -> tensor<3x6xf32>
  return %0 : tensor<3x6xf32>
}
func.func @pad_value(%a: tensor<2xf32>, %v: tensor<f32>) -> tensor<5xf32> {
  %p = arith.constant dense<[[1, 2]]> : tensor<1x2xi32>
  %0 = tosa.pad %a, %p, %v : (tensor<2xf32>, tensor<1x2xi32>, tensor<f32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}
func.func @clamp(%a: tensor<4xi8>) -> tensor<4xi8> {
  %0 = tosa.clamp %a {min_int = -7 : i64, max_int = 9 : i64, min_fp = 0.0 : f32, max_fp = 1.0 : f32} : (tensor<4xi8>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}
func.func @clamp_float(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.clamp %a {min_int = -7 : i64, max_int = 9 : i64, min_fp = 0.0 : f32, max_fp = 1.5 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @reshape(%a: tensor<2x6xf32>) -> tensor<3x4xf32> {
  %0 = tosa.reshape %a {new_shape = array<i64: 3, 4>} : (tensor<2x6xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
func.func @slice(%a: tensor<5x4xf32>) -> tensor<2x3xf32> {
  %0 = tosa.slice %a {size = array<i64: 2, 3>, start = array<i64: 3, 1>} : (tensor<5x4xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
func.func @tile(%a: tensor<2x3xf32>) -> tensor<4x3xf32> {
  %0 = tosa.tile %a {multiples = array<i64: 2, 1>} : (tensor<2x3xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}
func.func @reduce_prod(%a: tensor<2x3xf32>) -> tensor<1x3xf32> {
  %0 = tosa.reduce_prod %a {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x3xf32>
  return %0 : tensor<1x3xf32>
}
func.func @rescale(%a: tensor<4xi8>) -> tensor<4xi32> {
  %0 = tosa.rescale %a {double_round = false, input_zp = 7 : i32, multiplier = array<i32: 1073741824>, output_zp = 0 : i32, per_channel = false, scale32 = true, shift = array<i8: 30>} : (tensor<4xi8>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}
func.func @apply_scale(%a: i32, %m: i32, %s: i8) -> i32 {
  %0 = tosa.apply_scale %a, %m, %s {double_round = true} : (i32, i32, i8) -> i32
  return %0 : i32
}
func.func @average(%a: tensor<1x2x2x1xf32>) -> tensor<1x1x1x1xf32> {
  %0 = tosa.avg_pool2d %a {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x2x2x1xf32>) -> tensor<1x1x1x1xf32>
  return %0 : tensor<1x1x1x1xf32>
}
func.func @resize(%a: tensor<1x2x2x1xi8>) -> tensor<1x4x4x1xi8> {
  %0 = tosa.resize %a {scale = array<i64: 4, 2, 4, 2>, offset = array<i64: 0, 0>, border = array<i64: 2, 2>, mode = "NEAREST_NEIGHBOR"} : (tensor<1x2x2x1xi8>) -> tensor<1x4x4x1xi8>
  return %0 : tensor<1x4x4x1xi8>
}
func.func @divide(%a: tensor<2x3xi32>, %b: tensor<3xi32>) -> tensor<2x3xi32> {
  %0 = tosa.int_div %a, %b : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}
