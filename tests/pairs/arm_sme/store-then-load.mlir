func.func @f(%t: vector<[4]x[4]xf32>, %A: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  vector.transfer_write %t, %A[%c0, %c0] {in_bounds = [true, true]} : vector<[4]x[4]xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%t: vector<[4]x[4]xf32>, %A: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  arm_sme.tile_store %t, %A[%c0, %c0] : memref<?x?xf32>, vector<[4]x[4]xf32>
  return
}
// expect: equivalent bitwise listed
