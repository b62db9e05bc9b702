module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<16x32xf16>, %arg1: memref<32x48xf16>, %arg2: memref<16x48xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c16 = arith.constant 16 : index
    %c32 = arith.constant 32 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c3, %c1, %c1) threads in (%c32, %c1, %c1)  args(%c16 : index, %arg2 : memref<16x48xf32>, %c0 : index, %arg0 : memref<16x32xf16>, %arg1 : memref<32x48xf16>, %c32 : index)
    return
  }
  gpu.module @kernel_kernel {
    gpu.func @kernel_kernel(%arg0: index, %arg1: memref<16x48xf32>, %arg2: index, %arg3: memref<16x32xf16>, %arg4: memref<32x48xf16>, %arg5: index) kernel attributes {known_block_size = array<i32: 32, 1, 1>, known_grid_size = array<i32: 3, 1, 1>} {
      %block_id_x = gpu.block_id x
      %0 = arith.muli %block_id_x, %arg0 : index
      %1 = gpu.subgroup_mma_load_matrix %arg1[%arg2, %0] {leadDimension = 48 : index} : memref<16x48xf32> -> !gpu.mma_matrix<16x16xf32, "COp">
      %2 = scf.for %arg6 = %arg2 to %arg5 step %arg0 iter_args(%arg7 = %1) -> (!gpu.mma_matrix<16x16xf32, "COp">) {
        %3 = gpu.subgroup_mma_load_matrix %arg3[%arg2, %arg6] {leadDimension = 32 : index} : memref<16x32xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
        %4 = gpu.subgroup_mma_load_matrix %arg4[%arg6, %0] {leadDimension = 48 : index} : memref<32x48xf16> -> !gpu.mma_matrix<16x16xf16, "BOp">
        %5 = gpu.subgroup_mma_compute %3, %4, %arg7 : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
        scf.yield %5 : !gpu.mma_matrix<16x16xf32, "COp">
      }
      gpu.subgroup_mma_store_matrix %2, %arg1[%arg2, %0] {leadDimension = 48 : index} : !gpu.mma_matrix<16x16xf32, "COp">, memref<16x48xf32>
      gpu.return
    }
  }
}

