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
      %29 = arith.cmpi slt, %27, %c32 : index
      cf.cond_br %29, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %30 = arith.addi %27, %6 : index
      %31 = memref.load %arg1[%10, %30] : memref<16x32xbf16>
      %32 = arith.addi %30, %c1 : index
      %33 = memref.load %arg1[%10, %32] : memref<16x32xbf16>
      %34 = arith.addi %30, %c2 : index
      %35 = memref.load %arg1[%10, %34] : memref<16x32xbf16>
      %36 = arith.addi %30, %c3 : index
      %37 = memref.load %arg1[%10, %36] : memref<16x32xbf16>
      %38 = llvm.mlir.poison : vector<4xbf16>
      %39 = llvm.mlir.constant(0 : i64) : i64
      %40 = llvm.insertelement %31, %38[%39 : i64] : vector<4xbf16>
      %41 = llvm.mlir.constant(1 : i64) : i64
      %42 = llvm.insertelement %33, %40[%41 : i64] : vector<4xbf16>
      %43 = llvm.mlir.constant(2 : i64) : i64
      %44 = llvm.insertelement %35, %42[%43 : i64] : vector<4xbf16>
      %45 = llvm.mlir.constant(3 : i64) : i64
      %46 = llvm.insertelement %37, %44[%45 : i64] : vector<4xbf16>
      %47 = memref.load %arg2[%30, %10] : memref<32x16xbf16>
      %48 = memref.load %arg2[%32, %10] : memref<32x16xbf16>
      %49 = memref.load %arg2[%34, %10] : memref<32x16xbf16>
      %50 = memref.load %arg2[%36, %10] : memref<32x16xbf16>
      %51 = llvm.mlir.poison : vector<4xbf16>
      %52 = llvm.mlir.constant(0 : i64) : i64
      %53 = llvm.insertelement %47, %51[%52 : i64] : vector<4xbf16>
      %54 = llvm.mlir.constant(1 : i64) : i64
      %55 = llvm.insertelement %48, %53[%54 : i64] : vector<4xbf16>
      %56 = llvm.mlir.constant(2 : i64) : i64
      %57 = llvm.insertelement %49, %55[%56 : i64] : vector<4xbf16>
      %58 = llvm.mlir.constant(3 : i64) : i64
      %59 = llvm.insertelement %50, %57[%58 : i64] : vector<4xbf16>
      %60 = llvm.bitcast %46 : vector<4xbf16> to vector<4xi16>
      %61 = llvm.bitcast %59 : vector<4xbf16> to vector<4xi16>
      %62 = rocdl.mfma.f32.16x16x16bf16.1k %60, %61, %28, 0, 0, none : (vector<4xi16>, vector<4xi16>, vector<4xf32>) -> vector<4xf32>
      %63 = arith.addi %27, %c16 : index
      cf.br ^bb1(%63, %62 : index, vector<4xf32>)
    ^bb3:  // pred: ^bb1
      %64 = llvm.mlir.constant(0 : i64) : i64
      %65 = llvm.extractelement %28[%64 : i64] : vector<4xf32>
      memref.store %65, %arg0[%6, %10] : memref<16x16xf32>
      %66 = llvm.mlir.constant(1 : i64) : i64
      %67 = llvm.extractelement %28[%66 : i64] : vector<4xf32>
      memref.store %67, %arg0[%12, %10] : memref<16x16xf32>
      %68 = llvm.mlir.constant(2 : i64) : i64
      %69 = llvm.extractelement %28[%68 : i64] : vector<4xf32>
      memref.store %69, %arg0[%14, %10] : memref<16x16xf32>
      %70 = llvm.mlir.constant(3 : i64) : i64
      %71 = llvm.extractelement %28[%70 : i64] : vector<4xf32>
      memref.store %71, %arg0[%16, %10] : memref<16x16xf32>
      gpu.return
    }
  }
}

