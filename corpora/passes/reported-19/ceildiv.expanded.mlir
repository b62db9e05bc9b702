module {
  func.func @kernel(%arg0: memref<16xi8>, %arg1: memref<16xi8>, %arg2: memref<16xi8>) {
    affine.for %arg3 = 0 to 16 {
      %0 = affine.load %arg0[%arg3] : memref<16xi8>
      %1 = affine.load %arg1[%arg3] : memref<16xi8>
      %c15_i8 = arith.constant 15 : i8
      %c1_i8 = arith.constant 1 : i8
      %2 = arith.andi %1, %c15_i8 : i8
      %3 = arith.ori %2, %c1_i8 : i8
      %c1_i8_0 = arith.constant 1 : i8
      %c0_i8 = arith.constant 0 : i8
      %c-1_i8 = arith.constant -1 : i8
      %4 = arith.cmpi sgt, %3, %c0_i8 : i8
      %5 = arith.select %4, %c-1_i8, %c1_i8_0 : i8
      %6 = arith.addi %5, %0 : i8
      %7 = arith.divsi %6, %3 : i8
      %8 = arith.addi %c1_i8_0, %7 : i8
      %9 = arith.subi %c0_i8, %0 : i8
      %10 = arith.divsi %9, %3 : i8
      %11 = arith.subi %c0_i8, %10 : i8
      %12 = arith.cmpi slt, %0, %c0_i8 : i8
      %13 = arith.cmpi sgt, %0, %c0_i8 : i8
      %14 = arith.cmpi slt, %3, %c0_i8 : i8
      %15 = arith.cmpi sgt, %3, %c0_i8 : i8
      %16 = arith.andi %12, %14 : i1
      %17 = arith.andi %13, %15 : i1
      %18 = arith.ori %16, %17 : i1
      %19 = arith.select %18, %8, %11 : i8
      affine.store %19, %arg2[%arg3] : memref<16xi8>
    }
    return
  }
}
