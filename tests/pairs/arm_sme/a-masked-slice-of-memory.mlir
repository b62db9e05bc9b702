func.func @f(%t: vector<[2]x[2]xi64>, %A: memref<9xi64>, %m: vector<[2]xi1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = vector.extract %t[%c1] : vector<[2]xi64> from vector<[2]x[2]xi64>
  vector.maskedstore %A[%c0], %m, %s : memref<9xi64>, vector<[2]xi1>, vector<[2]xi64>
  return
}
// -----
func.func @f(%t: vector<[2]x[2]xi64>, %A: memref<9xi64>, %m: vector<[2]xi1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  arm_sme.store_tile_slice %t, %c1, %m, %A[%c0] : memref<9xi64>, vector<[2]xi1>, vector<[2]x[2]xi64>
  return
}
// expect: equivalent bitwise
