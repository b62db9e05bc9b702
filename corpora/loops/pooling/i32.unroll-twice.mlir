#map = affine_map<(d0) -> (d0 + 1)>
module {
  func.func @pooling(%arg0: memref<6x10xi32>, %arg1: memref<3x5xi32>) {
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c0_i32 = arith.constant 0 : i32
    %c2_i32 = arith.constant 2 : i32
    affine.for %arg2 = 0 to 3 {
      affine.for %arg3 = 0 to 5 {
        %0 = affine.load %arg0[%arg2 * 2 + %c0, %arg3 * 2 + %c0_0] : memref<6x10xi32>
        %1 = arith.addi %c0_i32, %0 : i32
        %2 = affine.apply #map(%c0_0)
        %3 = affine.load %arg0[%arg2 * 2 + %c0, %arg3 * 2 + %2] : memref<6x10xi32>
        %4 = arith.addi %1, %3 : i32
        %5 = affine.apply #map(%c0)
        %6 = affine.load %arg0[%arg2 * 2 + %5, %arg3 * 2 + %c0_0] : memref<6x10xi32>
        %7 = arith.addi %4, %6 : i32
        %8 = affine.apply #map(%c0_0)
        %9 = affine.load %arg0[%arg2 * 2 + %5, %arg3 * 2 + %8] : memref<6x10xi32>
        %10 = arith.addi %7, %9 : i32
        %11 = arith.shrsi %10, %c2_i32 : i32
        affine.store %11, %arg1[%arg2, %arg3] : memref<3x5xi32>
      }
    }
    return
  }
}
