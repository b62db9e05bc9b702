#map = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @mvt(%arg0: memref<6x7xf32>, %arg1: memref<7xf32>, %arg2: memref<6xf32>, %arg3: memref<7xf32>) {
    %alloc = memref.alloc() : memref<6x7xf32, #map>
    affine.for %arg4 = 0 to 6 {
      affine.for %arg5 = 0 to 7 {
        %0 = affine.load %arg0[%arg4, %arg5] : memref<6x7xf32>
        affine.store %0, %alloc[%arg4, %arg5] : memref<6x7xf32, #map>
        %1 = affine.load %alloc[%arg4, %arg5] : memref<6x7xf32, #map>
        %2 = affine.load %arg1[%arg5] : memref<7xf32>
        %3 = affine.load %arg2[%arg4] : memref<6xf32>
        %4 = arith.mulf %1, %2 : f32
        %5 = arith.addf %3, %4 : f32
        affine.store %5, %arg2[%arg4] : memref<6xf32>
      }
    }
    %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) : memref<6x7xf32> to memref<7x6xf32, strided<[1, 7]>>
    affine.for %arg4 = 0 to 7 {
      affine.for %arg5 = 0 to 6 {
        %0 = memref.load %transpose[%arg4, %arg5] : memref<7x6xf32, strided<[1, 7]>>
        %1 = affine.load %arg2[%arg5] : memref<6xf32>
        %2 = affine.load %arg3[%arg4] : memref<7xf32>
        %3 = arith.mulf %0, %1 : f32
        %4 = arith.addf %2, %3 : f32
        affine.store %4, %arg3[%arg4] : memref<7xf32>
      }
    }
    memref.dealloc %alloc : memref<6x7xf32, #map>
    return
  }
}
