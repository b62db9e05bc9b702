module {
  func.func @two_mm(%arg0: f64, %arg1: f64, %arg2: memref<5x6xf64>, %arg3: memref<6x7xf64>, %arg4: memref<7x4xf64>, %arg5: memref<5x4xf64>) {
    %c4 = arith.constant 4 : index
    %c6 = arith.constant 6 : index
    %c7 = arith.constant 7 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f64
    %alloc = memref.alloc() : memref<5x7xf64>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb8
    %1 = arith.cmpi slt, %0, %c5 : index
    cf.cond_br %1, ^bb2, ^bb9
  ^bb2:  // pred: ^bb1
    cf.br ^bb3(%c0 : index)
  ^bb3(%2: index):  // 2 preds: ^bb2, ^bb7
    %3 = arith.cmpi slt, %2, %c7 : index
    cf.cond_br %3, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    memref.store %cst, %alloc[%0, %2] : memref<5x7xf64>
    cf.br ^bb5(%c0 : index)
  ^bb5(%4: index):  // 2 preds: ^bb4, ^bb6
    %5 = arith.cmpi slt, %4, %c6 : index
    cf.cond_br %5, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %6 = memref.load %arg2[%0, %4] : memref<5x6xf64>
    %7 = memref.load %arg3[%4, %2] : memref<6x7xf64>
    %8 = memref.load %alloc[%0, %2] : memref<5x7xf64>
    %9 = arith.mulf %arg0, %6 : f64
    %10 = arith.mulf %9, %7 : f64
    %11 = arith.addf %8, %10 : f64
    memref.store %11, %alloc[%0, %2] : memref<5x7xf64>
    %12 = arith.addi %4, %c1 : index
    cf.br ^bb5(%12 : index)
  ^bb7:  // pred: ^bb5
    %13 = arith.addi %2, %c1 : index
    cf.br ^bb3(%13 : index)
  ^bb8:  // pred: ^bb3
    %14 = arith.addi %0, %c1 : index
    cf.br ^bb1(%14 : index)
  ^bb9:  // pred: ^bb1
    cf.br ^bb10(%c0 : index)
  ^bb10(%15: index):  // 2 preds: ^bb9, ^bb17
    %16 = arith.cmpi slt, %15, %c5 : index
    cf.cond_br %16, ^bb11, ^bb18
  ^bb11:  // pred: ^bb10
    cf.br ^bb12(%c0 : index)
  ^bb12(%17: index):  // 2 preds: ^bb11, ^bb16
    %18 = arith.cmpi slt, %17, %c4 : index
    cf.cond_br %18, ^bb13, ^bb17
  ^bb13:  // pred: ^bb12
    %19 = memref.load %arg5[%15, %17] : memref<5x4xf64>
    %20 = arith.mulf %19, %arg1 : f64
    memref.store %20, %arg5[%15, %17] : memref<5x4xf64>
    cf.br ^bb14(%c0 : index)
  ^bb14(%21: index):  // 2 preds: ^bb13, ^bb15
    %22 = arith.cmpi slt, %21, %c7 : index
    cf.cond_br %22, ^bb15, ^bb16
  ^bb15:  // pred: ^bb14
    %23 = memref.load %alloc[%15, %21] : memref<5x7xf64>
    %24 = memref.load %arg4[%21, %17] : memref<7x4xf64>
    %25 = memref.load %arg5[%15, %17] : memref<5x4xf64>
    %26 = arith.mulf %23, %24 : f64
    %27 = arith.addf %25, %26 : f64
    memref.store %27, %arg5[%15, %17] : memref<5x4xf64>
    %28 = arith.addi %21, %c1 : index
    cf.br ^bb14(%28 : index)
  ^bb16:  // pred: ^bb14
    %29 = arith.addi %17, %c1 : index
    cf.br ^bb12(%29 : index)
  ^bb17:  // pred: ^bb12
    %30 = arith.addi %15, %c1 : index
    cf.br ^bb10(%30 : index)
  ^bb18:  // pred: ^bb10
    memref.dealloc %alloc : memref<5x7xf64>
    return
  }
}
