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
    llvm.br ^bb1(%24 : i64)
  ^bb1(%54: i64):  // 2 preds: ^bb0, ^bb5
    %55 = builtin.unrealized_conversion_cast %54 : i64 to index
    %56 = builtin.unrealized_conversion_cast %55 : index to i64
    %57 = builtin.unrealized_conversion_cast %55 : index to i64
    %58 = llvm.icmp "slt" %56, %23 : i64
    llvm.cond_br %58, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3(%24 : i64)
  ^bb3(%59: i64):  // 2 preds: ^bb2, ^bb4
    %60 = builtin.unrealized_conversion_cast %59 : i64 to index
    %61 = builtin.unrealized_conversion_cast %60 : index to i64
    %62 = builtin.unrealized_conversion_cast %60 : index to i64
    %63 = llvm.icmp "slt" %61, %21 : i64
    llvm.cond_br %63, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %64 = llvm.extractvalue %52[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %65 = llvm.mlir.constant(6 : index) : i64
    %66 = llvm.mul %57, %65 overflow<nsw, nuw> : i64
    %67 = llvm.add %66, %62 overflow<nsw, nuw> : i64
    %68 = llvm.getelementptr inbounds|nuw %64[%67] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %26, %68 : f32, !llvm.ptr
    %69 = llvm.add %61, %22 : i64
    %70 = builtin.unrealized_conversion_cast %69 : i64 to index
    llvm.br ^bb3(%69 : i64)
  ^bb5:  // pred: ^bb3
    %71 = llvm.add %56, %22 : i64
    %72 = builtin.unrealized_conversion_cast %71 : i64 to index
    llvm.br ^bb1(%71 : i64)
  ^bb6:  // pred: ^bb1
    llvm.br ^bb7(%24 : i64)
  ^bb7(%73: i64):  // 2 preds: ^bb6, ^bb14
    %74 = builtin.unrealized_conversion_cast %73 : i64 to index
    %75 = builtin.unrealized_conversion_cast %74 : index to i64
    %76 = builtin.unrealized_conversion_cast %74 : index to i64
    %77 = llvm.icmp "slt" %75, %23 : i64
    llvm.cond_br %77, ^bb8, ^bb15
  ^bb8:  // pred: ^bb7
    llvm.br ^bb9(%24 : i64)
  ^bb9(%78: i64):  // 2 preds: ^bb8, ^bb13
    %79 = builtin.unrealized_conversion_cast %78 : i64 to index
    %80 = builtin.unrealized_conversion_cast %79 : index to i64
    %81 = builtin.unrealized_conversion_cast %79 : index to i64
    %82 = llvm.icmp "slt" %80, %21 : i64
    llvm.cond_br %82, ^bb10, ^bb14
  ^bb10:  // pred: ^bb9
    llvm.br ^bb11(%24 : i64)
  ^bb11(%83: i64):  // 2 preds: ^bb10, ^bb12
    %84 = builtin.unrealized_conversion_cast %83 : i64 to index
    %85 = builtin.unrealized_conversion_cast %84 : index to i64
    %86 = builtin.unrealized_conversion_cast %84 : index to i64
    %87 = llvm.icmp "slt" %85, %20 : i64
    llvm.cond_br %87, ^bb12, ^bb13
  ^bb12:  // pred: ^bb11
    %88 = llvm.extractvalue %19[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %89 = llvm.extractvalue %19[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %90 = llvm.getelementptr %88[%89] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %91 = llvm.extractvalue %19[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %92 = llvm.mul %76, %91 overflow<nsw> : i64
    %93 = llvm.extractvalue %19[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %94 = llvm.mul %86, %93 overflow<nsw> : i64
    %95 = llvm.add %92, %94 overflow<nsw> : i64
    %96 = llvm.getelementptr inbounds %90[%95] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %97 = llvm.load %96 : !llvm.ptr -> f32
    %98 = llvm.extractvalue %18[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %99 = llvm.extractvalue %18[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %100 = llvm.getelementptr %98[%99] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %101 = llvm.extractvalue %18[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %102 = llvm.mul %86, %101 overflow<nsw> : i64
    %103 = llvm.extractvalue %18[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %104 = llvm.mul %81, %103 overflow<nsw> : i64
    %105 = llvm.add %102, %104 overflow<nsw> : i64
    %106 = llvm.getelementptr inbounds %100[%105] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %107 = llvm.load %106 : !llvm.ptr -> f32
    %108 = llvm.extractvalue %52[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %109 = llvm.mlir.constant(6 : index) : i64
    %110 = llvm.mul %76, %109 overflow<nsw, nuw> : i64
    %111 = llvm.add %110, %81 overflow<nsw, nuw> : i64
    %112 = llvm.getelementptr inbounds|nuw %108[%111] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %113 = llvm.load %112 : !llvm.ptr -> f32
    %114 = llvm.fmul %97, %107 : f32
    %115 = llvm.fadd %113, %114 : f32
    %116 = llvm.extractvalue %52[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %117 = llvm.mlir.constant(6 : index) : i64
    %118 = llvm.mul %76, %117 overflow<nsw, nuw> : i64
    %119 = llvm.add %118, %81 overflow<nsw, nuw> : i64
    %120 = llvm.getelementptr inbounds|nuw %116[%119] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %115, %120 : f32, !llvm.ptr
    %121 = llvm.add %85, %22 : i64
    %122 = builtin.unrealized_conversion_cast %121 : i64 to index
    llvm.br ^bb11(%121 : i64)
  ^bb13:  // pred: ^bb11
    %123 = llvm.add %80, %22 : i64
    %124 = builtin.unrealized_conversion_cast %123 : i64 to index
    llvm.br ^bb9(%123 : i64)
  ^bb14:  // pred: ^bb9
    %125 = llvm.add %75, %22 : i64
    %126 = builtin.unrealized_conversion_cast %125 : i64 to index
    llvm.br ^bb7(%125 : i64)
  ^bb15:  // pred: ^bb7
    llvm.return %52 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
  }
}
