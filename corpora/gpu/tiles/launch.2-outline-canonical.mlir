module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<16x32xf32>, %arg1: memref<32x8xf32>, %arg2: memref<16x8xf32>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c4, %c2, %c1) threads in (%c4, %c4, %c1)  args(%arg2 : memref<16x8xf32>, %arg0 : memref<16x32xf32>, %arg1 : memref<32x8xf32>)
    return
  }
  gpu.module @kernel_kernel {
    gpu.func @kernel_kernel(%arg0: memref<16x8xf32>, %arg1: memref<16x32xf32>, %arg2: memref<32x8xf32>) workgroup(%arg3 : memref<2x4x4xf32, #gpu.address_space<workgroup>>, %arg4 : memref<2x4x4xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 4, 4, 1>, known_grid_size = array<i32: 4, 2, 1>} {
      %c2 = arith.constant 2 : index
      %c6 = arith.constant 6 : index
      %c1 = arith.constant 1 : index
      %c8 = arith.constant 8 : index
      %c0 = arith.constant 0 : index
      %c4 = arith.constant 4 : index
      %block_id_x = gpu.block_id x
      %block_id_y = gpu.block_id y
      %thread_id_x = gpu.thread_id x
      %thread_id_y = gpu.thread_id y
      %0 = arith.muli %block_id_x, %c4 overflow<nsw> : index
      %1 = arith.addi %0, %thread_id_x : index
      %2 = arith.muli %block_id_y, %c4 overflow<nsw> : index
      %3 = arith.addi %2, %thread_id_y : index
      %4 = memref.load %arg0[%1, %3] : memref<16x8xf32>
      %5 = memref.load %arg1[%1, %thread_id_y] : memref<16x32xf32>
      memref.store %5, %arg3[%c0, %thread_id_x, %thread_id_y] : memref<2x4x4xf32, #gpu.address_space<workgroup>>
      %6 = memref.load %arg2[%thread_id_x, %3] : memref<32x8xf32>
      memref.store %6, %arg4[%c0, %thread_id_x, %thread_id_y] : memref<2x4x4xf32, #gpu.address_space<workgroup>>
      %7 = scf.for %arg5 = %c0 to %c8 step %c1 iter_args(%arg6 = %4) -> (f32) {
        gpu.barrier
        %8 = arith.subi %c6, %arg5 : index
        %9 = arith.cmpi sge, %8, %c0 : index
        scf.if %9 {
          %11 = arith.muli %arg5, %c4 overflow<nsw> : index
          %12 = arith.addi %11, %thread_id_y : index
          %13 = arith.addi %12, %c4 : index
          %14 = memref.load %arg1[%1, %13] : memref<16x32xf32>
          %15 = arith.addi %arg5, %c1 : index
          %16 = arith.remsi %15, %c2 : index
          %17 = arith.cmpi slt, %16, %c0 : index
          %18 = arith.addi %16, %c2 : index
          %19 = arith.select %17, %18, %16 : index
          memref.store %14, %arg3[%19, %thread_id_x, %thread_id_y] : memref<2x4x4xf32, #gpu.address_space<workgroup>>
          %20 = arith.addi %11, %thread_id_x : index
          %21 = arith.addi %20, %c4 : index
          %22 = memref.load %arg2[%21, %3] : memref<32x8xf32>
          memref.store %22, %arg4[%19, %thread_id_x, %thread_id_y] : memref<2x4x4xf32, #gpu.address_space<workgroup>>
        }
        %10 = scf.for %arg7 = %c0 to %c4 step %c1 iter_args(%arg8 = %arg6) -> (f32) {
          %11 = arith.remsi %arg5, %c2 : index
          %12 = arith.cmpi slt, %11, %c0 : index
          %13 = arith.addi %11, %c2 : index
          %14 = arith.select %12, %13, %11 : index
          %15 = memref.load %arg3[%14, %thread_id_x, %arg7] : memref<2x4x4xf32, #gpu.address_space<workgroup>>
          %16 = memref.load %arg4[%14, %arg7, %thread_id_y] : memref<2x4x4xf32, #gpu.address_space<workgroup>>
          %17 = arith.mulf %15, %16 : f32
          %18 = arith.addf %arg8, %17 : f32
          scf.yield %18 : f32
        }
        scf.yield %10 : f32
      }
      memref.store %7, %arg0[%1, %3] : memref<16x8xf32>
      gpu.return
    }
  }
}

