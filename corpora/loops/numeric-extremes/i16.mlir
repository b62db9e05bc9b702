module {
  func.func @extremes(%arg0: memref<6xi16>, %arg1: memref<6xi16>, %arg2: memref<4x6xi16>) {
    %c100_i16 = arith.constant 100 : i16
    affine.for %arg3 = 0 to 6 {
      %0 = affine.load %arg0[%arg3] : memref<6xi16>
      %1 = affine.load %arg1[%arg3] : memref<6xi16>
      %2 = arith.maxsi %0, %c100_i16 : i16
      %3 = arith.minui %1, %c100_i16 : i16
      %4 = arith.minsi %0, %1 : i16
      %5 = arith.maxui %2, %3 : i16
      affine.store %2, %arg2[0, %arg3] : memref<4x6xi16>
      affine.store %3, %arg2[1, %arg3] : memref<4x6xi16>
      affine.store %4, %arg2[2, %arg3] : memref<4x6xi16>
      affine.store %5, %arg2[3, %arg3] : memref<4x6xi16>
    }
    return
  }
}
