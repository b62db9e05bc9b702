#map = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>
module {
  func.func @gemm(%arg0: memref<?x?xf64>, %arg1: memref<?x?xf64>, %arg2: memref<?x?xf64>) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?xf64>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf64>
    %dim_1 = memref.dim %arg1, %c1 : memref<?x?xf64>
    %c0_2 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %0 = arith.muli %c1, %c3 : index
    %1 = arith.muli %c1, %c4 : index
    scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%dim, %dim_1) step (%0, %1) {
      %2 = affine.min #map(%0, %dim, %arg3)
      %3 = affine.min #map(%1, %dim_1, %arg4)
      scf.parallel (%arg5, %arg6) = (%c0_2, %c0_2) to (%2, %3) step (%c1, %c1) {
        %4 = arith.addi %arg5, %arg3 : index
        %5 = arith.addi %arg6, %arg4 : index
        scf.for %arg7 = %c0 to %dim_0 step %c1 {
          %6 = memref.load %arg0[%4, %arg7] : memref<?x?xf64>
          %7 = memref.load %arg1[%arg7, %5] : memref<?x?xf64>
          %8 = memref.load %arg2[%4, %5] : memref<?x?xf64>
          %9 = arith.mulf %6, %7 : f64
          %10 = arith.addf %8, %9 : f64
          memref.store %10, %arg2[%4, %5] : memref<?x?xf64>
        }
        scf.reduce 
      }
      scf.reduce 
    }
    return
  }
}
