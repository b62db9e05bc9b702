#map = affine_map<()[s0] -> ((s0 floordiv 2) * 2)>
#map1 = affine_map<(d0) -> (d0 + 1)>
module {
  func.func @mvt(%arg0: index, %arg1: memref<?xf64>, %arg2: memref<?xf64>, %arg3: memref<?xf64>, %arg4: memref<?xf64>, %arg5: memref<?x?xf64>) {
    affine.for %arg6 = 0 to #map()[%arg0] step 2 {
      affine.for %arg7 = 0 to %arg0 {
        %0 = affine.load %arg5[%arg6, %arg7] : memref<?x?xf64>
        %1 = affine.load %arg3[%arg7] : memref<?xf64>
        %2 = affine.load %arg1[%arg6] : memref<?xf64>
        %3 = arith.mulf %0, %1 : f64
        %4 = arith.addf %2, %3 : f64
        affine.store %4, %arg1[%arg6] : memref<?xf64>
        %5 = affine.apply #map1(%arg6)
        %6 = affine.load %arg5[%5, %arg7] : memref<?x?xf64>
        %7 = affine.load %arg3[%arg7] : memref<?xf64>
        %8 = affine.load %arg1[%5] : memref<?xf64>
        %9 = arith.mulf %6, %7 : f64
        %10 = arith.addf %8, %9 : f64
        affine.store %10, %arg1[%5] : memref<?xf64>
      }
    }
    affine.for %arg6 = #map()[%arg0] to %arg0 {
      affine.for %arg7 = 0 to %arg0 {
        %0 = affine.load %arg5[%arg6, %arg7] : memref<?x?xf64>
        %1 = affine.load %arg3[%arg7] : memref<?xf64>
        %2 = affine.load %arg1[%arg6] : memref<?xf64>
        %3 = arith.mulf %0, %1 : f64
        %4 = arith.addf %2, %3 : f64
        affine.store %4, %arg1[%arg6] : memref<?xf64>
      }
    }
    affine.for %arg6 = 0 to %arg0 {
      affine.for %arg7 = 0 to %arg0 {
        %0 = affine.load %arg5[%arg7, %arg6] : memref<?x?xf64>
        %1 = affine.load %arg4[%arg7] : memref<?xf64>
        %2 = affine.load %arg2[%arg6] : memref<?xf64>
        %3 = arith.mulf %0, %1 : f64
        %4 = arith.addf %2, %3 : f64
        affine.store %4, %arg2[%arg6] : memref<?xf64>
      }
    }
    return
  }
}
