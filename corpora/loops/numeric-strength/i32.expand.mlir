module {
  func.func @divide(%arg0: memref<8xi32>, %arg1: memref<6x8xi32>) {
    %c8_i32 = arith.constant 8 : i32
    %c12_i32 = arith.constant 12 : i32
    %c1023_i32 = arith.constant 1023 : i32
    affine.for %arg2 = 0 to 8 {
      %0 = affine.load %arg0[%arg2] : memref<8xi32>
      %c0_i32 = arith.constant 0 : i32
      %c1_i32 = arith.constant 1 : i32
      %1 = arith.divsi %0, %c8_i32 : i32
      %2 = arith.muli %1, %c8_i32 : i32
      %3 = arith.cmpi ne, %0, %2 : i32
      %4 = arith.cmpi slt, %0, %c0_i32 : i32
      %5 = arith.cmpi slt, %c8_i32, %c0_i32 : i32
      %6 = arith.cmpi eq, %4, %5 : i1
      %7 = arith.andi %3, %6 : i1
      %8 = arith.addi %1, %c1_i32 : i32
      %9 = arith.select %7, %8, %1 : i32
      %10 = arith.divsi %0, %c8_i32 : i32
      %11 = arith.muli %10, %c8_i32 : i32
      %12 = arith.cmpi ne, %0, %11 : i32
      %c0_i32_0 = arith.constant 0 : i32
      %13 = arith.cmpi slt, %0, %c0_i32_0 : i32
      %14 = arith.cmpi slt, %c8_i32, %c0_i32_0 : i32
      %15 = arith.cmpi ne, %13, %14 : i1
      %16 = arith.andi %12, %15 : i1
      %c-1_i32 = arith.constant -1 : i32
      %17 = arith.addi %10, %c-1_i32 : i32
      %18 = arith.select %16, %17, %10 : i32
      %c0_i32_1 = arith.constant 0 : i32
      %19 = arith.cmpi eq, %0, %c0_i32_1 : i32
      %c1_i32_2 = arith.constant 1 : i32
      %20 = arith.subi %0, %c1_i32_2 : i32
      %21 = arith.divui %20, %c8_i32 : i32
      %22 = arith.addi %21, %c1_i32_2 : i32
      %23 = arith.select %19, %c0_i32_1, %22 : i32
      %24 = arith.andi %0, %c1023_i32 : i32
      %25 = arith.divsi %24, %c12_i32 : i32
      %26 = arith.remsi %24, %c12_i32 : i32
      %27 = arith.muli %24, %c8_i32 : i32
      affine.store %9, %arg1[0, %arg2] : memref<6x8xi32>
      affine.store %18, %arg1[1, %arg2] : memref<6x8xi32>
      affine.store %23, %arg1[2, %arg2] : memref<6x8xi32>
      affine.store %25, %arg1[3, %arg2] : memref<6x8xi32>
      affine.store %26, %arg1[4, %arg2] : memref<6x8xi32>
      affine.store %27, %arg1[5, %arg2] : memref<6x8xi32>
    }
    return
  }
}
