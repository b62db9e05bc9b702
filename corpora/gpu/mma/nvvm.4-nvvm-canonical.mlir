module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<16x16xf16>, %arg1: memref<16x8xf16>, %arg2: memref<16x8xf16>) {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1)  args(%arg0 : memref<16x16xf16>, %arg1 : memref<16x8xf16>, %arg2 : memref<16x8xf16>)
    return
  }
  gpu.module @kernel_kernel {
    llvm.func @kernel_kernel(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64) attributes {gpu.kernel, gpu.known_block_size = array<i32: 32, 1, 1>, gpu.known_grid_size = array<i32: 1, 1, 1>, nvvm.kernel, nvvm.maxntid = array<i32: 32, 1, 1>} {
      %0 = llvm.mlir.constant(16 : index) : i64
      %1 = llvm.mlir.constant(9 : index) : i64
      %2 = llvm.mlir.constant(8 : index) : i64
      %3 = llvm.mlir.constant(1 : index) : i64
      %4 = llvm.mlir.constant(-8 : index) : i64
      %5 = llvm.mlir.constant(2 : index) : i64
      %6 = llvm.mlir.constant(-1 : index) : i64
      %7 = llvm.mlir.constant(0 : index) : i64
      %8 = llvm.mlir.constant(4 : index) : i64
      %9 = llvm.mlir.poison : vector<2xf16>
      %10 = llvm.mlir.constant(0 : i64) : i64
      %11 = llvm.mlir.constant(1 : i64) : i64
      %12 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 32> : i32
      %13 = llvm.sext %12 : i32 to i64
      %14 = llvm.icmp "slt" %13, %7 : i64
      %15 = llvm.sub %6, %13 : i64
      %16 = llvm.select %14, %15, %13 : i1, i64
      %17 = llvm.sdiv %16, %8 : i64
      %18 = llvm.sub %6, %17 : i64
      %19 = llvm.select %14, %18, %17 : i1, i64
      %20 = llvm.mul %13, %5 overflow<nsw> : i64
      %21 = llvm.mul %19, %4 overflow<nsw> : i64
      %22 = llvm.add %20, %21 : i64
      %23 = llvm.mul %19, %0 overflow<nsw, nuw> : i64
      %24 = llvm.add %23, %22 overflow<nsw, nuw> : i64
      %25 = llvm.getelementptr inbounds|nuw %arg1[%24] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %26 = llvm.load %25 : !llvm.ptr -> f16
      %27 = llvm.add %22, %3 : i64
      %28 = llvm.add %23, %27 overflow<nsw, nuw> : i64
      %29 = llvm.getelementptr inbounds|nuw %arg1[%28] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %30 = llvm.load %29 : !llvm.ptr -> f16
      %31 = llvm.add %19, %2 : i64
      %32 = llvm.mul %31, %0 overflow<nsw, nuw> : i64
      %33 = llvm.add %32, %22 overflow<nsw, nuw> : i64
      %34 = llvm.getelementptr inbounds|nuw %arg1[%33] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %35 = llvm.load %34 : !llvm.ptr -> f16
      %36 = llvm.add %32, %27 overflow<nsw, nuw> : i64
      %37 = llvm.getelementptr inbounds|nuw %arg1[%36] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %38 = llvm.load %37 : !llvm.ptr -> f16
      %39 = llvm.add %22, %2 : i64
      %40 = llvm.add %23, %39 overflow<nsw, nuw> : i64
      %41 = llvm.getelementptr inbounds|nuw %arg1[%40] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %42 = llvm.load %41 : !llvm.ptr -> f16
      %43 = llvm.add %22, %1 : i64
      %44 = llvm.add %23, %43 overflow<nsw, nuw> : i64
      %45 = llvm.getelementptr inbounds|nuw %arg1[%44] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %46 = llvm.load %45 : !llvm.ptr -> f16
      %47 = llvm.add %32, %39 overflow<nsw, nuw> : i64
      %48 = llvm.getelementptr inbounds|nuw %arg1[%47] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %49 = llvm.load %48 : !llvm.ptr -> f16
      %50 = llvm.add %32, %43 overflow<nsw, nuw> : i64
      %51 = llvm.getelementptr inbounds|nuw %arg1[%50] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %52 = llvm.load %51 : !llvm.ptr -> f16
      %53 = llvm.insertelement %26, %9[%10 : i64] : vector<2xf16>
      %54 = llvm.insertelement %30, %53[%11 : i64] : vector<2xf16>
      %55 = llvm.insertelement %35, %9[%10 : i64] : vector<2xf16>
      %56 = llvm.insertelement %38, %55[%11 : i64] : vector<2xf16>
      %57 = llvm.insertelement %42, %9[%10 : i64] : vector<2xf16>
      %58 = llvm.insertelement %46, %57[%11 : i64] : vector<2xf16>
      %59 = llvm.insertelement %49, %9[%10 : i64] : vector<2xf16>
      %60 = llvm.insertelement %52, %59[%11 : i64] : vector<2xf16>
      %61 = llvm.mul %22, %2 overflow<nsw, nuw> : i64
      %62 = llvm.add %61, %19 overflow<nsw, nuw> : i64
      %63 = llvm.getelementptr inbounds|nuw %arg8[%62] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %64 = llvm.load %63 : !llvm.ptr -> f16
      %65 = llvm.mul %27, %2 overflow<nsw, nuw> : i64
      %66 = llvm.add %65, %19 overflow<nsw, nuw> : i64
      %67 = llvm.getelementptr inbounds|nuw %arg8[%66] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %68 = llvm.load %67 : !llvm.ptr -> f16
      %69 = llvm.mul %39, %2 overflow<nsw, nuw> : i64
      %70 = llvm.add %69, %19 overflow<nsw, nuw> : i64
      %71 = llvm.getelementptr inbounds|nuw %arg8[%70] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %72 = llvm.load %71 : !llvm.ptr -> f16
      %73 = llvm.mul %43, %2 overflow<nsw, nuw> : i64
      %74 = llvm.add %73, %19 overflow<nsw, nuw> : i64
      %75 = llvm.getelementptr inbounds|nuw %arg8[%74] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %76 = llvm.load %75 : !llvm.ptr -> f16
      %77 = llvm.insertelement %64, %9[%10 : i64] : vector<2xf16>
      %78 = llvm.insertelement %68, %77[%11 : i64] : vector<2xf16>
      %79 = llvm.insertelement %72, %9[%10 : i64] : vector<2xf16>
      %80 = llvm.insertelement %76, %79[%11 : i64] : vector<2xf16>
      %81 = llvm.mul %19, %2 overflow<nsw, nuw> : i64
      %82 = llvm.add %81, %22 overflow<nsw, nuw> : i64
      %83 = llvm.getelementptr inbounds|nuw %arg15[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %84 = llvm.load %83 : !llvm.ptr -> f16
      %85 = llvm.add %81, %27 overflow<nsw, nuw> : i64
      %86 = llvm.getelementptr inbounds|nuw %arg15[%85] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %87 = llvm.load %86 : !llvm.ptr -> f16
      %88 = llvm.mul %31, %2 overflow<nsw, nuw> : i64
      %89 = llvm.add %88, %22 overflow<nsw, nuw> : i64
      %90 = llvm.getelementptr inbounds|nuw %arg15[%89] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %91 = llvm.load %90 : !llvm.ptr -> f16
      %92 = llvm.add %88, %27 overflow<nsw, nuw> : i64
      %93 = llvm.getelementptr inbounds|nuw %arg15[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f16
      %94 = llvm.load %93 : !llvm.ptr -> f16
      %95 = llvm.insertelement %84, %9[%10 : i64] : vector<2xf16>
      %96 = llvm.insertelement %87, %95[%11 : i64] : vector<2xf16>
      %97 = llvm.insertelement %91, %9[%10 : i64] : vector<2xf16>
      %98 = llvm.insertelement %94, %97[%11 : i64] : vector<2xf16>
      %99 = nvvm.mma.sync A[%54, %56, %58, %60]  B[%78, %80]  C[%96, %98]  {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
      %100 = llvm.extractvalue %99[0] : !llvm.struct<(vector<2xf16>, vector<2xf16>)> 
      %101 = llvm.extractvalue %99[1] : !llvm.struct<(vector<2xf16>, vector<2xf16>)> 
      %102 = llvm.extractelement %100[%10 : i64] : vector<2xf16>
      %103 = llvm.extractelement %100[%11 : i64] : vector<2xf16>
      %104 = llvm.extractelement %101[%10 : i64] : vector<2xf16>
      %105 = llvm.extractelement %101[%11 : i64] : vector<2xf16>
      llvm.store %102, %83 : f16, !llvm.ptr
      llvm.store %103, %86 : f16, !llvm.ptr
      llvm.store %104, %90 : f16, !llvm.ptr
      llvm.store %105, %93 : f16, !llvm.ptr
      llvm.return
    }
  }
}

