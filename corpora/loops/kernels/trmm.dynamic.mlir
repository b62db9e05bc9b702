func.func @trmm(%m: index, %n: index, %alpha: f32, %A: memref<?x?xf32>, %B: memref<?x?xf32>) {
  affine.for %i = 0 to %m {
    affine.for %j = 0 to %n {
      affine.for %k = affine_map<(d0) -> (d0 + 1)>(%i) to %m {
        %a = affine.load %A[%k, %i] : memref<?x?xf32>
        %b = affine.load %B[%k, %j] : memref<?x?xf32>
        %c = affine.load %B[%i, %j] : memref<?x?xf32>
        %p = arith.mulf %a, %b : f32
        %s = arith.addf %c, %p : f32
        affine.store %s, %B[%i, %j] : memref<?x?xf32>
      }
      %c = affine.load %B[%i, %j] : memref<?x?xf32>
      %s = arith.mulf %alpha, %c : f32
      affine.store %s, %B[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
