module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<16x4x3xf32>, %arg1: memref<16x3x4xf32>, %arg2: memref<16x4x4xf32>) {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1)  args(%arg2 : memref<16x4x4xf32>, %arg0 : memref<16x4x3xf32>, %arg1 : memref<16x3x4xf32>)
    return
  }
  gpu.module @kernel_kernel [#rocdl.target<chip = "gfx908">] {
    gpu.func @kernel_kernel(%arg0: memref<16x4x4xf32>, %arg1: memref<16x4x3xf32>, %arg2: memref<16x3x4xf32>) kernel attributes {known_block_size = array<i32: 64, 1, 1>, known_grid_size = array<i32: 1, 1, 1>} {
      %c3 = arith.constant 3 : index
      %c2 = arith.constant 2 : index
      %c1 = arith.constant 1 : index
      %c-1 = arith.constant -1 : index
      %c0 = arith.constant 0 : index
      %c4 = arith.constant 4 : index
      %thread_id_x = gpu.thread_id x
      %0 = arith.cmpi slt, %thread_id_x, %c0 : index
      %1 = arith.subi %c-1, %thread_id_x : index
      %2 = arith.select %0, %1, %thread_id_x : index
      %3 = arith.divsi %2, %c4 : index
      %4 = arith.subi %c-1, %3 : index
      %5 = arith.select %0, %4, %3 : index
      %6 = arith.remsi %thread_id_x, %c4 : index
      %7 = arith.cmpi slt, %6, %c0 : index
      %8 = arith.addi %6, %c4 : index
      %9 = arith.select %7, %8, %6 : index
      %10 = memref.load %arg0[%5, %c0, %9] : memref<16x4x4xf32>
      %11 = memref.load %arg0[%5, %c1, %9] : memref<16x4x4xf32>
      %12 = memref.load %arg0[%5, %c2, %9] : memref<16x4x4xf32>
      %13 = memref.load %arg0[%5, %c3, %9] : memref<16x4x4xf32>
      %14 = llvm.mlir.poison : vector<4xf32>
      %15 = llvm.mlir.constant(0 : i64) : i64
      %16 = llvm.insertelement %10, %14[%15 : i64] : vector<4xf32>
      %17 = llvm.mlir.constant(1 : i64) : i64
      %18 = llvm.insertelement %11, %16[%17 : i64] : vector<4xf32>
      %19 = llvm.mlir.constant(2 : i64) : i64
      %20 = llvm.insertelement %12, %18[%19 : i64] : vector<4xf32>
      %21 = llvm.mlir.constant(3 : i64) : i64
      %22 = llvm.insertelement %13, %20[%21 : i64] : vector<4xf32>
      cf.br ^bb1(%c0, %22 : index, vector<4xf32>)
    ^bb1(%23: index, %24: vector<4xf32>):  // 2 preds: ^bb0, ^bb2
      %25 = arith.cmpi slt, %23, %c3 : index
      cf.cond_br %25, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %26 = memref.load %arg1[%5, %9, %23] : memref<16x4x3xf32>
      %27 = memref.load %arg2[%5, %23, %9] : memref<16x3x4xf32>
      %28 = rocdl.mfma.f32.4x4x1f32 %26, %27, %24, 0, 0, none : (f32, f32, vector<4xf32>) -> vector<4xf32>
      %29 = arith.addi %23, %c1 : index
      cf.br ^bb1(%29, %28 : index, vector<4xf32>)
    ^bb3:  // pred: ^bb1
      %30 = llvm.mlir.constant(0 : i64) : i64
      %31 = llvm.extractelement %24[%30 : i64] : vector<4xf32>
      memref.store %31, %arg0[%5, %c0, %9] : memref<16x4x4xf32>
      %32 = llvm.mlir.constant(1 : i64) : i64
      %33 = llvm.extractelement %24[%32 : i64] : vector<4xf32>
      memref.store %33, %arg0[%5, %c1, %9] : memref<16x4x4xf32>
      %34 = llvm.mlir.constant(2 : i64) : i64
      %35 = llvm.extractelement %24[%34 : i64] : vector<4xf32>
      memref.store %35, %arg0[%5, %c2, %9] : memref<16x4x4xf32>
      %36 = llvm.mlir.constant(3 : i64) : i64
      %37 = llvm.extractelement %24[%36 : i64] : vector<4xf32>
      memref.store %37, %arg0[%5, %c3, %9] : memref<16x4x4xf32>
      gpu.return
    }
  }
}

