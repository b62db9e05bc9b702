module {
  func.func @gemver(%arg0: f64, %arg1: f64, %arg2: memref<6x6xf64>, %arg3: memref<6xf64>, %arg4: memref<6xf64>, %arg5: memref<6xf64>, %arg6: memref<6xf64>, %arg7: memref<6xf64>, %arg8: memref<6xf64>, %arg9: memref<6xf64>, %arg10: memref<6xf64>) {
    %c0 = arith.constant 0 : index
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb5
    %1 = arith.cmpi slt, %0, %c6 : index
    cf.cond_br %1, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    cf.br ^bb3(%c0 : index)
  ^bb3(%2: index):  // 2 preds: ^bb2, ^bb4
    %3 = arith.cmpi slt, %2, %c6 : index
    cf.cond_br %3, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %4 = memref.load %arg2[%0, %2] : memref<6x6xf64>
    %5 = memref.load %arg3[%0] : memref<6xf64>
    %6 = memref.load %arg4[%2] : memref<6xf64>
    %7 = memref.load %arg5[%0] : memref<6xf64>
    %8 = memref.load %arg6[%2] : memref<6xf64>
    %9 = arith.mulf %5, %6 : f64
    %10 = arith.mulf %7, %8 : f64
    %11 = arith.addf %4, %9 : f64
    %12 = arith.addf %11, %10 : f64
    memref.store %12, %arg2[%0, %2] : memref<6x6xf64>
    %13 = arith.addi %2, %c1 : index
    cf.br ^bb3(%13 : index)
  ^bb5:  // pred: ^bb3
    %14 = arith.addi %0, %c1 : index
    cf.br ^bb1(%14 : index)
  ^bb6:  // pred: ^bb1
    cf.br ^bb7(%c0 : index)
  ^bb7(%15: index):  // 2 preds: ^bb6, ^bb11
    %16 = arith.cmpi slt, %15, %c6 : index
    cf.cond_br %16, ^bb8, ^bb12
  ^bb8:  // pred: ^bb7
    cf.br ^bb9(%c0 : index)
  ^bb9(%17: index):  // 2 preds: ^bb8, ^bb10
    %18 = arith.cmpi slt, %17, %c6 : index
    cf.cond_br %18, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %19 = memref.load %arg8[%15] : memref<6xf64>
    %20 = memref.load %arg2[%17, %15] : memref<6x6xf64>
    %21 = memref.load %arg9[%17] : memref<6xf64>
    %22 = arith.mulf %arg1, %20 : f64
    %23 = arith.mulf %22, %21 : f64
    %24 = arith.addf %19, %23 : f64
    memref.store %24, %arg8[%15] : memref<6xf64>
    %25 = arith.addi %17, %c1 : index
    cf.br ^bb9(%25 : index)
  ^bb11:  // pred: ^bb9
    %26 = arith.addi %15, %c1 : index
    cf.br ^bb7(%26 : index)
  ^bb12:  // pred: ^bb7
    cf.br ^bb13(%c0 : index)
  ^bb13(%27: index):  // 2 preds: ^bb12, ^bb14
    %28 = arith.cmpi slt, %27, %c6 : index
    cf.cond_br %28, ^bb14, ^bb15
  ^bb14:  // pred: ^bb13
    %29 = memref.load %arg8[%27] : memref<6xf64>
    %30 = memref.load %arg10[%27] : memref<6xf64>
    %31 = arith.addf %29, %30 : f64
    memref.store %31, %arg8[%27] : memref<6xf64>
    %32 = arith.addi %27, %c1 : index
    cf.br ^bb13(%32 : index)
  ^bb15:  // pred: ^bb13
    cf.br ^bb16(%c0 : index)
  ^bb16(%33: index):  // 2 preds: ^bb15, ^bb20
    %34 = arith.cmpi slt, %33, %c6 : index
    cf.cond_br %34, ^bb17, ^bb21
  ^bb17:  // pred: ^bb16
    cf.br ^bb18(%c0 : index)
  ^bb18(%35: index):  // 2 preds: ^bb17, ^bb19
    %36 = arith.cmpi slt, %35, %c6 : index
    cf.cond_br %36, ^bb19, ^bb20
  ^bb19:  // pred: ^bb18
    %37 = memref.load %arg7[%33] : memref<6xf64>
    %38 = memref.load %arg2[%33, %35] : memref<6x6xf64>
    %39 = memref.load %arg8[%35] : memref<6xf64>
    %40 = arith.mulf %arg0, %38 : f64
    %41 = arith.mulf %40, %39 : f64
    %42 = arith.addf %37, %41 : f64
    memref.store %42, %arg7[%33] : memref<6xf64>
    %43 = arith.addi %35, %c1 : index
    cf.br ^bb18(%43 : index)
  ^bb20:  // pred: ^bb18
    %44 = arith.addi %33, %c1 : index
    cf.br ^bb16(%44 : index)
  ^bb21:  // pred: ^bb16
    return
  }
}
