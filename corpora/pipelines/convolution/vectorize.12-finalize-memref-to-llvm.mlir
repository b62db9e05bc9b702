module attributes {transform.with_named_sequence} {
  llvm.func @malloc(i64) -> !llvm.ptr
  func.func @f(%arg0: memref<9xf32, strided<[?], offset: ?>>, %arg1: memref<3xf32, strided<[?], offset: ?>>) -> memref<7xf32> {
    %0 = builtin.unrealized_conversion_cast %arg1 : memref<3xf32, strided<[?], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<9xf32, strided<[?], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %cst = arith.constant dense<0.000000e+00> : vector<3xf32>
    %c3 = arith.constant 3 : index
    %cst_0 = arith.constant dense<0.000000e+00> : vector<9xf32>
    %c1 = arith.constant 1 : index
    %c9 = arith.constant 9 : index
    %cst_1 = arith.constant dense<0.000000e+00> : vector<7xf32>
    %c0 = arith.constant 0 : index
    %2 = builtin.unrealized_conversion_cast %c0 : index to i64
    %3 = llvm.mlir.constant(7 : index) : i64
    %4 = llvm.mlir.constant(1 : index) : i64
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.getelementptr %5[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %7 = llvm.ptrtoint %6 : !llvm.ptr to i64
    %8 = llvm.mlir.constant(64 : index) : i64
    %9 = llvm.add %7, %8 : i64
    %10 = llvm.call @malloc(%9) : (i64) -> !llvm.ptr
    %11 = llvm.ptrtoint %10 : !llvm.ptr to i64
    %12 = llvm.mlir.constant(1 : index) : i64
    %13 = llvm.sub %8, %12 : i64
    %14 = llvm.add %11, %13 : i64
    %15 = llvm.urem %14, %8 : i64
    %16 = llvm.sub %14, %15 : i64
    %17 = llvm.inttoptr %16 : i64 to !llvm.ptr
    %18 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %19 = llvm.insertvalue %10, %18[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %20 = llvm.insertvalue %17, %19[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %21 = llvm.mlir.constant(0 : index) : i64
    %22 = llvm.insertvalue %21, %20[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %23 = llvm.insertvalue %3, %22[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %24 = llvm.insertvalue %4, %23[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %25 = builtin.unrealized_conversion_cast %24 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<7xf32>
    %26 = builtin.unrealized_conversion_cast %25 : memref<7xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    cf.br ^bb1(%c0, %cst_0 : index, vector<9xf32>)
  ^bb1(%27: index, %28: vector<9xf32>):  // 2 preds: ^bb0, ^bb2
    %29 = builtin.unrealized_conversion_cast %27 : index to i64
    %30 = builtin.unrealized_conversion_cast %27 : index to i64
    %31 = arith.cmpi slt, %27, %c9 : index
    cf.cond_br %31, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %32 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %33 = llvm.extractvalue %1[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %34 = llvm.getelementptr %32[%33] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %35 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %36 = llvm.mul %29, %35 overflow<nsw> : i64
    %37 = llvm.getelementptr inbounds %34[%36] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %38 = llvm.load %37 : !llvm.ptr -> f32
    %39 = llvm.insertelement %38, %28[%30 : i64] : vector<9xf32>
    %40 = arith.addi %27, %c1 : index
    cf.br ^bb1(%40, %39 : index, vector<9xf32>)
  ^bb3:  // pred: ^bb1
    cf.br ^bb4(%c0, %cst : index, vector<3xf32>)
  ^bb4(%41: index, %42: vector<3xf32>):  // 2 preds: ^bb3, ^bb5
    %43 = builtin.unrealized_conversion_cast %41 : index to i64
    %44 = builtin.unrealized_conversion_cast %41 : index to i64
    %45 = arith.cmpi slt, %41, %c3 : index
    cf.cond_br %45, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %46 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %47 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %48 = llvm.getelementptr %46[%47] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %49 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %50 = llvm.mul %43, %49 overflow<nsw> : i64
    %51 = llvm.getelementptr inbounds %48[%50] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %52 = llvm.load %51 : !llvm.ptr -> f32
    %53 = llvm.insertelement %52, %42[%44 : i64] : vector<3xf32>
    %54 = arith.addi %41, %c1 : index
    cf.br ^bb4(%54, %53 : index, vector<3xf32>)
  ^bb6:  // pred: ^bb4
    %55 = llvm.shufflevector %28, %28 [0, 1, 2, 3, 4, 5, 6] : vector<9xf32> 
    %56 = llvm.shufflevector %28, %28 [1, 2, 3, 4, 5, 6, 7] : vector<9xf32> 
    %57 = llvm.shufflevector %28, %28 [2, 3, 4, 5, 6, 7, 8] : vector<9xf32> 
    %58 = llvm.mlir.constant(0 : i64) : i64
    %59 = llvm.extractelement %42[%58 : i64] : vector<3xf32>
    %60 = llvm.mlir.constant(1 : i64) : i64
    %61 = llvm.extractelement %42[%60 : i64] : vector<3xf32>
    %62 = llvm.mlir.constant(2 : i64) : i64
    %63 = llvm.extractelement %42[%62 : i64] : vector<3xf32>
    %64 = llvm.mlir.poison : vector<7xf32>
    %65 = llvm.mlir.constant(0 : i32) : i32
    %66 = llvm.insertelement %59, %64[%65 : i32] : vector<7xf32>
    %67 = llvm.shufflevector %66, %64 [0, 0, 0, 0, 0, 0, 0] : vector<7xf32> 
    %68 = llvm.intr.fmuladd(%55, %67, %cst_1) : (vector<7xf32>, vector<7xf32>, vector<7xf32>) -> vector<7xf32>
    %69 = llvm.mlir.poison : vector<7xf32>
    %70 = llvm.mlir.constant(0 : i32) : i32
    %71 = llvm.insertelement %61, %69[%70 : i32] : vector<7xf32>
    %72 = llvm.shufflevector %71, %69 [0, 0, 0, 0, 0, 0, 0] : vector<7xf32> 
    %73 = llvm.intr.fmuladd(%56, %72, %68) : (vector<7xf32>, vector<7xf32>, vector<7xf32>) -> vector<7xf32>
    %74 = llvm.mlir.poison : vector<7xf32>
    %75 = llvm.mlir.constant(0 : i32) : i32
    %76 = llvm.insertelement %63, %74[%75 : i32] : vector<7xf32>
    %77 = llvm.shufflevector %76, %74 [0, 0, 0, 0, 0, 0, 0] : vector<7xf32> 
    %78 = llvm.intr.fmuladd(%57, %77, %73) : (vector<7xf32>, vector<7xf32>, vector<7xf32>) -> vector<7xf32>
    %79 = llvm.extractvalue %26[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %80 = llvm.getelementptr %79[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %78, %80 {alignment = 4 : i64} : vector<7xf32>, !llvm.ptr
    return %25 : memref<7xf32>
  }
}
