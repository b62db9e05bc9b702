module {
  func.func @syrk(%arg0: index, %arg1: index, %arg2: f32, %arg3: memref<?x?xf32>, %arg4: memref<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb11
    %1 = arith.cmpi slt, %0, %arg0 : index
    cf.cond_br %1, ^bb2, ^bb12
  ^bb2:  // pred: ^bb1
    %2 = arith.addi %0, %c1 : index
    cf.br ^bb3(%c0 : index)
  ^bb3(%3: index):  // 2 preds: ^bb2, ^bb4
    %4 = arith.cmpi slt, %3, %2 : index
    cf.cond_br %4, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %5 = memref.load %arg3[%0, %3] : memref<?x?xf32>
    %6 = arith.mulf %5, %arg2 : f32
    memref.store %6, %arg3[%0, %3] : memref<?x?xf32>
    %7 = arith.addi %3, %c1 : index
    cf.br ^bb3(%7 : index)
  ^bb5:  // pred: ^bb3
    cf.br ^bb6(%c0 : index)
  ^bb6(%8: index):  // 2 preds: ^bb5, ^bb10
    %9 = arith.cmpi slt, %8, %arg1 : index
    cf.cond_br %9, ^bb7, ^bb11
  ^bb7:  // pred: ^bb6
    cf.br ^bb8(%c0 : index)
  ^bb8(%10: index):  // 2 preds: ^bb7, ^bb9
    %11 = arith.cmpi slt, %10, %2 : index
    cf.cond_br %11, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    %12 = memref.load %arg4[%0, %8] : memref<?x?xf32>
    %13 = memref.load %arg4[%10, %8] : memref<?x?xf32>
    %14 = memref.load %arg3[%0, %10] : memref<?x?xf32>
    %15 = arith.mulf %12, %13 : f32
    %16 = arith.addf %14, %15 : f32
    memref.store %16, %arg3[%0, %10] : memref<?x?xf32>
    %17 = arith.addi %10, %c1 : index
    cf.br ^bb8(%17 : index)
  ^bb10:  // pred: ^bb8
    %18 = arith.addi %8, %c1 : index
    cf.br ^bb6(%18 : index)
  ^bb11:  // pred: ^bb6
    %19 = arith.addi %0, %c1 : index
    cf.br ^bb1(%19 : index)
  ^bb12:  // pred: ^bb1
    return
  }
}
