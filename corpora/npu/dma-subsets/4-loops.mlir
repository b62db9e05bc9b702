module {
  func.func @kernel(%arg0: memref<8x12xf32>, %arg1: memref<12x8xf32>, %arg2: memref<8x8xf32>, %arg3: memref<8x8xf32>) -> (memref<8x8xf32>, memref<8x8xf32>) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c12 = arith.constant 12 : index
    %c4 = arith.constant 4 : index
    scf.for %arg4 = %c0 to %c8 step %c4 {
      scf.for %arg5 = %c0 to %c8 step %c4 {
        %subview = memref.subview %arg2[%arg4, %arg5] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>>
        scf.for %arg6 = %c0 to %c12 step %c4 {
          %subview_0 = memref.subview %arg0[%arg4, %arg6] [4, 4] [1, 1] : memref<8x12xf32> to memref<4x4xf32, strided<[12, 1], offset: ?>>
          %subview_1 = memref.subview %arg1[%arg6, %arg5] [4, 4] [1, 1] : memref<12x8xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>>
          scf.for %arg7 = %c0 to %c4 step %c1 {
            scf.for %arg8 = %c0 to %c4 step %c1 {
              scf.for %arg9 = %c0 to %c4 step %c1 {
                %0 = memref.load %subview_0[%arg7, %arg9] : memref<4x4xf32, strided<[12, 1], offset: ?>>
                %1 = memref.load %subview_1[%arg9, %arg8] : memref<4x4xf32, strided<[8, 1], offset: ?>>
                %2 = memref.load %subview[%arg7, %arg8] : memref<4x4xf32, strided<[8, 1], offset: ?>>
                %3 = arith.mulf %0, %1 : f32
                %4 = arith.addf %2, %3 : f32
                memref.store %4, %subview[%arg7, %arg8] : memref<4x4xf32, strided<[8, 1], offset: ?>>
              }
            }
          }
        }
      }
    }
    scf.for %arg4 = %c0 to %c8 step %c4 {
      scf.for %arg5 = %c0 to %c12 step %c4 {
        %subview = memref.subview %arg0[%arg4, %arg5] [4, 4] [1, 1] : memref<8x12xf32> to memref<4x4xf32, strided<[12, 1], offset: ?>>
        scf.for %arg6 = %c0 to %c8 step %c4 {
          %subview_0 = memref.subview %arg1[%arg5, %arg6] [4, 4] [1, 1] : memref<12x8xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>>
          %subview_1 = memref.subview %arg3[%arg4, %arg6] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>>
          scf.for %arg7 = %c0 to %c4 step %c1 {
            scf.for %arg8 = %c0 to %c4 step %c1 {
              scf.for %arg9 = %c0 to %c4 step %c1 {
                %0 = memref.load %subview[%arg7, %arg9] : memref<4x4xf32, strided<[12, 1], offset: ?>>
                %1 = memref.load %subview_0[%arg9, %arg8] : memref<4x4xf32, strided<[8, 1], offset: ?>>
                %2 = memref.load %subview_1[%arg7, %arg8] : memref<4x4xf32, strided<[8, 1], offset: ?>>
                %3 = arith.mulf %0, %1 : f32
                %4 = arith.addf %2, %3 : f32
                memref.store %4, %subview_1[%arg7, %arg8] : memref<4x4xf32, strided<[8, 1], offset: ?>>
              }
            }
          }
        }
      }
    }
    return %arg2, %arg3 : memref<8x8xf32>, memref<8x8xf32>
  }
}

