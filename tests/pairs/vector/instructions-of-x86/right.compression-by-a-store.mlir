func.func @f(%a: vector<8xi64>, %m: memref<8xi64>) {
  %c0 = arith.constant 0 : index
  %k = arith.constant dense<[false, true, true, false, false, false, true, false]> : vector<8xi1>
  %s = vector.load %m[%c0] : memref<8xi64>, vector<8xi64>
  %0 = x86.avx512.mask.compress %k, %a, %s : vector<8xi64>, vector<8xi64>
  vector.store %0, %m[%c0] : memref<8xi64>, vector<8xi64>
  return
}
// -----
func.func @f(%a: vector<8xi64>, %m: memref<8xi64>) {
  %c0 = arith.constant 0 : index
  %k = arith.constant dense<[false, true, true, false, false, false, true, false]> : vector<8xi1>
  vector.compressstore %m[%c0], %k, %a : memref<8xi64>, vector<8xi1>, vector<8xi64>
  return
}
// expect: equivalent bitwise
