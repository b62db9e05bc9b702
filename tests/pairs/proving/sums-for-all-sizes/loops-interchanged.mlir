// options: --accept reassociated
func.func @f(%A: memref<?x?xf32>, %B: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %A, %c0 : memref<?x?xf32>
  %m = memref.dim %A, %c1 : memref<?x?xf32>
  %z = arith.constant 0.0 : f32
  %s = affine.for %i = 0 to %n iter_args(%o = %z) -> (f32) {
    %p = affine.for %j = 0 to %m iter_args(%t = %o) -> (f32) {
      %a = affine.load %A[%i, %j] : memref<?x?xf32>
      %r = arith.addf %t, %a : f32
      affine.yield %r : f32
    }
    affine.yield %p : f32
  }
  affine.store %s, %B[0] : memref<1xf32>
  return
}
// -----
func.func @f(%A: memref<?x?xf32>, %B: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %A, %c0 : memref<?x?xf32>
  %m = memref.dim %A, %c1 : memref<?x?xf32>
  %z = arith.constant 0.0 : f32
  %s = affine.for %i = 0 to %m iter_args(%o = %z) -> (f32) {
    %p = affine.for %j = 0 to %n iter_args(%t = %o) -> (f32) {
      %a = affine.load %A[%j, %i] : memref<?x?xf32>
      %r = arith.addf %t, %a : f32
      affine.yield %r : f32
    }
    affine.yield %p : f32
  }
  affine.store %s, %B[0] : memref<1xf32>
  return
}
// expect: equivalent reassociated all-sizes
