module {
  llvm.func @malloc(i64) -> !llvm.ptr
  func.func @f(%arg0: memref<7x9xf32, strided<[?, ?], offset: ?>>, %arg1: memref<9x6xf32, strided<[?, ?], offset: ?>>) -> memref<7x6xf32> {
    %0 = builtin.unrealized_conversion_cast %arg1 : memref<9x6xf32, strided<[?, ?], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<7x9xf32, strided<[?, ?], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %2 = llvm.mlir.constant(9 : index) : i64
    %3 = llvm.mlir.constant(6 : index) : i64
    %4 = llvm.mlir.constant(1 : index) : i64
    %5 = llvm.mlir.constant(7 : index) : i64
    %6 = llvm.mlir.constant(0 : index) : i64
    %7 = builtin.unrealized_conversion_cast %6 : i64 to index
    %8 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %9 = llvm.mlir.constant(7 : index) : i64
    %10 = llvm.mlir.constant(6 : index) : i64
    %11 = llvm.mlir.constant(1 : index) : i64
    %12 = llvm.mlir.constant(42 : index) : i64
    %13 = llvm.mlir.zero : !llvm.ptr
    %14 = llvm.getelementptr %13[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f32
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
    %26 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %27 = llvm.insertvalue %18, %26[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %28 = llvm.insertvalue %25, %27[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %29 = llvm.mlir.constant(0 : index) : i64
    %30 = llvm.insertvalue %29, %28[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %31 = llvm.insertvalue %9, %30[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %32 = llvm.insertvalue %10, %31[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %33 = llvm.insertvalue %10, %32[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %34 = llvm.insertvalue %11, %33[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %35 = builtin.unrealized_conversion_cast %34 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<7x6xf32>
    cf.br ^bb1(%7 : index)
  ^bb1(%36: index):  // 2 preds: ^bb0, ^bb5
    %37 = builtin.unrealized_conversion_cast %36 : index to i64
    %38 = builtin.unrealized_conversion_cast %36 : index to i64
    %39 = llvm.icmp "slt" %37, %5 : i64
    cf.cond_br %39, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    cf.br ^bb3(%7 : index)
  ^bb3(%40: index):  // 2 preds: ^bb2, ^bb4
    %41 = builtin.unrealized_conversion_cast %40 : index to i64
    %42 = builtin.unrealized_conversion_cast %40 : index to i64
    %43 = llvm.icmp "slt" %41, %3 : i64
    cf.cond_br %43, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %44 = llvm.extractvalue %34[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %45 = llvm.mlir.constant(6 : index) : i64
    %46 = llvm.mul %38, %45 overflow<nsw, nuw> : i64
    %47 = llvm.add %46, %42 overflow<nsw, nuw> : i64
    %48 = llvm.getelementptr inbounds|nuw %44[%47] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %8, %48 : f32, !llvm.ptr
    %49 = llvm.add %41, %4 : i64
    %50 = builtin.unrealized_conversion_cast %49 : i64 to index
    cf.br ^bb3(%50 : index)
  ^bb5:  // pred: ^bb3
    %51 = llvm.add %37, %4 : i64
    %52 = builtin.unrealized_conversion_cast %51 : i64 to index
    cf.br ^bb1(%52 : index)
  ^bb6:  // pred: ^bb1
    cf.br ^bb7(%7 : index)
  ^bb7(%53: index):  // 2 preds: ^bb6, ^bb14
    %54 = builtin.unrealized_conversion_cast %53 : index to i64
    %55 = builtin.unrealized_conversion_cast %53 : index to i64
    %56 = llvm.icmp "slt" %54, %5 : i64
    cf.cond_br %56, ^bb8, ^bb15
  ^bb8:  // pred: ^bb7
    cf.br ^bb9(%7 : index)
  ^bb9(%57: index):  // 2 preds: ^bb8, ^bb13
    %58 = builtin.unrealized_conversion_cast %57 : index to i64
    %59 = builtin.unrealized_conversion_cast %57 : index to i64
    %60 = llvm.icmp "slt" %58, %3 : i64
    cf.cond_br %60, ^bb10, ^bb14
  ^bb10:  // pred: ^bb9
    cf.br ^bb11(%7 : index)
  ^bb11(%61: index):  // 2 preds: ^bb10, ^bb12
    %62 = builtin.unrealized_conversion_cast %61 : index to i64
    %63 = builtin.unrealized_conversion_cast %61 : index to i64
    %64 = llvm.icmp "slt" %62, %2 : i64
    cf.cond_br %64, ^bb12, ^bb13
  ^bb12:  // pred: ^bb11
    %65 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %66 = llvm.extractvalue %1[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %67 = llvm.getelementptr %65[%66] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %68 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %69 = llvm.mul %55, %68 overflow<nsw> : i64
    %70 = llvm.extractvalue %1[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %71 = llvm.mul %63, %70 overflow<nsw> : i64
    %72 = llvm.add %69, %71 overflow<nsw> : i64
    %73 = llvm.getelementptr inbounds %67[%72] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %74 = llvm.load %73 : !llvm.ptr -> f32
    %75 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %76 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %77 = llvm.getelementptr %75[%76] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %78 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %79 = llvm.mul %63, %78 overflow<nsw> : i64
    %80 = llvm.extractvalue %0[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %81 = llvm.mul %59, %80 overflow<nsw> : i64
    %82 = llvm.add %79, %81 overflow<nsw> : i64
    %83 = llvm.getelementptr inbounds %77[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %84 = llvm.load %83 : !llvm.ptr -> f32
    %85 = llvm.extractvalue %34[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %86 = llvm.mlir.constant(6 : index) : i64
    %87 = llvm.mul %55, %86 overflow<nsw, nuw> : i64
    %88 = llvm.add %87, %59 overflow<nsw, nuw> : i64
    %89 = llvm.getelementptr inbounds|nuw %85[%88] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %90 = llvm.load %89 : !llvm.ptr -> f32
    %91 = llvm.fmul %74, %84 : f32
    %92 = llvm.fadd %90, %91 : f32
    %93 = llvm.extractvalue %34[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %94 = llvm.mlir.constant(6 : index) : i64
    %95 = llvm.mul %55, %94 overflow<nsw, nuw> : i64
    %96 = llvm.add %95, %59 overflow<nsw, nuw> : i64
    %97 = llvm.getelementptr inbounds|nuw %93[%96] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %92, %97 : f32, !llvm.ptr
    %98 = llvm.add %62, %4 : i64
    %99 = builtin.unrealized_conversion_cast %98 : i64 to index
    cf.br ^bb11(%99 : index)
  ^bb13:  // pred: ^bb11
    %100 = llvm.add %58, %4 : i64
    %101 = builtin.unrealized_conversion_cast %100 : i64 to index
    cf.br ^bb9(%101 : index)
  ^bb14:  // pred: ^bb9
    %102 = llvm.add %54, %4 : i64
    %103 = builtin.unrealized_conversion_cast %102 : i64 to index
    cf.br ^bb7(%103 : index)
  ^bb15:  // pred: ^bb7
    return %35 : memref<7x6xf32>
  }
}
