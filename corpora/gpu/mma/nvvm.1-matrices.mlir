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
      %8 = arith.addi %6, %7 : index
      %9 = memref.load %arg0[%5, %8] : memref<16x16xf16>
      %10 = arith.addi %8, %c1 : index
      %11 = memref.load %arg0[%5, %10] : memref<16x16xf16>
      %12 = arith.addi %5, %c8 : index
      %13 = memref.load %arg0[%12, %8] : memref<16x16xf16>
      %14 = memref.load %arg0[%12, %10] : memref<16x16xf16>
      %15 = arith.addi %8, %c8 : index
      %16 = memref.load %arg0[%5, %15] : memref<16x16xf16>
      %17 = arith.addi %8, %c9 : index
      %18 = memref.load %arg0[%5, %17] : memref<16x16xf16>
      %19 = memref.load %arg0[%12, %15] : memref<16x16xf16>
      %20 = memref.load %arg0[%12, %17] : memref<16x16xf16>
      %21 = vector.from_elements %9, %11, %13, %14, %16, %18, %19, %20 : vector<4x2xf16>
      %22 = builtin.unrealized_conversion_cast %21 : vector<4x2xf16> to !llvm.array<4 x vector<2xf16>>
      %23 = memref.load %arg1[%8, %5] : memref<16x8xf16>
      %24 = memref.load %arg1[%10, %5] : memref<16x8xf16>
      %25 = memref.load %arg1[%15, %5] : memref<16x8xf16>
      %26 = memref.load %arg1[%17, %5] : memref<16x8xf16>
      %27 = vector.from_elements %23, %24, %25, %26 : vector<2x2xf16>
      %28 = builtin.unrealized_conversion_cast %27 : vector<2x2xf16> to !llvm.array<2 x vector<2xf16>>
      %29 = memref.load %arg2[%5, %8] : memref<16x8xf16>
      %30 = memref.load %arg2[%5, %10] : memref<16x8xf16>
      %31 = memref.load %arg2[%12, %8] : memref<16x8xf16>
      %32 = memref.load %arg2[%12, %10] : memref<16x8xf16>
      %33 = vector.from_elements %29, %30, %31, %32 : vector<2x2xf16>
      %34 = builtin.unrealized_conversion_cast %33 : vector<2x2xf16> to !llvm.array<2 x vector<2xf16>>
      %35 = llvm.extractvalue %22[0] : !llvm.array<4 x vector<2xf16>> 
      %36 = llvm.extractvalue %22[1] : !llvm.array<4 x vector<2xf16>> 
      %37 = llvm.extractvalue %22[2] : !llvm.array<4 x vector<2xf16>> 
      %38 = llvm.extractvalue %22[3] : !llvm.array<4 x vector<2xf16>> 
      %39 = llvm.extractvalue %28[0] : !llvm.array<2 x vector<2xf16>> 
      %40 = llvm.extractvalue %28[1] : !llvm.array<2 x vector<2xf16>> 
      %41 = llvm.extractvalue %34[0] : !llvm.array<2 x vector<2xf16>> 
      %42 = llvm.extractvalue %34[1] : !llvm.array<2 x vector<2xf16>> 
      %43 = nvvm.mma.sync A[%35, %36, %37, %38]  B[%39, %40]  C[%41, %42]  {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
      %44 = llvm.extractvalue %43[0] : !llvm.struct<(vector<2xf16>, vector<2xf16>)> 
      %45 = llvm.extractvalue %43[1] : !llvm.struct<(vector<2xf16>, vector<2xf16>)> 
      %46 = llvm.mlir.poison : !llvm.array<2 x vector<2xf16>>
      %47 = llvm.insertvalue %44, %46[0] : !llvm.array<2 x vector<2xf16>> 
      %48 = llvm.insertvalue %45, %47[1] : !llvm.array<2 x vector<2xf16>> 
      %49 = builtin.unrealized_conversion_cast %48 : !llvm.array<2 x vector<2xf16>> to vector<2x2xf16>
      %50 = vector.extract %49[0, 0] : f16 from vector<2x2xf16>
      %51 = vector.extract %49[0, 1] : f16 from vector<2x2xf16>
      %52 = vector.extract %49[1, 0] : f16 from vector<2x2xf16>
      %53 = vector.extract %49[1, 1] : f16 from vector<2x2xf16>
      memref.store %50, %arg2[%5, %8] : memref<16x8xf16>
      memref.store %51, %arg2[%5, %10] : memref<16x8xf16>
      memref.store %52, %arg2[%12, %8] : memref<16x8xf16>
      memref.store %53, %arg2[%12, %10] : memref<16x8xf16>
      gpu.return
    }
  }
}

