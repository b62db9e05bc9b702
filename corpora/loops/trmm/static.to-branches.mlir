module {
  func.func @trmm(%arg0: f64, %arg1: memref<6x6xf64>, %arg2: memref<6x5xf64>) {
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb8
    %1 = arith.cmpi slt, %0, %c6 : index
    cf.cond_br %1, ^bb2, ^bb9
  ^bb2:  // pred: ^bb1
    cf.br ^bb3(%c0 : index)
  ^bb3(%2: index):  // 2 preds: ^bb2, ^bb7
    %3 = arith.cmpi slt, %2, %c5 : index
    cf.cond_br %3, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    %4 = arith.addi %0, %c1 : index
    cf.br ^bb5(%4 : index)
  ^bb5(%5: index):  // 2 preds: ^bb4, ^bb6
    %6 = arith.cmpi slt, %5, %c6 : index
    cf.cond_br %6, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %7 = memref.load %arg1[%5, %0] : memref<6x6xf64>
    %8 = memref.load %arg2[%5, %2] : memref<6x5xf64>
    %9 = memref.load %arg2[%0, %2] : memref<6x5xf64>
    %10 = arith.mulf %7, %8 : f64
    %11 = arith.addf %9, %10 : f64
    memref.store %11, %arg2[%0, %2] : memref<6x5xf64>
    %12 = arith.addi %5, %c1 : index
    cf.br ^bb5(%12 : index)
  ^bb7:  // pred: ^bb5
    %13 = memref.load %arg2[%0, %2] : memref<6x5xf64>
    %14 = arith.mulf %arg0, %13 : f64
    memref.store %14, %arg2[%0, %2] : memref<6x5xf64>
    %15 = arith.addi %2, %c1 : index
    cf.br ^bb3(%15 : index)
  ^bb8:  // pred: ^bb3
    %16 = arith.addi %0, %c1 : index
    cf.br ^bb1(%16 : index)
  ^bb9:  // pred: ^bb1
    return
  }
}
