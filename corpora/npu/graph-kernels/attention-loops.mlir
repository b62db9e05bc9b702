module {
  func.func @kernel(%arg0: memref<2x4x8xf32>, %arg1: memref<2x4x8xf32>, %arg2: memref<2x4x8xf32>, %arg3: memref<1xf32>) -> memref<2x4x8xf32> {
    %c8 = arith.constant 8 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<2x4x4xf32>
    scf.for %arg4 = %c0 to %c2 step %c1 {
      scf.for %arg5 = %c0 to %c4 step %c1 {
        scf.for %arg6 = %c0 to %c4 step %c1 {
          memref.store %cst_0, %alloc[%arg4, %arg5, %arg6] : memref<2x4x4xf32>
        }
      }
    }
    scf.for %arg4 = %c0 to %c2 step %c1 {
      scf.for %arg5 = %c0 to %c4 step %c1 {
        scf.for %arg6 = %c0 to %c4 step %c1 {
          scf.for %arg7 = %c0 to %c8 step %c1 {
            %0 = memref.load %arg0[%arg4, %arg5, %arg7] : memref<2x4x8xf32>
            %1 = memref.load %arg1[%arg4, %arg6, %arg7] : memref<2x4x8xf32>
            %2 = memref.load %alloc[%arg4, %arg5, %arg6] : memref<2x4x4xf32>
            %3 = arith.mulf %0, %1 : f32
            %4 = arith.addf %2, %3 : f32
            memref.store %4, %alloc[%arg4, %arg5, %arg6] : memref<2x4x4xf32>
          }
        }
      }
    }
    scf.for %arg4 = %c0 to %c2 step %c1 {
      scf.for %arg5 = %c0 to %c4 step %c1 {
        scf.for %arg6 = %c0 to %c4 step %c1 {
          %0 = memref.load %alloc[%arg4, %arg5, %arg6] : memref<2x4x4xf32>
          %1 = memref.load %arg3[%c0] : memref<1xf32>
          %2 = arith.mulf %0, %1 : f32
          memref.store %2, %alloc[%arg4, %arg5, %arg6] : memref<2x4x4xf32>
        }
      }
    }
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<2x4x1xf32>
    scf.for %arg4 = %c0 to %c2 step %c1 {
      scf.for %arg5 = %c0 to %c4 step %c1 {
        memref.store %cst, %alloc_1[%arg4, %arg5, %c0] : memref<2x4x1xf32>
      }
    }
    %expand_shape = memref.expand_shape %alloc [[0], [1, 2], [3]] output_shape [2, 4, 1, 4] : memref<2x4x4xf32> into memref<2x4x1x4xf32>
    scf.for %arg4 = %c0 to %c2 step %c1 {
      scf.for %arg5 = %c0 to %c4 step %c1 {
        scf.for %arg6 = %c0 to %c4 step %c1 {
          %0 = memref.load %expand_shape[%arg4, %arg5, %c0, %arg6] : memref<2x4x1x4xf32>
          %1 = memref.load %alloc_1[%arg4, %arg5, %c0] : memref<2x4x1xf32>
          %2 = arith.maximumf %0, %1 : f32
          memref.store %2, %alloc_1[%arg4, %arg5, %c0] : memref<2x4x1xf32>
        }
      }
    }
    scf.for %arg4 = %c0 to %c2 step %c1 {
      scf.for %arg5 = %c0 to %c4 step %c1 {
        scf.for %arg6 = %c0 to %c4 step %c1 {
          %0 = memref.load %alloc[%arg4, %arg5, %arg6] : memref<2x4x4xf32>
          %1 = memref.load %alloc_1[%arg4, %arg5, %c0] : memref<2x4x1xf32>
          %2 = arith.subf %0, %1 : f32
          %3 = math.exp %2 : f32
          memref.store %3, %alloc[%arg4, %arg5, %arg6] : memref<2x4x4xf32>
        }
      }
    }
    scf.for %arg4 = %c0 to %c2 step %c1 {
      scf.for %arg5 = %c0 to %c4 step %c1 {
        memref.store %cst_0, %alloc_1[%arg4, %arg5, %c0] : memref<2x4x1xf32>
      }
    }
    scf.for %arg4 = %c0 to %c2 step %c1 {
      scf.for %arg5 = %c0 to %c4 step %c1 {
        scf.for %arg6 = %c0 to %c4 step %c1 {
          %0 = memref.load %alloc[%arg4, %arg5, %arg6] : memref<2x4x4xf32>
          %1 = memref.load %alloc_1[%arg4, %arg5, %c0] : memref<2x4x1xf32>
          %2 = arith.addf %0, %1 : f32
          memref.store %2, %alloc_1[%arg4, %arg5, %c0] : memref<2x4x1xf32>
        }
      }
    }
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<2x4x8xf32>
    scf.for %arg4 = %c0 to %c2 step %c1 {
      scf.for %arg5 = %c0 to %c4 step %c1 {
        scf.for %arg6 = %c0 to %c8 step %c1 {
          memref.store %cst_0, %alloc_2[%arg4, %arg5, %arg6] : memref<2x4x8xf32>
        }
      }
    }
    scf.for %arg4 = %c0 to %c2 step %c1 {
      scf.for %arg5 = %c0 to %c4 step %c1 {
        scf.for %arg6 = %c0 to %c8 step %c1 {
          scf.for %arg7 = %c0 to %c4 step %c1 {
            %0 = memref.load %alloc[%arg4, %arg5, %arg7] : memref<2x4x4xf32>
            %1 = memref.load %alloc_1[%arg4, %arg5, %c0] : memref<2x4x1xf32>
            %2 = memref.load %arg2[%arg4, %arg7, %arg6] : memref<2x4x8xf32>
            %3 = memref.load %alloc_2[%arg4, %arg5, %arg6] : memref<2x4x8xf32>
            %4 = arith.divf %0, %1 : f32
            %5 = arith.mulf %4, %2 : f32
            %6 = arith.addf %3, %5 : f32
            memref.store %6, %alloc_2[%arg4, %arg5, %arg6] : memref<2x4x8xf32>
          }
        }
      }
    }
    return %alloc_2 : memref<2x4x8xf32>
  }
}
