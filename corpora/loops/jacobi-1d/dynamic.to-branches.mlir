module {
  func.func @jacobi_1d(%arg0: index, %arg1: index, %arg2: memref<?xf64>, %arg3: memref<?xf64>) {
    %c-1 = arith.constant -1 : index
    %cst = arith.constant 3.333300e-01 : f64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb8
    %1 = arith.cmpi slt, %0, %arg0 : index
    cf.cond_br %1, ^bb2, ^bb9
  ^bb2:  // pred: ^bb1
    %2 = arith.addi %arg1, %c-1 : index
    cf.br ^bb3(%c1 : index)
  ^bb3(%3: index):  // 2 preds: ^bb2, ^bb4
    %4 = arith.cmpi slt, %3, %2 : index
    cf.cond_br %4, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %5 = arith.addi %3, %c-1 : index
    %6 = memref.load %arg2[%5] : memref<?xf64>
    %7 = memref.load %arg2[%3] : memref<?xf64>
    %8 = arith.addi %3, %c1 : index
    %9 = memref.load %arg2[%8] : memref<?xf64>
    %10 = arith.addf %6, %7 : f64
    %11 = arith.addf %10, %9 : f64
    %12 = arith.mulf %11, %cst : f64
    memref.store %12, %arg3[%3] : memref<?xf64>
    %13 = arith.addi %3, %c1 : index
    cf.br ^bb3(%13 : index)
  ^bb5:  // pred: ^bb3
    %14 = arith.addi %arg1, %c-1 : index
    cf.br ^bb6(%c1 : index)
  ^bb6(%15: index):  // 2 preds: ^bb5, ^bb7
    %16 = arith.cmpi slt, %15, %14 : index
    cf.cond_br %16, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %17 = arith.addi %15, %c-1 : index
    %18 = memref.load %arg3[%17] : memref<?xf64>
    %19 = memref.load %arg3[%15] : memref<?xf64>
    %20 = arith.addi %15, %c1 : index
    %21 = memref.load %arg3[%20] : memref<?xf64>
    %22 = arith.addf %18, %19 : f64
    %23 = arith.addf %22, %21 : f64
    %24 = arith.mulf %23, %cst : f64
    memref.store %24, %arg2[%15] : memref<?xf64>
    %25 = arith.addi %15, %c1 : index
    cf.br ^bb6(%25 : index)
  ^bb8:  // pred: ^bb6
    %26 = arith.addi %0, %c1 : index
    cf.br ^bb1(%26 : index)
  ^bb9:  // pred: ^bb1
    return
  }
}
