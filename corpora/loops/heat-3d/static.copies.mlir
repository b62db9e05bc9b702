#map = affine_map<(d0) -> (-(-d0 + 1))>
#map1 = affine_map<(d0) -> (d0 - 1)>
#map2 = affine_map<(d0) -> (d0 + 2)>
#map3 = affine_map<(d0, d1, d2) -> (d0 + 1)>
#map4 = affine_map<(d0, d1, d2) -> (d1)>
#map5 = affine_map<(d0, d1, d2) -> (d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0 - 1)>
#map7 = affine_map<(d0, d1, d2) -> (d0)>
#map8 = affine_map<(d0, d1, d2) -> (d1 + 1)>
#map9 = affine_map<(d0, d1, d2) -> (d1 - 1)>
#map10 = affine_map<(d0, d1, d2) -> (d2 + 1)>
#map11 = affine_map<(d0, d1, d2) -> (d2 - 1)>
#map12 = affine_map<(d0) -> (d0)>
module {
  func.func @heat_3d(%arg0: memref<5x6x7xf32>, %arg1: memref<5x6x7xf32>) {
    %c1 = arith.constant 1 : index
    %c1_0 = arith.constant 1 : index
    %c1_1 = arith.constant 1 : index
    %c60 = arith.constant 60 : index
    %c0 = arith.constant 0 : index
    %c1_2 = arith.constant 1 : index
    %c1_3 = arith.constant 1 : index
    %c1_4 = arith.constant 1 : index
    %c60_5 = arith.constant 60 : index
    %c0_6 = arith.constant 0 : index
    %c1_7 = arith.constant 1 : index
    %c1_8 = arith.constant 1 : index
    %c20 = arith.constant 20 : index
    %c0_9 = arith.constant 0 : index
    %c126 = arith.constant 126 : index
    %c0_10 = arith.constant 0 : index
    %c0_11 = arith.constant 0 : index
    %cst = arith.constant 1.250000e-01 : f32
    %cst_12 = arith.constant 2.000000e+00 : f32
    %alloc = memref.alloc() : memref<3x4x5xf32>
    affine.for %arg2 = 1 to 4 {
      affine.for %arg3 = 1 to 5 {
        affine.for %arg4 = 1 to 6 {
          %0 = affine.load %arg1[%arg2, %arg3, %arg4] : memref<5x6x7xf32>
          affine.store %0, %alloc[%arg2 - 1, %arg3 - 1, %arg4 - 1] : memref<3x4x5xf32>
        }
      }
    }
    %alloc_13 = memref.alloc() : memref<3x4x5xf32>
    affine.for %arg2 = 0 to 2 {
      affine.for %arg3 = 1 to 4 {
        %0 = affine.apply #map(%arg3)
        %alloc_14 = memref.alloc() : memref<3x6x7xf32>
        affine.for %arg4 = #map1(%arg3) to #map2(%arg3) {
          affine.for %arg5 = 0 to 6 {
            affine.for %arg6 = 0 to 7 {
              %2 = affine.load %arg0[%arg4, %arg5, %arg6] : memref<5x6x7xf32>
              affine.store %2, %alloc_14[%arg4 - %arg3 + 1, %arg5, %arg6] : memref<3x6x7xf32>
            }
          }
        }
        %alloc_15 = memref.alloc() : memref<1x4x5xf32>
        affine.for %arg4 = 1 to 5 {
          affine.for %arg5 = 1 to 6 {
            %2 = affine.load %alloc_14[1, %arg4, %arg5] : memref<3x6x7xf32>
            %3 = affine.apply #map3(%arg3, %arg4, %arg5)
            %4 = affine.apply #map4(%arg3, %arg4, %arg5)
            %5 = affine.apply #map5(%arg3, %arg4, %arg5)
            %6 = affine.load %alloc_14[2, %arg4, %arg5] : memref<3x6x7xf32>
            %7 = affine.apply #map6(%arg3, %arg4, %arg5)
            %8 = affine.apply #map4(%arg3, %arg4, %arg5)
            %9 = affine.apply #map5(%arg3, %arg4, %arg5)
            %10 = affine.load %alloc_14[0, %arg4, %arg5] : memref<3x6x7xf32>
            %11 = affine.apply #map7(%arg3, %arg4, %arg5)
            %12 = affine.apply #map8(%arg3, %arg4, %arg5)
            %13 = affine.apply #map5(%arg3, %arg4, %arg5)
            %14 = affine.load %alloc_14[1, %arg4 + 1, %arg5] : memref<3x6x7xf32>
            %15 = affine.apply #map7(%arg3, %arg4, %arg5)
            %16 = affine.apply #map9(%arg3, %arg4, %arg5)
            %17 = affine.apply #map5(%arg3, %arg4, %arg5)
            %18 = affine.load %alloc_14[1, %arg4 - 1, %arg5] : memref<3x6x7xf32>
            %19 = affine.apply #map7(%arg3, %arg4, %arg5)
            %20 = affine.apply #map4(%arg3, %arg4, %arg5)
            %21 = affine.apply #map10(%arg3, %arg4, %arg5)
            %22 = affine.load %alloc_14[1, %arg4, %arg5 + 1] : memref<3x6x7xf32>
            %23 = affine.apply #map7(%arg3, %arg4, %arg5)
            %24 = affine.apply #map4(%arg3, %arg4, %arg5)
            %25 = affine.apply #map11(%arg3, %arg4, %arg5)
            %26 = affine.load %alloc_14[1, %arg4, %arg5 - 1] : memref<3x6x7xf32>
            %27 = arith.mulf %cst_12, %2 : f32
            %28 = arith.subf %6, %27 : f32
            %29 = arith.addf %28, %10 : f32
            %30 = arith.mulf %cst, %29 : f32
            %31 = arith.subf %14, %27 : f32
            %32 = arith.addf %31, %18 : f32
            %33 = arith.mulf %cst, %32 : f32
            %34 = arith.subf %22, %27 : f32
            %35 = arith.addf %34, %26 : f32
            %36 = arith.mulf %cst, %35 : f32
            %37 = arith.addf %30, %33 : f32
            %38 = arith.addf %37, %36 : f32
            %39 = arith.addf %38, %2 : f32
            affine.store %39, %alloc_15[0, %arg4 - 1, %arg5 - 1] : memref<1x4x5xf32>
          }
        }
        %1 = affine.apply #map12(%arg3)
        affine.for %arg4 = 1 to 5 {
          affine.for %arg5 = 1 to 6 {
            %2 = affine.load %alloc_15[0, %arg4 - 1, %arg5 - 1] : memref<1x4x5xf32>
            affine.store %2, %arg1[%arg3, %arg4, %arg5] : memref<5x6x7xf32>
          }
        }
        memref.dealloc %alloc_15 : memref<1x4x5xf32>
        memref.dealloc %alloc_14 : memref<3x6x7xf32>
      }
      affine.for %arg3 = 1 to 4 {
        affine.for %arg4 = 1 to 5 {
          affine.for %arg5 = 1 to 6 {
            %0 = affine.load %alloc[%arg3 - 1, %arg4 - 1, %arg5 - 1] : memref<3x4x5xf32>
            affine.store %0, %alloc_13[%arg3 - 1, %arg4 - 1, %arg5 - 1] : memref<3x4x5xf32>
          }
        }
      }
    }
    affine.for %arg2 = 1 to 4 {
      affine.for %arg3 = 1 to 5 {
        affine.for %arg4 = 1 to 6 {
          %0 = affine.load %alloc_13[%arg2 - 1, %arg3 - 1, %arg4 - 1] : memref<3x4x5xf32>
          affine.store %0, %arg0[%arg2, %arg3, %arg4] : memref<5x6x7xf32>
        }
      }
    }
    memref.dealloc %alloc_13 : memref<3x4x5xf32>
    memref.dealloc %alloc : memref<3x4x5xf32>
    return
  }
}
