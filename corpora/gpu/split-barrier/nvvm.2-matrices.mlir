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
    memref.global "private" @__mbarrier : memref<1xi64, 3> {alignment = 8 : i64}
    gpu.func @kernel_kernel(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<2x16xf32>, %arg4: index, %arg5: memref<2x16xf32>, %arg6: i1, %arg7: index, %arg8: index, %arg9: i1) workgroup(%arg10 : memref<2x16xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 16, 1, 1>, known_grid_size = array<i32: 1, 1, 1>} {
      %0 = builtin.unrealized_conversion_cast %arg4 : index to i64
      %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
      %2 = builtin.unrealized_conversion_cast %arg1 : index to i64
      %thread_id_x = gpu.thread_id x
      %3 = arith.cmpi eq, %thread_id_x, %arg0 : index
      %4 = memref.get_global @__mbarrier : memref<1xi64, 3>
      %5 = builtin.unrealized_conversion_cast %4 : memref<1xi64, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
      %6 = llvm.extractvalue %5[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %7 = llvm.getelementptr %6[%1] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
      %8 = llvm.trunc %2 : i64 to i32
      nvvm.mbarrier.init %7, %8, predicate = %3 : !llvm.ptr<3>, i32, i1
      gpu.barrier
      %9 = arith.subi %arg2, %thread_id_x : index
      cf.br ^bb1(%arg0, %arg9 : index, i1)
    ^bb1(%10: index, %11: i1):  // 2 preds: ^bb0, ^bb2
      %12 = arith.cmpi slt, %10, %arg7 : index
      cf.cond_br %12, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %13 = memref.load %arg3[%10, %thread_id_x] : memref<2x16xf32>
      memref.store %13, %arg10[%10, %thread_id_x] : memref<2x16xf32, #gpu.address_space<workgroup>>
      %14 = llvm.extractvalue %5[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %15 = llvm.getelementptr %14[%1] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
      %16 = nvvm.mbarrier.arrive %15 : !llvm.ptr<3> -> i64
      %17 = llvm.extractvalue %5[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %18 = llvm.getelementptr %17[%1] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
      %19 = llvm.trunc %0 : i64 to i32
      %20 = llvm.zext %11 : i1 to i32
      nvvm.mbarrier.try_wait.parity %18, %20, %19 : !llvm.ptr<3>, i32, i32
      %21 = memref.load %arg10[%10, %9] : memref<2x16xf32, #gpu.address_space<workgroup>>
      memref.store %21, %arg5[%10, %thread_id_x] : memref<2x16xf32>
      %22 = arith.xori %11, %arg6 : i1
      %23 = arith.addi %10, %arg8 : index
      cf.br ^bb1(%23, %22 : index, i1)
    ^bb3:  // pred: ^bb1
      gpu.return
    }
  }
}

