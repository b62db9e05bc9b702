module {
  func.func @softmax(%arg0: memref<5x7xf32>, %arg1: memref<5x7xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %c4 = arith.constant 4 : index
    scf.for %arg2 = %c0 to %c5 step %c4 {
      %c4_1 = arith.constant 4 : index
      %0 = arith.addi %arg2, %c4_1 : index
      %c5_2 = arith.constant 5 : index
      %1 = arith.minsi %0, %c5_2 : index
      %c1 = arith.constant 1 : index
      scf.for %arg3 = %arg2 to %1 step %c1 {
        %c0_3 = arith.constant 0 : index
        %c7 = arith.constant 7 : index
        %c1_4 = arith.constant 1 : index
        %2 = scf.for %arg4 = %c0_3 to %c7 step %c1_4 iter_args(%arg5 = %cst_0) -> (f32) {
          %4 = memref.load %arg0[%arg3, %arg4] : memref<5x7xf32>
          %5 = arith.maximumf %arg5, %4 : f32
          scf.yield %5 : f32
        }
        %c0_5 = arith.constant 0 : index
        %c7_6 = arith.constant 7 : index
        %c1_7 = arith.constant 1 : index
        scf.for %arg4 = %c0_5 to %c7_6 step %c1_7 {
          %4 = memref.load %arg0[%arg3, %arg4] : memref<5x7xf32>
          %5 = arith.subf %4, %2 : f32
          %6 = math.exp %5 : f32
          memref.store %6, %arg1[%arg3, %arg4] : memref<5x7xf32>
        }
        %c0_8 = arith.constant 0 : index
        %c7_9 = arith.constant 7 : index
        %c1_10 = arith.constant 1 : index
        %3 = scf.for %arg4 = %c0_8 to %c7_9 step %c1_10 iter_args(%arg5 = %cst) -> (f32) {
          %4 = memref.load %arg1[%arg3, %arg4] : memref<5x7xf32>
          %5 = arith.addf %arg5, %4 : f32
          scf.yield %5 : f32
        }
        %c0_11 = arith.constant 0 : index
        %c7_12 = arith.constant 7 : index
        %c1_13 = arith.constant 1 : index
        scf.for %arg4 = %c0_11 to %c7_12 step %c1_13 {
          %4 = memref.load %arg1[%arg3, %arg4] : memref<5x7xf32>
          %5 = arith.divf %4, %3 : f32
          memref.store %5, %arg1[%arg3, %arg4] : memref<5x7xf32>
        }
      }
    }
    return
  }
}
