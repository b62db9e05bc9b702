#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0) -> (d0 + 2)>
module {
  func.func @gemm(%arg0: memref<7x5xi32>, %arg1: memref<7x6xi32>, %arg2: memref<6x5xi32>) {
    %c6 = arith.constant 6 : index
    affine.for %arg3 = 0 to 6 step 3 {
      affine.for %arg4 = 0 to 5 {
        affine.for %arg5 = 0 to 6 {
          %0 = affine.load %arg1[%arg3, %arg5] : memref<7x6xi32>
          %1 = affine.load %arg2[%arg5, %arg4] : memref<6x5xi32>
          %2 = affine.load %arg0[%arg3, %arg4] : memref<7x5xi32>
          %3 = arith.muli %0, %1 : i32
          %4 = arith.addi %2, %3 : i32
          affine.store %4, %arg0[%arg3, %arg4] : memref<7x5xi32>
          %5 = affine.apply #map(%arg3)
          %6 = affine.load %arg1[%5, %arg5] : memref<7x6xi32>
          %7 = affine.load %arg2[%arg5, %arg4] : memref<6x5xi32>
          %8 = affine.load %arg0[%5, %arg4] : memref<7x5xi32>
          %9 = arith.muli %6, %7 : i32
          %10 = arith.addi %8, %9 : i32
          affine.store %10, %arg0[%5, %arg4] : memref<7x5xi32>
          %11 = affine.apply #map1(%arg3)
          %12 = affine.load %arg1[%11, %arg5] : memref<7x6xi32>
          %13 = affine.load %arg2[%arg5, %arg4] : memref<6x5xi32>
          %14 = affine.load %arg0[%11, %arg4] : memref<7x5xi32>
          %15 = arith.muli %12, %13 : i32
          %16 = arith.addi %14, %15 : i32
          affine.store %16, %arg0[%11, %arg4] : memref<7x5xi32>
        }
      }
    }
    affine.for %arg3 = 0 to 5 {
      affine.for %arg4 = 0 to 6 {
        %0 = affine.load %arg1[%c6, %arg4] : memref<7x6xi32>
        %1 = affine.load %arg2[%arg4, %arg3] : memref<6x5xi32>
        %2 = affine.load %arg0[%c6, %arg3] : memref<7x5xi32>
        %3 = arith.muli %0, %1 : i32
        %4 = arith.addi %2, %3 : i32
        affine.store %4, %arg0[%c6, %arg3] : memref<7x5xi32>
      }
    }
    return
  }
}
