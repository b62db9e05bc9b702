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
      %18 = llvm.mlir.poison : vector<4xi32>
      %19 = llvm.mlir.constant(0 : i64) : i64
      %20 = llvm.insertelement %11, %18[%19 : i64] : vector<4xi32>
      %21 = llvm.mlir.constant(1 : i64) : i64
      %22 = llvm.insertelement %13, %20[%21 : i64] : vector<4xi32>
      %23 = llvm.mlir.constant(2 : i64) : i64
      %24 = llvm.insertelement %15, %22[%23 : i64] : vector<4xi32>
      %25 = llvm.mlir.constant(3 : i64) : i64
      %26 = llvm.insertelement %17, %24[%25 : i64] : vector<4xi32>
      cf.br ^bb1(%c0, %26 : index, vector<4xi32>)
    ^bb1(%27: index, %28: vector<4xi32>):  // 2 preds: ^bb0, ^bb2
      %29 = arith.cmpi slt, %27, %c64 : index
      cf.cond_br %29, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %30 = arith.muli %5, %c8 overflow<nsw> : index
      %31 = arith.addi %27, %30 : index
      %32 = memref.load %arg1[%10, %31] : memref<16x64xi8>
      %33 = arith.addi %31, %c1 : index
      %34 = memref.load %arg1[%10, %33] : memref<16x64xi8>
      %35 = arith.addi %31, %c2 : index
      %36 = memref.load %arg1[%10, %35] : memref<16x64xi8>
      %37 = arith.addi %31, %c3 : index
      %38 = memref.load %arg1[%10, %37] : memref<16x64xi8>
      %39 = arith.addi %31, %c4 : index
      %40 = memref.load %arg1[%10, %39] : memref<16x64xi8>
      %41 = arith.addi %31, %c5 : index
      %42 = memref.load %arg1[%10, %41] : memref<16x64xi8>
      %43 = arith.addi %31, %c6 : index
      %44 = memref.load %arg1[%10, %43] : memref<16x64xi8>
      %45 = arith.addi %31, %c7 : index
      %46 = memref.load %arg1[%10, %45] : memref<16x64xi8>
      %47 = llvm.mlir.poison : vector<8xi8>
      %48 = llvm.mlir.constant(0 : i64) : i64
      %49 = llvm.insertelement %32, %47[%48 : i64] : vector<8xi8>
      %50 = llvm.mlir.constant(1 : i64) : i64
      %51 = llvm.insertelement %34, %49[%50 : i64] : vector<8xi8>
      %52 = llvm.mlir.constant(2 : i64) : i64
      %53 = llvm.insertelement %36, %51[%52 : i64] : vector<8xi8>
      %54 = llvm.mlir.constant(3 : i64) : i64
      %55 = llvm.insertelement %38, %53[%54 : i64] : vector<8xi8>
      %56 = llvm.mlir.constant(4 : i64) : i64
      %57 = llvm.insertelement %40, %55[%56 : i64] : vector<8xi8>
      %58 = llvm.mlir.constant(5 : i64) : i64
      %59 = llvm.insertelement %42, %57[%58 : i64] : vector<8xi8>
      %60 = llvm.mlir.constant(6 : i64) : i64
      %61 = llvm.insertelement %44, %59[%60 : i64] : vector<8xi8>
      %62 = llvm.mlir.constant(7 : i64) : i64
      %63 = llvm.insertelement %46, %61[%62 : i64] : vector<8xi8>
      %64 = memref.load %arg2[%10, %31] : memref<16x64xi8>
      %65 = memref.load %arg2[%10, %33] : memref<16x64xi8>
      %66 = memref.load %arg2[%10, %35] : memref<16x64xi8>
      %67 = memref.load %arg2[%10, %37] : memref<16x64xi8>
      %68 = memref.load %arg2[%10, %39] : memref<16x64xi8>
      %69 = memref.load %arg2[%10, %41] : memref<16x64xi8>
      %70 = memref.load %arg2[%10, %43] : memref<16x64xi8>
      %71 = memref.load %arg2[%10, %45] : memref<16x64xi8>
      %72 = llvm.mlir.poison : vector<8xi8>
      %73 = llvm.mlir.constant(0 : i64) : i64
      %74 = llvm.insertelement %64, %72[%73 : i64] : vector<8xi8>
      %75 = llvm.mlir.constant(1 : i64) : i64
      %76 = llvm.insertelement %65, %74[%75 : i64] : vector<8xi8>
      %77 = llvm.mlir.constant(2 : i64) : i64
      %78 = llvm.insertelement %66, %76[%77 : i64] : vector<8xi8>
      %79 = llvm.mlir.constant(3 : i64) : i64
      %80 = llvm.insertelement %67, %78[%79 : i64] : vector<8xi8>
      %81 = llvm.mlir.constant(4 : i64) : i64
      %82 = llvm.insertelement %68, %80[%81 : i64] : vector<8xi8>
      %83 = llvm.mlir.constant(5 : i64) : i64
      %84 = llvm.insertelement %69, %82[%83 : i64] : vector<8xi8>
      %85 = llvm.mlir.constant(6 : i64) : i64
      %86 = llvm.insertelement %70, %84[%85 : i64] : vector<8xi8>
      %87 = llvm.mlir.constant(7 : i64) : i64
      %88 = llvm.insertelement %71, %86[%87 : i64] : vector<8xi8>
      %89 = llvm.bitcast %63 : vector<8xi8> to i64
      %90 = llvm.bitcast %88 : vector<8xi8> to i64
      %91 = rocdl.mfma.i32.16x16x32.i8 %89, %90, %28, 0, 0, none : (i64, i64, vector<4xi32>) -> vector<4xi32>
      %92 = arith.addi %27, %c32 : index
      cf.br ^bb1(%92, %91 : index, vector<4xi32>)
    ^bb3:  // pred: ^bb1
      %93 = llvm.mlir.constant(0 : i64) : i64
      %94 = llvm.extractelement %28[%93 : i64] : vector<4xi32>
      memref.store %94, %arg0[%6, %10] : memref<16x16xi32>
      %95 = llvm.mlir.constant(1 : i64) : i64
      %96 = llvm.extractelement %28[%95 : i64] : vector<4xi32>
      memref.store %96, %arg0[%12, %10] : memref<16x16xi32>
      %97 = llvm.mlir.constant(2 : i64) : i64
      %98 = llvm.extractelement %28[%97 : i64] : vector<4xi32>
      memref.store %98, %arg0[%14, %10] : memref<16x16xi32>
      %99 = llvm.mlir.constant(3 : i64) : i64
      %100 = llvm.extractelement %28[%99 : i64] : vector<4xi32>
      memref.store %100, %arg0[%16, %10] : memref<16x16xi32>
      gpu.return
    }
  }
}

