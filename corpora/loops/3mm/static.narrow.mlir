module {
  func.func @three_mm(%arg0: memref<4x5xf32>, %arg1: memref<5x3xf32>, %arg2: memref<3x7xf32>, %arg3: memref<7x6xf32>, %arg4: memref<4x6xf32>) {
    %c7_i32 = arith.constant 7 : i32
    %c6_i32 = arith.constant 6 : i32
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %c4_i32 = arith.constant 4 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() : memref<4x3xf32>
    %alloc_0 = memref.alloc() : memref<3x6xf32>
    scf.for %arg5 = %c0_i32 to %c4_i32 step %c1_i32  : i32 {
      %0 = arith.index_castui %arg5 : i32 to index
      scf.for %arg6 = %c0_i32 to %c3_i32 step %c1_i32  : i32 {
        %1 = arith.index_castui %arg6 : i32 to index
        memref.store %cst, %alloc[%0, %1] : memref<4x3xf32>
        scf.for %arg7 = %c0_i32 to %c5_i32 step %c1_i32  : i32 {
          %2 = arith.index_castui %arg7 : i32 to index
          %3 = memref.load %arg0[%0, %2] : memref<4x5xf32>
          %4 = memref.load %arg1[%2, %1] : memref<5x3xf32>
          %5 = memref.load %alloc[%0, %1] : memref<4x3xf32>
          %6 = arith.mulf %3, %4 : f32
          %7 = arith.addf %5, %6 : f32
          memref.store %7, %alloc[%0, %1] : memref<4x3xf32>
        }
      }
    }
    scf.for %arg5 = %c0_i32 to %c3_i32 step %c1_i32  : i32 {
      %0 = arith.index_castui %arg5 : i32 to index
      scf.for %arg6 = %c0_i32 to %c6_i32 step %c1_i32  : i32 {
        %1 = arith.index_castui %arg6 : i32 to index
        memref.store %cst, %alloc_0[%0, %1] : memref<3x6xf32>
        scf.for %arg7 = %c0_i32 to %c7_i32 step %c1_i32  : i32 {
          %2 = arith.index_castui %arg7 : i32 to index
          %3 = memref.load %arg2[%0, %2] : memref<3x7xf32>
          %4 = memref.load %arg3[%2, %1] : memref<7x6xf32>
          %5 = memref.load %alloc_0[%0, %1] : memref<3x6xf32>
          %6 = arith.mulf %3, %4 : f32
          %7 = arith.addf %5, %6 : f32
          memref.store %7, %alloc_0[%0, %1] : memref<3x6xf32>
        }
      }
    }
    scf.for %arg5 = %c0_i32 to %c4_i32 step %c1_i32  : i32 {
      %0 = arith.index_castui %arg5 : i32 to index
      scf.for %arg6 = %c0_i32 to %c6_i32 step %c1_i32  : i32 {
        %1 = arith.index_castui %arg6 : i32 to index
        memref.store %cst, %arg4[%0, %1] : memref<4x6xf32>
        scf.for %arg7 = %c0_i32 to %c3_i32 step %c1_i32  : i32 {
          %2 = arith.index_castui %arg7 : i32 to index
          %3 = memref.load %alloc[%0, %2] : memref<4x3xf32>
          %4 = memref.load %alloc_0[%2, %1] : memref<3x6xf32>
          %5 = memref.load %arg4[%0, %1] : memref<4x6xf32>
          %6 = arith.mulf %3, %4 : f32
          %7 = arith.addf %5, %6 : f32
          memref.store %7, %arg4[%0, %1] : memref<4x6xf32>
        }
      }
    }
    memref.dealloc %alloc : memref<4x3xf32>
    memref.dealloc %alloc_0 : memref<3x6xf32>
    return
  }
}
