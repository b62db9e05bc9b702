// Operands in bf16, sums in f32, as accelerators compute it.
func.func @gemm(%C: memref<7x5xbf16>, %A: memref<7x6xbf16>, %B: memref<6x5xbf16>) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 7 {
    affine.for %j = 0 to 5 {
      %sum = affine.for %k = 0 to 6 iter_args(%acc = %zero) -> (f32) {
        %a = affine.load %A[%i, %k] : memref<7x6xbf16>
        %b = affine.load %B[%k, %j] : memref<6x5xbf16>
        %x = arith.extf %a : bf16 to f32
        %y = arith.extf %b : bf16 to f32
        %p = arith.mulf %x, %y : f32
        %next = arith.addf %acc, %p : f32
        affine.yield %next : f32
      }
      %r = arith.truncf %sum : f32 to bf16
      affine.store %r, %C[%i, %j] : memref<7x5xbf16>
    }
  }
  return
}
