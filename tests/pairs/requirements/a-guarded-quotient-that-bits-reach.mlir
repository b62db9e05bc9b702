func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %a = arith.constant 12345 : index
  %b = arith.constant 999 : index
  %h = arith.constant 100 : index
  %g = arith.cmpi sgt, %n, %h : index
  scf.if %g {
    %e = arith.xori %n, %a : index
    %d = arith.subi %e, %b : index
    %q = arith.ceildivsi %n, %d : index
  }
  %z = arith.constant 0 : index
  %s = arith.constant 1 : index
  scf.for %i = %z to %n step %s {

    memref.store %x, %A[%i] : memref<?xf32>
  }
  return
}
// expect: different
