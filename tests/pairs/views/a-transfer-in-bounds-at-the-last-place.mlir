func.func @f(%a: memref<8xf32>, %i: index) -> vector<4xf32> {
  %z = arith.constant 0.0 : f32
  %v = vector.transfer_read %a[%i], %z {in_bounds = [true]} : memref<8xf32>, vector<4xf32>
  return %v : vector<4xf32>
}
// -----
func.func @f(%a: memref<8xf32>, %i: index) -> vector<4xf32> {
  %z = arith.constant 0.0 : f32
  %c4 = arith.constant 3 : index
  %late = arith.cmpi sgt, %i, %c4 : index
  %v = scf.if %late -> vector<4xf32> {
    %n = arith.constant dense<7.0> : vector<4xf32>
    scf.yield %n : vector<4xf32>
  } else {
    %w = vector.transfer_read %a[%i], %z : memref<8xf32>, vector<4xf32>
    scf.yield %w : vector<4xf32>
  }
  return %v : vector<4xf32>
}
// expect: different
