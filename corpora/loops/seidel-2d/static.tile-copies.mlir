#map = affine_map<(d0, d1) -> (-(-d0 + 1))>
#map1 = affine_map<(d0, d1) -> (-(-d1 + 1))>
#map2 = affine_map<(d0) -> (d0 - 1)>
#map3 = affine_map<(d0) -> (d0 + 4)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0) -> (d0 + 3)>
#map6 = affine_map<(d0) -> (d0 + 3, 8)>
#map7 = affine_map<(d0, d1) -> (d0 - 1)>
#map8 = affine_map<(d0, d1) -> (d1 - 1)>
#map9 = affine_map<(d0, d1) -> (d1)>
#map10 = affine_map<(d0, d1) -> (d1 + 1)>
#map11 = affine_map<(d0, d1) -> (d0)>
#map12 = affine_map<(d0, d1) -> (d0 + 1)>
module {
  func.func @seidel_2d(%arg0: memref<8x9xf64>) {
    %c25 = arith.constant 25 : index
    %c0 = arith.constant 0 : index
    %c25_0 = arith.constant 25 : index
    %c0_1 = arith.constant 0 : index
    %c0_2 = arith.constant 0 : index
    %cst = arith.constant 9.000000e+00 : f64
    affine.for %arg1 = 0 to 3 step 3 {
      affine.for %arg2 = 1 to 7 step 3 {
        affine.for %arg3 = 1 to 8 step 3 {
          %0 = affine.apply #map(%arg2, %arg3)
          %1 = affine.apply #map1(%arg2, %arg3)
          %alloc = memref.alloc() : memref<5x5xf64>
          affine.for %arg4 = #map2(%arg2) to #map3(%arg2) {
            affine.for %arg5 = #map2(%arg3) to #map3(%arg3) {
              %4 = affine.load %arg0[%arg4, %arg5] : memref<8x9xf64>
              affine.store %4, %alloc[%arg4 - %arg2 + 1, %arg5 - %arg3 + 1] : memref<5x5xf64>
            }
          }
          affine.for %arg4 = #map4(%arg1) to #map5(%arg1) {
            affine.for %arg5 = #map4(%arg2) to #map5(%arg2) {
              affine.for %arg6 = #map4(%arg3) to min #map6(%arg3) {
                %4 = affine.apply #map7(%arg5, %arg6)
                %5 = affine.apply #map8(%arg5, %arg6)
                %6 = affine.load %alloc[-%arg2 + %arg5, -%arg3 + %arg6] : memref<5x5xf64>
                %7 = affine.apply #map7(%arg5, %arg6)
                %8 = affine.apply #map9(%arg5, %arg6)
                %9 = affine.load %alloc[-%arg2 + %arg5, -%arg3 + %arg6 + 1] : memref<5x5xf64>
                %10 = affine.apply #map7(%arg5, %arg6)
                %11 = affine.apply #map10(%arg5, %arg6)
                %12 = affine.load %alloc[-%arg2 + %arg5, -%arg3 + %arg6 + 2] : memref<5x5xf64>
                %13 = affine.apply #map11(%arg5, %arg6)
                %14 = affine.apply #map8(%arg5, %arg6)
                %15 = affine.load %alloc[-%arg2 + %arg5 + 1, -%arg3 + %arg6] : memref<5x5xf64>
                %16 = affine.load %alloc[-%arg2 + %arg5 + 1, -%arg3 + %arg6 + 1] : memref<5x5xf64>
                %17 = affine.apply #map11(%arg5, %arg6)
                %18 = affine.apply #map10(%arg5, %arg6)
                %19 = affine.load %alloc[-%arg2 + %arg5 + 1, -%arg3 + %arg6 + 2] : memref<5x5xf64>
                %20 = affine.apply #map12(%arg5, %arg6)
                %21 = affine.apply #map8(%arg5, %arg6)
                %22 = affine.load %alloc[-%arg2 + %arg5 + 2, -%arg3 + %arg6] : memref<5x5xf64>
                %23 = affine.apply #map12(%arg5, %arg6)
                %24 = affine.apply #map9(%arg5, %arg6)
                %25 = affine.load %alloc[-%arg2 + %arg5 + 2, -%arg3 + %arg6 + 1] : memref<5x5xf64>
                %26 = affine.apply #map12(%arg5, %arg6)
                %27 = affine.apply #map10(%arg5, %arg6)
                %28 = affine.load %alloc[-%arg2 + %arg5 + 2, -%arg3 + %arg6 + 2] : memref<5x5xf64>
                %29 = arith.addf %6, %9 : f64
                %30 = arith.addf %29, %12 : f64
                %31 = arith.addf %30, %15 : f64
                %32 = arith.addf %31, %16 : f64
                %33 = arith.addf %32, %19 : f64
                %34 = arith.addf %33, %22 : f64
                %35 = arith.addf %34, %25 : f64
                %36 = arith.addf %35, %28 : f64
                %37 = arith.divf %36, %cst : f64
                affine.store %37, %alloc[-%arg2 + %arg5 + 1, -%arg3 + %arg6 + 1] : memref<5x5xf64>
              }
            }
          }
          %2 = affine.apply #map(%arg2, %arg3)
          %3 = affine.apply #map1(%arg2, %arg3)
          affine.for %arg4 = #map2(%arg2) to #map3(%arg2) {
            affine.for %arg5 = #map2(%arg3) to #map3(%arg3) {
              %4 = affine.load %alloc[%arg4 - %arg2 + 1, %arg5 - %arg3 + 1] : memref<5x5xf64>
              affine.store %4, %arg0[%arg4, %arg5] : memref<8x9xf64>
            }
          }
          memref.dealloc %alloc : memref<5x5xf64>
        }
      }
    }
    return
  }
}
