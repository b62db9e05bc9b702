module {
  func.func @durbin(%arg0: memref<7xf64>, %arg1: memref<7xf64>) {
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 1.000000e+00 : f64
    %alloca = memref.alloca() : memref<7xf64>
    %c0 = arith.constant 0 : index
    %0 = memref.load %arg0[%c0] : memref<7xf64>
    %1 = arith.negf %0 : f64
    memref.store %1, %arg1[%c0] : memref<7xf64>
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %2:2 = scf.for %arg2 = %c1 to %c7 step %c1 iter_args(%arg3 = %1, %arg4 = %cst_0) -> (f64, f64) {
      %3 = arith.mulf %arg3, %arg3 : f64
      %4 = arith.subf %cst_0, %3 : f64
      %5 = arith.mulf %4, %arg4 : f64
      %c3 = arith.constant 3 : index
      %c-1 = arith.constant -1 : index
      %6 = arith.cmpi slt, %arg2, %c0 : index
      %7 = arith.subi %c-1, %arg2 : index
      %8 = arith.select %6, %7, %arg2 : index
      %9 = arith.divsi %8, %c3 : index
      %10 = arith.subi %c-1, %9 : index
      %11 = arith.select %6, %10, %9 : index
      %12 = arith.muli %11, %c3 overflow<nsw> : index
      %13 = scf.for %arg5 = %c0 to %12 step %c3 iter_args(%arg6 = %cst) -> (f64) {
        %19 = arith.muli %arg5, %c-1 overflow<nsw> : index
        %20 = arith.addi %arg2, %19 : index
        %21 = arith.addi %20, %c-1 : index
        %22 = memref.load %arg0[%21] : memref<7xf64>
        %23 = memref.load %arg1[%arg5] : memref<7xf64>
        %24 = arith.mulf %22, %23 : f64
        %25 = arith.addf %arg6, %24 : f64
        %26 = arith.addi %arg5, %c1 : index
        %27 = arith.muli %26, %c-1 overflow<nsw> : index
        %28 = arith.addi %arg2, %27 : index
        %29 = arith.addi %28, %c-1 : index
        %30 = memref.load %arg0[%29] : memref<7xf64>
        %31 = memref.load %arg1[%26] : memref<7xf64>
        %32 = arith.mulf %30, %31 : f64
        %33 = arith.addf %25, %32 : f64
        %c2 = arith.constant 2 : index
        %34 = arith.addi %arg5, %c2 : index
        %35 = arith.muli %34, %c-1 overflow<nsw> : index
        %36 = arith.addi %arg2, %35 : index
        %37 = arith.addi %36, %c-1 : index
        %38 = memref.load %arg0[%37] : memref<7xf64>
        %39 = memref.load %arg1[%34] : memref<7xf64>
        %40 = arith.mulf %38, %39 : f64
        %41 = arith.addf %33, %40 : f64
        scf.yield %41 : f64
      }
      %14 = scf.for %arg5 = %12 to %arg2 step %c1 iter_args(%arg6 = %13) -> (f64) {
        %19 = arith.muli %arg5, %c-1 overflow<nsw> : index
        %20 = arith.addi %arg2, %19 : index
        %21 = arith.addi %20, %c-1 : index
        %22 = memref.load %arg0[%21] : memref<7xf64>
        %23 = memref.load %arg1[%arg5] : memref<7xf64>
        %24 = arith.mulf %22, %23 : f64
        %25 = arith.addf %arg6, %24 : f64
        scf.yield %25 : f64
      }
      %15 = memref.load %arg0[%arg2] : memref<7xf64>
      %16 = arith.addf %15, %14 : f64
      %17 = arith.negf %16 : f64
      %18 = arith.divf %17, %5 : f64
      scf.for %arg5 = %c0 to %12 step %c3 {
        %19 = memref.load %arg1[%arg5] : memref<7xf64>
        %20 = arith.muli %arg5, %c-1 overflow<nsw> : index
        %21 = arith.addi %arg2, %20 : index
        %22 = arith.addi %21, %c-1 : index
        %23 = memref.load %arg1[%22] : memref<7xf64>
        %24 = arith.mulf %18, %23 : f64
        %25 = arith.addf %19, %24 : f64
        memref.store %25, %alloca[%arg5] : memref<7xf64>
        %26 = arith.addi %arg5, %c1 : index
        %27 = memref.load %arg1[%26] : memref<7xf64>
        %28 = arith.muli %26, %c-1 overflow<nsw> : index
        %29 = arith.addi %arg2, %28 : index
        %30 = arith.addi %29, %c-1 : index
        %31 = memref.load %arg1[%30] : memref<7xf64>
        %32 = arith.mulf %18, %31 : f64
        %33 = arith.addf %27, %32 : f64
        memref.store %33, %alloca[%26] : memref<7xf64>
        %c2 = arith.constant 2 : index
        %34 = arith.addi %arg5, %c2 : index
        %35 = memref.load %arg1[%34] : memref<7xf64>
        %36 = arith.muli %34, %c-1 overflow<nsw> : index
        %37 = arith.addi %arg2, %36 : index
        %38 = arith.addi %37, %c-1 : index
        %39 = memref.load %arg1[%38] : memref<7xf64>
        %40 = arith.mulf %18, %39 : f64
        %41 = arith.addf %35, %40 : f64
        memref.store %41, %alloca[%34] : memref<7xf64>
      }
      scf.for %arg5 = %12 to %arg2 step %c1 {
        %19 = memref.load %arg1[%arg5] : memref<7xf64>
        %20 = arith.muli %arg5, %c-1 overflow<nsw> : index
        %21 = arith.addi %arg2, %20 : index
        %22 = arith.addi %21, %c-1 : index
        %23 = memref.load %arg1[%22] : memref<7xf64>
        %24 = arith.mulf %18, %23 : f64
        %25 = arith.addf %19, %24 : f64
        memref.store %25, %alloca[%arg5] : memref<7xf64>
      }
      scf.for %arg5 = %c0 to %12 step %c3 {
        %19 = memref.load %alloca[%arg5] : memref<7xf64>
        memref.store %19, %arg1[%arg5] : memref<7xf64>
        %20 = arith.addi %arg5, %c1 : index
        %21 = memref.load %alloca[%20] : memref<7xf64>
        memref.store %21, %arg1[%20] : memref<7xf64>
        %c2 = arith.constant 2 : index
        %22 = arith.addi %arg5, %c2 : index
        %23 = memref.load %alloca[%22] : memref<7xf64>
        memref.store %23, %arg1[%22] : memref<7xf64>
      }
      scf.for %arg5 = %12 to %arg2 step %c1 {
        %19 = memref.load %alloca[%arg5] : memref<7xf64>
        memref.store %19, %arg1[%arg5] : memref<7xf64>
      }
      memref.store %18, %arg1[%arg2] : memref<7xf64>
      scf.yield %18, %5 : f64, f64
    }
    return
  }
}
