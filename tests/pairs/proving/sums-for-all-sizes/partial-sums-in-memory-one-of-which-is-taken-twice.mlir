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
  %P = memref.alloc() : memref<4xf32>
  %z = arith.constant 0.0 : f32
  affine.for %l = 0 to 4 {
    affine.store %z, %P[%l] : memref<4xf32>
  }
  affine.for %i = 0 to %n {
    %a = affine.load %A[%i] : memref<?xf32>
    %t = affine.load %P[%i mod 4] : memref<4xf32>
    %r = arith.addf %t, %a : f32
    affine.store %r, %P[%i mod 4] : memref<4xf32>
  }
  %s = affine.for %l = 0 to 4 iter_args(%o = %z) -> (f32) {
    %t = affine.load %P[%l mod 3] : memref<4xf32>
    %q = arith.addf %o, %t : f32
    affine.yield %q : f32
  }
  memref.dealloc %P : memref<4xf32>
  affine.store %s, %B[0] : memref<1xf32>
  return
}
// expect: different
