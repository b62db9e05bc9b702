#map = affine_map<(d0) -> (d0 mod 2)>
module {
  func.func @kernel(%arg0: memref<6xi32>, %arg1: memref<6xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    %c0_i32 = arith.constant 0 : i32
    %alloc = memref.alloc() : memref<2x2xi32>
    scf.for %arg2 = %c0 to %c6 step %c1 {
      %0 = affine.apply #map(%arg2)
      %subview = memref.subview %alloc[%0, 0] [1, 2] [1, 1] : memref<2x2xi32> to memref<2xi32, strided<[1], offset: ?>>
      %1 = memref.load %arg0[%arg2] : memref<6xi32>
      %2 = arith.cmpi eq, %arg2, %c0 : index
      scf.if %2 {
        memref.store %c0_i32, %subview[%c0] : memref<2xi32, strided<[1], offset: ?>>
      }
      %3 = memref.load %subview[%c0] : memref<2xi32, strided<[1], offset: ?>>
      %4 = arith.addi %3, %1 : i32
      memref.store %4, %subview[%c0] : memref<2xi32, strided<[1], offset: ?>>
      memref.store %4, %arg1[%arg2] : memref<6xi32>
    }
    return
  }
}
