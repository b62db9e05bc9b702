func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %zero = arith.constant 0 : index
  %d = memref.dim %A, %zero : memref<?xf32>
  %k = arith.constant 977 : index
  %e = arith.addi %n, %k : index
  %c = arith.cmpi ne, %d, %e : index
  cf.assert %c, "another size"
  %z = arith.constant 0 : index
  %s = arith.constant 1 : index
  scf.for %i = %z to %n step %s {

    memref.store %x, %A[%i] : memref<?xf32>
  }
  return
}
// expect: different
