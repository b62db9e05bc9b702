#map = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>
module {
  func.func @atax(%arg0: memref<?x?xf32>, %arg1: memref<?xf32>, %arg2: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32>
    %c0_1 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %0 = arith.muli %c1, %c2 : index
    scf.parallel (%arg3) = (%c0) to (%dim_0) step (%0) {
      %1 = affine.min #map(%0, %dim_0, %arg3)
      scf.parallel (%arg4) = (%c0_1) to (%1) step (%c1) {
        %2 = arith.addi %arg4, %arg3 : index
        memref.store %cst, %arg2[%2] : memref<?xf32>
        scf.reduce 
      }
      scf.reduce 
    }
    scf.for %arg3 = %c0 to %dim step %c1 {
      %1 = scf.for %arg4 = %c0 to %dim_0 step %c1 iter_args(%arg5 = %cst) -> (f32) {
        %3 = memref.load %arg0[%arg3, %arg4] : memref<?x?xf32>
        %4 = memref.load %arg1[%arg4] : memref<?xf32>
        %5 = arith.mulf %3, %4 : f32
        %6 = arith.addf %arg5, %5 : f32
        scf.yield %6 : f32
      }
      %c0_2 = arith.constant 0 : index
      %c2_3 = arith.constant 2 : index
      %2 = arith.muli %c1, %c2_3 : index
      scf.parallel (%arg4) = (%c0) to (%dim_0) step (%2) {
        %3 = affine.min #map(%2, %dim_0, %arg4)
        scf.parallel (%arg5) = (%c0_2) to (%3) step (%c1) {
          %4 = arith.addi %arg5, %arg4 : index
          %5 = memref.load %arg2[%4] : memref<?xf32>
          %6 = memref.load %arg0[%arg3, %4] : memref<?x?xf32>
          %7 = arith.mulf %6, %1 : f32
          %8 = arith.addf %5, %7 : f32
          memref.store %8, %arg2[%4] : memref<?xf32>
          scf.reduce 
        }
        scf.reduce 
      }
    }
    return
  }
}
