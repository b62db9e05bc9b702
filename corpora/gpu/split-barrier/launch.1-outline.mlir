module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<2x16xf32>, %arg1: memref<2x16xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c15 = arith.constant 15 : index
    %c16 = arith.constant 16 : index
    %c17 = arith.constant 17 : index
    %c1000 = arith.constant 1000 : index
    %true = arith.constant true
    %false = arith.constant false
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c1, %c1, %c1) threads in (%c16, %c1, %c1)  args(%c0 : index, %c16 : index, %c15 : index, %arg0 : memref<2x16xf32>, %c1000 : index, %arg1 : memref<2x16xf32>, %true : i1, %c2 : index, %c1 : index, %false : i1)
    return
  }
  gpu.module @kernel_kernel {
    gpu.func @kernel_kernel(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<2x16xf32>, %arg4: index, %arg5: memref<2x16xf32>, %arg6: i1, %arg7: index, %arg8: index, %arg9: i1) workgroup(%arg10 : memref<2x16xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 16, 1, 1>, known_grid_size = array<i32: 1, 1, 1>} {
      %block_id_x = gpu.block_id x
      %block_id_y = gpu.block_id y
      %block_id_z = gpu.block_id z
      %thread_id_x = gpu.thread_id x
      %thread_id_y = gpu.thread_id y
      %thread_id_z = gpu.thread_id z
      %grid_dim_x = gpu.grid_dim x
      %grid_dim_y = gpu.grid_dim y
      %grid_dim_z = gpu.grid_dim z
      %block_dim_x = gpu.block_dim x
      %block_dim_y = gpu.block_dim y
      %block_dim_z = gpu.block_dim z
      %0 = arith.cmpi eq, %thread_id_x, %arg0 : index
      %1 = nvgpu.mbarrier.create -> <memorySpace = #gpu.address_space<workgroup>>
      nvgpu.mbarrier.init %1[%arg0], %arg1, predicate = %0 : <memorySpace = #gpu.address_space<workgroup>>
      gpu.barrier
      %2 = arith.subi %arg2, %thread_id_x : index
      %3 = scf.for %arg11 = %arg0 to %arg7 step %arg8 iter_args(%arg12 = %arg9) -> (i1) {
        %4 = memref.load %arg3[%arg11, %thread_id_x] : memref<2x16xf32>
        memref.store %4, %arg10[%arg11, %thread_id_x] : memref<2x16xf32, #gpu.address_space<workgroup>>
        %5 = nvgpu.mbarrier.arrive %1[%arg0] : <memorySpace = #gpu.address_space<workgroup>> -> !nvgpu.mbarrier.token
        nvgpu.mbarrier.try_wait.parity %1[%arg0], %arg12, %arg4 : <memorySpace = #gpu.address_space<workgroup>>
        %6 = memref.load %arg10[%arg11, %2] : memref<2x16xf32, #gpu.address_space<workgroup>>
        memref.store %6, %arg5[%arg11, %thread_id_x] : memref<2x16xf32>
        %7 = arith.xori %arg12, %arg6 : i1
        scf.yield %7 : i1
      }
      gpu.return
    }
  }
}

