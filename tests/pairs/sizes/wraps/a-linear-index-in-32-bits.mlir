func.func @f(%A: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 2.0 : f32
  %n = memref.dim %A, %c0 : memref<?x?xf32>
  %m = memref.dim %A, %c1 : memref<?x?xf32>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %m step %c1 {
      memref.store %z, %A[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
// -----
func.func @f(%A: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 2.0 : f32
  %n = memref.dim %A, %c0 : memref<?x?xf32>
  %m = memref.dim %A, %c1 : memref<?x?xf32>
  %m3 = arith.index_cast %m : index to i32
  %n3 = arith.index_cast %n : index to i32
  %t = arith.muli %n3, %m3 : i32
  %ti = arith.index_cast %t : i32 to index
  scf.for %k = %c0 to %ti step %c1 {
    %i = arith.divui %k, %m : index
    %j = arith.remui %k, %m : index
    memref.store %z, %A[%i, %j] : memref<?x?xf32>
  }
  return
}
// expect: equivalent bitwise listed
