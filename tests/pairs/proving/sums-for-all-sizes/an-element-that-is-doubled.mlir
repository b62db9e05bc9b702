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
  %k = arith.addf %s, %s : f32
  affine.store %k, %B[0] : memref<1xf32>
  return
}
// -----
func.func @f(%A: memref<?xf32>, %B: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %A, %c0 : memref<?xf32>
  %z = arith.constant 0.0 : f32
  %s = affine.for %i = 0 to %n iter_args(%t = %z) -> (f32) {
    %a = affine.load %A[symbol(%n) - 1 - %i] : memref<?xf32>
    %r = arith.addf %t, %a : f32
    affine.yield %r : f32
  }
  affine.store %s, %B[0] : memref<1xf32>
  return
}
// expect: different
