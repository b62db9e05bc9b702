module {
  func.func @pooling(%arg0: memref<6x10xi32>, %arg1: memref<3x5xi32>) {
    %c2 = arith.constant 2 : index
    %c5 = arith.constant 5 : index
    %c0_i32 = arith.constant 0 : i32
    %c2_i32 = arith.constant 2 : i32
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb11
    %1 = arith.cmpi slt, %0, %c3 : index
    cf.cond_br %1, ^bb2, ^bb12
  ^bb2:  // pred: ^bb1
    cf.br ^bb3(%c0 : index)
  ^bb3(%2: index):  // 2 preds: ^bb2, ^bb10
    %3 = arith.cmpi slt, %2, %c5 : index
    cf.cond_br %3, ^bb4, ^bb11
  ^bb4:  // pred: ^bb3
    cf.br ^bb5(%c0, %c0_i32 : index, i32)
  ^bb5(%4: index, %5: i32):  // 2 preds: ^bb4, ^bb9
    %6 = arith.cmpi slt, %4, %c2 : index
    cf.cond_br %6, ^bb6, ^bb10
  ^bb6:  // pred: ^bb5
    cf.br ^bb7(%c0, %5 : index, i32)
  ^bb7(%7: index, %8: i32):  // 2 preds: ^bb6, ^bb8
    %9 = arith.cmpi slt, %7, %c2 : index
    cf.cond_br %9, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %10 = arith.muli %0, %c2 overflow<nsw> : index
    %11 = arith.addi %10, %4 : index
    %12 = arith.muli %2, %c2 overflow<nsw> : index
    %13 = arith.addi %12, %7 : index
    %14 = memref.load %arg0[%11, %13] : memref<6x10xi32>
    %15 = arith.addi %8, %14 : i32
    %16 = arith.addi %7, %c1 : index
    cf.br ^bb7(%16, %15 : index, i32)
  ^bb9:  // pred: ^bb7
    %17 = arith.addi %4, %c1 : index
    cf.br ^bb5(%17, %8 : index, i32)
  ^bb10:  // pred: ^bb5
    %18 = arith.shrsi %5, %c2_i32 : i32
    memref.store %18, %arg1[%0, %2] : memref<3x5xi32>
    %19 = arith.addi %2, %c1 : index
    cf.br ^bb3(%19 : index)
  ^bb11:  // pred: ^bb3
    %20 = arith.addi %0, %c1 : index
    cf.br ^bb1(%20 : index)
  ^bb12:  // pred: ^bb1
    return
  }
}
