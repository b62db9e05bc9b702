#map = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>
#map1 = affine_map<(d0, d1) -> (d0 * 2 + d1)>
module {
  func.func @convolution(%arg0: memref<?x?x?x?xf32>, %arg1: memref<?x?x?x?xf32>, %arg2: memref<?x?x?x?xf32>) {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?x?x?xf32>
    %dim_0 = memref.dim %arg0, %c3 : memref<?x?x?x?xf32>
    %dim_1 = memref.dim %arg1, %c0 : memref<?x?x?x?xf32>
    %dim_2 = memref.dim %arg1, %c1 : memref<?x?x?x?xf32>
    %dim_3 = memref.dim %arg1, %c3 : memref<?x?x?x?xf32>
    %dim_4 = memref.dim %arg2, %c1 : memref<?x?x?x?xf32>
    %dim_5 = memref.dim %arg2, %c2 : memref<?x?x?x?xf32>
    %c0_6 = arith.constant 0 : index
    %c3_7 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c1_8 = arith.constant 1 : index
    %c1_9 = arith.constant 1 : index
    %0 = arith.muli %c1, %c3_7 : index
    %1 = arith.muli %c1, %c4 : index
    %2 = arith.muli %c1, %c1_8 : index
    %3 = arith.muli %c1, %c1_9 : index
    scf.parallel (%arg3, %arg4, %arg5, %arg6) = (%c0, %c0, %c0, %c0) to (%dim, %dim_4, %dim_5, %dim_3) step (%0, %1, %2, %3) {
      %4 = affine.min #map(%0, %dim, %arg3)
      %5 = affine.min #map(%1, %dim_4, %arg4)
      %6 = affine.min #map(%2, %dim_5, %arg5)
      %7 = affine.min #map(%3, %dim_3, %arg6)
      scf.parallel (%arg7, %arg8, %arg9, %arg10) = (%c0_6, %c0_6, %c0_6, %c0_6) to (%4, %5, %6, %7) step (%c1, %c1, %c1, %c1) {
        %8 = arith.addi %arg7, %arg3 : index
        %9 = arith.addi %arg8, %arg4 : index
        %10 = arith.addi %arg9, %arg5 : index
        %11 = arith.addi %arg10, %arg6 : index
        scf.for %arg11 = %c0 to %dim_1 step %c1 {
          scf.for %arg12 = %c0 to %dim_2 step %c1 {
            scf.for %arg13 = %c0 to %dim_0 step %c1 {
              %12 = affine.apply #map1(%9, %arg11)
              %13 = affine.apply #map1(%10, %arg12)
              %14 = memref.load %arg0[%8, %12, %13, %arg13] : memref<?x?x?x?xf32>
              %15 = memref.load %arg1[%arg11, %arg12, %arg13, %11] : memref<?x?x?x?xf32>
              %16 = memref.load %arg2[%8, %9, %10, %11] : memref<?x?x?x?xf32>
              %17 = arith.mulf %14, %15 : f32
              %18 = arith.addf %16, %17 : f32
              memref.store %18, %arg2[%8, %9, %10, %11] : memref<?x?x?x?xf32>
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
