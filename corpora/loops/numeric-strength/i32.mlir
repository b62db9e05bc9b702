module {
  func.func @divide(%arg0: memref<8xi32>, %arg1: memref<6x8xi32>) {
    %c8_i32 = arith.constant 8 : i32
    %c12_i32 = arith.constant 12 : i32
    %c1023_i32 = arith.constant 1023 : i32
    affine.for %arg2 = 0 to 8 {
      %0 = affine.load %arg0[%arg2] : memref<8xi32>
      %1 = arith.ceildivsi %0, %c8_i32 : i32
      %2 = arith.floordivsi %0, %c8_i32 : i32
      %3 = arith.ceildivui %0, %c8_i32 : i32
      %4 = arith.andi %0, %c1023_i32 : i32
      %5 = arith.divsi %4, %c12_i32 : i32
      %6 = arith.remsi %4, %c12_i32 : i32
      %7 = arith.muli %4, %c8_i32 : i32
      affine.store %1, %arg1[0, %arg2] : memref<6x8xi32>
      affine.store %2, %arg1[1, %arg2] : memref<6x8xi32>
      affine.store %3, %arg1[2, %arg2] : memref<6x8xi32>
      affine.store %5, %arg1[3, %arg2] : memref<6x8xi32>
      affine.store %6, %arg1[4, %arg2] : memref<6x8xi32>
      affine.store %7, %arg1[5, %arg2] : memref<6x8xi32>
    }
    return
  }
}
