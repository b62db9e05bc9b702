module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<128xi32>, %arg1: memref<1xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c128 = arith.constant 128 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c1, %c1, %c1) threads in (%c128, %c1, %c1)  args(%arg0 : memref<128xi32>, %c0 : index, %arg1 : memref<1xi32>)
    return
  }
  gpu.module @kernel_kernel {
    llvm.mlir.global internal @__wg_kernel_kernel_0() {addr_space = 3 : i32} : !llvm.array<128 x i32>
    llvm.func @kernel_kernel(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: !llvm.ptr, %arg7: !llvm.ptr, %arg8: i64, %arg9: i64, %arg10: i64) attributes {gpu.kernel, gpu.known_block_size = array<i32: 128, 1, 1>, gpu.known_grid_size = array<i32: 1, 1, 1>, nvvm.kernel, nvvm.maxntid = array<i32: 128, 1, 1>} {
      %0 = llvm.mlir.constant(7 : index) : i64
      %1 = llvm.mlir.constant(64 : index) : i64
      %2 = llvm.mlir.constant(1 : index) : i64
      %3 = llvm.mlir.constant(0 : index) : i64
      %4 = llvm.mlir.addressof @__wg_kernel_kernel_0 : !llvm.ptr<3>
      %5 = llvm.getelementptr %4[0, 0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<128 x i32>
      %6 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 128> : i32
      %7 = llvm.sext %6 : i32 to i64
      %8 = llvm.getelementptr inbounds|nuw %arg1[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %9 = llvm.load %8 : !llvm.ptr -> i32
      %10 = llvm.getelementptr inbounds|nuw %5[%7] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
      llvm.store %9, %10 : i32, !llvm.ptr<3>
      nvvm.barrier
      llvm.br ^bb1(%3 : i64)
    ^bb1(%11: i64):  // 2 preds: ^bb0, ^bb4
      %12 = llvm.icmp "slt" %11, %0 : i64
      llvm.cond_br %12, ^bb2, ^bb5
    ^bb2:  // pred: ^bb1
      %13 = llvm.lshr %1, %11 : i64
      %14 = llvm.icmp "ult" %7, %13 : i64
      llvm.cond_br %14, ^bb3, ^bb4
    ^bb3:  // pred: ^bb2
      %15 = llvm.add %7, %13 : i64
      %16 = llvm.load %10 : !llvm.ptr<3> -> i32
      %17 = llvm.getelementptr inbounds|nuw %5[%15] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
      %18 = llvm.load %17 : !llvm.ptr<3> -> i32
      %19 = llvm.intr.smax(%16, %18) : (i32, i32) -> i32
      llvm.store %19, %10 : i32, !llvm.ptr<3>
      llvm.br ^bb4
    ^bb4:  // 2 preds: ^bb2, ^bb3
      nvvm.barrier
      %20 = llvm.add %11, %2 : i64
      llvm.br ^bb1(%20 : i64)
    ^bb5:  // pred: ^bb1
      %21 = llvm.icmp "eq" %7, %arg5 : i64
      llvm.cond_br %21, ^bb6, ^bb7
    ^bb6:  // pred: ^bb5
      %22 = llvm.getelementptr inbounds|nuw %5[%arg5] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
      %23 = llvm.load %22 : !llvm.ptr<3> -> i32
      %24 = llvm.getelementptr inbounds|nuw %arg7[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %25 = llvm.load %24 : !llvm.ptr -> i32
      %26 = llvm.intr.smax(%25, %23) : (i32, i32) -> i32
      llvm.store %26, %24 : i32, !llvm.ptr
      llvm.br ^bb7
    ^bb7:  // 2 preds: ^bb5, ^bb6
      llvm.return
    }
  }
}

