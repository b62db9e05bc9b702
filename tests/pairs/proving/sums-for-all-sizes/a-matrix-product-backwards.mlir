// options: --accept reassociated
func.func @f(%A: memref<?x?xf32>, %B: memref<?x?xf32>, %C: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %A, %c0 : memref<?x?xf32>
  %l = memref.dim %A, %c1 : memref<?x?xf32>
  %m = memref.dim %B, %c1 : memref<?x?xf32>
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %m {
      affine.for %k = 0 to %l {
        %a = affine.load %A[%i, %k] : memref<?x?xf32>
        %b = affine.load %B[%k, %j] : memref<?x?xf32>
        %c = affine.load %C[%i, %j] : memref<?x?xf32>
        %p = arith.mulf %a, %b : f32
        %r = arith.addf %c, %p : f32
        affine.store %r, %C[%i, %j] : memref<?x?xf32>
      }
    }
  }
  return
}
// -----
func.func @f(%A: memref<?x?xf32>, %B: memref<?x?xf32>, %C: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %A, %c0 : memref<?x?xf32>
  %l = memref.dim %A, %c1 : memref<?x?xf32>
  %m = memref.dim %B, %c1 : memref<?x?xf32>
  affine.for %k = 0 to %l {
    affine.for %j = 0 to %m {
      affine.for %i = 0 to %n {
        %a = affine.load %A[%i, symbol(%l) - 1 - %k] : memref<?x?xf32>
        %b = affine.load %B[symbol(%l) - 1 - %k, %j] : memref<?x?xf32>
        %c = affine.load %C[%i, %j] : memref<?x?xf32>
        %p = arith.mulf %a, %b : f32
        %r = arith.addf %c, %p : f32
        affine.store %r, %C[%i, %j] : memref<?x?xf32>
      }
    }
  }
  return
}
// expect: equivalent reassociated all-sizes
