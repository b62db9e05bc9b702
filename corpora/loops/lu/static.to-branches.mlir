module {
  func.func @lu(%arg0: memref<7x7xf64>) {
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %c1 = arith.constant 1 : index
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb14
    %1 = arith.cmpi slt, %0, %c7 : index
    cf.cond_br %1, ^bb2, ^bb15
  ^bb2:  // pred: ^bb1
    cf.br ^bb3(%c0 : index)
  ^bb3(%2: index):  // 2 preds: ^bb2, ^bb7
    %3 = arith.cmpi slt, %2, %0 : index
    cf.cond_br %3, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    cf.br ^bb5(%c0 : index)
  ^bb5(%4: index):  // 2 preds: ^bb4, ^bb6
    %5 = arith.cmpi slt, %4, %2 : index
    cf.cond_br %5, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %6 = memref.load %arg0[%0, %4] : memref<7x7xf64>
    %7 = memref.load %arg0[%4, %2] : memref<7x7xf64>
    %8 = memref.load %arg0[%0, %2] : memref<7x7xf64>
    %9 = arith.mulf %6, %7 : f64
    %10 = arith.subf %8, %9 : f64
    memref.store %10, %arg0[%0, %2] : memref<7x7xf64>
    %11 = arith.addi %4, %c1 : index
    cf.br ^bb5(%11 : index)
  ^bb7:  // pred: ^bb5
    %12 = memref.load %arg0[%2, %2] : memref<7x7xf64>
    %13 = memref.load %arg0[%0, %2] : memref<7x7xf64>
    %14 = arith.divf %13, %12 : f64
    memref.store %14, %arg0[%0, %2] : memref<7x7xf64>
    %15 = arith.addi %2, %c1 : index
    cf.br ^bb3(%15 : index)
  ^bb8:  // pred: ^bb3
    cf.br ^bb9(%0 : index)
  ^bb9(%16: index):  // 2 preds: ^bb8, ^bb13
    %17 = arith.cmpi slt, %16, %c7 : index
    cf.cond_br %17, ^bb10, ^bb14
  ^bb10:  // pred: ^bb9
    cf.br ^bb11(%c0 : index)
  ^bb11(%18: index):  // 2 preds: ^bb10, ^bb12
    %19 = arith.cmpi slt, %18, %0 : index
    cf.cond_br %19, ^bb12, ^bb13
  ^bb12:  // pred: ^bb11
    %20 = memref.load %arg0[%0, %18] : memref<7x7xf64>
    %21 = memref.load %arg0[%18, %16] : memref<7x7xf64>
    %22 = memref.load %arg0[%0, %16] : memref<7x7xf64>
    %23 = arith.mulf %20, %21 : f64
    %24 = arith.subf %22, %23 : f64
    memref.store %24, %arg0[%0, %16] : memref<7x7xf64>
    %25 = arith.addi %18, %c1 : index
    cf.br ^bb11(%25 : index)
  ^bb13:  // pred: ^bb11
    %26 = arith.addi %16, %c1 : index
    cf.br ^bb9(%26 : index)
  ^bb14:  // pred: ^bb9
    %27 = arith.addi %0, %c1 : index
    cf.br ^bb1(%27 : index)
  ^bb15:  // pred: ^bb1
    return
  }
}
