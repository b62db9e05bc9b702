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
    %10 = llvm.mlir.constant(7 : index) : i64
    %11 = llvm.mlir.constant(1 : index) : i64
    %12 = llvm.mlir.zero : !llvm.ptr
    %13 = llvm.getelementptr %12[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %14 = llvm.ptrtoint %13 : !llvm.ptr to i64
    %15 = llvm.mlir.constant(64 : index) : i64
    %16 = llvm.add %14, %15 : i64
    %17 = llvm.call @malloc(%16) : (i64) -> !llvm.ptr
    %18 = llvm.ptrtoint %17 : !llvm.ptr to i64
    %19 = llvm.mlir.constant(1 : index) : i64
    %20 = llvm.sub %15, %19 : i64
    %21 = llvm.add %18, %20 : i64
    %22 = llvm.urem %21, %15 : i64
    %23 = llvm.sub %21, %22 : i64
    %24 = llvm.inttoptr %23 : i64 to !llvm.ptr
    %25 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %26 = llvm.insertvalue %17, %25[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %27 = llvm.insertvalue %24, %26[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %28 = llvm.mlir.constant(0 : index) : i64
    %29 = llvm.insertvalue %28, %27[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %30 = llvm.insertvalue %10, %29[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %31 = llvm.insertvalue %11, %30[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %32 = builtin.unrealized_conversion_cast %31 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<7xf32>
    cf.br ^bb1(%9, %4 : index, vector<9xf32>)
  ^bb1(%33: index, %34: vector<9xf32>):  // 2 preds: ^bb0, ^bb2
    %35 = builtin.unrealized_conversion_cast %33 : index to i64
    %36 = builtin.unrealized_conversion_cast %33 : index to i64
    %37 = builtin.unrealized_conversion_cast %33 : index to i64
    %38 = llvm.icmp "slt" %35, %6 : i64
    cf.cond_br %38, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %39 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %40 = llvm.extractvalue %1[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %41 = llvm.getelementptr %39[%40] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %42 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %43 = llvm.mul %36, %42 overflow<nsw> : i64
    %44 = llvm.getelementptr inbounds %41[%43] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %45 = llvm.load %44 : !llvm.ptr -> f32
    %46 = llvm.insertelement %45, %34[%37 : i64] : vector<9xf32>
    %47 = llvm.add %35, %5 : i64
    %48 = builtin.unrealized_conversion_cast %47 : i64 to index
    cf.br ^bb1(%48, %46 : index, vector<9xf32>)
  ^bb3:  // pred: ^bb1
    cf.br ^bb4(%9, %2 : index, vector<3xf32>)
  ^bb4(%49: index, %50: vector<3xf32>):  // 2 preds: ^bb3, ^bb5
    %51 = builtin.unrealized_conversion_cast %49 : index to i64
    %52 = builtin.unrealized_conversion_cast %49 : index to i64
    %53 = builtin.unrealized_conversion_cast %49 : index to i64
    %54 = llvm.icmp "slt" %51, %3 : i64
    cf.cond_br %54, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %55 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %56 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %57 = llvm.getelementptr %55[%56] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %58 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %59 = llvm.mul %52, %58 overflow<nsw> : i64
    %60 = llvm.getelementptr inbounds %57[%59] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %61 = llvm.load %60 : !llvm.ptr -> f32
    %62 = llvm.insertelement %61, %50[%53 : i64] : vector<3xf32>
    %63 = llvm.add %51, %5 : i64
    %64 = builtin.unrealized_conversion_cast %63 : i64 to index
    cf.br ^bb4(%64, %62 : index, vector<3xf32>)
  ^bb6:  // pred: ^bb4
    %65 = llvm.shufflevector %34, %34 [0, 1, 2, 3, 4, 5, 6] : vector<9xf32> 
    %66 = llvm.shufflevector %34, %34 [1, 2, 3, 4, 5, 6, 7] : vector<9xf32> 
    %67 = llvm.shufflevector %34, %34 [2, 3, 4, 5, 6, 7, 8] : vector<9xf32> 
    %68 = llvm.mlir.constant(0 : i64) : i64
    %69 = llvm.extractelement %50[%68 : i64] : vector<3xf32>
    %70 = llvm.mlir.constant(1 : i64) : i64
    %71 = llvm.extractelement %50[%70 : i64] : vector<3xf32>
    %72 = llvm.mlir.constant(2 : i64) : i64
    %73 = llvm.extractelement %50[%72 : i64] : vector<3xf32>
    %74 = llvm.mlir.poison : vector<7xf32>
    %75 = llvm.mlir.constant(0 : i32) : i32
    %76 = llvm.insertelement %69, %74[%75 : i32] : vector<7xf32>
    %77 = llvm.shufflevector %76, %74 [0, 0, 0, 0, 0, 0, 0] : vector<7xf32> 
    %78 = llvm.intr.fmuladd(%65, %77, %7) : (vector<7xf32>, vector<7xf32>, vector<7xf32>) -> vector<7xf32>
    %79 = llvm.mlir.poison : vector<7xf32>
    %80 = llvm.mlir.constant(0 : i32) : i32
    %81 = llvm.insertelement %71, %79[%80 : i32] : vector<7xf32>
    %82 = llvm.shufflevector %81, %79 [0, 0, 0, 0, 0, 0, 0] : vector<7xf32> 
    %83 = llvm.intr.fmuladd(%66, %82, %78) : (vector<7xf32>, vector<7xf32>, vector<7xf32>) -> vector<7xf32>
    %84 = llvm.mlir.poison : vector<7xf32>
    %85 = llvm.mlir.constant(0 : i32) : i32
    %86 = llvm.insertelement %73, %84[%85 : i32] : vector<7xf32>
    %87 = llvm.shufflevector %86, %84 [0, 0, 0, 0, 0, 0, 0] : vector<7xf32> 
    %88 = llvm.intr.fmuladd(%67, %87, %83) : (vector<7xf32>, vector<7xf32>, vector<7xf32>) -> vector<7xf32>
    %89 = llvm.extractvalue %31[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %90 = llvm.getelementptr %89[%8] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %88, %90 {alignment = 4 : i64} : vector<7xf32>, !llvm.ptr
    return %32 : memref<7xf32>
  }
}
