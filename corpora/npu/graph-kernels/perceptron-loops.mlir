module {
  func.func @kernel(%arg0: memref<4x6xf32>, %arg1: memref<6x8xf32>, %arg2: memref<8xf32>, %arg3: memref<8x6xf32>, %arg4: memref<6xf32>, %arg5: memref<6xf32>) -> memref<4x6xf32> {
    %c6 = arith.constant 6 : index
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 9.99999974E-6 : f32
    %cst_1 = arith.constant 6.000000e+00 : f32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4x8xf32>
    scf.for %arg6 = %c0 to %c4 step %c1 {
      scf.for %arg7 = %c0 to %c8 step %c1 {
        memref.store %cst, %alloc[%arg6, %arg7] : memref<4x8xf32>
      }
    }
    scf.for %arg6 = %c0 to %c4 step %c1 {
      scf.for %arg7 = %c0 to %c8 step %c1 {
        scf.for %arg8 = %c0 to %c6 step %c1 {
          %0 = memref.load %arg0[%arg6, %arg8] : memref<4x6xf32>
          %1 = memref.load %arg1[%arg8, %arg7] : memref<6x8xf32>
          %2 = memref.load %alloc[%arg6, %arg7] : memref<4x8xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          memref.store %4, %alloc[%arg6, %arg7] : memref<4x8xf32>
        }
      }
    }
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<4x6xf32>
    scf.for %arg6 = %c0 to %c4 step %c1 {
      scf.for %arg7 = %c0 to %c6 step %c1 {
        memref.store %cst, %alloc_3[%arg6, %arg7] : memref<4x6xf32>
      }
    }
    scf.for %arg6 = %c0 to %c4 step %c1 {
      scf.for %arg7 = %c0 to %c6 step %c1 {
        scf.for %arg8 = %c0 to %c8 step %c1 {
          %0 = memref.load %alloc[%arg6, %arg8] : memref<4x8xf32>
          %1 = memref.load %arg2[%arg8] : memref<8xf32>
          %2 = memref.load %arg3[%arg8, %arg7] : memref<8x6xf32>
          %3 = memref.load %alloc_3[%arg6, %arg7] : memref<4x6xf32>
          %4 = arith.addf %0, %1 : f32
          %5 = arith.negf %4 : f32
          %6 = math.exp %5 : f32
          %7 = arith.addf %6, %cst_2 : f32
          %8 = arith.divf %cst_2, %7 : f32
          %9 = arith.mulf %8, %2 : f32
          %10 = arith.addf %3, %9 : f32
          memref.store %10, %alloc_3[%arg6, %arg7] : memref<4x6xf32>
        }
      }
    }
    %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<4x1xf32>
    scf.for %arg6 = %c0 to %c4 step %c1 {
      memref.store %cst, %alloc_4[%arg6, %c0] : memref<4x1xf32>
    }
    %alloc_5 = memref.alloc() {alignment = 64 : i64} : memref<4x1xf32>
    memref.copy %alloc_4, %alloc_5 : memref<4x1xf32> to memref<4x1xf32>
    scf.for %arg6 = %c0 to %c4 step %c1 {
      scf.for %arg7 = %c0 to %c6 step %c1 {
        %0 = memref.load %alloc_3[%arg6, %arg7] : memref<4x6xf32>
        %1 = memref.load %alloc_5[%arg6, %c0] : memref<4x1xf32>
        %2 = arith.addf %0, %1 : f32
        memref.store %2, %alloc_5[%arg6, %c0] : memref<4x1xf32>
      }
    }
    %expand_shape = memref.expand_shape %alloc_3 [[0, 1], [2]] output_shape [4, 1, 6] : memref<4x6xf32> into memref<4x1x6xf32>
    %alloc_6 = memref.alloc() {alignment = 64 : i64} : memref<4x1x6xf32>
    scf.for %arg6 = %c0 to %c4 step %c1 {
      scf.for %arg7 = %c0 to %c6 step %c1 {
        %0 = memref.load %expand_shape[%arg6, %c0, %arg7] : memref<4x1x6xf32>
        %1 = memref.load %alloc_5[%arg6, %c0] : memref<4x1xf32>
        %2 = arith.divf %1, %cst_1 : f32
        %3 = arith.subf %0, %2 : f32
        memref.store %3, %alloc_6[%arg6, %c0, %arg7] : memref<4x1x6xf32>
      }
    }
    %collapse_shape = memref.collapse_shape %alloc_6 [[0, 1], [2]] : memref<4x1x6xf32> into memref<4x6xf32>
    scf.for %arg6 = %c0 to %c4 step %c1 {
      scf.for %arg7 = %c0 to %c6 step %c1 {
        %0 = memref.load %collapse_shape[%arg6, %arg7] : memref<4x6xf32>
        %1 = memref.load %alloc_4[%arg6, %c0] : memref<4x1xf32>
        %2 = arith.mulf %0, %0 : f32
        %3 = arith.addf %2, %1 : f32
        memref.store %3, %alloc_4[%arg6, %c0] : memref<4x1xf32>
      }
    }
    scf.for %arg6 = %c0 to %c4 step %c1 {
      scf.for %arg7 = %c0 to %c6 step %c1 {
        %0 = memref.load %alloc_6[%arg6, %c0, %arg7] : memref<4x1x6xf32>
        %1 = memref.load %alloc_4[%arg6, %c0] : memref<4x1xf32>
        %2 = memref.load %arg4[%arg7] : memref<6xf32>
        %3 = memref.load %arg5[%arg7] : memref<6xf32>
        %4 = arith.divf %1, %cst_1 : f32
        %5 = arith.addf %4, %cst_0 : f32
        %6 = math.rsqrt %5 : f32
        %7 = arith.mulf %0, %6 : f32
        %8 = arith.mulf %7, %2 : f32
        %9 = arith.addf %8, %3 : f32
        memref.store %9, %alloc_6[%arg6, %c0, %arg7] : memref<4x1x6xf32>
      }
    }
    return %collapse_shape : memref<4x6xf32>
  }
}
