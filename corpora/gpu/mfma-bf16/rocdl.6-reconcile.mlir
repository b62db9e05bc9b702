module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<16x32xbf16>, %arg1: memref<32x16xbf16>, %arg2: memref<16x16xf32>) {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1)  args(%arg2 : memref<16x16xf32>, %arg0 : memref<16x32xbf16>, %arg1 : memref<32x16xbf16>)
    return
  }
  gpu.module @kernel_kernel [#rocdl.target<chip = "gfx90a">] attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
    llvm.func @kernel_kernel(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64) attributes {gpu.kernel, gpu.known_block_size = array<i32: 64, 1, 1>, gpu.known_grid_size = array<i32: 1, 1, 1>, rocdl.flat_work_group_size = "64,64", rocdl.kernel, rocdl.reqd_work_group_size = array<i32: 64, 1, 1>} {
      %0 = llvm.mlir.constant(16 : index) : i64
      %1 = llvm.mlir.constant(0 : index) : i64
      %2 = llvm.mlir.constant(-1 : index) : i64
      %3 = llvm.mlir.constant(4 : index) : i64
      %4 = llvm.mlir.constant(1 : index) : i64
      %5 = llvm.mlir.constant(2 : index) : i64
      %6 = llvm.mlir.constant(3 : index) : i64
      %7 = llvm.mlir.constant(32 : index) : i64
      %8 = llvm.mlir.poison : vector<4xf32>
      %9 = llvm.mlir.constant(0 : i64) : i64
      %10 = llvm.mlir.constant(1 : i64) : i64
      %11 = llvm.mlir.constant(2 : i64) : i64
      %12 = llvm.mlir.constant(3 : i64) : i64
      %13 = llvm.mlir.poison : vector<4xbf16>
      %14 = rocdl.workitem.id.x range <i32, 0, 64> : i32
      %15 = llvm.sext %14 : i32 to i64
      %16 = llvm.icmp "slt" %15, %1 : i64
      %17 = llvm.sub %2, %15 : i64
      %18 = llvm.select %16, %17, %15 : i1, i64
      %19 = llvm.sdiv %18, %0 : i64
      %20 = llvm.sub %2, %19 : i64
      %21 = llvm.select %16, %20, %19 : i1, i64
      %22 = llvm.mul %21, %3 overflow<nsw> : i64
      %23 = llvm.srem %15, %0 : i64
      %24 = llvm.icmp "slt" %23, %1 : i64
      %25 = llvm.add %23, %0 : i64
      %26 = llvm.select %24, %25, %23 : i1, i64
      %27 = llvm.mul %22, %0 overflow<nsw, nuw> : i64
      %28 = llvm.add %27, %26 overflow<nsw, nuw> : i64
      %29 = llvm.getelementptr inbounds|nuw %arg1[%28] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %30 = llvm.load %29 : !llvm.ptr -> f32
      %31 = llvm.add %22, %4 : i64
      %32 = llvm.mul %31, %0 overflow<nsw, nuw> : i64
      %33 = llvm.add %32, %26 overflow<nsw, nuw> : i64
      %34 = llvm.getelementptr inbounds|nuw %arg1[%33] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %35 = llvm.load %34 : !llvm.ptr -> f32
      %36 = llvm.add %22, %5 : i64
      %37 = llvm.mul %36, %0 overflow<nsw, nuw> : i64
      %38 = llvm.add %37, %26 overflow<nsw, nuw> : i64
      %39 = llvm.getelementptr inbounds|nuw %arg1[%38] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %40 = llvm.load %39 : !llvm.ptr -> f32
      %41 = llvm.add %22, %6 : i64
      %42 = llvm.mul %41, %0 overflow<nsw, nuw> : i64
      %43 = llvm.add %42, %26 overflow<nsw, nuw> : i64
      %44 = llvm.getelementptr inbounds|nuw %arg1[%43] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %45 = llvm.load %44 : !llvm.ptr -> f32
      %46 = llvm.insertelement %30, %8[%9 : i64] : vector<4xf32>
      %47 = llvm.insertelement %35, %46[%10 : i64] : vector<4xf32>
      %48 = llvm.insertelement %40, %47[%11 : i64] : vector<4xf32>
      %49 = llvm.insertelement %45, %48[%12 : i64] : vector<4xf32>
      llvm.br ^bb1(%1, %49 : i64, vector<4xf32>)
    ^bb1(%50: i64, %51: vector<4xf32>):  // 2 preds: ^bb0, ^bb2
      %52 = llvm.icmp "slt" %50, %7 : i64
      llvm.cond_br %52, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %53 = llvm.add %50, %22 : i64
      %54 = llvm.mul %26, %7 overflow<nsw, nuw> : i64
      %55 = llvm.add %54, %53 overflow<nsw, nuw> : i64
      %56 = llvm.getelementptr inbounds|nuw %arg8[%55] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
      %57 = llvm.load %56 : !llvm.ptr -> bf16
      %58 = llvm.add %53, %4 : i64
      %59 = llvm.add %54, %58 overflow<nsw, nuw> : i64
      %60 = llvm.getelementptr inbounds|nuw %arg8[%59] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
      %61 = llvm.load %60 : !llvm.ptr -> bf16
      %62 = llvm.add %53, %5 : i64
      %63 = llvm.add %54, %62 overflow<nsw, nuw> : i64
      %64 = llvm.getelementptr inbounds|nuw %arg8[%63] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
      %65 = llvm.load %64 : !llvm.ptr -> bf16
      %66 = llvm.add %53, %6 : i64
      %67 = llvm.add %54, %66 overflow<nsw, nuw> : i64
      %68 = llvm.getelementptr inbounds|nuw %arg8[%67] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
      %69 = llvm.load %68 : !llvm.ptr -> bf16
      %70 = llvm.insertelement %57, %13[%9 : i64] : vector<4xbf16>
      %71 = llvm.insertelement %61, %70[%10 : i64] : vector<4xbf16>
      %72 = llvm.insertelement %65, %71[%11 : i64] : vector<4xbf16>
      %73 = llvm.insertelement %69, %72[%12 : i64] : vector<4xbf16>
      %74 = llvm.mul %53, %0 overflow<nsw, nuw> : i64
      %75 = llvm.add %74, %26 overflow<nsw, nuw> : i64
      %76 = llvm.getelementptr inbounds|nuw %arg15[%75] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
      %77 = llvm.load %76 : !llvm.ptr -> bf16
      %78 = llvm.mul %58, %0 overflow<nsw, nuw> : i64
      %79 = llvm.add %78, %26 overflow<nsw, nuw> : i64
      %80 = llvm.getelementptr inbounds|nuw %arg15[%79] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
      %81 = llvm.load %80 : !llvm.ptr -> bf16
      %82 = llvm.mul %62, %0 overflow<nsw, nuw> : i64
      %83 = llvm.add %82, %26 overflow<nsw, nuw> : i64
      %84 = llvm.getelementptr inbounds|nuw %arg15[%83] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
      %85 = llvm.load %84 : !llvm.ptr -> bf16
      %86 = llvm.mul %66, %0 overflow<nsw, nuw> : i64
      %87 = llvm.add %86, %26 overflow<nsw, nuw> : i64
      %88 = llvm.getelementptr inbounds|nuw %arg15[%87] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
      %89 = llvm.load %88 : !llvm.ptr -> bf16
      %90 = llvm.insertelement %77, %13[%9 : i64] : vector<4xbf16>
      %91 = llvm.insertelement %81, %90[%10 : i64] : vector<4xbf16>
      %92 = llvm.insertelement %85, %91[%11 : i64] : vector<4xbf16>
      %93 = llvm.insertelement %89, %92[%12 : i64] : vector<4xbf16>
      %94 = llvm.bitcast %73 : vector<4xbf16> to vector<4xi16>
      %95 = llvm.bitcast %93 : vector<4xbf16> to vector<4xi16>
      %96 = rocdl.mfma.f32.16x16x16bf16.1k %94, %95, %51, 0, 0, none : (vector<4xi16>, vector<4xi16>, vector<4xf32>) -> vector<4xf32>
      %97 = llvm.add %50, %0 : i64
      llvm.br ^bb1(%97, %96 : i64, vector<4xf32>)
    ^bb3:  // pred: ^bb1
      %98 = llvm.extractelement %51[%9 : i64] : vector<4xf32>
      llvm.store %98, %29 : f32, !llvm.ptr
      %99 = llvm.extractelement %51[%10 : i64] : vector<4xf32>
      llvm.store %99, %34 : f32, !llvm.ptr
      %100 = llvm.extractelement %51[%11 : i64] : vector<4xf32>
      llvm.store %100, %39 : f32, !llvm.ptr
      %101 = llvm.extractelement %51[%12 : i64] : vector<4xf32>
      llvm.store %101, %44 : f32, !llvm.ptr
      llvm.return
    }
  }
}

