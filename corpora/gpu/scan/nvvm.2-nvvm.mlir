module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<2x16xi32>, %arg1: memref<2x16xi32>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c16 = arith.constant 16 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c2, %c1, %c1) threads in (%c16, %c1, %c1)  args(%arg0 : memref<2x16xi32>, %c1 : index, %c2 : index, %arg1 : memref<2x16xi32>)
    return
  }
  gpu.module @kernel_kernel {
    llvm.mlir.global internal @__wg_kernel_kernel_0() {addr_space = 3 : i32} : !llvm.array<32 x i32>
    llvm.func @kernel_kernel(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: !llvm.ptr, %arg10: !llvm.ptr, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: i64, %arg15: i64) attributes {gpu.kernel, gpu.known_block_size = array<i32: 16, 1, 1>, gpu.known_grid_size = array<i32: 2, 1, 1>, nvvm.kernel, nvvm.maxntid = array<i32: 16, 1, 1>} {
      %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
      %1 = llvm.insertvalue %arg9, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %2 = llvm.insertvalue %arg10, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %3 = llvm.insertvalue %arg11, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %4 = llvm.insertvalue %arg12, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %5 = llvm.insertvalue %arg14, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %6 = llvm.insertvalue %arg13, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %7 = llvm.insertvalue %arg15, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %8 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
      %9 = llvm.insertvalue %arg0, %8[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %10 = llvm.insertvalue %arg1, %9[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %11 = llvm.insertvalue %arg2, %10[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %12 = llvm.insertvalue %arg3, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %13 = llvm.insertvalue %arg5, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %14 = llvm.insertvalue %arg4, %13[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %15 = llvm.insertvalue %arg6, %14[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %16 = llvm.mlir.addressof @__wg_kernel_kernel_0 : !llvm.ptr<3>
      %17 = llvm.getelementptr %16[0, 0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<32 x i32>
      %18 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
      %19 = llvm.insertvalue %17, %18[0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %20 = llvm.insertvalue %17, %19[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %21 = llvm.mlir.constant(0 : index) : i64
      %22 = llvm.insertvalue %21, %20[2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %23 = llvm.mlir.constant(2 : index) : i64
      %24 = llvm.insertvalue %23, %22[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %25 = llvm.mlir.constant(16 : index) : i64
      %26 = llvm.insertvalue %25, %24[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %27 = llvm.mlir.constant(16 : index) : i64
      %28 = llvm.insertvalue %27, %26[3, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %29 = llvm.mlir.constant(1 : index) : i64
      %30 = llvm.insertvalue %29, %28[4, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %31 = llvm.mlir.constant(2 : index) : i64
      %32 = llvm.mlir.constant(1 : index) : i64
      %33 = llvm.mlir.constant(4 : index) : i64
      %34 = llvm.mlir.constant(0 : index) : i64
      %35 = nvvm.read.ptx.sreg.ctaid.x range <i32, 0, 2> : i32
      %36 = llvm.sext %35 : i32 to i64
      %37 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 16> : i32
      %38 = llvm.sext %37 : i32 to i64
      %39 = llvm.extractvalue %15[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %40 = llvm.mlir.constant(16 : index) : i64
      %41 = llvm.mul %36, %40 overflow<nsw, nuw> : i64
      %42 = llvm.add %41, %38 overflow<nsw, nuw> : i64
      %43 = llvm.getelementptr inbounds|nuw %39[%42] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %44 = llvm.load %43 : !llvm.ptr -> i32
      %45 = llvm.extractvalue %30[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %46 = llvm.mlir.constant(16 : index) : i64
      %47 = llvm.mul %34, %46 overflow<nsw, nuw> : i64
      %48 = llvm.add %47, %38 overflow<nsw, nuw> : i64
      %49 = llvm.getelementptr inbounds|nuw %45[%48] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
      llvm.store %44, %49 : i32, !llvm.ptr<3>
      nvvm.barrier
      llvm.br ^bb1(%34 : i64)
    ^bb1(%50: i64):  // 2 preds: ^bb0, ^bb6
      %51 = llvm.icmp "slt" %50, %33 : i64
      llvm.cond_br %51, ^bb2, ^bb7
    ^bb2:  // pred: ^bb1
      %52 = llvm.shl %arg7, %50 : i64
      %53 = llvm.srem %50, %31 : i64
      %54 = llvm.icmp "slt" %53, %34 : i64
      %55 = llvm.add %53, %31 : i64
      %56 = llvm.select %54, %55, %53 : i1, i64
      %57 = llvm.extractvalue %30[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %58 = llvm.mlir.constant(16 : index) : i64
      %59 = llvm.mul %56, %58 overflow<nsw, nuw> : i64
      %60 = llvm.add %59, %38 overflow<nsw, nuw> : i64
      %61 = llvm.getelementptr inbounds|nuw %57[%60] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
      %62 = llvm.load %61 : !llvm.ptr<3> -> i32
      %63 = llvm.icmp "uge" %38, %52 : i64
      llvm.cond_br %63, ^bb3, ^bb4
    ^bb3:  // pred: ^bb2
      %64 = llvm.sub %38, %52 : i64
      %65 = llvm.urem %50, %arg8 : i64
      %66 = llvm.extractvalue %30[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %67 = llvm.mlir.constant(16 : index) : i64
      %68 = llvm.mul %65, %67 overflow<nsw, nuw> : i64
      %69 = llvm.add %68, %64 overflow<nsw, nuw> : i64
      %70 = llvm.getelementptr inbounds|nuw %66[%69] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
      %71 = llvm.load %70 : !llvm.ptr<3> -> i32
      %72 = llvm.intr.smin(%71, %62) : (i32, i32) -> i32
      llvm.br ^bb5(%72 : i32)
    ^bb4:  // pred: ^bb2
      llvm.br ^bb5(%62 : i32)
    ^bb5(%73: i32):  // 2 preds: ^bb3, ^bb4
      llvm.br ^bb6
    ^bb6:  // pred: ^bb5
      %74 = llvm.add %50, %32 : i64
      %75 = llvm.srem %74, %31 : i64
      %76 = llvm.icmp "slt" %75, %34 : i64
      %77 = llvm.add %75, %31 : i64
      %78 = llvm.select %76, %77, %75 : i1, i64
      %79 = llvm.extractvalue %30[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %80 = llvm.mlir.constant(16 : index) : i64
      %81 = llvm.mul %78, %80 overflow<nsw, nuw> : i64
      %82 = llvm.add %81, %38 overflow<nsw, nuw> : i64
      %83 = llvm.getelementptr inbounds|nuw %79[%82] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
      llvm.store %73, %83 : i32, !llvm.ptr<3>
      nvvm.barrier
      %84 = llvm.add %50, %32 : i64
      llvm.br ^bb1(%84 : i64)
    ^bb7:  // pred: ^bb1
      %85 = llvm.extractvalue %30[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %86 = llvm.mlir.constant(16 : index) : i64
      %87 = llvm.mul %34, %86 overflow<nsw, nuw> : i64
      %88 = llvm.add %87, %38 overflow<nsw, nuw> : i64
      %89 = llvm.getelementptr inbounds|nuw %85[%88] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
      %90 = llvm.load %89 : !llvm.ptr<3> -> i32
      %91 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %92 = llvm.mlir.constant(16 : index) : i64
      %93 = llvm.mul %36, %92 overflow<nsw, nuw> : i64
      %94 = llvm.add %93, %38 overflow<nsw, nuw> : i64
      %95 = llvm.getelementptr inbounds|nuw %91[%94] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %90, %95 : i32, !llvm.ptr
      llvm.return
    }
  }
}

