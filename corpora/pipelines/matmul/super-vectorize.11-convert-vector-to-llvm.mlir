module {
  func.func @f(%arg0: memref<7x9xf32, strided<[?, ?], offset: ?>>, %arg1: memref<9x6xf32, strided<[?, ?], offset: ?>>) -> memref<7x6xf32> {
    %c2147483647 = arith.constant 2147483647 : index
    %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
    %c9 = arith.constant 9 : index
    %c4 = arith.constant 4 : index
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant dense<0.000000e+00> : vector<4xf32>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<7x6xf32>
    %0 = builtin.unrealized_conversion_cast %alloc : memref<7x6xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    cf.br ^bb1(%c0 : index)
  ^bb1(%1: index):  // 2 preds: ^bb0, ^bb5
    %2 = builtin.unrealized_conversion_cast %1 : index to i64
    %3 = arith.cmpi slt, %1, %c7 : index
    cf.cond_br %3, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    cf.br ^bb3(%c0 : index)
  ^bb3(%4: index):  // 2 preds: ^bb2, ^bb4
    %5 = builtin.unrealized_conversion_cast %4 : index to i64
    %6 = arith.cmpi slt, %4, %c6 : index
    cf.cond_br %6, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %7 = arith.subi %c6, %4 : index
    %8 = arith.minsi %7, %c2147483647 : index
    %9 = arith.index_cast %8 : index to i32
    %10 = llvm.mlir.poison : vector<4xi32>
    %11 = llvm.mlir.constant(0 : i32) : i32
    %12 = llvm.insertelement %9, %10[%11 : i32] : vector<4xi32>
    %13 = llvm.shufflevector %12, %10 [0, 0, 0, 0] : vector<4xi32> 
    %14 = arith.cmpi sgt, %13, %cst : vector<4xi32>
    %15 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %16 = llvm.mlir.constant(6 : index) : i64
    %17 = llvm.mul %2, %16 : i64
    %18 = llvm.add %17, %5 : i64
    %19 = llvm.getelementptr %15[%18] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.intr.masked.store %cst_0, %19, %14 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
    %20 = arith.addi %4, %c4 : index
    cf.br ^bb3(%20 : index)
  ^bb5:  // pred: ^bb3
    %21 = arith.addi %1, %c1 : index
    cf.br ^bb1(%21 : index)
  ^bb6:  // pred: ^bb1
    cf.br ^bb7(%c0 : index)
  ^bb7(%22: index):  // 2 preds: ^bb6, ^bb14
    %23 = arith.cmpi slt, %22, %c7 : index
    cf.cond_br %23, ^bb8, ^bb15
  ^bb8:  // pred: ^bb7
    cf.br ^bb9(%c0 : index)
  ^bb9(%24: index):  // 2 preds: ^bb8, ^bb13
    %25 = arith.cmpi slt, %24, %c6 : index
    cf.cond_br %25, ^bb10, ^bb14
  ^bb10:  // pred: ^bb9
    cf.br ^bb11(%c0 : index)
  ^bb11(%26: index):  // 2 preds: ^bb10, ^bb12
    %27 = arith.cmpi slt, %26, %c9 : index
    cf.cond_br %27, ^bb12, ^bb13
  ^bb12:  // pred: ^bb11
    %28 = memref.load %arg0[%22, %26] : memref<7x9xf32, strided<[?, ?], offset: ?>>
    %29 = memref.load %arg1[%26, %24] : memref<9x6xf32, strided<[?, ?], offset: ?>>
    %30 = memref.load %alloc[%22, %24] : memref<7x6xf32>
    %31 = arith.mulf %28, %29 : f32
    %32 = arith.addf %30, %31 : f32
    memref.store %32, %alloc[%22, %24] : memref<7x6xf32>
    %33 = arith.addi %26, %c1 : index
    cf.br ^bb11(%33 : index)
  ^bb13:  // pred: ^bb11
    %34 = arith.addi %24, %c1 : index
    cf.br ^bb9(%34 : index)
  ^bb14:  // pred: ^bb9
    %35 = arith.addi %22, %c1 : index
    cf.br ^bb7(%35 : index)
  ^bb15:  // pred: ^bb7
    return %alloc : memref<7x6xf32>
  }
}
