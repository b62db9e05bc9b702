module {
  func.func @extremes(%arg0: memref<6xi16>, %arg1: memref<6xi16>, %arg2: memref<4x6xi16>) {
    %c100_i16 = arith.constant 100 : i16
    affine.for %arg3 = 0 to 6 {
      %0 = affine.load %arg0[%arg3] : memref<6xi16>
      %1 = affine.load %arg1[%arg3] : memref<6xi16>
      %2 = arith.cmpi sgt, %0, %c100_i16 : i16
      %3 = arith.select %2, %0, %c100_i16 : i16
      %4 = arith.cmpi ult, %1, %c100_i16 : i16
      %5 = arith.select %4, %1, %c100_i16 : i16
      %6 = arith.cmpi slt, %0, %1 : i16
      %7 = arith.select %6, %0, %1 : i16
      %8 = arith.cmpi ugt, %3, %5 : i16
      %9 = arith.select %8, %3, %5 : i16
      affine.store %3, %arg2[0, %arg3] : memref<4x6xi16>
      affine.store %5, %arg2[1, %arg3] : memref<4x6xi16>
      affine.store %7, %arg2[2, %arg3] : memref<4x6xi16>
      affine.store %9, %arg2[3, %arg3] : memref<4x6xi16>
    }
    return
  }
}
