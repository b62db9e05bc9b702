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
  %one = arith.constant 1.0 : f32
  %s:2 = affine.for %i = 0 to affine_map<()[s0] -> (s0 floordiv 2)>()[%n] iter_args(%t = %z, %u = %one) -> (f32, f32) {
    %a = affine.load %A[%i * 2] : memref<?xf32>
    %b = affine.load %A[%i * 2 + 1] : memref<?xf32>
    %r = arith.addf %t, %a : f32
    %q = arith.addf %u, %b : f32
    affine.yield %r, %q : f32, f32
  }
  %w = arith.addf %s#0, %s#1 : f32
  %v = affine.for %i = affine_map<()[s0] -> (s0 floordiv 2 * 2)>()[%n] to %n iter_args(%t = %w) -> (f32) {
    %a = affine.load %A[%i] : memref<?xf32>
    %r = arith.addf %t, %a : f32
    affine.yield %r : f32
  }
  affine.store %v, %B[0] : memref<1xf32>
  return
}
// expect: different
