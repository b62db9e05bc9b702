module {
  func.func @softmax(%arg0: memref<5x7xf32>, %arg1: memref<5x7xf32>) {
    %c7 = arith.constant 7 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb14
    %1 = arith.cmpi slt, %0, %c5 : index
    cf.cond_br %1, ^bb2, ^bb15
  ^bb2:  // pred: ^bb1
    cf.br ^bb3(%c0, %cst_0 : index, f32)
  ^bb3(%2: index, %3: f32):  // 2 preds: ^bb2, ^bb4
    %4 = arith.cmpi slt, %2, %c7 : index
    cf.cond_br %4, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %5 = memref.load %arg0[%0, %2] : memref<5x7xf32>
    %6 = arith.maximumf %3, %5 : f32
    %7 = arith.addi %2, %c1 : index
    cf.br ^bb3(%7, %6 : index, f32)
  ^bb5:  // pred: ^bb3
    cf.br ^bb6(%c0 : index)
  ^bb6(%8: index):  // 2 preds: ^bb5, ^bb7
    %9 = arith.cmpi slt, %8, %c7 : index
    cf.cond_br %9, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %10 = memref.load %arg0[%0, %8] : memref<5x7xf32>
    %11 = arith.subf %10, %3 : f32
    %12 = math.exp %11 : f32
    memref.store %12, %arg1[%0, %8] : memref<5x7xf32>
    %13 = arith.addi %8, %c1 : index
    cf.br ^bb6(%13 : index)
  ^bb8:  // pred: ^bb6
    cf.br ^bb9(%c0, %cst : index, f32)
  ^bb9(%14: index, %15: f32):  // 2 preds: ^bb8, ^bb10
    %16 = arith.cmpi slt, %14, %c7 : index
    cf.cond_br %16, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %17 = memref.load %arg1[%0, %14] : memref<5x7xf32>
    %18 = arith.addf %15, %17 : f32
    %19 = arith.addi %14, %c1 : index
    cf.br ^bb9(%19, %18 : index, f32)
  ^bb11:  // pred: ^bb9
    cf.br ^bb12(%c0 : index)
  ^bb12(%20: index):  // 2 preds: ^bb11, ^bb13
    %21 = arith.cmpi slt, %20, %c7 : index
    cf.cond_br %21, ^bb13, ^bb14
  ^bb13:  // pred: ^bb12
    %22 = memref.load %arg1[%0, %20] : memref<5x7xf32>
    %23 = arith.divf %22, %15 : f32
    memref.store %23, %arg1[%0, %20] : memref<5x7xf32>
    %24 = arith.addi %20, %c1 : index
    cf.br ^bb12(%24 : index)
  ^bb14:  // pred: ^bb12
    %25 = arith.addi %0, %c1 : index
    cf.br ^bb1(%25 : index)
  ^bb15:  // pred: ^bb1
    return
  }
}
