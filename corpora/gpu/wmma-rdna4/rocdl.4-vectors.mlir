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
      %26 = llvm.mlir.poison : vector<8xf32>
      %27 = llvm.mlir.constant(0 : i64) : i64
      %28 = llvm.insertelement %11, %26[%27 : i64] : vector<8xf32>
      %29 = llvm.mlir.constant(1 : i64) : i64
      %30 = llvm.insertelement %13, %28[%29 : i64] : vector<8xf32>
      %31 = llvm.mlir.constant(2 : i64) : i64
      %32 = llvm.insertelement %15, %30[%31 : i64] : vector<8xf32>
      %33 = llvm.mlir.constant(3 : i64) : i64
      %34 = llvm.insertelement %17, %32[%33 : i64] : vector<8xf32>
      %35 = llvm.mlir.constant(4 : i64) : i64
      %36 = llvm.insertelement %19, %34[%35 : i64] : vector<8xf32>
      %37 = llvm.mlir.constant(5 : i64) : i64
      %38 = llvm.insertelement %21, %36[%37 : i64] : vector<8xf32>
      %39 = llvm.mlir.constant(6 : i64) : i64
      %40 = llvm.insertelement %23, %38[%39 : i64] : vector<8xf32>
      %41 = llvm.mlir.constant(7 : i64) : i64
      %42 = llvm.insertelement %25, %40[%41 : i64] : vector<8xf32>
      cf.br ^bb1(%c0, %42 : index, vector<8xf32>)
    ^bb1(%43: index, %44: vector<8xf32>):  // 2 preds: ^bb0, ^bb2
      %45 = arith.cmpi slt, %43, %c32 : index
      cf.cond_br %45, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %46 = arith.muli %5, %c4 overflow<nsw> : index
      %47 = arith.addi %43, %46 : index
      %48 = memref.load %arg1[%10, %47] : memref<16x32xf16>
      %49 = arith.addi %47, %c1 : index
      %50 = memref.load %arg1[%10, %49] : memref<16x32xf16>
      %51 = arith.addi %47, %c2 : index
      %52 = memref.load %arg1[%10, %51] : memref<16x32xf16>
      %53 = arith.addi %47, %c3 : index
      %54 = memref.load %arg1[%10, %53] : memref<16x32xf16>
      %55 = arith.addi %47, %c8 : index
      %56 = memref.load %arg1[%10, %55] : memref<16x32xf16>
      %57 = arith.addi %47, %c9 : index
      %58 = memref.load %arg1[%10, %57] : memref<16x32xf16>
      %59 = arith.addi %47, %c10 : index
      %60 = memref.load %arg1[%10, %59] : memref<16x32xf16>
      %61 = arith.addi %47, %c11 : index
      %62 = memref.load %arg1[%10, %61] : memref<16x32xf16>
      %63 = llvm.mlir.poison : vector<8xf16>
      %64 = llvm.mlir.constant(0 : i64) : i64
      %65 = llvm.insertelement %48, %63[%64 : i64] : vector<8xf16>
      %66 = llvm.mlir.constant(1 : i64) : i64
      %67 = llvm.insertelement %50, %65[%66 : i64] : vector<8xf16>
      %68 = llvm.mlir.constant(2 : i64) : i64
      %69 = llvm.insertelement %52, %67[%68 : i64] : vector<8xf16>
      %70 = llvm.mlir.constant(3 : i64) : i64
      %71 = llvm.insertelement %54, %69[%70 : i64] : vector<8xf16>
      %72 = llvm.mlir.constant(4 : i64) : i64
      %73 = llvm.insertelement %56, %71[%72 : i64] : vector<8xf16>
      %74 = llvm.mlir.constant(5 : i64) : i64
      %75 = llvm.insertelement %58, %73[%74 : i64] : vector<8xf16>
      %76 = llvm.mlir.constant(6 : i64) : i64
      %77 = llvm.insertelement %60, %75[%76 : i64] : vector<8xf16>
      %78 = llvm.mlir.constant(7 : i64) : i64
      %79 = llvm.insertelement %62, %77[%78 : i64] : vector<8xf16>
      %80 = memref.load %arg2[%47, %10] : memref<32x16xf16>
      %81 = memref.load %arg2[%49, %10] : memref<32x16xf16>
      %82 = memref.load %arg2[%51, %10] : memref<32x16xf16>
      %83 = memref.load %arg2[%53, %10] : memref<32x16xf16>
      %84 = memref.load %arg2[%55, %10] : memref<32x16xf16>
      %85 = memref.load %arg2[%57, %10] : memref<32x16xf16>
      %86 = memref.load %arg2[%59, %10] : memref<32x16xf16>
      %87 = memref.load %arg2[%61, %10] : memref<32x16xf16>
      %88 = llvm.mlir.poison : vector<8xf16>
      %89 = llvm.mlir.constant(0 : i64) : i64
      %90 = llvm.insertelement %80, %88[%89 : i64] : vector<8xf16>
      %91 = llvm.mlir.constant(1 : i64) : i64
      %92 = llvm.insertelement %81, %90[%91 : i64] : vector<8xf16>
      %93 = llvm.mlir.constant(2 : i64) : i64
      %94 = llvm.insertelement %82, %92[%93 : i64] : vector<8xf16>
      %95 = llvm.mlir.constant(3 : i64) : i64
      %96 = llvm.insertelement %83, %94[%95 : i64] : vector<8xf16>
      %97 = llvm.mlir.constant(4 : i64) : i64
      %98 = llvm.insertelement %84, %96[%97 : i64] : vector<8xf16>
      %99 = llvm.mlir.constant(5 : i64) : i64
      %100 = llvm.insertelement %85, %98[%99 : i64] : vector<8xf16>
      %101 = llvm.mlir.constant(6 : i64) : i64
      %102 = llvm.insertelement %86, %100[%101 : i64] : vector<8xf16>
      %103 = llvm.mlir.constant(7 : i64) : i64
      %104 = llvm.insertelement %87, %102[%103 : i64] : vector<8xf16>
      %105 = rocdl.wmma.f32.16x16x16.f16 %79, %104, %44 : (vector<8xf16>, vector<8xf16>, vector<8xf32>) -> vector<8xf32>
      %106 = arith.addi %43, %c16 : index
      cf.br ^bb1(%106, %105 : index, vector<8xf32>)
    ^bb3:  // pred: ^bb1
      %107 = llvm.mlir.constant(0 : i64) : i64
      %108 = llvm.extractelement %44[%107 : i64] : vector<8xf32>
      memref.store %108, %arg0[%6, %10] : memref<16x16xf32>
      %109 = llvm.mlir.constant(1 : i64) : i64
      %110 = llvm.extractelement %44[%109 : i64] : vector<8xf32>
      memref.store %110, %arg0[%12, %10] : memref<16x16xf32>
      %111 = llvm.mlir.constant(2 : i64) : i64
      %112 = llvm.extractelement %44[%111 : i64] : vector<8xf32>
      memref.store %112, %arg0[%14, %10] : memref<16x16xf32>
      %113 = llvm.mlir.constant(3 : i64) : i64
      %114 = llvm.extractelement %44[%113 : i64] : vector<8xf32>
      memref.store %114, %arg0[%16, %10] : memref<16x16xf32>
      %115 = llvm.mlir.constant(4 : i64) : i64
      %116 = llvm.extractelement %44[%115 : i64] : vector<8xf32>
      memref.store %116, %arg0[%18, %10] : memref<16x16xf32>
      %117 = llvm.mlir.constant(5 : i64) : i64
      %118 = llvm.extractelement %44[%117 : i64] : vector<8xf32>
      memref.store %118, %arg0[%20, %10] : memref<16x16xf32>
      %119 = llvm.mlir.constant(6 : i64) : i64
      %120 = llvm.extractelement %44[%119 : i64] : vector<8xf32>
      memref.store %120, %arg0[%22, %10] : memref<16x16xf32>
      %121 = llvm.mlir.constant(7 : i64) : i64
      %122 = llvm.extractelement %44[%121 : i64] : vector<8xf32>
      memref.store %122, %arg0[%24, %10] : memref<16x16xf32>
      gpu.return
    }
  }
}

