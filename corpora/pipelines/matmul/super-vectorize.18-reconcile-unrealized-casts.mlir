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
    %8 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %9 = llvm.insertvalue %arg0, %8[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %10 = llvm.insertvalue %arg1, %9[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %11 = llvm.insertvalue %arg2, %10[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %12 = llvm.insertvalue %arg3, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %13 = llvm.insertvalue %arg5, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %14 = llvm.insertvalue %arg4, %13[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %15 = llvm.insertvalue %arg6, %14[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %16 = llvm.mlir.constant(2147483647 : index) : i64
    %17 = llvm.mlir.constant(dense<[0, 1, 2, 3]> : vector<4xi32>) : vector<4xi32>
    %18 = llvm.mlir.constant(9 : index) : i64
    %19 = llvm.mlir.constant(4 : index) : i64
    %20 = llvm.mlir.constant(6 : index) : i64
    %21 = llvm.mlir.constant(1 : index) : i64
    %22 = llvm.mlir.constant(7 : index) : i64
    %23 = llvm.mlir.constant(0 : index) : i64
    %24 = llvm.mlir.constant(dense<0.000000e+00> : vector<4xf32>) : vector<4xf32>
    %25 = llvm.mlir.constant(7 : index) : i64
    %26 = llvm.mlir.constant(6 : index) : i64
    %27 = llvm.mlir.constant(1 : index) : i64
    %28 = llvm.mlir.constant(42 : index) : i64
    %29 = llvm.mlir.zero : !llvm.ptr
    %30 = llvm.getelementptr %29[%28] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %31 = llvm.ptrtoint %30 : !llvm.ptr to i64
    %32 = llvm.mlir.constant(64 : index) : i64
    %33 = llvm.add %31, %32 : i64
    %34 = llvm.call @malloc(%33) : (i64) -> !llvm.ptr
    %35 = llvm.ptrtoint %34 : !llvm.ptr to i64
    %36 = llvm.mlir.constant(1 : index) : i64
    %37 = llvm.sub %32, %36 : i64
    %38 = llvm.add %35, %37 : i64
    %39 = llvm.urem %38, %32 : i64
    %40 = llvm.sub %38, %39 : i64
    %41 = llvm.inttoptr %40 : i64 to !llvm.ptr
    %42 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %43 = llvm.insertvalue %34, %42[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %44 = llvm.insertvalue %41, %43[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %45 = llvm.mlir.constant(0 : index) : i64
    %46 = llvm.insertvalue %45, %44[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %47 = llvm.insertvalue %25, %46[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %48 = llvm.insertvalue %26, %47[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %49 = llvm.insertvalue %26, %48[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %50 = llvm.insertvalue %27, %49[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    llvm.br ^bb1(%23 : i64)
  ^bb1(%51: i64):  // 2 preds: ^bb0, ^bb5
    %52 = llvm.icmp "slt" %51, %22 : i64
    llvm.cond_br %52, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3(%23 : i64)
  ^bb3(%53: i64):  // 2 preds: ^bb2, ^bb4
    %54 = llvm.icmp "slt" %53, %20 : i64
    llvm.cond_br %54, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %55 = llvm.sub %20, %53 : i64
    %56 = llvm.intr.smin(%55, %16) : (i64, i64) -> i64
    %57 = llvm.trunc %56 : i64 to i32
    %58 = llvm.mlir.poison : vector<4xi32>
    %59 = llvm.mlir.constant(0 : i32) : i32
    %60 = llvm.insertelement %57, %58[%59 : i32] : vector<4xi32>
    %61 = llvm.shufflevector %60, %58 [0, 0, 0, 0] : vector<4xi32> 
    %62 = llvm.icmp "sgt" %61, %17 : vector<4xi32>
    %63 = llvm.extractvalue %50[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %64 = llvm.mlir.constant(6 : index) : i64
    %65 = llvm.mul %51, %64 : i64
    %66 = llvm.add %65, %53 : i64
    %67 = llvm.getelementptr %63[%66] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.intr.masked.store %24, %67, %62 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
    %68 = llvm.add %53, %19 : i64
    llvm.br ^bb3(%68 : i64)
  ^bb5:  // pred: ^bb3
    %69 = llvm.add %51, %21 : i64
    llvm.br ^bb1(%69 : i64)
  ^bb6:  // pred: ^bb1
    llvm.br ^bb7(%23 : i64)
  ^bb7(%70: i64):  // 2 preds: ^bb6, ^bb14
    %71 = llvm.icmp "slt" %70, %22 : i64
    llvm.cond_br %71, ^bb8, ^bb15
  ^bb8:  // pred: ^bb7
    llvm.br ^bb9(%23 : i64)
  ^bb9(%72: i64):  // 2 preds: ^bb8, ^bb13
    %73 = llvm.icmp "slt" %72, %20 : i64
    llvm.cond_br %73, ^bb10, ^bb14
  ^bb10:  // pred: ^bb9
    llvm.br ^bb11(%23 : i64)
  ^bb11(%74: i64):  // 2 preds: ^bb10, ^bb12
    %75 = llvm.icmp "slt" %74, %18 : i64
    llvm.cond_br %75, ^bb12, ^bb13
  ^bb12:  // pred: ^bb11
    %76 = llvm.extractvalue %15[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %77 = llvm.extractvalue %15[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %78 = llvm.getelementptr %76[%77] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %79 = llvm.extractvalue %15[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %80 = llvm.mul %70, %79 overflow<nsw> : i64
    %81 = llvm.extractvalue %15[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %82 = llvm.mul %74, %81 overflow<nsw> : i64
    %83 = llvm.add %80, %82 overflow<nsw> : i64
    %84 = llvm.getelementptr inbounds %78[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %85 = llvm.load %84 : !llvm.ptr -> f32
    %86 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %87 = llvm.extractvalue %7[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %88 = llvm.getelementptr %86[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %89 = llvm.extractvalue %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %90 = llvm.mul %74, %89 overflow<nsw> : i64
    %91 = llvm.extractvalue %7[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %92 = llvm.mul %72, %91 overflow<nsw> : i64
    %93 = llvm.add %90, %92 overflow<nsw> : i64
    %94 = llvm.getelementptr inbounds %88[%93] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %95 = llvm.load %94 : !llvm.ptr -> f32
    %96 = llvm.extractvalue %50[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %97 = llvm.mlir.constant(6 : index) : i64
    %98 = llvm.mul %70, %97 overflow<nsw, nuw> : i64
    %99 = llvm.add %98, %72 overflow<nsw, nuw> : i64
    %100 = llvm.getelementptr inbounds|nuw %96[%99] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %101 = llvm.load %100 : !llvm.ptr -> f32
    %102 = llvm.fmul %85, %95 : f32
    %103 = llvm.fadd %101, %102 : f32
    %104 = llvm.extractvalue %50[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %105 = llvm.mlir.constant(6 : index) : i64
    %106 = llvm.mul %70, %105 overflow<nsw, nuw> : i64
    %107 = llvm.add %106, %72 overflow<nsw, nuw> : i64
    %108 = llvm.getelementptr inbounds|nuw %104[%107] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %103, %108 : f32, !llvm.ptr
    %109 = llvm.add %74, %21 : i64
    llvm.br ^bb11(%109 : i64)
  ^bb13:  // pred: ^bb11
    %110 = llvm.add %72, %21 : i64
    llvm.br ^bb9(%110 : i64)
  ^bb14:  // pred: ^bb9
    %111 = llvm.add %70, %21 : i64
    llvm.br ^bb7(%111 : i64)
  ^bb15:  // pred: ^bb7
    llvm.return %50 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
  }
}
