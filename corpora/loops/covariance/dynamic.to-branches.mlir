module {
  func.func @covariance(%arg0: index, %arg1: index, %arg2: f32, %arg3: memref<?x?xf32>, %arg4: memref<?x?xf32>, %arg5: memref<?xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb5
    %1 = arith.cmpi slt, %0, %arg1 : index
    cf.cond_br %1, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    cf.br ^bb3(%c0, %cst : index, f32)
  ^bb3(%2: index, %3: f32):  // 2 preds: ^bb2, ^bb4
    %4 = arith.cmpi slt, %2, %arg0 : index
    cf.cond_br %4, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %5 = memref.load %arg3[%2, %0] : memref<?x?xf32>
    %6 = arith.addf %3, %5 : f32
    %7 = arith.addi %2, %c1 : index
    cf.br ^bb3(%7, %6 : index, f32)
  ^bb5:  // pred: ^bb3
    %8 = arith.divf %3, %arg2 : f32
    memref.store %8, %arg5[%0] : memref<?xf32>
    %9 = arith.addi %0, %c1 : index
    cf.br ^bb1(%9 : index)
  ^bb6:  // pred: ^bb1
    cf.br ^bb7(%c0 : index)
  ^bb7(%10: index):  // 2 preds: ^bb6, ^bb11
    %11 = arith.cmpi slt, %10, %arg0 : index
    cf.cond_br %11, ^bb8, ^bb12
  ^bb8:  // pred: ^bb7
    cf.br ^bb9(%c0 : index)
  ^bb9(%12: index):  // 2 preds: ^bb8, ^bb10
    %13 = arith.cmpi slt, %12, %arg1 : index
    cf.cond_br %13, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %14 = memref.load %arg3[%10, %12] : memref<?x?xf32>
    %15 = memref.load %arg5[%12] : memref<?xf32>
    %16 = arith.subf %14, %15 : f32
    memref.store %16, %arg3[%10, %12] : memref<?x?xf32>
    %17 = arith.addi %12, %c1 : index
    cf.br ^bb9(%17 : index)
  ^bb11:  // pred: ^bb9
    %18 = arith.addi %10, %c1 : index
    cf.br ^bb7(%18 : index)
  ^bb12:  // pred: ^bb7
    cf.br ^bb13(%c0 : index)
  ^bb13(%19: index):  // 2 preds: ^bb12, ^bb20
    %20 = arith.cmpi slt, %19, %arg1 : index
    cf.cond_br %20, ^bb14, ^bb21
  ^bb14:  // pred: ^bb13
    cf.br ^bb15(%19 : index)
  ^bb15(%21: index):  // 2 preds: ^bb14, ^bb19
    %22 = arith.cmpi slt, %21, %arg1 : index
    cf.cond_br %22, ^bb16, ^bb20
  ^bb16:  // pred: ^bb15
    cf.br ^bb17(%c0, %cst : index, f32)
  ^bb17(%23: index, %24: f32):  // 2 preds: ^bb16, ^bb18
    %25 = arith.cmpi slt, %23, %arg0 : index
    cf.cond_br %25, ^bb18, ^bb19
  ^bb18:  // pred: ^bb17
    %26 = memref.load %arg3[%23, %19] : memref<?x?xf32>
    %27 = memref.load %arg3[%23, %21] : memref<?x?xf32>
    %28 = arith.mulf %26, %27 : f32
    %29 = arith.addf %24, %28 : f32
    %30 = arith.addi %23, %c1 : index
    cf.br ^bb17(%30, %29 : index, f32)
  ^bb19:  // pred: ^bb17
    memref.store %24, %arg4[%19, %21] : memref<?x?xf32>
    memref.store %24, %arg4[%21, %19] : memref<?x?xf32>
    %31 = arith.addi %21, %c1 : index
    cf.br ^bb15(%31 : index)
  ^bb20:  // pred: ^bb15
    %32 = arith.addi %19, %c1 : index
    cf.br ^bb13(%32 : index)
  ^bb21:  // pred: ^bb13
    return
  }
}
