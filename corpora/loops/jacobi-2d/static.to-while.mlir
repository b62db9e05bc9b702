module {
  func.func @jacobi_2d(%arg0: memref<7x9xf64>, %arg1: memref<7x9xf64>) {
    %c-1 = arith.constant -1 : index
    %c8 = arith.constant 8 : index
    %c6 = arith.constant 6 : index
    %cst = arith.constant 2.000000e-01 : f64
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0 = scf.while (%arg2 = %c0) : (index) -> index {
      %1 = arith.cmpi slt, %arg2, %c2 : index
      scf.condition(%1) %arg2 : index
    } do {
    ^bb0(%arg2: index):
      %1 = arith.addi %arg2, %c1 : index
      %2 = scf.while (%arg3 = %c1) : (index) -> index {
        %4 = arith.cmpi slt, %arg3, %c6 : index
        scf.condition(%4) %arg3 : index
      } do {
      ^bb0(%arg3: index):
        %4 = arith.addi %arg3, %c1 : index
        %5 = scf.while (%arg4 = %c1) : (index) -> index {
          %6 = arith.cmpi slt, %arg4, %c8 : index
          scf.condition(%6) %arg4 : index
        } do {
        ^bb0(%arg4: index):
          %6 = arith.addi %arg4, %c1 : index
          %7 = memref.load %arg0[%arg3, %arg4] : memref<7x9xf64>
          %8 = arith.addi %arg4, %c-1 : index
          %9 = memref.load %arg0[%arg3, %8] : memref<7x9xf64>
          %10 = arith.addi %arg4, %c1 : index
          %11 = memref.load %arg0[%arg3, %10] : memref<7x9xf64>
          %12 = arith.addi %arg3, %c1 : index
          %13 = memref.load %arg0[%12, %arg4] : memref<7x9xf64>
          %14 = arith.addi %arg3, %c-1 : index
          %15 = memref.load %arg0[%14, %arg4] : memref<7x9xf64>
          %16 = arith.addf %7, %9 : f64
          %17 = arith.addf %16, %11 : f64
          %18 = arith.addf %17, %13 : f64
          %19 = arith.addf %18, %15 : f64
          %20 = arith.mulf %19, %cst : f64
          memref.store %20, %arg1[%arg3, %arg4] : memref<7x9xf64>
          scf.yield %6 : index
        }
        scf.yield %4 : index
      }
      %3 = scf.while (%arg3 = %c1) : (index) -> index {
        %4 = arith.cmpi slt, %arg3, %c6 : index
        scf.condition(%4) %arg3 : index
      } do {
      ^bb0(%arg3: index):
        %4 = arith.addi %arg3, %c1 : index
        %5 = scf.while (%arg4 = %c1) : (index) -> index {
          %6 = arith.cmpi slt, %arg4, %c8 : index
          scf.condition(%6) %arg4 : index
        } do {
        ^bb0(%arg4: index):
          %6 = arith.addi %arg4, %c1 : index
          %7 = memref.load %arg1[%arg3, %arg4] : memref<7x9xf64>
          %8 = arith.addi %arg4, %c-1 : index
          %9 = memref.load %arg1[%arg3, %8] : memref<7x9xf64>
          %10 = arith.addi %arg4, %c1 : index
          %11 = memref.load %arg1[%arg3, %10] : memref<7x9xf64>
          %12 = arith.addi %arg3, %c1 : index
          %13 = memref.load %arg1[%12, %arg4] : memref<7x9xf64>
          %14 = arith.addi %arg3, %c-1 : index
          %15 = memref.load %arg1[%14, %arg4] : memref<7x9xf64>
          %16 = arith.addf %7, %9 : f64
          %17 = arith.addf %16, %11 : f64
          %18 = arith.addf %17, %13 : f64
          %19 = arith.addf %18, %15 : f64
          %20 = arith.mulf %19, %cst : f64
          memref.store %20, %arg0[%arg3, %arg4] : memref<7x9xf64>
          scf.yield %6 : index
        }
        scf.yield %4 : index
      }
      scf.yield %1 : index
    }
    return
  }
}
