func.func @f(%A: memref<6xf32>, %v: vector<8xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %m = vector.create_mask %n : vector<8xi1>
  vector.transfer_write %v, %A[%c0], %m : vector<8xf32>, memref<6xf32>
  return
}
// -----
func.func @f(%A: memref<6xf32>, %v: vector<8xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  vector.transfer_write %v, %A[%c0] : vector<8xf32>, memref<6xf32>
  return
}
// expect: different
