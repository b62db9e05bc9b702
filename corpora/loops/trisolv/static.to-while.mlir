module {
  func.func @trisolv(%arg0: memref<7x7xf64>, %arg1: memref<7xf64>, %arg2: memref<7xf64>) {
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %c1 = arith.constant 1 : index
    %0 = scf.while (%arg3 = %c0) : (index) -> index {
      %1 = arith.cmpi slt, %arg3, %c7 : index
      scf.condition(%1) %arg3 : index
    } do {
    ^bb0(%arg3: index):
      %1 = arith.addi %arg3, %c1 : index
      %2 = memref.load %arg2[%arg3] : memref<7xf64>
      memref.store %2, %arg1[%arg3] : memref<7xf64>
      %3 = scf.while (%arg4 = %c0) : (index) -> index {
        %7 = arith.cmpi slt, %arg4, %arg3 : index
        scf.condition(%7) %arg4 : index
      } do {
      ^bb0(%arg4: index):
        %7 = arith.addi %arg4, %c1 : index
        %8 = memref.load %arg0[%arg3, %arg4] : memref<7x7xf64>
        %9 = memref.load %arg1[%arg4] : memref<7xf64>
        %10 = memref.load %arg1[%arg3] : memref<7xf64>
        %11 = arith.mulf %8, %9 : f64
        %12 = arith.subf %10, %11 : f64
        memref.store %12, %arg1[%arg3] : memref<7xf64>
        scf.yield %7 : index
      }
      %4 = memref.load %arg1[%arg3] : memref<7xf64>
      %5 = memref.load %arg0[%arg3, %arg3] : memref<7x7xf64>
      %6 = arith.divf %4, %5 : f64
      memref.store %6, %arg1[%arg3] : memref<7xf64>
      scf.yield %1 : index
    }
    return
  }
}
