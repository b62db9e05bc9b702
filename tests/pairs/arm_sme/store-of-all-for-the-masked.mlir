func.func @f(%A: memref<?x?xf32>, %m: vector<[4]x[4]xi1>, %t: vector<[4]x[4]xf32>) {
  %c0 = arith.constant 0 : index
  arm_sme.tile_store %t, %A[%c0, %c0], %m : memref<?x?xf32>, vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%A: memref<?x?xf32>, %m: vector<[4]x[4]xi1>, %t: vector<[4]x[4]xf32>) {
  %c0 = arith.constant 0 : index
  arm_sme.tile_store %t, %A[%c0, %c0] : memref<?x?xf32>, vector<[4]x[4]xf32>
  return
}
// expect: different
