module {
  func.func @kernel_bicg(%arg0: i32, %arg1: i32, %arg2: memref<?x9xf64>, %arg3: memref<?xf64>, %arg4: memref<?xf64>, %arg5: memref<?xf64>, %arg6: memref<?xf64>) attributes {llvm.linkage = #llvm.linkage<external>} {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f64
    %0 = arith.index_cast %arg0 : i32 to index
    cf.br ^bb1(%c0 : index)
  ^bb1(%1: index):  // 2 preds: ^bb0, ^bb2
    %2 = arith.cmpi slt, %1, %0 : index
    cf.cond_br %2, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    memref.store %cst, %arg3[%1] : memref<?xf64>
    %3 = arith.addi %1, %c1 : index
    cf.br ^bb1(%3 : index)
  ^bb3:  // pred: ^bb1
    %4 = arith.index_cast %arg1 : i32 to index
    cf.br ^bb4(%c0 : index)
  ^bb4(%5: index):  // 2 preds: ^bb3, ^bb8
    %6 = arith.cmpi slt, %5, %4 : index
    cf.cond_br %6, ^bb5, ^bb9
  ^bb5:  // pred: ^bb4
    memref.store %cst, %arg4[%5] : memref<?xf64>
    cf.br ^bb6(%c0 : index)
  ^bb6(%7: index):  // 2 preds: ^bb5, ^bb7
    %8 = arith.cmpi slt, %7, %0 : index
    cf.cond_br %8, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %9 = memref.load %arg3[%7] : memref<?xf64>
    %10 = memref.load %arg6[%5] : memref<?xf64>
    %11 = memref.load %arg2[%5, %7] : memref<?x9xf64>
    %12 = arith.mulf %10, %11 : f64
    %13 = arith.addf %9, %12 : f64
    memref.store %13, %arg3[%7] : memref<?xf64>
    %14 = memref.load %arg4[%5] : memref<?xf64>
    %15 = memref.load %arg2[%5, %7] : memref<?x9xf64>
    %16 = memref.load %arg5[%7] : memref<?xf64>
    %17 = arith.mulf %15, %16 : f64
    %18 = arith.addf %14, %17 : f64
    memref.store %18, %arg4[%5] : memref<?xf64>
    %19 = arith.addi %7, %c1 : index
    cf.br ^bb6(%19 : index)
  ^bb8:  // pred: ^bb6
    %20 = arith.addi %5, %c1 : index
    cf.br ^bb4(%20 : index)
  ^bb9:  // pred: ^bb4
    return
  }
}
