func.func @two_mm(%ni: index, %nj: index, %nk: index, %nl: index, %tmp: memref<?x?xf32>, %A: memref<?x?xf32>, %B: memref<?x?xf32>, %C: memref<?x?xf32>, %D: memref<?x?xf32>) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to %ni {
    affine.for %j = 0 to %nj {
      affine.store %zero, %tmp[%i, %j] : memref<?x?xf32>
      affine.for %k = 0 to %nk {
        %a = affine.load %A[%i, %k] : memref<?x?xf32>
        %b = affine.load %B[%k, %j] : memref<?x?xf32>
        %t = affine.load %tmp[%i, %j] : memref<?x?xf32>
        %p = arith.mulf %a, %b : f32
        %s = arith.addf %t, %p : f32
        affine.store %s, %tmp[%i, %j] : memref<?x?xf32>
      }
    }
  }
  affine.for %i = 0 to %ni {
    affine.for %j = 0 to %nl {
      affine.for %k = 0 to %nj {
        %t = affine.load %tmp[%i, %k] : memref<?x?xf32>
        %c = affine.load %C[%k, %j] : memref<?x?xf32>
        %d = affine.load %D[%i, %j] : memref<?x?xf32>
        %p = arith.mulf %t, %c : f32
        %s = arith.addf %d, %p : f32
        affine.store %s, %D[%i, %j] : memref<?x?xf32>
      }
    }
  }
  return
}
