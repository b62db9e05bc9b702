func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %a = arith.constant 12345 : index
  %b = arith.constant 999 : index
  %o = arith.constant 0 : index
  %e = arith.xori %n, %a : index
  %d = arith.subi %e, %b : index
  %g = arith.cmpi ne, %d, %o : index
  scf.if %g {
    %q = arith.divui %n, %d : index
  }
  %z = arith.constant 0 : index
  %s = arith.constant 1 : index
  scf.for %i = %z to %n step %s {

    memref.store %x, %A[%i] : memref<?xf32>
  }
  return
}
// expect: equivalent
