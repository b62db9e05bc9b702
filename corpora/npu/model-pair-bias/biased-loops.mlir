module {
  func.func @kernel(%arg0: memref<2x4x8xf32>, %arg1: memref<2x4x8xf32>, %arg2: memref<2x4x8xf32>, %arg3: memref<2x4x8xf32>, %arg4: memref<4x4xf32>, %arg5: memref<8x8xf32>, %arg6: memref<8xf32>) -> memref<2x4x8xf32> {
    %c8 = arith.constant 8 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<2x4x4xf32>
    scf.for %arg7 = %c0 to %c2 step %c1 {
      scf.for %arg8 = %c0 to %c4 step %c1 {
        scf.for %arg9 = %c0 to %c4 step %c1 {
          memref.store %cst_0, %alloc[%arg7, %arg8, %arg9] : memref<2x4x4xf32>
        }
      }
    }
    scf.for %arg7 = %c0 to %c2 step %c1 {
      scf.for %arg8 = %c0 to %c4 step %c1 {
        scf.for %arg9 = %c0 to %c4 step %c1 {
          scf.for %arg10 = %c0 to %c8 step %c1 {
            %0 = memref.load %arg0[%arg7, %arg8, %arg10] : memref<2x4x8xf32>
            %1 = memref.load %arg1[%arg7, %arg9, %arg10] : memref<2x4x8xf32>
            %2 = memref.load %alloc[%arg7, %arg8, %arg9] : memref<2x4x4xf32>
            %3 = arith.mulf %0, %1 : f32
            %4 = arith.addf %2, %3 : f32
            memref.store %4, %alloc[%arg7, %arg8, %arg9] : memref<2x4x4xf32>
          }
        }
      }
    }
    scf.for %arg7 = %c0 to %c2 step %c1 {
      scf.for %arg8 = %c0 to %c4 step %c1 {
        scf.for %arg9 = %c0 to %c4 step %c1 {
          %0 = memref.load %alloc[%arg7, %arg8, %arg9] : memref<2x4x4xf32>
          %1 = memref.load %arg4[%arg8, %arg9] : memref<4x4xf32>
          %2 = arith.addf %0, %1 : f32
          memref.store %2, %alloc[%arg7, %arg8, %arg9] : memref<2x4x4xf32>
        }
      }
    }
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<2x4x1xf32>
    scf.for %arg7 = %c0 to %c2 step %c1 {
      scf.for %arg8 = %c0 to %c4 step %c1 {
        memref.store %cst, %alloc_2[%arg7, %arg8, %c0] : memref<2x4x1xf32>
      }
    }
    %expand_shape = memref.expand_shape %alloc [[0], [1, 2], [3]] output_shape [2, 4, 1, 4] : memref<2x4x4xf32> into memref<2x4x1x4xf32>
    scf.for %arg7 = %c0 to %c2 step %c1 {
      scf.for %arg8 = %c0 to %c4 step %c1 {
        scf.for %arg9 = %c0 to %c4 step %c1 {
          %0 = memref.load %expand_shape[%arg7, %arg8, %c0, %arg9] : memref<2x4x1x4xf32>
          %1 = memref.load %alloc_2[%arg7, %arg8, %c0] : memref<2x4x1xf32>
          %2 = arith.maximumf %0, %1 : f32
          memref.store %2, %alloc_2[%arg7, %arg8, %c0] : memref<2x4x1xf32>
        }
      }
    }
    scf.for %arg7 = %c0 to %c2 step %c1 {
      scf.for %arg8 = %c0 to %c4 step %c1 {
        scf.for %arg9 = %c0 to %c4 step %c1 {
          %0 = memref.load %alloc[%arg7, %arg8, %arg9] : memref<2x4x4xf32>
          %1 = memref.load %alloc_2[%arg7, %arg8, %c0] : memref<2x4x1xf32>
          %2 = arith.subf %0, %1 : f32
          %3 = math.exp %2 : f32
          memref.store %3, %alloc[%arg7, %arg8, %arg9] : memref<2x4x4xf32>
        }
      }
    }
    scf.for %arg7 = %c0 to %c2 step %c1 {
      scf.for %arg8 = %c0 to %c4 step %c1 {
        memref.store %cst_0, %alloc_2[%arg7, %arg8, %c0] : memref<2x4x1xf32>
      }
    }
    scf.for %arg7 = %c0 to %c2 step %c1 {
      scf.for %arg8 = %c0 to %c4 step %c1 {
        scf.for %arg9 = %c0 to %c4 step %c1 {
          %0 = memref.load %alloc[%arg7, %arg8, %arg9] : memref<2x4x4xf32>
          %1 = memref.load %alloc_2[%arg7, %arg8, %c0] : memref<2x4x1xf32>
          %2 = arith.addf %0, %1 : f32
          memref.store %2, %alloc_2[%arg7, %arg8, %c0] : memref<2x4x1xf32>
        }
      }
    }
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<2x4x8xf32>
    scf.for %arg7 = %c0 to %c2 step %c1 {
      scf.for %arg8 = %c0 to %c4 step %c1 {
        scf.for %arg9 = %c0 to %c8 step %c1 {
          memref.store %cst_0, %alloc_3[%arg7, %arg8, %arg9] : memref<2x4x8xf32>
        }
      }
    }
    %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<2x4x8xf32>
    memref.copy %alloc_3, %alloc_4 : memref<2x4x8xf32> to memref<2x4x8xf32>
    scf.for %arg7 = %c0 to %c2 step %c1 {
      scf.for %arg8 = %c0 to %c4 step %c1 {
        scf.for %arg9 = %c0 to %c8 step %c1 {
          scf.for %arg10 = %c0 to %c4 step %c1 {
            %0 = memref.load %alloc[%arg7, %arg8, %arg10] : memref<2x4x4xf32>
            %1 = memref.load %alloc_2[%arg7, %arg8, %c0] : memref<2x4x1xf32>
            %2 = memref.load %arg2[%arg7, %arg10, %arg9] : memref<2x4x8xf32>
            %3 = memref.load %alloc_4[%arg7, %arg8, %arg9] : memref<2x4x8xf32>
            %4 = arith.divf %0, %1 : f32
            %5 = arith.mulf %4, %2 : f32
            %6 = arith.addf %3, %5 : f32
            memref.store %6, %alloc_4[%arg7, %arg8, %arg9] : memref<2x4x8xf32>
          }
        }
      }
    }
    scf.for %arg7 = %c0 to %c2 step %c1 {
      scf.for %arg8 = %c0 to %c4 step %c1 {
        scf.for %arg9 = %c0 to %c8 step %c1 {
          scf.for %arg10 = %c0 to %c8 step %c1 {
            %0 = memref.load %arg3[%arg7, %arg8, %arg10] : memref<2x4x8xf32>
            %1 = memref.load %arg5[%arg10, %arg9] : memref<8x8xf32>
            %2 = memref.load %alloc_3[%arg7, %arg8, %arg9] : memref<2x4x8xf32>
            %3 = arith.mulf %0, %1 : f32
            %4 = arith.addf %2, %3 : f32
            memref.store %4, %alloc_3[%arg7, %arg8, %arg9] : memref<2x4x8xf32>
          }
        }
      }
    }
    scf.for %arg7 = %c0 to %c2 step %c1 {
      scf.for %arg8 = %c0 to %c4 step %c1 {
        scf.for %arg9 = %c0 to %c8 step %c1 {
          %0 = memref.load %alloc_3[%arg7, %arg8, %arg9] : memref<2x4x8xf32>
          %1 = memref.load %arg6[%arg9] : memref<8xf32>
          %2 = memref.load %alloc_4[%arg7, %arg8, %arg9] : memref<2x4x8xf32>
          %3 = arith.addf %0, %1 : f32
          %4 = arith.negf %3 : f32
          %5 = math.exp %4 : f32
          %6 = arith.addf %5, %cst_1 : f32
          %7 = arith.divf %cst_1, %6 : f32
          %8 = arith.mulf %7, %2 : f32
          memref.store %8, %alloc_3[%arg7, %arg8, %arg9] : memref<2x4x8xf32>
        }
      }
    }
    return %alloc_3 : memref<2x4x8xf32>
  }
}
