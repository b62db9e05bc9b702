func.func @f(%n: index, %m: index, %A: memref<?x?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.for %j = 0 to %m { affine.store %x, %A[%i, %j] : memref<?x?xf32> } }
  return
}
// -----
func.func @f(%n: index, %m: index, %A: memref<?x?xf32>, %x: f32) {
  %k = arith.constant 70 : index
  %c5 = arith.constant 0 : index
  %c7 = arith.constant 1 : index
  %g = arith.cmpi sgt, %n, %k : index
  %h = arith.cmpi sgt, %m, %k : index
  %i1 = arith.select %h, %c7, %c5 : index
  %p = arith.select %g, %i1, %c5 : index
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
