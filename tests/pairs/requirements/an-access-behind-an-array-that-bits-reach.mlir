func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %a = arith.constant 12345 : index
  %b = arith.constant 999 : index
  %T = memref.alloca() : memref<4xf32>
  %z4 = arith.constant 4 : index
  %z0 = arith.constant 0 : index
  %e = arith.xori %n, %a : index
  %d = arith.cmpi eq, %e, %b : index
  %w = arith.select %d, %z4, %z0 : index
  memref.store %x, %T[%w] : memref<4xf32>
  %z = arith.constant 0 : index
  %s = arith.constant 1 : index
  scf.for %i = %z to %n step %s {

    memref.store %x, %A[%i] : memref<?xf32>
  }
  return
}
// expect: different
