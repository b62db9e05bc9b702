module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<16x16xf16>, %arg1: memref<16x8xf16>, %arg2: memref<16x8xf16>) {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1)  args(%arg0 : memref<16x16xf16>, %arg1 : memref<16x8xf16>, %arg2 : memref<16x8xf16>)
    return
  }
  gpu.module @kernel_kernel {
    gpu.func @kernel_kernel(%arg0: memref<16x16xf16>, %arg1: memref<16x8xf16>, %arg2: memref<16x8xf16>) kernel attributes {known_block_size = array<i32: 32, 1, 1>, known_grid_size = array<i32: 1, 1, 1>} {
      %c9 = arith.constant 9 : index
      %c8 = arith.constant 8 : index
      %c1 = arith.constant 1 : index
      %c-8 = arith.constant -8 : index
      %c2 = arith.constant 2 : index
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
      %6 = arith.muli %thread_id_x, %c2 overflow<nsw> : index
      %7 = arith.muli %5, %c-8 overflow<nsw> : index
      %8 = arith.subi %6, %7 : index
      %9 = memref.load %arg0[%5, %8] : memref<16x16xf16>
      %10 = arith.subi %8, %c1 : index
      %11 = memref.load %arg0[%5, %10] : memref<16x16xf16>
      %12 = arith.subi %5, %c8 : index
      %13 = memref.load %arg0[%12, %8] : memref<16x16xf16>
      %14 = memref.load %arg0[%12, %10] : memref<16x16xf16>
      %15 = arith.subi %8, %c8 : index
      %16 = memref.load %arg0[%5, %15] : memref<16x16xf16>
      %17 = arith.subi %8, %c9 : index
      %18 = memref.load %arg0[%5, %17] : memref<16x16xf16>
      %19 = memref.load %arg0[%12, %15] : memref<16x16xf16>
      %20 = memref.load %arg0[%12, %17] : memref<16x16xf16>
      %21 = vector.from_elements %9, %11, %13, %14, %16, %18, %19, %20 : vector<4x2xf16>
      %22 = memref.load %arg1[%8, %5] : memref<16x8xf16>
      %23 = memref.load %arg1[%10, %5] : memref<16x8xf16>
      %24 = memref.load %arg1[%15, %5] : memref<16x8xf16>
      %25 = memref.load %arg1[%17, %5] : memref<16x8xf16>
      %26 = vector.from_elements %22, %23, %24, %25 : vector<2x2xf16>
      %27 = memref.load %arg2[%5, %8] : memref<16x8xf16>
      %28 = memref.load %arg2[%5, %10] : memref<16x8xf16>
      %29 = memref.load %arg2[%12, %8] : memref<16x8xf16>
      %30 = memref.load %arg2[%12, %10] : memref<16x8xf16>
      %31 = vector.from_elements %27, %28, %29, %30 : vector<2x2xf16>
      %32 = nvgpu.mma.sync(%21, %26, %31) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
      %33 = vector.extract %32[0, 0] : f16 from vector<2x2xf16>
      %34 = vector.extract %32[0, 1] : f16 from vector<2x2xf16>
      %35 = vector.extract %32[1, 0] : f16 from vector<2x2xf16>
      %36 = vector.extract %32[1, 1] : f16 from vector<2x2xf16>
      memref.store %33, %arg2[%5, %8] : memref<16x8xf16>
      memref.store %34, %arg2[%5, %10] : memref<16x8xf16>
      memref.store %35, %arg2[%12, %8] : memref<16x8xf16>
      memref.store %36, %arg2[%12, %10] : memref<16x8xf16>
      gpu.return
    }
  }
}

