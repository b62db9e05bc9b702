func.func @f(%n: index, %m: index, %A: memref<?x?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.for %j = 0 to %m { affine.store %x, %A[%i, %j] : memref<?x?xf32> } }
  return
}
// -----
func.func @f(%n: index, %m: index, %A: memref<?x?xf32>, %x: f32) {
  %q = arith.constant 70 : index
  %a = arith.floordivsi %n, %q : index
  %b = arith.floordivsi %m, %q : index
  %p0 = arith.ori %a, %b : index
  %p1 = arith.addi %a, %b : index
  %p = arith.subi %p1, %p0 : index
  %u = arith.subi %n, %p : index
  %z = arith.constant 0 : index
  %s = arith.constant 1 : index
  scf.for %i = %z to %u step %s {
    scf.for %j = %z to %m step %s {
      memref.store %x, %A[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
// expect: different
