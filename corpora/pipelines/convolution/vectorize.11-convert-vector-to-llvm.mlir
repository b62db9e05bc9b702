module attributes {transform.with_named_sequence} {
  func.func @f(%arg0: memref<9xf32, strided<[?], offset: ?>>, %arg1: memref<3xf32, strided<[?], offset: ?>>) -> memref<7xf32> {
    %cst = arith.constant dense<0.000000e+00> : vector<3xf32>
    %c3 = arith.constant 3 : index
    %cst_0 = arith.constant dense<0.000000e+00> : vector<9xf32>
    %c1 = arith.constant 1 : index
    %c9 = arith.constant 9 : index
    %cst_1 = arith.constant dense<0.000000e+00> : vector<7xf32>
    %c0 = arith.constant 0 : index
    %0 = builtin.unrealized_conversion_cast %c0 : index to i64
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<7xf32>
    %1 = builtin.unrealized_conversion_cast %alloc : memref<7xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    cf.br ^bb1(%c0, %cst_0 : index, vector<9xf32>)
  ^bb1(%2: index, %3: vector<9xf32>):  // 2 preds: ^bb0, ^bb2
    %4 = builtin.unrealized_conversion_cast %2 : index to i64
    %5 = arith.cmpi slt, %2, %c9 : index
    cf.cond_br %5, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %6 = memref.load %arg0[%2] : memref<9xf32, strided<[?], offset: ?>>
    %7 = llvm.insertelement %6, %3[%4 : i64] : vector<9xf32>
    %8 = arith.addi %2, %c1 : index
    cf.br ^bb1(%8, %7 : index, vector<9xf32>)
  ^bb3:  // pred: ^bb1
    cf.br ^bb4(%c0, %cst : index, vector<3xf32>)
  ^bb4(%9: index, %10: vector<3xf32>):  // 2 preds: ^bb3, ^bb5
    %11 = builtin.unrealized_conversion_cast %9 : index to i64
    %12 = arith.cmpi slt, %9, %c3 : index
    cf.cond_br %12, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %13 = memref.load %arg1[%9] : memref<3xf32, strided<[?], offset: ?>>
    %14 = llvm.insertelement %13, %10[%11 : i64] : vector<3xf32>
    %15 = arith.addi %9, %c1 : index
    cf.br ^bb4(%15, %14 : index, vector<3xf32>)
  ^bb6:  // pred: ^bb4
    %16 = llvm.shufflevector %3, %3 [0, 1, 2, 3, 4, 5, 6] : vector<9xf32> 
    %17 = llvm.shufflevector %3, %3 [1, 2, 3, 4, 5, 6, 7] : vector<9xf32> 
    %18 = llvm.shufflevector %3, %3 [2, 3, 4, 5, 6, 7, 8] : vector<9xf32> 
    %19 = llvm.mlir.constant(0 : i64) : i64
    %20 = llvm.extractelement %10[%19 : i64] : vector<3xf32>
    %21 = llvm.mlir.constant(1 : i64) : i64
    %22 = llvm.extractelement %10[%21 : i64] : vector<3xf32>
    %23 = llvm.mlir.constant(2 : i64) : i64
    %24 = llvm.extractelement %10[%23 : i64] : vector<3xf32>
    %25 = llvm.mlir.poison : vector<7xf32>
    %26 = llvm.mlir.constant(0 : i32) : i32
    %27 = llvm.insertelement %20, %25[%26 : i32] : vector<7xf32>
    %28 = llvm.shufflevector %27, %25 [0, 0, 0, 0, 0, 0, 0] : vector<7xf32> 
    %29 = llvm.intr.fmuladd(%16, %28, %cst_1) : (vector<7xf32>, vector<7xf32>, vector<7xf32>) -> vector<7xf32>
    %30 = llvm.mlir.poison : vector<7xf32>
    %31 = llvm.mlir.constant(0 : i32) : i32
    %32 = llvm.insertelement %22, %30[%31 : i32] : vector<7xf32>
    %33 = llvm.shufflevector %32, %30 [0, 0, 0, 0, 0, 0, 0] : vector<7xf32> 
    %34 = llvm.intr.fmuladd(%17, %33, %29) : (vector<7xf32>, vector<7xf32>, vector<7xf32>) -> vector<7xf32>
    %35 = llvm.mlir.poison : vector<7xf32>
    %36 = llvm.mlir.constant(0 : i32) : i32
    %37 = llvm.insertelement %24, %35[%36 : i32] : vector<7xf32>
    %38 = llvm.shufflevector %37, %35 [0, 0, 0, 0, 0, 0, 0] : vector<7xf32> 
    %39 = llvm.intr.fmuladd(%18, %38, %34) : (vector<7xf32>, vector<7xf32>, vector<7xf32>) -> vector<7xf32>
    %40 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %41 = llvm.getelementptr %40[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %39, %41 {alignment = 4 : i64} : vector<7xf32>, !llvm.ptr
    return %alloc : memref<7xf32>
  }
}
