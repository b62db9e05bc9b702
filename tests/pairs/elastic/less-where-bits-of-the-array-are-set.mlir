func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %zero = arith.constant 0 : index
  %d = memref.dim %A, %zero : memref<?xf32>
  %k = arith.constant 2048 : index
  %p = arith.andi %d, %k : index
  %c = arith.cmpi ne, %p, %zero : index
  %c2 = arith.cmpi ult, %n, %k : index
  %c3 = arith.andi %c, %c2 : i1
  scf.if %c3 { memref.store %x, %A[%n] : memref<?xf32> }
  %z = arith.constant 0 : index
  %s = arith.constant 1 : index
  scf.for %i = %z to %n step %s {

    memref.store %x, %A[%i] : memref<?xf32>
  }
  return
}
// expect: different
