module {
  func.func @syrk(%arg0: f64, %arg1: f64, %arg2: memref<7x7xf64>, %arg3: memref<7x5xf64>) {
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %c1 = arith.constant 1 : index
    scf.for %arg4 = %c0 to %c7 step %c1 {
      %0 = arith.addi %arg4, %c1 : index
      %c3 = arith.constant 3 : index
      %c-1 = arith.constant -1 : index
      %1 = arith.cmpi slt, %0, %c0 : index
      %2 = arith.subi %c-1, %0 : index
      %3 = arith.select %1, %2, %0 : index
      %4 = arith.divsi %3, %c3 : index
      %5 = arith.subi %c-1, %4 : index
      %6 = arith.select %1, %5, %4 : index
      %7 = arith.muli %6, %c3 overflow<nsw> : index
      scf.for %arg5 = %c0 to %7 step %c3 {
        %8 = memref.load %arg2[%arg4, %arg5] : memref<7x7xf64>
        %9 = arith.mulf %8, %arg1 : f64
        memref.store %9, %arg2[%arg4, %arg5] : memref<7x7xf64>
        %10 = arith.addi %arg5, %c1 : index
        %11 = memref.load %arg2[%arg4, %10] : memref<7x7xf64>
        %12 = arith.mulf %11, %arg1 : f64
        memref.store %12, %arg2[%arg4, %10] : memref<7x7xf64>
        %c2 = arith.constant 2 : index
        %13 = arith.addi %arg5, %c2 : index
        %14 = memref.load %arg2[%arg4, %13] : memref<7x7xf64>
        %15 = arith.mulf %14, %arg1 : f64
        memref.store %15, %arg2[%arg4, %13] : memref<7x7xf64>
      }
      scf.for %arg5 = %7 to %0 step %c1 {
        %8 = memref.load %arg2[%arg4, %arg5] : memref<7x7xf64>
        %9 = arith.mulf %8, %arg1 : f64
        memref.store %9, %arg2[%arg4, %arg5] : memref<7x7xf64>
      }
      %c5 = arith.constant 5 : index
      scf.for %arg5 = %c0 to %c5 step %c1 {
        scf.for %arg6 = %c0 to %7 step %c3 {
          %8 = memref.load %arg3[%arg4, %arg5] : memref<7x5xf64>
          %9 = memref.load %arg3[%arg6, %arg5] : memref<7x5xf64>
          %10 = memref.load %arg2[%arg4, %arg6] : memref<7x7xf64>
          %11 = arith.mulf %arg0, %8 : f64
          %12 = arith.mulf %11, %9 : f64
          %13 = arith.addf %10, %12 : f64
          memref.store %13, %arg2[%arg4, %arg6] : memref<7x7xf64>
          %14 = arith.addi %arg6, %c1 : index
          %15 = memref.load %arg3[%arg4, %arg5] : memref<7x5xf64>
          %16 = memref.load %arg3[%14, %arg5] : memref<7x5xf64>
          %17 = memref.load %arg2[%arg4, %14] : memref<7x7xf64>
          %18 = arith.mulf %arg0, %15 : f64
          %19 = arith.mulf %18, %16 : f64
          %20 = arith.addf %17, %19 : f64
          memref.store %20, %arg2[%arg4, %14] : memref<7x7xf64>
          %c2 = arith.constant 2 : index
          %21 = arith.addi %arg6, %c2 : index
          %22 = memref.load %arg3[%arg4, %arg5] : memref<7x5xf64>
          %23 = memref.load %arg3[%21, %arg5] : memref<7x5xf64>
          %24 = memref.load %arg2[%arg4, %21] : memref<7x7xf64>
          %25 = arith.mulf %arg0, %22 : f64
          %26 = arith.mulf %25, %23 : f64
          %27 = arith.addf %24, %26 : f64
          memref.store %27, %arg2[%arg4, %21] : memref<7x7xf64>
        }
        scf.for %arg6 = %7 to %0 step %c1 {
          %8 = memref.load %arg3[%arg4, %arg5] : memref<7x5xf64>
          %9 = memref.load %arg3[%arg6, %arg5] : memref<7x5xf64>
          %10 = memref.load %arg2[%arg4, %arg6] : memref<7x7xf64>
          %11 = arith.mulf %arg0, %8 : f64
          %12 = arith.mulf %11, %9 : f64
          %13 = arith.addf %10, %12 : f64
          memref.store %13, %arg2[%arg4, %arg6] : memref<7x7xf64>
        }
      }
    }
    return
  }
}
