func.func @f(%n: index, %m: index, %A: memref<?x?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.for %j = 0 to %m { affine.store %x, %A[%i, %j] : memref<?x?xf32> } }
  return
}
// -----
func.func @f(%n: index, %m: index, %A: memref<?x?xf32>, %x: f32) {
  %a = arith.constant 3481 : index
  %e = arith.muli %n, %m : index
  %d = arith.subi %e, %a : index
  %q = arith.floordivsi %n, %d : index
  %z = arith.constant 0 : index
  %s = arith.constant 1 : index
  scf.for %i = %z to %n step %s {
    scf.for %j = %z to %m step %s {
      memref.store %x, %A[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
// expect: different
