module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<64x16xf16>, %arg1: memref<32x16xf16>, %arg2: memref<32xf16>, %arg3: memref<64x32xf16>) {
    %c1 = arith.constant 1 : index
    %c128 = arith.constant 128 : index
    %cst = arith.constant 0.000000e+00 : f32
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c1, %c1, %c1) threads in (%c128, %c1, %c1)  args(%arg0 : memref<64x16xf16>, %arg1 : memref<32x16xf16>, %arg2 : memref<32xf16>, %cst : f32, %arg3 : memref<64x32xf16>)
    return
  }
  gpu.module @kernel_kernel [#rocdl.target<chip = "gfx90a">] {
    gpu.func @kernel_kernel(%arg0: memref<64x16xf16>, %arg1: memref<32x16xf16>, %arg2: memref<32xf16>, %arg3: f32, %arg4: memref<64x32xf16>) kernel attributes {known_block_size = array<i32: 128, 1, 1>, known_grid_size = array<i32: 1, 1, 1>} {
      %c27 = arith.constant 27 : index
      %c26 = arith.constant 26 : index
      %c25 = arith.constant 25 : index
      %c24 = arith.constant 24 : index
      %c19 = arith.constant 19 : index
      %c18 = arith.constant 18 : index
      %c17 = arith.constant 17 : index
      %c11 = arith.constant 11 : index
      %c10 = arith.constant 10 : index
      %c9 = arith.constant 9 : index
      %c3 = arith.constant 3 : index
      %c2 = arith.constant 2 : index
      %c1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %c32 = arith.constant 32 : index
      %c-1 = arith.constant -1 : index
      %c64 = arith.constant 64 : index
      %c8 = arith.constant 8 : index
      %c16 = arith.constant 16 : index
      %c0 = arith.constant 0 : index
      %cst = arith.constant dense<0.000000e+00> : vector<16xf32>
      %thread_id_x = gpu.thread_id x
      cf.br ^bb1(%c0, %cst : index, vector<16xf32>)
    ^bb1(%0: index, %1: vector<16xf32>):  // 2 preds: ^bb0, ^bb2
      %2 = arith.cmpi slt, %0, %c16 : index
      cf.cond_br %2, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %3 = arith.cmpi slt, %thread_id_x, %c0 : index
      %4 = arith.subi %c-1, %thread_id_x : index
      %5 = arith.select %3, %4, %thread_id_x : index
      %6 = arith.divsi %5, %c64 : index
      %7 = arith.subi %c-1, %6 : index
      %8 = arith.select %3, %7, %6 : index
      %9 = arith.muli %8, %c32 overflow<nsw> : index
      %10 = arith.remsi %thread_id_x, %c32 : index
      %11 = arith.cmpi slt, %10, %c0 : index
      %12 = arith.addi %10, %c32 : index
      %13 = arith.select %11, %12, %10 : index
      %14 = arith.addi %9, %13 : index
      %15 = arith.remsi %thread_id_x, %c64 : index
      %16 = arith.cmpi slt, %15, %c0 : index
      %17 = arith.addi %15, %c64 : index
      %18 = arith.select %16, %17, %15 : index
      %19 = arith.cmpi slt, %18, %c0 : index
      %20 = arith.subi %c-1, %18 : index
      %21 = arith.select %19, %20, %18 : index
      %22 = arith.divsi %21, %c32 : index
      %23 = arith.subi %c-1, %22 : index
      %24 = arith.select %19, %23, %22 : index
      %25 = arith.muli %24, %c4 overflow<nsw> : index
      %26 = arith.addi %0, %25 : index
      %27 = memref.load %arg0[%14, %26] : memref<64x16xf16>
      %28 = arith.addi %26, %c1 : index
      %29 = memref.load %arg0[%14, %28] : memref<64x16xf16>
      %30 = arith.addi %26, %c2 : index
      %31 = memref.load %arg0[%14, %30] : memref<64x16xf16>
      %32 = arith.addi %26, %c3 : index
      %33 = memref.load %arg0[%14, %32] : memref<64x16xf16>
      %34 = llvm.mlir.poison : vector<4xf16>
      %35 = llvm.mlir.constant(0 : i64) : i64
      %36 = llvm.insertelement %27, %34[%35 : i64] : vector<4xf16>
      %37 = llvm.mlir.constant(1 : i64) : i64
      %38 = llvm.insertelement %29, %36[%37 : i64] : vector<4xf16>
      %39 = llvm.mlir.constant(2 : i64) : i64
      %40 = llvm.insertelement %31, %38[%39 : i64] : vector<4xf16>
      %41 = llvm.mlir.constant(3 : i64) : i64
      %42 = llvm.insertelement %33, %40[%41 : i64] : vector<4xf16>
      %43 = memref.load %arg1[%13, %26] : memref<32x16xf16>
      %44 = memref.load %arg1[%13, %28] : memref<32x16xf16>
      %45 = memref.load %arg1[%13, %30] : memref<32x16xf16>
      %46 = memref.load %arg1[%13, %32] : memref<32x16xf16>
      %47 = llvm.mlir.poison : vector<4xf16>
      %48 = llvm.mlir.constant(0 : i64) : i64
      %49 = llvm.insertelement %43, %47[%48 : i64] : vector<4xf16>
      %50 = llvm.mlir.constant(1 : i64) : i64
      %51 = llvm.insertelement %44, %49[%50 : i64] : vector<4xf16>
      %52 = llvm.mlir.constant(2 : i64) : i64
      %53 = llvm.insertelement %45, %51[%52 : i64] : vector<4xf16>
      %54 = llvm.mlir.constant(3 : i64) : i64
      %55 = llvm.insertelement %46, %53[%54 : i64] : vector<4xf16>
      %56 = rocdl.mfma.f32.32x32x8f16 %42, %55, %1, 0, 0, none : (vector<4xf16>, vector<4xf16>, vector<16xf32>) -> vector<16xf32>
      %57 = arith.addi %0, %c8 : index
      cf.br ^bb1(%57, %56 : index, vector<16xf32>)
    ^bb3:  // pred: ^bb1
      %58 = arith.remsi %thread_id_x, %c32 : index
      %59 = arith.cmpi slt, %58, %c0 : index
      %60 = arith.addi %58, %c32 : index
      %61 = arith.select %59, %60, %58 : index
      %62 = memref.load %arg2[%61] : memref<32xf16>
      %63 = arith.extf %62 : f16 to f32
      %64 = llvm.mlir.constant(0 : i64) : i64
      %65 = llvm.extractelement %1[%64 : i64] : vector<16xf32>
      %66 = arith.addf %65, %63 : f32
      %67 = arith.maximumf %66, %arg3 : f32
      %68 = arith.truncf %67 : f32 to f16
      %69 = arith.cmpi slt, %thread_id_x, %c0 : index
      %70 = arith.subi %c-1, %thread_id_x : index
      %71 = arith.select %69, %70, %thread_id_x : index
      %72 = arith.divsi %71, %c64 : index
      %73 = arith.subi %c-1, %72 : index
      %74 = arith.select %69, %73, %72 : index
      %75 = arith.muli %74, %c32 overflow<nsw> : index
      %76 = arith.remsi %thread_id_x, %c64 : index
      %77 = arith.cmpi slt, %76, %c0 : index
      %78 = arith.addi %76, %c64 : index
      %79 = arith.select %77, %78, %76 : index
      %80 = arith.cmpi slt, %79, %c0 : index
      %81 = arith.subi %c-1, %79 : index
      %82 = arith.select %80, %81, %79 : index
      %83 = arith.divsi %82, %c32 : index
      %84 = arith.subi %c-1, %83 : index
      %85 = arith.select %80, %84, %83 : index
      %86 = arith.muli %85, %c4 overflow<nsw> : index
      %87 = arith.addi %75, %86 : index
      memref.store %68, %arg4[%87, %61] : memref<64x32xf16>
      %88 = llvm.mlir.constant(1 : i64) : i64
      %89 = llvm.extractelement %1[%88 : i64] : vector<16xf32>
      %90 = arith.addf %89, %63 : f32
      %91 = arith.maximumf %90, %arg3 : f32
      %92 = arith.truncf %91 : f32 to f16
      %93 = arith.addi %87, %c1 : index
      memref.store %92, %arg4[%93, %61] : memref<64x32xf16>
      %94 = llvm.mlir.constant(2 : i64) : i64
      %95 = llvm.extractelement %1[%94 : i64] : vector<16xf32>
      %96 = arith.addf %95, %63 : f32
      %97 = arith.maximumf %96, %arg3 : f32
      %98 = arith.truncf %97 : f32 to f16
      %99 = arith.addi %87, %c2 : index
      memref.store %98, %arg4[%99, %61] : memref<64x32xf16>
      %100 = llvm.mlir.constant(3 : i64) : i64
      %101 = llvm.extractelement %1[%100 : i64] : vector<16xf32>
      %102 = arith.addf %101, %63 : f32
      %103 = arith.maximumf %102, %arg3 : f32
      %104 = arith.truncf %103 : f32 to f16
      %105 = arith.addi %87, %c3 : index
      memref.store %104, %arg4[%105, %61] : memref<64x32xf16>
      %106 = llvm.mlir.constant(4 : i64) : i64
      %107 = llvm.extractelement %1[%106 : i64] : vector<16xf32>
      %108 = arith.addf %107, %63 : f32
      %109 = arith.maximumf %108, %arg3 : f32
      %110 = arith.truncf %109 : f32 to f16
      %111 = arith.addi %87, %c8 : index
      memref.store %110, %arg4[%111, %61] : memref<64x32xf16>
      %112 = llvm.mlir.constant(5 : i64) : i64
      %113 = llvm.extractelement %1[%112 : i64] : vector<16xf32>
      %114 = arith.addf %113, %63 : f32
      %115 = arith.maximumf %114, %arg3 : f32
      %116 = arith.truncf %115 : f32 to f16
      %117 = arith.addi %87, %c9 : index
      memref.store %116, %arg4[%117, %61] : memref<64x32xf16>
      %118 = llvm.mlir.constant(6 : i64) : i64
      %119 = llvm.extractelement %1[%118 : i64] : vector<16xf32>
      %120 = arith.addf %119, %63 : f32
      %121 = arith.maximumf %120, %arg3 : f32
      %122 = arith.truncf %121 : f32 to f16
      %123 = arith.addi %87, %c10 : index
      memref.store %122, %arg4[%123, %61] : memref<64x32xf16>
      %124 = llvm.mlir.constant(7 : i64) : i64
      %125 = llvm.extractelement %1[%124 : i64] : vector<16xf32>
      %126 = arith.addf %125, %63 : f32
      %127 = arith.maximumf %126, %arg3 : f32
      %128 = arith.truncf %127 : f32 to f16
      %129 = arith.addi %87, %c11 : index
      memref.store %128, %arg4[%129, %61] : memref<64x32xf16>
      %130 = llvm.mlir.constant(8 : i64) : i64
      %131 = llvm.extractelement %1[%130 : i64] : vector<16xf32>
      %132 = arith.addf %131, %63 : f32
      %133 = arith.maximumf %132, %arg3 : f32
      %134 = arith.truncf %133 : f32 to f16
      %135 = arith.addi %87, %c16 : index
      memref.store %134, %arg4[%135, %61] : memref<64x32xf16>
      %136 = llvm.mlir.constant(9 : i64) : i64
      %137 = llvm.extractelement %1[%136 : i64] : vector<16xf32>
      %138 = arith.addf %137, %63 : f32
      %139 = arith.maximumf %138, %arg3 : f32
      %140 = arith.truncf %139 : f32 to f16
      %141 = arith.addi %87, %c17 : index
      memref.store %140, %arg4[%141, %61] : memref<64x32xf16>
      %142 = llvm.mlir.constant(10 : i64) : i64
      %143 = llvm.extractelement %1[%142 : i64] : vector<16xf32>
      %144 = arith.addf %143, %63 : f32
      %145 = arith.maximumf %144, %arg3 : f32
      %146 = arith.truncf %145 : f32 to f16
      %147 = arith.addi %87, %c18 : index
      memref.store %146, %arg4[%147, %61] : memref<64x32xf16>
      %148 = llvm.mlir.constant(11 : i64) : i64
      %149 = llvm.extractelement %1[%148 : i64] : vector<16xf32>
      %150 = arith.addf %149, %63 : f32
      %151 = arith.maximumf %150, %arg3 : f32
      %152 = arith.truncf %151 : f32 to f16
      %153 = arith.addi %87, %c19 : index
      memref.store %152, %arg4[%153, %61] : memref<64x32xf16>
      %154 = llvm.mlir.constant(12 : i64) : i64
      %155 = llvm.extractelement %1[%154 : i64] : vector<16xf32>
      %156 = arith.addf %155, %63 : f32
      %157 = arith.maximumf %156, %arg3 : f32
      %158 = arith.truncf %157 : f32 to f16
      %159 = arith.addi %87, %c24 : index
      memref.store %158, %arg4[%159, %61] : memref<64x32xf16>
      %160 = llvm.mlir.constant(13 : i64) : i64
      %161 = llvm.extractelement %1[%160 : i64] : vector<16xf32>
      %162 = arith.addf %161, %63 : f32
      %163 = arith.maximumf %162, %arg3 : f32
      %164 = arith.truncf %163 : f32 to f16
      %165 = arith.addi %87, %c25 : index
      memref.store %164, %arg4[%165, %61] : memref<64x32xf16>
      %166 = llvm.mlir.constant(14 : i64) : i64
      %167 = llvm.extractelement %1[%166 : i64] : vector<16xf32>
      %168 = arith.addf %167, %63 : f32
      %169 = arith.maximumf %168, %arg3 : f32
      %170 = arith.truncf %169 : f32 to f16
      %171 = arith.addi %87, %c26 : index
      memref.store %170, %arg4[%171, %61] : memref<64x32xf16>
      %172 = llvm.mlir.constant(15 : i64) : i64
      %173 = llvm.extractelement %1[%172 : i64] : vector<16xf32>
      %174 = arith.addf %173, %63 : f32
      %175 = arith.maximumf %174, %arg3 : f32
      %176 = arith.truncf %175 : f32 to f16
      %177 = arith.addi %87, %c27 : index
      memref.store %176, %arg4[%177, %61] : memref<64x32xf16>
      gpu.return
    }
  }
}

