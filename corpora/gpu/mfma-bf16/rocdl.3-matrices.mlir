module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<16x32xbf16>, %arg1: memref<32x16xbf16>, %arg2: memref<16x16xf32>) {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1)  args(%arg2 : memref<16x16xf32>, %arg0 : memref<16x32xbf16>, %arg1 : memref<32x16xbf16>)
    return
  }
  gpu.module @kernel_kernel [#rocdl.target<chip = "gfx90a">] {
    gpu.func @kernel_kernel(%arg0: memref<16x16xf32>, %arg1: memref<16x32xbf16>, %arg2: memref<32x16xbf16>) kernel attributes {known_block_size = array<i32: 64, 1, 1>, known_grid_size = array<i32: 1, 1, 1>} {
      %c32 = arith.constant 32 : index
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
      %18 = vector.from_elements %11, %13, %15, %17 : vector<4xf32>
      cf.br ^bb1(%c0, %18 : index, vector<4xf32>)
    ^bb1(%19: index, %20: vector<4xf32>):  // 2 preds: ^bb0, ^bb2
      %21 = arith.cmpi slt, %19, %c32 : index
      cf.cond_br %21, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %22 = arith.addi %19, %6 : index
      %23 = memref.load %arg1[%10, %22] : memref<16x32xbf16>
      %24 = arith.addi %22, %c1 : index
      %25 = memref.load %arg1[%10, %24] : memref<16x32xbf16>
      %26 = arith.addi %22, %c2 : index
      %27 = memref.load %arg1[%10, %26] : memref<16x32xbf16>
      %28 = arith.addi %22, %c3 : index
      %29 = memref.load %arg1[%10, %28] : memref<16x32xbf16>
      %30 = vector.from_elements %23, %25, %27, %29 : vector<4xbf16>
      %31 = memref.load %arg2[%22, %10] : memref<32x16xbf16>
      %32 = memref.load %arg2[%24, %10] : memref<32x16xbf16>
      %33 = memref.load %arg2[%26, %10] : memref<32x16xbf16>
      %34 = memref.load %arg2[%28, %10] : memref<32x16xbf16>
      %35 = vector.from_elements %31, %32, %33, %34 : vector<4xbf16>
      %36 = llvm.bitcast %30 : vector<4xbf16> to vector<4xi16>
      %37 = llvm.bitcast %35 : vector<4xbf16> to vector<4xi16>
      %38 = rocdl.mfma.f32.16x16x16bf16.1k %36, %37, %20, 0, 0, none : (vector<4xi16>, vector<4xi16>, vector<4xf32>) -> vector<4xf32>
      %39 = arith.addi %19, %c16 : index
      cf.br ^bb1(%39, %38 : index, vector<4xf32>)
    ^bb3:  // pred: ^bb1
      %40 = vector.extract %20[0] : f32 from vector<4xf32>
      memref.store %40, %arg0[%6, %10] : memref<16x16xf32>
      %41 = vector.extract %20[1] : f32 from vector<4xf32>
      memref.store %41, %arg0[%12, %10] : memref<16x16xf32>
      %42 = vector.extract %20[2] : f32 from vector<4xf32>
      memref.store %42, %arg0[%14, %10] : memref<16x16xf32>
      %43 = vector.extract %20[3] : f32 from vector<4xf32>
      memref.store %43, %arg0[%16, %10] : memref<16x16xf32>
      gpu.return
    }
  }
}

