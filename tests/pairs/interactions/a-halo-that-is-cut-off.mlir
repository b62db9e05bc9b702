func.func @f(%n: index, %A: memref<?xf32>, %B: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c37 = arith.constant 37 : index
  %c64 = arith.constant 64 : index
  %c100 = arith.constant 100 : index
  %c50 = arith.constant 50 : index
  scf.for %i = %c0 to %n step %c1 {
    %j = arith.addi %i, %c64 : index
    %v = memref.load %A[%j] : memref<?xf32>
    memref.store %v, %B[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %B: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c37 = arith.constant 37 : index
  %c64 = arith.constant 64 : index
  %c100 = arith.constant 100 : index
  %c50 = arith.constant 50 : index
  scf.for %i = %c0 to %n step %c1 {
    %j = arith.addi %i, %c64 : index
    %k = arith.constant 190 : index
    %jj = arith.minsi %j, %k : index
    %v = memref.load %A[%jj] : memref<?xf32>
    memref.store %v, %B[%i] : memref<?xf32> }
  return
}
// expect: different
