module attributes {transform.with_named_sequence} {
  llvm.func @malloc(i64) -> !llvm.ptr
  func.func @f(%arg0: memref<9xf32, strided<[?], offset: ?>>, %arg1: memref<3xf32, strided<[?], offset: ?>>) -> memref<7xf32> {
    %0 = builtin.unrealized_conversion_cast %arg1 : memref<3xf32, strided<[?], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<9xf32, strided<[?], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.mlir.constant(dense<0.000000e+00> : vector<3xf32>) : vector<3xf32>
    %3 = llvm.mlir.constant(3 : index) : i64
    %4 = llvm.mlir.constant(dense<0.000000e+00> : vector<9xf32>) : vector<9xf32>
    %5 = llvm.mlir.constant(1 : index) : i64
    %6 = llvm.mlir.constant(9 : index) : i64
    %7 = llvm.mlir.constant(dense<0.000000e+00> : vector<7xf32>) : vector<7xf32>
    %8 = llvm.mlir.constant(0 : index) : i64
    %9 = builtin.unrealized_conversion_cast %8 : i64 to index
    %10 = builtin.unrealized_conversion_cast %9 : index to i64
    %11 = llvm.mlir.constant(7 : index) : i64
    %12 = llvm.mlir.constant(1 : index) : i64
    %13 = llvm.mlir.zero : !llvm.ptr
    %14 = llvm.getelementptr %13[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %15 = llvm.ptrtoint %14 : !llvm.ptr to i64
    %16 = llvm.mlir.constant(64 : index) : i64
    %17 = llvm.add %15, %16 : i64
    %18 = llvm.call @malloc(%17) : (i64) -> !llvm.ptr
    %19 = llvm.ptrtoint %18 : !llvm.ptr to i64
    %20 = llvm.mlir.constant(1 : index) : i64
    %21 = llvm.sub %16, %20 : i64
    %22 = llvm.add %19, %21 : i64
    %23 = llvm.urem %22, %16 : i64
    %24 = llvm.sub %22, %23 : i64
    %25 = llvm.inttoptr %24 : i64 to !llvm.ptr
    %26 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %27 = llvm.insertvalue %18, %26[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %28 = llvm.insertvalue %25, %27[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %29 = llvm.mlir.constant(0 : index) : i64
    %30 = llvm.insertvalue %29, %28[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %31 = llvm.insertvalue %11, %30[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %32 = llvm.insertvalue %12, %31[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %33 = builtin.unrealized_conversion_cast %32 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<7xf32>
    %34 = builtin.unrealized_conversion_cast %33 : memref<7xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    cf.br ^bb1(%9, %4 : index, vector<9xf32>)
  ^bb1(%35: index, %36: vector<9xf32>):  // 2 preds: ^bb0, ^bb2
    %37 = builtin.unrealized_conversion_cast %35 : index to i64
    %38 = builtin.unrealized_conversion_cast %35 : index to i64
    %39 = builtin.unrealized_conversion_cast %35 : index to i64
    %40 = llvm.icmp "slt" %37, %6 : i64
    cf.cond_br %40, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %41 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %42 = llvm.extractvalue %1[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %43 = llvm.getelementptr %41[%42] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %44 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %45 = llvm.mul %38, %44 overflow<nsw> : i64
    %46 = llvm.getelementptr inbounds %43[%45] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %47 = llvm.load %46 : !llvm.ptr -> f32
    %48 = llvm.insertelement %47, %36[%39 : i64] : vector<9xf32>
    %49 = llvm.add %37, %5 : i64
    %50 = builtin.unrealized_conversion_cast %49 : i64 to index
    cf.br ^bb1(%50, %48 : index, vector<9xf32>)
  ^bb3:  // pred: ^bb1
    cf.br ^bb4(%9, %2 : index, vector<3xf32>)
  ^bb4(%51: index, %52: vector<3xf32>):  // 2 preds: ^bb3, ^bb5
    %53 = builtin.unrealized_conversion_cast %51 : index to i64
    %54 = builtin.unrealized_conversion_cast %51 : index to i64
    %55 = builtin.unrealized_conversion_cast %51 : index to i64
    %56 = llvm.icmp "slt" %53, %3 : i64
    cf.cond_br %56, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %57 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %58 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %59 = llvm.getelementptr %57[%58] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %60 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %61 = llvm.mul %54, %60 overflow<nsw> : i64
    %62 = llvm.getelementptr inbounds %59[%61] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %63 = llvm.load %62 : !llvm.ptr -> f32
    %64 = llvm.insertelement %63, %52[%55 : i64] : vector<3xf32>
    %65 = llvm.add %53, %5 : i64
    %66 = builtin.unrealized_conversion_cast %65 : i64 to index
    cf.br ^bb4(%66, %64 : index, vector<3xf32>)
  ^bb6:  // pred: ^bb4
    %67 = llvm.shufflevector %36, %36 [0, 1, 2, 3, 4, 5, 6] : vector<9xf32> 
    %68 = llvm.shufflevector %36, %36 [1, 2, 3, 4, 5, 6, 7] : vector<9xf32> 
    %69 = llvm.shufflevector %36, %36 [2, 3, 4, 5, 6, 7, 8] : vector<9xf32> 
    %70 = llvm.mlir.constant(0 : i64) : i64
    %71 = llvm.extractelement %52[%70 : i64] : vector<3xf32>
    %72 = llvm.mlir.constant(1 : i64) : i64
    %73 = llvm.extractelement %52[%72 : i64] : vector<3xf32>
    %74 = llvm.mlir.constant(2 : i64) : i64
    %75 = llvm.extractelement %52[%74 : i64] : vector<3xf32>
    %76 = llvm.mlir.poison : vector<7xf32>
    %77 = llvm.mlir.constant(0 : i32) : i32
    %78 = llvm.insertelement %71, %76[%77 : i32] : vector<7xf32>
    %79 = llvm.shufflevector %78, %76 [0, 0, 0, 0, 0, 0, 0] : vector<7xf32> 
    %80 = llvm.intr.fmuladd(%67, %79, %7) : (vector<7xf32>, vector<7xf32>, vector<7xf32>) -> vector<7xf32>
    %81 = llvm.mlir.poison : vector<7xf32>
    %82 = llvm.mlir.constant(0 : i32) : i32
    %83 = llvm.insertelement %73, %81[%82 : i32] : vector<7xf32>
    %84 = llvm.shufflevector %83, %81 [0, 0, 0, 0, 0, 0, 0] : vector<7xf32> 
    %85 = llvm.intr.fmuladd(%68, %84, %80) : (vector<7xf32>, vector<7xf32>, vector<7xf32>) -> vector<7xf32>
    %86 = llvm.mlir.poison : vector<7xf32>
    %87 = llvm.mlir.constant(0 : i32) : i32
    %88 = llvm.insertelement %75, %86[%87 : i32] : vector<7xf32>
    %89 = llvm.shufflevector %88, %86 [0, 0, 0, 0, 0, 0, 0] : vector<7xf32> 
    %90 = llvm.intr.fmuladd(%69, %89, %85) : (vector<7xf32>, vector<7xf32>, vector<7xf32>) -> vector<7xf32>
    %91 = llvm.extractvalue %34[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %92 = llvm.getelementptr %91[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %90, %92 {alignment = 4 : i64} : vector<7xf32>, !llvm.ptr
    return %33 : memref<7xf32>
  }
}
