module {
  func.func @trisolv(%arg0: memref<7x7xf64>, %arg1: memref<7xf64>, %arg2: memref<7xf64>) {
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %c7 step %c1 {
      %0 = memref.load %arg2[%arg3] : memref<7xf64>
      memref.store %0, %arg1[%arg3] : memref<7xf64>
      scf.for %arg4 = %c0 to %arg3 step %c1 {
        %4 = memref.load %arg0[%arg3, %arg4] : memref<7x7xf64>
        %5 = memref.load %arg1[%arg4] : memref<7xf64>
        %6 = memref.load %arg1[%arg3] : memref<7xf64>
        %7 = arith.mulf %4, %5 : f64
        %8 = arith.subf %6, %7 : f64
        memref.store %8, %arg1[%arg3] : memref<7xf64>
      }
      %1 = memref.load %arg1[%arg3] : memref<7xf64>
      %2 = memref.load %arg0[%arg3, %arg3] : memref<7x7xf64>
      %3 = arith.divf %1, %2 : f64
      memref.store %3, %arg1[%arg3] : memref<7xf64>
    }
    return
  }
}
