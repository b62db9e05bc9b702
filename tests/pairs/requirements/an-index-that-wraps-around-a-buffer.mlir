func.func @f(%n: index, %m: index, %A: memref<?x?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.for %j = 0 to %m { affine.store %x, %A[%i, %j] : memref<?x?xf32> } }
  return
}
// -----
func.func @f(%n: index, %m: index, %A: memref<?x?xf32>, %x: f32) {
  %T = memref.alloca() : memref<128xf32>
  %w = arith.constant 128 : index
  %z = arith.constant 0 : index
  %s = arith.constant 1 : index
  scf.for %i = %z to %n step %s {
    scf.for %j = %z to %m step %s {
      %e0 = arith.muli %i, %j : index
      %e = arith.remui %e0, %w : index
      memref.store %x, %T[%e] : memref<128xf32>
      memref.store %x, %A[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
// expect: equivalent
