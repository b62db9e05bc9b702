module attributes {module.weight_file = "weights.npz"} {
func.func @main(%x: tensor<2x2xf32>, %y: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = "top.None"() : () -> none
  %a = "tpu.Cast"(%x) {with_scale = true} : (tensor<2x2xf32>) -> tensor<2x2x!quant.uniform<i8:f32, 5.000000e-01>>
  %b = "tpu.Cast"(%y) {with_scale = true} : (tensor<2x2xf32>) -> tensor<2x2x!quant.uniform<i8:f32, 5.000000e-01>>
  %r = "tpu.MatMul"(%a, %b, %0, %0, %0) {multipliers = [3], rshifts = [3], round_mode = #tpu<round_mode HalfUp>} : (tensor<2x2x!quant.uniform<i8:f32, 5.000000e-01>>, tensor<2x2x!quant.uniform<i8:f32, 5.000000e-01>>, none, none, none) -> tensor<2x2x!quant.uniform<i8:f32, 5.000000e-01>>
  %z = "tpu.Cast"(%r) {with_scale = true} : (tensor<2x2x!quant.uniform<i8:f32, 5.000000e-01>>) -> tensor<2x2xf32>
  return %z : tensor<2x2xf32>
}
}
// -----
module attributes {module.weight_file = "weights.npz"} {
func.func @main(%x: tensor<2x2xf32>, %y: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = "top.None"() : () -> none
  %a = "tpu.Cast"(%x) {with_scale = true} : (tensor<2x2xf32>) -> tensor<2x2x!quant.uniform<i8:f32, 5.000000e-01>>
  %b = "tpu.Cast"(%y) {with_scale = true} : (tensor<2x2xf32>) -> tensor<2x2x!quant.uniform<i8:f32, 5.000000e-01>>
  %r = "tpu.MatMul"(%a, %b, %0, %0, %0) {multipliers = [3], rshifts = [3], round_mode = #tpu<round_mode HalfAwayFromZero>} : (tensor<2x2x!quant.uniform<i8:f32, 5.000000e-01>>, tensor<2x2x!quant.uniform<i8:f32, 5.000000e-01>>, none, none, none) -> tensor<2x2x!quant.uniform<i8:f32, 5.000000e-01>>
  %z = "tpu.Cast"(%r) {with_scale = true} : (tensor<2x2x!quant.uniform<i8:f32, 5.000000e-01>>) -> tensor<2x2xf32>
  return %z : tensor<2x2xf32>
}
}
// expect: different
