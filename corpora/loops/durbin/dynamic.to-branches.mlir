module {
  func.func @durbin(%arg0: index, %arg1: memref<?xf32>, %arg2: memref<?xf32>, %arg3: memref<?xf32>) -> (f32, f32) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = memref.load %arg1[%c0] : memref<?xf32>
    %1 = arith.negf %0 : f32
    memref.store %1, %arg2[%c0] : memref<?xf32>
    cf.br ^bb1(%c1, %1, %cst_0 : index, f32, f32)
  ^bb1(%2: index, %3: f32, %4: f32):  // 2 preds: ^bb0, ^bb11
    %5 = arith.cmpi slt, %2, %arg0 : index
    cf.cond_br %5, ^bb2, ^bb12
  ^bb2:  // pred: ^bb1
    %6 = arith.mulf %3, %3 : f32
    %7 = arith.subf %cst_0, %6 : f32
    %8 = arith.mulf %7, %4 : f32
    %9 = arith.subi %2, %c1 : index
    cf.br ^bb3(%c0, %cst : index, f32)
  ^bb3(%10: index, %11: f32):  // 2 preds: ^bb2, ^bb4
    %12 = arith.cmpi slt, %10, %2 : index
    cf.cond_br %12, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %13 = arith.subi %9, %10 : index
    %14 = memref.load %arg1[%13] : memref<?xf32>
    %15 = memref.load %arg2[%10] : memref<?xf32>
    %16 = arith.mulf %14, %15 : f32
    %17 = arith.addf %11, %16 : f32
    %18 = arith.addi %10, %c1 : index
    cf.br ^bb3(%18, %17 : index, f32)
  ^bb5:  // pred: ^bb3
    %19 = memref.load %arg1[%2] : memref<?xf32>
    %20 = arith.addf %19, %11 : f32
    %21 = arith.negf %20 : f32
    %22 = arith.divf %21, %8 : f32
    cf.br ^bb6(%c0 : index)
  ^bb6(%23: index):  // 2 preds: ^bb5, ^bb7
    %24 = arith.cmpi slt, %23, %2 : index
    cf.cond_br %24, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %25 = arith.subi %9, %23 : index
    %26 = memref.load %arg2[%23] : memref<?xf32>
    %27 = memref.load %arg2[%25] : memref<?xf32>
    %28 = arith.mulf %22, %27 : f32
    %29 = arith.addf %26, %28 : f32
    memref.store %29, %arg3[%23] : memref<?xf32>
    %30 = arith.addi %23, %c1 : index
    cf.br ^bb6(%30 : index)
  ^bb8:  // pred: ^bb6
    cf.br ^bb9(%c0 : index)
  ^bb9(%31: index):  // 2 preds: ^bb8, ^bb10
    %32 = arith.cmpi slt, %31, %2 : index
    cf.cond_br %32, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %33 = memref.load %arg3[%31] : memref<?xf32>
    memref.store %33, %arg2[%31] : memref<?xf32>
    %34 = arith.addi %31, %c1 : index
    cf.br ^bb9(%34 : index)
  ^bb11:  // pred: ^bb9
    memref.store %22, %arg2[%2] : memref<?xf32>
    %35 = arith.addi %2, %c1 : index
    cf.br ^bb1(%35, %22, %8 : index, f32, f32)
  ^bb12:  // pred: ^bb1
    return %3, %4 : f32, f32
  }
}
