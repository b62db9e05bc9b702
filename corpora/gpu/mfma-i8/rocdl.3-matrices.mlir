module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<16x64xi8>, %arg1: memref<16x64xi8>, %arg2: memref<16x16xi32>) {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1)  args(%arg2 : memref<16x16xi32>, %arg0 : memref<16x64xi8>, %arg1 : memref<16x64xi8>)
    return
  }
  gpu.module @kernel_kernel [#rocdl.target<chip = "gfx942">] {
    gpu.func @kernel_kernel(%arg0: memref<16x16xi32>, %arg1: memref<16x64xi8>, %arg2: memref<16x64xi8>) kernel attributes {known_block_size = array<i32: 64, 1, 1>, known_grid_size = array<i32: 1, 1, 1>} {
      %c7 = arith.constant 7 : index
      %c6 = arith.constant 6 : index
      %c5 = arith.constant 5 : index
      %c8 = arith.constant 8 : index
      %c32 = arith.constant 32 : index
      %c64 = arith.constant 64 : index
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
      %11 = memref.load %arg0[%6, %10] : memref<16x16xi32>
      %12 = arith.addi %6, %c1 : index
      %13 = memref.load %arg0[%12, %10] : memref<16x16xi32>
      %14 = arith.addi %6, %c2 : index
      %15 = memref.load %arg0[%14, %10] : memref<16x16xi32>
      %16 = arith.addi %6, %c3 : index
      %17 = memref.load %arg0[%16, %10] : memref<16x16xi32>
      %18 = vector.from_elements %11, %13, %15, %17 : vector<4xi32>
      cf.br ^bb1(%c0, %18 : index, vector<4xi32>)
    ^bb1(%19: index, %20: vector<4xi32>):  // 2 preds: ^bb0, ^bb2
      %21 = arith.cmpi slt, %19, %c64 : index
      cf.cond_br %21, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %22 = arith.muli %5, %c8 overflow<nsw> : index
      %23 = arith.addi %19, %22 : index
      %24 = memref.load %arg1[%10, %23] : memref<16x64xi8>
      %25 = arith.addi %23, %c1 : index
      %26 = memref.load %arg1[%10, %25] : memref<16x64xi8>
      %27 = arith.addi %23, %c2 : index
      %28 = memref.load %arg1[%10, %27] : memref<16x64xi8>
      %29 = arith.addi %23, %c3 : index
      %30 = memref.load %arg1[%10, %29] : memref<16x64xi8>
      %31 = arith.addi %23, %c4 : index
      %32 = memref.load %arg1[%10, %31] : memref<16x64xi8>
      %33 = arith.addi %23, %c5 : index
      %34 = memref.load %arg1[%10, %33] : memref<16x64xi8>
      %35 = arith.addi %23, %c6 : index
      %36 = memref.load %arg1[%10, %35] : memref<16x64xi8>
      %37 = arith.addi %23, %c7 : index
      %38 = memref.load %arg1[%10, %37] : memref<16x64xi8>
      %39 = vector.from_elements %24, %26, %28, %30, %32, %34, %36, %38 : vector<8xi8>
      %40 = memref.load %arg2[%10, %23] : memref<16x64xi8>
      %41 = memref.load %arg2[%10, %25] : memref<16x64xi8>
      %42 = memref.load %arg2[%10, %27] : memref<16x64xi8>
      %43 = memref.load %arg2[%10, %29] : memref<16x64xi8>
      %44 = memref.load %arg2[%10, %31] : memref<16x64xi8>
      %45 = memref.load %arg2[%10, %33] : memref<16x64xi8>
      %46 = memref.load %arg2[%10, %35] : memref<16x64xi8>
      %47 = memref.load %arg2[%10, %37] : memref<16x64xi8>
      %48 = vector.from_elements %40, %41, %42, %43, %44, %45, %46, %47 : vector<8xi8>
      %49 = llvm.bitcast %39 : vector<8xi8> to i64
      %50 = llvm.bitcast %48 : vector<8xi8> to i64
      %51 = rocdl.mfma.i32.16x16x32.i8 %49, %50, %20, 0, 0, none : (i64, i64, vector<4xi32>) -> vector<4xi32>
      %52 = arith.addi %19, %c32 : index
      cf.br ^bb1(%52, %51 : index, vector<4xi32>)
    ^bb3:  // pred: ^bb1
      %53 = vector.extract %20[0] : i32 from vector<4xi32>
      memref.store %53, %arg0[%6, %10] : memref<16x16xi32>
      %54 = vector.extract %20[1] : i32 from vector<4xi32>
      memref.store %54, %arg0[%12, %10] : memref<16x16xi32>
      %55 = vector.extract %20[2] : i32 from vector<4xi32>
      memref.store %55, %arg0[%14, %10] : memref<16x16xi32>
      %56 = vector.extract %20[3] : i32 from vector<4xi32>
      memref.store %56, %arg0[%16, %10] : memref<16x16xi32>
      gpu.return
    }
  }
}

