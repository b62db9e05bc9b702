func.func @syr2k(%alpha: f32, %beta: f32, %C: memref<6x6xf32>, %A: memref<6x5xf32>, %B: memref<6x5xf32>) {
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
      %c = affine.load %C[%i, %j] : memref<6x6xf32>
      %s = arith.mulf %c, %beta : f32
      affine.store %s, %C[%i, %j] : memref<6x6xf32>
    }
    affine.for %k = 0 to 5 {
      affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
        %aj = affine.load %A[%j, %k] : memref<6x5xf32>
        %bi = affine.load %B[%i, %k] : memref<6x5xf32>
        %bj = affine.load %B[%j, %k] : memref<6x5xf32>
        %ai = affine.load %A[%i, %k] : memref<6x5xf32>
        %c = affine.load %C[%i, %j] : memref<6x6xf32>
        %t1 = arith.mulf %aj, %alpha : f32
        %t2 = arith.mulf %t1, %bi : f32
        %t3 = arith.mulf %bj, %alpha : f32
        %t4 = arith.mulf %t3, %ai : f32
        %t5 = arith.addf %t2, %t4 : f32
        %s = arith.addf %c, %t5 : f32
        affine.store %s, %C[%i, %j] : memref<6x6xf32>
      }
    }
  }
  return
}
