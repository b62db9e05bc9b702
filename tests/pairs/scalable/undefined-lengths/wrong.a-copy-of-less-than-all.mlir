func.func @f(%A: memref<8xf32>, %B: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %v = vector.load %A[%c0] : memref<8xf32>, vector<[8]xf32>
  vector.store %v, %B[%c0] : memref<8xf32>, vector<[8]xf32>
  return
}
// -----
func.func @f(%A: memref<8xf32>, %B: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 7 : index
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %A[%i] : memref<8xf32>
    memref.store %x, %B[%i] : memref<8xf32>
  }
  return
}
// expect: different
