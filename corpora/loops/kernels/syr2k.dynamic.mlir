func.func @syr2k(%n: index, %m: index, %alpha: f64, %C: memref<?x?xf64>, %A: memref<?x?xf64>, %B: memref<?x?xf64>) {
  affine.for %i = 0 to %n {
    affine.for %k = 0 to %m {
      affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
        %aj = affine.load %A[%j, %k] : memref<?x?xf64>
        %bi = affine.load %B[%i, %k] : memref<?x?xf64>
        %bj = affine.load %B[%j, %k] : memref<?x?xf64>
        %ai = affine.load %A[%i, %k] : memref<?x?xf64>
        %c = affine.load %C[%i, %j] : memref<?x?xf64>
        %t1 = arith.mulf %aj, %alpha : f64
        %t2 = arith.mulf %t1, %bi : f64
        %t3 = arith.mulf %bj, %alpha : f64
        %t4 = arith.mulf %t3, %ai : f64
        %t5 = arith.addf %t2, %t4 : f64
        %s = arith.addf %c, %t5 : f64
        affine.store %s, %C[%i, %j] : memref<?x?xf64>
      }
    }
  }
  return
}
