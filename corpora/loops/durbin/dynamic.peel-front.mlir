module {
  func.func @durbin(%arg0: index, %arg1: memref<?xf32>, %arg2: memref<?xf32>, %arg3: memref<?xf32>) -> (f32, f32) {
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = memref.load %arg1[%c0] : memref<?xf32>
    %1 = arith.negf %0 : f32
    memref.store %1, %arg2[%c0] : memref<?xf32>
    %2:2 = scf.for %arg4 = %c1 to %c2 step %c1 iter_args(%arg5 = %1, %arg6 = %cst_0) -> (f32, f32) {
      %4 = arith.mulf %arg5, %arg5 : f32
      %5 = arith.subf %cst_0, %4 : f32
      %6 = arith.mulf %5, %arg6 : f32
      %7 = arith.subi %arg4, %c1 : index
      %8 = scf.for %arg7 = %c0 to %c1 step %c1 iter_args(%arg8 = %cst) -> (f32) {
        %14 = arith.subi %7, %arg7 : index
        %15 = memref.load %arg1[%14] : memref<?xf32>
        %16 = memref.load %arg2[%arg7] : memref<?xf32>
        %17 = arith.mulf %15, %16 : f32
        %18 = arith.addf %arg8, %17 : f32
        scf.yield %18 : f32
      }
      %9 = scf.for %arg7 = %c1 to %arg4 step %c1 iter_args(%arg8 = %8) -> (f32) {
        %14 = arith.subi %7, %arg7 : index
        %15 = memref.load %arg1[%14] : memref<?xf32>
        %16 = memref.load %arg2[%arg7] : memref<?xf32>
        %17 = arith.mulf %15, %16 : f32
        %18 = arith.addf %arg8, %17 : f32
        scf.yield %18 : f32
      }
      %10 = memref.load %arg1[%arg4] : memref<?xf32>
      %11 = arith.addf %10, %9 : f32
      %12 = arith.negf %11 : f32
      %13 = arith.divf %12, %6 : f32
      scf.for %arg7 = %c0 to %c1 step %c1 {
        %14 = arith.subi %7, %arg7 : index
        %15 = memref.load %arg2[%arg7] : memref<?xf32>
        %16 = memref.load %arg2[%14] : memref<?xf32>
        %17 = arith.mulf %13, %16 : f32
        %18 = arith.addf %15, %17 : f32
        memref.store %18, %arg3[%arg7] : memref<?xf32>
      }
      scf.for %arg7 = %c1 to %arg4 step %c1 {
        %14 = arith.subi %7, %arg7 : index
        %15 = memref.load %arg2[%arg7] : memref<?xf32>
        %16 = memref.load %arg2[%14] : memref<?xf32>
        %17 = arith.mulf %13, %16 : f32
        %18 = arith.addf %15, %17 : f32
        memref.store %18, %arg3[%arg7] : memref<?xf32>
      }
      scf.for %arg7 = %c0 to %c1 step %c1 {
        %14 = memref.load %arg3[%arg7] : memref<?xf32>
        memref.store %14, %arg2[%arg7] : memref<?xf32>
      }
      scf.for %arg7 = %c1 to %arg4 step %c1 {
        %14 = memref.load %arg3[%arg7] : memref<?xf32>
        memref.store %14, %arg2[%arg7] : memref<?xf32>
      }
      memref.store %13, %arg2[%arg4] : memref<?xf32>
      scf.yield %13, %6 : f32, f32
    }
    %3:2 = scf.for %arg4 = %c2 to %arg0 step %c1 iter_args(%arg5 = %2#0, %arg6 = %2#1) -> (f32, f32) {
      %4 = arith.mulf %arg5, %arg5 : f32
      %5 = arith.subf %cst_0, %4 : f32
      %6 = arith.mulf %5, %arg6 : f32
      %7 = arith.subi %arg4, %c1 : index
      %8 = scf.for %arg7 = %c0 to %c1 step %c1 iter_args(%arg8 = %cst) -> (f32) {
        %14 = arith.subi %7, %arg7 : index
        %15 = memref.load %arg1[%14] : memref<?xf32>
        %16 = memref.load %arg2[%arg7] : memref<?xf32>
        %17 = arith.mulf %15, %16 : f32
        %18 = arith.addf %arg8, %17 : f32
        scf.yield %18 : f32
      }
      %9 = scf.for %arg7 = %c1 to %arg4 step %c1 iter_args(%arg8 = %8) -> (f32) {
        %14 = arith.subi %7, %arg7 : index
        %15 = memref.load %arg1[%14] : memref<?xf32>
        %16 = memref.load %arg2[%arg7] : memref<?xf32>
        %17 = arith.mulf %15, %16 : f32
        %18 = arith.addf %arg8, %17 : f32
        scf.yield %18 : f32
      }
      %10 = memref.load %arg1[%arg4] : memref<?xf32>
      %11 = arith.addf %10, %9 : f32
      %12 = arith.negf %11 : f32
      %13 = arith.divf %12, %6 : f32
      scf.for %arg7 = %c0 to %c1 step %c1 {
        %14 = arith.subi %7, %arg7 : index
        %15 = memref.load %arg2[%arg7] : memref<?xf32>
        %16 = memref.load %arg2[%14] : memref<?xf32>
        %17 = arith.mulf %13, %16 : f32
        %18 = arith.addf %15, %17 : f32
        memref.store %18, %arg3[%arg7] : memref<?xf32>
      }
      scf.for %arg7 = %c1 to %arg4 step %c1 {
        %14 = arith.subi %7, %arg7 : index
        %15 = memref.load %arg2[%arg7] : memref<?xf32>
        %16 = memref.load %arg2[%14] : memref<?xf32>
        %17 = arith.mulf %13, %16 : f32
        %18 = arith.addf %15, %17 : f32
        memref.store %18, %arg3[%arg7] : memref<?xf32>
      }
      scf.for %arg7 = %c0 to %c1 step %c1 {
        %14 = memref.load %arg3[%arg7] : memref<?xf32>
        memref.store %14, %arg2[%arg7] : memref<?xf32>
      }
      scf.for %arg7 = %c1 to %arg4 step %c1 {
        %14 = memref.load %arg3[%arg7] : memref<?xf32>
        memref.store %14, %arg2[%arg7] : memref<?xf32>
      }
      memref.store %13, %arg2[%arg4] : memref<?xf32>
      scf.yield %13, %6 : f32, f32
    }
    return %3#0, %3#1 : f32, f32
  }
}
