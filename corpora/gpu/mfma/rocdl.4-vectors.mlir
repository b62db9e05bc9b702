module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<64x16xf16>, %arg1: memref<16x32xf16>, %arg2: memref<64x32xf32>) {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %c2 = arith.constant 2 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c2, %c1, %c1) threads in (%c64, %c1, %c1)  args(%arg2 : memref<64x32xf32>, %arg0 : memref<64x16xf16>, %arg1 : memref<16x32xf16>)
    return
  }
  gpu.module @kernel_kernel [#rocdl.target<chip = "gfx90a">] {
    gpu.func @kernel_kernel(%arg0: memref<64x32xf32>, %arg1: memref<64x16xf16>, %arg2: memref<16x32xf16>) kernel attributes {known_block_size = array<i32: 64, 1, 1>, known_grid_size = array<i32: 2, 1, 1>} {
      %c27 = arith.constant 27 : index
      %c26 = arith.constant 26 : index
      %c25 = arith.constant 25 : index
      %c24 = arith.constant 24 : index
      %c19 = arith.constant 19 : index
      %c18 = arith.constant 18 : index
      %c17 = arith.constant 17 : index
      %c16 = arith.constant 16 : index
      %c11 = arith.constant 11 : index
      %c10 = arith.constant 10 : index
      %c9 = arith.constant 9 : index
      %c8 = arith.constant 8 : index
      %c3 = arith.constant 3 : index
      %c2 = arith.constant 2 : index
      %c1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %c-1 = arith.constant -1 : index
      %c0 = arith.constant 0 : index
      %c32 = arith.constant 32 : index
      %block_id_x = gpu.block_id x
      %thread_id_x = gpu.thread_id x
      %0 = arith.muli %block_id_x, %c32 overflow<nsw> : index
      %1 = arith.cmpi slt, %thread_id_x, %c0 : index
      %2 = arith.subi %c-1, %thread_id_x : index
      %3 = arith.select %1, %2, %thread_id_x : index
      %4 = arith.divsi %3, %c32 : index
      %5 = arith.subi %c-1, %4 : index
      %6 = arith.select %1, %5, %4 : index
      %7 = arith.muli %6, %c4 overflow<nsw> : index
      %8 = arith.addi %0, %7 : index
      %9 = arith.remsi %thread_id_x, %c32 : index
      %10 = arith.cmpi slt, %9, %c0 : index
      %11 = arith.addi %9, %c32 : index
      %12 = arith.select %10, %11, %9 : index
      %13 = memref.load %arg0[%8, %12] : memref<64x32xf32>
      %14 = arith.addi %8, %c1 : index
      %15 = memref.load %arg0[%14, %12] : memref<64x32xf32>
      %16 = arith.addi %8, %c2 : index
      %17 = memref.load %arg0[%16, %12] : memref<64x32xf32>
      %18 = arith.addi %8, %c3 : index
      %19 = memref.load %arg0[%18, %12] : memref<64x32xf32>
      %20 = arith.addi %8, %c8 : index
      %21 = memref.load %arg0[%20, %12] : memref<64x32xf32>
      %22 = arith.addi %8, %c9 : index
      %23 = memref.load %arg0[%22, %12] : memref<64x32xf32>
      %24 = arith.addi %8, %c10 : index
      %25 = memref.load %arg0[%24, %12] : memref<64x32xf32>
      %26 = arith.addi %8, %c11 : index
      %27 = memref.load %arg0[%26, %12] : memref<64x32xf32>
      %28 = arith.addi %8, %c16 : index
      %29 = memref.load %arg0[%28, %12] : memref<64x32xf32>
      %30 = arith.addi %8, %c17 : index
      %31 = memref.load %arg0[%30, %12] : memref<64x32xf32>
      %32 = arith.addi %8, %c18 : index
      %33 = memref.load %arg0[%32, %12] : memref<64x32xf32>
      %34 = arith.addi %8, %c19 : index
      %35 = memref.load %arg0[%34, %12] : memref<64x32xf32>
      %36 = arith.addi %8, %c24 : index
      %37 = memref.load %arg0[%36, %12] : memref<64x32xf32>
      %38 = arith.addi %8, %c25 : index
      %39 = memref.load %arg0[%38, %12] : memref<64x32xf32>
      %40 = arith.addi %8, %c26 : index
      %41 = memref.load %arg0[%40, %12] : memref<64x32xf32>
      %42 = arith.addi %8, %c27 : index
      %43 = memref.load %arg0[%42, %12] : memref<64x32xf32>
      %44 = llvm.mlir.poison : vector<16xf32>
      %45 = llvm.mlir.constant(0 : i64) : i64
      %46 = llvm.insertelement %13, %44[%45 : i64] : vector<16xf32>
      %47 = llvm.mlir.constant(1 : i64) : i64
      %48 = llvm.insertelement %15, %46[%47 : i64] : vector<16xf32>
      %49 = llvm.mlir.constant(2 : i64) : i64
      %50 = llvm.insertelement %17, %48[%49 : i64] : vector<16xf32>
      %51 = llvm.mlir.constant(3 : i64) : i64
      %52 = llvm.insertelement %19, %50[%51 : i64] : vector<16xf32>
      %53 = llvm.mlir.constant(4 : i64) : i64
      %54 = llvm.insertelement %21, %52[%53 : i64] : vector<16xf32>
      %55 = llvm.mlir.constant(5 : i64) : i64
      %56 = llvm.insertelement %23, %54[%55 : i64] : vector<16xf32>
      %57 = llvm.mlir.constant(6 : i64) : i64
      %58 = llvm.insertelement %25, %56[%57 : i64] : vector<16xf32>
      %59 = llvm.mlir.constant(7 : i64) : i64
      %60 = llvm.insertelement %27, %58[%59 : i64] : vector<16xf32>
      %61 = llvm.mlir.constant(8 : i64) : i64
      %62 = llvm.insertelement %29, %60[%61 : i64] : vector<16xf32>
      %63 = llvm.mlir.constant(9 : i64) : i64
      %64 = llvm.insertelement %31, %62[%63 : i64] : vector<16xf32>
      %65 = llvm.mlir.constant(10 : i64) : i64
      %66 = llvm.insertelement %33, %64[%65 : i64] : vector<16xf32>
      %67 = llvm.mlir.constant(11 : i64) : i64
      %68 = llvm.insertelement %35, %66[%67 : i64] : vector<16xf32>
      %69 = llvm.mlir.constant(12 : i64) : i64
      %70 = llvm.insertelement %37, %68[%69 : i64] : vector<16xf32>
      %71 = llvm.mlir.constant(13 : i64) : i64
      %72 = llvm.insertelement %39, %70[%71 : i64] : vector<16xf32>
      %73 = llvm.mlir.constant(14 : i64) : i64
      %74 = llvm.insertelement %41, %72[%73 : i64] : vector<16xf32>
      %75 = llvm.mlir.constant(15 : i64) : i64
      %76 = llvm.insertelement %43, %74[%75 : i64] : vector<16xf32>
      cf.br ^bb1(%c0, %76 : index, vector<16xf32>)
    ^bb1(%77: index, %78: vector<16xf32>):  // 2 preds: ^bb0, ^bb2
      %79 = arith.cmpi slt, %77, %c16 : index
      cf.cond_br %79, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %80 = arith.addi %0, %12 : index
      %81 = arith.addi %77, %7 : index
      %82 = memref.load %arg1[%80, %81] : memref<64x16xf16>
      %83 = arith.addi %81, %c1 : index
      %84 = memref.load %arg1[%80, %83] : memref<64x16xf16>
      %85 = arith.addi %81, %c2 : index
      %86 = memref.load %arg1[%80, %85] : memref<64x16xf16>
      %87 = arith.addi %81, %c3 : index
      %88 = memref.load %arg1[%80, %87] : memref<64x16xf16>
      %89 = llvm.mlir.poison : vector<4xf16>
      %90 = llvm.mlir.constant(0 : i64) : i64
      %91 = llvm.insertelement %82, %89[%90 : i64] : vector<4xf16>
      %92 = llvm.mlir.constant(1 : i64) : i64
      %93 = llvm.insertelement %84, %91[%92 : i64] : vector<4xf16>
      %94 = llvm.mlir.constant(2 : i64) : i64
      %95 = llvm.insertelement %86, %93[%94 : i64] : vector<4xf16>
      %96 = llvm.mlir.constant(3 : i64) : i64
      %97 = llvm.insertelement %88, %95[%96 : i64] : vector<4xf16>
      %98 = memref.load %arg2[%81, %12] : memref<16x32xf16>
      %99 = memref.load %arg2[%83, %12] : memref<16x32xf16>
      %100 = memref.load %arg2[%85, %12] : memref<16x32xf16>
      %101 = memref.load %arg2[%87, %12] : memref<16x32xf16>
      %102 = llvm.mlir.poison : vector<4xf16>
      %103 = llvm.mlir.constant(0 : i64) : i64
      %104 = llvm.insertelement %98, %102[%103 : i64] : vector<4xf16>
      %105 = llvm.mlir.constant(1 : i64) : i64
      %106 = llvm.insertelement %99, %104[%105 : i64] : vector<4xf16>
      %107 = llvm.mlir.constant(2 : i64) : i64
      %108 = llvm.insertelement %100, %106[%107 : i64] : vector<4xf16>
      %109 = llvm.mlir.constant(3 : i64) : i64
      %110 = llvm.insertelement %101, %108[%109 : i64] : vector<4xf16>
      %111 = rocdl.mfma.f32.32x32x8f16 %97, %110, %78, 0, 0, none : (vector<4xf16>, vector<4xf16>, vector<16xf32>) -> vector<16xf32>
      %112 = arith.addi %77, %c8 : index
      cf.br ^bb1(%112, %111 : index, vector<16xf32>)
    ^bb3:  // pred: ^bb1
      %113 = llvm.mlir.constant(0 : i64) : i64
      %114 = llvm.extractelement %78[%113 : i64] : vector<16xf32>
      memref.store %114, %arg0[%8, %12] : memref<64x32xf32>
      %115 = llvm.mlir.constant(1 : i64) : i64
      %116 = llvm.extractelement %78[%115 : i64] : vector<16xf32>
      memref.store %116, %arg0[%14, %12] : memref<64x32xf32>
      %117 = llvm.mlir.constant(2 : i64) : i64
      %118 = llvm.extractelement %78[%117 : i64] : vector<16xf32>
      memref.store %118, %arg0[%16, %12] : memref<64x32xf32>
      %119 = llvm.mlir.constant(3 : i64) : i64
      %120 = llvm.extractelement %78[%119 : i64] : vector<16xf32>
      memref.store %120, %arg0[%18, %12] : memref<64x32xf32>
      %121 = llvm.mlir.constant(4 : i64) : i64
      %122 = llvm.extractelement %78[%121 : i64] : vector<16xf32>
      memref.store %122, %arg0[%20, %12] : memref<64x32xf32>
      %123 = llvm.mlir.constant(5 : i64) : i64
      %124 = llvm.extractelement %78[%123 : i64] : vector<16xf32>
      memref.store %124, %arg0[%22, %12] : memref<64x32xf32>
      %125 = llvm.mlir.constant(6 : i64) : i64
      %126 = llvm.extractelement %78[%125 : i64] : vector<16xf32>
      memref.store %126, %arg0[%24, %12] : memref<64x32xf32>
      %127 = llvm.mlir.constant(7 : i64) : i64
      %128 = llvm.extractelement %78[%127 : i64] : vector<16xf32>
      memref.store %128, %arg0[%26, %12] : memref<64x32xf32>
      %129 = llvm.mlir.constant(8 : i64) : i64
      %130 = llvm.extractelement %78[%129 : i64] : vector<16xf32>
      memref.store %130, %arg0[%28, %12] : memref<64x32xf32>
      %131 = llvm.mlir.constant(9 : i64) : i64
      %132 = llvm.extractelement %78[%131 : i64] : vector<16xf32>
      memref.store %132, %arg0[%30, %12] : memref<64x32xf32>
      %133 = llvm.mlir.constant(10 : i64) : i64
      %134 = llvm.extractelement %78[%133 : i64] : vector<16xf32>
      memref.store %134, %arg0[%32, %12] : memref<64x32xf32>
      %135 = llvm.mlir.constant(11 : i64) : i64
      %136 = llvm.extractelement %78[%135 : i64] : vector<16xf32>
      memref.store %136, %arg0[%34, %12] : memref<64x32xf32>
      %137 = llvm.mlir.constant(12 : i64) : i64
      %138 = llvm.extractelement %78[%137 : i64] : vector<16xf32>
      memref.store %138, %arg0[%36, %12] : memref<64x32xf32>
      %139 = llvm.mlir.constant(13 : i64) : i64
      %140 = llvm.extractelement %78[%139 : i64] : vector<16xf32>
      memref.store %140, %arg0[%38, %12] : memref<64x32xf32>
      %141 = llvm.mlir.constant(14 : i64) : i64
      %142 = llvm.extractelement %78[%141 : i64] : vector<16xf32>
      memref.store %142, %arg0[%40, %12] : memref<64x32xf32>
      %143 = llvm.mlir.constant(15 : i64) : i64
      %144 = llvm.extractelement %78[%143 : i64] : vector<16xf32>
      memref.store %144, %arg0[%42, %12] : memref<64x32xf32>
      gpu.return
    }
  }
}

