#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 + 2)>
#map2 = affine_map<(d0)[s0] -> (d0 + 2, s0)>
#set = affine_set<(d0)[s0] : (-d0 + s0 - 2 >= 0)>
module {
  func.func @atax(%arg0: memref<?x?xf32>, %arg1: memref<?xf32>, %arg2: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32>
    affine.for %arg3 = 0 to %dim_0 step 2 {
      affine.if #set(%arg3)[%dim_0] {
        affine.for %arg4 = #map(%arg3) to #map1(%arg3) {
          affine.store %cst, %arg2[%arg4] : memref<?xf32>
        }
      } else {
        affine.for %arg4 = #map(%arg3) to min #map2(%arg3)[%dim_0] {
          affine.store %cst, %arg2[%arg4] : memref<?xf32>
        }
      }
    }
    affine.for %arg3 = 0 to %dim step 2 {
      affine.if #set(%arg3)[%dim] {
        affine.for %arg4 = #map(%arg3) to #map1(%arg3) {
          %0 = affine.for %arg5 = 0 to %dim_0 iter_args(%arg6 = %cst) -> (f32) {
            %1 = affine.load %arg0[%arg4, %arg5] : memref<?x?xf32>
            %2 = affine.load %arg1[%arg5] : memref<?xf32>
            %3 = arith.mulf %1, %2 : f32
            %4 = arith.addf %arg6, %3 : f32
            affine.yield %4 : f32
          }
          affine.for %arg5 = 0 to %dim_0 {
            %1 = affine.load %arg2[%arg5] : memref<?xf32>
            %2 = affine.load %arg0[%arg4, %arg5] : memref<?x?xf32>
            %3 = arith.mulf %2, %0 : f32
            %4 = arith.addf %1, %3 : f32
            affine.store %4, %arg2[%arg5] : memref<?xf32>
          }
        }
      } else {
        affine.for %arg4 = #map(%arg3) to min #map2(%arg3)[%dim] {
          %0 = affine.for %arg5 = 0 to %dim_0 iter_args(%arg6 = %cst) -> (f32) {
            %1 = affine.load %arg0[%arg4, %arg5] : memref<?x?xf32>
            %2 = affine.load %arg1[%arg5] : memref<?xf32>
            %3 = arith.mulf %1, %2 : f32
            %4 = arith.addf %arg6, %3 : f32
            affine.yield %4 : f32
          }
          affine.for %arg5 = 0 to %dim_0 {
            %1 = affine.load %arg2[%arg5] : memref<?xf32>
            %2 = affine.load %arg0[%arg4, %arg5] : memref<?x?xf32>
            %3 = arith.mulf %2, %0 : f32
            %4 = arith.addf %1, %3 : f32
            affine.store %4, %arg2[%arg5] : memref<?xf32>
          }
        }
      }
    }
    return
  }
}
