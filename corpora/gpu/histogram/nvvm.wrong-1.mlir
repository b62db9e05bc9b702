module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<4x32xi32>, %arg1: memref<8xi32>) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %c32 = arith.constant 32 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c4, %c1, %c1) threads in (%c32, %c1, %c1)  args(%c8 : index, %arg0 : memref<4x32xi32>, %arg1 : memref<8xi32>)
    return
  }
  gpu.module @kernel_kernel {
    llvm.mlir.global internal @__wg_kernel_kernel_0() {addr_space = 3 : i32} : !llvm.array<8 x i32>
    llvm.func @kernel_kernel(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: !llvm.ptr, %arg9: !llvm.ptr, %arg10: i64, %arg11: i64, %arg12: i64) attributes {gpu.kernel, gpu.known_block_size = array<i32: 32, 1, 1>, gpu.known_grid_size = array<i32: 4, 1, 1>, nvvm.kernel, nvvm.maxntid = array<i32: 32, 1, 1>} {
      %0 = llvm.mlir.constant(32 : index) : i64
      %1 = llvm.mlir.constant(0 : i32) : i32
      %2 = llvm.mlir.addressof @__wg_kernel_kernel_0 : !llvm.ptr<3>
      %3 = llvm.getelementptr %2[0, 0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<8 x i32>
      %4 = nvvm.read.ptx.sreg.ctaid.x range <i32, 0, 4> : i32
      %5 = llvm.sext %4 : i32 to i64
      %6 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 32> : i32
      %7 = llvm.sext %6 : i32 to i64
      %8 = llvm.icmp "ult" %7, %arg0 : i64
      llvm.cond_br %8, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      %9 = llvm.getelementptr inbounds|nuw %3[%7] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
      llvm.store %1, %9 : i32, !llvm.ptr<3>
      llvm.br ^bb2
    ^bb2:  // 2 preds: ^bb0, ^bb1
      %10 = llvm.urem %7, %arg0 : i64
      %11 = llvm.mul %5, %0 overflow<nsw, nuw> : i64
      %12 = llvm.add %11, %7 overflow<nsw, nuw> : i64
      %13 = llvm.getelementptr inbounds|nuw %arg2[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %14 = llvm.load %13 : !llvm.ptr -> i32
      %15 = llvm.getelementptr %3[%10] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
      %16 = llvm.atomicrmw add %15, %14 acq_rel : !llvm.ptr<3>, i32
      nvvm.barrier
      llvm.cond_br %8, ^bb3, ^bb4
    ^bb3:  // pred: ^bb2
      %17 = llvm.getelementptr inbounds|nuw %3[%7] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
      %18 = llvm.load %17 : !llvm.ptr<3> -> i32
      %19 = llvm.getelementptr %arg9[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %20 = llvm.atomicrmw add %19, %18 acq_rel : !llvm.ptr, i32
      llvm.br ^bb4
    ^bb4:  // 2 preds: ^bb2, ^bb3
      llvm.return
    }
  }
}

