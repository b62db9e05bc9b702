module {
  func.func @kernel(%arg0: memref<1x4x5x2xi8>, %arg1: memref<1x8x10x2xi32>) -> memref<1x1x10x2xi32> {
    %c8 = arith.constant 8 : index
    %c2 = arith.constant 2 : index
    %c10 = arith.constant 10 : index
    %c1 = arith.constant 1 : index
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c4_i32 = arith.constant 4 : i32
    %c3_i32 = arith.constant 3 : i32
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x1x10x2xi32>
    scf.for %arg2 = %c0 to %c10 step %c1 {
      scf.for %arg3 = %c0 to %c2 step %c1 {
        memref.store %c0_i32, %alloc[%c0, %c0, %arg2, %arg3] : memref<1x1x10x2xi32>
      }
    }
    %expand_shape = memref.expand_shape %arg1 [[0], [1], [2, 3], [4]] output_shape [1, 8, 1, 10, 2] : memref<1x8x10x2xi32> into memref<1x8x1x10x2xi32>
    scf.for %arg2 = %c0 to %c8 step %c1 {
      scf.for %arg3 = %c0 to %c10 step %c1 {
        scf.for %arg4 = %c0 to %c2 step %c1 {
          %0 = memref.load %expand_shape[%c0, %arg2, %c0, %arg3, %arg4] : memref<1x8x1x10x2xi32>
          %1 = memref.load %alloc[%c0, %c0, %arg3, %arg4] : memref<1x1x10x2xi32>
          %2 = arith.index_cast %arg2 : index to i32
          %3 = arith.index_cast %arg3 : index to i32
          %4 = arith.muli %2, %c2_i32 : i32
          %5 = arith.addi %4, %c-1_i32 : i32
          %6 = arith.floordivsi %5, %c4_i32 : i32
          %7 = arith.muli %6, %c4_i32 : i32
          %8 = arith.subi %5, %7 : i32
          %9 = arith.muli %3, %c2_i32 : i32
          %10 = arith.addi %9, %c-1_i32 : i32
          %11 = arith.floordivsi %10, %c4_i32 : i32
          %12 = arith.muli %11, %c4_i32 : i32
          %13 = arith.subi %10, %12 : i32
          %14 = arith.addi %6, %c1_i32 : i32
          %15 = arith.maxsi %6, %c0_i32 : i32
          %16 = arith.minsi %15, %c3_i32 : i32
          %17 = arith.maxsi %14, %c0_i32 : i32
          %18 = arith.minsi %17, %c3_i32 : i32
          %19 = arith.index_cast %16 : i32 to index
          %20 = arith.index_cast %18 : i32 to index
          %21 = arith.addi %11, %c1_i32 : i32
          %22 = arith.maxsi %11, %c0_i32 : i32
          %23 = arith.minsi %22, %c4_i32 : i32
          %24 = arith.maxsi %21, %c0_i32 : i32
          %25 = arith.minsi %24, %c4_i32 : i32
          %26 = arith.index_cast %23 : i32 to index
          %27 = arith.index_cast %25 : i32 to index
          %28 = memref.load %arg0[%c0, %19, %26, %arg4] : memref<1x4x5x2xi8>
          %29 = memref.load %arg0[%c0, %19, %27, %arg4] : memref<1x4x5x2xi8>
          %30 = memref.load %arg0[%c0, %20, %26, %arg4] : memref<1x4x5x2xi8>
          %31 = memref.load %arg0[%c0, %20, %27, %arg4] : memref<1x4x5x2xi8>
          %32 = arith.extsi %28 : i8 to i32
          %33 = arith.extsi %29 : i8 to i32
          %34 = arith.extsi %30 : i8 to i32
          %35 = arith.extsi %31 : i8 to i32
          %36 = arith.subi %c4_i32, %13 : i32
          %37 = arith.muli %32, %36 : i32
          %38 = arith.muli %33, %13 : i32
          %39 = arith.addi %37, %38 : i32
          %40 = arith.muli %34, %36 : i32
          %41 = arith.muli %35, %13 : i32
          %42 = arith.addi %40, %41 : i32
          %43 = arith.subi %c4_i32, %8 : i32
          %44 = arith.muli %39, %43 : i32
          %45 = arith.muli %42, %8 : i32
          %46 = arith.addi %44, %45 : i32
          %47 = arith.muli %46, %0 : i32
          %48 = arith.addi %47, %1 : i32
          memref.store %48, %alloc[%c0, %c0, %arg3, %arg4] : memref<1x1x10x2xi32>
        }
      }
    }
    return %alloc : memref<1x1x10x2xi32>
  }
}
