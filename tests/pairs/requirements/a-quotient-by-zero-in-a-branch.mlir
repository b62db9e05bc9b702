func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %a = arith.constant 640 : index
  %b = arith.constant 4000 : index
  %g = arith.cmpi sgt, %n, %a : index
  scf.if %g {
    %e = arith.xori %n, %b : index
    %q = arith.remui %n, %e : index
  }
  %z = arith.constant 0 : index
  %s = arith.constant 1 : index
  scf.for %i = %z to %n step %s {

    memref.store %x, %A[%i] : memref<?xf32>
  }
  return
}
// expect: different
