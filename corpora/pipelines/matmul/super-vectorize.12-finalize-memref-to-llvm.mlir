module {
  llvm.func @malloc(i64) -> !llvm.ptr
  func.func @f(%arg0: memref<7x9xf32, strided<[?, ?], offset: ?>>, %arg1: memref<9x6xf32, strided<[?, ?], offset: ?>>) -> memref<7x6xf32> {
    %0 = builtin.unrealized_conversion_cast %arg1 : memref<9x6xf32, strided<[?, ?], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<7x9xf32, strided<[?, ?], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %c2147483647 = arith.constant 2147483647 : index
    %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
    %c9 = arith.constant 9 : index
    %c4 = arith.constant 4 : index
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant dense<0.000000e+00> : vector<4xf32>
    %2 = llvm.mlir.constant(7 : index) : i64
    %3 = llvm.mlir.constant(6 : index) : i64
    %4 = llvm.mlir.constant(1 : index) : i64
    %5 = llvm.mlir.constant(42 : index) : i64
    %6 = llvm.mlir.zero : !llvm.ptr
    %7 = llvm.getelementptr %6[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %8 = llvm.ptrtoint %7 : !llvm.ptr to i64
    %9 = llvm.mlir.constant(64 : index) : i64
    %10 = llvm.add %8, %9 : i64
    %11 = llvm.call @malloc(%10) : (i64) -> !llvm.ptr
    %12 = llvm.ptrtoint %11 : !llvm.ptr to i64
    %13 = llvm.mlir.constant(1 : index) : i64
    %14 = llvm.sub %9, %13 : i64
    %15 = llvm.add %12, %14 : i64
    %16 = llvm.urem %15, %9 : i64
    %17 = llvm.sub %15, %16 : i64
    %18 = llvm.inttoptr %17 : i64 to !llvm.ptr
    %19 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %20 = llvm.insertvalue %11, %19[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %21 = llvm.insertvalue %18, %20[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %22 = llvm.mlir.constant(0 : index) : i64
    %23 = llvm.insertvalue %22, %21[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %24 = llvm.insertvalue %2, %23[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %25 = llvm.insertvalue %3, %24[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %26 = llvm.insertvalue %3, %25[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %27 = llvm.insertvalue %4, %26[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %28 = builtin.unrealized_conversion_cast %27 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<7x6xf32>
    %29 = builtin.unrealized_conversion_cast %28 : memref<7x6xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    cf.br ^bb1(%c0 : index)
  ^bb1(%30: index):  // 2 preds: ^bb0, ^bb5
    %31 = builtin.unrealized_conversion_cast %30 : index to i64
    %32 = arith.cmpi slt, %30, %c7 : index
    cf.cond_br %32, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    cf.br ^bb3(%c0 : index)
  ^bb3(%33: index):  // 2 preds: ^bb2, ^bb4
    %34 = builtin.unrealized_conversion_cast %33 : index to i64
    %35 = arith.cmpi slt, %33, %c6 : index
    cf.cond_br %35, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %36 = arith.subi %c6, %33 : index
    %37 = arith.minsi %36, %c2147483647 : index
    %38 = arith.index_cast %37 : index to i32
    %39 = llvm.mlir.poison : vector<4xi32>
    %40 = llvm.mlir.constant(0 : i32) : i32
    %41 = llvm.insertelement %38, %39[%40 : i32] : vector<4xi32>
    %42 = llvm.shufflevector %41, %39 [0, 0, 0, 0] : vector<4xi32> 
    %43 = arith.cmpi sgt, %42, %cst : vector<4xi32>
    %44 = llvm.extractvalue %29[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %45 = llvm.mlir.constant(6 : index) : i64
    %46 = llvm.mul %31, %45 : i64
    %47 = llvm.add %46, %34 : i64
    %48 = llvm.getelementptr %44[%47] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.intr.masked.store %cst_0, %48, %43 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
    %49 = arith.addi %33, %c4 : index
    cf.br ^bb3(%49 : index)
  ^bb5:  // pred: ^bb3
    %50 = arith.addi %30, %c1 : index
    cf.br ^bb1(%50 : index)
  ^bb6:  // pred: ^bb1
    cf.br ^bb7(%c0 : index)
  ^bb7(%51: index):  // 2 preds: ^bb6, ^bb14
    %52 = builtin.unrealized_conversion_cast %51 : index to i64
    %53 = arith.cmpi slt, %51, %c7 : index
    cf.cond_br %53, ^bb8, ^bb15
  ^bb8:  // pred: ^bb7
    cf.br ^bb9(%c0 : index)
  ^bb9(%54: index):  // 2 preds: ^bb8, ^bb13
    %55 = builtin.unrealized_conversion_cast %54 : index to i64
    %56 = arith.cmpi slt, %54, %c6 : index
    cf.cond_br %56, ^bb10, ^bb14
  ^bb10:  // pred: ^bb9
    cf.br ^bb11(%c0 : index)
  ^bb11(%57: index):  // 2 preds: ^bb10, ^bb12
    %58 = builtin.unrealized_conversion_cast %57 : index to i64
    %59 = arith.cmpi slt, %57, %c9 : index
    cf.cond_br %59, ^bb12, ^bb13
  ^bb12:  // pred: ^bb11
    %60 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %61 = llvm.extractvalue %1[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %62 = llvm.getelementptr %60[%61] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %63 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %64 = llvm.mul %52, %63 overflow<nsw> : i64
    %65 = llvm.extractvalue %1[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %66 = llvm.mul %58, %65 overflow<nsw> : i64
    %67 = llvm.add %64, %66 overflow<nsw> : i64
    %68 = llvm.getelementptr inbounds %62[%67] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %69 = llvm.load %68 : !llvm.ptr -> f32
    %70 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %71 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %72 = llvm.getelementptr %70[%71] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %73 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %74 = llvm.mul %58, %73 overflow<nsw> : i64
    %75 = llvm.extractvalue %0[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %76 = llvm.mul %55, %75 overflow<nsw> : i64
    %77 = llvm.add %74, %76 overflow<nsw> : i64
    %78 = llvm.getelementptr inbounds %72[%77] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %79 = llvm.load %78 : !llvm.ptr -> f32
    %80 = llvm.extractvalue %27[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %81 = llvm.mlir.constant(6 : index) : i64
    %82 = llvm.mul %52, %81 overflow<nsw, nuw> : i64
    %83 = llvm.add %82, %55 overflow<nsw, nuw> : i64
    %84 = llvm.getelementptr inbounds|nuw %80[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %85 = llvm.load %84 : !llvm.ptr -> f32
    %86 = arith.mulf %69, %79 : f32
    %87 = arith.addf %85, %86 : f32
    %88 = llvm.extractvalue %27[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %89 = llvm.mlir.constant(6 : index) : i64
    %90 = llvm.mul %52, %89 overflow<nsw, nuw> : i64
    %91 = llvm.add %90, %55 overflow<nsw, nuw> : i64
    %92 = llvm.getelementptr inbounds|nuw %88[%91] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %87, %92 : f32, !llvm.ptr
    %93 = arith.addi %57, %c1 : index
    cf.br ^bb11(%93 : index)
  ^bb13:  // pred: ^bb11
    %94 = arith.addi %54, %c1 : index
    cf.br ^bb9(%94 : index)
  ^bb14:  // pred: ^bb9
    %95 = arith.addi %51, %c1 : index
    cf.br ^bb7(%95 : index)
  ^bb15:  // pred: ^bb7
    return %28 : memref<7x6xf32>
  }
}
