module {
  func.func @softmax(%arg0: memref<5x7xf32>, %arg1: memref<5x7xf32>) {
    %c7 = arith.constant 7 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %c4 = arith.constant 4 : index
    scf.for %arg2 = %c0 to %c4 step %c4 {
      %0 = arith.addi %arg2, %c4 : index
      %1 = arith.minsi %0, %c5 : index
      scf.for %arg3 = %arg2 to %1 step %c1 {
        %2 = scf.for %arg4 = %c0 to %c7 step %c1 iter_args(%arg5 = %cst_0) -> (f32) {
          %4 = memref.load %arg0[%arg3, %arg4] : memref<5x7xf32>
          %5 = arith.maximumf %arg5, %4 : f32
          scf.yield %5 : f32
        }
        scf.for %arg4 = %c0 to %c7 step %c1 {
          %4 = memref.load %arg0[%arg3, %arg4] : memref<5x7xf32>
          %5 = arith.subf %4, %2 : f32
          %6 = math.exp %5 : f32
          memref.store %6, %arg1[%arg3, %arg4] : memref<5x7xf32>
        }
        %3 = scf.for %arg4 = %c0 to %c7 step %c1 iter_args(%arg5 = %cst) -> (f32) {
          %4 = memref.load %arg1[%arg3, %arg4] : memref<5x7xf32>
          %5 = arith.addf %arg5, %4 : f32
          scf.yield %5 : f32
        }
        scf.for %arg4 = %c0 to %c7 step %c1 {
          %4 = memref.load %arg1[%arg3, %arg4] : memref<5x7xf32>
          %5 = arith.divf %4, %3 : f32
          memref.store %5, %arg1[%arg3, %arg4] : memref<5x7xf32>
        }
      }
    }
    scf.for %arg2 = %c4 to %c5 step %c4 {
      %0 = arith.addi %arg2, %c4 : index
      %1 = arith.minsi %0, %c5 : index
      scf.for %arg3 = %arg2 to %1 step %c1 {
        %2 = scf.for %arg4 = %c0 to %c7 step %c1 iter_args(%arg5 = %cst_0) -> (f32) {
          %4 = memref.load %arg0[%arg3, %arg4] : memref<5x7xf32>
          %5 = arith.maximumf %arg5, %4 : f32
          scf.yield %5 : f32
        }
        scf.for %arg4 = %c0 to %c7 step %c1 {
          %4 = memref.load %arg0[%arg3, %arg4] : memref<5x7xf32>
          %5 = arith.subf %4, %2 : f32
          %6 = math.exp %5 : f32
          memref.store %6, %arg1[%arg3, %arg4] : memref<5x7xf32>
        }
        %3 = scf.for %arg4 = %c0 to %c7 step %c1 iter_args(%arg5 = %cst) -> (f32) {
          %4 = memref.load %arg1[%arg3, %arg4] : memref<5x7xf32>
          %5 = arith.addf %arg5, %4 : f32
          scf.yield %5 : f32
        }
        scf.for %arg4 = %c0 to %c7 step %c1 {
          %4 = memref.load %arg1[%arg3, %arg4] : memref<5x7xf32>
          %5 = arith.divf %4, %3 : f32
          memref.store %5, %arg1[%arg3, %arg4] : memref<5x7xf32>
        }
      }
    }
    return
  }
}
