#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 + 2)>
#set = affine_set<() : (0 == 0)>
module {
  func.func @cholesky(%arg0: memref<6x6xf32>) {
    affine.for %arg1 = 0 to 6 step 2 {
      affine.if #set() {
        affine.for %arg2 = #map(%arg1) to #map1(%arg1) {
          affine.for %arg3 = 0 to #map(%arg2) {
            affine.for %arg4 = 0 to #map(%arg3) {
              %5 = affine.load %arg0[%arg2, %arg4] : memref<6x6xf32>
              %6 = affine.load %arg0[%arg3, %arg4] : memref<6x6xf32>
              %7 = affine.load %arg0[%arg2, %arg3] : memref<6x6xf32>
              %8 = arith.mulf %5, %6 : f32
              %9 = arith.subf %7, %8 : f32
              affine.store %9, %arg0[%arg2, %arg3] : memref<6x6xf32>
            }
            %2 = affine.load %arg0[%arg3, %arg3] : memref<6x6xf32>
            %3 = affine.load %arg0[%arg2, %arg3] : memref<6x6xf32>
            %4 = arith.divf %3, %2 : f32
            affine.store %4, %arg0[%arg2, %arg3] : memref<6x6xf32>
          }
          affine.for %arg3 = 0 to #map(%arg2) {
            %2 = affine.load %arg0[%arg2, %arg3] : memref<6x6xf32>
            %3 = affine.load %arg0[%arg2, %arg2] : memref<6x6xf32>
            %4 = arith.mulf %2, %2 : f32
            %5 = arith.subf %3, %4 : f32
            affine.store %5, %arg0[%arg2, %arg2] : memref<6x6xf32>
          }
          %0 = affine.load %arg0[%arg2, %arg2] : memref<6x6xf32>
          %1 = math.sqrt %0 : f32
          affine.store %1, %arg0[%arg2, %arg2] : memref<6x6xf32>
        }
      } else {
        affine.for %arg2 = #map(%arg1) to #map1(%arg1) {
          affine.for %arg3 = 0 to #map(%arg2) {
            affine.for %arg4 = 0 to #map(%arg3) {
              %5 = affine.load %arg0[%arg2, %arg4] : memref<6x6xf32>
              %6 = affine.load %arg0[%arg3, %arg4] : memref<6x6xf32>
              %7 = affine.load %arg0[%arg2, %arg3] : memref<6x6xf32>
              %8 = arith.mulf %5, %6 : f32
              %9 = arith.subf %7, %8 : f32
              affine.store %9, %arg0[%arg2, %arg3] : memref<6x6xf32>
            }
            %2 = affine.load %arg0[%arg3, %arg3] : memref<6x6xf32>
            %3 = affine.load %arg0[%arg2, %arg3] : memref<6x6xf32>
            %4 = arith.divf %3, %2 : f32
            affine.store %4, %arg0[%arg2, %arg3] : memref<6x6xf32>
          }
          affine.for %arg3 = 0 to #map(%arg2) {
            %2 = affine.load %arg0[%arg2, %arg3] : memref<6x6xf32>
            %3 = affine.load %arg0[%arg2, %arg2] : memref<6x6xf32>
            %4 = arith.mulf %2, %2 : f32
            %5 = arith.subf %3, %4 : f32
            affine.store %5, %arg0[%arg2, %arg2] : memref<6x6xf32>
          }
          %0 = affine.load %arg0[%arg2, %arg2] : memref<6x6xf32>
          %1 = math.sqrt %0 : f32
          affine.store %1, %arg0[%arg2, %arg2] : memref<6x6xf32>
        }
      }
    }
    return
  }
}
