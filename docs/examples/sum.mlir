func.func @sum(%A: memref<8xf32>) -> f32 {
  %zero = arith.constant 0.0 : f32
  %s = affine.for %i = 0 to 8 iter_args(%acc = %zero) -> f32 {
    %x = affine.load %A[%i] : memref<8xf32>
    %next = arith.addf %acc, %x : f32
    affine.yield %next : f32
  }
  return %s : f32
}
