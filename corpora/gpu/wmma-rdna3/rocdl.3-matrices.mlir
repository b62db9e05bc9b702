module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<16x32xf16>, %arg1: memref<32x16xf16>, %arg2: memref<16x16xf32>) {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1)  args(%arg2 : memref<16x16xf32>, %arg0 : memref<16x32xf16>, %arg1 : memref<32x16xf16>)
    return
  }
  gpu.module @kernel_kernel [#rocdl.target<chip = "gfx1100">] {
    gpu.func @kernel_kernel(%arg0: memref<16x16xf32>, %arg1: memref<16x32xf16>, %arg2: memref<32x16xf16>) kernel attributes {known_block_size = array<i32: 32, 1, 1>, known_grid_size = array<i32: 1, 1, 1>} {
      %c15 = arith.constant 15 : index
      %c13 = arith.constant 13 : index
      %c11 = arith.constant 11 : index
      %c9 = arith.constant 9 : index
      %c7 = arith.constant 7 : index
      %c5 = arith.constant 5 : index
      %c3 = arith.constant 3 : index
      %c1 = arith.constant 1 : index
      %c32 = arith.constant 32 : index
      %c14 = arith.constant 14 : index
      %c12 = arith.constant 12 : index
      %c10 = arith.constant 10 : index
      %c8 = arith.constant 8 : index
      %c6 = arith.constant 6 : index
      %c4 = arith.constant 4 : index
      %c2 = arith.constant 2 : index
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
      %10 = memref.load %arg0[%5, %9] : memref<16x16xf32>
      %11 = arith.addi %5, %c2 : index
      %12 = memref.load %arg0[%11, %9] : memref<16x16xf32>
      %13 = arith.addi %5, %c4 : index
      %14 = memref.load %arg0[%13, %9] : memref<16x16xf32>
      %15 = arith.addi %5, %c6 : index
      %16 = memref.load %arg0[%15, %9] : memref<16x16xf32>
      %17 = arith.addi %5, %c8 : index
      %18 = memref.load %arg0[%17, %9] : memref<16x16xf32>
      %19 = arith.addi %5, %c10 : index
      %20 = memref.load %arg0[%19, %9] : memref<16x16xf32>
      %21 = arith.addi %5, %c12 : index
      %22 = memref.load %arg0[%21, %9] : memref<16x16xf32>
      %23 = arith.addi %5, %c14 : index
      %24 = memref.load %arg0[%23, %9] : memref<16x16xf32>
      %25 = vector.from_elements %10, %12, %14, %16, %18, %20, %22, %24 : vector<8xf32>
      cf.br ^bb1(%c0, %25 : index, vector<8xf32>)
    ^bb1(%26: index, %27: vector<8xf32>):  // 2 preds: ^bb0, ^bb2
      %28 = arith.cmpi slt, %26, %c32 : index
      cf.cond_br %28, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %29 = memref.load %arg1[%9, %26] : memref<16x32xf16>
      %30 = arith.addi %26, %c1 : index
      %31 = memref.load %arg1[%9, %30] : memref<16x32xf16>
      %32 = arith.addi %26, %c2 : index
      %33 = memref.load %arg1[%9, %32] : memref<16x32xf16>
      %34 = arith.addi %26, %c3 : index
      %35 = memref.load %arg1[%9, %34] : memref<16x32xf16>
      %36 = arith.addi %26, %c4 : index
      %37 = memref.load %arg1[%9, %36] : memref<16x32xf16>
      %38 = arith.addi %26, %c5 : index
      %39 = memref.load %arg1[%9, %38] : memref<16x32xf16>
      %40 = arith.addi %26, %c6 : index
      %41 = memref.load %arg1[%9, %40] : memref<16x32xf16>
      %42 = arith.addi %26, %c7 : index
      %43 = memref.load %arg1[%9, %42] : memref<16x32xf16>
      %44 = arith.addi %26, %c8 : index
      %45 = memref.load %arg1[%9, %44] : memref<16x32xf16>
      %46 = arith.addi %26, %c9 : index
      %47 = memref.load %arg1[%9, %46] : memref<16x32xf16>
      %48 = arith.addi %26, %c10 : index
      %49 = memref.load %arg1[%9, %48] : memref<16x32xf16>
      %50 = arith.addi %26, %c11 : index
      %51 = memref.load %arg1[%9, %50] : memref<16x32xf16>
      %52 = arith.addi %26, %c12 : index
      %53 = memref.load %arg1[%9, %52] : memref<16x32xf16>
      %54 = arith.addi %26, %c13 : index
      %55 = memref.load %arg1[%9, %54] : memref<16x32xf16>
      %56 = arith.addi %26, %c14 : index
      %57 = memref.load %arg1[%9, %56] : memref<16x32xf16>
      %58 = arith.addi %26, %c15 : index
      %59 = memref.load %arg1[%9, %58] : memref<16x32xf16>
      %60 = vector.from_elements %29, %31, %33, %35, %37, %39, %41, %43, %45, %47, %49, %51, %53, %55, %57, %59 : vector<16xf16>
      %61 = memref.load %arg2[%26, %9] : memref<32x16xf16>
      %62 = memref.load %arg2[%30, %9] : memref<32x16xf16>
      %63 = memref.load %arg2[%32, %9] : memref<32x16xf16>
      %64 = memref.load %arg2[%34, %9] : memref<32x16xf16>
      %65 = memref.load %arg2[%36, %9] : memref<32x16xf16>
      %66 = memref.load %arg2[%38, %9] : memref<32x16xf16>
      %67 = memref.load %arg2[%40, %9] : memref<32x16xf16>
      %68 = memref.load %arg2[%42, %9] : memref<32x16xf16>
      %69 = memref.load %arg2[%44, %9] : memref<32x16xf16>
      %70 = memref.load %arg2[%46, %9] : memref<32x16xf16>
      %71 = memref.load %arg2[%48, %9] : memref<32x16xf16>
      %72 = memref.load %arg2[%50, %9] : memref<32x16xf16>
      %73 = memref.load %arg2[%52, %9] : memref<32x16xf16>
      %74 = memref.load %arg2[%54, %9] : memref<32x16xf16>
      %75 = memref.load %arg2[%56, %9] : memref<32x16xf16>
      %76 = memref.load %arg2[%58, %9] : memref<32x16xf16>
      %77 = vector.from_elements %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76 : vector<16xf16>
      %78 = rocdl.wmma.f32.16x16x16.f16 %60, %77, %27 : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
      %79 = arith.addi %26, %c16 : index
      cf.br ^bb1(%79, %78 : index, vector<8xf32>)
    ^bb3:  // pred: ^bb1
      %80 = vector.extract %27[0] : f32 from vector<8xf32>
      memref.store %80, %arg0[%5, %9] : memref<16x16xf32>
      %81 = vector.extract %27[1] : f32 from vector<8xf32>
      memref.store %81, %arg0[%11, %9] : memref<16x16xf32>
      %82 = vector.extract %27[2] : f32 from vector<8xf32>
      memref.store %82, %arg0[%13, %9] : memref<16x16xf32>
      %83 = vector.extract %27[3] : f32 from vector<8xf32>
      memref.store %83, %arg0[%15, %9] : memref<16x16xf32>
      %84 = vector.extract %27[4] : f32 from vector<8xf32>
      memref.store %84, %arg0[%17, %9] : memref<16x16xf32>
      %85 = vector.extract %27[5] : f32 from vector<8xf32>
      memref.store %85, %arg0[%19, %9] : memref<16x16xf32>
      %86 = vector.extract %27[6] : f32 from vector<8xf32>
      memref.store %86, %arg0[%21, %9] : memref<16x16xf32>
      %87 = vector.extract %27[7] : f32 from vector<8xf32>
      memref.store %87, %arg0[%23, %9] : memref<16x16xf32>
      gpu.return
    }
  }
}

