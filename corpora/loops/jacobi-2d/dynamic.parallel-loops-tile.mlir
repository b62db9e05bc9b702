#map = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>
module {
  func.func @jacobi_2d(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 2.000000e-01 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32>
    %0 = arith.subi %dim, %c1 : index
    %1 = arith.subi %dim_0, %c1 : index
    %c0_1 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %2 = arith.muli %c1, %c3 : index
    %3 = arith.muli %c1, %c4 : index
    scf.parallel (%arg2, %arg3) = (%c1, %c1) to (%0, %1) step (%2, %3) {
      %6 = affine.min #map(%2, %0, %arg2)
      %7 = affine.min #map(%3, %1, %arg3)
      scf.parallel (%arg4, %arg5) = (%c0_1, %c0_1) to (%6, %7) step (%c1, %c1) {
        %8 = arith.addi %arg4, %arg2 : index
        %9 = arith.addi %arg5, %arg3 : index
        %10 = arith.subi %8, %c1 : index
        %11 = arith.addi %8, %c1 : index
        %12 = arith.subi %9, %c1 : index
        %13 = arith.addi %9, %c1 : index
        %14 = memref.load %arg0[%8, %9] : memref<?x?xf32>
        %15 = memref.load %arg0[%8, %12] : memref<?x?xf32>
        %16 = memref.load %arg0[%8, %13] : memref<?x?xf32>
        %17 = memref.load %arg0[%11, %9] : memref<?x?xf32>
        %18 = memref.load %arg0[%10, %9] : memref<?x?xf32>
        %19 = arith.addf %14, %15 : f32
        %20 = arith.addf %19, %16 : f32
        %21 = arith.addf %20, %17 : f32
        %22 = arith.addf %21, %18 : f32
        %23 = arith.mulf %22, %cst : f32
        memref.store %23, %arg1[%8, %9] : memref<?x?xf32>
        scf.reduce 
      }
      scf.reduce 
    }
    %c0_2 = arith.constant 0 : index
    %c3_3 = arith.constant 3 : index
    %c4_4 = arith.constant 4 : index
    %4 = arith.muli %c1, %c3_3 : index
    %5 = arith.muli %c1, %c4_4 : index
    scf.parallel (%arg2, %arg3) = (%c1, %c1) to (%0, %1) step (%4, %5) {
      %6 = affine.min #map(%4, %0, %arg2)
      %7 = affine.min #map(%5, %1, %arg3)
      scf.parallel (%arg4, %arg5) = (%c0_2, %c0_2) to (%6, %7) step (%c1, %c1) {
        %8 = arith.addi %arg4, %arg2 : index
        %9 = arith.addi %arg5, %arg3 : index
        %10 = memref.load %arg1[%8, %9] : memref<?x?xf32>
        %11 = arith.mulf %10, %cst : f32
        memref.store %11, %arg0[%8, %9] : memref<?x?xf32>
        scf.reduce 
      }
      scf.reduce 
    }
    return
  }
}
