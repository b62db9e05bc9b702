// options: --accept reassociated
// Integers give one sum in every order, floats do not.
func.func @f(%A: memref<16xf32>, %B: memref<4xf32>) {
  affine.for %i = 0 to 16 {
    %x = affine.load %A[%i] : memref<16xf32>
    %s = affine.load %B[%i mod 4] : memref<4xf32>
    %t = arith.addf %s, %x : f32
    affine.store %t, %B[%i mod 4] : memref<4xf32>
  }
  return
}
// -----
func.func @f(%A: memref<16xf32>, %B: memref<4xf32>) {
  affine.parallel (%i) = (0) to (16) {
    %x = affine.load %A[%i] : memref<16xf32>
    %c4 = arith.constant 4 : index
    %j = arith.remui %i, %c4 : index
    %r = memref.atomic_rmw addf %x, %B[%j] : (f32, memref<4xf32>) -> f32
  }
  return
}
// expect: equivalent reassociated
