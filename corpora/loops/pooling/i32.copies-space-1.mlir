module {
  func.func @pooling(%arg0: memref<6x10xi32>, %arg1: memref<3x5xi32>) {
    %c15 = arith.constant 15 : index
    %c0 = arith.constant 0 : index
    %c60 = arith.constant 60 : index
    %c0_0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %c0_i32 = arith.constant 0 : i32
    %c2_i32 = arith.constant 2 : i32
    %alloc = memref.alloc() : memref<6x10xi32, 1>
    affine.for %arg2 = 0 to 6 {
      affine.for %arg3 = 0 to 10 {
        %0 = affine.load %arg0[%arg2, %arg3] : memref<6x10xi32>
        affine.store %0, %alloc[%arg2, %arg3] : memref<6x10xi32, 1>
      }
    }
    %alloc_2 = memref.alloc() : memref<3x5xi32, 1>
    affine.for %arg2 = 0 to 3 {
      affine.for %arg3 = 0 to 5 {
        %0 = affine.for %arg4 = 0 to 2 iter_args(%arg5 = %c0_i32) -> (i32) {
          %2 = affine.for %arg6 = 0 to 2 iter_args(%arg7 = %arg5) -> (i32) {
            %3 = affine.load %alloc[%arg2 * 2 + %arg4, %arg3 * 2 + %arg6] : memref<6x10xi32, 1>
            %4 = arith.addi %arg7, %3 : i32
            affine.yield %4 : i32
          }
          affine.yield %2 : i32
        }
        %1 = arith.shrsi %0, %c2_i32 : i32
        affine.store %1, %alloc_2[%arg2, %arg3] : memref<3x5xi32, 1>
      }
    }
    affine.for %arg2 = 0 to 3 {
      affine.for %arg3 = 0 to 5 {
        %0 = affine.load %alloc_2[%arg2, %arg3] : memref<3x5xi32, 1>
        affine.store %0, %arg1[%arg2, %arg3] : memref<3x5xi32>
      }
    }
    memref.dealloc %alloc_2 : memref<3x5xi32, 1>
    memref.dealloc %alloc : memref<6x10xi32, 1>
    return
  }
}
