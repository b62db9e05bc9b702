module {
  func.func @f(%arg0: memref<7x9xf32, strided<[?, ?], offset: ?>>, %arg1: memref<9x6xf32, strided<[?, ?], offset: ?>>) -> memref<7x6xf32> {
    %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<7x6xf32>
    affine.for %arg2 = 0 to 7 {
      affine.for %arg3 = 0 to 6 step 4 {
        vector.transfer_write %cst, %alloc[%arg2, %arg3] : vector<4xf32>, memref<7x6xf32>
      }
    }
    affine.for %arg2 = 0 to 7 {
      affine.for %arg3 = 0 to 6 {
        affine.for %arg4 = 0 to 9 {
          %0 = affine.load %arg0[%arg2, %arg4] : memref<7x9xf32, strided<[?, ?], offset: ?>>
          %1 = affine.load %arg1[%arg4, %arg3] : memref<9x6xf32, strided<[?, ?], offset: ?>>
          %2 = affine.load %alloc[%arg2, %arg3] : memref<7x6xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          affine.store %4, %alloc[%arg2, %arg3] : memref<7x6xf32>
        }
      }
    }
    return %alloc : memref<7x6xf32>
  }
}
