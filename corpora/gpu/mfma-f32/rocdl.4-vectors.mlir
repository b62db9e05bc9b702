module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<8x16xf32>, %arg1: memref<8x16xf32>, %arg2: memref<16x16xf32>) {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1)  args(%arg2 : memref<16x16xf32>, %arg0 : memref<8x16xf32>, %arg1 : memref<8x16xf32>)
    return
  }
  gpu.module @kernel_kernel [#rocdl.target<chip = "gfx90a">] {
    gpu.func @kernel_kernel(%arg0: memref<16x16xf32>, %arg1: memref<8x16xf32>, %arg2: memref<8x16xf32>) kernel attributes {known_block_size = array<i32: 64, 1, 1>, known_grid_size = array<i32: 1, 1, 1>} {
      %c8 = arith.constant 8 : index
      %c3 = arith.constant 3 : index
      %c2 = arith.constant 2 : index
      %c1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %c-1 = arith.constant -1 : index
      %c0 = arith.constant 0 : index
      %c16 = arith.constant 16 : index
      %thread_id_x = gpu.thread_id x
      %0 = arith.cmpi slt, %thread_id_x, %c0 : index
      %1 = arith.subi %c-1, %thread_id_x : index
      %2 = arith.select %0, %1, %thread_id_x : index
      %3 = arith.divsi %2, %c16 : index
      %4 = arith.subi %c-1, %3 : index
      %5 = arith.select %0, %4, %3 : index
      %6 = arith.muli %5, %c4 overflow<nsw> : index
      %7 = arith.remsi %thread_id_x, %c16 : index
      %8 = arith.cmpi slt, %7, %c0 : index
      %9 = arith.addi %7, %c16 : index
      %10 = arith.select %8, %9, %7 : index
      %11 = memref.load %arg0[%6, %10] : memref<16x16xf32>
      %12 = arith.addi %6, %c1 : index
      %13 = memref.load %arg0[%12, %10] : memref<16x16xf32>
      %14 = arith.addi %6, %c2 : index
      %15 = memref.load %arg0[%14, %10] : memref<16x16xf32>
      %16 = arith.addi %6, %c3 : index
      %17 = memref.load %arg0[%16, %10] : memref<16x16xf32>
      %18 = llvm.mlir.poison : vector<4xf32>
      %19 = llvm.mlir.constant(0 : i64) : i64
      %20 = llvm.insertelement %11, %18[%19 : i64] : vector<4xf32>
      %21 = llvm.mlir.constant(1 : i64) : i64
      %22 = llvm.insertelement %13, %20[%21 : i64] : vector<4xf32>
      %23 = llvm.mlir.constant(2 : i64) : i64
      %24 = llvm.insertelement %15, %22[%23 : i64] : vector<4xf32>
      %25 = llvm.mlir.constant(3 : i64) : i64
      %26 = llvm.insertelement %17, %24[%25 : i64] : vector<4xf32>
      cf.br ^bb1(%c0, %26 : index, vector<4xf32>)
    ^bb1(%27: index, %28: vector<4xf32>):  // 2 preds: ^bb0, ^bb2
      %29 = arith.cmpi slt, %27, %c8 : index
      cf.cond_br %29, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %30 = arith.addi %27, %5 : index
      %31 = memref.load %arg1[%30, %10] : memref<8x16xf32>
      %32 = memref.load %arg2[%30, %10] : memref<8x16xf32>
      %33 = rocdl.mfma.f32.16x16x4f32 %31, %32, %28, 0, 0, none : (f32, f32, vector<4xf32>) -> vector<4xf32>
      %34 = arith.addi %27, %c4 : index
      cf.br ^bb1(%34, %33 : index, vector<4xf32>)
    ^bb3:  // pred: ^bb1
      %35 = llvm.mlir.constant(0 : i64) : i64
      %36 = llvm.extractelement %28[%35 : i64] : vector<4xf32>
      memref.store %36, %arg0[%6, %10] : memref<16x16xf32>
      %37 = llvm.mlir.constant(1 : i64) : i64
      %38 = llvm.extractelement %28[%37 : i64] : vector<4xf32>
      memref.store %38, %arg0[%12, %10] : memref<16x16xf32>
      %39 = llvm.mlir.constant(2 : i64) : i64
      %40 = llvm.extractelement %28[%39 : i64] : vector<4xf32>
      memref.store %40, %arg0[%14, %10] : memref<16x16xf32>
      %41 = llvm.mlir.constant(3 : i64) : i64
      %42 = llvm.extractelement %28[%41 : i64] : vector<4xf32>
      memref.store %42, %arg0[%16, %10] : memref<16x16xf32>
      gpu.return
    }
  }
}

