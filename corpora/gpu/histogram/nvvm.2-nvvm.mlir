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
      %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
      %1 = llvm.insertvalue %arg8, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %2 = llvm.insertvalue %arg9, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %3 = llvm.insertvalue %arg10, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %4 = llvm.insertvalue %arg11, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %5 = llvm.insertvalue %arg12, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %6 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
      %7 = llvm.insertvalue %arg1, %6[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %8 = llvm.insertvalue %arg2, %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %9 = llvm.insertvalue %arg3, %8[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %10 = llvm.insertvalue %arg4, %9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %11 = llvm.insertvalue %arg6, %10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %12 = llvm.insertvalue %arg5, %11[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %13 = llvm.insertvalue %arg7, %12[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %14 = llvm.mlir.addressof @__wg_kernel_kernel_0 : !llvm.ptr<3>
      %15 = llvm.getelementptr %14[0, 0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<8 x i32>
      %16 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
      %17 = llvm.insertvalue %15, %16[0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %18 = llvm.insertvalue %15, %17[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %19 = llvm.mlir.constant(0 : index) : i64
      %20 = llvm.insertvalue %19, %18[2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %21 = llvm.mlir.constant(8 : index) : i64
      %22 = llvm.insertvalue %21, %20[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %23 = llvm.mlir.constant(1 : index) : i64
      %24 = llvm.insertvalue %23, %22[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %25 = llvm.mlir.constant(0 : i32) : i32
      %26 = nvvm.read.ptx.sreg.ctaid.x range <i32, 0, 4> : i32
      %27 = llvm.sext %26 : i32 to i64
      %28 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 32> : i32
      %29 = llvm.sext %28 : i32 to i64
      %30 = llvm.icmp "ult" %29, %arg0 : i64
      llvm.cond_br %30, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      %31 = llvm.extractvalue %24[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %32 = llvm.getelementptr inbounds|nuw %31[%29] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
      llvm.store %25, %32 : i32, !llvm.ptr<3>
      llvm.br ^bb2
    ^bb2:  // 2 preds: ^bb0, ^bb1
      nvvm.barrier
      %33 = llvm.urem %29, %arg0 : i64
      %34 = llvm.extractvalue %13[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %35 = llvm.mlir.constant(32 : index) : i64
      %36 = llvm.mul %27, %35 overflow<nsw, nuw> : i64
      %37 = llvm.add %36, %29 overflow<nsw, nuw> : i64
      %38 = llvm.getelementptr inbounds|nuw %34[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %39 = llvm.load %38 : !llvm.ptr -> i32
      %40 = llvm.extractvalue %24[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %41 = llvm.getelementptr %40[%33] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
      %42 = llvm.atomicrmw add %41, %39 acq_rel : !llvm.ptr<3>, i32
      nvvm.barrier
      llvm.cond_br %30, ^bb3, ^bb4
    ^bb3:  // pred: ^bb2
      %43 = llvm.extractvalue %24[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %44 = llvm.getelementptr inbounds|nuw %43[%29] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
      %45 = llvm.load %44 : !llvm.ptr<3> -> i32
      %46 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %47 = llvm.getelementptr %46[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %48 = llvm.atomicrmw add %47, %45 acq_rel : !llvm.ptr, i32
      llvm.br ^bb4
    ^bb4:  // 2 preds: ^bb2, ^bb3
      llvm.return
    }
  }
}

