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
    %39 = builtin.unrealized_conversion_cast %38 : memref<7x6xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    cf.br ^bb1(%10 : index)
  ^bb1(%40: index):  // 2 preds: ^bb0, ^bb5
    %41 = builtin.unrealized_conversion_cast %40 : index to i64
    %42 = builtin.unrealized_conversion_cast %40 : index to i64
    %43 = llvm.icmp "slt" %41, %8 : i64
    cf.cond_br %43, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    cf.br ^bb3(%10 : index)
  ^bb3(%44: index):  // 2 preds: ^bb2, ^bb4
    %45 = builtin.unrealized_conversion_cast %44 : index to i64
    %46 = builtin.unrealized_conversion_cast %44 : index to i64
    %47 = llvm.icmp "slt" %45, %6 : i64
    cf.cond_br %47, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %48 = llvm.sub %6, %45 : i64
    %49 = llvm.intr.smin(%48, %2) : (i64, i64) -> i64
    %50 = llvm.trunc %49 : i64 to i32
    %51 = llvm.mlir.poison : vector<4xi32>
    %52 = llvm.mlir.constant(0 : i32) : i32
    %53 = llvm.insertelement %50, %51[%52 : i32] : vector<4xi32>
    %54 = llvm.shufflevector %53, %51 [0, 0, 0, 0] : vector<4xi32> 
    %55 = llvm.icmp "sgt" %54, %3 : vector<4xi32>
    %56 = llvm.extractvalue %39[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %57 = llvm.mlir.constant(6 : index) : i64
    %58 = llvm.mul %42, %57 : i64
    %59 = llvm.add %58, %46 : i64
    %60 = llvm.getelementptr %56[%59] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.intr.masked.store %11, %60, %55 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
    %61 = llvm.add %45, %5 : i64
    %62 = builtin.unrealized_conversion_cast %61 : i64 to index
    cf.br ^bb3(%62 : index)
  ^bb5:  // pred: ^bb3
    %63 = llvm.add %41, %7 : i64
    %64 = builtin.unrealized_conversion_cast %63 : i64 to index
    cf.br ^bb1(%64 : index)
  ^bb6:  // pred: ^bb1
    cf.br ^bb7(%10 : index)
  ^bb7(%65: index):  // 2 preds: ^bb6, ^bb14
    %66 = builtin.unrealized_conversion_cast %65 : index to i64
    %67 = builtin.unrealized_conversion_cast %65 : index to i64
    %68 = llvm.icmp "slt" %66, %8 : i64
    cf.cond_br %68, ^bb8, ^bb15
  ^bb8:  // pred: ^bb7
    cf.br ^bb9(%10 : index)
  ^bb9(%69: index):  // 2 preds: ^bb8, ^bb13
    %70 = builtin.unrealized_conversion_cast %69 : index to i64
    %71 = builtin.unrealized_conversion_cast %69 : index to i64
    %72 = llvm.icmp "slt" %70, %6 : i64
    cf.cond_br %72, ^bb10, ^bb14
  ^bb10:  // pred: ^bb9
    cf.br ^bb11(%10 : index)
  ^bb11(%73: index):  // 2 preds: ^bb10, ^bb12
    %74 = builtin.unrealized_conversion_cast %73 : index to i64
    %75 = builtin.unrealized_conversion_cast %73 : index to i64
    %76 = llvm.icmp "slt" %74, %4 : i64
    cf.cond_br %76, ^bb12, ^bb13
  ^bb12:  // pred: ^bb11
    %77 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %78 = llvm.extractvalue %1[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %79 = llvm.getelementptr %77[%78] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %80 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %81 = llvm.mul %67, %80 overflow<nsw> : i64
    %82 = llvm.extractvalue %1[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %83 = llvm.mul %75, %82 overflow<nsw> : i64
    %84 = llvm.add %81, %83 overflow<nsw> : i64
    %85 = llvm.getelementptr inbounds %79[%84] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %86 = llvm.load %85 : !llvm.ptr -> f32
    %87 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %88 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %89 = llvm.getelementptr %87[%88] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %90 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %91 = llvm.mul %75, %90 overflow<nsw> : i64
    %92 = llvm.extractvalue %0[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %93 = llvm.mul %71, %92 overflow<nsw> : i64
    %94 = llvm.add %91, %93 overflow<nsw> : i64
    %95 = llvm.getelementptr inbounds %89[%94] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %96 = llvm.load %95 : !llvm.ptr -> f32
    %97 = llvm.extractvalue %37[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %98 = llvm.mlir.constant(6 : index) : i64
    %99 = llvm.mul %67, %98 overflow<nsw, nuw> : i64
    %100 = llvm.add %99, %71 overflow<nsw, nuw> : i64
    %101 = llvm.getelementptr inbounds|nuw %97[%100] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %102 = llvm.load %101 : !llvm.ptr -> f32
    %103 = llvm.fmul %86, %96 : f32
    %104 = llvm.fadd %102, %103 : f32
    %105 = llvm.extractvalue %37[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %106 = llvm.mlir.constant(6 : index) : i64
    %107 = llvm.mul %67, %106 overflow<nsw, nuw> : i64
    %108 = llvm.add %107, %71 overflow<nsw, nuw> : i64
    %109 = llvm.getelementptr inbounds|nuw %105[%108] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %104, %109 : f32, !llvm.ptr
    %110 = llvm.add %74, %7 : i64
    %111 = builtin.unrealized_conversion_cast %110 : i64 to index
    cf.br ^bb11(%111 : index)
  ^bb13:  // pred: ^bb11
    %112 = llvm.add %70, %7 : i64
    %113 = builtin.unrealized_conversion_cast %112 : i64 to index
    cf.br ^bb9(%113 : index)
  ^bb14:  // pred: ^bb9
    %114 = llvm.add %66, %7 : i64
    %115 = builtin.unrealized_conversion_cast %114 : i64 to index
    cf.br ^bb7(%115 : index)
  ^bb15:  // pred: ^bb7
    return %38 : memref<7x6xf32>
  }
}
