// options: --accept reassociated --accept real --accept real-any-precision
func.func @f(%A: memref<8xf32>, %r: memref<1xf32>) {
  %zero = arith.constant 0.0 : f32
  %n = arith.constant 8.0 : f32
  %s = affine.for %i = 0 to 8 iter_args(%sum = %zero) -> (f32) {
    %a = affine.load %A[%i] : memref<8xf32>
    %next = arith.addf %sum, %a : f32
    affine.yield %next : f32
  }
  %mean = arith.divf %s, %n : f32
  %v = affine.for %i = 0 to 8 iter_args(%sum = %zero) -> (f32) {
    %a = affine.load %A[%i] : memref<8xf32>
    %d = arith.subf %a, %mean : f32
    %p = arith.mulf %d, %d : f32
    %next = arith.addf %sum, %p : f32
    affine.yield %next : f32
  }
  %result = arith.divf %v, %n : f32
  affine.store %result, %r[0] : memref<1xf32>
  return
}
// -----
func.func @f(%A: memref<8xf32>, %r: memref<1xf32>) {
  %zero = arith.constant 0.0 : f32
  %n = arith.constant 8.0 : f32
  %s:2 = affine.for %i = 0 to 8 iter_args(%sum = %zero, %squares = %zero) -> (f32, f32) {
    %a = affine.load %A[%i] : memref<8xf32>
    %p = arith.mulf %a, %a : f32
    %next = arith.addf %sum, %a : f32
    %after = arith.addf %squares, %p : f32
    affine.yield %next, %after : f32, f32
  }
  %mean = arith.divf %s#0, %n : f32
  %square = arith.divf %s#0, %n : f32
  %p = arith.mulf %mean, %mean : f32
  %result = arith.subf %square, %p : f32
  affine.store %result, %r[0] : memref<1xf32>
  return
}
// expect: different
