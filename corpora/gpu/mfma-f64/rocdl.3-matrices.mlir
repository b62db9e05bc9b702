module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<16x8xf64>, %arg1: memref<8x16xf64>, %arg2: memref<16x16xf64>) {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1)  args(%arg2 : memref<16x16xf64>, %arg0 : memref<16x8xf64>, %arg1 : memref<8x16xf64>)
    return
  }
  gpu.module @kernel_kernel [#rocdl.target<chip = "gfx90a">] {
    gpu.func @kernel_kernel(%arg0: memref<16x16xf64>, %arg1: memref<16x8xf64>, %arg2: memref<8x16xf64>) kernel attributes {known_block_size = array<i32: 64, 1, 1>, known_grid_size = array<i32: 1, 1, 1>} {
      %c12 = arith.constant 12 : index
      %c8 = arith.constant 8 : index
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
      %6 = arith.remsi %thread_id_x, %c16 : index
      %7 = arith.cmpi slt, %6, %c0 : index
      %8 = arith.addi %6, %c16 : index
      %9 = arith.select %7, %8, %6 : index
      %10 = memref.load %arg0[%5, %9] : memref<16x16xf64>
      %11 = arith.addi %5, %c4 : index
      %12 = memref.load %arg0[%11, %9] : memref<16x16xf64>
      %13 = arith.addi %5, %c8 : index
      %14 = memref.load %arg0[%13, %9] : memref<16x16xf64>
      %15 = arith.addi %5, %c12 : index
      %16 = memref.load %arg0[%15, %9] : memref<16x16xf64>
      %17 = vector.from_elements %10, %12, %14, %16 : vector<4xf64>
      cf.br ^bb1(%c0, %17 : index, vector<4xf64>)
    ^bb1(%18: index, %19: vector<4xf64>):  // 2 preds: ^bb0, ^bb2
      %20 = arith.cmpi slt, %18, %c8 : index
      cf.cond_br %20, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %21 = arith.addi %18, %5 : index
      %22 = memref.load %arg1[%9, %21] : memref<16x8xf64>
      %23 = memref.load %arg2[%21, %9] : memref<8x16xf64>
      %24 = rocdl.mfma.f64.16x16x4f64 %22, %23, %19, 0, 0, none : (f64, f64, vector<4xf64>) -> vector<4xf64>
      %25 = arith.addi %18, %c4 : index
      cf.br ^bb1(%25, %24 : index, vector<4xf64>)
    ^bb3:  // pred: ^bb1
      %26 = vector.extract %19[0] : f64 from vector<4xf64>
      memref.store %26, %arg0[%5, %9] : memref<16x16xf64>
      %27 = vector.extract %19[1] : f64 from vector<4xf64>
      memref.store %27, %arg0[%11, %9] : memref<16x16xf64>
      %28 = vector.extract %19[2] : f64 from vector<4xf64>
      memref.store %28, %arg0[%13, %9] : memref<16x16xf64>
      %29 = vector.extract %19[3] : f64 from vector<4xf64>
      memref.store %29, %arg0[%15, %9] : memref<16x16xf64>
      gpu.return
    }
  }
}

