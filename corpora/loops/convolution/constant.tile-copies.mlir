#map = affine_map<(d0, d1) -> (-(-d0 + 1))>
#map1 = affine_map<(d0) -> (d0 - 1)>
#map2 = affine_map<(d0)[s0] -> (d0 + 4, s0 + 1)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0)[s0] -> (d0 + 3, s0)>
#map5 = affine_map<(d0, d1) -> (d0 + d1 - 1)>
#map6 = affine_map<(d0, d1) -> (d0)>
#set = affine_set<(d0, d1)[s0] : (d0 + d1 - 1 >= 0, -d0 + s0 - d1 >= 0)>
module {
  memref.global "private" constant @weights : memref<3xf32> = dense<[2.500000e-01, 5.000000e-01, 2.500000e-01]>
  func.func @convolution(%arg0: index, %arg1: memref<?xf32>, %arg2: memref<?xf32>) {
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %c3_0 = arith.constant 3 : index
    %c0_1 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = memref.get_global @weights : memref<3xf32>
    %alloc = memref.alloc() : memref<3xf32>
    affine.for %arg3 = 0 to 3 {
      %1 = affine.load %0[%arg3] : memref<3xf32>
      affine.store %1, %alloc[%arg3] : memref<3xf32>
    }
    affine.for %arg3 = 0 to %arg0 step 3 {
      %1 = affine.apply #map(%arg3, %arg0)
      %alloc_4 = memref.alloc() : memref<5xf32>
      affine.for %arg4 = #map1(%arg3) to min #map2(%arg3)[%arg0] {
        %3 = affine.load %arg1[%arg4] : memref<?xf32>
        affine.store %3, %alloc_4[%arg4 - %arg3 + 1] : memref<5xf32>
      }
      %alloc_5 = memref.alloc() : memref<3xf32>
      affine.for %arg4 = #map3(%arg3) to min #map4(%arg3)[%arg0] {
        %3 = affine.for %arg5 = 0 to 3 iter_args(%arg6 = %cst) -> (f32) {
          %4 = affine.if #set(%arg4, %arg5)[%arg0] -> f32 {
            %8 = affine.apply #map5(%arg4, %arg5)
            %9 = affine.load %alloc_4[-%arg3 + %arg4 + %arg5] : memref<5xf32>
            affine.yield %9 : f32
          } else {
            affine.yield %cst : f32
          }
          %5 = affine.load %alloc[%arg5] : memref<3xf32>
          %6 = arith.mulf %4, %5 : f32
          %7 = arith.addf %arg6, %6 : f32
          affine.yield %7 : f32
        }
        affine.store %3, %alloc_5[-%arg3 + %arg4] : memref<3xf32>
      }
      %2 = affine.apply #map6(%arg3, %arg0)
      affine.for %arg4 = #map3(%arg3) to min #map4(%arg3)[%arg0] {
        %3 = affine.load %alloc_5[%arg4 - %arg3] : memref<3xf32>
        affine.store %3, %arg2[%arg4] : memref<?xf32>
      }
      memref.dealloc %alloc_5 : memref<3xf32>
      memref.dealloc %alloc_4 : memref<5xf32>
    }
    memref.dealloc %alloc : memref<3xf32>
    return
  }
}
