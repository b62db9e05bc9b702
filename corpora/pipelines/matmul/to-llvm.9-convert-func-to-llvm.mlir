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
    %20 = llvm.mlir.constant(9 : index) : i64
    %21 = llvm.mlir.constant(6 : index) : i64
    %22 = llvm.mlir.constant(1 : index) : i64
    %23 = llvm.mlir.constant(7 : index) : i64
    %24 = llvm.mlir.constant(0 : index) : i64
    %25 = builtin.unrealized_conversion_cast %24 : i64 to index
    %26 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %27 = llvm.mlir.constant(7 : index) : i64
    %28 = llvm.mlir.constant(6 : index) : i64
    %29 = llvm.mlir.constant(1 : index) : i64
    %30 = llvm.mlir.constant(42 : index) : i64
    %31 = llvm.mlir.zero : !llvm.ptr
    %32 = llvm.getelementptr %31[%30] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %33 = llvm.ptrtoint %32 : !llvm.ptr to i64
    %34 = llvm.mlir.constant(64 : index) : i64
    %35 = llvm.add %33, %34 : i64
    %36 = llvm.call @malloc(%35) : (i64) -> !llvm.ptr
    %37 = llvm.ptrtoint %36 : !llvm.ptr to i64
    %38 = llvm.mlir.constant(1 : index) : i64
    %39 = llvm.sub %34, %38 : i64
    %40 = llvm.add %37, %39 : i64
    %41 = llvm.urem %40, %34 : i64
    %42 = llvm.sub %40, %41 : i64
    %43 = llvm.inttoptr %42 : i64 to !llvm.ptr
    %44 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %45 = llvm.insertvalue %36, %44[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %46 = llvm.insertvalue %43, %45[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %47 = llvm.mlir.constant(0 : index) : i64
    %48 = llvm.insertvalue %47, %46[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %49 = llvm.insertvalue %27, %48[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %50 = llvm.insertvalue %28, %49[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %51 = llvm.insertvalue %28, %50[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %52 = llvm.insertvalue %29, %51[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %53 = builtin.unrealized_conversion_cast %52 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<7x6xf32>
    cf.br ^bb1(%25 : index)
  ^bb1(%54: index):  // 2 preds: ^bb0, ^bb5
    %55 = builtin.unrealized_conversion_cast %54 : index to i64
    %56 = builtin.unrealized_conversion_cast %54 : index to i64
    %57 = llvm.icmp "slt" %55, %23 : i64
    cf.cond_br %57, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    cf.br ^bb3(%25 : index)
  ^bb3(%58: index):  // 2 preds: ^bb2, ^bb4
    %59 = builtin.unrealized_conversion_cast %58 : index to i64
    %60 = builtin.unrealized_conversion_cast %58 : index to i64
    %61 = llvm.icmp "slt" %59, %21 : i64
    cf.cond_br %61, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %62 = llvm.extractvalue %52[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %63 = llvm.mlir.constant(6 : index) : i64
    %64 = llvm.mul %56, %63 overflow<nsw, nuw> : i64
    %65 = llvm.add %64, %60 overflow<nsw, nuw> : i64
    %66 = llvm.getelementptr inbounds|nuw %62[%65] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %26, %66 : f32, !llvm.ptr
    %67 = llvm.add %59, %22 : i64
    %68 = builtin.unrealized_conversion_cast %67 : i64 to index
    cf.br ^bb3(%68 : index)
  ^bb5:  // pred: ^bb3
    %69 = llvm.add %55, %22 : i64
    %70 = builtin.unrealized_conversion_cast %69 : i64 to index
    cf.br ^bb1(%70 : index)
  ^bb6:  // pred: ^bb1
    cf.br ^bb7(%25 : index)
  ^bb7(%71: index):  // 2 preds: ^bb6, ^bb14
    %72 = builtin.unrealized_conversion_cast %71 : index to i64
    %73 = builtin.unrealized_conversion_cast %71 : index to i64
    %74 = llvm.icmp "slt" %72, %23 : i64
    cf.cond_br %74, ^bb8, ^bb15
  ^bb8:  // pred: ^bb7
    cf.br ^bb9(%25 : index)
  ^bb9(%75: index):  // 2 preds: ^bb8, ^bb13
    %76 = builtin.unrealized_conversion_cast %75 : index to i64
    %77 = builtin.unrealized_conversion_cast %75 : index to i64
    %78 = llvm.icmp "slt" %76, %21 : i64
    cf.cond_br %78, ^bb10, ^bb14
  ^bb10:  // pred: ^bb9
    cf.br ^bb11(%25 : index)
  ^bb11(%79: index):  // 2 preds: ^bb10, ^bb12
    %80 = builtin.unrealized_conversion_cast %79 : index to i64
    %81 = builtin.unrealized_conversion_cast %79 : index to i64
    %82 = llvm.icmp "slt" %80, %20 : i64
    cf.cond_br %82, ^bb12, ^bb13
  ^bb12:  // pred: ^bb11
    %83 = llvm.extractvalue %19[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %84 = llvm.extractvalue %19[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %85 = llvm.getelementptr %83[%84] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %86 = llvm.extractvalue %19[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %87 = llvm.mul %73, %86 overflow<nsw> : i64
    %88 = llvm.extractvalue %19[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %89 = llvm.mul %81, %88 overflow<nsw> : i64
    %90 = llvm.add %87, %89 overflow<nsw> : i64
    %91 = llvm.getelementptr inbounds %85[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %92 = llvm.load %91 : !llvm.ptr -> f32
    %93 = llvm.extractvalue %18[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %94 = llvm.extractvalue %18[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %95 = llvm.getelementptr %93[%94] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %96 = llvm.extractvalue %18[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %97 = llvm.mul %81, %96 overflow<nsw> : i64
    %98 = llvm.extractvalue %18[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %99 = llvm.mul %77, %98 overflow<nsw> : i64
    %100 = llvm.add %97, %99 overflow<nsw> : i64
    %101 = llvm.getelementptr inbounds %95[%100] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %102 = llvm.load %101 : !llvm.ptr -> f32
    %103 = llvm.extractvalue %52[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %104 = llvm.mlir.constant(6 : index) : i64
    %105 = llvm.mul %73, %104 overflow<nsw, nuw> : i64
    %106 = llvm.add %105, %77 overflow<nsw, nuw> : i64
    %107 = llvm.getelementptr inbounds|nuw %103[%106] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %108 = llvm.load %107 : !llvm.ptr -> f32
    %109 = llvm.fmul %92, %102 : f32
    %110 = llvm.fadd %108, %109 : f32
    %111 = llvm.extractvalue %52[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %112 = llvm.mlir.constant(6 : index) : i64
    %113 = llvm.mul %73, %112 overflow<nsw, nuw> : i64
    %114 = llvm.add %113, %77 overflow<nsw, nuw> : i64
    %115 = llvm.getelementptr inbounds|nuw %111[%114] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %110, %115 : f32, !llvm.ptr
    %116 = llvm.add %80, %22 : i64
    %117 = builtin.unrealized_conversion_cast %116 : i64 to index
    cf.br ^bb11(%117 : index)
  ^bb13:  // pred: ^bb11
    %118 = llvm.add %76, %22 : i64
    %119 = builtin.unrealized_conversion_cast %118 : i64 to index
    cf.br ^bb9(%119 : index)
  ^bb14:  // pred: ^bb9
    %120 = llvm.add %72, %22 : i64
    %121 = builtin.unrealized_conversion_cast %120 : i64 to index
    cf.br ^bb7(%121 : index)
  ^bb15:  // pred: ^bb7
    llvm.return %52 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
  }
}
