#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 + 2)>
#map2 = affine_map<(d0) -> (d0 + 2, 7)>
#set = affine_set<(d0) : (-d0 + 5 >= 0)>
module {
  func.func @trisolv(%arg0: memref<7x7xf64>, %arg1: memref<7xf64>, %arg2: memref<7xf64>) {
    affine.for %arg3 = 0 to 7 step 2 {
      affine.if #set(%arg3) {
        affine.for %arg4 = #map(%arg3) to #map1(%arg3) {
          %0 = affine.load %arg2[%arg4] : memref<7xf64>
          affine.store %0, %arg1[%arg4] : memref<7xf64>
          affine.for %arg5 = 0 to #map(%arg4) {
            %4 = affine.load %arg0[%arg4, %arg5] : memref<7x7xf64>
            %5 = affine.load %arg1[%arg5] : memref<7xf64>
            %6 = affine.load %arg1[%arg4] : memref<7xf64>
            %7 = arith.mulf %4, %5 : f64
            %8 = arith.subf %6, %7 : f64
            affine.store %8, %arg1[%arg4] : memref<7xf64>
          }
          %1 = affine.load %arg1[%arg4] : memref<7xf64>
          %2 = affine.load %arg0[%arg4, %arg4] : memref<7x7xf64>
          %3 = arith.divf %1, %2 : f64
          affine.store %3, %arg1[%arg4] : memref<7xf64>
        }
      } else {
        affine.for %arg4 = #map(%arg3) to min #map2(%arg3) {
          %0 = affine.load %arg2[%arg4] : memref<7xf64>
          affine.store %0, %arg1[%arg4] : memref<7xf64>
          affine.for %arg5 = 0 to #map(%arg4) {
            %4 = affine.load %arg0[%arg4, %arg5] : memref<7x7xf64>
            %5 = affine.load %arg1[%arg5] : memref<7xf64>
            %6 = affine.load %arg1[%arg4] : memref<7xf64>
            %7 = arith.mulf %4, %5 : f64
            %8 = arith.subf %6, %7 : f64
            affine.store %8, %arg1[%arg4] : memref<7xf64>
          }
          %1 = affine.load %arg1[%arg4] : memref<7xf64>
          %2 = affine.load %arg0[%arg4, %arg4] : memref<7x7xf64>
          %3 = arith.divf %1, %2 : f64
          affine.store %3, %arg1[%arg4] : memref<7xf64>
        }
      }
    }
    return
  }
}
