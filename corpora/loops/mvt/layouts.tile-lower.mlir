#map = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @mvt(%arg0: memref<6x7xf32>, %arg1: memref<7xf32>, %arg2: memref<6xf32>, %arg3: memref<7xf32>) {
    %alloc = memref.alloc() : memref<6x7xf32, #map>
    %c0 = arith.constant 0 : index
    %c6 = arith.constant 6 : index
    %c4 = arith.constant 4 : index
    scf.for %arg4 = %c0 to %c6 step %c4 {
      %c0_5 = arith.constant 0 : index
      %c7_6 = arith.constant 7 : index
      %c4_7 = arith.constant 4 : index
      scf.for %arg5 = %c0_5 to %c7_6 step %c4_7 {
        %c4_8 = arith.constant 4 : index
        %0 = arith.addi %arg4, %c4_8 : index
        %c6_9 = arith.constant 6 : index
        %1 = arith.minsi %0, %c6_9 : index
        %c1 = arith.constant 1 : index
        scf.for %arg6 = %arg4 to %1 step %c1 {
          %c4_10 = arith.constant 4 : index
          %2 = arith.addi %arg5, %c4_10 : index
          %c7_11 = arith.constant 7 : index
          %3 = arith.minsi %2, %c7_11 : index
          %c1_12 = arith.constant 1 : index
          scf.for %arg7 = %arg5 to %3 step %c1_12 {
            %4 = memref.load %arg0[%arg6, %arg7] : memref<6x7xf32>
            memref.store %4, %alloc[%arg6, %arg7] : memref<6x7xf32, #map>
          }
        }
      }
    }
    %c0_0 = arith.constant 0 : index
    %c6_1 = arith.constant 6 : index
    %c4_2 = arith.constant 4 : index
    scf.for %arg4 = %c0_0 to %c6_1 step %c4_2 {
      %c0_5 = arith.constant 0 : index
      %c7_6 = arith.constant 7 : index
      %c4_7 = arith.constant 4 : index
      scf.for %arg5 = %c0_5 to %c7_6 step %c4_7 {
        %c4_8 = arith.constant 4 : index
        %0 = arith.addi %arg4, %c4_8 : index
        %c6_9 = arith.constant 6 : index
        %1 = arith.minsi %0, %c6_9 : index
        %c1 = arith.constant 1 : index
        scf.for %arg6 = %arg4 to %1 step %c1 {
          %c4_10 = arith.constant 4 : index
          %2 = arith.addi %arg5, %c4_10 : index
          %c7_11 = arith.constant 7 : index
          %3 = arith.minsi %2, %c7_11 : index
          %c1_12 = arith.constant 1 : index
          scf.for %arg7 = %arg5 to %3 step %c1_12 {
            %4 = memref.load %alloc[%arg6, %arg7] : memref<6x7xf32, #map>
            %5 = memref.load %arg1[%arg7] : memref<7xf32>
            %6 = memref.load %arg2[%arg6] : memref<6xf32>
            %7 = arith.mulf %4, %5 : f32
            %8 = arith.addf %6, %7 : f32
            memref.store %8, %arg2[%arg6] : memref<6xf32>
          }
        }
      }
    }
    %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) : memref<6x7xf32> to memref<7x6xf32, strided<[1, 7]>>
    %c0_3 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %c4_4 = arith.constant 4 : index
    scf.for %arg4 = %c0_3 to %c7 step %c4_4 {
      %c0_5 = arith.constant 0 : index
      %c6_6 = arith.constant 6 : index
      %c4_7 = arith.constant 4 : index
      scf.for %arg5 = %c0_5 to %c6_6 step %c4_7 {
        %c4_8 = arith.constant 4 : index
        %0 = arith.addi %arg4, %c4_8 : index
        %c7_9 = arith.constant 7 : index
        %1 = arith.minsi %0, %c7_9 : index
        %c1 = arith.constant 1 : index
        scf.for %arg6 = %arg4 to %1 step %c1 {
          %c4_10 = arith.constant 4 : index
          %2 = arith.addi %arg5, %c4_10 : index
          %c6_11 = arith.constant 6 : index
          %3 = arith.minsi %2, %c6_11 : index
          %c1_12 = arith.constant 1 : index
          scf.for %arg7 = %arg5 to %3 step %c1_12 {
            %4 = memref.load %transpose[%arg6, %arg7] : memref<7x6xf32, strided<[1, 7]>>
            %5 = memref.load %arg2[%arg7] : memref<6xf32>
            %6 = memref.load %arg3[%arg6] : memref<7xf32>
            %7 = arith.mulf %4, %5 : f32
            %8 = arith.addf %6, %7 : f32
            memref.store %8, %arg3[%arg6] : memref<7xf32>
          }
        }
      }
    }
    memref.dealloc %alloc : memref<6x7xf32, #map>
    return
  }
}
