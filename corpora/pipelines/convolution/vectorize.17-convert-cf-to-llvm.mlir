module attributes {transform.with_named_sequence} {
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg5, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg6, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg7, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg8, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg9, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = builtin.unrealized_conversion_cast %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<3xf32, strided<[?], offset: ?>>
    %7 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %8 = llvm.insertvalue %arg0, %7[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.insertvalue %arg1, %8[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %10 = llvm.insertvalue %arg2, %9[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %11 = llvm.insertvalue %arg3, %10[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %12 = llvm.insertvalue %arg4, %11[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %13 = builtin.unrealized_conversion_cast %12 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<9xf32, strided<[?], offset: ?>>
    %14 = builtin.unrealized_conversion_cast %6 : memref<3xf32, strided<[?], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %15 = builtin.unrealized_conversion_cast %13 : memref<9xf32, strided<[?], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %16 = llvm.mlir.constant(dense<0.000000e+00> : vector<3xf32>) : vector<3xf32>
    %17 = llvm.mlir.constant(3 : index) : i64
    %18 = llvm.mlir.constant(dense<0.000000e+00> : vector<9xf32>) : vector<9xf32>
    %19 = llvm.mlir.constant(1 : index) : i64
    %20 = llvm.mlir.constant(9 : index) : i64
    %21 = llvm.mlir.constant(dense<0.000000e+00> : vector<7xf32>) : vector<7xf32>
    %22 = llvm.mlir.constant(0 : index) : i64
    %23 = builtin.unrealized_conversion_cast %22 : i64 to index
    %24 = llvm.mlir.constant(7 : index) : i64
    %25 = llvm.mlir.constant(1 : index) : i64
    %26 = llvm.mlir.zero : !llvm.ptr
    %27 = llvm.getelementptr %26[%24] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %28 = llvm.ptrtoint %27 : !llvm.ptr to i64
    %29 = llvm.mlir.constant(64 : index) : i64
    %30 = llvm.add %28, %29 : i64
    %31 = llvm.call @malloc(%30) : (i64) -> !llvm.ptr
    %32 = llvm.ptrtoint %31 : !llvm.ptr to i64
    %33 = llvm.mlir.constant(1 : index) : i64
    %34 = llvm.sub %29, %33 : i64
    %35 = llvm.add %32, %34 : i64
    %36 = llvm.urem %35, %29 : i64
    %37 = llvm.sub %35, %36 : i64
    %38 = llvm.inttoptr %37 : i64 to !llvm.ptr
    %39 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %40 = llvm.insertvalue %31, %39[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %41 = llvm.insertvalue %38, %40[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %42 = llvm.mlir.constant(0 : index) : i64
    %43 = llvm.insertvalue %42, %41[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %44 = llvm.insertvalue %24, %43[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %45 = llvm.insertvalue %25, %44[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %46 = builtin.unrealized_conversion_cast %45 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<7xf32>
    llvm.br ^bb1(%22, %18 : i64, vector<9xf32>)
  ^bb1(%47: i64, %48: vector<9xf32>):  // 2 preds: ^bb0, ^bb2
    %49 = builtin.unrealized_conversion_cast %47 : i64 to index
    %50 = builtin.unrealized_conversion_cast %49 : index to i64
    %51 = builtin.unrealized_conversion_cast %49 : index to i64
    %52 = builtin.unrealized_conversion_cast %49 : index to i64
    %53 = llvm.icmp "slt" %50, %20 : i64
    llvm.cond_br %53, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %54 = llvm.extractvalue %15[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %55 = llvm.extractvalue %15[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %56 = llvm.getelementptr %54[%55] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %57 = llvm.extractvalue %15[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %58 = llvm.mul %51, %57 overflow<nsw> : i64
    %59 = llvm.getelementptr inbounds %56[%58] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %60 = llvm.load %59 : !llvm.ptr -> f32
    %61 = llvm.insertelement %60, %48[%52 : i64] : vector<9xf32>
    %62 = llvm.add %50, %19 : i64
    %63 = builtin.unrealized_conversion_cast %62 : i64 to index
    llvm.br ^bb1(%62, %61 : i64, vector<9xf32>)
  ^bb3:  // pred: ^bb1
    llvm.br ^bb4(%22, %16 : i64, vector<3xf32>)
  ^bb4(%64: i64, %65: vector<3xf32>):  // 2 preds: ^bb3, ^bb5
    %66 = builtin.unrealized_conversion_cast %64 : i64 to index
    %67 = builtin.unrealized_conversion_cast %66 : index to i64
    %68 = builtin.unrealized_conversion_cast %66 : index to i64
    %69 = builtin.unrealized_conversion_cast %66 : index to i64
    %70 = llvm.icmp "slt" %67, %17 : i64
    llvm.cond_br %70, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %71 = llvm.extractvalue %14[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %72 = llvm.extractvalue %14[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %73 = llvm.getelementptr %71[%72] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %74 = llvm.extractvalue %14[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %75 = llvm.mul %68, %74 overflow<nsw> : i64
    %76 = llvm.getelementptr inbounds %73[%75] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %77 = llvm.load %76 : !llvm.ptr -> f32
    %78 = llvm.insertelement %77, %65[%69 : i64] : vector<3xf32>
    %79 = llvm.add %67, %19 : i64
    %80 = builtin.unrealized_conversion_cast %79 : i64 to index
    llvm.br ^bb4(%79, %78 : i64, vector<3xf32>)
  ^bb6:  // pred: ^bb4
    %81 = llvm.shufflevector %48, %48 [0, 1, 2, 3, 4, 5, 6] : vector<9xf32> 
    %82 = llvm.shufflevector %48, %48 [1, 2, 3, 4, 5, 6, 7] : vector<9xf32> 
    %83 = llvm.shufflevector %48, %48 [2, 3, 4, 5, 6, 7, 8] : vector<9xf32> 
    %84 = llvm.mlir.constant(0 : i64) : i64
    %85 = llvm.extractelement %65[%84 : i64] : vector<3xf32>
    %86 = llvm.mlir.constant(1 : i64) : i64
    %87 = llvm.extractelement %65[%86 : i64] : vector<3xf32>
    %88 = llvm.mlir.constant(2 : i64) : i64
    %89 = llvm.extractelement %65[%88 : i64] : vector<3xf32>
    %90 = llvm.mlir.poison : vector<7xf32>
    %91 = llvm.mlir.constant(0 : i32) : i32
    %92 = llvm.insertelement %85, %90[%91 : i32] : vector<7xf32>
    %93 = llvm.shufflevector %92, %90 [0, 0, 0, 0, 0, 0, 0] : vector<7xf32> 
    %94 = llvm.intr.fmuladd(%81, %93, %21) : (vector<7xf32>, vector<7xf32>, vector<7xf32>) -> vector<7xf32>
    %95 = llvm.mlir.poison : vector<7xf32>
    %96 = llvm.mlir.constant(0 : i32) : i32
    %97 = llvm.insertelement %87, %95[%96 : i32] : vector<7xf32>
    %98 = llvm.shufflevector %97, %95 [0, 0, 0, 0, 0, 0, 0] : vector<7xf32> 
    %99 = llvm.intr.fmuladd(%82, %98, %94) : (vector<7xf32>, vector<7xf32>, vector<7xf32>) -> vector<7xf32>
    %100 = llvm.mlir.poison : vector<7xf32>
    %101 = llvm.mlir.constant(0 : i32) : i32
    %102 = llvm.insertelement %89, %100[%101 : i32] : vector<7xf32>
    %103 = llvm.shufflevector %102, %100 [0, 0, 0, 0, 0, 0, 0] : vector<7xf32> 
    %104 = llvm.intr.fmuladd(%83, %103, %99) : (vector<7xf32>, vector<7xf32>, vector<7xf32>) -> vector<7xf32>
    %105 = llvm.extractvalue %45[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %106 = llvm.getelementptr %105[%22] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %104, %106 {alignment = 4 : i64} : vector<7xf32>, !llvm.ptr
    llvm.return %45 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  }
}
