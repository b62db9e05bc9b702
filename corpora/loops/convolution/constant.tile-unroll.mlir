#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0)[s0] -> (d0 + 4, s0)>
#map2 = affine_map<(d0) -> (d0 + 1)>
#set = affine_set<(d0, d1)[s0] : (d0 + d1 - 1 >= 0, -d0 + s0 - d1 >= 0)>
module {
  memref.global "private" constant @weights : memref<3xf32> = dense<[2.500000e-01, 5.000000e-01, 2.500000e-01]>
  func.func @convolution(%arg0: index, %arg1: memref<?xf32>, %arg2: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = memref.get_global @weights : memref<3xf32>
    affine.for %arg3 = 0 to %arg0 step 4 {
      affine.for %arg4 = #map(%arg3) to min #map1(%arg3)[%arg0] {
        %1 = affine.if #set(%arg4, %c0)[%arg0] -> f32 {
          %14 = affine.load %arg1[%arg4 + %c0 - 1] : memref<?xf32>
          affine.yield %14 : f32
        } else {
          affine.yield %cst : f32
        }
        %2 = affine.load %0[%c0] : memref<3xf32>
        %3 = arith.mulf %1, %2 : f32
        %4 = arith.addf %cst, %3 : f32
        %5 = affine.apply #map2(%c0)
        %6 = affine.if #set(%arg4, %5)[%arg0] -> f32 {
          %14 = affine.load %arg1[%arg4 + %5 - 1] : memref<?xf32>
          affine.yield %14 : f32
        } else {
          affine.yield %cst : f32
        }
        %7 = affine.load %0[%5] : memref<3xf32>
        %8 = arith.mulf %6, %7 : f32
        %9 = arith.addf %4, %8 : f32
        %10 = affine.if #set(%arg4, %c2)[%arg0] -> f32 {
          %14 = affine.load %arg1[%arg4 + %c2 - 1] : memref<?xf32>
          affine.yield %14 : f32
        } else {
          affine.yield %cst : f32
        }
        %11 = affine.load %0[%c2] : memref<3xf32>
        %12 = arith.mulf %10, %11 : f32
        %13 = arith.addf %9, %12 : f32
        affine.store %13, %arg2[%arg4] : memref<?xf32>
      }
    }
    return
  }
}
