module attributes {transform.with_named_sequence} {
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg5, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg6, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg7, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg8, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg9, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %7 = llvm.insertvalue %arg0, %6[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %8 = llvm.insertvalue %arg1, %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.insertvalue %arg2, %8[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %10 = llvm.insertvalue %arg3, %9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %11 = llvm.insertvalue %arg4, %10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %12 = llvm.mlir.constant(dense<0.000000e+00> : vector<3xf32>) : vector<3xf32>
    %13 = llvm.mlir.constant(3 : index) : i64
    %14 = llvm.mlir.constant(dense<0.000000e+00> : vector<9xf32>) : vector<9xf32>
    %15 = llvm.mlir.constant(1 : index) : i64
    %16 = llvm.mlir.constant(9 : index) : i64
    %17 = llvm.mlir.constant(dense<0.000000e+00> : vector<7xf32>) : vector<7xf32>
    %18 = llvm.mlir.constant(0 : index) : i64
    %19 = llvm.mlir.constant(7 : index) : i64
    %20 = llvm.mlir.constant(1 : index) : i64
    %21 = llvm.mlir.zero : !llvm.ptr
    %22 = llvm.getelementptr %21[%19] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %23 = llvm.ptrtoint %22 : !llvm.ptr to i64
    %24 = llvm.mlir.constant(64 : index) : i64
    %25 = llvm.add %23, %24 : i64
    %26 = llvm.call @malloc(%25) : (i64) -> !llvm.ptr
    %27 = llvm.ptrtoint %26 : !llvm.ptr to i64
    %28 = llvm.mlir.constant(1 : index) : i64
    %29 = llvm.sub %24, %28 : i64
    %30 = llvm.add %27, %29 : i64
    %31 = llvm.urem %30, %24 : i64
    %32 = llvm.sub %30, %31 : i64
    %33 = llvm.inttoptr %32 : i64 to !llvm.ptr
    %34 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %35 = llvm.insertvalue %26, %34[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %36 = llvm.insertvalue %33, %35[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %37 = llvm.mlir.constant(0 : index) : i64
    %38 = llvm.insertvalue %37, %36[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %39 = llvm.insertvalue %19, %38[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %40 = llvm.insertvalue %20, %39[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.br ^bb1(%18, %14 : i64, vector<9xf32>)
  ^bb1(%41: i64, %42: vector<9xf32>):  // 2 preds: ^bb0, ^bb2
    %43 = llvm.icmp "slt" %41, %16 : i64
    llvm.cond_br %43, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %44 = llvm.extractvalue %11[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %45 = llvm.extractvalue %11[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %46 = llvm.getelementptr %44[%45] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %47 = llvm.extractvalue %11[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %48 = llvm.mul %41, %47 overflow<nsw> : i64
    %49 = llvm.getelementptr inbounds %46[%48] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %50 = llvm.load %49 : !llvm.ptr -> f32
    %51 = llvm.insertelement %50, %42[%41 : i64] : vector<9xf32>
    %52 = llvm.add %41, %15 : i64
    llvm.br ^bb1(%52, %51 : i64, vector<9xf32>)
  ^bb3:  // pred: ^bb1
    llvm.br ^bb4(%18, %12 : i64, vector<3xf32>)
  ^bb4(%53: i64, %54: vector<3xf32>):  // 2 preds: ^bb3, ^bb5
    %55 = llvm.icmp "slt" %53, %13 : i64
    llvm.cond_br %55, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %56 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %57 = llvm.extractvalue %5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %58 = llvm.getelementptr %56[%57] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %59 = llvm.extractvalue %5[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %60 = llvm.mul %53, %59 overflow<nsw> : i64
    %61 = llvm.getelementptr inbounds %58[%60] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %62 = llvm.load %61 : !llvm.ptr -> f32
    %63 = llvm.insertelement %62, %54[%53 : i64] : vector<3xf32>
    %64 = llvm.add %53, %15 : i64
    llvm.br ^bb4(%64, %63 : i64, vector<3xf32>)
  ^bb6:  // pred: ^bb4
    %65 = llvm.shufflevector %42, %42 [0, 1, 2, 3, 4, 5, 6] : vector<9xf32> 
    %66 = llvm.shufflevector %42, %42 [1, 2, 3, 4, 5, 6, 7] : vector<9xf32> 
    %67 = llvm.shufflevector %42, %42 [2, 3, 4, 5, 6, 7, 8] : vector<9xf32> 
    %68 = llvm.mlir.constant(0 : i64) : i64
    %69 = llvm.extractelement %54[%68 : i64] : vector<3xf32>
    %70 = llvm.mlir.constant(1 : i64) : i64
    %71 = llvm.extractelement %54[%70 : i64] : vector<3xf32>
    %72 = llvm.mlir.constant(2 : i64) : i64
    %73 = llvm.extractelement %54[%72 : i64] : vector<3xf32>
    %74 = llvm.mlir.poison : vector<7xf32>
    %75 = llvm.mlir.constant(0 : i32) : i32
    %76 = llvm.insertelement %69, %74[%75 : i32] : vector<7xf32>
    %77 = llvm.shufflevector %76, %74 [0, 0, 0, 0, 0, 0, 0] : vector<7xf32> 
    %78 = llvm.intr.fmuladd(%65, %77, %17) : (vector<7xf32>, vector<7xf32>, vector<7xf32>) -> vector<7xf32>
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
    %89 = llvm.extractvalue %40[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %90 = llvm.getelementptr %89[%18] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %88, %90 {alignment = 4 : i64} : vector<7xf32>, !llvm.ptr
    llvm.return %40 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  }
}
