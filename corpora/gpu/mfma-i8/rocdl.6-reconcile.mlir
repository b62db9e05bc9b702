module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<16x64xi8>, %arg1: memref<16x64xi8>, %arg2: memref<16x16xi32>) {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1)  args(%arg2 : memref<16x16xi32>, %arg0 : memref<16x64xi8>, %arg1 : memref<16x64xi8>)
    return
  }
  gpu.module @kernel_kernel [#rocdl.target<chip = "gfx942">] attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
    llvm.func @kernel_kernel(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64) attributes {gpu.kernel, gpu.known_block_size = array<i32: 64, 1, 1>, gpu.known_grid_size = array<i32: 1, 1, 1>, rocdl.flat_work_group_size = "64,64", rocdl.kernel, rocdl.reqd_work_group_size = array<i32: 64, 1, 1>} {
      %0 = llvm.mlir.constant(16 : index) : i64
      %1 = llvm.mlir.constant(0 : index) : i64
      %2 = llvm.mlir.constant(-1 : index) : i64
      %3 = llvm.mlir.constant(4 : index) : i64
      %4 = llvm.mlir.constant(1 : index) : i64
      %5 = llvm.mlir.constant(2 : index) : i64
      %6 = llvm.mlir.constant(3 : index) : i64
      %7 = llvm.mlir.constant(64 : index) : i64
      %8 = llvm.mlir.constant(32 : index) : i64
      %9 = llvm.mlir.constant(8 : index) : i64
      %10 = llvm.mlir.constant(5 : index) : i64
      %11 = llvm.mlir.constant(6 : index) : i64
      %12 = llvm.mlir.constant(7 : index) : i64
      %13 = llvm.mlir.poison : vector<4xi32>
      %14 = llvm.mlir.constant(0 : i64) : i64
      %15 = llvm.mlir.constant(1 : i64) : i64
      %16 = llvm.mlir.constant(2 : i64) : i64
      %17 = llvm.mlir.constant(3 : i64) : i64
      %18 = llvm.mlir.poison : vector<8xi8>
      %19 = llvm.mlir.constant(4 : i64) : i64
      %20 = llvm.mlir.constant(5 : i64) : i64
      %21 = llvm.mlir.constant(6 : i64) : i64
      %22 = llvm.mlir.constant(7 : i64) : i64
      %23 = rocdl.workitem.id.x range <i32, 0, 64> : i32
      %24 = llvm.sext %23 : i32 to i64
      %25 = llvm.icmp "slt" %24, %1 : i64
      %26 = llvm.sub %2, %24 : i64
      %27 = llvm.select %25, %26, %24 : i1, i64
      %28 = llvm.sdiv %27, %0 : i64
      %29 = llvm.sub %2, %28 : i64
      %30 = llvm.select %25, %29, %28 : i1, i64
      %31 = llvm.mul %30, %3 overflow<nsw> : i64
      %32 = llvm.srem %24, %0 : i64
      %33 = llvm.icmp "slt" %32, %1 : i64
      %34 = llvm.add %32, %0 : i64
      %35 = llvm.select %33, %34, %32 : i1, i64
      %36 = llvm.mul %31, %0 overflow<nsw, nuw> : i64
      %37 = llvm.add %36, %35 overflow<nsw, nuw> : i64
      %38 = llvm.getelementptr inbounds|nuw %arg1[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %39 = llvm.load %38 : !llvm.ptr -> i32
      %40 = llvm.add %31, %4 : i64
      %41 = llvm.mul %40, %0 overflow<nsw, nuw> : i64
      %42 = llvm.add %41, %35 overflow<nsw, nuw> : i64
      %43 = llvm.getelementptr inbounds|nuw %arg1[%42] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %44 = llvm.load %43 : !llvm.ptr -> i32
      %45 = llvm.add %31, %5 : i64
      %46 = llvm.mul %45, %0 overflow<nsw, nuw> : i64
      %47 = llvm.add %46, %35 overflow<nsw, nuw> : i64
      %48 = llvm.getelementptr inbounds|nuw %arg1[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %49 = llvm.load %48 : !llvm.ptr -> i32
      %50 = llvm.add %31, %6 : i64
      %51 = llvm.mul %50, %0 overflow<nsw, nuw> : i64
      %52 = llvm.add %51, %35 overflow<nsw, nuw> : i64
      %53 = llvm.getelementptr inbounds|nuw %arg1[%52] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %54 = llvm.load %53 : !llvm.ptr -> i32
      %55 = llvm.insertelement %39, %13[%14 : i64] : vector<4xi32>
      %56 = llvm.insertelement %44, %55[%15 : i64] : vector<4xi32>
      %57 = llvm.insertelement %49, %56[%16 : i64] : vector<4xi32>
      %58 = llvm.insertelement %54, %57[%17 : i64] : vector<4xi32>
      llvm.br ^bb1(%1, %58 : i64, vector<4xi32>)
    ^bb1(%59: i64, %60: vector<4xi32>):  // 2 preds: ^bb0, ^bb2
      %61 = llvm.icmp "slt" %59, %7 : i64
      llvm.cond_br %61, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %62 = llvm.mul %30, %9 overflow<nsw> : i64
      %63 = llvm.add %59, %62 : i64
      %64 = llvm.mul %35, %7 overflow<nsw, nuw> : i64
      %65 = llvm.add %64, %63 overflow<nsw, nuw> : i64
      %66 = llvm.getelementptr inbounds|nuw %arg8[%65] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %67 = llvm.load %66 : !llvm.ptr -> i8
      %68 = llvm.add %63, %4 : i64
      %69 = llvm.add %64, %68 overflow<nsw, nuw> : i64
      %70 = llvm.getelementptr inbounds|nuw %arg8[%69] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %71 = llvm.load %70 : !llvm.ptr -> i8
      %72 = llvm.add %63, %5 : i64
      %73 = llvm.add %64, %72 overflow<nsw, nuw> : i64
      %74 = llvm.getelementptr inbounds|nuw %arg8[%73] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %75 = llvm.load %74 : !llvm.ptr -> i8
      %76 = llvm.add %63, %6 : i64
      %77 = llvm.add %64, %76 overflow<nsw, nuw> : i64
      %78 = llvm.getelementptr inbounds|nuw %arg8[%77] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %79 = llvm.load %78 : !llvm.ptr -> i8
      %80 = llvm.add %63, %3 : i64
      %81 = llvm.add %64, %80 overflow<nsw, nuw> : i64
      %82 = llvm.getelementptr inbounds|nuw %arg8[%81] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %83 = llvm.load %82 : !llvm.ptr -> i8
      %84 = llvm.add %63, %10 : i64
      %85 = llvm.add %64, %84 overflow<nsw, nuw> : i64
      %86 = llvm.getelementptr inbounds|nuw %arg8[%85] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %87 = llvm.load %86 : !llvm.ptr -> i8
      %88 = llvm.add %63, %11 : i64
      %89 = llvm.add %64, %88 overflow<nsw, nuw> : i64
      %90 = llvm.getelementptr inbounds|nuw %arg8[%89] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %91 = llvm.load %90 : !llvm.ptr -> i8
      %92 = llvm.add %63, %12 : i64
      %93 = llvm.add %64, %92 overflow<nsw, nuw> : i64
      %94 = llvm.getelementptr inbounds|nuw %arg8[%93] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %95 = llvm.load %94 : !llvm.ptr -> i8
      %96 = llvm.insertelement %67, %18[%14 : i64] : vector<8xi8>
      %97 = llvm.insertelement %71, %96[%15 : i64] : vector<8xi8>
      %98 = llvm.insertelement %75, %97[%16 : i64] : vector<8xi8>
      %99 = llvm.insertelement %79, %98[%17 : i64] : vector<8xi8>
      %100 = llvm.insertelement %83, %99[%19 : i64] : vector<8xi8>
      %101 = llvm.insertelement %87, %100[%20 : i64] : vector<8xi8>
      %102 = llvm.insertelement %91, %101[%21 : i64] : vector<8xi8>
      %103 = llvm.insertelement %95, %102[%22 : i64] : vector<8xi8>
      %104 = llvm.getelementptr inbounds|nuw %arg15[%65] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %105 = llvm.load %104 : !llvm.ptr -> i8
      %106 = llvm.getelementptr inbounds|nuw %arg15[%69] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %107 = llvm.load %106 : !llvm.ptr -> i8
      %108 = llvm.getelementptr inbounds|nuw %arg15[%73] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %109 = llvm.load %108 : !llvm.ptr -> i8
      %110 = llvm.getelementptr inbounds|nuw %arg15[%77] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %111 = llvm.load %110 : !llvm.ptr -> i8
      %112 = llvm.getelementptr inbounds|nuw %arg15[%81] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %113 = llvm.load %112 : !llvm.ptr -> i8
      %114 = llvm.getelementptr inbounds|nuw %arg15[%85] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %115 = llvm.load %114 : !llvm.ptr -> i8
      %116 = llvm.getelementptr inbounds|nuw %arg15[%89] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %117 = llvm.load %116 : !llvm.ptr -> i8
      %118 = llvm.getelementptr inbounds|nuw %arg15[%93] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      %119 = llvm.load %118 : !llvm.ptr -> i8
      %120 = llvm.insertelement %105, %18[%14 : i64] : vector<8xi8>
      %121 = llvm.insertelement %107, %120[%15 : i64] : vector<8xi8>
      %122 = llvm.insertelement %109, %121[%16 : i64] : vector<8xi8>
      %123 = llvm.insertelement %111, %122[%17 : i64] : vector<8xi8>
      %124 = llvm.insertelement %113, %123[%19 : i64] : vector<8xi8>
      %125 = llvm.insertelement %115, %124[%20 : i64] : vector<8xi8>
      %126 = llvm.insertelement %117, %125[%21 : i64] : vector<8xi8>
      %127 = llvm.insertelement %119, %126[%22 : i64] : vector<8xi8>
      %128 = llvm.bitcast %103 : vector<8xi8> to i64
      %129 = llvm.bitcast %127 : vector<8xi8> to i64
      %130 = rocdl.mfma.i32.16x16x32.i8 %128, %129, %60, 0, 0, none : (i64, i64, vector<4xi32>) -> vector<4xi32>
      %131 = llvm.add %59, %8 : i64
      llvm.br ^bb1(%131, %130 : i64, vector<4xi32>)
    ^bb3:  // pred: ^bb1
      %132 = llvm.extractelement %60[%14 : i64] : vector<4xi32>
      llvm.store %132, %38 : i32, !llvm.ptr
      %133 = llvm.extractelement %60[%15 : i64] : vector<4xi32>
      llvm.store %133, %43 : i32, !llvm.ptr
      %134 = llvm.extractelement %60[%16 : i64] : vector<4xi32>
      llvm.store %134, %48 : i32, !llvm.ptr
      %135 = llvm.extractelement %60[%17 : i64] : vector<4xi32>
      llvm.store %135, %53 : i32, !llvm.ptr
      llvm.return
    }
  }
}

