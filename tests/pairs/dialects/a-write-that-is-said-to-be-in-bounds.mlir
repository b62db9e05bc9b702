func.func @f(%a: memref<6xf32>, %v: vector<8xf32>) {
  %c0 = arith.constant 0 : index
  vector.transfer_write %v, %a[%c0] : vector<8xf32>, memref<6xf32>
  return
}
// -----
func.func @f(%a: memref<6xf32>, %v: vector<8xf32>) {
  %c0 = arith.constant 0 : index
  vector.transfer_write %v, %a[%c0] {in_bounds = [true]} : vector<8xf32>, memref<6xf32>
  return
}
// expect: different
