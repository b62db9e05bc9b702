module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<16x32xf16>, %arg1: memref<32x16xf16>, %arg2: memref<16x16xf32>) {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1)  args(%arg2 : memref<16x16xf32>, %arg0 : memref<16x32xf16>, %arg1 : memref<32x16xf16>)
    return
  }
  gpu.module @kernel_kernel [#rocdl.target<chip = "gfx1201">] {
    gpu.func @kernel_kernel(%arg0: memref<16x16xf32>, %arg1: memref<16x32xf16>, %arg2: memref<32x16xf16>) kernel attributes {known_block_size = array<i32: 32, 1, 1>, known_grid_size = array<i32: 1, 1, 1>} {
      %c11 = arith.constant 11 : index
      %c10 = arith.constant 10 : index
      %c9 = arith.constant 9 : index
      %c32 = arith.constant 32 : index
      %c7 = arith.constant 7 : index
      %c6 = arith.constant 6 : index
      %c5 = arith.constant 5 : index
      %c4 = arith.constant 4 : index
      %c3 = arith.constant 3 : index
      %c2 = arith.constant 2 : index
      %c1 = arith.constant 1 : index
      %c8 = arith.constant 8 : index
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
      %6 = arith.muli %5, %c8 overflow<nsw> : index
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
      %18 = arith.addi %6, %c4 : index
      %19 = memref.load %arg0[%18, %10] : memref<16x16xf32>
      %20 = arith.addi %6, %c5 : index
      %21 = memref.load %arg0[%20, %10] : memref<16x16xf32>
      %22 = arith.addi %6, %c6 : index
      %23 = memref.load %arg0[%22, %10] : memref<16x16xf32>
      %24 = arith.addi %6, %c7 : index
      %25 = memref.load %arg0[%24, %10] : memref<16x16xf32>
      %26 = vector.from_elements %11, %13, %15, %17, %19, %21, %23, %25 : vector<8xf32>
      cf.br ^bb1(%c0, %26 : index, vector<8xf32>)
    ^bb1(%27: index, %28: vector<8xf32>):  // 2 preds: ^bb0, ^bb2
      %29 = arith.cmpi slt, %27, %c32 : index
      cf.cond_br %29, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %30 = arith.muli %5, %c4 overflow<nsw> : index
      %31 = arith.addi %27, %30 : index
      %32 = memref.load %arg1[%10, %31] : memref<16x32xf16>
      %33 = arith.addi %31, %c1 : index
      %34 = memref.load %arg1[%10, %33] : memref<16x32xf16>
      %35 = arith.addi %31, %c2 : index
      %36 = memref.load %arg1[%10, %35] : memref<16x32xf16>
      %37 = arith.addi %31, %c3 : index
      %38 = memref.load %arg1[%10, %37] : memref<16x32xf16>
      %39 = arith.addi %31, %c8 : index
      %40 = memref.load %arg1[%10, %39] : memref<16x32xf16>
      %41 = arith.addi %31, %c9 : index
      %42 = memref.load %arg1[%10, %41] : memref<16x32xf16>
      %43 = arith.addi %31, %c10 : index
      %44 = memref.load %arg1[%10, %43] : memref<16x32xf16>
      %45 = arith.addi %31, %c11 : index
      %46 = memref.load %arg1[%10, %45] : memref<16x32xf16>
      %47 = vector.from_elements %32, %34, %36, %38, %40, %42, %44, %46 : vector<8xf16>
      %48 = memref.load %arg2[%31, %10] : memref<32x16xf16>
      %49 = memref.load %arg2[%33, %10] : memref<32x16xf16>
      %50 = memref.load %arg2[%35, %10] : memref<32x16xf16>
      %51 = memref.load %arg2[%37, %10] : memref<32x16xf16>
      %52 = memref.load %arg2[%39, %10] : memref<32x16xf16>
      %53 = memref.load %arg2[%41, %10] : memref<32x16xf16>
      %54 = memref.load %arg2[%43, %10] : memref<32x16xf16>
      %55 = memref.load %arg2[%45, %10] : memref<32x16xf16>
      %56 = vector.from_elements %48, %49, %50, %51, %52, %53, %54, %55 : vector<8xf16>
      %57 = amdgpu.wmma 16x16x16 %47 * %56 + %28 : vector<8xf16>, vector<8xf16>, vector<8xf32>
      %58 = arith.addi %27, %c16 : index
      cf.br ^bb1(%58, %57 : index, vector<8xf32>)
    ^bb3:  // pred: ^bb1
      %59 = vector.extract %28[0] : f32 from vector<8xf32>
      memref.store %59, %arg0[%6, %10] : memref<16x16xf32>
      %60 = vector.extract %28[1] : f32 from vector<8xf32>
      memref.store %60, %arg0[%12, %10] : memref<16x16xf32>
      %61 = vector.extract %28[2] : f32 from vector<8xf32>
      memref.store %61, %arg0[%14, %10] : memref<16x16xf32>
      %62 = vector.extract %28[3] : f32 from vector<8xf32>
      memref.store %62, %arg0[%16, %10] : memref<16x16xf32>
      %63 = vector.extract %28[4] : f32 from vector<8xf32>
      memref.store %63, %arg0[%18, %10] : memref<16x16xf32>
      %64 = vector.extract %28[5] : f32 from vector<8xf32>
      memref.store %64, %arg0[%20, %10] : memref<16x16xf32>
      %65 = vector.extract %28[6] : f32 from vector<8xf32>
      memref.store %65, %arg0[%22, %10] : memref<16x16xf32>
      %66 = vector.extract %28[7] : f32 from vector<8xf32>
      memref.store %66, %arg0[%24, %10] : memref<16x16xf32>
      gpu.return
    }
  }
}

