module attributes {gpu.container_module} {
  func.func @kernel(%arg0: memref<16x32xi8>, %arg1: memref<16x32xi8>, %arg2: memref<16x16xi32>) {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    gpu.launch_func  @kernel_kernel::@kernel_kernel blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1)  args(%arg2 : memref<16x16xi32>, %arg0 : memref<16x32xi8>, %arg1 : memref<16x32xi8>)
    return
  }
  gpu.module @kernel_kernel {
    gpu.func @kernel_kernel(%arg0: memref<16x16xi32>, %arg1: memref<16x32xi8>, %arg2: memref<16x32xi8>) kernel attributes {known_block_size = array<i32: 32, 1, 1>, known_grid_size = array<i32: 1, 1, 1>} {
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
      %10 = memref.load %arg0[%5, %9] : memref<16x16xi32>
      %11 = arith.addi %5, %c2 : index
      %12 = memref.load %arg0[%11, %9] : memref<16x16xi32>
      %13 = arith.addi %5, %c4 : index
      %14 = memref.load %arg0[%13, %9] : memref<16x16xi32>
      %15 = arith.addi %5, %c6 : index
      %16 = memref.load %arg0[%15, %9] : memref<16x16xi32>
      %17 = arith.addi %5, %c8 : index
      %18 = memref.load %arg0[%17, %9] : memref<16x16xi32>
      %19 = arith.addi %5, %c10 : index
      %20 = memref.load %arg0[%19, %9] : memref<16x16xi32>
      %21 = arith.addi %5, %c12 : index
      %22 = memref.load %arg0[%21, %9] : memref<16x16xi32>
      %23 = arith.addi %5, %c14 : index
      %24 = memref.load %arg0[%23, %9] : memref<16x16xi32>
      %25 = vector.from_elements %10, %12, %14, %16, %18, %20, %22, %24 : vector<8xi32>
      %26 = scf.for %arg3 = %c0 to %c32 step %c16 iter_args(%arg4 = %25) -> (vector<8xi32>) {
        %35 = memref.load %arg1[%9, %arg3] : memref<16x32xi8>
        %36 = arith.addi %arg3, %c1 : index
        %37 = memref.load %arg1[%9, %36] : memref<16x32xi8>
        %38 = arith.addi %arg3, %c2 : index
        %39 = memref.load %arg1[%9, %38] : memref<16x32xi8>
        %40 = arith.addi %arg3, %c3 : index
        %41 = memref.load %arg1[%9, %40] : memref<16x32xi8>
        %42 = arith.addi %arg3, %c4 : index
        %43 = memref.load %arg1[%9, %42] : memref<16x32xi8>
        %44 = arith.addi %arg3, %c5 : index
        %45 = memref.load %arg1[%9, %44] : memref<16x32xi8>
        %46 = arith.addi %arg3, %c6 : index
        %47 = memref.load %arg1[%9, %46] : memref<16x32xi8>
        %48 = arith.addi %arg3, %c7 : index
        %49 = memref.load %arg1[%9, %48] : memref<16x32xi8>
        %50 = arith.addi %arg3, %c8 : index
        %51 = memref.load %arg1[%9, %50] : memref<16x32xi8>
        %52 = arith.addi %arg3, %c9 : index
        %53 = memref.load %arg1[%9, %52] : memref<16x32xi8>
        %54 = arith.addi %arg3, %c10 : index
        %55 = memref.load %arg1[%9, %54] : memref<16x32xi8>
        %56 = arith.addi %arg3, %c11 : index
        %57 = memref.load %arg1[%9, %56] : memref<16x32xi8>
        %58 = arith.addi %arg3, %c12 : index
        %59 = memref.load %arg1[%9, %58] : memref<16x32xi8>
        %60 = arith.addi %arg3, %c13 : index
        %61 = memref.load %arg1[%9, %60] : memref<16x32xi8>
        %62 = arith.addi %arg3, %c14 : index
        %63 = memref.load %arg1[%9, %62] : memref<16x32xi8>
        %64 = arith.addi %arg3, %c15 : index
        %65 = memref.load %arg1[%9, %64] : memref<16x32xi8>
        %66 = vector.from_elements %35, %37, %39, %41, %43, %45, %47, %49, %51, %53, %55, %57, %59, %61, %63, %65 : vector<16xi8>
        %67 = memref.load %arg2[%9, %arg3] : memref<16x32xi8>
        %68 = memref.load %arg2[%9, %36] : memref<16x32xi8>
        %69 = memref.load %arg2[%9, %38] : memref<16x32xi8>
        %70 = memref.load %arg2[%9, %40] : memref<16x32xi8>
        %71 = memref.load %arg2[%9, %42] : memref<16x32xi8>
        %72 = memref.load %arg2[%9, %44] : memref<16x32xi8>
        %73 = memref.load %arg2[%9, %46] : memref<16x32xi8>
        %74 = memref.load %arg2[%9, %48] : memref<16x32xi8>
        %75 = memref.load %arg2[%9, %50] : memref<16x32xi8>
        %76 = memref.load %arg2[%9, %52] : memref<16x32xi8>
        %77 = memref.load %arg2[%9, %54] : memref<16x32xi8>
        %78 = memref.load %arg2[%9, %56] : memref<16x32xi8>
        %79 = memref.load %arg2[%9, %58] : memref<16x32xi8>
        %80 = memref.load %arg2[%9, %60] : memref<16x32xi8>
        %81 = memref.load %arg2[%9, %62] : memref<16x32xi8>
        %82 = memref.load %arg2[%9, %64] : memref<16x32xi8>
        %83 = vector.from_elements %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82 : vector<16xi8>
        %84 = amdgpu.wmma 16x16x16 %66 * %83 + %arg4 {unsignedA} : vector<16xi8>, vector<16xi8>, vector<8xi32>
        scf.yield %84 : vector<8xi32>
      }
      %27 = vector.extract %26[0] : i32 from vector<8xi32>
      memref.store %27, %arg0[%5, %9] : memref<16x16xi32>
      %28 = vector.extract %26[1] : i32 from vector<8xi32>
      memref.store %28, %arg0[%11, %9] : memref<16x16xi32>
      %29 = vector.extract %26[2] : i32 from vector<8xi32>
      memref.store %29, %arg0[%13, %9] : memref<16x16xi32>
      %30 = vector.extract %26[3] : i32 from vector<8xi32>
      memref.store %30, %arg0[%15, %9] : memref<16x16xi32>
      %31 = vector.extract %26[4] : i32 from vector<8xi32>
      memref.store %31, %arg0[%17, %9] : memref<16x16xi32>
      %32 = vector.extract %26[5] : i32 from vector<8xi32>
      memref.store %32, %arg0[%19, %9] : memref<16x16xi32>
      %33 = vector.extract %26[6] : i32 from vector<8xi32>
      memref.store %33, %arg0[%21, %9] : memref<16x16xi32>
      %34 = vector.extract %26[7] : i32 from vector<8xi32>
      memref.store %34, %arg0[%23, %9] : memref<16x16xi32>
      gpu.return
    }
  }
}

