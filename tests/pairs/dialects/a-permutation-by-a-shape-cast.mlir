func.func @f(%a: memref<4x8xf32>) -> vector<8x4xf32> {
  %p = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %r = vector.transfer_read %a[%c0, %c0], %p {permutation_map = affine_map<(d0, d1) -> (d1, d0)>, in_bounds = [true, true]} : memref<4x8xf32>, vector<8x4xf32>
  return %r : vector<8x4xf32>
}
// -----
func.func @f(%a: memref<4x8xf32>) -> vector<8x4xf32> {
  %p = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %v = vector.transfer_read %a[%c0, %c0], %p {in_bounds = [true, true]} : memref<4x8xf32>, vector<4x8xf32>
  %r = vector.shape_cast %v : vector<4x8xf32> to vector<8x4xf32>
  return %r : vector<8x4xf32>
}
// expect: different
