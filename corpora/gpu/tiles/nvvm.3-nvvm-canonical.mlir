module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<16x32xf32>, %arg1: memref<32x8xf32>, %arg2: memref<16x8xf32>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c4, %c2, %c1) threads in (%c4, %c4, %c1)  args(%arg2 : memref<16x8xf32>, %arg0 : memref<16x32xf32>, %arg1 : memref<32x8xf32>)
    return
  }
  gpu.module @kernel_kernel {
    llvm.mlir.global internal @__wg_kernel_kernel_0() {addr_space = 3 : i32} : !llvm.array<32 x f32>
    llvm.mlir.global internal @__wg_kernel_kernel_1() {addr_space = 3 : i32} : !llvm.array<32 x f32>
    llvm.func @kernel_kernel(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64) attributes {gpu.kernel, gpu.known_block_size = array<i32: 4, 4, 1>, gpu.known_grid_size = array<i32: 4, 2, 1>, nvvm.kernel, nvvm.maxntid = array<i32: 4, 4, 1>} {
      %0 = llvm.mlir.constant(32 : index) : i64
      %1 = llvm.mlir.constant(8 : index) : i64
      %2 = llvm.mlir.constant(6 : index) : i64
      %3 = llvm.mlir.addressof @__wg_kernel_kernel_1 : !llvm.ptr<3>
      %4 = llvm.mlir.constant(1 : index) : i64
      %5 = llvm.mlir.constant(4 : index) : i64
      %6 = llvm.mlir.constant(16 : index) : i64
      %7 = llvm.mlir.constant(2 : index) : i64
      %8 = llvm.mlir.constant(0 : index) : i64
      %9 = llvm.mlir.addressof @__wg_kernel_kernel_0 : !llvm.ptr<3>
      %10 = llvm.getelementptr %9[0, 0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<32 x f32>
      %11 = llvm.getelementptr %3[0, 0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<32 x f32>
      %12 = nvvm.read.ptx.sreg.ctaid.x range <i32, 0, 4> : i32
      %13 = llvm.sext %12 : i32 to i64
      %14 = nvvm.read.ptx.sreg.ctaid.y range <i32, 0, 2> : i32
      %15 = llvm.sext %14 : i32 to i64
      %16 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 4> : i32
      %17 = llvm.sext %16 : i32 to i64
      %18 = nvvm.read.ptx.sreg.tid.y range <i32, 0, 4> : i32
      %19 = llvm.sext %18 : i32 to i64
      %20 = llvm.mul %13, %5 overflow<nsw> : i64
      %21 = llvm.add %20, %17 : i64
      %22 = llvm.mul %15, %5 overflow<nsw> : i64
      %23 = llvm.add %22, %19 : i64
      %24 = llvm.mul %21, %1 overflow<nsw, nuw> : i64
      %25 = llvm.add %24, %23 overflow<nsw, nuw> : i64
      %26 = llvm.getelementptr inbounds|nuw %arg1[%25] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %27 = llvm.load %26 : !llvm.ptr -> f32
      %28 = llvm.mul %21, %0 overflow<nsw, nuw> : i64
      %29 = llvm.add %28, %19 overflow<nsw, nuw> : i64
      %30 = llvm.getelementptr inbounds|nuw %arg8[%29] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %31 = llvm.load %30 : !llvm.ptr -> f32
      %32 = llvm.mul %8, %6 overflow<nsw, nuw> : i64
      %33 = llvm.mul %17, %5 overflow<nsw, nuw> : i64
      %34 = llvm.add %32, %33 overflow<nsw, nuw> : i64
      %35 = llvm.add %34, %19 overflow<nsw, nuw> : i64
      %36 = llvm.getelementptr inbounds|nuw %10[%35] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
      llvm.store %31, %36 : f32, !llvm.ptr<3>
      %37 = llvm.mul %17, %1 overflow<nsw, nuw> : i64
      %38 = llvm.add %37, %23 overflow<nsw, nuw> : i64
      %39 = llvm.getelementptr inbounds|nuw %arg15[%38] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %40 = llvm.load %39 : !llvm.ptr -> f32
      %41 = llvm.getelementptr inbounds|nuw %11[%35] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
      llvm.store %40, %41 : f32, !llvm.ptr<3>
      llvm.br ^bb1(%8, %27 : i64, f32)
    ^bb1(%42: i64, %43: f32):  // 2 preds: ^bb0, ^bb7
      %44 = llvm.icmp "slt" %42, %1 : i64
      llvm.cond_br %44, ^bb2, ^bb8
    ^bb2:  // pred: ^bb1
      nvvm.barrier
      %45 = llvm.sub %2, %42 : i64
      %46 = llvm.icmp "sge" %45, %8 : i64
      llvm.cond_br %46, ^bb3, ^bb4
    ^bb3:  // pred: ^bb2
      %47 = llvm.mul %42, %5 overflow<nsw> : i64
      %48 = llvm.add %47, %19 : i64
      %49 = llvm.add %48, %5 : i64
      %50 = llvm.add %28, %49 overflow<nsw, nuw> : i64
      %51 = llvm.getelementptr inbounds|nuw %arg8[%50] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %52 = llvm.load %51 : !llvm.ptr -> f32
      %53 = llvm.add %42, %4 : i64
      %54 = llvm.srem %53, %7 : i64
      %55 = llvm.icmp "slt" %54, %8 : i64
      %56 = llvm.add %54, %7 : i64
      %57 = llvm.select %55, %56, %54 : i1, i64
      %58 = llvm.mul %57, %6 overflow<nsw, nuw> : i64
      %59 = llvm.add %58, %33 overflow<nsw, nuw> : i64
      %60 = llvm.add %59, %19 overflow<nsw, nuw> : i64
      %61 = llvm.getelementptr inbounds|nuw %10[%60] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
      llvm.store %52, %61 : f32, !llvm.ptr<3>
      %62 = llvm.add %47, %17 : i64
      %63 = llvm.add %62, %5 : i64
      %64 = llvm.mul %63, %1 overflow<nsw, nuw> : i64
      %65 = llvm.add %64, %23 overflow<nsw, nuw> : i64
      %66 = llvm.getelementptr inbounds|nuw %arg15[%65] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %67 = llvm.load %66 : !llvm.ptr -> f32
      %68 = llvm.getelementptr inbounds|nuw %11[%60] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
      llvm.store %67, %68 : f32, !llvm.ptr<3>
      llvm.br ^bb4
    ^bb4:  // 2 preds: ^bb2, ^bb3
      llvm.br ^bb5(%8, %43 : i64, f32)
    ^bb5(%69: i64, %70: f32):  // 2 preds: ^bb4, ^bb6
      %71 = llvm.icmp "slt" %69, %5 : i64
      llvm.cond_br %71, ^bb6, ^bb7
    ^bb6:  // pred: ^bb5
      %72 = llvm.srem %42, %7 : i64
      %73 = llvm.icmp "slt" %72, %8 : i64
      %74 = llvm.add %72, %7 : i64
      %75 = llvm.select %73, %74, %72 : i1, i64
      %76 = llvm.mul %75, %6 overflow<nsw, nuw> : i64
      %77 = llvm.add %76, %33 overflow<nsw, nuw> : i64
      %78 = llvm.add %77, %69 overflow<nsw, nuw> : i64
      %79 = llvm.getelementptr inbounds|nuw %10[%78] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
      %80 = llvm.load %79 : !llvm.ptr<3> -> f32
      %81 = llvm.mul %69, %5 overflow<nsw, nuw> : i64
      %82 = llvm.add %76, %81 overflow<nsw, nuw> : i64
      %83 = llvm.add %82, %19 overflow<nsw, nuw> : i64
      %84 = llvm.getelementptr inbounds|nuw %11[%83] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
      %85 = llvm.load %84 : !llvm.ptr<3> -> f32
      %86 = llvm.fmul %80, %85 : f32
      %87 = llvm.fadd %70, %86 : f32
      %88 = llvm.add %69, %4 : i64
      llvm.br ^bb5(%88, %87 : i64, f32)
    ^bb7:  // pred: ^bb5
      %89 = llvm.add %42, %4 : i64
      llvm.br ^bb1(%89, %70 : i64, f32)
    ^bb8:  // pred: ^bb1
      llvm.store %43, %26 : f32, !llvm.ptr
      llvm.return
    }
  }
}

