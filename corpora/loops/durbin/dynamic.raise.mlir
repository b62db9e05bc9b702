module {
  func.func @durbin(%arg0: index, %arg1: memref<?xf32>, %arg2: memref<?xf32>, %arg3: memref<?xf32>) -> (f32, f32) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = affine.load %arg1[0] : memref<?xf32>
    %1 = arith.negf %0 : f32
    affine.store %1, %arg2[0] : memref<?xf32>
    %2:2 = scf.for %arg4 = %c1 to %arg0 step %c1 iter_args(%arg5 = %1, %arg6 = %cst_0) -> (f32, f32) {
      %3 = arith.mulf %arg5, %arg5 : f32
      %4 = arith.subf %cst_0, %3 : f32
      %5 = arith.mulf %4, %arg6 : f32
      %6 = arith.subi %arg4, %c1 : index
      %7 = scf.for %arg7 = %c0 to %arg4 step %c1 iter_args(%arg8 = %cst) -> (f32) {
        %12 = arith.subi %6, %arg7 : index
        %13 = memref.load %arg1[%12] : memref<?xf32>
        %14 = memref.load %arg2[%arg7] : memref<?xf32>
        %15 = arith.mulf %13, %14 : f32
        %16 = arith.addf %arg8, %15 : f32
        scf.yield %16 : f32
      }
      %8 = memref.load %arg1[%arg4] : memref<?xf32>
      %9 = arith.addf %8, %7 : f32
      %10 = arith.negf %9 : f32
      %11 = arith.divf %10, %5 : f32
      scf.for %arg7 = %c0 to %arg4 step %c1 {
        %12 = arith.subi %6, %arg7 : index
        %13 = memref.load %arg2[%arg7] : memref<?xf32>
        %14 = memref.load %arg2[%12] : memref<?xf32>
        %15 = arith.mulf %11, %14 : f32
        %16 = arith.addf %13, %15 : f32
        memref.store %16, %arg3[%arg7] : memref<?xf32>
      }
      scf.for %arg7 = %c0 to %arg4 step %c1 {
        %12 = memref.load %arg3[%arg7] : memref<?xf32>
        memref.store %12, %arg2[%arg7] : memref<?xf32>
      }
      memref.store %11, %arg2[%arg4] : memref<?xf32>
      scf.yield %11, %5 : f32, f32
    }
    return %2#0, %2#1 : f32, f32
  }
}
