// options: --accept reassociated
func.func @f(%A: memref<8xf32>, %B: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %z = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%s = %z) -> f32 {
    %a = memref.load %A[%i] : memref<8xf32>
    %t = arith.subf %s, %a : f32
    scf.yield %t : f32
  }
  memref.store %r, %B[%c0] : memref<1xf32>
  return
}
// -----
func.func @f(%A: memref<8xf32>, %B: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %z = arith.constant 0.0 : f32
  %r = scf.parallel (%i) = (%c0) to (%c8) step (%c1) init (%z) -> f32 {
    %a = memref.load %A[%i] : memref<8xf32>
    scf.reduce(%a : f32) {
    ^bb0(%l: f32, %m: f32):
      %t = arith.subf %l, %m : f32
      scf.reduce.return %t : f32
    }
  }
  memref.store %r, %B[%c0] : memref<1xf32>
  return
}
// expect: unknown order-dependent-reduction
