#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0) -> (d0 + 1)>
module {
  func.func @mvt(%arg0: memref<6x7xf32>, %arg1: memref<7xf32>, %arg2: memref<6xf32>, %arg3: memref<7xf32>) {
    %c6 = arith.constant 6 : index
    %c6_0 = arith.constant 6 : index
    %alloc = memref.alloc() : memref<6x7xf32, #map>
    affine.for %arg4 = 0 to 6 {
      affine.for %arg5 = 0 to 6 step 2 {
        %1 = affine.load %arg0[%arg4, %arg5] : memref<6x7xf32>
        affine.store %1, %alloc[%arg4, %arg5] : memref<6x7xf32, #map>
        %2 = affine.apply #map1(%arg5)
        %3 = affine.load %arg0[%arg4, %2] : memref<6x7xf32>
        affine.store %3, %alloc[%arg4, %2] : memref<6x7xf32, #map>
      }
      %0 = affine.load %arg0[%arg4, %c6_0] : memref<6x7xf32>
      affine.store %0, %alloc[%arg4, %c6_0] : memref<6x7xf32, #map>
    }
    affine.for %arg4 = 0 to 6 {
      affine.for %arg5 = 0 to 6 step 2 {
        %5 = affine.load %alloc[%arg4, %arg5] : memref<6x7xf32, #map>
        %6 = affine.load %arg1[%arg5] : memref<7xf32>
        %7 = affine.load %arg2[%arg4] : memref<6xf32>
        %8 = arith.mulf %5, %6 : f32
        %9 = arith.addf %7, %8 : f32
        affine.store %9, %arg2[%arg4] : memref<6xf32>
        %10 = affine.apply #map1(%arg5)
        %11 = affine.load %alloc[%arg4, %10] : memref<6x7xf32, #map>
        %12 = affine.load %arg1[%10] : memref<7xf32>
        %13 = affine.load %arg2[%arg4] : memref<6xf32>
        %14 = arith.mulf %11, %12 : f32
        %15 = arith.addf %13, %14 : f32
        affine.store %15, %arg2[%arg4] : memref<6xf32>
      }
      %0 = affine.load %alloc[%arg4, %c6] : memref<6x7xf32, #map>
      %1 = affine.load %arg1[%c6] : memref<7xf32>
      %2 = affine.load %arg2[%arg4] : memref<6xf32>
      %3 = arith.mulf %0, %1 : f32
      %4 = arith.addf %2, %3 : f32
      affine.store %4, %arg2[%arg4] : memref<6xf32>
    }
    %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) : memref<6x7xf32> to memref<7x6xf32, strided<[1, 7]>>
    affine.for %arg4 = 0 to 7 {
      affine.for %arg5 = 0 to 6 step 2 {
        %0 = memref.load %transpose[%arg4, %arg5] : memref<7x6xf32, strided<[1, 7]>>
        %1 = affine.load %arg2[%arg5] : memref<6xf32>
        %2 = affine.load %arg3[%arg4] : memref<7xf32>
        %3 = arith.mulf %0, %1 : f32
        %4 = arith.addf %2, %3 : f32
        affine.store %4, %arg3[%arg4] : memref<7xf32>
        %5 = affine.apply #map1(%arg5)
        %6 = memref.load %transpose[%arg4, %5] : memref<7x6xf32, strided<[1, 7]>>
        %7 = affine.load %arg2[%5] : memref<6xf32>
        %8 = affine.load %arg3[%arg4] : memref<7xf32>
        %9 = arith.mulf %6, %7 : f32
        %10 = arith.addf %8, %9 : f32
        affine.store %10, %arg3[%arg4] : memref<7xf32>
      }
    }
    memref.dealloc %alloc : memref<6x7xf32, #map>
    return
  }
}
