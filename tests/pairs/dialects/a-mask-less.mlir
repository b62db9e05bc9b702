func.func @f(%a: memref<8xf32>, %k: index) -> vector<8xf32> {
  %p = arith.constant 0.0 : f32
  %m = vector.create_mask %k : vector<8xi1>
  %c0 = arith.constant 0 : index
  %r = vector.transfer_read %a[%c0], %p, %m {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
  return %r : vector<8xf32>
}
// -----
func.func @f(%a: memref<8xf32>, %k: index) -> vector<8xf32> {
  %p = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %r = vector.transfer_read %a[%c0], %p {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
  return %r : vector<8xf32>
}
// expect: different
