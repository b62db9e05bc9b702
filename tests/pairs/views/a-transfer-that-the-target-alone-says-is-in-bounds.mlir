func.func @f(%a: memref<8xf32>, %i: index) -> vector<4xf32> {
  %z = arith.constant 0.0 : f32
  %v = vector.transfer_read %a[%i], %z : memref<8xf32>, vector<4xf32>
  return %v : vector<4xf32>
}
// -----
func.func @f(%a: memref<8xf32>, %i: index) -> vector<4xf32> {
  %z = arith.constant 0.0 : f32
  %v = vector.transfer_read %a[%i], %z {in_bounds = [true]} : memref<8xf32>, vector<4xf32>
  return %v : vector<4xf32>
}
// expect: different
