module {
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.insertvalue %arg7, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %2 = llvm.insertvalue %arg8, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.insertvalue %arg9, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.insertvalue %arg10, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.insertvalue %arg12, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.insertvalue %arg11, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %7 = llvm.insertvalue %arg13, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = builtin.unrealized_conversion_cast %7 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<9x6xf32, strided<[?, ?], offset: ?>>
    %9 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %10 = llvm.insertvalue %arg0, %9[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %11 = llvm.insertvalue %arg1, %10[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %12 = llvm.insertvalue %arg2, %11[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %13 = llvm.insertvalue %arg3, %12[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %14 = llvm.insertvalue %arg5, %13[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %15 = llvm.insertvalue %arg4, %14[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %16 = llvm.insertvalue %arg6, %15[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %17 = builtin.unrealized_conversion_cast %16 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<7x9xf32, strided<[?, ?], offset: ?>>
    %18 = builtin.unrealized_conversion_cast %8 : memref<9x6xf32, strided<[?, ?], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %19 = builtin.unrealized_conversion_cast %17 : memref<7x9xf32, strided<[?, ?], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %20 = llvm.mlir.constant(2147483647 : index) : i64
    %21 = llvm.mlir.constant(dense<[0, 1, 2, 3]> : vector<4xi32>) : vector<4xi32>
    %22 = llvm.mlir.constant(9 : index) : i64
    %23 = llvm.mlir.constant(4 : index) : i64
    %24 = llvm.mlir.constant(6 : index) : i64
    %25 = llvm.mlir.constant(1 : index) : i64
    %26 = llvm.mlir.constant(7 : index) : i64
    %27 = llvm.mlir.constant(0 : index) : i64
    %28 = builtin.unrealized_conversion_cast %27 : i64 to index
    %29 = llvm.mlir.constant(dense<0.000000e+00> : vector<4xf32>) : vector<4xf32>
    %30 = llvm.mlir.constant(7 : index) : i64
    %31 = llvm.mlir.constant(6 : index) : i64
    %32 = llvm.mlir.constant(1 : index) : i64
    %33 = llvm.mlir.constant(42 : index) : i64
    %34 = llvm.mlir.zero : !llvm.ptr
    %35 = llvm.getelementptr %34[%33] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %36 = llvm.ptrtoint %35 : !llvm.ptr to i64
    %37 = llvm.mlir.constant(64 : index) : i64
    %38 = llvm.add %36, %37 : i64
    %39 = llvm.call @malloc(%38) : (i64) -> !llvm.ptr
    %40 = llvm.ptrtoint %39 : !llvm.ptr to i64
    %41 = llvm.mlir.constant(1 : index) : i64
    %42 = llvm.sub %37, %41 : i64
    %43 = llvm.add %40, %42 : i64
    %44 = llvm.urem %43, %37 : i64
    %45 = llvm.sub %43, %44 : i64
    %46 = llvm.inttoptr %45 : i64 to !llvm.ptr
    %47 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %48 = llvm.insertvalue %39, %47[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %49 = llvm.insertvalue %46, %48[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %50 = llvm.mlir.constant(0 : index) : i64
    %51 = llvm.insertvalue %50, %49[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %52 = llvm.insertvalue %30, %51[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %53 = llvm.insertvalue %31, %52[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %54 = llvm.insertvalue %31, %53[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %55 = llvm.insertvalue %32, %54[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %56 = builtin.unrealized_conversion_cast %55 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<7x6xf32>
    cf.br ^bb1(%28 : index)
  ^bb1(%57: index):  // 2 preds: ^bb0, ^bb5
    %58 = builtin.unrealized_conversion_cast %57 : index to i64
    %59 = builtin.unrealized_conversion_cast %57 : index to i64
    %60 = llvm.icmp "slt" %58, %26 : i64
    cf.cond_br %60, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    cf.br ^bb3(%28 : index)
  ^bb3(%61: index):  // 2 preds: ^bb2, ^bb4
    %62 = builtin.unrealized_conversion_cast %61 : index to i64
    %63 = builtin.unrealized_conversion_cast %61 : index to i64
    %64 = llvm.icmp "slt" %62, %24 : i64
    cf.cond_br %64, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %65 = llvm.sub %24, %62 : i64
    %66 = llvm.intr.smin(%65, %20) : (i64, i64) -> i64
    %67 = llvm.trunc %66 : i64 to i32
    %68 = llvm.mlir.poison : vector<4xi32>
    %69 = llvm.mlir.constant(0 : i32) : i32
    %70 = llvm.insertelement %67, %68[%69 : i32] : vector<4xi32>
    %71 = llvm.shufflevector %70, %68 [0, 0, 0, 0] : vector<4xi32> 
    %72 = llvm.icmp "sgt" %71, %21 : vector<4xi32>
    %73 = llvm.extractvalue %55[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %74 = llvm.mlir.constant(6 : index) : i64
    %75 = llvm.mul %59, %74 : i64
    %76 = llvm.add %75, %63 : i64
    %77 = llvm.getelementptr %73[%76] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.intr.masked.store %29, %77, %72 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
    %78 = llvm.add %62, %23 : i64
    %79 = builtin.unrealized_conversion_cast %78 : i64 to index
    cf.br ^bb3(%79 : index)
  ^bb5:  // pred: ^bb3
    %80 = llvm.add %58, %25 : i64
    %81 = builtin.unrealized_conversion_cast %80 : i64 to index
    cf.br ^bb1(%81 : index)
  ^bb6:  // pred: ^bb1
    cf.br ^bb7(%28 : index)
  ^bb7(%82: index):  // 2 preds: ^bb6, ^bb14
    %83 = builtin.unrealized_conversion_cast %82 : index to i64
    %84 = builtin.unrealized_conversion_cast %82 : index to i64
    %85 = llvm.icmp "slt" %83, %26 : i64
    cf.cond_br %85, ^bb8, ^bb15
  ^bb8:  // pred: ^bb7
    cf.br ^bb9(%28 : index)
  ^bb9(%86: index):  // 2 preds: ^bb8, ^bb13
    %87 = builtin.unrealized_conversion_cast %86 : index to i64
    %88 = builtin.unrealized_conversion_cast %86 : index to i64
    %89 = llvm.icmp "slt" %87, %24 : i64
    cf.cond_br %89, ^bb10, ^bb14
  ^bb10:  // pred: ^bb9
    cf.br ^bb11(%28 : index)
  ^bb11(%90: index):  // 2 preds: ^bb10, ^bb12
    %91 = builtin.unrealized_conversion_cast %90 : index to i64
    %92 = builtin.unrealized_conversion_cast %90 : index to i64
    %93 = llvm.icmp "slt" %91, %22 : i64
    cf.cond_br %93, ^bb12, ^bb13
  ^bb12:  // pred: ^bb11
    %94 = llvm.extractvalue %19[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %95 = llvm.extractvalue %19[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %96 = llvm.getelementptr %94[%95] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %97 = llvm.extractvalue %19[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %98 = llvm.mul %84, %97 overflow<nsw> : i64
    %99 = llvm.extractvalue %19[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %100 = llvm.mul %92, %99 overflow<nsw> : i64
    %101 = llvm.add %98, %100 overflow<nsw> : i64
    %102 = llvm.getelementptr inbounds %96[%101] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %103 = llvm.load %102 : !llvm.ptr -> f32
    %104 = llvm.extractvalue %18[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %105 = llvm.extractvalue %18[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %106 = llvm.getelementptr %104[%105] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %107 = llvm.extractvalue %18[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %108 = llvm.mul %92, %107 overflow<nsw> : i64
    %109 = llvm.extractvalue %18[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %110 = llvm.mul %88, %109 overflow<nsw> : i64
    %111 = llvm.add %108, %110 overflow<nsw> : i64
    %112 = llvm.getelementptr inbounds %106[%111] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %113 = llvm.load %112 : !llvm.ptr -> f32
    %114 = llvm.extractvalue %55[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %115 = llvm.mlir.constant(6 : index) : i64
    %116 = llvm.mul %84, %115 overflow<nsw, nuw> : i64
    %117 = llvm.add %116, %88 overflow<nsw, nuw> : i64
    %118 = llvm.getelementptr inbounds|nuw %114[%117] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %119 = llvm.load %118 : !llvm.ptr -> f32
    %120 = llvm.fmul %103, %113 : f32
    %121 = llvm.fadd %119, %120 : f32
    %122 = llvm.extractvalue %55[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %123 = llvm.mlir.constant(6 : index) : i64
    %124 = llvm.mul %84, %123 overflow<nsw, nuw> : i64
    %125 = llvm.add %124, %88 overflow<nsw, nuw> : i64
    %126 = llvm.getelementptr inbounds|nuw %122[%125] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %121, %126 : f32, !llvm.ptr
    %127 = llvm.add %91, %25 : i64
    %128 = builtin.unrealized_conversion_cast %127 : i64 to index
    cf.br ^bb11(%128 : index)
  ^bb13:  // pred: ^bb11
    %129 = llvm.add %87, %25 : i64
    %130 = builtin.unrealized_conversion_cast %129 : i64 to index
    cf.br ^bb9(%130 : index)
  ^bb14:  // pred: ^bb9
    %131 = llvm.add %83, %25 : i64
    %132 = builtin.unrealized_conversion_cast %131 : i64 to index
    cf.br ^bb7(%132 : index)
  ^bb15:  // pred: ^bb7
    llvm.return %55 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
  }
}
