#map = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>
module {
  func.func @fdtd_2d(%arg0: memref<6x7xf64>, %arg1: memref<6x7xf64>, %arg2: memref<6x7xf64>, %arg3: memref<3xf64>) {
    %c5 = arith.constant 5 : index
    %c-1 = arith.constant -1 : index
    %c6 = arith.constant 6 : index
    %c7 = arith.constant 7 : index
    %cst = arith.constant 5.000000e-01 : f64
    %cst_0 = arith.constant 0.69999999999999996 : f64
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    scf.for %arg4 = %c0 to %c3 step %c1 {
      %c0_1 = arith.constant 0 : index
      %c2 = arith.constant 2 : index
      %0 = arith.muli %c1, %c2 : index
      scf.parallel (%arg5) = (%c0) to (%c7) step (%0) {
        %7 = affine.min #map(%0, %c7, %arg5)
        scf.parallel (%arg6) = (%c0_1) to (%7) step (%c1) {
          %8 = arith.addi %arg6, %arg5 : index
          %9 = memref.load %arg3[%arg4] : memref<3xf64>
          memref.store %9, %arg1[%c0, %8] : memref<6x7xf64>
          scf.reduce 
        }
        scf.reduce 
      }
      %c0_2 = arith.constant 0 : index
      %c2_3 = arith.constant 2 : index
      %c3_4 = arith.constant 3 : index
      %1 = arith.muli %c1, %c2_3 : index
      %2 = arith.muli %c1, %c3_4 : index
      scf.parallel (%arg5, %arg6) = (%c1, %c0) to (%c6, %c7) step (%1, %2) {
        %7 = affine.min #map(%1, %c6, %arg5)
        %8 = affine.min #map(%2, %c7, %arg6)
        scf.parallel (%arg7, %arg8) = (%c0_2, %c0_2) to (%7, %8) step (%c1, %c1) {
          %9 = arith.addi %arg7, %arg5 : index
          %10 = arith.addi %arg8, %arg6 : index
          %11 = memref.load %arg1[%9, %10] : memref<6x7xf64>
          %12 = memref.load %arg2[%9, %10] : memref<6x7xf64>
          %13 = arith.addi %9, %c-1 : index
          %14 = memref.load %arg2[%13, %10] : memref<6x7xf64>
          %15 = arith.subf %12, %14 : f64
          %16 = arith.mulf %15, %cst : f64
          %17 = arith.subf %11, %16 : f64
          memref.store %17, %arg1[%9, %10] : memref<6x7xf64>
          scf.reduce 
        }
        scf.reduce 
      }
      %c0_5 = arith.constant 0 : index
      %c2_6 = arith.constant 2 : index
      %c3_7 = arith.constant 3 : index
      %3 = arith.muli %c1, %c2_6 : index
      %4 = arith.muli %c1, %c3_7 : index
      scf.parallel (%arg5, %arg6) = (%c0, %c1) to (%c6, %c7) step (%3, %4) {
        scf.parallel (%arg7, %arg8) = (%c0_5, %c0_5) to (%3, %4) step (%c1, %c1) {
          %7 = arith.addi %arg7, %arg5 : index
          %8 = arith.addi %arg8, %arg6 : index
          %9 = memref.load %arg0[%7, %8] : memref<6x7xf64>
          %10 = memref.load %arg2[%7, %8] : memref<6x7xf64>
          %11 = arith.addi %8, %c-1 : index
          %12 = memref.load %arg2[%7, %11] : memref<6x7xf64>
          %13 = arith.subf %10, %12 : f64
          %14 = arith.mulf %13, %cst : f64
          %15 = arith.subf %9, %14 : f64
          memref.store %15, %arg0[%7, %8] : memref<6x7xf64>
          scf.reduce 
        }
        scf.reduce 
      }
      %c0_8 = arith.constant 0 : index
      %c2_9 = arith.constant 2 : index
      %c3_10 = arith.constant 3 : index
      %5 = arith.muli %c1, %c2_9 : index
      %6 = arith.muli %c1, %c3_10 : index
      scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%c5, %c6) step (%5, %6) {
        %7 = affine.min #map(%5, %c5, %arg5)
        scf.parallel (%arg7, %arg8) = (%c0_8, %c0_8) to (%7, %6) step (%c1, %c1) {
          %8 = arith.addi %arg7, %arg5 : index
          %9 = arith.addi %arg8, %arg6 : index
          %10 = memref.load %arg2[%8, %9] : memref<6x7xf64>
          %11 = arith.addi %9, %c1 : index
          %12 = memref.load %arg0[%8, %11] : memref<6x7xf64>
          %13 = memref.load %arg0[%8, %9] : memref<6x7xf64>
          %14 = arith.addi %8, %c1 : index
          %15 = memref.load %arg1[%14, %9] : memref<6x7xf64>
          %16 = memref.load %arg1[%8, %9] : memref<6x7xf64>
          %17 = arith.subf %12, %13 : f64
          %18 = arith.addf %17, %15 : f64
          %19 = arith.subf %18, %16 : f64
          %20 = arith.mulf %19, %cst_0 : f64
          %21 = arith.subf %10, %20 : f64
          memref.store %21, %arg2[%8, %9] : memref<6x7xf64>
          scf.reduce 
        }
        scf.reduce 
      }
    }
    return
  }
}
