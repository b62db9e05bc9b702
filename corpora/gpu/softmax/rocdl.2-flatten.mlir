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
      cf.br ^bb1(%arg1, %arg4 : index, f32)
    ^bb1(%0: index, %1: f32):  // 2 preds: ^bb0, ^bb2
      %2 = arith.cmpi slt, %0, %arg2 : index
      cf.cond_br %2, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %3 = memref.load %arg0[%block_id_x, %0] : memref<6x16xf32>
      %4 = arith.maximumf %1, %3 : f32
      %5 = arith.addi %0, %arg3 : index
      cf.br ^bb1(%5, %4 : index, f32)
    ^bb3:  // pred: ^bb1
      cf.br ^bb4(%arg1, %arg5 : index, f32)
    ^bb4(%6: index, %7: f32):  // 2 preds: ^bb3, ^bb5
      %8 = arith.cmpi slt, %6, %arg2 : index
      cf.cond_br %8, ^bb5, ^bb6
    ^bb5:  // pred: ^bb4
      %9 = memref.load %arg0[%block_id_x, %6] : memref<6x16xf32>
      %10 = arith.subf %9, %1 : f32
      %11 = math.exp %10 : f32
      %12 = arith.addf %7, %11 : f32
      %13 = arith.addi %6, %arg3 : index
      cf.br ^bb4(%13, %12 : index, f32)
    ^bb6:  // pred: ^bb4
      cf.br ^bb7(%arg1 : index)
    ^bb7(%14: index):  // 2 preds: ^bb6, ^bb8
      %15 = arith.cmpi slt, %14, %arg2 : index
      cf.cond_br %15, ^bb8, ^bb9
    ^bb8:  // pred: ^bb7
      %16 = memref.load %arg0[%block_id_x, %14] : memref<6x16xf32>
      %17 = arith.subf %16, %1 : f32
      %18 = math.exp %17 : f32
      %19 = arith.divf %18, %7 : f32
      memref.store %19, %arg6[%block_id_x, %14] : memref<6x16xf32>
      %20 = arith.addi %14, %arg3 : index
      cf.br ^bb7(%20 : index)
    ^bb9:  // pred: ^bb7
      gpu.return
    }
  }
}

