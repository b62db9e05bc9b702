module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<6x16xf32>, %arg1: memref<6x16xf32>) {
    %c16 = arith.constant 16 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c6 = arith.constant 6 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c6, %c1, %c1) threads in (%c1, %c1, %c1)  args(%arg0 : memref<6x16xf32>, %c0 : index, %c16 : index, %c1 : index, %cst : f32, %cst_0 : f32, %arg1 : memref<6x16xf32>)
    return
  }
  gpu.module @kernel_kernel [#rocdl.target<chip = "gfx90a">] {
    gpu.func @kernel_kernel(%arg0: memref<6x16xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: f32, %arg5: f32, %arg6: memref<6x16xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 6, 1, 1>} {
      %block_id_x = gpu.block_id x
      %0 = scf.for %arg7 = %arg1 to %arg2 step %arg3 iter_args(%arg8 = %arg4) -> (f32) {
        %2 = memref.load %arg0[%block_id_x, %arg7] : memref<6x16xf32>
        %3 = arith.maximumf %arg8, %2 : f32
        scf.yield %3 : f32
      }
      %1 = scf.for %arg7 = %arg1 to %arg2 step %arg3 iter_args(%arg8 = %arg5) -> (f32) {
        %2 = memref.load %arg0[%block_id_x, %arg7] : memref<6x16xf32>
        %3 = arith.subf %2, %0 : f32
        %4 = math.exp %3 : f32
        %5 = arith.addf %arg8, %4 : f32
        scf.yield %5 : f32
      }
      scf.for %arg7 = %arg1 to %arg2 step %arg3 {
        %2 = memref.load %arg0[%block_id_x, %arg7] : memref<6x16xf32>
        %3 = arith.subf %2, %0 : f32
        %4 = math.exp %3 : f32
        %5 = arith.divf %4, %1 : f32
        memref.store %5, %arg6[%block_id_x, %arg7] : memref<6x16xf32>
      }
      gpu.return
    }
  }
}

