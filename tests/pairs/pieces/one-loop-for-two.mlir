func.func @f(%n: index, %m: index, %A: memref<?x?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.for %j = 0 to %m { affine.store %x, %A[%i, %j] : memref<?x?xf32> } }
  return
}
// -----
func.func @f(%n: index, %m: index, %A: memref<?x?xf32>, %x: f32) {
  %z = arith.constant 0 : index
  %s = arith.constant 1 : index
  %np = arith.maxsi %n, %z : index
  %mp = arith.maxsi %m, %z : index
  %t = arith.muli %np, %mp : index
  scf.for %b = %z to %t step %s {
    %q = arith.divui %b, %m : index
    %r = arith.remui %b, %m : index
    memref.store %x, %A[%q, %r] : memref<?x?xf32>
  }
  return
}
// expect: equivalent
