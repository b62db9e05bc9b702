#map = affine_map<()[s0, s1] -> (s0 * s1)>
module {
  func.func @symm(%arg0: index, %arg1: index, %arg2: f64, %arg3: memref<?x?xf64>, %arg4: memref<?x?xf64>, %arg5: memref<?x?xf64>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f64
    %c0_0 = arith.constant 0 : index
    %c1_1 = arith.constant 1 : index
    %c0_2 = arith.constant 0 : index
    %c1_3 = arith.constant 1 : index
    %0 = affine.apply #map()[%arg0, %arg1]
    scf.for %arg6 = %c0_0 to %0 step %c1_1 {
      %1:2 = affine.delinearize_index %arg6 into (%arg0, %arg1) : index, index
      %2 = memref.load %arg5[%1#0, %1#1] : memref<?x?xf64>
      %3 = arith.mulf %arg2, %2 : f64
      %4 = scf.for %arg7 = %c0 to %1#0 step %c1 iter_args(%arg8 = %cst) -> (f64) {
        %9 = memref.load %arg4[%1#0, %arg7] : memref<?x?xf64>
        %10 = memref.load %arg3[%arg7, %1#1] : memref<?x?xf64>
        %11 = arith.mulf %3, %9 : f64
        %12 = arith.addf %10, %11 : f64
        memref.store %12, %arg3[%arg7, %1#1] : memref<?x?xf64>
        %13 = memref.load %arg5[%arg7, %1#1] : memref<?x?xf64>
        %14 = arith.mulf %13, %9 : f64
        %15 = arith.addf %arg8, %14 : f64
        scf.yield %15 : f64
      }
      %5 = memref.load %arg4[%1#0, %1#0] : memref<?x?xf64>
      %6 = arith.mulf %3, %5 : f64
      %7 = arith.mulf %arg2, %4 : f64
      %8 = arith.addf %6, %7 : f64
      memref.store %8, %arg3[%1#0, %1#1] : memref<?x?xf64>
    }
    return
  }
}
