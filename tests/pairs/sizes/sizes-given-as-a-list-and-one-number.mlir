// options: --size n=4,8 --size m=5
func.func @f(%A: memref<?x?xf32>, %n: index, %m: index) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %c = arith.constant 2.0 : f32
  scf.for %i = %0 to %n step %1 {
    scf.for %j = %0 to %m step %1 {
      memref.store %c, %A[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
// -----
func.func @f(%A: memref<?x?xf32>, %n: index, %m: index) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %c = arith.constant 2.0 : f32
  scf.for %j = %0 to %m step %1 {
    scf.for %i = %0 to %n step %1 {
      memref.store %c, %A[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
// expect: equivalent bitwise given
