// options: --accept reassociated
func.func @f(%A: memref<?xf32>, %B: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %A, %c0 : memref<?xf32>
  %z = arith.constant 0.0 : f32
  %s = affine.for %i = 0 to %n iter_args(%t = %z) -> (f32) {
    %a = affine.load %A[%i] : memref<?xf32>
    %r = arith.addf %t, %a : f32
    affine.yield %r : f32
  }
  affine.store %s, %B[0] : memref<1xf32>
  return
}
// -----
func.func @f(%A: memref<?xf32>, %B: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %A, %c0 : memref<?xf32>
  %z = arith.constant 0.0 : f32
  %y = arith.constant 0.0 : f32
  %s = affine.for %k = 0 to %n step 32 iter_args(%o = %z) -> (f32) {
    %p = affine.for %i = affine_map<(d0) -> (d0)>(%k) to min affine_map<(d0)[s0] -> (d0 + 33, s0)>(%k)[%n] iter_args(%t = %y) -> (f32) {
      %a = affine.load %A[%i] : memref<?xf32>
      %r = arith.addf %t, %a : f32
      affine.yield %r : f32
    }
    %q = arith.addf %o, %p : f32
    affine.yield %q : f32
  }
  affine.store %s, %B[0] : memref<1xf32>
  return
}
// expect: different
