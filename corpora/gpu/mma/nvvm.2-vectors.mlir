module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<16x16xf16>, %arg1: memref<16x8xf16>, %arg2: memref<16x8xf16>) {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1)  args(%arg0 : memref<16x16xf16>, %arg1 : memref<16x8xf16>, %arg2 : memref<16x8xf16>)
    return
  }
  gpu.module @kernel_kernel {
    gpu.func @kernel_kernel(%arg0: memref<16x16xf16>, %arg1: memref<16x8xf16>, %arg2: memref<16x8xf16>) kernel attributes {known_block_size = array<i32: 32, 1, 1>, known_grid_size = array<i32: 1, 1, 1>} {
      %0 = ub.poison : vector<2x2xf16>
      %1 = builtin.unrealized_conversion_cast %0 : vector<2x2xf16> to !llvm.array<2 x vector<2xf16>>
      %2 = ub.poison : vector<4x2xf16>
      %3 = builtin.unrealized_conversion_cast %2 : vector<4x2xf16> to !llvm.array<4 x vector<2xf16>>
      %4 = llvm.mlir.poison : !llvm.array<2 x vector<2xf16>>
      %c9 = arith.constant 9 : index
      %c8 = arith.constant 8 : index
      %c1 = arith.constant 1 : index
      %c-8 = arith.constant -8 : index
      %c2 = arith.constant 2 : index
      %c-1 = arith.constant -1 : index
      %c0 = arith.constant 0 : index
      %c4 = arith.constant 4 : index
      %thread_id_x = gpu.thread_id x
      %5 = arith.cmpi slt, %thread_id_x, %c0 : index
      %6 = arith.subi %c-1, %thread_id_x : index
      %7 = arith.select %5, %6, %thread_id_x : index
      %8 = arith.divsi %7, %c4 : index
      %9 = arith.subi %c-1, %8 : index
      %10 = arith.select %5, %9, %8 : index
      %11 = arith.muli %thread_id_x, %c2 overflow<nsw> : index
      %12 = arith.muli %10, %c-8 overflow<nsw> : index
      %13 = arith.addi %11, %12 : index
      %14 = memref.load %arg0[%10, %13] : memref<16x16xf16>
      %15 = arith.addi %13, %c1 : index
      %16 = memref.load %arg0[%10, %15] : memref<16x16xf16>
      %17 = arith.addi %10, %c8 : index
      %18 = memref.load %arg0[%17, %13] : memref<16x16xf16>
      %19 = memref.load %arg0[%17, %15] : memref<16x16xf16>
      %20 = arith.addi %13, %c8 : index
      %21 = memref.load %arg0[%10, %20] : memref<16x16xf16>
      %22 = arith.addi %13, %c9 : index
      %23 = memref.load %arg0[%10, %22] : memref<16x16xf16>
      %24 = memref.load %arg0[%17, %20] : memref<16x16xf16>
      %25 = memref.load %arg0[%17, %22] : memref<16x16xf16>
      %26 = llvm.mlir.poison : vector<2xf16>
      %27 = llvm.mlir.constant(0 : i64) : i64
      %28 = llvm.insertelement %14, %26[%27 : i64] : vector<2xf16>
      %29 = llvm.mlir.constant(1 : i64) : i64
      %30 = llvm.insertelement %16, %28[%29 : i64] : vector<2xf16>
      %31 = llvm.insertvalue %30, %3[0] : !llvm.array<4 x vector<2xf16>> 
      %32 = llvm.mlir.poison : vector<2xf16>
      %33 = llvm.mlir.constant(0 : i64) : i64
      %34 = llvm.insertelement %18, %32[%33 : i64] : vector<2xf16>
      %35 = llvm.mlir.constant(1 : i64) : i64
      %36 = llvm.insertelement %19, %34[%35 : i64] : vector<2xf16>
      %37 = llvm.insertvalue %36, %31[1] : !llvm.array<4 x vector<2xf16>> 
      %38 = llvm.mlir.poison : vector<2xf16>
      %39 = llvm.mlir.constant(0 : i64) : i64
      %40 = llvm.insertelement %21, %38[%39 : i64] : vector<2xf16>
      %41 = llvm.mlir.constant(1 : i64) : i64
      %42 = llvm.insertelement %23, %40[%41 : i64] : vector<2xf16>
      %43 = llvm.insertvalue %42, %37[2] : !llvm.array<4 x vector<2xf16>> 
      %44 = llvm.mlir.poison : vector<2xf16>
      %45 = llvm.mlir.constant(0 : i64) : i64
      %46 = llvm.insertelement %24, %44[%45 : i64] : vector<2xf16>
      %47 = llvm.mlir.constant(1 : i64) : i64
      %48 = llvm.insertelement %25, %46[%47 : i64] : vector<2xf16>
      %49 = llvm.insertvalue %48, %43[3] : !llvm.array<4 x vector<2xf16>> 
      %50 = builtin.unrealized_conversion_cast %49 : !llvm.array<4 x vector<2xf16>> to vector<4x2xf16>
      %51 = builtin.unrealized_conversion_cast %50 : vector<4x2xf16> to !llvm.array<4 x vector<2xf16>>
      %52 = memref.load %arg1[%13, %10] : memref<16x8xf16>
      %53 = memref.load %arg1[%15, %10] : memref<16x8xf16>
      %54 = memref.load %arg1[%20, %10] : memref<16x8xf16>
      %55 = memref.load %arg1[%22, %10] : memref<16x8xf16>
      %56 = llvm.mlir.poison : vector<2xf16>
      %57 = llvm.mlir.constant(0 : i64) : i64
      %58 = llvm.insertelement %52, %56[%57 : i64] : vector<2xf16>
      %59 = llvm.mlir.constant(1 : i64) : i64
      %60 = llvm.insertelement %53, %58[%59 : i64] : vector<2xf16>
      %61 = llvm.insertvalue %60, %1[0] : !llvm.array<2 x vector<2xf16>> 
      %62 = llvm.mlir.poison : vector<2xf16>
      %63 = llvm.mlir.constant(0 : i64) : i64
      %64 = llvm.insertelement %54, %62[%63 : i64] : vector<2xf16>
      %65 = llvm.mlir.constant(1 : i64) : i64
      %66 = llvm.insertelement %55, %64[%65 : i64] : vector<2xf16>
      %67 = llvm.insertvalue %66, %61[1] : !llvm.array<2 x vector<2xf16>> 
      %68 = builtin.unrealized_conversion_cast %67 : !llvm.array<2 x vector<2xf16>> to vector<2x2xf16>
      %69 = builtin.unrealized_conversion_cast %68 : vector<2x2xf16> to !llvm.array<2 x vector<2xf16>>
      %70 = memref.load %arg2[%10, %13] : memref<16x8xf16>
      %71 = memref.load %arg2[%10, %15] : memref<16x8xf16>
      %72 = memref.load %arg2[%17, %13] : memref<16x8xf16>
      %73 = memref.load %arg2[%17, %15] : memref<16x8xf16>
      %74 = llvm.mlir.poison : vector<2xf16>
      %75 = llvm.mlir.constant(0 : i64) : i64
      %76 = llvm.insertelement %70, %74[%75 : i64] : vector<2xf16>
      %77 = llvm.mlir.constant(1 : i64) : i64
      %78 = llvm.insertelement %71, %76[%77 : i64] : vector<2xf16>
      %79 = llvm.insertvalue %78, %1[0] : !llvm.array<2 x vector<2xf16>> 
      %80 = llvm.mlir.poison : vector<2xf16>
      %81 = llvm.mlir.constant(0 : i64) : i64
      %82 = llvm.insertelement %72, %80[%81 : i64] : vector<2xf16>
      %83 = llvm.mlir.constant(1 : i64) : i64
      %84 = llvm.insertelement %73, %82[%83 : i64] : vector<2xf16>
      %85 = llvm.insertvalue %84, %79[1] : !llvm.array<2 x vector<2xf16>> 
      %86 = builtin.unrealized_conversion_cast %85 : !llvm.array<2 x vector<2xf16>> to vector<2x2xf16>
      %87 = builtin.unrealized_conversion_cast %86 : vector<2x2xf16> to !llvm.array<2 x vector<2xf16>>
      %88 = llvm.extractvalue %51[0] : !llvm.array<4 x vector<2xf16>> 
      %89 = llvm.extractvalue %51[1] : !llvm.array<4 x vector<2xf16>> 
      %90 = llvm.extractvalue %51[2] : !llvm.array<4 x vector<2xf16>> 
      %91 = llvm.extractvalue %51[3] : !llvm.array<4 x vector<2xf16>> 
      %92 = llvm.extractvalue %69[0] : !llvm.array<2 x vector<2xf16>> 
      %93 = llvm.extractvalue %69[1] : !llvm.array<2 x vector<2xf16>> 
      %94 = llvm.extractvalue %87[0] : !llvm.array<2 x vector<2xf16>> 
      %95 = llvm.extractvalue %87[1] : !llvm.array<2 x vector<2xf16>> 
      %96 = nvvm.mma.sync A[%88, %89, %90, %91]  B[%92, %93]  C[%94, %95]  {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
      %97 = llvm.extractvalue %96[0] : !llvm.struct<(vector<2xf16>, vector<2xf16>)> 
      %98 = llvm.extractvalue %96[1] : !llvm.struct<(vector<2xf16>, vector<2xf16>)> 
      %99 = llvm.insertvalue %97, %4[0] : !llvm.array<2 x vector<2xf16>> 
      %100 = llvm.insertvalue %98, %99[1] : !llvm.array<2 x vector<2xf16>> 
      %101 = builtin.unrealized_conversion_cast %100 : !llvm.array<2 x vector<2xf16>> to vector<2x2xf16>
      %102 = llvm.extractvalue %100[0] : !llvm.array<2 x vector<2xf16>> 
      %103 = llvm.mlir.constant(0 : i64) : i64
      %104 = llvm.extractelement %102[%103 : i64] : vector<2xf16>
      %105 = llvm.extractvalue %100[0] : !llvm.array<2 x vector<2xf16>> 
      %106 = llvm.mlir.constant(1 : i64) : i64
      %107 = llvm.extractelement %105[%106 : i64] : vector<2xf16>
      %108 = llvm.extractvalue %100[1] : !llvm.array<2 x vector<2xf16>> 
      %109 = llvm.mlir.constant(0 : i64) : i64
      %110 = llvm.extractelement %108[%109 : i64] : vector<2xf16>
      %111 = llvm.extractvalue %100[1] : !llvm.array<2 x vector<2xf16>> 
      %112 = llvm.mlir.constant(1 : i64) : i64
      %113 = llvm.extractelement %111[%112 : i64] : vector<2xf16>
      memref.store %104, %arg2[%10, %13] : memref<16x8xf16>
      memref.store %107, %arg2[%10, %15] : memref<16x8xf16>
      memref.store %110, %arg2[%17, %13] : memref<16x8xf16>
      memref.store %113, %arg2[%17, %15] : memref<16x8xf16>
      gpu.return
    }
  }
}

