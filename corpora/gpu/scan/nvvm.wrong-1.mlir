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
      %0 = llvm.mlir.constant(4 : index) : i64
      %1 = llvm.mlir.constant(1 : index) : i64
      %2 = llvm.mlir.constant(16 : index) : i64
      %3 = llvm.mlir.constant(2 : index) : i64
      %4 = llvm.mlir.constant(0 : index) : i64
      %5 = llvm.mlir.addressof @__wg_kernel_kernel_0 : !llvm.ptr<3>
      %6 = llvm.getelementptr %5[0, 0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<32 x i32>
      %7 = nvvm.read.ptx.sreg.ctaid.x range <i32, 0, 2> : i32
      %8 = llvm.sext %7 : i32 to i64
      %9 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 16> : i32
      %10 = llvm.sext %9 : i32 to i64
      %11 = llvm.mul %8, %2 overflow<nsw, nuw> : i64
      %12 = llvm.add %11, %10 overflow<nsw, nuw> : i64
      %13 = llvm.getelementptr inbounds|nuw %arg1[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %14 = llvm.load %13 : !llvm.ptr -> i32
      %15 = llvm.mul %4, %2 overflow<nsw, nuw> : i64
      %16 = llvm.add %15, %10 overflow<nsw, nuw> : i64
      %17 = llvm.getelementptr inbounds|nuw %6[%16] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
      llvm.store %14, %17 : i32, !llvm.ptr<3>
      llvm.br ^bb1(%4 : i64)
    ^bb1(%18: i64):  // 2 preds: ^bb0, ^bb6
      %19 = llvm.icmp "slt" %18, %0 : i64
      llvm.cond_br %19, ^bb2, ^bb7
    ^bb2:  // pred: ^bb1
      %20 = llvm.shl %arg7, %18 : i64
      %21 = llvm.srem %18, %3 : i64
      %22 = llvm.icmp "slt" %21, %4 : i64
      %23 = llvm.add %21, %3 : i64
      %24 = llvm.select %22, %23, %21 : i1, i64
      %25 = llvm.mul %24, %2 overflow<nsw, nuw> : i64
      %26 = llvm.add %25, %10 overflow<nsw, nuw> : i64
      %27 = llvm.getelementptr inbounds|nuw %6[%26] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
      %28 = llvm.load %27 : !llvm.ptr<3> -> i32
      %29 = llvm.icmp "uge" %10, %20 : i64
      llvm.cond_br %29, ^bb3, ^bb4
    ^bb3:  // pred: ^bb2
      %30 = llvm.sub %10, %20 : i64
      %31 = llvm.urem %18, %arg8 : i64
      %32 = llvm.mul %31, %2 overflow<nsw, nuw> : i64
      %33 = llvm.add %32, %30 overflow<nsw, nuw> : i64
      %34 = llvm.getelementptr inbounds|nuw %6[%33] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
      %35 = llvm.load %34 : !llvm.ptr<3> -> i32
      %36 = llvm.intr.smin(%35, %28) : (i32, i32) -> i32
      llvm.br ^bb5(%36 : i32)
    ^bb4:  // pred: ^bb2
      llvm.br ^bb5(%28 : i32)
    ^bb5(%37: i32):  // 2 preds: ^bb3, ^bb4
      llvm.br ^bb6
    ^bb6:  // pred: ^bb5
      %38 = llvm.add %18, %1 : i64
      %39 = llvm.srem %38, %3 : i64
      %40 = llvm.icmp "slt" %39, %4 : i64
      %41 = llvm.add %39, %3 : i64
      %42 = llvm.select %40, %41, %39 : i1, i64
      %43 = llvm.mul %42, %2 overflow<nsw, nuw> : i64
      %44 = llvm.add %43, %10 overflow<nsw, nuw> : i64
      %45 = llvm.getelementptr inbounds|nuw %6[%44] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
      llvm.store %37, %45 : i32, !llvm.ptr<3>
      nvvm.barrier
      llvm.br ^bb1(%38 : i64)
    ^bb7:  // pred: ^bb1
      %46 = llvm.load %17 : !llvm.ptr<3> -> i32
      %47 = llvm.getelementptr inbounds|nuw %arg10[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %46, %47 : i32, !llvm.ptr
      llvm.return
    }
  }
}

