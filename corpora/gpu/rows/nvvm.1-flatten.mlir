module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<16x24xi32>, %arg1: memref<16xi32>) {
    %c24 = arith.constant 24 : index
    %c1 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c16, %c1, %c1) threads in (%c1, %c1, %c1)  args(%arg0 : memref<16x24xi32>, %c0 : index, %c24 : index, %c1 : index, %c0_i32 : i32, %arg1 : memref<16xi32>)
    return
  }
  gpu.module @kernel_kernel {
    gpu.func @kernel_kernel(%arg0: memref<16x24xi32>, %arg1: index, %arg2: index, %arg3: index, %arg4: i32, %arg5: memref<16xi32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 16, 1, 1>} {
      %block_id_x = gpu.block_id x
      cf.br ^bb1(%arg1, %arg4 : index, i32)
    ^bb1(%0: index, %1: i32):  // 2 preds: ^bb0, ^bb2
      %2 = arith.cmpi slt, %0, %arg2 : index
      cf.cond_br %2, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %3 = memref.load %arg0[%block_id_x, %0] : memref<16x24xi32>
      %4 = arith.addi %1, %3 : i32
      %5 = arith.addi %0, %arg3 : index
      cf.br ^bb1(%5, %4 : index, i32)
    ^bb3:  // pred: ^bb1
      memref.store %1, %arg5[%block_id_x] : memref<16xi32>
      gpu.return
    }
  }
}

