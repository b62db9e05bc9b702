#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 + 3, 7)>
#map2 = affine_map<(d0) -> (d0 + 2, 5)>
module {
  func.func @gemm(%arg0: memref<7x5xbf16>, %arg1: memref<7x6xbf16>, %arg2: memref<6x5xbf16>) {
    %cst = arith.constant 0.000000e+00 : f32
    affine.for %arg3 = 0 to 7 step 3 {
      affine.for %arg4 = 0 to 5 step 2 {
        affine.for %arg5 = #map(%arg3) to min #map1(%arg3) {
          affine.for %arg6 = #map(%arg4) to min #map2(%arg4) {
            %0 = affine.for %arg7 = 0 to 6 iter_args(%arg8 = %cst) -> (f32) {
              %2 = affine.load %arg1[%arg5, %arg7] : memref<7x6xbf16>
              %3 = affine.load %arg2[%arg7, %arg6] : memref<6x5xbf16>
              %4 = arith.extf %2 : bf16 to f32
              %5 = arith.extf %3 : bf16 to f32
              %6 = arith.mulf %4, %5 : f32
              %7 = arith.addf %arg8, %6 : f32
              affine.yield %7 : f32
            }
            %1 = arith.truncf %0 : f32 to bf16
            affine.store %1, %arg0[%arg5, %arg6] : memref<7x5xbf16>
          }
        }
      }
    }
    return
  }
}
