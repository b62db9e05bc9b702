#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ((d0 floordiv 8) * 8)>
#map2 = affine_map<(d0) -> (d0 + 1)>
#map3 = affine_map<(d0) -> (d0 + 2)>
#map4 = affine_map<(d0) -> (d0 + 3)>
#map5 = affine_map<(d0) -> (d0 + 4)>
#map6 = affine_map<(d0) -> (d0 + 5)>
#map7 = affine_map<(d0) -> (d0 + 6)>
#map8 = affine_map<(d0) -> (d0 + 7)>
module {
  func.func @cholesky(%arg0: memref<6x6xf32>) {
    affine.for %arg1 = 0 to 6 {
      affine.for %arg2 = 0 to #map(%arg1) {
        affine.for %arg3 = 0 to #map1(%arg2) step 8 {
          %5 = affine.load %arg0[%arg1, %arg3] : memref<6x6xf32>
          %6 = affine.load %arg0[%arg2, %arg3] : memref<6x6xf32>
          %7 = affine.load %arg0[%arg1, %arg2] : memref<6x6xf32>
          %8 = arith.mulf %5, %6 : f32
          %9 = arith.subf %7, %8 : f32
          affine.store %9, %arg0[%arg1, %arg2] : memref<6x6xf32>
          %10 = affine.apply #map2(%arg3)
          %11 = affine.load %arg0[%arg1, %10] : memref<6x6xf32>
          %12 = affine.load %arg0[%arg2, %10] : memref<6x6xf32>
          %13 = affine.load %arg0[%arg1, %arg2] : memref<6x6xf32>
          %14 = arith.mulf %11, %12 : f32
          %15 = arith.subf %13, %14 : f32
          affine.store %15, %arg0[%arg1, %arg2] : memref<6x6xf32>
          %16 = affine.apply #map3(%arg3)
          %17 = affine.load %arg0[%arg1, %16] : memref<6x6xf32>
          %18 = affine.load %arg0[%arg2, %16] : memref<6x6xf32>
          %19 = affine.load %arg0[%arg1, %arg2] : memref<6x6xf32>
          %20 = arith.mulf %17, %18 : f32
          %21 = arith.subf %19, %20 : f32
          affine.store %21, %arg0[%arg1, %arg2] : memref<6x6xf32>
          %22 = affine.apply #map4(%arg3)
          %23 = affine.load %arg0[%arg1, %22] : memref<6x6xf32>
          %24 = affine.load %arg0[%arg2, %22] : memref<6x6xf32>
          %25 = affine.load %arg0[%arg1, %arg2] : memref<6x6xf32>
          %26 = arith.mulf %23, %24 : f32
          %27 = arith.subf %25, %26 : f32
          affine.store %27, %arg0[%arg1, %arg2] : memref<6x6xf32>
          %28 = affine.apply #map5(%arg3)
          %29 = affine.load %arg0[%arg1, %28] : memref<6x6xf32>
          %30 = affine.load %arg0[%arg2, %28] : memref<6x6xf32>
          %31 = affine.load %arg0[%arg1, %arg2] : memref<6x6xf32>
          %32 = arith.mulf %29, %30 : f32
          %33 = arith.subf %31, %32 : f32
          affine.store %33, %arg0[%arg1, %arg2] : memref<6x6xf32>
          %34 = affine.apply #map6(%arg3)
          %35 = affine.load %arg0[%arg1, %34] : memref<6x6xf32>
          %36 = affine.load %arg0[%arg2, %34] : memref<6x6xf32>
          %37 = affine.load %arg0[%arg1, %arg2] : memref<6x6xf32>
          %38 = arith.mulf %35, %36 : f32
          %39 = arith.subf %37, %38 : f32
          affine.store %39, %arg0[%arg1, %arg2] : memref<6x6xf32>
          %40 = affine.apply #map7(%arg3)
          %41 = affine.load %arg0[%arg1, %40] : memref<6x6xf32>
          %42 = affine.load %arg0[%arg2, %40] : memref<6x6xf32>
          %43 = affine.load %arg0[%arg1, %arg2] : memref<6x6xf32>
          %44 = arith.mulf %41, %42 : f32
          %45 = arith.subf %43, %44 : f32
          affine.store %45, %arg0[%arg1, %arg2] : memref<6x6xf32>
          %46 = affine.apply #map8(%arg3)
          %47 = affine.load %arg0[%arg1, %46] : memref<6x6xf32>
          %48 = affine.load %arg0[%arg2, %46] : memref<6x6xf32>
          %49 = affine.load %arg0[%arg1, %arg2] : memref<6x6xf32>
          %50 = arith.mulf %47, %48 : f32
          %51 = arith.subf %49, %50 : f32
          affine.store %51, %arg0[%arg1, %arg2] : memref<6x6xf32>
        }
        affine.for %arg3 = #map1(%arg2) to #map(%arg2) {
          %5 = affine.load %arg0[%arg1, %arg3] : memref<6x6xf32>
          %6 = affine.load %arg0[%arg2, %arg3] : memref<6x6xf32>
          %7 = affine.load %arg0[%arg1, %arg2] : memref<6x6xf32>
          %8 = arith.mulf %5, %6 : f32
          %9 = arith.subf %7, %8 : f32
          affine.store %9, %arg0[%arg1, %arg2] : memref<6x6xf32>
        }
        %2 = affine.load %arg0[%arg2, %arg2] : memref<6x6xf32>
        %3 = affine.load %arg0[%arg1, %arg2] : memref<6x6xf32>
        %4 = arith.divf %3, %2 : f32
        affine.store %4, %arg0[%arg1, %arg2] : memref<6x6xf32>
      }
      affine.for %arg2 = 0 to #map1(%arg1) step 8 {
        %2 = affine.load %arg0[%arg1, %arg2] : memref<6x6xf32>
        %3 = affine.load %arg0[%arg1, %arg1] : memref<6x6xf32>
        %4 = arith.mulf %2, %2 : f32
        %5 = arith.subf %3, %4 : f32
        affine.store %5, %arg0[%arg1, %arg1] : memref<6x6xf32>
        %6 = affine.apply #map2(%arg2)
        %7 = affine.load %arg0[%arg1, %6] : memref<6x6xf32>
        %8 = affine.load %arg0[%arg1, %arg1] : memref<6x6xf32>
        %9 = arith.mulf %7, %7 : f32
        %10 = arith.subf %8, %9 : f32
        affine.store %10, %arg0[%arg1, %arg1] : memref<6x6xf32>
        %11 = affine.apply #map3(%arg2)
        %12 = affine.load %arg0[%arg1, %11] : memref<6x6xf32>
        %13 = affine.load %arg0[%arg1, %arg1] : memref<6x6xf32>
        %14 = arith.mulf %12, %12 : f32
        %15 = arith.subf %13, %14 : f32
        affine.store %15, %arg0[%arg1, %arg1] : memref<6x6xf32>
        %16 = affine.apply #map4(%arg2)
        %17 = affine.load %arg0[%arg1, %16] : memref<6x6xf32>
        %18 = affine.load %arg0[%arg1, %arg1] : memref<6x6xf32>
        %19 = arith.mulf %17, %17 : f32
        %20 = arith.subf %18, %19 : f32
        affine.store %20, %arg0[%arg1, %arg1] : memref<6x6xf32>
        %21 = affine.apply #map5(%arg2)
        %22 = affine.load %arg0[%arg1, %21] : memref<6x6xf32>
        %23 = affine.load %arg0[%arg1, %arg1] : memref<6x6xf32>
        %24 = arith.mulf %22, %22 : f32
        %25 = arith.subf %23, %24 : f32
        affine.store %25, %arg0[%arg1, %arg1] : memref<6x6xf32>
        %26 = affine.apply #map6(%arg2)
        %27 = affine.load %arg0[%arg1, %26] : memref<6x6xf32>
        %28 = affine.load %arg0[%arg1, %arg1] : memref<6x6xf32>
        %29 = arith.mulf %27, %27 : f32
        %30 = arith.subf %28, %29 : f32
        affine.store %30, %arg0[%arg1, %arg1] : memref<6x6xf32>
        %31 = affine.apply #map7(%arg2)
        %32 = affine.load %arg0[%arg1, %31] : memref<6x6xf32>
        %33 = affine.load %arg0[%arg1, %arg1] : memref<6x6xf32>
        %34 = arith.mulf %32, %32 : f32
        %35 = arith.subf %33, %34 : f32
        affine.store %35, %arg0[%arg1, %arg1] : memref<6x6xf32>
        %36 = affine.apply #map8(%arg2)
        %37 = affine.load %arg0[%arg1, %36] : memref<6x6xf32>
        %38 = affine.load %arg0[%arg1, %arg1] : memref<6x6xf32>
        %39 = arith.mulf %37, %37 : f32
        %40 = arith.subf %38, %39 : f32
        affine.store %40, %arg0[%arg1, %arg1] : memref<6x6xf32>
      }
      affine.for %arg2 = #map1(%arg1) to #map(%arg1) {
        %2 = affine.load %arg0[%arg1, %arg2] : memref<6x6xf32>
        %3 = affine.load %arg0[%arg1, %arg1] : memref<6x6xf32>
        %4 = arith.mulf %2, %2 : f32
        %5 = arith.subf %3, %4 : f32
        affine.store %5, %arg0[%arg1, %arg1] : memref<6x6xf32>
      }
      %0 = affine.load %arg0[%arg1, %arg1] : memref<6x6xf32>
      %1 = math.sqrt %0 : f32
      affine.store %1, %arg0[%arg1, %arg1] : memref<6x6xf32>
    }
    return
  }
}
