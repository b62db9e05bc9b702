// C := beta * C + alpha * A * B, every extent its own.
func.func @gemm(%alpha: f32, %beta: f32, %C: memref<7x5xf32>, %A: memref<7x6xf32>, %B: memref<6x5xf32>) {
  affine.for %i = 0 to 7 {
    affine.for %j = 0 to 5 {
      %c = affine.load %C[%i, %j] : memref<7x5xf32>
      %scaled = arith.mulf %c, %beta : f32
      affine.store %scaled, %C[%i, %j] : memref<7x5xf32>
    }
    affine.for %k = 0 to 6 {
      affine.for %j = 0 to 5 {
        %a = affine.load %A[%i, %k] : memref<7x6xf32>
        %b = affine.load %B[%k, %j] : memref<6x5xf32>
        %c = affine.load %C[%i, %j] : memref<7x5xf32>
        %aa = arith.mulf %alpha, %a : f32
        %p = arith.mulf %aa, %b : f32
        %s = arith.addf %c, %p : f32
        affine.store %s, %C[%i, %j] : memref<7x5xf32>
      }
    }
  }
  return
}
