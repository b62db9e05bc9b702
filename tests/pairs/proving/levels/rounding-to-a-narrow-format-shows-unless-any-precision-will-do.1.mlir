// options: --accept reassociated --accept real --accept real-any-precision
func.func @f(%A: memref<8xf16>, %B: memref<8xf16>) {
  affine.for %i = 0 to 8 {
    %x = affine.load %A[%i] : memref<8xf16>
    %y = affine.load %B[%i] : memref<8xf16>
    %z = arith.addf %x, %y : f16
    %w = arith.mulf %z, %y : f16
    affine.store %w, %B[%i] : memref<8xf16>
  }
  return
}
// -----
func.func @f(%A: memref<8xf16>, %B: memref<8xf16>) {
  affine.for %i = 0 to 8 {
    %a = affine.load %A[%i] : memref<8xf16>
    %b = affine.load %B[%i] : memref<8xf16>
    %x = arith.extf %a : f16 to f32
    %y = arith.extf %b : f16 to f32
    %z = arith.addf %x, %y : f32
    %w = arith.mulf %z, %y : f32
    %c = arith.truncf %w : f32 to f16
    affine.store %c, %B[%i] : memref<8xf16>
  }
  return
}
// expect: equivalent real-any-precision static
// assumes: arguments do not alias each other
// assumes: arguments, and the memory that they point to, hold no poison
// assumes: floats are taken for the real numbers that they approximate: finite, without rounding or signs of zero, and every function and quotient where it is defined
