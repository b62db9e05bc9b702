func.func @f(%t: vector<[2]x[2]xi64>, %A: memref<9xi64>, %m: vector<[2]xi1>) -> vector<[2]x[2]xi64> {
  %c0 = arith.constant 0 : index
  %z = arith.constant dense<0> : vector<[2]xi64>
  %v = vector.maskedload %A[%c0], %m, %z : memref<9xi64>, vector<[2]xi1>, vector<[2]xi64> into vector<[2]xi64>
  %r = vector.insert %v, %t[0] : vector<[2]xi64> into vector<[2]x[2]xi64>
  return %r : vector<[2]x[2]xi64>
}
// -----
func.func @f(%t: vector<[2]x[2]xi64>, %A: memref<9xi64>, %m: vector<[2]xi1>) -> vector<[2]x[2]xi64> {
  %c0 = arith.constant 0 : index
  %r = arm_sme.load_tile_slice %A[%c0], %m, %t, %c0 : memref<9xi64>, vector<[2]xi1>, vector<[2]x[2]xi64>
  return %r : vector<[2]x[2]xi64>
}
// expect: equivalent bitwise
