#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0) -> (d0 + 1)>
#map2 = affine_map<(d0) -> (d0 + 2)>
#map3 = affine_map<(d0) -> (d0 + 3)>
module {
  func.func @mvt(%arg0: memref<6x7xf32>, %arg1: memref<7xf32>, %arg2: memref<6xf32>, %arg3: memref<7xf32>) {
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<6x7xf32, #map>
    affine.for %arg4 = 0 to 6 {
      %0 = affine.load %arg0[%arg4, %c0_1] : memref<6x7xf32>
      affine.store %0, %alloc[%arg4, %c0_1] : memref<6x7xf32, #map>
      %1 = affine.apply #map1(%c0_1)
      %2 = affine.load %arg0[%arg4, %1] : memref<6x7xf32>
      affine.store %2, %alloc[%arg4, %1] : memref<6x7xf32, #map>
      %3 = affine.apply #map2(%c0_1)
      %4 = affine.load %arg0[%arg4, %3] : memref<6x7xf32>
      affine.store %4, %alloc[%arg4, %3] : memref<6x7xf32, #map>
      %5 = affine.apply #map3(%c0_1)
      %6 = affine.load %arg0[%arg4, %5] : memref<6x7xf32>
      affine.store %6, %alloc[%arg4, %5] : memref<6x7xf32, #map>
      affine.for %arg5 = 4 to 7 {
        %7 = affine.load %arg0[%arg4, %arg5] : memref<6x7xf32>
        affine.store %7, %alloc[%arg4, %arg5] : memref<6x7xf32, #map>
      }
    }
    affine.for %arg4 = 0 to 6 {
      %0 = affine.load %alloc[%arg4, %c0_0] : memref<6x7xf32, #map>
      %1 = affine.load %arg1[%c0_0] : memref<7xf32>
      %2 = affine.load %arg2[%arg4] : memref<6xf32>
      %3 = arith.mulf %0, %1 : f32
      %4 = arith.addf %2, %3 : f32
      affine.store %4, %arg2[%arg4] : memref<6xf32>
      %5 = affine.apply #map1(%c0_0)
      %6 = affine.load %alloc[%arg4, %5] : memref<6x7xf32, #map>
      %7 = affine.load %arg1[%5] : memref<7xf32>
      %8 = arith.mulf %6, %7 : f32
      %9 = arith.addf %4, %8 : f32
      affine.store %9, %arg2[%arg4] : memref<6xf32>
      %10 = affine.apply #map2(%c0_0)
      %11 = affine.load %alloc[%arg4, %10] : memref<6x7xf32, #map>
      %12 = affine.load %arg1[%10] : memref<7xf32>
      %13 = arith.mulf %11, %12 : f32
      %14 = arith.addf %9, %13 : f32
      affine.store %14, %arg2[%arg4] : memref<6xf32>
      %15 = affine.apply #map3(%c0_0)
      %16 = affine.load %alloc[%arg4, %15] : memref<6x7xf32, #map>
      %17 = affine.load %arg1[%15] : memref<7xf32>
      %18 = arith.mulf %16, %17 : f32
      %19 = arith.addf %14, %18 : f32
      affine.store %19, %arg2[%arg4] : memref<6xf32>
      affine.for %arg5 = 4 to 7 {
        %20 = affine.load %alloc[%arg4, %arg5] : memref<6x7xf32, #map>
        %21 = affine.load %arg1[%arg5] : memref<7xf32>
        %22 = affine.load %arg2[%arg4] : memref<6xf32>
        %23 = arith.mulf %20, %21 : f32
        %24 = arith.addf %22, %23 : f32
        affine.store %24, %arg2[%arg4] : memref<6xf32>
      }
    }
    %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) : memref<6x7xf32> to memref<7x6xf32, strided<[1, 7]>>
    affine.for %arg4 = 0 to 7 {
      %0 = memref.load %transpose[%arg4, %c0] : memref<7x6xf32, strided<[1, 7]>>
      %1 = affine.load %arg2[%c0] : memref<6xf32>
      %2 = affine.load %arg3[%arg4] : memref<7xf32>
      %3 = arith.mulf %0, %1 : f32
      %4 = arith.addf %2, %3 : f32
      affine.store %4, %arg3[%arg4] : memref<7xf32>
      %5 = affine.apply #map1(%c0)
      %6 = memref.load %transpose[%arg4, %5] : memref<7x6xf32, strided<[1, 7]>>
      %7 = affine.load %arg2[%5] : memref<6xf32>
      %8 = arith.mulf %6, %7 : f32
      %9 = arith.addf %4, %8 : f32
      affine.store %9, %arg3[%arg4] : memref<7xf32>
      %10 = affine.apply #map2(%c0)
      %11 = memref.load %transpose[%arg4, %10] : memref<7x6xf32, strided<[1, 7]>>
      %12 = affine.load %arg2[%10] : memref<6xf32>
      %13 = arith.mulf %11, %12 : f32
      %14 = arith.addf %9, %13 : f32
      affine.store %14, %arg3[%arg4] : memref<7xf32>
      %15 = affine.apply #map3(%c0)
      %16 = memref.load %transpose[%arg4, %15] : memref<7x6xf32, strided<[1, 7]>>
      %17 = affine.load %arg2[%15] : memref<6xf32>
      %18 = arith.mulf %16, %17 : f32
      %19 = arith.addf %14, %18 : f32
      affine.store %19, %arg3[%arg4] : memref<7xf32>
      affine.for %arg5 = 4 to 6 {
        %20 = memref.load %transpose[%arg4, %arg5] : memref<7x6xf32, strided<[1, 7]>>
        %21 = affine.load %arg2[%arg5] : memref<6xf32>
        %22 = affine.load %arg3[%arg4] : memref<7xf32>
        %23 = arith.mulf %20, %21 : f32
        %24 = arith.addf %22, %23 : f32
        affine.store %24, %arg3[%arg4] : memref<7xf32>
      }
    }
    memref.dealloc %alloc : memref<6x7xf32, #map>
    return
  }
}
