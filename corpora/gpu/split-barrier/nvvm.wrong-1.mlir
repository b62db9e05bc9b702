module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<2x16xf32>, %arg1: memref<2x16xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c15 = arith.constant 15 : index
    %c16 = arith.constant 16 : index
    %c1000 = arith.constant 1000 : index
    %true = arith.constant true
    %false = arith.constant false
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c1, %c1, %c1) threads in (%c16, %c1, %c1)  args(%c0 : index, %c16 : index, %c15 : index, %arg0 : memref<2x16xf32>, %c1000 : index, %arg1 : memref<2x16xf32>, %true : i1, %c2 : index, %c1 : index, %false : i1)
    return
  }
  gpu.module @kernel_kernel {
    llvm.mlir.global private @__mbarrier() {addr_space = 3 : i32, alignment = 8 : i64} : !llvm.array<1 x i64>
    llvm.mlir.global internal @__wg_kernel_kernel_0() {addr_space = 3 : i32} : !llvm.array<32 x f32>
    llvm.func @kernel_kernel(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: !llvm.ptr, %arg4: !llvm.ptr, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: !llvm.ptr, %arg12: !llvm.ptr, %arg13: i64, %arg14: i64, %arg15: i64, %arg16: i64, %arg17: i64, %arg18: i1, %arg19: i64, %arg20: i64, %arg21: i1) attributes {gpu.kernel, gpu.known_block_size = array<i32: 16, 1, 1>, gpu.known_grid_size = array<i32: 1, 1, 1>, nvvm.kernel, nvvm.maxntid = array<i32: 16, 1, 1>} {
      %0 = llvm.mlir.addressof @__mbarrier : !llvm.ptr<3>
      %1 = llvm.mlir.constant(16 : index) : i64
      %2 = llvm.mlir.addressof @__wg_kernel_kernel_0 : !llvm.ptr<3>
      %3 = llvm.getelementptr %2[0, 0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<32 x f32>
      %4 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 16> : i32
      %5 = llvm.sext %4 : i32 to i64
      %6 = llvm.icmp "eq" %5, %arg0 : i64
      %7 = llvm.getelementptr %0[0, 0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<1 x i64>
      %8 = llvm.getelementptr %7[%arg0] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
      %9 = llvm.trunc %arg1 : i64 to i32
      nvvm.mbarrier.init %8, %9, predicate = %6 : !llvm.ptr<3>, i32, i1
      %10 = llvm.sub %arg2, %5 : i64
      llvm.br ^bb1(%arg0, %arg21 : i64, i1)
    ^bb1(%11: i64, %12: i1):  // 2 preds: ^bb0, ^bb2
      %13 = llvm.icmp "slt" %11, %arg19 : i64
      llvm.cond_br %13, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %14 = llvm.mul %11, %1 overflow<nsw, nuw> : i64
      %15 = llvm.add %14, %5 overflow<nsw, nuw> : i64
      %16 = llvm.getelementptr inbounds|nuw %arg4[%15] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %17 = llvm.load %16 : !llvm.ptr -> f32
      %18 = llvm.getelementptr inbounds|nuw %3[%15] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
      llvm.store %17, %18 : f32, !llvm.ptr<3>
      %19 = nvvm.mbarrier.arrive %8 : !llvm.ptr<3> -> i64
      %20 = llvm.trunc %arg10 : i64 to i32
      %21 = llvm.zext %12 : i1 to i32
      nvvm.mbarrier.try_wait.parity %8, %21, %20 : !llvm.ptr<3>, i32, i32
      %22 = llvm.add %14, %10 overflow<nsw, nuw> : i64
      %23 = llvm.getelementptr inbounds|nuw %3[%22] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
      %24 = llvm.load %23 : !llvm.ptr<3> -> f32
      %25 = llvm.getelementptr inbounds|nuw %arg12[%15] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %24, %25 : f32, !llvm.ptr
      %26 = llvm.xor %12, %arg18 : i1
      %27 = llvm.add %11, %arg20 : i64
      llvm.br ^bb1(%27, %26 : i64, i1)
    ^bb3:  // pred: ^bb1
      llvm.return
    }
  }
}

