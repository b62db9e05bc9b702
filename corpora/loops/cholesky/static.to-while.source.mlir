module {
  func.func @cholesky(%arg0: memref<6x6xf32>) {
    %c0 = arith.constant 0 : index
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    scf.for %arg1 = %c0 to %c6 step %c1 {
      scf.for %arg2 = %c0 to %arg1 step %c1 {
        scf.for %arg3 = %c0 to %arg2 step %c1 {
          %5 = memref.load %arg0[%arg1, %arg3] : memref<6x6xf32>
          %6 = memref.load %arg0[%arg2, %arg3] : memref<6x6xf32>
          %7 = memref.load %arg0[%arg1, %arg2] : memref<6x6xf32>
          %8 = arith.mulf %5, %6 : f32
          %9 = arith.subf %7, %8 : f32
          memref.store %9, %arg0[%arg1, %arg2] : memref<6x6xf32>
        }
        %2 = memref.load %arg0[%arg2, %arg2] : memref<6x6xf32>
        %3 = memref.load %arg0[%arg1, %arg2] : memref<6x6xf32>
        %4 = arith.divf %3, %2 : f32
        memref.store %4, %arg0[%arg1, %arg2] : memref<6x6xf32>
      }
      scf.for %arg2 = %c0 to %arg1 step %c1 {
        %2 = memref.load %arg0[%arg1, %arg2] : memref<6x6xf32>
        %3 = memref.load %arg0[%arg1, %arg1] : memref<6x6xf32>
        %4 = arith.mulf %2, %2 : f32
        %5 = arith.subf %3, %4 : f32
        memref.store %5, %arg0[%arg1, %arg1] : memref<6x6xf32>
      }
      %0 = memref.load %arg0[%arg1, %arg1] : memref<6x6xf32>
      %1 = math.sqrt %0 : f32
      memref.store %1, %arg0[%arg1, %arg1] : memref<6x6xf32>
    }
    return
  }
}
