func.func @largest(%x: tensor<1x4x4x2xf32>) -> tensor<1x2x2x2xf32> {
  %r = tosa.max_pool2d %x {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x2xf32>) -> tensor<1x2x2x2xf32>
  return %r : tensor<1x2x2x2xf32>
}
func.func @scattered(%x: tensor<4x2xf32>, %v: tensor<2x2xf32>) -> tensor<4x2xf32> {
  %at = arith.constant dense<[[0], [2]]> : tensor<2x1xindex>
  %t = tensor.scatter %v into %x[%at] scatter_dims([0]) unique : (tensor<2x2xf32>, tensor<4x2xf32>, tensor<2x1xindex>) -> tensor<4x2xf32>
  return %t : tensor<4x2xf32>
}
func.func @class(%x: f32) -> i1 {
  %r = "llvm.intr.is.fpclass"(%x) <{bit = 3 : i32}> : (f32) -> i1
  return %r : i1
}
