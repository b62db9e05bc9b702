// The lower triangle of C := beta * C + alpha * A * A^T
func.func @syrk(%alpha: f64, %beta: f64, %C: memref<7x7xf64>, %A: memref<7x5xf64>) {
  affine.for %i = 0 to 7 {
    affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
      %c = affine.load %C[%i, %j] : memref<7x7xf64>
      %s = arith.mulf %c, %beta : f64
      affine.store %s, %C[%i, %j] : memref<7x7xf64>
    }
    affine.for %k = 0 to 5 {
      affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
        %a = affine.load %A[%i, %k] : memref<7x5xf64>
        %b = affine.load %A[%j, %k] : memref<7x5xf64>
        %c = affine.load %C[%i, %j] : memref<7x7xf64>
        %aa = arith.mulf %alpha, %a : f64
        %p = arith.mulf %aa, %b : f64
        %s = arith.addf %c, %p : f64
        affine.store %s, %C[%i, %j] : memref<7x7xf64>
      }
    }
  }
  return
}
