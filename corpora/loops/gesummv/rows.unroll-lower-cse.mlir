module {
  func.func @kernel_gesummv(%arg0: i32, %arg1: f64, %arg2: f64, %arg3: memref<?x13xf64>, %arg4: memref<?x13xf64>, %arg5: memref<?xf64>, %arg6: memref<?xf64>, %arg7: memref<?xf64>) attributes {llvm.linkage = #llvm.linkage<external>} {
    %cst = arith.constant 0.000000e+00 : f64
    %0 = arith.index_cast %arg0 : i32 to index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg8 = %c0 to %0 step %c1 {
      memref.store %cst, %arg5[%arg8] : memref<?xf64>
      memref.store %cst, %arg7[%arg8] : memref<?xf64>
      %c3 = arith.constant 3 : index
      %c-1 = arith.constant -1 : index
      %1 = arith.cmpi slt, %0, %c0 : index
      %2 = arith.subi %c-1, %0 : index
      %3 = arith.select %1, %2, %0 : index
      %4 = arith.divsi %3, %c3 : index
      %5 = arith.subi %c-1, %4 : index
      %6 = arith.select %1, %5, %4 : index
      %7 = arith.muli %6, %c3 overflow<nsw> : index
      scf.for %arg9 = %c0 to %7 step %c3 {
        %13 = memref.load %arg3[%arg8, %arg9] : memref<?x13xf64>
        %14 = memref.load %arg6[%arg9] : memref<?xf64>
        %15 = arith.mulf %13, %14 : f64
        %16 = memref.load %arg5[%arg8] : memref<?xf64>
        %17 = arith.addf %15, %16 : f64
        memref.store %17, %arg5[%arg8] : memref<?xf64>
        %18 = memref.load %arg4[%arg8, %arg9] : memref<?x13xf64>
        %19 = memref.load %arg6[%arg9] : memref<?xf64>
        %20 = arith.mulf %18, %19 : f64
        %21 = memref.load %arg7[%arg8] : memref<?xf64>
        %22 = arith.addf %20, %21 : f64
        memref.store %22, %arg7[%arg8] : memref<?xf64>
        %23 = arith.addi %arg9, %c1 : index
        %24 = memref.load %arg3[%arg8, %23] : memref<?x13xf64>
        %25 = memref.load %arg6[%23] : memref<?xf64>
        %26 = arith.mulf %24, %25 : f64
        %27 = memref.load %arg5[%arg8] : memref<?xf64>
        %28 = arith.addf %26, %27 : f64
        memref.store %28, %arg5[%arg8] : memref<?xf64>
        %29 = memref.load %arg4[%arg8, %23] : memref<?x13xf64>
        %30 = memref.load %arg6[%23] : memref<?xf64>
        %31 = arith.mulf %29, %30 : f64
        %32 = memref.load %arg7[%arg8] : memref<?xf64>
        %33 = arith.addf %31, %32 : f64
        memref.store %33, %arg7[%arg8] : memref<?xf64>
        %c2 = arith.constant 2 : index
        %34 = arith.addi %arg9, %c2 : index
        %35 = memref.load %arg3[%arg8, %34] : memref<?x13xf64>
        %36 = memref.load %arg6[%34] : memref<?xf64>
        %37 = arith.mulf %35, %36 : f64
        %38 = memref.load %arg5[%arg8] : memref<?xf64>
        %39 = arith.addf %37, %38 : f64
        memref.store %39, %arg5[%arg8] : memref<?xf64>
        %40 = memref.load %arg4[%arg8, %34] : memref<?x13xf64>
        %41 = memref.load %arg6[%34] : memref<?xf64>
        %42 = arith.mulf %40, %41 : f64
        %43 = memref.load %arg7[%arg8] : memref<?xf64>
        %44 = arith.addf %42, %43 : f64
        memref.store %44, %arg7[%arg8] : memref<?xf64>
      }
      scf.for %arg9 = %7 to %0 step %c1 {
        %13 = memref.load %arg3[%arg8, %arg9] : memref<?x13xf64>
        %14 = memref.load %arg6[%arg9] : memref<?xf64>
        %15 = arith.mulf %13, %14 : f64
        %16 = memref.load %arg5[%arg8] : memref<?xf64>
        %17 = arith.addf %15, %16 : f64
        memref.store %17, %arg5[%arg8] : memref<?xf64>
        %18 = memref.load %arg4[%arg8, %arg9] : memref<?x13xf64>
        %19 = memref.load %arg6[%arg9] : memref<?xf64>
        %20 = arith.mulf %18, %19 : f64
        %21 = memref.load %arg7[%arg8] : memref<?xf64>
        %22 = arith.addf %20, %21 : f64
        memref.store %22, %arg7[%arg8] : memref<?xf64>
      }
      %8 = memref.load %arg5[%arg8] : memref<?xf64>
      %9 = arith.mulf %arg1, %8 : f64
      %10 = memref.load %arg7[%arg8] : memref<?xf64>
      %11 = arith.mulf %arg2, %10 : f64
      %12 = arith.addf %9, %11 : f64
      memref.store %12, %arg7[%arg8] : memref<?xf64>
    }
    return
  }
}
