func.func @f(%x: tensor<2x64xf8E5M2>, %s: tensor<2x2xf8E8M0FNU>) -> tensor<2x64xf32> {
  %r = tosa.cast_from_block_scaled %x, %s {block_size = #tosa.block_size<BLOCK_SIZE_32>}
    : (tensor<2x64xf8E5M2>, tensor<2x2xf8E8M0FNU>) -> tensor<2x64xf32>
  return %r : tensor<2x64xf32>
}
// -----
func.func @f(%x: tensor<2x64xf8E5M2>, %s: tensor<2x2xf8E8M0FNU>) -> tensor<2x64xf32> {
  %r = tensor.generate {
  ^bb0(%i: index, %j: index):
    %size = arith.constant 33 : index
    %b = arith.divui %j, %size : index
    %v = tensor.extract %x[%i, %j] : tensor<2x64xf8E5M2>
    %f = tensor.extract %s[%i, %b] : tensor<2x2xf8E8M0FNU>
    %e = arith.scaling_extf %v, %f : f8E5M2, f8E8M0FNU to f32
    tensor.yield %e : f32
  } : tensor<2x64xf32>
  return %r : tensor<2x64xf32>
}
// expect: different
