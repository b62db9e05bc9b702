module {
  func.func @convolution(%arg0: memref<1x3x9x8xf64>, %arg1: memref<2x3x3x2xf64>, %arg2: memref<1x2x4x6xf64>) {
    %c3 = arith.constant 3 : index
    %c6 = arith.constant 6 : index
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb17
    %1 = arith.cmpi slt, %0, %c2 : index
    cf.cond_br %1, ^bb2, ^bb18
  ^bb2:  // pred: ^bb1
    cf.br ^bb3(%c0 : index)
  ^bb3(%2: index):  // 2 preds: ^bb2, ^bb16
    %3 = arith.cmpi slt, %2, %c4 : index
    cf.cond_br %3, ^bb4, ^bb17
  ^bb4:  // pred: ^bb3
    cf.br ^bb5(%c0 : index)
  ^bb5(%4: index):  // 2 preds: ^bb4, ^bb15
    %5 = arith.cmpi slt, %4, %c6 : index
    cf.cond_br %5, ^bb6, ^bb16
  ^bb6:  // pred: ^bb5
    memref.store %cst, %arg2[%c0, %0, %2, %4] : memref<1x2x4x6xf64>
    cf.br ^bb7(%c0 : index)
  ^bb7(%6: index):  // 2 preds: ^bb6, ^bb14
    %7 = arith.cmpi slt, %6, %c3 : index
    cf.cond_br %7, ^bb8, ^bb15
  ^bb8:  // pred: ^bb7
    cf.br ^bb9(%c0 : index)
  ^bb9(%8: index):  // 2 preds: ^bb8, ^bb13
    %9 = arith.cmpi slt, %8, %c3 : index
    cf.cond_br %9, ^bb10, ^bb14
  ^bb10:  // pred: ^bb9
    cf.br ^bb11(%c0 : index)
  ^bb11(%10: index):  // 2 preds: ^bb10, ^bb12
    %11 = arith.cmpi slt, %10, %c2 : index
    cf.cond_br %11, ^bb12, ^bb13
  ^bb12:  // pred: ^bb11
    %12 = arith.muli %2, %c2 overflow<nsw> : index
    %13 = arith.addi %12, %8 : index
    %14 = arith.muli %10, %c2 overflow<nsw> : index
    %15 = arith.addi %4, %14 : index
    %16 = memref.load %arg0[%c0, %6, %13, %15] : memref<1x3x9x8xf64>
    %17 = memref.load %arg1[%0, %6, %8, %10] : memref<2x3x3x2xf64>
    %18 = memref.load %arg2[%c0, %0, %2, %4] : memref<1x2x4x6xf64>
    %19 = arith.mulf %16, %17 : f64
    %20 = arith.addf %18, %19 : f64
    memref.store %20, %arg2[%c0, %0, %2, %4] : memref<1x2x4x6xf64>
    %21 = arith.addi %10, %c1 : index
    cf.br ^bb11(%21 : index)
  ^bb13:  // pred: ^bb11
    %22 = arith.addi %8, %c1 : index
    cf.br ^bb9(%22 : index)
  ^bb14:  // pred: ^bb9
    %23 = arith.addi %6, %c1 : index
    cf.br ^bb7(%23 : index)
  ^bb15:  // pred: ^bb7
    %24 = arith.addi %4, %c1 : index
    cf.br ^bb5(%24 : index)
  ^bb16:  // pred: ^bb5
    %25 = arith.addi %2, %c1 : index
    cf.br ^bb3(%25 : index)
  ^bb17:  // pred: ^bb3
    %26 = arith.addi %0, %c1 : index
    cf.br ^bb1(%26 : index)
  ^bb18:  // pred: ^bb1
    return
  }
}
