func.func @f(%A: memref<16x32xi8>, %B: memref<8x32xi8>, %C: memref<16x8xi32>) {
  %zero = arith.constant 0 : i32
  %least = arith.constant -2147483648 : i32
  %most = arith.constant 2147483647 : i32
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 8 {
      %sum = affine.for %k = 0 to 32 iter_args(%acc = %zero) -> i32 {
        %a = affine.load %A[%i, %k] : memref<16x32xi8>
        %b = affine.load %B[%j, %k] : memref<8x32xi8>
        %x = arith.extsi %a : i8 to i32
        %y = arith.extsi %b : i8 to i32
        %p = arith.muli %x, %y : i32
        %s = arith.addi %acc, %p : i32
        affine.yield %s : i32
      }
      %low = arith.addi %sum, %zero : i32
      %both = arith.addi %low, %zero : i32
      
      affine.store %both, %C[%i, %j] : memref<16x8xi32>
    }
  }
  return
}
// -----
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @mma(%arg0: memref<16x32xi8>, %arg1: memref<8x32xi8>, %arg2: memref<16x8xi32>) kernel {
      %c2 = arith.constant 2 : index
      %c4 = arith.constant 4 : index
      %c8 = arith.constant 8 : index
      %c16 = arith.constant 16 : index
      %thread_id_x = gpu.thread_id x
      %0 = arith.divui %thread_id_x, %c4 : index
      %1 = arith.remui %thread_id_x, %c4 : index
      %2 = arith.addi %0, %c8 : index
      %3 = arith.muli %1, %c4 : index
      %4 = arith.addi %3, %c16 : index
      %5 = vector.load %arg0[%0, %3] : memref<16x32xi8>, vector<4xi8>
      %6 = vector.load %arg0[%2, %3] : memref<16x32xi8>, vector<4xi8>
      %7 = vector.load %arg0[%0, %4] : memref<16x32xi8>, vector<4xi8>
      %8 = vector.load %arg0[%2, %4] : memref<16x32xi8>, vector<4xi8>
      %9 = vector.load %arg1[%0, %3] : memref<8x32xi8>, vector<4xi8>
      %10 = vector.load %arg1[%0, %4] : memref<8x32xi8>, vector<4xi8>
      %cst = arith.constant dense<0> : vector<4x4xi8>
      %cst_0 = arith.constant dense<0> : vector<2x4xi8>
      %cst_1 = arith.constant dense<0> : vector<2x2xi32>
      %11 = builtin.unrealized_conversion_cast %cst_1 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
      %12 = vector.insert %5, %cst [0] : vector<4xi8> into vector<4x4xi8>
      %13 = vector.insert %6, %12 [1] : vector<4xi8> into vector<4x4xi8>
      %14 = vector.insert %7, %13 [2] : vector<4xi8> into vector<4x4xi8>
      %15 = vector.insert %8, %14 [3] : vector<4xi8> into vector<4x4xi8>
      %16 = builtin.unrealized_conversion_cast %15 : vector<4x4xi8> to !llvm.array<4 x vector<4xi8>>
      %17 = vector.insert %9, %cst_0 [0] : vector<4xi8> into vector<2x4xi8>
      %18 = vector.insert %10, %17 [1] : vector<4xi8> into vector<2x4xi8>
      %19 = builtin.unrealized_conversion_cast %18 : vector<2x4xi8> to !llvm.array<2 x vector<4xi8>>
      %20 = llvm.extractvalue %16[0] : !llvm.array<4 x vector<4xi8>> 
      %21 = llvm.bitcast %20 : vector<4xi8> to i32
      %22 = llvm.extractvalue %16[1] : !llvm.array<4 x vector<4xi8>> 
      %23 = llvm.bitcast %22 : vector<4xi8> to i32
      %24 = llvm.extractvalue %16[2] : !llvm.array<4 x vector<4xi8>> 
      %25 = llvm.bitcast %24 : vector<4xi8> to i32
      %26 = llvm.extractvalue %16[3] : !llvm.array<4 x vector<4xi8>> 
      %27 = llvm.bitcast %26 : vector<4xi8> to i32
      %28 = llvm.extractvalue %19[0] : !llvm.array<2 x vector<4xi8>> 
      %29 = llvm.bitcast %28 : vector<4xi8> to i32
      %30 = llvm.extractvalue %19[1] : !llvm.array<2 x vector<4xi8>> 
      %31 = llvm.bitcast %30 : vector<4xi8> to i32
      %32 = llvm.extractvalue %11[0] : !llvm.array<2 x vector<2xi32>> 
      %33 = llvm.mlir.constant(0 : i64) : i64
      %34 = llvm.extractelement %32[%33 : i64] : vector<2xi32>
      %35 = llvm.mlir.constant(1 : i64) : i64
      %36 = llvm.extractelement %32[%35 : i64] : vector<2xi32>
      %37 = llvm.extractvalue %11[1] : !llvm.array<2 x vector<2xi32>> 
      %38 = llvm.mlir.constant(0 : i64) : i64
      %39 = llvm.extractelement %37[%38 : i64] : vector<2xi32>
      %40 = llvm.mlir.constant(1 : i64) : i64
      %41 = llvm.extractelement %37[%40 : i64] : vector<2xi32>
      %42 = nvvm.mma.sync A[%21, %23, %25, %27]  B[%29, %31]  C[%34, %36, %39, %41]  {intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
      %43 = llvm.mlir.poison : vector<2xi32>
      %44 = llvm.extractvalue %42[0] : !llvm.struct<(i32, i32, i32, i32)> 
      %45 = llvm.extractvalue %42[1] : !llvm.struct<(i32, i32, i32, i32)> 
      %46 = llvm.mlir.constant(0 : i32) : i32
      %47 = llvm.insertelement %44, %43[%46 : i32] : vector<2xi32>
      %48 = llvm.mlir.constant(1 : i32) : i32
      %49 = llvm.insertelement %45, %47[%48 : i32] : vector<2xi32>
      %50 = llvm.mlir.poison : vector<2xi32>
      %51 = llvm.extractvalue %42[2] : !llvm.struct<(i32, i32, i32, i32)> 
      %52 = llvm.extractvalue %42[3] : !llvm.struct<(i32, i32, i32, i32)> 
      %53 = llvm.mlir.constant(0 : i32) : i32
      %54 = llvm.insertelement %51, %50[%53 : i32] : vector<2xi32>
      %55 = llvm.mlir.constant(1 : i32) : i32
      %56 = llvm.insertelement %52, %54[%55 : i32] : vector<2xi32>
      %57 = llvm.mlir.poison : !llvm.array<2 x vector<2xi32>>
      %58 = llvm.insertvalue %49, %57[0] : !llvm.array<2 x vector<2xi32>> 
      %59 = llvm.insertvalue %56, %58[1] : !llvm.array<2 x vector<2xi32>> 
      %60 = builtin.unrealized_conversion_cast %59 : !llvm.array<2 x vector<2xi32>> to vector<2x2xi32>
      %61 = vector.extract %60[0] : vector<2xi32> from vector<2x2xi32>
      %62 = vector.extract %60[1] : vector<2xi32> from vector<2x2xi32>
      %63 = arith.muli %1, %c2 : index
      vector.store %61, %arg2[%0, %63] : memref<16x8xi32>, vector<2xi32>
      vector.store %62, %arg2[%2, %63] : memref<16x8xi32>, vector<2xi32>
      gpu.return
    }
  }
  func.func @f(%arg0: memref<16x32xi8>, %arg1: memref<8x32xi8>, %arg2: memref<16x8xi32>) {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    gpu.launch_func  @k::@mma blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1)  args(%arg0 : memref<16x32xi8>, %arg1 : memref<8x32xi8>, %arg2 : memref<16x8xi32>)
    return
  }
}
// expect: equivalent bitwise
