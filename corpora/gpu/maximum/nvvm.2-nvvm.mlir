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
      %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
      %1 = llvm.insertvalue %arg6, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %2 = llvm.insertvalue %arg7, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %3 = llvm.insertvalue %arg8, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %4 = llvm.insertvalue %arg9, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %5 = llvm.insertvalue %arg10, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %6 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
      %7 = llvm.insertvalue %arg0, %6[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %8 = llvm.insertvalue %arg1, %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %9 = llvm.insertvalue %arg2, %8[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %10 = llvm.insertvalue %arg3, %9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %11 = llvm.insertvalue %arg4, %10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %12 = llvm.mlir.addressof @__wg_kernel_kernel_0 : !llvm.ptr<3>
      %13 = llvm.getelementptr %12[0, 0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<128 x i32>
      %14 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
      %15 = llvm.insertvalue %13, %14[0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %16 = llvm.insertvalue %13, %15[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %17 = llvm.mlir.constant(0 : index) : i64
      %18 = llvm.insertvalue %17, %16[2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %19 = llvm.mlir.constant(128 : index) : i64
      %20 = llvm.insertvalue %19, %18[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %21 = llvm.mlir.constant(1 : index) : i64
      %22 = llvm.insertvalue %21, %20[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %23 = llvm.mlir.constant(64 : index) : i64
      %24 = llvm.mlir.constant(1 : index) : i64
      %25 = llvm.mlir.constant(7 : index) : i64
      %26 = llvm.mlir.constant(0 : index) : i64
      %27 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 128> : i32
      %28 = llvm.sext %27 : i32 to i64
      %29 = llvm.extractvalue %11[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %30 = llvm.getelementptr inbounds|nuw %29[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %31 = llvm.load %30 : !llvm.ptr -> i32
      %32 = llvm.extractvalue %22[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %33 = llvm.getelementptr inbounds|nuw %32[%28] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
      llvm.store %31, %33 : i32, !llvm.ptr<3>
      nvvm.barrier
      llvm.br ^bb1(%26 : i64)
    ^bb1(%34: i64):  // 2 preds: ^bb0, ^bb4
      %35 = llvm.icmp "slt" %34, %25 : i64
      llvm.cond_br %35, ^bb2, ^bb5
    ^bb2:  // pred: ^bb1
      %36 = llvm.lshr %23, %34 : i64
      %37 = llvm.icmp "ult" %28, %36 : i64
      llvm.cond_br %37, ^bb3, ^bb4
    ^bb3:  // pred: ^bb2
      %38 = llvm.add %28, %36 : i64
      %39 = llvm.extractvalue %22[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %40 = llvm.getelementptr inbounds|nuw %39[%28] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
      %41 = llvm.load %40 : !llvm.ptr<3> -> i32
      %42 = llvm.extractvalue %22[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %43 = llvm.getelementptr inbounds|nuw %42[%38] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
      %44 = llvm.load %43 : !llvm.ptr<3> -> i32
      %45 = llvm.intr.smax(%41, %44) : (i32, i32) -> i32
      %46 = llvm.extractvalue %22[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %47 = llvm.getelementptr inbounds|nuw %46[%28] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
      llvm.store %45, %47 : i32, !llvm.ptr<3>
      llvm.br ^bb4
    ^bb4:  // 2 preds: ^bb2, ^bb3
      nvvm.barrier
      %48 = llvm.add %34, %24 : i64
      llvm.br ^bb1(%48 : i64)
    ^bb5:  // pred: ^bb1
      %49 = llvm.icmp "eq" %28, %arg5 : i64
      llvm.cond_br %49, ^bb6, ^bb7
    ^bb6:  // pred: ^bb5
      %50 = llvm.extractvalue %22[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %51 = llvm.getelementptr inbounds|nuw %50[%arg5] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
      %52 = llvm.load %51 : !llvm.ptr<3> -> i32
      %53 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %54 = llvm.getelementptr inbounds|nuw %53[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %55 = llvm.load %54 : !llvm.ptr -> i32
      %56 = llvm.intr.smax(%55, %52) : (i32, i32) -> i32
      %57 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %58 = llvm.getelementptr inbounds|nuw %57[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %56, %58 : i32, !llvm.ptr
      llvm.br ^bb7
    ^bb7:  // 2 preds: ^bb5, ^bb6
      llvm.return
    }
  }
}

