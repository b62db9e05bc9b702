module {
  func.func @lu(%arg0: memref<7x7xf64>) {
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %c1 = arith.constant 1 : index
    scf.for %arg1 = %c0 to %c7 step %c1 {
      scf.for %arg2 = %c0 to %arg1 step %c1 {
        scf.for %arg3 = %c0 to %arg2 step %c1 {
          %3 = memref.load %arg0[%arg1, %arg3] : memref<7x7xf64>
          %4 = memref.load %arg0[%arg3, %arg2] : memref<7x7xf64>
          %5 = memref.load %arg0[%arg1, %arg2] : memref<7x7xf64>
          %6 = arith.mulf %3, %4 : f64
          %7 = arith.subf %5, %6 : f64
          memref.store %7, %arg0[%arg1, %arg2] : memref<7x7xf64>
        }
        %0 = memref.load %arg0[%arg2, %arg2] : memref<7x7xf64>
        %1 = memref.load %arg0[%arg1, %arg2] : memref<7x7xf64>
        %2 = arith.divf %1, %0 : f64
        memref.store %2, %arg0[%arg1, %arg2] : memref<7x7xf64>
      }
      scf.for %arg2 = %arg1 to %c7 step %c1 {
        scf.for %arg3 = %c0 to %arg1 step %c1 {
          %0 = memref.load %arg0[%arg1, %arg3] : memref<7x7xf64>
          %1 = memref.load %arg0[%arg3, %arg2] : memref<7x7xf64>
          %2 = memref.load %arg0[%arg1, %arg2] : memref<7x7xf64>
          %3 = arith.mulf %0, %1 : f64
          %4 = arith.subf %2, %3 : f64
          memref.store %4, %arg0[%arg1, %arg2] : memref<7x7xf64>
        }
      }
    }
    return
  }
}
