func.func @f(%A: memref<1xf32>, %B: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %x = memref.load %B[%i] : memref<8xf32>
    %o = memref.load %A[%c0] : memref<1xf32>
    %s = arith.addf %o, %x : f32
    memref.store %s, %A[%c0] : memref<1xf32>
  }
  return
}
// -----
func.func @f(%A: memref<1xf32>, %B: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %B[%i] : memref<8xf32>
    %r = memref.atomic_rmw addf %x, %A[%c0] : (f32, memref<1xf32>) -> f32
  }
  return
}
// expect: unknown order-dependent-reduction
