module {
  memref.global "private" constant @__constant_6x6xf32 : memref<6x6xf32> = dense<[[0.000000e+00, -1.000000e+04, -1.000000e+04, -1.000000e+04, -1.000000e+04, -1.000000e+04], [0.000000e+00, 0.000000e+00, -1.000000e+04, -1.000000e+04, -1.000000e+04, -1.000000e+04], [0.000000e+00, 0.000000e+00, 0.000000e+00, -1.000000e+04, -1.000000e+04, -1.000000e+04], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, -1.000000e+04, -1.000000e+04], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, -1.000000e+04], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]]> {alignment = 64 : i64}
  func.func @kernel(%arg0: memref<2x6x6xf32>, %arg1: memref<1xf32>) -> memref<2x6x6xf32> {
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %0 = memref.get_global @__constant_6x6xf32 : memref<6x6xf32>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<2x6x6xf32>
    scf.for %arg2 = %c0 to %c2 step %c1 {
      scf.for %arg3 = %c0 to %c6 step %c1 {
        scf.for %arg4 = %c0 to %c6 step %c1 {
          %1 = memref.load %arg0[%arg2, %arg3, %arg4] : memref<2x6x6xf32>
          %2 = memref.load %arg1[%c0] : memref<1xf32>
          %3 = memref.load %0[%arg3, %arg4] : memref<6x6xf32>
          %4 = arith.mulf %1, %2 : f32
          %5 = arith.addf %4, %3 : f32
          memref.store %5, %alloc[%arg2, %arg3, %arg4] : memref<2x6x6xf32>
        }
      }
    }
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<2x6x1xf32>
    scf.for %arg2 = %c0 to %c2 step %c1 {
      scf.for %arg3 = %c0 to %c6 step %c1 {
        memref.store %cst_0, %alloc_1[%arg2, %arg3, %c0] : memref<2x6x1xf32>
      }
    }
    %expand_shape = memref.expand_shape %alloc [[0], [1, 2], [3]] output_shape [2, 6, 1, 6] : memref<2x6x6xf32> into memref<2x6x1x6xf32>
    scf.for %arg2 = %c0 to %c2 step %c1 {
      scf.for %arg3 = %c0 to %c6 step %c1 {
        scf.for %arg4 = %c0 to %c6 step %c1 {
          %1 = memref.load %expand_shape[%arg2, %arg3, %c0, %arg4] : memref<2x6x1x6xf32>
          %2 = memref.load %alloc_1[%arg2, %arg3, %c0] : memref<2x6x1xf32>
          %3 = arith.maximumf %1, %2 : f32
          memref.store %3, %alloc_1[%arg2, %arg3, %c0] : memref<2x6x1xf32>
        }
      }
    }
    scf.for %arg2 = %c0 to %c2 step %c1 {
      scf.for %arg3 = %c0 to %c6 step %c1 {
        scf.for %arg4 = %c0 to %c6 step %c1 {
          %1 = memref.load %alloc[%arg2, %arg3, %arg4] : memref<2x6x6xf32>
          %2 = memref.load %alloc_1[%arg2, %arg3, %c0] : memref<2x6x1xf32>
          %3 = arith.subf %1, %2 : f32
          %4 = math.exp %3 : f32
          memref.store %4, %alloc[%arg2, %arg3, %arg4] : memref<2x6x6xf32>
        }
      }
    }
    scf.for %arg2 = %c0 to %c2 step %c1 {
      scf.for %arg3 = %c0 to %c6 step %c1 {
        memref.store %cst, %alloc_1[%arg2, %arg3, %c0] : memref<2x6x1xf32>
      }
    }
    scf.for %arg2 = %c0 to %c2 step %c1 {
      scf.for %arg3 = %c0 to %c6 step %c1 {
        scf.for %arg4 = %c0 to %c6 step %c1 {
          %1 = memref.load %alloc[%arg2, %arg3, %arg4] : memref<2x6x6xf32>
          %2 = memref.load %alloc_1[%arg2, %arg3, %c0] : memref<2x6x1xf32>
          %3 = arith.addf %1, %2 : f32
          memref.store %3, %alloc_1[%arg2, %arg3, %c0] : memref<2x6x1xf32>
        }
      }
    }
    scf.for %arg2 = %c0 to %c2 step %c1 {
      scf.for %arg3 = %c0 to %c6 step %c1 {
        scf.for %arg4 = %c0 to %c6 step %c1 {
          %1 = memref.load %alloc[%arg2, %arg3, %arg4] : memref<2x6x6xf32>
          %2 = memref.load %alloc_1[%arg2, %arg3, %c0] : memref<2x6x1xf32>
          %3 = arith.divf %1, %2 : f32
          memref.store %3, %alloc[%arg2, %arg3, %arg4] : memref<2x6x6xf32>
        }
      }
    }
    return %alloc : memref<2x6x6xf32>
  }
}
