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
    llvm.br ^bb1(%27 : i64)
  ^bb1(%57: i64):  // 2 preds: ^bb0, ^bb5
    %58 = builtin.unrealized_conversion_cast %57 : i64 to index
    %59 = builtin.unrealized_conversion_cast %58 : index to i64
    %60 = builtin.unrealized_conversion_cast %58 : index to i64
    %61 = llvm.icmp "slt" %59, %26 : i64
    llvm.cond_br %61, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3(%27 : i64)
  ^bb3(%62: i64):  // 2 preds: ^bb2, ^bb4
    %63 = builtin.unrealized_conversion_cast %62 : i64 to index
    %64 = builtin.unrealized_conversion_cast %63 : index to i64
    %65 = builtin.unrealized_conversion_cast %63 : index to i64
    %66 = llvm.icmp "slt" %64, %24 : i64
    llvm.cond_br %66, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %67 = llvm.sub %24, %64 : i64
    %68 = llvm.intr.smin(%67, %20) : (i64, i64) -> i64
    %69 = llvm.trunc %68 : i64 to i32
    %70 = llvm.mlir.poison : vector<4xi32>
    %71 = llvm.mlir.constant(0 : i32) : i32
    %72 = llvm.insertelement %69, %70[%71 : i32] : vector<4xi32>
    %73 = llvm.shufflevector %72, %70 [0, 0, 0, 0] : vector<4xi32> 
    %74 = llvm.icmp "sgt" %73, %21 : vector<4xi32>
    %75 = llvm.extractvalue %55[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %76 = llvm.mlir.constant(6 : index) : i64
    %77 = llvm.mul %60, %76 : i64
    %78 = llvm.add %77, %65 : i64
    %79 = llvm.getelementptr %75[%78] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.intr.masked.store %29, %79, %74 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
    %80 = llvm.add %64, %23 : i64
    %81 = builtin.unrealized_conversion_cast %80 : i64 to index
    llvm.br ^bb3(%80 : i64)
  ^bb5:  // pred: ^bb3
    %82 = llvm.add %59, %25 : i64
    %83 = builtin.unrealized_conversion_cast %82 : i64 to index
    llvm.br ^bb1(%82 : i64)
  ^bb6:  // pred: ^bb1
    llvm.br ^bb7(%27 : i64)
  ^bb7(%84: i64):  // 2 preds: ^bb6, ^bb14
    %85 = builtin.unrealized_conversion_cast %84 : i64 to index
    %86 = builtin.unrealized_conversion_cast %85 : index to i64
    %87 = builtin.unrealized_conversion_cast %85 : index to i64
    %88 = llvm.icmp "slt" %86, %26 : i64
    llvm.cond_br %88, ^bb8, ^bb15
  ^bb8:  // pred: ^bb7
    llvm.br ^bb9(%27 : i64)
  ^bb9(%89: i64):  // 2 preds: ^bb8, ^bb13
    %90 = builtin.unrealized_conversion_cast %89 : i64 to index
    %91 = builtin.unrealized_conversion_cast %90 : index to i64
    %92 = builtin.unrealized_conversion_cast %90 : index to i64
    %93 = llvm.icmp "slt" %91, %24 : i64
    llvm.cond_br %93, ^bb10, ^bb14
  ^bb10:  // pred: ^bb9
    llvm.br ^bb11(%27 : i64)
  ^bb11(%94: i64):  // 2 preds: ^bb10, ^bb12
    %95 = builtin.unrealized_conversion_cast %94 : i64 to index
    %96 = builtin.unrealized_conversion_cast %95 : index to i64
    %97 = builtin.unrealized_conversion_cast %95 : index to i64
    %98 = llvm.icmp "slt" %96, %22 : i64
    llvm.cond_br %98, ^bb12, ^bb13
  ^bb12:  // pred: ^bb11
    %99 = llvm.extractvalue %19[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %100 = llvm.extractvalue %19[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %101 = llvm.getelementptr %99[%100] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %102 = llvm.extractvalue %19[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %103 = llvm.mul %87, %102 overflow<nsw> : i64
    %104 = llvm.extractvalue %19[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %105 = llvm.mul %97, %104 overflow<nsw> : i64
    %106 = llvm.add %103, %105 overflow<nsw> : i64
    %107 = llvm.getelementptr inbounds %101[%106] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %108 = llvm.load %107 : !llvm.ptr -> f32
    %109 = llvm.extractvalue %18[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %110 = llvm.extractvalue %18[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %111 = llvm.getelementptr %109[%110] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %112 = llvm.extractvalue %18[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %113 = llvm.mul %97, %112 overflow<nsw> : i64
    %114 = llvm.extractvalue %18[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %115 = llvm.mul %92, %114 overflow<nsw> : i64
    %116 = llvm.add %113, %115 overflow<nsw> : i64
    %117 = llvm.getelementptr inbounds %111[%116] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %118 = llvm.load %117 : !llvm.ptr -> f32
    %119 = llvm.extractvalue %55[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %120 = llvm.mlir.constant(6 : index) : i64
    %121 = llvm.mul %87, %120 overflow<nsw, nuw> : i64
    %122 = llvm.add %121, %92 overflow<nsw, nuw> : i64
    %123 = llvm.getelementptr inbounds|nuw %119[%122] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %124 = llvm.load %123 : !llvm.ptr -> f32
    %125 = llvm.fmul %108, %118 : f32
    %126 = llvm.fadd %124, %125 : f32
    %127 = llvm.extractvalue %55[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %128 = llvm.mlir.constant(6 : index) : i64
    %129 = llvm.mul %87, %128 overflow<nsw, nuw> : i64
    %130 = llvm.add %129, %92 overflow<nsw, nuw> : i64
    %131 = llvm.getelementptr inbounds|nuw %127[%130] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %126, %131 : f32, !llvm.ptr
    %132 = llvm.add %96, %25 : i64
    %133 = builtin.unrealized_conversion_cast %132 : i64 to index
    llvm.br ^bb11(%132 : i64)
  ^bb13:  // pred: ^bb11
    %134 = llvm.add %91, %25 : i64
    %135 = builtin.unrealized_conversion_cast %134 : i64 to index
    llvm.br ^bb9(%134 : i64)
  ^bb14:  // pred: ^bb9
    %136 = llvm.add %86, %25 : i64
    %137 = builtin.unrealized_conversion_cast %136 : i64 to index
    llvm.br ^bb7(%136 : i64)
  ^bb15:  // pred: ^bb7
    llvm.return %55 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
  }
}
