#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0)[s0] -> (d0 + 3, s0)>
#map2 = affine_map<()[s0] -> (s0 - 1)>
module {
  func.func @kernel_fdtd_2d(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: memref<?x11xf32>, %arg4: memref<?x11xf32>, %arg5: memref<?x11xf32>, %arg6: memref<?xf32>) attributes {llvm.linkage = #llvm.linkage<external>} {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant 0.699999988 : f32
    %0 = arith.index_cast %arg2 : i32 to index
    %1 = arith.index_cast %arg1 : i32 to index
    %2 = arith.index_cast %arg0 : i32 to index
    affine.for %arg7 = 0 to %2 step 3 {
      affine.for %arg8 = #map(%arg7) to min #map1(%arg7)[%2] {
        affine.for %arg9 = 0 to %0 {
          %3 = affine.load %arg6[%arg8] : memref<?xf32>
          affine.store %3, %arg4[0, %arg9] : memref<?x11xf32>
        }
        affine.for %arg9 = 1 to %1 {
          affine.for %arg10 = 0 to %0 {
            %3 = affine.load %arg4[%arg9, %arg10] : memref<?x11xf32>
            %4 = affine.load %arg5[%arg9, %arg10] : memref<?x11xf32>
            %5 = affine.load %arg5[%arg9 - 1, %arg10] : memref<?x11xf32>
            %6 = arith.subf %4, %5 : f32
            %7 = arith.mulf %6, %cst : f32
            %8 = arith.subf %3, %7 : f32
            affine.store %8, %arg4[%arg9, %arg10] : memref<?x11xf32>
          }
        }
        affine.for %arg9 = 0 to %1 {
          affine.for %arg10 = 1 to %0 {
            %3 = affine.load %arg3[%arg9, %arg10] : memref<?x11xf32>
            %4 = affine.load %arg5[%arg9, %arg10] : memref<?x11xf32>
            %5 = affine.load %arg5[%arg9, %arg10 - 1] : memref<?x11xf32>
            %6 = arith.subf %4, %5 : f32
            %7 = arith.mulf %6, %cst : f32
            %8 = arith.subf %3, %7 : f32
            affine.store %8, %arg3[%arg9, %arg10] : memref<?x11xf32>
          }
        }
        affine.for %arg9 = 0 to #map2()[%1] {
          affine.for %arg10 = 0 to #map2()[%0] {
            %3 = affine.load %arg5[%arg9, %arg10] : memref<?x11xf32>
            %4 = affine.load %arg3[%arg9, %arg10 + 1] : memref<?x11xf32>
            %5 = affine.load %arg3[%arg9, %arg10] : memref<?x11xf32>
            %6 = arith.subf %4, %5 : f32
            %7 = affine.load %arg4[%arg9 + 1, %arg10] : memref<?x11xf32>
            %8 = arith.addf %6, %7 : f32
            %9 = affine.load %arg4[%arg9, %arg10] : memref<?x11xf32>
            %10 = arith.subf %8, %9 : f32
            %11 = arith.mulf %10, %cst_0 : f32
            %12 = arith.subf %3, %11 : f32
            affine.store %12, %arg5[%arg9, %arg10] : memref<?x11xf32>
          }
        }
      }
    }
    return
  }
}
