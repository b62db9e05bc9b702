#map = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>
#map1 = affine_map<(d0, d1) -> (d0 + d1)>
module {
  func.func @convolution(%arg0: memref<?x?x?x?xf32>, %arg1: memref<?x?x?x?xf32>, %arg2: memref<?x?x?x?xf32>) {
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg2, %c0 : memref<?x?x?x?xf32>
    %dim_0 = memref.dim %arg2, %c1 : memref<?x?x?x?xf32>
    %dim_1 = memref.dim %arg2, %c2 : memref<?x?x?x?xf32>
    %dim_2 = memref.dim %arg2, %c3 : memref<?x?x?x?xf32>
    %c0_3 = arith.constant 0 : index
    %c3_4 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c1_5 = arith.constant 1 : index
    %c1_6 = arith.constant 1 : index
    %0 = arith.muli %c1, %c3_4 : index
    %1 = arith.muli %c1, %c4 : index
    %2 = arith.muli %c1, %c1_5 : index
    %3 = arith.muli %c1, %c1_6 : index
    scf.parallel (%arg3, %arg4, %arg5, %arg6) = (%c0, %c0, %c0, %c0) to (%dim, %dim_0, %dim_1, %dim_2) step (%0, %1, %2, %3) {
      %8 = affine.min #map(%0, %dim, %arg3)
      %9 = affine.min #map(%1, %dim_0, %arg4)
      %10 = affine.min #map(%2, %dim_1, %arg5)
      %11 = affine.min #map(%3, %dim_2, %arg6)
      scf.parallel (%arg7, %arg8, %arg9, %arg10) = (%c0_3, %c0_3, %c0_3, %c0_3) to (%8, %9, %10, %11) step (%c1, %c1, %c1, %c1) {
        %12 = arith.addi %arg7, %arg3 : index
        %13 = arith.addi %arg8, %arg4 : index
        %14 = arith.addi %arg9, %arg5 : index
        %15 = arith.addi %arg10, %arg6 : index
        memref.store %cst, %arg2[%12, %13, %14, %15] : memref<?x?x?x?xf32>
        scf.reduce 
      }
      scf.reduce 
    }
    %dim_7 = memref.dim %arg0, %c0 : memref<?x?x?x?xf32>
    %dim_8 = memref.dim %arg0, %c1 : memref<?x?x?x?xf32>
    %dim_9 = memref.dim %arg1, %c0 : memref<?x?x?x?xf32>
    %dim_10 = memref.dim %arg1, %c2 : memref<?x?x?x?xf32>
    %dim_11 = memref.dim %arg1, %c3 : memref<?x?x?x?xf32>
    %dim_12 = memref.dim %arg2, %c2 : memref<?x?x?x?xf32>
    %dim_13 = memref.dim %arg2, %c3 : memref<?x?x?x?xf32>
    %c0_14 = arith.constant 0 : index
    %c3_15 = arith.constant 3 : index
    %c4_16 = arith.constant 4 : index
    %c1_17 = arith.constant 1 : index
    %c1_18 = arith.constant 1 : index
    %4 = arith.muli %c1, %c3_15 : index
    %5 = arith.muli %c1, %c4_16 : index
    %6 = arith.muli %c1, %c1_17 : index
    %7 = arith.muli %c1, %c1_18 : index
    scf.parallel (%arg3, %arg4, %arg5, %arg6) = (%c0, %c0, %c0, %c0) to (%dim_7, %dim_9, %dim_12, %dim_13) step (%4, %5, %6, %7) {
      %8 = affine.min #map(%4, %dim_7, %arg3)
      %9 = affine.min #map(%5, %dim_9, %arg4)
      %10 = affine.min #map(%6, %dim_12, %arg5)
      %11 = affine.min #map(%7, %dim_13, %arg6)
      scf.parallel (%arg7, %arg8, %arg9, %arg10) = (%c0_14, %c0_14, %c0_14, %c0_14) to (%8, %9, %10, %11) step (%c1, %c1, %c1, %c1) {
        %12 = arith.addi %arg7, %arg3 : index
        %13 = arith.addi %arg8, %arg4 : index
        %14 = arith.addi %arg9, %arg5 : index
        %15 = arith.addi %arg10, %arg6 : index
        scf.for %arg11 = %c0 to %dim_8 step %c1 {
          scf.for %arg12 = %c0 to %dim_10 step %c1 {
            scf.for %arg13 = %c0 to %dim_11 step %c1 {
              %16 = affine.apply #map1(%14, %arg12)
              %17 = affine.apply #map1(%15, %arg13)
              %18 = memref.load %arg0[%12, %arg11, %16, %17] : memref<?x?x?x?xf32>
              %19 = memref.load %arg1[%13, %arg11, %arg12, %arg13] : memref<?x?x?x?xf32>
              %20 = memref.load %arg2[%12, %13, %14, %15] : memref<?x?x?x?xf32>
              %21 = arith.mulf %18, %19 : f32
              %22 = arith.addf %20, %21 : f32
              memref.store %22, %arg2[%12, %13, %14, %15] : memref<?x?x?x?xf32>
            }
          }
        }
        scf.reduce 
      }
      scf.reduce 
    }
    return
  }
}
