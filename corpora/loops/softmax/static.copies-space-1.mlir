module {
  func.func @softmax(%arg0: memref<5x7xf32>, %arg1: memref<5x7xf32>) {
    %c35 = arith.constant 35 : index
    %c0 = arith.constant 0 : index
    %c35_0 = arith.constant 35 : index
    %c0_1 = arith.constant 0 : index
    %c35_2 = arith.constant 35 : index
    %c0_3 = arith.constant 0 : index
    %c0_4 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_5 = arith.constant 0xFF800000 : f32
    %alloc = memref.alloc() : memref<5x7xf32, 1>
    affine.for %arg2 = 0 to 5 {
      affine.for %arg3 = 0 to 7 {
        %0 = affine.load %arg0[%arg2, %arg3] : memref<5x7xf32>
        affine.store %0, %alloc[%arg2, %arg3] : memref<5x7xf32, 1>
      }
    }
    %alloc_6 = memref.alloc() : memref<5x7xf32, 1>
    affine.for %arg2 = 0 to 5 {
      affine.for %arg3 = 0 to 7 {
        %0 = affine.load %arg1[%arg2, %arg3] : memref<5x7xf32>
        affine.store %0, %alloc_6[%arg2, %arg3] : memref<5x7xf32, 1>
      }
    }
    affine.for %arg2 = 0 to 5 {
      %0 = affine.for %arg3 = 0 to 7 iter_args(%arg4 = %cst_5) -> (f32) {
        %2 = affine.load %alloc[%arg2, %arg3] : memref<5x7xf32, 1>
        %3 = arith.maximumf %arg4, %2 : f32
        affine.yield %3 : f32
      }
      affine.for %arg3 = 0 to 7 {
        %2 = affine.load %alloc[%arg2, %arg3] : memref<5x7xf32, 1>
        %3 = arith.subf %2, %0 : f32
        %4 = math.exp %3 : f32
        affine.store %4, %alloc_6[%arg2, %arg3] : memref<5x7xf32, 1>
      }
      %1 = affine.for %arg3 = 0 to 7 iter_args(%arg4 = %cst) -> (f32) {
        %2 = affine.load %alloc_6[%arg2, %arg3] : memref<5x7xf32, 1>
        %3 = arith.addf %arg4, %2 : f32
        affine.yield %3 : f32
      }
      affine.for %arg3 = 0 to 7 {
        %2 = affine.load %alloc_6[%arg2, %arg3] : memref<5x7xf32, 1>
        %3 = arith.divf %2, %1 : f32
        affine.store %3, %alloc_6[%arg2, %arg3] : memref<5x7xf32, 1>
      }
    }
    affine.for %arg2 = 0 to 5 {
      affine.for %arg3 = 0 to 7 {
        %0 = affine.load %alloc_6[%arg2, %arg3] : memref<5x7xf32, 1>
        affine.store %0, %arg1[%arg2, %arg3] : memref<5x7xf32>
      }
    }
    memref.dealloc %alloc_6 : memref<5x7xf32, 1>
    memref.dealloc %alloc : memref<5x7xf32, 1>
    return
  }
}
