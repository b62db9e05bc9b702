module {
  func.func @syr2k(%arg0: index, %arg1: index, %arg2: f64, %arg3: memref<?x?xf64>, %arg4: memref<?x?xf64>, %arg5: memref<?x?xf64>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.while (%arg6 = %c0) : (index) -> index {
      %1 = arith.cmpi slt, %arg6, %arg0 : index
      scf.condition(%1) %arg6 : index
    } do {
    ^bb0(%arg6: index):
      %1 = arith.addi %arg6, %c1 : index
      %2 = scf.while (%arg7 = %c0) : (index) -> index {
        %3 = arith.cmpi slt, %arg7, %arg1 : index
        scf.condition(%3) %arg7 : index
      } do {
      ^bb0(%arg7: index):
        %3 = arith.addi %arg7, %c1 : index
        %4 = arith.addi %arg6, %c1 : index
        %5 = scf.while (%arg8 = %c0) : (index) -> index {
          %6 = arith.cmpi slt, %arg8, %4 : index
          scf.condition(%6) %arg8 : index
        } do {
        ^bb0(%arg8: index):
          %6 = arith.addi %arg8, %c1 : index
          %7 = memref.load %arg4[%arg8, %arg7] : memref<?x?xf64>
          %8 = memref.load %arg5[%arg6, %arg7] : memref<?x?xf64>
          %9 = memref.load %arg5[%arg8, %arg7] : memref<?x?xf64>
          %10 = memref.load %arg4[%arg6, %arg7] : memref<?x?xf64>
          %11 = memref.load %arg3[%arg6, %arg8] : memref<?x?xf64>
          %12 = arith.mulf %7, %arg2 : f64
          %13 = arith.mulf %12, %8 : f64
          %14 = arith.mulf %9, %arg2 : f64
          %15 = arith.mulf %14, %10 : f64
          %16 = arith.addf %13, %15 : f64
          %17 = arith.addf %11, %16 : f64
          memref.store %17, %arg3[%arg6, %arg8] : memref<?x?xf64>
          scf.yield %6 : index
        }
        scf.yield %3 : index
      }
      scf.yield %1 : index
    }
    return
  }
}
