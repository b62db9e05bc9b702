func.func @f(%A: memref<?xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant 1 : i32
  scf.for %i = %c0 to %n step %c3 {
    memref.store %one, %A[%i] : memref<?xi32>
  }
  return
}
// -----
func.func @f(%A: memref<?xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant 1 : i32
  %m = arith.divui %n, %c3 : index
  scf.for %k = %c0 to %m step %c1 {
    %i = arith.muli %k, %c3 : index
    memref.store %one, %A[%i] : memref<?xi32>
  }
  return
}
// expect: different
