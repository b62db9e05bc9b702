module {
  llvm.func @malloc(i64) -> !llvm.ptr
  func.func @f(%arg0: memref<7x9xf32, strided<[?, ?], offset: ?>>, %arg1: memref<9x6xf32, strided<[?, ?], offset: ?>>) -> memref<7x6xf32> {
    %0 = builtin.unrealized_conversion_cast %arg1 : memref<9x6xf32, strided<[?, ?], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<7x9xf32, strided<[?, ?], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %2 = llvm.mlir.constant(2147483647 : index) : i64
    %3 = llvm.mlir.constant(dense<[0, 1, 2, 3]> : vector<4xi32>) : vector<4xi32>
    %4 = llvm.mlir.constant(9 : index) : i64
    %5 = llvm.mlir.constant(4 : index) : i64
    %6 = llvm.mlir.constant(6 : index) : i64
    %7 = llvm.mlir.constant(1 : index) : i64
    %8 = llvm.mlir.constant(7 : index) : i64
    %9 = llvm.mlir.constant(0 : index) : i64
    %10 = builtin.unrealized_conversion_cast %9 : i64 to index
    %11 = llvm.mlir.constant(dense<0.000000e+00> : vector<4xf32>) : vector<4xf32>
    %12 = llvm.mlir.constant(7 : index) : i64
    %13 = llvm.mlir.constant(6 : index) : i64
    %14 = llvm.mlir.constant(1 : index) : i64
    %15 = llvm.mlir.constant(42 : index) : i64
    %16 = llvm.mlir.zero : !llvm.ptr
    %17 = llvm.getelementptr %16[%15] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %18 = llvm.ptrtoint %17 : !llvm.ptr to i64
    %19 = llvm.mlir.constant(64 : index) : i64
    %20 = llvm.add %18, %19 : i64
    %21 = llvm.call @malloc(%20) : (i64) -> !llvm.ptr
    %22 = llvm.ptrtoint %21 : !llvm.ptr to i64
    %23 = llvm.mlir.constant(1 : index) : i64
    %24 = llvm.sub %19, %23 : i64
    %25 = llvm.add %22, %24 : i64
    %26 = llvm.urem %25, %19 : i64
    %27 = llvm.sub %25, %26 : i64
    %28 = llvm.inttoptr %27 : i64 to !llvm.ptr
    %29 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %30 = llvm.insertvalue %21, %29[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %31 = llvm.insertvalue %28, %30[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %32 = llvm.mlir.constant(0 : index) : i64
    %33 = llvm.insertvalue %32, %31[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %34 = llvm.insertvalue %12, %33[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %35 = llvm.insertvalue %13, %34[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %36 = llvm.insertvalue %13, %35[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %37 = llvm.insertvalue %14, %36[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %38 = builtin.unrealized_conversion_cast %37 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<7x6xf32>
    cf.br ^bb1(%10 : index)
  ^bb1(%39: index):  // 2 preds: ^bb0, ^bb5
    %40 = builtin.unrealized_conversion_cast %39 : index to i64
    %41 = builtin.unrealized_conversion_cast %39 : index to i64
    %42 = llvm.icmp "slt" %40, %8 : i64
    cf.cond_br %42, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    cf.br ^bb3(%10 : index)
  ^bb3(%43: index):  // 2 preds: ^bb2, ^bb4
    %44 = builtin.unrealized_conversion_cast %43 : index to i64
    %45 = builtin.unrealized_conversion_cast %43 : index to i64
    %46 = llvm.icmp "slt" %44, %6 : i64
    cf.cond_br %46, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %47 = llvm.sub %6, %44 : i64
    %48 = llvm.intr.smin(%47, %2) : (i64, i64) -> i64
    %49 = llvm.trunc %48 : i64 to i32
    %50 = llvm.mlir.poison : vector<4xi32>
    %51 = llvm.mlir.constant(0 : i32) : i32
    %52 = llvm.insertelement %49, %50[%51 : i32] : vector<4xi32>
    %53 = llvm.shufflevector %52, %50 [0, 0, 0, 0] : vector<4xi32> 
    %54 = llvm.icmp "sgt" %53, %3 : vector<4xi32>
    %55 = llvm.extractvalue %37[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %56 = llvm.mlir.constant(6 : index) : i64
    %57 = llvm.mul %41, %56 : i64
    %58 = llvm.add %57, %45 : i64
    %59 = llvm.getelementptr %55[%58] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.intr.masked.store %11, %59, %54 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
    %60 = llvm.add %44, %5 : i64
    %61 = builtin.unrealized_conversion_cast %60 : i64 to index
    cf.br ^bb3(%61 : index)
  ^bb5:  // pred: ^bb3
    %62 = llvm.add %40, %7 : i64
    %63 = builtin.unrealized_conversion_cast %62 : i64 to index
    cf.br ^bb1(%63 : index)
  ^bb6:  // pred: ^bb1
    cf.br ^bb7(%10 : index)
  ^bb7(%64: index):  // 2 preds: ^bb6, ^bb14
    %65 = builtin.unrealized_conversion_cast %64 : index to i64
    %66 = builtin.unrealized_conversion_cast %64 : index to i64
    %67 = llvm.icmp "slt" %65, %8 : i64
    cf.cond_br %67, ^bb8, ^bb15
  ^bb8:  // pred: ^bb7
    cf.br ^bb9(%10 : index)
  ^bb9(%68: index):  // 2 preds: ^bb8, ^bb13
    %69 = builtin.unrealized_conversion_cast %68 : index to i64
    %70 = builtin.unrealized_conversion_cast %68 : index to i64
    %71 = llvm.icmp "slt" %69, %6 : i64
    cf.cond_br %71, ^bb10, ^bb14
  ^bb10:  // pred: ^bb9
    cf.br ^bb11(%10 : index)
  ^bb11(%72: index):  // 2 preds: ^bb10, ^bb12
    %73 = builtin.unrealized_conversion_cast %72 : index to i64
    %74 = builtin.unrealized_conversion_cast %72 : index to i64
    %75 = llvm.icmp "slt" %73, %4 : i64
    cf.cond_br %75, ^bb12, ^bb13
  ^bb12:  // pred: ^bb11
    %76 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %77 = llvm.extractvalue %1[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %78 = llvm.getelementptr %76[%77] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %79 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %80 = llvm.mul %66, %79 overflow<nsw> : i64
    %81 = llvm.extractvalue %1[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %82 = llvm.mul %74, %81 overflow<nsw> : i64
    %83 = llvm.add %80, %82 overflow<nsw> : i64
    %84 = llvm.getelementptr inbounds %78[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %85 = llvm.load %84 : !llvm.ptr -> f32
    %86 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %87 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %88 = llvm.getelementptr %86[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %89 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %90 = llvm.mul %74, %89 overflow<nsw> : i64
    %91 = llvm.extractvalue %0[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %92 = llvm.mul %70, %91 overflow<nsw> : i64
    %93 = llvm.add %90, %92 overflow<nsw> : i64
    %94 = llvm.getelementptr inbounds %88[%93] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %95 = llvm.load %94 : !llvm.ptr -> f32
    %96 = llvm.extractvalue %37[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %97 = llvm.mlir.constant(6 : index) : i64
    %98 = llvm.mul %66, %97 overflow<nsw, nuw> : i64
    %99 = llvm.add %98, %70 overflow<nsw, nuw> : i64
    %100 = llvm.getelementptr inbounds|nuw %96[%99] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %101 = llvm.load %100 : !llvm.ptr -> f32
    %102 = llvm.fmul %85, %95 : f32
    %103 = llvm.fadd %101, %102 : f32
    %104 = llvm.extractvalue %37[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %105 = llvm.mlir.constant(6 : index) : i64
    %106 = llvm.mul %66, %105 overflow<nsw, nuw> : i64
    %107 = llvm.add %106, %70 overflow<nsw, nuw> : i64
    %108 = llvm.getelementptr inbounds|nuw %104[%107] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %103, %108 : f32, !llvm.ptr
    %109 = llvm.add %73, %7 : i64
    %110 = builtin.unrealized_conversion_cast %109 : i64 to index
    cf.br ^bb11(%110 : index)
  ^bb13:  // pred: ^bb11
    %111 = llvm.add %69, %7 : i64
    %112 = builtin.unrealized_conversion_cast %111 : i64 to index
    cf.br ^bb9(%112 : index)
  ^bb14:  // pred: ^bb9
    %113 = llvm.add %65, %7 : i64
    %114 = builtin.unrealized_conversion_cast %113 : i64 to index
    cf.br ^bb7(%114 : index)
  ^bb15:  // pred: ^bb7
    return %38 : memref<7x6xf32>
  }
}
