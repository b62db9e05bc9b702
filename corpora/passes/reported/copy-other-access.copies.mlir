module {
  func.func @kernel(%arg0: memref<6xi32>, %arg1: i32) {
    %c2 = arith.constant 2 : index
    %c2_0 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %c2_2 = arith.constant 2 : index
    %alloc = memref.alloc() : memref<1xi32>
    affine.for %arg2 = 0 to 3 {
      affine.store %arg1, %arg0[2] : memref<6xi32>
      memref.store %arg1, %arg0[%c2_2] : memref<6xi32>
    }
    %0 = affine.load %alloc[0] : memref<1xi32>
    affine.store %0, %arg0[2] : memref<6xi32>
    memref.dealloc %alloc : memref<1xi32>
    return
  }
}
