module {
  func.func @gemm(%arg0: f32, %arg1: f32, %arg2: memref<7x5xf32>, %arg3: memref<7x6xf32>, %arg4: memref<6x5xf32>) {
    %c35 = arith.constant 35 : index
    %c0 = arith.constant 0 : index
    %c30 = arith.constant 30 : index
    %c0_0 = arith.constant 0 : index
    %c42 = arith.constant 42 : index
    %c0_1 = arith.constant 0 : index
    %c35_2 = arith.constant 35 : index
    %c0_3 = arith.constant 0 : index
    %c0_4 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<7x5xf32>
    affine.for %arg5 = 0 to 7 {
      affine.for %arg6 = 0 to 5 {
        %0 = affine.load %arg2[%arg5, %arg6] : memref<7x5xf32>
        affine.store %0, %alloc[%arg5, %arg6] : memref<7x5xf32>
      }
    }
    %alloc_5 = memref.alloc() : memref<7x6xf32>
    affine.for %arg5 = 0 to 7 {
      affine.for %arg6 = 0 to 6 {
        %0 = affine.load %arg3[%arg5, %arg6] : memref<7x6xf32>
        affine.store %0, %alloc_5[%arg5, %arg6] : memref<7x6xf32>
      }
    }
    %alloc_6 = memref.alloc() : memref<6x5xf32>
    affine.for %arg5 = 0 to 6 {
      affine.for %arg6 = 0 to 5 {
        %0 = affine.load %arg4[%arg5, %arg6] : memref<6x5xf32>
        affine.store %0, %alloc_6[%arg5, %arg6] : memref<6x5xf32>
      }
    }
    affine.for %arg5 = 0 to 7 {
      affine.for %arg6 = 0 to 5 {
        %0 = affine.load %alloc[%arg5, %arg6] : memref<7x5xf32>
        %1 = arith.mulf %0, %arg1 : f32
        affine.store %1, %alloc[%arg5, %arg6] : memref<7x5xf32>
      }
      affine.for %arg6 = 0 to 6 {
        affine.for %arg7 = 0 to 5 {
          %0 = affine.load %alloc_5[%arg5, %arg6] : memref<7x6xf32>
          %1 = affine.load %alloc_6[%arg6, %arg7] : memref<6x5xf32>
          %2 = affine.load %alloc[%arg5, %arg7] : memref<7x5xf32>
          %3 = arith.mulf %arg0, %0 : f32
          %4 = arith.mulf %3, %1 : f32
          %5 = arith.addf %2, %4 : f32
          affine.store %5, %alloc[%arg5, %arg7] : memref<7x5xf32>
        }
      }
    }
    affine.for %arg5 = 0 to 7 {
      affine.for %arg6 = 0 to 5 {
        %0 = affine.load %alloc[%arg5, %arg6] : memref<7x5xf32>
        affine.store %0, %arg2[%arg5, %arg6] : memref<7x5xf32>
      }
    }
    memref.dealloc %alloc_6 : memref<6x5xf32>
    memref.dealloc %alloc_5 : memref<7x6xf32>
    memref.dealloc %alloc : memref<7x5xf32>
    return
  }
}
