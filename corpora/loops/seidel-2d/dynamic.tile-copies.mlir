#map = affine_map<()[s0] -> (s0 - 1)>
#map1 = affine_map<(d0, d1, d2) -> (-(-d0 + 1))>
#map2 = affine_map<(d0, d1, d2) -> (-(-d1 + 1))>
#map3 = affine_map<(d0) -> (d0 - 1)>
#map4 = affine_map<(d0) -> (d0 + 4)>
#map5 = affine_map<(d0) -> (d0)>
#map6 = affine_map<(d0)[s0] -> (d0 + 3, s0)>
#map7 = affine_map<(d0)[s0] -> (d0 + 3, s0 - 1)>
#map8 = affine_map<(d0, d1) -> (d0 - 1)>
#map9 = affine_map<(d0, d1) -> (d1)>
#map10 = affine_map<(d0, d1) -> (d1 + 1)>
#map11 = affine_map<(d0, d1) -> (d0)>
#map12 = affine_map<(d0, d1) -> (d1 - 1)>
#map13 = affine_map<(d0, d1) -> (d0 + 1)>
module {
  func.func @seidel_2d(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>) {
    %c25 = arith.constant 25 : index
    %c0 = arith.constant 0 : index
    %c25_0 = arith.constant 25 : index
    %c0_1 = arith.constant 0 : index
    %c0_2 = arith.constant 0 : index
    %cst = arith.constant 9.000000e+00 : f32
    affine.for %arg3 = 0 to %arg0 step 3 {
      affine.for %arg4 = 1 to #map()[%arg1] step 3 {
        affine.for %arg5 = 1 to #map()[%arg1] step 3 {
          %0 = affine.apply #map1(%arg4, %arg5, %arg1)
          %1 = affine.apply #map2(%arg4, %arg5, %arg1)
          %alloc = memref.alloc() : memref<5x5xf32>
          affine.for %arg6 = #map3(%arg4) to #map4(%arg4) {
            affine.for %arg7 = #map3(%arg5) to #map4(%arg5) {
              %4 = affine.load %arg2[%arg6, %arg7] : memref<?x?xf32>
              affine.store %4, %alloc[%arg6 - %arg4 + 1, %arg7 - %arg5 + 1] : memref<5x5xf32>
            }
          }
          affine.for %arg6 = #map5(%arg3) to min #map6(%arg3)[%arg0] {
            affine.for %arg7 = #map5(%arg4) to min #map7(%arg4)[%arg1] {
              affine.for %arg8 = #map5(%arg5) to min #map7(%arg5)[%arg1] {
                %4 = affine.apply #map8(%arg7, %arg8)
                %5 = affine.apply #map9(%arg7, %arg8)
                %6 = affine.load %alloc[-%arg4 + %arg7, -%arg5 + %arg8 + 1] : memref<5x5xf32>
                %7 = affine.apply #map8(%arg7, %arg8)
                %8 = affine.apply #map10(%arg7, %arg8)
                %9 = affine.load %alloc[-%arg4 + %arg7, -%arg5 + %arg8 + 2] : memref<5x5xf32>
                %10 = affine.apply #map11(%arg7, %arg8)
                %11 = affine.apply #map12(%arg7, %arg8)
                %12 = affine.load %alloc[-%arg4 + %arg7 + 1, -%arg5 + %arg8] : memref<5x5xf32>
                %13 = affine.load %alloc[-%arg4 + %arg7 + 1, -%arg5 + %arg8 + 1] : memref<5x5xf32>
                %14 = affine.apply #map11(%arg7, %arg8)
                %15 = affine.apply #map10(%arg7, %arg8)
                %16 = affine.load %alloc[-%arg4 + %arg7 + 1, -%arg5 + %arg8 + 2] : memref<5x5xf32>
                %17 = affine.apply #map13(%arg7, %arg8)
                %18 = affine.apply #map9(%arg7, %arg8)
                %19 = affine.load %alloc[-%arg4 + %arg7 + 2, -%arg5 + %arg8 + 1] : memref<5x5xf32>
                %20 = arith.addf %6, %9 : f32
                %21 = arith.addf %20, %12 : f32
                %22 = arith.addf %21, %13 : f32
                %23 = arith.addf %22, %16 : f32
                %24 = arith.addf %23, %19 : f32
                %25 = arith.divf %24, %cst : f32
                affine.store %25, %alloc[-%arg4 + %arg7 + 1, -%arg5 + %arg8 + 1] : memref<5x5xf32>
              }
            }
          }
          %2 = affine.apply #map1(%arg4, %arg5, %arg1)
          %3 = affine.apply #map2(%arg4, %arg5, %arg1)
          affine.for %arg6 = #map3(%arg4) to #map4(%arg4) {
            affine.for %arg7 = #map3(%arg5) to #map4(%arg5) {
              %4 = affine.load %alloc[%arg6 - %arg4 + 1, %arg7 - %arg5 + 1] : memref<5x5xf32>
              affine.store %4, %arg2[%arg6, %arg7] : memref<?x?xf32>
            }
          }
          memref.dealloc %alloc : memref<5x5xf32>
        }
      }
    }
    return
  }
}
