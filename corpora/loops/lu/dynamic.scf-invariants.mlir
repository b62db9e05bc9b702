module {
  func.func @lu(%arg0: index, %arg1: memref<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_0 = arith.constant 0 : index
    %c1_1 = arith.constant 1 : index
    %c0_2 = arith.constant 0 : index
    %c1_3 = arith.constant 1 : index
    %c1_4 = arith.constant 1 : index
    %c0_5 = arith.constant 0 : index
    %c1_6 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %arg0 step %c1 {
      scf.for %arg3 = %c0_0 to %arg2 step %c1_1 {
        scf.for %arg4 = %c0_2 to %arg3 step %c1_3 {
          %3 = memref.load %arg1[%arg2, %arg4] : memref<?x?xf32>
          %4 = memref.load %arg1[%arg4, %arg3] : memref<?x?xf32>
          %5 = memref.load %arg1[%arg2, %arg3] : memref<?x?xf32>
          %6 = arith.mulf %3, %4 : f32
          %7 = arith.subf %5, %6 : f32
          memref.store %7, %arg1[%arg2, %arg3] : memref<?x?xf32>
        }
        %0 = memref.load %arg1[%arg3, %arg3] : memref<?x?xf32>
        %1 = memref.load %arg1[%arg2, %arg3] : memref<?x?xf32>
        %2 = arith.divf %1, %0 : f32
        memref.store %2, %arg1[%arg2, %arg3] : memref<?x?xf32>
      }
      scf.for %arg3 = %arg2 to %arg0 step %c1_4 {
        scf.for %arg4 = %c0_5 to %arg2 step %c1_6 {
          %0 = memref.load %arg1[%arg2, %arg4] : memref<?x?xf32>
          %1 = memref.load %arg1[%arg4, %arg3] : memref<?x?xf32>
          %2 = memref.load %arg1[%arg2, %arg3] : memref<?x?xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.subf %2, %3 : f32
          memref.store %4, %arg1[%arg2, %arg3] : memref<?x?xf32>
        }
      }
    }
    return
  }
}
