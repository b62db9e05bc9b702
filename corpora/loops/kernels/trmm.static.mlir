// B := alpha * A^T * B, A lower triangular with a unit diagonal
func.func @trmm(%alpha: f64, %A: memref<6x6xf64>, %B: memref<6x5xf64>) {
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to 5 {
      affine.for %k = affine_map<(d0) -> (d0 + 1)>(%i) to 6 {
        %a = affine.load %A[%k, %i] : memref<6x6xf64>
        %b = affine.load %B[%k, %j] : memref<6x5xf64>
        %c = affine.load %B[%i, %j] : memref<6x5xf64>
        %p = arith.mulf %a, %b : f64
        %s = arith.addf %c, %p : f64
        affine.store %s, %B[%i, %j] : memref<6x5xf64>
      }
      %c = affine.load %B[%i, %j] : memref<6x5xf64>
      %s = arith.mulf %alpha, %c : f64
      affine.store %s, %B[%i, %j] : memref<6x5xf64>
    }
  }
  return
}
