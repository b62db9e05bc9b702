// options: --accept reassociated --accept real --accept real-any-precision
func.func @f(%A: memref<8xf32>, %B: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    %x = affine.load %A[%i] : memref<8xf32>
    %y = affine.load %B[%i] : memref<8xf32>
    %c = arith.constant 3.0 : f32
    %s = arith.addf %x, %y : f32
    %z = arith.mulf %s, %c : f32
    affine.store %z, %B[%i] : memref<8xf32>
  }
  return
}
// -----
func.func @f(%A: memref<8xf32>, %B: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    %x = affine.load %A[%i] : memref<8xf32>
    %y = affine.load %B[%i] : memref<8xf32>
    %c = arith.constant 3.0 : f32
    %p = arith.mulf %x, %c : f32
    %q = arith.mulf %y, %c : f32
    %z = arith.addf %p, %q : f32
    affine.store %z, %B[%i] : memref<8xf32>
  }
  return
}
// expect: equivalent real
