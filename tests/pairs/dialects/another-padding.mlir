func.func @f(%a: memref<6xf32>) -> vector<8xf32> {
  %p = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %r = vector.transfer_read %a[%c0], %p : memref<6xf32>, vector<8xf32>
  return %r : vector<8xf32>
}
// -----
func.func @f(%a: memref<6xf32>) -> vector<8xf32> {
  %p = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %r = vector.transfer_read %a[%c0], %p : memref<6xf32>, vector<8xf32>
  return %r : vector<8xf32>
}
// expect: different
