module {
  func.func @kernel(%arg0: memref<4x6xi32>, %arg1: memref<4x6xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %alloc = memref.alloc() : memref<6xi32>
    scf.for %arg2 = %c0 to %c4 step %c1 {
      affine.for %arg3 = 0 to 6 {
        %0 = memref.load %arg0[%arg2, %arg3] : memref<4x6xi32>
        %1 = arith.muli %0, %0 : i32
        memref.store %1, %alloc[%arg3] : memref<6xi32>
      }
      affine.for %arg3 = 0 to 6 {
        %0 = memref.load %alloc[%arg3] : memref<6xi32>
        %1 = affine.load %alloc[0] : memref<6xi32>
        %2 = arith.addi %0, %1 : i32
        memref.store %2, %arg1[%arg2, %arg3] : memref<4x6xi32>
      }
      memref.dealloc %alloc : memref<6xi32>
    }
    return
  }
}
