#map = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>
module {
  func.func @jacobi_2d(%arg0: memref<7x9xf64>, %arg1: memref<7x9xf64>) {
    %c-1 = arith.constant -1 : index
    %c8 = arith.constant 8 : index
    %c6 = arith.constant 6 : index
    %cst = arith.constant 2.000000e-01 : f64
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %c2 step %c1 {
      %c0_0 = arith.constant 0 : index
      %c2_1 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %0 = arith.muli %c1, %c2_1 : index
      %1 = arith.muli %c1, %c3 : index
      scf.parallel (%arg3, %arg4) = (%c1, %c1) to (%c6, %c8) step (%0, %1) {
        %4 = affine.min #map(%0, %c6, %arg3)
        %5 = affine.min #map(%1, %c8, %arg4)
        scf.parallel (%arg5, %arg6) = (%c0_0, %c0_0) to (%4, %5) step (%c1, %c1) {
          %6 = arith.addi %arg5, %arg3 : index
          %7 = arith.addi %arg6, %arg4 : index
          %8 = memref.load %arg0[%6, %7] : memref<7x9xf64>
          %9 = arith.addi %7, %c-1 : index
          %10 = memref.load %arg0[%6, %9] : memref<7x9xf64>
          %11 = arith.addi %7, %c1 : index
          %12 = memref.load %arg0[%6, %11] : memref<7x9xf64>
          %13 = arith.addi %6, %c1 : index
          %14 = memref.load %arg0[%13, %7] : memref<7x9xf64>
          %15 = arith.addi %6, %c-1 : index
          %16 = memref.load %arg0[%15, %7] : memref<7x9xf64>
          %17 = arith.addf %8, %10 : f64
          %18 = arith.addf %17, %12 : f64
          %19 = arith.addf %18, %14 : f64
          %20 = arith.addf %19, %16 : f64
          %21 = arith.mulf %20, %cst : f64
          memref.store %21, %arg1[%6, %7] : memref<7x9xf64>
          scf.reduce 
        }
        scf.reduce 
      }
      %c0_2 = arith.constant 0 : index
      %c2_3 = arith.constant 2 : index
      %c3_4 = arith.constant 3 : index
      %2 = arith.muli %c1, %c2_3 : index
      %3 = arith.muli %c1, %c3_4 : index
      scf.parallel (%arg3, %arg4) = (%c1, %c1) to (%c6, %c8) step (%2, %3) {
        %4 = affine.min #map(%2, %c6, %arg3)
        %5 = affine.min #map(%3, %c8, %arg4)
        scf.parallel (%arg5, %arg6) = (%c0_2, %c0_2) to (%4, %5) step (%c1, %c1) {
          %6 = arith.addi %arg5, %arg3 : index
          %7 = arith.addi %arg6, %arg4 : index
          %8 = memref.load %arg1[%6, %7] : memref<7x9xf64>
          %9 = arith.addi %7, %c-1 : index
          %10 = memref.load %arg1[%6, %9] : memref<7x9xf64>
          %11 = arith.addi %7, %c1 : index
          %12 = memref.load %arg1[%6, %11] : memref<7x9xf64>
          %13 = arith.addi %6, %c1 : index
          %14 = memref.load %arg1[%13, %7] : memref<7x9xf64>
          %15 = arith.addi %6, %c-1 : index
          %16 = memref.load %arg1[%15, %7] : memref<7x9xf64>
          %17 = arith.addf %8, %10 : f64
          %18 = arith.addf %17, %12 : f64
          %19 = arith.addf %18, %14 : f64
          %20 = arith.addf %19, %16 : f64
          %21 = arith.mulf %20, %cst : f64
          memref.store %21, %arg0[%6, %7] : memref<7x9xf64>
          scf.reduce 
        }
        scf.reduce 
      }
    }
    return
  }
}
