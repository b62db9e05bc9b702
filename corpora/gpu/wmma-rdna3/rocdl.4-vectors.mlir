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
      %25 = llvm.mlir.poison : vector<8xf32>
      %26 = llvm.mlir.constant(0 : i64) : i64
      %27 = llvm.insertelement %10, %25[%26 : i64] : vector<8xf32>
      %28 = llvm.mlir.constant(1 : i64) : i64
      %29 = llvm.insertelement %12, %27[%28 : i64] : vector<8xf32>
      %30 = llvm.mlir.constant(2 : i64) : i64
      %31 = llvm.insertelement %14, %29[%30 : i64] : vector<8xf32>
      %32 = llvm.mlir.constant(3 : i64) : i64
      %33 = llvm.insertelement %16, %31[%32 : i64] : vector<8xf32>
      %34 = llvm.mlir.constant(4 : i64) : i64
      %35 = llvm.insertelement %18, %33[%34 : i64] : vector<8xf32>
      %36 = llvm.mlir.constant(5 : i64) : i64
      %37 = llvm.insertelement %20, %35[%36 : i64] : vector<8xf32>
      %38 = llvm.mlir.constant(6 : i64) : i64
      %39 = llvm.insertelement %22, %37[%38 : i64] : vector<8xf32>
      %40 = llvm.mlir.constant(7 : i64) : i64
      %41 = llvm.insertelement %24, %39[%40 : i64] : vector<8xf32>
      cf.br ^bb1(%c0, %41 : index, vector<8xf32>)
    ^bb1(%42: index, %43: vector<8xf32>):  // 2 preds: ^bb0, ^bb2
      %44 = arith.cmpi slt, %42, %c32 : index
      cf.cond_br %44, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %45 = memref.load %arg1[%9, %42] : memref<16x32xf16>
      %46 = arith.addi %42, %c1 : index
      %47 = memref.load %arg1[%9, %46] : memref<16x32xf16>
      %48 = arith.addi %42, %c2 : index
      %49 = memref.load %arg1[%9, %48] : memref<16x32xf16>
      %50 = arith.addi %42, %c3 : index
      %51 = memref.load %arg1[%9, %50] : memref<16x32xf16>
      %52 = arith.addi %42, %c4 : index
      %53 = memref.load %arg1[%9, %52] : memref<16x32xf16>
      %54 = arith.addi %42, %c5 : index
      %55 = memref.load %arg1[%9, %54] : memref<16x32xf16>
      %56 = arith.addi %42, %c6 : index
      %57 = memref.load %arg1[%9, %56] : memref<16x32xf16>
      %58 = arith.addi %42, %c7 : index
      %59 = memref.load %arg1[%9, %58] : memref<16x32xf16>
      %60 = arith.addi %42, %c8 : index
      %61 = memref.load %arg1[%9, %60] : memref<16x32xf16>
      %62 = arith.addi %42, %c9 : index
      %63 = memref.load %arg1[%9, %62] : memref<16x32xf16>
      %64 = arith.addi %42, %c10 : index
      %65 = memref.load %arg1[%9, %64] : memref<16x32xf16>
      %66 = arith.addi %42, %c11 : index
      %67 = memref.load %arg1[%9, %66] : memref<16x32xf16>
      %68 = arith.addi %42, %c12 : index
      %69 = memref.load %arg1[%9, %68] : memref<16x32xf16>
      %70 = arith.addi %42, %c13 : index
      %71 = memref.load %arg1[%9, %70] : memref<16x32xf16>
      %72 = arith.addi %42, %c14 : index
      %73 = memref.load %arg1[%9, %72] : memref<16x32xf16>
      %74 = arith.addi %42, %c15 : index
      %75 = memref.load %arg1[%9, %74] : memref<16x32xf16>
      %76 = llvm.mlir.poison : vector<16xf16>
      %77 = llvm.mlir.constant(0 : i64) : i64
      %78 = llvm.insertelement %45, %76[%77 : i64] : vector<16xf16>
      %79 = llvm.mlir.constant(1 : i64) : i64
      %80 = llvm.insertelement %47, %78[%79 : i64] : vector<16xf16>
      %81 = llvm.mlir.constant(2 : i64) : i64
      %82 = llvm.insertelement %49, %80[%81 : i64] : vector<16xf16>
      %83 = llvm.mlir.constant(3 : i64) : i64
      %84 = llvm.insertelement %51, %82[%83 : i64] : vector<16xf16>
      %85 = llvm.mlir.constant(4 : i64) : i64
      %86 = llvm.insertelement %53, %84[%85 : i64] : vector<16xf16>
      %87 = llvm.mlir.constant(5 : i64) : i64
      %88 = llvm.insertelement %55, %86[%87 : i64] : vector<16xf16>
      %89 = llvm.mlir.constant(6 : i64) : i64
      %90 = llvm.insertelement %57, %88[%89 : i64] : vector<16xf16>
      %91 = llvm.mlir.constant(7 : i64) : i64
      %92 = llvm.insertelement %59, %90[%91 : i64] : vector<16xf16>
      %93 = llvm.mlir.constant(8 : i64) : i64
      %94 = llvm.insertelement %61, %92[%93 : i64] : vector<16xf16>
      %95 = llvm.mlir.constant(9 : i64) : i64
      %96 = llvm.insertelement %63, %94[%95 : i64] : vector<16xf16>
      %97 = llvm.mlir.constant(10 : i64) : i64
      %98 = llvm.insertelement %65, %96[%97 : i64] : vector<16xf16>
      %99 = llvm.mlir.constant(11 : i64) : i64
      %100 = llvm.insertelement %67, %98[%99 : i64] : vector<16xf16>
      %101 = llvm.mlir.constant(12 : i64) : i64
      %102 = llvm.insertelement %69, %100[%101 : i64] : vector<16xf16>
      %103 = llvm.mlir.constant(13 : i64) : i64
      %104 = llvm.insertelement %71, %102[%103 : i64] : vector<16xf16>
      %105 = llvm.mlir.constant(14 : i64) : i64
      %106 = llvm.insertelement %73, %104[%105 : i64] : vector<16xf16>
      %107 = llvm.mlir.constant(15 : i64) : i64
      %108 = llvm.insertelement %75, %106[%107 : i64] : vector<16xf16>
      %109 = memref.load %arg2[%42, %9] : memref<32x16xf16>
      %110 = memref.load %arg2[%46, %9] : memref<32x16xf16>
      %111 = memref.load %arg2[%48, %9] : memref<32x16xf16>
      %112 = memref.load %arg2[%50, %9] : memref<32x16xf16>
      %113 = memref.load %arg2[%52, %9] : memref<32x16xf16>
      %114 = memref.load %arg2[%54, %9] : memref<32x16xf16>
      %115 = memref.load %arg2[%56, %9] : memref<32x16xf16>
      %116 = memref.load %arg2[%58, %9] : memref<32x16xf16>
      %117 = memref.load %arg2[%60, %9] : memref<32x16xf16>
      %118 = memref.load %arg2[%62, %9] : memref<32x16xf16>
      %119 = memref.load %arg2[%64, %9] : memref<32x16xf16>
      %120 = memref.load %arg2[%66, %9] : memref<32x16xf16>
      %121 = memref.load %arg2[%68, %9] : memref<32x16xf16>
      %122 = memref.load %arg2[%70, %9] : memref<32x16xf16>
      %123 = memref.load %arg2[%72, %9] : memref<32x16xf16>
      %124 = memref.load %arg2[%74, %9] : memref<32x16xf16>
      %125 = llvm.mlir.poison : vector<16xf16>
      %126 = llvm.mlir.constant(0 : i64) : i64
      %127 = llvm.insertelement %109, %125[%126 : i64] : vector<16xf16>
      %128 = llvm.mlir.constant(1 : i64) : i64
      %129 = llvm.insertelement %110, %127[%128 : i64] : vector<16xf16>
      %130 = llvm.mlir.constant(2 : i64) : i64
      %131 = llvm.insertelement %111, %129[%130 : i64] : vector<16xf16>
      %132 = llvm.mlir.constant(3 : i64) : i64
      %133 = llvm.insertelement %112, %131[%132 : i64] : vector<16xf16>
      %134 = llvm.mlir.constant(4 : i64) : i64
      %135 = llvm.insertelement %113, %133[%134 : i64] : vector<16xf16>
      %136 = llvm.mlir.constant(5 : i64) : i64
      %137 = llvm.insertelement %114, %135[%136 : i64] : vector<16xf16>
      %138 = llvm.mlir.constant(6 : i64) : i64
      %139 = llvm.insertelement %115, %137[%138 : i64] : vector<16xf16>
      %140 = llvm.mlir.constant(7 : i64) : i64
      %141 = llvm.insertelement %116, %139[%140 : i64] : vector<16xf16>
      %142 = llvm.mlir.constant(8 : i64) : i64
      %143 = llvm.insertelement %117, %141[%142 : i64] : vector<16xf16>
      %144 = llvm.mlir.constant(9 : i64) : i64
      %145 = llvm.insertelement %118, %143[%144 : i64] : vector<16xf16>
      %146 = llvm.mlir.constant(10 : i64) : i64
      %147 = llvm.insertelement %119, %145[%146 : i64] : vector<16xf16>
      %148 = llvm.mlir.constant(11 : i64) : i64
      %149 = llvm.insertelement %120, %147[%148 : i64] : vector<16xf16>
      %150 = llvm.mlir.constant(12 : i64) : i64
      %151 = llvm.insertelement %121, %149[%150 : i64] : vector<16xf16>
      %152 = llvm.mlir.constant(13 : i64) : i64
      %153 = llvm.insertelement %122, %151[%152 : i64] : vector<16xf16>
      %154 = llvm.mlir.constant(14 : i64) : i64
      %155 = llvm.insertelement %123, %153[%154 : i64] : vector<16xf16>
      %156 = llvm.mlir.constant(15 : i64) : i64
      %157 = llvm.insertelement %124, %155[%156 : i64] : vector<16xf16>
      %158 = rocdl.wmma.f32.16x16x16.f16 %108, %157, %43 : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
      %159 = arith.addi %42, %c16 : index
      cf.br ^bb1(%159, %158 : index, vector<8xf32>)
    ^bb3:  // pred: ^bb1
      %160 = llvm.mlir.constant(0 : i64) : i64
      %161 = llvm.extractelement %43[%160 : i64] : vector<8xf32>
      memref.store %161, %arg0[%5, %9] : memref<16x16xf32>
      %162 = llvm.mlir.constant(1 : i64) : i64
      %163 = llvm.extractelement %43[%162 : i64] : vector<8xf32>
      memref.store %163, %arg0[%11, %9] : memref<16x16xf32>
      %164 = llvm.mlir.constant(2 : i64) : i64
      %165 = llvm.extractelement %43[%164 : i64] : vector<8xf32>
      memref.store %165, %arg0[%13, %9] : memref<16x16xf32>
      %166 = llvm.mlir.constant(3 : i64) : i64
      %167 = llvm.extractelement %43[%166 : i64] : vector<8xf32>
      memref.store %167, %arg0[%15, %9] : memref<16x16xf32>
      %168 = llvm.mlir.constant(4 : i64) : i64
      %169 = llvm.extractelement %43[%168 : i64] : vector<8xf32>
      memref.store %169, %arg0[%17, %9] : memref<16x16xf32>
      %170 = llvm.mlir.constant(5 : i64) : i64
      %171 = llvm.extractelement %43[%170 : i64] : vector<8xf32>
      memref.store %171, %arg0[%19, %9] : memref<16x16xf32>
      %172 = llvm.mlir.constant(6 : i64) : i64
      %173 = llvm.extractelement %43[%172 : i64] : vector<8xf32>
      memref.store %173, %arg0[%21, %9] : memref<16x16xf32>
      %174 = llvm.mlir.constant(7 : i64) : i64
      %175 = llvm.extractelement %43[%174 : i64] : vector<8xf32>
      memref.store %175, %arg0[%23, %9] : memref<16x16xf32>
      gpu.return
    }
  }
}

