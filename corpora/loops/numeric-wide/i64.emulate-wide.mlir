module {
  func.func @wide(%arg0: memref<5xi32>, %arg1: memref<5xi32>, %arg2: memref<3x5xi32>) {
    %c23_i32 = arith.constant 23 : i32
    %c9_i32 = arith.constant 9 : i32
    %c0_i32 = arith.constant 0 : i32
    affine.for %arg3 = 0 to 5 {
      %0 = affine.load %arg0[%arg3] : memref<5xi32>
      %1 = affine.load %arg1[%arg3] : memref<5xi32>
      %2 = arith.cmpi slt, %0, %c0_i32 : i32
      %3 = arith.extsi %2 : i1 to i32
      %sum, %overflow = arith.addui_extended %0, %1 : i32, i1
      %4 = arith.extui %overflow : i1 to i32
      %5 = arith.addi %4, %3 : i32
      %6 = arith.shrui %sum, %c9_i32 : i32
      %7 = arith.shli %5, %c23_i32 : i32
      %8 = arith.ori %6, %7 : i32
      %9 = arith.cmpi ult, %0, %1 : i32
      %10 = arith.cmpi slt, %3, %c0_i32 : i32
      %11 = arith.cmpi eq, %3, %c0_i32 : i32
      %12 = arith.select %11, %9, %10 : i1
      %13 = arith.select %12, %0, %1 : i32
      %14 = arith.xori %13, %sum : i32
      affine.store %sum, %arg2[0, %arg3] : memref<3x5xi32>
      affine.store %8, %arg2[1, %arg3] : memref<3x5xi32>
      affine.store %14, %arg2[2, %arg3] : memref<3x5xi32>
    }
    return
  }
}
